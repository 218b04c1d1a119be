"""A refusal names what stands in the way: once that is changed, it is no longer said."""

import pytest
from tests import refused
from tests.refused import Case

from tangledbank import Rng, seeded
from tangledbank.games.trex import GAME
from tangledbank.games.trex.bots.likely import likely_action
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules.phases import MOST_SPOTS, SEATS
from tangledbank.games.trex.rules.position import ANSWERS, Position
from tangledbank.games.trex.said.refusals import SAYINGS
from tangledbank.games.trex.tests.mending import MEND
from tangledbank.games.trex.tests.test_refusals import CASES
from tangledbank.games.trex.tests.words import dealt

TRIED = 8  # actions of each seat in each position
KINDS = range(a.KEEP, a.SELL + 1)
ODD = 16  # of this many actions one names what its kind does not
# what no change of a position mends
FOR_GOOD = {"over", "no-such-seat", "no-such-action"}


def any_action(position: Position, rng: Rng) -> int:
    """Mostly one that the notation has, and half of the time an answer to the question."""
    answers = [kind for kind in KINDS if ANSWERS[position.question] >> kind & 1]
    kinds = answers if answers and rng.below(2) else list(KINDS)
    kind = kinds[rng.below(len(kinds))]
    parts = int(a.PARTS[kind]) if rng.below(ODD) else int(rng.below(16))
    spot, other = sorted((int(rng.below(MOST_SPOTS)), int(rng.below(MOST_SPOTS))))
    return int(
        a.encode(
            kind,
            any_card(position, rng) if parts & a.CARD else a.NO_CARD,
            spot if parts & (a.SPOT | a.PLACE) else a.NOWHERE,
            other if parts & a.OTHER else a.NOWHERE,
        )
    )


def any_card(position: Position, rng: Rng) -> int:
    """Half of the time one that somebody holds or has laid."""
    near = [card for pile in (*position.hands, *position.field.sides) for card in pile]
    near = [card for card in near if card <= position.cards.how_de_do]
    if near and rng.below(2):
        return near[rng.below(len(near))]
    return int(rng.below(int(position.cards.how_de_do) + 1))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_legal_is_refused_until_that_is_mended(seed: int) -> None:
    """§1 to §11"""
    position, rng = dealt(seed, target=1, rounds=2), seeded(seed)
    while actors := position.actors():
        for seat in range(SEATS):
            legal = position.legal(seat)
            assert all(position.why_not(seat, action) is None for action in legal)
            for _time in range(TRIED):
                action = any_action(position, rng)
                why = position.why_not(seat, action)
                assert (why is None) == (action in legal)
                if why is not None and why.code not in FOR_GOOD:
                    assert after_mending(position, seat, action, why.code) != why.code
        seat = actors[rng.below(len(actors))]
        position.apply(seat, likely_action(position, seat, rng))


def after_mending(position: Position, seat: int, action: int, code: str) -> str:
    """The code of what stands in the way then; nothing if it is allowed."""
    return refused.code_when_mended(position, seat, action, MEND[code])


@refused.each([case for case in CASES if case.code not in FOR_GOOD])
def test_each_refusal_is_gone_when_it_is_mended(case: Case) -> None:
    assert isinstance(case.table, Position)
    action = GAME.parse(case.text)

    assert after_mending(case.table, case.seat, action, case.code) != case.code


def test_for_every_ground_there_is_a_case_that_breaks_no_other_rule() -> None:
    alone = {
        case.table.ground(case.seat, action)
        for case, action in ((case, GAME.parse(case.text)) for case in CASES)
        if isinstance(case.table, Position)
        and case.code not in FOR_GOOD
        and after_mending(case.table, case.seat, action, case.code) == ""
    }

    assert set(SAYINGS) <= alone


def test_every_code_is_mended_or_for_good() -> None:
    codes = {saying.code for saying in SAYINGS.values()} | {"not-your-turn", "already-chosen"}

    assert set(MEND) == codes
    assert not codes & FOR_GOOD
