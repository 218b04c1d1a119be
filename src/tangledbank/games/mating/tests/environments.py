"""Games about their environments: own decks, rounds in which all are out to lunch, nests."""

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import DECKS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.tests.words import after, dealt, phase, seen


def own(
    seats: int, deck: str, order: str = "as written", seed: int = 1859, **options: object
) -> Position:
    """A game with its own deck of environments."""
    return dealt(seats, seed, environment="own", own_deck=deck, own_order=order, **options)


def lunch(position: Position, rounds: int = 1) -> Position:
    """Everyone is out to lunch and keeps all cards, for this many rounds."""
    for _round in range(rounds):
        position = after(position, *["out to lunch"] * position.seats)
        if phase(position) == "discarding":
            position = after(position, *["keep all"] * position.seats)
    return position


def turned_up(position: Position, rounds: int) -> list[str]:
    """The environments of the next rounds."""
    found = []
    for _round in range(rounds):
        position = after(position, *["out to lunch"] * position.seats)
        found.append(seen(position).environment or "")
        if phase(position) == "discarding":
            position = after(position, *["keep all"] * position.seats)
    return found


def nested(position: Position, offspring: list[int], food: list[int]) -> Position:
    """A copy with other numbers in the nests."""
    twin = position.clone()
    for seat, (count, left) in enumerate(zip(offspring, food, strict=True)):
        twin.offspring[seat] = twin.began[seat] = count
        twin.food[seat] = left
    return twin


def deck_of(name: str) -> str:
    """To which deck an environment belongs."""
    number = GAME.cards.environment_number_of[name]
    return str(DECKS[GAME.cards.environment_deck[number]])


def all_environments(table: Position) -> list[str]:
    """The environments that lie in the deck, the top one first."""
    return [table.cards.environment_ids[one] for one in table.environments.as_list()[::-1]]
