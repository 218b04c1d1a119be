"""§5.4 Totals as they are seen while cards lie hidden: from, to; and what a play would make."""

from itertools import product

import pytest
from tests.play import random_game

from tangledbank.core.rng import Rng, seeded
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules.phases import PLAY, RESOLVING
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.view import Total
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    place,
    scene,
)
from tangledbank.games.trex.tests.words import (
    dealt,
    legal,
    play,
    prehistoric,
    question,
    seen,
    totals,
)

FOOD, WHEEL, HAT = place(icon="food"), place(icon="wheel"), place(icon="hat")
NEXT = " ".join(all_places()[1:8:2])
FIVE, FOUR = card(footprints=5, icon="water"), card(footprints=4, icon="food")
MUSIC = card(footprints=4, icon="music")
THREE = card(footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
TOPS = all_cards(text="disregard-top")
NIL = card(text="disregard-kind", icon="water")  # of food
NAP = card(text="disregard-kind", icon="bed")  # of music
HANDSHAKE = card(spot="no-how-de-dos", text="stubborn")
FREE = all_cards(period="free", plain=False)


def total(table: Position, owner: int, viewer: int | None, spot: int = 1) -> Total:
    """What a viewer knows of a side's total."""
    return seen(table, viewer).spots[spot - 1].totals[owner]


def span(table: Position, owner: int, viewer: int | None) -> tuple[int, int]:
    """From, to."""
    found = total(table, owner, viewer)
    return found.low, found.high


# -- one's own side ------------------------------------------------------------------------
def test_ones_own_total_is_exact_with_its_lines_and_groups() -> None:
    """§5.4, §5.5"""
    table = scene(spots=FOOD, sides=[f"{FOUR} {FIVE} how-de-do", THREE])
    found = total(table, 0, 0)

    assert (found.low, found.high) == (4 + 5 + 1 + 1, 11)
    assert [(line.number, line.printed, line.group, line.text) for line in found.lines] == [
        (1, 4, 1, 0), (2, 5, 0, 0), (3, 1, 0, 0),
    ]  # fmt: skip
    assert [(one.icon, one.numbers, one.spot) for one in found.groups] == [("food", (1,), True)]


def test_texts_are_in_the_lines() -> None:
    """§8.3, §8.6, §7.9"""
    sulk, balance = card(text="sulk", icon="hat"), card(text="balance", icon="music")

    assert total(scene(spots=WHEEL, sides=sulk), 0, 0).lines[0].text == 2
    assert total(scene(spots=WHEEL, sides=[balance, FIVE]), 0, 0).lines[0].text == 2
    assert total(scene(spots=WHEEL, sides=[balance, ""]), 0, 0).lines[0].text == 0


def test_rich_groups_are_in_the_lines() -> None:
    """§9.4"""
    table = scene(spots=place(spot="rich-groups", icon="food"), sides=f"{FOUR} {MUSIC}")

    assert [line.group for line in total(table, 0, 0).lines] == [2, 0]
    assert span(table, 0, 0) == (4 + 4 + 2, 10)


def test_of_equal_splits_a_wild_card_takes_its_own_icon() -> None:
    """§8.5, §5.5: book with the one, not food with the other."""
    wild = card(text="wild", icon="book")
    (group,) = total(scene(spots=WHEEL, sides=f"{wild} {FOUR} {THREE}"), 0, 0).groups

    assert (group.icon, group.numbers) == ("book", (1, 3))


def test_lines_leave_out_what_is_not_seen_or_disregarded() -> None:
    """§5.4, §10.1"""
    table = scene(spots=WHEEL, sides=[f"{FIVE}+ {EVEN}", TOPS[0]])

    assert [line.number for line in total(table, 0, 0).lines] == [1, 2]
    assert [line.number for line in total(table, 0, None).lines] == [1]
    assert [line.number for line in total(table, 0, 1).lines] == []


def test_a_disregarding_text_that_is_seen_is_counted_in() -> None:
    """§5.2: one's own hidden one, too; the rival does not see it."""
    table = scene(spots=WHEEL, sides=[f"{FIVE}+ {THREE}+", TOPS[0]])

    assert span(table, 0, 1) == (3, 3)
    assert span(table, 0, 0) == (8, 8)


def test_a_choice_between_top_cards_is_left_open() -> None:
    """§8.1, §10.3: four and four, but one of them has a group."""
    table = scene(spots=FOOD, sides=[f"{FOUR}+ {MUSIC}+", TOPS[0]])

    assert span(table, 0, 1) == (4, 5)


# -- the rival's side ----------------------------------------------------------------------
def ends(table: Position, owner: int) -> set[int]:
    """What a side may count at the first spot if the round is resolved now."""
    table = table.clone()
    while table.question == PLAY and table.round == 1:
        table = play(table, "pass")
    if table.phase == RESOLVING and table.stage < 2:
        return {count for text in legal(table) for count in ends(play(table, text), owner)}
    return {totals(table)[owner]}


CASES = {
    "alone": (WHEEL, "", ""),
    "with a shown card": (FOOD, f"{FOUR}+", ""),
    "with my texts": (HAT, f"{MUSIC}+", TOPS[0]),
    "with two texts of mine": (HAT, f"{MUSIC}+", f"{TOPS[0]} {NAP}"),
    "with their text": (HAT, f"{NIL}+", FOUR),
    "a sulk beside it": (WHEEL, f"{card(text='sulk', icon='hat')}+", THREE),
    "a balance beside it": (HAT, f"{card(text='balance', icon='music')}+", f"{FIVE} {THREE}"),
    "eras beside it": (HAT, f"{card(text='eras', icon='animal')}+", ""),
    "rich groups": (place(spot="rich-groups", icon="food"), f"{FOUR}+", ""),
    "Jurassic only": (place(spot="jurassic-only", icon="hat"), f"{FOUR}+", ""),
    "tops": (place(spot="disregard-tops", icon="bed"), f"{FOUR}+ {MUSIC}+", FIVE),
    "no How-de-dos": (HANDSHAKE, f"{card(text='sulk', icon='hat')}+", ""),
    "beds": (card(spot="beds-count"), f"{FOUR}+", ""),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("napping", [False, True])
def test_a_range_ends_at_the_least_and_the_most_that_are_possible(case: str, napping: bool) -> None:
    """§5.4, §4.1: every card of Free, or a How-de-do, may lie there."""
    spot, shown, mine = CASES[case]
    row = f"{spot} {prehistoric('long-nap')}" if napping else spot
    found: set[int] = set()
    table = None
    for hidden in (*FREE, "how-de-do@free"):
        if hidden in f"{shown} {mine} {spot}".replace("+", "").split():
            continue
        table = scene(
            spots=row, sides=[mine, f"{shown} {hidden}"], deck=NEXT, plays=(1, 1), period="free",
            phase="prehistoric" if napping else "playing",
        )  # fmt: skip
        found |= ends(table, 1)
    assert table is not None

    assert span(table, 1, 0) == (min(found), max(found))


@pytest.mark.parametrize("spot", [FOOD, place(spot="disregard-tops"), card(spot="beds-count")])
def test_two_hidden_cards_are_tried_together(spot: str) -> None:
    """§5.4, §5.5: they may be a group, and each card lies only once."""
    few = [card(period="free", icon="food", reveal="peek"), card(period="free", text="wild"),
        NIL, card(period="free", reveal="exchange")]  # fmt: skip
    gone = " ".join(one for one in FREE if one not in few)
    found: set[int] = set()
    for first, second in product([*few, "how-de-do@free"], repeat=2):
        if first != second:
            table = before_resolving(
                spots=spot, sides=[THREE, f"{first} {FOUR}+ {second}"], discards=gone, deck=NEXT
            )
            found |= ends(table, 1)

    assert span(table, 1, 0) == (min(found), max(found))


def test_a_card_that_is_known_to_be_elsewhere_is_not_tried() -> None:
    """§1.10: with all cards of Free in the discards it can only be a How-de-do."""
    table = scene(spots=HAT, sides=["", f"{FOUR}+ how-de-do@free"], discards=" ".join(FREE))

    assert span(table, 1, 0) == span(table, 1, None) == (5, 5)


def test_how_de_dos_count_nothing_where_the_spot_disregards_them() -> None:
    """§9.13"""
    table = scene(spots=HANDSHAKE, sides=["", f"{FOUR}+ how-de-do@free"], discards=" ".join(FREE))

    assert span(table, 1, 0) == span(table, 1, 1) == (4, 4)


def test_two_cards_that_can_only_be_how_de_dos_are_both() -> None:
    """§3.5"""
    gone = " ".join([*FREE, *all_cards(period="finely-balanced", plain=False)])
    table = scene(spots=HAT, sides=["", f"{FOUR}+ how-de-do how-de-do@free"], discards=gone)

    assert span(table, 1, 0) == (6, 6)


def test_a_lone_hidden_card_may_count_nothing() -> None:
    """§5.6"""
    assert span(scene(spots=HAT, sides=["", EVEN]), 1, 0)[0] == 0


def test_a_looked_at_card_makes_the_total_exact() -> None:
    """§7.1"""
    peek = card(period="finely-balanced", reveal="peek")
    table = scene(spots=WHEEL, hands=peek, sides=["", FIVE])
    looked = play(table, f"play {peek} at 1 open", "look at 1")

    assert span(table, 1, 0)[0] < span(table, 1, 0)[1]
    assert span(looked, 1, 0) == (5, 5)
    assert span(looked, 1, None)[0] < 5


# -- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(5))
def test_no_guess_counts_outside_the_range(seed: int) -> None:
    """§5.4: the rival's totals, if all pass from here on, whatever lies hidden."""
    rng = seeded(seed)
    for table in random_game(dealt(seed, target=3), seed):
        if table.question != PLAY or rng.below(4):
            continue
        for viewer in (0, 1):
            view = seen(table, viewer)
            for guessed in (table, GAME.guess(view, rng), GAME.guess(view, rng)):
                assert isinstance(guessed, Position)
                counted = counted_now(guessed, 1 - viewer, rng)
                for at, spot in enumerate(view.spots):
                    assert (
                        spot.totals[1 - viewer].low <= counted[at] <= spot.totals[1 - viewer].high
                    )


def counted_now(table: Position, owner: int, rng: Rng) -> list[int]:
    """A side's totals if nobody plays any more, with any choices that this brings."""
    table, round = table.clone(), table.round
    while table.round == round and table.actors():
        actions = table.legal(table.to_act())
        table.apply(
            table.to_act(), actions[0 if table.question == PLAY else rng.below(len(actions))]
        )
    return [int(table.last.total(owner, at)) for at in range(table.last.count)]


def test_nothing_is_counted_at_a_closed_spot() -> None:
    """§2.4"""
    table = scene(spots=f"{prehistoric('ice')} {FOOD}", sides=["/ " + FIVE, ""])

    assert span(table, 0, 0) == span(table, 1, 0) == (0, 0)
    assert question(table) == "1 play"
