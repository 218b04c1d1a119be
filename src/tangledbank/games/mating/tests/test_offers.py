"""What each action would do in this very position, in a sentence with its numbers."""

import pytest

from tangledbank.core.events import seat_name
from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import combat, cost, fitness, flashy, sneaky

RED, RED_TOO = combat("mid"), combat("mid", 2)
BLUE, BLUE_TOO = flashy("mid"), flashy("mid", 2)


def offers(position: Position, seat: int) -> dict[str, str]:
    """The sentence of every legal action."""
    legal = position.legal(seat)
    sentences = GAME.offers(position.view(seat), legal, seat_name)
    return dict(zip([GAME.notation(action) for action in legal], sentences, strict=True))


def animal(card: str) -> str:
    return str(GAME.cards.animals[GAME.cards.number_of[card]])


def test_a_strategy_says_what_it_costs_and_whom_it_attracts() -> None:
    """§2.2"""
    found = offers(scene(hands=[f"{RED} {BLUE}"], food=9), 0)

    assert (
        found[f"play {RED}"]
        == f"9 food becomes {9 - cost(RED)}; attracts up to 2 red females, 4 if it wins a fight."
    )
    assert (
        found[f"play {BLUE}"] == f"9 food becomes {9 - cost(BLUE)}; attracts up to 3 blue females."
    )
    assert found["out to lunch"].startswith("You pay nothing")


def test_passing_ahead_says_how_long_it_lasts_and_a_pass_says_nothing() -> None:
    """§6.4"""
    found = offers(scene(males=[RED, BLUE]), 0)

    assert found == {
        "pass": "",
        "pass ahead": "You are not asked again in the windows of this round.",
    }


def test_an_alarm_call_names_who_is_easier_prey() -> None:
    """§6.7"""
    table = scene(hands=[sneaky("alarm-call")], males=[RED, BLUE], food=5)
    value = table.predator_value(0)
    other = table.predator_value(1)

    assert offers(table, 0)[f"sneak {sneaky('alarm-call')}"] == (
        f"The predator value of your {animal(RED)} rises from {value} to {value + 3}; "
        f"Seat 2's {animal(BLUE)} with {other} is easier prey."
    )


def test_a_call_that_does_not_help_says_so() -> None:
    """§6.7"""
    table = scene(hands=[sneaky("alarm-call")], males=[RED], food=5)

    assert offers(table, 0)[f"sneak {sneaky('alarm-call')}"].endswith(", still the lowest in play.")


@pytest.mark.parametrize(
    ("food", "hiding"),
    [
        (5, ": you keep 4 food, and an escape would leave 2."),
        (2, "; you have too little food to escape."),
    ],
)
def test_the_hunted_one_reads_what_food_becomes(food: int, hiding: str) -> None:
    """§3.5, §3.6, §6.8"""
    card = sneaky("camouflage")
    hunted = scene(hands=[card], males=[flashy("high")], food=food, environments="fox-country")
    hunted.apply(0, GAME.parse("pass"))
    found = offers(hunted, 0)
    name = animal(flashy("high"))

    assert found[f"sneak {card}"] == f"The predator walks past your {name}{hiding}"
    assert found["give up"] == (
        f"Your {name} is eaten: no females this round, but {food} food stays."
    )
    assert found.get("escape") == (
        f"5 food becomes 2, and your {name} stays." if food > 2 else None
    )


@pytest.mark.parametrize(("food", "after"), [(3, 5), (19, 20)])
def test_a_cache_says_what_the_nest_will_hold(food: int, after: int) -> None:
    """§6.9"""
    table = scene(hands=[sneaky("food-cache")], males=[RED], food=food, window=2)

    assert offers(table, 0)[f"sneak {sneaky('food-cache')}"] == (
        f"Your food rises from {food} to {after}."
    )


def test_a_level_up_names_the_fighters_and_their_dice() -> None:
    """§6.10"""
    card = sneaky("level-up")
    joins = scene(hands=[card], males=[BLUE, RED, RED_TOO], food=9, window=2)
    names = scene(hands=[card], males=[BLUE, BLUE_TOO], food=9, window=2)
    ends = "the winner attracts 2 more, the others are out."

    assert offers(joins, 0)[f"sneak {card}"] == (
        f"Your {animal(BLUE)} fights with {fitness(BLUE)} dice against Seat 2 (2 dice) and "
        f"Seat 3 (2 dice): {ends}"
    )
    assert offers(names, 0)[f"sneak {card} on seat 2"] == (
        f"Your {animal(BLUE)} fights with {fitness(BLUE)} dice against Seat 2 (3 dice): {ends}"
    )


def test_a_satellite_says_whom_it_avoids_and_what_may_be_left() -> None:
    """§6.11"""
    card = sneaky("satellite-male")
    table = scene(hands=[card], males=[RED, RED_TOO], food=9, window=2)

    assert offers(table, 0)[f"sneak {card}"] == (
        f"Your {animal(RED)} does not fight Seat 2; it takes up to 2 of the 4 red females, "
        "if any are left over."
    )


def test_stealing_says_both_numbers_before_and_after() -> None:
    """§6.12, §6.14"""
    mimic, rival = sneaky("female-mimic"), sneaky("sperm-competition")
    before = scene(hands=[mimic], males=[BLUE, BLUE_TOO], blue=[1, 3], food=9, window=3)
    later = scene(
        hands=[rival], males=[BLUE, BLUE_TOO], mated=[1, 2], offspring=[5, 9], food=9, window=4
    )

    assert offers(before, 0)[f"sneak {mimic} on seat 2"] == (
        "A female comes over: Seat 2 keeps 2 females, and you have 2."
    )
    assert offers(later, 0)[f"sneak {rival} on seat 2"] == (
        "Seat 2 falls from 9 to 8 offspring, you rise from 5 to 6."
    )


def test_a_gift_says_the_offspring() -> None:
    """§6.13"""
    card = sneaky("nuptial-gift")
    table = scene(hands=[card], males=[BLUE], mated=[1], offspring=[6], food=9, window=4)

    assert offers(table, 0)[f"sneak {card}"] == "Your offspring rise from 6 to 7."


def test_whoever_is_named_reads_what_happens_and_what_guarding_saves() -> None:
    """§6.5, §6.15"""
    mimic, guard = sneaky("female-mimic"), sneaky("mate-guarding")
    table = scene(hands=[mimic, guard], males=[BLUE, BLUE_TOO], blue=[0, 3], food=9, window=3)
    table.apply(0, GAME.parse(f"sneak {mimic} on seat 2"))

    assert offers(table, 1) == {
        "accept": "A female leaves you for Seat 1; you then have 2.",
        f"sneak {guard}": f"The card has no effect on you, and you keep {9 - cost(guard)} food.",
    }


def test_being_drawn_into_a_fight_or_losing_an_offspring_is_said() -> None:
    """§6.10, §6.14"""
    up, rival = sneaky("level-up"), sneaky("sperm-competition")
    fight = scene(hands=[up], males=[BLUE, BLUE_TOO], food=9, window=2)
    fight.apply(0, GAME.parse(f"sneak {up} on seat 2"))
    loss = scene(hands=[rival], males=[BLUE, BLUE_TOO], mated=[1, 2], food=9, window=4)
    loss.apply(0, GAME.parse(f"sneak {rival} on seat 2"))

    assert offers(fight, 1)["accept"] == (
        f"Your {animal(BLUE_TOO)} has to fight Seat 1; the loser is out this round."
    )
    assert offers(loss, 1)["accept"] == "You fall from 2 to 1 offspring, and Seat 1 gains one."


def test_a_call_that_makes_two_level_leaves_it_to_a_die() -> None:
    """§6.7, §3.3"""
    low, high = level_after_a_call()
    table = scene(hands=[sneaky("alarm-call")], males=[low, high], food=5)

    assert offers(table, 0)[f"sneak {sneaky('alarm-call')}"].endswith(
        f", level with Seat 2's {animal(high)}: a die would decide."
    )


def level_after_a_call() -> tuple[str, str]:
    """Two strategies whose predator values are three apart."""
    cards = GAME.cards
    for low in cards.ids[: cards.first_sneaky]:
        for high in cards.ids[: cards.first_sneaky]:
            apart = cards.predator[cards.number_of[high]] - cards.predator[cards.number_of[low]]
            if apart == 3:
                return low, high
    raise AssertionError("no strategies are three apart")


def test_a_cache_in_a_full_nest_says_so() -> None:
    """§6.9, M20"""
    table = scene(hands=[sneaky("food-cache")], males=[RED], food=20, window=2)

    assert offers(table, 0)[f"sneak {sneaky('food-cache')}"] == (
        "Your food stays at 20: the nest is full."
    )


def test_a_single_discard_says_what_the_card_is_and_several_say_nothing() -> None:
    """§7.1"""
    card = sneaky("alarm-call")
    found = offers(scene(hands=[f"{RED} {card}"], discarding=True), 0)

    assert found["keep all"] == ""
    assert found[f"discard {RED}"].startswith(
        f"combat, {cost(RED)} food, fitness 2, predator value "
    )
    assert found[f"discard {card}"] == f"sneaky, {cost(card)} food"
    assert found[f"discard {RED} {card}"] == ""
