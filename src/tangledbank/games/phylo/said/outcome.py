"""§8 The end in words: who has won, and why the game was over."""

from tangledbank.core.outcome import Outcome, Part, Score
from tangledbank.core.words import counted
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import LONGEST, POINTS
from tangledbank.games.phylo.seen.build import leaders, rounds


def outcome(position: Position) -> Outcome:
    """§8.4 The most points win; whoever is level shares the victory."""
    scores = tuple(score(position, seat) for seat in range(position.seats))
    return Outcome(scores, leaders(position), ended(position))


def score(position: Position, seat: int) -> Score:
    """§7.2 The rounds that a seat won."""
    parts = tuple(
        Part(one.counts[seat], f"round {number}")
        for number, one in enumerate(rounds(position), start=1)
        if seat in one.winners
    )
    return Score(f"Seat {seat + 1}", int(position.totals[seat]), parts)


def ended(position: Position) -> str:
    """§8.1-§8.3 Why it is over."""
    played = counted(int(position.round), "round", "rounds")
    if position.ended_by == POINTS:
        target = counted(position.terms.target, "point was", "points were")
        return f"{target} reached after {played} (§8.1)."
    if position.ended_by == LONGEST:
        return f"Nobody had {position.terms.target} points after {played}, the limit (§8.3)."
    return f"{played} {'was' if position.round == 1 else 'were'} played (§8.2)."
