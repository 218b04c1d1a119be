"""§4 Attract."""

import pytest

from tangledbank.games.mating.phases import FOR_FEMALES, FOR_FIGHT
from tangledbank.games.mating.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    each,
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

HUNT = environment(predators=1, scarcity=0)
TIERS = ("low", "mid", "high")


def attracting(*strategies: str, dice: str = "", **words: object) -> Position:
    """Strategies before as many seats, in the window before the fight, and dice as they fall."""
    seats = max(2, len(strategies))
    return loaded(scene(seats=seats, males=strategies, window=2, **words), dice)  # type: ignore[arg-type]


def throws(*faces: tuple[str, int]) -> str:
    """The dice of fighters: each of a strategy's dice shows the same face."""
    return " ".join(f"{face} " * fitness(card) for card, face in faces)


def red(table: Position) -> list[int]:
    """The red females with each male, when they have chosen."""
    return each(after(table, "all pass").red_with)


def blue(table: Position) -> list[int]:
    """The blue females with each male, when they have chosen."""
    return each(after(table, "all pass").blue_with)


def rolls(table: Position, what: int) -> str:
    """Who rolled one more die, and what it showed: `2:5 3:1`."""
    rolled = [
        event for event in events(table, "rolled", "all pass") if event.values["what"] == what
    ]
    return " ".join(f"{event.seat + 1}:{event.values['die']}" for event in rolled)


def winners(table: Position) -> list[int]:
    """Who has won the fight."""
    return [event.seat for event in events(table, "won", "all pass")]


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


def test_who_comes_too_late_finds_no_female() -> None:
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


def test_a_satellite_is_chosen_last_also_with_the_highest_fitness() -> None:
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
