"""§4.6 to §4.9 Attract: females go to males."""

from tests.spoken import each

from tangledbank.games.mating.rules.dice import FOR_FEMALES
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.fights import attracting, blue, red, rolls, throws, winners
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    environment,
    events,
    fitness,
    flashy,
    loaded,
    males,
    phase,
    sneaky,
    told,
    turning_up,
)


# -- §4.6 ----------------------------------------------------------------------------------
def test_red_females_go_to_combat_and_blue_ones_to_flashy_strategies_only() -> None:
    """§4.6"""
    table = attracting(combat("low"), flashy("low"), "lunch", females=9)
    chosen = after(table, "all pass")

    assert each(chosen.red_with) == [fitness(combat("low")), 0, 0]
    assert each(chosen.blue_with) == [0, fitness(flashy("low")), 0]
    assert chosen.red == 9 - fitness(combat("low"))
    assert chosen.blue == 9 - fitness(flashy("low"))


def test_the_other_stand_stays_full_when_only_one_colour_is_in_play() -> None:
    """§4.6"""
    dancers = after(attracting(flashy(), flashy("low"), flashy("high")), "all pass")
    fighter = after(attracting(combat(), "lunch", "lunch"), "all pass")

    assert (dancers.red, each(dancers.red_with)) == (4, [0, 0, 0])
    assert (fighter.blue, each(fighter.blue_with)) == (4, [0, 0, 0])


# -- §4.7 ----------------------------------------------------------------------------------
def test_the_highest_fitness_is_chosen_first() -> None:
    """§4.7"""
    high, mid, low = (flashy(tier) for tier in ("high", "mid", "low"))
    table = attracting(low, high, mid, females=fitness(high) + 1)

    assert blue(table) == [0, fitness(high), 1]


def test_the_next_highest_takes_from_what_is_left() -> None:
    """§4.7, ruling M16"""
    high, mid, low = (flashy(tier) for tier in ("high", "mid", "low"))
    females = fitness(high) + fitness(mid) + 1

    assert blue(attracting(low, high, mid, females=females)) == [1, fitness(high), fitness(mid)]


def test_a_strategy_attracts_no_more_than_its_fitness() -> None:
    """§4.7"""
    table = attracting(flashy("low"), "lunch", females=12)

    assert blue(table) == [fitness(flashy("low")), 0]
    assert after(table, "all pass").blue == 12 - fitness(flashy("low"))


def test_whoever_comes_too_late_finds_no_female() -> None:
    """§4.7"""
    high, low = flashy("high"), flashy("low")
    table = attracting(low, high, females=fitness(high))

    assert blue(table) == [0, fitness(high)]
    assert [event.seat for event in events(table, "stayed away", "all pass")] == [0]
    assert males(after(table, "all pass")) == [low, high]


def test_an_empty_stand_gives_nobody_a_female() -> None:
    """§4.7, ruling M15"""
    table = scene(males=[combat(), flashy(), "lunch"], females=1)
    bare = after(turning_up(table, environment(predators=0, scarcity=2)), "all pass", "all pass")

    assert each(bare.red_with) == each(bare.blue_with) == [0, 0, 0]
    assert phase(bare) == "window 3"


def test_the_winners_place_follows_from_his_printed_fitness() -> None:
    """§4.7, ruling M36: with the bonus he has more room, but is not chosen earlier."""
    low, fighter, high = flashy("low"), combat("low"), flashy("high")
    table = attracting(
        low, fighter, high, hands=sneaky("level-up"), food=20, females=fitness(high) + 1
    )
    won = loaded(after(table, f"sneak {sneaky('level-up')}"), throws((low, 6), (fighter, 1)))

    assert fitness(low) + 2 >= fitness(high)
    assert winners(won) == [0]
    assert blue(won) == [1, 0, fitness(high)]


def test_what_came_is_told_with_the_room() -> None:
    """§4.7"""
    (came,) = events(attracting(flashy("low"), "lunch", females=1), "came", "all pass")

    assert came.values["females"] == 1
    assert came.values["colour"] == "blue"
    assert came.values["room"] == fitness(flashy("low"))


# -- §4.8 ----------------------------------------------------------------------------------
def test_females_divide_themselves_equally_among_level_strategies() -> None:
    """§4.8"""
    table = attracting(flashy("mid"), flashy("mid", 2), females=4)

    assert blue(table) == [2, 2]
    assert rolls(table, FOR_FEMALES) == ""


def test_level_strategies_roll_for_the_female_that_is_left() -> None:
    """§4.8"""
    table = attracting(flashy("mid"), flashy("mid", 2), females=3, dice="3 5")

    assert rolls(table, FOR_FEMALES) == "1:3 2:5"
    assert blue(table) == [1, 2]
    assert blue(attracting(flashy("mid"), flashy("mid", 2), females=3, dice="5 3")) == [2, 1]


def test_equal_rolls_for_a_female_are_rolled_again() -> None:
    """§4.8"""
    table = attracting(flashy("mid"), flashy("mid", 2), females=1, dice="4 4 1 2")

    assert rolls(table, FOR_FEMALES) == "1:4 2:4 1:1 2:2"
    assert blue(table) == [0, 1]


def test_the_highest_rolls_take_one_each_of_what_is_left() -> None:
    """§4.8, ruling M16"""
    cards = [flashy("mid", place) for place in (1, 2, 3)]

    assert blue(attracting(*cards, females=5, dice="2 6 4")) == [1, 2, 2]
    assert blue(attracting(*cards, females=4, dice="2 6 4")) == [1, 2, 1]
    assert blue(attracting(*cards, females=2, dice="6 1 5")) == [1, 0, 1]


def test_only_a_tie_about_the_last_female_is_rolled_again() -> None:
    """§4.8"""
    cards = [flashy("mid", place) for place in (1, 2, 3)]
    last = attracting(*cards, females=4, dice="5 5 2 1 3")
    low = attracting(*cards, females=4, dice="2 5 2")
    high = attracting(*cards, females=5, dice="6 6 1")

    assert (rolls(last, FOR_FEMALES), blue(last)) == ("1:5 2:5 3:2 1:1 2:3", [1, 2, 1])
    assert (rolls(low, FOR_FEMALES), blue(low)) == ("1:2 2:5 3:2", [1, 2, 1])
    assert (rolls(high, FOR_FEMALES), blue(high)) == ("1:6 2:6 3:1", [2, 2, 1])


def test_nobody_gets_more_than_fitness_from_a_division() -> None:
    """§4.8, ruling M16"""
    one, other = flashy("low"), flashy("low", 2)
    table = attracting(one, other, females=2 * fitness(one) + 3)

    assert blue(table) == [fitness(one)] * 2
    assert rolls(table, FOR_FEMALES) == ""
    assert after(table, "all pass").blue == 3


def test_level_strategies_below_the_highest_divide_too() -> None:
    """§4.8, ruling M16"""
    high, one, other = flashy("high"), flashy("mid"), flashy("mid", 2)

    assert blue(attracting(one, high, other, females=fitness(high) + 2)) == [1, fitness(high), 1]
    odd = attracting(one, high, other, females=fitness(high) + 1, dice="2 6")
    assert (rolls(odd, FOR_FEMALES), blue(odd)) == ("1:2 3:6", [0, fitness(high), 1])
    none = attracting(one, high, other, females=fitness(high))
    assert (rolls(none, FOR_FEMALES), blue(none)) == ("", [0, fitness(high), 0])


def test_with_unequal_room_females_come_one_to_each_with_room_left() -> None:
    """§4.8, ruling M36"""
    one, fighter, other = flashy("low"), combat("low"), flashy("low", 2)
    fit = fitness(one)
    dice = throws((one, 6), (fighter, 1))
    shares = {}
    for females in (2 * fit - 1, 2 * fit, 2 * fit + 1, 2 * fit + 2, 2 * fit + 3):
        table = attracting(
            one, fighter, other, hands=sneaky("level-up"), food=20, females=females
        )  # fmt: skip
        won = loaded(after(table, f"sneak {sneaky('level-up')}"), dice + "2 5")
        shares[females - 2 * fit] = (blue(won)[0] - fit, blue(won)[2] - fit)

    assert shares == {-1: (-1, 0), 0: (0, 0), 1: (1, 0), 2: (2, 0), 3: (2, 0)}


# -- §4.9 ----------------------------------------------------------------------------------
def satellites(*strategies: str, aside: int, dice: str = "", **words: object) -> Position:
    """The first seats have left the fight as satellites."""
    hands = [sneaky("satellite-male", place + 1) for place in range(aside)]
    table = attracting(*strategies, hands=hands, food=20, **words)  # type: ignore[arg-type]
    table = after(table, *(f"sneak {card}" for card in hands))
    return loaded(table, dice)


def test_a_satellite_is_chosen_last_even_with_the_highest_fitness() -> None:
    """§4.9, ruling M26"""
    strong, one, other = combat("high"), combat("low"), combat("low", 2)
    table = satellites(
        strong, one, other, aside=1, females=fitness(one) + 3,
        dice=throws((one, 6), (other, 1)),
    )  # fmt: skip

    assert winners(table) == [1]
    assert red(table) == [1, fitness(one) + 2, 0]


def test_a_satellite_takes_no_more_than_its_fitness_and_no_bonus() -> None:
    """§4.9, ruling M26"""
    weak, one, other = combat("low"), combat("mid"), combat("mid", 2)
    table = satellites(weak, one, other, aside=1, females=12, dice=throws((one, 6), (other, 1)))

    assert red(table) == [fitness(weak), fitness(one) + 2, 0]


def test_nothing_may_be_left_for_a_satellite() -> None:
    """§4.9, ruling M26"""
    weak, one, other = combat("low"), combat("mid"), combat("mid", 2)
    table = satellites(weak, one, other, aside=1, females=fitness(one) + 2)

    assert red(table)[0] == 0
    assert males(after(table, "all pass"))[0] == weak


def test_a_fighter_left_alone_by_satellites_has_no_bonus() -> None:
    """§4.5, §4.9, rulings M11 and M26"""
    strong, weak = combat("high"), combat("low")
    table = satellites(strong, weak, aside=1, females=12)

    assert "fought" not in told(table, "all pass")
    assert red(table) == [fitness(strong), fitness(weak)]


def test_level_satellites_share_what_is_left() -> None:
    """§4.9, rulings M16 and M26"""
    strategies = (combat("high"), combat("high", 2), combat("low"), combat("low", 2))
    fight = throws((strategies[2], 1), (strategies[3], 6))
    won = fitness(strategies[3]) + 2

    even = satellites(*strategies, aside=2, females=won + 2, dice=fight)
    odd = satellites(*strategies, aside=2, females=won + 1, dice=fight + "3 2")
    assert (red(even), rolls(even, FOR_FEMALES)) == ([1, 1, 0, won], "")
    assert (red(odd), rolls(odd, FOR_FEMALES)) == ([1, 0, 0, won], "1:3 2:2")


def test_of_two_satellites_the_fitter_is_chosen_first() -> None:
    """§4.9, rulings M16 and M26"""
    strategies = (combat("low", 3), combat("high"), combat("low"), combat("low", 2))
    won = fitness(strategies[2]) + 2
    table = satellites(
        *strategies, aside=2, females=won + fitness(strategies[1]),
        dice=throws((strategies[2], 6), (strategies[3], 1)),
    )  # fmt: skip

    assert red(table) == [0, fitness(strategies[1]), won, 0]
