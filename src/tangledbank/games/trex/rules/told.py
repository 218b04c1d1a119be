"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.events import Told

TOLD: Final = Told()

# fmt: off
ENDINGS: Final = (
    ("§11.1", "The target is reached, and the game is over."),
    ("§11.3", "That was the last round: the game is over."),
    ("§11.3", "No place is left to be won: the game is over."),
    ("§11.4", "No card is left for a spot: the game is over."),
)
ROUND_BEGAN: Final[i64] = TOLD.event(
    "round began", "round", section="§2.1", passes=True,
    says="Round {round} begins.",
)
SPOT_DEALT: Final[i64] = TOLD.event(
    "spot dealt", "spot:spot", "card:card", section="§2.1", reveals=True,
    says="{card} is dealt as {spot}.",
)
RESHUFFLED: Final[i64] = TOLD.event(
    "reshuffled", "cards:cards", section="§2.1", reveals=True,
    says="The deck is empty: the discards are shuffled, {cards}.",
)
READY: Final[i64] = TOLD.event(
    "ready", section="§1.10",
    says="{who} has chosen.",
)
REDREW: Final[i64] = TOLD.event(
    "redrew", section="§1.4", passes=True,
    says="{who} shows a hand that lacks a period, shuffles it back and takes another.",
)
SHOWED: Final[i64] = TOLD.event(
    "showed", "card:card", section="§1.4", reveals=True,
    says="In that hand was {card}.",
)
PREHISTORIC: Final[i64] = TOLD.event(
    "prehistoric", "card:card", "spot:spot", section="§2.2",
    says="{card} acts.",
)
NOTHING: Final[i64] = TOLD.event(
    "nothing", "card:card", section="§10.10",
    says="There is nothing that {card} could do.",
)
DISCARDED: Final[i64] = TOLD.event(
    "discarded", "card:card", section="§10.7", reveals=True,
    says="{who} discards {card}.",
)
EXCHANGED: Final[i64] = TOLD.event(
    "exchanged", section="§10.8", passes=True,
    says="Both players swap a card.",
)
GOT: Final[i64] = TOLD.event(
    "got", "card:card", section="§10.8", private=True, reveals=True,
    says="{who} gets {card}.",
)
TOOK_FIRST: Final[i64] = TOLD.event(
    "first move", section="§6.1",
    says="{who} takes First Move.",
)
TOOK_REXONOMICS: Final[i64] = TOLD.event(
    "rexonomics", section="§6.2",
    says="{who} takes Rexonomics.",
)
ICED: Final[i64] = TOLD.event(
    "iced", "spot:spot", section="§2.9",
    says="{who} chooses: no card is revealed at {spot} in this round.",
)
TARRED: Final[i64] = TOLD.event(
    "tarred", "spot:spot", section="§2.10",
    says="{who} chooses: no card moves at {spot} in this round.",
)
NAPPED: Final[i64] = TOLD.event(
    "napped", section="§2.11",
    says="Bed cards will be disregarded in this round.",
)
FOUND: Final[i64] = TOLD.event(
    "found", "card:card", section="§10.4", reveals=True,
    says="{who} finds {card} in the deck, which is shuffled again.",
)
NOT_FOUND: Final[i64] = TOLD.event(
    "not found", "card:card", section="§10.5", reveals=True,
    says="{who} looks for {card}, which is not in the deck.",
)
GAVE: Final[i64] = TOLD.event(
    "gave", section="§10.7", passes=True,
    says="{who} gives a card away.",
)
TRADED: Final[i64] = TOLD.event(
    "traded", "gives:card", "takes:card", "spot:spot", section="§6.2", reveals=True,
    says="{who} trades {gives} for {takes}.",
)
NO_TRADE: Final[i64] = TOLD.event(
    "no trade", section="§6.2",
    says="{who} does not trade.",
)
PERIOD_BEGAN: Final[i64] = TOLD.event(
    "period began", "period:period", section="§3.1", passes=True,
    says="{period} begins; {who} has the first move.",
)
LAID_DOWN: Final[i64] = TOLD.event(
    "laid down", "spot:spot", "number", section="§4.1",
    says="{who} lays a card face down at {spot}.",
)
LAID: Final[i64] = TOLD.event(
    "laid", "card:card", "spot:spot", "number", section="§4.1", private=True,
    says="It is {card}.",
)
LAID_OPEN: Final[i64] = TOLD.event(
    "laid open", "card:card", "spot:spot", "number", section="§4.2", reveals=True,
    says="{who} reveals {card} at {spot}.",
)
PASSED: Final[i64] = TOLD.event(
    "passed", section="§3.3",
    says="{who} passes.",
)
PEEKED: Final[i64] = TOLD.event(
    "peeked", "spot:spot", "number", section="§7.1",
    says="{who} looks at a hidden card at {spot}.",
)
SAW: Final[i64] = TOLD.event(
    "saw", "card:card", "spot:spot", "number", section="§7.1", private=True, reveals=True,
    says="It is {card}; only {who} has seen it.",
)
FLIPPED: Final[i64] = TOLD.event(
    "flipped", "card:card", "spot:spot", "number", section="§7.2", reveals=True,
    says="{who}'s hidden card at {spot} is {card}.",
)
MOVED: Final[i64] = TOLD.event(
    "moved", "card:card", "from:spot", "to:spot", "number", section="§10.9",
    says="{who}'s card {card} moves from {from} to {to}.",
)
MOVED_HIDDEN: Final[i64] = TOLD.event(
    "moved", "from:spot", "to:spot", "number", section="§10.9",
    says="A hidden card of {who} moves from {from} to {to}.",
)
RECALLED: Final[i64] = TOLD.event(
    "recalled", "card:card", "spot:spot", "number", section="§7.6",
    says="{who} takes {card} back from {spot}.",
)
RECALLED_HIDDEN: Final[i64] = TOLD.event(
    "recalled", "spot:spot", "number", section="§7.6",
    says="{who} takes a hidden card back from {spot}.",
)
GREW: Final[i64] = TOLD.event(
    "grew", "card:card", "amount", "spot:spot", section="§7.9",
    says="{who}'s card {card} counts {amount} more in this round.",
)
RELOCATED: Final[i64] = TOLD.event(
    "relocated", "spot:spot", "other:spot", section="§7.13",
    says="{who} swaps the spot cards of {spot} and {other}.",
)
REPLACED: Final[i64] = TOLD.event(
    "replaced", "spot:spot", "card:card", "gone:card", section="§7.7",
    says="{card} takes the place of {gone} at {spot}.",
)
ENCORE: Final[i64] = TOLD.event(
    "encore", section="§7.5",
    says="{who} may play one card more in this period.",
)
LEFT: Final[i64] = TOLD.event(
    "left", "card:card", section="§4.5",
    says="{who} leaves {card} at that.",
)
TURNED_UP: Final[i64] = TOLD.event(
    "turned up", "card:card", "spot:spot", "number", section="§5.1", reveals=True, passes=True,
    says="{who}'s hidden card at {spot} was {card}.",
)
DISREGARDED: Final[i64] = TOLD.event(
    "disregarded", "card:card", "spot:spot", "number", "by:card", section="§10.1",
    says="{by}: {who}'s card {card} is disregarded.",
)
COUNTED: Final[i64] = TOLD.event(
    "counted", "spot:spot", "total", "printed", "group", section="§5.4",
    says="{who} counts {total} at {spot}.",
)
WON: Final[i64] = TOLD.event(
    "won", "spot:spot", "card:card", section="§5.6",
    says="{who} wins {card}.",
)
WON_TIE: Final[i64] = TOLD.event(
    "won", "spot:spot", "card:card", section="§5.6",
    says="Level: {who} has First Move and wins {card}.",
)
NOBODY_WON: Final[i64] = TOLD.event(
    "nobody won", "spot:spot", "card:card", section="§5.6",
    says="Nobody wins {card}; it is discarded.",
)
SCORED: Final[i64] = TOLD.event(
    "scored", "points:points", "card:card", section="§5.7",
    says="{who} has {points}.",
)
TOOK: Final[i64] = TOLD.event(
    "took", "card:card", section="§1.9",
    says="{who} takes {card} into the hand.",
)
UNCONTESTED: Final[i64] = TOLD.event(
    "uncontested", "spot:spot", "card:card", section="§5.8",
    says="Nobody came to {card}; it is discarded.",
)
GAVE_IT: Final[i64] = TOLD.event(
    "gave it", "card:card", section="§10.8", private=True,
    says="{who} gives {card}.",
)
WON_STUBBORN: Final[i64] = TOLD.event(
    "won", "spot:spot", "card:card", section="§8.7",
    says="Level: {who} is stubborn there and wins {card}.",
)
CLEARED: Final[i64] = TOLD.event(
    "cleared", "card:card", section="§9.10",
    says="{who} discards {card}.",
)
CLAIMED: Final[i64] = TOLD.event(
    "claimed", section="§9.14",
    says="{who} will have First Move in the next round.",
)
SOLD: Final[i64] = TOLD.event(
    "sold", "card:card", section="§9.11",
    says="{who} gives {card} to the rival.",
)
BARTERED: Final[i64] = TOLD.event(
    "bartered", "gives:card", "takes:card", section="§9.7",
    says="{who} exchanges {gives} for {takes} from the discards.",
)
KEPT: Final[i64] = TOLD.event(
    "kept", "card:card", section="§9.7",
    says="{who} lets the chance of {card} pass.",
)
ASLEEP: Final[i64] = TOLD.event(
    "disregarded", "card:card", "spot:spot", "number", section="§2.11",
    says="{who}'s card {card} is asleep, and disregarded.",
)
CLOSED_DISCARDED: Final[i64] = TOLD.event(
    "uncontested", "spot:spot", "card:card", section="§2.4",
    says="{card} is discarded.",
)
EXCUSED: Final[i64] = TOLD.event(
    "excused", section="§1.8",
    says="{who} has no card to spare besides How-de-dos, and need not discard.",
)
# and the next three, by why the game is over
ENDED: Final[i64] = TOLD.events("ended", cases=ENDINGS)
# fmt: on
