"""§8 The end in words: who has won, and why the game was over."""

from tangledbank.core.outcome import Outcome, Part, Score
from tangledbank.core.words import counted
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import GOAL, LAST_TURN, LIMIT


def outcome(position: Position) -> Outcome:
    """§8.2 Offspring, then food, then a die: there is always one winner."""
    scores = tuple(score(position, seat) for seat in range(position.seats))
    return Outcome(scores, (int(position.winner),), ended(position))


def score(position: Position, seat: int) -> Score:
    """§8.1 Offspring as they count, and the food that parts those who are level."""
    points = int(position.points(seat))
    surplus = int(position.offspring[seat]) - points
    more = f", {surplus} more that do not count" if surplus else ""
    part = Part(points, f"offspring{more}, {position.food[seat]} food left")
    return Score(f"Seat {seat + 1}", points, (part,))


def ended(position: Position) -> str:
    """Why it is over."""
    return reason(position) + tie(position)


def reason(position: Position) -> str:
    """§8.1, §8.3, §9.5, §9.6 What ended it."""
    rounds = counted(int(position.round), "round", "rounds")
    if position.ended_by == GOAL:
        return f"{position.terms.goal} offspring were reached after {rounds} (§8.1)."
    if position.ended_by == LIMIT:
        return f"Nobody had won after {rounds}, the limit (§8.3)."
    if position.ended_by == LAST_TURN:
        return f"The environment that lay upside down came in round {position.round} (§9.5)."
    return f"All environments were used after {rounds} (§9.6)."


def tie(position: Position) -> str:
    """§8.2 What decided among players who were level; nothing if one was ahead."""
    winner = int(position.winner)
    level = [
        seat
        for seat in range(position.seats)
        if position.points(seat) == position.points(winner) and seat != winner
    ]
    if not level:
        return ""
    is_level = any(position.food[seat] == position.food[winner] for seat in level)
    what = "a die" if is_level else "the most food"
    return f" {len(level) + 1} players had {position.points(winner)}, and {what} decided (§8.2)."
