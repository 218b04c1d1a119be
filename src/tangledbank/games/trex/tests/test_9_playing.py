"""§9.1, §9.2, §9.3, §9.15 Spot effects that hold while cards are played."""

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    place,
    place_named,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    legal,
    play,
    prehistoric,
    question,
    refusal,
    refused,
    side,
)

PLAIN = place(icon="wheel")
EVEN, SHIFT = card(period="finely-balanced"), card(period="finely-balanced", reveal="shift")
SHOVE = card(period="finely-balanced", reveal="shove")
FIVE, FOUR, THREE = card(footprints=5), card(footprints=4), card(footprints=3, period="jurassic")
STILL = card(spot="no-moves")


def playing(spot: str, *sides: str, **words: object) -> Position:
    """The first seat is to play, with a plain card, at this spot or at a plain one."""
    words = {"hands": [EVEN, ""], **words}
    return scene(spots=f"{spot} {PLAIN}", sides=sides, **words)


# -- §9.1 at most two ----------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="at-most-two"))
def test_a_side_has_room_for_two_cards(spot: str) -> None:
    """§9.1"""
    one = playing(spot, FOUR, f"{FIVE} {THREE}")
    two = playing(spot, f"{FOUR} how-de-do@jurassic", "")

    assert f"play {EVEN} at 1 down" in legal(one)
    assert f"play {EVEN} at 1 open" in legal(one)
    assert refused(two, f"play {EVEN} at 1 down") == "full"
    assert refused(two, "play how-de-do at 1 down") == "full"
    assert refusal(two, f"play {EVEN} at 1 open").section == "§9.1"
    assert f"play {EVEN} at 2 down" in legal(two)


def test_it_bars_moves_too() -> None:
    """§9.1, §10.9: even a shove of the rival's cards."""
    spot = place(spot="at-most-two")
    shift = play(playing(spot, f"{FOUR} how-de-do / {FIVE}", hands=[SHIFT, ""]),
        f"play {SHIFT} at 2 open")  # fmt: skip
    shove = playing(spot, "", f"{FOUR} {THREE} / {FIVE}+", hands=[SHOVE, ""])

    assert f"move {FOUR} to 2" in legal(shift)
    assert refused(shift, f"move {FIVE} to 1") == "no-room"
    assert question(play(shove, f"play {SHOVE} at 2 open")) == "2 play"


def test_cards_that_lie_there_already_stay() -> None:
    """§9.1, X15, X6: a third one that came before the spot card did."""
    relocate = card(period="finely-balanced", reveal="relocate")
    table = playing(place(spot="at-most-two"), f"/ {FIVE} {FOUR} {THREE}", hands=[relocate, ""])
    table = play(table, f"play {relocate} at 1 open", "relocate 1 and 2")

    assert side(table, 0, 2) == [FIVE, FOUR, THREE]


# -- §9.2 must reveal ----------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="must-reveal"))
def test_cards_are_revealed_where_the_spot_demands_it(spot: str) -> None:
    """§9.2: so that How-de-dos cannot be played there."""
    table = playing(spot)

    assert [text for text in legal(table) if " at 1 " in text] == [f"play {EVEN} at 1 open"]
    assert refused(table, f"play {EVEN} at 1 down") == "must-reveal"
    assert refusal(table, "play how-de-do at 1 down").section == "§9.2"
    assert f"play {EVEN} at 2 down" in legal(table)


def test_hidden_cards_that_lie_there_already_are_not_turned_up() -> None:
    """§9.2, X15"""
    find = next(one for one in all_cards(reveal="relocate", period="finely-balanced"))
    table = playing(place(spot="must-reveal"), f"/ {FIVE}", hands=[find, ""])
    table = play(table, f"play {find} at 2 open", "relocate 1 and 2")

    assert side(table, 0, 2) == [FIVE, f"{find}+"]


def test_a_hidden_card_may_be_moved_there() -> None:
    """§9.2, §10.9: a move is no play, and it stays as it was."""
    table = playing(place(spot="must-reveal"), f"/ {FIVE}", hands=[SHIFT, ""])
    table = play(table, f"play {SHIFT} at 2 open", f"move {FIVE} to 1")

    assert side(table, 0, 1) == [FIVE]


# -- §9.3 no reveals -----------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="no-reveals"))
def test_no_card_is_revealed_where_the_spot_forbids_it(spot: str) -> None:
    """§9.3"""
    table = playing(spot)

    assert [text for text in legal(table) if " at 1 " in text] == [
        f"play {EVEN} at 1 down", "play how-de-do at 1 down",
    ]  # fmt: skip
    assert refusal(table, f"play {EVEN} at 1 open").section == "§9.3"
    assert f"play {EVEN} at 2 open" in legal(table)


def test_shown_cards_that_lie_there_already_stay_shown() -> None:
    """§9.3, X15: and a flip is no reveal of a card that is played."""
    flip = card(period="finely-balanced", reveal="flip")
    table = playing(place(spot="no-reveals"), f"{FIVE}+", FOUR, hands=[flip, ""])

    assert side(table, 0, 1) == [f"{FIVE}+"]
    assert refused(table, f"play {flip} at 1 open") == "no-reveals"


@pytest.mark.parametrize("spot", ["must-reveal", "no-reveals"])
def test_ice_and_a_spot_that_demands_revealing_leave_no_play(spot: str) -> None:
    """§2.9, X15"""
    ice = prehistoric("ice")
    table = scene(spots=f"{place(spot=spot)} {PLAIN} {ice}", phase="prehistoric", hands=[EVEN, ""])
    table = play(table, "choose 1")
    here = [text for text in legal(table) if " at 1 " in text]

    assert here == ([] if spot == "must-reveal" else
        [f"play {EVEN} at 1 down", "play how-de-do at 1 down"])  # fmt: skip


# -- §9.15 no moves ------------------------------------------------------------------------
def test_no_card_is_moved_to_or_from_there() -> None:
    """§9.15: neither by a shift nor by a shove."""
    table = scene(spots=f"{STILL} {PLAIN} {place(icon='food')}", hands=[SHIFT, ""],
        sides=f"{FIVE} / {FOUR}")  # fmt: skip
    table = play(table, f"play {SHIFT} at 3 open")
    shove = scene(spots=f"{STILL} {PLAIN}", hands=[SHOVE, ""], sides=["", f"{FIVE}+ / {FOUR}+"])

    assert legal(table) == ["leave it", f"move {FOUR} to 3"]
    assert refusal(table, f"move {FOUR} to 1").section == "§9.15"
    assert refusal(table, f"move {FIVE} to 2").section == "§9.15"
    assert question(play(shove, f"play {SHOVE} at 2 open")) == "2 play"


def test_cards_are_played_and_taken_back_there_as_anywhere() -> None:
    """§9.15, §7.6"""
    recall = card(period="finely-balanced", reveal="recall")
    table = scene(spots=f"{STILL} {PLAIN}", hands=[recall, ""], sides=FIVE)

    assert f"play {recall} at 1 down" in legal(table)
    assert legal(play(table, f"play {recall} at 1 open")) == ["leave it", f"take back {FIVE}"]


def test_a_spot_effect_of_a_played_card_is_ignored() -> None:
    """§4.4: no moves, on the side of a plain place."""
    jurassic = card(period="jurassic", reveal="shift")
    table = scene(
        spots=f"{place(icon='food')} {PLAIN}", hands=[jurassic, ""], sides=f"{STILL}+",
        period="jurassic",
    )  # fmt: skip
    table = play(table, f"play {jurassic} at 1 open")

    assert legal(table) == ["leave it", f"move {STILL} to 2"]


@pytest.mark.parametrize("effect", ["at-most-two", "must-reveal", "no-reveals"])
def test_places_of_a_kind_are_two_with_different_icons(effect: str) -> None:
    """§9.1, §9.2, §9.3: and each is won as any other."""
    first, second = all_places(spot=effect)

    assert place_named(first).icon != place_named(second).icon
    assert resolved(spots=first, sides=FIVE).scores[0].as_list() == [
        resolved(spots=first, sides=FIVE).cards.number_of[first]
    ]
