"""§3 Survive: the environment, its predators, scarce females, food."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.mating.rules.actions import ESCAPE, GIVE_UP, encode
from tangledbank.games.mating.rules.dice import roll_off
from tangledbank.games.mating.rules.phases import (
    BEFORE_ATTRACT,
    FOR_PREY,
    NONE,
    THREAT,
    TO_PREDATOR,
)
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

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def survive(position: "Position") -> None:
    """§3.1 An environment is turned up: predators, scarcity, then food (M1, option §9.7)."""
    turn_up(position)
    if position.terms.food_first:
        feed_all(position)
    threaten(position)
    if position.threatened.count > 0:
        ask_threatened(position)
    else:
        go_on(position)


def turn_up(position: "Position") -> None:
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


def predators(position: "Position") -> i64:
    """§3.2 How many hunt; §9.1 none without predation."""
    return position.cards.predators[position.environment] if position.terms.predation else 0


def scarcity(position: "Position") -> i64:
    """§3.7 How many females each stand loses; §9.2 none without scarcity."""
    return position.cards.scarcity[position.environment] if position.terms.scarcity else 0


def threaten(position: "Position") -> None:
    """§3.2 So many strategies with the lowest values, the lowest first (M2, M3, M5).

    §3.3 Level ones roll where it matters who is hunted, or who decides first (M4, M44).
    """
    hunted = position.threatened
    hunted.clear()
    position.deciding = 0
    hunters = predators(position)
    value: i64 = lowest_value(position, -1)
    while hunted.count < hunters and value >= 0:
        level = Pile(position.seats)
        for seat in range(position.seats):
            if position.is_in_play(seat) and position.predator_value(seat) == value:
                level.add(seat)
        wanted = min(hunters - hunted.count, level.count)
        if level.count > 1:
            roll_off(position, level, wanted, True, FOR_PREY)
        for i in range(wanted):
            hunted.add(level[i])
        value = lowest_value(position, value)
    if hunters > 0 and hunted.count == 0:
        position.tell(NO_PREY, -1)
    for i in range(hunted.count):
        seat = hunted[i]
        position.tell(
            HUNTED, seat, position.strategy[seat], position.predator_value(seat),
            position.environment, hunters,
        )  # fmt: skip


def lowest_value(position: "Position", above: i64) -> i64:
    """§3.2 The lowest predator value in play above another; NONE if there is none."""
    found: i64 = NONE
    for seat in range(position.seats):
        if position.is_in_play(seat):
            value = position.predator_value(seat)
            if value > above and (found == NONE or value < found):
                found = value
    return found


def ask_threatened(position: "Position") -> None:
    """§3.4 Each hunted player decides after the one before (M44)."""
    if position.deciding < position.threatened.count:
        position.ask(THREAT, position.threatened[position.deciding])
    else:
        go_on(position)


def fill_decisions(position: "Position", seat: i64, actions: Actions) -> None:
    """§3.5, §3.6 Escape, if it can be paid, or give up."""
    if position.food[seat] >= position.terms.escape_cost:
        actions.add(encode(ESCAPE))
    actions.add(encode(GIVE_UP))


def decided(position: "Position") -> None:
    """§3.4 The next one, or scarcity when all have decided."""
    position.deciding += 1
    ask_threatened(position)


def escape(position: "Position", seat: i64) -> None:
    """§3.5 Three food, and the threat is over: it passes to nobody else."""
    cost = position.terms.escape_cost
    position.feed(seat, -cost)
    position.tell(ESCAPED, seat, position.strategy[seat], cost, position.food[seat])
    decided(position)


def give_up(position: "Position", seat: i64) -> None:
    """§3.6 The strategy is eaten."""
    position.tell(EATEN, seat, position.strategy[seat], position.environment)
    position.lose(seat, TO_PREDATOR)
    decided(position)


def go_on(position: "Position") -> None:
    """§3.7, §3.8 Scarcity, food, and the window before Attract."""
    icons = scarcity(position)
    if icons > 0:
        position.red = max(0, position.red - icons)
        position.blue = max(0, position.blue - icons)
        position.tell(SCARCE, -1, icons, position.red, position.blue)
    if not position.terms.food_first:
        feed_all(position)
    position.open_window(BEFORE_ATTRACT)


def feed_all(position: "Position") -> None:
    """§3.8 Everyone gains, or loses, the food of the environment (M30)."""
    food = position.cards.food[position.environment]
    for seat in range(position.seats):
        before = position.food[seat]
        position.feed(seat, food)
        position.tell(FED, seat, before, position.food[seat])
