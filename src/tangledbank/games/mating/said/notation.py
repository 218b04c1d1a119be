"""Actions in rulebook words: `play red-deer-roar`, `sneak female-mimic-cuttlefish on seat 2`."""

from tangledbank.core.errors import BadNotation
from tangledbank.core.forms import Form, Forms, Id, Numbers, Ordinal, Row
from tangledbank.core.position import Position
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

CARD = Id()
SEAT = Ordinal("seat", MOST_SEATS)


def unpack(action: int) -> tuple[int, Numbers]:
    """What is done, with which card or cards, and the seat that is named."""
    kind = int(kind_of(action))
    if kind == DISCARD:
        cards = discards_of(action)
        return (kind, {"cards": cards}) if cards else (KEEP_ALL, {})
    target = int(target_of(action))
    return kind, {"card": int(card_of(action)), "target": None if target == NOBODY else target}


def pack(kind: int, numbers: Numbers) -> int:
    """The number of an action; discards may come in any order."""
    if kind == KEEP_ALL:
        return KEEP_ALL
    if kind == DISCARD:
        return pack_discards(numbers["cards"])
    if "card" not in numbers:
        return int(encode(kind))
    target = numbers.get("target")
    return int(encode(kind, numbers["card"], NOBODY if target is None else target))


def pack_discards(cards: list[int]) -> int:
    """§7.1 The discard of these cards."""
    if len(set(cards)) < len(cards):
        raise BadNotation("A card can be discarded only once.")
    if len(cards) > MOST_DISCARDS:
        raise BadNotation(f"At most {MOST_DISCARDS} cards are discarded at once.")
    return int(discard(cards))


FORMS = Forms(
    "The Mating Game",
    Form(PLAY, "play {card}", card=CARD),
    Form(LUNCH, "out to lunch"),
    Form(PASS, "pass"),
    Form(PASS_AHEAD, "pass ahead"),
    Form(SNEAK, "sneak {card}[ on seat {target}]", card=CARD, target=SEAT),
    Form(ESCAPE, "escape"),
    Form(GIVE_UP, "give up"),
    Form(ACCEPT, "accept"),
    Form(DISCARD, "discard {cards}", cards=Row(CARD)),
    Form(KEEP_ALL, "keep all"),
    means=is_action,
    unpack=unpack,
    pack=pack,
)


def listed(position: Position, seat: int) -> list[int]:
    """All but discards of several cards: the hand tells them."""
    return [action for action in position.legal(seat) if len(discards_in(action)) < 2]


def discards_in(action: int) -> list[int]:
    """§7.1 The cards that an action discards, whatever it is."""
    return discards_of(action) if kind_of(action) == DISCARD else []
