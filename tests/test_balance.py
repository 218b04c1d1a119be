"""The balance in the rulebook: written by the lab, and true of the game as it is."""

import re
from collections import Counter

import pytest

from tangledbank import GAMES
from tangledbank.core.balance import Count, Measure
from tangledbank.lab import balance
from tangledbank.lab.balance import (
    BEGIN,
    END,
    Cell,
    balance_of,
    balance_text,
    cell,
    measure_balance,
    replace_balance,
    said,
)
from tests.samples import Sample

pytestmark = pytest.mark.once

NAMES = [name for name in GAMES if GAMES[name].balance is not None]
ROW = re.compile(r"^\| ([\w -]+) \| (.+) \|$", re.MULTILINE)
INTERVAL = re.compile(r"\((-?[\d.]+)(?: %)?–(-?[\d.]+)(?: %)?\)")


def written(name: str) -> dict[tuple[str, str, int], tuple[float, float]]:
    """The intervals in the rulebook, by measure, row and seats."""
    plan = GAMES[name].balance
    assert plan is not None
    tables = GAMES[name].rulebook().partition(BEGIN)[2].partition(END)[0]
    found = {}
    for measure in plan.every_measure():
        section = tables.partition(f"### {measure.title}\n")[2].partition("\n###")[0]
        scale = 1 if measure.by_seats or measure.is_mean or measure.is_median else 100
        for row, cells in ROW.findall(section):
            for seats, text in zip(plan.seats, cells.split(" | "), strict=True):
                interval = INTERVAL.search(text)
                if interval is not None:
                    low, high = (float(number) / scale for number in interval.groups())
                    found[measure.title, row, seats] = (low, high)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_has_its_balance_with_command_seed_and_count(name: str) -> None:
    text = GAMES[name].rulebook()

    assert text.count(BEGIN) == text.count(END) == 1
    assert re.search(rf"`tangled-bank lab balance {name} --games \d+ --seed \d+`: rules \d+", text)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_sample_agrees_with_the_balance_in_the_rulebook(
    name: str, monkeypatch: pytest.MonkeyPatch, sample: Sample
) -> None:
    """Wider intervals for the sample: a hundred comparisons must not fail by chance."""
    monkeypatch.setattr("tangledbank.lab.summary.Z", 3.5)
    rulebook = written(name)
    measured = measure_balance(GAMES[name], games=sample(60, of=600), seed=99, workers=1)

    assert len(rulebook) > 20
    assert set(measured) <= set(rulebook)
    for where, found in measured.items():
        if found.low == found.high:  # the same in each of a few games, which says little
            continue
        low, high = rulebook[where]
        assert found.low <= high, where
        assert low <= found.high, where


@pytest.mark.slow
def test_the_balance_does_not_depend_on_the_number_of_workers() -> None:
    game = GAMES["phanerozoic"]

    assert measure_balance(game, 6, 1, workers=1) == measure_balance(game, 6, 1, workers=2)


def test_figures_outside_their_bounds_are_in_bold() -> None:
    game = GAMES["phanerozoic"]
    assert game.balance is not None
    title = game.balance.measures[0].title
    cells = {(title, "canopy", 2): Cell(9.0, 8.5, 9.5), (title, "canopy", 3): Cell(1.0, 0.9, 1.1)}

    text = balance_text(game, cells, 10, 1)

    assert "| canopy | **9.00** (8.50–9.50) | 1.00 (0.90–1.10) | – |" in text
    assert "1 of 2 figures lie within" in text


def test_a_mean_has_the_interval_of_its_spread_and_one_decimal() -> None:
    measure = Measure("Rounds", "How long.", low=4, high=12, is_mean=True)
    counts = [Count("Rounds", "all", float(rounds), 1) for rounds in (4, 6) * 50]

    found = cell(measure, counts, seats=3)

    assert found.value == 5
    assert found.low == pytest.approx(5 - 0.196, abs=0.001)
    assert found.high == pytest.approx(5 + 0.196, abs=0.001)
    assert said(measure, found) == "5.0 (4.8–5.2)"


def test_a_median_has_the_interval_of_its_ranks() -> None:
    measure = Measure("Rounds", "How long.", low=4, high=60, is_median=True)
    counts = [Count("Rounds", "all", float(rounds), 1) for rounds in range(1, 102)]

    found = cell(measure, counts, seats=2)

    assert (found.value, found.low, found.high) == (51, 41, 61)
    assert said(measure, found) == "51.0 (41.0–61.0)"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_leaning_sits_everywhere_as_often_as_the_others(seats: int) -> None:
    plan = GAMES["mating"].balance
    assert plan is not None
    games = 3 * seats * (3 if seats % 3 else 1)
    casts = [plan.cast(seats, number) for number in range(games)]
    seated = Counter(name for cast in casts for name in cast)

    assert len(seated) == 3
    assert len(set(seated.values())) == 1


def test_every_way_to_play_is_measured() -> None:
    cells = measure_balance(GAMES["mating"], 3, 1, workers=1)

    assert {row for title, row, _seats in cells if title == "Rounds"} == {"stable", "variable"}


def test_trials_are_measured_beside_the_games() -> None:
    game = GAMES["trex"]
    assert game.balance is not None
    (trial,) = game.balance.trials
    watched: list[int] = []

    cells = measure_balance(game, 2, 1, workers=1, watch=watched.append)

    rows = [row for title, row, _seats in cells if title == trial.measure.title]
    assert rows == list(trial.rows(game.card_file()))
    assert watched[-1] == balance.all_tries(game, 2) == 2 + len(rows)
    assert "1 try for each row of texts" in balance_text(game, cells, 2, 1)


@pytest.mark.parametrize("workers", [1, 2])
def test_the_balance_is_that_of_the_deck_in_use(workers: int) -> None:
    game = GAMES["phanerozoic"]
    other = game.with_cards(game.card_file().replace('id = "wattieza"', 'id = "another-tree"'))

    rows = {row for _title, row, _seats in measure_balance(other, 2, 1, workers)}

    assert "another-tree" in rows
    assert "wattieza" not in rows


@pytest.mark.parametrize("workers", [1, 2])
def test_trials_are_those_of_the_deck_in_use(workers: int) -> None:
    game = GAMES["trex"]
    first = sorted(balance_of(game).trials[0].rows(game.card_file()))[0]
    other = game.with_cards(game.card_file().replace(f'id = "{first}"', 'id = "another-card"'))

    rows = {row for _title, row, _seats in measure_balance(other, 1, 1, workers)}

    assert "another-card" in rows
    assert first not in rows


def test_new_tables_take_the_place_of_the_old_ones() -> None:
    first = replace_balance("# Rules\n", f"{BEGIN}\nold\n{END}\n")
    second = replace_balance(first + "\n## Sources\n", f"{BEGIN}\nnew\n{END}\n")

    assert "old" not in second
    assert second.count(BEGIN) == 1
    assert second.endswith("## Sources\n")
    assert balance.END in second
