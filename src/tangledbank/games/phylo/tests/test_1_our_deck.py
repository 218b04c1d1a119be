"""§1.4 Our own deck."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tangledbank.core.game import CardFace
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.cards.cards import CLIMATES, EVENTS, PROTECTED_AREA, TERRAINS
from tangledbank.games.phylo.cards.deck import Event, Species
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    all_species,
    card,
    counting,
    our_deck,
)

OURS = our_deck()
FACES = {face.id: face for face in GAME.card_faces()}


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
