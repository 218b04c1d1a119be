"""What a seat knows, as a position: the same from the position and from the view."""

import pytest

from tangledbank.core.game import Game
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import seeded
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.seen.guess import read
from tangledbank.games.phylo.seen.knowing import SECRET, deal, hide
from tangledbank.games.phylo.tests.showdowns import aiming, showdown
from tangledbank.games.phylo.tests.words import legal, made_up, names, phase, play, seen
from tangledbank.testing.knowing import contents, difference

LAND = made_up(
    "oak sun points=4", "elm sun points=4", "fern sun points=1", "vole plants points=4 scale=2",
    "owl meat points=8", "kelp sun points=6 terrains=ocean", "crab meat points=9 terrains=ocean",
    "epidemic", "drought copies=2", "protected-area", "restoration copies=2", "research-station",
    "climate-shift", size=30,
)  # fmt: skip


def known(table: Position, seat: int | None) -> Position:
    """What the seat knows."""
    found = table.clone()
    hide(found, SPECTATOR if seat is None else seat)
    return found


def differs(table: Position, game: Game = LAND) -> str:
    """Where what somebody knows is not what the view says, nor dealt alike; "" if nowhere."""
    for seat in (*range(table.seats), None):
        viewer = SPECTATOR if seat is None else seat
        hidden, told = known(table, seat), read(game.cards, seen(table, seat))
        found = difference(contents(hidden), contents(told))
        deal(hidden, viewer, seeded(5))
        deal(told, viewer, seeded(5))
        found = found or difference(contents(hidden), contents(told))
        if found:
            return f"{seat}: {found}"
    return ""


def test_cards_that_a_seat_cannot_place_are_hidden() -> None:
    """§2.3, §2.4"""
    table = scene(hands=["oak vole", "elm"], dropped=["fern", "crab owl"], game=LAND, draw=2)

    one = known(table, 1)
    assert (names(one, one.hands[1]), names(one, one.dropped[1])) == (["elm"], ["crab", "owl"])
    assert one.hands[0].as_list() == [-1, -1]
    assert one.dropped[0].as_list() == [-1]
    assert set(one.pickup) == {-1}
    assert not differs(table)


def test_discards_of_others_lie_in_one_pile() -> None:
    """§2.3: how many of whom is told by their draws alone, until a shuffle."""
    table = scene(seats=3, dropped=["fern", "crab owl", "oak"], game=LAND, draw=2)

    assert [pile.count for pile in known(table, 0).dropped] == [1, 3, 0]
    assert [pile.count for pile in known(table, 2).dropped] == [3, 0, 1]
    assert [pile.count for pile in known(table, None).dropped] == [4, 0, 0]
    assert not differs(table)


def test_of_secret_aims_is_known_whether_they_are_made() -> None:
    """§4.1"""
    table = aiming(["oak drought-1", "elm epidemic", "kelp"], LAND)
    table = play(table, "1: aim drought 2", "2: aim epidemic 1")

    assert [int(aims) for aims in known(table, 2).chosen] == [SECRET, SECRET, -1]
    assert [int(aims) for aims in known(table, 0).chosen] == [int(table.chosen[0]), SECRET, -1]
    assert not differs(table)


@pytest.mark.parametrize(
    ("hand", "own", "theirs"),
    [
        ("fern", "crab", "oak elm drought-1"), ("fern", "oak", "elm crab"), ("fern", "oak", "crab"),
        ("fern", "crab drought-1", "owl"), ("vole", "", "crab owl drought-1"), ("fern", "", ""),
        ("fern", "vole crab", "oak elm owl"),
    ],
)  # fmt: skip
def test_whoever_restores_knows_the_best_discards_and_no_others(
    hand: str, own: str, theirs: str
) -> None:
    """§6.9, P31: whoever dropped them."""
    table = showdown([f"{hand} restoration-1", "kelp"], ["restoration", "nothing"], LAND,
        dropped=[own, theirs])  # fmt: skip

    best = {text.removeprefix("restore ") for text in legal(table)}
    of_theirs = [card for card in theirs.split() if card in best]
    found = [card for card in known(table, 0).dropped[1] if card >= 0]
    assert [table.cards.ids[card] for card in found] == sorted(of_theirs, key=table.cards.ids.index)
    assert set(known(table, 1).dropped[0]) <= {-1}
    assert not differs(table)


def test_a_second_restoration_looks_again() -> None:
    """§6.9: what came back before lies in the hand."""
    table = showdown(["fern restoration-1 restoration-2", "owl"],
        ["restoration, restoration", "nothing"], LAND, dropped=["oak crab", "elm"])  # fmt: skip
    assert not differs(table)

    table = play(table, "restore elm")
    assert not differs(table)
    assert not [card for card in known(table, 0).dropped[1] if card >= 0]


def test_an_event_that_waits_is_known_to_all_with_what_it_met() -> None:
    """§6.3, §6.8, §6.10"""
    hands = ["oak elm fern protected-area", "kelp research-station drought-1 drought-2"]
    table = showdown(hands, ["protected-area", "research-station, drought 1, drought 1"], LAND)
    assert phase(table) == "striking"

    assert not differs(table)
    assert not differs(play(table, "strike elm"))


def test_a_climate_shift_that_goes_on_is_known_with_what_stood_before() -> None:
    """§6.7: two are level again after the first loss."""
    game = made_up("oak sun points=9", "vole plants points=5", "hare plants points=5",
        "owl meat points=5", "climate-shift", size=20)  # fmt: skip
    table = showdown(["oak vole hare owl", "climate-shift"], ["nothing", "climate-shift 1"], game,
        coins="heads")  # fmt: skip
    assert legal(table) == ["strike vole", "strike hare"]

    assert int(known(table, 0).hop) == 1
    assert list(known(table, 0).stood) == list(table.stood)
    assert not differs(table, game)


def test_nothing_is_left_of_events_that_are_over() -> None:
    """§5.1, §8.4: in the next round, in the next game at the same table, and at the end."""
    table = showdown(["oak elm", "fern epidemic"], ["nothing", "epidemic 1"], LAND)
    table = play(table, legal(table)[0])
    assert phase(table) == "drawing"
    assert not differs(table)

    table.deal(7)
    assert not differs(table)
    over = showdown(["oak", "elm vole"], ["nothing", "nothing"], LAND, end="rounds", rounds=1)
    assert not differs(over)
