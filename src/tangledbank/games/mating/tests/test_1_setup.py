"""§1 Set-up."""

from collections import Counter

import pytest
from tests.spoken import each

from tangledbank.core.errors import BadNotation, BadOption
from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import DECKS, KINDS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    dealt,
    environment,
    flashy,
    food_of,
    legal,
    males,
    names,
    phase,
    refused,
    seen,
    sneaky,
    turning_up,
)


def environments(table: Position) -> list[str]:
    """The environments that are face down, the next one first."""
    return [GAME.cards.environment_ids[one] for one in table.environments.as_list()[::-1]]


# -- §1.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_sit_round_the_clearing(seats: int) -> None:
    """§1.1"""
    table = dealt(seats)

    assert len(seen(table).players) == seats
    assert table.actors() == list(range(seats))


@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_no_game_for_one_and_none_for_seven(seats: int) -> None:
    """§1.1"""
    with pytest.raises(BadOption, match=f"The Mating Game is for 2 to 6 players, not {seats}"):
        dealt(seats)


# -- §1.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_stand_holds_one_female_more_than_players(seats: int) -> None:
    """§1.2"""
    table = dealt(seats)

    assert (table.red, table.blue) == (seats + 1, seats + 1)
    assert [(one.red, one.blue) for one in seen(table).players] == [(0, 0)] * seats


def test_a_host_may_set_other_numbers_of_females() -> None:
    """§1.2"""
    table = dealt(2, females=9)

    assert (table.red, table.blue) == (9, 9)


# -- §1.3 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_five_of_the_78_cards(seats: int) -> None:
    """§1.3"""
    table = dealt(seats)
    kinds = Counter(
        KINDS[GAME.cards.kind[card]] for place in table.places() for card in place
    )  # fmt: skip

    assert kinds == {"combat": 30, "flashy": 30, "sneaky": 18}
    assert [hand.count for hand in table.hands] == [5] * seats
    assert table.deck.count == 78 - 5 * seats
    assert males(table) == [""] * seats


def test_every_card_lies_in_exactly_one_place() -> None:
    """§1.3"""
    assert sorted(card for place in dealt(6).places() for card in place) == list(range(78))


def test_the_cards_are_shuffled_and_the_same_seed_deals_the_same_game() -> None:
    """§1.3, §1.5"""
    one, same, other = dealt(3, 1), dealt(3, 1), dealt(3, 2)

    assert one.places() == same.places()
    assert environments(one) == environments(same)
    assert one.deck.as_list() != other.deck.as_list()
    assert one.hands[0].as_list() != other.hands[0].as_list()


def test_all_three_kinds_come_to_the_hands() -> None:
    """§1.3: sneaky cards are dealt like the others."""
    kinds = {
        KINDS[GAME.cards.kind[card]]
        for seed in range(5)
        for hand in dealt(6, seed).hands
        for card in hand
    }

    assert kinds == set(KINDS)


def test_a_host_may_set_the_size_of_a_hand() -> None:
    """§1.3"""
    assert [hand.count for hand in dealt(3, hand=4).hands] == [4, 4, 4]
    assert [hand.count for hand in dealt(6, hand=6).hands] == [6] * 6
    with pytest.raises(BadOption):
        dealt(3, hand=7)


# -- §1.4 ----------------------------------------------------------------------------------
def test_every_nest_starts_with_five_food_and_no_offspring() -> None:
    """§1.4"""
    table = dealt(4)

    assert each(table.food) == [5] * 4
    assert each(table.offspring) == [0] * 4


def test_a_nest_never_holds_more_than_twenty_food() -> None:
    """§1.4, ruling M20"""
    rich = environment(food=3, predators=0, scarcity=0)
    table = scene(males=["lunch", "lunch", combat()], food=[20, 16, 18], environments=rich)

    assert each(after(table, "all pass").food) == [20, 19, 20]


def test_a_nest_never_holds_less_than_no_food() -> None:
    """§1.4, ruling M20"""
    lean = min(GAME.cards.environment_ids, key=food_of)
    table = turning_up(scene(males=["lunch", combat(), "lunch"], food=[0, 1, 5]), lean)

    assert food_of(lean) <= -2
    assert each(after(table, "all pass").food) == [0, 0, 5 + food_of(lean)]


def test_the_limit_holds_for_other_gains_too() -> None:
    """§1.4, ruling M20"""
    table = scene(males=[combat()], hands=sneaky("food-cache"), food=19, window=2)
    gain = 2 - cost(sneaky("food-cache"))

    assert each(after(table, f"sneak {sneaky('food-cache')}").food)[0] == min(20, 19 + gain)


def test_a_host_may_set_how_nests_start_and_what_they_hold() -> None:
    """§1.4"""
    rich = environment(food=3, predators=0, scarcity=0)
    table = scene(males=["lunch", combat()], food_limit=6, start_food=4, environments=rich)

    assert each(table.food) == [4, 4, 4]
    assert each(after(table, "all pass").food) == [6, 6, 6]
    assert each(dealt(2, start_food=0).food) == [0, 0]
    assert each(dealt(2, start_food=9).food) == [9, 9]
    with pytest.raises(BadOption, match="cannot start with more food than it holds"):
        dealt(3, start_food=8, food_limit=7)


# -- §1.5 ----------------------------------------------------------------------------------
def test_the_deck_of_environments_is_the_eight_core_and_the_eight_stable_ones() -> None:
    """§1.5, ruling M31"""
    cards = GAME.cards
    wanted = [
        name
        for number, name in enumerate(cards.environment_ids)
        if DECKS[cards.environment_deck[number]] in ("core", "stable")
    ]

    assert len(wanted) == 16
    assert sorted(environments(dealt(4))) == sorted(wanted)


def test_the_two_are_shuffled_together_face_down() -> None:
    """§1.5, ruling M31"""
    cards = GAME.cards
    orders = [environments(dealt(3, seed)) for seed in range(12)]
    core_among_first = {
        sum(
            DECKS[cards.environment_deck[cards.environment_number_of[name]]] == "core"
            for name in order[:8]
        )
        for order in orders
    }

    assert len({tuple(order) for order in orders}) == 12
    assert core_among_first - {0, 8}
    assert seen(dealt(3), 0).environment is None
    assert (seen(dealt(3), 0).environments, seen(dealt(3), 0).coming) == (16, ())


# -- §1.6 ----------------------------------------------------------------------------------
def test_out_to_lunch_is_always_at_hand_and_not_among_the_five() -> None:
    """§1.6, ruling M42"""
    table = dealt(3)
    lunched = after(table, *["out to lunch"] * 3, *["keep all"] * 3)

    assert legal(table)[-1] == "out to lunch"
    assert len(seen(table, 0).hand) == 5
    assert phase(lunched) == "choosing"
    assert [hand.as_list() for hand in lunched.hands] == [hand.as_list() for hand in table.hands]
    assert legal(lunched)[-1] == "out to lunch"


def test_out_to_lunch_is_never_discarded() -> None:
    """§1.6, ruling M42"""
    table = scene(hands=flashy(), discarding=True)

    assert legal(table, 0) == ["keep all", f"discard {flashy()}"]
    assert legal(table, 1) == ["keep all"]
    assert refused(table, "out to lunch") == "wrong-phase"
    with pytest.raises(BadNotation):
        after(table, "discard lunch")


def test_whoever_has_no_card_left_still_has_out_to_lunch() -> None:
    """§1.6, ruling M42"""
    assert legal(scene(), 2) == ["out to lunch"]


# -- §1.7 ----------------------------------------------------------------------------------
def test_everyone_sees_nests_females_hand_sizes_and_played_cards() -> None:
    """§1.7, ruling M43"""
    table = scene(
        males=[combat(), flashy(), "lunch"], hands=[sneaky("level-up"), "", combat("low")],
        food=[1, 2, 3], offspring=[4, 5, 6], red=[1, 0, 0], blue=[0, 2, 0], window=3,
        discards=f"{combat('high')} {sneaky('camouflage')}",
    )  # fmt: skip

    for seat in (None, 0, 1, 2):
        view = seen(table, seat)
        assert [(one.food, one.offspring) for one in view.players] == [(1, 4), (2, 5), (3, 6)]
        assert [(one.red, one.blue) for one in view.players] == [(1, 0), (0, 2), (0, 0)]
        assert [one.hand for one in view.players] == [1, 0, 1]
        assert [one.strategy.card if one.strategy else None for one in view.players] == [
            combat(), flashy(), None,
        ]  # fmt: skip
        assert [one.lunch for one in view.players] == [False, False, True]
        assert (view.red, view.blue) == (3, 2)
        assert view.discards == (combat("high"), sneaky("camouflage"))


def test_hands_and_decks_are_hidden() -> None:
    """§1.7, ruling M43"""
    table = dealt(3)

    assert seen(table, 1).hand == tuple(names(table.hands[1]))
    for seat in (None, 0, 2):
        text = str(seen(table, seat))
        assert not any(card in text for card in names(table.hands[1]))
        assert not any(card in text for card in names(table.deck))
        assert not any(
            name in text for name in environments(table) if name not in str(table.terms.options)
        )


def test_secret_choices_are_hidden_until_all_have_chosen() -> None:
    """§1.7, ruling M43"""
    table = scene(hands=[combat("low"), flashy("low"), ""])
    chosen = after(table, f"1: play {combat('low')}")
    other = after(table, "1: out to lunch")

    assert seen(chosen, 0).chosen == combat("low")
    assert seen(other, 0).chosen == "lunch"
    for seat in (None, 1, 2):
        assert seen(chosen, seat) == seen(other, seat)
        assert [one.ready for one in seen(chosen, seat).players] == [True, False, False]


def test_cards_discarded_from_hands_stay_hidden_and_their_number_is_known() -> None:
    """§1.7, ruling M43"""
    table = scene(hands=[f"{combat()} {flashy()}"], discarding=True, deck=sneaky("level-up"))
    laid = after(table, f"1: discard {combat()} {flashy()}", "2: keep all", "3: keep all")

    assert seen(laid, 0).buried == tuple(sorted((combat(), flashy()), key=GAME.cards.ids.index))
    for seat in (None, 1, 2):
        assert seen(laid, seat).players[0].buried == 2
        assert seen(laid, seat).discards == seen(laid, seat).buried == ()
        assert combat() not in str(seen(laid, seat))
