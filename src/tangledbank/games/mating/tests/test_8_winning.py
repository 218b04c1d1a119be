"""§8 Winning."""

from itertools import product

import pytest
from tests.spoken import each

from tangledbank.core.outcome import Outcome
from tangledbank.games.mating.rules.dice import FOR_VICTORY
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    events,
    fitness,
    flashy,
    legal,
    loaded,
    phase,
    refused,
    sneaky,
    told,
)


def ended(table: Position) -> Outcome:
    """How the game ended."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def level(*offspring: int, food: int | list[int] = 5, dice: str = "", **words: object) -> Position:
    """The end of the fourth window, with these numbers of offspring and food."""
    seats = max(2, len(offspring))
    males = [flashy(), "lunch"]
    table = scene(seats=seats, males=males, window=4, offspring=offspring, food=food, **words)  # type: ignore[arg-type]
    return loaded(table, dice)


def winner(table: Position) -> int:
    """Who wins when the fourth window closes."""
    (seat,) = ended(after(table, "all pass")).winners
    return seat


def rolls(table: Position) -> str:
    """Who rolled for the victory: `1:5 2:3`."""
    rolled = events(table, "rolled", "all pass")
    assert all(event.values["what"] == FOR_VICTORY for event in rolled)
    return " ".join(f"{event.seat + 1}:{event.values['die']}" for event in rolled)


# -- §8.1 ----------------------------------------------------------------------------------
def test_whoever_has_ten_offspring_wins() -> None:
    """§8.1"""
    table = level(2, 10, 9)

    assert winner(table) == 1
    assert phase(after(table, "all pass")) == "over"
    assert winner(level(0, 4, 13)) == 2


def test_nine_offspring_do_not_win() -> None:
    """§8.1"""
    table = after(level(9, 9, 9), "all pass")

    assert table.outcome() is None
    assert phase(table) == "discarding"


def test_victory_is_checked_only_after_the_fourth_window() -> None:
    """§8.1, ruling M18"""
    table = scene(males=[combat(), flashy(), "lunch"], red=[2], blue=[0, 1], offspring=[9, 3],
        window=3)  # fmt: skip
    mated = after(table, "all pass")

    assert each(mated.offspring)[0] == 11
    assert (phase(mated), mated.outcome()) == ("window 4", None)
    assert phase(after(mated, "pass")) == "window 4"
    assert phase(after(mated, "pass", "pass")) == "over"


def test_a_lead_can_still_be_lost_in_the_fourth_window() -> None:
    """§8.1, rulings M18 and M37"""
    card = sneaky("sperm-competition")
    table = scene(males=[combat(), flashy(), "lunch"], hands=["", card], food=20, window=4,
        offspring=[10, 3], mated=[1, 1], red=[1], blue=[0, 1])  # fmt: skip
    taken = after(table, "pass", f"sneak {card} on seat 1", "accept", "all pass")

    assert winner(table) == 0
    assert each(taken.offspring) == [9, 4, 0]
    assert (phase(taken), taken.outcome()) == ("discarding", None)


def test_the_tenth_offspring_may_come_in_the_fourth_window() -> None:
    """§8.1, ruling M18"""
    card = sneaky("nuptial-gift")
    table = scene(males=[combat(), "lunch"], hands=card, food=20, window=4, offspring=[9],
        mated=[1], red=[1])  # fmt: skip

    assert after(table, "all pass").outcome() is None
    assert ended(after(table, f"sneak {card}", "all pass")).winners == (0,)


def test_the_order_in_which_females_chose_does_not_matter() -> None:
    """§8.1, ruling M18: the example of the rulebook.

    Both have 9; the high strategy (fitness 4) is chosen before the middle one (fitness 3), yet both
    reach 10 in the same phase, and food decides.
    """
    high, mid = flashy("high"), flashy("mid")
    assert (fitness(high), fitness(mid)) == (4, 3)
    for poor, rich in ((0, 1), (1, 0)):
        food = [0, 0]
        food[poor], food[rich] = 2, 6
        table = scene(seats=2, males=[high, mid], window=2, offspring=9, food=food, females=5)
        over = after(table, "all pass", "all pass", "all pass")
        assert each(over.offspring) == [13, 10]
        assert ended(over).winners == (rich,)


def test_when_the_game_is_over_there_is_no_discard_and_draw() -> None:
    """§8.1"""
    over = after(level(10), "all pass")

    assert over.actors() == []
    assert [legal(over, seat) for seat in range(2)] == [[], []]
    assert refused(over, "1: keep all") == "over"
    assert told(level(10), "all pass")[-1] == "ended"


def test_a_host_may_set_another_goal() -> None:
    """§8.1"""
    assert winner(level(4, 7, goal=7)) == 1
    assert after(level(10, 12, goal=13), "all pass").outcome() is None


@pytest.mark.parametrize("offspring", list(product((3, 10), repeat=3)))
def test_the_game_ends_exactly_when_somebody_has_reached_the_goal(
    offspring: tuple[int, ...],
) -> None:
    """§8.1"""
    over = after(level(*offspring), "all pass")

    assert (over.outcome() is not None) == (10 in offspring)


# -- §8.2 ----------------------------------------------------------------------------------
def test_of_several_who_reached_ten_the_most_food_wins() -> None:
    """§8.2"""
    assert winner(level(10, 10, 10, food=[3, 8, 7])) == 1
    assert rolls(level(10, 10, 10, food=[3, 8, 7])) == ""


def test_what_is_above_ten_does_not_count() -> None:
    """§8.2, ruling M18: 9 and 4 against 9 and 1"""
    assert winner(level(13, 10, food=[4, 5])) == 1
    assert winner(level(13, 10, food=[5, 4])) == 0


def test_food_does_not_help_a_player_who_has_not_reached_ten() -> None:
    """§8.2"""
    assert winner(level(10, 9, food=[0, 20])) == 0


def test_whoever_is_level_in_food_too_rolls_a_die() -> None:
    """§8.2"""
    table = level(10, 12, food=6, dice="2 5")

    assert rolls(table) == "1:2 2:5"
    assert winner(table) == 1
    assert winner(level(10, 12, food=6, dice="5 2")) == 0


def test_equal_rolls_for_the_victory_are_rolled_again() -> None:
    """§8.2"""
    table = level(10, 10, food=6, dice="3 3 6 6 4 1")

    assert rolls(table) == "1:3 2:3 1:6 2:6 1:4 2:1"
    assert winner(table) == 0


def test_only_the_richest_of_the_level_ones_roll() -> None:
    """§8.2"""
    table = level(10, 10, 11, 9, food=[7, 2, 7, 9], dice="1 6")

    assert rolls(table) == "1:1 3:6"
    assert winner(table) == 2


def test_there_is_always_one_winner() -> None:
    """§8.2"""
    for seed in range(12):
        table = level(10, 10, 10, 10, 10, 10, food=5, seed=seed)
        assert len(ended(after(table, "all pass")).winners) == 1


def test_whoever_is_level_is_told_with_the_food_that_is_left() -> None:
    """§8.2"""
    table = level(10, 14, 3, food=[4, 9, 20])
    tied = events(table, "tied", "all pass")

    assert [(event.seat, event.values["food"]) for event in tied] == [(0, 4), (1, 9)]
    assert told(level(10, 9, 3), "all pass").count("tied") == 0


def test_the_scores_count_to_ten_and_tell_the_surplus_and_the_food() -> None:
    """§8.2, ruling M18"""
    scores = ended(after(level(13, 4, food=[2, 7]), "all pass")).scores

    assert [score.points for score in scores] == [10, 4]
    assert "3 more" in scores[0].parts[0].reason
    assert "2 food" in scores[0].parts[0].reason
    assert "more" not in scores[1].parts[0].reason


def test_the_end_says_why_and_cites_the_rule() -> None:
    """§8.1, §8.3"""
    assert "§8.1" in ended(after(level(10, 4, round=7), "all pass")).ended_by
    assert "7 rounds" in ended(after(level(10, 4, round=7), "all pass")).ended_by
    assert "§8.3" in ended(after(level(3, 4, round=48), "all pass")).ended_by


# -- §8.3 ----------------------------------------------------------------------------------
def test_after_round_48_the_game_ends_and_the_most_offspring_win() -> None:
    """§8.3, ruling M38"""
    assert winner(level(3, 8, 5, food=[20, 0, 0], round=48)) == 1


def test_before_round_48_it_goes_on() -> None:
    """§8.3, ruling M38"""
    table = after(level(3, 8, 5, round=47), "all pass")

    assert table.outcome() is None
    assert int(after(table, *["keep all"] * 3).round) == 48


def test_the_last_round_is_played_to_its_fourth_window() -> None:
    """§8.3, ruling M38"""
    table = scene(males=[combat(), "lunch"], red=[2], window=3, round=48)

    assert phase(after(table, "all pass")) == "window 4"
    assert ended(after(table, "all pass", "all pass")).winners == (0,)


def test_level_offspring_at_the_limit_go_by_food_and_then_by_die() -> None:
    """§8.3, ruling M38"""
    assert winner(level(8, 8, 5, food=[2, 3, 20], round=48)) == 1
    table = level(8, 8, 5, food=[3, 3, 20], round=48, dice="6 2")
    assert (rolls(table), winner(table)) == ("1:6 2:2", 0)


def test_everyone_may_be_level_with_nothing_at_the_limit() -> None:
    """§8.3, ruling M38: all were out to lunch."""
    table = loaded(scene(seats=2, round=48), "1 4")

    assert ended(after(table, *["out to lunch"] * 2)).winners == (1,)


def test_ten_offspring_in_the_last_round_are_the_reason_of_the_end() -> None:
    """§8.1, §8.3"""
    assert "§8.1" in ended(after(level(10, 4, round=48), "all pass")).ended_by
    assert winner(level(12, 10, food=[1, 2], round=48)) == 1


def test_a_host_may_set_another_limit() -> None:
    """§8.3"""
    assert winner(level(3, 8, round=5, round_limit=5)) == 1
    assert after(level(3, 8, round=48, round_limit=60), "all pass").outcome() is None


def test_sudden_death_and_long_life_need_no_limit() -> None:
    """§8.3, ruling M38"""
    for variant in ("sudden_death", "long_life"):
        table = level(3, 8, round=60, **{variant: True})  # type: ignore[arg-type]
        assert after(table, "all pass").outcome() is None


def test_the_end_says_what_decided_a_tie() -> None:
    """§8.2"""
    by_food = ended(after(level(13, 10, food=[2, 7]), "all pass")).ended_by
    by_die = ended(after(level(10, 10, food=[7, 7]), "all pass")).ended_by

    assert by_food.endswith(" 2 players had 10, and the most food decided (§8.2).")
    assert by_die.endswith(" 2 players had 10, and a die decided (§8.2).")
    assert "§8.2" not in ended(after(level(10, 4), "all pass")).ended_by
