"""Actions in rulebook words: `drop mallard`, `aim wildfire 2, protected-area`, `strike moose`."""

from tangledbank.core import position as core
from tangledbank.core.containers import pile_of
from tangledbank.core.errors import BadNotation
from tangledbank.core.forms import Form, Forms, Id, Numbers, Ordinal, Phrase, Row, Word
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, PROTECTED_AREA
from tangledbank.games.phylo.rules.actions import (
    AIM,
    AIM_NOTHING,
    DROP,
    DROPS,
    KEEP_ALL,
    OPPONENTS,
    RESTORE,
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

CARD = Id()
RESTORE_NOTHING = int(restore())

# §4.2 `wildfire 2` is for the second opponent from one's left; a helping event is for oneself.
ONE_AIM = Phrase(
    "aim", "{event}[ {opponent}]",
    event=Word("event", *EVENTS), opponent=Ordinal("opponent", OPPONENTS),
)  # fmt: skip


def unpack(action: int) -> tuple[int, Numbers]:
    """What is done, with which cards or aims; three say that nothing is."""
    if action in (KEEP_ALL, AIM_NOTHING, RESTORE_NOTHING):
        return action, {}
    kind = int(kind_of(action))
    if kind == DROP:
        return kind, {"cards": drops_in(action)}
    if kind == AIM:
        return kind, {"aims": [unpack_aim(aim) for aim in aims_in(action)]}
    return kind, {"card": int(card_of(action))}


def unpack_aim(aim: int) -> Numbers:
    """§4.2 The event, and the opponent it harms."""
    opponent = int(opponent_of(aim))
    return {"event": int(event_of(aim)), "opponent": opponent - 1 if opponent else None}


def pack(kind: int, numbers: Numbers) -> int:
    """The number of an action."""
    if kind == DROP:
        return pack_drop(numbers["cards"])
    if kind == AIM:
        return pack_aims(numbers["aims"])
    if kind == STRIKE:
        return int(strike(numbers["card"]))
    return int(restore(numbers["card"])) if kind == RESTORE else kind


def pack_drop(cards: list[int]) -> int:
    """§2.2 The drop of these cards, in any order."""
    if len(set(cards)) < len(cards):
        raise BadNotation("A card can be dropped only once.")
    if len(cards) > HAND:
        raise BadNotation(f"At most {HAND} cards are dropped at once.")
    return int(DROPS.number_of(pile_of(sorted(cards)), (1 << len(cards)) - 1))


def pack_aims(aims: list[Numbers]) -> int:
    """§4.2 Events in their order, each with its opponent."""
    if len(aims) > HAND:
        raise BadNotation(f"At most {HAND} events are aimed.")
    return int(aim_row(pile_of([pack_aim(**aim) for aim in aims])))


def pack_aim(event: int, opponent: int | None) -> int:
    """§4.2 One event, and one opponent if it harms."""
    if event >= PROTECTED_AREA and opponent is not None:
        raise BadNotation(f"{EVENTS[event]} helps yourself and needs no number.")
    if event < PROTECTED_AREA and opponent is None:
        raise BadNotation(
            f"{EVENTS[event]} needs an opponent from 1 to {OPPONENTS}, counted from your left."
        )
    return int(one_aim(event, 0 if opponent is None else opponent + 1))


FORMS = Forms(
    "Phylo",
    Form(KEEP_ALL, "keep all"),
    Form(AIM_NOTHING, "aim nothing"),
    Form(RESTORE_NOTHING, "restore nothing"),
    Form(DROP, "drop {cards}", cards=Row(CARD)),
    Form(AIM, "aim {aims}", aims=Row(ONE_AIM, ", ")),
    Form(STRIKE, "strike {card}", card=CARD),
    Form(RESTORE, "restore {card}", card=CARD),
    means=is_action,
    unpack=unpack,
    pack=pack,
)


def listed(position: core.Position, seat: int) -> list[int]:
    """All but rows of aims and drops of several cards: the hand tells them.

    The rows are not even made: it would take the longer, the more events a hand holds.
    """
    assert isinstance(position, Position)
    if position.phase == AIMING:
        return [AIM_NOTHING] if position.is_asked(seat) else []
    return [action for action in position.legal(seat) if len(drops_in(action)) < 2]
