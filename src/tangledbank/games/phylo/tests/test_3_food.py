"""§3.3, §3.4, §3.7 What is food: by colour, by size, by what a card says, by its places."""

import tomllib
from typing import Any

import pytest

from tangledbank.core.game import Game
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    all_species,
    card,
    counting,
    made_up,
    our_deck,
    web_of,
)

# Everything lives in the same forest, so that only food matters.
EVERYONE = (
    "tree sun scale=9", "moss other scale=1",
    "bug plants scale=2", "deer plants scale=5", "elk plants scale=8",
    "mouse both scale=2", "pig both scale=5", "bear both scale=8",
    "stoat meat scale=2", "fox meat scale=5", "tiger meat scale=8",
)  # fmt: skip
PLANTS = {"tree", "moss"}
SMALL, MIDDLE, LARGE = {"bug", "mouse", "stoat"}, {"deer", "pig", "fox"}, {"elk", "bear", "tiger"}
ANIMALS = SMALL | MIDDLE | LARGE


def diet(*lines: str, eater: str, scale: bool = True) -> set[str]:
    """What the eater has links with, as its food."""
    return food(made_up(*lines), eater, scale)


def food(game: Game, eater: str, scale: bool = True) -> set[str]:
    """The same at a table of that game, without what fills the deck."""
    table = scene(game=game, scale=scale)
    number = table.cards.number_of
    return {
        id
        for id in table.cards.ids
        if table.eats(number[eater], number[id]) and not id.startswith("cactus")
    }


# -- §3.3 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("eater", ["bug", "deer", "elk"])
def test_a_herbivore_eats_any_species_of_food_chain_1(eater: str) -> None:
    """§3.3, P2: yellow or black, of any size, and no animal"""
    assert diet(*EVERYONE, eater=eater) == PLANTS


@pytest.mark.parametrize(
    ("eater", "animals"),
    [("mouse", SMALL), ("pig", SMALL | MIDDLE), ("bear", ANIMALS)],
)
def test_an_omnivore_eats_any_1_and_animals_of_equal_or_smaller_size(
    eater: str, animals: set[str]
) -> None:
    """§3.3, P2, P4"""
    assert diet(*EVERYONE, eater=eater) == PLANTS | animals - {eater}


@pytest.mark.parametrize(
    ("eater", "animals"),
    [("stoat", SMALL), ("fox", SMALL | MIDDLE), ("tiger", ANIMALS)],
)
def test_a_carnivore_eats_animals_of_equal_or_smaller_size_and_never_a_1(
    eater: str, animals: set[str]
) -> None:
    """§3.3, P2, P4: animals are the species of food chain 2 and 3"""
    assert diet(*EVERYONE, eater=eater) == animals - {eater}


@pytest.mark.parametrize(("size", "is_food"), [(4, True), (5, True), (6, False)])
def test_the_size_is_equal_or_smaller(size: int, is_food: bool) -> None:
    """§3.3, P2"""
    for colour in ("both", "meat"):
        game = made_up("grass sun", f"prey plants scale={size}", f"eater {colour} scale=5")
        assert ("prey" in food(game, "eater")) == is_food


def test_plants_are_eaten_whatever_their_size() -> None:
    """§3.3, P2"""
    game = made_up("oak sun scale=9", "mite plants scale=1", "finch both scale=1")

    assert food(game, "mite") == {"oak"}
    assert food(game, "finch") >= {"oak"}


def test_a_black_1_is_food_like_a_plant_and_meat_for_nobody() -> None:
    """§3.3, P2"""
    game = made_up("barnacle other scale=2", "snail plants", "gull both", "otter meat scale=7")

    assert food(game, "snail") == {"barnacle"}
    assert "barnacle" in food(game, "gull")
    assert "barnacle" not in food(game, "otter")


@pytest.mark.parametrize("chain", [2, 3])
def test_a_black_animal_eats_what_its_card_says_and_nothing_else(chain: int) -> None:
    """§3.3, P2: even what is larger"""
    game = made_up("grass sun groups=herb", "fern sun", "elk plants scale=9 groups=mammal",
        "bug plants scale=1", f"tick other chain={chain} scale=1 eats=mammal,fern")  # fmt: skip

    assert food(game, "tick") == {"elk", "fern"}


def test_a_black_animal_is_meat_for_others() -> None:
    """§3.3: it is of food chain 2 or 3"""
    game = made_up("grass sun groups=herb", "tick other chain=2 scale=1 eats=herb", "bird meat")

    assert food(game, "bird") == {"tick"}
    assert counting(scene(game=game), "grass tick bird") == ["bird", "grass", "tick"]


def test_a_black_1_eats_nothing() -> None:
    """§3.3, P26: it counts alone"""
    game = made_up("grass sun groups=herb", "fungus other eats=herb")

    assert food(game, "fungus") == set()
    assert counting(scene(game=game), "fungus") == ["fungus"]


def test_a_plant_eats_nothing() -> None:
    """§3.3"""
    game = made_up(*EVERYONE)

    assert food(game, "tree") == set()


@pytest.mark.parametrize("colour", ["plants", "both", "meat"])
def test_nothing_eats_its_own_kind(colour: str) -> None:
    """§3.3, P23: not even by name"""
    game = made_up("grass sun groups=kin", f"kin {colour} copies=3 groups=kin",
        f"cannibal {colour} eats=cannibal,kin copies=2")  # fmt: skip

    assert not food(game, "kin-1") & {"kin-1", "kin-2", "kin-3"}
    assert not food(game, "cannibal-1") & {"cannibal-1", "cannibal-2"}


# -- §3.4 ----------------------------------------------------------------------------------
def test_a_card_may_narrow_food_to_groups() -> None:
    """§3.4, P26"""
    game = made_up("oak sun groups=tree", "grass sun groups=grass", "berry sun groups=shrub,fruit",
        "deer plants eats=grass,fruit", "thrush both eats=fruit,insect",
        "beetle plants scale=1 groups=insect", "mouse plants scale=1 groups=mammal",
        "owl meat eats=mammal")  # fmt: skip

    assert food(game, "deer") == {"grass", "berry"}
    assert food(game, "thrush") == {"berry", "beetle"}
    assert food(game, "owl") == {"mouse"}


def test_a_card_may_narrow_food_to_species() -> None:
    """§3.4, P26"""
    game = made_up("bamboo sun", "grass sun", "panda both eats=bamboo")

    assert food(game, "panda") == {"bamboo"}


def test_a_card_that_narrows_adds_nothing() -> None:
    """§3.4, P26: P2 is the outer limit"""
    game = made_up("grass sun groups=herb", "vole plants groups=mammal", "elk plants scale=9",
        "cow plants eats=mammal,grass", "wolf meat eats=herb,vole,elk",
        "rat both scale=2 eats=elk,vole,grass")  # fmt: skip

    assert food(game, "cow") == {"grass"}
    assert food(game, "wolf") == {"vole"}
    assert food(game, "rat") == {"grass"}


def test_a_card_may_narrow_food_to_some_sizes() -> None:
    """§3.4, P26: from the smallest to the largest, both included"""
    prey = [f"prey-{size} plants scale={size}" for size in range(1, 8)]
    game = made_up("grass sun scale=4", *prey, "lobster meat scale=5 prey-scale=4,5",
        "pike meat scale=5 prey-scale=3,7", "gull both scale=5 prey-scale=2,2")  # fmt: skip

    assert food(game, "lobster") - {"gull", "pike"} == {"prey-4", "prey-5"}
    assert food(game, "pike") - {"gull", "lobster"} == {"prey-3", "prey-4", "prey-5"}
    assert food(game, "gull") == {"prey-2"}


def test_a_card_may_narrow_food_to_some_terrains() -> None:
    """§3.4, P26: the food may live elsewhere too"""
    game = made_up("reed sun terrains=fresh-water,forest", "oak sun",
        "toad plants terrains=fresh-water,forest", "hare plants",
        "heron meat terrains=forest,fresh-water prey-terrains=fresh-water,ocean",
        "duck plants terrains=forest prey-terrains=fresh-water")  # fmt: skip

    assert food(game, "heron") == {"toad"}
    assert food(game, "duck") == {"reed"}


def test_all_that_narrows_holds_together() -> None:
    """§3.4, P26"""
    game = made_up("grass sun", "a plants scale=3 groups=fish terrains=forest,ocean",
        "b plants scale=2 groups=fish terrains=forest,ocean", "c plants scale=3 groups=fish",
        "d plants scale=3 terrains=forest,ocean",
        "eater meat eats=fish prey-scale=3,4 prey-terrains=ocean")  # fmt: skip

    assert food(game, "eater") == {"a"}


def test_a_card_may_add_food_by_name_that_its_colour_does_not_allow() -> None:
    """§3.4, P26: a 1 for a carnivore, an animal for a herbivore, larger meat"""
    game = made_up("krill sun", "grass sun", "bug plants scale=1", "elk plants scale=9",
        "salmon meat scale=5 also-eats=krill", "hippo plants also-eats=bug",
        "wolf meat scale=4 also-eats=elk")  # fmt: skip

    assert food(game, "salmon") == {"krill", "bug", "hippo", "wolf"}
    assert food(game, "hippo") == {"krill", "grass", "bug"}
    assert food(game, "wolf") == {"elk", "bug"}


def test_added_food_goes_beyond_what_the_same_card_narrows() -> None:
    """§3.4, P26"""
    game = made_up("grass sun", "bug plants scale=1 groups=insect", "elk plants scale=9",
        "bird meat scale=3 eats=insect prey-scale=1,1 prey-terrains=forest also-eats=elk,grass",
    )  # fmt: skip

    assert food(game, "bird") == {"bug", "elk", "grass"}


def test_added_food_must_live_with_its_eater_all_the_same() -> None:
    """§3.4, §3.2"""
    game = made_up("krill sun terrains=ocean", "ice sun climates=cold",
        "salmon meat also-eats=krill,ice")  # fmt: skip

    assert food(game, "salmon") == set()
    assert counting(scene(game=game), "krill ice salmon") == ["ice", "krill"]


def test_what_a_card_eats_is_said_in_a_few_words() -> None:
    """§3.4, §3.5"""
    game = made_up("grass sun", "reed sun groups=fruit", "trout meat groups=fish",
        "heron meat eats=fish,insect prey-scale=2,4 prey-terrains=fresh-water also-eats=reed",
        "ant plants groups=insect eats=reed,fruit")  # fmt: skip
    table = scene(game=game)
    why = {one.card: one.why for one in web_of(table, "heron ant").loose}

    assert why["heron"] == (
        "No food in this hand: needs fish, insects or reed of size 2 to 4 from fresh water, "
        "in forest, cool."
    )
    assert why["ant"].startswith("No food in this hand: needs reed or fruit, in forest")


def test_of_many_kinds_of_food_a_few_are_named() -> None:
    """§3.4, §3.5"""
    game = made_up(*[f"herb-{letter} sun" for letter in "abcd"], "rabbit plants "
        "eats=herb-a,herb-b,herb-c,herb-d", "hare plants eats=herb-a,herb-b,herb-c")  # fmt: skip
    why = {one.card: one.why for one in web_of(scene(game=game), "rabbit hare").loose}

    assert why["rabbit"].startswith(
        "No food in this hand: needs herb a, herb b or 2 other kinds, in "
    )
    assert why["hare"].startswith("No food in this hand: needs herb a, herb b or herb c, in ")


# -- a card with two numbers ---------------------------------------------------------------
TRAP = (
    "trap other second-role=3 eats=insect scale=4", "fly plants scale=1 groups=insect",
    "moth both scale=2 groups=insect", "newt meat scale=2", "grass sun", "deer plants",
)  # fmt: skip


def test_a_card_with_two_numbers_counts_alone_and_is_food_as_a_1() -> None:
    """§3.4, P30"""
    game = made_up(*TRAP)

    assert counting(scene(game=game), "trap") == ["trap"]
    assert "trap" in food(game, "deer")
    assert counting(scene(game=game), "trap deer") == ["deer", "trap"]
    assert "trap" not in food(game, "newt")


def test_it_eats_what_its_card_says() -> None:
    """§3.4, P30"""
    assert food(made_up(*TRAP), "trap") == {"fly", "moth"}


def test_it_feeds_what_it_eats_and_holds_it_up_too() -> None:
    """§3.4, P30: as a 1 it needs nothing"""
    table = scene(game=made_up(*TRAP))
    found = web_of(table, "trap fly")

    assert sorted(found.counting) == ["fly", "trap"]
    assert {(one.food, one.eater) for one in found.links} == {("trap", "fly"), ("fly", "trap")}


def test_the_cape_sundew_is_a_plant_that_eats_insects() -> None:
    """§3.4, P30"""
    sundew = card("cape-sundew")
    eaten = food(GAME, "cape-sundew")

    assert (sundew.chain, sundew.second_role, sundew.diet) == (1, 3, "other")
    assert counting(scene(), "cape-sundew") == ["cape-sundew"]
    assert eaten
    assert all("insect" in card(id).groups for id in eaten)


# -- §3.7 ----------------------------------------------------------------------------------
def test_without_the_rule_of_sizes_eaters_take_animals_of_any_size() -> None:
    """§3.7, P4"""
    game = made_up(*EVERYONE)

    for eater in ("mouse", "pig", "bear"):
        assert food(game, eater, scale=False) == PLANTS | ANIMALS - {eater}
    for eater in ("stoat", "fox", "tiger"):
        assert food(game, eater, scale=False) == ANIMALS - {eater}
    for eater in ("bug", "deer", "elk"):
        assert food(game, eater, scale=False) == PLANTS


def test_what_a_card_says_of_sizes_still_holds() -> None:
    """§3.7, P4"""
    prey = [f"prey-{size} plants scale={size}" for size in range(3, 9)]
    game = made_up("grass sun", *prey, "lobster meat scale=5 prey-scale=4,7")

    assert food(game, "lobster") == {"prey-4", "prey-5"}
    assert food(game, "lobster", scale=False) == {"prey-4", "prey-5", "prey-6", "prey-7"}


def test_a_hand_counts_more_without_the_rule_of_sizes() -> None:
    """§3.7, P4"""
    game = made_up("grass sun", "elk plants scale=9", "stoat meat scale=2")

    assert counting(scene(game=game), "grass elk stoat") == ["elk", "grass"]
    assert counting(scene(game=game, scale=False), "grass elk stoat") == ["elk", "grass", "stoat"]


# -- P8 ------------------------------------------------------------------------------------
def test_keywords_of_the_board_game_do_nothing_but_to_the_points() -> None:
    """P8, §3.8"""
    plain = made_up("grass sun", "vole plants")
    quick = made_up("grass sun", "vole plants other=-1")

    assert food(plain, "vole") == food(quick, "vole") == {"grass"}
    assert web_of(scene(game=plain), "grass vole").points == 4 + 6
    assert web_of(scene(game=quick), "grass vole").points == 4 + 5


# -- our deck against the rulebook, once more in other words -------------------------------
def may_eat(eater: dict[str, Any], prey: dict[str, Any], by_size: bool) -> bool:
    """§3.3, §3.4 from the card file itself, written apart from the rules."""
    if eater["id"] == prey["id"]:
        return False
    if prey["id"] in eater.get("also-eats", []):
        return True
    small = prey["scale"] <= eater["scale"] or not by_size
    is_one, colour = prey["chain"] == 1, eater["diet"]
    allowed = {
        "sun": False,
        "plants": is_one,
        "both": is_one or small,
        "meat": not is_one and small,
        "other": eater["chain"] > 1 or eater.get("second-role", 0) > 1,
    }
    if not allowed[colour]:
        return False
    wanted = eater.get("eats", [])
    if wanted and not {prey["id"], *prey.get("groups", [])} & {*wanted}:
        return False
    low, high = eater.get("prey-scale", [1, 9])
    if not low <= prey["scale"] <= high:
        return False
    places = eater.get("prey-terrains", prey["terrains"])
    return any(place in prey["terrains"] for place in places)


@pytest.mark.parametrize("by_size", [True, False], ids=["sizes", "no sizes"])
def test_every_pair_of_our_deck_is_linked_as_the_rulebook_says(by_size: bool) -> None:
    """§3.2, §3.3, §3.4, §3.7, P2, P26"""
    table = scene(scale=by_size)
    number = table.cards.number_of
    printed = tomllib.loads(GAME.card_file())["species"]
    for eater in printed:
        for prey in printed:
            together = any(one in prey["terrains"] for one in eater["terrains"]) and any(
                one in prey["climates"] for one in eater["climates"]
            )
            wanted = together and may_eat(eater, prey, by_size)
            linked = bool(table.eats(number[eater["id"]], number[prey["id"]]))
            assert linked == wanted, f"{eater['id']} and {prey['id']}"


def test_what_a_card_of_our_deck_adds_by_name_is_food_for_it() -> None:
    """§3.4, P26: and lives with it, or the name would be there in vain"""
    for one in our_deck().species:
        assert set(one.also_eats) <= food(GAME, one.id), one.id


def test_no_carnivore_of_our_deck_lives_on_plants() -> None:
    """§3.3, P2: except food that its card names"""
    for id in all_species(diet="meat"):
        eaten = food(GAME, id) - set(card(id).also_eats)
        assert {card(name).chain for name in eaten} <= {2, 3}
