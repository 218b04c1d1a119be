"""Actions in rulebook words: `call mammal-water-1-red sauropsid-land-1-red arthropod-air-1-red`.

Whoever types may name a card in short by the first letters of its qualities: `mw2r` is the card
with two red mammals of the water, `mw2r+` the same card of the living set.
"""

from typing import Any

from tangledbank.core import position as core
from tangledbank.core.containers import Actions
from tangledbank.core.errors import BadNotation
from tangledbank.core.forms import Form, Forms, Id, Numbers, Row
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.qualities import (
    BONUSES,
    FACES,
    NO_CARD,
    SHARK,
    TYPES,
    is_bonus,
    type_of,
)
from tangledbank.games.clades.rules.actions import (
    CALL,
    HINT,
    PASS,
    STUCK,
    UNSTUCK,
    call,
    first_of,
    given_of,
    is_action,
    is_call,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.position import Position


class Card(Id):
    """A card by its id, or in short."""

    def find(self, cards: Any, name: str) -> int | None:
        """The card of that id, or of that short name."""
        if name in cards.number_of:
            return int(cards.number_of[name])
        return next((card for card in range(SHARK) if short(card) == name), None)


CARD = Card()


def unpack(action: int) -> tuple[int, Numbers]:
    """A word, or a call with its cards."""
    if not is_call(action):
        return action, {}
    given = int(given_of(action))
    return CALL, {
        "cards": [int(first_of(action)), int(second_of(action)), int(third_of(action))],
        "given": None if given == NO_CARD else given,
    }


def pack(kind: int, numbers: Numbers) -> int:
    """The number of an action; the cards of a call may come in any order."""
    if kind != CALL:
        return kind
    named = sorted(numbers["cards"])
    if len(named) != 3 or len(set(named)) < 3:
        raise BadNotation("A call names three different cards.")
    given = numbers["given"]
    return int(call(named[0], named[1], named[2], NO_CARD if given is None else given))


FORMS = Forms(
    "Clades",
    Form(CALL, "call {cards}[ giving {given}]", cards=Row(CARD), given=CARD),
    Form(STUCK, "stuck"),
    Form(UNSTUCK, "unstuck"),
    Form(PASS, "pass"),
    Form(HINT, "hint"),
    means=lambda _cards, action: is_action(action),
    unpack=unpack,
    pack=pack,
)


def listed(position: core.Position, seat: int) -> list[int]:
    """All but the calls, of which there are hundreds: the cards tell them."""
    assert isinstance(position, Position)
    actions = Actions()
    position.fill_small(seat, actions)
    return actions.as_list()


def number(cards: Cards, name: str) -> int:
    """The card of that name, or of that short name."""
    return CARD.number(cards, name)


def short(card: int) -> str:
    """`mw2r`."""
    if is_bonus(card):
        return BONUSES[card - SHARK]
    letters = "".join(TYPES[place][type_of(card, place)][0] for place in range(len(TYPES)))
    return letters + "+" * (card >= FACES)
