"""What is refused at the checked door: the whole answer, what would mend it, what is left."""

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import pytest

from tangledbank import Game
from tangledbank.core.advance import advance
from tangledbank.core.errors import BadOption, IllegalAction, Refusal
from tangledbank.core.position import Position

P = TypeVar("P", bound=Position)


class Case(NamedTuple):
    """A refusal, and the action that meets it."""

    code: str
    section: str
    sentence: str
    table: Position
    seat: int
    text: str
    cards: str = ""
    at: int | None = None


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """A test for each of them, named after their codes."""
    names = [f"{place} {case.code}" for place, case in enumerate(cases, start=1)]
    return pytest.mark.parametrize("case", cases, ids=names)


def refusal_of(case: Case, action: int) -> Refusal:
    """The refusal that the action meets, which changes nothing but the time."""
    table, twin = case.table.clone(), case.table.clone()
    with pytest.raises(IllegalAction) as refused:
        advance(table, case.seat, action, case.at)
    if case.at is not None:
        twin.catch_up(case.at)
    for seat in (*range(table.seats), None):
        assert table.view(seat) == twin.view(seat)
    return refused.value.refusal


def check(case: Case, action: int) -> None:
    """The refusal names its rule and its cards, and says why."""
    refusal = refusal_of(case, action)
    assert (refusal.code, refusal.section) == (case.code, case.section)
    assert refusal.sentence == case.sentence
    assert refusal.cards == tuple(case.cards.split())
    assert str(refusal) == f"{refusal.sentence} ({case.section})"


def code_when_mended(
    position: P, seat: int, action: int, mend: Callable[[P, int, int], None]
) -> str:
    """What the action meets once what a refusal names is put right; nothing if it is allowed."""
    twin = position.clone()
    mend(twin, seat, action)
    refusal = twin.why_not(seat, action)
    return "" if refusal is None else refusal.code


def rules_of(game: Game) -> set[str]:
    """The numbers of a game's rules."""
    return set(re.findall(r"\*\*(§\d+\.\d+)\*\*", game.rulebook()))


def why_no_table(game: Game, seats: int, options: dict[str, object]) -> str:
    """The sentence that says why a table cannot be dealt."""
    with pytest.raises(BadOption) as refused:
        game.deal(seats, 1859, **options)
    return str(refused.value)
