"""§9 Other decks: what a card file is refused for."""

import re

import pytest
from tests.card_files import complaint, line_of

from tangledbank.core.errors import BadCards
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    deck,
    entry,
    made_up,
    worth,
)


def refused_card(line: str, *others: str) -> tuple[str, str]:
    """A deck where the last card is the one of this line, and what it is refused for."""
    text = deck(*others, size=20) + "\n" + entry(line)
    return text, complaint(GAME, text)


def test_our_own_file_is_accepted() -> None:
    """§9.1"""
    assert GAME.with_cards(GAME.card_file()).cards.ids == GAME.cards.ids


def test_a_small_deck_is_accepted() -> None:
    """§9.1"""
    assert made_up("algae sun", "snail plants", size=20).cards.count == 20


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[species]\nid =", "The card file is not TOML: "),
        ("", "A deck has at least 20 cards; this one has 0."),
        ("# nothing but a word", "A deck has at least 20 cards; this one has 0."),
        (entry("drought copies=9"), "A deck has at least 20 cards; this one has 9."),
        (deck(size=19), "A deck has at least 20 cards; this one has 19."),
        (deck("v plants copies=9", "w meat copies=9", "drought copies=2"),
         "A deck needs a species of food chain 1, on which webs begin."),
        ("species = 5", "Line 1: 'species' is no table of cards here; there are [[species]], "
         "[[event]]."),
        ('[species]\nid = "a"', "Line 1: 'species' is no table of cards here"),
        ("\n[[weather]]\n", "Line 2: 'weather' is no table of cards here"),
        ("species = [1, 2]", "Line 1: [[species]] wants a table of keys and values."),
        ("name = 5", "Line 1: name is a text, not 5."),
        ("\nabout = [1]", "Line 2: about is a text, not [1]."),
        ('title = "Pond"', "Line 1: 'title' is no table of cards here"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_deck_is_refused(text: str, sentence: str) -> None:
    """§9.1, §9.3, P29"""
    assert complaint(GAME, text).startswith(sentence)


@pytest.mark.parametrize(
    ("line", "key", "sentence"),
    [
        ("x sun chain=0", "chain", "it goes from 1 to 3; 0 is outside"),
        ("x meat chain=4", "chain", "it goes from 1 to 3; 4 is outside"),
        ("x sun chain=2", "chain", "'sun' never goes with food chain 2"),
        ("x plants chain=1", "chain", "'plants' never goes with food chain 1"),
        ("x plants chain=3", "chain", "'plants' never goes with food chain 3"),
        ("x both chain=1", "chain", "'both' never goes with food chain 1"),
        ("x both chain=2", "chain", "'both' never goes with food chain 2"),
        ("x meat chain=1", "chain", "'meat' never goes with food chain 1"),
        ("x meat chain=2", "chain", "'meat' never goes with food chain 2"),
        ("x sun scale=0", "scale", "it goes from 1 to 9; 0 is outside"),
        ("x sun scale=10", "scale", "it goes from 1 to 9; 10 is outside"),
        ("x sun points=-1", "points", "; -1 is outside"),
        ("x sun points=100", "points", "to 99; 100 is outside"),
        ("x sun other=-10", "other", "it goes from -9 to 9; -10 is outside"),
        ("x sun other=10", "other", "it goes from -9 to 9; 10 is outside"),
        ("x sun copies=0", "copies", "it goes from 1 to 9; 0 is outside"),
        ("x sun copies=10", "copies", "it goes from 1 to 9; 10 is outside"),
        ("x kind=drought copies=0", "copies", "it goes from 1 to 9; 0 is outside"),
        ("x kind=drought copies=10", "copies", "it goes from 1 to 9; 10 is outside"),
        ("x sun terrains=", "terrains", "a species has 1 to 3 of them, each once"),
        ("x sun terrains=forest,urban,ocean,desert", "terrains",
         "a species has 1 to 3 of them, each once"),
        ("x sun terrains=forest,forest", "terrains", "a species has 1 to 3 of them, each once"),
        ("x sun climates=", "climates", "a species has 1 to 4 of them, each once"),
        ("x sun climates=cool,hot,cool", "climates", "a species has 1 to 4 of them, each once"),
        *[(f"x {words} eats=grass", "second-role",
           "only a black species of food chain 1 may also be a 3")
          for words in ("sun second-role=3", "plants second-role=1", "both second-role=1",
            "meat second-role=1", "meat second-role=3", "other second-role=1",
            "other second-role=2", "other second-role=4", "other second-role=-1",
            "other chain=2 second-role=3", "other chain=3 second-role=1")],
        ("x sun eats=grass", "eats", "a species that lives on light eats nothing"),
        ("x sun also-eats=grass", "also-eats", "a species that lives on light eats nothing"),
        ("x sun prey-scale=1,2", "prey-scale", "a species that lives on light eats nothing"),
        ("x sun prey-terrains=urban", "prey-terrains",
         "a species that lives on light eats nothing"),
        ("x meat prey-scale=4", "prey-scale", "it is the smallest and the largest size"),
        ("x meat prey-scale=1,2,3", "prey-scale", "it is the smallest and the largest size"),
        ("x meat prey-scale=5,4", "prey-scale", "it is the smallest and the largest size"),
        ("x meat prey-scale=0,4", "prey-scale", "it is the smallest and the largest size"),
        ("x meat prey-scale=4,10", "prey-scale", "it is the smallest and the largest size"),
        ("x meat eats=fish", "eats", "no species has the id or the group 'fish'"),
        ("x meat eats=x,unicorn", "eats", "no species has the id or the group 'unicorn'"),
        ("x meat also-eats=unicorn", "also-eats", "there is no other species 'unicorn'"),
        ("x meat also-eats=herb", "also-eats", "there is no other species 'herb'"),
        ("x meat also-eats=x", "also-eats", "there is no other species 'x'"),
        ("x meat also-eats=drought", "also-eats", "there is no other species 'drought'"),
    ],
)  # fmt: skip
def test_a_card_out_of_bounds_is_refused_with_its_line_and_field(
    line: str, key: str, sentence: str
) -> None:
    """§9.2, §9.3, P29"""
    text, found = refused_card(line, "grass sun groups=herb", "drought")
    at = line_of(text, f"\n{key} = ", 'id = "x"') + 1

    assert found.startswith(f"Line {at}: {key} of x: ")
    assert sentence in found


@pytest.mark.parametrize("line", ["x other chain=2", "x other chain=3", "x other second-role=3"])
def test_a_black_eater_says_what_it_eats(line: str) -> None:
    """§3.3, §9.2, §9.3: the line is that of its card, for the field is not there"""
    text, found = refused_card(line)
    at = line_of(text, 'id = "x"') - 1

    assert found == f"Line {at}: eats of x: a species with its own way to live says what it eats."


@pytest.mark.parametrize(
    ("line", "key", "sentence"),
    [
        ("x sun diet=odd", "diet", "diet is one of sun, plants, both, meat, other, not 'odd'."),
        ("x sun terrains=moon", "terrains", "terrains is one of forest, grassland, desert, tundra, "
         "fresh-water, ocean, urban, not 'moon'."),
        ("x sun climates=mild", "climates", "climates is one of cold, cool, warm, hot, not "
         "'mild'."),
        ("x meat prey-terrains=moon", "prey-terrains", "prey-terrains is one of forest"),
        ("x sun chain=1.5", "chain", "chain is a whole number, not 1.5."),
        ("x sun points=true", "points", "points is a whole number, not True."),
        ("x kind=flood", "kind", "kind is one of wildfire, oil-spill, water-pollution, drought, "
         "poaching, blight, epidemic, overpopulation, climate-shift, protected-area, restoration, "
         "research-station, not 'flood'."),
        ("x sun horns=2", "horns", "[[species]] has no key 'horns'."),
        ("x kind=drought scale=2", "scale", "[[event]] has no key 'scale'."),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused_with_its_line(
    line: str, key: str, sentence: str
) -> None:
    """§9.2, §9.3"""
    text, found = refused_card(line)
    at = line_of(text, f"\n{key} = ", 'id = "x"') + 1

    assert found.startswith(f"Line {at}: {sentence}")


@pytest.mark.parametrize(
    "key",
    ["id", "name", "latin", "chain", "diet", "scale", "terrains", "climates", "fact", "source"],
)
def test_a_species_without_a_field_that_it_needs_is_refused(key: str) -> None:
    """§9.2, §9.3"""
    text = re.sub(rf"(?m)^{key} = .*\n", "", entry("x sun"))

    assert complaint(GAME, text) == f"Line 1: [[species]] lacks the key {key!r}."


@pytest.mark.parametrize("key", ["id", "kind", "name", "fact", "source"])
def test_an_event_without_a_field_that_it_needs_is_refused(key: str) -> None:
    """§9.2, §9.3"""
    cactus = entry("cactus sun")
    text = cactus + re.sub(rf"(?m)^{key} = .*\n", "", entry("drought"))

    assert complaint(GAME, text) == (
        f"Line {cactus.count(chr(10)) + 1}: [[event]] lacks the key {key!r}."
    )


@pytest.mark.parametrize(
    "bad", ["Red-Deer", "red_deer", "red deer", "-red", "red-", "", "é", "a--b"]
)
def test_ids_are_lower_case_words_with_hyphens(bad: str) -> None:
    """§9.3"""
    for line in ("x sun", "x kind=drought"):
        text = deck(size=20) + "\n" + entry(line).replace('id = "x"', f'id = "{bad}"')
        at = line_of(text, f'id = "{bad}"')
        assert complaint(GAME, text) == (
            f"Line {at}: id of {bad}: {bad!r} is no id; ids are lower-case words with hyphens."
        )


def test_no_id_is_there_twice() -> None:
    """§9.3"""
    for line in ("x sun", "x kind=drought"):
        found = complaint(GAME, "\n".join([entry(line), entry(line)]))
        assert re.fullmatch(r"Line \d+: the id 'x' is there twice\.", found)


def test_a_species_and_an_event_have_different_ids() -> None:
    """§9.3"""
    text = deck("x sun", "x kind=drought")
    at = line_of(text, 'id = "x"', "[[event]]")

    assert complaint(GAME, text) == f"Line {at}: id of x: the id 'x' is there twice."


@pytest.mark.parametrize(
    ("line", "other"),
    [("x sun copies=2", "x-2 sun"), ("x-2 sun", "x sun copies=3"), ("x sun copies=2", "x-1 plants"),
     ("x kind=drought copies=2", "x-1 sun"), ("x sun copies=2", "x-2 kind=drought")],
)  # fmt: skip
def test_no_card_has_the_name_of_a_copy_of_another_one(line: str, other: str) -> None:
    """§9.1, §9.3: copies are called x-1, x-2 and so on, and every card has a name of its own"""
    text = deck(line, other)
    with pytest.raises(BadCards, match=r"^Line \d+: "):
        GAME.with_cards(text)


@pytest.mark.parametrize("name", ["", " "])
@pytest.mark.parametrize("line", ["x sun", "x kind=drought"])
def test_a_card_without_a_name_is_refused(line: str, name: str) -> None:
    """§9.3"""
    text = deck(size=20) + "\n" + entry(line).replace('name = "X"', f'name = "{name}"')
    with pytest.raises(BadCards, match=r"^Line \d+: name of x: "):
        GAME.with_cards(text)


def test_a_species_is_not_called_nothing() -> None:
    """§9.3, §6.9: `restore nothing` says that none comes back"""
    with pytest.raises(BadCards, match=r"^Line \d+: id of nothing: "):
        GAME.with_cards(deck("nothing sun"))


def test_printed_points_go_from_1_to_99() -> None:
    """§9.2, P29: writing 0 does not ask for the formula"""
    text, printed = deck("x sun points=0"), made_up("x sun points=1", "y sun points=99")
    at = line_of(text, "points = 0")

    assert worth(scene(game=printed), "x y") == 100
    assert complaint(GAME, text).startswith(f"Line {at}: points of x: ")


def test_the_line_of_a_mistake_is_found_among_many_cards() -> None:
    """§9.3: even if other cards have the field too, and comments stand between"""
    text = deck("a sun points=3", "b sun points=3") + "\n# [[species]] of the shore\n"
    text += entry("c meat points=500").replace('fact = "Made up."', 'fact = "No points = no fun."')
    at = line_of(text, "points = 500")

    assert complaint(GAME, text).startswith(f"Line {at}: points of c: ")


def test_a_deck_is_refused_as_a_whole() -> None:
    """§9.3: one bad card, and the game goes on with the deck that it had"""
    before = GAME.cards.ids
    complaint(GAME, GAME.card_file() + "\n" + entry("x sun scale=0"))

    assert GAME.cards.ids == before
