"""Actions in rulebook words: `play red-deer-roar`, `sneak female-mimic-cuttlefish on seat 2`."""

import re

from tangledbank.core.errors import BadNotation
from tangledbank.core.position import Position
from tangledbank.games.mating.cards.cards import Cards
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARD,
    ESCAPE,
    GIVE_UP,
    KEEP_ALL,
    LUNCH,
    MOST_DISCARDS,
    MOST_SEATS,
    NOBODY,
    PASS,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    discard,
    discards_of,
    encode,
    is_action,
    kind_of,
    target_of,
)

WORDS = {
    LUNCH: "out to lunch",
    PASS: "pass",
    PASS_AHEAD: "pass ahead",
    ESCAPE: "escape",
    GIVE_UP: "give up",
    ACCEPT: "accept",
}
ACTION_OF = {words: int(encode(kind)) for kind, words in WORDS.items()} | {"keep all": KEEP_ALL}
WITH_CARD = re.compile(r"(play|sneak) ([a-z0-9-]+)(?: on seat (\d))?")
FORMS = (
    "'play CARD', 'out to lunch', 'pass', 'pass ahead', 'sneak CARD', 'sneak CARD on seat 2', "
    "'escape', 'give up', 'accept', 'discard CARD CARD' and 'keep all'"
)


def notation(cards: Cards, action: int) -> str:
    """The action in words, unique among all actions."""
    if not is_action(cards, action):
        raise BadNotation(f"The number {action} is no action of The Mating Game.")
    kind = kind_of(action)
    if kind in WORDS:
        return WORDS[kind]
    if kind == DISCARD:
        found = [cards.ids[card] for card in discards_of(action)]
        return " ".join(["discard", *found]) if found else "keep all"
    card, target = cards.ids[card_of(action)], target_of(action)
    if kind == PLAY:
        return f"play {card}"
    return f"sneak {card}" + (f" on seat {target + 1}" if target != NOBODY else "")


def listed(position: Position, seat: int) -> list[int]:
    """All but discards of several cards: the hand tells them."""
    return [action for action in position.legal(seat) if len(discards_in(action)) < 2]


def discards_in(action: int) -> list[int]:
    """§7.1 The cards that an action discards, whatever it is."""
    return discards_of(action) if kind_of(action) == DISCARD else []


def parse(cards: Cards, text: str) -> int:
    """The action that a text names."""
    if text in ACTION_OF:
        return ACTION_OF[text]
    if text.startswith("discard "):
        return read_discards(cards, text.split()[1:])
    read = WITH_CARD.fullmatch(text)
    if read is None or (read[1] == "play" and read[3]):
        raise BadNotation(f"{text!r} is no action; actions are written {FORMS}.")
    target = NOBODY
    if read[3]:
        target = int(read[3]) - 1
        if not 0 <= target < MOST_SEATS:
            raise BadNotation(f"Seats go from 1 to {MOST_SEATS}, not to {read[3]}.")
    kind = PLAY if read[1] == "play" else SNEAK
    return int(encode(kind, number(cards, read[2]), target))


def read_discards(cards: Cards, names: list[str]) -> int:
    """§7.1 The discard of these cards, in any order."""
    found = [number(cards, name) for name in names]
    if len(set(found)) < len(found):
        raise BadNotation("A card can be discarded only once.")
    if len(found) > MOST_DISCARDS:
        raise BadNotation(f"At most {MOST_DISCARDS} cards are discarded at once.")
    return int(discard(found))


def number(cards: Cards, name: str) -> int:
    """The card of that name."""
    if name not in cards.number_of:
        raise BadNotation(f"There is no card {name!r} in this deck.")
    return cards.number_of[name]
