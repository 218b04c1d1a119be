"""A view in words, for the terminal's table: rows of things, and what is asked."""

from collections.abc import Callable

from tangledbank.core.containers import Pile
from tangledbank.core.words import counted
from tangledbank.games.trex.cards.cards import ICONS, PREHISTORICS, REVEALS, SPOTS, TEXTS, Cards
from tangledbank.games.trex.cards.words import PERIOD_NAMES
from tangledbank.games.trex.rules.phases import NONE
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.view import Laid, Player, Spot, Total, View

ASKED = {
    "hand": "Keep your first hand, or show that it lacks a period and take another (§1.4).",
    "order": "Which Prehistoric card acts next (§2.3)?",
    "ice": "Choose the spot where no card is revealed in this round (§2.9).",
    "tar": "Choose the spot where no card moves in this round (§2.10).",
    "meteor": "Discard a card from your hand; your rival does so, too (§2.5).",
    "gift": "You have more cards: give one away (§2.13).",
    "trade": "Trade a card from your hand for a period card that lies as a spot, or not (§6.2).",
    "use": "Use what {card} does, or leave it (§4.5).",
    "peek": "Which hidden card do you look at (§7.1)?",
    "flip": "Which hidden card is turned up (§7.2)?",
    "shift": "Which of your cards moves, and where to (§7.3)?",
    "shove": "Which of your rival's shown cards moves, and where to (§7.4)?",
    "recall": "Which of your cards comes back to the hand (§7.6)?",
    "discard": "Discard a card, so that your rival must, too; or leave it (§7.8).",
    "discard too": "Discard a card from your hand (§7.8).",
    "give": "Give your rival a card, so that yours counts more; or leave it (§7.9).",
    "exchange": "Which card do you swap (§7.10)?",
    "relocate": "Which two spot cards change places (§7.13)?",
    "limit": "You have too many cards: discard one (§1.9).",
    "sequence": "Which text acts next (§5.3)?",
    "top": "{card} disregards a top card: which of these (§10.3)?",
    "spend": "You have won: discard a card that you used there (§9.6).",
    "barter": "You may exchange a card for the top discard (§9.7).",
    "sell": "Give {card} to your rival and take Rexonomics, or keep it (§9.11)?",
}


def ask(cards: Cards, view: View) -> str:
    """What the seat is asked for, in a sentence."""
    if view.question is None:
        return "The game is over (§11.1)."
    if view.question.kind == "play":
        return f"{PERIOD_NAMES[view.period]}: play a card face down or revealed, or pass (§3.2)."
    name = cards.names[cards.number_of[view.question.card]] if view.question.card else ""
    return ASKED[view.question.kind].format(card=name)


def describe(cards: Cards, view: View) -> list[tuple[str, list[str]]]:
    """The table from top to bottom, as one seat sees it."""
    now = PERIOD_NAMES.get(view.period, view.phase)
    rows = [
        ("Round", [f"{view.round}, {now}", f"first to {view.target}"]),
        ("Markers", [
            f"First Move: seat {view.first_move + 1}", f"Rexonomics: seat {view.rexonomics + 1}",
        ]),
    ]  # fmt: skip
    for at, spot in enumerate(view.spots):
        rows.append((f"Spot {at + 1}", spot_words(cards, spot)))
        for seat in range(view.seats):
            if spot.sides[seat]:
                rows.append((f"  seat {seat + 1}", side_words(cards, spot, seat)))
    for seat, one in enumerate(view.players):
        rows.append((f"Seat {seat + 1}", player(cards, one)))
    if view.own is not None:
        hand = [card(cards, name) for name in view.own.hand]
        rows.append(("Your hand", [*hand, counted(view.own.how_de_dos, "How-de-do", "How-de-dos")]))
    top = [f"on top {named(cards, view.discards[-1])}"] if view.discards else []
    rows.append(("Piles", [f"{view.deck} in the deck", f"{len(view.discards)} discards", *top]))
    return rows


def named(cards: Cards, name: str) -> str:
    """What people call a card."""
    return cards.names[cards.number_of[name]]


def card(cards: Cards, name: str) -> str:
    """`second-trombone, Second Trombone: Jurassic, 3 footprints, music, flip`."""
    number = cards.number_of[name]
    kind = list(PERIOD_NAMES.values())[cards.kind[number]]
    found = [kind, counted(int(cards.footprints[number]), "footprint", "footprints")]
    found += icons(cards, name)
    found += [word for word in (REVEALS[cards.reveal[number]], TEXTS[cards.text[number]]) if word]
    return f"{name}, {cards.names[number]}: {', '.join(found)}"


def icons(cards: Cards, name: str) -> list[str]:
    """The icons of a card."""
    shown = int(cards.icons[cards.number_of[name]])
    return [icon for number, icon in enumerate(ICONS) if shown >> number & 1]


def spot_words(cards: Cards, spot: Spot) -> list[str]:
    """A spot card, its icons and effect, and what holds there."""
    if not spot.card:
        return ["empty"]
    number = cards.number_of[spot.card]
    effect = SPOTS[cards.spot[number]] or PREHISTORICS[cards.effect[number]]
    state = [effect] if effect else []
    state += ["closed"] * spot.closed + ["no reveals"] * spot.iced + ["no moves"] * spot.tarred
    won = [f"won by seat {spot.winner + 1}"] if spot.winner != NONE else []
    return [f"{spot.card}, {named(cards, spot.card)}", *icons(cards, spot.card), *state, *won]


def side_words(cards: Cards, spot: Spot, seat: int) -> list[str]:
    """The cards of a side, and what they count."""
    laid = [laid_words(cards, place, one) for place, one in enumerate(spot.sides[seat], start=1)]
    return [*laid, total_words(spot.totals[seat])]


def laid_words(cards: Cards, place: int, one: Laid) -> str:
    """`2: a hidden Jurassic card`, `1: Second Trombone, face down, looked at`."""
    if not one.card:
        return f"{place}: a hidden card, laid in {PERIOD_NAMES[one.period]}"
    state = "" if one.shown else ", face down, looked at" if one.peeked else ", face down"
    gone = ", disregarded" if one.disregarded else ""
    return f"{place}: {named(cards, one.card)}{state}{gone}"


def total_words(total: Total) -> str:
    """`counts 7`, `counts 2 to 9`."""
    return f"counts {total.low}" + (f" to {total.high}" if total.high != total.low else "")


def player(cards: Cards, one: Player) -> list[str]:
    """What is known of a seat."""
    things = [counted(one.points, "point", "points"), f"{one.held} held"]
    if one.known:
        things.append(f"known: {', '.join(named(cards, name) for name in one.known)}")
    return things + ["passed"] * one.passed + ["ready"] * one.ready


def lay_open(
    cards: Cards, position: Position, who: Callable[[int], str]
) -> list[tuple[str, list[str]]]:
    """Every card by the name of its place, face up or down; the deck from its top."""

    def named(pile: Pile) -> list[str]:
        return [cards.ids[card] for card in pile.as_list()]

    rows = []
    for seat in range(position.seats):
        own = named(position.hands[seat]) + named(position.how_de_dos[seat])
        rows.append((f"{who(seat)}'s hand", own))
    for spot in range(position.field.count):
        card = position.field.spots[spot]
        rows.append((f"Spot {spot + 1}", [cards.ids[card]] if card != NONE else []))
        for seat in range(position.seats):
            laid = named(position.field.side(seat, spot))
            rows.append((f"{who(seat)}'s cards at spot {spot + 1}", laid))
    rows.append(("Deck, the next card first", named(position.deck)[::-1]))
    rows.append(("Discards", named(position.discards)))
    for seat in range(position.seats):
        markers = [cards.first_move] * (position.first == seat)
        markers += [cards.rexonomics] * (position.rexonomics == seat)
        won = named(position.scores[seat]) + [cards.ids[card] for card in markers]
        rows.append((f"Before {who(seat)}", won))
    return [*rows, ("In the box", [cards.ids[card] for card in position.places()[-1]])]
