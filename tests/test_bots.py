"""Bots: what they must see, and that looking ahead beats not looking."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tangledbank import GAMES, Choice, Game, IllegalAction, Rng, seeded
from tangledbank.bots import BOTS, bot_names, is_offered, make_bot, styles_of, usual_bot
from tangledbank.bots.levels import NAMES
from tangledbank.core.bot import Decider
from tangledbank.core.containers import Actions
from tangledbank.core.errors import UnknownGame
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.lab.series import Series
from tangledbank.lab.table import play_out
from tangledbank.testing.playing import play_on, random_record
from tests.samples import Sample

GAME = GAMES["phanerozoic"]
EACH = 5  # of a game's decisions, every so many
DECIDERS = [
    pytest.param(game, name, id=f"{game.id}-{name}")
    for game in GAMES.values()
    for name in {**BOTS, **game.own_bots}
    if game.knowledge is not None and isinstance(make_bot(game, name), Decider)
]


def choice(position: object, name: str = "greedy", seed: int = 1) -> str:
    seat = position.to_act()  # type: ignore[attr-defined]
    view, legal = position.view(seat), position.legal(seat)  # type: ignore[attr-defined]
    return GAME.notation(make_bot(GAME, name).choose(view, legal, seeded(seed)).action)


def test_every_bot_chooses_a_legal_action_from_its_view() -> None:
    for name in bot_names(GAME):
        for seed in range(20):
            position = GAME.deal(3, seed)
            legal = [GAME.notation(action) for action in position.legal(0)]
            assert choice(position, name, seed) in legal


def test_a_game_says_which_bots_people_are_offered() -> None:
    plain = replace(GAME, thinking=None)
    choosy = replace(plain, bots=("greedy",))

    assert bot_names(GAME) == [*NAMES]
    assert bot_names(plain) == [*BOTS]
    assert bot_names(choosy) == ["greedy"]
    assert make_bot(choosy, "random").looks is False, "the lab still has it"


def test_a_level_may_have_a_style_that_the_game_knows() -> None:
    game = GAMES["mating"]
    style = styles_of(game)[0]
    plain = replace(game, thinking=None)

    assert is_offered(game, f"hard {style}")
    assert make_bot(game, f"hard {style}").looks
    offered = [f"hard {style} {style}", f"wild {style}", "hard dodo", style, "greedy", ""]
    assert [name for name in offered if is_offered(game, name)] == []
    assert not is_offered(plain, f"hard {style}")
    assert is_offered(plain, "greedy")


def test_whoever_just_wants_to_play_meets_the_second_weakest() -> None:
    assert usual_bot(GAME) == "easy"
    assert usual_bot(replace(GAME, thinking=None, bots=("greedy",))) == "greedy"
    assert usual_bot(replace(GAME, thinking=None, bots=())) == ""


def test_the_random_bot_chooses_each_action_now_and_then() -> None:
    position = GAME.deal(3, 1)

    assert len({choice(position, "random", seed) for seed in range(60)}) == 4


def test_the_greedy_bot_takes_the_point_that_lies_before_it() -> None:
    table = scene(
        plants="algae:8",
        animals="trilobita:1",
        face_up="woody-9 meteorite-70",
        goals="canopy",
        round=8,
    )

    assert choice(table) == "mutate algae with woody-9"


def test_the_greedy_bot_saves_what_gives_it_points() -> None:
    table = scene(
        plants="algae:8 wattieza:1+large",
        animals="trilobita:1",
        face_up=["meteorite-70 ideal-conditions-1", "large-43"],
        goals=["canopy", "coat-of-mail"],
        round=8,
    )

    assert choice(table) != "play meteorite-70 on wattieza"


def test_the_greedy_bot_evolves_the_species_that_its_goal_names() -> None:
    table = scene(
        plants="algae:8 wattieza:6+large+seeds",
        animals="trilobita:1",
        face_up="sequoia",
        goals="giants-in-the-mist",
        round=8,
    )

    assert choice(table) == "evolve sequoia from wattieza"


def test_the_greedy_bot_keeps_the_goal_that_counts() -> None:
    table = scene(
        plants="algae:8+woody wattieza:6",
        animals="trilobita:1",
        goals=["inner-fire canopy", "open-sky seed-bank"],
        keeping_goals=True,
        round=8,
    )

    assert choice(table) == "keep goal canopy"


# -- without words -------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "name"), DECIDERS)
def test_a_bot_that_needs_no_words_decides_as_from_its_view(game: Game, name: str) -> None:
    """From what its seat knows as from what the view says, with the same chance."""
    knowledge = game.knowledge
    assert knowledge is not None
    bot, actions, asked = make_bot(game, name), Actions(), 0
    record = random_record(game, game.seats[-1], seeded(7))
    for decision, position in enumerate(play_on(record)):
        for seat in position.actors():
            position.fill(seat, actions)
            if decision % EACH or actions.count == 1:
                continue
            legal = position.legal(seat)
            known = position.clone()
            knowledge.hide(known, seat)
            decided = bot.decide(known, seat, actions, seeded(decision))  # type: ignore[attr-defined]
            assert decided in legal
            assert decided == bot.choose(position.view(seat), legal, seeded(decision)).action
            asked += 1
    assert asked > 2


def test_nearly_every_game_has_a_bot_that_needs_no_words() -> None:
    """In Clades they race with their eyes, and wait; the others' greedy bot needs none."""
    found = {one.id for one in DECIDERS}

    assert found >= {f"{name}-greedy" for name in GAMES if name != "clades"}


class Stubborn:
    """Always does the same, whatever is legal."""

    looks = False

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, view: object, legal: Sequence[int], rng: Rng) -> Choice:
        return Choice(self.action)


def test_a_bot_that_does_what_is_not_legal_is_told_why() -> None:
    """In a series, too, where what the rules have picked is not asked about again."""
    bots = [Stubborn(GAME.parse("choose arthropleura")), make_bot(GAME, "random")]

    with pytest.raises(IllegalAction, match="§"):
        play_out(GAME.deal(2, 1859), bots, 1859)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int, sample: Sample) -> None:
    """Over seeded games the greedy bot wins far more than its share."""
    bots = ("greedy", *("random",) * (seats - 1))
    results = Series("phanerozoic", bots, seed=5).play(range(sample(60, of=2000)))

    share = sum(result.share(0) for result in results) / len(results)

    assert share > 1.5 / seats


@pytest.mark.once
@pytest.mark.slow
def test_alone_greedy_beats_the_automa_more_often_than_random(sample: Sample) -> None:
    games = range(sample(150, of=2000))
    wins = {
        name: sum(result.share(0) for result in Series("phanerozoic", (name,), seed=5).play(games))
        for name in BOTS
    }

    assert wins["greedy"] > 1.5 * wins["random"]


def test_a_bot_that_is_not_there_gets_one_sentence() -> None:
    with pytest.raises(
        UnknownGame, match="no bot 'genius' for Phanerozoic; there are random, greedy"
    ):
        make_bot(GAME, "genius")
