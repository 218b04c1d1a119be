"""§3.1 The right reason: once what a refusal names is put right, it is given no more."""

from random import Random

import pytest
from tests import refused

from tangledbank.core.advance import advance
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules.actions import CHOOSE, KEEP_GOAL, NOTHING, encode
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.tests.mending import MEND, CannotMend

# Nothing that a table could change: what a card is, and whether a number names one.
BEYOND_MENDING = {
    "no-such-action", "no-bonus", "no-event", "no-mutation", "no-recover", "no-species",
    "not-your-goal", "other-habitat", "other-kind", "other-row", "recover-a-card", "no-cards",
}  # fmt: skip


def some_action(position: Position, rng: Random) -> int:
    """Any number of the right shape, about cards that matter now as often as not."""
    near = [card for place in position.places() for card in place if len(place) < 9]
    cards = near if rng.random() < 0.7 else range(position.cards.count)
    target = NOTHING if rng.random() < 0.2 else rng.choice(cards)
    return int(encode(rng.randint(CHOOSE, KEEP_GOAL), rng.choice(cards), target))


def code_when_mended(position: Position, seat: int, action: int, code: str) -> str:
    """What is refused once the table is as the refusal wants it; nothing if it is allowed."""
    try:
        return refused.code_when_mended(position, seat, action, MEND[code])
    except CannotMend:
        return ""


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_refusal_names_what_stands_in_the_way(seats: int) -> None:
    """§2.4, §2.7, §3.1, §3.9 to §3.11, §5.1"""
    rng = Random(seats)
    position = GAME.deal(seats, seats)
    assert isinstance(position, Position)
    codes = set()
    while position.actors():
        for _try in range(30):
            seat, action = rng.randrange(seats), some_action(position, rng)
            refusal = position.why_not(seat, action)
            assert (refusal is None) == (action in position.legal(seat))
            if refusal is None:
                continue
            codes.add(refusal.code)
            if refusal.code in MEND:
                assert refusal.code != code_when_mended(position, seat, action, refusal.code)
        seat = rng.choice(position.actors())
        advance(position, seat, rng.choice(position.legal(seat)))

    assert codes - BEYOND_MENDING <= MEND.keys()
    assert len(codes) > 8
