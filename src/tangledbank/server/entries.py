"""The log of a table: everything that ever changed it, in order. A table is its log, replayed."""

import msgspec
from msgspec import Struct

from tangledbank.core.outcome import Outcome
from tangledbank.server.wire import Hints, Pace, Value


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a table's log."""


class Laid(Entry, tag="laid", frozen=True):
    """The table was laid; nobody sits yet. The secret is the server's part of the shuffle."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Value]
    pace: Pace
    secret: str
    follows: str = ""  # the code of the table whose people play on here
    guided: bool = False  # dealt as the game's guide says
    hints: Hints | None = None  # None: as is usual for those who play
    aloud: bool = False  # bots say what they weigh


class Sat(Entry, tag="sat", frozen=True):
    """Somebody took a free seat. Only the hash of the token is kept."""

    seat: int
    name: str
    token: str


class Named(Entry, tag="named", frozen=True):
    """Somebody took another name."""

    seat: int
    name: str


class Gave(Entry, tag="gave", frozen=True):
    """A browser sent its part of the shuffle."""

    seat: int
    nonce: str


class Botted(Entry, tag="botted", frozen=True):
    """A bot sits on a free seat, or acts for a person who may come back."""

    seat: int
    bot: str
    name: str = ""


class Returned(Entry, tag="returned", frozen=True):
    """The person is back, and the bot stands up."""

    seat: int


class Freed(Entry, tag="freed", frozen=True):
    """The seat is free again."""

    seat: int


class Turned(Entry, tag="turned", frozen=True):
    """The host changed the options, the seats, the pace, or what bots tell."""

    seats: int
    options: dict[str, Value]
    pace: Pace
    shown: bool = False  # on the start page, for everyone who comes by
    hints: Hints | None = None
    aloud: bool = False


class Brought(Entry, tag="brought", frozen=True):
    """The host brought a deck, as the text of a card file; "" is the game's own again."""

    deck: str = ""


class Branched(Entry, tag="branched", frozen=True):
    """The table goes on from a moment of a game that is over, with its hidden cards as they were.

    The game is written down here, since the other table may be forgotten.
    """

    of: str  # the code of the other table; "": it was a file
    seed: str
    played: tuple[tuple[int, str, int | None], ...]  # by seat, action and time
    before: tuple[tuple[int, str, str], ...] = ()  # where that game had branched off: entries, seed


class Begun(Entry, tag="begun", frozen=True):
    """The cards were dealt, from the secret and the browsers' parts."""


class Acted(Entry, tag="acted", frozen=True):
    """A seat acted, at this table time. The id is the page's, so that no click counts twice."""

    seat: int
    action: str
    at: int
    id: str = ""


class TookBack(Entry, tag="took back", frozen=True):
    """A seat took its last action back."""

    seat: int
    id: str = ""


class Hinted(Entry, tag="hinted", frozen=True):
    """A seat was given a step of a hint, where these are counted."""

    seat: int


class Passed(Entry, tag="passed", frozen=True):
    """Table time passed, and something happened by itself."""

    at: int


class Ended(Entry, tag="ended", frozen=True):
    """How the game ended, for the day when its rules are no longer played here."""

    outcome: Outcome


class Followed(Entry, tag="followed", frozen=True):
    """A rematch is played at another table."""

    code: str


AnyEntry = (
    Laid | Sat | Named | Gave | Botted | Returned | Freed | Turned | Brought | Branched | Begun
    | Acted | TookBack | Hinted | Passed | Ended | Followed
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: AnyEntry) -> str:
    """The entry as JSON."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """The entry behind the JSON."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
