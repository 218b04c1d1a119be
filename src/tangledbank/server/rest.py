"""What REST takes and gives: part of the wire."""

from dataclasses import dataclass
from typing import Literal

from tangledbank.bots.analysis import Analysis
from tangledbank.server.wire import Pace, Value


@dataclass(frozen=True)
class NewTable:
    """A table to be laid. The first seat is the host's; `bots` fill seats from the second on."""

    game: str
    name: str
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...] = ()
    pace: Pace = "human"
    guided: bool = False  # a first game: seats, options and bots are the guide's


@dataclass(frozen=True)
class NewBranch:
    """A table that goes on from a moment of a game that is over; whoever wishes for it is host."""

    name: str
    seat: int  # the host's
    entries: int  # actions of that game, which have been done
    # Who sits on each seat: a bot, `open` for whoever comes, or "": the bot that sat there, or any.
    others: tuple[str, ...] = ()
    record: str = ""  # the other game, if it is a file's


@dataclass(frozen=True)
class NewSeat:
    """Somebody wants to sit down."""

    name: str
    seat: int | None = None  # None: any free one


@dataclass(frozen=True)
class OpenTable:
    """A table that waits for players, and that its host lets everyone see."""

    code: str
    game: str
    title: str
    host: str  # the host's name
    seats: int
    free: int
    deck: str  # what the table's own deck is called; "": it plays with the game's
    waiting_s: int  # for how long


@dataclass(frozen=True)
class Ticket:
    """A seat taken: the token proves it, so nobody else may see it."""

    code: str
    seat: int
    token: str
    commitment: str = ""  # heard before the browser gives its own part of the shuffle


@dataclass(frozen=True)
class Problem:
    """What went wrong, in one sentence."""

    code: str
    sentence: str


@dataclass(frozen=True)
class Health:
    """That the server is alive, and what it is."""

    version: str
    compiled: bool
    addresses: tuple[str, ...]  # where others in the house find it


@dataclass(frozen=True)
class AnalysisInfo:
    """How far the analysis of a game is, and what it has found so far."""

    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    key: str = ""  # of a game from a file: under this it is asked for
    looked: int = 0  # steps looked at
    steps: int = 0  # of the whole game, once that is known
    seconds_left: int = 0  # as far as can be told; 0: not yet
    trouble: str = ""  # why it has failed
    analysis: Analysis | None = None
