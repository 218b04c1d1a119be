"""§3 Calling."""

from math import comb

import pytest

from tangledbank.core.advance import advance
from tangledbank.core.errors import IllegalAction, Refusal
from tangledbank.games.clades import GAME
from tangledbank.games.clades.rules.actions import is_call
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import (
    action,
    after,
    dealt,
    names,
    played,
    refused,
    seen,
    story,
    told,
)

# Two triples that share no card (all water, all land), one that shares mw1b with the first, and
# cards for false calls. The deck is drawn from the left.
TABLE = "mw1b sw1b aw1b ml2r sl2r al2r sl2g aa3r ma1g sa3g aa2b mw3r"
DECK = "mw2g sw2g aw2g ml3b sl3b al3b ma1r sa1r aa1r"
FIRST, SECOND, CLASH = "call mw1b sw1b aw1b", "call ml2r sl2r al2r", "call mw1b sl2g aa3r"
WRONG = "call mw1b sw1b mw3r"


def table(seats: int = 3, window_ms: int = 2000, lock_out_ms: int = 3000) -> Position:
    """Twelve shared cards, no personal ones."""
    return scene(shared=TABLE, deck=DECK, seats=seats, window_ms=window_ms, lock_out_ms=lock_out_ms)


def piles(position: Position) -> list[str]:
    """What lies before each seat."""
    return [names(pile) for pile in position.piles]


def refusal(position: Position, seat: int, text: str, at: int) -> Refusal:
    """The refusal that a stamped action meets."""
    with pytest.raises(IllegalAction) as refused:
        advance(position.clone(), seat, action(text), at)
    return refused.value.refusal


# -- §3.1 ----------------------------------------------------------------------------------
def test_there_are_no_turns_and_whoever_sees_a_triple_takes_it() -> None:
    """§3.1"""
    start = table()

    assert start.actors() == [0, 1, 2]
    for seat in range(3):
        called = after(start, f"{seat + 1} at 700: {FIRST}")
        assert piles(called) == ["mw1b sw1b aw1b" if one == seat else "" for one in range(3)]
        assert called.shared.count == 9
        assert not {"mw1b", "sw1b", "aw1b"} & set(names(called.shared).split())


def test_the_same_player_may_call_again_and_again() -> None:
    """§3.1"""
    called = after(table(), f"2 at 0: {FIRST}", f"2 at 2000: {SECOND}")

    assert piles(called) == ["", "mw1b sw1b aw1b ml2r sl2r al2r", ""]
    assert seen(called).players[1].triples == 2


def test_a_personal_card_completes_a_triple_of_its_owner() -> None:
    """§3.1"""
    start = scene(shared="sw1b aw1b ml2r sl2g ma1g", hands=["mw1b", "ma3g"], deck=DECK)
    called = after(start, "1: call mw1b sw1b aw1b")

    assert set(piles(called)[0].split()) == {"mw1b", "sw1b", "aw1b"}
    assert names(called.shared) == "ml2r ma1g sl2g"
    assert [names(hand) for hand in called.hands] == ["", "ma3g"]


@pytest.mark.parametrize("own", ["mw1b", "mw1b sw1b", "mw1b sw1b aw1b"])
def test_a_player_may_use_any_number_of_own_personal_cards(own: str) -> None:
    """§3.1, §6.3, ruling C11"""
    rest = [card for card in ("mw1b", "sw1b", "aw1b") if card not in own]
    shared = " ".join([*rest, "ml2r", "ma3g", "sl2g"])
    called = after(scene(shared=shared, hands=[own, ""], personal_cards="3"), f"1: {FIRST}")

    assert set(piles(called)[0].split()) == {"mw1b", "sw1b", "aw1b"}
    assert names(called.hands[0]) == ""
    assert names(called.shared) == "ml2r ma3g sl2g"


def test_nobody_uses_somebody_elses_personal_card() -> None:
    """§3.1, ruling C12"""
    start = scene(shared="sw1b aw1b ml2r", hands=["mw1b", "ma3g"])

    assert refused(start, "2: call mw1b sw1b aw1b") == "not-in-reach"
    assert refused(start, "2: call ma3g mw1b sw1b") == "not-in-reach"
    assert "mammal-water-1-blue" not in seen(start, 1).reach


def test_a_card_of_the_deck_or_of_a_pile_is_in_nobodys_reach() -> None:
    """§3.1"""
    start = scene(shared="sw1b aw1b ml2r", piles=["mw1b", ""], deck="sl2r al2r")

    assert refused(start, "1: call mw1b sw1b aw1b") == "not-in-reach"
    assert refused(start, "1: call ml2r sl2r al2r") == "not-in-reach"


# -- the list of calls (ruling C25) --------------------------------------------------------
def test_any_three_cards_in_reach_may_be_called() -> None:
    """§3.1, ruling C25"""
    start = dealt(3, personal_cards="0 1 3")
    for seat, personal in enumerate((0, 1, 3)):
        calls = [one for one in start.legal(seat) if is_call(one)]
        assert len(calls) == len(set(calls)) == comb(12 + personal, 3)
        assert len(seen(start, seat).reach) == 12 + personal


def test_what_may_be_called_does_not_tell_whether_there_is_a_triple() -> None:
    """§3.1, ruling C25"""
    with_one = scene(shared="mw1b sw1b aw1b")
    without = scene(shared="mw1b sw1b aw1r")

    assert len(with_one.legal(0)) == len(without.legal(0))
    assert with_one.why_not(0, action("call mw1b sw1b aw1b")) is None
    assert without.why_not(0, action("call mw1b sw1b aw1r")) is None


def test_the_page_is_not_sent_the_hundreds_of_calls() -> None:
    """§3.1, ruling C25"""
    listed = GAME.listed_actions(dealt(2), 0)

    assert [GAME.notation(one) for one in listed] == ["stuck", "hint"]


# -- §3.2 ----------------------------------------------------------------------------------
def test_others_may_still_call_for_two_seconds_and_nothing_is_replaced_before() -> None:
    """§3.2, ruling C9"""
    called = after(table(), f"1 at 1000: {FIRST}", f"2 at 2999: {SECOND}")

    assert piles(called) == ["mw1b sw1b aw1b", "ml2r sl2r al2r", ""]
    assert called.shared.count == 6
    assert called.deck.count == 9
    assert seen(called).window_until == 3000
    assert after(called, "at 3000").shared.count == 12


def test_the_window_is_counted_from_the_first_triple_and_no_later_one_extends_it() -> None:
    """§3.2, ruling C9"""
    called = after(table(), f"1 at 0: {FIRST}", f"2 at 1500: {SECOND}")

    assert seen(called).window_until == 2000
    assert after(called, "at 1999").shared.count == 6
    assert after(called, "at 2000").shared.count == 12
    assert seen(after(called, "at 2000")).window_until is None


def test_a_call_at_the_moment_when_the_window_closes_comes_after_it() -> None:
    """§3.2, ruling C9"""
    called = after(table(), f"1 at 0: {FIRST}", f"2 at 2000: {SECOND}")

    assert called.shared.count == 9
    assert seen(called).window_until == 4000
    assert [one.seat for one in seen(called).claims] == [1]


def test_within_the_window_a_player_makes_one_triple_at_most() -> None:
    """§3.2, ruling C26"""
    called = after(table(), f"1 at 0: {FIRST}")

    assert refused(called, f"1 at 1999: {SECOND}") == "window"
    assert refused(called, "1 at 1999: call ml2r sl2r mw3r") == "window"
    assert piles(after(called, f"1 at 2000: {SECOND}"))[0] == "mw1b sw1b aw1b ml2r sl2r al2r"


def test_a_call_without_a_stamp_waits_until_the_window_has_closed() -> None:
    """§3.2"""
    called = after(table(), f"1: {FIRST}", f"1: {SECOND}")

    assert called.now == 2000
    assert called.piles[0].count == 6


def test_the_window_runs_its_full_time_even_if_nothing_is_left_to_call() -> None:
    """§3.2, ruling C26: an early end would tell that there is no triple."""
    start = scene(shared="mw1b sw1b aw1b ml2r sl2r al2g", deck=DECK)
    called = after(start, f"1 at 0: {FIRST}")

    assert seen(called).window_until == 2000
    assert after(called, "at 1999").shared.count == 3
    assert after(called, "at 2000").shared.count == 6


def test_the_window_runs_its_full_time_even_if_everyone_has_called() -> None:
    """§3.2, ruling C26"""
    called = after(table(2), f"1 at 0: {FIRST}", f"2 at 100: {SECOND}")

    assert after(called, "at 1999").shared.count == 6


@pytest.mark.parametrize("left", ["ml2r sl2r", "ml2r", ""])
def test_it_runs_its_full_time_even_if_nobody_has_three_cards_to_call(left: str) -> None:
    """§3.2, ruling C26"""
    start = scene(shared=f"mw1b sw1b aw1b {left}", hands=["", ""], deck="ma3b ma3g ma3r sa3b")
    called = after(start, "1 at 0: call mw1b sw1b aw1b")

    assert seen(called).window_until == 2000
    assert after(called, "at 1999").shared.count == len(left.split())
    assert after(called, "at 2000").shared.count == len(left.split()) + 3


def test_a_false_call_opens_no_window() -> None:
    """§3.2, §3.4, ruling C9: it runs from the first good call."""
    called = after(table(), f"1 at 0: {WRONG}", f"2 at 1000: {FIRST}")

    assert seen(after(table(), f"1 at 0: {WRONG}")).window_until is None
    assert seen(called).window_until == 3000


def test_a_host_may_turn_the_window() -> None:
    """§3.2"""
    long = after(table(window_ms=5000), f"1 at 0: {FIRST}", f"2 at 4999: {SECOND}")

    assert (long.shared.count, seen(long).window_until) == (6, 5000)


def test_without_a_window_cards_are_replaced_at_once() -> None:
    """§3.2"""
    called = after(table(window_ms=0), f"1 at 0: {FIRST}", f"1 at 0: {SECOND}")

    assert (called.shared.count, called.piles[0].count) == (12, 6)


# -- §3.3 ----------------------------------------------------------------------------------
def test_the_printed_example_of_multiple_triples() -> None:
    """§3.3, ruling C9: the first takes first, the second too, the third is out of luck."""
    called = after(table(), f"2 at 500: {FIRST}", f"3 at 900: {SECOND}")

    assert refused(called, f"1 at 950: {CLASH}") == "late"
    assert [one.seat for one in seen(called).claims] == [1, 2]
    assert piles(called) == ["", "mw1b sw1b aw1b", "ml2r sl2r al2r"]


def test_of_two_calls_in_one_moment_the_first_to_arrive_counts() -> None:
    """§3.3, ruling C9"""
    called = after(table(), f"3 at 500: {CLASH}")

    assert refused(called, f"1 at 500: {FIRST}") == "late"
    assert called.piles[2].count == 3


def test_a_late_call_says_who_was_faster_and_by_how_much() -> None:
    """§3.3, ruling C25"""
    late = refusal(after(table(), f"3 at 500: {CLASH}"), 0, FIRST, 930)

    assert (late.code, late.section, late.seat, late.earlier_ms) == ("late", "§3.3", 2, 430)
    assert late.cards == ("mammal-water-1-blue",)
    assert late.sentence == "Seat 3 took one blue Valenictus 0.43 s earlier."


def test_a_late_call_costs_nothing() -> None:
    """§3.3, ruling C25"""
    called = after(table(), f"3 at 500: {CLASH}")
    with pytest.raises(IllegalAction):
        advance(called, 0, action(FIRST), 900)

    assert seen(called).players[0].false_calls == 0
    assert seen(called).players[0].locked_until == 0
    assert after(called, f"1 at 900: {SECOND}").piles[0].count == 3


def test_a_call_with_a_taken_card_is_late_even_if_it_never_was_a_triple() -> None:
    """§3.3, ruling C25: only three cards in reach can be a false call."""
    called = after(table(), f"3 at 500: {CLASH}")

    assert refused(called, f"1 at 900: {WRONG}") == "late"


def test_a_call_is_still_late_after_the_cards_were_replaced() -> None:
    """§3.3, ruling C25"""
    called = after(table(), f"3 at 500: {CLASH}")
    late = refusal(called, 0, FIRST, 2600)

    assert (late.code, late.earlier_ms) == ("late", 2100)


def test_a_card_that_is_long_gone_is_not_in_reach_and_costs_nothing_either() -> None:
    """§3.3, ruling C25"""
    called = after(table(), f"3 at 500: {CLASH}", f"2 at 5000: {SECOND}")

    assert refused(called, f"1 at 5500: {FIRST}") == "not-in-reach"
    assert refused(called, "1 at 5500: call ml2r sw1b aw1b") == "late"


# -- §3.4 ----------------------------------------------------------------------------------
def test_after_a_false_call_the_cards_stay_and_the_caller_waits_three_seconds() -> None:
    """§3.4, ruling C10"""
    called = after(table(), f"1 at 1000: {WRONG}")

    assert names(called.shared) == names(table().shared)
    assert refused(called, f"1 at 3999: {FIRST}") == "locked"
    assert after(called, f"1 at 4000: {FIRST}").piles[0].count == 3


def test_a_false_call_has_no_other_effect() -> None:
    """§3.4, ruling C10"""
    start = scene(shared=TABLE, deck=DECK, piles=["ma2r", ""], seats=2)
    called = after(start, f"1 at 1000: {WRONG}")

    assert called.places() == start.places()
    assert seen(called).stall_until == 30_000
    assert told(start, f"1 at 1000: {WRONG}") == ["no triple"]
    assert seen(called).players[0].false_calls == 1


def test_the_others_do_not_wait() -> None:
    """§3.4"""
    called = after(table(), f"1 at 1000: {WRONG}", f"2 at 1001: {FIRST}")

    assert called.piles[1].count == 3


def test_whoever_waits_may_not_call_falsely_either_but_may_be_stuck() -> None:
    """§3.4, §5.6, ruling C25"""
    called = after(table(), f"1 at 1000: {WRONG}")

    assert refused(called, f"1 at 2000: {WRONG}") == "locked"
    assert refusal(called, 0, FIRST, 2500).sentence == (
        "You have to wait 1.5 s before you may call again."
    )
    assert seen(after(called, "1 at 2000: stuck")).players[0].stuck
    assert not seen(after(called, "1 at 2000: stuck", "1 at 2100: unstuck")).players[0].stuck


def test_a_false_call_in_the_window_of_another_costs_the_same_wait() -> None:
    """§3.2, §3.4"""
    called = after(table(), f"2 at 0: {FIRST}", "1 at 1500: call ml2r sl2r mw3r")

    assert refused(called, f"1 at 1999: {SECOND}") == "locked"
    assert refused(called, f"1 at 4499: {SECOND}") == "locked"
    assert after(called, f"1 at 4500: {SECOND}").piles[0].count == 3


def test_everyone_sees_what_was_wrong_quality_by_quality_until_the_next_triple() -> None:
    """§3.4"""
    called = after(table(), "1 at 1000: call ml2r sl2g aa2b")
    (wrong,) = seen(called).false_calls

    assert (wrong.seat, wrong.at) == (0, 1000)
    assert wrong.cards == ("mammal-land-2-red", "sauropsid-land-2-green", "arthropod-air-2-blue")
    assert [(one.quality, one.met, one.text) for one in wrong.qualities] == [
        ("clade", True, "all different"),
        ("environment", False, "two alike, one different"),
        ("number", True, "all alike"),
        ("colour", True, "all different"),
    ]
    assert seen(after(called, f"2 at 1500: {FIRST}")).false_calls == ()


def test_a_personal_card_that_was_called_in_vain_has_been_seen_by_all() -> None:
    """§3.4"""
    start = scene(shared=TABLE, hands=["ma2r", "sa2r"], deck="")
    called = after(start, "1: call mw1b sw1b ma2r")

    assert names(called.hands[0]) == "ma2r"
    assert [one.known for one in seen(called).players] == [("mammal-air-2-red",), ()]
    assert refused(called, "2: call ma2r mw1b sw1b") == "not-in-reach"


def test_a_host_may_turn_the_wait() -> None:
    """§3.4"""
    short = after(table(lock_out_ms=500), f"1 at 0: {WRONG}")

    assert refused(short, f"1 at 499: {FIRST}") == "locked"
    assert after(short, f"1 at 500: {FIRST}").piles[0].count == 3
    assert (
        after(table(lock_out_ms=100), f"1 at 0: {WRONG}", f"1 at 100: {FIRST}").piles[0].count == 3
    )


# -- what is told --------------------------------------------------------------------------
def test_a_call_is_told_with_its_cards_and_its_moment() -> None:
    """§3.1, §3.4"""
    _called, events = played(table(), f"1 at 640: {WRONG}", f"2 at 800: {FIRST}")

    assert [(event.name, event.seat, event.values["at"]) for event in events] == [
        ("no triple", 0, 640),
        ("triple", 1, 800),
    ]
    assert story(table(), f"2 at 800: {FIRST}") == [
        "Seat 2 makes a triple: one blue Valenictus, one blue Elasmosaurus and "
        "one blue Hughmilleria."
    ]
