"""A refusal names the rule that is broken: once that is mended, it is not met again."""

from collections.abc import Iterator

import pytest
from tests import refused

from tangledbank.core.advance import advance
from tangledbank.core.containers import Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng, seeded
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD
from tangledbank.games.clades.rules.actions import CALL, call
from tangledbank.games.clades.rules.calling import fill_reach
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.refusals import SAYINGS
from tangledbank.games.clades.tests.mending import MEND
from tangledbank.games.clades.tests.test_refusals import CASES
from tangledbank.games.clades.tests.words import action, dealt

NEVER_MENDED = {"no-such-action", "no-exchange"}
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "plain": (3, {}),
    "alone": (1, {"solitaire": "race", "race_triples": 4}),
    "untimed": (3, {"untimed": True, "victory_break": True, "hints": False}),
    "penalty": (2, {"victory_break": True, "false_call_penalty": True, "cards": "teaching"}),
    "switch": (3, {"open_hand": "switch", "personal_cards": "2 3 1", "cards": "threes"}),
    "open": (2, {"open_hand": "open", "personal_cards": "2", "animals": "genius"}),
}
tables = pytest.mark.parametrize("name", TABLES)


def positions(name: str, rng: Rng) -> Iterator[Position]:
    """A lively game, every few decisions, and its end."""
    seats, options = TABLES[name]
    table = dealt(seats, 7, **options)
    for decision in range(120):
        if decision % 10 == 0:
            yield table
        if table.is_over:
            return
        seat = table.actors()[rng.below(len(table.actors()))]
        advance(table, seat, likely_action(table, seat, rng))
    yield table


def sampled(table: Position, seat: int, rng: Rng) -> list[int]:
    """Every small number, and calls: of cards in reach or just taken, of any, with gifts or not."""
    reach = Pile(CARDS)
    fill_reach(table, seat, reach)
    gone = [int(card) for one in table.claims + table.last_claims for card in (one.a, one.b, one.c)]
    near = reach.as_list() + gone
    found = list(range(-1, CALL + 2))
    for _call in range(12):
        cards = [any_of(near, rng) if rng.below(8) else any_card(rng) for _card in range(3)]
        held = [card for hand in table.hands for card in hand]
        gifts = [NO_CARD, NO_CARD, any_card(rng), any_of(held, rng)]
        found.append(int(call(cards[0], cards[1], cards[2], any_of(gifts, rng))))
        a, b, c = sorted(cards)
        found.append(int(call(a, b, c, any_of(gifts, rng))))
    return found


def any_card(rng: Rng) -> int:
    """A card of either set."""
    return int(rng.below(CARDS))


def any_of(cards: list[int], rng: Rng) -> int:
    """One of these cards, if there are any."""
    return cards[rng.below(len(cards))] if cards else any_card(rng)


@tables
def test_there_is_a_ground_exactly_for_what_is_not_legal(name: str) -> None:
    """§3.1, ruling C25"""
    rng = seeded(16)
    for table in positions(name, rng):
        for seat in range(table.seats):
            legal = set(table.legal(seat))
            assert all(table.ground(seat, one) == ALLOWED for one in legal)
            for one in sampled(table, seat, rng):
                refusal = table.why_not(seat, one)
                assert (refusal is None) == (one in legal)
                assert refusal is None or refusal.sentence.endswith(".")


@tables
def test_what_is_mended_is_not_refused_again(name: str) -> None:
    """§3.1 to §3.3, §5.5, §5.6, §6.1, §7.1 to §7.3, §9.1, §11"""
    rng = seeded(17)
    for table in positions(name, rng):
        for seat in range(table.seats):
            for one in sampled(table, seat, rng):
                refusal = table.why_not(seat, one)
                if refusal is not None and refusal.code not in NEVER_MENDED:
                    mend = MEND[refusal.code]
                    assert refused.code_when_mended(table, seat, one, mend) != refusal.code


@pytest.mark.parametrize("code", MEND)
def test_the_first_case_of_a_code_breaks_that_rule_alone(code: str) -> None:
    """§3.1 to §3.4, §5.5, §5.6, §6.1, §7.1 to §7.3, §9.1, §11.1"""
    case = next(one for one in CASES if one.code == code)
    table, tried = case.table.clone(), action(case.text)
    assert isinstance(table, Position)
    table.catch_up(case.at or 0)

    MEND[code](table, case.seat, tried)

    assert table.why_not(case.seat, tried) is None
    if code in ("locked", "window"):
        assert table.earliest(case.seat, tried) == table.now


def test_every_code_is_mended_or_never() -> None:
    """§3.1"""
    codes = {one.code for one in SAYINGS.values()}

    assert codes | {"over", "no-such-action"} == MEND.keys() | NEVER_MENDED
