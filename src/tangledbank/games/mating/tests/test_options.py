"""What a host may turn: bounds, defaults by seats, own decks as text, what is refused."""

from itertools import product

import pytest
from tests.refused import why_no_table
from tests.spoken import each

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Pick, Switch, Text, read_options
from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.environments import read_deck
from tangledbank.games.mating.said.options import OPTIONS, SEASONS
from tangledbank.games.mating.tests.environments import all_environments
from tangledbank.games.mating.tests.words import dealt, environment, seen

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
DROUGHT = environment(predators=0, scarcity=2)
SECTIONS = {
    "environment": "§9.3", "own_deck": "§9.4", "own_order": "§9.4", "predation": "§9.1",
    "scarcity": "§9.2", "sudden_death": "§9.5", "long_life": "§9.6", "food_first": "§9.7",
    "seconds": "§9.8", "goal": "§8.1", "start_food": "§1.4", "food_limit": "§1.4", "hand": "§1.3",
    "females": "§1.2", "escape_cost": "§3.5", "combat_bonus": "§4.4", "round_limit": "§8.3",
}  # fmt: skip


def why_not(seats: int = 3, **options: object) -> str:
    """The sentence that says why a table cannot be dealt."""
    return why_no_table(GAME, seats, options)


# -- one option ----------------------------------------------------------------------------
def test_every_option_cites_its_rule() -> None:
    assert {option.name: option.section for option in OPTIONS} == SECTIONS


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("seconds", 0, 600),
        ("goal", 1, 40),
        ("start_food", 0, 20),
        ("food_limit", 5, 60),
        ("hand", 2, 6),
        ("females", 1, 12),
        ("escape_cost", 0, 9),
        ("combat_bonus", 0, 6),
        ("round_limit", 1, 96),
    ],
)
def test_numbers_have_bounds(name: str, low: int, high: int) -> None:
    """§9.8, §8.1, §1.4, §1.3, §1.2, §3.5, §4.4, §8.3"""
    for value in (low, high):
        assert seen(dealt(3, 1859, **{name: value})).options[name] == value
    for outside in (low - 1, high + 1):
        assert f"goes from {low} to {high}" in why_not(3, **{name: outside})
    for other in ("3", 2.5, True, None):
        assert "is a whole number" in why_not(3, **{name: other})


def test_every_option_is_tested_here() -> None:
    kinds: dict[type, set[str]] = {Number: set(), Pick: set(), Switch: set(), Text: set()}
    for option in OPTIONS:
        kinds[type(option)].add(option.name)

    assert len(kinds[Number]) == 9
    assert kinds[Pick] == {"environment", "own_order"}
    assert kinds[Switch] == {"predation", "scarcity", "sudden_death", "long_life", "food_first"}
    assert kinds[Text] == {"own_deck"}


@pytest.mark.parametrize(
    ("name", "words"),
    [("environment", ("stable", "variable", "own")), ("own_order", ("as written", "shuffled"))],
)
def test_words_are_chosen_one_at_a_time(name: str, words: tuple[str, ...]) -> None:
    """§9.3, §9.4"""
    for word in words:
        assert dealt(3, 1859, **{name: word}).actors() == [0, 1, 2]
    for other in ("", f"{words[0]} {words[1]}", words[0].upper(), True, 1):
        assert "is one of" in why_not(3, **{name: other})


@pytest.mark.parametrize(
    "name", ["predation", "scarcity", "sudden_death", "long_life", "food_first"]
)
def test_switches_are_on_or_off(name: str) -> None:
    """§9.1, §9.2, §9.5, §9.6, §9.7"""
    for value in (True, False):
        assert dealt(3, 1859, **{name: value}).actors() == [0, 1, 2]
    for other in (1, "on", None):
        assert "is on or off" in why_not(3, **{name: other})


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert "There is no option 'mutation'" in why_not(mutation=True)


def test_options_are_read_as_people_type_them() -> None:
    texts = ["environment=own", f"own-deck={CALM} x2, {HUNT}", "sudden-death=on", "goal=12"]

    assert read_options(OPTIONS, texts) == {
        "environment": "own", "own_deck": f"{CALM} x2, {HUNT}", "sudden_death": True, "goal": 12,
    }  # fmt: skip


# -- seats and defaults --------------------------------------------------------------------
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six_players(seats: int) -> None:
    """§1.1"""
    assert why_not(seats) == f"The Mating Game is for 2 to 6 players, not {seats}."


@pytest.mark.parametrize("seats", GAME.seats)
def test_defaults_are_those_of_the_rulebook(seats: int) -> None:
    """§1.2, §1.3, §1.4, §3.5, §4.4, §8.1, §8.3, M38"""
    assert GAME.settle(seats, {}) == {
        "environment": "stable", "own_deck": SEASONS, "own_order": "as written",
        "predation": True, "scarcity": True, "sudden_death": False, "long_life": False,
        "food_first": False, "seconds": 0, "goal": 10, "start_food": 5, "food_limit": 20,
        "hand": 5, "females": seats + 1, "escape_cost": 3, "combat_bonus": 2, "round_limit": 48,
    }  # fmt: skip


def test_an_option_changes_what_its_rule_says() -> None:
    """§1.2, §1.3, §1.4: the numbers are those of the host."""
    table = dealt(3, females=9, hand=4, start_food=7)

    assert (table.red, table.blue) == (9, 9)
    assert [len(hand) for hand in table.hands] == [4, 4, 4]
    assert each(table.food) == [7, 7, 7]


def test_a_nest_cannot_start_fuller_than_full() -> None:
    """§1.4"""
    sentence = "A nest cannot start with more food than it holds."

    assert why_not(start_food=9, food_limit=8) == sentence
    assert each(dealt(start_food=8, food_limit=8).food) == [8, 8, 8]


def test_a_deck_with_too_few_cards_for_all_hands_is_refused() -> None:
    """§1.3"""
    text = GAME.card_file()
    strategies = text.split("[[strategy]]")
    few = GAME.with_cards("[[strategy]]".join([*strategies[:4], *strategies[-1:]]))

    with pytest.raises(BadOption, match="6 hands of 5 cards are more than the deck has"):
        few.deal(6, 1)


# -- own decks as text ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "found"),
    [
        (CALM, [CALM]),
        (f"{CALM}, {HUNT}", [CALM, HUNT]),
        (f"{CALM} x2, {HUNT}", [CALM, CALM, HUNT]),
        (f"{CALM} x 3", [CALM] * 3),
        (f"{CALM}, {HUNT}, {CALM}", [CALM, HUNT, CALM]),
        (f"{CALM}\n{HUNT} x2\n", [CALM, HUNT, HUNT]),
        (f"{CALM}; {HUNT}", [CALM, HUNT]),
        (f" ,{CALM.upper()} X2,, ", [CALM, CALM]),
        (f"{CALM} x60", [CALM] * 60),
    ],
)
def test_a_deck_of_ones_own_is_written_as_a_list(text: str, found: list[str]) -> None:
    """§9.4, M39"""
    assert read_deck(text) == found
    table = dealt(2, environment="own", own_deck=text)
    assert all_environments(table) == found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A deck of your own has one environment or more."),
        (" ,;\n ", "A deck of your own has one environment or more."),
        (f"{CALM} x0", "A deck of your own has one environment or more."),
        (f"{CALM} x61", "A deck of your own has 60 environments at most; this one has 61."),
        (
            f"{CALM} x40, {HUNT} x21",
            "A deck of your own has 60 environments at most; this one has 61.",
        ),
        (
            f"{CALM} x99, {CALM} x99",
            "A deck of your own has 60 environments at most; this one has 198.",
        ),
        ("a" * 4001, "A deck of your own is written with 4000 letters at most."),
    ],
)
def test_a_deck_of_ones_own_that_is_too_small_or_too_large_is_refused(
    text: str, sentence: str
) -> None:
    """§9.4"""
    with pytest.raises(BadOption) as refused:
        read_deck(text)
    assert str(refused.value) == sentence
    assert why_not(environment="own", own_deck=text) == sentence


@pytest.mark.parametrize(
    "entry",
    [
        f"{CALM} 2", f"{CALM} x", f"{CALM} x-1", f"{CALM} x100", f"2 {CALM}", f"{CALM} {HUNT}",
        f"{CALM}x2x2 x", f"{CALM} x2 {HUNT}", "late autumn", "été", f"{CALM}!", "x2 x2 x2",
    ],
)  # fmt: skip
def test_an_entry_that_cannot_be_read_is_refused_with_an_example(entry: str) -> None:
    """§9.4"""
    with pytest.raises(BadOption, match=r"is no entry of a deck; write .* late-autumn x2\."):
        read_deck(f"{HUNT}, {entry}")


def test_an_environment_that_is_not_there_is_refused_with_those_that_are() -> None:
    """§9.4"""
    sentence = why_not(environment="own", own_deck=f"{CALM}, atlantis x2")

    assert sentence.startswith("There is no environment 'atlantis'; there are ")
    assert all(name in sentence for name in GAME.cards.environment_ids)


def test_a_deck_of_ones_own_is_a_text() -> None:
    """§9.4"""
    assert "is a text" in why_not(own_deck=[CALM])


def test_a_deck_of_ones_own_must_be_readable_even_if_it_is_not_used() -> None:
    """§9.4: so that a table keeps only what can be dealt."""
    assert "one environment or more" in why_not(own_deck="")
    assert all_environments(dealt(own_deck=DROUGHT)).count(DROUGHT) == 0


# -- and everything together ---------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 6])
def test_all_variants_combine(seats: int) -> None:
    """§9.1 to §9.7, M41"""
    names = ["predation", "scarcity", "sudden_death", "long_life", "food_first"]
    for values in product([False, True], repeat=5):
        for deck in ("stable", "variable", "own"):
            switches = dict(zip(names, values, strict=True))
            table = dealt(seats, environment=deck, **switches)
            assert table.actors() == list(range(seats))
            size = (6 if deck == "own" else 16) + switches["sudden_death"]
            assert len(table.environments) == size
