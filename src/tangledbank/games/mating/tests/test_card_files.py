"""Other decks, and what a card file is refused for."""

import re

import pytest
from tests.card_files import complaint, line_of

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import MOST_CARDS
from tangledbank.games.mating.tests.our_deck import DECK, FACES, TEXT
from tangledbank.games.mating.tests.words import combat, environment, flashy, sneaky


# -- card files that are refused -----------------------------------------------------------
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
    assert complaint(GAME, text).startswith(sentence)


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

    assert complaint(GAME, text) == f"Line {line}: {sentence}"


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
        assert complaint(GAME, changed(card, key, str(value))) == (
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

    assert complaint(GAME, text) == f"{card}: there is no hypothesis 'magic'."


def test_a_predator_is_refused_where_none_hunts_and_missed_where_one_does() -> None:
    """§3.2"""
    nobody = changed(HUNT, "predator", '""')
    too_many = changed(MEADOW, "predator", '"fox"')

    assert complaint(GAME, nobody) == f"{HUNT}: a predator is named exactly where one hunts."
    assert complaint(GAME, too_many) == f"{MEADOW}: a predator is named exactly where one hunts."


@pytest.mark.parametrize("bad", ["Red-Deer", "red_deer", "red deer", "-red", "red-", ""])
def test_ids_are_lower_case_words_with_hyphens(bad: str) -> None:
    """§1.3, §1.5"""
    for card in (FIGHTER, TRICK, MEADOW):
        assert complaint(GAME, changed(card, "id", f'"{bad}"')) == (
            f"{bad!r} is no id: ids are lower-case words with hyphens."
        )


def test_an_unknown_table_an_unknown_key_and_a_missing_one_are_refused_with_their_lines() -> None:
    """§1.3"""
    table = TEXT + '\n[[weather]]\nid = "rain"\n'
    key = TEXT.replace(f'id = "{FIGHTER}"\n', f'id = "{FIGHTER}"\nhorns = 2\n')
    missing = TEXT.replace(entry(FIGHTER), re.sub(r"(?m)^cost = .*\n", "", entry(FIGHTER)))

    assert complaint(GAME, table) == (
        f"Line {table.count(chr(10), 0, table.index('[[weather]]')) + 1}: 'weather' is no table of "
        "cards here; there are [[hypothesis]], [[strategy]], [[sneaky]], [[environment]]."
    )
    assert complaint(GAME, key) == (
        f"Line {line_of(key, 'horns = 2', FIGHTER)}: [[strategy]] has no key 'horns'."
    )
    assert re.fullmatch(
        r"Line \d+: \[\[strategy\]\] lacks the key 'cost'\.", complaint(GAME, missing)
    )


@pytest.mark.parametrize("card", [FIGHTER, TRICK, MEADOW, DECK.strategies[0].hypothesis])
def test_nothing_is_there_twice(card: str) -> None:
    """§1.3"""
    sentence = complaint(GAME, f"{TEXT}\n{entry(card)}")

    assert re.fullmatch(rf"Line \d+: the id '{card}' is there twice\.", sentence)


def test_a_strategy_and_a_sneaky_card_have_different_ids() -> None:
    """§1.3"""
    assert (
        complaint(GAME, changed(TRICK, "id", f'"{FIGHTER}"'))
        == f"The id '{FIGHTER}' is there twice."
    )


def test_an_environment_has_another_id_than_every_other_card() -> None:
    """§1.5: faces of cards are looked up by id alone."""
    assert (
        complaint(GAME, changed(MEADOW, "id", f'"{FIGHTER}"'))
        == f"The id '{FIGHTER}' is there twice."
    )


def test_a_deck_has_no_more_cards_than_discards_can_be_numbered_for() -> None:
    """§7.1"""

    def with_more(count: int) -> str:
        more = [
            entry(FIGHTER).replace(f'id = "{FIGHTER}"', f'id = "{FIGHTER}-{number}"')
            for number in range(count)
        ]
        return "\n".join([TEXT, *more])

    assert GAME.with_cards(with_more(MOST_CARDS - 78)).cards.count == MOST_CARDS
    assert complaint(GAME, with_more(MOST_CARDS - 77)) == (
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
