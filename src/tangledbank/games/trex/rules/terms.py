"""A table's options as the rules read them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import NO_CARDS, pile_of
from tangledbank.core.options import Values, number_of
from tangledbank.games.trex.cards.cards import Cards

TARGETS: Final = {"2012": 8, "2011": 5}  # §11.1, §12.2
OLD: Final = 2011  # §12.1 the set of the purple cards
# §6.3 how First Move passes on after a round
TO_FEWER_POINTS: Final = 0
IN_TURN: Final = 1
NEVER: Final = 2
MARKERS: Final = ("to fewer points", "in turn", "never")


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What a host may turn, as numbers."""

    __slots__ = (
        "bonus", "free_first", "gap", "hand", "how_de_do_footprints", "how_de_dos",
        "how_de_dos_a_period", "in_play", "limit", "markers", "options", "place_points", "plays",
        "redraw", "rounds", "spot_icons", "spots", "target", "ties", "trade",
    )  # fmt: skip

    def __init__(self) -> None:
        """§12.3 The usual numbers; `read_terms` fills in what a host has chosen."""
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
        self.how_de_dos: i64 = 3  # §1.2 How-de-dos each
        self.how_de_dos_a_period: i64 = 1  # §3.5
        self.how_de_do_footprints: i64 = 1  # §3.5 footprints of one
        self.bonus: i64 = 1  # §5.5
        self.spot_icons: bool = True  # §5.5
        self.place_points: i64 = 1  # §5.7
        self.ties: bool = True  # §5.6 whether First Move wins them
        self.trade: bool = True  # §6.2
        self.markers: i64 = 0  # §6.3 how First Move passes on: to fewer points, in turn, never
        self.gap: i64 = 2  # §6.3 points behind that bring Rexonomics


def usual_terms(cards: Cards) -> Terms:
    """§12 All cards, and every number as printed."""
    usual = Terms()
    usual.in_play = pile_of(list(range(cards.how_de_do)))
    return usual


def read_terms(cards: Cards, options: Values) -> Terms:
    """§12 The options as the rules read them; also from a view."""
    read = Terms()
    read.options = dict(options)
    chosen = [
        card
        for card in range(int(cards.how_de_do))
        if options["cards"] == "2012" or cards.sets[card] == OLD
    ]
    read.in_play = pile_of(chosen)
    read.target = number_of(options, "target") or TARGETS[str(options["cards"])]
    read.rounds = number_of(options, "rounds")
    read.hand = number_of(options, "hand")
    read.limit = number_of(options, "limit")
    read.redraw = bool(options["redraw"])
    read.spots = number_of(options, "spots")
    read.plays = number_of(options, "plays")
    read.free_first = bool(options["free_first"])
    read.how_de_dos = number_of(options, "how_de_dos")
    read.how_de_dos_a_period = number_of(options, "how_de_dos_a_period")
    read.how_de_do_footprints = number_of(options, "how_de_do_footprints")
    read.bonus = number_of(options, "group_bonus")
    read.spot_icons = bool(options["spot_icons"])
    read.place_points = number_of(options, "place_points")
    read.ties = options["ties"] == "first move"
    read.trade = bool(options["trade"])
    read.markers = MARKERS.index(str(options["first_move"]))
    read.gap = number_of(options, "behind")
    return read
