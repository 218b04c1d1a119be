"""The analysis of a finished game: the curve of chances, mistakes, moments, luck and play."""

from dataclasses import asdict, replace
from itertools import pairwise

import pytest

from tangledbank import GAMES, Record
from tangledbank.bots.analysis import Analysis, analyse, conclude
from tangledbank.bots.course import course_of
from tangledbank.bots.judging import MISTAKE, Look, NoMind, NotOver, Overlooked, reasons
from tangledbank.core.golden import eager_record
from tangledbank.core.record import read_record
from tangledbank.core.thinking import Aspect, Missed
from tests.thinkers import THINKING_PEBBLES, pebbles_played

pytestmark = pytest.mark.once
GAME = GAMES["phanerozoic"]
SEED = 3
TRIALS = 10


def first_heavy(record: Record) -> int:
    """The first decision at which a flint is on top and can be taken."""
    return next(at for at, entry in enumerate(record.entries) if entry.action == 0)


@pytest.fixture(scope="module")
def blundered() -> tuple[int, Record, Analysis]:
    """A game in which one flint was rolled away."""
    blunder = first_heavy(pebbles_played(SEED))
    record = pebbles_played(SEED, blunder)
    return blunder, record, analyse(record)


@pytest.fixture(scope="module")
def short() -> Record:
    """A game of one round, read back from its text."""
    record = Record(GAME, 2, 7, {"rounds": 1})
    while record.position.actors():
        seat = record.position.to_act()
        record.play(int(seat), record.position.legal(seat)[0])
    return read_record(record.text(), GAMES)


@pytest.fixture(scope="module")
def analysed(short: Record) -> Analysis:
    """It, looked at."""
    return analyse(short, trials=TRIALS)


def test_a_planted_mistake_is_found(blundered: tuple[int, Record, Analysis]) -> None:
    blunder, record, analysis = blundered
    judged = {one.entries: one.decision for one in analysis.decisions}

    found = judged[blunder]
    assert found.verdict == "mistake"
    assert found.gap >= MISTAKE
    assert (found.taken.action, found.best[0].action) == ("roll away", "take")
    assert found.best[0].said == "Take the flint."
    assert found.best[0].cards == ("flint",)
    assert found.best[0].chance > found.taken.chance
    assert found.rank == found.choices == 2
    assert found.why
    assert found.why[0].startswith("It brings ")
    seat = record.entries[blunder].seat
    assert analysis.accounts[seat].agreed < analysis.accounts[seat].decisions


def test_it_is_among_the_moments(blundered: tuple[int, Record, Analysis]) -> None:
    blunder, record, analysis = blundered
    moments = {one.step: one for one in analysis.moments}

    assert len(moments) <= 3
    assert [*moments] == sorted(moments)
    assert blunder + 1 in moments
    moment = moments[blunder + 1]
    assert not moment.luck
    seat = record.entries[blunder].seat
    assert (moment.after - moment.before < 0) == (moment.seat == seat)
    assert moment.sentence


def test_the_curve_goes_from_the_deal_to_the_victory(
    blundered: tuple[int, Record, Analysis],
) -> None:
    _blunder, record, analysis = blundered
    outcome = record.outcome()

    assert outcome is not None
    assert analysis.is_whole
    assert len(analysis.chances) == len(record.entries) + 1
    assert all(abs(sum(chances) - 1) < 1e-3 for chances in analysis.chances)
    assert analysis.chances[-1] == tuple(
        1 / len(outcome.winners) * (seat in outcome.winners) for seat in range(2)
    )
    assert all(one.decision.choices > 1 for one in analysis.decisions)


def test_luck_and_play_add_up(blundered: tuple[int, Record, Analysis]) -> None:
    accounts = blundered[2].accounts

    for one in accounts:
        assert one.start + one.draws + one.play == pytest.approx(one.end, abs=1e-3)
    assert sum(one.draws for one in accounts) == pytest.approx(0, abs=1e-3)
    assert sum(one.play for one in accounts) == pytest.approx(0, abs=1e-3)
    assert any(one.draws for one in accounts), "the next pebble is luck"


def test_what_a_good_policy_does_is_no_play_gained_or_lost() -> None:
    analysis = analyse(pebbles_played(SEED))

    assert all(abs(one.play) < 0.02 for one in analysis.accounts), "its luck is shared"


def test_the_same_record_is_analysed_alike_every_time(
    blundered: tuple[int, Record, Analysis], short: Record, analysed: Analysis
) -> None:
    _blunder, record, analysis = blundered

    assert analyse(record) == analysis
    assert asdict(analyse(short, trials=TRIALS)) == asdict(analysed)


def test_a_real_game_is_analysed_from_its_record(short: Record, analysed: Analysis) -> None:
    analysis = analysed
    seats = [one.decision.seat for one in analysis.decisions]

    assert analysis.is_whole
    assert set(seats) == {0, 1}
    assert [one.decisions for one in analysis.accounts] == [seats.count(0), seats.count(1)]
    for one in analysis.decisions:
        entry = short.entries[one.entries]
        decision = one.decision
        assert decision.seat == entry.seat
        assert decision.taken.action == GAME.notation(entry.action)
        assert decision.best[0].chance >= decision.best[-1].chance
        assert 1 <= decision.rank <= decision.choices
        assert len(decision.best) <= 3


def test_it_can_be_stopped_and_keeps_what_it_has_found(short: Record, analysed: Analysis) -> None:
    heard: list[tuple[int, int]] = []

    def watch(done: int, of: int) -> bool:
        heard.append((done, of))
        return done < 5

    part = analyse(short, watch, TRIALS)
    assert [done for done, _all in heard] == [1, 2, 3, 4, 5]
    assert len(part.chances) == 5
    assert not part.is_whole
    assert part.chances == analysed.chances[:5]


def test_only_games_that_are_over_and_can_be_thought_about() -> None:
    with pytest.raises(NotOver, match="not over"):
        analyse(Record(THINKING_PEBBLES, 2, SEED, {}))

    mindless = replace(THINKING_PEBBLES, thinking=None)
    record = pebbles_played(SEED)
    record.game = mindless
    with pytest.raises(NoMind, match="Pebbles has no mind"):
        analyse(record)


def test_a_game_without_an_expert_has_a_curve_and_moments() -> None:
    """As those have that are a race."""
    assert THINKING_PEBBLES.thinking is not None
    raced = replace(THINKING_PEBBLES, thinking=replace(THINKING_PEBBLES.thinking, skills={}))
    record = pebbles_played(SEED)
    record.game = raced

    analysis = analyse(record)
    assert analysis.decisions == ()
    assert analysis.overlooked == ()
    assert analysis.is_whole
    assert analysis.moments
    assert [one.decisions for one in analysis.accounts] == [0, 0]


def test_what_the_game_says_was_overlooked_leads_to_its_step() -> None:
    assert THINKING_PEBBLES.thinking is not None
    one = Missed(seat=1, action=0, step=2, at=0, ms=0, turns=1, cards=("flint",), sentence="Look.")
    record = pebbles_played(SEED)
    thinking = replace(
        THINKING_PEBBLES.thinking, missed=lambda _record, who: (replace(one, sentence=who(1)),)
    )
    record.game = replace(THINKING_PEBBLES, thinking=thinking)

    assert analyse(record, who="{}!".format).overlooked == (Overlooked(2, 1, ("flint",), "1!"),)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_course_of_a_game_leads_through_its_record(game: object) -> None:
    record = eager_record(game, game.seats[-1], 5)  # type: ignore[arg-type, attr-defined]
    course = course_of(record)

    assert [step.entries for step in course if step.seat >= 0] == [
        *range(1, len(record.entries) + 1)
    ]
    assert all(before.entries <= after.entries for before, after in pairwise(course))
    assert course[-1].position.places() == record.position.places()
    assert course[-1].position.outcome() == record.outcome()


def test_reasons_are_what_differs_most() -> None:
    aspects = (
        Aspect(per=1.0, more="{number} more.", less="{number} fewer."),
        Aspect(per=0.2, more="It is safer.", less="It is riskier."),
        Aspect(per=1.0, more="never said", less="never said"),
    )

    assert reasons(aspects, [1.5, -0.6, 0.4]) == ("It is riskier.", "1.5 more.")
    assert reasons(aspects, [0.2, 0.1, 0.4]) == ()


def looks(*chances: float) -> list[Look]:
    """Two seats, of whom the first acts at each step."""
    return [
        Look(0, step, (f"Step {step}.",), (one, 1 - one), was_free=step > 0)
        for step, one in enumerate(chances)
    ]


def test_moments_have_lasted_a_little() -> None:
    """What is undone at once has decided nothing."""
    up_and_down = conclude(looks(0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.0), 10)

    assert [(one.step, one.sentence) for one in up_and_down.moments] == [
        (6, "Step 6."),
        (9, "Step 9."),
    ]
    assert conclude([], 10).chances == ()
