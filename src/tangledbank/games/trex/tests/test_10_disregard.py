"""§10.1 to §10.3 Disregarded cards: as if they were not there. §2.11 The Long Nap."""

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    disregarded,
    events,
    held,
    legal,
    play,
    prehistoric,
    question,
    seen,
    told,
    totals,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])
WHEEL, BOOK = place(icon="wheel"), place(icon="book")
NAP = prehistoric("long-nap")
TOP, OTHER_TOP = all_cards(text="disregard-top")
NIL = card(text="disregard-kind", icon="water")  # 2 footprints; disregards food
FIVE, FOUR = card(footprints=5, icon="water"), card(footprints=4, icon="food")
FOUR_HAT = card(footprints=4, icon="hat")
THREE = card(period="jurassic", footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
FREE = card(period="free", footprints=1, reveal="discard")  # no icons
SNACK = card(period="free", footprints=1, icon="food", reveal="peek")
BED = card(icon="bed", reveal="flip")


def at(spot: str, *sides: str) -> tuple[int, int]:
    """What both sides count at a spot."""
    return totals(resolved(spots=spot, sides=sides, deck=NEXT))


# -- §10.1 ignored -------------------------------------------------------------------------
def test_a_disregarded_card_adds_no_footprints() -> None:
    """§10.1"""
    assert at(WHEEL, f"{FIVE} {THREE}", TOP) == (3, 0)


def test_a_disregarded_card_joins_no_group() -> None:
    """§10.1: neither with cards nor with the spot."""
    assert at(WHEEL, f"{FIVE} {EVEN}", "") == (10, 0)
    assert at(WHEEL, f"{FIVE} {EVEN}", TOP) == (3, 0)
    assert at(place(icon="food"), FOUR, NIL) == (0, 2)


@pytest.mark.parametrize("text", ["sulk", "crowd", "balance", "eras"])
def test_a_disregarded_cards_text_adds_nothing(text: str) -> None:
    """§10.1"""
    one = card(text=text, footprints=3, plain=False)
    table = resolved(spots=WHEEL, sides=[f"{one} {FREE}", TOP], deck=NEXT)

    assert disregarded(table) == [one]
    assert totals(table) == (1, 0)


def test_a_disregarded_card_is_not_stubborn() -> None:
    """§10.1, §8.7: First Move wins the tie."""
    stubborn = card(text="stubborn", footprints=3, plain=False)
    sides = [f"{FREE} how-de-do", f"{stubborn} how-de-do {SNACK}"]
    still = f"{card(period='free', footprints=0, reveal='find-card')}"
    table = resolved(spots=WHEEL, sides=[f"{sides[0]} {TOP}", sides[1]], deck=NEXT)

    assert disregarded(table) == [stubborn]
    assert totals(table) == (2, 2)
    assert winners(table) == [0]
    same = resolved(
        spots=WHEEL, sides=[f"{FIVE} {still}", f"{stubborn} how-de-do {SNACK}"], deck=NEXT
    )
    assert (totals(same), winners(same)) == ((5, 5), [1])


def test_a_wild_card_that_is_disregarded_helps_no_group() -> None:
    """§10.1, §8.5"""
    wild = card(text="wild", footprints=3)
    table = resolved(spots=WHEEL, sides=[f"{wild} {SNACK}", TOP], deck=NEXT)

    assert (disregarded(table), totals(table)) == ([wild], (1, 0))


def test_a_disregarding_text_that_is_disregarded_first_is_lost() -> None:
    """§10.1, §5.2"""
    table = resolved(spots=WHEEL, sides=[f"{NIL}", f"{TOP} {SNACK}"], deck=NEXT)

    assert question(table) == "1 sequence"
    assert totals(play(table, f"first {TOP}")) == (0, 1)
    assert totals(play(table, f"first {NIL}")) == (0, 0)


def test_what_a_text_disregarded_before_stays_disregarded() -> None:
    """§10.2: the text had acted when its card was disregarded."""
    table = resolved(spots=WHEEL, sides=[NIL, f"{TOP} {SNACK}"], deck=NEXT)

    assert disregarded(play(table, f"first {NIL}")) == sorted([NIL, SNACK])


def test_a_disregarded_card_is_not_counted_by_other_texts() -> None:
    """§10.1, X12: sulk, crowd, balance and eras."""
    sulk = card(text="sulk", period="jurassic", footprints=2)
    crowd = card(text="crowd", period="free")
    balance = card(text="balance", icon="music")
    eras = card(text="eras", period="finely-balanced")

    assert at(WHEEL, f"{sulk} {FOUR}", TOP)[0] == 2 + 2
    assert at(WHEEL, f"{crowd} {TOP}", f"{FIVE} {FREE}")[0] == card_named(crowd).footprints + 1
    assert at(WHEEL, f"{balance} {TOP}", f"{FIVE} {FREE}")[0] == card_named(balance).footprints
    assert at(WHEEL, f"{balance} {TOP}", f"{FIVE} {FREE} how-de-do")[0] == (
        card_named(balance).footprints + card_named(balance).amount
    )
    assert at(WHEEL, f"{eras} {THREE}", TOP)[0] == card_named(eras).footprints


def test_the_three_of_a_gift_are_lost_with_the_card() -> None:
    """§10.1, §7.9, X12"""
    give = card(reveal="give", period="free")
    table = before_resolving(
        spots=BOOK, hands=[f"{give} {FIVE} {FOUR}", ""], sides=["", TOP], plays=(1, 0), deck=NEXT
    )
    table = play(table, f"play {give} at 1 open", f"give {FIVE}")

    assert (disregarded(table), totals(table)) == ([give], (0, 0))


def test_a_how_de_do_can_be_disregarded() -> None:
    """§3.5, §10.1"""
    assert at(WHEEL, f"how-de-do {card(period='free', footprints=0, reveal='find-card')}", TOP) == (
        0,
        0,
    )


def test_everything_disregarded_is_zero_to_zero() -> None:
    """§10.1, X3: nobody wins."""
    table = resolved(spots=WHEEL, sides=[FOUR, TOP], deck=NEXT)

    assert (totals(table), winners(table)) == ((0, 0), [None])


# -- §10.2 not affected, and what it did ---------------------------------------------------
def test_a_disregarded_card_is_not_disregarded_again() -> None:
    """§10.2, §10.3: it is told once, and the second text takes the next card."""
    table = before_resolving(spots=WHEEL, sides=[f"{FOUR} {FREE}", f"{NIL} {TOP}"], deck=NEXT)
    asked = play(table, "all pass")
    found = events(asked, "disregarded", f"first {NIL}")

    assert [one.values["card"] for one in found] == [FOUR, FREE]
    assert [one.values["by"] for one in found] == [NIL, TOP]
    (only,) = events(asked, "disregarded", f"first {TOP}")
    assert only.values["card"] == FOUR


def test_what_a_card_did_before_it_was_disregarded_stands() -> None:
    """§10.2: the First Move that it took, and the card that it found."""
    barge = card(reveal="barge-in")
    table = before_resolving(
        spots=f"{WHEEL} {BOOK}", hands=[barge, ""], sides=[f"/ {FOUR_HAT}", f"{TOP} / {FOUR}"],
        plays=(1, 0), first=1, turn=0, deck=NEXT,
    )  # fmt: skip
    table = play(table, f"play {barge} at 1 open")

    assert disregarded(table, 1) == [barge]
    assert winners(table) == [None, 0]


def test_a_disregarded_card_returns_and_counts_again_in_the_next_round() -> None:
    """§10.2, §5.9, X3"""
    table = resolved(spots=WHEEL, sides=[FOUR, TOP], deck=NEXT)
    assert held(table) == [FOUR]

    lay = f"play {FOUR} at 2 down"
    while table.round == 2:
        table = play(table, lay if lay in legal(table) else "pass")
    assert totals(table, 2) == (4, 0)


def test_the_view_marks_disregarded_cards() -> None:
    """§10.1: in the round that is over, and while something is asked."""
    last = seen(resolved(spots=WHEEL, sides=[f"{FIVE} {THREE}", TOP], deck=NEXT)).last[0]
    asked = resolved(spots=WHEEL, sides=[NIL, f"{TOP} {SNACK}"], deck=NEXT)
    table = resolved(
        spots=f"{BOOK} {WHEEL}",
        sides=[f"{FIVE} / {NIL}", f"{TOP} / {OTHER_TOP} {SNACK}"],
        deck=NEXT,
    )

    assert [one.disregarded for one in last.sides[0]] == [True, False]
    assert [line.printed for line in last.totals[0].lines] == [3]
    assert not any(one.disregarded for side in seen(asked).spots[0].sides for one in side)
    assert question(table) == "1 sequence"
    assert seen(table).spots[0].sides[0][0].disregarded
    assert seen(table).acted == (TOP,)


def test_what_acted_in_an_earlier_round_has_not_acted_in_this_one() -> None:
    """§10.1, §5.2: the text of a card that stays in the hand."""
    table = resolved(spots=WHEEL, sides=[FOUR, TOP], hands=[NIL, f"{OTHER_TOP} {SNACK}"], deck=NEXT)
    table = scene_of_texts(table)

    assert question(table).endswith(" sequence")
    assert seen(table).acted == ()


def scene_of_texts(table: Position) -> Position:
    """In the second round, both play what may disregard the other."""
    plays = {0: f"play {NIL} at 1 down", 1: f"play {OTHER_TOP} at 1 down"}
    laid: set[int] = set()
    while question(table).endswith(" play") and table.round == 2:
        seat = int(table.to_act())
        if plays[seat] in legal(table) and seat not in laid:
            laid.add(seat)
            table = play(table, plays[seat])
        elif f"play {SNACK} at 1 down" in legal(table):
            table = play(table, f"play {SNACK} at 1 down")
        else:
            table = play(table, "pass")
    return table


# -- §2.11 the Long Nap --------------------------------------------------------------------
def napping(*sides: str, spots: str = WHEEL, **words: object) -> Position:
    """A round with a Long Nap, where cards lie already."""
    return scene(spots=f"{NAP} {spots}", phase="prehistoric", sides=sides, deck=NEXT, **words)


def test_in_a_long_nap_every_bed_card_is_disregarded() -> None:
    """§2.11, §10.1: on both sides and at every spot; with two icons, too."""
    two = card(icon="bed", reveal="discard")  # animal and bed
    table = napping(f"/ {BED} {THREE} / {FIVE}", f"/ {two} / {FREE}", spots=f"{WHEEL} {BOOK}")
    after = play(table, "all pass")

    assert (disregarded(after, 2), disregarded(after, 3)) == (sorted([BED, two]), [])
    assert (totals(after, 2), totals(after, 3)) == ((3, 0), (5, 1))
    assert "by" not in events(table, "disregarded", "all pass")[0].values


def test_a_sleeping_text_never_acts() -> None:
    """§2.11: before any other text."""
    kind = card(text="disregard-kind", icon="bed")  # disregards music
    music = card(footprints=4, icon="music")
    table = play(napping(f"/ {kind}", f"/ {music}"), "all pass")

    assert disregarded(table, 2) == [kind]
    assert totals(table, 2) == (0, 4)


def test_the_next_card_is_the_top_when_the_first_is_asleep() -> None:
    """§2.11, §10.3"""
    heavy = card(icon="bed", footprints=4, plain=False)
    table = play(napping(f"/ {heavy} {THREE} {FREE}", f"/ {TOP}"), "all pass")

    assert disregarded(table, 2) == sorted([heavy, THREE])


def test_a_spot_with_a_bed_still_lends_it_to_wild_cards() -> None:
    """§2.11, X11: disregarding concerns played cards, never the spot card."""
    wild = card(text="wild", icon="book")
    home = place(icon="bed", spot="loser-barters")
    table = play(napping(f"/ {wild}", "", spots=home), "all pass")

    assert totals(table, 2) == (card_named(wild).footprints + 1, 0)


def test_what_bed_cards_did_before_stands() -> None:
    """§2.11, §10.2: the hidden card that was turned up, and the card that was found."""
    find = card(icon="bed", reveal="find-card")
    table = napping("", "", hands=[find, ""])
    table = play(table, f"play {find} at 2 open")

    assert card_named(find).finds in held(table)


def test_nobody_learns_before_which_hidden_cards_have_a_bed() -> None:
    """§2.11, X10: the rival sees no mark; the owner's total is counted without it."""
    table = napping(f"/ {BED}", "")
    plain = napping(f"/ {EVEN}", "")

    assert seen(table, 1).spots[1].sides[0][0].disregarded is False
    assert [one.low for one in seen(table, 1).spots[1].totals] == [
        one.low for one in seen(plain, 1).spots[1].totals
    ]
    assert (seen(table, 0).spots[1].totals[0].low, seen(plain, 0).spots[1].totals[0].low) == (0, 3)


def test_the_nap_is_over_with_the_round() -> None:
    """§2.11"""
    table = play(napping(f"/ {BED}", ""), "all pass")

    assert not seen(table).napping
    assert "napped" not in told(table, "pass")
