"""What a seat may know of a game of Clades: all but the deck and the others' personal cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tangledbank.core import view as core

Value = int | bool | str


@dataclass(frozen=True, kw_only=True)
class Shared:
    """§1.4 A face-up card that everyone may use. It keeps its place until it is taken."""

    card: str
    row: int  # 0 mammals, 1 sauropsids, 2 arthropods, 3 beside the deck (§5.1)
    column: int
    laid_at: int  # table time in ms
    temporary: bool  # §7.1 given up for a false call; not replaced


@dataclass(frozen=True, kw_only=True)
class Taken:
    """§3.3 A card that was taken in the window that is open, and the place it left empty."""

    card: str
    row: int
    column: int
    seat: int
    at: int


@dataclass(frozen=True, kw_only=True)
class Claim:
    """§3.1 A triple that was made in the window that is open."""

    seat: int
    cards: tuple[str, ...]
    at: int
    clade: bool  # §2.3 all of one clade
    left: int  # which of them left a place in the rows: 1, 2 and 4, added up
    shared: int  # §4.2 shared cards that are replaced
    own: int  # §4.3 personal cards that are replaced
    drawer: int  # §7.2 who draws for those


@dataclass(frozen=True, kw_only=True)
class Quality:
    """§2.1 One quality of three cards: all alike, all different, or neither."""

    quality: Literal["clade", "environment", "number", "colour"]
    met: bool
    values: tuple[str, ...]
    text: str  # "all alike", "all different", "two alike, one different"


@dataclass(frozen=True, kw_only=True)
class FalseCall:
    """§3.4 A seat's last call that was no triple, quality by quality."""

    seat: int
    cards: tuple[str, ...]
    at: int
    qualities: tuple[Quality, ...]


@dataclass(frozen=True, kw_only=True)
class Hint:
    """§5.5 What a seat has asked for: whether there is a triple, one of its cards, all three."""

    step: int  # 1 to 3
    sentence: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Player:
    """What everyone knows of a seat."""

    pile: tuple[str, ...]  # §1.3 the animal pile, face up, the oldest card first
    triples: int
    clade_triples: int
    extras: int  # §2.3 cards of the pile that came with clade triples
    bonuses: int  # §4.4 bonus cards in the pile
    gifts: int  # §4.5 cards of the pile that came with a second bonus card
    lost: int  # §7.1 cards given up for false calls
    false_calls: int
    personal: int  # how many personal cards
    owed: int  # §6.1 personal cards that are drawn after the break
    known: tuple[str, ...]  # those of them that everyone has seen
    stuck: bool
    resting: bool  # §6.1
    locked_until: int  # table time; 0 if never
    hints: int  # §5.5 steps taken since the last triple or new card
    calls_left: int  # §7.1 false calls that may still be made; -1: as many as you like


@dataclass(frozen=True, kw_only=True)
class View(core.View):
    """The table as one seat sees it."""

    phase: Literal["playing", "over"]
    now: int  # table time of the last thing that happened
    options: Mapping[str, Value]
    cards: int  # in the whole game
    deck: int
    layout: int  # how many shared cards a refill goes up to
    limit: int  # how many shared cards may lie at most
    shared: tuple[Shared, ...]  # by row and column
    hand: tuple[str, ...]  # one's own personal cards
    reach: tuple[str, ...]  # every card that this seat may call with; a spectator: none
    players: tuple[Player, ...]
    hands_open: bool  # §7.2 the personal cards of all are in reach
    claims: tuple[Claim, ...]  # in the window that is open, in order of calling
    last_claims: tuple[Claim, ...]  # in the window before
    window_until: int | None  # §3.2
    taken: tuple[Taken, ...]
    false_calls: tuple[FalseCall, ...]  # the last one of each seat since the last triple
    stall_from: int  # §5.2 the last triple or new card
    stall_until: int | None  # when a card is added by itself
    ends_at: int | None  # §8.4 the countdown
    turn: int | None  # §9.1 untimed: whose turn it is
    quiet_turns: int  # §9.2 turns without a triple
    maker: int | None  # §4.4 who made the last triple
    appeared: tuple[str, ...]  # §4.5 bonus cards that a player has received
    hint: Hint | None  # one's own
    ended_by: int  # §11
