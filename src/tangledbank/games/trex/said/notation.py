"""Actions in rulebook words: `play second-trombone at 2 open`, `look at 1`, `pass`."""

import re

from tangledbank.core.errors import BadNotation
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules.phases import MOST_SPOTS
from tangledbank.games.trex.seen.choices import CHOICES

# CARD is a card, SPOT and OTHER spots, PLACE a card's place on a side
FORMS = {
    a.KEEP: CHOICES[a.KEEP],
    a.REDRAW: CHOICES[a.REDRAW],
    a.FIRST: "first CARD",
    a.CHOOSE: "choose SPOT",
    a.DISCARD: CHOICES[a.DISCARD],
    a.GIVE: "give CARD",
    a.TRADE: "trade CARD for SPOT",
    a.NO_TRADE: "no trade",
    a.PLAY_DOWN: "play CARD at SPOT down",
    a.PLAY_OPEN: "play CARD at SPOT open",
    a.PASS: "pass",
    a.USE: "use it",
    a.LEAVE: "leave it",
    a.LOOK: "look at PLACE",
    a.TURN_UP: "turn up PLACE",
    a.MOVE: "move CARD to SPOT",
    a.SHOVE: "shove CARD to SPOT",
    a.TAKE_BACK: "take back CARD",
    a.SWAP: CHOICES[a.SWAP],
    a.RELOCATE: "relocate SPOT and OTHER",
    a.DISREGARD: "disregard CARD",
    a.SELL: "sell it",
}


def pattern_of(form: str) -> re.Pattern[str]:
    """What a form looks like, with its parts as named groups."""
    text = form.replace("CARD", r"(?P<card>[a-z0-9-]+)")
    text = text.replace("SPOT", r"(?P<spot>[0-9]{1,2})").replace("OTHER", r"(?P<other>[0-9]{1,2})")
    return re.compile(text.replace("PLACE", r"(?P<place>[0-9]{1,2})"))


PATTERNS = [(kind, pattern_of(form)) for kind, form in FORMS.items()]


def notation(cards: Cards, action: int) -> str:
    """The action in words, unique among all actions."""
    if not a.is_action(cards, action):
        raise BadNotation(f"The number {action} is no action of The T-Rex Game.")
    card, spot, other = int(a.card_of(action)), int(a.spot_of(action)), int(a.other_of(action))
    form = FORMS[int(a.kind_of(action))]
    if "CARD" in form:
        form = form.replace("CARD", cards.ids[card])
    return (
        form.replace("SPOT", str(spot + 1))
        .replace("PLACE", str(spot + 1))
        .replace("OTHER", str(other + 1))
    )


def is_written(cards: Cards, card: int) -> bool:
    """Whether an action may name it: a card of the deck, or the first How-de-do for all."""
    return card <= cards.how_de_do


def parse(cards: Cards, words: str) -> int:
    """The action that the words name."""
    for kind, pattern in PATTERNS:
        found = pattern.fullmatch(words)
        if found is not None:
            return read(cards, kind, found.groupdict())
    forms = ", ".join(f"'{form}'" for form in FORMS.values())
    raise BadNotation(f"{words!r} is no action; there are {forms}.")


def read(cards: Cards, kind: int, parts: dict[str, str]) -> int:
    """The parts of a form as numbers."""
    card, spot, other = a.NO_CARD, a.NOWHERE, a.NOWHERE
    if "card" in parts:
        card = read_card(cards, parts["card"])
    if "spot" in parts:
        spot = read_number(parts["spot"], "spot", MOST_SPOTS)
    if "place" in parts:
        spot = read_number(parts["place"], "place", a.MOST_PLACES)
    if "other" in parts:
        other = read_number(parts["other"], "spot", MOST_SPOTS)
        if other <= spot:
            raise BadNotation("Of two spots, the left one is named first.")
    return int(a.encode(kind, card, spot, other))


def read_card(cards: Cards, name: str) -> int:
    """A card by its id."""
    number = cards.number_of.get(name)
    if number is None or not is_written(cards, number):
        raise BadNotation(f"There is no card {name!r} in this game.")
    return number


def read_number(text: str, what: str, most: int) -> int:
    """A spot, or a place, from 1."""
    number = int(text)
    if not 1 <= number <= most:
        raise BadNotation(f"There are {what}s 1 to {most}; {number} is none of them.")
    return number - 1
