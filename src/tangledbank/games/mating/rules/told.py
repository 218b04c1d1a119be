# Not compiled: read once, and its numbers are constants wherever rules name them.
"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from tangledbank.core.events import Told
from tangledbank.games.mating.cards.words import ENDINGS, ROLLS

TOLD: Final = Told("card", "male", "environment", "predator", "colour", "throw")

# fmt: off
ROUND_BEGAN: Final = 0
TOLD.event(
    ROUND_BEGAN, "round began", "round", "first:seat", section="§2.1", passes=True,
    says="Round {round} begins; {first} goes first.",
)
CHOSE: Final = 1
TOLD.event(
    CHOSE, "chose", "card:card", section="§2.2", private=True,
    says="{who} lays {card} face down.",
)
LUNCHED: Final = 2
TOLD.event(
    LUNCHED, "chose lunch", section="§2.2", private=True,
    says="{who} lays Out to Lunch face down.",
)
REVEALED: Final = 3
TOLD.event(
    REVEALED, "revealed", "card:card", "cost:food", "food:food", section="§2.3", reveals=True,
    says="{who} shows {card}, pays {cost} and keeps {food}.",
)
WENT_TO_LUNCH: Final = 4
TOLD.event(
    WENT_TO_LUNCH, "went to lunch", section="§2.4", reveals=True,
    says="{who} is out to lunch: no female, no danger, but food like everyone.",
)
WINDOW_OPENED: Final = 5
TOLD.event(
    WINDOW_OPENED, "window opened", "window:window", section="§6.2", passes=True,
    says="Sneaky cards may be played {window}.",
)
PASSED: Final = 6
TOLD.event(
    PASSED, "passed", section="§6.3",
    says="{who} passes.",
)
PASSED_AHEAD: Final = 7
TOLD.event(
    PASSED_AHEAD, "passed ahead", section="§6.4",
    says="{who} passes for the rest of the round.",
)
SNEAKED: Final = 8
TOLD.event(
    SNEAKED, "sneaked", "card:card", "cost:food", "food:food", section="§6.5", reveals=True,
    says="{who} plays {card} for {cost} and keeps {food}.",
)
SNEAKED_ON: Final = 9
TOLD.event(
    SNEAKED_ON, "sneaked on", "card:card", "target:seat", "cost:food", "food:food", section="§6.5",
    reveals=True,
    says="{who} plays {card} on {target} for {cost} and keeps {food}.",
)
LET_BE: Final = 10
TOLD.event(
    LET_BE, "let be", section="§6.5",
    says="{who} lets it happen.",
)
GUARDED: Final = 11
TOLD.event(
    GUARDED, "guarded", "card:card", "against:card", section="§6.15",
    says="{who} guards: {against} has no effect at all.",
)
CALLED: Final = 12
TOLD.event(
    CALLED, "called", "card:male", "before", "after", section="§6.7",
    says="The predator value of {who}'s {card} rises from {before} to {after}.",
)
HID: Final = 13
TOLD.event(
    HID, "hid", "card:male", section="§6.8",
    says="Nobody sees {who}'s {card}: this hunt is over, without food for an escape.",
)
CACHED: Final = 14
TOLD.event(
    CACHED, "cached", "before", "after", section="§6.9",
    says="{who} opens a cache: food rises from {before} to {after}.",
    unchanged="{who} opens a cache, but food stays at {after}: the nest is full.",
)
LEVELLED: Final = 15
TOLD.event(
    LEVELLED, "levelled up", "card:male", "dice:dice", section="§6.10",
    says="{who}'s {card} will fight this round, with {dice}.",
)
DRAWN_IN: Final = 16
TOLD.event(
    DRAWN_IN, "drawn in", "card:male", "dice:dice", section="§6.10",
    says="{who}'s {card} is drawn into the fight, with {dice}.",
)
STOOD_ASIDE: Final = 17
TOLD.event(
    STOOD_ASIDE, "stood aside", "card:male", section="§6.11",
    says=("{who}'s {card} leaves the fight and waits for red females that "
        "are left over."),
)
MIMICKED: Final = 18
TOLD.event(
    MIMICKED, "mimicked", "target:seat", "left", "colour:colour", section="§6.12",
    says="A {colour} female leaves {target} for {who}.",
)
GAVE: Final = 19
TOLD.event(
    GAVE, "gave", "before", "after", section="§6.13",
    says="The gift brings {who} one more: offspring rise from {before} to {after}.",
)
OUTCOMPETED: Final = 20
TOLD.event(
    OUTCOMPETED, "outcompeted", "target:seat", "after", "left", section="§6.14",
    says=("One offspring of {target} is really {who}'s: {who} has {after}, "
        "{target} {left}."),
)
TURNED_UP: Final = 21
TOLD.event(
    TURNED_UP, "turned up", "environment:environment", "predators:predators", "scarcity:scarcity",
    "food:gain", section="§3.1", reveals=True, passes=True,
    says="The environment is {environment}: {predators}, {scarcity}, {food}.",
)
LAST_ONE: Final = 22
TOLD.event(
    LAST_ONE, "last one", section="§9.5", reveals=True,
    says="It lay upside down: the game ends after this round.",
)
HUNTED: Final = 23
TOLD.event(
    HUNTED, "hunted", "card:male", "predator", "hunter:predator", "hunters:lowest", section="§3.2",
    says="{hunter} hunts {who}'s {card}: {predator} is {hunters}.",
)
ESCAPED: Final = 24
TOLD.event(
    ESCAPED, "escaped", "card:male", "cost:food", "food:food", section="§3.5",
    says="{who} pays {cost}, and the {card} escapes; this hunt is over.",
)
EATEN: Final = 25
TOLD.event(
    EATEN, "eaten", "card:male", "hunter:predator", section="§3.6",
    says="{hunter} eats {who}'s {card}; {who} is out until the next round.",
)
NO_PREY: Final = 26
TOLD.event(
    NO_PREY, "no prey", section="§3.2",
    says="There is nobody to hunt.",
)
SCARCE: Final = 27
TOLD.event(
    SCARCE, "scarce", "scarcity", "red", "blue", section="§3.7",
    says=("Females are scarce, by {scarcity} in each stand: {red} red and {blue} blue "
        "stay."),
)
FED: Final = 28
TOLD.event(
    FED, "fed", "before", "after", section="§3.8",
    says="{who}'s food goes from {before} to {after}.",
    unchanged="{who}'s food stays at {after}.",
)
FOUGHT: Final = 29
TOLD.event(
    FOUGHT, "fought", "card:male", "total", "throw:throw", section="§4.2", reveals=True,
    says="{who}'s {card} rolls {throw}: {total}.",
)
WON: Final = 30
TOLD.event(
    WON, "won", "card:male", "room:females", section="§4.4",
    says="{who} wins the fight: the {card} attracts up to {room}.",
)
BEATEN: Final = 31
TOLD.event(
    BEATEN, "beaten", "card:male", section="§4.3",
    says="{who}'s {card} is beaten, and out until the next round.",
)
UNFOUGHT: Final = 32
TOLD.event(
    UNFOUGHT, "unfought", "card:male", section="§4.5",
    says="{who}'s {card} has nobody to fight: no dice, and no bonus.",
)
CAME: Final = 33
TOLD.event(
    CAME, "came", "card:male", "females:females", "colour:colour", "room", section="§4.7",
    says=("{who}'s {card} attracts {females} from the {colour} stand, with room for "
        "{room}."),
)
STAYED_AWAY: Final = 34
TOLD.event(
    STAYED_AWAY, "stayed away", "card:male", "colour:colour", section="§4.7",
    says="No {colour} female is left for {who}'s {card}.",
)
MATED: Final = 35
TOLD.event(
    MATED, "mated", "females:females", "before", "after", section="§5.1",
    says="{who} mates with {females}: offspring rise from {before} to {after}.",
)
REFILLED: Final = 36
TOLD.event(
    REFILLED, "refilled", "females", section="§5.2",
    says="The females return: {females} in each stand.",
)
DISCARDED: Final = 37
TOLD.event(
    DISCARDED, "discarded", "card:card", section="§7.1", private=True,
    says="{who} lays {card} on the discard pile, face down.",
)
LAID_DOWN: Final = 38
TOLD.event(
    LAID_DOWN, "laid down", "cards:cards", section="§7.1", reveals=True,
    says="{who} discards {cards} from the hand.",
)
DREW: Final = 39
TOLD.event(
    DREW, "drew", "card:card", section="§7.2", private=True, reveals=True,
    says="{who} draws {card}.",
)
RESHUFFLED: Final = 40
TOLD.event(
    RESHUFFLED, "reshuffled", "cards:cards", section="§7.3", reveals=True,
    says="The discard pile is shuffled and becomes the new deck, with {cards}.",
)
ENVIRONMENTS_RESHUFFLED: Final = 41
TOLD.event(
    ENVIRONMENTS_RESHUFFLED, "environments again", "cards", section="§3.1", reveals=True,
    says="The environments are used up and start again.",
)
TIED: Final = 42
TOLD.event(
    TIED, "tied", "food:food", section="§8.2",
    says="{who} is level with others and has {food} left; the most food wins.",
)
KEPT_ALL: Final = 43
TOLD.event(
    KEPT_ALL, "kept all", section="§7.1", private=True,
    says="{who} keeps every card.",
)
ROLLED: Final = 44
TOLD.events(
    ROLLED, "rolled", "die", "what", cases=ROLLS, reveals=True, says="{who} rolls {die} ({})."
)
# and the next three, by why the game is over
ENDED: Final = 48
TOLD.events(ENDED, "ended", cases=ENDINGS)
# fmt: on
