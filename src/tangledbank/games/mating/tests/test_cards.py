"""The deck: its numbers and its facts."""

import re
from collections import Counter
from statistics import mean

import pytest

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import EFFECTS, TIERS
from tangledbank.games.mating.cards.deck import Environment, Hypothesis, Sneaky, Strategy
from tangledbank.games.mating.tests.our_deck import DECK, FACES

ANIMALS = [*DECK.strategies, *DECK.sneaky]
FIGHTERS = {
    "bighorn", "red-deer", "elephant-seal", "stag-beetle", "hercules-beetle", "giraffe", "kangaroo",
    "fiddler-crab", "musk-ox", "chameleon",
}  # fmt: skip
DANCERS = {
    "peafowl", "bowerbird", "bird-of-paradise", "guppy", "peacock-spider", "frigatebird", "firefly",
    "anole", "lyrebird", "mandarin-duck",
}  # fmt: skip
PREDATORS = {"fox", "goshawk", "wolf", "leopard", "eagle-owl", "crocodile"}


def of(kind: str, tier: str = "") -> list[Strategy]:
    """The strategies of a kind, or of one of its tiers."""
    return [one for one in DECK.strategies if one.kind == kind and tier in ("", one.tier)]


# -- the numbers ---------------------------------------------------------------------------
def test_the_deck_has_as_many_cards_as_the_rulebook_says() -> None:
    """§1.3, §1.5"""
    kinds = Counter(face.kind for face in GAME.card_faces())

    assert kinds == {"combat": 30, "flashy": 30, "sneaky": 18, "environment": 24}
    assert Counter(one.deck for one in DECK.environments) == {"core": 8, "stable": 8, "variable": 8}


def test_there_are_ten_strategies_of_each_kind_and_tier() -> None:
    """§1.3"""
    found = Counter((one.kind, one.tier) for one in DECK.strategies)

    assert found == {(kind, tier): 10 for kind in ("combat", "flashy") for tier in TIERS}


@pytest.mark.parametrize("tier", TIERS)
def test_each_animal_stands_once_in_each_tier_of_its_colour(tier: str) -> None:
    """§1.3"""
    assert {one.figure for one in of("combat", tier)} == FIGHTERS
    assert {one.figure for one in of("flashy", tier)} == DANCERS


def test_there_are_two_sneaky_cards_of_each_kind_with_different_animals() -> None:
    """§1.3"""
    assert Counter(one.effect for one in DECK.sneaky) == dict.fromkeys(EFFECTS, 2)
    assert len({one.figure for one in DECK.sneaky}) == 18
    assert not {one.figure for one in DECK.sneaky} & (FIGHTERS | DANCERS)


@pytest.mark.parametrize("effect", EFFECTS)
def test_both_cards_of_a_sneaky_kind_cost_the_same(effect: str) -> None:
    """§6.1"""
    assert len({one.cost for one in DECK.sneaky if one.effect == effect}) == 1


@pytest.mark.parametrize("kind", ["combat", "flashy"])
def test_a_tier_has_one_cost_and_one_fitness_and_the_higher_ones_have_more(kind: str) -> None:
    """§2.2, §4.7"""
    costs = [{one.cost for one in of(kind, tier)} for tier in TIERS]
    levels = [{one.fitness for one in of(kind, tier)} for tier in TIERS]

    assert [len(one) for one in costs + levels] == [1] * 6
    assert max(costs[0]) < max(costs[1]) < max(costs[2])
    assert max(levels[0]) < max(levels[1]) < max(levels[2])


def test_the_fitness_that_the_rulebook_names() -> None:
    """§4.4, §8.1: the examples of the publisher"""
    assert {one.fitness for one in of("combat", "mid")} == {2}
    assert {one.fitness for one in of("flashy", "mid")} == {3}
    assert {one.fitness for one in of("flashy", "high")} == {4}


def test_the_dearest_flashy_strategies_are_the_easiest_prey() -> None:
    """§3.2"""
    values = {
        (kind, tier): mean(one.predator for one in of(kind, tier))
        for kind in ("combat", "flashy")
        for tier in TIERS
    }

    assert min(values, key=lambda key: values[key]) == ("flashy", "high")
    assert values["flashy", "low"] > values["flashy", "mid"] > values["flashy", "high"]


def test_the_cheapest_strategy_can_be_paid_at_the_start() -> None:
    """§1.4"""
    assert min(one.cost for one in of("combat")) <= 5
    assert min(one.cost for one in of("flashy")) <= 5


def test_stable_environments_feed_evenly_and_variable_ones_now_and_then() -> None:
    """§1.5, §9.3"""
    food = {
        deck: [one.food for one in DECK.environments if one.deck == deck]
        for deck in ("core", "stable", "variable")
    }

    assert min(food["core"] + food["stable"]) > 0
    assert max(food["stable"]) - min(food["stable"]) <= 2
    assert min(food["variable"]) < 0 < max(food["variable"])
    assert max(food["variable"]) > max(food["stable"])


def test_some_environment_has_each_danger() -> None:
    """§3.2, §3.7"""
    assert {one.predators for one in DECK.environments} == {0, 1, 2}
    assert {one.scarcity for one in DECK.environments} == {0, 1, 2}


# -- the words -----------------------------------------------------------------------------
def test_ids_are_unique_over_the_whole_deck() -> None:
    """§1.3, §1.5"""
    assert len(FACES) == len(GAME.card_faces()) == 102
    assert GAME.cards.ids == [one.id for one in ANIMALS]
    assert GAME.cards.environment_ids == [one.id for one in DECK.environments]
    assert not {"lunch", "out-to-lunch"} & set(FACES)


@pytest.mark.parametrize("card", FACES)
def test_every_card_has_an_id_a_name_a_fact_and_its_source(card: str) -> None:
    """§1.3, §1.5"""
    face = FACES[card]

    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", face.id)
    assert face.name == face.name.strip() != ""
    assert re.search(r"[.!?]$", face.fact)
    assert re.search(r"\b(1[5-9]|20)\d\d\b", face.source)
    assert bool(face.latin) == (face.kind != "environment")


@pytest.mark.parametrize("one", ANIMALS, ids=lambda one: one.id)
def test_every_animal_has_a_latin_name_a_behaviour_and_a_known_hypothesis(
    one: Strategy | Sneaky,
) -> None:
    """§1.3"""
    assert re.fullmatch(r"[A-Z][a-z]+( [a-z-]+){0,2}", one.latin)
    assert one.behaviour == one.behaviour.strip() != ""
    assert one.hypothesis in DECK.hypotheses
    assert FACES[one.id].numbers["hypothesis"] == DECK.hypotheses[one.hypothesis].name
    assert FACES[one.id].numbers["figure"] == one.figure


def test_every_card_tells_a_fact_of_its_own_and_a_behaviour_of_its_own() -> None:
    """§1.3, §1.5"""
    facts = Counter(face.fact for face in FACES.values())
    behaviours = Counter((one.name, one.behaviour) for one in ANIMALS)

    assert [fact for fact, count in facts.items() if count > 1] == []
    assert [one for one, count in behaviours.items() if count > 1] == []


@pytest.mark.parametrize("one", DECK.hypotheses.values(), ids=lambda one: one.id)
def test_every_hypothesis_is_explained_sourced_and_on_some_card(one: Hypothesis) -> None:
    """§1.3"""
    assert one.name
    assert one.sentence.endswith(".")
    assert re.search(r"\b(1[5-9]|20)\d\d\b", one.source)
    assert any(card.hypothesis == one.id for card in ANIMALS)


@pytest.mark.parametrize("one", DECK.environments, ids=lambda one: one.id)
def test_a_predator_is_named_exactly_where_one_hunts(one: Environment) -> None:
    """§3.2"""
    assert (one.predator in PREDATORS) == (one.predators > 0)
    assert bool(one.predator) == (one.predators > 0)


def test_all_six_predators_hunt_somewhere() -> None:
    """§3.2"""
    assert {one.predator for one in DECK.environments} - {""} == PREDATORS


def test_the_tables_of_the_rules_have_what_is_printed() -> None:
    """§2.2, §3.1"""
    cards = GAME.cards

    for number, one in enumerate(DECK.strategies):
        assert (cards.cost[number], cards.fitness[number]) == (one.cost, one.fitness)
        assert cards.predator[number] == one.predator
        assert (int(cards.kind[number]), cards.effect[number]) == (one.kind == "flashy", -1)
        assert not cards.is_sneaky(number)
    for number, card in enumerate(DECK.sneaky, start=len(DECK.strategies)):
        assert (cards.cost[number], EFFECTS[cards.effect[number]]) == (card.cost, card.effect)
        assert cards.is_sneaky(number)
    for number, place in enumerate(DECK.environments):
        printed = (cards.food[number], cards.predators[number], cards.scarcity[number])
        assert printed == (place.food, place.predators, place.scarcity)
