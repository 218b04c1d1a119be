"""§9 Untimed play: turns instead of a race."""

import pytest

from tangledbank.core.errors import BadOption
from tangledbank.games.clades import GAME
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import (
    action,
    after,
    dealt,
    names,
    refused,
    seen,
    story,
    told,
)

# Three triples and nothing else: one of water, one of land, one of red cards.
WATER, LAND, RED = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw2r sw2r aw2r"
FALSE = "mw1b sw1b al2g"


def untimed(seats: int = 3, turn: int = 0, **words: object) -> Position:
    """Nine cards with three triples, and a seat that has the turn."""
    table = {"shared": f"{WATER} {LAND} {RED}"} | words
    return scene(seats=seats, turn=turn, untimed=True, **table)  # type: ignore[arg-type]


# -- §9.1 ----------------------------------------------------------------------------------
def test_players_take_turns_clockwise() -> None:
    """§9.1, C36"""
    table = untimed(turn=1)
    turns = []
    for text in (
        "pass",
        f"call {WATER}",
        f"call {FALSE}".replace("mw1b sw1b", "ml2g mw2r"),
        "pass",
    ):
        turns.append(table.actors())
        table = after(table, text)

    assert [*turns, table.actors()] == [[1], [2], [0], [1], [2]]


def test_the_first_turn_is_drawn_by_lot() -> None:
    """§9.1, C36"""
    firsts = [int(dealt(3, seed=seed, untimed=True).turn) for seed in range(12)]

    assert set(firsts) == {0, 1, 2}
    assert seen(dealt(3, seed=0, untimed=True)).turn == firsts[0]


def test_only_the_seat_with_the_turn_may_act() -> None:
    """§9.1"""
    table = untimed(turn=1)

    assert table.legal(0) == table.legal(2) == []
    for text in ("1: pass", f"1: call {WATER}", "3: hint"):
        assert refused(table, text) == "not-your-turn"


def test_a_turn_is_a_call_or_a_pass_and_nobody_says_that_they_are_stuck() -> None:
    """§9.1"""
    table = untimed()

    assert refused(table, "1: stuck") == "turns"
    assert refused(table, "1: unstuck") == "turns"
    assert refused(scene(shared=WATER), "1: pass") == "no-turns"


def test_a_right_call_is_replaced_at_once() -> None:
    """§9.1, C36"""
    table = untimed(hands=["al1g"], deck="ma3b ma3g ma3r sa3b", shared=f"mw1b sw1b {LAND}")
    personal = after(untimed(hands=["aw1b"], deck="ma3b ma3g ma3r", shared=f"mw1b sw1b {LAND}"),
        f"call {WATER}")  # fmt: skip
    shared = after(table, f"call {LAND}")

    assert names(shared.piles[0]) == LAND
    assert names(shared.shared) == "mw1b ma3b ma3g ma3r sw1b"
    assert seen(shared).window_until is None
    assert names(personal.hands[0]) == "ma3r"


def test_a_right_call_ends_the_turn() -> None:
    """§9.1"""
    table = untimed()

    assert after(table, f"call {WATER}").actors() == [1]
    assert refused(after(table, f"call {WATER}"), f"1: call {LAND}") == "not-your-turn"


def test_a_wrong_call_ends_the_turn_and_nobody_waits() -> None:
    """§9.1, C36"""
    called = after(untimed(seats=2), f"call {FALSE}")

    assert called.actors() == [1]
    assert seen(called).players[0].false_calls == 1
    assert names(after(called, "pass", f"call {WATER}").piles[0]) == WATER
    assert seen(called).players[0].locked_until == 0


def test_a_wrong_call_costs_the_penalty_if_there_is_one() -> None:
    """§7.1, §9.1, C36"""
    called = after(untimed(piles=["sa3r"], false_call_penalty=True), f"call {FALSE}")
    free = after(untimed(piles=["sa3r"]), f"call {FALSE}")

    assert (names(called.piles[0]), len(called.shared)) == ("", 10)
    assert (names(free.piles[0]), len(free.shared)) == ("sa3r", 9)


def test_no_clock_runs() -> None:
    """§9.1, C36"""
    table = untimed()

    assert table.due() is None
    assert not table.in_real_time()
    assert told(table, "at 3600000") == []
    assert seen(table).stall_until is None


def test_a_race_without_a_clock_has_no_countdown() -> None:
    """§8.4, §9.1"""
    with pytest.raises(BadOption, match="A countdown wants a clock"):
        dealt(1, solitaire="race", countdown=5, untimed=True)
    table = dealt(1, solitaire="race", untimed=True)

    assert told(table, "at 3600000") == []
    assert table.outcome() is None


def test_a_hint_takes_neither_a_turn_nor_time() -> None:
    """§5.5, §9.1"""
    asked = after(untimed(), "hint", "hint")

    assert asked.actors() == [0]
    assert names(after(asked, f"call {WATER}").piles[0]) == WATER


def test_the_others_hear_whose_turn_it_is() -> None:
    """§9.1"""
    assert story(untimed(), "pass") == ["Seat 1 passes.", "Seat 2 has the turn."]


# -- §9.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_a_round_of_passes_counts_as_all_being_stuck(seats: int) -> None:
    """§5.1, §9.2, C36"""
    table = untimed(seats=seats, turn=1)
    quiet = after(table, *["pass"] * (seats - 1))

    assert len(quiet.shared) == 9
    assert told(quiet, "pass") == ["passed", "lucky", "turn"]
    assert after(quiet, "pass").actors() == [1]


def test_wrong_calls_are_turns_without_a_triple_too() -> None:
    """§9.2, C36"""
    table = untimed()

    assert "lucky" in told(after(table, "pass", f"call {FALSE}"), "pass")
    assert "lucky" in told(after(table, "pass", "pass"), f"call {FALSE}")


def test_a_round_is_counted_from_the_last_triple_or_added_card() -> None:
    """§9.2, C36"""
    table = after(untimed(), "pass", "pass", f"call {WATER}")

    assert told(table, "pass", "pass").count("lucky") == 0
    assert told(table, *["pass"] * 3).count("lucky") == 1
    assert told(table, *["pass"] * 5).count("lucky") == 1
    assert told(table, *["pass"] * 6).count("lucky") == 2


def test_alone_every_pass_is_a_round() -> None:
    """§8.1, §9.2"""
    table = untimed(seats=1)

    assert told(table, "pass", "pass") == ["passed", "lucky", "passed", "lucky"]


def test_with_an_empty_deck_a_round_without_a_triple_ends_the_game() -> None:
    """§9.2, §11.2, C24"""
    table = untimed(deck="")

    assert after(table, "pass", "pass").outcome() is None
    assert told(table, "pass", "pass", "pass")[-2:] == ["passed", "ended"]
    assert after(table, "pass", "pass", "pass").actors() == []


def test_a_right_call_that_leaves_nothing_ends_the_game_at_once() -> None:
    """§9.1, §11.1"""
    table = untimed(shared=f"{WATER} ml2g sl2r", deck="")

    assert told(table, f"call {WATER}")[-1] == "ended"


def test_hands_are_laid_open_after_a_round_and_the_next_one_adds_a_card() -> None:
    """§7.2, §9.2, C29"""
    table = untimed(hands=["sa1g", "sa1r", "sa1b"], open_hand="open")

    assert told(table, *["pass"] * 3)[-2:] == ["hands open", "turn"]
    assert told(table, *["pass"] * 6)[-2:] == ["lucky", "turn"]


def test_with_21_cards_every_round_gives_everyone_a_hint() -> None:
    """§5.4, §9.2, C23"""
    table = after(dealt(2, untimed=True), *["pass"] * 18)
    hinted = after(table, "pass", "pass")

    assert len(table.shared) == 21
    assert [one.hints for one in seen(hinted).players] == [1, 1]
    assert len(hinted.shared) == 21
    shown = seen(after(hinted, *["pass"] * 4), 0).hint
    assert shown is not None
    assert (shown.step, len(shown.cards)) == (3, 3)


# -- breaks --------------------------------------------------------------------------------
def test_a_player_on_a_break_is_skipped() -> None:
    """§6.1, §9.1, C36"""
    table = after(untimed(turn=1, victory_break=True), f"call {WATER}")
    turns = []
    for _pass in range(2):
        turns.append(int(table.turn))
        table = after(table, "pass")

    assert turns == [2, 0]
    assert refused(after(untimed(turn=1, victory_break=True), f"call {WATER}"), "2: pass") == (
        "not-your-turn"
    )


def test_a_round_of_the_others_brings_the_player_on_a_break_back_before_a_card_is_added() -> None:
    """§6.1, §9.2, C15, C36"""
    table = after(untimed(victory_break=True), f"call {WATER}")

    assert told(table, "pass", "pass") == ["passed", "turn", "passed", "returns", "turn"]
    back = after(table, "pass", "pass")
    assert back.actors() == [0]
    assert "lucky" in told(back, *["pass"] * 3)
    assert "lucky" not in told(back, *["pass"] * 2)


def test_with_two_players_the_other_plays_on_until_the_next_triple() -> None:
    """§6.1, §9.1, C36"""
    table = after(untimed(seats=2, victory_break=True), f"call {WATER}")
    again = after(table, f"call {LAND}")

    assert table.actors() == [1]
    assert again.actors() == [0]
    assert seen(again).players[1].resting


def test_asking_what_a_call_would_do_tells_nothing() -> None:
    """§9.1: or everyone would ask instead of looking."""
    table = untimed()

    for text in (f"call {WATER}", f"call {FALSE}"):
        assert GAME.what_if(table, 0, action(text)) == []
