"""Golden games: replayed from their own text and compared line by line."""

import pytest

from tangledbank import GAMES
from tangledbank.core.golden import eager_record, golden_text, replay_golden
from tests.golden import SEED, golden_path

TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_actions_of_a_golden_game_lead_to_its_text(name: str, seats: int) -> None:
    text = golden_path(name, seats).read_text(encoding="utf-8")

    assert replay_golden(GAMES[name], seats, text).splitlines() == text.splitlines()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_of_a_golden_game_leads_to_it(name: str, seats: int) -> None:
    text = golden_path(name, seats).read_text(encoding="utf-8")

    assert golden_text(eager_record(GAMES[name], seats, SEED + seats)) == text


def test_no_golden_game_is_missing_or_left_over() -> None:
    for name in GAMES:
        folder = golden_path(name, 1).parent
        expected = {golden_path(name, seats).name for seats in GAMES[name].seats}
        assert {path.name for path in folder.iterdir()} == expected
