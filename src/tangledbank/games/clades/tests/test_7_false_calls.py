"""§7.1 Making the game harder: the false call penalty."""

import pytest

from tangledbank.games.clades.cards.qualities import BIVALVE, SHARK
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.three_triples import FALSE, LAND, RED, STUCK, WATER, temporary
from tangledbank.games.clades.tests.words import (
    action,
    after,
    names,
    refused,
    seen,
    story,
    told,
)


def test_a_false_call_costs_a_card_of_the_pile_which_becomes_a_temporary_shared_card() -> None:
    """§7.1"""
    table = scene(shared=f"{WATER} {LAND}", piles=["sa3r"], false_call_penalty=True)
    called = after(table, f"1 at 100: call {FALSE}")

    assert names(called.piles[0]) == ""
    assert (names(called.shared), temporary(called)) == (
        "mw1b ml2g sw1b sl2g sa3r aw1b al2g",
        "sa3r",
    )
    assert seen(called).players[0].lost == 1
    assert story(table, f"1 at 100: call {FALSE}")[1:] == [
        "Seat 1 gives up three red pterosaurs, to be shared for a while."
    ]


def test_a_card_that_is_given_up_lies_in_the_row_of_its_clade() -> None:
    """§1.4, §7.1"""
    table = scene(shared=f"{WATER} {LAND}", piles=["sa3r"], false_call_penalty=True)
    laid = next(one for one in seen(after(table, f"1: call {FALSE}")).shared if one.temporary)

    assert (laid.row, laid.column) == (1, 2)


def test_without_the_variant_a_false_call_costs_no_card() -> None:
    """§3.4, §7.1"""
    called = after(scene(shared=f"{WATER} {LAND}", piles=["sa3r"]), f"1 at 100: call {FALSE}")

    assert (names(called.piles[0]), len(called.shared)) == ("sa3r", 6)


def test_the_caller_waits_as_well() -> None:
    """§3.4, §7.1, C27"""
    table = scene(shared=f"{WATER} {LAND}", piles=["sa3r"], false_call_penalty=True)
    called = after(table, f"1 at 100: call {FALSE}")

    assert refused(called, f"1 at 3099: call {WATER}") == "locked"
    assert names(after(called, f"1 at 3100: call {WATER}").piles[0]) == WATER


def test_chance_says_which_card_is_given_up() -> None:
    """§7.1"""
    pile = "sa3r sa3g sa3b shark"
    given = set()
    for seed in range(30):
        table = scene(shared=WATER + " al2g", piles=[pile], false_call_penalty=True, seed=seed)
        given.add(temporary(after(table, f"1: call {FALSE}")))

    assert given == {"sa3r", "sa3g", "sa3b"}


def test_a_bonus_card_is_never_given_up() -> None:
    """§7.1, C14"""
    for seed in range(10):
        table = scene(
            shared=WATER + " al2g", piles=["shark sa3r bivalve"], false_call_penalty=True, seed=seed
        )
        called = after(table, f"1: call {FALSE}")
        assert (called.piles[0].as_list(), temporary(called)) == ([SHARK, BIVALVE], "sa3r")


@pytest.mark.parametrize("pile", ["", "shark", "shark bivalve"])
def test_whoever_has_nothing_to_give_up_gives_up_nothing(pile: str) -> None:
    """§7.1, C14"""
    table = scene(shared=WATER + " al2g", piles=[pile], false_call_penalty=True)
    called = after(table, f"1 at 100: call {FALSE}")

    assert (names(called.piles[0]), len(called.shared)) == (pile, 4)
    assert seen(called).players[0].lost == 0
    assert seen(called).players[0].locked_until == 3100


def test_a_temporary_card_is_not_replaced_when_it_is_taken() -> None:
    """§7.1"""
    table = scene(
        shared=f"mw1b sw1b {LAND}", piles=["aw1b"], false_call_penalty=True,
        deck="ma3b ma3g ma3r sa3b",
    )  # fmt: skip
    end = after(table, "1: call mw1b sw1b al2g", f"2 at 500: call {WATER}", "at 2500")

    assert names(end.piles[1]) == "mw1b sw1b aw1b"
    assert names(end.shared) == "ml2g ma3b ma3g sl2g al2g"


def test_anyone_may_call_with_a_temporary_card_at_once() -> None:
    """§7.1"""
    table = scene(shared=f"mw1b sw1b {LAND}", piles=["aw1b"], false_call_penalty=True)
    called = after(table, "1 at 100: call mw1b sw1b al2g")

    assert "arthropod-water-1-blue" in seen(called, 1).reach
    assert names(after(called, f"2 at 101: call {WATER}").piles[1]) == WATER


def test_temporary_cards_do_not_count_towards_the_twelve() -> None:
    """§4.2, §7.1, C27"""
    twelve = f"{WATER} {LAND} {RED} ma3b sa3b aa1g"
    table = scene(
        shared=twelve, piles=["sa3r", "sa3g"], false_call_penalty=True, deck="ma1b ma1g ma1r sl1b",
    )  # fmt: skip
    called = after(table, f"1 at 100: call {FALSE}", f"2 at 100: call {FALSE}")
    end = after(called, f"1 at 4000: call {WATER}", "at 6000")

    assert (len(called.shared), temporary(called)) == (14, "sa3r sa3g")
    assert (len(end.shared), temporary(end)) == (14, "sa3r sa3g")
    assert names(end.deck) == "sl1b"


def test_a_card_given_up_a_second_time_is_temporary_again() -> None:
    """§7.1"""
    table = scene(
        shared=f"mw1b sw1b {LAND}", piles=["aw1b"], false_call_penalty=True, deck="ma3b sa3g ma1r"
    )
    taken = after(table, "1: call mw1b sw1b al2g", f"2 at 500: call {WATER}", "at 2500")

    assert temporary(taken) == ""
    assert temporary(after(taken, "2: call ml2g sl2g ma3b")) in WATER.split()


def test_temporary_cards_count_towards_the_most_that_may_lie() -> None:
    """§5.4, §7.1, C23"""
    table = scene(
        shared=f"{WATER} {LAND} {RED}",
        beside="ma3b ma3g sa1b sa1g sa1r al1b al1g aa2b aa2g aa2r ma2b",
        piles=["sl3r"], false_call_penalty=True,
    )  # fmt: skip
    called = after(table, f"1: call {FALSE}")

    assert (len(table.shared), len(called.shared)) == (20, 21)
    assert "lucky" in told(table, *STUCK)
    assert told(called, *STUCK) == ["stuck", "stuck", "hints for all"]


def test_a_new_temporary_card_ends_being_stuck_and_lets_hints_start_again() -> None:
    """§5.6, §7.1"""
    table = scene(shared=f"{WATER} {LAND}", piles=["sa3r"], false_call_penalty=True)
    waiting = after(table, "2 at 50: hint", "2 at 50: stuck")
    called = after(waiting, f"1 at 100: call {FALSE}")

    assert (seen(waiting).players[1].stuck, seen(waiting).players[1].hints) == (True, 1)
    assert (seen(called).players[1].stuck, seen(called).players[1].hints) == (False, 0)
    assert seen(called).stall_until == 30_100


def test_with_an_empty_deck_everyone_has_three_false_calls_and_can_then_only_be_stuck() -> None:
    """§7.1, C27"""
    table = scene(shared=f"{WATER} {LAND}", deck="", false_call_penalty=True, lock_out_ms=100)
    left = [seen(table).players[0].calls_left]
    for _call in range(3):
        table = after(table, f"1: call {FALSE}")
        left.append(seen(table).players[0].calls_left)

    assert left == [3, 2, 1, 0]
    assert refused(table, f"1: call {WATER}") == "no-calls-left"
    assert table.legal(0) == [action("stuck"), action("hint")]
    assert seen(table, 0).reach == ()
    assert seen(after(table, "1: stuck")).players[0].stuck
    assert seen(table).players[1].calls_left == 3
    assert names(after(table, f"2: call {WATER}").piles[1]) == WATER


def test_false_calls_before_the_deck_is_empty_do_not_count() -> None:
    """§7.1, C27"""
    table = scene(
        shared=f"{WATER} {LAND}", deck="ma3b ma3g ma3r", false_call_penalty=True, lock_out_ms=100,
        window_ms=0,
    )  # fmt: skip
    called = after(table, *[f"1: call {FALSE}"] * 5)
    empty = after(called, f"2: call {WATER}")

    assert (seen(called).players[0].calls_left, seen(called).players[0].false_calls) == (-1, 5)
    assert len(empty.deck) == 0
    assert seen(empty).players[0].calls_left == 3


def test_without_the_penalty_there_is_no_end_of_false_calls() -> None:
    """§3.4, C10, C27"""
    table = scene(shared=f"{WATER} {LAND}", deck="", lock_out_ms=100)
    called = after(table, *[f"1: call {FALSE}"] * 9)

    assert seen(called).players[0].calls_left == -1
    assert names(after(called, f"1: call {WATER}").piles[0]) == WATER
