"""A view in words, for the terminal's table: rows of things, and what is asked."""

from collections.abc import Callable

from tangledbank.core.containers import Pile
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.notation import short
from tangledbank.games.clades.seen.view import Player, View

ROWS = ("Mammals", "Sauropsids", "Arthropods", "Beside the deck")


def ask(cards: Cards, view: View) -> str:
    """What the seat is asked for, in a sentence."""
    if view.phase == "over":
        return "The game is over (§11.3)."
    if view.seat is not None and view.players[view.seat].resting:
        return "You are on a break until the next triple (§6.1)."
    if view.turn is not None and view.turn != view.seat:
        return "Look for a triple while another player has the turn (§9.1)."
    if view.turn is not None:
        return "Call three cards that form a triple, or pass (§9.1)."
    if view.seat is not None and not view.reach:
        return "You have made your last false call; say when you are stuck (§7.1)."
    return "Call three cards that form a triple, or say that you are stuck (§3.1)."


def describe(cards: Cards, view: View) -> list[tuple[str, list[str]]]:
    """The table from top to bottom, as one seat sees it."""
    rows = []
    for number, title in enumerate(ROWS):
        lying = [
            name(cards, one.card) + " (for a while)" * one.temporary
            for one in view.shared
            if one.row == number
        ]
        if lying or number < 3:
            rows.append((title, lying or ["none"]))
    rows.append(("Deck", [f"{view.deck} cards"]))
    for seat, one in enumerate(view.players):
        rows.append((f"Seat {seat + 1}", player(cards, one)))
    for call in view.false_calls:
        wrong = [f"{one.quality}: {', '.join(one.values)}" for one in call.qualities if not one.met]
        rows.append((f"No triple, seat {call.seat + 1}", wrong))
    if view.hand:
        rows.append(("Your cards", [name(cards, card) for card in view.hand]))
    if view.hint is not None:
        rows.append(("Hint", [view.hint.sentence, *(name(cards, one) for one in view.hint.cards)]))
    return rows


def name(cards: Cards, card: str) -> str:
    """`mw2r two red pinnipeds`: what is typed, and what it is."""
    number = cards.number_of[card]
    return f"{short(number)} {cards.names[number]}"


def player(cards: Cards, one: Player) -> list[str]:
    """What lies before a seat."""
    things = [f"{len(one.pile)} cards in the pile", f"{one.triples} triples"]
    if one.known:
        things.append("open: " + ", ".join(name(cards, card) for card in one.known))
    if one.personal > len(one.known):
        things.append(f"{one.personal - len(one.known)} face down")
    things += ["stuck"] * one.stuck + ["on a break"] * one.resting
    return things


def lay_open(
    cards: Cards, position: Position, who: Callable[[int], str]
) -> list[tuple[str, list[str]]]:
    """Every card by the name of its place; a deck from its top."""

    def named(pile: Pile) -> list[str]:
        return [cards.ids[card] for card in pile.as_list()]

    rows = [("Deck, the next card first", named(position.deck)[::-1])]
    rows += [("On the table", named(position.shared)), ("Out of the game", named(position.aside))]
    for seat in range(position.seats):
        rows.append((f"Before {who(seat)}", named(position.hands[seat])))
        rows.append((f"Won by {who(seat)}", named(position.piles[seat])))
    return rows
