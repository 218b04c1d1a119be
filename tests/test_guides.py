"""Guided first games: dealt as their guides say, with a lesson at every kind of decision."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tangledbank import GAMES, Game, Record, seeded
from tangledbank.bots import BOTS, can_play, make_bot, usual_bot
from tangledbank.core.guide import Guide, Lesson
from tangledbank.core.rng import Rng
from tangledbank.testing.playing import pick

GUIDED = [game for game in (GAMES[name] for name in GAMES) if game.guide is not None]
IN_EACH = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
CHANCES = range(5)  # the deal is the guide's, what bots do differs
LONGEST_TEXT = 220  # letters: two short sentences, three lines on a phone
MOST_DECISIONS = 32  # a few minutes


def the_guide(game: Game) -> Guide:
    """Of a game that has one."""
    assert game.guide is not None
    return game.guide


def careful(game: Game) -> str:
    """A bot that plays as somebody who has understood would."""
    return "greedy" if "greedy" in {**BOTS, **game.own_bots} else usual_bot(game)


def decisions(game: Game, chance: int, *, wild: bool = False) -> Iterator[Any]:
    """What the learner sees before each decision; a wild one does whatever can be done."""
    guide = the_guide(game)
    record = Record(game, guide.seats, guide.seed, dict(guide.options))
    bots = [make_bot(game, name) for name in (careful(game), *guide.bots)]
    rng = seeded(chance)
    while actors := record.position.actors():
        seat = actors[rng.below(len(actors))]
        if seat == 0:
            yield record.position.view(0)
        record.play(seat, act(game, record, bots[seat], seat, rng, wild=wild and seat == 0))


def act(game: Game, record: Record, bot: Any, seat: int, rng: Rng, *, wild: bool) -> int:
    """What a seat does next."""
    position = record.position
    if wild:
        return pick(game, position, seat, rng)
    action: int = bot.choose(position.view(seat), position.legal(seat), rng).action
    return action


def test_every_game_has_a_guide() -> None:
    assert [name for name in GAMES if GAMES[name].guide is None] == []


# -- texts ---------------------------------------------------------------------------------
@IN_EACH
def test_texts_are_short_and_whole_sentences(game: Game) -> None:
    guide = the_guide(game)

    for text in (guide.opening, guide.closing, *(lesson.text for lesson in guide.lessons)):
        assert len(text) <= LONGEST_TEXT, text
        assert text.endswith("."), text
    for lesson in guide.lessons:
        assert 2 <= len(lesson.title.split()) <= 6 or lesson.title in names_of(game), lesson.title


def names_of(game: Game) -> set[str]:
    """Words with a capital in the rulebook, such as Rexonomics."""
    return set(re.findall(r"\b[A-Z][a-z]+\b", rulebook(game)))


def rulebook(game: Game) -> str:
    """All of it."""
    return (game.folder / "RULEBOOK.md").read_text()


@IN_EACH
def test_lessons_have_keys_of_their_own_and_cite_sections_that_exist(game: Game) -> None:
    lessons = the_guide(game).lessons
    keys = [lesson.key for lesson in lessons]

    assert len(set(keys)) == len(keys)
    assert [one.key for one in lessons if f"**{one.section}**" not in rulebook(game)] == []


# -- the deal ------------------------------------------------------------------------------
@IN_EACH
def test_it_can_be_dealt_and_its_bots_exist(game: Game) -> None:
    guide = the_guide(game)

    assert guide.seats in game.seats
    assert all(can_play(game, bot) for bot in guide.bots)
    assert game.settle(guide.seats, dict(guide.options)).items() >= guide.options.items()


@IN_EACH
def test_everybody_gets_the_same_first_hand(game: Game) -> None:
    first, second = (next(decisions(game, 1)) for _learner in range(2))

    assert first == second


# -- lessons -------------------------------------------------------------------------------
@IN_EACH
@pytest.mark.parametrize("chance", CHANCES)
def test_whoever_plays_with_care_meets_every_lesson_and_half_of_them_early(
    game: Game, chance: int
) -> None:
    guide = the_guide(game)
    met = [guide.met(view) for view in decisions(game, chance)]

    assert len(met) <= MOST_DECISIONS
    early = {key for keys in met[: len(met) // 3 + 1] for key in keys}
    assert {key for keys in met for key in keys} == {one.key for one in guide.lessons}
    assert 2 * len(early) >= len(guide.lessons)


@IN_EACH
@pytest.mark.parametrize("wild", [False, True])
def test_no_decision_is_without_a_lesson(game: Game, wild: bool) -> None:
    guide = the_guide(game)

    for chance in CHANCES:
        for view in decisions(game, chance, wild=wild):
            assert guide.met(view), view


@IN_EACH
def test_whoever_does_anything_at_all_meets_nearly_all_lessons(game: Game) -> None:
    guide = the_guide(game)
    games = [
        {key for view in decisions(game, chance, wild=True) for key in guide.met(view)}
        for chance in range(20)
    ]

    met = sum(len(keys) for keys in games)
    assert met >= 0.9 * len(games) * len(guide.lessons)


# -- who is told ---------------------------------------------------------------------------
@IN_EACH
def test_only_a_seat_that_is_asked_is_told(game: Game) -> None:
    guide = the_guide(game)
    record = Record(game, guide.seats, guide.seed, dict(guide.options))
    rng = seeded(1)
    waited = 0
    while actors := record.position.actors():
        for seat in (*range(guide.seats), None):
            if seat not in actors:
                waited += 1
                assert guide.met(record.position.view(seat)) == ()
        record.play(actors[0], pick(game, record.position, actors[0], rng))
    assert guide.met(record.position.view(0)) == ()
    assert waited > 0


@IN_EACH
def test_a_lesson_gives_nothing_away(game: Game) -> None:
    """All that the seat must not know is changed, by guessing."""
    guide = the_guide(game)

    for number, view in enumerate(decisions(game, 1)):
        other = game.guess(view, seeded(number)).view(0)
        assert guide.met(other) == guide.met(view)


def test_a_lesson_is_met_when_its_decision_is_the_seats() -> None:
    """The order is the guide's, and whoever is not asked meets none."""

    class View:
        seat = 0
        actors: tuple[int, ...] = (0,)
        phase = "draw"

    draw = Lesson("draw", "Draw a card", "Draw.", "§1.1", lambda view: view.phase == "draw")
    always = Lesson("always", "Be quick", "Quick.", "§1.2", lambda view: True)
    guide = Guide(opening="", closing="", bots=("random",), seed=1, lessons=(draw, always))

    assert guide.seats == 2
    assert guide.met(View()) == ("draw", "always")
    View.phase = "play"
    assert guide.met(View()) == ("always",)
    View.actors = ()
    assert guide.met(View()) == ()
