# Not compiled: text positions for tests, tutorials and puzzles.
"""What reads the scenes of all games: texts for the seats, and cards that lie in one place."""

from collections.abc import Sequence

from tangledbank.core.errors import BadScene

BySeat = str | Sequence[str]


def by_seat(texts: BySeat, seats: int) -> list[str]:
    """One text per seat; a single one is the first seat's."""
    given = [texts] if isinstance(texts, str) else list(texts)
    if len(given) > seats:
        raise BadScene(f"This scene has {seats} seats, and texts for {len(given)}.")
    return given + [""] * (seats - len(given))


def lay_once(name: str, card: int, laid: set[int]) -> int:
    """The card, from now on among those that lie somewhere."""
    if card in laid:
        raise BadScene(f"{name} lies in two places of this scene.")
    laid.add(card)
    return card
