"""A refusal names the rule that is broken: with that put right, the action no longer meets it."""

from collections.abc import Iterator

import pytest
from tests import refused
from tests.play import random_game

from tangledbank.core.containers import pile_of
from tangledbank.core.rng import Rng, seeded
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, PROTECTED_AREA
from tangledbank.games.phylo.rules.actions import (
    AIM_NOTHING,
    DROPS,
    KEEP_ALL,
    OPPONENTS,
    aim_row,
    one_aim,
    restore,
    strike,
)
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.tests.mending import MEND
from tangledbank.games.phylo.tests.showdowns import showdown
from tangledbank.games.phylo.tests.test_refusals import CASES, LAND
from tangledbank.games.phylo.tests.words import dealt, made_up

WEB = made_up("oak sun points=4", "elm sun points=2", "vole plants points=5", "restoration")


def some_actions(position: Position, rng: Rng) -> Iterator[int]:
    """Every kind of action, with cards and opponents at random; not all of them are actions."""
    count = int(position.cards.count)
    card = rng.below(count + 1)
    yield int(strike(card))
    yield int(restore(card))
    yield int(restore())
    yield KEEP_ALL
    yield AIM_NOTHING
    mask = rng.below(1 << HAND)
    hand = pile_of(sorted({rng.below(count) for _card in range(HAND)}))
    yield int(DROPS.number_of(hand, mask))
    yield int(DROPS.number_of(position.hands[0], mask))
    yield int(aim_row(pile_of([any_aim(position, rng) for _aim in range(rng.below(HAND) + 1)])))
    yield rng.below(2**31)


def any_aim(position: Position, rng: Rng) -> int:
    """An event, mostly one of a hand, for anybody."""
    held = [int(position.cards.effect[card]) for hand in position.hands for card in hand]
    kinds = [*range(len(EVENTS)), *[event for event in held if event >= 0] * 4]
    event = kinds[rng.below(len(kinds))]
    return int(one_aim(event, rng.below(OPPONENTS) + 1 if event < PROTECTED_AREA else 0))


@pytest.mark.parametrize("seed", range(5))
def test_a_refusal_is_gone_once_what_it_names_is_put_right(seed: int) -> None:
    """§2.2, §4.1, §4.2, §6.3, §6.9, §8.4"""
    rng = seeded(seed)
    met = set()
    for position in random_game(dealt(2 + seed, seed, target=15)):
        for action in some_actions(position, rng):
            seat = rng.below(int(position.seats))
            refusal = position.why_not(seat, action)
            if refusal is None or refusal.code not in MEND:
                continue
            mend = MEND[refusal.code]
            assert refused.code_when_mended(position, seat, action, mend) != refusal.code
            met.add(refusal.code)
    assert {"not-your-turn", "already-ready", "wrong-phase", "not-in-hand"} <= met


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_against_exactly_what_is_legal(seed: int) -> None:
    """§2.2, §4.2, §6.3, §6.9"""
    rng = seeded(seed)
    for position in random_game(dealt(2 + seed, seed, target=15)):
        for seat in range(position.seats):
            legal = set(position.legal(seat))
            tried = {*list(legal)[:20], *some_actions(position, rng)}
            assert {action for action in tried if position.why_not(seat, action) is None} == (
                tried & legal
            )


def test_a_species_that_helps_most_may_come_back() -> None:
    """§6.9: the other way to mend it, for a card that is no event"""
    position = showdown(
        ["restoration", "vole"], ["restoration", "nothing"], WEB, dropped=["oak elm"]
    )
    elm = WEB.parse("restore elm")

    refusal = position.why_not(0, elm)
    assert refusal is not None
    assert refusal.code == "not-the-best"
    position.dropped[0].take(position.cards.number_of["oak"])
    assert position.why_not(0, elm) is None


def test_every_refusal_that_is_mended_is_met_by_some_case() -> None:
    """§4.2, §6.3, §6.9, §8.4: also those that chance rarely meets"""
    for case in CASES:
        if case.code in MEND:
            assert isinstance(case.table, Position)
            action, mend = LAND.parse(case.text), MEND[case.code]
            assert refused.code_when_mended(case.table, case.seat, action, mend) != case.code
    assert set(MEND) <= {case.code for case in CASES}
