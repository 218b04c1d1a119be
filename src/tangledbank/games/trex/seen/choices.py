"""A secret choice in words, as its own seat sees it until the other has chosen, too."""

from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules import actions as a

# what is chosen by both at once; `said/notation.py` has the other actions
CHOICES = {
    a.KEEP: "keep",
    a.REDRAW: "redraw",
    a.DISCARD: "discard {card}",
    a.SWAP: "swap {card}",
}


def write_choice(cards: Cards, action: int) -> str:
    """The choice in the words of the notation."""
    form = CHOICES[int(a.kind_of(action))]
    return form.format(card=cards.ids[a.card_of(action)]) if "{card}" in form else form


def read_choice(cards: Cards, words: str) -> int:
    """And back."""
    verb, _space, name = words.partition(" ")
    [kind] = [kind for kind, form in CHOICES.items() if form.split()[0] == verb]
    return int(a.encode(kind, cards.number_of[name] if name else a.NO_CARD))
