"""§6.7 Climate shift: it takes the highest card, and a coin carries it along the food links."""

from typing import Any

import pytest

from tangledbank.core.rng import seeded
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.tests.showdowns import (
    aiming,
    aims,
    count,
    fallen,
    fates,
    loose,
    showdown,
    shown,
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
    story,
    told,
    tossed,
    turn,
)

SHIFT = ["nothing", "climate-shift 1"]
CHAIN = made_up(  # a chain of five: each eats the one before
    "moss sun points=1", "vole plants points=2", "fox meat points=3 eats=vole",
    "owl meat points=4 eats=fox", "bear meat points=5 eats=owl", "climate-shift",
    "protected-area", "kelp sun points=9 terrains=ocean",
)  # fmt: skip
FIVE = "moss vole fox owl bear"


def shifted(coins: str, hand: str = FIVE, **options: Any) -> Position:
    """After a climate shift for the first seat, with these coins."""
    return showdown([hand, "climate-shift"], SHIFT, CHAIN, coins, **options)


# -- coins ---------------------------------------------------------------------------------
def test_it_takes_the_highest_card_and_ends_on_tails() -> None:
    """§6.7, §6.2, §6.4"""
    over = shifted("tails")

    assert (fallen(over), web(over)) == (["bear"], ["fox", "moss", "owl", "vole"])
    assert fates(over) == ["climate-shift done"]


@pytest.mark.parametrize(("heads", "taken"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_each_heads_carries_it_on_along_a_food_link(heads: int, taken: int) -> None:
    """§6.7, P19: at most four times."""
    over = shifted(" ".join(["heads"] * heads + ["tails"]))

    assert fallen(over) == FIVE.split()[::-1][:taken]
    assert count(over) == sum(range(1, 6 - taken))


def test_a_coin_is_flipped_after_each_loss_while_something_linked_is_left() -> None:
    """§6.7, P27"""
    hands = [FIVE, "climate-shift"]
    coins = [event.values["heads"] for event in events(aiming(hands, CHAIN, "heads heads tails"),
        "coin", *aims(SHIFT))]  # fmt: skip

    assert coins == [1, 1, 0]
    assert len(events(aiming(hands, CHAIN, "heads " * 5), "coin", *aims(SHIFT))) == 4


def test_no_coin_is_flipped_if_nothing_is_linked() -> None:
    """§6.7: the kelp has no eater here."""
    table = aiming(["kelp moss", "climate-shift"], CHAIN, "heads heads")

    assert "coin" not in told(table, *aims(SHIFT))
    assert fallen(play(table, *aims(SHIFT))) == ["kelp"]


@pytest.mark.parametrize("hops", range(5))
def test_how_often_it_may_go_on_is_an_option(hops: int) -> None:
    """§6.7: after the last time no coin is flipped."""
    hands = [FIVE, "climate-shift"]
    table = aiming(hands, CHAIN, "heads " * 5, hops=hops)

    assert len(fallen(play(table, *aims(SHIFT)))) == hops + 1
    assert told(table, *aims(SHIFT)).count("coin") == hops


def test_the_coin_is_fair() -> None:
    """§6.7"""
    table = aiming([FIVE, "climate-shift"], CHAIN)
    heads = 0
    for seed in range(200):
        twin = table.clone()
        twin.rng.copy_from(seeded(seed))
        heads += len(fallen(play(twin, *aims(SHIFT)))) > 1

    assert 75 <= heads <= 125


# -- where it goes -------------------------------------------------------------------------
def test_it_goes_to_the_highest_of_the_linked_ones_not_of_all() -> None:
    """§6.7, P19"""
    game = made_up(
        "oak sun points=1", "ivy sun points=2 terrains=tundra", "owl meat points=9",
        "vole plants points=3 scale=2", "kelp sun points=8 terrains=ocean", "climate-shift",
    )  # fmt: skip
    hands = ["oak ivy owl vole kelp", "climate-shift"]

    assert fallen(showdown(hands, SHIFT, game, "heads tails")) == ["owl", "vole"]
    assert fallen(showdown(hands, SHIFT, game, "heads heads heads")) == ["owl", "vole", "oak"]


def test_it_goes_both_ways_along_a_link() -> None:
    """§6.7: from food to eater and from eater to food."""
    game = made_up("oak sun points=9", "vole plants points=4 scale=2", "owl meat points=8",
        "climate-shift")  # fmt: skip
    hands = ["oak vole owl", "climate-shift"]

    assert fallen(showdown(hands, SHIFT, game, "heads heads tails")) == ["oak", "vole", "owl"]


def test_what_has_lost_its_food_meanwhile_is_reached_all_the_same() -> None:
    """§6.7, P17: links as they stood before the event."""
    game = made_up("oak sun points=9", "vole plants points=4", "hare plants points=5",
        "climate-shift")  # fmt: skip
    hands = ["oak vole hare", "climate-shift"]

    over = showdown(hands, SHIFT, game, "heads tails")
    assert (fallen(over), loose(over)) == (["oak", "hare"], ["vole"])


def test_each_hop_starts_from_the_card_just_lost() -> None:
    """§6.7: on from the vole to its other eater, and from there not back to the vole's food."""
    game = made_up(
        "oak sun points=1", "vole plants points=5", "owl meat points=9 eats=vole",
        "cat meat points=4 eats=vole", "climate-shift",
    )  # fmt: skip
    over = showdown(["oak vole owl cat", "climate-shift"], SHIFT, game, "heads heads heads heads")

    assert (fallen(over), web(over)) == (["owl", "vole", "cat"], ["oak"])


def test_it_may_end_in_a_blind_alley() -> None:
    """§6.7: nothing linked with the last one is left, though other cards are."""
    game = made_up(
        "oak sun points=7", "vole plants points=9 eats=oak", "elm sun points=8",
        "hare plants points=3 eats=elm", "climate-shift",
    )  # fmt: skip
    table = aiming(["oak vole elm hare", "climate-shift"], game, "heads heads heads")

    assert fallen(play(table, *aims(SHIFT))) == ["vole", "oak"]
    assert told(table, *aims(SHIFT)).count("coin") == 1


def test_it_stays_within_the_web_as_it_stood() -> None:
    """§6.7, P19: a loose species that would be food for the lost one is not reached."""
    game = made_up(
        "oak sun points=1", "vole plants points=2 scale=2",
        "hare plants points=6 scale=2 terrains=forest,ocean eats=kelp", "kelp sun terrains=ocean",
        "owl meat points=8", "climate-shift",
    )  # fmt: skip
    over = showdown(["oak vole hare owl", "climate-shift"], SHIFT, game, "heads tails")

    assert (fallen(over), loose(over)) == (["owl", "vole"], ["hare"])


def test_what_an_earlier_event_made_loose_is_not_reached() -> None:
    """§6.7, §6.1, P16"""
    game = made_up(
        "oak sun points=9", "elm sun points=3 terrains=grassland",
        "vole plants points=5 scale=2", "owl meat points=4 terrains=forest,grassland",
        "rat plants points=2 terrains=grassland,forest scale=3", "blight", "climate-shift",
    )  # fmt: skip
    over = showdown(["oak elm vole owl rat", "blight climate-shift"],
        ["nothing", "blight 1, climate-shift 1"], game, "heads tails")  # fmt: skip

    # the vole is loose once the oak has gone; the owl lives on the rat, the rat on the elm
    assert fallen(over) == ["oak", "owl", "rat"]


def test_no_terrain_or_size_stops_it() -> None:
    """§6.4, §6.7"""
    game = made_up("palm sun points=4 terrains=desert climates=hot scale=1", "climate-shift")

    assert fallen(showdown(["palm", "climate-shift"], SHIFT, game)) == ["palm"]


def test_a_duplicate_of_the_lost_one_is_not_linked_with_it() -> None:
    """§6.7, P23"""
    game = made_up("oak sun points=3 copies=2", "climate-shift")
    table = showdown(["oak-1 oak-2", "climate-shift"], SHIFT, game, "heads")

    assert web(play(table, "strike oak-1")) == ["oak-2"]


# -- level cards ---------------------------------------------------------------------------
TIED = made_up(
    "oak sun points=3", "elm sun points=3", "vole plants points=6", "owl meat points=3",
    "climate-shift", "protected-area", "epidemic",
)  # fmt: skip


def test_of_level_linked_cards_the_owner_of_the_event_chooses() -> None:
    """§6.7, §6.3, P14"""
    table = showdown(["oak elm vole owl", "climate-shift"], SHIFT, TIED, "heads tails")

    assert (phase(table), turn(table)) == ("striking", 1)
    assert legal(table) == ["strike oak", "strike elm", "strike owl"]
    strike = seen(table).strike
    assert strike is not None
    assert (strike.hop, strike.event, strike.target) == (1, "climate-shift", 0)
    assert refusal(table, "1: strike oak") == ("not-your-turn", "§6.3")
    assert refusal(table, "2: strike vole") == ("not-the-highest", "§6.3")
    assert fallen(play(table, "strike owl")) == ["vole", "owl"]


def test_after_a_choice_the_coins_go_on() -> None:
    """§6.7"""
    game = made_up("oak sun points=3", "elm sun points=3", "vole plants points=6",
        "hare plants points=4", "climate-shift")  # fmt: skip
    table = showdown(["oak elm vole hare", "climate-shift"], SHIFT, game, "heads heads heads tails")

    assert legal(table) == ["strike oak", "strike elm"]
    over = play(table, "strike elm")
    assert fallen(over) == ["vole", "elm", "hare", "oak"]


def test_its_first_card_may_be_a_choice_too() -> None:
    """§6.3, §6.7"""
    table = showdown(["oak elm", "climate-shift"], SHIFT, TIED, "heads")
    strike = seen(table).strike
    assert strike is not None
    assert strike.hop == 0

    over = play(table, "strike elm")
    assert (fallen(over), fates(over)) == (["elm"], ["climate-shift done"])


def test_an_event_after_it_is_bound_by_its_own_rules_again() -> None:
    """§6.7, §6.4, P16: it fizzles where it cannot harm, even with another target."""
    game = made_up("oak sun points=3", "vole plants points=6", "owl meat points=9 eats=vole",
        "kelp sun points=9 terrains=ocean", "climate-shift", "wildfire", size=30)  # fmt: skip
    hands = ["oak vole owl", "climate-shift wildfire", "kelp"]
    said = ["nothing", "climate-shift 2, wildfire 1", "nothing"]
    over = showdown(hands, said, game, "heads tails")

    assert fallen(over) == ["owl", "vole"]
    assert (fates(over), fallen(over, 2)) == (["climate-shift done", "wildfire fizzled"], [])


# -- protection ----------------------------------------------------------------------------
def test_a_protected_area_cancels_it_with_all_its_hops() -> None:
    """§6.8, P27: no coin is flipped."""
    table = aiming(["moss vole fox protected-area", "climate-shift"], CHAIN, "heads heads")
    said = aims(["protected-area", "climate-shift 1"])
    over = play(table, *said)

    assert (fates(over), fallen(over), count(over)) == (["climate-shift cancelled"], [], 6)
    assert "coin" not in told(table, *said)
    assert shown(over).protections == 0


def test_the_story_of_a_climate_shift() -> None:
    """§6.7"""
    found = story(aiming(["moss vole fox", "climate-shift"], CHAIN, "heads tails"), *aims(SHIFT))
    first = found.index("Seat 2's climate shift strikes Seat 1's fox.")

    assert found[first : first + 6] == [
        "Seat 2's climate shift strikes Seat 1's fox.",
        "Seat 1 loses fox and now counts 3 points.",
        "The coin for Seat 2's climate shift shows heads: it goes on.",
        "Seat 2's climate shift goes on to Seat 1's vole.",
        "Seat 1 loses vole and now counts 1 point.",
        "The coin for Seat 2's climate shift shows tails: it ends.",
    ]


# -- what a guess knows of it --------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_guess_in_the_middle_of_it_goes_on_in_the_same_way(seat: int | None) -> None:
    """§6.7: it knows how often the event has gone on, and what counted before."""
    game = made_up("oak sun points=3", "elm sun points=3", "vole plants points=6",
        "hare plants points=4", "climate-shift")  # fmt: skip
    table = showdown(["oak elm vole hare", "climate-shift"], SHIFT, game, "heads")
    coins = ["tails", "heads tails", "heads heads tails"]

    for number in range(5):
        guessed = game.guess(seen(table, seat), seeded(number))
        assert isinstance(guessed, Position)
        for faces in coins:
            for text in ("strike oak", "strike elm"):
                ends = [play(tossed(one, faces), text) for one in (table, guessed)]
                assert fallen(ends[0]) == fallen(ends[1])
                assert fates(ends[0]) == fates(ends[1])


def test_a_guess_after_the_last_hop_but_one_ends_where_the_game_does() -> None:
    """§6.7"""
    game = made_up("oak sun points=3", "elm sun points=3", "vole plants points=6",
        "hare plants points=4", "climate-shift")  # fmt: skip
    table = showdown(["oak elm vole hare", "climate-shift"], SHIFT, game, "heads", hops=1)
    guessed = game.guess(seen(table, 1), seeded(3))
    assert isinstance(guessed, Position)

    for one in (table, guessed):
        assert fallen(play(tossed(one, "heads heads"), "strike oak")) == ["vole", "oak"]


def test_a_guess_tells_the_losses_of_the_event_from_earlier_ones() -> None:
    """§6.7: the kelp fell before, to another event; the oak fed all that is left."""
    game = made_up("kelp sun points=9 terrains=ocean", "oak sun points=8", "vole plants points=5",
        "hare plants points=5", "owl meat points=3", "oil-spill", "climate-shift")  # fmt: skip
    hands = ["kelp oak vole hare owl", "oil-spill climate-shift"]
    table = showdown(hands, ["nothing", "oil-spill 1, climate-shift 1"], game, "heads")
    assert (fallen(table), legal(table)) == (["kelp", "oak"], ["strike vole", "strike hare"])

    for seat in (0, 1, None):
        guessed = game.guess(seen(table, seat), seeded(4))
        assert isinstance(guessed, Position)
        ends = [play(tossed(one, "heads heads heads"), "strike vole") for one in (table, guessed)]
        assert fallen(ends[0]) == fallen(ends[1]) == ["kelp", "oak", "vole", "owl", "hare"]
