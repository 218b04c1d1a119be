"""Bots: what they know, what they lay, how they bluff, and who is stronger."""

import pytest
from tests.play import random_game
from tests.samples import Sample

from tangledbank.bots import make_bot
from tangledbank.core.containers import Actions
from tangledbank.core.options import Values
from tangledbank.core.rng import seeded
from tangledbank.games.trex import GAME
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.rules.phases import PLAY, PLAYING
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.seen.view import View
from tangledbank.lab.series import Series, play_game

BOTH = pytest.mark.parametrize("name", ["greedy", "bluffer"])


def choice(table: Position, name: str, seed: int = 1) -> str:
    """What the bot does, in words."""
    seat = int(table.to_act())
    bot = make_bot(GAME, name)
    return GAME.notation(bot.choose(table.view(seat), table.legal(seat), seeded(seed)).action)


# -- what they know ------------------------------------------------------------------------
def test_plain_players_decide_alike_whatever_they_cannot_see() -> None:
    """§1.10: every hidden card, hand and deck may be another one."""
    rng = seeded(3)
    looked = 0
    for game in range(12):
        table = GAME.deal(2, game, target=2)
        assert isinstance(table, Position)
        for position in random_game(table, game):
            seat = int(position.to_act())
            if seat < 0 or len(position.legal(seat)) < 2:
                continue
            view = position.view(seat)
            found = set()
            for twin in (position, GAME.guess(view, rng), GAME.guess(view, rng)):
                assert isinstance(twin, Position)
                actions = Actions()
                twin.fill(seat, actions)
                found.add(int(decide(twin, seat, actions)))
            assert len(found) == 1
            looked += 1
    assert looked > 100


@pytest.mark.parametrize("name", ["greedy", pytest.param("bluffer", marks=pytest.mark.once)])
def test_bots_choose_only_what_is_legal_to_the_end(name: str) -> None:
    tables: list[Values] = [
        {}, {"cards": "2011", "free_first": True}, {"spots": 2, "how_de_dos": 0},
    ]  # fmt: skip
    for options in tables:
        record = play_game(GAME, (name, "random"), 5, {"target": 1, "rounds": 2, **options})
        assert record.outcome() is not None


# -- what they lay -------------------------------------------------------------------------
@BOTH
def test_a_bot_takes_a_place_that_nobody_defends(name: str) -> None:
    """§5.6: the last play of the round, and one card is enough."""
    table = scene(
        spots="mudbury-halt", hands=["bathing-at-their-own-risk", "second-trombone"],
        period="free", plays=(1, 0), turn=0,
    )  # fmt: skip

    assert choice(table, name).startswith("play bathing-at-their-own-risk at 1")


@BOTH
def test_a_bot_plays_where_it_makes_the_difference(name: str) -> None:
    """§5.6: one spot is lost whatever it does, one is won, one is decided by this card."""
    table = scene(
        spots="mudbury-halt the-tar-and-kettle the-lido-upper-swamp",
        hands=["volume-nine", ""],
        sides=["/ the-vicar-takes-seconds+ / the-bass-drum+",
               "bank-holiday-diplodocus+ the-immovable-aunt+ / / brass-band-marching+"],
        period="free", plays=(1, 0), turn=0,
    )  # fmt: skip

    assert choice(table, name) in ("play volume-nine at 3 down", "play volume-nine at 3 open")


def how_de_dos_of(name: str, games: int) -> tuple[int, int]:
    """How often a bot lays a How-de-do though it holds cards of the period, and how often not."""
    bot, rival = make_bot(GAME, name), make_bot(GAME, "greedy")
    bluffs = others = 0
    for game in range(games):
        table = GAME.deal(2, game, target=3)
        assert isinstance(table, Position)
        rng = seeded(game)
        while table.to_act() >= 0:
            seat = int(table.to_act())
            view = table.view(seat)
            assert isinstance(view, View)
            legal = table.legal(seat)
            action = (bot if seat == 0 else rival).choose(view, legal, rng).action
            if seat == 0 and table.phase == PLAYING and table.question == PLAY:
                words = [GAME.notation(one) for one in legal]
                has_card = any("play" in one and "how-de-do" not in one for one in words)
                if "how-de-do" in GAME.notation(action) and has_card:
                    bluffs += 1
                else:
                    others += 1
            table.apply(seat, action)
    return bluffs, others


@pytest.mark.slow
@pytest.mark.once
def test_the_bluffer_bluffs() -> None:
    """§3.5: it lays How-de-dos while it holds cards of the period, and more often than greedy."""
    bluffs, others = how_de_dos_of("bluffer", 6)
    plain, rest = how_de_dos_of("greedy", 6)

    assert bluffs >= 5
    assert bluffs / (bluffs + others) > plain / (plain + rest)


# -- who is stronger -----------------------------------------------------------------------
def wins(bots: tuple[str, str], games: int) -> float:
    """The first bot's part of the victories, from both seats."""
    forth = Series("trex", bots, 11).play(range(games // 2))
    back = Series("trex", bots[::-1], 12).play(range(games // 2))
    return (sum(one.share(0) for one in forth) + sum(one.share(1) for one in back)) / games


@pytest.mark.slow
@pytest.mark.once
def test_greedy_beats_random(sample: Sample) -> None:
    assert wins(("greedy", "random"), sample(20, of=400)) >= 0.9


@pytest.mark.slow
@pytest.mark.once
def test_the_bluffer_beats_greedy(sample: Sample) -> None:
    assert wins(("bluffer", "greedy"), sample(8, of=200)) >= 0.7
