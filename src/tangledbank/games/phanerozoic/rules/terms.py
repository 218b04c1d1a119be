"""The numbers a table plays by: the options, settled, as the rules read them."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What the host has turned, or the rulebook's numbers."""

    __slots__ = (
        "algae", "attempts", "automa_goals", "chosen", "goal_round", "goals", "hand",
        "hidden_goal", "limit", "options", "rounds", "trilobite",
    )  # fmt: skip

    def __init__(self, options: dict[str, int]) -> None:
        self.options: dict[str, int] = options
        self.hand: i64 = options["hand"]
        self.chosen: i64 = options["chosen"]
        self.rounds: i64 = options["rounds"]
        self.goal_round: i64 = options["goal_round"]
        self.goals: i64 = options["goals"]
        self.limit: i64 = options["population_limit"]
        self.algae: i64 = options["algae_population"]
        self.trilobite: i64 = options["trilobite_population"]
        self.attempts: i64 = options["automa_attempts"]
        self.automa_goals: i64 = options["automa_goals"]
        self.hidden_goal: i64 = options["automa_hidden_goal"]
