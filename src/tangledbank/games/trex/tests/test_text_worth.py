"""What texts are worth: paired games that differ in one card's texts alone."""

import pytest

from tangledbank.games.trex import GAME
from tangledbank.games.trex.bots.texts import cards_with_texts, hand_over, swing, table
from tangledbank.games.trex.rules.position import Position

PLAIN = "bank-holiday-diplodocus"


def test_every_period_card_that_says_something_is_a_row() -> None:
    """§7, §8, §9"""
    faces = {face.id: face.numbers for face in GAME.card_faces() if face.kind == "period"}
    saying = {
        name
        for name, numbers in faces.items()
        if numbers["reveal"] or numbers["text"] or numbers["spot"]
    }

    assert set(cards_with_texts(GAME.card_file())) == saying
    assert PLAIN not in saying


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", [PLAIN, "second-trombone"])
def test_the_card_is_dealt_to_the_seat_and_none_is_lost(name: str, seed: int) -> None:
    """§1.3"""
    position = GAME.deal(2, seed)
    assert isinstance(position, Position)
    number = GAME.cards.number_of[name]
    for seat in (0, 1, 0):
        hand_over(position, number, seat, seed)
        assert number in position.hands[seat]
        assert [position.hands[each].count for each in (0, 1)] == [6, 6]
        assert sorted(card for place in position.places() for card in place) == list(range(112))


def test_a_card_without_texts_swings_nothing() -> None:
    assert [swing(GAME.card_file(), PLAIN, seed) for seed in range(4)] == [0.0] * 4


def test_the_other_table_lacks_this_cards_texts_and_no_others() -> None:
    bare, full = (table(GAME.card_file(), card).cards for card in ("second-trombone", ""))
    number = full.number_of["second-trombone"]

    changed = [
        card
        for card in range(int(full.count))
        for one, other in (
            (bare.reveal, full.reveal), (bare.text, full.text), (bare.spot, full.spot),
        )
        if one[card] != other[card]
    ]  # fmt: skip
    assert changed == [number]


@pytest.mark.once
def test_a_text_changes_some_games() -> None:
    found = [swing(GAME.card_file(), "the-omnibus-edition", seed) for seed in range(30)]

    assert set(found) <= {-100.0, -50.0, 0.0, 50.0, 100.0}
    assert any(found)
