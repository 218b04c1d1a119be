"""All that goes over the wire, both ways. `tools/types` writes the page's TypeScript from it.

Plain dataclasses are shared by REST and WebSocket; the messages of the WebSocket are tagged
structs, one JSON object each, told apart by their `type`.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tangledbank.bots.analysis import Analysis
from tangledbank.core.outcome import Outcome
from tangledbank.core.shuffle import Shuffle
from tangledbank.server.weighed import ReasonsInfo

Value = int | bool | str
Stage = Literal["gathering", "playing", "over", "closed"]
Pace = Literal["at once", "brisk", "human"]
Hints = Literal["off", "free", "counted"]
LARGEST_MESSAGE = 1 << 16
LARGEST_DECK = 200_000  # bytes of a card file that a table brings
LARGEST_RECORD = 800_000  # bytes of a record that somebody wants to look at

Code = Annotated[str, Meta(max_length=12)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=200)]
Place = Annotated[int, Meta(ge=0, le=63)]
Action = dict[str, Any]  # its verb, and what stands in each place of its form


# -- a table, as everyone at it knows it ---------------------------------------------------
@dataclass(frozen=True)
class SeatInfo:
    """Who sits there: nobody, a person, a bot, or a bot for a person who may come back."""

    who: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""  # which bot acts here, perhaps in a person's place
    present: bool = False
    away_ms: int = 0  # how long the person has been gone
    may_hand_over: bool = False  # gone long enough for a bot to take over
    hints: int = 0  # how many steps of hints it has been given, where they are counted


@dataclass(frozen=True)
class BranchInfo:
    """The game that a table goes on from: after so many of its actions."""

    of: str  # the code of its table; "": it was a file's
    entries: int


@dataclass(frozen=True)
class TableInfo:
    """A table, without what lies on it."""

    code: str
    game: str
    title: str
    stage: Stage
    seats: tuple[SeatInfo, ...]
    host: int  # the host's seat, -1 if there is none
    options: dict[str, Value]
    pace: Pace
    watching: tuple[str, ...]
    commitment: str  # the hash of the server's secret, published before the deck is shuffled
    notice: str = ""  # why a table is closed
    shuffle: Shuffle | None = None  # when the game is over
    outcome: Outcome | None = None  # when the game is over
    rematch: str = ""  # the code of the table that plays on
    deck: str = ""  # what the table's own deck is called; "": it plays with the game's
    deck_about: str = ""  # what its maker says of it
    deck_hash: str = ""  # changes with the deck, so that pages know when to fetch its cards
    guided: bool = False  # a first game: dealt as its guide says, with lessons
    shown: bool = False  # on the start page, while it waits for players
    branch: BranchInfo | None = None  # it goes on from a moment of another game
    hints: Hints = "off"  # whether there are any, and whether everyone sees who takes them
    aloud: bool = False  # whether bots say what they weigh, to everyone


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
class EventInfo:
    """Something that happened and that this seat may know."""

    name: str
    seat: int  # -1: nature or the game itself; -2: a rival without a seat
    values: dict[str, int | str]
    section: str
    sentence: str


@dataclass(frozen=True)
class CheckInfo:
    """One thing that an action needs, and whether it is met."""

    met: bool
    text: str


@dataclass(frozen=True)
class RefusalInfo:
    """Why not: a code for programs, the rule, one sentence, the cards concerned."""

    code: str
    sentence: str
    section: str = ""
    cards: tuple[str, ...] = ()
    checks: tuple[CheckInfo, ...] = ()
    seat: int = -1  # who was faster, or whose turn it is
    earlier_ms: int = 0


# -- REST ----------------------------------------------------------------------------------
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


# -- from the page -------------------------------------------------------------------------
class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from the page; each that wants an answer has an id of its own."""


class Hello(Said, tag="hello", frozen=True):
    """First of all: the seat's token, or none to watch; the browser's part of the shuffle."""

    token: Annotated[str, Meta(max_length=100)] = ""
    name: Name = ""
    nonce: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")] = ""


class Act(Said, tag="act", frozen=True):
    """Do this. `seq` is the newest frame that the page has shown."""

    id: Id
    action: Action
    seq: Annotated[int, Meta(ge=0)]


class TakeBack(Said, tag="take back", frozen=True):
    """Undo my last action."""

    id: Id


class WhyNot(Said, tag="why not", frozen=True):
    """Why may I not do this?"""

    id: Id
    action: Action


class WhatIf(Said, tag="what if", frozen=True):
    """What would this do at once?"""

    id: Id
    action: Action


class Advise(Said, tag="advise", frozen=True):
    """What does this promise me, as far as I can know? One such question at a time."""

    id: Id
    action: Action


class Hint(Said, tag="hint", frozen=True):
    """Hold the lamp: what to look at (1), which cards it is about (2), what to do and why (3)."""

    id: Id
    step: Annotated[int, Meta(ge=1, le=3)]


class Note(Said, tag="note", frozen=True):
    """Keep this for my seat, under a key of the page's; an empty text takes the note away."""

    id: Id
    key: Name
    text: Words


class SetUp(Said, tag="set up", frozen=True):
    """The host sets the table up, before the game begins; hints and thinking aloud at any time."""

    id: Id
    seats: Place | UnsetType = UNSET
    options: dict[str, Value] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    shown: bool | UnsetType = UNSET
    hints: Hints | UnsetType = UNSET
    aloud: bool | UnsetType = UNSET


class SeatBot(Said, tag="seat bot", frozen=True):
    """A bot is to sit there: on a free seat, or in place of a person gone for too long."""

    id: Id
    seat: Place
    bot: Name


class FreeSeat(Said, tag="free seat", frozen=True):
    """The host sends a bot or a person away from a seat."""

    id: Id
    seat: Place


class Begin(Said, tag="begin", frozen=True):
    """The host deals."""

    id: Id


class Leave(Said, tag="leave", frozen=True):
    """I give up my seat."""

    id: Id


class Rename(Said, tag="rename", frozen=True):
    """Call me something else."""

    id: Id
    name: Name


class Rematch(Said, tag="rematch", frozen=True):
    """Another game, with the same people."""

    id: Id


class Ping(Said, tag="ping", frozen=True):
    """Are you there?"""

    id: Id


FromPage = (
    Hello | Act | TakeBack | WhyNot | WhatIf | Advise | Hint | Note | SetUp | SeatBot | FreeSeat
    | Begin | Leave | Rename | Rematch | Ping
)  # fmt: skip


# -- to the page ---------------------------------------------------------------------------
class Welcome(Struct, tag="welcome", frozen=True):
    """You are in: your seat (none: you watch), and all that your seat has heard and noted."""

    seat: int | None
    table: TableInfo
    log: tuple[EventInfo, ...]
    notes: dict[str, str]  # the seat's own, by key; a spectator has none


class TableChanged(Struct, tag="table", frozen=True):
    """Somebody came, went, or changed something."""

    table: TableInfo


class Frame(Struct, tag="frame", frozen=True):
    """The table as this seat sees it now, and what has happened since the last frame."""

    seq: int  # counts what this seat was sent
    view: Any  # the game's own View
    events: tuple[EventInfo, ...]
    log_length: int  # of the seat's log, with these events; shorter after an undo
    legal: tuple[Action, ...]  # those that the game lists; if there are too many, the view tells
    offers: tuple[str, ...]  # what each of these would do, in a sentence; none if the game has none
    asked: str  # what the seat is asked for, in a sentence
    take_back: RefusalInfo | None  # why the last action cannot be taken back; None: it can
    at: int  # table time in ms of the last thing that happened
    clock: int | None = None  # if a clock runs: table time when this was sent
    lessons: tuple[str, ...] = ()  # of a guided game: those for what the seat is asked now
    outcome: Outcome | None = None


class Notes(Struct, tag="notes", frozen=True):
    """All notes of this seat, by key, after one of them has changed."""

    notes: dict[str, str]


class Done(Struct, tag="done", frozen=True):
    """What you asked for is done, and saved."""

    id: str


class Refused(Struct, tag="refused", frozen=True):
    """What you asked for is not done."""

    id: str
    refusal: RefusalInfo


class Answer(Struct, tag="answer", frozen=True):
    """To `why not` (a refusal, or none if it may be done) and to `what if` (events)."""

    id: str
    refusal: RefusalInfo | None = None
    events: tuple[EventInfo, ...] = ()


class Advice(Struct, tag="advice", frozen=True):
    """To `advise`: what the action promises, in the game's own form."""

    id: str
    advice: Any


class Hinted(Struct, tag="hinted", frozen=True):
    """To `hint`: one step of it. Cards are given by their ids, the action with the last step."""

    id: str
    step: int
    title: str
    text: str
    cards: tuple[str, ...]
    reasons: ReasonsInfo | None = None


class Aloud(Struct, tag="aloud", frozen=True):
    """What a bot has weighed before its last action, at a table where they think aloud."""

    seat: int
    reasons: ReasonsInfo


class Bye(Struct, tag="bye", frozen=True):
    """This connection ends, and why; `again` if trying again makes sense."""

    code: str
    sentence: str
    again: bool = False


ToPage = (
    Welcome | TableChanged | Frame | Notes | Done | Refused | Answer | Advice | Hinted | Aloud | Bye
)  # fmt: skip

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(FromPage)
