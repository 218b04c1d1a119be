"""§1.1 Card files that cannot be played with, and others that can."""

import re

import pytest

from tangledbank.core.errors import BadCards
from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.deck import MOST_CARDS
from tangledbank.games.trex.tests.words import changed


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("a-fair-queue id=A_Queue", "id of A_Queue: 'A_Queue' is no id; ids are lower-case words "
         "with hyphens."),
        ("a-fair-queue id=the-spirit-level", "the id 'the-spirit-level' is there twice."),
        ("a-fair-queue id=how-de-do", "the id 'how-de-do' is there twice."),
        ("a-fair-queue set=2013", "set of a-fair-queue: it is 2011 or 2012; 2013 is neither."),
        ("a-fair-queue footprints=10", "footprints of a-fair-queue: 0 to 9; 10 is outside."),
        ("a-fair-queue icons=food,hat,bed", "a card has two different ones at most."),
        ("a-fair-queue icons=food,food", "a card has two different ones at most."),
        ("a-fair-queue icons= text=wild", "a card without icons always stands alone."),
        ("a-fair-queue text=disregard-kind", "it goes with the text disregard-kind, and only so."),
        ("a-fair-queue icon=food", "it goes with the text disregard-kind, and only so."),
        ("a-fair-queue finds=heavy-sleeper", "finds of a-fair-queue: 'heavy-sleeper' is no use "
         "here: leave it out."),
        ("a-bed-each finds=mudbury-halt", "'mudbury-halt' is no period."),
        ("a-bed-each finds=", "'' is no period."),
        ("map-held-upside-down finds=heavy-sleeper", "'heavy-sleeper' is no place."),
        ("found-in-the-cutting finds=mudbury-halt", "'mudbury-halt' is no period."),
        ("the-blue-brontosaur finds=heavy-sleeper", "'heavy-sleeper' is no place."),
        ("gone-fishing-alone finds=", "'' is no period."),
        ("how-de-do copies=5", "A deck has six How-de-dos, one Rexonomics and one First Move."),
    ],
)  # fmt: skip
def test_a_card_file_that_cannot_be_played_with_is_refused(change: str, why: str) -> None:
    """§1.1, §8.5, §10.4"""
    with pytest.raises(BadCards) as refused:
        changed(change)

    assert str(refused.value).endswith(why)
    assert change.startswith("how-de-do") or re.match(r"Line \d+: ", str(refused.value))


def with_more(count: int) -> str:
    """Our card file with this many more plain cards."""
    more = [
        f"""[[period]]
id = "more-{number}"
name = "More {number}"
period = "free"
footprints = 1
"""
        for number in range(count)
    ]
    return "\n".join([GAME.card_file(), *more])


def test_a_deck_has_no_more_cards_than_an_action_can_name() -> None:
    """§1.1"""
    room = MOST_CARDS - 112 - 1

    assert GAME.with_cards(with_more(room)).cards.count == MOST_CARDS - 1
    with pytest.raises(BadCards, match=f"A deck has at most {MOST_CARDS} cards"):
        GAME.with_cards(with_more(room + 2))


def test_an_unknown_word_is_refused_with_the_line_that_has_it() -> None:
    """§1.1"""
    with pytest.raises(BadCards, match="Line "):
        changed("a-fair-queue reveal=sing")
    with pytest.raises(BadCards, match="Line "):
        changed("a-fair-queue colour=purple")


def test_another_deck_has_its_own_numbers_and_leaves_the_game_as_it_was() -> None:
    """§1.1"""
    number = GAME.cards.number_of["a-fair-queue"]
    other = changed("a-fair-queue footprints=9 icons=bed,food")

    assert int(other.cards.footprints[number]) == 9
    assert int(GAME.cards.footprints[number]) == 3
    assert int(other.cards.icons[number]) == 1 << 7 | 1


def test_a_card_without_an_amount_has_the_usual_one_of_its_kind() -> None:
    """§7.9, §8.3, §8.4, §8.6, §8.8, §9.1, §9.4, §9.12"""
    usual = {
        "with-our-compliments": 3, "mammoth-in-a-sulk": 2, "picnic-uninvited": 1,
        "equal-shares-of-pie": 2, "a-duet-of-sorts": 1, "nether-pudding": 1,
        "brontosaurus-recumbent": 1,
    }  # fmt: skip
    other = changed(*[f"{name} amount= most=" for name in usual])

    for name, amount in usual.items():
        assert int(other.cards.amount[other.cards.number_of[name]]) == amount
    assert int(other.cards.amount[other.cards.number_of["lesser-wallop-tea-room"]]) == 2
    assert int(other.cards.most[other.cards.number_of["picnic-uninvited"]]) == 3
