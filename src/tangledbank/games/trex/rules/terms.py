"""A table's options as the rules read them."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import NO_CARDS


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What a host may turn, as numbers."""

    __slots__ = (
        "bonus", "free_first", "gap", "greeting", "greetings", "greetings_a_period", "hand",
        "in_play", "limit", "markers", "options", "place_points", "plays", "redraw", "rounds",
        "spot_icons", "spots", "target", "ties", "trade",
    )  # fmt: skip

    def __init__(self) -> None:
        """`options.py` fills it."""
        self.options: dict[str, int | bool | str] = {}
        self.in_play = NO_CARDS  # §12.1 period cards, Prehistoric cards and places of this table
        self.target: i64 = 8  # §11.1
        self.rounds: i64 = 40  # §11.3
        self.hand: i64 = 6  # §1.3
        self.limit: i64 = 9  # §1.9
        self.redraw: bool = True  # §1.4
        self.spots: i64 = 4  # §2.1
        self.plays: i64 = 2  # §3.4
        self.free_first: bool = False  # §3.1
        self.greetings: i64 = 3  # §1.2 How-de-dos each
        self.greetings_a_period: i64 = 1  # §3.5
        self.greeting: i64 = 1  # §3.5 footprints of one
        self.bonus: i64 = 1  # §5.5
        self.spot_icons: bool = True  # §5.5
        self.place_points: i64 = 1  # §5.7
        self.ties: bool = True  # §5.6 whether First Move wins them
        self.trade: bool = True  # §6.2
        self.markers: i64 = 0  # §6.3 how First Move passes on: to fewer points, in turn, never
        self.gap: i64 = 2  # §6.3 points behind that bring Rexonomics
