"""What a host may turn, with the rulebook's numbers as defaults."""

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Switch, Values
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.rules.terms import Terms

ALONE = range(1, 2)  # §6 the Automa plays only against one player
OPTIONS: tuple[Option, ...] = (
    Number(
        name="rounds", section="§1.6", low=1, high=20,
        default=lambda seats: 8 if seats < 3 else 6,
        sentence="The game lasts this many rounds.",
    ),
    Number(
        name="goal_round", title="Round of the goals", section="§5.1", low=1, high=20,
        default=lambda seats: 4 if seats < 3 else 3,
        sentence="At the end of this round, or of the game, everyone keeps one goal.",
    ),
    Number(
        name="hand", section="§2.2", low=1, high=20,
        default=lambda seats: {1: 10, 2: 5}.get(seats, 4),
        sentence="Players draw until they hold this many cards.",
    ),
    Number(
        name="chosen", title="Cards a round", section="§2.7", low=1, high=10, default=3,
        sentence="Every player acts with this many cards a round: one chosen, the others drafted.",
    ),
    Number(
        name="goals", title="Goals dealt", section="§1.4", low=1, high=6, default=2,
        sentence="Every player is dealt this many goals and keeps one of them.",
    ),
    Number(
        name="population_limit", title="Largest population",
        section="§1.3", low=1, high=99, default=8,
        sentence="No population grows beyond this number.",
    ),
    Number(
        name="algae_population", title="Population of Algae",
        section="§1.1", low=1, high=99, default=3,
        sentence="Algae starts, and returns, with this population.",
    ),
    Number(
        name="trilobite_population", title="Population of Trilobite",
        section="§1.1", low=1, high=99, default=1,
        sentence="Trilobite starts, and returns, with this population.",
    ),
    Number(
        name="automa_goals", title="Goals of the Automa",
        section="§6.5", seats=ALONE, low=1, high=6, default=2,
        sentence="Alone: the Automa has this many goals; three make a harder game.",
    ),
    Switch(
        name="automa_hidden_goal", title="Hidden goal of the Automa",
        section="§6.5", seats=ALONE, default=False,
        sentence="Alone: one of the Automa's goals stays face down until the end.",
    ),
    Number(
        name="automa_attempts", title="Cards of the Automa",
        section="§6.3", seats=ALONE, low=0, high=10, default=3,
        sentence="Alone: the Automa tries to play this many cards a round.",
    ),
)  # fmt: skip


def lay_out(cards: Cards, seats: int, options: Values) -> Position:
    """An empty table for these options, or one sentence why it cannot be dealt."""
    values = {name: int(value) for name, value in options.items()}
    check(cards, seats, values)
    return Position(cards, seats, Terms(values))


def check(cards: Cards, seats: int, values: dict[str, int]) -> None:
    """Combinations that cannot be dealt."""
    if values["hand"] < values["chosen"]:
        raise BadOption(
            f"Nobody can act with {values['chosen']} cards from a hand of {values['hand']}."
        )
    if seats * values["hand"] > len(cards.deck):
        deck = len(cards.deck)
        raise BadOption(f"{seats} hands of {values['hand']} cards are more than a deck of {deck}.")
    goals = seats * values["goals"] + (values["automa_goals"] if seats == 1 else 0)
    if goals > cards.goals:
        raise BadOption(f"This table wants {goals} goals; there are only {cards.goals}.")
    for name in ("algae_population", "trilobite_population"):
        if values[name] > values["population_limit"]:
            raise BadOption(
                f"Option {name} ({values[name]}) is above the population limit "
                f"({values['population_limit']})."
            )
