"""§3 Survive: the environment, its predators, scarce females, food."""

from mypy_extensions import i64

from tangledbank.core.grounds import ALLOWED
from tangledbank.games.mating.rules.dice import FOR_PREY, roll_off
from tangledbank.games.mating.rules.grounds import ESCAPE_TOO_DEAR
from tangledbank.games.mating.rules.state import NONE, THREAT, TO_PREDATOR, State
from tangledbank.games.mating.rules.told import (
    EATEN,
    ENVIRONMENTS_RESHUFFLED,
    ESCAPED,
    FED,
    HUNTED,
    LAST_ONE,
    NO_PREY,
    SCARCE,
    TURNED_UP,
)


def survive(position: State) -> None:
    """§3.1 An environment is turned up, and its predators hunt (M1, option §9.7)."""
    turn_up(position)
    if position.terms.food_first:
        feed_all(position)
    threaten(position)
    ask_threatened(position)


def turn_up(position: State) -> None:
    """§3.1 The top card; a deck that is used up starts again (M21)."""
    deck = position.environments
    if deck.count == 0:
        deck.fill(position.terms.environments)
        position.used.clear()
        if not position.terms.ordered:
            deck.shuffle(position.rng)
        position.tell(ENVIRONMENTS_RESHUFFLED, -1, deck.count)
    is_reversed = deck.count - 1 == position.reversed_at
    environment = deck.draw()
    position.environment = environment
    position.used.add(environment)
    cards = position.cards
    position.tell(
        TURNED_UP, -1, environment, predators(position), scarcity(position), cards.food[environment]
    )
    if is_reversed:
        position.is_last = True  # §9.5
        position.tell(LAST_ONE, -1)


def predators(position: State) -> i64:
    """§3.2 How many hunt; §9.1 none without predation."""
    if position.terms.predation:
        return position.cards.predators[position.environment]
    return 0


def scarcity(position: State) -> i64:
    """§3.7 How many females each stand loses; §9.2 none without scarcity."""
    if position.terms.scarcity:
        return position.cards.scarcity[position.environment]
    return 0


def threaten(position: State) -> None:
    """§3.2 As many strategies as there are predators, the lowest values first (M2, M3, M5)."""
    hunted = position.threatened
    hunted.clear()
    position.deciding = 0
    hunters = predators(position)
    value: i64 = lowest_value(position, -1)
    while hunted.count < hunters and value >= 0:
        threaten_level(position, value, hunters - hunted.count)
        value = lowest_value(position, value)
    if hunters > 0 and hunted.count == 0:
        position.tell(NO_PREY, -1)
    for i in range(hunted.count):
        seat = hunted[i]
        position.tell(
            HUNTED, seat, position.strategy[seat], position.predator_value(seat),
            position.environment, hunters,
        )  # fmt: skip


def threaten_level(position: State, value: i64, hunters: i64) -> None:
    """§3.3 Level ones roll for who is hunted, and for who decides first (M4, M44)."""
    level = position.scratch.level
    level.clear()
    for seat in range(position.seats):
        if position.is_in_play(seat) and position.predator_value(seat) == value:
            level.add(seat)
    wanted = min(hunters, level.count)
    if level.count > 1:
        roll_off(position, level, wanted, True, FOR_PREY)
    for i in range(wanted):
        position.threatened.add(level[i])


def lowest_value(position: State, above: i64) -> i64:
    """§3.2 The lowest predator value in play above another; NONE if there is none."""
    found: i64 = NONE
    for seat in range(position.seats):
        if position.is_in_play(seat):
            value = position.predator_value(seat)
            if value > above and (found == NONE or value < found):
                found = value
    return found


# -- decisions -----------------------------------------------------------------------------
def ask_threatened(position: State) -> None:
    """§3.4 Each hunted player decides after the one before (M44); in the end nobody is asked."""
    if position.deciding < position.threatened.count:
        position.ask(THREAT, position.threatened[position.deciding])
    else:
        position.ask(THREAT, NONE)


def against_escape(position: State, seat: i64) -> i64:
    """§3.5 An escape must be paid."""
    return ALLOWED if position.food[seat] >= position.terms.escape_cost else ESCAPE_TOO_DEAR


def decided(position: State) -> None:
    """§3.4 This threat is over; the next one decides."""
    position.deciding += 1
    ask_threatened(position)


def escape(position: State, seat: i64) -> None:
    """§3.5 Three food, and the threat is over: it passes to nobody else."""
    cost = position.terms.escape_cost
    position.feed(seat, -cost)
    position.tell(ESCAPED, seat, position.strategy[seat], cost, position.food[seat])
    decided(position)


def give_up(position: State, seat: i64) -> None:
    """§3.6 The strategy is eaten."""
    position.tell(EATEN, seat, position.strategy[seat], position.environment)
    position.lose(seat, TO_PREDATOR)
    decided(position)


# -- scarcity and food ---------------------------------------------------------------------
def after_predators(position: State) -> None:
    """§3.7, §3.8 Scarcity takes females from both stands (M15), then food comes."""
    icons = scarcity(position)
    if icons > 0:
        position.red = max(0, position.red - icons)
        position.blue = max(0, position.blue - icons)
        position.tell(SCARCE, -1, icons, position.red, position.blue)
    if not position.terms.food_first:
        feed_all(position)


def feed_all(position: State) -> None:
    """§3.8 Everyone gains, or loses, the food of the environment (M30)."""
    food = position.cards.food[position.environment]
    for seat in range(position.seats):
        before = position.food[seat]
        position.feed(seat, food)
        position.tell(FED, seat, before, position.food[seat])
