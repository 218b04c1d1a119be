"""How long bots think: a clock around a bot, which changes nothing of what it does."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from tangledbank.core.bot import Bot, Choice, Decider
from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng


@dataclass
class Clock:
    """What a bot has taken so far, where there was a choice; seconds are of CPU time."""

    decisions: int = 0
    seconds: float = 0.0
    trials: int = 0  # that were played out, if it plays any
    longest: float = 0.0

    def add(self, seconds: float, trials: int) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.trials += trials
        self.longest = max(self.longest, seconds)

    def add_all(self, other: "Clock") -> None:
        """Those of another clock."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.trials += other.trials
        self.longest = max(self.longest, other.longest)

    @property
    def ms(self) -> float:
        """A decision takes this long."""
        return 1000 * self.seconds / max(self.decisions, 1)

    @property
    def trials_per_second(self) -> float:
        """How many trials it plays out in a second."""
        return self.trials / max(self.seconds, 1e-9)


class Clocked:
    """A bot that looks at views, with a clock."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot: Any = bot
        self.looks = bot.looks
        self.clock = clock

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Choice:
        """What the bot chooses."""
        began = process_time()
        choice: Choice = self.bot.choose(view, legal, rng)
        if len(legal) > 1:
            self.clock.add(process_time() - began, self.trials())
        return choice

    def trials(self) -> int:
        """Those of the last decision."""
        search = getattr(self.bot, "search", None)
        return 0 if search is None else int(search.trials)


class ClockedDecider(Clocked):
    """A bot that needs no words, with a clock."""

    def decide(self, known: Any, seat: int, actions: Actions, rng: Rng) -> int:
        """What the bot decides."""
        several = actions.count > 1
        began = process_time()
        action: int = self.bot.decide(known, seat, actions, rng)
        if several:
            self.clock.add(process_time() - began, self.trials())
        return action


def clocked(bot: Bot, clock: Clock) -> Bot:
    """The bot, with a clock; it needs as many words as before."""
    kind = ClockedDecider if isinstance(bot, Decider) else Clocked
    return kind(bot, clock)
