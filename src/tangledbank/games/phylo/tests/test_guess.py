"""Guesses: full positions that a view does not rule out, in every phase."""

import pytest
from tests.play import random_game, same_for
from tests.spoken import each

from tangledbank.core.game import Game
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming, count, showdown, shown
from tangledbank.games.phylo.tests.words import dealt, held, legal, made_up, names, play, seen

LAND = made_up(
    "oak sun points=4", "elm sun points=4", "fern sun points=1", "vole plants points=5 scale=2",
    "owl meat points=8", "kelp sun points=6 terrains=ocean", "crab meat points=9 terrains=ocean",
    "epidemic", "drought copies=2", "protected-area", "restoration copies=2", "research-station",
    size=30,
)  # fmt: skip
SMALL = made_up(  # duplicates, many events, and a pickup pile that runs out
    "moss sun copies=5", "kelp sun terrains=ocean copies=3", "vole plants copies=6 points=2",
    "owl meat copies=4 points=2", "flu kind=epidemic copies=3", "drought copies=2",
    "climate-shift copies=2", "protected-area copies=2", "restoration copies=3", size=30,
)  # fmt: skip


def guesses(
    table: Position, seat: int | None, game: Game = LAND, times: int = 12
) -> list[Position]:
    """Some positions that the seat cannot tell from the real one."""
    rng = seeded(5)
    found = []
    for _time in range(times):
        guessed = game.guess(seen(table, seat), rng)
        assert isinstance(guessed, Position)
        found.append(guessed)
    return found


# -- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (GAME, 4), (SMALL, 2), (SMALL, 3)],
    ids=["ours-2", "ours-4", "small-2", "small-3"])  # fmt: skip
def test_a_guess_looks_the_same_and_allows_the_same_at_every_moment(game: Game, seats: int) -> None:
    """§2.4, §4.1, §6.3, §6.9: for every seat and for a spectator."""
    rng = seeded(3)
    table = dealt(seats, 11, game, end="rounds", rounds=3)
    for position in random_game(table, 12):
        for seat in (*range(seats), None):
            guessed = game.guess(seen(position, seat), rng)
            assert isinstance(guessed, Position)
            assert same_for(position, guessed, seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_guess_can_be_played_to_the_end(seed: int) -> None:
    """§6.1, §7.2, §8.2: from any moment, however an event interrupts the round."""
    rng = seeded(seed)
    table = dealt(3, seed, SMALL, end="rounds", rounds=2)
    for position in random_game(table, seed):
        if not position.is_asking() and rng.below(4):
            continue
        for seat in (0, None):
            guessed = SMALL.guess(seen(position, seat), rng)
            while (asked := guessed.to_act()) >= 0:
                actions = guessed.legal(asked)
                guessed.apply(asked, actions[rng.below(len(actions))])
            assert guessed.outcome() is not None


# -- drawing -------------------------------------------------------------------------------
def test_hidden_hands_and_piles_vary_and_ones_own_cards_stay() -> None:
    """§2.4"""
    table = scene(hands=["oak vole", "elm owl kelp"], dropped=["fern", "crab"], game=LAND, draw=2)
    found = guesses(table, 1)

    assert all(held(one, 1) == ["elm", "owl", "kelp"] for one in found)
    assert all(names(one, one.dropped[1]) == ["crab"] for one in found)
    assert len({tuple(held(one, 0)) for one in found}) > 3
    assert all(len(held(one, 0)) == 2 for one in found)
    assert len({str(one.pickup.as_list()) for one in found}) == len(found)
    assert all("crab" not in held(one, 0) for one in found)


# -- aiming --------------------------------------------------------------------------------
def test_own_aims_are_known_and_those_of_others_are_not() -> None:
    """§4.1, §4.5"""
    table = aiming(["oak drought-1 epidemic protected-area", "elm vole", "kelp"], LAND)
    table = play(table, "1: aim protected-area, epidemic 2, drought 1", "2: aim nothing")

    for one in guesses(table, 0):
        assert same_for(table, one, 0)
        assert one.chosen[0] == table.chosen[0]
        assert one.chosen[2] == table.chosen[2] == -1
    theirs = {int(one.chosen[0]) for one in guesses(table, 2, times=40)}
    assert len(theirs) > 1


def test_whoever_is_not_ready_is_asked_in_a_guess_too() -> None:
    """§4.1"""
    table = play(aiming(["oak drought-1", "elm", "kelp epidemic"], LAND), "2: aim nothing")

    for seat in (0, 1, 2, None):
        for one in guesses(table, seat, times=4):
            assert same_for(table, one, seat)
            assert one.actors() == [0, 2]


# -- restoring -----------------------------------------------------------------------------
def test_whoever_restores_knows_the_best_and_that_nothing_is_better() -> None:
    """§6.9, P31"""
    table = showdown(["fern restoration-1", "owl vole"], ["restoration", "nothing"], LAND,
        dropped=["crab", "oak elm drought-1"])  # fmt: skip
    assert legal(table) == ["restore oak", "restore elm"]

    found = guesses(table, 0, times=30)
    for one in found:
        assert same_for(table, one, 0)
        assert legal(one) == ["restore oak", "restore elm"]
        buried = [card for pile in one.dropped for card in names(one, pile)]
        assert {"crab", "oak", "elm"} < set(buried)
        assert "kelp" not in buried
    assert len({str(one.places()) for one in found}) > 1


def test_if_nothing_helps_no_guess_buries_what_would() -> None:
    """§6.9, P31"""
    table = showdown(["vole restoration-1", ""], ["restoration", "nothing"], LAND,
        dropped=["", "crab owl drought-1"])  # fmt: skip
    assert legal(table) == ["restore nothing"]

    for one in guesses(table, 0, times=30):
        assert legal(one) == ["restore nothing"]


def test_others_do_not_know_what_may_come_back() -> None:
    """§6.9, P31"""
    table = showdown(["fern restoration-1", "owl vole", ""], ["restoration", "nothing", "nothing"],
        LAND, dropped=["", "", "oak elm crab"])  # fmt: skip

    for seat in (1, None):
        found = guesses(table, seat, times=30)
        assert all(same_for(table, one, seat) for one in found)
        assert len({str(legal(one, 0)) for one in found}) > 1


def test_a_guess_between_two_restorations_knows_what_has_come_back() -> None:
    """§6.9"""
    table = showdown(["fern restoration-1 restoration-2", "owl"],
        ["restoration, restoration", "nothing"], LAND, dropped="oak elm")  # fmt: skip
    table = play(table, "restore elm")

    for seat in (0, 1, None):
        for one in guesses(table, seat, times=4):
            assert same_for(table, one, seat)
            assert held(one, 0) == ["elm", "fern"]
            assert int(one.place) == 1


# -- striking ------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_guess_while_an_event_waits_leads_to_the_same_end(seat: int | None) -> None:
    """§6.3, §6.8, §6.10: protections, stations and waiting events are known to all."""
    hands = ["oak elm fern protected-area", "kelp research-station drought-1 drought-2"]
    table = showdown(hands, ["protected-area", "research-station, drought 1, drought 1"], LAND)
    assert legal(table) == ["strike oak", "strike elm"]

    for one in guesses(table, seat, times=4):
        assert same_for(table, one, seat)
        for texts in (("strike oak", "strike elm"), ("strike elm", "strike elm")):
            real, guessed = play(table, *texts), play(one, *texts)
            for owner in (0, 1):
                assert shown(real, owner) == shown(guessed, owner)
            assert each(real.totals) == each(guessed.totals)


def test_a_guess_remembers_research_stations() -> None:
    """§6.10: they are judged later."""
    hands = ["oak elm", "fern vole owl research-station epidemic"]
    table = showdown(hands, ["nothing", "research-station, epidemic 1"], LAND)
    assert legal(table) == ["strike oak", "strike elm"]

    for seat in (0, 1, None):
        for one in guesses(table, seat, times=2):
            over = play(one, "strike oak")
            assert (shown(over, 1).bonus, count(over, 1)) == (3, 17)


def test_a_station_that_is_not_used_adds_nothing_in_a_guess_either() -> None:
    """§6.10, §4.4"""
    hands = ["oak elm", "fern vole owl research-station epidemic"]
    table = showdown(hands, ["nothing", "epidemic 1"], LAND)

    for seat in (0, 1, None):
        (one,) = guesses(table, seat, times=1)
        assert shown(play(one, "strike oak"), 1).bonus == 0


# -- after the round, and after the game ---------------------------------------------------
def test_a_guess_keeps_the_round_before_and_all_counts() -> None:
    """§7.1, §5.1"""
    table = showdown(["oak vole", "elm epidemic"], ["nothing", "epidemic 1"], LAND)

    for seat in (0, 1, None):
        (one,) = guesses(table, seat, times=1)
        assert same_for(table, one, seat)
        assert seen(one, seat).last == seen(table, seat).last
        assert seen(one, seat).rounds == seen(table, seat).rounds


def test_a_guess_of_a_game_that_is_over_is_over() -> None:
    """§8.4"""
    table = showdown(["oak", "elm vole"], ["nothing", "nothing"], LAND, end="rounds", rounds=1)

    for seat in (0, None):
        (one,) = guesses(table, seat, times=1)
        assert same_for(table, one, seat)
        assert one.outcome() == table.outcome()
