"""Actions in rulebook words: `call mammal-water-1-red sauropsid-land-1-red arthropod-air-1-red`.

Whoever types may name a card in short by the first letters of its qualities: `mw2r` is the card
with two red mammals of the water, `mw2r+` the same card of the living set.
"""

from tangledbank.core import position as core
from tangledbank.core.containers import Actions
from tangledbank.core.errors import BadNotation
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
    HINT,
    PASS,
    STUCK,
    UNSTUCK,
    call,
    first_of,
    given_of,
    is_action,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.position import Position

WORDS = {STUCK: "stuck", UNSTUCK: "unstuck", PASS: "pass", HINT: "hint"}
NUMBERS = {word: action for action, word in WORDS.items()}


def notation(cards: Cards, action: int) -> str:
    """The action in words, unique among all actions."""
    if action in WORDS:
        return WORDS[action]
    if not is_action(action):
        raise BadNotation(f"The number {action} is no action of Clades.")
    named = (first_of(action), second_of(action), third_of(action))
    given = given_of(action)
    gift = "" if given == NO_CARD else f" giving {cards.ids[given]}"
    return "call " + " ".join(cards.ids[card] for card in named) + gift


def listed(position: core.Position, seat: int) -> list[int]:
    """All but the calls, of which there are hundreds: the cards tell them."""
    assert isinstance(position, Position)
    actions = Actions()
    position.fill_small(seat, actions)
    return actions.as_list()


def parse(cards: Cards, text: str) -> int:
    """The action that a text names; the cards of a call may come in any order."""
    if text in NUMBERS:
        return NUMBERS[text]
    words = text.split()
    with_gift = len(words) == 6 and words[4] == "giving"
    if words[0] == "call" and (len(words) == 4 or with_gift):
        named = sorted(number(cards, word) for word in words[1:4])
        if len(set(named)) < 3:
            raise BadNotation("A call names three different cards.")
        given = number(cards, words[5]) if with_gift else NO_CARD
        return int(call(named[0], named[1], named[2], given))
    raise BadNotation(
        f"{text!r} is no action; actions are written 'call CARD CARD CARD', "
        "'call CARD CARD CARD giving CARD', 'stuck', 'unstuck', 'pass', 'hint'."
    )


def number(cards: Cards, name: str) -> int:
    """The card of that name, or of that short name."""
    if name in cards.number_of:
        return cards.number_of[name]
    for card in range(SHARK):
        if short(card) == name:
            return card
    raise BadNotation(f"There is no card {name!r} in this deck.")


def short(card: int) -> str:
    """`mw2r`."""
    if is_bonus(card):
        return BONUSES[card - SHARK]
    letters = "".join(TYPES[place][type_of(card, place)][0] for place in range(len(TYPES)))
    return letters + "+" * (card >= FACES)
