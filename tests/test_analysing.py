"""The command `analyse`: in words, as JSON, into a file; refused in one sentence."""

import json
from pathlib import Path

import pytest

from tangledbank import GAMES, Record
from tangledbank.bots.analysis import analyse
from tangledbank.core.record import read_record
from tests.commands import GAME, Run, runner

pytestmark = pytest.mark.once
TRIALS = ("--trials", 10)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of one round."""
    record = Record(GAME, 2, 7, {"rounds": 1})
    while record.position.actors():
        seat = int(record.position.to_act())
        record.play(seat, record.position.legal(seat)[0])
    path = tmp_path_factory.mktemp("kept") / "game.jsonl"
    path.write_text(record.text(), encoding="utf-8")
    return path


def test_a_game_is_analysed_in_words(run: Run, kept: Path) -> None:
    said = run("analyse", kept, *TRIALS, "--workers", 1)

    assert said.code == 0
    for words in ("Chance of winning, all cards open", "What decided it", "Mistakes",
                  "The expert would have taken", "Luck and play", "100 %"):  # fmt: skip
        assert words in said.out
    assert said.error == ""


def test_programs_get_json_which_is_the_same_from_two_processes(
    run: Run, kept: Path, tmp_path: Path
) -> None:
    out = tmp_path / "analysis.json"
    said = run("analyse", kept, *TRIALS, "--workers", 2, "--json", "--out", out)
    here = analyse(read_record(kept.read_text(), GAMES), trials=10)

    told = json.loads(said.out)
    assert told == json.loads(out.read_text())
    assert told["chances"] == [list(one) for one in here.chances]
    assert len(told["decisions"]) == len(here.decisions)
    assert "exists already" in run("analyse", kept, "--out", out).refusal()


def test_one_seat_has_its_own_mistakes(run: Run, kept: Path) -> None:
    said = run("analyse", kept, *TRIALS, "--workers", 1, "--seat", 2)

    assert "of Seat 2’s" in said.out
    assert "of Seat 1’s" not in said.out
    assert run("analyse", kept, "--seat", 3).refusal() == (
        "This game has seats 1 to 2; there is no seat 3."
    )


def test_only_whole_records_are_analysed(run: Run, kept: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join(kept.read_text().splitlines()[:-1]) + "\n")

    assert "cut short" in run("analyse", cut).refusal()
    assert "cannot be read" in run("analyse", tmp_path / "none.jsonl").refusal()
