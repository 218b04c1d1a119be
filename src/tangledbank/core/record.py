# Not compiled: records are read and written once per game.
"""A record is the whole game: a head, a line for each action, an end line; each line sealed.

JSON lines. The seal is a chained hash of 8 hexadecimal digits, so that a changed or missing line is
found where it is. A record replays to the same game on every machine, compiled or not.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

from tangledbank.core.advance import LARGEST_STAMP, advance, is_due, is_number
from tangledbank.core.branches import BRANCHED, Branch, read_branches
from tangledbank.core.errors import BadRecord, IllegalAction, Refusal, TangledBankError
from tangledbank.core.events import Event, listening, seat_name
from tangledbank.core.game import Game
from tangledbank.core.options import Values
from tangledbank.core.outcome import Outcome
from tangledbank.core.position import Position
from tangledbank.core.rng import read_seed
from tangledbank.core.shuffle import Shuffle
from tangledbank.core.whole import whole

FORMAT = 1
NO_RECORD = "This file is not a record of a game."


@dataclass(frozen=True)
class Entry:
    """One action of a record."""

    seat: int
    action: int
    at: int | None = None


@dataclass(frozen=True)
class Trace:
    """What must be remembered of an action, should its seat want to take it back."""

    asked: tuple[int, ...]  # the seats that were asked when it was done
    chance: bool  # it used randomness
    reveals: bool  # it showed what was hidden


@dataclass
class Record:
    """Seed, options and actions of a game, and the position they lead to.

    A table with people also has a shuffle, from whose parts the seed can be checked; if it branched
    off another game, that of its last branch.
    """

    game: Game
    seats: int
    seed: int | str
    options: Values
    shuffle: Shuffle | None = None
    who: Callable[[int], str] = seat_name  # names in the sentences of events
    branches: tuple[Branch, ...] = ()  # in their order
    entries: list[Entry] = field(default_factory=list)
    traces: list[Trace] = field(default_factory=list)  # one for each entry
    places: dict[int, list[int]] = field(default_factory=dict)  # of a seat's entries, once it acts
    overtaken: int = 0  # how many entries there were when something last happened by itself
    opening: list[Event] = field(init=False)  # what dealing caused
    position: Position = field(init=False)

    def __post_init__(self) -> None:
        self.seats, self.seed = whole(self.seats), read_seed(self.seed)
        self.options = self.game.settle(self.seats, self.options)
        self.position = self.game.table(self.seats, self.options)
        with listening(self.position) as told:
            self.position.deal(self.seed)
        self.opening = self.game.facts(told, self.who)
        self.renew(self.position, 0)

    def play(self, seat: int, action: int, at: int | None = None) -> list[Event]:
        """Do an action through the checked door, keep it, and say what it caused.

        An unstamped action may have to wait until it can no longer be done, and is then not kept.
        """
        seat, action, at = whole(seat), whole(action), whole(at)
        with listening(self.position) as told:
            if at is not None and is_number(at, 0, LARGEST_STAMP):
                self.let_pass(at)  # first, since it may change who is asked
            asked, drawn = tuple(self.position.actors()), self.position.rng.drawn
            is_done = advance(self.position, seat, action, at)
        events = self.game.facts(told, self.who)
        if not is_done:
            return events
        if at is None and self.position.now > 0:
            at = int(self.position.now)  # time has passed, and a replay must know how much
        self.places.setdefault(seat, []).append(len(self.entries))
        self.entries.append(Entry(seat, action, at))
        chance = self.position.rng.drawn != drawn
        self.traces.append(Trace(asked, chance, any(event.reveals for event in events)))
        self.renew(self.position, len(self.entries))
        return events

    def wait(self, at: int) -> list[Event]:
        """Let table time pass, and say what happened by itself meanwhile."""
        with listening(self.position) as told:
            self.let_pass(at)
        return self.game.facts(told, self.who)

    def let_pass(self, at: int) -> None:
        """Table time passes; what was done before something happened by itself stays done."""
        if is_due(self.position, at):
            self.overtaken = len(self.entries)
        self.position.catch_up(at)

    def branch_off(self, branch: Branch) -> None:
        """From here on this is a game of its own."""
        assert branch.entries == len(self.entries), "it leaves the other one where that is now"
        self.branches += (branch,)
        self.renew(self.position, branch.entries)

    def renew(self, position: Position, count: int) -> None:
        """After this many entries: chance begins anew, if the game branched off here."""
        for branch in self.branches:
            if branch.entries == count:
                position.rng.seed(read_seed(branch.seed))

    @property
    def common(self) -> int:
        """How many entries another game has, too."""
        return self.branches[-1].entries if self.branches else 0

    def retold(self) -> tuple[list[list[Event]], list[Event]]:
        """What each action caused, played again; and what time alone has caused since the last."""
        position = self.after(0)
        caused = []
        for count, entry in enumerate(self.entries, start=1):
            with listening(position) as told:
                advance(position, entry.seat, entry.action, entry.at)
            self.renew(position, count)
            caused.append(self.game.facts(told, self.who))
        with listening(position) as told:
            position.catch_up(int(self.position.now))
        return caused, self.game.facts(told, self.who)

    def what_if(self, seat: int, action: int) -> list[Event]:
        """What the action would cause at once, as far as its seat can know; nothing is done."""
        return self.game.what_if(self.position, seat, action, self.who)

    def after(self, count: int) -> Position:
        """The position after the first `count` actions."""
        position: Position = self.game.deal(self.seats, self.seed, **self.options)
        self.renew(position, 0)
        for done, entry in enumerate(self.entries[:count], start=1):
            advance(position, entry.seat, entry.action, entry.at)
            self.renew(position, done)
        return position

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.position.outcome()

    # -- text ------------------------------------------------------------------------------
    def text(self) -> str:
        """The record as JSON lines, with an end line if the game is over."""
        lines: list[dict[str, Any]] = [self.head()]
        lines += [self.line(entry) for entry in self.entries]
        outcome = self.outcome()
        if outcome is not None:
            end: dict[str, Any] = {"end": asdict(outcome)}
            if self.position.now > 0:
                end["at"] = int(self.position.now)
            lines.append(end)
        sealed = ""
        texts = []
        for line in lines:
            sealed = seal(sealed, line)
            texts.append(json.dumps({**line, "seal": sealed}, ensure_ascii=False))
        return "\n".join(texts) + "\n"

    def head(self) -> dict[str, Any]:
        """What the game is dealt from. The seed is a text, since numbers in JSON lose digits."""
        head: dict[str, Any] = {
            "record": BRANCHED if self.branches else FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "seed": str(self.seed),
            "options": self.options,
        }
        if self.game.cards_text is not None:
            head["cards"] = self.game.cards_text
        if self.shuffle is not None:
            head["shuffle"] = asdict(self.shuffle) | {"commitment": self.shuffle.commitment}
        if self.branches:
            head["branches"] = [asdict(one) | {"seed": str(one.seed)} for one in self.branches]
        return head

    def line(self, entry: Entry) -> dict[str, Any]:
        """One action in notation."""
        line: dict[str, Any] = {"seat": entry.seat, "action": self.game.notation(entry.action)}
        if entry.at is not None:
            line["at"] = entry.at
        return line


def seal(before: str, line: Mapping[str, Any]) -> str:
    """The hash of a line and of all before it."""
    text = before + json.dumps(line, ensure_ascii=False, sort_keys=True)
    return blake2b(text.encode(errors="surrogatepass"), digest_size=4).hexdigest()


def read_record(text: str, games: Mapping[str, Game], *, unfinished: bool = False) -> Record:
    """A record from its text, replayed and checked to the last line.

    An unfinished one may stop before its end line, and is then checked as far as it goes.
    """
    lines = check_seals(text)
    record = read_head(lines[0], games)
    actions = lines[1:-1] if "end" in lines[-1] else lines[1:]
    if record.common > len(actions):
        raise BadRecord("Line 1: the game branches off after more actions than this record has.")
    for number, line in enumerate(actions, start=2):
        play_line(record, line, number)
    if "end" not in lines[-1]:
        if unfinished:
            return record
        raise BadRecord(
            f"The record is cut short after line {len(lines)}; its end line is missing."
        )
    at = lines[-1].get("at", 0)
    if not is_number(at, 0, LARGEST_STAMP):
        raise BadRecord(f"Line {len(lines)}: a stamp is a whole number of milliseconds.")
    record.wait(at)
    outcome = record.outcome()
    if outcome is None:
        raise BadRecord(f"Line {len(lines)}: the record ends, but its game is not over.")
    if json.loads(json.dumps(asdict(outcome))) != lines[-1]["end"]:
        raise BadRecord(f"Line {len(lines)}: the end line is not how this game ended.")
    return record


def check_seals(text: str) -> list[dict[str, Any]]:
    """The lines without their seals, each of which must follow from the one before."""
    if not text.strip():
        raise BadRecord("Line 1: the record is empty.")
    lines: list[dict[str, Any]] = []
    sealed = ""
    for number, row in enumerate(text.removesuffix("\n").split("\n"), start=1):
        try:
            line = json.loads(row)
            claimed = line.pop("seal", None) if isinstance(line, dict) else None
            sealed = seal(sealed, line)
        except (ValueError, RecursionError):
            damaged = f"Line {number}: this is not JSON, so the record is damaged."
            raise BadRecord(NO_RECORD if number == 1 else damaged) from None
        if number == 1 and not (isinstance(line, dict) and "record" in line):
            raise BadRecord(NO_RECORD)
        if claimed is None:
            raise BadRecord(f"Line {number}: a line of a record has a seal; this one has none.")
        if claimed != sealed:
            raise BadRecord(
                f"Line {number}: the seal does not fit; this line, or one before it, was changed."
            )
        lines.append(line)
    return lines


def read_head(head: dict[str, Any], games: Mapping[str, Game]) -> Record:
    """The start of a record: a game of this install, dealt as it says."""
    kinds = {"game": str, "rules_version": int, "seed": str, "options": dict}
    fits = all(isinstance(head.get(key), kind) for key, kind in kinds.items())
    cards = head.get("cards", "")
    if head.get("record") not in (FORMAT, BRANCHED) or not fits or not isinstance(cards, str):
        raise BadRecord("Line 1: this is not the head of a record that this version reads.")
    if head["game"] not in games:
        raise BadRecord(f"Line 1: there is no game {head['game']!r} here.")
    game = games[head["game"]]
    if head["rules_version"] != game.rules_version:
        raise BadRecord(
            f"Line 1: the record was played by rules {head['rules_version']} of {game.title}; "
            f"this install plays rules {game.rules_version}."
        )
    try:
        if cards:
            game = game.with_cards(cards)
        branches = read_branches(head)
        shuffle = read_shuffle(head, str(branches[-1].seed) if branches else head["seed"])
        seats, seed, options = head.get("seats", 0), head["seed"], head["options"]
        return Record(game, seats, seed, options, shuffle, branches=branches)
    except TangledBankError as error:
        raise BadRecord(f"Line 1: {error}") from None


def read_shuffle(head: dict[str, Any], seed: str) -> Shuffle | None:
    """The parts of the seed, if the record has them, checked against it."""
    if "shuffle" not in head:
        return None
    parts = head["shuffle"]
    nonces = parts.get("nonces") if isinstance(parts, dict) else None
    if not isinstance(nonces, list) or not all(isinstance(one, str) for one in nonces):
        raise BadRecord("The shuffle of a record has a secret, nonces and a commitment.")
    shuffle = Shuffle(str(parts.get("secret")), tuple(nonces))
    shuffle.check(seed, parts.get("commitment"))
    return shuffle


def play_line(record: Record, line: dict[str, Any], number: int) -> None:
    """One action of a record, through the checked door."""
    action = line.get("action")
    if not isinstance(action, str):
        raise BadRecord(f"Line {number}: a line of a record has an action; this one has none.")
    try:
        record.play(line.get("seat", -1), record.game.parse(action), line.get("at"))
    except TangledBankError as error:
        raise BadRecord(f"Line {number}: {error}") from None


def why_no_take_back(record: Record, seat: int) -> Refusal | None:
    """Why the seat may not take its last action back; None if it may.

    It always may within a choice that all make at once and that is still open. Apart from that, it
    may while chance has not been used, nothing hidden was shown, it is still its turn and nobody
    else has acted. What others did comes last: they may have done it in secret.
    """
    places = record.places.get(seat)
    if not places:
        return Refusal("nothing-to-take-back", "", "You have done nothing yet.")
    if record.position.in_real_time():
        return Refusal("in-real-time", "", "Time has gone on: nothing can be taken back in a race.")
    last = places[-1]
    if last < record.common:
        return Refusal("branched", "", "That was done in the game that this one goes on from.")
    if last < record.overtaken:
        return Refusal("time", "", "The time for it has run out.")
    trace = record.traces[last]
    if is_open_choice(record, last, seat):
        return None
    if record.position.due() is not None:
        return Refusal("clock", "", "A clock is running: only a secret choice can be taken back.")
    if trace.chance:
        return Refusal("chance", "", "Chance has played its part since.")
    if trace.reveals:
        return Refusal("revealed", "", "Something hidden has been shown since.")
    if record.position.actors() != [seat]:
        return Refusal("turn-over", "", "Your turn is over.")
    if last != len(record.entries) - 1:
        return Refusal("another-acted", "", "Somebody else has acted since.")
    return None


def is_open_choice(record: Record, last: int, seat: int) -> bool:
    """Whether the action was part of a simultaneous choice that others have yet to make.

    It is still open if every action since was made by a seat that was asked together with this
    one, and some of those are still asked.
    """
    asked = record.traces[last].asked
    if len(asked) < 2:
        return False
    since = [entry.seat for entry in record.entries[last:]]
    waiting = [each for each in asked if each not in since]
    return (
        bool(waiting)
        and len(set(since)) == len(since)
        and set(since) <= set(asked)
        and record.position.actors() == waiting
    )


def take_back(record: Record, seat: int) -> None:
    """Drop the seat's last action and rebuild the position; `IllegalAction` says why not."""
    refusal = why_no_take_back(record, seat)
    if refusal is not None:
        raise IllegalAction(refusal)
    place = record.places[seat][-1]
    kept = record.entries[:place] + record.entries[place + 1 :]
    now = int(record.position.now)
    record.entries, record.traces, record.overtaken = [], [], 0
    record.places = {}
    record.position = record.after(0)
    for entry in kept:
        record.play(entry.seat, entry.action, entry.at)
    record.wait(now)  # an undo does not turn time back
