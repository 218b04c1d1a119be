"""The levels of the bots: whole games in every variant, and each level beats the one below."""

from itertools import pairwise

import pytest
from tests.samples import Sample

from tangledbank.bots import bot_names, make_bot, usual_bot
from tangledbank.bots.levels import NAMES
from tangledbank.core.options import Values
from tangledbank.core.record import read_record
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.levels import LEVELS
from tangledbank.games.clades.bots.players import Watcher
from tangledbank.games.clades.scenes import scene
from tangledbank.lab.series import Series, play_game

WATER, LAND = "mw1b sw1b aw1b", "ml2g sl2g al2g"


def test_people_are_offered_the_five_levels_of_all_games_weakest_first() -> None:
    assert bot_names(GAME) == list(LEVELS) == list(NAMES)
    assert usual_bot(GAME) == "easy"


@pytest.mark.parametrize("level", NAMES)
def test_a_level_is_a_pair_of_eyes_and_no_thinker(level: str) -> None:
    """C38: who thinks would know at once whether there is a triple."""
    bot = make_bot(GAME, level)

    assert isinstance(bot, Watcher)
    assert bot.level is LEVELS[level]


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("untimed", [False, True])
def test_a_level_chooses_the_same_for_the_same_seed(level: str, untimed: bool) -> None:
    table = scene(shared=f"{WATER} {LAND} mw1g", untimed=untimed)
    view, legal = table.view(0), table.legal(0)
    bot = make_bot(GAME, level)

    assert [bot.choose(view, legal, seeded(seed)) for seed in range(20)] == [
        bot.choose(view, legal, seeded(seed)) for seed in range(20)
    ]


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (("expert",), {}),
        (("hard",), {"solitaire": "race", "countdown": 600}),
        (("expert", "hard"), {"untimed": True}),
        (("hard", "expert", "hard"), {"victory_break": True, "personal_cards": "0 1 2"}),
        (("expert", "expert"), {"open_hand": "switch", "personal_cards": "3"}),
        (("expert", "hard"), {"false_call_penalty": True, "open_hand": "open"}),
        (("easy", "easy"), {"cards": "teaching"}),
    ],
)
def test_bots_play_every_variant_to_its_end(
    bots: tuple[str, ...], options: dict[str, int | bool | str]
) -> None:
    record = play_game(GAME, bots, 1859, options)
    again = read_record(record.text(), {"clades": GAME})

    assert record.outcome() is not None
    assert again.position.view(None) == record.position.view(None)


def test_the_same_seed_plays_the_same_game() -> None:
    texts = {play_game(GAME, ("hard", "expert"), 7, {}).text() for _time in range(2)}

    assert len(texts) == 1


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LEVELS)], ids=[*LEVELS][1:])
@pytest.mark.parametrize("untimed", [False, True], ids=["timed", "untimed"])
def test_each_level_beats_the_one_below_in_two_of_three_games(
    stronger: str, weaker: str, untimed: bool, sample: Sample
) -> None:
    """§11.3: in at least 65 % of 1,000 games; each sits in the first seat in half of them.

    More than that would make the next level a wall.
    """
    half = sample(100, of=500)
    options: Values = {"untimed": untimed}
    first = Series("clades", (stronger, weaker), 1859, options).play(range(half))
    second = Series("clades", (weaker, stronger), 1859, options).play(range(half, 2 * half))
    won = sum(one.share(0) for one in first) + sum(one.share(1) for one in second)

    assert 0.65 * 2 * half <= won <= 0.85 * 2 * half
