"""§10 Two sets of animals: living ones, combined decks, the genius deck."""

from collections import Counter

import pytest

from tangledbank.core.containers import pile_of
from tangledbank.games.clades.cards.qualities import (
    BIVALVE,
    FACES,
    FISH,
    MOLLUSK,
    SHARK,
    clade_of,
    face,
    is_bonus,
    number_of,
)
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import completing, find_triples, is_triple
from tangledbank.games.clades.scenes import read_card, scene
from tangledbank.games.clades.tests.words import after, dealt, names, seen, told

WATER, LAND = "mw1b sw1b aw1b", "ml2g sl2g al2g"
MAMMALS, SAUROPSIDS, ARTHROPODS = 0, 1, 2


def cards_of(table: Position) -> list[int]:
    """Every card of the game, in order."""
    return sorted(card for place in table.places() for card in place)


# -- §10.1 ---------------------------------------------------------------------------------
def test_the_living_animals_are_a_deck_of_their_own() -> None:
    """§10.1"""
    cards = cards_of(dealt(3, animals="living"))

    assert cards == [*range(FACES, 2 * FACES), FISH, MOLLUSK]
    assert len(cards) == 83


def test_the_prehistoric_animals_are_the_deck_unless_the_host_says_otherwise() -> None:
    """§1.1, §10.1"""
    assert cards_of(dealt(3)) == [*range(FACES), SHARK, BIVALVE]


def test_living_animals_form_triples_like_the_others() -> None:
    """§2.1, §10.1"""
    living = "mw1b+ sl2g+ aa3r+"
    table = scene(shared=f"{living} mw2b+", animals="living")

    assert names(after(table, f"1: call {living}").piles[0]) == living


def test_the_ray_finned_fish_goes_right_and_the_mollusk_left() -> None:
    """§4.4, §10.1, C19"""
    table = scene(
        shared="mw1b+ sw1b+ aw1b+", seats=3, animals="living",
        deck="fish ma3b+ mollusk ma3g+ ma3r+ sa3b+ sa3g+ sa3r+ sa1b+ sa1g+ sa1r+",
    )  # fmt: skip
    end = after(table, "2: call mw1b+ sw1b+ aw1b+", "at 2000")

    assert FISH in end.piles[0]
    assert MOLLUSK in end.piles[2]
    assert seen(end).players[2].gifts == 5


# -- §10.2 combined ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "living"),
    [
        ("mammals", {MAMMALS}),
        ("sauropsids", {SAUROPSIDS}),
        ("arthropods", {ARTHROPODS}),
        ("mammals and sauropsids", {MAMMALS, SAUROPSIDS}),
        ("mammals and arthropods", {MAMMALS, ARTHROPODS}),
        ("sauropsids and arthropods", {SAUROPSIDS, ARTHROPODS}),
    ],
)
def test_a_combined_deck_has_one_clade_of_one_set_and_two_of_the_other(
    words: str, living: set[int]
) -> None:
    """§10.2, C19, C35: the printed example is prehistoric sauropsids with all others living."""
    cards = cards_of(dealt(2, animals="combined", living_clades=words))
    matching = [card for card in cards if not is_bonus(card)]

    assert len(cards) == 83
    assert {face(card) for card in matching} == set(range(FACES))
    assert {clade_of(card) for card in matching if card >= FACES} == living
    assert Counter(clade_of(card) for card in matching) == {0: 27, 1: 27, 2: 27}
    assert [card for card in cards if is_bonus(card)] == [SHARK, BIVALVE]


def test_the_clades_of_a_combined_deck_matter_to_no_other_deck() -> None:
    """§10.2"""
    assert cards_of(dealt(2, living_clades="arthropods")) == cards_of(dealt(2))


def test_a_triple_of_a_combined_deck_has_animals_of_both_sets() -> None:
    """§2.1, §10.2"""
    table = scene(shared="mw1b+ sl2g aa3r+ mw2b+", animals="combined",
        living_clades="mammals and arthropods")  # fmt: skip

    assert names(after(table, "1: call mw1b+ sl2g aa3r+").piles[0]) == "sl2g mw1b+ aa3r+"


def test_shark_and_bivalve_of_a_combined_deck_bring_five_cards_together() -> None:
    """§4.5, §10.2, C19"""
    table = scene(
        shared=f"mw1b+ sw1b aw1b {LAND.replace('ml2g', 'ml2g+')}", seats=3, animals="combined",
        deck="shark sa3b bivalve sa3g sa3r sa1b sa1g sa1r sa2b sa2g sa2r",
    )  # fmt: skip
    end = after(table, "1: call mw1b+ sw1b aw1b", "at 2000")

    assert [len(pile) for pile in end.piles] == [3, 6, 1]
    assert seen(end).players[1].gifts == 5


# -- §10.3 genius --------------------------------------------------------------------------
def test_the_genius_deck_is_both_decks_in_one() -> None:
    """§10.3"""
    cards = cards_of(dealt(8, animals="genius"))

    assert cards == list(range(166))
    assert set(Counter(face(card) for card in cards[:162]).values()) == {2}


def test_alone_the_genius_deck_has_no_bonus_cards() -> None:
    """§8.1, §10.3, C35"""
    assert cards_of(dealt(1, animals="genius")) == list(range(162))


def test_two_cards_of_the_same_qualities_are_in_no_triple() -> None:
    """§10.3, C31"""
    one, twin = read_card("mw1b"), read_card("mw1b+")
    others = [card for card in range(2 * FACES) if card not in (one, twin)]

    assert not any(is_triple(one, twin, card) for card in others)
    assert not any(is_triple(card, one, twin) for card in others)


def test_a_call_with_two_cards_of_the_same_qualities_is_a_false_call() -> None:
    """§3.4, §10.3, C31"""
    table = scene(shared="mw1b mw1b+ sw1b aw1b", animals="genius")
    called = after(table, "1: call mw1b mw1b+ sw1b")

    assert len(called.piles[0]) == 0
    assert seen(called).players[0].false_calls == 1


def test_two_cards_are_completed_by_either_of_two() -> None:
    """§2.2, §10.3, C31"""
    table = scene(shared="mw1b sl2g+ aa3r aa3r+", animals="genius")
    first = after(table, "1: call mw1b sl2g+ aa3r")
    other = after(table, "1: call mw1b sl2g+ aa3r+")

    assert names(first.piles[0]) == "mw1b aa3r sl2g+"
    assert names(other.piles[0]) == "mw1b sl2g+ aa3r+"
    assert len(find_triples(pile_of(sorted(table.shared)))) == 2


def test_a_clade_triple_may_mix_dinosaurs_and_lizards() -> None:
    """§2.3, §10.3: two dinosaur cards and a lizard card, as the rulebook has it."""
    table = scene(shared="sl1b sl2b sl3b+ mw1b", animals="genius",
        deck="ma1b ma1g ma1r ma2b ma2g ma2r")  # fmt: skip
    end = after(table, "1: call sl1b sl2b sl3b+", "at 2000")

    assert names(end.piles[0]) == "sl1b sl2b sl3b+ ma1b ma1g"


def test_a_genius_deck_holds_8640_triples() -> None:
    """§2.2, §10.3, C31: each of the 1,080 of one deck, with either card in each place."""
    pairs = [(a, b) for a in range(FACES) for b in range(a + 1, FACES)]
    triples = sum(1 for a, b in pairs if completing(a, b) > b)

    assert triples == 1080
    assert triples * 2**3 == 8640


@pytest.mark.parametrize(("cards", "limit"), [("all", 41), ("threes", 19), ("teaching", 19)])
def test_the_most_cards_of_a_genius_deck_are_41_or_19_with_threes_only(
    cards: str, limit: int
) -> None:
    """§5.3, §10.3, C23"""
    table = dealt(2, animals="genius", cards=cards)

    assert seen(table).limit == limit
    while len(table.shared) < limit:
        table = after(table, "1: stuck", "2: stuck")
    assert told(table, "1: stuck", "2: stuck")[-1] == "hints for all"


def test_threes_only_of_both_sets_has_54_cards() -> None:
    """§6.2, §10.3, C32"""
    cards = cards_of(dealt(2, animals="genius", cards="threes"))

    assert len(cards) == 54
    assert {number_of(card) for card in cards} == {2}


# -- bonus cards of the genius deck --------------------------------------------------------
EXTRA = "sa3b sa3g sa3r sa1b sa1g sa1r sa2b sa2g sa2r ma3b ma3g ma3r ma1b ma1g ma1r"


@pytest.mark.parametrize(
    ("bonuses", "gifts"),
    [
        ("shark bivalve", [0, 5, 0]),
        ("bivalve shark", [0, 0, 5]),
        ("fish mollusk", [0, 5, 0]),
        ("shark fish", [0, 0, 0]),
        ("shark mollusk", [0, 0, 0]),
        ("bivalve fish", [0, 0, 0]),
        ("bivalve mollusk", [0, 0, 0]),
        ("shark mollusk bivalve", [0, 5, 0]),
        ("shark mollusk bivalve fish", [0, 5, 5]),
    ],
)
def test_five_cards_come_only_with_the_other_bonus_card_of_the_same_set(
    bonuses: str, gifts: list[int]
) -> None:
    """§4.5, §10.3, C19"""
    table = scene(
        shared=f"{WATER} {LAND}", seats=3, animals="genius", deck=f"{bonuses} {EXTRA}",
    )  # fmt: skip
    end = after(table, f"1: call {WATER}", "at 2000")

    assert [one.gifts for one in seen(end).players] == gifts
    assert set(seen(end).appeared) == set(bonuses.split())


def test_fish_of_both_sets_go_right_and_mollusks_left() -> None:
    """§4.4, §10.3, C19"""
    table = scene(shared=f"{WATER} {LAND}", seats=4, animals="genius",
        deck=f"shark fish bivalve mollusk {EXTRA}")  # fmt: skip
    end = after(table, f"1: call {WATER}", "at 2000")

    assert end.piles[3].as_list() == [SHARK, FISH]
    assert end.piles[1].as_list()[:2] == [BIVALVE, MOLLUSK]


def test_a_bonus_card_met_among_the_five_goes_left_or_right_and_is_replaced() -> None:
    """§4.5, §10.3, C7, C19"""
    table = scene(shared=f"{WATER} {LAND}", seats=3, animals="genius",
        deck=f"shark bivalve {EXTRA.replace('sa1b', 'fish')}")  # fmt: skip
    end = after(table, f"1: call {WATER}", "at 2000")

    assert names(end.piles[1]) == "bivalve sa3g sa3r sa1g sa1r sa2b"
    assert names(end.piles[2]) == "shark fish"
    assert names(end.shared) == "ml2g sl2g sa2g sa2r sa3b al2g"


def test_a_bonus_card_that_was_shuffled_back_has_not_appeared() -> None:
    """§4.6, §10.3, C31"""
    table = scene(
        shared=f"{WATER} {LAND}", seats=3, animals="genius", deck="bivalve sa3b sa3g sa3r sa1b",
    )  # fmt: skip
    stuck = after(table, "1: stuck", "2: stuck", "3: stuck")

    assert "shuffled back" in told(table, "1: stuck", "2: stuck", "3: stuck")
    assert seen(stuck).appeared == ()
    assert BIVALVE in stuck.deck
