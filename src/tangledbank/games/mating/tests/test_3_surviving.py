"""§3.1, §3.4 to §3.8 Survive: the hunted escape or are eaten, females leave, food comes."""

import pytest
from tests.spoken import each

from tangledbank.games.mating import GAME
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.hunts import HUNT, QUIET, TWO, hunting
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    environment,
    events,
    flashy,
    food_of,
    legal,
    males,
    names,
    phase,
    prey,
    refusal,
    refused,
    seen,
    sneaky,
    story,
    told,
    turn,
    turning_up,
)

SCARCE = environment(predators=0, scarcity=1)
BOTH = environment(predators=1, scarcity=1)
VERY_SCARCE = environment(predators=0, scarcity=2)


# -- §3.1 ----------------------------------------------------------------------------------
def test_the_top_environment_is_turned_up_one_a_round() -> None:
    """§3.1"""
    table = scene(males=[combat(), "lunch"], environments=f"{QUIET} {SCARCE}")
    first = after(table, "all pass")
    rest = after(first, *["all pass"] * 3, *["keep all"] * 3)
    second = after(rest, *["out to lunch"] * 3)

    assert seen(first).environment == QUIET
    assert (seen(first).environments, seen(first).used) == (15, (QUIET,))
    assert seen(after(first, "all pass")).environment == QUIET
    assert seen(rest).environment is None
    assert seen(second).environment == SCARCE
    assert (seen(second).environments, seen(second).used) == (14, (QUIET, SCARCE))


def test_predators_come_first_then_scarcity_then_food() -> None:
    """§3.1, ruling M1"""
    table = turning_up(scene(males=[combat(), "lunch"]), BOTH)
    before = after(table, "all pass")

    assert told(table, "all pass", "escape")[1:] == [
        "turned up", "hunted", "escaped", "scarce", "fed", "fed", "fed", "window opened",
    ]  # fmt: skip
    assert (before.red, before.blue) == (4, 4)
    assert each(before.food) == [5, 5, 5]


def test_a_used_up_deck_of_environments_starts_again_shuffled() -> None:
    """§3.1, ruling M21"""
    deck = [GAME.cards.environment_ids[one] for one in scene().terms.environments]
    orders = set()
    for seed in range(6):
        table = scene(males=[combat(), "lunch"], used=" ".join(deck), seed=seed)
        again = after(table, "all pass")
        assert table.environments.count == 0
        assert told(table, "all pass")[1:3] == ["environments again", "turned up"]
        assert (again.environments.count, again.used.count) == (15, 1)
        everything = [*again.environments, *again.used]
        assert sorted(everything) == sorted(scene().terms.environments)
        orders.add(tuple(everything))

    assert len(orders) == 6


def test_the_last_environment_is_used_before_the_deck_starts_again() -> None:
    """§3.1, ruling M21"""
    deck = [GAME.cards.environment_ids[one] for one in scene().terms.environments]
    deck.remove(QUIET)
    table = scene(males=[combat(), "lunch"], used=" ".join(deck), environments=QUIET)
    last = after(table, "all pass")

    assert seen(last).environment == QUIET
    assert (last.environments.count, last.used.count) == (0, 16)
    assert "environments again" not in told(table, "all pass")


# -- §3.4 ----------------------------------------------------------------------------------
def test_the_hunted_decide_one_after_another_the_lowest_value_first() -> None:
    """§3.4, rulings M3 and M44"""
    first = after(hunting(TWO, *prey(2, 3, 1)), "all pass")
    second = after(first, "escape")

    assert (phase(first), turn(first), first.actors()) == ("threat", 2, [2])
    assert (phase(second), turn(second)) == ("threat", 0)
    assert phase(after(second, "give up")) == "window 2"


def test_each_has_seen_the_decisions_before() -> None:
    """§3.4, ruling M44"""
    table = after(hunting(TWO, *prey(2, 3, 1)), "all pass")
    escaped, eaten = (seen(after(table, text), 0) for text in ("escape", "give up"))

    assert (escaped.deciding, escaped.threatened) == (1, (2, 0))
    assert escaped.players[2].strategy is not None
    assert escaped.players[2].food == 6
    assert (eaten.players[2].strategy, eaten.players[2].lost_to) == (None, "predator")


def test_nobody_else_decides_and_nobody_decides_twice() -> None:
    """§3.4"""
    table = after(hunting(TWO, *prey(2, 3, 1)), "all pass")

    assert refusal(table, "1: escape") == ("not-your-turn", "§3.4")
    assert refused(table, "2: give up") == "not-your-turn"
    assert refused(after(table, "escape"), "3: escape") == "not-your-turn"


def test_the_hunted_one_has_to_decide() -> None:
    """§3.4"""
    table = after(hunting(HUNT, *prey(1, 2)), "all pass")

    assert legal(table) == ["escape", "give up"]
    assert refusal(table, "pass") == ("wrong-phase", "§3.4")
    assert refused(table, "accept") == "wrong-phase"


def test_scarcity_and_food_come_when_all_have_decided() -> None:
    """§3.4, ruling M44"""
    hungry = environment(predators=2, scarcity=1)
    table = hunting(hungry, *prey(2, 3, 1))
    half = after(table, "all pass", "escape")

    assert (half.red, half.blue, each(half.food)) == (4, 4, [9, 9, 6])
    assert told(half, "escape") == ["escaped", "scarce", "fed", "fed", "fed", "window opened"]


# -- §3.5 ----------------------------------------------------------------------------------
def test_an_escape_costs_three_food_and_the_strategy_stays() -> None:
    """§3.5"""
    lowest, other = prey(1, 2)
    table = after(hunting(HUNT, lowest, other, food=5), "all pass")
    escaped = after(table, "escape")

    assert events(table, "escaped", "escape")[0].values["cost"] == 3
    assert males(escaped) == [lowest, other]
    assert each(escaped.food) == [2 + food_of(HUNT), 5 + food_of(HUNT)]


def test_an_escape_ends_the_threat_and_passes_to_nobody() -> None:
    """§3.5, ruling M2: the example of the rulebook"""
    strategies = prey(1, 2, 3)
    table = after(hunting(HUNT, *strategies), "all pass")
    escaped = after(table, "escape")

    assert phase(escaped) == "window 2"
    assert males(escaped) == strategies
    assert told(table, "escape").count("hunted") == 0
    assert told(table, "escape").count("eaten") == 0


def test_one_escape_of_two_leaves_the_other_threat_alone() -> None:
    """§3.5, ruling M2"""
    strategies = prey(1, 2, 3)
    table = after(hunting(TWO, *strategies), "all pass", "escape")

    assert turn(table) == 1
    assert males(after(table, "give up")) == [strategies[0], "", strategies[2]]


def test_the_food_of_the_round_comes_too_late_for_an_escape() -> None:
    """§3.5, ruling M1"""
    poor = after(hunting(HUNT, *prey(1, 2), food=2), "all pass")
    enough = after(hunting(HUNT, *prey(1, 2), food=3), "all pass")

    assert food_of(HUNT) > 0
    assert legal(poor) == ["give up"]
    assert refusal(poor, "escape") == ("too-dear", "§3.5")
    assert legal(enough) == ["escape", "give up"]
    assert each(after(enough, "escape").food)[0] == food_of(HUNT)


def test_a_host_may_set_another_cost_of_an_escape() -> None:
    """§3.5"""
    table = turning_up(scene(males=[flashy(), "lunch"], food=5, escape_cost=5), HUNT)
    hunted = after(table, "all pass")

    assert each(after(hunted, "escape").food)[0] == food_of(HUNT)
    free = turning_up(scene(males=[flashy(), "lunch"], food=0, escape_cost=0), HUNT)
    assert legal(after(free, "all pass")) == ["escape", "give up"]


# -- §3.6 ----------------------------------------------------------------------------------
def test_whoever_does_not_escape_loses_the_strategy_at_once() -> None:
    """§3.6"""
    lowest, other = prey(1, 2)
    eaten = after(hunting(HUNT, lowest, other), "all pass", "give up")

    assert males(eaten) == ["", other]
    assert names(eaten.discards) == [lowest]
    assert (seen(eaten).players[0].lost, seen(eaten).players[0].lost_to) == (lowest, "predator")
    assert seen(eaten).discards == (lowest,)


def test_whoever_was_eaten_is_out_until_the_next_round() -> None:
    """§3.6, ruling M10"""
    lowest, other = prey(1, 2, kind="flashy")
    table = scene(males=[lowest, other], hands=sneaky("food-cache"), food=9)
    eaten = after(turning_up(table, HUNT, QUIET), "all pass", "give up")

    for window in (2, 3, 4):
        assert phase(eaten) == f"window {window}"
        assert turn(eaten) == 1
        assert refusal(eaten, f"1: sneak {sneaky('food-cache')}") == ("not-in-play", "§6.1")
        assert refused(eaten, "1: pass") == "not-your-turn"
        eaten = after(eaten, "all pass")
    assert int(eaten.offspring[0]) == 0
    again = after(eaten, *["keep all"] * 3)
    assert any(text.startswith("play") for text in legal(again, 0))
    assert seen(again).players[0].lost is None


def test_whoever_was_eaten_still_gains_food() -> None:
    """§3.6, ruling M10"""
    table = hunting(HUNT, *prey(1, 2), food=2)

    assert each(after(table, "all pass", "give up").food) == [2 + food_of(HUNT)] * 2


def test_giving_up_costs_no_food() -> None:
    """§3.6"""
    table = after(hunting(HUNT, *prey(1, 2), food=7), "all pass")

    assert "escaped" not in told(table, "give up")
    assert each(after(table, "give up").food) == [7 + food_of(HUNT)] * 2


def test_no_sneaky_card_names_a_player_who_was_eaten() -> None:
    """§3.6, rulings M10 and M34"""
    card = sneaky("level-up")
    lowest, other, third = prey(1, 2, 3, kind="flashy")
    table = scene(males=[lowest, other, third], hands=["", card], food=20)
    eaten = after(turning_up(table, HUNT), "all pass", "give up")

    assert turn(eaten) == 1
    assert refused(eaten, f"sneak {card} on seat 1") == "target-out"
    assert f"sneak {card} on seat 3" in legal(eaten)


def test_all_hunted_may_be_eaten() -> None:
    """§3.6, ruling M2"""
    table = after(hunting(TWO, *prey(1, 2)), "all pass", "give up", "give up")

    assert males(table) == ["", ""]
    assert phase(table) == "discarding"


# -- §3.7 ----------------------------------------------------------------------------------
def test_a_scarcity_icon_takes_one_female_from_each_stand() -> None:
    """§3.7"""
    table = after(hunting(SCARCE, combat(), flashy(), "lunch"), "all pass")

    assert (table.red, table.blue) == (3, 3)


def test_two_scarcity_icons_take_two_from_each_stand() -> None:
    """§3.7: the example of the rulebook"""
    table = after(hunting(VERY_SCARCE, combat(), flashy(), "lunch"), "all pass")

    assert (table.red, table.blue) == (2, 2)
    (event,) = events(hunting(VERY_SCARCE, combat(), flashy(), "lunch"), "scarce", "all pass")
    assert dict(event.values) == {"scarcity": 2, "red": 2, "blue": 2}


def test_scarcity_takes_red_females_even_if_only_fighters_are_in_play() -> None:
    """§3.7, ruling M15"""
    table = after(hunting(SCARCE, combat(), combat("low"), combat("high")), "all pass")

    assert (table.red, table.blue) == (3, 3)


def test_a_stand_never_holds_fewer_than_none() -> None:
    """§3.7, ruling M15"""
    table = scene(males=[combat(), "lunch"], females=1)
    bare = after(turning_up(table, VERY_SCARCE), "all pass")

    assert (bare.red, bare.blue) == (0, 0)


def test_without_the_icon_no_female_leaves() -> None:
    """§3.7"""
    table = hunting(QUIET, combat(), flashy(), "lunch")

    assert "scarce" not in told(table, "all pass")
    assert (after(table, "all pass").red, after(table, "all pass").blue) == (4, 4)


# -- §3.8 ----------------------------------------------------------------------------------
def test_everyone_gains_the_food_of_the_environment() -> None:
    """§3.8"""
    table = turning_up(scene(males=[combat(), flashy(), "lunch"], food=[0, 5, 9]), QUIET)
    gain = food_of(QUIET)

    assert each(after(table, "all pass").food) == [gain, 5 + gain, 9 + gain]


@pytest.mark.parametrize("start", [0, 1, 2, 6])
def test_a_negative_number_is_lost_by_everyone_down_to_none(start: int) -> None:
    """§3.8, rulings M20 and M30"""
    table = turning_up(scene(males=[combat(), flashy(), "lunch"], food=start), VERY_SCARCE)

    assert food_of(VERY_SCARCE) < 0
    assert each(after(table, "all pass").food) == [max(0, start + food_of(VERY_SCARCE))] * 3


def test_an_environment_without_food_leaves_the_nests_as_they_are() -> None:
    """§3.8"""
    bare = environment(food=0, predators=0)
    table = turning_up(scene(males=[combat(), "lunch"], food=[1, 2, 3]), bare)

    assert each(after(table, "all pass").food) == [1, 2, 3]
    assert any("stays at 1." in line for line in story(table, "all pass"))


def test_the_gain_of_food_is_told_seat_by_seat() -> None:
    """§3.8"""
    table = turning_up(scene(males=[combat(), "lunch"], food=[1, 19, 5]), QUIET)
    fed = [event.values for event in events(table, "fed", "all pass")]
    gain = food_of(QUIET)

    assert [dict(values) for values in fed] == [
        {"before": 1, "after": 1 + gain},
        {"before": 19, "after": min(20, 19 + gain)},
        {"before": 5, "after": 5 + gain},
    ]


def test_the_predator_of_the_environment_is_named() -> None:
    """§3.2, §3.6"""
    lowest, other = prey(1, 2)
    table = hunting(HUNT, lowest, other)
    hunter = GAME.cards.predator_names[GAME.cards.environment_number_of[HUNT]]

    for word in ("hunted", "eaten"):
        (event,) = events(table, word, "all pass", "give up")
        assert (event.seat, event.values["card"], event.values["hunter"]) == (0, lowest, HUNT)
        assert hunter in event.sentence
