"""§8 Texts that count when the round is resolved."""

import pytest

from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    resolved,
)
from tangledbank.games.trex.tests.words import (
    disregarded,
    events,
    legal,
    name_of,
    play,
    question,
    story,
    totals,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])
WHEEL, HAT, BOOK = place(icon="wheel"), place(icon="hat"), place(icon="book")
FIVE = card(footprints=5, icon="water")
FOUR, FOUR_TOO = card(footprints=4, icon="food"), card(footprints=4, icon="music")
THREE = card(period="jurassic", footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
FREE = card(period="free", footprints=1, reveal="discard")  # no icons
TOPS = all_cards(text="disregard-top")


def at(spot: str, *sides: str, **words: object) -> tuple[int, int]:
    """What both sides count at a spot."""
    return totals(resolved(spots=spot, sides=sides, deck=NEXT, **words))


def amount(id: str) -> int:
    """What a card's text adds."""
    return card_named(id).amount


# -- §8.1 disregard the top ----------------------------------------------------------------
@pytest.mark.parametrize("top", TOPS)
def test_disregard_the_top_takes_the_rivals_card_with_the_most_footprints(top: str) -> None:
    """§8.1, §10.3"""
    table = resolved(spots=WHEEL, sides=[top, f"{EVEN} {FIVE} how-de-do"], deck=NEXT)

    assert disregarded(table) == [FIVE]
    assert totals(table) == (0, 4)


def test_its_owner_chooses_between_equals() -> None:
    """§8.1, X12: whoever has First Move."""
    for first in (0, 1):
        table = resolved(spots=WHEEL, sides=[f"{FOUR} {FOUR_TOO} {EVEN}", TOPS[0]],
            first=first, deck=NEXT)  # fmt: skip

        assert question(table) == "2 top"
        assert legal(table) == [f"disregard {FOUR}", f"disregard {FOUR_TOO}"]
        assert disregarded(play(table, f"disregard {FOUR_TOO}")) == [FOUR_TOO]


def test_a_how_de_do_can_be_the_top_and_any_of_them_will_do() -> None:
    """§8.1, §3.5, X24: two of them are no choice, one beside another card is."""
    two = resolved(spots=WHEEL, sides=["how-de-do how-de-do@free", TOPS[0]], deck=NEXT)
    mixed = resolved(spots=WHEEL, sides=[f"how-de-do {FREE}", TOPS[0]], deck=NEXT)

    assert disregarded(two) == ["how-de-do"]
    assert legal(mixed) == [f"disregard {name}" for name in ("how-de-do", FREE)]
    assert totals(play(mixed, "disregard how-de-do")) == (1, 0)
    assert totals(play(mixed, f"disregard {FREE}")) == (0, 0)


def test_how_de_dos_of_the_second_seat_are_named_the_same() -> None:
    """§8.1, X24"""
    mixed = resolved(spots=WHEEL, sides=[TOPS[0], f"{FREE} how-de-do how-de-do@free"], deck=NEXT)

    assert legal(mixed) == [f"disregard {name}" for name in (FREE, "how-de-do")]
    after = play(mixed, "disregard how-de-do")
    assert disregarded(after) == ["how-de-do"]
    assert totals(after) == (0, 2)


def test_with_no_card_of_the_rival_there_it_does_nothing() -> None:
    """§8.1, §10.10"""
    table = before_resolving(spots=WHEEL, sides=[f"{TOPS[0]} {FOUR}", ""], deck=NEXT)

    assert events(table, "disregarded", "all pass") == []
    assert totals(play(table, "all pass")) == (4, 0)


def test_a_second_one_takes_the_next_card() -> None:
    """§8.1, §10.3, X12: a disregarded card is no top card any more."""
    table = resolved(spots=WHEEL, sides=[" ".join(TOPS), f"{FIVE} {THREE} {FREE}"], deck=NEXT)

    assert disregarded(table) == sorted([FIVE, THREE])
    assert totals(table) == (0, 1)


# -- §8.2 disregard a kind -----------------------------------------------------------------
@pytest.mark.parametrize("kind", all_cards(text="disregard-kind", icon="", plain=False))
def test_disregard_a_kind_takes_every_card_with_the_icon_on_both_sides(kind: str) -> None:
    """§8.2: with two icons, too; the spot card stays (X11)."""
    named = card_named(kind).icon
    others = [one for one in all_cards(icon=named, plain=False, text="") if one != kind]
    mine, theirs = others[0], others[-1]
    table = resolved(
        spots=place(icon=named), sides=[f"{kind} {mine}", f"{theirs} {FIVE}"], deck=NEXT
    )

    assert disregarded(table) == sorted([mine, theirs])
    assert totals(table) == (card_named(kind).footprints, 5)


def test_the_two_of_them_name_music_and_food() -> None:
    """§8.2"""
    found = {card_named(one).icon for one in all_cards(text="disregard-kind", plain=False)}

    assert found == {"music", "food"}


def test_a_wild_icon_is_none_that_is_named() -> None:
    """§8.2, §8.5: only printed icons count there."""
    kind = next(one for one in all_cards(text="disregard-kind", icon="water"))
    wild = card(text="wild", icon="book")
    table = resolved(spots=WHEEL, sides=[wild, kind], deck=NEXT)

    assert disregarded(table) == []


# -- §8.3 sulk -----------------------------------------------------------------------------
@pytest.mark.parametrize("sulk", all_cards(text="sulk", plain=False, reveal=""))
def test_a_sulk_counts_more_alone(sulk: str) -> None:
    """§8.3: a How-de-do is company, the rival's cards are none, and those elsewhere neither."""
    printed, more = card_named(sulk).footprints, amount(sulk)
    table = resolved(
        spots=f"{BOOK} {WHEEL}", sides=[f"{sulk} / {FOUR}", f"{EVEN} {FIVE}"], deck=NEXT
    )

    assert more == 2
    assert totals(table)[0] == printed + more
    assert at(BOOK, sulk) == (printed + more, 0)
    assert at(BOOK, f"{sulk} how-de-do") == (printed + 1, 0)
    assert at(BOOK, f"{sulk} {FREE}") == (printed + 1, 0)


# -- §8.4 crowd ----------------------------------------------------------------------------
@pytest.mark.parametrize("crowd", all_cards(text="crowd"))
def test_a_crowd_counts_the_rivals_cards_up_to_three(crowd: str) -> None:
    """§8.4"""
    printed = card_named(crowd).footprints
    rivals = [FIVE, FREE, "how-de-do", THREE]

    assert amount(crowd) == 1
    for count in range(5):
        mine, _theirs = at(WHEEL, crowd, " ".join(rivals[:count]))
        assert mine == printed + min(count, 3)


def test_a_crowd_counts_neither_its_own_side_nor_other_spots() -> None:
    """§8.4"""
    crowd = all_cards(text="crowd")[0]
    table = resolved(spots=f"{WHEEL} {HAT}", sides=[f"{crowd} {FREE}", f"/ {FIVE}"], deck=NEXT)

    assert totals(table)[0] == card_named(crowd).footprints + 1


# -- §8.5 wild -----------------------------------------------------------------------------
@pytest.mark.parametrize("wild", all_cards(text="wild"))
def test_a_wild_card_pairs_with_any_icon(wild: str) -> None:
    """§8.5"""
    printed = card_named(wild).footprints

    assert at(HAT, wild) == (printed + 1, 0)
    assert at(BOOK, f"{wild} {FOUR}") == (printed + 4 + 2, 0)
    assert at(card(icon="none", text="", spot="loser-first"), f"{wild} {FREE}") == (printed + 1, 0)


def test_every_wild_card_has_an_icon_of_its_own() -> None:
    """§8.5, X13"""
    assert all(card_named(one).icons for one in all_cards(text="wild"))


# -- §8.6 balance --------------------------------------------------------------------------
@pytest.mark.parametrize("balance", all_cards(text="balance"))
def test_a_balance_counts_more_if_both_sides_have_as_many_cards(balance: str) -> None:
    """§8.6: How-de-dos among them."""
    printed, more = card_named(balance).footprints, amount(balance)

    assert more == 2
    assert at(BOOK, balance, FIVE)[0] == printed + more
    assert at(BOOK, balance, "how-de-do")[0] == printed + more
    assert at(BOOK, f"{balance} how-de-do", f"{FIVE} {THREE}")[0] == printed + 1 + more
    assert at(BOOK, balance)[0] == printed
    assert at(BOOK, f"{balance} how-de-do", FIVE)[0] == printed + 1
    assert at(BOOK, balance, f"{FIVE} how-de-do")[0] == printed


def test_balances_on_both_sides_each_count() -> None:
    """§8.6"""
    mine, theirs = all_cards(text="balance")[:2]

    assert at(BOOK, mine, theirs) == (
        card_named(mine).footprints + 2, card_named(theirs).footprints + 2,
    )  # fmt: skip


# -- §8.7 stubborn -------------------------------------------------------------------------
STUBBORN = card(text="stubborn", period="jurassic")  # 2 footprints
LEVEL = card(text="", footprints=2, icon="animal", reveal="give")
FIRM = card(text="stubborn", period="finely-balanced", plain=False)


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_stubborn_wins_ties(first: int) -> None:
    """§8.7"""
    table = before_resolving(spots=WHEEL, sides=[LEVEL, STUBBORN], first=first, deck=NEXT)
    firm = resolved(spots=WHEEL, sides=[EVEN, FIRM], first=first, deck=NEXT)

    assert totals(play(table, "all pass")) == (2, 2)
    assert winners(play(table, "all pass")) == winners(firm) == [1]
    assert f"Level: Seat 2 is stubborn there and wins {name_of(WHEEL)}." in story(table, "all pass")


@pytest.mark.parametrize("first", [0, 1])
def test_if_both_are_stubborn_first_move_decides(first: int) -> None:
    """§8.7, X14"""
    table = before_resolving(
        spots=WHEEL, sides=[FIRM, f"{STUBBORN} how-de-do"], first=first, deck=NEXT
    )

    assert totals(play(table, "all pass")) == (3, 3)
    assert winners(play(table, "all pass")) == [first]
    assert any("has First Move" in line for line in story(table, "all pass"))


def test_stubbornness_helps_neither_against_more_nor_at_zero_nor_elsewhere() -> None:
    """§8.7, X14: a stubborn card whose footprints do not count, at Ascot."""
    ascot = place(spot="jurassic-only")
    level = resolved(spots=f"{BOOK} {WHEEL}", sides=[f"{LEVEL} / {EVEN}", f"/ {FIRM}"], deck=NEXT)

    assert winners(resolved(spots=WHEEL, sides=[EVEN, STUBBORN], deck=NEXT)) == [0]
    assert winners(resolved(spots=ascot, sides=[EVEN, FIRM], deck=NEXT)) == [None]
    assert winners(level) == [0, 1]


# -- §8.8 eras -----------------------------------------------------------------------------
@pytest.mark.parametrize("eras", all_cards(text="eras"))
def test_eras_counts_every_other_period_once(eras: str) -> None:
    """§8.8: its own does not count, nor a How-de-do, whatever its back says."""
    printed, own = card_named(eras).footprints, card_named(eras).period
    others = {"finely-balanced": EVEN, "jurassic": THREE, "free": FREE}
    same = others.pop(own)
    first, second = others.values()
    steps = [card_named(one).footprints for one in (first, second, same)]

    assert amount(eras) == 1
    assert at(HAT, eras)[0] == printed
    assert at(HAT, f"{eras} {same}")[0] == printed + steps[2]
    assert at(HAT, f"{eras} {first}")[0] == printed + steps[0] + 1
    assert at(HAT, f"{eras} {first} {second}")[0] == printed + steps[0] + steps[1] + 2
    assert at(HAT, f"{eras} {first} {second} {same}")[0] == printed + sum(steps) + 2
    assert at(HAT, f"{eras} how-de-do@free how-de-do@jurassic")[0] == printed + 2


def test_two_of_one_other_period_count_once_and_those_of_the_rival_not_at_all() -> None:
    """§8.8"""
    eras = card(text="eras", period="finely-balanced")

    assert at(HAT, f"{eras} {THREE} {FIVE}", FREE)[0] == card_named(eras).footprints + 3 + 5 + 1
