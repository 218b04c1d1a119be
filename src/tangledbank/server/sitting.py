"""A table as its log tells it: who sits where, what was turned, the game itself. No clock, no wire.

`apply` takes one entry, live or from the store, so that a table rebuilt is the table that was.
Only the notes of its seats are kept outside the log, and are gone once they are deleted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tangledbank.bots import is_pondered
from tangledbank.core.branches import Branch
from tangledbank.core.errors import IllegalAction
from tangledbank.core.events import Event
from tangledbank.core.game import Game
from tangledbank.core.guide import Guide
from tangledbank.core.outcome import Outcome
from tangledbank.core.record import Record, take_back
from tangledbank.core.shuffle import Shuffle
from tangledbank.server.entries import (
    Acted,
    AnyEntry,
    Begun,
    Botted,
    Branched,
    Brought,
    Ended,
    Followed,
    Freed,
    Gave,
    Hinted,
    Laid,
    Named,
    Passed,
    Returned,
    Sat,
    TookBack,
    Turned,
)
from tangledbank.server.wire import Hints, Pace, Stage, Value


@dataclass
class Chair:
    """One seat: free, or a person's, or a bot's, or a person's for whom a bot acts."""

    name: str = ""
    token: str = ""  # its hash; "" if no person sits here
    bot: str = ""
    nonce: str = ""
    hints: int = 0  # steps of hints, where they are counted

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.token and not self.bot


@dataclass
class Sitting:
    """Everything that outlives the server."""

    code: str
    games: Mapping[str, Game]
    game: Game | None = None  # None: not played here, or not by these rules
    title: str = ""
    stage: Stage = "gathering"
    notice: str = ""
    chairs: list[Chair] = field(default_factory=list)
    host: int = -1
    options: dict[str, Value] = field(default_factory=dict)
    pace: Pace = "human"
    shown: bool = False  # on the start page, while a seat is free
    hints_wished: Hints | None = None  # None: as is usual for those who play
    aloud: bool = False  # bots say what they weigh
    deck: str = ""  # the text of the table's own deck; "": the game's
    secret: str = ""
    follows: str = ""
    branched: Branched | None = None  # the game that this one goes on from
    guided: bool = False
    rematch: str = ""
    record: Record | None = None
    outcome: Outcome | None = None
    told: list[list[Event]] = field(default_factory=list)  # of the deal, then of each action
    heard: dict[int | None, list[Event]] = field(default_factory=dict)
    clicks: set[tuple[int, str]] = field(default_factory=set)  # those done: seat and the page's id
    length: int = 0  # of the log
    notes: dict[int, dict[str, str]] = field(default_factory=dict)  # by seat and key

    # -- questions -------------------------------------------------------------------------
    @property
    def shuffle(self) -> Shuffle:
        """The parts of the seed, as far as they have come; a guided game's seed is its guide's."""
        return Shuffle(self.secret, tuple(chair.nonce for chair in self.chairs))

    @property
    def guide(self) -> Guide | None:
        """What deals a guided game, and explains it."""
        return self.game.guide if self.game is not None and self.guided else None

    @property
    def hints(self) -> Hints:
        """Whether there are hints: free for whoever plays alone, counted if others play as well."""
        if self.game is None or not is_pondered(self.game):
            return "off"
        return self.hints_wished or ("counted" if len(self.people()) > 1 else "free")

    def name_of(self, seat: int) -> str:
        """What a seat is called in sentences."""
        return self.chairs[seat].name or f"Seat {seat + 1}"

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.record is None else self.record.position.actors()

    def people(self) -> list[int]:
        """The seats of people, here or away."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.token]

    def seat_of(self, token: str) -> int | None:
        """Whose token it is."""
        found = [seat for seat, chair in enumerate(self.chairs) if token and chair.token == token]
        return found[0] if found else None

    def heard_by(self, seat: int | None) -> list[Event]:
        """All that a seat, or a spectator, has heard so far."""
        if seat not in self.heard:
            self.heard[seat] = [
                event for events in self.told for event in events if event.heard_by(seat)
            ]
        return self.heard[seat]

    def notes_of(self, seat: int | None) -> dict[str, str]:
        """What a seat keeps for itself; a spectator has nothing."""
        return {} if seat is None else self.notes.get(seat, {})

    # -- changes ---------------------------------------------------------------------------
    def apply(self, entry: AnyEntry, action: int | None = None) -> None:
        """Apply one more line of the log; if it cannot be applied, nothing changes.

        `action` is the entry's own, if somebody has just read it.
        """
        match entry:
            case Laid():
                self.lay(entry)
            case Sat(seat, name, token):
                self.chairs[seat] = Chair(name, token, nonce=self.chairs[seat].nonce)
                if self.host < 0:
                    self.host = seat
            case Named(seat, name):
                self.chairs[seat].name = name
            case Gave(seat, nonce):
                self.chairs[seat].nonce = nonce
            case Botted(seat, bot, name):
                self.chairs[seat].bot = bot
                self.chairs[seat].name = name or self.chairs[seat].name
            case Returned(seat):
                self.chairs[seat].bot = ""
            case Freed(seat):
                self.free(seat)
            case Turned(seats, options, pace, shown, hints, aloud):
                self.options, self.pace, self.shown = options, pace, shown
                self.hints_wished, self.aloud = hints, aloud
                self.chairs = (self.chairs + [Chair() for _new in range(seats)])[:seats]
            case Brought(deck):
                self.bring(deck)
            case Branched():
                self.branched = entry
            case Begun():
                self.begin()
            case Hinted(seat):
                self.chairs[seat].hints += 1
            case Followed(code):
                self.rematch = code
            case Ended(outcome):
                self.outcome = outcome
            case _ if self.record is not None:
                self.play(entry, self.record, action)
        self.length += 1

    def lay(self, entry: Laid) -> None:
        """A new table; it is closed if this install has other rules of its game, or none."""
        self.chairs = [Chair() for _seat in range(entry.seats)]
        self.options, self.pace, self.secret = entry.options, entry.pace, entry.secret
        self.follows, self.guided = entry.follows, entry.guided
        self.hints_wished, self.aloud = entry.hints, entry.aloud
        known = entry.game in self.games
        game = self.games[entry.game] if known else None
        self.title = entry.game if game is None else game.title
        if game is not None and game.rules_version == entry.rules_version:
            self.game = game
            return
        self.stage = "closed"
        self.notice = (
            f"This server does not have the game {entry.game!r}."
            if game is None
            else f"This table was laid by rules {entry.rules_version} of {game.title}; "
            f"this server plays rules {game.rules_version}."
        )

    def free(self, seat: int) -> None:
        """The seat is free; its browser's part of the shuffle stays if the cards are dealt."""
        self.notes.pop(seat, None)
        nonce = self.chairs[seat].nonce if self.record is not None else ""
        self.chairs[seat] = Chair(nonce=nonce)
        if self.host == seat:
            self.host = min(self.people(), default=-1)

    def bring(self, deck: str) -> None:
        """Another deck for the same game."""
        if self.game is not None:
            own = self.games[self.game.id]
            self.game = own.with_cards(deck) if deck else own
        self.deck = deck

    def begin(self) -> None:
        """Deal."""
        if self.game is None:
            return
        self.stage = "playing"
        shuffle = None if self.guide else self.shuffle
        seed = self.guide.seed if self.guide else self.shuffle.seed
        if self.branched is not None:
            seed = self.branched.seed
        self.record = Record(self.game, len(self.chairs), seed, self.options, shuffle, self.name_of)
        self.told = [self.record.opening]
        self.heard.clear()
        if self.branched is not None:
            self.go_on_from(self.branched, self.record)

    def go_on_from(self, branched: Branched, record: Record) -> None:
        """Play the other game again as far as it goes; from there on chance is this table's."""
        record.branches = tuple([Branch(*one) for one in branched.before])
        record.renew(record.position, 0)
        for seat, text, at in branched.played:
            self.told.append(record.play(seat, record.game.parse(text), at))
        record.branch_off(Branch(len(record.entries), self.shuffle.seed, branched.of))

    def play(self, entry: AnyEntry, record: Record, action: int | None) -> None:
        """The game goes on, or goes one step back."""
        match entry:
            case Acted(seat, text, at, id):
                before = record.position.clone()
                try:
                    read = record.game.parse(text) if action is None else action
                    events = record.play(seat, read, at)
                except IllegalAction:
                    record.position = before  # the stamp has let time pass
                    raise
                self.told.append([])
                self.tell(events)
                self.clicks.add((seat, id))
            case Passed(at):
                self.tell(record.wait(at))
            case TookBack(seat, id):
                places = record.places.get(seat, [])
                take_back(record, seat)
                del self.told[places[-1] + 1]
                self.heard.clear()
                self.clicks.add((seat, id))
        if self.stage == "playing" and record.outcome() is not None:
            self.stage = "over"

    def tell(self, events: list[Event]) -> None:
        """Remember what happened, for everyone who may hear it."""
        self.told[-1] += events
        for seat, heard in self.heard.items():
            heard += [event for event in events if event.heard_by(seat)]
