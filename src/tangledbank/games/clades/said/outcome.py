"""§11.3 The count in words: where the cards of each pile came from, and who has won."""

from tangledbank.core.outcome import Outcome, Part, Score
from tangledbank.games.clades.rules.ending import (
    ALL_STUCK,
    NOTHING_LEFT,
    RACE_WON,
    TIME_IS_UP,
    TIME_PASSED,
)
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.terms import RACE
from tangledbank.games.clades.said.log import ENDINGS

SECTIONS = {NOTHING_LEFT: "§11.1", ALL_STUCK: "§11.2", TIME_IS_UP: "§8.4", TIME_PASSED: "§11.2"}


def outcome(position: Position) -> Outcome:
    """§11.3 The most cards win, equal ones share; §8.3 alone, a race is won or lost."""
    scores = tuple(score(position, seat) for seat in range(position.seats))
    if position.terms.solitaire == RACE:
        won = position.ended_by == RACE_WON
        return Outcome(scores, (0,) if won else (), ended(position))
    most = max(one.points for one in scores)
    winners = tuple(seat for seat, one in enumerate(scores) if one.points == most)
    return Outcome(scores, winners, ended(position))


def ended(position: Position) -> str:
    """Why it is over; a race says how long it took."""
    if position.ended_by == RACE_WON:
        minutes, ms = divmod(int(position.now), 60_000)
        return f"{position.terms.race} triples in {minutes}:{ms / 1000:06.3f} (§8.3)."
    how = int(position.ended_by)
    return f"{ENDINGS[how].capitalize()} ({SECTIONS[how]})."


def score(position: Position, seat: int) -> Score:
    """§11.3 The pile, by what brought its cards."""
    triples, clades = int(position.triples[seat]), int(position.clade_triples[seat])
    found = [
        Part(3 * triples, f"{triples} {'triple' if triples == 1 else 'triples'}"),
        Part(int(position.extras[seat]), f"for clade triples ({clades})"),
        Part(int(position.bonuses[seat]), "bonus cards"),
        Part(int(position.gifts[seat]), "with a second bonus card"),
        Part(-int(position.lost[seat]), "given up for false calls"),
    ]
    parts = tuple(one for one in found if one.points != 0)
    return Score(f"Seat {seat + 1}", int(position.points(seat)), parts)
