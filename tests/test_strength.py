"""`make strength`: the twin that sees all, the reader, duels, and what is written of them."""

from dataclasses import asdict
from xml.etree import ElementTree

import pytest
from benchmarks import strength
from benchmarks.duels import Duel, Found, fight, play
from benchmarks.players import ALL_KNOWING, BOT, READER, TIMED, AllKnowing, Player, Reader
from benchmarks.plot import Point, plot, spread

from tangledbank import GAMES, Position, seeded
from tangledbank.bots import make_bot
from tangledbank.core.containers import Actions
from tangledbank.core.errors import UnknownGame
from tangledbank.core.search import Search
from tangledbank.core.thinking import Skill
from tangledbank.testing.knowing import known_to
from tangledbank.testing.playing import everyone
from tests.duels import PAPER, SCISSORS, Fists, FistsMind

pytestmark = pytest.mark.once

GAME = GAMES["phanerozoic"]  # its rounds begin with a secret choice


def legal(position: Position, seat: int) -> Actions:
    actions = Actions()
    position.fill(seat, actions)
    return actions


def test_the_twin_sees_what_everyone_sees() -> None:
    position = GAME.deal(3, 5)
    twin = Player(ALL_KNOWING, trials=6).sit_down(GAME, position)
    assert isinstance(twin, AllKnowing)
    action = twin.decide(known_to(GAME, position, 1), 1, legal(position, 1), seeded(1))

    assert action in position.legal(1)
    assert all(twin.world.view(seat) == position.view(seat) for seat in everyone(position))


def test_the_reader_sees_no_more_than_its_seat() -> None:
    position = GAME.deal(3, 5)
    reader = Player(READER, trials=6, foresees=6).sit_down(GAME, position)
    known = known_to(GAME, position, 1)
    action = reader.decide(known, 1, legal(position, 1), seeded(1))  # type: ignore[attr-defined]
    assert action in position.legal(1)
    position.deal(6)
    assert action == reader.decide(known, 1, legal(known, 1), seeded(1))  # type: ignore[attr-defined]


def test_the_reader_expects_rivals_to_choose_unseen_as_the_expert_would() -> None:
    """At rock, paper, scissors, at which the expert is sure of paper."""
    position = Fists()
    reader = Reader.__new__(Reader)
    reader.mind, reader.search, reader.world = FistsMind(), Search(FistsMind(), position), Fists()
    reader.skill, reader.ahead = Skill(trials=9), 0
    reader.expect = lambda position, seat, rng: PAPER  # type: ignore[method-assign]

    assert reader.decide(position, 0, legal(position, 0), seeded(1)) == SCISSORS


@pytest.mark.parametrize("kind", [ALL_KNOWING, READER, TIMED])
def test_nobody_may_seat_them(kind: str) -> None:
    with pytest.raises(UnknownGame):
        make_bot(GAME, kind)


def test_a_deal_serves_every_seat_and_equal_players_share_the_victories() -> None:
    greedy = Player(BOT, "greedy")
    duel = Duel("phanerozoic", 2, greedy, greedy, 8, 3)

    assert sum(one.share for one in play(duel, range(8))) == 4
    assert all(one.clock.decisions for one in play(duel, range(2)))


def test_a_duel_ends_when_its_time_is_up() -> None:
    greedy, random = Player(BOT, "greedy"), Player(BOT, "random")
    found = fight(Duel("phanerozoic", 2, greedy, random, 1000, 3), 1, minutes=0.0001)

    assert found is not None
    assert found.games < 1000


# -- written down --------------------------------------------------------------------------
def kept(part: str, one: str, share: float, seats: int = 2) -> dict[str, object]:
    found = Found("Moss", seats, one, "greedy", 100, share, share - 0.1, share + 0.1, 9, 99, 1)
    return {"part": part, **asdict(found), "version": "1", "compiled": True, "cores": 2}


def test_a_budget_is_a_column() -> None:
    rows = [kept("budgets", f"expert, {ms} ms", 0.7) for ms in (200, 20)]

    assert strength.budgets(rows).splitlines()[0].endswith("| 20 ms | 200 ms |")
    assert strength.budgets(rows).splitlines()[2] == "| Moss | 70.0 % (60–80) | 70.0 % (60–80) |"


def test_the_way_to_the_ceiling_begins_where_all_are_equal() -> None:
    rows = [kept("ceiling", "expert", 0.7), kept("ceiling", ALL_KNOWING, 0.9)]

    assert strength.ceiling(rows).splitlines()[2].endswith("| 50 % |")


def test_the_picture_is_xml_with_a_name_for_every_game() -> None:
    points = [Point(20, 0.5, 0.4, 0.6), Point(1000, 0.9, 0.8, 0.95)]
    text = plot("Title", "About <it>.", {"Moss & Fern": points, "Lichen": points})

    assert {"Moss & Fern", "Lichen"} <= {one.text for one in ElementTree.fromstring(text).iter()}
    assert "prefers-color-scheme: dark" in text


def test_names_keep_apart() -> None:
    found = sorted(spread({"a": 100.0, "b": 100.0, "c": 101.0}).values())

    assert found == [100.0, 122.0, 144.0]
