"""Random games to the end: for 2 to 6 players, with every option turned.

Compiled there are a thousand games of each sort; uncompiled, enough to see that all is well.
"""

from typing import Any

import pytest
from tests.spoken import each

from tangledbank.core.containers import Actions
from tangledbank.core.events import WIDTH, listening
from tangledbank.core.game import Game
from tangledbank.core.playout import play_many
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.bots.foresight import settled
from tangledbank.games.phylo.rules import told
from tangledbank.games.phylo.rules.actions import AIM_NOTHING, DROPS
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, LONGEST, OVER, POINTS, ROUNDS
from tangledbank.games.phylo.rules.told import packed_cards
from tangledbank.games.phylo.tests.words import made_up
from tangledbank.lab.bench import is_compiled

COMPILED = is_compiled(Position.__module__)
GAMES = 1000 if COMPILED else 3
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "six rounds": {"end": "rounds"},
    "any size": {"scale": False},
    "one draw": {"draws": 1, "target": 20},
    "three draws, no hops": {"draws": 3, "hops": 0, "station": 20},
    "no end in sight": {"target": 300, "longest": 4},
}
SMALL = made_up(  # ten cards for each of six players, so that the pickup pile runs out (P29)
    "moss sun copies=9", "oak sun copies=8 terrains=forest,urban", "vole plants copies=9 scale=2",
    "deer plants copies=6", "owl meat copies=8", "fox both copies=8", "epidemic", "wildfire",
    "drought", "overpopulation", "climate-shift", "blight", "poaching", "oil-spill",
    "restoration copies=2", "protected-area", "research-station", size=60,
)  # fmt: skip

seat_counts = pytest.mark.parametrize("seats", GAME.seats)


def table_for(seats: int, game: Game = GAME, **options: object) -> Position:
    """An empty table, to be dealt on again and again."""
    table = game.table(seats, game.settle(seats, options))
    assert isinstance(table, Position)
    return table


@seat_counts
@pytest.mark.parametrize("variant", OPTIONS)
def test_every_game_comes_to_its_end(seats: int, variant: str) -> None:
    """§8.1, §8.2, §8.3, §8.4"""
    table = table_for(seats, **OPTIONS[variant])
    terms = table.terms
    for seed in range(GAMES):
        decisions, _checksum = play_many(table, 1, seed)
        totals = each(table.totals)
        assert decisions >= seats * (terms.draws + 1)
        assert (table.phase, table.actors()) == (OVER, [])
        if table.ended_by == POINTS:
            assert max(totals) >= terms.target
        elif table.ended_by == LONGEST:
            assert table.round == terms.longest
            assert max(totals) < terms.target
        else:
            assert (table.ended_by, table.round) == (ROUNDS, terms.rounds)
        assert (table.ended_by == ROUNDS) == (variant == "six rounds")


@seat_counts
@pytest.mark.parametrize("game", [GAME, SMALL], ids=["our deck", "small deck"])
def test_every_card_is_in_one_place_and_totals_never_fall(seats: int, game: Game) -> None:
    """§1.3, §2.5, §6.5, §7.2, P10, P24, P29: at every moment; hands never grow beyond five."""
    table = table_for(seats, game, target=40)
    cards = list(range(table.cards.count))
    actions = Actions()
    for seed in range(100 if COMPILED else 2):
        table.deal(seed)
        rng = seeded(seed)
        totals = [0] * seats
        while (seat := table.to_act()) >= 0:
            table.fill(seat, actions)
            table.apply(seat, actions.pick(rng))
            assert sorted(card for place in table.places() for card in place) == cards
            assert all(len(hand) <= 5 for hand in table.hands)
            now = each(table.totals)
            assert all(was <= is_now for was, is_now in zip(totals, now, strict=True))
            totals = now


def test_every_species_scores_in_some_game() -> None:
    """§1.4, §3.1, §7.2: it counts in the web of a round's winner, within 2,000 games of four in
    which all keep what counts."""
    table = table_for(4)
    missing = set(range(88))
    for seed in range(2000):
        table.deal(seed)
        with listening(table) as numbers:
            while (seat := table.to_act()) >= 0:
                table.apply(seat, careful(table, seat))
        missing -= scored(numbers)
        if not missing:
            break

    assert [GAME.cards.ids[card] for card in sorted(missing)] == []


def careful(table: Position, seat: int) -> int:
    """Keep what counts, and aim at nobody."""
    if table.phase == AIMING:
        return AIM_NOTHING
    hand = table.hands[seat]
    return int(DROPS.number_of(hand, ~settled(table.cards, table.links, hand)))


def scored(numbers: list[int]) -> set[int]:
    """The species in the webs of winners, from what a table told."""
    found: set[int] = set()
    webs: dict[int, int] = {}
    place = {told.REVEALED: 3, told.FELL: 3, told.COLLAPSED: 3, told.RESTORED: 4}
    for at in range(0, len(numbers), WIDTH):
        kind, seat = numbers[at], numbers[at + 1]
        if kind in place:
            webs[seat] = numbers[at + place[kind]]
        elif kind == told.WON:
            found |= set(packed_cards(webs[seat]))
    return found


def test_the_pickup_pile_of_our_deck_never_runs_out() -> None:
    """§2.5, P10: even where six players drop everything twice."""
    table = table_for(6, end="rounds", rounds=1)
    table.deal(1)
    while table.phase == DRAWING:
        seat = table.to_act()
        with listening(table) as numbers:
            table.apply(seat, table.legal(seat)[-1])
        assert told.RESHUFFLED not in numbers[::WIDTH]

    assert len(table.pickup) == 10


def test_that_of_a_small_deck_does() -> None:
    """§2.5, P10, P29"""
    table = table_for(6, SMALL, end="rounds", rounds=1)
    table.deal(1)
    kinds: list[int] = []
    while table.phase == DRAWING:
        seat = table.to_act()
        with listening(table) as numbers:
            table.apply(seat, table.legal(seat)[-1])
        kinds += numbers[::WIDTH]
        assert len(table.hands[seat]) == 5

    assert told.RESHUFFLED in kinds


def test_the_same_seed_plays_the_same_games() -> None:
    """Compiled or not: the checksum is over all points."""
    assert play_many(table_for(3), 2, 7) == play_many(table_for(3), 2, 7)
