"""§5.5 Hints."""

from tangledbank.games.clades import GAME
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.seen.view import Hint
from tangledbank.games.clades.tests.stalled import CALL, HELP, NINE, TRIPLE, TWELVE
from tangledbank.games.clades.tests.words import (
    after,
    played,
    refused,
    seen,
)

HELPFUL = ("mammal-water-3-blue", "sauropsid-water-3-blue", "arthropod-water-3-blue")


def test_a_hint_has_three_steps() -> None:
    """§5.5"""
    one, two, three = (seen(after(HELP, *["1: hint"] * step), 0).hint for step in (1, 2, 3))

    assert one == Hint(step=1, sentence="There is one triple in your reach.", cards=())
    assert two is not None
    assert (two.step, two.sentence) == (2, "This card is part of one.")
    assert three == Hint(step=3, sentence="These three are a triple.", cards=HELPFUL)
    assert two.cards[0] in HELPFUL
    assert refused(after(HELP, *["1: hint"] * 3), "1: hint") == "no-more-hints"


def test_a_hint_says_how_many_triples_are_in_ones_own_reach() -> None:
    """§5.5, §3.1"""
    table = scene(shared=f"{TRIPLE} mw1g ml2r sw1g", hands=["aw1g", "al2g"])

    assert sentence(table, 0) == "There are 2 triples in your reach."
    assert sentence(table, 1) == "There is one triple in your reach."
    assert sentence(scene(shared=TWELVE), 0) == "There is no triple in your reach."


def sentence(table: Position, seat: int) -> str:
    """The first step of a hint."""
    hint = seen(after(table, f"{seat + 1}: hint"), seat).hint
    assert hint is not None
    return hint.sentence


def test_a_hint_is_for_its_own_seat_alone() -> None:
    """§5.5"""
    table, events = played(HELP, *["1: hint"] * 3)

    assert seen(table, 1).hint is None
    assert seen(table).hint is None
    assert [event.sentence for event in events if event.heard_by(1)] == [
        "Seat 1 asks for a hint, step 1.",
        "Seat 1 asks for a hint, step 2.",
        "Seat 1 asks for a hint, step 3.",
    ]


def test_among_others_every_step_costs_as_long_a_wait_as_a_false_call() -> None:
    """§5.5, §3.4"""
    asked = after(HELP, "1 at 1000: hint")

    assert refused(asked, f"1 at 3999: {CALL}") == "locked"
    assert after(asked, f"1 at 4000: {CALL}").piles[0].count == 3
    assert after(asked, f"2 at 1000: {CALL}").piles[1].count == 3
    again = after(asked, "1 at 2000: hint")
    assert refused(again, f"1 at 6999: {CALL}") == "locked"
    assert after(again, f"1 at 7000: {CALL}").piles[0].count == 3


def test_alone_a_hint_costs_nothing() -> None:
    """§5.5"""
    table = scene(shared=f"{TRIPLE} {NINE}", seats=1)

    assert after(table, "1 at 0: hint", f"1 at 0: {CALL}").piles[0].count == 3


def test_a_table_may_do_without_hints() -> None:
    """§5.5"""
    table = scene(shared=f"{TRIPLE} {NINE}", hints=False)

    assert refused(table, "1: hint") == "no-hints"
    assert GAME.parse("hint") not in table.legal(0)
