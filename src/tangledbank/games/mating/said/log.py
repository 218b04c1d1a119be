"""What the rules told, with names, sentences and audiences."""

from collections.abc import Callable

from tangledbank.core.events import Kind
from tangledbank.core.words import counted
from tangledbank.games.mating.cards.cards import COLOURS, Cards
from tangledbank.games.mating.cards.words import (
    ENDINGS,
    ROLLS,
    WINDOWS,
    article,
    food,
    gain,
    lowest,
    predators,
    scarcity,
)
from tangledbank.games.mating.rules import told
from tangledbank.games.mating.seen.view import dice

EVENTS: dict[int, Kind] = {
    told.ROUND_BEGAN: Kind(name="round began", fields=("round", "first:seat"), section="§2.1",
        passes=True, sentence="Round {round} begins; {first} goes first."),
    told.CHOSE: Kind(name="chose", fields=("card:card",), section="§2.2", private=True,
        sentence="{who} lays {card} face down."),
    told.LUNCHED: Kind(name="chose lunch", section="§2.2", private=True,
        sentence="{who} lays Out to Lunch face down."),
    told.REVEALED: Kind(name="revealed", fields=("card:card", "cost:food", "food:food"),
        section="§2.3", reveals=True,
        sentence="{who} shows {card}, pays {cost} and keeps {food}."),
    told.WENT_TO_LUNCH: Kind(name="went to lunch", section="§2.4", reveals=True,
        sentence="{who} is out to lunch: no female, no danger, but food like everyone."),
    told.WINDOW_OPENED: Kind(name="window opened", fields=("window:window",), section="§6.2",
        passes=True, sentence="Sneaky cards may be played {window}."),
    told.PASSED: Kind(name="passed", section="§6.3", sentence="{who} passes."),
    told.PASSED_AHEAD: Kind(name="passed ahead", section="§6.4",
        sentence="{who} passes for the rest of the round."),
    told.SNEAKED: Kind(name="sneaked", fields=("card:card", "cost:food", "food:food"),
        section="§6.5", reveals=True, sentence="{who} plays {card} for {cost} and keeps {food}."),
    told.SNEAKED_ON: Kind(name="sneaked on", section="§6.5", reveals=True,
        fields=("card:card", "target:seat", "cost:food", "food:food"),
        sentence="{who} plays {card} on {target} for {cost} and keeps {food}."),
    told.LET_BE: Kind(name="let be", section="§6.5", sentence="{who} lets it happen."),
    told.GUARDED: Kind(name="guarded", fields=("card:card", "against:card"),
        section="§6.15", sentence="{who} guards: {against} has no effect at all."),
    told.CALLED: Kind(name="called", fields=("card:male", "before", "after"), section="§6.7",
        sentence="The predator value of {who}'s {card} rises from {before} to {after}."),
    told.HID: Kind(name="hid", fields=("card:male",), section="§6.8",
        sentence="Nobody sees {who}'s {card}: this hunt is over, without food for an escape."),
    told.CACHED: Kind(name="cached", fields=("before", "after"), section="§6.9",
        sentence="{who} opens a cache: food rises from {before} to {after}.",
        unchanged="{who} opens a cache, but food stays at {after}: the nest is full."),
    told.LEVELLED: Kind(name="levelled up", fields=("card:male", "dice:dice"),
        section="§6.10", sentence="{who}'s {card} will fight this round, with {dice}."),
    told.DRAWN_IN: Kind(name="drawn in", fields=("card:male", "dice:dice"), section="§6.10",
        sentence="{who}'s {card} is drawn into the fight, with {dice}."),
    told.STOOD_ASIDE: Kind(name="stood aside", fields=("card:male",), section="§6.11",
        sentence="{who}'s {card} leaves the fight and waits for red females that "
        "are left over."),
    told.MIMICKED: Kind(name="mimicked", fields=("target:seat", "left", "colour:colour"),
        section="§6.12", sentence="A {colour} female leaves {target} for {who}."),
    told.GAVE: Kind(name="gave", fields=("before", "after"), section="§6.13",
        sentence="The gift brings {who} one more: offspring rise from {before} to {after}."),
    told.OUTCOMPETED: Kind(name="outcompeted", fields=("target:seat", "after", "left"),
        section="§6.14",
        sentence="One offspring of {target} is really {who}'s: {who} has {after}, "
        "{target} {left}."),
    told.TURNED_UP: Kind(name="turned up", section="§3.1", reveals=True, passes=True,
        fields=("environment:environment", "predators:predators", "scarcity:scarcity", "food:gain"),
        sentence="The environment is {environment}: {predators}, {scarcity}, {food}."),
    told.LAST_ONE: Kind(name="last one", section="§9.5", reveals=True,
        sentence="It lay upside down: the game ends after this round."),
    told.HUNTED: Kind(name="hunted", section="§3.2",
        fields=("card:male", "predator", "hunter:predator", "hunters:lowest"),
        sentence="{hunter} hunts {who}'s {card}: {predator} is {hunters}."),
    told.ESCAPED: Kind(name="escaped", fields=("card:male", "cost:food", "food:food"),
        section="§3.5", sentence="{who} pays {cost}, and the {card} escapes; this hunt is over."),
    told.EATEN: Kind(name="eaten", fields=("card:male", "hunter:predator"), section="§3.6",
        sentence="{hunter} eats {who}'s {card}; {who} is out until the next round."),
    told.NO_PREY: Kind(name="no prey", section="§3.2",
        sentence="There is nobody to hunt."),
    told.SCARCE: Kind(name="scarce", fields=("scarcity", "red", "blue"), section="§3.7",
        sentence="Females are scarce, by {scarcity} in each stand: {red} red and {blue} blue "
        "stay."),
    told.FED: Kind(name="fed", fields=("before", "after"), section="§3.8",
        sentence="{who}'s food goes from {before} to {after}.",
        unchanged="{who}'s food stays at {after}."),
    told.FOUGHT: Kind(name="fought", fields=("card:male", "total", "throw:throw"),
        section="§4.2", reveals=True, sentence="{who}'s {card} rolls {throw}: {total}."),
    told.WON: Kind(name="won", fields=("card:male", "room:females"), section="§4.4",
        sentence="{who} wins the fight: the {card} attracts up to {room}."),
    told.BEATEN: Kind(name="beaten", fields=("card:male",), section="§4.3",
        sentence="{who}'s {card} is beaten, and out until the next round."),
    told.UNFOUGHT: Kind(name="unfought", fields=("card:male",), section="§4.5",
        sentence="{who}'s {card} has nobody to fight: no dice, and no bonus."),
    told.CAME: Kind(name="came", fields=("card:male", "females:females", "colour:colour", "room"),
        section="§4.7",
        sentence="{who}'s {card} attracts {females} from the {colour} stand, with room for "
        "{room}."),
    told.STAYED_AWAY: Kind(name="stayed away", fields=("card:male", "colour:colour"),
        section="§4.7", sentence="No {colour} female is left for {who}'s {card}."),
    told.MATED: Kind(name="mated", fields=("females:females", "before", "after"), section="§5.1",
        sentence="{who} mates with {females}: offspring rise from {before} to {after}."),
    told.REFILLED: Kind(name="refilled", fields=("females",), section="§5.2",
        sentence="The females return: {females} in each stand."),
    told.DISCARDED: Kind(name="discarded", fields=("card:card",), section="§7.1", private=True,
        sentence="{who} lays {card} on the discard pile, face down."),
    told.KEPT_ALL: Kind(name="kept all", section="§7.1", private=True,
        sentence="{who} keeps every card."),
    told.LAID_DOWN: Kind(name="laid down", fields=("cards:cards",), section="§7.1", reveals=True,
        sentence="{who} discards {cards} from the hand."),
    told.DREW: Kind(name="drew", fields=("card:card",), section="§7.2", private=True,
        reveals=True, sentence="{who} draws {card}."),
    told.RESHUFFLED: Kind(name="reshuffled", fields=("cards:cards",), section="§7.3", reveals=True,
        sentence="The discard pile is shuffled and becomes the new deck, with {cards}."),
    told.ENVIRONMENTS_RESHUFFLED: Kind(name="environments again", fields=("cards",),
        section="§3.1", reveals=True,
        sentence="The environments are used up and start again."),
    told.TIED: Kind(name="tied", fields=("food:food",), section="§8.2",
        sentence="{who} is level with others and has {food} left; the most food wins."),
}  # fmt: skip
EVENTS |= {
    told.ROLLED + what: Kind(name="rolled", fields=("die", "what"), section=section, reveals=True,
        sentence="{who} rolls {die} (" + words + ").")
    for what, (section, words) in enumerate(ROLLS)
}  # fmt: skip
EVENTS |= {
    told.ENDED + why: Kind(name="ended", section=section, sentence=sentence)
    for why, (section, sentence) in enumerate(ENDINGS)
}


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id behind a number."""
    if what in ("card", "male"):
        return cards.ids[number]
    if what in ("environment", "predator"):
        return cards.environment_ids[number]
    if what == "colour":
        return COLOURS[number]
    if what == "throw":
        return " ".join(str(face) for face in dice(number))
    return number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        return cards.names[cards.number_of[str(value)]]
    if what == "male":
        return cards.animals[cards.number_of[str(value)]]
    if what == "environment":
        return cards.environment_names[cards.environment_number_of[str(value)]]
    if what == "predator":
        hunter = cards.predator_names[cards.environment_number_of[str(value)]]
        return article(hunter).capitalize()
    if what == "throw":
        return str(value).replace(" ", " + ")
    return SAYINGS[what](int(value)) if what in SAYINGS else str(value)


SAYINGS: dict[str, Callable[[int], str]] = {
    "food": food,
    "gain": gain,
    "predators": predators,
    "scarcity": scarcity,
    "females": lambda count: counted(count, "female", "females"),
    "cards": lambda count: counted(count, "card", "cards"),
    "dice": lambda count: counted(count, "die", "dice"),
    "lowest": lowest,
    "window": lambda window: WINDOWS[window],
}
