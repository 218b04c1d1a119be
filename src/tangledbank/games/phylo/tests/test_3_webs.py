"""§3.1, §3.2, §3.5 Food webs: which species of a hand count, and why others do not."""

from itertools import permutations, product

import pytest

from tangledbank.games.phylo.cards.cards import CLIMATES, TERRAINS
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    all_species,
    card,
    counting,
    dealt,
    made_up,
    seen,
    web_of,
    worth,
)

# A forest, a desert and the sea: what differs from the forest, cool, size 5 is written out.
BANK = made_up(
    "grass sun points=2", "herb sun terrains=forest,grassland points=3",
    "kelp sun terrains=ocean points=2", "heath sun climates=cold points=2",
    "vole plants scale=2 points=4", "hare plants scale=4 terrains=forest,grassland points=5",
    "goat plants terrains=tundra points=4", "crab plants terrains=ocean points=6",
    "jay both scale=3 points=3", "pig both scale=6 points=4",
    "fox meat scale=4 points=7", "owl meat scale=5 points=8", "wolf meat scale=7 points=9",
    "lynx meat scale=4 terrains=tundra points=7", "seal meat terrains=ocean points=8",
    "drought", "twin plants copies=2 points=4",
)  # fmt: skip
TABLE = scene(game=BANK)


def loose(cards: str) -> dict[str, str]:
    """§3.5 What does not count, and why."""
    return {one.card: one.why for one in web_of(TABLE, cards).loose}


# -- the three figures of the sheet --------------------------------------------------------
def test_a_chain_of_three_cards_counts() -> None:
    """§3.1, P1: the first figure of the sheet"""
    assert counting(TABLE, "grass vole owl") == ["grass", "owl", "vole"]
    assert worth(TABLE, "grass vole owl") == 2 + 4 + 8


def test_a_producer_counts_alone() -> None:
    """§3.1, P7: the second figure"""
    assert counting(TABLE, "grass") == ["grass"]
    assert worth(TABLE, "kelp") == 2


@pytest.mark.parametrize("consumer", ["vole", "jay", "owl"])
def test_a_consumer_without_food_does_not_count(consumer: str) -> None:
    """§3.1, §3.5, P7: the third figure"""
    assert counting(TABLE, consumer) == []
    assert worth(TABLE, consumer) == 0
    assert counting(TABLE, f"kelp {consumer}") == ["kelp"]


@pytest.mark.parametrize("id", all_species(chain=1))
def test_every_species_of_food_chain_1_of_our_deck_counts_alone(id: str) -> None:
    """§3.1, P7, P26: even if its board game card asks for a neighbour"""
    assert counting(scene(), id) == [id]
    assert worth(scene(), id) == card(id).worth()


# -- §3.1 ----------------------------------------------------------------------------------
def test_every_chain_begins_with_a_one() -> None:
    """§3.1"""
    assert counting(TABLE, "vole hare fox owl wolf") == []
    assert counting(TABLE, "grass hare fox owl wolf") == ["fox", "grass", "hare", "owl", "wolf"]


def test_one_species_may_feed_several_others() -> None:
    """§3.1, P6"""
    assert counting(TABLE, "grass vole hare jay pig") == ["grass", "hare", "jay", "pig", "vole"]
    assert counting(TABLE, "grass vole fox owl wolf") == ["fox", "grass", "owl", "vole", "wolf"]


def test_a_hand_may_hold_several_chains_and_all_count() -> None:
    """§3.1, P6"""
    assert counting(TABLE, "grass vole kelp crab seal") == ["crab", "grass", "kelp", "seal", "vole"]


def test_one_chain_may_count_while_another_does_not() -> None:
    """§3.1, §3.5"""
    assert counting(TABLE, "grass vole goat crab seal") == ["grass", "vole"]
    assert worth(TABLE, "grass vole goat crab seal") == 2 + 4


def test_numbers_may_jump_from_1_to_3() -> None:
    """§3.1, P3: a brown 3 stands on a 1, and a red 3 on that"""
    assert counting(TABLE, "grass jay fox") == ["fox", "grass", "jay"]


def test_a_red_3_needs_a_2_or_a_3_that_counts() -> None:
    """§3.1, P3"""
    assert counting(TABLE, "grass owl") == ["grass"]
    assert counting(TABLE, "grass vole owl wolf") == ["grass", "owl", "vole", "wolf"]
    assert counting(TABLE, "grass owl wolf") == ["grass"]


def test_two_eaters_cannot_hold_each_other_up() -> None:
    """§3.1, P2: equal sizes are food for each other, but one must stand on a 1"""
    rivals = made_up("grass sun", "vole plants", "lion meat", "tiger meat", "leopard meat")
    table = scene(game=rivals)
    numbers = [table.cards.number_of[id] for id in ("lion", "tiger")]

    assert table.eats(*numbers)
    assert table.eats(*numbers[::-1])
    assert counting(table, "grass lion tiger leopard") == ["grass"]
    assert len(counting(table, "grass lion tiger leopard vole")) == 5


def test_a_chain_may_be_as_long_as_the_hand() -> None:
    """§3.1"""
    ladder = made_up("e1 sun", "d2 plants eats=e1", "c3 meat eats=d2", "b3 meat eats=c3",
        "a3 meat eats=b3")  # fmt: skip
    rungs = ["e1", "d2", "c3", "b3", "a3"]
    for missing in range(5):
        hand = rungs[:missing] + rungs[missing + 1 :]
        assert counting(scene(game=ladder), hand) == sorted(rungs[:missing])
    assert counting(scene(game=ladder), rungs) == sorted(rungs)


@pytest.mark.parametrize("order", list(permutations(["e1", "d2", "c3", "b3"])))
def test_the_order_of_cards_in_the_deck_does_not_matter(order: tuple[str, ...]) -> None:
    """§3.1, P1: there is one answer, so that nobody has to arrange cards"""
    lines = {"e1": "e1 sun", "d2": "d2 plants eats=e1", "c3": "c3 meat eats=d2",
        "b3": "b3 meat eats=c3"}  # fmt: skip
    ladder = made_up(*[lines[id] for id in order], size=20)

    assert counting(scene(game=ladder), list(lines)) == sorted(lines)


def test_an_empty_hand_and_a_hand_of_events_count_nothing() -> None:
    """§3.1, §7.1, P22"""
    assert worth(TABLE, "") == 0
    assert worth(TABLE, "drought") == 0
    assert counting(TABLE, "drought grass") == ["grass"]


def test_duplicates_count_each_and_none_eats_another() -> None:
    """§3.3, P23"""
    assert counting(TABLE, "twin-1 twin-2") == []
    assert counting(TABLE, "twin-1 twin-2 grass") == ["grass", "twin-1", "twin-2"]
    assert worth(TABLE, "twin-1 twin-2 grass") == 4 + 4 + 2
    pack = scene(game=made_up("grass sun", "pack meat copies=3", "vole plants"))
    assert counting(pack, "grass pack-1 pack-2 pack-3") == ["grass"]
    assert not any(
        pack.eats(pack.cards.number_of[f"pack-{one}"], pack.cards.number_of[f"pack-{other}"])
        for one, other in product((1, 2, 3), repeat=2)
    )


# -- §3.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("where", TERRAINS)
@pytest.mark.parametrize("also", TERRAINS)
def test_food_and_eater_share_a_terrain(where: str, also: str) -> None:
    """§3.2"""
    game = made_up(*[f"plant-{word} sun terrains={word}" for word in TERRAINS],
        *[f"eater-{word} plants terrains={word}" for word in TERRAINS])  # fmt: skip
    found = counting(scene(game=game), [f"plant-{where}", f"eater-{also}"])

    assert (f"eater-{also}" in found) == (where == also)


@pytest.mark.parametrize("weather", CLIMATES)
@pytest.mark.parametrize("also", CLIMATES)
def test_food_and_eater_share_a_climate(weather: str, also: str) -> None:
    """§3.2"""
    game = made_up(*[f"plant-{word} sun climates={word}" for word in CLIMATES],
        *[f"eater-{word} plants climates={word}" for word in CLIMATES])  # fmt: skip
    found = counting(scene(game=game), [f"plant-{weather}", f"eater-{also}"])

    assert (f"eater-{also}" in found) == (weather == also)


@pytest.mark.parametrize(
    ("terrains", "climates", "is_linked"),
    [
        ("ocean,forest", "hot,cool", True),
        ("ocean,urban,forest", "cold,warm,hot,cool", True),
        ("forest", "warm", False),
        ("ocean", "cool", False),
        ("ocean", "warm", False),
        ("ocean,forest", "cold,warm,hot", False),
        ("ocean,urban,desert", "cool,hot", False),
    ],
)
def test_one_of_each_is_enough_and_both_are_needed(
    terrains: str, climates: str, is_linked: bool
) -> None:
    """§3.2"""
    game = made_up("grass sun", f"vole plants terrains={terrains} climates={climates}")

    assert (counting(scene(game=game), "grass vole") == ["grass", "vole"]) == is_linked


def test_the_terrain_and_the_climate_may_change_from_link_to_link() -> None:
    """§3.2, P5: only the two cards of a link are compared"""
    game = made_up("grass sun terrains=forest climates=cold",
        "goose plants terrains=forest,ocean climates=cold,warm",
        "seal meat terrains=ocean,tundra climates=warm,hot",
        "bear meat terrains=tundra climates=hot")  # fmt: skip

    assert counting(scene(game=game), "grass goose seal bear") == ["bear", "goose", "grass", "seal"]
    assert counting(scene(game=game), "grass goose bear") == ["goose", "grass"]


def test_food_must_share_both_with_the_same_card() -> None:
    """§3.2: a terrain with one and a climate with another make no link"""
    game = made_up("grass sun terrains=forest climates=cold", "kelp sun terrains=ocean",
        "vole plants terrains=forest climates=cool")  # fmt: skip

    assert counting(scene(game=game), "grass kelp vole") == ["grass", "kelp"]


def test_a_link_says_what_the_two_cards_share() -> None:
    """§3.2"""
    game = made_up("grass sun terrains=urban,forest climates=cold,cool,warm",
        "vole plants terrains=forest,grassland,urban climates=cool,warm,hot")  # fmt: skip
    (link,) = web_of(scene(game=game), "grass vole").links

    assert (link.food, link.eater) == ("grass", "vole")
    assert (link.terrains, link.climates) == (("forest", "urban"), ("cool", "warm"))


def test_all_links_among_what_counts_are_shown_and_no_others() -> None:
    """§3.1, §3.2"""
    found = web_of(TABLE, "grass vole pig owl goat")

    assert {(link.food, link.eater) for link in found.links} == {
        ("grass", "vole"), ("grass", "pig"), ("vole", "pig"), ("vole", "owl"), ("owl", "pig"),
    }  # fmt: skip
    assert sorted(found.counting) == ["grass", "owl", "pig", "vole"]
    assert found.points == 2 + 4 + 4 + 8
    assert web_of(TABLE, "fox wolf").links == ()


def test_a_seat_sees_the_web_of_its_own_hand() -> None:
    """§3.1"""
    table = scene(hands=["grass vole owl goat drought"], game=BANK)
    own = seen(table, 0).own

    assert own is not None
    assert own.web == web_of(table, "grass vole owl goat drought")
    assert {one.card for one in own.web.loose} == {"goat"}


def test_a_seat_sees_what_would_count_of_what_it_keeps() -> None:
    """§3.1: for every set of kept cards, a bit a card"""
    table = scene(hands=["", "grass vole owl goat drought"], game=BANK)
    own = seen(table, 1).own
    assert own is not None
    for mask in range(32):
        kept = [id for place, id in enumerate(own.hand) if mask >> place & 1]
        bits = own.kept_counting[mask]
        found = [id for place, id in enumerate(own.hand) if bits >> place & 1]
        assert sorted(found) == counting(table, kept)
        assert own.kept_points[mask] == worth(table, kept)


# -- §3.5 ----------------------------------------------------------------------------------
def test_a_loose_species_may_stay_and_does_not_count() -> None:
    """§3.5"""
    assert set(loose("grass vole goat crab drought")) == {"goat", "crab"}
    assert loose("grass vole owl") == {}


def test_food_that_is_loose_itself_is_named() -> None:
    """§3.5"""
    one, two = loose("kelp vole owl"), loose("kelp vole hare owl")

    assert one["owl"] == "Its food, the vole, does not count: it has no food itself."
    assert two["owl"] == (
        "Its food, the vole and the hare, do not count: they have no food themselves."
    )


def test_food_that_lives_elsewhere_is_named() -> None:
    """§3.5, §3.2"""
    assert loose("grass goat")["goat"] == "The grass would be food, but they share no terrain."
    assert loose("grass vole lynx")["lynx"] == "The vole would be food, but they share no terrain."


def test_food_in_another_climate_is_named() -> None:
    """§3.5, §3.2"""
    assert loose("heath vole")["vole"] == "The heath would be food, but they share no climate."


def test_food_that_shares_neither_lacks_the_terrain_first() -> None:
    """§3.5, §3.2"""
    assert loose("heath goat")["goat"] == "The heath would be food, but they share no terrain."


def test_of_two_that_would_be_food_the_missing_terrain_is_told() -> None:
    """§3.5, §3.2"""
    assert loose("heath kelp vole")["vole"] == "The kelp would be food, but they share no terrain."


def test_without_any_food_the_hand_says_what_is_needed() -> None:
    """§3.5, §3.3"""
    assert loose("grass owl")["owl"] == "No food in this hand: needs an animal, in forest, cool."
    assert loose("vole hare") == {
        "vole": "No food in this hand: needs any species of food chain 1, in forest, cool.",
        "hare": "No food in this hand: needs any species of food chain 1, in forest or grassland, "
        "cool.",
    }
    assert loose("jay")["jay"] == (
        "No food in this hand: needs any species of food chain 1, or an animal, in forest, cool."
    )


def test_an_animal_that_is_too_large_is_no_food() -> None:
    """§3.5, §3.3"""
    assert loose("grass pig fox")["fox"].startswith("No food in this hand: needs an animal")


def test_events_are_no_food_and_are_not_loose() -> None:
    """§3.5, P22"""
    assert set(loose("drought vole")) == {"vole"}


def test_food_that_is_loose_goes_before_food_that_lives_elsewhere() -> None:
    """§3.5: the nearest miss"""
    game = made_up("grass sun", "goat plants terrains=tundra", "vole plants scale=2 climates=cool",
        "wolf meat terrains=tundra scale=7")  # fmt: skip
    why = {one.card: one.why for one in web_of(scene(game=game), "grass vole goat wolf").loose}

    assert why["wolf"] == "Its food, the goat, does not count: it has no food itself."


def test_food_that_is_loose_and_lives_elsewhere_is_no_near_miss() -> None:
    """§3.5"""
    assert loose("kelp vole lynx")["lynx"].startswith("No food in this hand: needs an animal")


def test_without_the_rule_of_sizes_larger_food_that_lives_elsewhere_is_named_too() -> None:
    """§3.5, §3.7"""
    table = scene(game=BANK, scale=False)
    why = {one.card: one.why for one in web_of(table, "grass pig lynx").loose}

    assert why["lynx"] == "The pig would be food, but they share no terrain."


def test_every_loose_species_of_our_deck_has_a_reason() -> None:
    """§3.5"""
    table = dealt(6)
    for seed in range(60):
        table.deal(seed)
        for seat in range(6):
            own = seen(table, seat).own
            assert own is not None
            for one in own.web.loose:
                assert one.why.endswith(".")
                assert one.why[0].isupper()
                assert "  " not in one.why
                assert "nothing" not in one.why
