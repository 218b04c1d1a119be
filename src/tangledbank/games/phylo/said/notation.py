"""Actions in rulebook words: `drop mallard`, `aim wildfire 2, protected-area`, `strike moose`."""

import re

from tangledbank.core import position as core
from tangledbank.core.containers import pile_of
from tangledbank.core.errors import BadNotation
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, PROTECTED_AREA, Cards
from tangledbank.games.phylo.rules.actions import (
    AIM,
    AIM_NOTHING,
    DROP,
    DROPS,
    KEEP_ALL,
    OPPONENTS,
    STRIKE,
    aim_row,
    aims_in,
    card_of,
    drops_in,
    event_of,
    is_action,
    kind_of,
    one_aim,
    opponent_of,
    restore,
    strike,
)
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING

ACTION_OF = {"keep all": KEEP_ALL, "aim nothing": AIM_NOTHING, "restore nothing": int(restore())}
WORDS = {action: words for words, action in ACTION_OF.items()}
ONE_AIM = re.compile(r"([a-z-]+)(?: ([0-9]{1,2}))?")
FORMS = (
    "'keep all', 'drop CARD CARD', 'aim nothing', 'aim wildfire 2, protected-area', 'strike CARD', "
    "'restore CARD' and 'restore nothing'"
)


def notation(cards: Cards, action: int) -> str:
    """The action in words, unique among all actions."""
    if not is_action(cards, action):
        raise BadNotation(f"The number {action} is no action of Phylo.")
    if action in WORDS:
        return WORDS[action]
    kind = kind_of(action)
    if kind == DROP:
        return " ".join(["drop", *(cards.ids[card] for card in drops_in(action))])
    if kind == AIM:
        return f"aim {', '.join(write_aim(aim) for aim in aims_in(action))}"
    return f"{'strike' if kind == STRIKE else 'restore'} {cards.ids[card_of(action)]}"


def write_aim(aim: int) -> str:
    """§4.2 `wildfire 2`, or `protected-area` for oneself."""
    opponent = opponent_of(aim)
    return f"{EVENTS[event_of(aim)]} {opponent}" if opponent else EVENTS[event_of(aim)]


def listed(position: core.Position, seat: int) -> list[int]:
    """All but rows of aims and drops of several cards: the hand tells them.

    The rows are not even made: it would take the longer, the more events a hand holds.
    """
    assert isinstance(position, Position)
    if position.phase == AIMING:
        return [AIM_NOTHING] if position.is_asked(seat) else []
    return [action for action in position.legal(seat) if len(drops_in(action)) < 2]


def parse(cards: Cards, text: str) -> int:
    """The action that a text names."""
    if text in ACTION_OF:
        return ACTION_OF[text]
    verb, _space, rest = text.partition(" ")
    if verb == "drop" and rest:
        return drop([number(cards, name) for name in rest.split()])
    if verb == "aim" and rest:
        return aim([part.strip() for part in rest.split(",")])
    if verb in ("strike", "restore") and rest:
        card = number(cards, rest)
        return int(strike(card) if verb == "strike" else restore(card))
    raise BadNotation(f"{text!r} is no action; actions are written {FORMS}.")


def drop(cards: list[int]) -> int:
    """§2.2 The drop of these cards, in any order."""
    if len(set(cards)) < len(cards):
        raise BadNotation("A card can be dropped only once.")
    if len(cards) > HAND:
        raise BadNotation(f"At most {HAND} cards are dropped at once.")
    return int(DROPS.number_of(pile_of(sorted(cards)), (1 << len(cards)) - 1))


def aim(parts: list[str]) -> int:
    """§4.2 Events in their order, each with its opponent."""
    if len(parts) > HAND:
        raise BadNotation(f"At most {HAND} events are aimed.")
    return int(aim_row(pile_of([read_aim(part) for part in parts])))


def read_aim(text: str) -> int:
    """One event, and one opponent where it harms."""
    read = ONE_AIM.fullmatch(text)
    if read is None or read[1] not in EVENTS:
        raise BadNotation(f"{text!r} is no aim: it is an event, and the number of an opponent.")
    event = EVENTS.index(read[1])
    if event >= PROTECTED_AREA:
        if read[2]:
            raise BadNotation(f"{read[1]} helps yourself and needs no number.")
        return int(one_aim(event, 0))
    if not read[2] or not 1 <= int(read[2]) <= OPPONENTS:
        raise BadNotation(
            f"{read[1]} needs an opponent from 1 to {OPPONENTS}, counted from your left."
        )
    return int(one_aim(event, int(read[2])))


def number(cards: Cards, name: str) -> int:
    """The card of that name."""
    if name not in cards.number_of:
        raise BadNotation(f"There is no card {name[:40]!r} in this deck.")
    return cards.number_of[name]
