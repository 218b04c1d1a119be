"""§4.1 to §4.5 Attract: the fight."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.rules.dice import FOR_FIGHT
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.fights import (
    HUNT,
    TIERS,
    attracting,
    blue,
    red,
    rolls,
    throws,
    winners,
)
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    environment,
    events,
    fitness,
    flashy,
    loaded,
    males,
    names,
    phase,
    prey,
    refused,
    seen,
    sneaky,
    story,
    told,
    turn,
    turning_up,
)


# -- §4.1 ----------------------------------------------------------------------------------
def test_combat_strategies_in_play_fight_and_flashy_ones_do_not() -> None:
    """§4.1"""
    table = attracting(combat(), flashy(), combat("low"), "lunch")

    assert [event.seat for event in events(table, "fought", "all pass")] == [0, 2]
    assert [one.strategy is not None and one.strategy.fights for one in seen(table).players] == [
        True, False, True, False,
    ]  # fmt: skip


def test_fighters_are_counted_when_the_window_closes() -> None:
    """§4.1, rulings M11 and M35"""
    lowest, other, third = prey(1, 2, 3, kind="combat")
    table = turning_up(scene(males=[lowest, other, third], food=9), HUNT)
    two_left = after(table, "all pass", "give up")
    three = after(table, "all pass", "escape")

    assert len(events(two_left, "fought", "all pass")) == 2
    assert len(events(three, "fought", "all pass")) == 3


def test_a_level_up_brings_a_fighter_in_and_a_satellite_leaves() -> None:
    """§4.1, ruling M35"""
    table = attracting(
        flashy(), combat(), combat("low"), hands=[sneaky("level-up"), sneaky("satellite-male")],
        food=20,
    )  # fmt: skip
    levelled = after(table, f"sneak {sneaky('level-up')}")
    aside = after(levelled, f"sneak {sneaky('satellite-male')}")

    assert [event.seat for event in events(levelled, "fought", "all pass")] == [0, 1, 2]
    assert [event.seat for event in events(aside, "fought", "all pass")] == [0, 2]


def test_a_level_up_is_spent_for_nothing_when_no_other_fighter_is_left() -> None:
    """§4.1, §4.5, ruling M35"""
    table = attracting(
        flashy(), combat(), hands=[sneaky("level-up"), sneaky("satellite-male")], food=20
    )
    alone = after(table, f"sneak {sneaky('level-up')}", f"sneak {sneaky('satellite-male')}")
    chosen = after(alone, "all pass")

    assert told(alone, "all pass").count("fought") == 0
    assert told(alone, "all pass").count("unfought") == 1
    assert sneaky("level-up") in names(chosen.discards)
    assert each(chosen.blue_with)[0] == min(fitness(flashy()), 3)


# -- §4.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("tier", TIERS)
def test_a_fighter_rolls_as_many_dice_as_its_fitness(tier: str) -> None:
    """§4.2"""
    table = after(attracting(combat(tier), combat(tier, 2)), "all pass")

    assert [len(throw.dice) for throw in seen(table).throws] == [fitness(combat(tier))] * 2


def test_the_highest_sum_wins_whatever_the_fitness() -> None:
    """§4.2"""
    weak, strong = combat("low"), combat("high")

    assert winners(attracting(weak, strong, dice=throws((weak, 6), (strong, 1)))) == [0]
    assert winners(attracting(weak, strong, dice=throws((weak, 1), (strong, 6)))) == [1]


def test_dice_are_added_up() -> None:
    """§4.2"""
    card = combat("mid")
    assert fitness(card) == 2
    table = attracting(card, combat("mid", 2), dice="6 1 4 4")
    fought = events(table, "fought", "all pass")

    assert [(event.values["total"], event.values["throw"]) for event in fought] == [
        (7, "6 1"),
        (8, "4 4"),
    ]
    assert winners(table) == [1]
    assert "6 + 1" in fought[0].sentence


def test_there_is_one_fight_of_all_together() -> None:
    """§4.2, ruling M25"""
    card = combat("low")
    table = attracting(
        *(combat("low", place) for place in range(1, 6)),
        dice=" ".join(f"{face} " * fitness(card) for face in (3, 2, 5, 1, 4)),
    )
    fought = after(table, "all pass")

    assert winners(table) == [2]
    assert males(fought) == ["", "", combat("low", 3), "", ""]
    assert told(table, "all pass").count("won") == 1


def test_fighters_who_are_level_roll_one_more_die() -> None:
    """§4.2, ruling M12"""
    one, other = combat("high"), combat("high", 2)
    table = attracting(one, other, dice=throws((one, 2), (other, 2)) + "5 3")

    assert rolls(table, FOR_FIGHT) == "1:5 2:3"
    assert winners(table) == [0]


def test_they_roll_again_and_again_while_level() -> None:
    """§4.2, ruling M12"""
    one, other = combat("low"), combat("low", 2)
    table = attracting(one, other, dice=throws((one, 4), (other, 4)) + "2 2 6 6 1 5")

    assert rolls(table, FOR_FIGHT) == "1:2 2:2 1:6 2:6 1:1 2:5"
    assert winners(table) == [1]


def test_only_those_with_the_highest_sum_roll_again() -> None:
    """§4.2, ruling M12"""
    cards = [combat("low", place) for place in (1, 2, 3)]
    table = attracting(
        *cards, dice=throws((cards[0], 5), (cards[1], 2), (cards[2], 5)) + "1 4"
    )  # fmt: skip

    assert rolls(table, FOR_FIGHT) == "1:1 3:4"
    assert winners(table) == [2]


def test_of_three_who_are_level_only_the_highest_rolls_go_on() -> None:
    """§4.2, ruling M12"""
    cards = [combat("low", place) for place in (1, 2, 3)]
    level = throws(*((card, 3) for card in cards))

    assert rolls(attracting(*cards, dice=level + "6 2 6 3 4"), FOR_FIGHT) == "1:6 2:2 3:6 1:3 3:4"
    assert winners(attracting(*cards, dice=level + "6 2 6 3 4")) == [2]
    assert rolls(attracting(*cards, dice=level + "2 6 2"), FOR_FIGHT) == "1:2 2:6 3:2"


def test_there_are_dice_enough_for_six_strong_fighters() -> None:
    """§4.2, ruling M13"""
    table = after(attracting(*(combat("high", place) for place in range(1, 7))), "all pass")

    assert [len(throw.dice) for throw in seen(table).throws] == [fitness(combat("high"))] * 6


def test_a_level_fight_has_one_winner_and_he_has_the_bonus() -> None:
    """§4.2, §4.4, ruling M12"""
    one, other = combat("low"), combat("low", 2)
    table = attracting(one, other, females=9, dice=throws((one, 4), (other, 4)) + "2 6")

    assert red(table) == [0, fitness(other) + 2]


# -- §4.3 ----------------------------------------------------------------------------------
def test_the_losers_are_discarded_at_once() -> None:
    """§4.3"""
    cards = [combat("low"), combat("mid"), combat("high")]
    table = attracting(*cards, dice=throws((cards[0], 6), (cards[1], 1), (cards[2], 1)))
    fought = after(table, "all pass")

    assert males(fought) == [cards[0], "", ""]
    assert sorted(names(fought.discards)) == sorted(cards[1:])
    assert [one.lost_to for one in seen(fought).players] == ["", "fight", "fight"]
    assert [one.lost for one in seen(fought).players] == [None, *cards[1:]]


def test_the_losers_are_out_until_the_next_round() -> None:
    """§4.3, ruling M10"""
    one, other = combat("low"), combat("low", 2)
    table = attracting(
        one, other, hands=["", sneaky("female-mimic")], food=20,
        dice=throws((one, 6), (other, 1)),
    )  # fmt: skip
    fought = after(table, "all pass")

    assert (phase(fought), turn(fought)) == ("window 3", 0)
    assert refused(fought, f"2: sneak {sneaky('female-mimic')} on seat 1") == "not-in-play"
    assert phase(after(fought, "pass")) == "window 4"
    assert each(after(fought, "all pass").offspring)[1] == 0


def test_a_beaten_flashy_strategy_is_discarded_too() -> None:
    """§4.3, ruling M25"""
    shown, fighter = flashy("low"), combat("low")
    table = attracting(shown, fighter, hands=sneaky("level-up"), food=20)
    table = after(table, f"sneak {sneaky('level-up')}")
    fought = after(loaded(table, throws((shown, 1), (fighter, 6))), "all pass")

    assert males(fought) == ["", fighter]
    assert each(fought.blue_with) == [0, 0]
    assert shown in names(fought.discards)


def test_flashy_strategies_outside_the_fight_lose_nothing() -> None:
    """§4.3"""
    table = attracting(combat(), combat("low"), flashy())

    assert males(after(table, "all pass"))[2] == flashy()


# -- §4.4 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("tier", TIERS)
def test_the_winner_attracts_two_more_than_his_fitness(tier: str) -> None:
    """§4.4"""
    one, other = combat(tier), combat(tier, 2)
    table = attracting(one, other, females=9, dice=throws((one, 6), (other, 1)))

    assert red(table) == [fitness(one) + 2, 0]
    assert after(table, "all pass").red == 9 - fitness(one) - 2


def test_a_middle_combat_winner_attracts_four_females() -> None:
    """§4.4, ruling M14: the example of the rulebook, which needs three players"""
    one, other = combat("mid"), combat("mid", 2)
    table = attracting(one, other, "lunch", dice=throws((one, 6), (other, 1)))

    assert red(table) == [4, 0, 0]
    assert each(after(table, "all pass", "all pass").offspring) == [4, 0, 0]


def test_the_bonus_is_limited_by_the_females_present() -> None:
    """§4.4, ruling M14"""
    one, other = combat("mid"), combat("mid", 2)
    table = attracting(one, other, dice=throws((one, 6), (other, 1)))

    assert red(table) == [3, 0]
    assert after(table, "all pass").red == 0


def test_scarcity_limits_the_bonus_as_well() -> None:
    """§4.4, rulings M14 and M15"""
    one, other = combat("mid"), combat("mid", 2)
    scarce = environment(predators=0, scarcity=2)
    table = after(turning_up(scene(males=[one, other, "lunch"]), scarce), "all pass")

    assert max(red(table)) == 2


def test_a_flashy_winner_has_the_bonus_in_blue_females() -> None:
    """§4.4, ruling M25"""
    shown, fighter = flashy("low"), combat("low")
    table = attracting(shown, fighter, hands=sneaky("level-up"), food=20, females=9)
    table = after(table, f"sneak {sneaky('level-up')}")
    won = loaded(table, throws((shown, 6), (fighter, 1)))

    assert blue(won) == [fitness(shown) + 2, 0]
    assert red(won) == [0, 0]


def test_a_host_may_set_another_bonus() -> None:
    """§4.4"""
    one, other = combat("low"), combat("low", 2)
    dice = throws((one, 6), (other, 1))

    for bonus in (0, 4):
        table = attracting(one, other, dice=dice, females=9, combat_bonus=bonus)
        assert red(table) == [fitness(one) + bonus, 0]


def test_the_winner_is_told_with_his_room() -> None:
    """§4.4"""
    one, other = combat("low"), combat("low", 2)
    table = attracting(one, other, dice=throws((one, 6), (other, 1)))
    (won,) = events(table, "won", "all pass")

    assert dict(won.values) == {"card": one, "room": fitness(one) + 2}
    assert seen(after(table, "all pass")).players[0].strategy.won  # type: ignore[union-attr]


# -- §4.5 ----------------------------------------------------------------------------------
def test_a_lone_fighter_does_not_fight_and_has_no_bonus() -> None:
    """§4.5, ruling M11"""
    table = attracting(combat("mid"), flashy(), "lunch", females=9)

    assert "fought" not in told(table, "all pass")
    assert red(table) == [fitness(combat("mid")), 0, 0]
    assert any("no bonus" in line for line in story(table, "all pass"))


def test_whoever_is_left_alone_by_a_predator_is_a_lone_fighter() -> None:
    """§4.5, ruling M11: strategies are counted when the fight would begin."""
    lowest, other = prey(1, 2, kind="combat")
    table = scene(males=[lowest, other, "lunch"], females=9)
    eaten = after(turning_up(table, HUNT), "all pass", "give up")

    assert "fought" not in told(eaten, "all pass")
    assert red(eaten) == [0, fitness(other), 0]


def test_without_any_fighter_there_is_no_fight() -> None:
    """§4.5"""
    heard = told(attracting(flashy(), flashy("low")), "all pass")

    assert not {"fought", "won", "unfought"} & set(heard)
