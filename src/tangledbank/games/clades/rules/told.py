# Not compiled: read once, and its numbers are constants wherever rules name them.
"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from tangledbank.core.events import Told

TOLD: Final = Told("card", "ending")

# fmt: off
BEGAN: Final = 0
TOLD.event(
    BEGAN, "began", "cards", section="§1.6", reveals=True,
    says="{cards} shared cards are turned up.",
)
TRIPLE: Final = 1
TOLD.event(
    TRIPLE, "triple", "a:card", "b:card", "c:card", "at", section="§3.1", reveals=True,
    says="{who} makes a triple: {a}, {b} and {c}.",
)
CLADE_TRIPLE: Final = 2
TOLD.event(
    CLADE_TRIPLE, "clade triple", section="§2.3", reveals=True,
    says="It is a clade triple.",
)
EXTRA: Final = 3
TOLD.event(
    EXTRA, "extra", "card:card", section="§2.3", reveals=True,
    says="{who} gets {card} for the clade triple.",
)
NO_TRIPLE: Final = 4
TOLD.event(
    NO_TRIPLE, "no triple", "a:card", "b:card", "c:card", "at", section="§3.4", reveals=True,
    says="{who} calls {a}, {b} and {c}: no triple.",
)
WINDOW_CLOSED: Final = 5
TOLD.event(
    WINDOW_CLOSED, "window closed", section="§4.1", reveals=True,
    says="The cards are replaced.",
)
LAID: Final = 6
TOLD.event(
    LAID, "laid", "card:card", section="§4.2", reveals=True,
    says="New on the table: {card}.",
)
LUCKY: Final = 7
TOLD.event(
    LUCKY, "lucky", "card:card", "cards", section="§5.1", reveals=True,
    says="Lucky {cards}, beside the deck: {card}.",
)
DREW: Final = 8
TOLD.event(
    DREW, "drew", "card:card", section="§4.3", private=True, reveals=True,
    says="The personal card of {who}: {card}.",
)
REPLACED: Final = 9
TOLD.event(
    REPLACED, "replaced", section="§4.3",
    says="{who} draws a personal card.",
)
BONUS: Final = 10
TOLD.event(
    BONUS, "bonus", "card:card", "maker:seat", section="§4.4", reveals=True,
    says="A bonus card: {card} goes to {who}, beside {maker}.",
)
SECOND_BONUS: Final = 11
TOLD.event(
    SECOND_BONUS, "second bonus", section="§4.5", reveals=True,
    says="It is the second bonus card of its set.",
)
GIFT: Final = 12
TOLD.event(
    GIFT, "gift", "card:card", section="§4.5", reveals=True,
    says="{who} gets {card}.",
)
SHUFFLED_BACK: Final = 13
TOLD.event(
    SHUFFLED_BACK, "shuffled back", "card:card", section="§4.6", reveals=True,
    says="A bonus card comes too early: {card} is shuffled back.",
)
STUCK: Final = 14
TOLD.event(
    STUCK, "stuck", section="§5.1",
    says="{who} is stuck.",
)
UNSTUCK: Final = 15
TOLD.event(
    UNSTUCK, "unstuck", section="§5.6",
    says="{who} keeps looking.",
)
HANDS_OPEN: Final = 16
TOLD.event(
    HANDS_OPEN, "hands open", section="§7.2", reveals=True,
    says="Nobody sees a triple: all personal cards are laid open.",
)
HANDS_CLOSED: Final = 17
TOLD.event(
    HANDS_CLOSED, "hands closed", section="§7.2",
    says="The personal cards are picked up again.",
)
GAVE: Final = 18
TOLD.event(
    GAVE, "gave", "card:card", "to:seat", section="§7.3",
    says="{who} gives {card} to {to} in exchange.",
)
GAVE_UP: Final = 19
TOLD.event(
    GAVE_UP, "gave up", "card:card", section="§7.1", reveals=True,
    says="{who} gives up {card}, to be shared for a while.",
)
RESTS: Final = 20
TOLD.event(
    RESTS, "rests", section="§6.1",
    says="{who} takes a break.",
)
RETURNS: Final = 21
TOLD.event(
    RETURNS, "returns", section="§6.1",
    says="{who} is back from the break.",
)
HINT: Final = 22
TOLD.event(
    HINT, "hint", "step", section="§5.5", reveals=True,
    says="{who} asks for a hint, step {step}.",
)
HINTS_FOR_ALL: Final = 23
TOLD.event(
    HINTS_FOR_ALL, "hints for all", section="§5.4", reveals=True,
    says="There is a triple: everyone gets a hint.",
)
PASSED: Final = 24
TOLD.event(
    PASSED, "passed", section="§9.1",
    says="{who} passes.",
)
TURN: Final = 25
TOLD.event(
    TURN, "turn", section="§9.1", passes=True,
    says="{who} has the turn.",
)
ENDED: Final = 26
TOLD.event(
    ENDED, "ended", "how:ending", section="§11.1", reveals=True,
    says="The game is over: {how}.",
)
# fmt: on
