"""§1.1 Our deck: the plan that it follows, its texts, facts and sources."""

import re
from collections import Counter

import pytest

from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.cards import ICONS, PREHISTORICS, REVEALS, SPOTS, TEXTS
from tangledbank.games.trex.cards.deck import Period
from tangledbank.games.trex.cards.words import ACTS, HERE, REVEALED, SAID
from tangledbank.games.trex.tests.words import all_cards, card_named, changed, our_deck

OURS = our_deck()
EVERY = [one for _table, one in OURS.every()]
FACES = {face.id: face for face in GAME.card_faces()}
SET_OF = {one.id: one.set for one in EVERY}
OLD_ICONS, NEW_ICONS = ICONS[:6], ICONS[6:]
FOOTPRINTS = {
    "finely-balanced": {0: 1, 1: 5, 2: 9, 3: 6},
    "jurassic": {2: 5, 3: 9, 4: 5, 5: 2},
    "free": {0: 7, 1: 7, 2: 5, 3: 2},
}
REVEAL_COUNTS = {
    "peek": 4, "flip": 3, "shift": 4, "shove": 3, "encore": 3, "recall": 2, "find-card": 2,
    "find-place": 2, "discard": 2, "give": 2, "exchange": 2, "barge-in": 1, "boom": 1,
    "relocate": 2,
}  # fmt: skip
TEXT_COUNTS = {
    "disregard-top": 2, "disregard-kind": 2, "sulk": 3, "crowd": 2, "wild": 2, "balance": 3,
    "stubborn": 2, "eras": 2,
}  # fmt: skip
RED_REVEALS = {"find-card", "find-place", "discard", "give", "exchange"}  # X20
RED_TEXTS = {"disregard-top", "disregard-kind"}
RED_PLACES = {"winner-discards", "loser-barters", "disregard-tops", "winner-clears"}
ON_PERIOD_CARDS = {
    "winner-sells", "beds-count", "no-how-de-dos", "loser-first", "no-moves", "winner-fetches",
}  # fmt: skip


def texts_of(one: Period) -> list[str]:
    """What is printed besides footprints and icons."""
    return [text for text in (one.reveal, one.text, one.spot) if text]


# -- the plan ------------------------------------------------------------------------------
@pytest.mark.parametrize("period", FOOTPRINTS)
def test_every_period_has_21_cards_with_its_own_footprints(period: str) -> None:
    """§1.1"""
    cards = [one for one in OURS.periods if one.period == period]

    assert Counter(one.set for one in cards) == {2011: 12, 2012: 9}
    assert Counter(one.footprints for one in cards) == FOOTPRINTS[period]


def test_reveal_effects_come_in_the_planned_numbers() -> None:
    """§4.3: each at most once on a card, 35 in all"""
    assert Counter(one.reveal for one in OURS.periods if one.reveal) == REVEAL_COUNTS


def test_resolution_texts_come_in_the_planned_numbers() -> None:
    """§5.2"""
    assert Counter(one.text for one in OURS.periods if one.text) == TEXT_COUNTS


def test_nobody_has_an_eye_and_a_resolution_text_and_twelve_have_neither() -> None:
    """§4.3, §5.2"""
    assert not [one.id for one in OURS.periods if one.reveal and one.text]
    plain = [one for one in OURS.periods if not one.reveal and not one.text]
    assert len(plain) == 12
    assert Counter(one.period for one in plain)["free"] <= 3  # nearly all have a text
    assert Counter(one.period for one in plain)["jurassic"] >= 7


def test_spot_effects_come_in_the_planned_numbers() -> None:
    """§4.4: two of each on places, one of each on red period cards"""
    on_places = Counter(one.spot for one in OURS.places)
    assert on_places.pop("") == 12
    assert on_places == dict.fromkeys(set(SPOTS[1:]) - ON_PERIOD_CARDS, 2)

    on_cards = [one for one in OURS.periods if one.spot]
    assert Counter(one.spot for one in on_cards) == dict.fromkeys(ON_PERIOD_CARDS, 1)
    assert {one.set for one in on_cards} == {2012}


def test_each_prehistoric_effect_is_on_one_red_card() -> None:
    """§2.2"""
    assert sorted(one.effect for one in OURS.prehistorics) == sorted(PREHISTORICS[1:])
    assert {one.set for one in OURS.prehistorics} == {2012}


def test_every_icon_has_eight_marks_on_period_cards_and_four_places() -> None:
    """§1.1"""
    marks = Counter(icon for one in OURS.periods for icon in one.icons)

    assert marks == dict.fromkeys(ICONS, 8)
    assert Counter(one.icon for one in OURS.places) == dict.fromkeys(ICONS, 4)


def test_purple_cards_have_one_old_icon_each_six_of_every_set() -> None:
    """§1.1"""
    purple = [one.icons for one in OURS.periods if one.set == 2011]

    assert Counter(purple) == {(icon,): 6 for icon in OLD_ICONS}
    assert Counter(one.icon for one in OURS.places if one.set == 2011) == dict.fromkeys(
        OLD_ICONS, 4
    )


def test_red_cards_have_none_one_or_two_icons() -> None:
    """§1.1: two more of each old icon, and all of the new ones"""
    red = [one.icons for one in OURS.periods if one.set == 2012]

    assert Counter(len(icons) for icons in red) == {0: 7, 1: 12, 2: 8}
    assert Counter(icon for icons in red for icon in icons) == {
        **dict.fromkeys(OLD_ICONS, 2), **dict.fromkeys(NEW_ICONS, 8),
    }  # fmt: skip
    assert Counter(one.icon for one in OURS.places if one.set == 2012) == dict.fromkeys(
        NEW_ICONS, 4
    )


def test_the_new_texts_are_only_on_red_cards() -> None:
    """§1.1, X20"""
    for one in OURS.periods:
        if one.set == 2011:
            assert one.reveal not in RED_REVEALS
            assert one.text not in RED_TEXTS
    assert {one.spot for one in OURS.places if one.set == 2012} == RED_PLACES
    assert not RED_PLACES & {one.spot for one in OURS.places if one.set == 2011}


# -- prices --------------------------------------------------------------------------------
def test_cards_without_footprints_are_red_and_most_have_a_text() -> None:
    """§1.1, §5.4"""
    empty = [one for one in OURS.periods if one.footprints == 0]

    assert len(empty) == 8
    assert {one.set for one in empty} == {2012}
    assert all(texts_of(one) for one in empty)


def test_no_card_with_four_or_five_footprints_has_an_eye() -> None:
    """§4.3: a text costs a footprint"""
    strong = [one for one in OURS.periods if one.footprints >= 4]

    assert len(strong) == 7
    assert not [one.id for one in strong if one.reveal or one.text]


def test_at_most_one_card_a_period_finds_another_for_the_hand() -> None:
    """§7.7"""
    finders = Counter(one.period for one in OURS.periods if one.reveal == "find-card")

    assert max(finders.values()) == 1


def test_a_wild_card_has_an_icon_of_its_own() -> None:
    """§8.5, X13"""
    assert all(one.icons for one in OURS.periods if one.text == "wild")


# -- named cards ---------------------------------------------------------------------------
def test_what_a_text_names_exists_and_is_of_the_right_kind() -> None:
    """§10.4, X17"""
    periods, places = ({one.id for one in cards} for cards in (OURS.periods, OURS.places))
    named = {one.id: one.finds for one in EVERY if one.finds}

    assert named == {
        "a-bed-each": "swapping-beds", "lost-dog-large": "mammoth-in-a-sulk",
        "map-held-upside-down": "mudbury-halt", "night-bus-to-frinton": "low-tide-frinton",
        "gone-fishing-alone": "bathing-at-their-own-risk",
        "found-in-the-cutting": "the-immovable-aunt", "the-blue-brontosaur": "the-tar-and-kettle",
        "convalescent-home": "the-lido-upper-swamp",
    }  # fmt: skip
    for one in OURS.periods:
        if one.finds:
            assert one.finds in (places if one.reveal == "find-place" else periods)
    assert all(name not in (one, "") for one, name in named.items())


def test_no_purple_text_names_a_red_card_or_a_new_icon() -> None:
    """§12.1, X21"""
    for one in EVERY:
        if one.set == 2011:
            assert not one.finds or SET_OF[one.finds] == 2011
            numbers = FACES[one.id].numbers
            said = " ".join(str(numbers.get(key, "")) for key in ("does", "says", "here"))
            assert not re.search(r"\b(animal|bed)\b", said.lower())


def test_the_icons_that_texts_name() -> None:
    """§8.2, §9.4"""
    kinds = {one.id: one.icon for one in OURS.periods if one.icon}
    assert kinds == {"nap-on-the-great-west-road": "music", "nil-by-mouth": "food"}
    rich = {one.id: one.icon for one in OURS.places if one.spot == "rich-groups"}
    assert rich == {"nether-pudding": "food", "bandstand-little-mire": "music"}


# -- texts ---------------------------------------------------------------------------------
def test_every_effect_has_a_sentence_and_every_sentence_an_effect() -> None:
    """§4.3, §4.4"""
    assert list(REVEALED) == REVEALS[1:]
    assert [text for text in SAID if not text.endswith(" once")] == TEXTS[1:]
    assert list(HERE) == SPOTS[1:]
    assert list(ACTS) == PREHISTORICS[1:]
    for table in (REVEALED, SAID, HERE, ACTS):
        assert all(text[0].isupper() and text.endswith(".") for text in table.values())


@pytest.mark.parametrize("name", [one.id for one in EVERY])
def test_a_card_says_what_it_does_with_its_own_numbers_and_names(name: str) -> None:
    """§4.3, §4.4: the eye and the spot are symbols of the page; the texts are the same for both"""
    numbers = FACES[name].numbers
    one = next(one for one in EVERY if one.id == name)
    keys = {"does": "reveal", "says": "text", "here": "effect" if "effect" in numbers else "spot"}

    for said, key in keys.items():
        text = str(numbers.get(said, ""))
        assert bool(text) == bool(numbers.get(key, "")), said
        assert "{" not in text
        assert not text or text.endswith(".")
    if one.finds:
        every = " ".join(str(numbers.get(said, "")) for said in keys)
        assert GAME.cards.names[GAME.cards.number_of[one.finds]] in every
    assert numbers["set"] == one.set


LETTERS = {
    "with-our-compliments": "Give your rival a card of your hand; this card counts {amount} more "
    "in this round.",
    "mammoth-in-a-sulk": "Counts {amount} more if it is your only card here.",
    "picnic-uninvited": "Counts {amount} more if your rival has a card here.",
    "equal-shares-of-pie": "Counts {amount} more if you both have the same number of cards here.",
    "a-duet-of-sorts": "Counts {amount} more if a card of another period is among yours here.",
    "nil-by-mouth": "Disregard every food card here, on both sides.",
    "nether-pudding": "In groups of food, each card earns {amount} more.",
    "lesser-wallop-tea-room": "At most 2 cards a side.",
    "brontosaurus-recumbent": "Bed cards here count {amount} more.",
    "found-in-the-cutting": "Find The Immovable Aunt: the First Move holder takes it, and the "
    "rival takes First Move.",
    "convalescent-home": "The winner finds The Lido, Upper Swamp and discards it.",
    "night-bus-to-frinton": "Find Low Tide, Frinton; it takes the place of this spot card, which "
    "is discarded.",
}


@pytest.mark.parametrize("name", LETTERS)
def test_texts_to_the_letter(name: str) -> None:
    """§7.9, §8.2 to §8.4, §8.6, §8.8, §9.1, §9.4, §9.12, §2.12, §9.10, §7.7"""
    number = GAME.cards.number_of[name]
    numbers = FACES[name].numbers
    said = [numbers.get(key, "") for key in ("does", "says", "here")]

    assert (
        LETTERS[name].format(
            amount=int(GAME.cards.amount[number]), most=int(GAME.cards.most[number])
        )
        in said
    )


def test_the_long_form_and_the_symbol_mean_the_same() -> None:
    """§4.3, §4.4: a purple card and a red one with the same effect say the same after it"""
    both = [name for name in REVEAL_COUNTS
            if {one.set for one in OURS.periods if one.reveal == name} == {2011, 2012}]  # fmt: skip
    assert "flip" in both
    for reveal in both:
        cards = [one.id for one in OURS.periods if one.reveal == reveal]
        assert len({FACES[name].numbers["does"] for name in cards}) == 1
        assert {FACES[name].numbers["set"] for name in cards} == {2011, 2012}


def test_a_changed_number_changes_the_text() -> None:
    """§12.3: what texts add stands on the cards"""
    other = changed("mammoth-in-a-sulk amount=5", "picnic-uninvited amount=2 most=4")
    faces = {face.id: face.numbers for face in other.card_faces()}

    assert faces["mammoth-in-a-sulk"]["says"] == "Counts 5 more if it is your only card here."
    assert "2 more for each" in str(faces["picnic-uninvited"]["says"])
    assert "4 at most" in str(faces["picnic-uninvited"]["says"])


# -- names, facts and sources --------------------------------------------------------------
@pytest.mark.parametrize("name", [one.id for one in EVERY])
def test_every_card_has_a_caption_and_a_picture_and_each_animal_a_fact_with_its_source(
    name: str,
) -> None:
    """§1.1: some places show no living thing"""
    one = next(one for one in EVERY if one.id == name)

    assert one.caption.endswith((".", "!", "?"))
    assert len(one.caption) <= 70
    assert one.shows
    assert len(one.short or one.name) <= 22
    assert bool(one.fact) == bool(one.source) == bool(one.latin)
    assert one.fact == "" or (one.fact.endswith(".") and 40 < len(one.fact) <= 220)
    assert one.fact or one in OURS.places
    assert not one.source.endswith(".")


def test_almost_all_cards_show_a_living_thing() -> None:
    """§1.1"""
    assert len([one for one in OURS.places if not one.fact]) <= 12
    assert len({one.latin for one in EVERY if one.latin}) >= 60


@pytest.mark.parametrize("key", ["name", "short", "caption", "fact", "shows"])
def test_no_two_cards_have_the_same(key: str) -> None:
    """§1.1"""
    found = [getattr(one, key) or one.name for one in EVERY]

    assert [text for text, times in Counter(found).items() if times > 1] == []


def test_the_faces_are_all_cards_and_the_six_how_de_dos_are_one() -> None:
    """§1.1"""
    assert len(FACES) == 104 + 3
    assert sum(face.copies for face in FACES.values()) == 112
    assert Counter(face.kind for face in FACES.values()) == {
        "period": 63, "prehistoric": 9, "place": 32, "special": 3,
    }  # fmt: skip
    assert card_named(all_cards()[0]).id in FACES
