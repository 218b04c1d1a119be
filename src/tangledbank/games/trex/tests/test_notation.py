"""Actions in words: every action has words of its own, and every word is read back."""

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadNotation
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules.actions import (
    NO_CARD,
    card_of,
    encode,
    kind_of,
    other_of,
    spot_of,
)
from tangledbank.games.trex.said.notation import FORMS
from tangledbank.games.trex.tests.words import changed, dealt, legal, number_of

TEXTS = [
    "keep", "redraw", "first the-long-nap", "first nil-by-mouth", "choose 1", "choose 6",
    "discard a-fair-queue", "give a-fair-queue", "trade a-fair-queue for 2", "no trade",
    "play a-fair-queue at 2 down", "play a-fair-queue at 2 open", "play how-de-do at 1 down",
    "pass", "use it", "leave it", "look at 1", "look at 15", "turn up 3", "move a-fair-queue to 3",
    "shove a-fair-queue to 3", "take back a-fair-queue", "swap a-fair-queue", "relocate 1 and 3",
    "relocate 5 and 6", "disregard a-fair-queue", "disregard how-de-do", "sell it",
]  # fmt: skip


# -- both ways -----------------------------------------------------------------------------
@pytest.mark.parametrize("text", TEXTS)
def test_words_are_read_and_written_alike(text: str) -> None:
    """§1.4, §2.3, §2.9, §3.2, §4.5, §6.2, §7.1 to §7.13, §10.3"""
    assert GAME.notation(GAME.parse(text)) == text


def test_different_words_are_different_actions_and_no_form_is_left_out() -> None:
    numbers = {text: GAME.parse(text) for text in TEXTS}

    assert len(set(numbers.values())) == len(TEXTS)
    assert {int(kind_of(number)) for number in numbers.values()} == set(range(a.KEEP, a.SELL + 1))
    assert set(FORMS.of_kind) == set(range(a.KEEP, a.SELL + 1)) - {a.PLAY_OPEN}


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_of_a_game_has_words_of_its_own(seed: int) -> None:
    """§3.2, §7, §10.3: in whole games, whatever is asked"""
    for table in random_game(dealt(seed, spots=4 + seed % 3, plays=2 + seed % 3, rounds=12)):
        for seat in table.actors():
            actions = table.legal(seat)
            texts = legal(table, seat)
            assert [GAME.parse(text) for text in texts] == actions
            assert len(set(texts)) == len(actions)


def test_spots_and_places_count_from_one_in_words_and_from_zero_in_numbers() -> None:
    """§1.7"""
    play = GAME.parse("play a-fair-queue at 2 open")
    assert (int(kind_of(play)), int(card_of(play)), int(spot_of(play))) == (
        a.PLAY_OPEN, number_of("a-fair-queue"), 1,
    )  # fmt: skip
    look = GAME.parse("look at 3")
    assert (int(card_of(look)), int(spot_of(look)), int(other_of(look))) == (NO_CARD, 2, a.NOWHERE)
    relocate = GAME.parse("relocate 1 and 4")
    assert (int(spot_of(relocate)), int(other_of(relocate))) == (0, 3)


def test_every_card_of_the_deck_may_be_named() -> None:
    """§1.1"""
    names = GAME.cards.ids[: int(GAME.cards.how_de_do) + 1]
    actions = [GAME.parse(f"discard {name}") for name in names]

    assert len(set(actions)) == 105
    assert [GAME.notation(action) for action in actions] == [f"discard {name}" for name in names]


def test_cases_and_spaces_do_not_matter() -> None:
    assert GAME.parse("  Play  A-Fair-Queue at 2   OPEN ") == GAME.parse(
        "play a-fair-queue at 2 open"
    )
    assert GAME.parse("NO trade") == GAME.parse("no trade")


def test_one_how_de_do_stands_for_all() -> None:
    """X24"""
    assert int(card_of(GAME.parse("play how-de-do at 1 down"))) == int(GAME.cards.how_de_do)


def test_words_are_read_with_the_deck_of_the_table() -> None:
    """§1.1"""
    other = changed("a-fair-queue id=a-fair-crowd")

    assert FORMS.write(other.cards, GAME.parse("discard a-fair-queue")) == "discard a-fair-crowd"
    with pytest.raises(BadNotation, match="There is no card 'a-fair-queue'"):
        other.parse("discard a-fair-queue")


# -- refused -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text",
    ["", "   ", "kept", "keep it", "play", "play a-fair-queue", "play a-fair-queue at 2",
     "play a-fair-queue open", "play at 2 open",
     "play a-fair-queue at two down", "play a-fair-queue at 123 down", "look", "look at one",
     "trade a-fair-queue", "trade for 2", "relocate 1", "relocate 1 and", "move a-fair-queue",
     "sell", "use", "pass it", "discard", "first", "choose",
     "play a-fair-queue at -1 open", "first a-fair-queue a-heavy-novel"],
)  # fmt: skip
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is no action of The T-Rex Game; |this text is empty"):
        GAME.parse(text)


def test_the_refusal_names_all_forms() -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.parse("sing a song")

    assert str(refused.value).startswith(
        "'sing a song' is no action of The T-Rex Game; actions are written 'keep', 'redraw', "
    )
    assert all(f"'{form.spelled()}'" in str(refused.value) for form in FORMS.forms)
    assert "'play CARD at SPOT MODE'" in str(refused.value)


def test_a_card_is_played_down_or_open() -> None:
    """§4.1, §4.2"""
    with pytest.raises(BadNotation) as refused:
        GAME.parse("play a-fair-queue at 2 hidden")

    assert str(refused.value) == "There is no way to play 'hidden'; there are down, open."


@pytest.mark.parametrize("name", ["nessie", "a-fair", "rexonomics", "first-move", "fair-queue",
                                  "a_fair_queue"])  # fmt: skip
def test_a_card_that_is_not_there_or_is_a_marker_is_refused(name: str) -> None:
    """§1.1"""
    for text in (f"discard {name}", f"play {name} at 1 open", f"first {name}"):
        with pytest.raises(BadNotation, match=f"There is no card '{name}' in this game"):
            GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("choose 0", "There are spots 1 to 6; 0 is none of them."),
        ("choose 7", "There are spots 1 to 6; 7 is none of them."),
        ("play a-fair-queue at 0 open", "There are spots 1 to 6; 0 is none of them."),
        ("move a-fair-queue to 9", "There are spots 1 to 6; 9 is none of them."),
        ("relocate 0 and 2", "There are spots 1 to 6; 0 is none of them."),
        ("relocate 1 and 7", "There are spots 1 to 6; 7 is none of them."),
        ("look at 0", "There are places 1 to 15; 0 is none of them."),
        ("turn up 16", "There are places 1 to 15; 16 is none of them."),
        ("relocate 3 and 2", "Of two spots, the left one is named first."),
        ("relocate 3 and 3", "Of two spots, the left one is named first."),
    ],
)  # fmt: skip
def test_spots_and_places_that_cannot_be_are_refused(text: str, why: str) -> None:
    """§1.7, §7.13"""
    with pytest.raises(BadNotation) as refused:
        GAME.parse(text)

    assert str(refused.value) == why


QUEUE = number_of("a-fair-queue")


@pytest.mark.parametrize(
    "number",
    [
        0, 1, 255, int(encode(0)), int(encode(a.SELL + 1)), int(encode(99)),
        int(encode(a.KEEP, QUEUE)), int(encode(a.PASS, spot=1)), int(encode(a.PASS, other=1)),
        int(encode(a.CHOOSE)), int(encode(a.CHOOSE, spot=6)), int(encode(a.CHOOSE, QUEUE, 1)),
        int(encode(a.DISCARD)), int(encode(a.DISCARD, QUEUE, 1)),
        int(encode(a.PLAY_DOWN, QUEUE)), int(encode(a.PLAY_DOWN, QUEUE, 6)),
        int(encode(a.PLAY_DOWN, QUEUE, 1, 2)), int(encode(a.PLAY_DOWN, 105, 1)),
        int(encode(a.PLAY_DOWN, 110, 1)), int(encode(a.PLAY_DOWN, 112, 1)),
        int(encode(a.LOOK)), int(encode(a.TURN_UP)), int(encode(a.LOOK, QUEUE, 1)),
        int(encode(a.RELOCATE, spot=1, other=1)), int(encode(a.RELOCATE, spot=2, other=1)),
        int(encode(a.RELOCATE, spot=1)), int(encode(a.RELOCATE, spot=1, other=6)), 2**31 - 1,
    ],
)  # fmt: skip
def test_a_number_that_is_no_action_has_no_words(number: int) -> None:
    """Also How-de-dos but the first, markers, and parts that a form does not have."""
    with pytest.raises(BadNotation, match=f"The number {number} is no action of The T-Rex Game"):
        GAME.notation(number)
