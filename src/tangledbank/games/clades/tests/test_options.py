"""What a host may turn: bounds, defaults by seats, combinations that are refused."""

from itertools import product

import pytest
from tests.refused import why_no_table

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Pick, Switch, read_options
from tangledbank.games.clades import GAME
from tangledbank.games.clades.said.options import OPTIONS
from tangledbank.games.clades.tests.words import dealt, seen

BY_NAME = {option.name: option for option in OPTIONS}
SECTIONS = {
    "cards": "§6.2", "animals": "§10.1", "living_clades": "§10.2", "personal_cards": "§6.3",
    "untimed": "§9.1", "hints": "§5.5", "victory_break": "§6.1", "false_call_penalty": "§7.1",
    "open_hand": "§7.2", "solitaire": "§8.2", "race_triples": "§8.3", "countdown": "§8.4",
    "shared_cards": "§1.4", "window_ms": "§3.2", "lock_out_ms": "§3.4", "stall_seconds": "§5.2",
    "clade_extra": "§2.3", "bonus_extra": "§4.5",
}  # fmt: skip
TOGETHER = {
    "personal_cards": "2", "victory_break": True, "open_hand": "open", "window_ms": 0,
    "clade_extra": 3, "bonus_extra": 4,
}  # fmt: skip
ALONE = {"solitaire": "race", "race_triples": 9, "countdown": 60}


def deals(seats: int, **options: object) -> bool:
    """Whether a table can be dealt."""
    try:
        dealt(seats, 1859, **options)
    except BadOption:
        return False
    return True


def why_not(seats: int, **options: object) -> str:
    """The sentence that says why it cannot."""
    return why_no_table(GAME, seats, options)


# -- one option ----------------------------------------------------------------------------
def test_every_option_cites_its_rule() -> None:
    assert {option.name: option.section for option in OPTIONS} == SECTIONS


@pytest.mark.parametrize(
    ("name", "low", "high", "seats"),
    [
        ("race_triples", 2, 24, 1),
        ("countdown", 0, 3600, 1),
        ("shared_cards", 6, 21, 3),
        ("window_ms", 0, 10000, 3),
        ("lock_out_ms", 100, 30000, 3),
        ("stall_seconds", 0, 600, 1),
        ("clade_extra", 0, 10, 3),
        ("bonus_extra", 0, 20, 3),
    ],
)
def test_numbers_have_bounds(name: str, low: int, high: int, seats: int) -> None:
    """§8.3, §8.4, §1.4, §3.2, §3.4, §5.2, §2.3, §4.5"""
    assert deals(seats, **{name: low})
    assert deals(seats, **{name: high})
    for outside in (low - 1, high + 1):
        assert f"goes from {low} to {high}" in why_not(seats, **{name: outside})
    for other in ("3", 2.5, True, None):
        assert "is a whole number" in why_not(seats, **{name: other})


def test_every_number_is_tested_above() -> None:
    numbers = {option.name for option in OPTIONS if isinstance(option, Number)}
    words = {option.name for option in OPTIONS if isinstance(option, Pick | Switch)}

    assert len(numbers) == 8
    assert numbers | words | {"personal_cards"} == set(SECTIONS)


@pytest.mark.parametrize(
    ("name", "words", "seats"),
    [
        ("cards", ("all", "threes", "teaching"), 2),
        ("animals", ("prehistoric", "living", "combined", "genius"), 2),
        ("open_hand", ("off", "open", "switch"), 2),
        ("solitaire", ("casual", "race"), 1),
    ],
)
def test_words_are_chosen_one_at_a_time(name: str, words: tuple[str, ...], seats: int) -> None:
    """C35: so that teaching and threes only, both open hands, both decks exclude each other."""
    for word in words:
        assert deals(seats, **{name: word})
    for other in ("", f"{words[0]} {words[1]}", words[0].upper(), True, 1):
        assert "is one of" in why_not(seats, **{name: other})


def test_a_combined_deck_names_one_or_two_clades() -> None:
    """§10.2, C35"""
    option = BY_NAME["living_clades"]
    assert isinstance(option, Pick)

    assert len(option.words) == 6
    for words in ("none", "mammals and sauropsids and arthropods", "mammals and mammals"):
        assert "is one of" in why_not(2, animals="combined", living_clades=words)


@pytest.mark.parametrize(
    "name", ["untimed", "hints", "victory_break", "false_call_penalty"]
)  # fmt: skip
def test_switches_are_on_or_off(name: str) -> None:
    """§9.1, §5.5, §6.1, §7.1"""
    assert deals(2, **{name: True})
    assert deals(2, **{name: False})
    for other in (1, "on", None):
        assert "is on or off" in why_not(2, **{name: other})


@pytest.mark.parametrize("text", ["0", "3", "0 1 2", "0,1,2", " 3, 0  1 "])
def test_personal_cards_are_a_number_or_one_for_each_seat(text: str) -> None:
    """§6.3"""
    assert deals(3, personal_cards=text)


@pytest.mark.parametrize("text", ["", " ", "4", "-1", "10", "one", "1 x 1", "1;2;0", "1.5"])
def test_personal_cards_that_cannot_be_read_are_refused(text: str) -> None:
    """§6.3"""
    assert "is a number from 0 to 3" in why_not(3, personal_cards=text)


def test_personal_cards_are_a_text() -> None:
    assert "is a text" in why_not(3, personal_cards=1)


@pytest.mark.parametrize(("text", "named"), [("1 2", 2), ("0 1 2 3", 4)])
def test_personal_cards_for_another_number_of_seats_are_refused(text: str, named: int) -> None:
    """§6.3"""
    sentence = f"Option personal_cards names {named} seats; this table has 3."

    assert why_not(3, personal_cards=text) == sentence


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert "There is no option 'teaching'" in why_not(2, teaching=True)


def test_options_are_read_as_people_type_them() -> None:
    texts = ["cards=teaching", "victory-break=on", "personal-cards=0 2", "window_ms=1500"]

    assert read_options(OPTIONS, texts) == {
        "cards": "teaching", "victory_break": True, "personal_cards": "0 2", "window_ms": 1500,
    }  # fmt: skip


# -- seats ---------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(1, 9))
def test_the_game_is_for_one_to_eight_players(seats: int) -> None:
    """C21"""
    assert dealt(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_nobody_and_nine_are_refused(seats: int) -> None:
    """C21"""
    assert why_not(seats) == f"Clades Prehistoric is for 1 to 8 players, not {seats}."


def test_defaults_are_those_of_the_rulebook() -> None:
    """§1.2, §2.3, §3.2, §3.4, §4.5, §5.2, §8.3"""
    assert GAME.settle(4, {}) == {
        "cards": "all", "animals": "prehistoric", "living_clades": "mammals",
        "personal_cards": "1", "untimed": False, "hints": True, "victory_break": False,
        "false_call_penalty": False, "open_hand": "off", "solitaire": "casual",
        "race_triples": 10, "countdown": 0, "shared_cards": 12, "window_ms": 2000,
        "lock_out_ms": 3000, "stall_seconds": 30, "clade_extra": 2, "bonus_extra": 5,
    }  # fmt: skip


@pytest.mark.parametrize("seats", range(1, 9))
def test_personal_cards_are_one_each_and_none_alone(seats: int) -> None:
    """§1.2, §8.1"""
    expected = "0" if seats == 1 else "1"

    assert GAME.settle(seats, {})["personal_cards"] == expected
    assert [len(hand) for hand in dealt(seats).hands] == [int(expected)] * seats


@pytest.mark.parametrize(
    ("seats", "options", "layout", "limit"),
    [
        (2, {}, 12, 21),
        (8, {}, 12, 21),
        (2, {"cards": "threes"}, 12, 12),
        (2, {"cards": "teaching"}, 7, 10),
        (2, {"animals": "genius"}, 12, 41),
        (2, {"shared_cards": 9}, 9, 21),
        (2, {"shared_cards": 9, "cards": "teaching"}, 9, 10),
        (2, {"shared_cards": 15, "cards": "threes"}, 15, 15),
        (1, {}, 18, 21),
        (1, {"solitaire": "race"}, 12, 21),
        (1, {"cards": "threes"}, 12, 12),
        (1, {"cards": "teaching"}, 7, 10),
        (1, {"animals": "genius"}, 18, 41),
        (1, {"solitaire": "race", "shared_cards": 15}, 15, 21),
    ],
)
def test_the_rulebook_says_how_many_shared_cards_lie_there(
    seats: int, options: dict[str, object], layout: int, limit: int
) -> None:
    """§1.4, §5.3, §6.2, §6.4, §8.2, C23, C30"""
    table = dealt(seats, 1859, **options)

    assert (len(table.shared), seen(table).layout, seen(table).limit) == (layout, layout, limit)


# -- combinations that are refused ---------------------------------------------------------
@pytest.mark.parametrize("name", TOGETHER)
def test_alone_there_is_nothing_with_personal_cards_bonus_cards_or_breaks(name: str) -> None:
    """§8.1, C35"""
    sentence = f"Option {name} is for 2 to 8 players, not for 1."

    assert why_not(1, **{name: TOGETHER[name]}) == sentence
    assert deals(2, **{name: TOGETHER[name]})


@pytest.mark.parametrize("name", ALONE)
@pytest.mark.parametrize("seats", [2, 8])
def test_together_there_is_no_solitaire(name: str, seats: int) -> None:
    """§8.2, C35"""
    sentence = f"Option {name} is for 1 player, not for {seats}."

    assert why_not(seats, **{name: ALONE[name]}) == sentence
    assert deals(1, **{name: ALONE[name]})


def test_an_option_at_its_default_is_fine_at_any_table() -> None:
    """C35"""
    for seats in (1, 2):
        assert GAME.settle(seats, GAME.settle(seats, {})) == GAME.settle(seats, {})
        assert deals(seats, **GAME.settle(seats, {}))


@pytest.mark.parametrize(
    ("seats", "options", "stays"),
    [
        (6, {"cards": "threes", "personal_cards": "2"}, 3),
        (8, {"cards": "threes"}, 7),
        (8, {"cards": "teaching", "personal_cards": "2"}, 4),
        (3, {"cards": "threes", "shared_cards": 21}, 3),
        (8, {"cards": "threes", "animals": "genius", "personal_cards": "3"}, 18),
        (8, {"personal_cards": "3", "shared_cards": 21}, 38),
    ],
)
def test_a_table_is_dealt_if_three_cards_stay_in_the_deck(
    seats: int, options: dict[str, object], stays: int
) -> None:
    """C32"""
    assert len(dealt(seats, 1859, **options).deck) == stays


@pytest.mark.parametrize(
    ("seats", "options", "shared", "personal"),
    [
        (7, {"cards": "threes", "personal_cards": "2 2 2 2 2 2 1"}, 12, 13),
        (8, {"cards": "threes", "personal_cards": "3"}, 12, 24),
        (8, {"cards": "teaching", "personal_cards": "3"}, 7, 24),
        (4, {"cards": "threes", "shared_cards": 21}, 21, 4),
    ],
)
def test_a_table_is_refused_if_fewer_than_three_cards_would_stay(
    seats: int, options: dict[str, object], shared: int, personal: int
) -> None:
    """C32"""
    assert why_not(seats, **options) == (
        f"{shared} shared and {personal} personal cards leave fewer than 3 of the 27 cards in the "
        "deck."
    )


@pytest.mark.parametrize(
    ("options", "wanted", "there"),
    [
        ({"cards": "threes"}, 39, 27),
        ({"cards": "threes", "race_triples": 7}, 30, 27),
        ({"cards": "teaching", "race_triples": 8}, 28, 27),
        ({"race_triples": 24, "shared_cards": 13}, 82, 81),
    ],
)
def test_a_race_wants_enough_cards(options: dict[str, object], wanted: int, there: int) -> None:
    """§8.3"""
    triples = options.get("race_triples", 10)

    assert why_not(1, solitaire="race", **options) == (
        f"A race to {triples} triples wants {wanted} cards; this deck has {there}."
    )


@pytest.mark.parametrize(
    "options",
    [
        {"cards": "threes", "race_triples": 6},
        {"cards": "teaching", "race_triples": 7},
        {"race_triples": 24},
        {"cards": "threes", "animals": "genius"},
    ],
)
def test_a_race_that_takes_the_last_card_of_the_deck_is_fine(options: dict[str, object]) -> None:
    """§8.3"""
    assert deals(1, solitaire="race", **options)


def test_a_race_begins_with_at_least_three_cards_in_the_deck() -> None:
    """§8.3, §11.1, C32: a race to one triple would begin without a deck."""
    assert not deals(1, solitaire="race", race_triples=1)


def test_casual_solitaire_has_at_least_twelve_shared_cards() -> None:
    """§8.2, C30"""
    assert deals(1, shared_cards=12)
    assert not deals(1, shared_cards=11)


# -- and everything else -------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_else_can_be_combined(seats: int) -> None:
    """C35"""
    choices = {
        "cards": ("all", "threes", "teaching"),
        "animals": ("prehistoric", "living", "combined", "genius"),
        "untimed": (False, True), "victory_break": (False, True),
        "false_call_penalty": (False, True), "open_hand": ("off", "open", "switch"),
    }  # fmt: skip
    for values in product(*choices.values()):
        table = dealt(seats, 1859, **dict(zip(choices, values, strict=True)))
        assert table.actors() == ([int(table.turn)] if values[2] else list(range(seats)))


def test_an_option_changes_what_its_rule_says() -> None:
    """§3.2, §3.4, §5.2, §2.3, §4.5: the numbers are those of the host."""
    table = dealt(
        2, window_ms=500, lock_out_ms=700, stall_seconds=9, clade_extra=4, bonus_extra=6
    )  # fmt: skip
    terms = table.terms

    assert (terms.window, terms.lock_out, terms.stall) == (500, 700, 9000)
    assert (terms.clade_extra, terms.gift) == (4, 6)
    assert table.due() == 9000
