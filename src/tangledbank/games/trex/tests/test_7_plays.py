"""§7.5, §7.11, §7.12 Encore, barge in and boom; §4.5 where revealing was compulsory."""

import pytest
from tests.spoken import each

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    scene,
)
from tangledbank.games.trex.tests.words import (
    asker,
    events,
    held,
    legal,
    phase,
    play,
    question,
    seen,
    told,
    winners,
)

PLACES = " ".join(all_places()[:3])
NEXT = " ".join(all_places()[3:7])
OPEN = place(spot="must-reveal")
FOUR, FOUR_TOO = card(footprints=4, icon="hat"), card(footprints=4, icon="wheel")
ENCORE = card(reveal="encore", period="free")
BARGE = card(reveal="barge-in")
BOOM = card(reveal="boom", plain=False)


def with_card(id: str, spots: str = PLACES, **words: object) -> Position:
    """The first seat holds this card in its own period."""
    words = {"hands": [f"{id} {FOUR}", FOUR_TOO], "period": card_named(id).period, **words}
    return scene(spots=spots, **words)


# -- §7.5 encore ---------------------------------------------------------------------------
@pytest.mark.parametrize("encore", all_cards(reveal="encore"))
def test_an_encore_is_one_play_more(encore: str) -> None:
    """§7.5: the play of the card itself is used."""
    table = with_card(encore)

    assert each(play(table, f"play {encore} at 1 open").plays) == [2, 2]
    assert each(play(table, f"play {encore} at 1 down").plays) == [1, 2]
    (event,) = events(table, "encore", f"play {encore} at 1 open")
    assert event.seat == 0


def test_with_an_encore_a_player_plays_three_cards_in_a_period() -> None:
    """§7.5, §3.4"""
    first, second = all_cards(reveal="peek", period="free")[:2]
    table = scene(
        spots=PLACES, hands=[f"{first} {second} {ENCORE}", ""], period="free", passed=(0, 1)
    )
    table = play(table, f"play {first} at 1 down", f"play {ENCORE} at 2 open")

    assert (question(table), phase(table)) == ("1 play", "Free")
    assert seen(table, 1).players[0].plays == 1
    last = play(table, f"play {second} at 3 down")
    assert last.round == 2


def test_turns_still_alternate_after_an_encore() -> None:
    """§7.5, §3.2: it is no second turn at once."""
    assert question(play(with_card(ENCORE), f"play {ENCORE} at 1 open")) == "2 play"


def test_an_encore_is_for_this_period_only() -> None:
    """§7.5"""
    encore = card(reveal="encore", period="jurassic")
    table = play(with_card(encore), f"play {encore} at 1 open", "pass", "pass")

    assert phase(table) == "Free"
    assert each(table.plays) == [2, 2]


# -- §7.11 barge in ------------------------------------------------------------------------
def test_barge_in_takes_first_move_from_the_next_period_on() -> None:
    """§7.11, §3.6, X5, X19: in Free, from the resolution on."""
    table = with_card(BARGE, first=1, turn=0, sides=[f"{FOUR_TOO}", f"{FOUR}"],
        hands=[BARGE, ""], deck=NEXT)  # fmt: skip
    taken = play(table, f"play {BARGE} at 2 open")

    assert (seen(taken).first_move, seen(taken).next_first) == (1, 0)
    (event,) = events(table, "first move", f"play {BARGE} at 2 open")
    assert event.seat == 0
    assert winners(play(taken, "all pass"))[0] == 0
    assert winners(play(table, f"play {BARGE} at 2 down", "all pass"))[0] == 1


def test_whoever_has_first_move_already_takes_nothing() -> None:
    """§7.11, §10.10"""
    table = with_card(BARGE, first=0)

    assert told(table, f"play {BARGE} at 1 open") == ["laid open"]


# -- §7.12 boom ----------------------------------------------------------------------------
@pytest.mark.parametrize("boom", all_cards(reveal="boom", plain=False))
def test_boom_takes_rexonomics(boom: str) -> None:
    """§7.12"""
    table = with_card(boom, rexonomics=1)

    assert seen(play(table, f"play {boom} at 1 open")).rexonomics == 0
    assert seen(play(table, f"play {boom} at 1 down")).rexonomics == 1
    (event,) = events(table, "rexonomics", f"play {boom} at 1 open")
    assert event.seat == 0
    mine = with_card(boom, rexonomics=0)
    assert told(mine, f"play {boom} at 1 open") == ["laid open"]


# -- §4.5 where a spot demands revealing ---------------------------------------------------
UNASKED = ["encore", "find-card", "find-place", "exchange", "barge-in", "boom"]


@pytest.mark.parametrize("effect", UNASKED)
def test_where_revealing_is_a_must_every_effect_may_be_left(effect: str) -> None:
    """§4.5, §9.2, X15"""
    eye = card(reveal=effect, plain=False)
    table = with_card(eye, OPEN, first=1, turn=0, rexonomics=1)
    asked = play(table, f"play {eye} at 1 open")

    assert (question(asked), asker(asked)) == ("1 use", eye)
    assert legal(asked) == ["leave it", "use it"]
    left = play(asked, "leave it")
    assert told(asked, "leave it") == ["left"]
    assert (left.next_first, left.rexonomics, left.plays[0]) == (1, 1, 1)
    assert (held(left), held(left, 1)) == ([FOUR], [FOUR_TOO])
    assert question(left) == "2 play"


@pytest.mark.parametrize("effect", UNASKED)
def test_and_may_be_used(effect: str) -> None:
    """§4.5, §9.2"""
    eye = card(reveal=effect, plain=False)
    table = with_card(eye, OPEN, first=1, turn=0, rexonomics=1)
    asked = play(table, f"play {eye} at 1 open")

    after = {
        "encore": ["encore"], "find-card": ["found", "took"], "find-place": ["found", "replaced"],
        "exchange": [], "barge-in": ["first move"], "boom": ["rexonomics"],
    }  # fmt: skip
    assert told(asked, "use it") == after[effect]
    assert question(play(asked, "use it")) == (
        "both exchange" if effect == "exchange" else "2 play"
    )


@pytest.mark.parametrize("effect", ["peek", "flip", "shift", "shove", "recall", "relocate"])
def test_effects_with_a_choice_ask_only_once_there(effect: str) -> None:
    """§4.5, §9.2: they may be left when they ask."""
    eye = card(reveal=effect)
    table = before_resolving(
        spots=f"{OPEN} {PLACES}", hands=[eye, ""], period=card_named(eye).period,
        sides=[FOUR, f"{FOUR_TOO}+ how-de-do"],
    )  # fmt: skip
    asked = play(table, f"play {eye} at 1 open")

    assert question(asked) == f"1 {effect}"
    assert "leave it" in legal(asked)
