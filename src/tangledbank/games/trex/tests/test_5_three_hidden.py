"""§5.4 Totals with three hidden cards on a side: bounds, for these are not tried one by one."""

from itertools import permutations

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    before_resolving,
    card,
    card_named,
    place,
    scene,
)
from tangledbank.games.trex.tests.test_5_seen_totals import (
    FIVE,
    FOOD,
    FOUR,
    FREE,
    HANDSHAKE,
    HAT,
    MUSIC,
    NAP,
    NEXT,
    NIL,
    THREE,
    TOPS,
    ends,
    span,
)
from tangledbank.games.trex.tests.words import play

BARE = {"how_de_dos_a_period": 3, "how_de_do_footprints": 0}
BLUFFS = "how-de-do@free how-de-do@free how-de-do@free"
ONES = " ".join(one for one in FREE if card_named(one).footprints > 0)
ZEROS = " ".join(one for one in all_cards(plain=False, footprints=0))


MANY = {
    "food": (FOOD, f"{FOUR}+", ""),
    "their text": (HAT, f"{NIL}+", FIVE),
    "my texts": (HAT, f"{MUSIC}+ {FOUR}+", f"{TOPS[0]} {NAP}"),
    "a sulk": (HAT, f"{card(text='sulk', icon='animal')}+", THREE),
    "eras": (HAT, f"{card(text='eras', icon='animal')}+", THREE),
    "no How-de-dos": (HANDSHAKE, f"{MUSIC}+ how-de-do@jurassic+", ""),
    "rich groups": (place(spot="rich-groups", icon="food"), f"{FOUR}+", FIVE),
    "tops": (place(spot="disregard-tops"), f"{MUSIC}+", FIVE),
    "my top text": (HAT, f"{THREE}+", TOPS[0]),
    "beds": (card(spot="beds-count"), f"{card(icon='bed', reveal='flip')}+", FIVE),
    "Jurassic only": (place(spot="jurassic-only"), f"{FOUR}+", FIVE),
}  # fmt: skip


@pytest.mark.parametrize("case", MANY)
def test_of_three_hidden_cards_no_total_is_outside_the_range(case: str) -> None:
    """§5.4: these are not tried one by one."""
    spot, shown, mine = MANY[case]
    few = [card(period="free", icon="food", reveal="peek"), NIL, card(text="crowd", period="free"),
        card(period="free", reveal="exchange")]  # fmt: skip
    few = [one for one in few if one not in shown]
    gone = " ".join(one for one in FREE if one not in f"{few} {mine} {shown}")
    for hidden in permutations([*few, "how-de-do@free"], 3):
        sides = [mine, f"{' '.join(hidden)} {shown}"]
        table = before_resolving(spots=spot, sides=sides, discards=gone, deck=NEXT)
        low, high = span(table, 1, 0)
        assert all(low <= count <= high for count in ends(table, 1))
        assert high <= 40


def test_a_shown_card_counts_for_sure_beside_three_hidden_ones() -> None:
    """§5.4: where nothing can disregard it."""
    hidden = " ".join(FREE[:2])
    table = scene(spots=HAT, sides=["", f"{THREE}+ how-de-do {hidden}"])

    assert span(table, 1, 0)[0] >= 3


# -- where hidden cards can only be How-de-dos that count nothing, bounds are close --------
def assert_close(table: Position) -> None:
    """The bounds of the second seat hold what is possible, and hardly more."""
    (count,) = ends(table, 1)
    low, high = span(table, 1, 0)
    assert low <= count <= high <= count + 1


SHOWN = {
    "a sulk": (HANDSHAKE, card(text="sulk", icon="hat"), ""),
    "a crowd": (HAT, card(text="crowd", period="jurassic"), f"{FIVE} {THREE} {MUSIC}"),
    "a balance": (HAT, card(text="balance", icon="music"), f"{FIVE} {THREE} {MUSIC} {FOUR}"),
    "a bed": (card(spot="beds-count"), card(icon="bed", reveal="flip"), ""),
    "a rich group": (place(spot="rich-groups", icon="food"), FOUR, ""),
    "nothing printed": (place(spot="jurassic-only"), card(icon="wheel", reveal="relocate"), ""),
}


@pytest.mark.parametrize("case", SHOWN)
def test_texts_of_a_shown_card_are_in_the_bounds(case: str) -> None:
    """§8.3, §8.4, §8.6, §9.12, §9.4, §9.8"""
    spot, shown, mine = SHOWN[case]
    gone = " ".join(one for one in FREE if one not in f"{shown} {mine} {spot}")

    assert_close(
        before_resolving(
            spots=spot, sides=[mine, f"{shown}+ {BLUFFS}"], discards=gone, deck=NEXT, **BARE
        )
    )


def test_what_a_gift_added_is_in_the_bounds() -> None:
    """§7.9"""
    give = card(reveal="give", period="jurassic")
    table = scene(
        spots=HAT, hands=["", f"{give} {FIVE} {THREE}"], sides=["", BLUFFS], period="jurassic",
        turn=1, discards=" ".join(FREE), deck=NEXT, **BARE,
    )  # fmt: skip

    assert_close(play(table, f"play {give} at 1 open", f"give {FIVE}"))


# -- what may be less ----------------------------------------------------------------------
def test_three_hidden_cards_alone_may_be_how_de_dos() -> None:
    """§5.6"""
    table = scene(
        spots=HAT, discards=ZEROS, sides=["", "how-de-do how-de-do@jurassic how-de-do@free"]
    )

    assert span(table, 1, 0)[0] == 0
    assert span(with_shown("how-de-do@free+", how_de_dos_a_period=3), 1, 0)[0] == 0


def with_shown(shown: str, spot: str = HAT, mine: str = "", **words: object) -> Position:
    """A shown card and three hidden ones of Free, of which none is without footprints."""
    laid = ONES.split()[:3] if "how-de-do" in shown else ["how-de-do@free"] * 3
    laid = [one for one in laid if one not in shown]
    sides = [mine, f"{shown} {' '.join(laid)}"]
    return scene(spots=spot, sides=sides, discards=ZEROS, **words)


def test_hidden_cards_that_a_text_may_take_add_nothing_for_sure() -> None:
    """§8.2, §9.13: two of food, under a text against food; How-de-dos where they are barred."""
    snack, meal = (card(period="free", icon="food", reveal=eye) for eye in ("peek", "encore"))
    table = scene(
        spots=HAT, sides=["", f"{NIL}+ {snack} {meal} how-de-do@free"],
        discards=" ".join(one for one in FREE if one not in (snack, meal, NIL)),
    )  # fmt: skip
    barred = with_shown(f"{MUSIC}+", HANDSHAKE, how_de_dos_a_period=3)

    assert min(ends(table, 1)) == 3
    assert span(table, 1, 0)[0] <= 3
    assert span(barred, 1, 0)[0] == 4
