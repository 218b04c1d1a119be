"""Random games to the end: for 2 to 6 players, with every deck of environments and every variant.

Compiled there are a thousand games of each sort; uncompiled, enough to see that all is well.
"""

from typing import NamedTuple

import pytest

from tangledbank.core.events import WIDTH, listening
from tangledbank.core.playout import play_many
from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import EFFECTS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import GOAL, LAST_TURN, LIMIT, OVER, USED_UP
from tangledbank.games.mating.rules.told import SNEAKED, SNEAKED_ON
from tangledbank.lab.bench import is_compiled

GAMES = 1000 if is_compiled(Position.__module__) else 20
DECKS: dict[str, dict[str, object]] = {
    "stable": {},
    "variable": {"environment": "variable"},
    "one card": {"environment": "own", "own_deck": "late-autumn", "own_order": "shuffled"},
    "as written": {"environment": "own"},
}
SIZES = {"stable": 16, "variable": 16, "one card": 1, "as written": 6}
VARIANTS: dict[str, dict[str, object]] = {
    "plain": {},
    "no predation": {"predation": False},
    "no scarcity": {"scarcity": False},
    "sudden death": {"sudden_death": True},
    "long life": {"long_life": True},
    "food first": {"food_first": True},
}

decks = pytest.mark.parametrize("deck", DECKS)
seat_counts = pytest.mark.parametrize("seats", GAME.seats)


class Ended(NamedTuple):
    """How one game ended."""

    why: int
    rounds: int
    most: int  # offspring


def table_for(seats: int, **options: object) -> Position:
    """An empty table, to be dealt on again and again."""
    table = GAME.table(seats, GAME.settle(seats, options))
    assert isinstance(table, Position)
    return table


def random_ends(table: Position, games: int) -> list[Ended]:
    """The ends of this many random games, each played through and looked at."""
    found = []
    for seed in range(games):
        decisions, _checksum = play_many(table, 1, seed)
        assert decisions > 0
        assert (table.phase, table.actors()) == (OVER, [])
        assert 0 <= table.winner < table.seats
        assert all(0 <= food <= table.terms.food_limit for food in table.food)
        offspring = [int(count) for count in table.offspring]
        assert min(offspring) >= 0
        assert table.points(table.winner) == max(table.points(seat) for seat in range(table.seats))
        found.append(Ended(int(table.ended_by), int(table.round), max(offspring)))
    return found


@seat_counts
@decks
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_comes_to_its_end(seats: int, deck: str, variant: str) -> None:
    """§8.1, §8.3, §9.1-§9.7; M38: ordinary play never needs the limit of rounds."""
    table = table_for(seats, **DECKS[deck], **VARIANTS[variant])

    for end in random_ends(table, GAMES):
        if variant == "long life":
            assert (end.why, end.rounds) == (USED_UP, SIZES[deck])
        elif variant == "sudden death":
            assert end.why in (GOAL, LAST_TURN)
            assert end.rounds <= SIZES[deck] + 1
        else:
            assert end.why == GOAL
            assert end.rounds < table.terms.round_limit
        assert (end.why == GOAL) <= (end.most >= table.terms.goal)


@seat_counts
@pytest.mark.parametrize("deck", ["stable", "variable"])
def test_every_sneaky_kind_is_played(seats: int, deck: str) -> None:
    """§6.7-§6.15: in some batch of ordinary games, however rare an answer is for two."""
    table = table_for(seats, **DECKS[deck])
    unplayed = set(EFFECTS)
    for batch in range(20):
        with listening(table) as told:
            play_many(table, 100, 100 * batch)
        unplayed -= {EFFECTS[GAME.cards.effect[card]] for card in sneaky_cards(told)}
        if not unplayed:
            break

    assert unplayed == set()


def sneaky_cards(told: list[int]) -> set[int]:
    """Which sneaky cards were played, from what a table told."""
    found = range(0, len(told), WIDTH)
    return {told[at + 2] for at in found if told[at] in (SNEAKED, SNEAKED_ON)}


def test_a_game_without_food_reaches_the_limit_of_rounds() -> None:
    """§8.3, M38: a deck of one's own without food leaves everyone out to lunch."""
    hungry = {"environment": "own", "own_deck": "long-drought", "start_food": 0}
    table = table_for(4, **hungry, round_limit=12)

    assert {(end.why, end.rounds) for end in random_ends(table, 5)} == {(LIMIT, 12)}
