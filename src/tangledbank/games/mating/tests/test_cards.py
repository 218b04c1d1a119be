"""The deck: its numbers, its facts, and what a card file is refused for."""

import re
from collections import Counter
from statistics import mean

import pytest

from tangledbank.core.errors import BadCards
from tangledbank.games.mating import GAME
from tangledbank.games.mating.actions import MOST_CARDS
from tangledbank.games.mating.cards import EFFECTS, TIERS
from tangledbank.games.mating.deck import Deck, Environment, Hypothesis, Sneaky, Strategy
from tangledbank.games.mating.tests.words import combat, environment, flashy, sneaky

TEXT = GAME.card_file()
DECK = Deck(TEXT)
FACES = {face.id: face for face in GAME.card_faces()}
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


# -- card files that are refused -----------------------------------------------------------
def complaint(text: str) -> str:
    """What a card file is refused for: one sentence."""
    with pytest.raises(BadCards) as refused:
        GAME.with_cards(text)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def entry(name: str) -> str:
    """The entry of the deck's own file with this id."""
    at = TEXT.index(f'id = "{name}"\n')
    begins = TEXT.rindex("[[", 0, at)
    ends = TEXT.find("\n[[", at)
    return TEXT[begins:] + "\n" if ends < 0 else TEXT[begins : ends + 1]


def changed(name: str, key: str, value: str) -> str:
    """The deck's own file where one card has another value."""
    old = entry(name)
    new = re.sub(rf"(?m)^{key} = .*$", lambda _found: f"{key} = {value}", old)
    assert new != old
    return TEXT.replace(old, new)


def without(*tables: str) -> str:
    """The deck's own file without all entries of some tables."""
    parts = re.split(r"(?m)^(?=\[\[)", TEXT)
    return "".join(part for part in parts if not part.startswith(tables))


def line_of(text: str, part: str, after: str) -> int:
    """The line, counted from 1, where a part of a text stands, the first after a place."""
    return text[: text.index(part, text.index(after))].count("\n") + 1


FIGHTER, DANCER, TRICK = combat("low"), flashy("high"), sneaky("level-up")
MEADOW, HUNT = environment(deck="core", predators=0), environment(deck="core", predators=1)


def test_the_decks_own_file_is_accepted() -> None:
    """§1.3"""
    assert GAME.with_cards(TEXT).cards.ids == GAME.cards.ids


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[strategy]\nid =", "The card file is not TOML: "),
        ("", "A deck has combat strategies and flashy ones."),
        (TEXT.replace('kind = "combat"', 'kind = "flashy"'),
         "A deck has combat strategies and flashy ones."),
        (TEXT.replace('kind = "flashy"', 'kind = "combat"'),
         "A deck has combat strategies and flashy ones."),
        (without("[[environment]]"), "A deck has core environments."),
        (TEXT.replace('deck = "core"', 'deck = "stable"'), "A deck has core environments."),
        (without("[[hypothesis]]"), f"{DECK.strategies[0].id}: there is no hypothesis "),
    ],
    ids=["no TOML", "empty", "no combat", "no flashy", "no places", "no core", "no hypothesis"],
)  # fmt: skip
def test_a_deck_that_cannot_be_played_with_is_refused(text: str, sentence: str) -> None:
    """§1.3, §1.5"""
    assert complaint(text).startswith(sentence)


@pytest.mark.parametrize(
    ("card", "key", "value", "sentence"),
    [
        (FIGHTER, "kind", '"clever"', "kind is one of combat, flashy, not 'clever'."),
        (FIGHTER, "tier", '"top"', "tier is one of low, mid, high, not 'top'."),
        (FIGHTER, "cost", '"one"', "cost is a whole number, not 'one'."),
        (DANCER, "fitness", "2.5", "fitness is a whole number, not 2.5."),
        (DANCER, "predator", "true", "predator is a whole number, not True."),
        (DANCER, "name", "5", "name is a text, not 5."),
        (TRICK, "effect", '"magic"', "effect is one of alarm-call, camouflage, food-cache, "
         "level-up, satellite-male, female-mimic, nuptial-gift, sperm-competition, mate-guarding, "
         "not 'magic'."),
        (MEADOW, "deck", '"wild"', "deck is one of core, stable, variable, not 'wild'."),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused_with_its_line(
    card: str, key: str, value: str, sentence: str
) -> None:
    """§1.3, §1.5"""
    text = changed(card, key, value)
    line = line_of(text, f"\n{key} = {value}", f'id = "{card}"\n') + 1

    assert complaint(text) == f"Line {line}: {sentence}"


@pytest.mark.parametrize(
    ("card", "key", "low", "high"),
    [
        (FIGHTER, "cost", 0, 20),
        (FIGHTER, "fitness", 1, 9),
        (FIGHTER, "predator", 1, 99),
        (DANCER, "cost", 0, 20),
        (TRICK, "cost", 0, 20),
        (MEADOW, "food", -20, 20),
        (HUNT, "predators", 1, 6),
        (MEADOW, "scarcity", 0, 9),
    ],
)
def test_a_number_outside_its_bounds_is_refused(card: str, key: str, low: int, high: int) -> None:
    """§1.4, §2.2, §3.1"""
    bounds = (0, 6) if key == "predators" else (low, high)
    for value in (low, high):
        assert GAME.with_cards(changed_to(card, key, value))
    for value in (bounds[0] - 1, bounds[1] + 1):
        assert complaint(changed(card, key, str(value))) == (
            f"{card}: {key} goes from {bounds[0]} to {bounds[1]}; {value} is outside."
        )


def changed_to(card: str, key: str, value: int) -> str:
    """The deck's own file where a card has this number, which it may have already."""
    shown = FACES[card].numbers[key]
    return TEXT if shown == value else changed(card, key, str(value))


@pytest.mark.parametrize("card", [FIGHTER, TRICK])
def test_a_hypothesis_that_is_not_there_is_refused(card: str) -> None:
    """§1.3"""
    text = changed(card, "hypothesis", '"magic"')

    assert complaint(text) == f"{card}: there is no hypothesis 'magic'."


def test_a_predator_is_refused_where_none_hunts_and_missed_where_one_does() -> None:
    """§3.2"""
    nobody = changed(HUNT, "predator", '""')
    too_many = changed(MEADOW, "predator", '"fox"')

    assert complaint(nobody) == f"{HUNT}: a predator is named exactly where one hunts."
    assert complaint(too_many) == f"{MEADOW}: a predator is named exactly where one hunts."


@pytest.mark.parametrize("bad", ["Red-Deer", "red_deer", "red deer", "-red", "red-", ""])
def test_ids_are_lower_case_words_with_hyphens(bad: str) -> None:
    """§1.3, §1.5"""
    for card in (FIGHTER, TRICK, MEADOW):
        assert complaint(changed(card, "id", f'"{bad}"')) == (
            f"{bad!r} is no id: ids are lower-case words with hyphens."
        )


def test_an_unknown_table_an_unknown_key_and_a_missing_one_are_refused_with_their_lines() -> None:
    """§1.3"""
    table = TEXT + '\n[[weather]]\nid = "rain"\n'
    key = TEXT.replace(f'id = "{FIGHTER}"\n', f'id = "{FIGHTER}"\nhorns = 2\n')
    missing = TEXT.replace(entry(FIGHTER), re.sub(r"(?m)^cost = .*\n", "", entry(FIGHTER)))

    assert complaint(table) == (
        f"Line {table.count(chr(10), 0, table.index('[[weather]]')) + 1}: 'weather' is no table of "
        "cards here; there are [[hypothesis]], [[strategy]], [[sneaky]], [[environment]]."
    )
    assert complaint(key) == (
        f"Line {line_of(key, 'horns = 2', FIGHTER)}: [[strategy]] has no key 'horns'."
    )
    assert re.fullmatch(r"Line \d+: \[\[strategy\]\] lacks the key 'cost'\.", complaint(missing))


@pytest.mark.parametrize("card", [FIGHTER, TRICK, MEADOW, DECK.strategies[0].hypothesis])
def test_nothing_is_there_twice(card: str) -> None:
    """§1.3"""
    sentence = complaint(f"{TEXT}\n{entry(card)}")

    assert re.fullmatch(rf"Line \d+: the id '{card}' is there twice\.", sentence)


def test_a_strategy_and_a_sneaky_card_have_different_ids() -> None:
    """§1.3"""
    assert complaint(changed(TRICK, "id", f'"{FIGHTER}"')) == f"The id '{FIGHTER}' is there twice."


def test_an_environment_has_another_id_than_every_other_card() -> None:
    """§1.5: faces of cards are looked up by id alone."""
    assert complaint(changed(MEADOW, "id", f'"{FIGHTER}"')) == f"The id '{FIGHTER}' is there twice."


def test_a_deck_has_no_more_cards_than_discards_can_be_numbered_for() -> None:
    """§7.1"""

    def with_more(count: int) -> str:
        more = [
            entry(FIGHTER).replace(f'id = "{FIGHTER}"', f'id = "{FIGHTER}-{number}"')
            for number in range(count)
        ]
        return "\n".join([TEXT, *more])

    assert GAME.with_cards(with_more(MOST_CARDS - 78)).cards.count == MOST_CARDS
    assert complaint(with_more(MOST_CARDS - 77)) == (
        f"A deck has at most {MOST_CARDS} strategy cards; this one {MOST_CARDS + 1}."
    )


# -- another deck --------------------------------------------------------------------------
def test_another_deck_has_its_own_numbers_and_leaves_the_game_as_it_was() -> None:
    """§1.3"""
    number = GAME.cards.number_of[FIGHTER]
    printed = GAME.cards.cost[number]
    other = GAME.with_cards(changed(FIGHTER, "cost", str(printed + 7)))

    assert other.cards.cost[number] == printed + 7
    assert GAME.cards.cost[number] == printed
    assert other.deal(3, 1).actors() == [0, 1, 2]


def test_a_deck_without_sneaky_cards_can_be_played_with() -> None:
    """§1.3"""
    plain = GAME.with_cards(without("[[sneaky]]"))

    assert plain.cards.count == 60
    assert plain.deal(6, 1).actors() == list(range(6))
