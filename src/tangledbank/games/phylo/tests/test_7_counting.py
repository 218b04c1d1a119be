"""§7 Counting: who wins the round, and what is added."""

import pytest
from tests.play import random_game
from tests.spoken import each

from tangledbank.games.phylo.cards.cards import EVENTS
from tangledbank.games.phylo.tests.showdowns import aiming, aims, count, showdown, shown, web
from tangledbank.games.phylo.tests.words import (
    dealt,
    events,
    made_up,
    phase,
    play,
    seen,
    story,
    told,
    turn,
)

LAND = made_up(
    "oak sun points=4", "elm sun points=4 terrains=urban", "fern sun points=2",
    "vole plants points=5 scale=2", "owl meat points=8", "crab meat points=9 terrains=ocean",
    "deer plants points=3 copies=2", "epidemic", "research-station", "restoration", size=30,
)  # fmt: skip
NOTHING = ["nothing"] * 3


def test_all_species_that_count_are_added_up() -> None:
    """§7.1"""
    over = showdown(["oak vole owl", "fern"], NOTHING[:2], LAND)

    assert (count(over, 0), count(over, 1)) == (17, 2)


def test_loose_species_add_nothing() -> None:
    """§7.1, §3.5"""
    over = showdown(["oak crab", "vole owl"], NOTHING[:2], LAND)

    assert (count(over, 0), count(over, 1)) == (4, 0)


def test_several_chains_of_a_hand_all_count() -> None:
    """§7.1, §3.1, P6"""
    over = showdown(["oak vole elm", ""], NOTHING[:2], LAND)

    assert (web(over), count(over)) == (["elm", "oak", "vole"], 13)


@pytest.mark.parametrize("event", EVENTS)
def test_events_have_no_points(event: str) -> None:
    """§7.1, P22"""
    game = made_up("oak sun points=4", *EVENTS)
    over = showdown([f"oak {event}", ""], NOTHING[:2], game)

    assert (count(over), each(over.totals)) == (4, [4, 0])


def test_each_duplicate_counts() -> None:
    """§7.1, P23"""
    assert count(showdown(["oak deer-1 deer-2", ""], NOTHING[:2], LAND)) == 10


def test_only_the_winner_adds_points() -> None:
    """§7.2, P20"""
    over = showdown(["fern", "oak vole", "elm"], NOTHING, LAND)

    assert [count(over, seat) for seat in range(3)] == [2, 9, 4]
    assert each(over.totals) == [0, 9, 0]


def test_points_are_added_to_ones_own_total() -> None:
    """§7.2"""
    over = showdown(["fern", "oak"], NOTHING[:2], LAND, totals=[7, 30])

    assert each(over.totals) == [7, 34]
    (won,) = events(aiming(["fern", "oak"], LAND, totals=[7, 30]), "won", *aims(NOTHING[:2]))
    assert (won.seat, won.values) == (1, {"count": 4, "before": 30, "after": 34})


def test_level_winners_all_add_theirs() -> None:
    """§7.3, P20"""
    over = showdown(["oak", "elm", "fern"], NOTHING, LAND, totals=[1, 2, 3])

    assert each(over.totals) == [5, 6, 3]
    assert seen(over).rounds[0].winners == (0, 1)


def test_if_nothing_counts_anywhere_nobody_adds_points() -> None:
    """§7.3, P20"""
    table = aiming(["crab", "vole"], LAND, totals=[1, 2])
    over = play(table, *aims(NOTHING[:2]))

    assert each(over.totals) == [1, 2]
    assert (seen(over).rounds[0].counts, seen(over).rounds[0].winners) == ((0, 0), ())
    assert "nobody won" in told(table, *aims(NOTHING[:2]))
    assert "won" not in told(table, *aims(NOTHING[:2]))


def test_what_counts_is_what_events_have_left() -> None:
    """§7.1, §6.6"""
    over = showdown(["oak vole owl", "elm epidemic"], ["nothing", "epidemic 1"], LAND)

    assert [count(over, seat) for seat in (0, 1)] == [9, 4]
    assert each(over.totals) == [9, 0]


def test_counts_are_told_clockwise_from_the_left_of_the_dealer() -> None:
    """§7.1, §7.2"""
    table = aiming(["oak", "fern", "deer-1"], LAND, dealer=1)

    assert story(table, *aims(NOTHING))[-5:-1] == [
        "Seat 3 counts 0 points.",
        "Seat 1 counts 4 points.",
        "Seat 2 counts 2 points.",
        "Seat 1 wins the round with 4 points and has 4 in all.",
    ]


def test_a_finished_round_is_kept_for_all_to_see() -> None:
    """§7.1, §7.2"""
    over = showdown(["fern", "oak"], NOTHING[:2], LAND)

    for seat in (0, 1, None):
        view = seen(over, seat)
        assert [(one.counts, one.winners) for one in view.rounds] == [((2, 4), (1,))]
        assert [one.hand for one in view.last] == [("fern",), ("oak",)]
        assert view.players[1].total == 4
    assert shown(over, 1).count == 4


def test_then_the_deal_moves_on_and_all_cards_are_dealt_again() -> None:
    """§1.1, §1.3, §7.2, P11, P24"""
    over = showdown(["fern", "oak", ""], NOTHING, LAND, dealer=1)

    assert (phase(over), over.round, int(over.dealer), turn(over)) == ("drawing", 2, 2, 0)
    assert [len(hand) for hand in over.hands] == [5, 5, 5]
    assert len(over.pickup) == 15
    assert len(over.discards) + sum(len(pile) for pile in over.dropped) == 0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_totals_are_the_sum_of_the_rounds_that_were_won(seats: int) -> None:
    """§7.2, §7.3"""
    table = dealt(seats)
    for _position in random_game(table):
        pass
    rounds = seen(table).rounds

    assert len(rounds) == table.round
    for one in rounds:
        most = max(one.counts)
        assert one.winners == tuple(
            seat for seat, points in enumerate(one.counts) if points == most and most
        )
    assert each(table.totals) == [
        sum(one.counts[seat] for one in rounds if seat in one.winners) for seat in range(seats)
    ]
