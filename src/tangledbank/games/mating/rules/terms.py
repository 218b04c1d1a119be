"""What a table plays by: the options, settled, as the rules read them."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.options import Values, number_of
from tangledbank.games.mating.cards.cards import Cards
from tangledbank.games.mating.cards.environments import environments_in_use


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What the host has turned, or the rulebook's numbers."""

    __slots__ = (
        "bonus", "environments", "escape_cost", "females", "food_first", "food_limit", "foretold",
        "goal", "hand", "long_life", "options", "ordered", "predation", "round_limit", "scarcity",
        "seconds", "spare", "start_food", "sudden_death",
    )  # fmt: skip

    def __init__(
        self, options: dict[str, int | bool | str], environments: list[int], spare: list[int]
    ) -> None:
        self.options: dict[str, int | bool | str] = options
        self.environments: list[int] = environments  # §1.5, §9.3, §9.4 the first to come last
        self.spare: list[int] = spare  # §9.5 among which the reversed card is
        is_own = options["environment"] == "own"
        self.ordered: bool = is_own and options["own_order"] == "as written"  # §9.4
        self.females: i64 = number_of(options, "females")  # §1.2
        self.hand: i64 = number_of(options, "hand")  # §1.3
        self.start_food: i64 = number_of(options, "start_food")  # §1.4
        self.food_limit: i64 = number_of(options, "food_limit")  # §1.4
        self.escape_cost: i64 = number_of(options, "escape_cost")  # §3.5
        self.bonus: i64 = number_of(options, "combat_bonus")  # §4.4
        self.goal: i64 = number_of(options, "goal")  # §8.1
        self.round_limit: i64 = number_of(options, "round_limit")  # §8.3
        self.predation: bool = options["predation"] is True  # §9.1
        self.scarcity: bool = options["scarcity"] is True  # §9.2
        self.sudden_death: bool = options["sudden_death"] is True  # §9.5
        self.foretold: bool = self.ordered and not self.sudden_death  # §9.4 what comes, to everyone
        self.long_life: bool = options["long_life"] is True  # §9.6
        self.food_first: bool = options["food_first"] is True  # §9.7
        self.seconds: i64 = number_of(options, "seconds")  # §9.8


def terms_of(cards: Cards, options: Values) -> Terms:
    """The options as the rules read them; also from a view."""
    environments = environments_in_use(cards, options)
    spare = [one for one in range(cards.environments) if one not in environments]
    if options["environment"] == "own" or not spare:
        spare = list(range(cards.environments))  # M40
    return Terms(dict(options), environments[::-1], spare)
