"""§6.10, §6.11 Sneaky cards about the fight: Level Up, Satellite Male."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    events,
    fitness,
    flashy,
    legal,
    males,
    refusal,
    refused,
    seen,
    sneaky,
    told,
    turn,
)

RED, RED_TOO, RED_THREE = combat("mid"), combat("mid", 2), combat("mid", 3)
BLUE, BLUE_TOO, BLUE_THREE = flashy("mid"), flashy("mid", 2), flashy("mid", 3)
LEVEL, LEVEL_TOO = sneaky("level-up"), sneaky("level-up", 2)
ASIDE, ASIDE_TOO = sneaky("satellite-male"), sneaky("satellite-male", 2)


def fought(table: Position, winner: int) -> Position:
    """What comes of the fight, as soon as the dice let this seat win."""
    for seed in range(1000):
        table.rng.seed(seed)
        done = after(table, "all pass")
        if done.won[winner]:
            return done
    raise AssertionError(f"seat {winner} never wins")


# -- §6.10 Level Up ------------------------------------------------------------------------
def test_a_flashy_male_joins_the_fight_with_his_fitness_in_dice() -> None:
    """§6.10, M25"""
    table = scene(seats=2, hands=[LEVEL], males=[BLUE, RED], window=2)
    table = after(table, f"sneak {LEVEL}")

    assert [one.strategy and one.strategy.fights for one in seen(table).players] == [True, True]
    fought = events(table, "fought", "all pass")
    assert [(one.seat, len(str(one.values["throw"]).split())) for one in fought] == [
        (0, fitness(BLUE)),
        (1, fitness(RED)),
    ]


def test_a_flashy_winner_has_the_bonus_and_draws_blue_females() -> None:
    """§6.10, §4.4, M25"""
    low = flashy("low")
    table = scene(seats=4, hands=[LEVEL], males=[low, RED, "lunch", "lunch"], window=2,
        females=9)  # fmt: skip
    table = fought(after(table, f"sneak {LEVEL}"), 0)

    assert each(table.blue_with) == [fitness(low) + 2, 0, 0, 0]
    assert each(table.red_with) == [0, 0, 0, 0]
    assert males(table) == [low, "", "lunch", "lunch"]


def test_a_beaten_flashy_male_is_discarded() -> None:
    """§6.10, §4.3, M25"""
    table = scene(seats=4, hands=[LEVEL], males=[BLUE, combat("high"), "lunch", "lunch"], window=2,
        females=9)  # fmt: skip
    table = fought(after(table, f"sneak {LEVEL}"), 1)

    assert males(table)[0] == ""
    assert each(table.blue_with) == [0, 0, 0, 0]
    assert each(table.red_with)[1] == fitness(combat("high")) + 2
    assert BLUE in seen(table).discards


def test_without_another_fighter_level_up_names_a_rivals_flashy_male() -> None:
    """§6.10, M25: both fight."""
    table = scene(hands=[LEVEL], males=[BLUE, BLUE_TOO, BLUE_THREE], window=2)

    assert legal(table) == [
        "pass", "pass ahead", f"sneak {LEVEL} on seat 2", f"sneak {LEVEL} on seat 3",
    ]  # fmt: skip
    assert refusal(table, f"sneak {LEVEL}") == ("target-missing", "§6.5")
    table = after(table, f"sneak {LEVEL} on seat 3", "accept")
    assert each(table.levelled) == [1, 0, 1]
    table = fought(table, 2)
    assert males(table) == ["", BLUE_TOO, BLUE_THREE]
    assert each(table.won) == [0, 0, 1]


def test_with_another_fighter_level_up_names_nobody() -> None:
    """§6.10"""
    table = scene(hands=[LEVEL], males=[BLUE, BLUE_TOO, RED], window=2)

    assert legal(table) == ["pass", "pass ahead", f"sneak {LEVEL}"]
    assert refusal(table, f"sneak {LEVEL} on seat 2") == ("no-target", "§6.10")
    assert refusal(table, f"sneak {LEVEL} on seat 3") == ("no-target", "§6.10")


@pytest.mark.parametrize("others", [["lunch", ""], [RED, RED_TOO]])
def test_a_combat_male_does_not_level_up(others: list[str]) -> None:
    """§6.10"""
    table = scene(hands=[LEVEL], males=[RED_THREE, *others], window=2)

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {LEVEL}") == ("unmet", "§6.10")


def test_without_any_rival_to_fight_level_up_cannot_be_played() -> None:
    """§6.10, M34"""
    table = scene(hands=[LEVEL], males=[BLUE, "lunch", ""], window=2)

    assert legal(table) == ["pass", "pass ahead"]
    assert refused(table, f"sneak {LEVEL}") == "target-missing"
    assert refused(table, f"sneak {LEVEL} on seat 2") == "target-out"
    assert refused(table, f"sneak {LEVEL} on seat 1") == "own-target"


def test_whoever_fights_already_does_not_level_up_again() -> None:
    """§6.10: neither the owner of the first card, nor the one it has drawn in."""
    table = scene(seats=2, hands=[f"{LEVEL} {LEVEL_TOO}"], males=[BLUE, BLUE_TOO], window=2, food=9)
    table = after(table, f"sneak {LEVEL} on seat 2", "accept", "pass")
    assert refusal(table, f"sneak {LEVEL_TOO}") == ("unmet", "§6.10")

    table = scene(seats=2, hands=[LEVEL, LEVEL_TOO], males=[BLUE, BLUE_TOO], window=2, food=9)
    table = after(table, f"sneak {LEVEL} on seat 2", "accept")
    assert (turn(table), legal(table)) == (1, ["pass", "pass ahead"])
    assert refusal(table, f"sneak {LEVEL_TOO}") == ("unmet", "§6.10")


def test_a_third_flashy_male_may_join_the_same_fight() -> None:
    """§6.10, M25, M35: there is one fight a round, all together."""
    table = scene(hands=[LEVEL, "", LEVEL_TOO], males=[BLUE, BLUE_TOO, BLUE_THREE], window=2)
    table = after(table, f"sneak {LEVEL} on seat 2", "accept", "pass", f"sneak {LEVEL_TOO}")

    assert told(table, "all pass").count("fought") == 3
    assert told(table, "all pass").count("won") == 1
    assert males(fought(table, 2)) == ["", "", BLUE_THREE]


def test_a_level_up_for_nothing_stays_spent() -> None:
    """§6.10, §4.5, M35: the only rival stands aside, so there is no fight and no bonus."""
    table = scene(seats=4, hands=[LEVEL, ASIDE], males=[flashy("low"), RED, "lunch", "lunch"],
        window=2)  # fmt: skip
    table = after(table, f"sneak {LEVEL}", f"sneak {ASIDE}")

    assert "fought" not in told(table, "all pass")
    table = after(table, "all pass")
    assert males(table)[:2] == [flashy("low"), RED]
    assert each(table.blue_with) == [fitness(flashy("low")), 0, 0, 0]
    assert {LEVEL, ASIDE} <= set(seen(table).discards)


# -- §6.11 Satellite Male ------------------------------------------------------------------
def test_a_satellite_leaves_the_fight_and_is_not_beaten() -> None:
    """§6.11, M26, M35"""
    table = scene(seats=5, hands=[ASIDE], males=[RED, RED_TOO, RED_THREE, "lunch", "lunch"],
        window=2)  # fmt: skip
    table = after(table, f"sneak {ASIDE}")

    assert [one.seat for one in events(table, "fought", "all pass")] == [1, 2]
    table = after(table, "all pass")
    assert males(table)[0] == RED
    assert sorted(males(table)[1:3])[0] == ""


def test_a_satellite_takes_the_red_females_that_are_left_up_to_its_fitness() -> None:
    """§6.11, §4.9, M26: the winner is chosen first, whatever their fitness."""
    high, low, low_too = combat("high"), combat("low"), combat("low", 2)
    table = scene(seats=6, hands=[ASIDE], males=[high, low, low_too, "lunch", "lunch", "lunch"],
        window=2)  # fmt: skip
    table = fought(after(table, f"sneak {ASIDE}"), 1)

    bonus = fitness(low) + 2
    assert each(table.red_with)[:3] == [min(fitness(high), 7 - bonus), bonus, 0]


def test_nothing_may_be_left_for_a_satellite() -> None:
    """§6.11, §4.9"""
    table = scene(hands=[ASIDE], males=[combat("high"), RED, RED_TOO], window=2, females=2)
    table = after(table, f"sneak {ASIDE}", "all pass")

    assert each(table.red_with)[0] == 0
    assert sum(each(table.red_with)) == 2


def test_a_satellite_has_no_bonus_and_leaves_none_to_a_lone_rival() -> None:
    """§6.11, §4.5, M11, M35"""
    table = scene(seats=6, hands=[ASIDE], males=[RED, RED_TOO, *["lunch"] * 4], window=2)
    table = after(table, f"sneak {ASIDE}")

    assert "fought" not in told(table, "all pass")
    table = after(table, "all pass")
    assert each(table.red_with)[:2] == [fitness(RED), fitness(RED_TOO)]


def test_several_satellites_share_what_is_left() -> None:
    """§6.11, §4.8, M16, M26"""
    low, low_too = combat("low"), combat("low", 2)
    table = scene(seats=4, hands=[ASIDE, ASIDE_TOO], males=[RED, RED_TOO, low, low_too],
        window=2, females=fitness(low) + 2 + 3)  # fmt: skip
    table = after(table, f"sneak {ASIDE}", f"sneak {ASIDE_TOO}", "all pass")

    assert sorted(each(table.red_with)[:2]) == [1, 2]
    assert sum(each(table.red_with)) == fitness(low) + 5


def test_the_last_fighter_cannot_stand_aside() -> None:
    """§6.11"""
    table = scene(hands=[ASIDE, ASIDE_TOO], males=[RED, RED_TOO, BLUE], window=2)
    table = after(table, f"sneak {ASIDE}")

    assert turn(table) == 1
    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {ASIDE_TOO}") == ("unmet", "§6.11")


def test_a_satellite_does_not_stand_aside_twice() -> None:
    """§6.11"""
    table = scene(hands=[f"{ASIDE} {ASIDE_TOO}"], males=[RED, RED_TOO, RED_THREE], window=2)
    table = after(table, f"sneak {ASIDE}", "pass", "pass")

    assert refusal(table, f"sneak {ASIDE_TOO}") == ("unmet", "§6.11")


def test_a_flashy_fighter_is_no_satellite() -> None:
    """§6.11"""
    table = scene(seats=2, hands=[f"{LEVEL} {ASIDE}"], males=[BLUE, RED], window=2)
    table = after(table, f"sneak {LEVEL}", "pass")

    assert refusal(table, f"sneak {ASIDE}") == ("unmet", "§6.11")


def test_whoever_levelled_up_counts_as_the_other_fighter() -> None:
    """§6.11, M35"""
    table = scene(seats=2, hands=[LEVEL, ASIDE], males=[BLUE, RED], window=2)

    assert refused(after(table, "pass"), f"sneak {ASIDE}") == "unmet"
    assert f"sneak {ASIDE}" in legal(after(table, f"sneak {LEVEL}"))


@pytest.mark.parametrize(
    ("card", "strategies_then", "strategies_now"),
    [
        (ASIDE, [RED, RED_TOO], [combat("low"), RED_THREE]),
        (LEVEL, [BLUE, RED], [BLUE_TOO, RED_TOO]),
    ],
    ids=["satellite", "level up"],
)
def test_the_next_round_knows_nothing_of_these_cards(
    card: str, strategies_then: list[str], strategies_now: list[str]
) -> None:
    """§6.10, §6.11: a combat male fights again, a flashy one no longer."""
    table = scene(seats=2, hands=[f"{card} {strategies_now[0]}", strategies_now[1]],
        males=strategies_then, food=20, window=2)  # fmt: skip
    table = after(table, f"sneak {card}", *["all pass"] * 3, "1: keep all", "2: keep all")
    table = after(table, *(f"{seat}: play {name}" for seat, name in enumerate(strategies_now, 1)))

    fights = [one.strategy and one.strategy.fights for one in seen(table).players]
    assert fights == [card == ASIDE, True]
    assert not any(one.strategy and one.strategy.satellite for one in seen(table).players)
