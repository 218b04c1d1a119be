"""§5.2, §5.3 The count in words: which cards gave which points, and who has won."""

from tangledbank.core.outcome import Outcome, Part, Score
from tangledbank.games.phanerozoic.cards.gallery import line_text
from tangledbank.games.phanerozoic.rules.position import Position


def outcome(position: Position) -> Outcome:
    """§5.3 Whoever has won, with the points of everyone, and §6.1 of the Automa."""
    scores = tuple(
        score(position, f"Seat {seat + 1}", [position.kept_goal[seat]])
        for seat in range(position.seats)
    )
    won = position.winners()
    winners = tuple(seat for seat in range(position.seats) if won >> seat & 1)
    rivals: tuple[Score, ...] = ()
    if position.seats == 1:
        rivals = (score(position, "The Automa", list(position.automa_goals)),)
    return Outcome(scores, winners, ended(position), rivals)


def ended(position: Position) -> str:
    """§1.6 Why it is over."""
    return f"The game ends after round {position.round} (§1.6)."


def score(position: Position, name: str, goals: list[int]) -> Score:
    """§5.2 Line by line (ruling N44)."""
    parts = [
        part(position, when, word, points)
        for goal in goals
        for when, word, points in position.cards.goal_lines[goal]
    ]
    return Score(name, sum(one.points for one in parts), tuple(parts))


def part(position: Position, when: str, word: str, points: int) -> Part:
    """§5.2 One line: the cards it counts and what they give."""
    counted = tuple(cards_that_count(position, when, word))
    return Part(points * len(counted), f"{line_text(when, word, points)} each", counted)


def cards_that_count(position: Position, when: str, word: str) -> list[str]:
    """§5.2 Species and mutations, by name or icon, in the rows or in the extinction pile (N18)."""
    cards = position.cards
    species = [int(one.card) for one in position.table]
    sides = [
        int(cards.side(mutation, one.row)) for one in position.table for mutation in one.mutations
    ]
    if when == "extinct":
        species = list(position.extinct)
        sides = list(position.extinct_sides)
    return [cards.ids[one] for one in species if word in cards.words[one]] + [
        cards.ids[cards.first_mutation + side // 2]
        for side in sides
        if word in cards.side_words[side]
    ]
