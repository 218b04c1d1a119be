"""§2.3 In which order Prehistoric cards act."""

from itertools import combinations
from typing import Any

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import all_cards, card, deck_of_tests, place, scene
from tangledbank.games.trex.tests.words import (
    events,
    held,
    legal,
    phase,
    play,
    prehistoric,
    question,
    refusal,
    seen,
    story,
)

EFFECTS = [one.effect for one in deck_of_tests().prehistorics]
HANDS = {"meteor", "swap-meet", "fossil", "gift"}
FIRST_MOVE = {"stampede", "fossil"}
OLD = all_cards(period="finely-balanced", set=2011, plain=False)
AUNT = "the-immovable-aunt"


def dealt(*effects: str, first: int = 0, **words: Any) -> Position:
    """A round with these Prehistoric cards, in this order, and two places."""
    row = [prehistoric(effect) for effect in effects]
    settled: Any = {"hands": [" ".join(OLD[:3]), " ".join(OLD[3:5])], **words}
    return scene(
        spots=" ".join([*row, place(), place(2)][:4]), phase="prehistoric", first=first, **settled
    )


@pytest.mark.parametrize("pair", list(combinations(EFFECTS, 2)), ids="+".join)
def test_the_order_matters_if_two_touch_hands_or_first_move(pair: tuple[str, str]) -> None:
    """§2.3"""
    matters = set(pair) <= HANDS or set(pair) <= FIRST_MOVE

    assert (question(dealt(*pair)) == "1 order") == matters


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_move_holder_chooses(first: int) -> None:
    """§2.3"""
    table = dealt("gift", "meteor", first=first)

    assert question(table) == f"{first + 1} order"
    assert legal(table) == [f"first {prehistoric(effect)}" for effect in ("gift", "meteor")]
    assert refusal(table, f"{2 - first}: first {prehistoric('gift')}").code == "not-your-turn"
    assert seen(table).waiting == (prehistoric("gift"), prehistoric("meteor"))


def test_what_was_chosen_acts_first_and_then_the_rest() -> None:
    """§2.3, §2.2"""
    table = dealt("gift", "meteor")

    gift = play(table, f"first {prehistoric('gift')}")
    assert (question(gift), seen(gift).waiting) == ("1 gift", (prehistoric("meteor"),))
    assert question(play(gift, f"give {OLD[0]}")) == "both meteor"
    meteor = play(table, f"first {prehistoric('meteor')}")
    assert question(meteor) == "both meteor"
    after = play(meteor, f"1: discard {OLD[0]}", f"2: discard {OLD[3]}")
    assert question(after) == "1 gift"  # 2 cards against 1
    assert phase(play(after, f"give {OLD[1]}")) == "Finely Balanced"


def test_among_three_the_order_is_asked_as_long_as_it_matters() -> None:
    """§2.3"""
    table = dealt("gift", "meteor", "swap-meet", hands=[" ".join(OLD[:4]), " ".join(OLD[4:6])])
    assert len(legal(table)) == 3

    again = play(table, f"first {prehistoric('swap-meet')}")
    assert question(again) == "1 order"
    assert len(legal(again)) == 2
    last = play(again, f"first {prehistoric('meteor')}", *choices(again))
    assert question(last) == "1 gift"


def choices(table: Position) -> list[str]:
    """A discard of each seat."""
    return [f"{seat + 1}: discard {held(table, seat)[0]}" for seat in (0, 1)]


def test_if_it_matters_for_two_the_third_may_be_first_too() -> None:
    """§2.3"""
    table = dealt("crash", "gift", "meteor")

    assert len(legal(table)) == 3
    after = play(table, f"first {prehistoric('crash')}")
    assert (int(after.rexonomics), question(after), len(legal(after))) == (0, "1 order", 2)


def test_if_it_does_not_matter_they_act_from_the_left() -> None:
    """§2.2, §2.3"""
    table = scene(spots=place(), deck=" ".join([
        prehistoric("crash"), place(2), prehistoric("long-nap"), prehistoric("stampede"),
    ]), period="free", plays=(1, 1))  # fmt: skip
    acted = events(table, "prehistoric", "all pass")

    assert [event.values["card"] for event in acted] == [
        prehistoric(effect) for effect in ("crash", "long-nap", "stampede")
    ]
    assert [event.values["spot"] for event in acted] == [0, 2, 3]


def test_fossil_and_stampede_end_differently_by_their_order() -> None:
    """§2.3, §2.7, §2.12"""
    table = dealt("stampede", "fossil", deck=AUNT)

    one = play(table, f"first {prehistoric('stampede')}")
    other = play(table, f"first {prehistoric('fossil')}")
    assert (int(one.first), int(other.first)) == (1, 0)
    assert AUNT in held(one, 0)
    assert AUNT in held(other, 0)


def test_whoever_takes_first_move_meanwhile_does_not_yet_choose() -> None:
    """§2.3, §3.6: it counts from the next period on"""
    table = dealt("stampede", "gift", "meteor")
    after = play(table, f"first {prehistoric('stampede')}")

    assert question(after) == "1 order"
    assert (seen(after).first_move, seen(after).next_first) == (0, 1)


def test_a_card_that_has_acted_or_is_none_of_them_is_refused() -> None:
    """§2.3"""
    table = play(dealt("meteor", "gift", "swap-meet"), f"first {prehistoric('swap-meet')}")

    for name in (prehistoric("swap-meet"), prehistoric("crash"), card()):
        why = refusal(table, f"first {name}")
        assert (why.code, why.section) == ("acted", "§2.3")
        assert why.sentence == "That card has nothing left to do."


def test_nothing_is_told_of_a_choice_but_what_it_does() -> None:
    """§2.3"""
    table = dealt("gift", "meteor")

    assert story(table, f"first {prehistoric('gift')}") == ["A Gift from the Mainland acts."]
