"""What a host may turn: the variants of the rulebook, and its numbers."""

import re

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Text, Values
from tangledbank.games.mating.cards.cards import DECKS, Cards
from tangledbank.games.mating.rules.actions import MOST_DISCARDS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.terms import Terms

MOST_ENVIRONMENTS = 60
LONGEST = 4000  # letters of a host's own deck
ENTRY = re.compile(r"([a-z0-9-]+)(?:\s+x\s*(\d{1,2}))?")
SEASONS = "quiet-meadow x2, fig-season, acorn-year, late-autumn, hungry-winter"


def read_deck(text: str) -> list[str]:
    """§9.4 `quiet-meadow x2, late-autumn`: the environments of a host's deck, in their order."""
    if len(text) > LONGEST:
        raise BadOption(f"A deck of your own is written with {LONGEST} letters at most.")
    found: list[str] = []
    for entry in filter(None, (part.strip().lower() for part in re.split(r"[,;\n]", text))):
        read = ENTRY.fullmatch(entry)
        if read is None:
            raise BadOption(
                f"{entry!r} is no entry of a deck; write an environment, or one with a "
                "number, as in late-autumn x2."
            )
        found += [read[1]] * int(read[2] or 1)
    if len(found) > MOST_ENVIRONMENTS:
        raise BadOption(
            f"A deck of your own has {MOST_ENVIRONMENTS} environments at most; this one has "
            f"{len(found)}."
        )
    if not found:
        raise BadOption("A deck of your own has one environment or more.")
    return found


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
    return Position(cards, seats, terms(cards, options))


def terms(cards: Cards, options: Values) -> Terms:
    """The options as the rules read them; also from a view."""
    environments = environments_in_use(cards, options)
    spare = [one for one in range(cards.environments) if one not in environments]
    if options["environment"] == "own" or not spare:
        spare = list(range(cards.environments))  # M40
    return Terms(dict(options), environments[::-1], spare)


def environments_in_use(cards: Cards, options: Values) -> list[int]:
    """§1.5, §9.3, §9.4 The environments of the deck, the first to come first."""
    if options["environment"] == "own":
        names = read_deck(str(options["own_deck"]))
        for name in names:
            if name not in cards.environment_number_of:
                raise BadOption(
                    f"There is no environment {name!r}; there are "
                    f"{', '.join(cards.environment_ids)}."
                )
        return [cards.environment_number_of[name] for name in names]
    with_core = DECKS.index(str(options["environment"]))
    return [
        number
        for number, deck in enumerate(cards.environment_deck)
        if deck in (DECKS.index("core"), with_core)
    ]
