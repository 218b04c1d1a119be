"""The deck: its animals and groups, and card files that cannot be played with."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.card_files import changed, complaint, line_of

from tangledbank.games.clades import GAME
from tangledbank.games.clades.cards.deck import Animal, Bonus, Cell, Deck, cell_ids
from tangledbank.games.clades.cards.qualities import BONUSES, CLADES, ENVIRONMENTS, SETS, goes_right

TEXT = GAME.card_file()
DECK = Deck(TEXT)
CELLS = list(DECK.cells.values())
FACES = GAME.card_faces()
EVERYTHING: list[Cell | Animal | Bonus] = [*CELLS, *DECK.animals, *DECK.bonuses]

cells = pytest.mark.parametrize("cell", CELLS, ids=lambda one: one.id)
animals = pytest.mark.parametrize("animal", DECK.animals, ids=lambda one: one.id)
all_texts = pytest.mark.parametrize("one", EVERYTHING, ids=lambda one: one.id)


# -- the numbers ---------------------------------------------------------------------------
def test_there_are_54_animals_in_18_cells_and_4_bonus_cards() -> None:
    """§1.1, §10.1"""
    assert (len(DECK.animals), len(DECK.cells), len(DECK.bonuses)) == (54, 18, 4)
    assert Counter(face.kind for face in FACES) == {"animal": 54, "group": 18, "bonus": 4}
    assert len({face.id for face in FACES}) == 76


def test_every_clade_has_a_cell_for_each_environment_in_both_sets() -> None:
    """§2.1, §10.1"""
    places = [(one.set, one.clade, one.environment) for one in CELLS]

    assert sorted(places) == sorted(
        (kind, clade, place) for kind in SETS for clade in CLADES for place in ENVIRONMENTS
    )
    assert [one.id for one in CELLS] == cell_ids()


@cells
def test_every_cell_has_three_animals(cell: Cell) -> None:
    """§2.1, ruling C34"""
    found = [one for one in DECK.animals if one.cell == cell.id]

    assert [one.member for one in found] == ["A", "B", "C"]
    assert len({one.name for one in found}) == 3


def test_each_set_has_its_own_81_cards_and_two_bonus_cards() -> None:
    """§1.1, §10.1, §10.3"""
    ids = GAME.cards.ids

    assert len(ids) == len(set(ids)) == 166
    assert [name.removesuffix("-living") for name in ids[81:162]] == ids[:81]
    assert all(name.endswith("-living") for name in ids[81:162])
    assert ids[162:] == BONUSES
    assert {one.id: one.set for one in DECK.bonuses} == {
        "shark": "prehistoric", "bivalve": "prehistoric", "fish": "living", "mollusk": "living",
    }  # fmt: skip


def test_a_bonus_card_says_where_the_rules_send_it() -> None:
    """§4.4, ruling C19"""
    for one in DECK.bonuses:
        is_right = bool(goes_right(GAME.cards.number_of[one.id]))
        assert one.goes == ("right" if is_right else "left")


# -- texts ---------------------------------------------------------------------------------
@all_texts
def test_everything_has_a_name_a_fact_and_its_source(one: Cell | Animal | Bonus) -> None:
    """§1.1"""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", one.id)
    assert re.fullmatch(r"[A-Z][A-Za-z -]+", one.name)
    assert re.fullmatch(r"[A-Z0-9].{40,}[.?!]", one.fact)
    assert re.search(r"\b(18|19|20)\d\d\b", one.source)
    assert "  " not in one.fact + one.source


def test_no_fact_is_told_twice() -> None:
    """§1.1"""
    facts = [one.fact for one in EVERYTHING]
    sentences = [text for fact in facts for text in re.split(r"(?<=[.?!]) ", fact)]

    assert len(set(facts)) == len(facts) == 76
    assert len(set(sentences)) == len(sentences)


def test_ids_and_names_of_animals_are_their_own() -> None:
    """§1.1"""
    assert len({one.id for one in DECK.animals}) == 54
    assert len({one.name for one in DECK.animals}) == 54


@animals
def test_every_animal_has_a_latin_name_except_the_protobat(animal: Animal) -> None:
    """Ruling C34"""
    if animal.id == "protobat":
        assert animal.latin == ""
    else:
        assert re.fullmatch(r"[A-Z][a-z]+( [a-z]+)?", animal.latin)
        assert animal.latin.lower().startswith(animal.id)


def test_bonus_cards_have_latin_names() -> None:
    """§4.4"""
    assert all(re.fullmatch(r"[A-Z][a-z]+ [a-z]+", one.latin) for one in DECK.bonuses)


@pytest.mark.parametrize("one", [*DECK.animals, *DECK.bonuses], ids=lambda one: one.id)
def test_the_prehistoric_ones_lived_long_ago_and_the_others_live_today(one: Animal | Bonus) -> None:
    """§10.1"""
    begins, ends = one.lived

    assert begins >= ends >= 0
    assert (one.set == "living") == (begins == 0) == (one.age == "today")
    assert one.set == "living" or re.search(r"\d+(,000| million)? years ago", one.age)


@pytest.mark.parametrize("one", [*DECK.animals, *DECK.bonuses], ids=lambda one: one.id)
def test_the_age_in_words_lies_within_the_age_in_numbers(one: Animal | Bonus) -> None:
    """§10.1"""
    millions = [float(text) for text in re.findall(r"([\d.]+) million", one.age)]
    thousands = [float(text) / 1000 for text in re.findall(r"(\d+),000 years", one.age)]
    begins, ends = one.lived

    assert one.age == "today" or millions + thousands
    assert all(ends <= age <= begins + 0.001 for age in millions + thousands)


@cells
def test_the_closer_pair_has_a_clade_of_its_own_within_that_of_the_cell(cell: Cell) -> None:
    """§2.1, ruling C34"""
    assert re.fullmatch(r"[A-Z][a-z]+", cell.pair)
    assert re.fullmatch(r"(Pan-)?[A-Z][a-z]+", cell.latin)
    assert cell.pair != cell.latin


def test_within_a_set_no_two_cells_share_a_name_or_a_clade() -> None:
    """§2.1"""
    for kind in SETS:
        inside = [one for one in CELLS if one.set == kind]
        assert len({one.name for one in inside}) == 9
        assert len({one.latin for one in inside} | {one.pair for one in inside}) == 18


# -- who is on which card (ruling C34) -----------------------------------------------------
def test_the_first_animal_is_on_every_card_of_its_cell_the_outsider_on_those_with_three() -> None:
    """§2.1, ruling C34"""
    copies = {face.id: face.copies for face in FACES if face.kind == "animal"}

    for one in DECK.animals:
        assert copies[one.id] == {"A": 9, "B": 6, "C": 3}[one.member]


def test_a_card_with_one_animal_shows_the_first_of_its_cell_in_all_three_colours() -> None:
    """§2.1, ruling C34"""
    for cell in CELLS:
        first = next(one for one in DECK.animals if (one.cell, one.member) == (cell.id, "A"))
        suffix = "-living" if cell.set == "living" else ""
        for colour in ("blue", "green", "red"):
            card = f"{cell.clade}-{cell.environment}-1-{colour}{suffix}"
            name = GAME.cards.names[GAME.cards.number_of[card]]
            assert name == f"one {colour} {first.name}"


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("mammal-water-1-red", "one red Valenictus"),
        ("mammal-water-2-red", "two red pinnipeds"),
        ("sauropsid-land-3-green", "three green dinosaurs"),
        ("arthropod-air-1-blue-living", "one blue Honey bee"),
        ("shark", "the shark"),
        ("mollusk", "the mollusk"),
    ],
)
def test_what_people_call_the_cards(card: str, name: str) -> None:
    """§2.1"""
    assert GAME.cards.names[GAME.cards.number_of[card]] == name


def test_no_two_cards_are_called_the_same() -> None:
    """§2.1, §10.3: in the genius deck cards of both sets lie side by side."""
    names = Counter(GAME.cards.names)

    assert [name for name, count in names.items() if count > 1] == []


def test_the_protobat_is_hypothetical_and_its_card_says_so() -> None:
    """Ruling C34"""
    (protobat,) = [one for one in FACES if one.id == "protobat"]

    assert protobat.latin == ""
    assert "Nobody has found it, so it has no Latin name." in protobat.fact
    assert protobat.age.endswith("by inference")
    assert protobat.numbers["member"] == "C"


def test_the_page_draws_the_same_animals_on_the_cards() -> None:
    """§2.1, ruling C34"""
    text = (Path(__file__).parents[1] / "web/cards/members.ts").read_text(encoding="utf-8")
    drawn = re.findall(r'"([a-z-]+)": \["(\w+)", "(\w+)", "(\w+)"\]', text)

    assert [tuple(one) for one in drawn] == [
        (cell.id, *(one.id for one in DECK.animals if one.cell == cell.id)) for cell in CELLS
    ]


def test_the_animals_that_the_publisher_names_are_kept() -> None:
    """§2.1, §10.1"""
    cells_of = {one.id: f"{one.cell} {one.member}" for one in DECK.animals}

    assert cells_of["hughmilleria"] == "prehistoric-arthropod-water A"
    assert cells_of["lunataspis"] == "prehistoric-arthropod-water C"
    assert cells_of["arthropleura"] == "prehistoric-arthropod-land A"
    assert cells_of["valenictus"] == "prehistoric-mammal-water A"
    assert cells_of["enaliarctos"] == "prehistoric-mammal-water B"
    assert cells_of["puijila"] == "prehistoric-mammal-water C"
    assert cells_of["mammuthus"] == "prehistoric-mammal-land C"
    assert cells_of["icaronycteris"] == "prehistoric-mammal-air A"
    assert cells_of["onychonycteris"] == "prehistoric-mammal-air B"
    assert cells_of["protobat"] == "prehistoric-mammal-air C"
    assert cells_of["struthio"] == "living-sauropsid-air C"
    assert cells_of["anax"] == "living-arthropod-air C"


# -- card files that are refused -----------------------------------------------------------
def entry(part: str, table: str) -> str:
    """The entry of the deck's own file in which this stands."""
    begins = TEXT.rindex(f"[[{table}]]", 0, TEXT.index(part))
    ends = TEXT.find("\n[[", begins)
    return TEXT[begins:] if ends < 0 else TEXT[begins : ends + 1]


def without(part: str, table: str) -> str:
    """The deck's own file without that entry."""
    return TEXT.replace(entry(part, table), "")


PUIJILA = 'id = "puijila"'


def test_the_decks_own_file_is_accepted() -> None:
    """§1.1"""
    assert GAME.with_cards(TEXT).cards.names == GAME.cards.names


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[animal]\nid =", "The card file is not TOML: "),
        ("", "The card file lacks the cell prehistoric-mammal-water."),
        (without('pair = "Pinnipedimorpha"', "cell"),
         "The card file lacks the cell prehistoric-mammal-water."),
        (without('pair = "Neoptera"', "cell"),
         "The card file lacks the cell living-arthropod-air."),
        (without(PUIJILA, "animal"), "The cell prehistoric-mammal-water lacks its animal C."),
        (changed(TEXT, 'member = "C"', 'member = "B"', PUIJILA),
         "The cell prehistoric-mammal-water lacks its animal C."),
        (TEXT + entry(PUIJILA, "animal").replace("puijila", "otter"),
         "Two animals of the card file have the same place."),
        (without('id = "mollusk"', "bonus"), "The card file lacks the bonus card mollusk."),
        (without('id = "shark"', "bonus"), "The card file lacks the bonus card shark."),
    ],
    ids=["no TOML", "empty", "first cell", "last cell", "animal", "member", "twice", "bonus",
         "shark"],
)  # fmt: skip
def test_a_deck_that_cannot_be_played_with_is_refused(text: str, sentence: str) -> None:
    """§1.1, §4.4"""
    assert complaint(GAME, text).startswith(sentence)
    assert complaint(GAME, text).endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('member = "C"', 'member = "D"', "member is one of A, B, C, not 'D'."),
        ('clade = "mammal"', 'clade = "fish"',
         "clade is one of mammal, sauropsid, arthropod, not 'fish'."),
        ('environment = "water"', 'environment = "fire"',
         "environment is one of water, land, air, not 'fire'."),
        ('set = "prehistoric"', 'set = "future"',
         "set is one of prehistoric, living, not 'future'."),
        ('name = "Puijila"', "name = 5", "name is a text, not 5."),
        ("lived = [24, 20]", 'lived = ["old", 20]', "lived is a number, not 'old'."),
        ("lived = [24, 20]", "lived = 24", "lived is a list."),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused_with_its_line(
    old: str, new: str, sentence: str
) -> None:
    """§2.1"""
    text = changed(TEXT, old, new, after=PUIJILA)

    assert complaint(GAME, text) == f"Line {line_of(text, new, PUIJILA)}: {sentence}"


def test_an_unknown_table_an_unknown_key_and_a_missing_one_are_refused_with_their_lines() -> None:
    """§1.1"""
    table = TEXT + '\n[[plant]]\nid = "moss"\n'
    key = changed(TEXT, PUIJILA, PUIJILA + "\nlegs = 4", after="[[animal]]")
    missing = changed(TEXT, 'age = "some 23 million years ago"\n', "", after=PUIJILA)

    assert complaint(GAME, table) == (
        f"Line {line_of(table, '[[plant]]')}: 'plant' is no table of cards here; "
        "there are [[cell]], [[animal]], [[bonus]]."
    )
    assert complaint(GAME, key) == f"Line {line_of(key, 'legs = 4')}: [[animal]] has no key 'legs'."
    assert complaint(GAME, missing) == (
        f"Line {line_of(missing, PUIJILA) - 1}: [[animal]] lacks the key 'age'."
    )


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (changed(TEXT, PUIJILA, 'id = "enaliarctos"', after="[[animal]]"), "enaliarctos"),
        (
            TEXT + TEXT[TEXT.index("[[cell]]") : TEXT.index("[[animal]]")],
            "prehistoric-mammal-water",
        ),
        (TEXT + entry('id = "mollusk"', "bonus"), "mollusk"),
    ],
    ids=["animal", "cell", "bonus"],
)
def test_nothing_is_there_twice(text: str, id: str) -> None:
    """§1.1"""
    assert re.fullmatch(rf"Line \d+: the id '{id}' is there twice\.", complaint(GAME, text))


@pytest.mark.parametrize(
    ("old", "new", "after"),
    [
        ("lived = [24, 20]", "lived = [24]", PUIJILA),
        ("lived = [24, 20]", "lived = [20, 24]", PUIJILA),
        ('goes = "right"', 'goes = "left"', 'id = "shark"'),
        ('set = "prehistoric"', 'set = "living"', 'id = "shark"'),
    ],
    ids=["one number", "backwards", "the other way", "the other set"],
)
def test_a_card_that_would_tell_the_wrong_thing_is_refused(old: str, new: str, after: str) -> None:
    """§4.4, §10.3, ruling C19: the rules know where a bonus card goes, and its set."""
    sentence = complaint(GAME, changed(TEXT, old, new, after))

    assert after.split('"')[1] in sentence
    assert sentence.endswith(".")


# -- another deck --------------------------------------------------------------------------
def test_another_deck_has_its_own_names_and_leaves_the_game_as_it_was() -> None:
    """§1.1"""
    other = GAME.with_cards(TEXT.replace('name = "Valenictus"', 'name = "Walrus"'))

    assert other.cards.names[0] == "one blue Walrus"
    assert GAME.cards.names[0] == "one blue Valenictus"
    assert other.cards.ids == GAME.cards.ids
