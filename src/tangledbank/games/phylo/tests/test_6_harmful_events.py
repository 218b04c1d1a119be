"""§6.2 to §6.6, §6.11, §6.12 What a harmful event strikes, and what falls with it."""

import pytest

from tangledbank.core.game import Game
from tangledbank.games.phylo.cards.cards import TERRAINS
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.tests.showdowns import (
    aiming,
    aims,
    count,
    fallen,
    fates,
    loose,
    showdown,
    web,
)
from tangledbank.games.phylo.tests.words import (
    events,
    legal,
    made_up,
    phase,
    play,
    refusal,
    seen,
    species,
    story,
    told,
    turn,
)

FOREST = made_up(
    "oak sun points=2", "fern sun points=1", "vole plants points=5 scale=2",
    "deer plants points=4 scale=7", "owl meat points=8", "bear both points=3 scale=8",
    "crab meat points=9 terrains=ocean", "epidemic", "wildfire", "oil-spill", "blight", "poaching",
    "overpopulation", "protected-area",
)  # fmt: skip
LEVEL = made_up(
    "oak sun points=4", "elm sun points=4 terrains=grassland", "fern sun points=1",
    "vole plants points=4", "owl meat points=4", "fire kind=wildfire copies=2", "protected-area",
    "epidemic",
)  # fmt: skip
HARMS = {  # §6.4 by terrain, as printed in the rulebook
    "wildfire": {"forest"},
    "oil-spill": {"ocean"},
    "water-pollution": {"fresh-water", "ocean"},
    "drought": {"forest", "grassland", "tundra", "urban"},
}


def strike(hand: str, event: str, game: Game = FOREST) -> Position:
    """One event at the hand of the first seat."""
    return showdown([hand, event], ["nothing", f"{event} 1"], game)


# -- the highest card ----------------------------------------------------------------------
def test_an_event_strikes_the_species_with_the_most_points() -> None:
    """§6.2, §6.5"""
    over = strike("oak vole owl", "epidemic")

    assert (fallen(over), web(over), count(over)) == (["owl"], ["oak", "vole"], 7)
    assert fates(over) == ["epidemic done"]


def test_only_what_counts_is_looked_at() -> None:
    """§6.2, P13: the crab has more points and no food."""
    over = strike("oak vole crab", "epidemic")

    assert (fallen(over), loose(over)) == (["vole"], ["crab"])


def test_it_fizzles_if_nothing_counts() -> None:
    """§6.2, P13"""
    over = strike("crab vole", "epidemic")

    assert (fallen(over), loose(over)) == ([], ["crab", "vole"])
    assert fates(over) == ["epidemic fizzled"]
    empty = strike("", "epidemic")
    assert fates(empty) == ["epidemic fizzled"]
    assert "Seat 2's epidemic for Seat 1 fizzles: nothing counts there." in story(
        aiming(["crab", "epidemic"], FOREST), *aims(["nothing", "epidemic 1"])
    )


def test_only_the_target_is_struck() -> None:
    """§6.2, §4.2: neither the owner nor a third one."""
    game = made_up("oak sun points=9", "elm sun points=8", "ash sun points=7", "epidemic", size=30)
    hands = ["oak", "elm epidemic", "ash"]

    for opponent, target in ((1, 2), (2, 0)):
        over = showdown(hands, ["nothing", f"epidemic {opponent}", "nothing"], game)
        assert [bool(fallen(over, seat)) for seat in range(3)] == [
            seat == target for seat in range(3)
        ]


# -- level cards ---------------------------------------------------------------------------
def test_of_level_cards_the_owner_of_the_event_chooses() -> None:
    """§6.3, P14: not the owner of the web."""
    table = showdown(["oak elm fern", "epidemic"], ["nothing", "epidemic 1"], LEVEL)

    assert (phase(table), turn(table), seen(table).actors) == ("striking", 1, (1,))
    assert legal(table) == ["strike oak", "strike elm"]
    assert legal(table, 0) == []
    assert refusal(table, "1: strike oak") == ("not-your-turn", "§6.3")
    assert refusal(table, "2: strike fern") == ("not-the-highest", "§6.3")
    assert fallen(play(table, "strike oak")) == ["oak"]
    assert fallen(play(table, "strike elm")) == ["elm"]


def test_everyone_sees_which_event_waits_for_whom() -> None:
    """§6.3"""
    table = showdown(["oak elm", "epidemic"], ["nothing", "epidemic 1"], LEVEL)

    for seat in (0, 1, None):
        strike = seen(table, seat).strike
        assert strike is not None
        assert (strike.event, strike.owner, strike.target) == ("epidemic", 1, 0)
        assert (strike.candidates, strike.hop) == (("oak", "elm"), 0)


def test_cards_of_any_number_may_be_level() -> None:
    """§6.3: a producer, an eater and its eater."""
    table = showdown(["oak vole owl", "epidemic"], ["nothing", "epidemic 1"], LEVEL)

    assert legal(table) == ["strike oak", "strike vole", "strike owl"]
    assert (web(play(table, "strike oak")), count(play(table, "strike oak"))) == ([], 0)
    assert count(play(table, "strike owl")) == 8


def test_a_single_highest_card_asks_nobody() -> None:
    """§6.3"""
    table = showdown(["oak fern", "epidemic"], ["nothing", "epidemic 1"], LEVEL)

    assert (phase(table), table.round) == ("drawing", 2)


def test_a_level_card_that_cannot_be_harmed_may_be_chosen_all_the_same() -> None:
    """§6.3, §6.4, P15, P27: what an event can harm is tested on the struck species only."""
    table = showdown(["oak elm", "fire-1"], ["nothing", "wildfire 1"], LEVEL)
    assert legal(table) == ["strike oak", "strike elm"]

    assert fates(play(table, "strike oak")) == ["fire-1 done"]
    fizzled = play(table, "strike elm")
    assert (fates(fizzled), fallen(fizzled)) == (["fire-1 fizzled"], [])


def test_every_event_asks_again() -> None:
    """§6.3, P16"""
    hands = ["oak elm vole", "fire-1 fire-2"]
    table = showdown(hands, ["nothing", "wildfire 1, wildfire 1"], LEVEL)

    assert legal(table) == ["strike oak", "strike elm", "strike vole"]
    table = play(table, "strike vole")
    assert legal(table) == ["strike oak", "strike elm"]
    over = play(table, "strike oak")
    assert (fallen(over), web(over)) == (["vole", "oak"], ["elm"])


# -- what each event can harm --------------------------------------------------------------
@pytest.mark.parametrize("event", HARMS)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_events_of_the_land_and_the_water_harm_what_lives_there(event: str, terrain: str) -> None:
    """§6.4, P15, P27"""
    game = made_up(f"oak sun points=4 terrains={terrain}", "fern sun points=1", event)
    over = strike("oak fern", event, game)

    bites = terrain in HARMS[event]
    assert (fallen(over), fates(over)) == (
        (["oak"], [f"{event} done"]) if bites else ([], [f"{event} fizzled"])
    )
    assert count(over) == (1 if bites else 5)


@pytest.mark.parametrize(
    ("terrains", "bites"),
    [
        ("desert,forest", False),
        ("grassland,desert,urban", False),
        ("tundra,ocean", True),
        ("fresh-water,urban", True),
        ("fresh-water,ocean", False),
    ],
)
def test_a_drought_spares_the_desert_and_the_water(terrains: str, bites: bool) -> None:
    """§6.4, P27"""
    game = made_up(f"oak sun points=4 terrains={terrains}", "drought")

    assert fates(strike("oak", "drought", game)) == [f"drought {'done' if bites else 'fizzled'}"]


@pytest.mark.parametrize("event", ["wildfire", "oil-spill", "water-pollution"])
def test_one_of_several_terrains_is_enough_for_fire_and_water(event: str) -> None:
    """§6.4"""
    game = made_up("oak sun points=4 terrains=desert,forest,ocean", event)

    assert fates(strike("oak", event, game)) == [f"{event} done"]


@pytest.mark.parametrize("scale", range(1, 10))
def test_poaching_harms_size_six_and_more(scale: int) -> None:
    """§6.4"""
    game = made_up(f"oak sun points=4 scale={scale}", "poaching")

    fate = "done" if scale >= 6 else "fizzled"
    assert fates(strike("oak", "poaching", game)) == [f"poaching {fate}"]


def test_blight_harms_food_chain_1_only() -> None:
    """§6.4"""
    game = made_up("oak sun points=4", "fungus other points=4", "vole plants points=6",
        "bear both points=7", "blight")  # fmt: skip

    assert fates(strike("oak", "blight", game)) == ["blight done"]
    assert fates(strike("fungus", "blight", game)) == ["blight done"]
    assert fates(strike("oak vole", "blight", game)) == ["blight fizzled"]
    assert fates(strike("oak bear", "blight", game)) == ["blight fizzled"]


@pytest.mark.parametrize("hand", ["oak", "oak vole", "oak vole owl", "oak bear"])
def test_an_epidemic_harms_any_species(hand: str) -> None:
    """§6.4"""
    assert fates(strike(hand, "epidemic")) == ["epidemic done"]


def test_an_event_does_not_look_for_another_species() -> None:
    """§6.4, P15: a blight meets the owl, and the oak below stays."""
    over = strike("oak vole owl", "blight")

    assert (fates(over), fallen(over), count(over)) == (["blight fizzled"], [], 15)
    assert "Seat 2's blight fizzles: it harms species of food chain 1, not Seat 1's owl." in story(
        aiming(["oak vole owl", "blight"], FOREST), *aims(["nothing", "blight 1"])
    )


# -- two places in the chain ---------------------------------------------------------------
SUNDEW = made_up(
    "moss sun points=1", "fly plants points=2 scale=2 groups=insect",
    "sundew other points=5 scale=3 second-role=3 eats=insect", "blight", "overpopulation",
    "poaching",
)  # fmt: skip


def test_a_card_with_two_numbers_is_harmed_by_what_harms_one_of_them() -> None:
    """§6.4, §3.4, P30"""
    assert fates(strike("sundew", "blight", SUNDEW)) == ["blight done"]
    over = strike("moss fly sundew", "overpopulation", SUNDEW)
    assert (fates(over), fallen(over)) == (["overpopulation done"], ["fly"])
    assert web(over) == ["moss", "sundew"]


def test_a_card_with_two_numbers_and_without_food_has_nothing_to_overpopulate() -> None:
    """§6.4, §6.11, P30"""
    over = strike("moss sundew", "overpopulation", SUNDEW)

    assert (fates(over), count(over)) == (["overpopulation fizzled"], 6)


# -- what falls with it --------------------------------------------------------------------
def test_what_has_no_food_any_more_stays_and_no_longer_counts() -> None:
    """§6.6, §6.5, P17: and in turn whatever feeds on that."""
    game = made_up("oak sun points=9", "vole plants points=5", "owl meat points=8", "blight")
    table = aiming(["oak vole owl", "blight"], game)
    over = play(table, *aims(["nothing", "blight 1"]))

    assert (fallen(over), web(over), count(over)) == (["oak"], [], 0)
    assert loose(over) == ["owl", "vole"]
    (lost,) = events(table, "collapsed", *aims(["nothing", "blight 1"]))
    assert lost.values == {"cards": "vole owl", "counting": "", "count": 0}
    assert lost.sentence == "Without food in Seat 1's web: vole and owl."


def test_what_has_other_food_still_counts() -> None:
    """§6.6, P6"""
    game = made_up("oak sun points=9", "elm sun points=1", "vole plants points=5",
        "owl meat points=8", "blight")  # fmt: skip
    over = strike("oak elm vole owl", "blight", game)

    assert (web(over), count(over)) == (["elm", "owl", "vole"], 14)
    assert "collapsed" not in told(
        aiming(["oak elm vole owl", "blight"], game), *aims(["nothing", "blight 1"])
    )


def test_a_species_that_lost_its_food_is_struck_no_more() -> None:
    """§6.6, §6.2, P13, P17"""
    game = made_up("oak sun points=9", "elm sun points=1 terrains=tundra", "vole plants points=5",
        "flu kind=epidemic copies=2")  # fmt: skip
    over = showdown(["oak elm vole", "flu-1 flu-2"], ["nothing", "epidemic 1, epidemic 1"], game)

    assert (fallen(over), loose(over)) == (["oak", "elm"], ["vole"])


def test_a_loss_is_told_with_what_still_counts() -> None:
    """§6.5, §6.6"""
    (fell,) = events(aiming(["oak fern vole", "epidemic"], FOREST), "fell",
        *aims(["nothing", "epidemic 1"]))  # fmt: skip

    assert fell.values == {"fallen": "vole", "counting": "oak fern", "count": 3}
    assert (fell.seat, fell.sentence) == (0, "Seat 1 loses vole and now counts 3 points.")


# -- epidemic ------------------------------------------------------------------------------
HERD = made_up(
    "moss sun points=1", "deer plants points=4 copies=4", "elk plants points=4", "epidemic",
    "wildfire",
)  # fmt: skip


def test_an_epidemic_takes_all_duplicates_in_that_hand() -> None:
    """§6.12, P23: those in other hands stay."""
    table = showdown(["moss deer-1 deer-2 deer-3", "deer-4 epidemic"], ["nothing", "epidemic 1"],
        HERD)  # fmt: skip
    assert legal(table) == ["strike deer-1", "strike deer-2", "strike deer-3"]
    over = play(table, "strike deer-2")

    assert (fallen(over), web(over)) == (["deer-1", "deer-2", "deer-3"], ["moss"])
    assert loose(over, 1) == ["deer-4"]


def test_an_epidemic_spares_other_species_with_as_many_points() -> None:
    """§6.12"""
    table = showdown(["moss deer-1 deer-2 elk", "epidemic"], ["nothing", "epidemic 1"], HERD)

    assert web(play(table, "strike deer-1")) == ["elk", "moss"]
    assert web(play(table, "strike elk")) == ["deer-1", "deer-2", "moss"]


def test_other_events_take_one_of_several_duplicates() -> None:
    """§6.5, §6.12, P23"""
    table = showdown(["moss deer-1 deer-2", "wildfire"], ["nothing", "wildfire 1"], HERD)
    over = play(table, "strike deer-1")

    assert (fallen(over), web(over), count(over)) == (["deer-1"], ["deer-2", "moss"], 5)


# -- overpopulation ------------------------------------------------------------------------
def test_an_overpopulated_species_stays_and_eats_up_its_food() -> None:
    """§6.11, §6.6: then it starves itself."""
    over = strike("oak fern vole", "overpopulation")

    assert (fallen(over), loose(over), web(over)) == (["oak", "fern"], ["vole"], [])
    assert fates(over) == ["overpopulation done"]


def test_a_predator_eats_up_only_its_own_food() -> None:
    """§6.11: what its prey feeds on stays."""
    over = strike("oak vole deer owl", "overpopulation")

    assert (fallen(over), web(over), loose(over)) == (["vole"], ["deer", "oak"], ["owl"])


def test_food_that_does_not_count_is_left_over() -> None:
    """§6.11, P27: every species of the web that is food for it."""
    game = made_up(
        "oak sun points=1", "vole plants points=2 scale=2", "hare plants points=3 scale=2 "
        "terrains=forest,ocean climates=hot,cool eats=kelp", "kelp sun terrains=ocean",
        "owl meat points=8", "overpopulation",
    )  # fmt: skip
    over = strike("oak vole hare owl", "overpopulation", game)

    assert (fallen(over), loose(over)) == (["vole"], ["hare", "owl"])


@pytest.mark.parametrize("hand", ["oak", "oak fern"])
def test_a_species_at_the_start_of_the_chain_cannot_be_overpopulated(hand: str) -> None:
    """§6.4, §6.11"""
    assert fates(strike(hand, "overpopulation")) == ["overpopulation fizzled"]


def test_an_omnivore_eats_up_plants_and_animals() -> None:
    """§6.11, §3.3"""
    game = made_up("oak sun points=1", "vole plants points=2 scale=2", "deer plants scale=9 "
        "points=3", "bear both points=7 scale=8", "overpopulation")  # fmt: skip
    over = strike("oak vole deer bear", "overpopulation", game)

    assert fallen(over) == ["oak", "vole"]
    assert loose(over) == ["bear", "deer"]


def test_without_the_rule_of_sizes_larger_animals_are_eaten_up_too() -> None:
    """§6.11, §3.7"""
    game = made_up("oak sun points=1", "deer plants scale=9 points=3", "bear both points=7",
        "overpopulation")  # fmt: skip
    hands, said = ["oak deer bear", "overpopulation"], ["nothing", "overpopulation 1"]

    assert fallen(showdown(hands, said, game)) == ["oak"]
    assert fallen(showdown(hands, said, game, scale=False)) == ["oak", "deer"]


# -- our own deck --------------------------------------------------------------------------
def test_events_of_our_deck_strike_its_species() -> None:
    """§6.2, §6.4: a plant of the forest alone burns, one of the water does not."""
    tree, weed = species(chain=1, terrain="forest"), species(chain=1, terrain="fresh-water")
    hands = [tree, "wildfire water-pollution", weed]

    burnt = showdown(hands, ["nothing", "wildfire 2, water-pollution 1", "nothing"])
    assert (fallen(burnt, 0), fallen(burnt, 2)) == ([tree], [weed])
    spared = showdown(hands, ["nothing", "wildfire 1", "nothing"])
    assert (fallen(spared, 0), fallen(spared, 2)) == ([], [])
