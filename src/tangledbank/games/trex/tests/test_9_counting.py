"""§9.4, §9.5, §9.8, §9.9, §9.12, §9.13 Spot effects that change what is counted."""

import pytest

from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    place_named,
    resolved,
    steady,
)
from tangledbank.games.trex.tests.words import (
    discards,
    disregarded,
    events,
    legal,
    play,
    question,
    refused,
    told,
    totals,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])
FIVE, FIVE_TOO = all_cards(footprints=5, plain=False)
FOUR, FOUR_TOO = card(footprints=4, icon="food"), card(footprints=4, icon="music")
WHEEL = card(footprints=4, icon="wheel")
THREE = card(period="jurassic", footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
FREE = card(period="free", footprints=1, reveal="discard")  # no icons
NOTHING = card(period="free", footprints=0, reveal="give")  # animal and hat
TOP = card(period="free", text="disregard-top")


def at(spot: str, *sides: str, **words: object) -> tuple[int, int]:
    """What both sides count at a spot."""
    return totals(resolved(spots=spot, sides=sides, deck=NEXT, **words))


# -- §9.4 rich groups ----------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="rich-groups"))
def test_each_card_in_a_group_of_the_named_icon_adds_one_more(spot: str) -> None:
    """§9.4"""
    icon = place_named(spot).icon
    one, two = [
        name
        for name in all_cards(icon=icon, plain=False, text="")
        if len(card_named(name).icons) == 1
    ][:2]
    printed = card_named(one).footprints, card_named(two).footprints

    assert place_named(spot).amount == 1
    assert at(spot, one, EVEN) == (printed[0] + 2, 3)
    assert at(spot, f"{one} {two}") == (sum(printed) + 4, 0)


def test_groups_of_other_icons_add_no_more_there() -> None:
    """§9.4"""
    spot = next(one for one in all_places(spot="rich-groups") if place_named(one).icon == "food")

    assert at(spot, f"{EVEN} {card(footprints=5, icon='water')}") == (3 + 5 + 2, 0)


def test_a_rich_group_can_be_worth_more_than_a_larger_one() -> None:
    """§9.4, §5.5: the best split counts it in."""
    spot = next(one for one in all_places(spot="rich-groups") if place_named(one).icon == "food")
    both = card(icon="food", reveal="find-place")  # food and book
    one, two = card(icon="food", footprints=4), THREE
    game = steady(f"{spot} amount=3")

    assert at(spot, f"{both} {two}") == (3 + 2, 0)
    assert at(spot, f"{both} {two}", game=game) == (3 + 4, 0)
    assert at(spot, f"{both} {one} {two}") == (4 + 3 + 4, 0)


# -- §9.5 lower wins -----------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="lower-wins"))
@pytest.mark.parametrize("first", [0, 1])
def test_the_lower_total_wins(spot: str, first: int) -> None:
    """§9.5"""
    words = {"spots": spot, "first": first, "deck": NEXT}

    assert winners(resolved(**words, sides=[FIVE_TOO, FREE])) == [1]
    assert winners(resolved(**words, sides=[FREE, FIVE_TOO])) == [0]
    assert winners(resolved(**words, sides=[FOUR, FOUR_TOO])) == [first]


def test_of_totals_of_at_least_one() -> None:
    """§9.5, §5.6: nothing, a card without footprints or a How-de-do is no lower total."""
    spot = place(spot="lower-wins")

    for nothing in ("", NOTHING, "how-de-do how-de-do@free"):
        assert winners(resolved(spots=spot, sides=[FIVE_TOO, nothing], deck=NEXT)) == [0]
        assert winners(resolved(spots=spot, sides=[nothing, FIVE_TOO], deck=NEXT)) == [1]
    table = resolved(spots=spot, sides=[NOTHING, "how-de-do"], deck=NEXT)
    assert (winners(table), discards(table)) == ([None], [spot])


def test_groups_are_the_best_ones_where_the_lower_total_wins_too() -> None:
    """§9.5, X13: nobody is asked."""
    spot = next(one for one in all_places(spot="lower-wins") if place_named(one).icon == "water")

    assert at(spot, EVEN) == (4, 0)


def test_stubborn_wins_ties_where_the_lower_total_wins() -> None:
    """§9.5, §8.7"""
    stubborn = card(text="stubborn", period="jurassic")  # 2 and book
    spot = next(one for one in all_places(spot="lower-wins") if place_named(one).icon == "water")
    pair = f"{FREE} how-de-do"

    assert winners(resolved(spots=spot, sides=[pair, stubborn], deck=NEXT)) == [1]


# -- §9.8 Jurassic only --------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="jurassic-only"))
def test_footprints_of_other_cards_count_zero(spot: str) -> None:
    """§9.8: those of How-de-dos, too; groups and texts still count."""
    balance = card(text="balance", icon="animal")
    hat_and_book = {"hat": NOTHING, "book": card(period="free", icon="book", reveal="find-card")}

    assert at(spot, f"{FOUR} {EVEN} {FREE} how-de-do", "how-de-do") == (4, 0)
    assert at(spot, balance, FOUR) == (card_named(balance).amount, 4)
    assert at(spot, hat_and_book[place_named(spot).icon]) == (1, 0)
    assert at(spot, f"{EVEN} {card(period='free', icon='water', reveal='relocate')}") == (2, 0)


def test_the_top_card_there_is_still_the_one_with_the_most_printed() -> None:
    """§9.8, §10.3, X12"""
    spot = place(spot="jurassic-only")
    two = card(period="jurassic", footprints=2, reveal="encore")

    assert disregarded(resolved(spots=spot, sides=[f"{EVEN} {two}", TOP], deck=NEXT)) == [EVEN]


# -- §9.9 disregard tops -------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="disregard-tops"))
def test_the_top_card_of_each_side_is_disregarded(spot: str) -> None:
    """§9.9"""
    table = resolved(spots=spot, sides=[f"{FIVE} {THREE} how-de-do", f"{FOUR} {FREE}"], deck=NEXT)

    assert disregarded(table) == sorted([FIVE, FOUR])
    assert totals(table) == (4, 1)


TOPS = place(spot="disregard-tops")


def test_a_lone_card_is_its_own_top() -> None:
    """§9.9: the spot is discarded, at 0 to 0."""
    table = resolved(spots=TOPS, sides=[FIVE, ""], deck=NEXT)

    assert (disregarded(table), winners(table), discards(table)) == ([FIVE], [None], [TOPS])


@pytest.mark.parametrize("first", [0, 1])
def test_each_chooses_between_equals_on_ones_own_side(first: int) -> None:
    """§9.9, §10.3, X12: the First Move holder first."""
    mine, theirs = (FOUR, FOUR_TOO), (WHEEL, card(footprints=4, icon="hat"))
    table = resolved(spots=TOPS, sides=[" ".join(mine), " ".join(theirs)], first=first, deck=NEXT)
    sides = (mine, theirs)

    assert question(table) == f"{first + 1} top"
    assert legal(table) == [f"disregard {one}" for one in sides[first]]
    assert refused(table, f"disregard {sides[1 - first][0]}") == "not-top"
    table = play(table, f"disregard {sides[first][1]}")
    assert question(table) == f"{2 - first} top"
    assert legal(table) == [f"disregard {one}" for one in sides[1 - first]]
    table = play(table, f"disregard {sides[1 - first][0]}")
    assert disregarded(table) == sorted([sides[first][1], sides[1 - first][0]])
    assert totals(table) == (4, 4)


def test_one_choice_is_asked_if_only_one_side_has_equals() -> None:
    """§9.9"""
    table = resolved(spots=TOPS, sides=[f"{FIVE} {FREE}", f"{FOUR} {FOUR_TOO}"], deck=NEXT)

    assert question(table) == "2 top"
    assert question(play(table, f"disregard {FOUR}")).endswith("play")


def test_the_spot_and_a_text_are_ordered_by_the_first_move_holder() -> None:
    """§9.9, §5.3, §8.1"""
    table = resolved(spots=TOPS, sides=[f"{FIVE} {THREE} {FREE}", f"{TOP} {FOUR}"], deck=NEXT)
    alone = resolved(spots=TOPS, sides=[f"{FIVE} {THREE} {FREE}", TOP], deck=NEXT)

    assert question(table).endswith(" play")  # whichever comes first, five and three go
    assert disregarded(table) == sorted([FIVE, THREE, FOUR])
    assert question(alone) == "1 sequence"
    assert legal(alone) == [f"first {TOPS}", f"first {TOP}"]
    assert disregarded(play(alone, f"first {TOPS}")) == sorted([FIVE, TOP])
    assert disregarded(play(alone, f"first {TOP}")) == sorted([FIVE, THREE, TOP])


def test_texts_that_are_left_after_the_spot_are_ordered_too() -> None:
    """§9.9, §5.3: after the top cards are gone, whoever acts first disregards the other."""
    other = card(period="finely-balanced", text="disregard-top")
    table = resolved(spots=TOPS, sides=[f"{FIVE} {TOP}", f"{FOUR} {other}"], deck=NEXT)

    assert question(table) == "1 sequence"
    table = play(table, f"first {TOPS}")
    assert question(table) == "1 sequence"
    assert disregarded(play(table, f"first {other}")) == sorted([FIVE, FOUR, TOP])
    assert disregarded(play(table, f"first {TOP}")) == sorted([FIVE, FOUR, other])


# -- §9.12 beds count ----------------------------------------------------------------------
def test_bed_cards_count_more_there() -> None:
    """§9.12: on both sides, on top of their group with the spot."""
    spot = card(spot="beds-count")
    bed = card(icon="bed", reveal="flip")
    two = card(icon="bed", period="finely-balanced", reveal="discard")  # animal and bed

    assert card_named(spot).icons == ("bed",)
    assert at(spot, f"{bed} {FREE}", f"{two} {EVEN}") == (1 + 1 + 1 + 1, 2 + 3 + 1 + 1)
    assert at(spot, EVEN) == (3, 0)


def test_a_wild_card_counts_more_only_if_it_shows_a_bed() -> None:
    """§9.12, §8.5"""
    spot = card(spot="beds-count")
    wild_bed, wild_book = card(text="wild", icon="bed"), card(text="wild", icon="book")

    assert at(spot, wild_bed) == (card_named(wild_bed).footprints + 1 + 1, 0)
    assert at(spot, wild_book) == (card_named(wild_book).footprints + 1, 0)


# -- §9.13 no How-de-dos -------------------------------------------------------------------
HANDSHAKE = card(spot="no-how-de-dos", text="stubborn")


def test_how_de_dos_there_are_disregarded() -> None:
    """§9.13: on both sides, all of them; they may be played there."""
    table = before_resolving(
        spots=HANDSHAKE, sides=[f"{EVEN} how-de-do how-de-do@jurassic", f"how-de-do {FREE}"],
        deck=NEXT,
    )  # fmt: skip

    assert [one.values["card"] for one in events(table, "disregarded", "all pass")] == [
        "how-de-do"
    ] * 3
    assert totals(play(table, "all pass")) == (3, 1)
    assert "play how-de-do at 1 down" in legal(table)


def test_they_are_no_company_there() -> None:
    """§9.13, §10.1, §8.3, §8.4"""
    sulk, crowd = (
        card(text="sulk", period="jurassic", footprints=2),
        card(text="crowd", period="free"),
    )

    assert at(HANDSHAKE, f"{sulk} how-de-do") == (2 + 2, 0)
    assert at(HANDSHAKE, crowd, f"{FREE} how-de-do")[0] == card_named(crowd).footprints + 1


def test_the_text_of_the_spot_card_itself_is_idle() -> None:
    """X11: nobody is stubborn there."""
    table = before_resolving(spots=HANDSHAKE, sides=[FOUR, FOUR_TOO], deck=NEXT)

    assert winners(play(table, "all pass")) == [0]
    assert "disregarded" not in told(table, "all pass")
