"""§6 Balancing the game: the victory break; what else balances it is among the terms."""

from mypy_extensions import i64

from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.told import RESTS, RETURNS


def rest(position: State, seat: i64) -> None:
    """§6.1 Whoever rested is back, and the caller rests until the next triple (ruling C28)."""
    if not position.terms.victory_break or position.seats == 1:
        return
    if position.resting >= 0:
        position.tell(RETURNS, position.resting)
    position.resting = seat
    position.tell(RESTS, seat)


def return_early(position: State) -> None:
    """§6.1 The player on a break is needed (rulings C15, C28)."""
    position.tell(RETURNS, position.resting)
    position.resting = -1


def active(position: State) -> i64:
    """§6.1 How many players are not on a break."""
    return position.seats - 1 if position.resting >= 0 else position.seats
