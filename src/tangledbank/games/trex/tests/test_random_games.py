"""Random games to the end, with every option turned.

Compiled there are two thousand games; uncompiled, enough to see that all is well.
"""

from typing import Any

import pytest

from tangledbank.core.containers import Actions
from tangledbank.core.events import WIDTH, listening
from tangledbank.core.playout import play_many
from tangledbank.core.rng import seeded
from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.cards import PREHISTORICS, REVEALS, SPOTS, TEXTS
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.phases import (
    BY_POINTS,
    BY_ROUNDS,
    NO_PLACES,
    OVER,
    QUESTIONS,
    SEATS,
)
from tangledbank.games.trex.rules.position import Position
from tangledbank.lab.bench import is_compiled

COMPILED = is_compiled(Position.__module__)
GAMES = 2000 if COMPILED else 100
WATCHED = 200 if COMPILED else 8  # games in which every moment is looked at
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "2011": {"cards": "2011"},
    "short": {"target": 5},
    "long": {"target": 10},
    "small hands": {"hand": 1, "limit": 1},
    "large hands": {"hand": 12, "limit": 30, "plays": 4},
    "six spots": {"spots": 6, "how_de_dos_a_period": 3},
    "no How-de-dos": {"how_de_dos": 0, "trade": False},
    "in turn": {"first_move": "in turn", "ties": "nobody", "free_first": True},
    "never": {"first_move": "never", "redraw": False, "place_points": 3},
    "few rounds": {"rounds": 3, "target": 32},
}


def table_for(**options: object) -> Position:
    """An empty table, to be dealt on again and again."""
    table = GAME.table(SEATS, GAME.settle(SEATS, options))
    assert isinstance(table, Position)
    return table


@pytest.mark.parametrize("variant", OPTIONS)
def test_every_game_comes_to_its_end(variant: str) -> None:
    """§11.1, §11.2, §11.3"""
    table = table_for(**OPTIONS[variant])
    terms = table.terms
    for seed in range(GAMES if variant == "plain" else GAMES // 10):
        decisions, _checksum = play_many(table, 1, seed)
        points = [int(table.points(seat)) for seat in range(SEATS)]
        assert decisions > 2
        assert (table.phase, table.actors()) == (OVER, [])
        assert table.outcome() is not None
        if table.ended_by == BY_POINTS:
            assert max(points) >= terms.target
            assert points[0] != points[1]
        elif table.ended_by == BY_ROUNDS:
            assert table.round == terms.rounds
        else:
            assert table.ended_by == NO_PLACES
        assert table.round <= terms.rounds


@pytest.mark.parametrize("variant", ["plain", "2011", "small hands", "six spots"])
def test_every_card_is_in_one_place_and_no_hand_is_ever_gone(variant: str) -> None:
    """§1.1, §1.8, §1.9, §3.4, §5.9: at every moment."""
    table = table_for(**OPTIONS[variant])
    terms, cards = table.terms, list(range(table.cards.count))
    actions = Actions()
    assert len(cards) == 112
    for seed in range(WATCHED):
        table.deal(seed)
        rng = seeded(seed)
        while (seat := table.to_act()) >= 0:
            table.fill(seat, actions)
            table.apply(seat, actions.pick(rng))
            assert sorted(card for place in table.places() for card in place) == cards
            for each in range(SEATS):
                assert table.size(each) > 0
                assert table.hands[each].as_list() == sorted(table.hands[each].as_list())
                laid = sum(table.cards.is_how_de_do(card)
                    for at in range(table.field.count)
                    for card in table.field.side(each, at).as_list())  # fmt: skip
                assert laid + table.how_de_dos[each].count == terms.how_de_dos
                if QUESTIONS[table.question] != "limit" and table.hands[each].count:
                    assert table.size(each) <= terms.limit


def test_hands_above_the_limit_are_only_seen_while_their_player_discards() -> None:
    """§1.9: or where nothing is held, so that nothing can be discarded."""
    table = table_for(hand=6, limit=6)
    actions = Actions()
    asked = 0
    for seed in range(WATCHED):
        table.deal(seed)
        rng = seeded(seed)
        while (seat := table.to_act()) >= 0:
            if QUESTIONS[table.question] == "limit":
                asked += 1
                assert table.size(seat) > 6
            table.fill(seat, actions)
            table.apply(seat, actions.pick(rng))

    assert asked > 5


def test_every_question_is_asked_in_some_game() -> None:
    """§1 to §9"""
    missing = set(QUESTIONS) - {""}
    table = table_for()
    actions = Actions()
    for seed in range(600):
        table.deal(seed)
        rng = seeded(seed)
        while (seat := table.to_act()) >= 0:
            missing.discard(QUESTIONS[table.question])
            table.fill(seat, actions)
            table.apply(seat, actions.pick(rng))
        if not missing:
            break

    assert missing == set()


def test_every_effect_family_occurs_in_some_game() -> None:
    """§2, §7, §8, §9: revealed, counted, dealt as a spot that somebody contests."""
    cards, table = GAME.cards, table_for()
    found: dict[str, set[str]] = {"eyes": set(), "texts": set(), "spots": set(), "events": set()}
    wanted = {
        "eyes": set(REVEALS) - {""}, "texts": set(TEXTS) - {""}, "spots": set(SPOTS) - {""},
        "events": set(PREHISTORICS) - {""},
    }  # fmt: skip
    for seed in range(400):
        with listening(table) as numbers:
            play_many(table, 1, seed)
        for at in range(0, len(numbers), WIDTH):
            kind, card, second = numbers[at], numbers[at + 2], numbers[at + 3]
            if kind == told.LAID_OPEN:
                found["eyes"].add(REVEALS[cards.reveal[card]])
            elif kind == told.TURNED_UP:
                found["texts"].add(TEXTS[cards.text[card]])
            elif kind in (told.WON, told.WON_TIE, told.WON_STUBBORN):
                found["spots"].add(SPOTS[cards.spot[second]])
            elif kind == told.PREHISTORIC:
                found["events"].add(PREHISTORICS[cards.effect[card]])
        if all(wanted[key] <= found[key] for key in wanted):
            return

    assert {key: wanted[key] - found[key] for key in wanted} == {key: set() for key in wanted}


def test_the_same_seed_plays_the_same_games() -> None:
    """Compiled or not: the checksum is over all points."""
    assert play_many(table_for(), 5, 7) == play_many(table_for(), 5, 7)


def test_a_copy_plays_on_as_the_table_does_and_leaves_it_alone() -> None:
    """From many moments of a game, whatever is asked."""
    table = table_for(target=4)
    actions = Actions()
    for seed in range(4):
        table.deal(seed)
        rng = seeded(seed)
        while (seat := table.to_act()) >= 0:
            twin, before = table.clone(), table.places()
            table.fill(seat, actions)
            action = actions.pick(rng)
            twin.apply(seat, action)
            assert table.places() == before
            table.apply(seat, action)
            assert table.places() == twin.places()
            assert table.legal(table.to_act()) == twin.legal(twin.to_act())
