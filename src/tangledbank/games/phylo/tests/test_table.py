"""The text table: rows from top to bottom, and what is asked."""

import pytest
from tests.play import random_game

from tangledbank.core.game import Game
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.said.terminal import is_routine
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming, showdown
from tangledbank.games.phylo.tests.words import dealt, made_up, play, seen

LAND = made_up(
    "oak sun points=4", "elm sun points=4", "vole plants points=5 scale=2",
    "crab meat points=9 terrains=ocean", "epidemic", "drought", "restoration", size=30,
)  # fmt: skip


def rows(table: Position, seat: int | None = 0, game: Game = LAND) -> dict[str, list[str]]:
    """What the text table shows a seat."""
    return dict(game.describe(game.cards, seen(table, seat)))


def asked(table: Position, seat: int | None = 0, game: Game = LAND) -> str:
    """What the text table asks a seat for."""
    return game.ask(game.cards, seen(table, seat))


# -- rows ----------------------------------------------------------------------------------
def test_the_table_shows_the_round_the_piles_the_seats_and_ones_own_hand() -> None:
    """§1.1, §1.2, §2.2, §3.5"""
    table = scene(hands=["", "oak vole crab epidemic"], game=LAND, round=3, totals=[1, 17])
    found = rows(table, 1)

    assert list(found) == [
        "Round", "Piles", "Seat 1", "Seat 2", "Your hand", "Your web", "  crab",
    ]  # fmt: skip
    assert found["Round"] == ["3, drawing, draw 1", "seat 1 deals"]
    assert found["Piles"] == ["26 to pick up", "0 dropped"]
    assert found["Seat 1"][:2] == ["1 point", "0 cards"]
    assert found["Seat 2"][:2] == ["17 points", "4 cards"]
    assert found["Your hand"] == [
        "oak (chain 1, 4)", "vole (chain 2, 5)", "crab (chain 3, 9)", "epidemic (event)",
    ]  # fmt: skip
    assert found["Your web"] == ["oak", "vole", "9 points"]
    assert found["  crab"] == ["The vole would be food, but they share no terrain."]


def test_nobody_sees_the_hands_of_others() -> None:
    """§2.4, §5.1"""
    table = scene(hands=["elm", "oak vole"], game=LAND)

    assert "Your hand" not in rows(table, None)
    for seat in (0, None):
        things = [thing for row in rows(table, seat).values() for thing in row]
        assert not any("oak" in thing or "vole" in thing for thing in things)


def test_draws_are_counted_and_aims_are_only_said_to_be_ready() -> None:
    """§2.4, §4.1"""
    table = play(scene(hands=["elm", "oak vole crab"], game=LAND), "drop vole crab")
    assert "dropped 2" in rows(table)["Seat 2"]
    assert rows(table)["Piles"][1] == "2 dropped"
    second = play(table, "keep all", "drop oak")
    assert "dropped 2 and 1" in rows(second)["Seat 2"]

    ready = play(aiming(["elm", "oak drought"], LAND), "2: aim drought 1")
    assert rows(ready)["Seat 2"][-1] == "ready"
    assert "ready" not in rows(ready)["Seat 1"]
    assert not any("drought" in thing for row in rows(ready).values() for thing in row)


def test_open_hands_show_what_counts() -> None:
    """§5.1, §6.5"""
    table = showdown(["oak elm crab", "vole epidemic"], ["nothing", "epidemic 1"], LAND)
    found = rows(table, None)

    assert found["Seat 1"][2:] == ["dropped 0 and 0", "counts 8", "oak", "elm"]
    assert found["Seat 2"][2:] == ["dropped 0 and 0", "counts 0"]


# -- what is asked -------------------------------------------------------------------------
def test_what_is_asked_follows_the_game() -> None:
    """§2.2, §4.1, §4.2, §6.3, §6.9, §8.1"""
    assert "(§2.2)" in asked(scene(hands=["oak"], game=LAND))
    table = aiming(["oak drought", "vole"], LAND)
    assert asked(table, 0).endswith("opponent 1 is on your left (§4.2).")
    assert asked(table, 1) == "You have no event to aim; say that you are ready (§4.1)."
    strike = showdown(["oak elm", "epidemic"], ["nothing", "epidemic 1"], LAND)
    assert asked(strike, 1) == "Epidemic: choose which of the highest cards it strikes (§6.3)."
    back = showdown(["restoration", ""], ["restoration", "nothing"], LAND)
    assert "(§6.9)" in asked(back, 0)
    over = showdown(["oak", ""], ["nothing", "nothing"], LAND, target=5, totals=[4, 0])
    assert asked(over) == "The game is over (§8)."


def test_only_aims_are_asked_for_again_and_again() -> None:
    """§4.1"""
    assert is_routine(seen(aiming(["oak", ""], LAND), 0))
    assert not is_routine(seen(scene(hands=["oak"], game=LAND), 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_of_a_game_can_be_shown_to_everyone(seats: int) -> None:
    for table in random_game(dealt(seats, target=20)):
        for seat in (*range(seats), None):
            found = GAME.describe(GAME.cards, seen(table, seat))
            assert all(all(things) for _title, things in found)
            assert len({title for title, _things in found}) == len(found)
            assert asked(table, seat, GAME).endswith(".")
