# Not compiled: read once, and its numbers are constants wherever rules name them.
"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from tangledbank.core.events import Told

TOLD: Final = Told("card", "period")

# fmt: off
ENDINGS: Final = (
    ("§11.1", "The target is reached, and the game is over."),
    ("§11.3", "That was the last round: the game is over."),
    ("§11.3", "No place is left to be won: the game is over."),
    ("§11.4", "No card is left for a spot: the game is over."),
)
ROUND_BEGAN: Final = 0
TOLD.event(
    ROUND_BEGAN, "round began", "round", section="§2.1", passes=True,
    says="Round {round} begins.",
)
SPOT_DEALT: Final = 1
TOLD.event(
    SPOT_DEALT, "spot dealt", "spot:spot", "card:card", section="§2.1", reveals=True,
    says="{card} is dealt as {spot}.",
)
RESHUFFLED: Final = 2
TOLD.event(
    RESHUFFLED, "reshuffled", "cards:cards", section="§2.1", reveals=True,
    says="The deck is empty: the discards are shuffled, {cards}.",
)
READY: Final = 3
TOLD.event(
    READY, "ready", section="§1.10",
    says="{who} has chosen.",
)
REDREW: Final = 4
TOLD.event(
    REDREW, "redrew", section="§1.4", passes=True,
    says="{who} shows a hand that lacks a period, shuffles it back and takes another.",
)
SHOWED: Final = 5
TOLD.event(
    SHOWED, "showed", "card:card", section="§1.4", reveals=True,
    says="In that hand was {card}.",
)
PREHISTORIC: Final = 6
TOLD.event(
    PREHISTORIC, "prehistoric", "card:card", "spot:spot", section="§2.2",
    says="{card} acts.",
)
NOTHING: Final = 7
TOLD.event(
    NOTHING, "nothing", "card:card", section="§10.10",
    says="There is nothing that {card} could do.",
)
DISCARDED: Final = 8
TOLD.event(
    DISCARDED, "discarded", "card:card", section="§10.7", reveals=True,
    says="{who} discards {card}.",
)
EXCHANGED: Final = 9
TOLD.event(
    EXCHANGED, "exchanged", section="§10.8", passes=True,
    says="Both players swap a card.",
)
GOT: Final = 10
TOLD.event(
    GOT, "got", "card:card", section="§10.8", private=True, reveals=True,
    says="{who} gets {card}.",
)
TOOK_FIRST: Final = 11
TOLD.event(
    TOOK_FIRST, "first move", section="§6.1",
    says="{who} takes First Move.",
)
TOOK_REXONOMICS: Final = 12
TOLD.event(
    TOOK_REXONOMICS, "rexonomics", section="§6.2",
    says="{who} takes Rexonomics.",
)
ICED: Final = 13
TOLD.event(
    ICED, "iced", "spot:spot", section="§2.9",
    says="{who} chooses: no card is revealed at {spot} in this round.",
)
TARRED: Final = 14
TOLD.event(
    TARRED, "tarred", "spot:spot", section="§2.10",
    says="{who} chooses: no card moves at {spot} in this round.",
)
NAPPED: Final = 15
TOLD.event(
    NAPPED, "napped", section="§2.11",
    says="Bed cards will be disregarded in this round.",
)
FOUND: Final = 16
TOLD.event(
    FOUND, "found", "card:card", section="§10.4", reveals=True,
    says="{who} finds {card} in the deck, which is shuffled again.",
)
NOT_FOUND: Final = 17
TOLD.event(
    NOT_FOUND, "not found", "card:card", section="§10.5", reveals=True,
    says="{who} looks for {card}, which is not in the deck.",
)
GAVE: Final = 18
TOLD.event(
    GAVE, "gave", section="§10.7", passes=True,
    says="{who} gives a card away.",
)
TRADED: Final = 19
TOLD.event(
    TRADED, "traded", "gives:card", "takes:card", "spot:spot", section="§6.2", reveals=True,
    says="{who} trades {gives} for {takes}.",
)
NO_TRADE: Final = 20
TOLD.event(
    NO_TRADE, "no trade", section="§6.2",
    says="{who} does not trade.",
)
PERIOD_BEGAN: Final = 21
TOLD.event(
    PERIOD_BEGAN, "period began", "period:period", section="§3.1", passes=True,
    says="{period} begins; {who} has the first move.",
)
LAID_DOWN: Final = 22
TOLD.event(
    LAID_DOWN, "laid down", "spot:spot", "number", section="§4.1",
    says="{who} lays a card face down at {spot}.",
)
LAID: Final = 23
TOLD.event(
    LAID, "laid", "card:card", "spot:spot", "number", section="§4.1", private=True,
    says="It is {card}.",
)
LAID_OPEN: Final = 24
TOLD.event(
    LAID_OPEN, "laid open", "card:card", "spot:spot", "number", section="§4.2", reveals=True,
    says="{who} reveals {card} at {spot}.",
)
PASSED: Final = 25
TOLD.event(
    PASSED, "passed", section="§3.3",
    says="{who} passes.",
)
PEEKED: Final = 26
TOLD.event(
    PEEKED, "peeked", "spot:spot", "number", section="§7.1",
    says="{who} looks at a hidden card at {spot}.",
)
SAW: Final = 27
TOLD.event(
    SAW, "saw", "card:card", "spot:spot", "number", section="§7.1", private=True, reveals=True,
    says="It is {card}; only {who} has seen it.",
)
FLIPPED: Final = 28
TOLD.event(
    FLIPPED, "flipped", "card:card", "spot:spot", "number", section="§7.2", reveals=True,
    says="{who}'s hidden card at {spot} is {card}.",
)
MOVED: Final = 29
TOLD.event(
    MOVED, "moved", "card:card", "from:spot", "to:spot", "number", section="§10.9",
    says="{who}'s card {card} moves from {from} to {to}.",
)
MOVED_HIDDEN: Final = 30
TOLD.event(
    MOVED_HIDDEN, "moved", "from:spot", "to:spot", "number", section="§10.9",
    says="A hidden card of {who} moves from {from} to {to}.",
)
RECALLED: Final = 31
TOLD.event(
    RECALLED, "recalled", "card:card", "spot:spot", "number", section="§7.6",
    says="{who} takes {card} back from {spot}.",
)
RECALLED_HIDDEN: Final = 32
TOLD.event(
    RECALLED_HIDDEN, "recalled", "spot:spot", "number", section="§7.6",
    says="{who} takes a hidden card back from {spot}.",
)
GREW: Final = 33
TOLD.event(
    GREW, "grew", "card:card", "amount", "spot:spot", section="§7.9",
    says="{who}'s card {card} counts {amount} more in this round.",
)
RELOCATED: Final = 34
TOLD.event(
    RELOCATED, "relocated", "spot:spot", "other:spot", section="§7.13",
    says="{who} swaps the spot cards of {spot} and {other}.",
)
REPLACED: Final = 35
TOLD.event(
    REPLACED, "replaced", "spot:spot", "card:card", "gone:card", section="§7.7",
    says="{card} takes the place of {gone} at {spot}.",
)
ENCORE: Final = 36
TOLD.event(
    ENCORE, "encore", section="§7.5",
    says="{who} may play one card more in this period.",
)
LEFT: Final = 37
TOLD.event(
    LEFT, "left", "card:card", section="§4.5",
    says="{who} leaves {card} at that.",
)
TURNED_UP: Final = 38
TOLD.event(
    TURNED_UP, "turned up", "card:card", "spot:spot", "number", section="§5.1",
    reveals=True, passes=True,
    says="{who}'s hidden card at {spot} was {card}.",
)
DISREGARDED: Final = 39
TOLD.event(
    DISREGARDED, "disregarded", "card:card", "spot:spot", "number", "by:card", section="§10.1",
    says="{by}: {who}'s card {card} is disregarded.",
)
COUNTED: Final = 40
TOLD.event(
    COUNTED, "counted", "spot:spot", "total", "printed", "group", section="§5.4",
    says="{who} counts {total} at {spot}.",
)
WON: Final = 41
TOLD.event(
    WON, "won", "spot:spot", "card:card", section="§5.6",
    says="{who} wins {card}.",
)
WON_TIE: Final = 42
TOLD.event(
    WON_TIE, "won", "spot:spot", "card:card", section="§5.6",
    says="Level: {who} has First Move and wins {card}.",
)
NOBODY_WON: Final = 43
TOLD.event(
    NOBODY_WON, "nobody won", "spot:spot", "card:card", section="§5.6",
    says="Nobody wins {card}; it is discarded.",
)
SCORED: Final = 44
TOLD.event(
    SCORED, "scored", "points:points", "card:card", section="§5.7",
    says="{who} has {points}.",
)
TOOK: Final = 45
TOLD.event(
    TOOK, "took", "card:card", section="§1.9",
    says="{who} takes {card} into the hand.",
)
UNCONTESTED: Final = 46
TOLD.event(
    UNCONTESTED, "uncontested", "spot:spot", "card:card", section="§5.8",
    says="Nobody came to {card}; it is discarded.",
)
GAVE_IT: Final = 47
TOLD.event(
    GAVE_IT, "gave it", "card:card", section="§10.8", private=True,
    says="{who} gives {card}.",
)
WON_STUBBORN: Final = 48
TOLD.event(
    WON_STUBBORN, "won", "spot:spot", "card:card", section="§8.7",
    says="Level: {who} is stubborn there and wins {card}.",
)
CLEARED: Final = 49
TOLD.event(
    CLEARED, "cleared", "card:card", section="§9.10",
    says="{who} discards {card}.",
)
CLAIMED: Final = 50
TOLD.event(
    CLAIMED, "claimed", section="§9.14",
    says="{who} will have First Move in the next round.",
)
SOLD: Final = 51
TOLD.event(
    SOLD, "sold", "card:card", section="§9.11",
    says="{who} gives {card} to the rival.",
)
BARTERED: Final = 52
TOLD.event(
    BARTERED, "bartered", "gives:card", "takes:card", section="§9.7",
    says="{who} exchanges {gives} for {takes} from the discards.",
)
KEPT: Final = 53
TOLD.event(
    KEPT, "kept", "card:card", section="§9.7",
    says="{who} lets the chance of {card} pass.",
)
ASLEEP: Final = 54
TOLD.event(
    ASLEEP, "disregarded", "card:card", "spot:spot", "number", section="§2.11",
    says="{who}'s card {card} is asleep, and disregarded.",
)
CLOSED_DISCARDED: Final = 55
TOLD.event(
    CLOSED_DISCARDED, "uncontested", "spot:spot", "card:card", section="§2.4",
    says="{card} is discarded.",
)
EXCUSED: Final = 56
TOLD.event(
    EXCUSED, "excused", section="§1.8",
    says="{who} has no card to spare besides How-de-dos, and need not discard.",
)
# and the next three, by why the game is over
ENDED: Final = 57
TOLD.events(ENDED, "ended", cases=ENDINGS)
# fmt: on
