"""Golden games: replayed from their own text and compared line by line."""

from itertools import chain

import pytest

from tangledbank import GAMES, Told
from tangledbank.core.golden import eager_record
from tangledbank.testing.golden import (
    SEED,
    golden_path,
    its_actions_lead_to_its_text,
    its_seed_leads_to_it,
)
from tests.golden import golden_folder

TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_actions_of_a_golden_game_lead_to_its_text(name: str, seats: int) -> None:
    its_actions_lead_to_its_text(GAMES[name], seats, golden_folder(name))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_of_a_golden_game_leads_to_it(name: str, seats: int) -> None:
    its_seed_leads_to_it(GAMES[name], seats, golden_folder(name))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_events_of_a_golden_game_have_the_fields_and_types_that_pages_are_promised(
    name: str, seats: int
) -> None:
    """Each field that a kind of event has, and no other; a number where it says number."""
    game = GAMES[name]
    assert isinstance(game.events, Told)
    typed = game.events.typed()
    record = eager_record(game, seats, SEED + seats)
    caused, later = record.retold()
    told = [*record.opening, *chain(*caused), *later]

    for event in told:
        fields = typed[event.name]
        optional = {field[:-1] for field in fields if field.endswith("?")}
        wanted = {field.removesuffix("?"): kind for field, kind in fields.items()}
        assert wanted.keys() - optional <= event.values.keys() <= wanted.keys(), event
        found = {field: TYPESCRIPT[type(value)] for field, value in event.values.items()}
        assert found == {field: wanted[field] for field in found}, event
    assert len(told) > 20


TYPESCRIPT = {int: "number", str: "string"}


def test_no_golden_game_is_missing_or_left_over() -> None:
    for name in GAMES:
        expected = {golden_path(golden_folder(name), seats).name for seats in GAMES[name].seats}
        assert {path.name for path in golden_folder(name).iterdir()} == expected
