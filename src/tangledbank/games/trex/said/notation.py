"""Actions in rulebook words: `play second-trombone at 2 open`, `look at 1`, `pass`."""

from typing import Any

from tangledbank.core.errors import BadNotation
from tangledbank.core.forms import Form, Forms, Id, Numbers, Ordinal, Word
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules.phases import MOST_SPOTS
from tangledbank.games.trex.seen.choices import VERBS


class Card(Id):
    """A card of the game; the first How-de-do stands for all."""

    def find(self, cards: Any, name: str) -> int | None:
        """The card of that id, if an action may name it."""
        number = super().find(cards, name)
        return number if number is not None and is_written(cards, number) else None


CARD = Card(where="game")
SPOT = Ordinal("spot", MOST_SPOTS)
PLACE = Ordinal("place", a.MOST_PLACES)  # of a card on a side
MODE = Word("way to play", "down", "open")  # §4.1, §4.2: two kinds of actions, one after the other


def is_written(cards: Cards, card: int) -> bool:
    """Whether an action may name it: a card of the deck, or the first How-de-do for all."""
    return bool(card <= cards.how_de_do)


def unpack(action: int) -> tuple[int, Numbers]:
    """What is done, with which card, at which spot or place, and at which other spot."""
    kind, spot = int(a.kind_of(action)), int(a.spot_of(action))
    numbers = {"card": int(a.card_of(action)), "spot": spot, "place": spot}
    if kind in (a.PLAY_DOWN, a.PLAY_OPEN):
        return a.PLAY_DOWN, {**numbers, "mode": kind - a.PLAY_DOWN}
    return kind, {**numbers, "other": int(a.other_of(action))}


def pack(kind: int, numbers: Numbers) -> int:
    """The number of an action."""
    place: int = numbers.get("place", a.NOWHERE)
    spot: int = numbers.get("spot", place)
    other: int = numbers.get("other", a.NOWHERE)
    if other <= spot < a.NOWHERE:
        raise BadNotation("Of two spots, the left one is named first.")
    card: int = numbers.get("card", a.NO_CARD)
    mode: int = numbers.get("mode", 0)
    return int(a.encode(kind + mode, card, spot, other))


FORMS = Forms(
    "The T-Rex Game",
    Form(a.KEEP, VERBS[a.KEEP]),
    Form(a.REDRAW, VERBS[a.REDRAW]),
    Form(a.FIRST, "first {card}", card=CARD),
    Form(a.CHOOSE, "choose {spot}", spot=SPOT),
    Form(a.DISCARD, f"{VERBS[a.DISCARD]} {{card}}", card=CARD),
    Form(a.GIVE, "give {card}", card=CARD),
    Form(a.TRADE, "trade {card} for {spot}", card=CARD, spot=SPOT),
    Form(a.NO_TRADE, "no trade"),
    Form(a.PLAY_DOWN, "play {card} at {spot} {mode}", card=CARD, spot=SPOT, mode=MODE),
    Form(a.PASS, "pass"),
    Form(a.USE, "use it"),
    Form(a.LEAVE, "leave it"),
    Form(a.LOOK, "look at {place}", place=PLACE),
    Form(a.TURN_UP, "turn up {place}", place=PLACE),
    Form(a.MOVE, "move {card} to {spot}", card=CARD, spot=SPOT),
    Form(a.SHOVE, "shove {card} to {spot}", card=CARD, spot=SPOT),
    Form(a.TAKE_BACK, "take back {card}", card=CARD),
    Form(a.SWAP, f"{VERBS[a.SWAP]} {{card}}", card=CARD),
    Form(a.RELOCATE, "relocate {spot} and {other}", spot=SPOT, other=SPOT),
    Form(a.DISREGARD, "disregard {card}", card=CARD),
    Form(a.SELL, "sell it"),
    means=a.is_action,
    unpack=unpack,
    pack=pack,
)
