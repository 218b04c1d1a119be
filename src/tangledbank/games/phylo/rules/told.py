# Not compiled: read once, and its numbers are constants wherever rules name them.
"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.events import Told
from tangledbank.games.phylo.cards.words import ENDINGS

TOLD: Final = Told("card", "species", "harms", "set")

# fmt: off
ROUND_BEGAN: Final = 0
TOLD.event(
    ROUND_BEGAN, "round began", "round", section="§1.1", passes=True,
    says="Round {round} begins; {who} deals.",
)
DREW: Final = 1
TOLD.event(
    DREW, "drew", "dropped:cards", "drawn", "draw", section="§2.2",
    says="{who} drops {dropped} and draws {drawn}.",
)
GOT: Final = 2
TOLD.event(
    GOT, "got", "dropped:set", "drawn:set", section="§2.2", private=True, reveals=True,
    says="Out: {dropped}. New: {drawn}.",
)  # the same for the seat itself, with its cards
RESHUFFLED: Final = 3
TOLD.event(
    RESHUFFLED, "reshuffled", "cards:cards", section="§2.5", reveals=True,
    says="The pickup pile is empty: the discard pile is shuffled, {cards}.",
)
AIMED: Final = 4
TOLD.event(
    AIMED, "aimed", "event:card", "target:seat", section="§4.2", private=True,
    says="{who} aims {event} at {target}.",
)
READY: Final = 5
TOLD.event(
    READY, "ready", section="§4.1",
    says="{who} is ready.",
)
REVEALED: Final = 6
TOLD.event(
    REVEALED, "revealed", "hand:set", "counting:set", "count:points", section="§5.1", reveals=True,
    passes=True,
    says="{who} shows {hand}, and counts {count}.",
)
UNUSED: Final = 7
TOLD.event(
    UNUSED, "unused", "event:card", section="§4.4",
    says="{who} does not use {event}: it is discarded.",
)
SHIELDED: Final = 8
TOLD.event(
    SHIELDED, "shielded", "event:card", section="§6.8",
    says="{who}'s {event} will cancel the first event that would strike.",
)
RESTORED: Final = 9
TOLD.event(
    RESTORED, "restored", "event:card", "card:species", "counting:set", "count:points",
    section="§6.9", reveals=True,
    says=("{who}'s {event} brings {card} back from the discard pile, and {who} "
        "counts {count}."),
)
NOT_RESTORED: Final = 10
TOLD.event(
    NOT_RESTORED, "not restored", "event:card", section="§6.9",
    says="{who}'s {event} finds nothing in the discard pile that would help.",
)
STATIONED: Final = 11
TOLD.event(
    STATIONED, "stationed", "event:card", "bonus", section="§6.10",
    says="{who}'s {event} adds {bonus} if a chain has three levels in the end.",
)
NO_TARGET: Final = 12
TOLD.event(
    NO_TARGET, "no target", "event:card", "target:seat", section="§6.2",
    says="{who}'s {event} for {target} fizzles: nothing counts there.",
)
FIZZLED: Final = 13
TOLD.event(
    FIZZLED, "fizzled", "event:card", "target:seat", "card:species", "harms:harms", section="§6.4",
    says="{who}'s {event} fizzles: it harms {harms}, not {target}'s {card}.",
)
CANCELLED: Final = 14
TOLD.event(
    CANCELLED, "cancelled", "event:card", "target:seat", "card:species", section="§6.8",
    says="{target} is protected: {who}'s {event} for the {card} is cancelled.",
)
STRUCK: Final = 15
TOLD.event(
    STRUCK, "struck", "event:card", "target:seat", "card:species", section="§6.2",
    says="{who}'s {event} strikes {target}'s {card}.",
)
FELL: Final = 16
TOLD.event(
    FELL, "fell", "fallen:set", "counting:set", "count:points", section="§6.5",
    says="{who} loses {fallen} and now counts {count}.",
)
COLLAPSED: Final = 17
TOLD.event(
    COLLAPSED, "collapsed", "cards:set", "counting:set", "count:points", section="§6.6",
    says="Without food in {who}'s web: {cards}.",
)
COIN: Final = 18
TOLD.event(
    COIN, "coin", "event:card", "heads:coin", section="§6.7", reveals=True,
    says="The coin for {who}'s {event} shows {heads}.",
)
RESEARCHED: Final = 19
TOLD.event(
    RESEARCHED, "researched", "bonus", section="§6.10",
    says="{who}'s web has three levels: {bonus} more.",
)
NOT_RESEARCHED: Final = 20
TOLD.event(
    NOT_RESEARCHED, "not researched", section="§6.10",
    says="{who}'s web has no chain of three levels, so the station adds nothing.",
)
COUNTED: Final = 21
TOLD.event(
    COUNTED, "counted", "count:points", section="§7.1",
    says="{who} counts {count}.",
)
WON: Final = 22
TOLD.event(
    WON, "won", "count:points", "before", "after", section="§7.2",
    says="{who} wins the round with {count} and has {after} in all.",
)
NOBODY_WON: Final = 23
TOLD.event(
    NOBODY_WON, "nobody won", section="§7.3",
    says="Nothing counts anywhere: nobody adds points.",
)
KEPT: Final = 24
TOLD.event(
    KEPT, "kept", "draw", section="§2.2",
    says="{who} keeps all cards.",
)
WILL_HELP: Final = 25
TOLD.event(
    WILL_HELP, "will help", "event:card", section="§4.3", private=True,
    says="{who} will use {event}.",
)
SPREAD: Final = 26
TOLD.event(
    SPREAD, "struck", "event:card", "target:seat", "card:species", section="§6.7",
    says="{who}'s {event} goes on to {target}'s {card}.",
)
# and the next two, by why the game is over
ENDED: Final = 27
TOLD.events(ENDED, "ended", cases=ENDINGS)
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
