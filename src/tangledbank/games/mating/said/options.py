"""What a host may turn: the variants of the rulebook, and its numbers."""

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Text, Values
from tangledbank.games.mating.cards.cards import Cards
from tangledbank.games.mating.cards.environments import read_deck
from tangledbank.games.mating.rules.actions import MOST_DISCARDS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.terms import terms_of

SEASONS = "quiet-meadow x2, fig-season, acorn-year, late-autumn, hungry-winter"

OPTIONS: tuple[Option, ...] = (
    Pick(
        name="environment", section="§9.3", default="stable", words=("stable", "variable", "own"),
        sentence="The core environments with the stable ones; or with the variable ones, where "
        "food comes now and then; or a deck of your own.",
    ),
    Text(
        name="own_deck", section="§9.4", default=SEASONS, parser=read_deck,
        sentence="Your own environments: any of the 24, each as often as you like, such as "
        "quiet-meadow x2, late-autumn.",
    ),
    Pick(
        name="own_order", title="Order of your own deck",
        section="§9.4", default="as written", words=("as written", "shuffled"),
        sentence="Your own environments come as written, known to everyone, or shuffled.",
    ),
    Switch(
        name="predation", title="Predators", section="§9.1", default=True,
        sentence="Predators hunt; without them, all predator icons are ignored.",
    ),
    Switch(
        name="scarcity", section="§9.2", default=True,
        sentence="Females may be scarce; without it, all scarcity icons are ignored.",
    ),
    Switch(
        name="sudden_death", section="§9.5", default=False,
        sentence="One environment lies upside down in the deck; the game ends after its round.",
    ),
    Switch(
        name="long_life", section="§9.6", default=False,
        sentence="Offspring do not end the game; it goes on until the environments are used up.",
    ),
    Switch(
        name="food_first", section="§9.7", default=False,
        sentence="Food comes before predators and scarcity, as the rulebook's questions have it.",
    ),
    Number(
        name="seconds", title="Time to answer",
        section="§9.8", default=0, low=0, high=600, step=10, unit="s", zero="no limit",
        sentence="Time to answer before the default is taken; without a limit, nobody is hurried.",
    ),
    Number(
        name="goal", title="Offspring to win", section="§8.1", default=10, low=1, high=40,
        sentence="Offspring that win the game.",
    ),
    Number(
        name="start_food", title="Food at the start", section="§1.4", default=5, low=0, high=20,
        sentence="Food in every nest at the start.",
    ),
    Number(
        name="food_limit", title="Most food in a nest", section="§1.4", default=20, low=5, high=60,
        sentence="The most food that a nest holds.",
    ),
    Number(
        name="hand", section="§1.3", default=5, low=2, high=MOST_DISCARDS,
        sentence="Cards in a hand, without Out to Lunch.",
    ),
    Number(
        name="females", title="Females in a stand",
        section="§1.2", default=lambda seats: seats + 1, low=1, high=12,
        sentence="Females in each stand, usually one more than players.",
    ),
    Number(
        name="escape_cost", title="Cost of an escape", section="§3.5", default=3, low=0, high=9,
        sentence="Food that an escape from a predator costs.",
    ),
    Number(
        name="combat_bonus", title="Bonus for a fight", section="§4.4", default=2, low=0, high=6,
        sentence="Females that the winner of a fight attracts beyond his fitness.",
    ),
    Number(
        name="round_limit", title="Last round", section="§8.3", default=48, low=1, high=96,
        sentence="The last round, if nobody has won before; not for sudden death and long life.",
    ),
)  # fmt: skip


def lay_out(cards: Cards, seats: int, options: Values) -> Position:
    """An empty table; one sentence if these options cannot be dealt together."""
    if seats * int(options["hand"]) > cards.count:
        raise BadOption(f"{seats} hands of {options['hand']} cards are more than the deck has.")
    if options["start_food"] > options["food_limit"]:  # type: ignore[operator]
        raise BadOption("A nest cannot start with more food than it holds.")
    return Position(cards, seats, terms_of(cards, options))
