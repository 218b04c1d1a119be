"""A secret choice, as its own seat sees it until the other has chosen, too."""

from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.seen.view import Choice

# what is chosen by both at once
VERBS: dict[int, str] = {a.KEEP: "keep", a.REDRAW: "redraw", a.DISCARD: "discard", a.SWAP: "swap"}
KINDS = {verb: kind for kind, verb in VERBS.items()}


def choice_of(cards: Cards, action: int) -> Choice:
    """What was chosen."""
    card = int(a.card_of(action))
    return Choice(VERBS[int(a.kind_of(action))], "" if card == a.NO_CARD else cards.ids[card])


def action_of(cards: Cards, choice: Choice) -> int:
    """And back."""
    card = cards.number_of[choice.card] if choice.card else a.NO_CARD
    return int(a.encode(KINDS[choice.verb], card))
