"""The printed values as packed tables; `packing.py` fills them from the card file.

Cards are numbers: period cards, Prehistoric cards, places, How-de-dos, Rexonomics, First Move, and
one that stands for a card that somebody cannot see. Icons are sets of bits.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import numbers

# kinds of cards; those of the three periods are the periods' own numbers
FINELY_BALANCED: Final = 0
JURASSIC: Final = 1
FREE: Final = 2
PERIODS: Final[list[str]] = ["finely-balanced", "jurassic", "free"]
PREHISTORIC: Final = 3
PLACE: Final = 4
HOW_DE_DO: Final = 5
MARKER: Final = 6
UNKNOWN: Final = 7

FINDS_NONE: Final = -1  # in `finds`

ICONS: Final[list[str]] = ["food", "music", "water", "wheel", "hat", "book", "animal", "bed"]
BED: Final = 1 << 7

# §7 reveal effects
PEEK: Final = 1
FLIP: Final = 2
SHIFT: Final = 3
SHOVE: Final = 4
ENCORE: Final = 5
RECALL: Final = 6
FIND_CARD: Final = 7
FIND_PLACE: Final = 8
DISCARD: Final = 9
GIVE: Final = 10
EXCHANGE: Final = 11
BARGE_IN: Final = 12
BOOM: Final = 13
RELOCATE: Final = 14
REVEALS: Final[list[str]] = [
    "", "peek", "flip", "shift", "shove", "encore", "recall", "find-card", "find-place", "discard",
    "give", "exchange", "barge-in", "boom", "relocate",
]  # fmt: skip

# §8 resolution texts
DISREGARD_TOP: Final = 1
DISREGARD_KIND: Final = 2
SULK: Final = 3
CROWD: Final = 4
WILD: Final = 5
BALANCE: Final = 6
STUBBORN: Final = 7
ERAS: Final = 8
TEXTS: Final[list[str]] = [
    "", "disregard-top", "disregard-kind", "sulk", "crowd", "wild", "balance", "stubborn", "eras",
]  # fmt: skip

# §9 spot effects
AT_MOST_TWO: Final = 1
MUST_REVEAL: Final = 2
NO_REVEALS: Final = 3
RICH_GROUPS: Final = 4
LOWER_WINS: Final = 5
WINNER_DISCARDS: Final = 6
LOSER_BARTERS: Final = 7
JURASSIC_ONLY: Final = 8
DISREGARD_TOPS: Final = 9
WINNER_CLEARS: Final = 10
WINNER_SELLS: Final = 11
BEDS_COUNT: Final = 12
NO_HOW_DE_DOS: Final = 13
LOSER_FIRST: Final = 14
NO_MOVES: Final = 15
WINNER_FETCHES: Final = 16
SPOTS: Final[list[str]] = [
    "", "at-most-two", "must-reveal", "no-reveals", "rich-groups", "lower-wins", "winner-discards",
    "loser-barters", "jurassic-only", "disregard-tops", "winner-clears", "winner-sells",
    "beds-count", "no-how-de-dos", "loser-first", "no-moves", "winner-fetches",
]  # fmt: skip

# §2 Prehistoric cards
METEOR: Final = 1
SWAP_MEET: Final = 2
STAMPEDE: Final = 3
CRASH: Final = 4
ICE: Final = 5
TAR: Final = 6
LONG_NAP: Final = 7
FOSSIL: Final = 8
GIFT: Final = 9
PREHISTORICS: Final[list[str]] = [
    "", "meteor", "swap-meet", "stampede", "crash", "ice", "tar", "long-nap", "fossil", "gift",
]  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Cards:
    """All cards in tables."""

    __slots__ = (
        "amount", "count", "does", "effect", "finds", "first_move", "footprints", "how_de_do",
        "icons", "ids", "kind", "most", "named", "names", "number_of", "reveal", "rexonomics",
        "sets", "spot", "text", "unknown",
    )  # fmt: skip

    def __init__(self) -> None:
        """No cards yet; `packing.py` fills the tables."""
        self.ids: list[str] = []  # the How-de-dos share one
        self.names: list[str] = []
        self.does: list[str] = []  # §7 what each does when it is revealed, in a sentence
        self.number_of: dict[str, int] = {}  # of How-de-dos the first
        self.count: i64 = 0  # without the unknown card
        self.how_de_do: i64 = 0  # the first of them
        self.rexonomics: i64 = 0
        self.first_move: i64 = 0
        self.unknown: i64 = 0
        self.kind: vec[i64] = numbers([])
        self.sets: vec[i64] = numbers([])  # 2011 or 2012
        self.footprints: vec[i64] = numbers([])
        self.icons: vec[i64] = numbers([])
        self.reveal: vec[i64] = numbers([])
        self.text: vec[i64] = numbers([])
        self.spot: vec[i64] = numbers([])
        self.effect: vec[i64] = numbers([])  # of Prehistoric cards
        self.amount: vec[i64] = numbers([])  # what a text adds
        self.most: vec[i64] = numbers([])  # §8.4, §8.8 at most
        self.named: vec[i64] = numbers([])  # §8.2, §9.4 the icon that a text names, as a bit
        self.finds: vec[i64] = numbers([])  # the card that a text names, or FINDS_NONE

    def is_period(self, card: i64) -> bool:
        """§1.7 Finely Balanced, Jurassic or Free."""
        return self.kind[card] < PREHISTORIC

    def is_how_de_do(self, card: i64) -> bool:
        """§3.5 Whether it is one of the six."""
        return self.kind[card] == HOW_DE_DO
