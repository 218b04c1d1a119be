"""§6 Balancing the game: the victory break, threes only, personal cards."""

from mypy_extensions import i64

from tangledbank.core.options import Values
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


def plays_threes(options: Values) -> bool:
    """§6.2 Whether only cards with three animals are in the game, as in a teaching game (§6.4)."""
    return options["cards"] != "all"


def personal_cards(seats: int, text: str) -> list[int]:
    """§1.2, §6.3 How many personal cards each seat gets; §8.1 alone, none."""
    if seats == 1:
        return [0]
    found = [int(word) for word in personal_words(text)]
    return found * seats if len(found) == 1 else found


def personal_words(text: str) -> list[str]:
    """§6.3 `1`, or one number a seat: `0 1 2`."""
    return text.replace(",", " ").split()
