"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.events import Told

TOLD: Final = Told()

# fmt: off
BEGAN: Final[i64] = TOLD.event(
    "began", "cards", section="§1.6", reveals=True,
    says="{cards} shared cards are turned up.",
)
TRIPLE: Final[i64] = TOLD.event(
    "triple", "a:card", "b:card", "c:card", "at", section="§3.1", reveals=True,
    says="{who} makes a triple: {a}, {b} and {c}.",
)
CLADE_TRIPLE: Final[i64] = TOLD.event(
    "clade triple", section="§2.3", reveals=True,
    says="It is a clade triple.",
)
EXTRA: Final[i64] = TOLD.event(
    "extra", "card:card", section="§2.3", reveals=True,
    says="{who} gets {card} for the clade triple.",
)
NO_TRIPLE: Final[i64] = TOLD.event(
    "no triple", "a:card", "b:card", "c:card", "at", section="§3.4", reveals=True,
    says="{who} calls {a}, {b} and {c}: no triple.",
)
WINDOW_CLOSED: Final[i64] = TOLD.event(
    "window closed", section="§4.1", reveals=True,
    says="The cards are replaced.",
)
LAID: Final[i64] = TOLD.event(
    "laid", "card:card", section="§4.2", reveals=True,
    says="New on the table: {card}.",
)
LUCKY: Final[i64] = TOLD.event(
    "lucky", "card:card", "cards", section="§5.1", reveals=True,
    says="Lucky {cards}, beside the deck: {card}.",
)
DREW: Final[i64] = TOLD.event(
    "drew", "card:card", section="§4.3", private=True, reveals=True,
    says="The personal card of {who}: {card}.",
)
REPLACED: Final[i64] = TOLD.event(
    "replaced", section="§4.3",
    says="{who} draws a personal card.",
)
BONUS: Final[i64] = TOLD.event(
    "bonus", "card:card", "maker:seat", section="§4.4", reveals=True,
    says="A bonus card: {card} goes to {who}, beside {maker}.",
)
SECOND_BONUS: Final[i64] = TOLD.event(
    "second bonus", section="§4.5", reveals=True,
    says="It is the second bonus card of its set.",
)
GIFT: Final[i64] = TOLD.event(
    "gift", "card:card", section="§4.5", reveals=True,
    says="{who} gets {card}.",
)
SHUFFLED_BACK: Final[i64] = TOLD.event(
    "shuffled back", "card:card", section="§4.6", reveals=True,
    says="A bonus card comes too early: {card} is shuffled back.",
)
STUCK: Final[i64] = TOLD.event(
    "stuck", section="§5.1",
    says="{who} is stuck.",
)
UNSTUCK: Final[i64] = TOLD.event(
    "unstuck", section="§5.6",
    says="{who} keeps looking.",
)
HANDS_OPEN: Final[i64] = TOLD.event(
    "hands open", section="§7.2", reveals=True,
    says="Nobody sees a triple: all personal cards are laid open.",
)
HANDS_CLOSED: Final[i64] = TOLD.event(
    "hands closed", section="§7.2",
    says="The personal cards are picked up again.",
)
GAVE: Final[i64] = TOLD.event(
    "gave", "card:card", "to:seat", section="§7.3",
    says="{who} gives {card} to {to} in exchange.",
)
GAVE_UP: Final[i64] = TOLD.event(
    "gave up", "card:card", section="§7.1", reveals=True,
    says="{who} gives up {card}, to be shared for a while.",
)
RESTS: Final[i64] = TOLD.event(
    "rests", section="§6.1",
    says="{who} takes a break.",
)
RETURNS: Final[i64] = TOLD.event(
    "returns", section="§6.1",
    says="{who} is back from the break.",
)
HINT: Final[i64] = TOLD.event(
    "hint", "step", section="§5.5", reveals=True,
    says="{who} asks for a hint, step {step}.",
)
HINTS_FOR_ALL: Final[i64] = TOLD.event(
    "hints for all", section="§5.4", reveals=True,
    says="There is a triple: everyone gets a hint.",
)
PASSED: Final[i64] = TOLD.event(
    "passed", section="§9.1",
    says="{who} passes.",
)
TURN: Final[i64] = TOLD.event(
    "turn", section="§9.1", passes=True,
    says="{who} has the turn.",
)
ENDED: Final[i64] = TOLD.event(
    "ended", "how:ending", section="§11.1", reveals=True,
    says="The game is over: {how}.",
)
# fmt: on
