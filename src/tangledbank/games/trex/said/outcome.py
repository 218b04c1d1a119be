"""§11 The end in words: who has won, and why the game was over."""

from tangledbank.core.outcome import Outcome, Part, Score
from tangledbank.core.words import counted
from tangledbank.games.trex.rules.phases import BY_POINTS, BY_ROUNDS, NO_PLACES, SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.build import leaders


def outcome(position: Position) -> Outcome:
    """§11.2 More points win; level, the victory is shared."""
    scores = tuple(score(position, seat) for seat in range(SEATS))
    return Outcome(scores, leaders(position), ended(position))


def score(position: Position, seat: int) -> Score:
    """§5.7 The places that a seat won."""
    places = position.scores[seat].as_list()
    names = tuple(position.cards.names[card] for card in places)
    points = int(position.points(seat))
    parts = (Part(points, counted(len(places), "place", "places"), names),)
    return Score(f"Seat {seat + 1}", points, parts)


def ended(position: Position) -> str:
    """§11.1 to §11.4 Why it is over."""
    played = counted(int(position.round), "round", "rounds")
    if position.ended_by == BY_POINTS:
        target = counted(position.terms.target, "point was", "points were")
        return f"{target} reached after {played} (§11.1)."
    if position.ended_by == BY_ROUNDS:
        return f"{played} {'was' if position.round == 1 else 'were'} played, the limit (§11.3)."
    if position.ended_by == NO_PLACES:
        return f"After {played} no place was left to be won (§11.3)."
    return f"After {played} no card was left for a spot (§11.4)."
