"""§5.6, §5.7 Who wins a spot, and what becomes of it."""

import pytest

from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    place,
    resolved,
)
from tangledbank.games.trex.tests.words import (
    discards,
    events,
    held,
    legal,
    name_of,
    play,
    points,
    prehistoric,
    question,
    score,
    seen,
    story,
    told,
    totals,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])  # plain spots of the next round
FOOD, MUSIC, WHEEL = place(icon="food"), place(icon="music"), place(icon="wheel")
FIVE = card(footprints=5, icon="water")
FOUR, FOUR_TOO = card(footprints=4, icon="hat"), card(footprints=4, icon="wheel")
THREE = card(period="jurassic", footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
NOTHING = card(period="free", footprints=0, reveal="give")  # animal and hat
NOTHING_TOO = card(period="free", footprints=0, reveal="find-place")  # book and food


# -- §5.6 who wins -------------------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1])
def test_the_higher_total_wins_whoever_has_first_move(first: int) -> None:
    """§5.6"""
    table = resolved(
        spots=f"{FOOD} {MUSIC}", sides=[f"{FIVE} / {EVEN}", f"{FOUR} / {FOUR_TOO}"],
        first=first, deck=NEXT,
    )  # fmt: skip

    assert winners(table) == [0, 1]
    assert points(table) == [1, 1]


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_move_holder_wins_ties_above_zero(first: int) -> None:
    """§5.6, §6.1"""
    table = before_resolving(spots=FOOD, sides=[FOUR, FOUR_TOO], first=first, deck=NEXT)

    assert winners(play(table, "all pass")) == [first]
    assert f"Level: Seat {first + 1} has First Move and wins {name_of(FOOD)}." in story(
        table, "all pass"
    )


def test_at_zero_nobody_wins_and_the_spot_is_discarded() -> None:
    """§5.6"""
    table = before_resolving(spots=WHEEL, sides=[NOTHING, NOTHING_TOO], deck=NEXT)

    after = play(table, "all pass")
    assert (totals(after), winners(after)) == ((0, 0), [None])
    assert discards(after) == [WHEEL]
    assert points(after) == [0, 0]
    (event,) = events(table, "nobody won", "all pass")
    assert event.values == {"spot": 0, "card": WHEEL}


def test_a_lone_card_without_footprints_wins_nothing() -> None:
    """§5.6: a total of at least 1 is needed."""
    table = resolved(spots=WHEEL, sides=NOTHING, deck=NEXT)

    assert (winners(table), discards(table)) == ([None], [WHEEL])


def test_a_total_of_one_is_enough_if_nobody_else_came() -> None:
    """§5.6, §5.5"""
    hat = place(icon="hat")
    table = resolved(spots=hat, sides=["", NOTHING], deck=NEXT)

    assert (totals(table), winners(table)) == ((0, 1), [1])


def test_how_de_dos_alone_count_zero() -> None:
    """§5.6, §3.5: however many."""
    table = resolved(
        spots=f"{FOOD} {MUSIC}", deck=NEXT,
        sides=["how-de-do how-de-do@jurassic how-de-do@free", f"{NOTHING} how-de-do / how-de-do"],
    )  # fmt: skip

    assert (totals(table, 1), totals(table, 2)) == ((0, 1), (0, 0))
    assert winners(table) == [1, None]


def test_with_a_card_that_is_none_a_how_de_do_wins() -> None:
    """§5.6: even if that card has no footprints."""
    table = resolved(spots=WHEEL, sides=[f"how-de-do {NOTHING}", "how-de-do"], deck=NEXT)

    assert (totals(table), winners(table)) == ((1, 0), [0])


def test_how_de_dos_whose_only_companion_is_disregarded_count_zero() -> None:
    """§5.6, §10.1: as if it were not there."""
    top = card(period="free", text="disregard-top")
    table = resolved(spots=WHEEL, sides=[f"{FOUR} how-de-do", top], deck=NEXT)

    assert (totals(table), winners(table)) == ((0, 0), [None])


def test_a_side_without_cards_loses_to_any_total() -> None:
    """§5.6"""
    for sides in ([THREE, ""], ["", THREE]):
        assert winners(resolved(spots=FOOD, sides=sides, deck=NEXT)) == [sides.index(THREE)]


def test_a_table_may_leave_ties_to_nobody() -> None:
    """§12.3, §5.6: but the stubborn still win them."""
    stubborn = card(period="jurassic", text="stubborn", footprints=2)
    pair = f"{card(period='free', footprints=1, reveal='barge-in')} how-de-do"
    tie = resolved(spots=FOOD, sides=[FOUR, FOUR_TOO], ties="nobody", deck=NEXT)
    text = resolved(spots=WHEEL, sides=[pair, stubborn], ties="nobody", deck=NEXT)

    assert (winners(tie), discards(tie)) == ([None], [FOOD])
    assert (totals(text), winners(text)) == ((2, 2), [1])


# -- §5.7 what is won ----------------------------------------------------------------------
def test_a_place_is_a_point_and_lies_in_the_score_pile() -> None:
    """§5.7"""
    table = resolved(spots=f"{FOOD} {MUSIC}", sides=f"{FOUR} / {THREE}", deck=NEXT)

    assert points(table) == [2, 0]
    assert score(table) == [FOOD, MUSIC]
    assert seen(table, 1).players[0].places == (FOOD, MUSIC)
    assert discards(table) == []


def test_a_period_card_goes_to_the_winners_hand_and_everyone_knows() -> None:
    """§5.7"""
    table = resolved(spots=FIVE, hands=[THREE, ""], sides=["", FOUR], deck=NEXT)

    assert (held(table, 0), held(table, 1)) == ([THREE], sorted([FIVE, FOUR]))
    assert points(table) == [0, 0]
    assert set(seen(table, None).players[1].known) == {FIVE, FOUR}


def test_spots_are_counted_and_won_from_the_left() -> None:
    """§5.4, §5.7"""
    table = before_resolving(
        spots=f"{FOOD} {FIVE} {MUSIC}", sides=[f"{FOUR} / / {THREE}", f"/ {EVEN}"], deck=NEXT
    )
    found = [name for name in told(table, "all pass")
        if name in ("counted", "won", "scored", "took")]  # fmt: skip

    assert found == [
        "counted", "counted", "won", "scored",
        "counted", "counted", "won", "took",
        "counted", "counted", "won", "scored",
    ]  # fmt: skip
    assert [one.values["points"] for one in events(table, "scored", "all pass")] == [1, 2]


def test_whoever_comes_above_the_limit_by_winning_discards_at_once() -> None:
    """§5.7, §1.9: before the next spot is counted; the won card may go."""
    nine = all_cards(plain=False, period="free")[:8]
    table = before_resolving(
        spots=f"{FIVE} {MUSIC}", hands=" ".join(nine), sides=f"{FOUR} / how-de-do", deck=NEXT
    )
    found = told(table, "all pass")
    asked = play(table, "all pass")

    assert (question(asked), found[-1], found.count("won")) == ("1 limit", "took", 1)
    assert legal(asked) == [f"discard {one}" for one in names_in_order([*nine, FIVE])]
    after = play(asked, f"discard {FIVE}")
    assert held(after) == sorted([*nine, FOUR])
    assert discards(after)[0] == FIVE
    assert winners(after) == [0, None]


def names_in_order(ids: list[str]) -> list[str]:
    """Cards in the order of a hand."""
    every = all_cards(plain=False)
    return sorted(ids, key=every.index)


def test_prehistoric_spots_are_won_by_nobody() -> None:
    """§2.4, §5.8"""
    ice = prehistoric("ice")
    table = resolved(spots=f"{ice} {FOOD}", sides=f"/ {FOUR}", deck=NEXT)

    assert winners(table) == [None, 0]
    assert discards(table) == [ice]


def test_the_row_of_the_round_before_can_still_be_seen() -> None:
    """§5.1, §5.6: with totals, winners, and all cards up."""
    ice = prehistoric("ice")
    table = resolved(
        spots=f"{FOOD} {ice} {WHEEL} {FIVE}", sides=[f"{FOUR} / / {NOTHING}", f"{THREE} how-de-do"],
        deck=NEXT,
    )  # fmt: skip
    last = seen(table, None).last

    assert [one.card for one in last] == [FOOD, ice, WHEEL, FIVE]
    assert [(one.settled, one.winner) for one in last] == [
        (True, 0), (False, -1), (True, -1), (False, -1),
    ]  # fmt: skip
    assert [(one.low, one.high) for one in last[0].totals] == [(4, 4), (4, 4)]
    assert [[one.card for one in side] for side in last[0].sides] == [[FOUR], [THREE, "how-de-do"]]
    assert all(one.shown for side in last[0].sides for one in side)
