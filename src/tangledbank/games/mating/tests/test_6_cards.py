"""§6.7-§6.15 What each sneaky card does: allowed, refused, and its corners."""

import pytest

from tangledbank.games.mating.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    each,
    environment,
    events,
    fitness,
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
    told,
    turn,
    turning_up,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
TWO_HUNT = environment(predators=2, scarcity=0)
RED, RED_TOO, RED_THREE = combat("mid"), combat("mid", 2), combat("mid", 3)
BLUE, BLUE_TOO, BLUE_THREE = flashy("mid"), flashy("mid", 2), flashy("mid", 3)
ALARM, ALARM_TOO = sneaky("alarm-call"), sneaky("alarm-call", 2)
HIDE, HIDE_TOO = sneaky("camouflage"), sneaky("camouflage", 2)
CACHE, CACHE_TOO = sneaky("food-cache"), sneaky("food-cache", 2)
LEVEL, LEVEL_TOO = sneaky("level-up"), sneaky("level-up", 2)
ASIDE, ASIDE_TOO = sneaky("satellite-male"), sneaky("satellite-male", 2)
MIMIC, MIMIC_TOO = sneaky("female-mimic"), sneaky("female-mimic", 2)
GIFT, GIFT_TOO = sneaky("nuptial-gift"), sneaky("nuptial-gift", 2)
COMPETE, COMPETE_TOO = sneaky("sperm-competition"), sneaky("sperm-competition", 2)
GUARD, GUARD_TOO = sneaky("mate-guarding"), sneaky("mate-guarding", 2)


def throws(*cards_and_faces: str | int) -> str:
    """The dice of a fight: `throws(RED, 1, BLUE, 6)` is all ones, then all sixes."""
    pairs = zip(cards_and_faces[::2], cards_and_faces[1::2], strict=True)
    return " ".join(" ".join([str(face)] * fitness(str(card))) for card, face in pairs)


def value_of(table: Position, seat: int) -> int:
    """The predator value that everyone sees."""
    strategy = seen(table).players[seat].strategy
    assert strategy is not None
    return strategy.predator


# -- §6.7 Alarm Call -----------------------------------------------------------------------
def test_an_alarm_call_raises_the_own_predator_value_by_three() -> None:
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


def test_camouflage_saves_who_cannot_pay_for_an_escape() -> None:
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


def test_only_who_is_hunted_may_hide() -> None:
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
    table = scene(seats=4, hands=[LEVEL], males=[low, RED, "lunch", "lunch"], window=2)
    table = loaded(after(table, f"sneak {LEVEL}"), throws(low, 6, RED, 1))
    table = after(table, "all pass")

    assert fitness(low) + 2 < 5
    assert each(table.blue_with) == [fitness(low) + 2, 0, 0, 0]
    assert each(table.red_with) == [0, 0, 0, 0]
    assert males(table) == [low, "", "lunch", "lunch"]


def test_a_beaten_flashy_male_is_discarded() -> None:
    """§6.10, §4.3, M25"""
    table = scene(seats=4, hands=[LEVEL], males=[BLUE, combat("high"), "lunch", "lunch"], window=2)
    table = loaded(after(table, f"sneak {LEVEL}"), throws(BLUE, 1, combat("high"), 6))
    table = after(table, "all pass")

    assert males(table)[0] == ""
    assert each(table.blue_with) == [0, 0, 0, 0]
    assert each(table.red_with)[1] == min(5, fitness(combat("high")) + 2)
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
    table = after(loaded(table, throws(BLUE, 1, BLUE_THREE, 6)), "all pass")
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


def test_who_fights_already_does_not_level_up_again() -> None:
    """§6.10: neither the owner of the first card, nor whom it has drawn in."""
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
    dice = throws(BLUE, 1, BLUE_TOO, 1, BLUE_THREE, 6)

    assert told(table, "all pass").count("fought") == 3
    assert told(table, "all pass").count("won") == 1
    assert males(after(loaded(table, dice), "all pass")) == ["", "", BLUE_THREE]


def test_a_satellite_is_no_fighter_and_cannot_be_named() -> None:
    """§6.10, §6.11, M35"""
    table = scene(hands=[LEVEL, f"{ASIDE} {ASIDE_TOO}"], males=[BLUE, RED, RED_TOO], window=2,
        first=1, food=9)  # fmt: skip
    table = after(table, f"sneak {ASIDE}", "pass")
    assert legal(table) == ["pass", "pass ahead", f"sneak {LEVEL}"]

    table.satellite[2] = 1
    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {LEVEL} on seat 2") == ("unmet", "§6.10")


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
    table = after(loaded(after(table, f"sneak {ASIDE}"), "6 1"), "all pass")

    bonus = fitness(low) + 2
    assert fitness(low) == 1
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
    low = combat("low")
    table = scene(seats=4, hands=[ASIDE, ASIDE_TOO], males=[RED, RED_TOO, low, combat("low", 2)],
        window=2)  # fmt: skip
    table = after(table, f"sneak {ASIDE}", f"sneak {ASIDE_TOO}", "pass", "pass", "pass")
    left = 5 - (fitness(low) + 2)
    assert fitness(RED) * 2 > left == 2
    table = after(table, "pass")

    assert each(table.red_with)[:2] == [1, 1]
    assert sum(each(table.red_with)) == 5


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


def test_who_levelled_up_counts_as_the_other_fighter() -> None:
    """§6.11, M35"""
    table = scene(seats=2, hands=[LEVEL, ASIDE], males=[BLUE, RED], window=2)

    assert refused(after(table, "pass"), f"sneak {ASIDE}") == "unmet"
    assert f"sneak {ASIDE}" in legal(after(table, f"sneak {LEVEL}"))


# -- §6.12 Female Mimic --------------------------------------------------------------------
@pytest.mark.parametrize(("own", "rival"), [(RED, BLUE), (BLUE, RED), (RED, RED_TOO)])
def test_a_female_moves_over_whatever_her_colour(own: str, rival: str) -> None:
    """§6.12"""
    red, blue = ([0, 2], 0) if rival != BLUE else (0, [0, 2])
    table = scene(seats=2, hands=[MIMIC], males=[own, rival], red=red, blue=blue, window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept")

    assert each(table.blue_with if rival == BLUE else table.red_with) == [1, 1]
    assert each(after(table, "all pass").offspring) == [1, 1]


def test_the_own_fitness_does_not_matter() -> None:
    """§6.12: a male with all the females that he has room for takes one more."""
    low = flashy("low")
    table = scene(hands=[MIMIC], males=[low, BLUE, RED], blue=[fitness(low), 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "all pass")

    assert each(table.offspring) == [fitness(low) + 1, 1, 0]


def test_two_mimics_may_take_the_last_female() -> None:
    """§6.12, M34"""
    table = scene(seats=2, hands=[f"{MIMIC} {MIMIC_TOO}"], males=[RED, BLUE], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "pass",
        f"sneak {MIMIC_TOO} on seat 2", "accept")  # fmt: skip

    assert each(table.blue_with) == [2, 0]


def test_a_female_may_be_lured_back() -> None:
    """§6.12"""
    table = scene(seats=2, hands=[MIMIC, MIMIC_TOO], males=[RED, BLUE], blue=[0, 1], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept")
    assert each(table.blue_with) == [1, 0]
    table = after(table, f"sneak {MIMIC_TOO} on seat 1", "accept")

    assert each(table.blue_with) == [0, 1]
    assert each(table.red_with) == [0, 0]


def test_of_two_colours_his_own_goes_first() -> None:
    """§6.12"""
    mixed = scene(hands=["", "", f"{MIMIC}"], males=[RED, BLUE, BLUE_TOO], red=[1, 1], blue=[1, 1],
        window=3, first=2)  # fmt: skip

    combat_loses = after(mixed, f"sneak {MIMIC} on seat 1", "accept")
    assert (each(combat_loses.red_with), each(combat_loses.blue_with)) == ([0, 1, 1], [1, 1, 0])
    flashy_loses = after(mixed, f"sneak {MIMIC} on seat 2", "accept")
    assert (each(flashy_loses.red_with), each(flashy_loses.blue_with)) == ([1, 1, 0], [1, 0, 1])


def test_a_rival_without_a_female_cannot_be_robbed() -> None:
    """§6.12"""
    table = scene(hands=[MIMIC], males=[RED, BLUE, BLUE_TOO], blue=[0, 0, 1], window=3)

    assert legal(table) == ["pass", "pass ahead", f"sneak {MIMIC} on seat 3"]
    assert refusal(table, f"sneak {MIMIC} on seat 2") == ("unmet", "§6.12")
    assert refusal(table, f"sneak {MIMIC} on seat 1") == ("own-target", "§6.5")


def test_a_lured_female_counts_as_had_in_mating() -> None:
    """§6.12, §6.13"""
    table = scene(seats=2, hands=[f"{MIMIC} {GIFT}"], males=[RED, BLUE], blue=[0, 1], window=3,
        food=9)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "all pass", f"sneak {GIFT}")

    assert each(table.offspring) == [2, 0]


# -- §6.13 Nuptial Gift --------------------------------------------------------------------
def test_a_gift_brings_one_offspring_more() -> None:
    """§6.13"""
    table = scene(hands=[GIFT], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[3, 2],
        window=4)  # fmt: skip

    assert each(after(table, f"sneak {GIFT}").offspring) == [4, 2, 0]


def test_two_gifts_bring_two() -> None:
    """§6.13, M34"""
    table = scene(seats=2, hands=[f"{GIFT} {GIFT_TOO}"], males=[RED, BLUE], mated=[1],
        offspring=[3], window=4)  # fmt: skip
    table = after(table, f"sneak {GIFT}", "pass", f"sneak {GIFT_TOO}")

    assert each(table.offspring) == [5, 0]


def test_there_is_no_gift_without_a_female() -> None:
    """§6.13"""
    table = scene(hands=[GIFT], males=[RED, BLUE, BLUE_TOO], mated=[0, 2], offspring=2, window=4)

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {GIFT}") == ("unmet", "§6.13")


def test_a_gift_may_win_the_game() -> None:
    """§6.13, §8.1, M18, M37: victory is looked at after the window."""
    table = scene(hands=[GIFT], males=[RED, BLUE, BLUE_TOO], mated=[1], offspring=[9], window=4)

    assert phase(after(table, "all pass")) == "discarding"
    won = after(table, f"sneak {GIFT}", "all pass")
    assert (phase(won), won.winner) == ("over", 0)


# -- §6.14 Sperm Competition ---------------------------------------------------------------
def test_one_offspring_of_the_rival_becomes_ones_own() -> None:
    """§6.14"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[1, 6],
        window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept")

    assert each(table.offspring) == [2, 5, 0]


def test_only_what_was_gained_this_round_can_be_taken() -> None:
    """§6.14, M37: nobody falls below the count with which the round began."""
    table = scene(seats=2, hands=[f"{COMPETE} {COMPETE_TOO}"], males=[RED, BLUE], food=9,
        mated=[1, 1], offspring=[1, 8], window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept", "pass")

    assert each(table.offspring) == [2, 7]
    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {COMPETE_TOO} on seat 2") == ("unmet", "§6.14")


def test_a_rival_who_gained_nothing_cannot_be_named() -> None:
    """§6.14"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 0, 1], offspring=[4, 9, 1],
        window=4)  # fmt: skip

    assert legal(table) == ["pass", "pass ahead", f"sneak {COMPETE} on seat 3"]
    assert refusal(table, f"sneak {COMPETE} on seat 2") == ("unmet", "§6.14")


def test_who_had_no_female_competes_with_nobody() -> None:
    """§6.14"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[0, 2], offspring=2, window=4)

    assert refusal(table, f"sneak {COMPETE} on seat 2") == ("unmet", "§6.14")


def test_what_a_gift_brought_is_a_gain_too() -> None:
    """§6.14, M37"""
    table = scene(seats=2, hands=[f"{COMPETE} {COMPETE_TOO}", GIFT], males=[RED, BLUE], food=9,
        mated=[1, 1], offspring=[1, 1], window=4, first=1)  # fmt: skip
    table = after(table, f"sneak {GIFT}", f"sneak {COMPETE} on seat 2", "accept", "pass")
    table = after(table, f"sneak {COMPETE_TOO} on seat 2", "accept")

    assert each(table.offspring) == [3, 0]


def test_what_was_taken_may_be_taken_back() -> None:
    """§6.14, M37: it is a gain of this round."""
    table = scene(seats=2, hands=[COMPETE, COMPETE_TOO], males=[RED, BLUE], mated=[1, 1],
        offspring=[1, 1], window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept")
    assert each(table.offspring) == [2, 0]
    table = after(table, f"sneak {COMPETE_TOO} on seat 1", "accept")

    assert each(table.offspring) == [1, 1]


def test_sperm_competition_may_take_a_victory_away() -> None:
    """§6.14, §8.1, M18, M37"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[1, 10],
        window=4)  # fmt: skip

    assert after(table, "all pass").winner == 1
    robbed = after(table, f"sneak {COMPETE} on seat 2", "accept", "all pass")
    assert (phase(robbed), each(robbed.offspring)) == ("discarding", [2, 9, 0])


def test_offspring_above_the_goal_count_in_full_until_the_window_closes() -> None:
    """§6.14, M37: who has 11 loses one and still wins."""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[1, 11],
        window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept", "all pass")

    assert (phase(table), table.winner, each(table.offspring)) == ("over", 1, [2, 10, 0])


# -- §6.15 Mate Guarding -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "window"), [(MIMIC, 3), (COMPETE, 4), (LEVEL, 2)], ids=["mimic", "compete", "level"]
)
def test_mate_guarding_leaves_a_card_without_any_effect(card: str, window: int) -> None:
    """§6.15, M34: both cards are spent."""
    table = scene(hands=[card, GUARD], males=[BLUE, BLUE_TOO, BLUE_THREE], window=window,
        blue=[1, 1], mated=[1, 1], offspring=1)  # fmt: skip
    guarded = after(table, f"sneak {card} on seat 2", f"sneak {GUARD}")

    assert each(guarded.offspring) == each(table.offspring)
    assert each(guarded.blue_with) == each(table.blue_with)
    assert each(guarded.levelled) == [0, 0, 0]
    assert each(guarded.food) == [5 - cost(card), 5 - cost(GUARD), 5]
    assert set(seen(guarded).discards) == {card, GUARD}
    assert (phase(guarded), turn(guarded)) == (f"window {window}", 1)


def test_mate_guarding_cannot_be_answered() -> None:
    """§6.15: nor does another guard help."""
    table = scene(hands=[f"{MIMIC} {GUARD_TOO}", GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 1],
        window=3)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2", f"sneak {GUARD}")

    assert phase(table) == "window 3"
    assert refused(table, f"1: sneak {GUARD_TOO}") == "not-your-turn"


def test_a_second_card_must_be_guarded_against_anew() -> None:
    """§6.15"""
    table = scene(seats=2, hands=[f"{MIMIC} {MIMIC_TOO}", GUARD], males=[RED, BLUE], blue=[0, 1],
        window=3)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2", f"sneak {GUARD}", "pass",
        f"sneak {MIMIC_TOO} on seat 2")  # fmt: skip

    assert (phase(table), legal(table)) == ("answer", ["accept"])


def test_mate_guarding_must_be_paid() -> None:
    """§6.15, §6.1"""
    table = scene(hands=[MIMIC, GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 1], window=3,
        food=[5, cost(GUARD) - 1])  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert legal(table) == ["accept"]
    assert refusal(table, f"sneak {GUARD}") == ("too-dear", "§6.1")


def test_no_other_card_answers_a_sneaky_one() -> None:
    """§6.15: not even one that could be played in this window."""
    table = scene(hands=[MIMIC, f"{MIMIC_TOO} {HIDE}"], males=[RED, BLUE, BLUE_TOO], blue=[1, 1],
        window=3)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert legal(table) == ["accept"]
    assert refusal(table, f"sneak {MIMIC_TOO} on seat 1") == ("wrong-moment", "§6.2")
    assert refusal(table, f"sneak {HIDE}") == ("wrong-moment", "§6.2")


def test_a_card_without_a_target_cannot_be_guarded_against() -> None:
    """§6.15"""
    table = scene(seats=2, hands=[GIFT, GUARD], males=[RED, BLUE], mated=[1, 1], offspring=1,
        window=4)  # fmt: skip
    table = after(table, f"sneak {GIFT}")

    assert phase(table) == "window 4"
    assert refusal(table, f"sneak {GUARD}") == ("wrong-moment", "§6.2")
