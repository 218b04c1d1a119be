"""A table's options as the rules read them."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.options import Values, number_of


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What a host may turn, as numbers."""

    __slots__ = (
        "by_points",
        "draws",
        "hops",
        "longest",
        "options",
        "rounds",
        "scale",
        "station",
        "target",
    )

    def __init__(self) -> None:
        """As printed; `terms_of` reads a table's options."""
        self.options: dict[str, int | bool | str] = {}
        self.by_points: bool = True  # §8.1
        self.target: i64 = 50  # §8.1
        self.rounds: i64 = 6  # §8.2
        self.longest: i64 = 30  # §8.3
        self.draws: i64 = 2  # §2.1
        self.scale: bool = True  # §3.7
        self.station: i64 = 3  # §6.10
        self.hops: i64 = 4  # §6.7

    def most_rounds(self) -> i64:
        """§8.2, §8.3 After this many rounds the game is over in any case."""
        return self.longest if self.by_points else self.rounds


def terms_of(options: Values) -> Terms:
    """Options as the rules read them."""
    found = Terms()
    found.options = dict(options)
    found.by_points = options["end"] == "points"
    found.target = number_of(options, "target")
    found.rounds = number_of(options, "rounds")
    found.longest = number_of(options, "longest")
    found.draws = number_of(options, "draws")
    found.scale = bool(options["scale"])
    found.station = number_of(options, "station")
    found.hops = number_of(options, "hops")
    return found
