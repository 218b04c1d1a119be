"""A view in words, for the terminal's table: rows of things, and what is asked."""

from collections.abc import Callable

from tangledbank.core.containers import Pile
from tangledbank.core.words import counted
from tangledbank.games.mating.cards.cards import KINDS, Cards
from tangledbank.games.mating.cards.words import gain, predators, scarcity
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import NONE
from tangledbank.games.mating.said.log import say_value
from tangledbank.games.mating.seen.view import Player, Strategy, View

ASKED = {
    "choosing": "Lay face down a strategy that you can pay for, or go out to lunch (§2.2).",
    "discarding": "Discard what you do not want, or keep all; then you draw (§7.1).",
    "over": "The game is over (§8.1).",
}
WINDOW = (
    "",
    "All strategies are shown, the environment is not: play a sneaky card, or pass (§6.3).",
    "Before the fight: play a sneaky card, or pass (§6.3).",
    "The females stand with their males: play a sneaky card, or pass (§6.3).",
    "Offspring are counted: play a sneaky card, or pass (§6.3).",
)


def ask(cards: Cards, view: View) -> str:
    """What the seat is asked for, in a sentence."""
    if view.phase == "window":
        return WINDOW[view.window]
    if view.phase == "threat":
        return (
            f"{hunter(cards, view)} is after {prey(cards, view)}: escape, hide or give up (§3.4)."
        )
    if view.phase == "answer" and view.sneaking is not None:
        name = cards.names[cards.number_of[view.sneaking.card]]
        if view.seat != view.sneaking.target:
            return f"{name} was played, and the player it names may answer (§6.5)."
        who = f"Seat {view.sneaking.seat + 1}"
        return f"{who} plays {name} on you: let it happen, or guard (§6.5)."
    return ASKED[view.phase]


def is_routine(view: View) -> bool:
    """§6.3 Windows come four times a round, and most are passed."""
    return view.phase == "window"


def hunter(cards: Cards, view: View) -> str:
    """`A fox`."""
    return say_value(cards, "predator", view.environment or "")


def prey(cards: Cards, view: View) -> str:
    """The hunted strategy."""
    one = view.players[view.threatened[view.deciding]].strategy
    return "it" if one is None else cards.names[cards.number_of[one.card]]


def describe(cards: Cards, view: View) -> list[tuple[str, list[str]]]:
    """The table from top to bottom, as one seat sees it."""
    rows = [
        ("Round", [f"{view.round}, {view.part}", f"seat {view.first + 1} goes first"]),
        ("Environment", environment(cards, view)),
        ("Stands", [counted(view.red, "red female", "red females"), f"{view.blue} blue"]),
        ("Decks", [f"{view.deck} strategies", f"{view.environments} environments"]),
    ]
    if view.discards:
        rows.append(("Discards", list(view.discards)))
    for throw in view.throws:
        dice = " + ".join(str(die) for die in throw.dice)
        rows.append((f"Seat {throw.seat + 1} rolled", [f"{dice} = {sum(throw.dice)}"]))
    for seat, one in enumerate(view.players):
        rows.append((f"Seat {seat + 1}", player(cards, one)))
    if view.hand:
        rows.append(("Your hand", [card(cards, one) for one in view.hand]))
    return rows


def environment(cards: Cards, view: View) -> list[str]:
    """What is turned up, in the order in which it happens; or what is known to come."""
    if view.environment is None:
        return [f"next: {view.coming[0]}"] if view.coming else ["face down"]
    number = cards.environment_number_of[view.environment]
    facts = [
        predators(int(cards.predators[number]) if view.options["predation"] else 0),
        scarcity(int(cards.scarcity[number]) if view.options["scarcity"] else 0),
        gain(int(cards.food[number])),
    ]
    if view.options["food_first"]:
        facts = facts[2:] + facts[:2]
    return [cards.environment_names[number], *facts] + ["the last round"] * view.last_turn


def card(cards: Cards, name: str) -> str:
    """`red-deer-roar, Red deer (roaring match): combat, 1 food, fitness 1, predator value 9`."""
    number = cards.number_of[name]
    printed = (
        f"{name}, {cards.names[number]}: {KINDS[cards.kind[number]]}, {cards.cost[number]} food"
    )
    if cards.is_sneaky(number):
        return printed
    return f"{printed}, {worth(int(cards.fitness[number]), int(cards.predator[number]))}"


def male(cards: Cards, one: Strategy) -> str:
    """A strategy in play, with its values as they count now."""
    number = cards.number_of[one.card]
    kind = KINDS[cards.kind[number]]
    state = "won the fight" * one.won or "fights" * one.fights or "a satellite" * one.satellite
    values = worth(one.fitness, one.predator)
    return f"{cards.names[number]}: {kind}, {values}" + (f", {state}" if state else "")


def worth(fitness: int, predator: int) -> str:
    """What a strategy is worth."""
    return f"fitness {fitness}, predator value {predator}"


def player(cards: Cards, one: Player) -> list[str]:
    """What lies before a seat."""
    things = [f"{one.offspring} offspring", f"{one.food} food", f"{one.hand} in hand"]
    if one.strategy is not None:
        things.append(male(cards, one.strategy))
    if one.lunch:
        things.append("out to lunch")
    if one.lost is not None:
        things.append(f"lost {one.lost} to a {one.lost_to}")
    if one.red + one.blue:
        things.append(counted(one.red + one.blue, "female", "females"))
    return things + ["ready"] * one.ready + ["passed"] * (one.passed or one.passed_ahead)


def lay_open(
    cards: Cards, position: Position, who: Callable[[int], str]
) -> list[tuple[str, list[str]]]:
    """Every card by the name of its place; a deck from its top."""

    def named(pile: Pile) -> list[str]:
        return [cards.ids[card] for card in pile.as_list()]

    rows = []
    for seat in range(position.seats):
        rows.append((f"{who(seat)}'s hand", named(position.hands[seat])))
        male = position.strategy[seat]
        rows.append((f"{who(seat)}'s strategy", [cards.ids[male]] if male != NONE else []))
    rows.append(("Just played", named(position.sneaking)))
    rows.append(("Deck, the next card first", named(position.deck)[::-1]))
    rows.append(("Discards", named(position.discards)))
    for seat in range(position.seats):
        rows.append((f"Discarded unseen by {who(seat)}", named(position.buried[seat])))
    coming = [cards.environment_ids[one] for one in position.environments.as_list()]
    return [*rows, ("Environments, the next one first", coming[::-1])]
