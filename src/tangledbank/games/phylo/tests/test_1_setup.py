"""§1 Setting up."""

from collections import Counter

import pytest
from tests.spoken import each

from tangledbank.core.errors import BadOption
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    dealt,
    events,
    held,
    made_up,
    phase,
    play,
    seen,
    turn,
)

QUIET_ROUND = ["all keep all", "all keep all", "all aim nothing"]


def all_cards(table: Position) -> list[int]:
    """Every card of the table, wherever it lies."""
    return sorted(card for place in table.places() for card in place)


# -- §1.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_sit_in_a_ring(seats: int) -> None:
    """§1.1, P11"""
    table = dealt(seats)

    assert len(seen(table).players) == seats
    assert [int(table.after(seat)) for seat in range(seats)] == [*range(1, seats), 0]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_it_is_no_game_for_one_and_none_for_seven(seats: int) -> None:
    """§1.1, P11"""
    with pytest.raises(BadOption, match=f"Phylo is for 2 to 6 players, not {seats}"):
        dealt(seats)


def test_the_first_seat_deals_the_first_round() -> None:
    """§1.1"""
    table = dealt(3)

    assert (int(table.round), int(table.dealer), turn(table)) == (1, 0, 1)
    assert (seen(table).round, seen(table).dealer) == (1, 0)


def test_the_deal_moves_one_seat_on_after_each_round_and_around_the_table() -> None:
    """§1.1, P11"""
    table = dealt(3, target=300)
    deals = [(int(table.round), int(table.dealer), turn(table))]
    for _round in range(4):
        table = play(table, *QUIET_ROUND)
        deals.append((int(table.round), int(table.dealer), turn(table)))

    assert deals == [(1, 0, 1), (2, 1, 2), (3, 2, 0), (4, 0, 1), (5, 1, 2)]


def test_a_round_begins_with_a_sentence() -> None:
    """§1.1"""
    table = dealt(2, target=300)
    (began,) = events(table, "round began", *QUIET_ROUND)

    assert (began.seat, dict(began.values)) == (1, {"round": 2})
    assert "Round 2" in began.sentence
    assert "Seat 2" in began.sentence


def test_nobody_has_points_at_first() -> None:
    """§1.1"""
    view = seen(dealt(4))

    assert [one.total for one in view.players] == [0] * 4
    assert (view.rounds, view.last, view.winners, view.ended_by) == ((), (), (), "")


# -- §1.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_five_cards_and_the_rest_is_the_pickup_pile(seats: int) -> None:
    """§1.2"""
    table = dealt(seats)
    view = seen(table)

    assert [hand.count for hand in table.hands] == [5] * seats
    assert [one.cards for one in view.players] == [5] * seats
    assert view.pickup == table.pickup.count == 100 - 5 * seats


def test_the_discard_pile_is_empty_at_first() -> None:
    """§1.2"""
    table = dealt(3)
    view = seen(table)

    assert (view.discard, view.discards) == (0, ())
    assert (table.discards.count, [pile.count for pile in table.dropped]) == (0, [0] * 3)


def test_a_hand_lies_in_the_order_of_the_deck() -> None:
    """§1.2"""
    for hand in dealt(6).hands:
        assert hand.as_list() == sorted(hand)


def test_a_round_begins_with_the_first_draw() -> None:
    """§1.2, §2.1"""
    view = seen(dealt(3))

    assert (view.phase, view.draw, view.actors) == ("drawing", 1, (1,))
    assert [one.drew for one in view.players] == [()] * 3
    assert all(one.shown is None and not one.ready for one in view.players)


# -- §1.3 ----------------------------------------------------------------------------------
def test_every_card_lies_in_exactly_one_place() -> None:
    """§1.3"""
    assert all_cards(dealt(6)) == list(range(100))


def test_the_cards_are_shuffled_and_the_same_seed_deals_the_same_game() -> None:
    """§1.3"""
    one, same, other = dealt(3, 1), dealt(3, 1), dealt(3, 2)

    assert one.places() == same.places()
    assert one.pickup.as_list() != other.pickup.as_list()
    assert one.hands[0].as_list() != other.hands[0].as_list()
    assert one.pickup.as_list() != sorted(one.pickup)


def test_every_card_may_come_to_every_seat() -> None:
    """§1.3: over some deals each seat holds most of the deck, and nobody more often than others."""
    seats = [Counter[int]() for _seat in range(4)]
    table = dealt(4)
    for seed in range(400):
        table.deal(seed)
        for seat, hand in enumerate(table.hands):
            seats[seat].update(hand)

    for found in seats:
        assert len(found) == 100
        assert max(found.values()) < 50  # 20 is the mean


def test_every_round_is_dealt_from_the_whole_deck_shuffled() -> None:
    """§1.3, P24"""
    table = play(dealt(2, target=300), "drop " + " ".join(held(dealt(2, target=300), 1)))
    after = play(table, "keep all", "all keep all", "all aim nothing")

    assert table.dropped[1].count == 5
    assert all_cards(after) == list(range(100))
    assert after.pickup.count == 90
    assert (after.discards.count, [pile.count for pile in after.dropped]) == (0, [0, 0])
    assert after.pickup.as_list() != table.pickup.as_list()
    assert after.pickup.as_list() != sorted(after.pickup)


def test_a_new_round_forgets_aims_draws_and_open_hands() -> None:
    """§1.3, P24"""
    before = scene(seats=3, hands=["duckweed", "wildfire", "drought"], phase="aiming", target=300)
    view = seen(play(before, "1: aim nothing", "2: aim wildfire 2", "3: aim nothing"), 0)

    assert (view.round, view.phase, view.draw) == (2, "drawing", 1)
    assert [(one.drew, one.ready, one.shown) for one in view.players] == [((), False, None)] * 3
    assert view.own is not None
    assert (view.own.dropped, view.own.aims) == ((), None)
    assert len(view.last) == 3


def test_a_table_can_be_dealt_again_whatever_was_played_on_it() -> None:
    """§1.3"""
    table = play(dealt(2, 5), *QUIET_ROUND, "all keep all")
    table.deal(5)

    assert seen(table, 0) == seen(dealt(2, 5), 0)
    assert table.places() == dealt(2, 5).places()


# -- §1.4 ----------------------------------------------------------------------------------
def test_our_deck_has_a_hundred_cards() -> None:
    """§1.4"""
    cards = GAME.cards
    chains = Counter(int(cards.chain[card]) for card in range(cards.count))

    assert chains == {1: 36, 2: 24, 3: 28, 0: 12}
    assert sum(cards.is_event(card) for card in range(cards.count)) == 12


def test_a_table_may_bring_another_deck() -> None:
    """§1.4, §9.1"""
    pond = made_up("algae sun", "snail plants", size=20)
    table = dealt(2, game=pond)

    assert all_cards(table) == list(range(20))
    assert table.pickup.count == 10
    assert {*held(table), *held(table, 1)} <= set(pond.cards.ids)


@pytest.mark.parametrize(("seats", "size"), [(3, 29), (4, 39), (6, 59)])
def test_a_deck_needs_ten_cards_for_each_player(seats: int, size: int) -> None:
    """§9.1, P29"""
    with pytest.raises(
        BadOption,
        match=rf"{seats} players need a deck of at least {10 * seats} cards; this one has {size}\.",
    ):
        dealt(seats, game=made_up(size=size))
    assert dealt(seats, game=made_up(size=size + 1)).pickup.count == 5 * seats


def test_events_have_no_points_and_no_place_in_the_chain() -> None:
    """§7.1, P22"""
    cards = GAME.cards
    found = [card for card in range(cards.count) if cards.is_event(card)]

    assert {int(cards.points[card]) for card in found} == {0}
    assert {int(cards.chain[card]) for card in found} == {0}
    assert not any(
        cards.by_size[one * 100 + other] or cards.by_size[other * 100 + one]
        for one in found
        for other in range(100)
    )


def test_a_whole_game_starts_over_with_nothing_won() -> None:
    """§1.1"""
    table = play(dealt(2, target=300), *QUIET_ROUND)
    assert sum(each(table.totals)) > 0

    table.deal(1)
    assert (each(table.totals), int(table.round), int(table.dealer)) == ([0, 0], 1, 0)
    assert phase(table) == "drawing"
