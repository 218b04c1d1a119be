"""§11 The end."""

import pytest

from tangledbank.core.errors import BadOption
from tangledbank.core.outcome import Outcome, Part
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import after, dealt, names, refused, seen, story, told

TRIPLE, CALL = "mw1b sw1b aw1b", "call mw1b sw1b aw1b"
LAND, CALL_LAND = "ml2r sl2r al2r", "call ml2r sl2r al2r"
CLADE, CALL_CLADE = "mw1b ml1b ma1b", "call mw1b ml1b ma1b"
REST = "mw1g ml2r sw1g sw1r"  # no triple among them, nor with sw2b or sl1b


def ended(table: Position) -> Outcome:
    """How the game ended."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def points(table: Position) -> list[int]:
    """Every seat's points."""
    return [score.points for score in ended(table).scores]


# -- §11.1 ---------------------------------------------------------------------------------
def test_the_game_is_over_when_the_deck_is_empty_and_nobody_can_make_a_triple() -> None:
    """§11.1, ruling C13"""
    table = scene(shared=f"{TRIPLE} {REST}", deck="")
    over = after(table, f"1: {CALL}", "at 2000")

    assert over.is_over
    assert over.actors() == []
    assert ended(over).ended_by == "The deck is empty and no triple is left (§11.1)."
    assert story(table, f"1: {CALL}", "at 2000")[-1] == (
        "The game is over: the deck is empty and no triple is left."
    )


def test_it_is_not_over_before_the_window_has_closed() -> None:
    """§11.1, §3.2, ruling C26"""
    called = after(scene(shared=f"{TRIPLE} {REST}", deck=""), f"1: {CALL}")

    assert not called.is_over
    assert called.outcome() is None
    assert after(called, "at 1999").actors() == [0, 1]


def test_it_goes_on_while_there_is_a_triple_among_the_shared_cards() -> None:
    """§11.1"""
    called = after(scene(shared=f"{TRIPLE} {LAND} sw1g", deck=""), f"1: {CALL}", "at 2000")

    assert not called.is_over
    assert after(called, f"2: {CALL_LAND}", "at 4000").is_over


def test_it_goes_on_while_somebody_can_make_a_triple_with_a_personal_card() -> None:
    """§11.1, ruling C13"""
    table = scene(shared=f"{TRIPLE} sl2r al2r sw1g", hands=["sw1r", "ml2r"], deck="")
    called = after(table, f"1: {CALL}", "at 2000")

    assert not called.is_over
    assert after(called, f"2: {CALL_LAND}", "at 4000").is_over


def test_it_is_over_if_a_triple_would_need_the_cards_of_two_players() -> None:
    """§11.1, rulings C12 and C13"""
    table = scene(shared=f"{TRIPLE} al2r sw1g mw1g", hands=["sl2r", "ml2r"], deck="")

    assert after(table, f"1: {CALL}", "at 2000").is_over


def test_it_goes_on_if_one_player_holds_two_of_the_three() -> None:
    """§11.1, rulings C11 and C13"""
    table = scene(
        shared=f"{TRIPLE} al2r sw1g mw1g", hands=["", "sl2r ml2r"], personal_cards="2", deck=""
    )  # fmt: skip

    assert not after(table, f"1: {CALL}", "at 2000").is_over


def test_it_goes_on_while_there_is_a_deck_even_without_a_triple() -> None:
    """§11.1, §5.1"""
    table = scene(shared=f"{TRIPLE} {REST}", deck="sl1b sw2b sw2r sl2b")
    called = after(table, f"1: {CALL}", "at 2000")

    assert called.deck.count == 1
    assert not called.is_over


def test_a_last_card_that_brings_no_triple_ends_it() -> None:
    """§11.1, §5.1"""
    table = scene(shared=REST, deck="sw2b")
    over = after(table, "1: stuck", "2: stuck")

    assert (over.shared.count, over.deck.count) == (5, 0)
    assert over.is_over
    assert told(table, "1: stuck", "2: stuck")[-2:] == ["lucky", "ended"]


def test_a_last_card_that_brings_a_triple_does_not() -> None:
    """§11.1, §5.1"""
    table = scene(shared=f"{REST} sl2r", deck="al2r")
    added = after(table, "1: stuck", "2: stuck")

    assert not added.is_over
    assert after(added, f"2: {CALL_LAND}", "at 2000").is_over


def test_an_empty_deck_gives_nothing_for_clade_triples() -> None:
    """§11.1, §2.3, ruling C6"""
    over = after(scene(shared=f"{CLADE} {REST}", deck=""), f"1: {CALL_CLADE}", "at 2000")

    assert points(over) == [3, 0]
    assert over.clade_triples[0] == 1


def test_nobody_may_do_anything_after_the_end() -> None:
    """§11.1"""
    over = after(scene(shared=f"{TRIPLE} {LAND}", deck=""), "1: stuck", "2: stuck")

    assert over.is_over
    assert [over.legal(seat) for seat in (0, 1)] == [[], []]
    for text in (CALL_LAND, "stuck", "hint"):
        assert refused(over, f"1 at 99999: {text}") == "over"
    assert seen(over).phase == "over"
    assert over.due() is None


def test_no_game_is_dealt_with_an_empty_deck() -> None:
    """§11.1, §8.3, ruling C32: not even the shortest race."""
    assert dealt(1, solitaire="race", race_triples=2).deck.count == 3
    with pytest.raises(BadOption):
        dealt(1, solitaire="race", race_triples=1)


# -- §11.2 ---------------------------------------------------------------------------------
def test_with_an_empty_deck_it_is_over_when_all_are_stuck_although_there_is_a_triple() -> None:
    """§11.2, ruling C24"""
    table = scene(shared=f"{TRIPLE} {REST}", piles=["ma2r", ""], deck="", seats=3)
    two = after(table, "1: stuck", "3: stuck")

    assert not two.is_over
    assert after(two, "2: stuck").is_over
    assert ended(after(two, "2: stuck")).ended_by.endswith("(§11.2).")


def test_with_an_empty_deck_it_is_over_when_the_time_has_passed() -> None:
    """§11.2, ruling C24"""
    table = scene(shared=f"{TRIPLE} {REST}", deck="")

    assert not after(table, "at 29999").is_over
    assert after(table, "at 30000").is_over
    assert ended(after(table, "at 30000")).ended_by.endswith("(§11.2).")


def test_with_a_deck_neither_ends_it() -> None:
    """§11.2"""
    table = scene(shared=REST, deck="sw2b sl1b")

    assert not after(table, "1: stuck", "2: stuck").is_over
    assert not after(table, "at 30000").is_over


def test_what_ends_by_time_does_not_say_that_everyone_is_stuck() -> None:
    """§11.2: nobody has said so."""
    table = scene(shared=f"{TRIPLE} {REST}", deck="")

    assert "stuck" not in ended(after(table, "at 30000")).ended_by
    assert "stuck" not in story(table, "at 30000")[-1]


# -- §11.3 ---------------------------------------------------------------------------------
def test_the_most_cards_win() -> None:
    """§11.3"""
    table = scene(shared=f"{TRIPLE} {LAND}", piles=["", "ma2r", "ma2b ma2g ma3b"], deck="", seats=3)
    over = after(table, f"2: {CALL}", f"3: {CALL_LAND}", "at 2000")

    assert points(over) == [0, 4, 6]
    assert ended(over).winners == (2,)
    assert ended(over).share(2) == 1


def test_players_who_are_level_share_the_victory() -> None:
    """§11.3"""
    table = scene(shared=f"{TRIPLE} {LAND}", deck="", seats=3)
    over = after(table, f"2: {CALL}", f"3: {CALL_LAND}", "at 2000")

    assert ended(over).winners == (1, 2)
    assert [ended(over).share(seat) for seat in range(3)] == [0, 0.5, 0.5]


def test_it_is_cards_that_count_and_not_triples() -> None:
    """§11.3"""
    table = scene(shared=f"{CLADE} {LAND} sw1g sw2b", deck="aw3r aw3g")
    over = after(table, f"1 at 0: {CALL_CLADE}", f"2 at 0: {CALL_LAND}", "at 2000")

    assert [one.triples for one in seen(over).players] == [1, 1]
    assert points(over) == [5, 3]
    assert ended(over).winners == (0,)


def test_a_bonus_card_counts_as_one_card() -> None:
    """§11.3, ruling C13"""
    table = scene(shared=f"{TRIPLE} {LAND}", piles=["", "shark"], deck="")
    over = after(table, f"1: {CALL}", f"2: {CALL_LAND}", "at 2000")

    assert points(over) == [3, 4]
    assert ended(over).winners == (1,)


def test_shared_and_personal_cards_that_are_left_score_for_nobody() -> None:
    """§11.3, ruling C13"""
    table = scene(shared=f"{TRIPLE} {REST}", hands=["sw2b", "sl1b"], deck="")
    over = after(table, f"1: {CALL}", "at 2000")

    assert (over.shared.count, names(over.hands[0]), names(over.hands[1])) == (4, "sw2b", "sl1b")
    assert points(over) == [3, 0]


def test_the_count_says_where_the_cards_came_from() -> None:
    """§11.3"""
    table = scene(
        shared=f"{CLADE} {LAND} sw1g sw2b sl1b", seats=2, bonus_extra=2,
        deck="aw3r bivalve shark aw3g aw2r aw2g",
    )  # fmt: skip
    over = after(table, f"1: {CALL_CLADE}", f"2: {CALL_LAND}", "at 2000", "at 99000")
    first, second = ended(over).scores

    assert (first.name, first.points) == ("Seat 1", 5)
    assert first.parts == (Part(3, "1 triple"), Part(2, "for clade triples (1)"))
    assert second.parts == (
        Part(3, "1 triple"),
        Part(2, "bonus cards"),
        Part(2, "with a second bonus card"),
    )
    assert second.points == 7


def test_cards_given_up_for_false_calls_are_taken_off() -> None:
    """§11.3, §7.1"""
    table = scene(shared=f"{TRIPLE} {LAND} sw1g", deck="", false_call_penalty=True)
    lost = after(
        table, f"1 at 0: {CALL}", "1 at 2000: call ml2r sl2r sw1g", "at 60000"
    )  # fmt: skip

    assert lost.is_over
    assert ended(lost).scores[0].parts == (
        Part(3, "1 triple"),
        Part(-1, "given up for false calls"),
    )
    assert points(lost) == [2, 0]


def test_without_any_triple_all_share_the_victory() -> None:
    """§11.3"""
    over = after(scene(shared=f"{TRIPLE} {REST}", deck="", seats=4), "at 30000")

    assert ended(over).winners == (0, 1, 2, 3)
    assert [score.parts for score in ended(over).scores] == [()] * 4
