"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.events import Told
from tangledbank.games.mating.cards.words import ENDINGS, ROLLS

TOLD: Final = Told()

# fmt: off
ROUND_BEGAN: Final[i64] = TOLD.event(
    "round began", "round", "first:seat", section="§2.1", passes=True,
    says="Round {round} begins; {first} goes first.",
)
CHOSE: Final[i64] = TOLD.event(
    "chose", "card:card", section="§2.2", private=True,
    says="{who} lays {card} face down.",
)
LUNCHED: Final[i64] = TOLD.event(
    "chose lunch", section="§2.2", private=True,
    says="{who} lays Out to Lunch face down.",
)
REVEALED: Final[i64] = TOLD.event(
    "revealed", "card:card", "cost:food", "food:food", section="§2.3", reveals=True,
    says="{who} shows {card}, pays {cost} and keeps {food}.",
)
WENT_TO_LUNCH: Final[i64] = TOLD.event(
    "went to lunch", section="§2.4", reveals=True,
    says="{who} is out to lunch: no female, no danger, but food like everyone.",
)
WINDOW_OPENED: Final[i64] = TOLD.event(
    "window opened", "window:window", section="§6.2", passes=True,
    says="Sneaky cards may be played {window}.",
)
PASSED: Final[i64] = TOLD.event(
    "passed", section="§6.3",
    says="{who} passes.",
)
PASSED_AHEAD: Final[i64] = TOLD.event(
    "passed ahead", section="§6.4",
    says="{who} passes for the rest of the round.",
)
SNEAKED: Final[i64] = TOLD.event(
    "sneaked", "card:card", "cost:food", "food:food", section="§6.5", reveals=True,
    says="{who} plays {card} for {cost} and keeps {food}.",
)
SNEAKED_ON: Final[i64] = TOLD.event(
    "sneaked on", "card:card", "target:seat", "cost:food", "food:food", section="§6.5",
    reveals=True,
    says="{who} plays {card} on {target} for {cost} and keeps {food}.",
)
LET_BE: Final[i64] = TOLD.event(
    "let be", section="§6.5",
    says="{who} lets it happen.",
)
GUARDED: Final[i64] = TOLD.event(
    "guarded", "card:card", "against:card", section="§6.15",
    says="{who} guards: {against} has no effect at all.",
)
CALLED: Final[i64] = TOLD.event(
    "called", "card:male", "before", "after", section="§6.7",
    says="The predator value of {who}'s {card} rises from {before} to {after}.",
)
HID: Final[i64] = TOLD.event(
    "hid", "card:male", section="§6.8",
    says="Nobody sees {who}'s {card}: this hunt is over, without food for an escape.",
)
CACHED: Final[i64] = TOLD.event(
    "cached", "before", "after", section="§6.9",
    says="{who} opens a cache: food rises from {before} to {after}.",
    unchanged="{who} opens a cache, but food stays at {after}: the nest is full.",
)
LEVELLED: Final[i64] = TOLD.event(
    "levelled up", "card:male", "dice:dice", section="§6.10",
    says="{who}'s {card} will fight this round, with {dice}.",
)
DRAWN_IN: Final[i64] = TOLD.event(
    "drawn in", "card:male", "dice:dice", section="§6.10",
    says="{who}'s {card} is drawn into the fight, with {dice}.",
)
STOOD_ASIDE: Final[i64] = TOLD.event(
    "stood aside", "card:male", section="§6.11",
    says=("{who}'s {card} leaves the fight and waits for red females that "
        "are left over."),
)
MIMICKED: Final[i64] = TOLD.event(
    "mimicked", "target:seat", "left", "colour:colour", section="§6.12",
    says="A {colour} female leaves {target} for {who}.",
)
GAVE: Final[i64] = TOLD.event(
    "gave", "before", "after", section="§6.13",
    says="The gift brings {who} one more: offspring rise from {before} to {after}.",
)
OUTCOMPETED: Final[i64] = TOLD.event(
    "outcompeted", "target:seat", "after", "left", section="§6.14",
    says=("One offspring of {target} is really {who}'s: {who} has {after}, "
        "{target} {left}."),
)
TURNED_UP: Final[i64] = TOLD.event(
    "turned up", "environment:environment", "predators:predators", "scarcity:scarcity",
    "food:gain", section="§3.1", reveals=True, passes=True,
    says="The environment is {environment}: {predators}, {scarcity}, {food}.",
)
LAST_ONE: Final[i64] = TOLD.event(
    "last one", section="§9.5", reveals=True,
    says="It lay upside down: the game ends after this round.",
)
HUNTED: Final[i64] = TOLD.event(
    "hunted", "card:male", "predator", "hunter:predator", "hunters:lowest", section="§3.2",
    says="{hunter} hunts {who}'s {card}: {predator} is {hunters}.",
)
ESCAPED: Final[i64] = TOLD.event(
    "escaped", "card:male", "cost:food", "food:food", section="§3.5",
    says="{who} pays {cost}, and the {card} escapes; this hunt is over.",
)
EATEN: Final[i64] = TOLD.event(
    "eaten", "card:male", "hunter:predator", section="§3.6",
    says="{hunter} eats {who}'s {card}; {who} is out until the next round.",
)
NO_PREY: Final[i64] = TOLD.event(
    "no prey", section="§3.2",
    says="There is nobody to hunt.",
)
SCARCE: Final[i64] = TOLD.event(
    "scarce", "scarcity", "red", "blue", section="§3.7",
    says=("Females are scarce, by {scarcity} in each stand: {red} red and {blue} blue "
        "stay."),
)
FED: Final[i64] = TOLD.event(
    "fed", "before", "after", section="§3.8",
    says="{who}'s food goes from {before} to {after}.",
    unchanged="{who}'s food stays at {after}.",
)
FOUGHT: Final[i64] = TOLD.event(
    "fought", "card:male", "total", "throw:throw", section="§4.2", reveals=True,
    says="{who}'s {card} rolls {throw}: {total}.",
)
WON: Final[i64] = TOLD.event(
    "won", "card:male", "room:females", section="§4.4",
    says="{who} wins the fight: the {card} attracts up to {room}.",
)
BEATEN: Final[i64] = TOLD.event(
    "beaten", "card:male", section="§4.3",
    says="{who}'s {card} is beaten, and out until the next round.",
)
UNFOUGHT: Final[i64] = TOLD.event(
    "unfought", "card:male", section="§4.5",
    says="{who}'s {card} has nobody to fight: no dice, and no bonus.",
)
CAME: Final[i64] = TOLD.event(
    "came", "card:male", "females:females", "colour:colour", "room", section="§4.7",
    says=("{who}'s {card} attracts {females} from the {colour} stand, with room for "
        "{room}."),
)
STAYED_AWAY: Final[i64] = TOLD.event(
    "stayed away", "card:male", "colour:colour", section="§4.7",
    says="No {colour} female is left for {who}'s {card}.",
)
MATED: Final[i64] = TOLD.event(
    "mated", "females:females", "before", "after", section="§5.1",
    says="{who} mates with {females}: offspring rise from {before} to {after}.",
)
REFILLED: Final[i64] = TOLD.event(
    "refilled", "females", section="§5.2",
    says="The females return: {females} in each stand.",
)
DISCARDED: Final[i64] = TOLD.event(
    "discarded", "card:card", section="§7.1", private=True,
    says="{who} lays {card} on the discard pile, face down.",
)
LAID_DOWN: Final[i64] = TOLD.event(
    "laid down", "cards:cards", section="§7.1", reveals=True,
    says="{who} discards {cards} from the hand.",
)
DREW: Final[i64] = TOLD.event(
    "drew", "card:card", section="§7.2", private=True, reveals=True,
    says="{who} draws {card}.",
)
RESHUFFLED: Final[i64] = TOLD.event(
    "reshuffled", "cards:cards", section="§7.3", reveals=True,
    says="The discard pile is shuffled and becomes the new deck, with {cards}.",
)
ENVIRONMENTS_RESHUFFLED: Final[i64] = TOLD.event(
    "environments again", "cards", section="§3.1", reveals=True,
    says="The environments are used up and start again.",
)
TIED: Final[i64] = TOLD.event(
    "tied", "food:food", section="§8.2",
    says="{who} is level with others and has {food} left; the most food wins.",
)
KEPT_ALL: Final[i64] = TOLD.event(
    "kept all", section="§7.1", private=True,
    says="{who} keeps every card.",
)
ROLLED: Final[i64] = TOLD.events(
    "rolled", "die", "what", cases=ROLLS, reveals=True, says="{who} rolls {die} ({})."
)
# and the next three, by why the game is over
ENDED: Final[i64] = TOLD.events("ended", cases=ENDINGS)
# fmt: on
