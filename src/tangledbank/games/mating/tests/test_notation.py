"""Actions in words: every action has words of its own, and every word is read back."""

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadNotation
from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.actions import (
    DISCARD,
    KEEP_ALL,
    MOST_DISCARDS,
    discards_of,
    kind_of,
)
from tangledbank.games.mating.tests.words import (
    combat,
    dealt,
    flashy,
    number_of,
    sneaky,
    strategies,
)

RED, BLUE, GIFT = combat("mid"), flashy("low"), sneaky("nuptial-gift")
MIMIC = sneaky("female-mimic")
TEXTS = [
    f"play {RED}", "out to lunch", "pass", "pass ahead", f"sneak {GIFT}",
    f"sneak {MIMIC} on seat 2", f"sneak {MIMIC} on seat 6", "escape", "give up", "accept",
    "keep all", f"discard {BLUE}", f"discard {RED} {BLUE} {GIFT}",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_words_are_read_and_written_alike(text: str) -> None:
    """§2.2, §6.3 to §6.5, §3.5, §3.6, §7.1"""
    assert GAME.notation(GAME.parse(text)) == text


def test_different_words_are_different_actions() -> None:
    assert len({GAME.parse(text) for text in TEXTS}) == len(TEXTS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_action_of_a_game_has_words_of_its_own(seats: int) -> None:
    """§2.2, §6.5, §7.1"""
    for table in random_game(dealt(seats)):
        for seat in table.actors():
            legal = table.legal(seat)
            texts = [GAME.notation(action) for action in legal]
            assert [GAME.parse(text) for text in texts] == legal
            assert len(set(texts)) == len(legal)


def test_cases_and_spaces_do_not_matter() -> None:
    assert GAME.parse(f"  Play   {RED.upper()} ") == GAME.parse(f"play {RED}")
    assert GAME.parse("OUT to  lunch") == GAME.parse("out to lunch")


def test_discards_come_in_any_order_and_are_written_in_the_order_of_the_hand() -> None:
    """§7.1"""
    texts = [f"discard {GIFT} {RED} {BLUE}", f"discard {BLUE} {GIFT} {RED}"]

    assert {GAME.notation(GAME.parse(text)) for text in texts} == {f"discard {RED} {BLUE} {GIFT}"}


def test_the_largest_hand_can_be_discarded_at_once() -> None:
    """§7.1: the last cards of the deck have the largest number."""
    last = GAME.cards.ids[-MOST_DISCARDS:]
    action = GAME.parse("discard " + " ".join(last))

    assert action < 2**31
    assert kind_of(action) == DISCARD
    assert GAME.notation(action) == "discard " + " ".join(last)
    assert discards_of(action) == [number_of(name) for name in last]
    assert discards_of(KEEP_ALL) == []


def test_every_single_discard_and_every_pair_has_a_number_of_its_own() -> None:
    """§7.1"""
    ids = GAME.cards.ids
    ones = [GAME.parse(f"discard {name}") for name in ids]
    pairs = [GAME.parse(f"discard {one} {two}") for one in ids[:20] for two in ids[20:40]]

    assert len({*ones, *pairs, KEEP_ALL}) == len(ones) + len(pairs) + 1
    assert [GAME.notation(action) for action in ones] == [f"discard {name}" for name in ids]


@pytest.mark.parametrize(
    "text",
    [
        "play", "sneak", "discard", "lunch", "keep", "pass on", "discard all", "run away",
        f"play {RED} on seat 2", f"sneak {MIMIC} on seat", f"sneak {MIMIC} on seat two",
        f"sneak {MIMIC} at seat 2", f"play {RED} {BLUE}",
    ],
)  # fmt: skip
def test_a_text_that_is_no_action_is_refused_with_the_forms_there_are(text: str) -> None:
    there_are = "is no action of The Mating Game; actions are written 'play CARD'"
    wanted = "There is no card" if text == "discard all" else there_are
    with pytest.raises(BadNotation, match=wanted):
        GAME.parse(text)


def test_a_card_that_is_not_there_is_refused() -> None:
    for text in ("play unicorn", "sneak unicorn on seat 2", f"discard {RED} unicorn"):
        with pytest.raises(BadNotation, match="There is no card 'unicorn' in this deck"):
            GAME.parse(text)


@pytest.mark.parametrize("seat", [0, 7, 9, 12])
def test_seats_in_words_go_from_one_to_six(seat: int) -> None:
    """§1.1"""
    with pytest.raises(BadNotation, match=f"There are seats 1 to 6; {seat} is none of them"):
        GAME.parse(f"sneak {MIMIC} on seat {seat}")


def test_a_card_is_discarded_only_once() -> None:
    """§7.1"""
    with pytest.raises(BadNotation, match="only once"):
        GAME.parse(f"discard {RED} {BLUE} {RED}")


def test_no_more_cards_are_discarded_than_the_largest_hand_holds() -> None:
    """§7.1, §1.3"""
    with pytest.raises(BadNotation, match="At most 6 cards"):
        GAME.parse("discard " + " ".join(strategies()[:7]))


def test_an_empty_text_is_no_action() -> None:
    with pytest.raises(BadNotation, match="this text is empty"):
        GAME.parse("  ")
