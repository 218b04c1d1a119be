"""The deck: its numbers, its facts, and what a card file is refused for."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from tests.card_files import changed, complaint, line_of

from tangledbank.core.advance import advance
from tangledbank.core.errors import BadNotation
from tangledbank.core.record import Record, read_record
from tangledbank.core.rng import seeded
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.cards.deck import Deck, Species
from tangledbank.games.phanerozoic.cards.periods import PERIODS, SPANS, lies_in
from tangledbank.games.phanerozoic.rules.living import Living

FACES = {face.id: face for face in GAME.card_faces()}
TEXT = GAME.card_file()


def location(card: str) -> int:
    """The location number of a card, by any of its names."""
    return int(GAME.cards.location[GAME.cards.number_of[card]])


# -- the numbers ---------------------------------------------------------------------------
def test_the_deck_has_as_many_cards_as_the_rulebook_says() -> None:
    """§1.1, §1.4, §1.5"""
    kinds = Counter(face.kind for face in GAME.card_faces())

    assert kinds["plant"] + kinds["animal"] == 29
    assert (kinds["mutation"], kinds["event"], kinds["goal"]) == (27, 10, 12)


def test_ids_and_location_numbers_are_unique() -> None:
    """§1.2, ruling N21"""
    locations = [face.numbers["location"] for face in FACES.values() if face.kind != "goal"]

    assert len(FACES) == len(GAME.card_faces()) == 78
    assert len(set(locations)) == len(locations) == 66


@pytest.mark.parametrize("card", FACES)
def test_every_card_has_a_name_a_fact_and_its_source(card: str) -> None:
    """§1.5"""
    face = FACES[card]

    assert face.name
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", face.id)
    assert face.fact.endswith((".", "?", "!"))
    assert re.search(r"\d{4}|Darwin", face.source)
    assert bool(face.latin and face.age) == (face.kind in ("plant", "animal"))


def test_every_species_and_every_goal_has_a_fact_of_its_own() -> None:
    """§1.5"""
    facts = [face.fact for face in FACES.values() if face.kind in ("plant", "animal", "goal")]

    assert len(set(facts)) == len(facts)


@pytest.mark.parametrize("species", Deck(TEXT).species, ids=lambda one: one.id)
def test_every_species_lived_from_a_time_in_its_period_to_a_later_one(species: Species) -> None:
    """§1.5"""
    begins, ends = species.lived
    shown = FACES[species.id].numbers

    assert begins >= ends >= 0
    assert lies_in(begins, species.period)
    assert (ends == 0) == species.age.endswith("to today")
    assert (shown["lived"], shown["period"]) == (f"{begins} to {ends}", species.period)


def test_the_periods_follow_each_other_without_a_gap() -> None:
    """§1.5"""
    spans = [SPANS[period] for period in PERIODS]

    assert all(before[1] == after[0] for before, after in pairwise(spans[1:]))


def test_the_page_draws_the_same_periods() -> None:
    """§1.5"""
    text = (Path(__file__).parents[3] / "web/shelf/periods.ts").read_text(encoding="utf-8")
    drawn = [(name, float(span)) for name, span in re.findall(r'\["(\w+)", ([\d.]+)\]', text)]
    spans = [(name.lower(), SPANS[name]) for name in PERIODS[1:]]

    assert [name for name, _length in drawn] == [name for name, _span in spans]
    for (_name, length), (_same, (first, last)) in zip(drawn, spans, strict=True):
        assert length == pytest.approx(first - last, abs=0.05)


def test_the_numbers_that_the_rulebook_prints() -> None:
    """§2.5, §3.7, §3.8, §3.9"""
    assert FACES["roots-16"].numbers["plant side"] == "roots"
    assert location("cicada") == 22
    assert FACES["recover-6"].numbers["effect"] == "recover"
    assert FACES["meteorite-70"].numbers["amount"] == 3
    assert FACES["ideal-conditions-74"].numbers["amount"] == 2


def test_the_order_that_the_printed_examples_imply() -> None:
    """§3.12, §4.1, §4.5"""
    moss, crow, tyrant = location("moss"), location("crow"), location("tyrannosaurus")

    assert location("wattieza") < moss
    assert location("triamyxa") < crow < tyrant
    assert abs(moss - crow) < abs(tyrant - crow)


def test_the_species_that_the_printed_examples_describe() -> None:
    """§3.11, §4.2, §4.6"""
    assert printed("bryophyta") == ("plant", "land", 1, (), "sunlight")
    assert printed("wattieza")[2:4] == (2, ("roots", "woody"))
    assert (printed("triamyxa")[1:3], printed("triamyxa")[4]) == (("water", 1), "plants")
    assert (printed("corvus")[1], printed("corvus")[4]) == ("land", "both")
    assert (printed("tyrannosaurus")[1], printed("tyrannosaurus")[4]) == ("land", "animals")
    stars = [
        GAME.cards.stars[GAME.cards.number_of[one]] for one in ("moss", "crow", "tyrannosaurus")
    ]
    assert stars == sorted(set(stars))


def printed(card: str) -> tuple[object, ...]:
    """Row, habitat, stars, icons and growth."""
    face = FACES[card]
    return (face.kind, *(face.numbers[key] for key in ("habitat", "stars", "icons", "growth")))


def test_events_do_what_the_rulebook_says_and_only_meteorites_have_a_habitat() -> None:
    """§3.7, §3.8, §3.9"""
    events = {
        (face.name, face.numbers["effect"], face.numbers["amount"], "habitat" in face.numbers)
        for face in FACES.values()
        if face.kind == "event"
    }

    assert events == {
        ("Ideal conditions", "grow", 2, False),
        ("Meteorite", "shrink", 3, True),
        ("Recover", "recover", 0, False),
    }


@pytest.mark.parametrize("name", ["magicicada", "cicada", "magicicada-septendecim", "Cicada"])
def test_a_species_answers_to_its_id_its_common_and_its_latin_name(name: str) -> None:
    """§2.4"""
    assert GAME.notation(GAME.parse(f"choose {name}")) == "choose magicicada"


# -- every species can come ----------------------------------------------------------------
def mutated(cards: Cards, one: Living) -> Iterator[Living]:
    """All that a species can be with up to four mutations."""
    known = set()
    now = [one]
    for _mutation in range(4):
        later = []
        for each in now:
            for mutation in range(cards.first_mutation, cards.first_event):
                if mutation not in each.mutations and each.can_take(cards, mutation):
                    more = each.copy(cards)
                    more.take(cards, mutation)
                    if (what := (more.marks, more.stars, more.growth)) not in known:
                        known.add(what)
                        later.append(more)
        yield from later
        now = later


def test_every_species_can_descend_from_algae_or_trilobite() -> None:
    """§3.10, §3.11"""
    cards: Cards = GAME.cards
    reached = [int(cards.start_plant), int(cards.start_animal)]
    for species in reached:
        for one in mutated(cards, Living(cards, species, 8)):
            reached += [child for child in range(cards.first_mutation)
                if child not in reached and one.can_become(cards, child)]  # fmt: skip

    assert sorted(reached) == list(range(29))


# -- card files that are refused -----------------------------------------------------------
WATTIEZA = 'id = "wattieza"'


def test_a_file_that_is_not_toml_is_refused() -> None:
    """§1.5"""
    assert complaint(GAME, "[[species]\nid =").startswith("The card file is not TOML: ")


def test_an_unknown_table_is_refused_with_its_line() -> None:
    """§1.5"""
    text = TEXT + '\n[[dinosaur]]\nid = "rex"\n'

    assert complaint(GAME, text) == (
        f"Line {line_of(text, '[[dinosaur]]')}: 'dinosaur' is no table of cards here; "
        "there are [[species]], [[mutation]], [[event]], [[goal]]."
    )


def test_an_unknown_key_is_refused_with_its_line() -> None:
    """§1.5"""
    text = changed(TEXT, WATTIEZA, WATTIEZA + '\ncolour = "green"')

    assert (
        complaint(GAME, text) == f"Line {line_of(text, 'colour')}: [[species]] has no key 'colour'."
    )


def test_a_missing_key_is_refused_with_the_line_of_its_card() -> None:
    """§1.5"""
    text = changed(TEXT, 'habitat = "land"\n', "", after=WATTIEZA)

    assert complaint(GAME, text) == (
        f"Line {line_of(text, WATTIEZA) - 1}: [[species]] lacks the key 'habitat'."
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("location = 31", 'location = "31"', "location is a whole number, not '31'."),
        ("stars = 2", "stars = true", "stars is a whole number, not True."),
        ('name = "Wattieza"', "name = 5", "name is a text, not 5."),
        ('icons = ["roots", "woody"]', 'icons = "roots"', "icons is a list."),
        ("demands-growth = false", "demands-growth = 0", "demands-growth is true or false, not 0."),
        ("lived = [385, 385]", 'lived = ["old", 385]', "lived is a number, not 'old'."),
        ('habitat = "land"', 'habitat = "air"', "habitat is one of water, land, not 'air'."),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_with_its_line(
    old: str, new: str, sentence: str
) -> None:
    """§1.5"""
    text = changed(TEXT, old, new, after=WATTIEZA)

    assert complaint(GAME, text) == f"Line {line_of(text, new, WATTIEZA)}: {sentence}"


def test_a_repeated_id_is_refused_with_its_line() -> None:
    """§1.5"""
    text = changed(TEXT, 'id = "cooksonia"', WATTIEZA)

    assert re.fullmatch(r"Line \d+: the id 'wattieza' is there twice\.", complaint(GAME, text))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("location = 31", "location = 38", "bryophyta and wattieza have the same location, 38."),
        ("location = 31", "location = 16", "roots-16 and wattieza have the same location, 16."),
        ("location = 31", "location = 0",
         "wattieza: a location goes from 1 to 9999; 0 is outside."),
        ("location = 31", "location = 99999999999999999999",
         "wattieza: a location goes from 1 to 9999; 99999999999999999999 is outside."),
        ("amount = 2", "amount = -2",
         "ideal-conditions: an amount goes from 0 to 99; -2 is outside."),
        ("stars = 2", "stars = 0", "wattieza: stars go from 1 to 9 and a bonus from 0 to 8."),
        ("lived = [385, 385]", "lived = [385]", "wattieza: lived has two numbers, from and to, "),
        ("lived = [385, 385]", "lived = [385, 386]", "wattieza: lived has two numbers, from and "),
        ("lived = [385, 385]", "lived = [85.5, 0]",
         "wattieza: 85.5 million years ago lies outside the Devonian."),
        ('"woody"]', '"horns"]', "wattieza: 'horns' is no icon here; there are roots, woody, "),
        ('"woody"]', '"star"]', "wattieza: 'star' is no icon here; there are roots, woody, "),
        ("bonus = 2", "starts = true\nbonus = 2",
         "The plants need exactly one species with starts = true, not 2."),
    ],
)  # fmt: skip
def test_a_species_that_cannot_be_played_is_refused(old: str, new: str, sentence: str) -> None:
    """§1.1, §1.2, §3.11"""
    assert complaint(GAME, changed(TEXT, old, new, after=WATTIEZA)).startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("starts = true\n", "", "The plants need exactly one species with starts = true, not 0."),
        ('id = "wattieza"', 'id = "First Tree"',
         "'First Tree' is no id: ids are lower-case words with hyphens."),
        ('id = "wattieza"', 'id = "woody"',
         "woody is the name of an icon and cannot be a species' id."),
        ('id = "canopy"', 'id = "the canopy"',
         "'the canopy' is no id: ids are lower-case words with hyphens."),
        ('plant = "roots"', 'plant = "fins"', "fins/legs: 'fins' is no icon here; there are "),
        ('habitat = "water"\nlocations', "locations",
         "meteorite: an event that shrinks, and only that, has a habitat."),
    ],
)  # fmt: skip
def test_a_deck_that_cannot_be_played_with_is_refused(old: str, new: str, sentence: str) -> None:
    """§1.1, §3.4, §3.8"""
    assert complaint(GAME, changed(TEXT, old, new)).startswith(sentence)


def with_goal_line(line: str) -> str:
    """The deck's own file with one goal more, whose second line is this."""
    first = '{ when = "living", icon = "woody", points = 1 }'
    lines = f"lines = [\n  {first},\n  {{ {line} }},\n]"
    return TEXT + f'\n[[goal]]\nid = "a-goal"\nname = "A goal"\nfact = ""\nsource = ""\n{lines}\n'


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('when = "extinct", card = "unicorn", points = 1',
         "a-goal: there is no species 'unicorn' in this deck."),
        ('when = "extinct", icon = "horns", points = 1',
         "a-goal: 'horns' is no icon here; there are "),
        ('when = "extinct", icon = "woody", card = "algae", points = 1',
         "a-goal: a line has either an icon or a card."),
        ('when = "extinct", points = 1', "a-goal: a line has either an icon or a card."),
    ],
)  # fmt: skip
def test_a_line_of_a_goal_that_counts_nothing_is_refused(line: str, sentence: str) -> None:
    """§5.2"""
    assert complaint(GAME, with_goal_line(line)).startswith(sentence)


def test_a_value_of_the_wrong_type_in_a_line_of_a_goal_is_refused_with_its_own_line() -> None:
    """§5.2"""
    text = with_goal_line('when = "extinct", icon = "woody", points = "two"')

    assert complaint(GAME, text) == (
        f"Line {line_of(text, 'two', 'a-goal')}: points is a whole number, not 'two'."
    )


# -- another deck --------------------------------------------------------------------------
KELP = GAME.with_cards(
    TEXT.replace('id = "algae"', 'id = "kelp"').replace('name = "Algae"', 'name = "Giant kelp"')
    .replace("locations = [5, 18, 30, 43, 57, 69]", "locations = [5, 18, 30, 43, 157, 169]")
    .replace("locations = [6, 62]", "locations = [6]")
)  # fmt: skip


def test_another_deck_plays_a_whole_game_and_its_record_replays() -> None:
    """§1.5"""
    record = Record(KELP, 3, 1859, {})
    rng = seeded(1859)
    while actors := record.position.actors():
        legal = record.position.legal(actors[0])
        record.play(actors[0], legal[rng.below(len(legal))])
    again = read_record(record.text(), {"phanerozoic": GAME})

    assert again.outcome() == record.outcome()
    assert again.text() == record.text()
    assert again.game.cards.ids == KELP.cards.ids


def test_the_ids_of_another_deck_are_written_and_read() -> None:
    """§1.5"""
    action = KELP.parse("mutate giant-kelp with large-157")

    assert KELP.notation(action) == "mutate kelp with large-157"
    with pytest.raises(BadNotation, match="There is no card 'recover-62' in this deck"):
        KELP.parse("keep recover-62")
    with pytest.raises(BadNotation, match="There is no card 'kelp' in this deck"):
        GAME.parse("mutate kelp with roots-16")


def test_another_deck_leaves_the_game_as_it_was() -> None:
    """§1.5"""
    position = KELP.deal(2, 1)
    advance(position, 0, position.legal(0)[0])

    assert "kelp" in KELP.cards.ids
    assert "kelp" not in GAME.cards.ids
    assert len(KELP.cards.deck) == len(GAME.cards.deck) - 1
