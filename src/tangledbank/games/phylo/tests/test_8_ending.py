"""§8 The end: points or rounds, and who has won."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.spoken import each

from tangledbank.core.outcome import Outcome
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.tests.showdowns import aiming, aims, showdown, shown
from tangledbank.games.phylo.tests.words import (
    dealt,
    events,
    legal,
    made_up,
    phase,
    play,
    refusal,
    seen,
    story,
)

LAND = made_up(
    "oak sun points=5", "elm sun points=5", "fern sun points=1", "vole plants points=3", size=30,
)  # fmt: skip


def counted(hands: Sequence[str], totals: Sequence[int] = (), **options: Any) -> Position:
    """After the count of a round without events."""
    return showdown(hands, ["nothing"] * len(hands), LAND, totals=totals, **options)


def outcome(table: Position) -> Outcome:
    """How the game ended."""
    found = table.outcome()
    assert found is not None, "the game goes on"
    return found


# -- points --------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "ends"), [(44, False), (45, True), (46, True)])
def test_the_game_ends_with_fifty_points_or_more(before: int, ends: bool) -> None:
    """§8.1, P21"""
    table = counted(["oak", "fern"], [before, 0])

    assert (phase(table) == "over") == ends
    assert (table.outcome() is not None) == ends
    assert table.actors() == ([] if ends else [0] if table.dealer else [1])


def test_points_that_are_not_won_do_not_end_it() -> None:
    """§8.1, §7.2: the seat with 49 has counted, but it has lost the round."""
    assert phase(counted(["fern", "oak"], [49, 0])) == "drawing"


def test_the_round_is_finished_first() -> None:
    """§8.1, §8.4, P25: two reach the target in it, and the higher one wins."""
    table = counted(["oak", "elm", "fern"], [46, 48, 49])

    assert each(table.totals) == [51, 53, 49]
    assert outcome(table).winners == (1,)


def test_the_target_is_an_option() -> None:
    """§8.1"""
    assert phase(counted(["oak", ""], target=5)) == "over"
    assert phase(counted(["oak", ""], target=10)) == "drawing"
    assert phase(counted(["oak", ""], [45, 0], target=55)) == "drawing"


# -- rounds --------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(1, 7))
def test_it_may_end_after_six_rounds_instead(number: int) -> None:
    """§8.2, P21: however many points there are."""
    table = counted(["oak", ""], [90, 0], end="rounds", round=number)

    assert (phase(table) == "over") == (number == 6)


def test_the_number_of_rounds_is_an_option() -> None:
    """§8.2"""
    assert phase(counted(["oak", ""], end="rounds", rounds=1)) == "over"
    assert phase(counted(["oak", ""], end="rounds", rounds=2)) == "drawing"
    assert phase(counted(["oak", ""], end="rounds", rounds=30, round=29)) == "drawing"
    assert phase(counted(["oak", ""], end="rounds", rounds=30, round=30)) == "over"


def test_rounds_end_it_even_if_nobody_has_won_any() -> None:
    """§8.2, §7.3, §8.4"""
    table = counted(["vole", ""], end="rounds", rounds=1)

    assert (phase(table), outcome(table).winners) == ("over", (0, 1))


# -- no end in sight -----------------------------------------------------------------------
def test_a_game_for_points_ends_after_thirty_rounds_at_the_latest() -> None:
    """§8.3"""
    assert phase(counted(["oak", ""], round=29)) == "drawing"
    table = counted(["oak", ""], round=30)

    assert phase(table) == "over"
    assert outcome(table).ended_by.endswith("(§8.3).")
    assert phase(counted(["oak", ""], longest=1)) == "over"
    assert phase(counted(["oak", ""], longest=2)) == "drawing"


def test_points_in_the_very_last_round_are_the_reason() -> None:
    """§8.1, §8.3"""
    assert seen(counted(["oak", ""], [45, 0], round=30)).ended_by == "points"
    assert seen(counted(["oak", ""], [44, 0], round=30)).ended_by == "longest"


def test_the_limit_does_not_touch_a_game_for_rounds() -> None:
    """§8.2, §8.3"""
    assert phase(counted(["oak", ""], end="rounds", longest=1)) == "drawing"


# -- who wins ------------------------------------------------------------------------------
def test_the_highest_total_wins() -> None:
    """§8.4: not whoever won the last round."""
    table = counted(["oak", "fern"], [20, 33], end="rounds", rounds=1)

    assert each(table.totals) == [25, 33]
    assert outcome(table).winners == (1,)
    assert seen(table).winners == (1,)


def test_level_players_share_the_victory() -> None:
    """§8.4, P25"""
    table = counted(["oak", "elm", "fern"], [45, 45, 49])

    assert outcome(table).winners == (0, 1)
    assert [outcome(table).share(seat) for seat in range(3)] == [0.5, 0.5, 0]


# -- what everyone sees then ---------------------------------------------------------------
def test_nobody_is_asked_any_more() -> None:
    """§8.4"""
    table = counted(["oak", "fern"], [45, 0])

    assert (table.actors(), int(table.to_act())) == ([], -1)
    assert (legal(table, 0), legal(table, 1)) == ([], [])
    for text in ("1: keep all", "2: aim nothing"):
        assert refusal(table, text) == ("over", "§8.4")


def test_the_last_hands_stay_open() -> None:
    """§8.1, §5.1"""
    table = counted(["oak", "fern"], [45, 0])

    view = seen(table)
    assert (view.phase, view.actors, view.winners, view.ended_by) == ("over", (), (0,), "points")
    assert shown(table).hand == ("oak",)
    assert view.players[0].shown is not None
    assert view.rounds[-1].counts == (5, 1)


def test_the_score_lists_the_rounds_that_were_won() -> None:
    """§7.2, §8.4"""
    table = dealt(2, game=LAND, end="rounds", rounds=3)
    while table.actors():
        table = play(table, "keep all" if phase(table) == "drawing" else "aim nothing")
    rounds = seen(table).rounds
    assert len(rounds) == 3

    for seat, score in enumerate(outcome(table).scores):
        won = [
            (one.counts[seat], f"round {number}")
            for number, one in enumerate(rounds, start=1)
            if seat in one.winners
        ]
        assert [(part.points, part.reason) for part in score.parts] == won
        assert score.points == sum(points for points, _name in won) == table.totals[seat]


@pytest.mark.parametrize(
    ("options", "section", "sentence", "why"),
    [
        ({"target": 5}, "§8.1", "The target is reached: the game ends.",
         "5 points were reached after 1 round (§8.1)."),
        ({"end": "rounds", "rounds": 2, "round": 2}, "§8.2",
         "The last round is over: the game ends.", "2 rounds were played (§8.2)."),
        ({"end": "rounds", "rounds": 1}, "§8.2", "The last round is over: the game ends.",
         "1 round was played (§8.2)."),
        ({"longest": 3, "round": 3}, "§8.3", "The limit of rounds is reached: the game ends.",
         "Nobody had 50 points after 3 rounds, the limit (§8.3)."),
    ],
)  # fmt: skip
def test_every_end_says_why(options: dict[str, Any], section: str, sentence: str, why: str) -> None:
    """§8.1, §8.2, §8.3"""
    table = aiming(["oak", ""], LAND, **options)
    said = aims(["nothing", "nothing"])

    (ended,) = events(table, "ended", *said)
    assert (ended.section, ended.sentence, ended.audience) == (section, sentence, None)
    assert story(table, *said)[-1] == sentence
    assert outcome(play(table, *said)).ended_by == why
