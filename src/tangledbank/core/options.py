# Not compiled: options are read once per game.
"""What a host may turn: each option has a name, a type, a default, a plain sentence and its §."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from tangledbank.core.errors import BadOption

Value = int | bool | str
Values = dict[str, Value]


@dataclass(frozen=True, kw_only=True)
class Option:
    """One thing a host may turn. `default` may depend on the number of seats.

    An option that is only for some tables keeps its default at all others.
    """

    name: str
    sentence: str
    section: str
    default: Value | Callable[[int], Value]
    seats: range | None = None  # the numbers of seats that it is for; None: all
    title: str = ""  # as people read it, if the name does not say it

    def label(self) -> str:
        """Its title, or one made of its name."""
        return self.title or self.name.replace("_", " ").capitalize()

    def is_for(self, seats: int) -> bool:
        """Whether it may be turned at a table of this size."""
        return self.seats is None or seats in self.seats

    def players(self) -> str:
        """Whom it is for."""
        if self.seats is None:
            return "everyone"
        low, high = self.seats[0], self.seats[-1]
        if low == high:
            return f"{low} player{'s' * (low > 1)}"
        return f"{low} to {high} players"

    def default_for(self, seats: int) -> Value:
        """The usual value at a table of this size."""
        return self.default(seats) if callable(self.default) else self.default

    def check(self, value: object) -> Value:
        """The value, or one sentence if it does not fit."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value that a person typed."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number within bounds."""

    low: int
    high: int
    step: int = 1  # by which a page turns it; numbers in between are as good
    unit: str = ""  # that it counts in: "ms", "s"
    zero: str = ""  # what 0 means, if it is more than a number: "never"

    def check(self, value: object) -> Value:
        """A number from `low` to `high`."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOption(f"Option {self.name} is a whole number, not {value!r}.")
        if not self.low <= value <= self.high:
            raise BadOption(
                f"Option {self.name} goes from {self.low} to {self.high}; {value} is outside."
            )
        return value

    def read(self, text: str) -> Value:
        """Digits."""
        try:
            return self.check(int(text))
        except ValueError:
            return self.check(text)


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """On or off."""

    def check(self, value: object) -> Value:
        """True or False."""
        if not isinstance(value, bool):
            raise BadOption(f"Option {self.name} is on or off, not {value!r}.")
        return value

    def read(self, text: str) -> Value:
        """On or off, yes or no, true or false."""
        word = text.strip().lower()
        if word in ("on", "yes", "true", "1"):
            return True
        if word in ("off", "no", "false", "0"):
            return False
        return self.check(text)


@dataclass(frozen=True, kw_only=True)
class Pick(Option):
    """One of a few words."""

    words: tuple[str, ...]

    def check(self, value: object) -> Value:
        """One of the words."""
        if not isinstance(value, str) or value not in self.words:
            raise BadOption(
                f"Option {self.name} is one of {', '.join(self.words)}; {value!r} is none of them."
            )
        return value

    def read(self, text: str) -> Value:
        """The word itself."""
        return self.check(text.strip())


@dataclass(frozen=True, kw_only=True)
class Text(Option):
    """A text with its own parser, which raises `BadOption` for what it cannot read."""

    parser: Callable[[str], object]

    def check(self, value: object) -> Value:
        """A text that its parser takes."""
        if not isinstance(value, str):
            raise BadOption(f"Option {self.name} is a text, not {value!r}.")
        self.parser(value)
        return value

    def read(self, text: str) -> Value:
        """The text itself."""
        return self.check(text)


def number_of(values: Values, name: str) -> int:
    """The value of an option that is a number."""
    value = values[name]
    assert isinstance(value, int)
    return value


def settle(options: Iterable[Option], seats: int, given: Mapping[str, object]) -> Values:
    """All options with their values: those given, checked, and the usual ones for the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"There is no option {name!r}; there are {', '.join(known)}.")
    values: Values = {}
    for name, option in known.items():
        default = option.default_for(seats)
        values[name] = option.check(given[name]) if name in given else default
        if values[name] != default and not option.is_for(seats):
            raise BadOption(f"Option {name} is for {option.players()}, not for {seats}.")
    return values


def read_options(options: Iterable[Option], texts: Iterable[str]) -> Values:
    """Options as people type them: `name=value`."""
    known = {option.name: option for option in options}
    values: Values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption(f"An option is written name=value; {text!r} has no equals sign.")
        if name not in known:
            raise BadOption(f"There is no option {name!r}; there are {', '.join(known)}.")
        values[name] = known[name].read(value)
    return values
