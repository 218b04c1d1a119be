"""The words that these tests share: pick cards, load dice, play by notation, answer in one line.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2: pass` is said by seat 1, `pass` by the first seat that is asked, and `all pass` by everyone
until the window that is open closes.

Numbers on cards may be tuned, so tests pick their cards by what matters: `combat("mid")`,
`flashy("high", 2)`, `sneaky("camouflage")`, `prey(1, 1, 2)`, `environment(predators=1)`.
"""

from collections.abc import Iterable

from tests.spoken import Spoken, drawing

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import DECKS, EFFECTS, KINDS, TIERS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import NONE, PHASES
from tangledbank.games.mating.seen.view import View


# -- pick cards ----------------------------------------------------------------------------
def combat(tier: str = "mid", place: int = 1) -> str:
    """A combat strategy of the tier: the first, the second and so on."""
    return strategies("combat", tier)[place - 1]


def flashy(tier: str = "mid", place: int = 1) -> str:
    """A flashy strategy of the tier."""
    return strategies("flashy", tier)[place - 1]


def sneaky(effect: str, place: int = 1) -> str:
    """A sneaky card with the effect."""
    cards = GAME.cards
    found: list[str] = [
        name
        for card, name in enumerate(cards.ids)
        if cards.effect[card] >= 0 and EFFECTS[cards.effect[card]] == effect
    ]
    return found[place - 1]


def strategies(kind: str = "", tier: str = "") -> list[str]:
    """All strategies for the reveal, or those of a kind or a tier, as the deck has them."""
    cards = GAME.cards
    return [
        cards.ids[card]
        for card in range(cards.first_sneaky)
        if kind in ("", KINDS[cards.kind[card]]) and tier in ("", TIERS[cards.tier[card]])
    ]


def prey(*ranks: int, kind: str = "", tier: str = "", apart: int = 1) -> list[str]:
    """Strategies whose predator values are ordered, and level, like these ranks.

    `prey(1, 2, 2)`: the first one is hunted before the two others, which are level. Values of
    different ranks lie at least `apart` from each other.
    """
    by_value: dict[int, list[str]] = {}
    for name in strategies(kind, tier):
        by_value.setdefault(predator(name), []).append(name)
    pools: dict[int, list[str]] = {}
    lowest = 0
    for rank in sorted(set(ranks)):
        lowest = min(
            value
            for value, names in by_value.items()
            if value >= lowest and len(names) >= ranks.count(rank)
        )
        pools[rank] = list(by_value[lowest])
        lowest += apart
    return [pools[rank].pop(0) for rank in ranks]


def environment(**wanted: int | str) -> str:
    """The first environment with this `food`, `predators`, `scarcity` or `deck`."""
    cards = GAME.cards
    names: list[str] = cards.environment_ids
    for number, name in enumerate(names):
        printed: dict[str, int | str] = {
            "food": int(cards.food[number]),
            "predators": int(cards.predators[number]),
            "scarcity": int(cards.scarcity[number]),
            "deck": DECKS[cards.environment_deck[number]],
        }
        if wanted.items() <= printed.items():
            return name
    raise AssertionError(f"no environment has {wanted}")


def cost(card: str) -> int:
    """What a card costs."""
    return int(GAME.cards.cost[number_of(card)])


def fitness(card: str) -> int:
    """The fitness that is printed on a strategy."""
    return int(GAME.cards.fitness[number_of(card)])


def predator(card: str) -> int:
    """The predator value that is printed on a strategy."""
    return int(GAME.cards.predator[number_of(card)])


def food_of(environment: str) -> int:
    """The food of an environment."""
    return int(GAME.cards.food[GAME.cards.environment_number_of[environment]])


def number_of(card: str) -> int:
    """The card of that name."""
    return int(GAME.cards.number_of[card])


class AtTheTable(Spoken[Position, View]):
    """With `all pass`, and three seats unless it is said."""

    def say(self, position: Position, text: str) -> bool:
        """One action, as in any game; or `all pass`, until the window that is open closes."""
        if text != "all pass":
            return super().say(position, text)
        window = position.window
        assert window, "no window is open"
        while position.window == window:
            super().say(position, "pass")
        return True


table = AtTheTable(GAME, Position, View)
after, story, told, events, played = (
    table.after, table.story, table.told, table.events, table.played,
)  # fmt: skip
say, refused, refusal = table.say, table.refused, table.cited
legal, turn, seen = table.legal, table.turn, table.seen


# -- prepare -------------------------------------------------------------------------------
def dealt(seats: int = 3, seed: int = 1859, **options: object) -> Position:
    """A new game."""
    return table.dealt(seats, seed, **options)


def loaded(position: Position, dice: str) -> Position:
    """A copy of the position where the next dice fall like this: `loaded(table, "6 6 1")`."""
    return drawing(position, [int(face) - 1 for face in dice.split()])


def turning_up(position: Position, *environments: str) -> Position:
    """A copy where these environments come next, even ones that are not in its deck."""
    twin = position.clone()
    numbers = [int(GAME.cards.environment_number_of[name]) for name in environments]
    twin.environments.fill(numbers[::-1])
    return twin


# -- ask -----------------------------------------------------------------------------------
def phase(position: Position) -> str:
    """What the game is waiting for: `choosing`, `window 2`, `threat`, `answer`, `discarding`."""
    name = PHASES[position.phase]
    return f"{name} {position.window}" if name == "window" else name


def males(position: Position) -> list[str]:
    """What stands before each seat: a strategy, `lunch`, or nothing."""
    return [
        GAME.cards.ids[card] if card != NONE else "lunch" if position.lunch[seat] else ""
        for seat, card in enumerate(position.strategy)
    ]


def names(cards: Iterable[int]) -> list[str]:
    """The ids of cards, in their order."""
    return [GAME.cards.ids[card] for card in cards]
