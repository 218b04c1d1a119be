"""A refusal names what is wrong: put exactly that right, and it is not said again."""

from tests import refused

from tangledbank.core.advance import advance
from tangledbank.core.rng import Rng, seeded
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    LUNCH,
    PLAY,
    SNEAK,
    discard,
    encode,
)
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.tests.mending import MEND
from tangledbank.games.mating.tests.words import dealt

TABLES: list[dict[str, object]] = [{}, {"predation": False}, {"start_food": 1, "goal": 20}]
MOST = 60  # decisions of a game


def test_a_refusal_is_not_said_again_when_its_reason_is_gone() -> None:
    """§2.2, §2.4, §6.1 to §6.14, §7.1"""
    met = set()
    for seed in range(9):
        rng = seeded(seed)
        table = dealt(3, seed, **TABLES[seed % 3])
        for _decision in range(MOST):
            if not table.actors():
                break
            seat = int(rng.below(3))
            for action in some_actions(table, seat, rng):
                met.add(mended(table, seat, action))
            act(table, rng)

    assert met - {None} == set(MEND)


def test_an_action_is_refused_exactly_if_it_is_not_legal() -> None:
    """§6.5, M34"""
    for seed in range(3):
        rng = seeded(seed)
        table = dealt(3, seed)
        for _decision in range(MOST):
            for seat in range(3):
                legal = table.legal(seat)
                assert all(table.why_not(seat, action) is None for action in legal)
                for action in some_actions(table, seat, rng):
                    assert (table.why_not(seat, action) is None) == (action in legal)
            if not table.actors():
                break
            act(table, rng)


def mended(table: Position, seat: int, action: int) -> str | None:
    """The code of the refusal, if there is one that can be put right."""
    refusal = table.why_not(seat, action)
    if refusal is None or refusal.code not in MEND:
        return None
    after = refused.code_when_mended(table, seat, action, MEND[refusal.code])
    assert after != refusal.code, f"{refusal} is said again"
    return refusal.code


def some_actions(table: Position, seat: int, rng: Rng) -> list[int]:
    """A few of all actions there are: kinds, cards of the hand and others, targets, discards."""
    every: list[int] = [*list(table.hands[seat]) * 20, *range(table.cards.count)]

    def card() -> int:
        return every[rng.below(len(every))]

    def sneak(card: int) -> int:
        return int(encode(SNEAK, card, int(rng.below(7)) - 1))

    return [
        *(sneak(one) for one in table.hands[seat] if table.cards.is_sneaky(one)),
        sneak(card()),
        int(encode(PLAY, card())),
        int(encode(LUNCH + int(rng.below(ACCEPT - LUNCH + 1)))),
        int(discard(sorted({card() for _card in range(int(rng.below(4)))}))),
        int(rng.below(1 << 31)),
    ]


def act(table: Position, rng: Rng) -> None:
    """Anything that is legal."""
    seat = table.actors()[0]
    legal = table.legal(seat)
    advance(table, seat, legal[rng.below(len(legal))])
