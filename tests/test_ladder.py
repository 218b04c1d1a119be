"""The ladder: who meets whom, what is counted and rated, and what is written down."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tangledbank import GAMES, seeded
from tangledbank.core.bot import Decider
from tangledbank.core.containers import Actions
from tangledbank.core.thinking import Skill
from tangledbank.lab import ladder as lab_ladder
from tangledbank.lab.clocks import Clock, clocked
from tangledbank.lab.ladder import (
    MIXED,
    STYLED,
    Ladder,
    Meeting,
    Played,
    Rung,
    climb,
    entrants,
    rungs_of,
)
from tangledbank.lab.marks import Marks
from tangledbank.lab.ratings import rate
from tangledbank.lab.standings import clocks_of, mixed_deals, shares_of, stand
from tangledbank.lab.table import seat_bots
from tangledbank.testing.knowing import known_to
from tests.commands import Run, runner

pytestmark = pytest.mark.once

GAME = GAMES["phanerozoic"]
QUICK = ("greedy", "random")
run = pytest.fixture(runner)


def ladder(
    seats: int = 2, names: tuple[str, ...] = QUICK, games: int = 6, mixed: int = 6
) -> Ladder:
    return Ladder("phanerozoic", seats, names, 7, games, mixed, {})


def styled(*styles: str) -> object:
    """A game with all levels, and with these characters."""
    assert GAME.thinking is not None
    thinking = replace(
        GAME.thinking,
        skills=dict.fromkeys(("beginner", "easy", "medium", "hard", "expert"), Skill(trials=1)),
        styles=dict.fromkeys(styles, "Likes it."),
    )
    return replace(GAME, thinking=thinking)


# -- who meets whom ------------------------------------------------------------------------
def test_all_levels_characters_and_yardsticks_are_on_the_ladder() -> None:
    names = entrants(styled("fighter"))  # type: ignore[arg-type]

    assert names == [
        "beginner", "easy", "medium", "hard", "expert", f"{STYLED} fighter", "random", "greedy",
    ]  # fmt: skip


def test_each_level_meets_the_one_below_and_the_best_one_the_yardsticks() -> None:
    game = styled("fighter")

    assert rungs_of(game, entrants(game)) == [  # type: ignore[arg-type]
        Rung("expert", "hard"), Rung("hard", "medium"), Rung("medium", "easy"),
        Rung("easy", "beginner"), Rung("expert", "greedy"), Rung("expert", "random"),
        Rung("hard fighter", "hard"),
    ]  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_ladder(name: str) -> None:
    game = GAMES[name]

    assert rungs_of(game, entrants(game))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_played_from_every_seat(seats: int) -> None:
    names = ("beginner", "easy", "hard", "expert", "greedy")
    deals: dict[tuple[int, int], list[Meeting]] = {}
    for meeting in ladder(seats, names, games=10, mixed=12).plan:
        deals.setdefault((meeting.rung, meeting.deal), []).append(meeting)

    for meetings in deals.values():
        assert len({one.seed for one in meetings}) == 1
        sat = [{one.bots[seat] for one in meetings} for seat in range(seats)]
        assert sat == [set(meetings[0].bots)] * seats
    assert len({one[0].seed for one in deals.values()}) == len(deals)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_rung_are_so_many_games_and_at_mixed_tables_all_play_as_many(seats: int) -> None:
    names = ("beginner", "easy", "hard", "expert", "greedy")
    plan = ladder(seats, names, games=12, mixed=24).plan
    mixed = [one.bots for one in plan if one.rung == MIXED]
    played = Counter(name for bots in mixed for name in bots)

    assert Counter(one.rung for one in plan if one.rung != MIXED) == dict.fromkeys(range(4), 12)
    assert all(len(set(bots)) == seats for bots in mixed)
    assert set(played) == set(names)
    assert max(played.values()) - min(played.values()) <= seats
    assert min(played.values()) >= 24 - seats


def test_fewer_bots_than_seats_are_not_mixed() -> None:
    assert [one for one in ladder(3).plan if one.rung == MIXED] == []


# -- games ---------------------------------------------------------------------------------
def test_the_number_of_workers_changes_nothing_but_the_time() -> None:
    def told(played: list[Played]) -> list[object]:
        return [(one.meeting, one.winners, one.points) for one in played]

    assert told(climb(ladder(), 1)) == told(climb(ladder(), 2))


def test_what_was_played_until_ctrl_c_counts() -> None:
    def stop(played: list[Played]) -> None:
        raise KeyboardInterrupt

    played = climb(ladder(mixed=40), 1, stop)
    standing = stand(ladder(mixed=40), played)

    assert 0 < standing.games < standing.planned
    assert set(standing.ratings) == set(QUICK)


def test_a_clock_changes_nothing() -> None:
    [bot] = seat_bots(replace(GAME, seats=range(1, 2)), ["greedy"])
    clock = Clock()
    timed = clocked(bot, clock)
    assert isinstance(timed, Decider)
    assert isinstance(bot, Decider)
    position, actions = GAME.deal(2, 1), Actions()
    position.fill(0, actions)
    known = known_to(GAME, position, 0)
    found = timed.decide(known, 0, actions, seeded(1))

    assert found == bot.decide(known, 0, actions, seeded(1))
    assert found == timed.choose(position.view(0), position.legal(0), seeded(1)).action
    assert clock.decisions == 2


# -- numbers -------------------------------------------------------------------------------
def played(rung: int, deal: int, bots: tuple[str, ...], *winners: int) -> Played:
    clocks = tuple(Clock(decisions=10, seconds=0.5, trials=300) for _bot in bots)
    return Played(Meeting(rung, deal, deal, bots), winners, (0,) * len(bots), clocks)


def test_shares_are_of_the_one_and_ties_count_in_parts() -> None:
    found = [
        played(0, 0, ("expert", "hard"), 0),
        played(0, 0, ("hard", "expert"), 0),
        played(0, 1, ("expert", "hard"), 0, 1),
        played(MIXED, 0, ("hard", "expert"), 1),
    ]
    [share] = shares_of(ladder(names=("hard", "expert")), found)

    assert (share.rung, share.games, share.wins) == (Rung("expert", "hard"), 3, 1.5)
    assert share.low < share.share < share.high


def test_only_mixed_tables_are_rated_and_whoever_wins_comes_first() -> None:
    found = [
        played(MIXED, 3, ("expert", "hard"), 0),
        played(0, 3, ("hard", "expert"), 0),
        played(MIXED, 3, ("hard", "expert"), 1),
    ]

    assert mixed_deals(found) == [[(("expert", "hard"), (0, 1)), (("hard", "expert"), (1, 0))]]


def test_time_is_added_up_by_bot() -> None:
    clocks = clocks_of([played(0, 0, ("expert", "hard", "hard"), 0)] * 2)

    assert {name: clock.decisions for name, clock in clocks.items()} == {"expert": 20, "hard": 40}
    assert clocks["hard"].ms == 50
    assert clocks["hard"].trials_per_second == 600


def test_whoever_wins_three_games_of_four_is_about_six_points_better() -> None:
    deals = [
        [(("a", "b"), (0, 1) if deal % 4 else (1, 0)), (("b", "a"), (1, 0) if deal % 4 else (0, 1))]
        for deal in range(150)
    ]
    found = rate(deals, 1, again=20)

    assert 4 < found["a"].value - found["b"].value < 8
    assert found["a"].low < found["a"].value < found["a"].high
    assert found["b"].high < found["a"].low
    assert rate(deals, 1, again=20) == found
    assert rate([], 1) == {}


# -- written down --------------------------------------------------------------------------
def test_a_part_is_replaced_and_the_rest_stays() -> None:
    marks, others = Marks("ladder x", "a program"), Marks("ladder y", "a program")
    document = marks.replace(others.replace("# Title\n\nWords.\n", "y"), "old")

    assert marks.replace(document, "new") == document.replace("old", "new")
    assert document.startswith("# Title\n\nWords.\n\n<!-- ladder y")


def test_the_command_prints_and_writes_the_tables(run: Run, tmp_path: Path) -> None:
    into, out = tmp_path / "strength.md", tmp_path / "out"
    into.write_text("# Strength\n")
    words = ["lab", "ladder", GAME.id, "--games", 2, "--mixed", 2, "--seats", "2",
             "--bots", "greedy,random", "--workers", 1, "--seed", 3]  # fmt: skip
    told = run(*words, "--into", into, "--out", out, "--json")

    assert told.code == 0, told.error
    numbers = json.loads(told.out)
    text = into.read_text()
    assert text.startswith("# Strength\n\n<!-- ladder phanerozoic: written by")
    assert f"`{numbers['command']}`" in text
    assert "### Phanerozoic, 2 seats" in text
    assert json.loads((out / "ladder.json").read_text()) == numbers
    games = [json.loads(line) for line in (out / "games.jsonl").read_text().splitlines()]
    assert [len(one["points"]) for one in games] == [2] * numbers["standings"][0]["games"]
    assert (
        run(*words, "--out", out).refusal().endswith("has results already; --force replaces them.")
    )
    assert "greedy" in run(*words).out


def test_ctrl_c_writes_what_is_done(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lab_ladder.play_meetings
    done: list[list[Played]] = []

    def interrupted(*arguments: object) -> list[Played]:
        if done:
            raise KeyboardInterrupt
        done.append(real(*arguments))  # type: ignore[arg-type]
        return done[0]

    monkeypatch.setattr(lab_ladder, "play_meetings", interrupted)
    into = tmp_path / "strength.md"
    into.touch()
    told = run("lab", "ladder", GAME.id, "--mixed", 40, "--seats", "2,3", "--bots", "greedy,random",
               "--workers", 1, "--into", into)  # fmt: skip

    assert told.code == 130
    assert "Stopped after 4 of" in into.read_text()
    assert "3 seats" not in into.read_text()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "two"], "'two' is no number of seats: write 2,4."),
        (["--seats", "1"], "On a ladder there are two seats or more."),
        (["--seats", "9"], "Phanerozoic is for 1 to 4 players, not 9."),
        (
            ["--bots", "gredy"],
            "There is no 'gredy' on the ladder of Phanerozoic; did you mean greedy?",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, words: list[str], sentence: str) -> None:
    assert run("lab", "ladder", GAME.id, *words).refusal() == sentence
