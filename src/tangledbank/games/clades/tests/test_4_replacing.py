"""§4.1 to §4.4, §4.6 Replacing cards."""

import pytest

from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.replaced import (
    CALL_CLADE,
    CALL_MIXED,
    CLOSED,
    FIVE,
    MIXED,
    OTHERS,
    TWELVE,
    hands,
    new,
    piles,
)
from tangledbank.games.clades.tests.words import after, names, played, seen, story, told


# -- §4.1 ----------------------------------------------------------------------------------
def test_first_come_the_two_cards_for_a_clade_triple_then_shared_then_personal_cards() -> None:
    """§4.1, ruling C5"""
    table = scene(
        shared="ml1b ma1b sw1g aw3r sa3g", hands=["mw1b", "aa2b"],
        deck="sl1r sl2r al1g al2g mw3g mw2g",
    )  # fmt: skip
    closed = after(table, f"1: {CALL_CLADE}", CLOSED)

    assert piles(closed)[0].split()[3:] == ["sl1r", "sl2r"]
    assert new(closed, table) == "al1g al2g"
    assert hands(closed) == ["mw3g", "aa2b"]
    assert names(closed.deck) == "mw2g"
    assert told(table, f"1: {CALL_CLADE}", CLOSED) == [
        "triple", "clade triple", "window closed", "extra", "extra", "laid", "laid", "replaced",
        "drew",
    ]  # fmt: skip


def test_whoever_called_first_replaces_everything_first() -> None:
    """§4.1, rulings C9 and C26"""
    table = scene(
        shared=f"ml1b ma1b {MIXED} {OTHERS}", hands=["", "mw1b"],
        deck="sw1r sw2r sw3r aw1b aw2b aw1r mw1g mw1r",
    )  # fmt: skip
    mixed_first = after(table, f"1 at 0: {CALL_MIXED}", f"2 at 500: {CALL_CLADE}", CLOSED)
    clade_first = after(table, f"2 at 0: {CALL_CLADE}", f"1 at 500: {CALL_MIXED}", CLOSED)

    assert new(mixed_first, table) == "mw1g sw1r sw2r sw3r aw1r"
    assert piles(mixed_first)[1].split()[3:] == ["aw1b", "aw2b"]
    assert hands(mixed_first) == ["", "mw1r"]
    assert piles(clade_first)[1].split()[3:] == ["sw1r", "sw2r"]
    assert new(clade_first, table) == "mw1g mw1r sw3r aw1b aw1r"
    assert hands(clade_first) == ["", "aw2b"]


def test_nothing_is_replaced_after_a_false_call() -> None:
    """§4.1, §3.4"""
    table = scene(shared=TWELVE, deck="sl1r al1g")

    assert after(table, "1: call mw1b ml2r sw1g", CLOSED).places() == table.places()


# -- §4.2 ----------------------------------------------------------------------------------
def test_shared_cards_are_replaced_up_to_twelve() -> None:
    """§4.2"""
    closed = after(scene(shared=TWELVE), f"1: {CALL_MIXED}", CLOSED)

    assert closed.shared.count == 12
    assert closed.deck.count == 83 - 12 - 3


def test_after_lucky_13_only_two_cards_are_replaced() -> None:
    """§4.2, §5.3, ruling C1"""
    table = scene(shared=TWELVE, beside="aa3r")
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert table.shared.count == 13
    assert (closed.shared.count, new(closed, table).count(" ")) == (12, 1)


@pytest.mark.parametrize(("beside", "drawn"), [("aa3r", 2), ("aa3r aw2r", 1), ("aa3r aw2r sw1r", 0),
    ("aa3r aw2r sw1r mw2g", 0)])  # fmt: skip
def test_what_lies_beside_the_deck_is_kept_until_there_are_twelve_again(
    beside: str, drawn: int
) -> None:
    """§4.2, ruling C1"""
    table = scene(shared=TWELVE, beside=beside)
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert len(new(closed, table).split()) == drawn
    assert closed.shared.count == 9 + len(beside.split()) + drawn


def test_a_later_caller_may_draw_fewer_cards() -> None:
    """§4.2, ruling C26"""
    table = scene(shared=TWELVE, beside="aa3r aw2r", deck="sw1r sw2r sw3r mw2b mw2g", clade_extra=0)
    closed = after(table, f"1 at 0: {CALL_MIXED}", f"2 at 500: {CALL_CLADE}", CLOSED)

    assert new(closed, table) == "mw2b sw1r sw2r sw3r"
    assert closed.shared.count == 12
    assert names(closed.deck) == "mw2g"


def test_what_the_deck_no_longer_holds_is_not_replaced() -> None:
    """§4.2, ruling C26"""
    closed = after(scene(shared=TWELVE, deck="sw1r"), f"1: {CALL_MIXED}", CLOSED)

    assert closed.shared.count == 10
    assert closed.deck.count == 0


def test_a_deck_too_short_for_all_serves_whoever_called_first() -> None:
    """§4.1, §4.2, rulings C6 and C26"""
    table = scene(shared=TWELVE, deck="sw1r sw2r sw3r mw2b")
    closed = after(table, f"1 at 0: {CALL_MIXED}", f"2 at 500: {CALL_CLADE}", CLOSED)

    assert new(closed, table) == "sw1r sw2r sw3r"
    assert piles(closed)[1].split()[3:] == ["mw2b"]


# -- §4.3 ----------------------------------------------------------------------------------
def test_a_used_personal_card_is_replaced_and_no_other_one() -> None:
    """§4.3"""
    table = scene(shared=f"sl2r al2r {OTHERS}", hands=["ml2r", "mw1b"], deck="sw1r sw2r sw3r mw2b")
    used = after(table, f"1: {CALL_MIXED}", CLOSED)
    unused = after(scene(shared=TWELVE, hands=["mw2g", "ma2g"]), f"1: {CALL_MIXED}", CLOSED)

    assert hands(used) == ["sw3r", "mw1b"]
    assert new(used, table) == "sw1r sw2r"
    assert hands(unused) == ["mw2g", "ma2g"]


def test_every_used_personal_card_is_replaced() -> None:
    """§4.3, ruling C11"""
    table = scene(
        shared=f"al2r {OTHERS}", hands=["ml2r mw1b sl2r", ""], personal_cards="3 0",
        deck="sw1r sw2r sw3r mw2b",
    )  # fmt: skip
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert hands(closed) == ["mw1b sw2r sw3r", ""]
    assert new(closed, table) == "sw1r"


def test_the_new_personal_card_is_for_its_owner_alone_to_see() -> None:
    """§4.3, §1.2"""
    table = scene(shared=f"sl2r al2r {OTHERS}", hands=["ml2r", "mw1b"], deck="sw1r sw2r sw3r")
    closed, events = played(table, f"1: {CALL_MIXED}", CLOSED)

    assert [event.name for event in events if event.heard_by(0)][-2:] == ["replaced", "drew"]
    assert [event.name for event in events if event.heard_by(1)][-2:] == ["laid", "replaced"]
    assert seen(closed, 0).hand == ("sauropsid-water-3-red",)
    assert "sauropsid-water-3-red" not in str(seen(closed, 1))


def test_with_an_empty_deck_a_used_personal_card_is_not_replaced() -> None:
    """§4.3, ruling C6"""
    table = scene(shared=f"sl2r al2r {OTHERS}", hands=["ml2r", "mw1b"], deck="sw1r sw2r")

    assert hands(after(table, f"1: {CALL_MIXED}", CLOSED)) == ["", "mw1b"]


# -- §4.4 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("maker", range(4))
def test_the_shark_goes_to_the_player_on_the_right_and_the_bivalve_to_the_left(maker: int) -> None:
    """§4.4, ruling C33: the next seat is on the left, the one before on the right."""
    for bonus, receiver in (("shark", (maker - 1) % 4), ("bivalve", (maker + 1) % 4)):
        table = scene(shared=TWELVE, deck=f"sw1r {bonus} sw2r sw3r mw2b", seats=4)
        closed = after(table, f"{maker + 1}: {CALL_MIXED}", CLOSED)

        assert piles(closed)[receiver] == bonus
        assert new(closed, table) == "sw1r sw2r sw3r"
        assert names(closed.deck) == "mw2b"
        assert seen(closed).appeared == (bonus,)


def test_with_two_players_left_and_right_are_the_same_opponent() -> None:
    """§4.4, ruling C8"""
    for bonus in ("shark", "bivalve"):
        table = scene(shared=TWELVE, deck=f"{bonus} sw2r sw3r mw2b")

        assert piles(after(table, f"1: {CALL_MIXED}", CLOSED))[1] == bonus
        assert piles(after(table, f"2: {CALL_MIXED}", CLOSED))[0] == bonus


def test_a_bonus_card_among_the_two_extra_cards_goes_left_or_right_like_any_other() -> None:
    """§4.4, §2.3, ruling C7"""
    for bonus, receiver in (("shark", 0), ("bivalve", 2)):
        table = scene(shared=TWELVE, deck=f"sw1r {bonus} sw2r sw3r mw2b mw2g mw2r", seats=3)
        closed = after(table, f"2: {CALL_CLADE}", CLOSED)

        assert piles(closed)[1].split()[3:] == ["sw1r", "sw2r"]
        assert piles(closed)[receiver] == bonus
        assert new(closed, table) == "mw2b mw2g sw3r"


def test_a_bonus_card_drawn_for_a_hand_goes_left_or_right_and_is_replaced_there() -> None:
    """§4.4, §4.3, ruling C5"""
    table = scene(
        shared=f"sl2r al2r {OTHERS}", hands=["", "ml2r", ""], seats=3,
        deck="sw1r sw2r bivalve sw3r mw2b",
    )  # fmt: skip
    closed, events = played(table, f"2: {CALL_MIXED}", CLOSED)

    assert hands(closed) == ["", "sw3r", ""]
    assert piles(closed)[2] == "bivalve"
    assert not any("bivalve" in str(event.values) for event in events if event.name == "drew")


def test_a_bonus_card_goes_to_a_neighbour_of_the_one_for_whom_it_was_drawn() -> None:
    """§4.4, ruling C9"""
    deck = "sw1r sw2r sw3r mw2b shark mw2g aw1g aw2g aw3g"
    table = scene(shared=TWELVE, deck=deck, seats=4)
    closed = after(table, f"1 at 0: {CALL_MIXED}", f"3 at 500: {CALL_CLADE}", CLOSED)
    other = after(table, f"3 at 0: {CALL_MIXED}", f"1 at 500: {CALL_CLADE}", CLOSED)

    assert piles(closed)[1] == "shark"
    assert piles(other)[3] == "shark"


def test_even_if_somebody_else_has_made_a_triple_in_the_same_window_since() -> None:
    """§4.4, rulings C9 and C26"""
    table = scene(shared=TWELVE, deck="sw1r shark sw2r sw3r mw2b mw2g aw1g aw2g aw3g", seats=4)
    closed = after(table, f"1 at 0: {CALL_MIXED}", f"3 at 500: {CALL_CLADE}", CLOSED)

    assert piles(closed)[3] == "shark"
    assert seen(closed).maker == 2


def test_a_bonus_card_as_the_last_of_the_deck_is_received_and_replaced_by_nothing() -> None:
    """§4.4, ruling C6"""
    closed = after(scene(shared=TWELVE, deck="sw1r shark"), f"1: {CALL_MIXED}", CLOSED)

    assert piles(closed)[1] == "shark"
    assert (closed.shared.count, closed.deck.count) == (10, 0)


def test_alone_there_are_no_bonus_cards() -> None:
    """§4.4, §8.1, ruling C8"""
    table = scene(seats=1, shared=TWELVE, solitaire="race")

    assert sorted(card for pile in table.places() for card in pile) == list(range(81))


# -- §4.6, and cards that come up without a triple -----------------------------------------
def test_a_bonus_card_before_the_first_triple_is_shuffled_back_and_replaced() -> None:
    """§4.6, ruling C3"""
    table = scene(shared=TWELVE, deck="shark sw1r sw2r sw3r bivalve")
    added, events = played(table, "1: stuck", "2: stuck")

    assert added.shared.count == 13
    assert added.deck.count == 4
    assert [pile.count for pile in added.piles] == [0, 0]
    assert "shark" in names(added.deck)
    assert seen(added).appeared == ()
    assert {"shuffled back", "lucky"} <= {event.name for event in events}


def test_it_may_come_up_anywhere_afterwards() -> None:
    """§4.6"""
    found = set()
    for seed in range(12):
        table = scene(shared=TWELVE, deck="shark sw1r sw2r sw3r mw2b mw2g", seed=seed)
        found.add(names(after(table, "1: stuck", "2: stuck").deck).split().index("shark"))

    assert len(found) > 2


def test_a_bonus_card_as_the_13th_goes_to_a_neighbour_of_the_last_to_make_a_triple() -> None:
    """§4.4, §5.1, ruling C3"""
    for bonus, receiver in (("shark", 0), ("bivalve", 2)):
        table = scene(shared=TWELVE, deck=f"{bonus} sw1r sw2r", seats=3, maker=1)
        added = after(table, "1: stuck", "2: stuck", "3: stuck")

        assert piles(added)[receiver] == bonus
        assert new(added, table) == "sw1r"


def test_the_last_to_call_in_a_window_is_the_maker_for_what_comes_later() -> None:
    """§4.4, rulings C3 and C26"""
    table = scene(
        shared=TWELVE, seats=4, clade_extra=0, deck="sw1r sw2r sw3r mw2b mw2g mw2r shark aw1g"
    )  # fmt: skip
    closed = after(table, f"1 at 0: {CALL_MIXED}", f"3 at 500: {CALL_CLADE}", CLOSED)
    added = after(closed, "1: stuck", "2: stuck", "3: stuck", "4: stuck")

    assert seen(closed).maker == 2
    assert piles(added)[1] == "shark"


def test_a_second_bonus_card_as_the_13th_brings_five_cards_too() -> None:
    """§4.5, ruling C3"""
    table = scene(
        shared=TWELVE, piles=["bivalve", "", ""], deck=f"shark sw1r {FIVE}", seats=3, maker=1
    )
    added = after(table, "1: stuck", "2: stuck", "3: stuck")

    assert piles(added)[0] == f"bivalve shark {FIVE}"
    assert new(added, table) == "sw1r"


# -- what is told --------------------------------------------------------------------------
def test_the_story_of_a_second_bonus_card() -> None:
    """§4.4, §4.5"""
    table = scene(
        shared=TWELVE, piles=["", "shark"], deck="bivalve sw1r aw1b aw1g sw2r sw3r", bonus_extra=2
    )  # fmt: skip

    assert story(table, f"1: {CALL_MIXED}", CLOSED)[1:] == [
        "The cards are replaced.",
        "A bonus card: the bivalve goes to Seat 2, beside Seat 1.",
        "It is the second bonus card of its set.",
        "Seat 2 gets one blue Hughmilleria.",
        "Seat 2 gets one green Hughmilleria.",
        "New on the table: one red Elasmosaurus.",
        "New on the table: two red turtles and their kin.",
        "New on the table: three red turtles and their kin.",
    ]
