# Not compiled: texts for people and for tests.
"""Golden games: whole games as text, replayed in every run and compared line by line.

`make golden` rewrites them; a changed one needs another `rules_version` and a line in the
changelog.
"""

import re

from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.outcome import Part
from tangledbank.core.playout import PATIENCE
from tangledbank.core.record import Record
from tangledbank.core.rng import derived_seed, seeded

PLAYED = re.compile(r"(\d+)(?: at (\d+))?: (.+)")  # seat, stamp, action


def eager_record(game: Game, seats: int, seed: int) -> Record:
    """A game played at random, but eagerly: a likely action, or the later of two legal ones."""
    record = Record(game, seats, seed, {})
    rng = seeded(derived_seed(seed, "golden"))
    actions = Actions()
    while record.position.actors():
        asked = record.position.actors()
        due = record.position.due()
        if due is not None and rng.below(PATIENCE) == 0:
            record.wait(due)  # now and then: some actions take no time
            continue
        seat = asked[rng.below(len(asked))]
        if game.likely is not None:
            record.play(seat, game.likely(record.position, seat, rng))
            continue
        record.position.fill(seat, actions)
        first, second = rng.below(actions.count), rng.below(actions.count)
        record.play(seat, actions[max(first, second)])
    return record


def golden_text(record: Record) -> str:
    """A game as a person would note it down: every action, and what it caused."""
    game = record.game
    lines = [
        f"{game.title}, rules {game.rules_version}, {record.seats} seats, seed {record.seed}",
        "",
    ]
    caused, later = record.retold()
    for entry, events in zip(record.entries, caused, strict=True):
        stamp = "" if entry.at is None else f" at {entry.at}"
        lines.append(f"{entry.seat + 1}{stamp}: {game.notation(entry.action)}")
        lines += [f"    {event.sentence}" for event in events]
    lines += [f"    {event.sentence}" for event in later]
    outcome = record.outcome()
    if outcome is not None:
        lines += ["", outcome.ended_by]
        for score in outcome.scores + outcome.rivals:
            lines.append(f"{score.name}: {score.points}")
            lines += [f"    {part.points:+d} {part.reason}{named(part)}" for part in score.parts]
        winners = ", ".join(f"seat {seat + 1}" for seat in outcome.winners)
        lines.append(f"Won by {winners or 'nobody'}.")
    return "\n".join(lines) + "\n"


def named(part: Part) -> str:
    """The cards that points are for, if they are for cards."""
    return f": {part.counted()}" if part.counted() else ""


def replay_golden(game: Game, seats: int, text: str) -> str:
    """The text of the game that the actions in a golden text lead to."""
    seed = text.splitlines()[0].rsplit(" ", 1)[1]
    record = Record(game, seats, seed, {})
    for line in text.splitlines()[1:]:
        played = PLAYED.fullmatch(line)
        if played is not None:
            seat, at, action = played.groups()
            record.play(int(seat) - 1, game.parse(action), None if at is None else int(at))
    while record.position.actors() and (moment := record.position.due()) is not None:
        record.wait(moment)  # an eager game goes on to its end, even by itself
    return golden_text(record)
