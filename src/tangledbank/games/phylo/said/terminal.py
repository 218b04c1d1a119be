"""A view in words, for the terminal's table: rows of things, and what is asked."""

from collections.abc import Callable

from tangledbank.core.containers import Pile
from tangledbank.core.words import counted
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.seen.view import Player, View

ASKED = {
    "drawing": "Drop what you do not want and draw as many, or keep all (§2.2).",
    "aiming": "Aim your events, in secret: opponent 1 is on your left (§4.2).",
    "restoring": "Bring a species back from the discard pile (§6.9).",
    "over": "The game is over (§8).",
}


def ask(cards: Cards, view: View) -> str:
    """What the seat is asked for, in a sentence."""
    if view.strike is not None:
        event = cards.names[cards.number_of[view.strike.event]]
        return f"{event}: choose which of the highest cards it strikes (§6.3)."
    if view.phase == "aiming" and view.own is not None:
        events = [card for card in view.own.hand if cards.is_event(cards.number_of[card])]
        return (
            ASKED["aiming"]
            if events
            else "You have no event to aim; say that you are ready (§4.1)."
        )
    return ASKED[view.phase]


def is_routine(view: View) -> bool:
    """§4.1 Everyone is asked for aims, and most have none."""
    return view.phase == "aiming"


def describe(cards: Cards, view: View) -> list[tuple[str, list[str]]]:
    """The table from top to bottom, as one seat sees it."""
    draw = f", draw {view.draw}" if view.draw else ""
    rows = [
        ("Round", [f"{view.round}, {view.phase}{draw}", f"seat {view.dealer + 1} deals"]),
        ("Piles", [f"{view.pickup} to pick up", f"{view.discard} dropped", *view.discards]),
    ]
    rows += [(f"Seat {seat + 1}", seat_row(one)) for seat, one in enumerate(view.players)]
    if view.own is not None:
        web = view.own.web
        rows.append(("Your hand", [card(cards, name) for name in view.own.hand]))
        rows.append(("Your web", [*web.counting, counted(web.points, "point", "points")]))
        rows += [(f"  {loose.card}", [loose.why]) for loose in web.loose]
    return rows


def seat_row(one: Player) -> list[str]:
    """What everyone sees before a seat."""
    things = [counted(one.total, "point", "points"), counted(one.cards, "card", "cards")]
    if one.drew:
        things.append(f"dropped {' and '.join(str(many) for many in one.drew)}")
    if one.shown is not None:
        things += [f"counts {one.shown.count}", *one.shown.web.counting]
    return things + ["ready"] * one.ready


def card(cards: Cards, name: str) -> str:
    """A card of the hand with its number in the chain and its points."""
    number = cards.number_of[name]
    if cards.is_event(number):
        return f"{name} (event)"
    return f"{name} (chain {cards.chain[number]}, {cards.points[number]})"


def lay_open(
    cards: Cards, position: Position, who: Callable[[int], str]
) -> list[tuple[str, list[str]]]:
    """Every card by the name of its place; a pile from its top."""

    def named(pile: Pile) -> list[str]:
        return [cards.ids[card] for card in pile.as_list()]

    rows = [(f"{who(seat)}'s hand", named(hand)) for seat, hand in enumerate(position.hands)]
    rows.append(("Events that wait", [cards.ids[card] for card in position.places()[-1]]))
    rows.append(("Pick-up pile, the next card first", named(position.pickup)[::-1]))
    rows.append(("Discards", named(position.discards)))
    for seat, dropped in enumerate(position.dropped):
        rows.append((f"Dropped unseen by {who(seat)}", named(dropped)))
    return rows
