"""§9 Other decks: what a card file is refused for; §1.4, §3.8 and our own deck."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadCards, BadOption
from tangledbank.core.game import CardFace
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.actions import MOST_CARDS
from tangledbank.games.phylo.cards import CLIMATES, EVENTS, PROTECTED_AREA, TERRAINS
from tangledbank.games.phylo.deck import Event, Species
from tangledbank.games.phylo.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    all_species,
    card,
    counting,
    dealt,
    deck,
    entry,
    made_up,
    our_deck,
    worth,
)

OURS = our_deck()
FACES = {face.id: face for face in GAME.card_faces()}


# -- card files that are refused -----------------------------------------------------------
def complaint(text: str) -> str:
    """What a card file is refused for: one sentence."""
    with pytest.raises(BadCards) as refused:
        GAME.with_cards(text)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def line_of(text: str, part: str, after: str = "") -> int:
    """The line, counted from 1, where a part of a text stands, the first after a place."""
    return text[: text.index(part, text.index(after))].count("\n") + 1


def refused_card(line: str, *others: str) -> tuple[str, str]:
    """A deck where the last card is the one of this line, and what it is refused for."""
    text = deck(*others, size=20) + "\n" + entry(line)
    return text, complaint(text)


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
    assert complaint(text).startswith(sentence)


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

    assert complaint(text) == f"Line 1: [[species]] lacks the key {key!r}."


@pytest.mark.parametrize("key", ["id", "kind", "name", "fact", "source"])
def test_an_event_without_a_field_that_it_needs_is_refused(key: str) -> None:
    """§9.2, §9.3"""
    cactus = entry("cactus sun")
    text = cactus + re.sub(rf"(?m)^{key} = .*\n", "", entry("drought"))

    assert complaint(text) == (
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
        assert complaint(text) == (
            f"Line {at}: id of {bad}: {bad!r} is no id; ids are lower-case words with hyphens."
        )


def test_no_id_is_there_twice() -> None:
    """§9.3"""
    for line in ("x sun", "x kind=drought"):
        found = complaint("\n".join([entry(line), entry(line)]))
        assert re.fullmatch(r"Line \d+: the id 'x' is there twice\.", found)


def test_a_species_and_an_event_have_different_ids() -> None:
    """§9.3"""
    text = deck("x sun", "x kind=drought")
    at = line_of(text, 'id = "x"', "[[event]]")

    assert complaint(text) == f"Line {at}: id of x: the id 'x' is there twice."


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
    """§9.2, P29: who writes 0 does not ask for the formula"""
    text, printed = deck("x sun points=0"), made_up("x sun points=1", "y sun points=99")
    at = line_of(text, "points = 0")

    assert worth(scene(game=printed), "x y") == 100
    assert complaint(text).startswith(f"Line {at}: points of x: ")


def test_the_line_of_a_mistake_is_found_among_many_cards() -> None:
    """§9.3: also where other cards have the field too, and comments stand between"""
    text = deck("a sun points=3", "b sun points=3") + "\n# [[species]] of the shore\n"
    text += entry("c meat points=500").replace('fact = "Made up."', 'fact = "No points = no fun."')
    at = line_of(text, "points = 500")

    assert complaint(text).startswith(f"Line {at}: points of c: ")


def test_a_deck_is_refused_as_a_whole() -> None:
    """§9.3: one bad card, and the game goes on with the deck that it had"""
    before = GAME.cards.ids
    complaint(GAME.card_file() + "\n" + entry("x sun scale=0"))

    assert GAME.cards.ids == before


# -- §9.1 ----------------------------------------------------------------------------------
def test_a_deck_has_at_most_144_cards() -> None:
    """§9.1, P29"""
    lines = [f"s{number} sun copies=9" for number in range(16)]

    assert MOST_CARDS == 144
    assert made_up(*lines, size=144).cards.count == 144
    assert complaint(deck(*lines, "drought", size=145)) == (
        "A deck has at most 144 cards; this one has 145."
    )


def test_the_largest_deck_is_played_to_its_end() -> None:
    """§9.1"""
    game = made_up(*[f"s{number} sun copies=9" for number in range(12)],
        "v plants copies=9", "w meat copies=9", *EVENTS, size=144)  # fmt: skip
    *_before, end = random_game(dealt(6, game=game, end="rounds", rounds=3))

    assert end.outcome() is not None


@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_cards_a_player_are_enough(seats: int) -> None:
    """§9.1, P29"""
    game = made_up("v plants", "drought", size=10 * seats)
    *_before, end = random_game(dealt(seats, game=game, end="rounds", rounds=2))

    assert end.outcome() is not None
    if seats < 6:
        with pytest.raises(BadOption):
            dealt(seats + 1, game=game)


def test_copies_are_cards_with_names_of_their_own() -> None:
    """§9.1, P23"""
    game = made_up("moss sun copies=3", "vole plants", "drought copies=2")
    cards = game.cards

    assert cards.ids[:4] == ["moss-1", "moss-2", "moss-3", "vole"]
    assert cards.ids[18:] == ["drought-1", "drought-2"]
    assert [int(cards.species[number]) for number in (0, 1, 2, 3, 18, 19)] == [0, 0, 0, 1, -1, -1]
    assert cards.names[:4] + cards.names[18:] == ["Moss"] * 3 + ["Vole"] + ["Drought"] * 2
    assert [face.id for face in game.card_faces()] == cards.ids
    assert [face.numbers["figure"] for face in game.card_faces()[:4]] == ["moss"] * 3 + ["vole"]


def test_a_deck_needs_no_events() -> None:
    """§9.1"""
    assert not any(made_up(size=20).cards.is_event(card) for card in range(20))


def test_a_deck_may_have_a_name_and_say_what_it_is_about() -> None:
    """§9.1"""
    named = GAME.with_cards(
        'name = "Our pond"\nabout = "Behind the school"\n\n' + deck("algae sun")
    )

    assert (named.cards.name, named.cards.about) == ("Our pond", "Behind the school")
    assert (GAME.cards.name, GAME.cards.about) == ("", "")


# -- §9.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    [
        "x sun", "x plants", "x both", "x meat", "x other", "x other chain=2 eats=herb",
        "x other chain=3 eats=herb", "x other second-role=3 eats=herb",
        "x sun scale=1", "x sun scale=9", "x sun points=1", "x sun points=99", "x sun copies=9",
        "x sun terrains=forest,urban,tundra", "x sun climates=cold,cool,warm,hot",
        "x meat prey-scale=1,9", "x meat prey-scale=4,4", "x meat prey-terrains=ocean",
        "x meat also-eats=grass", "x meat eats=herb", "x meat eats=grass", "x sun other=-9",
        "x sun figure=mallard", "x kind=drought copies=9", "x1-2-b sun",
    ],
)  # fmt: skip
def test_a_card_within_bounds_is_accepted(line: str) -> None:
    """§9.2, P29"""
    assert made_up("grass sun groups=herb", line).cards.count == 20


@pytest.mark.parametrize("kind", EVENTS)
def test_events_are_of_twelve_kinds(kind: str) -> None:
    """§9.2"""
    game = made_up(f"x kind={kind}")
    number = game.cards.number_of["x"]

    assert EVENTS[game.cards.effect[number]] == kind
    assert game.cards.is_harmful(number) == (EVENTS.index(kind) < PROTECTED_AREA)


def test_the_tables_of_the_rules_have_what_is_printed() -> None:
    """§9.2"""
    cards = GAME.cards
    for number, one in enumerate(OURS.species):
        assert (cards.ids[number], cards.names[number]) == (one.id, one.name)
        assert (cards.points[number], cards.chain[number]) == (one.worth(), one.chain)
        assert (cards.scale[number], cards.second_role[number]) == (one.scale, one.second_role)
        assert sorted(one.terrains) == sorted(
            word for bit, word in enumerate(TERRAINS) if cards.terrains[number] >> bit & 1
        )
        assert sorted(one.climates) == sorted(
            word for bit, word in enumerate(CLIMATES) if cards.climates[number] >> bit & 1
        )
        assert cards.effect[number] == -1
    for number, event in enumerate(OURS.events, start=len(OURS.species)):
        assert (cards.ids[number], EVENTS[cards.effect[number]]) == (event.id, event.kind)


# -- §3.8 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("x meat terrains=forest,urban climates=cool,warm", 7),
        ("x plants terrains=forest,urban climates=cool,warm", 4),
        ("x both terrains=forest,urban climates=cool,warm", 3),
        ("x sun terrains=forest,urban climates=cool,warm", 2),
        ("x other terrains=forest,urban climates=cool,warm", 2),
        ("x other chain=2 eats=x terrains=forest,urban climates=cool,warm", 4),
        ("x other chain=3 eats=x terrains=forest,urban climates=cool,warm", 3),
        ("x meat terrains=forest climates=cool,warm", 8),
        ("x meat terrains=forest,urban,ocean climates=cool,warm", 6),
        ("x meat terrains=forest,urban climates=cool", 8),
        ("x meat terrains=forest,urban climates=cool,warm,hot", 6),
        ("x meat terrains=forest,urban climates=cold,cool,warm,hot", 6),
        ("x meat", 9),
        ("x meat other=-1", 8),
        ("x meat terrains=forest,urban,ocean climates=cold,cool,warm,hot other=-1", 4),
        ("x sun terrains=forest,urban,ocean climates=cool,warm,hot", 1),
        ("x sun terrains=forest,urban,ocean climates=cool,warm,hot other=-1", 1),
        ("x sun other=-9", 1),
        ("x sun points=7", 7),
        ("x meat points=1 other=-1", 1),
    ],
)  # fmt: skip
def test_points_are_printed_or_follow_the_formula_and_are_1_at_least(
    line: str, points: int
) -> None:
    """§3.8, §9.2"""
    game = made_up(line)

    assert int(game.cards.points[game.cards.number_of["x"]]) == points


# -- §1.4 our deck -------------------------------------------------------------------------
# Published cards: points, food chain, size, colour, climates, terrains and Latin name. Colours are
# yellow, green, brown, red and black (K); climates cold, cool, warm and hot (c k w h); terrains
# forest, grassland, desert, tundra, fresh water, ocean and urban (F G D T W O U). The points of the
# apple tree are the formula's.
PUBLISHED = """
sea-otter 8 3 7 R kw O Enhydra lutris
killer-whale 8 3 9 R ckw O Orcinus orca
himalayan-blackberry 1 1 6 Y kwh FGU Rubus armeniacus
mycorrhizal-fungi 2 1 3 K ckwh FGU Oidiodendron sp.
northern-cardinal 6 2 5 G kw F Cardinalis cardinalis
great-blue-heron 8 3 6 R kw W Ardea herodias
horse 7 2 7 G kw G Equus ferus caballus
grey-wolf 7 3 7 R ck FT Canis lupus
black-bear 4 3 8 B ck F Ursus americanus
canada-lynx 6 3 7 R ck FGT Lynx canadensis
european-badger 4 3 6 B kw F Meles meles
red-fox 1 3 7 B kw FGU Vulpes vulpes
blue-tit 3 3 5 B kw FU Cyanistes caeruleus
cape-sundew 1 1/3 6 K kw FGW Drosera capensis
scalesia 3 1 9 Y wh F Scalesia pedunculata
darwins-savory 2 1 6 Y kw GT Clinopodium darwinii
common-dandelion 2 1 5 Y kw GU Taraxacum officinale
apple-tree 2 1 9 Y kw FU Malus domestica
duckweed 3 1 4 Y kw W Lemnoideae
lantern-moss 3 1 5 Y ckw T Andreaea nivalis
monkey-puzzle 1 1 9 Y ckw FG Araucaria araucana
wild-daffodil 3 1 5 Y kw G Narcissus pseudonarcissus
scots-pine 2 1 9 Y kw FT Pinus sylvestris
bull-thistle 2 1 7 Y ckw GU Cirsium vulgare
indian-plum 4 1 8 Y kw F Oemleria cerasiformis
valley-oak 5 1 9 Y kw FG Quercus lobata
snowy-owl 8 3 6 R ck T Bubo scandiacus
dunnock 3 3 5 B kw FU Prunella modularis
peregrine-falcon 6 3 6 R kw GTU Falco peregrinus
megatherium 4 2 9 G kw FG Megatherium americanum
dusky-dolphin 8 3 8 R kw O Lagenorhynchus obscurus
acorn-barnacle 2 1 4 K kw OU Semibalanus balanoides
spiny-lobster 7 3 5 R kw O Panulirus argus
copepod 3 1 3 K ckw OW Copepoda
humpback-whale 5 3 9 B kw O Megaptera novaeangliae
reindeer 6 2 7 G ck T Rangifer tarandus
polar-bear 10 3 8 R c T Ursus maritimus
arctic-fox 5 3 6 B ck T Vulpes lagopus
crab-eating-raccoon 5 3 6 B wh FW Procyon cancrivorus
mallard 4 3 6 B kw W Anas platyrhynchos
common-blackbird 4 3 6 B kw F Turdus merula
mute-swan 3 3 6 B kw WU Cygnus olor
welcome-swallow 7 3 5 R kw GU Hirundo neoxena
snow-goose 3 2 6 G kw GT Chen caerulescens
brook-trout 7 3 6 R ckw W Salvelinus fontinalis
moose 4 2 8 G ck FW Alces alces
lion 8 3 8 R wh G Panthera leo
raccoon 1 3 6 B ckw FU Procyon lotor
red-panda 4 3 6 B kw F Ailurus fulgens
resplendent-quetzal 5 3 5 B w F Pharomachrus mocinno
atlantic-footballfish 8 3 5 R ck O Himantolophus groenlandicus
monarch-butterfly 4 2 4 G kw GU Danaus plexippus
evergreen-dogwood 3 1 9 Y kw F Cornus capitata
pacific-dogwood 3 1 9 Y kw F Cornus nuttallii
barrel-cactus 4 1 8 Y h D Ferocactus cylindraceus
chinese-hibiscus 2 1 6 Y wh GU Hibiscus rosa-sinensis
"""
DIETS = {"Y": "sun", "G": "plants", "B": "both", "R": "meat", "K": "other"}
WEATHER = dict(zip("ckwh", CLIMATES, strict=True))
PLACES = dict(zip("FGDTWOU", TERRAINS, strict=True))


def published() -> Iterator[list[str]]:
    """The table above, row by row."""
    for row in PUBLISHED.strip().splitlines():
        yield row.split(" ", 7)


@pytest.mark.parametrize("row", list(published()), ids=lambda row: row[0])
def test_published_cards_keep_their_values(row: list[str]) -> None:
    """§3.8, P8, P30"""
    id, points, chain, scale, colour, climates, terrains, latin = row
    one = card(id)
    first, _slash, second = chain.partition("/")

    assert one.worth() == int(points)
    assert (one.chain, one.second_role) == (int(first), int(second or 0))
    assert (one.scale, one.diet, one.latin) == (int(scale), DIETS[colour], latin)
    assert set(one.climates) == {WEATHER[letter] for letter in climates}
    assert set(one.terrains) == {PLACES[letter] for letter in terrains}


def test_there_are_56_published_cards_and_four_are_left_out() -> None:
    """§1.4"""
    found = [row[0] for row in published()]

    assert len(found) == len(set(found)) == 56
    assert not {"marbled-murrelet", "platypus", "gnetales", "brachyphyllum"} & set(FACES)


def test_all_other_species_have_the_points_of_the_formula() -> None:
    """§3.8"""
    ours = {one.id for one in OURS.species} - {row[0] for row in published()}

    assert len(ours) == 88 - 56
    assert {id for id in ours if card(id).points} == set()


def test_points_are_printed_only_where_the_formula_gives_others() -> None:
    """§3.8"""
    for one in OURS.species:
        if one.points:
            bare = Species(**{**vars(one), "points": 0})
            assert bare.worth() != one.points, one.id


def test_our_deck_has_as_many_cards_of_each_colour_as_the_rulebook_says() -> None:
    """§1.4"""
    assert Counter((one.chain, one.diet) for one in OURS.species) == {
        (1, "sun"): 32, (1, "other"): 4, (2, "plants"): 24, (3, "both"): 14, (3, "meat"): 14,
    }  # fmt: skip
    assert GAME.cards.count == 100
    assert {one.copies for one in OURS.species} | {one.copies for one in OURS.events} == {1}


def test_our_deck_has_one_event_of_each_kind_named_like_it() -> None:
    """§1.4, §6.4"""
    assert [one.kind for one in OURS.events] == [one.id for one in OURS.events]
    assert Counter(one.kind for one in OURS.events) == dict.fromkeys(EVENTS, 1)
    assert sum(GAME.cards.is_harmful(number) for number in range(100)) == 9


def grounded(table: Position) -> dict[str, list[str]]:
    """For each species a smallest hand in which it counts, of five cards at most."""
    number = table.cards.number_of
    hands = {id: [id] for id in all_species(chain=1)}
    for _size in range(2, 6):
        hands |= {
            eater: [*hand, eater]
            for eater in all_species()
            for food, hand in hands.items()
            if eater not in hands and table.eats(number[eater], number[food])
        }
    return hands


@pytest.mark.parametrize("scale", [True, False], ids=["sizes", "no sizes"])
def test_every_species_can_count_in_some_hand_of_five(scale: bool) -> None:
    """§1.4, §3.1"""
    table = scene(scale=scale)
    hands = grounded(table)

    assert set(hands) == set(all_species())
    for id, hand in hands.items():
        assert len(hand) <= 5
        assert id in counting(table, hand)


def test_every_terrain_and_every_climate_has_plants() -> None:
    """§1.4"""
    for terrain in TERRAINS:
        assert all_species(chain=1, terrain=terrain)
    for climate in CLIMATES:
        assert all_species(chain=1, climate=climate)


@pytest.mark.parametrize("terrain", ["forest", "ocean", "fresh-water"])
def test_events_of_a_terrain_can_harm_some_species_and_not_others(terrain: str) -> None:
    """§6.4"""
    assert 10 <= len(all_species(terrain=terrain)) <= 60


def test_poaching_can_harm_some_species_and_not_others() -> None:
    """§6.4"""
    assert 20 <= sum(one.scale >= 6 for one in OURS.species) <= 70


# -- the words of our deck -----------------------------------------------------------------
@pytest.mark.parametrize("face", FACES.values(), ids=FACES.keys())
def test_every_card_has_a_name_a_fact_and_its_source_and_they_are_short(face: CardFace) -> None:
    """§1.4"""
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", face.id)
    assert face.name == face.name.strip() != ""
    assert len(face.name) <= 22
    assert re.match(r"[A-Z]", face.name)
    assert re.search(r"[.!?]$", face.fact)
    assert 40 <= len(face.fact) <= 230
    assert face.fact != "To come."
    assert re.match(r"[A-Z].{15,99}$", face.source)
    assert bool(face.latin) == (face.kind == "species")
    assert "  " not in f"{face.name}{face.fact}{face.source}"


@pytest.mark.parametrize("one", OURS.species, ids=lambda one: one.id)
def test_every_species_has_a_latin_name_and_a_kind(one: Species) -> None:
    """§1.4"""
    assert re.fullmatch(r"[A-Z][a-z]+( [a-z-]+\.?){0,2}", one.latin)
    assert one.groups


def test_every_card_tells_a_fact_of_its_own() -> None:
    """§1.4"""
    for words in (
        [face.fact for face in FACES.values()],
        [face.name for face in FACES.values()],
        [one.latin for one in OURS.species],
    ):
        assert [one for one, count in Counter(words).items() if count > 1] == []


def test_a_face_has_all_that_is_printed() -> None:
    """§1.4, §3.8"""
    for one in OURS.species:
        numbers = FACES[one.id].numbers
        assert (numbers["points"], numbers["chain"], numbers["scale"]) == (
            one.worth(), one.chain, one.scale,
        )  # fmt: skip
        assert (numbers["diet"], numbers["terrains"]) == (one.diet, one.terrains)
        assert numbers["climates"] == one.climates
        assert numbers["figure"] == (one.figure or one.id)


@pytest.mark.parametrize("event", OURS.events, ids=lambda one: one.id)
def test_an_event_says_what_it_does_and_what_it_strikes(event: Event) -> None:
    """§6.4"""
    numbers = FACES[event.id].numbers

    assert str(numbers["does"]).endswith(".")
    assert numbers["strikes"]
    assert numbers["effect"] == event.kind
    assert numbers["harmful"] == (EVENTS.index(event.kind) < PROTECTED_AREA)


@pytest.mark.parametrize("one", OURS.species, ids=lambda one: one.id)
def test_a_species_says_what_it_eats(one: Species) -> None:
    """§3.3, §3.4"""
    eats = str(FACES[one.id].numbers["eats"])

    assert eats.endswith(".")
    assert "nothing" not in eats
    assert ("counts alone" in eats) == (one.chain == 1)
    assert eats.startswith("Eats ") == (one.chain > 1 or one.second_role > 0)
