"""§6.7-§6.9 Sneaky cards for survival: Alarm Call, Camouflage, Food Cache."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    environment,
    events,
    flashy,
    food_of,
    legal,
    loaded,
    males,
    phase,
    predator,
    prey,
    refusal,
    refused,
    seen,
    sneaky,
    strategies,
    turn,
    turning_up,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
TWO_HUNT = environment(predators=2, scarcity=0)
RED = combat("mid")
BLUE, BLUE_TOO = flashy("mid"), flashy("mid", 2)
ALARM, ALARM_TOO = sneaky("alarm-call"), sneaky("alarm-call", 2)
HIDE, HIDE_TOO = sneaky("camouflage"), sneaky("camouflage", 2)
CACHE, CACHE_TOO = sneaky("food-cache"), sneaky("food-cache", 2)
LEVEL = sneaky("level-up")
GUARD = sneaky("mate-guarding")


def value_of(table: Position, seat: int) -> int:
    """The predator value that everyone sees."""
    strategy = seen(table).players[seat].strategy
    assert strategy is not None
    return strategy.predator


# -- §6.7 Alarm Call -----------------------------------------------------------------------
def test_an_alarm_call_raises_ones_own_predator_value_by_three() -> None:
    """§6.7"""
    table = after(scene(hands=[ALARM], males=[RED, BLUE, BLUE_TOO]), f"sneak {ALARM}")

    assert value_of(table, 0) == predator(RED) + 3
    assert value_of(table, 1) == predator(BLUE)


def test_two_alarm_calls_add_up() -> None:
    """§6.7, M34"""
    table = scene(seats=2, hands=[f"{ALARM} {ALARM_TOO}"], males=[RED, BLUE])
    table = after(table, f"sneak {ALARM}", "pass", f"sneak {ALARM_TOO}")

    assert value_of(table, 0) == predator(RED) + 6


def test_after_an_alarm_call_another_may_be_hunted() -> None:
    """§6.7, §3.2"""
    easy, hard = prey(1, 2)
    assert predator(hard) < predator(easy) + 3
    table = scene(seats=2, hands=[ALARM], males=[easy, hard], environments=HUNT)

    assert turn(after(table, "all pass")) == 0
    warned = after(table, f"sneak {ALARM}", "all pass")
    assert (phase(warned), turn(warned)) == ("threat", 1)


def test_an_alarm_call_may_make_two_males_level() -> None:
    """§6.7, §3.3, M4: then dice decide."""
    easy, hard = next(
        (one, other)
        for one in strategies()
        for other in strategies()
        if predator(other) == predator(one) + 3
    )
    table = scene(seats=2, hands=[ALARM], males=[easy, hard], environments=HUNT)
    table = after(table, f"sneak {ALARM}", "pass")

    assert [roll.seat for roll in events(table, "rolled", "pass")][:2] == [0, 1]
    assert turn(after(loaded(table, "2 1"), "pass")) == 1
    assert turn(after(loaded(table, "1 2"), "pass")) == 0


def test_an_alarm_lasts_for_its_round() -> None:
    """§6.7"""
    table = scene(seats=2, hands=[ALARM], males=[RED, BLUE], environments=CALM)
    table = after(table, f"sneak {ALARM}", "all pass")
    assert value_of(table, 0) == predator(RED) + 3

    table = after(table, *["all pass"] * 3)
    assert (phase(table), each(table.alarm)) == ("discarding", [0, 0])


def test_without_predation_there_is_nothing_to_call_about() -> None:
    """§6.7, §9.1, M45"""
    table = scene(hands=[ALARM], males=[RED, BLUE, BLUE_TOO], predation=False)

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {ALARM}") == ("unmet", "§6.7")


# -- §6.8 Camouflage -----------------------------------------------------------------------
def hunted(hand: str = HIDE, food: int = 5, **options: object) -> Position:
    """A male of the first seat is hunted, and the second watches."""
    easy, hard = prey(1, 2)
    table = scene(seats=2, hands=[hand], males=[easy, hard], food=[food, 5], environments=HUNT,
        **options)  # type: ignore[arg-type]  # fmt: skip
    return after(table, "all pass")


def test_camouflage_takes_the_place_of_the_food_for_an_escape() -> None:
    """§6.8"""
    table = hunted()
    hidden = after(table, f"sneak {HIDE}")

    assert legal(table) == ["escape", "give up", f"sneak {HIDE}"]
    assert males(hidden) == males(table)
    assert each(hidden.food) == [5 - cost(HIDE) + food_of(HUNT), 5 + food_of(HUNT)]
    assert seen(hidden).discards == (HIDE,)


def test_after_camouflage_the_threat_is_over_and_passes_to_nobody() -> None:
    """§6.8, M2"""
    hidden = after(hunted(), f"sneak {HIDE}")

    assert phase(hidden) == "window 2"
    assert turn(hidden) == 0


def test_camouflage_saves_a_player_who_cannot_pay_for_an_escape() -> None:
    """§6.8"""
    table = hunted(food=cost(HIDE))

    assert cost(HIDE) < table.terms.escape_cost
    assert legal(table) == ["give up", f"sneak {HIDE}"]
    assert refusal(table, "escape") == ("too-dear", "§3.5")
    assert males(after(table, f"sneak {HIDE}")) == males(table)


def test_camouflage_must_be_paid() -> None:
    """§6.8, §6.1"""
    table = hunted(food=cost(HIDE) - 1)

    assert legal(table) == ["give up"]
    assert refusal(table, f"sneak {HIDE}") == ("too-dear", "§6.1")


def test_no_other_sneaky_card_answers_a_predator() -> None:
    """§6.8"""
    table = hunted(f"{ALARM} {GUARD}")

    assert legal(table) == ["escape", "give up"]
    assert refusal(table, f"sneak {ALARM}") == ("wrong-moment", "§6.2")
    assert refusal(table, f"sneak {GUARD}") == ("wrong-moment", "§6.2")


def test_camouflage_ends_one_threat_of_two() -> None:
    """§6.8, §3.4, M44: the next one is asked, and may hide as well."""
    easy, hard = prey(1, 2)
    table = scene(hands=[HIDE, HIDE_TOO], males=[easy, hard, "lunch"])
    table = after(turning_up(table, TWO_HUNT), "all pass", f"sneak {HIDE}")

    assert (phase(table), turn(table)) == ("threat", 1)
    assert legal(table) == ["escape", "give up", f"sneak {HIDE_TOO}"]
    table = after(table, f"sneak {HIDE_TOO}")
    assert (phase(table), males(table)) == ("window 2", [easy, hard, "lunch"])


def test_only_the_hunted_may_hide() -> None:
    """§6.8, §3.4"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, hands=["", HIDE], males=[easy, hard], environments=HUNT)
    table = after(table, "all pass")

    assert refusal(table, f"2: sneak {HIDE}") == ("not-your-turn", "§3.4")


# -- §6.9 Food Cache -----------------------------------------------------------------------
@pytest.mark.parametrize("food", [2, 7, 17, 18, 19, 20])
def test_a_food_cache_holds_two_food_up_to_the_limit_of_the_nest(food: int) -> None:
    """§6.9, §1.4, M20"""
    table = scene(hands=[CACHE], males=[RED, BLUE, BLUE_TOO], food=[food], window=2)
    table = after(table, f"sneak {CACHE}")

    assert each(table.food) == [min(food - cost(CACHE) + 2, 20), 5, 5]


def test_two_caches_add_up() -> None:
    """§6.9, M34"""
    table = scene(seats=2, hands=[f"{CACHE} {CACHE_TOO}"], males=[RED, BLUE], window=2)
    table = after(table, f"sneak {CACHE}", "pass", f"sneak {CACHE_TOO}")

    assert each(table.food) == [5 - 2 * cost(CACHE) + 4, 5]


def test_food_from_a_cache_pays_for_the_next_card() -> None:
    """§6.9: at once."""
    table = scene(seats=2, hands=[f"{CACHE} {LEVEL}"], males=[BLUE, RED], window=2,
        food=[cost(CACHE) + cost(LEVEL) - 2, 5])  # fmt: skip
    assert refused(table, f"sneak {LEVEL}") == "too-dear"

    table = after(table, f"sneak {CACHE}", "pass", f"sneak {LEVEL}")
    assert each(table.food)[0] == 0
