"""Golden games: replayed from their own text and compared line by line."""

import pytest

from tangledbank import GAMES
from tangledbank.testing.golden import (
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


def test_no_golden_game_is_missing_or_left_over() -> None:
    for name in GAMES:
        expected = {golden_path(golden_folder(name), seats).name for seats in GAMES[name].seats}
        assert {path.name for path in golden_folder(name).iterdir()} == expected
