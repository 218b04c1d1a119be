"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.events import Told
from tangledbank.games.phylo.cards.words import ENDINGS

TOLD: Final = Told()

# fmt: off
ROUND_BEGAN: Final[i64] = TOLD.event(
    "round began", "round", section="§1.1", passes=True,
    says="Round {round} begins; {who} deals.",
)
DREW: Final[i64] = TOLD.event(
    "drew", "dropped:cards", "drawn", "draw", section="§2.2",
    says="{who} drops {dropped} and draws {drawn}.",
)
GOT: Final[i64] = TOLD.event(
    "got", "dropped:set", "drawn:set", section="§2.2", private=True, reveals=True,
    says="Out: {dropped}. New: {drawn}.",
)  # the same for the seat itself, with its cards
RESHUFFLED: Final[i64] = TOLD.event(
    "reshuffled", "cards:cards", section="§2.5", reveals=True,
    says="The pickup pile is empty: the discard pile is shuffled, {cards}.",
)
AIMED: Final[i64] = TOLD.event(
    "aimed", "event:card", "target:seat", section="§4.2", private=True,
    says="{who} aims {event} at {target}.",
)
READY: Final[i64] = TOLD.event(
    "ready", section="§4.1",
    says="{who} is ready.",
)
REVEALED: Final[i64] = TOLD.event(
    "revealed", "hand:set", "counting:set", "count:points", section="§5.1", reveals=True,
    passes=True,
    says="{who} shows {hand}, and counts {count}.",
)
UNUSED: Final[i64] = TOLD.event(
    "unused", "event:card", section="§4.4",
    says="{who} does not use {event}: it is discarded.",
)
SHIELDED: Final[i64] = TOLD.event(
    "shielded", "event:card", section="§6.8",
    says="{who}'s {event} will cancel the first event that would strike.",
)
RESTORED: Final[i64] = TOLD.event(
    "restored", "event:card", "card:species", "counting:set", "count:points", section="§6.9",
    reveals=True,
    says=("{who}'s {event} brings {card} back from the discard pile, and {who} "
        "counts {count}."),
)
NOT_RESTORED: Final[i64] = TOLD.event(
    "not restored", "event:card", section="§6.9",
    says="{who}'s {event} finds nothing in the discard pile that would help.",
)
STATIONED: Final[i64] = TOLD.event(
    "stationed", "event:card", "bonus", section="§6.10",
    says="{who}'s {event} adds {bonus} if a chain has three levels in the end.",
)
NO_TARGET: Final[i64] = TOLD.event(
    "no target", "event:card", "target:seat", section="§6.2",
    says="{who}'s {event} for {target} fizzles: nothing counts there.",
)
FIZZLED: Final[i64] = TOLD.event(
    "fizzled", "event:card", "target:seat", "card:species", "harms:harms", section="§6.4",
    says="{who}'s {event} fizzles: it harms {harms}, not {target}'s {card}.",
)
CANCELLED: Final[i64] = TOLD.event(
    "cancelled", "event:card", "target:seat", "card:species", section="§6.8",
    says="{target} is protected: {who}'s {event} for the {card} is cancelled.",
)
STRUCK: Final[i64] = TOLD.event(
    "struck", "event:card", "target:seat", "card:species", section="§6.2",
    says="{who}'s {event} strikes {target}'s {card}.",
)
FELL: Final[i64] = TOLD.event(
    "fell", "fallen:set", "counting:set", "count:points", section="§6.5",
    says="{who} loses {fallen} and now counts {count}.",
)
COLLAPSED: Final[i64] = TOLD.event(
    "collapsed", "cards:set", "counting:set", "count:points", section="§6.6",
    says="Without food in {who}'s web: {cards}.",
)
COIN: Final[i64] = TOLD.event(
    "coin", "event:card", "heads:coin", section="§6.7", reveals=True,
    says="The coin for {who}'s {event} shows {heads}.",
)
RESEARCHED: Final[i64] = TOLD.event(
    "researched", "bonus", section="§6.10",
    says="{who}'s web has three levels: {bonus} more.",
)
NOT_RESEARCHED: Final[i64] = TOLD.event(
    "not researched", section="§6.10",
    says="{who}'s web has no chain of three levels, so the station adds nothing.",
)
COUNTED: Final[i64] = TOLD.event(
    "counted", "count:points", section="§7.1",
    says="{who} counts {count}.",
)
WON: Final[i64] = TOLD.event(
    "won", "count:points", "before", "after", section="§7.2",
    says="{who} wins the round with {count} and has {after} in all.",
)
NOBODY_WON: Final[i64] = TOLD.event(
    "nobody won", section="§7.3",
    says="Nothing counts anywhere: nobody adds points.",
)
KEPT: Final[i64] = TOLD.event(
    "kept", "draw", section="§2.2",
    says="{who} keeps all cards.",
)
WILL_HELP: Final[i64] = TOLD.event(
    "will help", "event:card", section="§4.3", private=True,
    says="{who} will use {event}.",
)
SPREAD: Final[i64] = TOLD.event(
    "struck", "event:card", "target:seat", "card:species", section="§6.7",
    says="{who}'s {event} goes on to {target}'s {card}.",
)
# and the next two, by why the game is over
ENDED: Final[i64] = TOLD.events("ended", cases=ENDINGS)
# fmt: on


def pack(cards: Pile) -> i64:
    """Up to seven cards in one number, for events."""
    packed: i64 = 0
    for i in range(cards.count):
        packed |= (cards[i] + 1) << (8 * i)
    return packed


def packed_cards(packed: int) -> list[int]:
    """The cards behind such a number."""
    found = []
    while packed:
        found.append(int(packed & 255) - 1)
        packed >>= 8
    return found
