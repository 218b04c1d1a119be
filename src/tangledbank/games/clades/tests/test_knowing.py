"""§1.2 What a seat knows of a position, and what it may hold possible."""

from typing import Any

import pytest

from tangledbank.core.containers import HIDDEN
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.games.clades import GAME
from tangledbank.games.clades.cards.qualities import NO_CARD, is_bonus
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import read_card, scene
from tangledbank.games.clades.tests.three_triples import FALSE, LAND, STUCK, WATER
from tangledbank.games.clades.tests.words import after, dealt
from tangledbank.testing.knowing import contents, known_to, possible

TWO_TRIPLES = f"{WATER} {LAND}"


def numbers(text: str) -> list[int]:
    """Cards by their short names; `?` is a hidden one."""
    return [HIDDEN if name == "?" else read_card(name) for name in text.split()]


def hands(position: Position) -> list[list[int]]:
    """What each seat holds."""
    return [hand.as_list() for hand in position.hands]


# -- what is hidden ------------------------------------------------------------------------
def test_a_personal_card_is_known_to_its_owner_only() -> None:
    """§1.2"""
    table = scene(shared=WATER, hands=["ml2r", "sa3g"])

    assert hands(known_to(GAME, table, 0)) == [numbers("ml2r"), [HIDDEN]]
    assert hands(known_to(GAME, table, 1)) == [[HIDDEN], numbers("sa3g")]
    assert hands(known_to(GAME, table, SPECTATOR)) == [[HIDDEN], [HIDDEN]]


def test_a_personal_card_that_was_called_in_vain_is_known_to_all() -> None:
    """§3.4: which of the cards in the hand it is, does not matter."""
    table = scene(shared=WATER, hands=["ml2r", "ma3b sa3g aa2b"])
    called = after(table, "2: call mw1b sw1b sa3g")

    for viewer in (0, SPECTATOR):
        assert known_to(GAME, called, viewer).hands[1].as_list() == numbers("sa3g ? ?")
    assert known_to(GAME, called, 1).hands[1].as_list() == numbers("ma3b sa3g aa2b")


def test_hands_that_lay_open_stay_known_and_a_new_card_is_not() -> None:
    """§7.2, §4.3"""
    table = scene(shared=f"mw1b sw1b {LAND}", hands=["ma3b sa3g", "aw1b"], open_hand="open")
    opened = after(table, *STUCK)
    closed = after(opened, f"1: call {WATER}", "at 2000")

    assert hands(known_to(GAME, opened, SPECTATOR)) == hands(table)
    assert hands(known_to(GAME, closed, SPECTATOR)) == [numbers("ma3b sa3g"), [HIDDEN]]


def test_neither_the_deck_nor_what_chance_will_say_is_known() -> None:
    """§1.1"""
    table = dealt(3)
    for viewer in (0, 1, 2, SPECTATOR):
        assert set(known_to(GAME, table, viewer).deck) == {HIDDEN}
        assert known_to(GAME, table, viewer).deck.count == table.deck.count
        assert contents(known_to(GAME, table, viewer).rng) == contents(Rng())


def test_what_is_out_of_a_race_is_not_known() -> None:
    """§8.3"""
    table = dealt(1, solitaire="race")

    assert known_to(GAME, table, 0).aside.as_list() == [HIDDEN] * table.aside.count
    assert table.aside.count == 42


def test_a_place_is_known_until_the_window_closes() -> None:
    """§1.4, §3.3"""
    called = after(scene(shared=TWO_TRIPLES), f"1 at 100: call {LAND}")
    closed = after(called, "at 2100")
    card = read_card("al2g")

    assert (called.row[card], called.column[card]) == (2, 1)
    assert (known_to(GAME, called, 1).row[card], known_to(GAME, called, 1).column[card]) == (2, 1)
    assert (closed.row[card], closed.column[card]) == (2, 1), "nobody clears it"
    assert (known_to(GAME, closed, 1).row[card], known_to(GAME, closed, 1).column[card]) == (0, 0)


def test_when_a_card_was_laid_is_known_while_it_lies_there() -> None:
    """§4.2"""
    table = after(dealt(2), "at 30000")
    lucky = next(card for card in table.shared if table.laid_at[card] == 30000)
    lying = [int(known_to(GAME, table, 0).laid_at[card]) for card in table.shared]

    assert sorted(lying) == [0] * 12 + [30000]
    table.shared.take(lucky)
    table.piles[1].add(lucky)
    assert known_to(GAME, table, 0).laid_at[lucky] == 0


def test_a_false_call_is_known_until_the_next_triple() -> None:
    """§3.4, §5.6"""
    called = after(scene(shared=TWO_TRIPLES), f"1: call {FALSE}")
    taken = after(called, f"2: call {WATER}")

    assert list(known_to(GAME, called, 1).false_cards)[:3] == sorted(numbers(FALSE))
    assert list(taken.false_cards)[:3] == sorted(numbers(FALSE)), "nobody clears them"
    assert list(known_to(GAME, taken, 1).false_cards) == [NO_CARD] * 6


@pytest.mark.parametrize(
    "options",
    [
        {"false_call_penalty": True}, {"victory_break": True}, {"untimed": True}, {"hints": False},
        {"open_hand": "switch"}, {"animals": "genius"},
    ],
)  # fmt: skip
def test_all_else_is_known_to_everyone(options: dict[str, Any]) -> None:
    """§3.2, §5.5, §6.1, §7.1, §9.1: after a triple, after a false call, after all time."""
    hands, piles = ["ml2r", "sa3g"], ["", "sa3r"]
    table = scene(shared=f"{TWO_TRIPLES} aa3r", hands=hands, piles=piles, deck="", **options)
    for said in (f"call {WATER}", "call ml2g sl2g aa3r", "at 600000"):
        table = after(table, said)
        for viewer in (0, 1, SPECTATOR):
            known_to(GAME, table, viewer)


# -- what is dealt -------------------------------------------------------------------------
def test_every_card_is_dealt_once() -> None:
    """§1.1, §1.2"""
    table = after(dealt(4, personal_cards="0 1 2 3"), "at 60000")
    for viewer in (0, 3, SPECTATOR):
        for guessed in possible(GAME, table, viewer, times=5):
            cards = [card for place in guessed.places() for card in place]
            assert sorted(cards) == sorted(table.terms.deck)
            assert [len(place) for place in guessed.places()] == [len(p) for p in table.places()]


def test_others_may_hold_any_matching_card_that_has_not_been_seen() -> None:
    """§1.2, §1.5"""
    table = scene(shared=WATER, hands=["ml2r", "sa3g"], piles=["aa1b aa1g aa1r", ""])
    held = {guessed.hands[1][0] for guessed in possible(GAME, table, 0, times=150)}

    assert len(held) > 50
    assert not held & {*table.shared, *table.hands[0], *table.piles[0]}
    assert not any(is_bonus(card) for card in held)


def test_bonus_cards_may_lie_anywhere_in_the_deck() -> None:
    """§4.4"""
    table = dealt(2)
    places = {
        guessed.deck.as_list().index(read_card("shark")) for guessed in possible(GAME, table, 0)
    }

    assert len(places) > 15


@pytest.mark.parametrize("deck", ["", "shark", "shark bivalve", "bivalve aa1g"])
def test_a_deck_that_is_nearly_gone_can_be_dealt_too(deck: str) -> None:
    """§11.1: whatever else is left is out of the game."""
    table = scene(shared=WATER, hands=["ml2r", "sa3g"], deck=deck)
    for guessed in possible(GAME, table, 0, times=10):
        assert guessed.deck.count == table.deck.count
        assert not is_bonus(guessed.hands[1][0])


def test_guesses_differ_and_go_on_differently() -> None:
    """§1.1"""
    table = dealt(3)
    guesses = list(possible(GAME, table, 0, times=5))

    assert len({tuple(guessed.deck) for guessed in guesses}) == 5
    assert len({guessed.rng.below(1 << 30) for guessed in guesses}) == 5
