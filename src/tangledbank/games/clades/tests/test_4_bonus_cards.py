"""§4.5 The second bonus card."""

import pytest

from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.replaced import (
    CALL_CLADE,
    CALL_MIXED,
    CLOSED,
    FIVE,
    MIXED,
    TWELVE,
    new,
    piles,
)
from tangledbank.games.clades.tests.words import after, names, seen


def test_the_second_bonus_card_to_appear_brings_its_receiver_five_cards() -> None:
    """§4.5"""
    table = scene(
        shared=TWELVE, piles=["", "", "shark"], seats=3, deck=f"sw1r bivalve sw2r {FIVE} sw3r mw2b"
    )  # fmt: skip
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert piles(closed) == [MIXED, f"bivalve {FIVE}", "shark"]
    assert new(closed, table) == "sw1r sw2r sw3r"
    assert seen(closed).players[1].gifts == 5


def test_first_the_receiver_then_the_replacement_then_the_five_cards() -> None:
    """§4.5, ruling C33"""
    table = scene(
        shared=TWELVE, piles=["shark", "", ""], seats=3, deck=f"bivalve sw1r {FIVE} sw2r sw3r"
    )  # fmt: skip
    closed = after(table, f"2: {CALL_MIXED}", CLOSED)

    assert piles(closed)[2] == f"bivalve {FIVE}"
    assert new(closed, table).split()[0] == "sw1r"
    assert names(closed.deck) == ""


def test_the_first_bonus_card_brings_nothing_else() -> None:
    """§4.5"""
    table = scene(shared=TWELVE, seats=3, deck=f"sw1r bivalve sw2r {FIVE} sw3r mw2b")
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert piles(closed) == [MIXED, "bivalve", ""]
    assert seen(closed).players[1].gifts == 0


def test_it_does_not_matter_who_has_the_first_bonus_card() -> None:
    """§4.5"""
    for first in range(3):
        before = ["", "", ""]
        before[first] = "bivalve"
        table = scene(
            shared=TWELVE, piles=before, seats=3, deck=f"shark sw1r {FIVE} sw2r sw3r mw2b"
        )  # fmt: skip
        closed = after(table, f"1: {CALL_MIXED}", CLOSED)

        assert closed.piles[2].count == 6 + (first == 2)
        assert piles(closed)[2].endswith(f"shark {FIVE}")


def test_both_bonus_cards_in_a_row_are_a_first_and_a_second_one() -> None:
    """§4.4, §4.5, ruling C33"""
    table = scene(shared=TWELVE, seats=3, deck=f"shark bivalve sw1r {FIVE} sw2r sw3r mw2b")
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert piles(closed) == [MIXED, f"bivalve {FIVE}", "shark"]
    assert new(closed, table) == "sw1r sw2r sw3r"


def test_a_deck_too_short_for_the_five_gives_what_is_left() -> None:
    """§4.5, ruling C6"""
    table = scene(shared=TWELVE, piles=["", "", "shark"], seats=3, deck="bivalve sw1r aw1b aw1g")
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert piles(closed)[1] == "bivalve aw1b aw1g"
    assert new(closed, table) == "sw1r"
    assert closed.deck.count == 0


def test_a_deck_too_short_for_the_two_gives_what_is_left() -> None:
    """§2.3, ruling C6"""
    table = scene(shared=TWELVE, deck="sw1r")
    closed = after(table, f"1: {CALL_CLADE}", CLOSED)

    assert piles(closed)[0].split()[3:] == ["sw1r"]
    assert (closed.shared.count, closed.deck.count) == (9, 0)


def test_a_bonus_card_within_the_five_goes_on_to_its_player() -> None:
    """§4.5, §10.3, rulings C7 and C19"""
    table = scene(
        shared=TWELVE, piles=["", "", "shark"], seats=3, animals="genius",
        deck="bivalve sw1r aw1b mollusk aw1g aw1r aw2b aw2g sw2r sw3r",
    )  # fmt: skip
    closed = after(table, f"1: {CALL_MIXED}", CLOSED)

    assert piles(closed)[1] == "bivalve aw1b mollusk aw1g aw1r aw2b aw2g"
    assert new(closed, table) == "sw1r sw2r sw3r"


@pytest.mark.parametrize("extra", [0, 2])
def test_a_host_may_give_another_number_of_cards_with_the_second_bonus_card(extra: int) -> None:
    """§4.5"""
    table = scene(shared=TWELVE, piles=["", "shark"], deck=f"bivalve sw1r {FIVE} sw2r sw3r",
        bonus_extra=extra)  # fmt: skip

    assert after(table, f"1: {CALL_MIXED}", CLOSED).piles[1].count == 2 + extra
