"""What the rules tell: each kind of event, its sentence, its audience."""

import pytest
from tests.play import random_game
from tests.spoken import check_sentences

from tangledbank.core.advance import advance
from tangledbank.core.events import listening
from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    dealt,
    environment,
    fitness,
    flashy,
    loaded,
    number_of,
    predator,
    prey,
    sneaky,
    story,
    turning_up,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, food=3)
BOTH = environment(predators=1, scarcity=1, food=3)
BAD = environment(predators=0, scarcity=2, food=-2)
RED, RED_TOO, BLUE, BLUE_TOO = combat("low"), combat("mid"), flashy("low"), flashy("mid")
ALARM, HIDE, CACHE = sneaky("alarm-call"), sneaky("camouflage"), sneaky("food-cache")
LEVEL, ASIDE, MIMIC = sneaky("level-up"), sneaky("satellite-male"), sneaky("female-mimic")
GIFT, COMPETE = sneaky("nuptial-gift"), sneaky("sperm-competition")
GUARD = sneaky("mate-guarding")
EASY, HARD = prey(1, 2)

Told = tuple[Position, tuple[str, ...]]


def name(card: str) -> str:
    """What people call a card."""
    return str(GAME.cards.names[number_of(card)])


def male(card: str) -> str:
    """The animal of a strategy, as it is called within a sentence."""
    return str(GAME.cards.animals[number_of(card)])


def place(environment: str) -> str:
    """What people call an environment."""
    return str(GAME.cards.environment_names[GAME.cards.environment_number_of[environment]])


def hunter(environment: str) -> str:
    """The predator of an environment, at the beginning of a sentence."""
    animal = GAME.cards.predator_names[GAME.cards.environment_number_of[environment]]
    return f"{'An' if animal[0] in 'aeiou' else 'A'} {animal}"


REVEAL: Told = (
    scene(hands=[RED, BLUE], food=[5, cost(BLUE), 5], environments=BOTH),
    (f"1: play {RED}", f"2: play {BLUE}", "3: out to lunch", "pass ahead"),
)
EATEN: Told = (
    scene(seats=2, males=[EASY, HARD], food=[1, 5], environments=BOTH),
    ("pass", "pass", "give up"),
)
CALLED: Told = (
    scene(seats=2, hands=[ALARM, HIDE], males=[EASY, HARD], environments=HUNT),
    (f"sneak {ALARM}", "all pass", f"sneak {HIDE}"),
)
ESCAPED: Told = (
    scene(seats=2, males=[EASY, HARD], environments=HUNT),
    ("all pass", "escape"),
)
FOUGHT: Told = (
    loaded(scene(hands=["", CACHE, ASIDE], males=[RED, RED_TOO, combat("high")], food=[5, 19, 5],
        window=2, females=2), "1 " * fitness(RED) + "6 " * fitness(RED_TOO)),
    ("pass", f"sneak {CACHE}", f"sneak {ASIDE}", "all pass"),
)  # fmt: skip
LEVELLED: Told = (
    scene(seats=2, hands=[LEVEL], males=[BLUE, BLUE_TOO], window=2),
    (f"sneak {LEVEL} on seat 2", "accept"),
)
MATED: Told = (
    scene(hands=[f"{MIMIC} {GIFT}", f"{GUARD} {COMPETE}"], males=[BLUE, BLUE_TOO, "lunch"], food=9,
        blue=[1, 2], offspring=[7, 8], window=3),
    (f"sneak {MIMIC} on seat 2", "accept", "all pass", f"sneak {GIFT}",
     f"sneak {COMPETE} on seat 1", "accept", "all pass"),
)  # fmt: skip
GUARDED: Told = (
    scene(hands=[MIMIC, GUARD], males=[BLUE, BLUE_TOO, "lunch"], blue=[0, 2], window=3),
    (f"sneak {MIMIC} on seat 2", f"sneak {GUARD}"),
)
DREW: Told = (
    scene(seats=2, hands=[f"{RED} {BLUE} {GIFT}", " ".join(combat("high", n) for n in
        range(1, 6))], deck=f"{RED_TOO} {CACHE} {ALARM}", discarding=True),
    (f"1: discard {RED}", "2: keep all"),
)  # fmt: skip


# -- sentences -----------------------------------------------------------------------------
def test_the_story_of_a_reveal() -> None:
    """§2.2, §2.3, §2.4, §6.2, §6.4"""
    assert story(REVEAL[0], *REVEAL[1]) == [
        f"Seat 1 lays {name(RED)} face down.",
        f"Seat 2 lays {name(BLUE)} face down.",
        "Seat 3 lays Out to Lunch face down.",
        f"Seat 1 shows {name(RED)}, pays {cost(RED)} food and keeps {5 - cost(RED)} food.",
        f"Seat 2 shows {name(BLUE)}, pays {cost(BLUE)} food and keeps 0 food.",
        "Seat 3 is out to lunch: no female, no danger, but food like everyone.",
        "Sneaky cards may be played before the environment is turned up.",
        "Seat 1 passes for the rest of the round.",
    ]


def test_the_story_of_a_hunt() -> None:
    """§3.1, §3.2, §3.6, §3.7, §3.8, §6.3"""
    assert story(EATEN[0], *EATEN[1]) == [
        "Seat 1 passes.",
        "Seat 2 passes.",
        f"The environment is {place(BOTH)}: 1 predator, 1 female fewer in each stand, "
        "3 food for everyone.",
        f"{hunter(BOTH)} hunts Seat 1's {male(EASY)}: {predator(EASY)} is the lowest "
        "predator value.",
        f"{hunter(BOTH)} eats Seat 1's {male(EASY)}; Seat 1 is out until the next round.",
        "Females are scarce, by 1 in each stand: 2 red and 2 blue stay.",
        "Seat 1's food goes from 1 to 4.",
        "Seat 2's food goes from 5 to 8.",
        "Sneaky cards may be played before the fight.",
    ]


def test_the_story_of_two_hunters() -> None:
    """§3.2"""
    two = environment(predators=2, scarcity=0)
    told = story(turning_up(scene(males=[EASY, HARD, "lunch"]), two), "all pass")

    assert told[-2:] == [
        f"{hunter(two)} hunts Seat {seat}'s {male(card)}: {predator(card)} is among the "
        "lowest predator values."
        for seat, card in ((1, EASY), (2, HARD))
    ]


def test_the_story_of_an_alarm_and_a_male_that_hides() -> None:
    """§6.5, §6.7, §6.8"""
    told = story(CALLED[0], *CALLED[1])

    assert told[:2] == [
        f"Seat 1 plays {name(ALARM)} for {cost(ALARM)} food and keeps {5 - cost(ALARM)} food.",
        f"The predator value of Seat 1's {male(EASY)} rises from {predator(EASY)} to "
        f"{predator(EASY) + 3}.",
    ]
    assert told[6:8] == [
        f"Seat 2 plays {name(HIDE)} for {cost(HIDE)} food and keeps {5 - cost(HIDE)} food.",
        f"Nobody sees Seat 2's {male(HARD)}: this hunt is over, without food for an escape.",
    ]


def test_the_story_of_an_escape() -> None:
    """§3.5"""
    assert f"Seat 1 pays 3 food, and the {male(EASY)} escapes; this hunt is over." in story(
        ESCAPED[0], *ESCAPED[1]
    )


def test_the_story_of_a_fight() -> None:
    """§4.2, §4.3, §4.4, §4.7, §6.9, §6.11"""
    ones, sixes = (" + ".join(["1"] * fitness(RED)), " + ".join(["6"] * fitness(RED_TOO)))
    room = fitness(RED_TOO) + 2
    assert story(FOUGHT[0], *FOUGHT[1]) == [
        "Seat 1 passes.",
        f"Seat 2 plays {name(CACHE)} for {cost(CACHE)} food and keeps {19 - cost(CACHE)} food.",
        f"Seat 2 opens a cache: food rises from {19 - cost(CACHE)} to 20.",
        f"Seat 3 plays {name(ASIDE)} for {cost(ASIDE)} food and keeps {5 - cost(ASIDE)} food.",
        f"Seat 3's {male(combat('high'))} leaves the fight and waits for red females that "
        "are left over.",
        "Seat 1 passes.",
        "Seat 2 passes.",
        "Seat 3 passes.",
        f"Seat 1's {male(RED)} rolls {ones}: {fitness(RED)}.",
        f"Seat 2's {male(RED_TOO)} rolls {sixes}: {6 * fitness(RED_TOO)}.",
        f"Seat 2 wins the fight: the {male(RED_TOO)} attracts up to {room} females.",
        f"Seat 1's {male(RED)} is beaten, and out until the next round.",
        f"Seat 2's {male(RED_TOO)} attracts 2 females from the red stand, with room for {room}.",
        f"No red female is left for Seat 3's {male(combat('high'))}.",
        "Sneaky cards may be played before mating.",
    ]


def test_the_story_of_a_level_up() -> None:
    """§6.5, §6.10"""
    assert story(LEVELLED[0], *LEVELLED[1]) == [
        f"Seat 1 plays {name(LEVEL)} on Seat 2 for {cost(LEVEL)} food and keeps "
        f"{5 - cost(LEVEL)} food.",
        "Seat 2 lets it happen.",
        f"Seat 1's {male(BLUE)} will fight this round, with {fitness(BLUE)} dice.",
        f"Seat 2's {male(BLUE_TOO)} is drawn into the fight, with {fitness(BLUE_TOO)} dice.",
    ]


def test_the_story_of_mating() -> None:
    """§5.1, §5.2, §6.12, §6.13, §6.14, §8.1, §8.2"""
    told = story(MATED[0], *MATED[1])

    assert told[1:3] == ["Seat 2 lets it happen.", "A blue female leaves Seat 2 for Seat 1."]
    assert told[5:8] == [
        "Seat 1 mates with 2 females: offspring rise from 7 to 9.",
        "Seat 2 mates with 1 female: offspring rise from 8 to 9.",
        "Sneaky cards may be played after mating.",
    ]
    assert "The gift brings Seat 1 one more: offspring rise from 9 to 10." in told
    assert "One offspring of Seat 1 is really Seat 2's: Seat 2 has 10, Seat 1 9." in told
    assert told[-2:] == [
        "The females return: 4 in each stand.",
        "The goal is reached, and mating is over: the game ends.",
    ]


def test_the_story_of_a_guarded_male() -> None:
    """§6.15"""
    assert story(GUARDED[0], *GUARDED[1])[1:] == [
        f"Seat 2 plays {name(GUARD)} for {cost(GUARD)} food and keeps {5 - cost(GUARD)} food.",
        f"Seat 2 guards: {name(MIMIC)} has no effect at all.",
    ]


def test_the_story_of_discards_and_of_a_new_round() -> None:
    """§7.1, §7.2, §2.1"""
    assert story(DREW[0], *DREW[1]) == [
        f"Seat 1 lays {name(RED)} on the discard pile, face down.",
        "Seat 2 keeps every card.",
        "Seat 1 discards 1 card from the hand.",
        f"Seat 1 draws {name(RED_TOO)}.",
        f"Seat 1 draws {name(CACHE)}.",
        f"Seat 1 draws {name(ALARM)}.",
        "Round 2 begins; Seat 2 goes first.",
    ]


def test_a_lone_fighter_and_what_a_full_nest_says() -> None:
    """§4.5, §3.8, §6.9"""
    table = scene(seats=2, hands=[CACHE], males=[RED, BLUE], food=20, window=2)
    told = story(table, f"sneak {CACHE}", "all pass")
    assert f"Seat 1's {male(RED)} has nobody to fight: no dice, and no bonus." in told
    if cost(CACHE) == 0:
        assert "Seat 1 opens a cache, but food stays at 20: the nest is full." in told

    table = scene(seats=2, males=[RED, BLUE], food=20, environments=CALM)
    assert "Seat 2's food stays at 20." in story(table, "all pass")


def test_a_bad_environment_says_what_everyone_loses() -> None:
    """§3.1, §3.7, §3.8"""
    table = turning_up(scene(food=[1, 5, 9]), BAD)
    told = story(table, *["out to lunch"] * 3)

    assert told[6:] == [
        f"The environment is {place(BAD)}: no predator, 2 females fewer in each stand, "
        "everyone loses 2 food.",
        "Females are scarce, by 2 in each stand: 2 red and 2 blue stay.",
        "Seat 1's food goes from 1 to 0.",
        "Seat 2's food goes from 5 to 3.",
        "Seat 3's food goes from 9 to 7.",
        "The females return: 4 in each stand.",
    ]


def test_dice_say_what_they_are_for() -> None:
    """§3.3, §4.2, §4.8, §8.2"""
    level = prey(1, 1)
    hunt = scene(seats=2, males=level, environments=HUNT)
    assert "Seat 1 rolls 2 (the lowest is hunted first)." in story(loaded(hunt, "2 5"), "all pass")
    fight = scene(seats=2, males=[RED, combat("low", 2)], window=2)
    assert "Seat 2 rolls 5 (the highest wins the fight)." in story(
        loaded(fight, "3 3 2 5"), "all pass"
    )
    females = scene(seats=2, males=[BLUE, flashy("low", 2)], window=2, females=1)
    assert "Seat 1 rolls 6 (the highest attract the last females)." in story(
        loaded(females, "6 1"), "all pass"
    )
    victory = scene(seats=2, males=[RED, BLUE], offspring=10, food=3, window=4)
    assert story(loaded(victory, "4 1"), "all pass")[-5:] == [
        "The goal is reached, and mating is over: the game ends.",
        "Seat 1 is level with others and has 3 food left; the most food wins.",
        "Seat 2 is level with others and has 3 food left; the most food wins.",
        "Seat 1 rolls 4 (the highest wins the game).",
        "Seat 2 rolls 1 (the highest wins the game).",
    ]


def test_every_end_has_its_sentence() -> None:
    """§8.1, §8.3, §9.5, §9.6"""
    lunch = ["out to lunch"] * 2
    limit = scene(seats=2, round=48)
    last = scene(seats=2, sudden_death=True)
    last.reversed_at = len(last.environments) - 1
    used_up = dealt(2, environment="own", own_deck=HUNT, long_life=True)

    assert "The limit of rounds is reached: the game ends." in story(limit, *lunch)
    told = story(last, *lunch)
    assert "It lay upside down: the game ends after this round." in told
    assert "The round of the reversed environment is over: the game ends." in told
    assert "The environments are used up: the game ends." in story(used_up, *lunch)


def test_players_are_called_by_the_names_they_have() -> None:
    """§6.14"""
    table = scene(seats=2, hands=[COMPETE], males=[RED, BLUE], mated=1, offspring=[2, 4], window=4)
    table = after(table, f"sneak {COMPETE} on seat 2")
    with listening(table) as numbers:
        advance(table, 1, GAME.parse("accept"))

    let_be, taken = GAME.facts(numbers, lambda seat: ["Bob", "Eve"][seat])
    assert let_be.sentence == "Eve lets it happen."
    assert taken.sentence == "One offspring of Eve is really Bob's: Bob has 3, Eve 3."
    assert (taken.name, taken.seat, taken.section) == ("outcompeted", 0, "§6.14")
    assert taken.values == {"target": 1, "after": 3, "left": 3}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"environment": "variable", "food_first": True}])
def test_every_sentence_of_a_game_is_a_sentence(seats: int, options: dict[str, object]) -> None:
    table = dealt(seats, 1859, **options)
    with listening(table) as numbers:
        for _position in random_game(table):
            pass
    events = GAME.facts(numbers)

    assert len(events) > 30
    check_sentences(events, r"\b(1 (females|cards|dice|predators)|[02-9] (female|card|die))\b")
