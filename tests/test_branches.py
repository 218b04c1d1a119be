"""Games that leave others: the same hidden cards, new chance, and a record that says so."""

import json

import pytest

from tangledbank import GAMES, Game, Record
from tangledbank.core.branches import Branch
from tangledbank.core.errors import BadRecord, IllegalAction
from tangledbank.core.golden import eager_record
from tangledbank.core.record import read_record, take_back
from tangledbank.core.rng import seeded
from tests.test_records import forged

GAME = GAMES["phanerozoic"]
LUCK = "7" * 64
EVERY_GAME = [pytest.param(game, id=game.id) for game in GAMES.values()]


def branched(record: Record, entries: int, seed: str = LUCK) -> Record:
    """The same game up to there, and a branch."""
    again = Record(record.game, record.seats, record.seed, record.options, branches=record.branches)
    for entry in record.entries[:entries]:
        again.play(entry.seat, entry.action, entry.at)
    again.branch_off(Branch(entries, seed, "FERN7K"))
    return again


def play_on(record: Record, seed: int = 1) -> Record:
    """To the end, by chance."""
    rng = seeded(seed)
    while record.position.actors():
        due = record.position.due()
        if due is not None and rng.below(8) == 0:
            record.wait(due)
            continue
        asked = record.position.actors()
        seat = asked[rng.below(len(asked))]
        legal = record.position.legal(seat)
        record.play(seat, legal[rng.below(len(legal))])
    return record


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_branch_has_the_same_hidden_cards_and_its_record_replays(game: Game) -> None:
    record = eager_record(game, 2, 31)
    half = len(record.entries) // 2
    there = record.after(half)

    branch = branched(record, half)
    assert branch.position.places() == there.places(), "whatever is hidden, too"
    for seat in (0, 1, None):
        assert branch.position.view(seat) == there.view(seat)

    play_on(branch)
    read = read_record(branch.text(), GAMES)
    assert read.position.places() == branch.position.places()
    assert read.outcome() == branch.outcome()
    assert read.branches == branch.branches
    assert read.text() == branch.text()
    assert read.retold()[0][:half] == record.retold()[0][:half]


def test_chance_is_new_from_the_branch_on() -> None:
    record = eager_record(GAME, 2, 31)
    one, other = branched(record, 10), branched(record, 10, "8" * 64)
    numbers = [[int(each.position.rng.below(1000)) for _one in range(9)] for each in (one, other)]

    assert numbers[0] != numbers[1]
    assert numbers[0][0] == seeded(LUCK).below(1000)
    assert numbers[0] != [int(record.after(10).rng.below(1000)) for _one in range(9)]


def test_a_branch_may_branch_off_again() -> None:
    record = eager_record(GAME, 2, 31)
    twice = play_on(branched(play_on(branched(record, 6)), 11, "8" * 64))

    head = json.loads(twice.text().splitlines()[0])
    assert head["record"] == 2
    assert [one["entries"] for one in head["branches"]] == [6, 11]
    assert read_record(twice.text(), GAMES).position.places() == twice.position.places()


def test_nothing_is_taken_back_that_was_done_before_the_branch() -> None:
    record = Record(GAME, 2, 7, {})
    record.play(0, record.position.legal(0)[0])
    left = branched(record, 1)

    with pytest.raises(IllegalAction, match="goes on from"):
        take_back(left, 0)
    left.play(1, left.position.legal(1)[0])
    while left.position.actors() != [0] or len(left.position.legal(0)) < 2:
        seat = left.position.actors()[0]
        left.play(seat, left.position.legal(seat)[0])
    before = left.position.places()
    chance = left.position.clone().rng
    left.play(0, left.position.legal(0)[0])
    if left.position.actors() == [0]:
        take_back(left, 0)
        assert left.position.places() == before
        assert left.position.rng.below(1 << 30) == chance.below(1 << 30)


def test_records_that_branch_off_nowhere_are_as_they_were() -> None:
    head = json.loads(eager_record(GAME, 2, 31).text().splitlines()[0])

    assert head["record"] == 1
    assert "branches" not in head


@pytest.mark.parametrize(
    ("branches", "why"),
    [
        ([], "has its entries"),
        ([{"entries": "6", "seed": "1", "of": ""}], "has its entries"),
        ([{"entries": 6, "seed": "1", "of": "", "more": 1}], "has its entries"),
        ([{"entries": 6, "seed": "what", "of": ""}], "is not a seed"),
        ([{"entries": 9, "seed": "1", "of": ""}, {"entries": 6, "seed": "1", "of": ""}], "order"),
        ([{"entries": 6000, "seed": "1", "of": ""}], "after more actions"),
    ],
)
def test_branches_that_cannot_be_are_refused(branches: object, why: str) -> None:
    text = play_on(branched(eager_record(GAME, 2, 31), 6)).text()

    with pytest.raises(BadRecord, match=why):
        read_record(forged(text, 1, "branches", branches), GAMES)
