"""A position from words: `scene(males=["red-deer-roar", "lunch"], environments="late-autumn")`."""

from collections.abc import Sequence

from tangledbank.core.errors import BadScene
from tangledbank.core.rng import read_seed
from tangledbank.core.scenes import BySeat, by_seat, lay_once
from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.flow import go_on
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.setup import clear, put_away
from tangledbank.games.mating.rules.sneaking import open_window
from tangledbank.games.mating.rules.state import CHOOSING, DISCARDING
from tangledbank.games.mating.said.options import lay_out

Numbers = int | Sequence[int] | None


def scene(
    *,
    seats: int = 3,
    hands: BySeat = "",
    males: BySeat = "",
    food: Numbers = None,
    offspring: Numbers = None,
    red: Numbers = None,
    blue: Numbers = None,
    mated: Numbers = None,
    window: int = 1,
    discarding: bool = False,
    turned_up: str = "",
    environments: str = "",
    used: str = "",
    deck: str = "",
    discards: str = "",
    first: int = 0,
    round: int = 1,
    seed: int | str = 0,
    **options: object,
) -> Position:
    """A position as the words say; cards that they do not name form the decks, in any order.

    Things by seat are one for the first seat, or a sequence. With `males` (a strategy, "lunch", or
    nothing for a player who has lost his) the strategies are shown and paid and a window is open;
    without, strategies are chosen, or cards discarded. `red` and `blue` are females that stand with
    a male, `mated` those that he had in Mating, whose offspring are counted already. Decks are
    drawn in the order of their text.
    """
    position = lay_out(GAME.cards, seats, GAME.settle(seats, options))
    clear(position)
    position.rng.seed(read_seed(seed))
    check_frame(round, first, seats, discarding and any(by_seat(males, seats)))
    position.round = round
    position.first = first
    laid: set[int] = set()
    for seat, text in enumerate(by_seat(hands, seats)):
        hold(position, seat, read_cards(text, laid))
    fill_numbers(position, seats, food, offspring, red, blue, mated)
    stack(position, deck, discards, laid, by_seat(males, seats))
    check_nests(position)
    stack_environments(position, turned_up, environments, used)
    if any(by_seat(males, seats)):
        begin_window(position, window)
    else:
        position.ask(DISCARDING if discarding else CHOOSING, 0)
    return position


def begin_window(position: Position, window: int) -> None:
    """A window is open, or what comes after it if nobody is asked."""
    if window not in (1, 2, 3, 4):
        raise BadScene(f"Windows are 1 to 4; {window} is none.")
    open_window(position, window)
    go_on(position)


def check_frame(round: int, first: int, seats: int, both: bool) -> None:
    """Refuse rounds and seats that no game has."""
    if round < 1:
        raise BadScene(f"Rounds count from 1; {round} is none.")
    if not 0 <= first < seats:
        raise BadScene(f"This scene has seats 0 to {seats - 1}, so {first} cannot be first.")
    if both:
        raise BadScene("Nobody discards while strategies are in play.")


def check_nests(position: Position) -> None:
    """Refuse numbers that no nest has, and females without a male."""
    for seat in range(position.seats):
        if not 0 <= position.food[seat] <= position.terms.food_limit:
            raise BadScene(f"Food goes from 0 to {position.terms.food_limit}.")
        if position.began[seat] < 0:
            raise BadScene("A nest has no fewer offspring than females had in Mating.")
        if position.females_of(seat) and not position.is_in_play(seat):
            raise BadScene("Females stand only with a strategy in play.")


def hold(position: Position, seat: int, cards: list[int]) -> None:
    """A hand."""
    if len(cards) > position.terms.hand:
        raise BadScene(f"A hand holds {position.terms.hand} cards at most, not {len(cards)}.")
    for card in cards:
        position.hands[seat].slot_in(card)


def fill_numbers(
    position: Position,
    seats: int,
    food: Numbers,
    offspring: Numbers,
    red: Numbers,
    blue: Numbers,
    mated: Numbers,
) -> None:
    """Nests, and the females that have left the stands."""
    start = int(position.terms.start_food)
    for seat, count in enumerate(numbers(food, seats, start)):
        position.food[seat] = count
    born = numbers(mated, seats, 0)
    for seat, count in enumerate(born if offspring is None else numbers(offspring, seats, 0)):
        position.offspring[seat] = count
        put_away(position, seat)
    for seat, count in enumerate(numbers(red, seats, 0)):
        position.red_with[seat] = count
        position.red -= count
    for seat, count in enumerate(numbers(blue, seats, 0)):
        position.blue_with[seat] = count
        position.blue -= count
    for seat, count in enumerate(born):
        position.mated[seat] = count
        position.began[seat] -= count
    if position.red < 0 or position.blue < 0:
        raise BadScene("More females stand with males than a stand holds.")


def stack(position: Position, deck: str, discards: str, laid: set[int], males: list[str]) -> None:
    """Strategies in play, the discard pile and the deck."""
    for seat, name in enumerate(males):
        position.lunch[seat] = int(name == "lunch")
        if name and name != "lunch":
            card = read_cards(name, laid)[0]
            if position.cards.is_sneaky(card):
                raise BadScene(f"{name} is sneaky and cannot stand in the clearing.")
            position.strategy[seat] = card
    position.discards.fill(read_cards(discards, laid))
    drawn = read_cards(deck, laid)
    rest = [card for card in position.cards.deck if card not in laid]
    position.deck.fill(rest)
    position.deck.shuffle(position.rng)
    for card in drawn[::-1]:
        position.deck.add(card)


def stack_environments(position: Position, turned_up: str, coming: str, used: str) -> None:
    """What is turned up, what was used before, and what comes next; the others lie below."""
    before = [read_environment(name) for name in used.split()]
    next_ones = [read_environment(name) for name in coming.split()]
    if turned_up:
        position.environment = read_environment(turned_up)
        before.append(int(position.environment))
    rest = list(position.terms.environments)
    for one in [*before, *next_ones]:
        if one not in rest:
            name = position.cards.environment_ids[one]
            raise BadScene(f"{name} is not in the deck of this game, or not so often.")
        rest.remove(one)
    position.used.fill(before)
    position.environments.fill(rest + next_ones[::-1])


def numbers(given: Numbers, seats: int, default: int) -> list[int]:
    """One number a seat; a single one is everybody's."""
    if given is None:
        return [default] * seats
    if isinstance(given, int):
        return [given] * seats
    if len(given) > seats:
        raise BadScene(f"This scene has {seats} seats, and numbers for {len(given)}.")
    return [*given, *[default] * (seats - len(given))]


def read_cards(text: str, laid: set[int]) -> list[int]:
    """Several cards that lie nowhere yet, with spaces between."""
    found = []
    for name in text.split():
        if name not in GAME.cards.number_of:
            raise BadScene(f"There is no card {name!r} in this deck.")
        card = GAME.cards.number_of[name]
        found.append(lay_once(name, card, laid))
    return found


def read_environment(name: str) -> int:
    """An environment by its id."""
    if name not in GAME.cards.environment_number_of:
        raise BadScene(f"There is no environment {name!r}.")
    return int(GAME.cards.environment_number_of[name])
