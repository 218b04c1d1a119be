"""§5.5 Icon groups: two or more cards with the same icon, the spot card among them."""

from itertools import product

import pytest

from tangledbank.core.rng import seeded
from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.cards import ICONS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    card_named,
    place,
    place_named,
    resolved,
    scene,
    steady,
)
from tangledbank.games.trex.tests.words import (
    seen,
    totals,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])
WATER, WHEEL, HAT, FOOD = (place(icon=icon) for icon in ("water", "wheel", "hat", "food"))
# cards with exact icons, and no texts but those that are named
PLAIN = steady(
    "a-fair-queue footprints=3 icons=food",
    "the-spirit-level footprints=2 icons=food",
    "bank-holiday-diplodocus footprints=1 icons=food",
    "the-vicar-takes-seconds footprints=1 icons=music",
    "brass-band-marching footprints=1 icons=music",
    "steam-roller-day-off footprints=0 icons=food,music reveal=give amount=3",
    "the-colonels-topper footprints=0 icons=bed,animal",
    "volume-nine footprints=4 icons=",
    "bathing-at-their-own-risk footprints=2 icons=hat text=wild",
    "heavy-sleeper footprints=1 icons=book text=wild",
    "mudbury-halt icon=wheel",
)
FOOD_3, FOOD_2, FOOD_1 = "a-fair-queue", "the-spirit-level", "bank-holiday-diplodocus"
MUSIC, MUSIC_TOO, BOTH = "the-vicar-takes-seconds", "brass-band-marching", "steam-roller-day-off"
BEDS, NO_ICON = "the-colonels-topper", "volume-nine"
WILD, WILD_TOO = "bathing-at-their-own-risk", "heavy-sleeper"


def count(side: str, spot: str = WHEEL, **options: object) -> int:
    """What a side of these cards counts at a spot, by default one of wheels."""
    table = resolved(spots=spot, sides=side, deck=NEXT, game=PLAIN, **options)
    return totals(table)[0]


# -- the printed example -------------------------------------------------------------------
def test_the_example_of_the_rulebook() -> None:
    """§5.5, §5.6, §5.7: a place with a bed; Ann counts 5, Bo 4."""
    game = steady(
        "the-vicar-takes-seconds footprints=3 icons=food",
        "night-bus-to-frinton footprints=0 icons=food,bed",
        "a-bed-each footprints=2 icons=bed",
        "dormitory-suburb icon=bed spot=",
    )
    ann, bo = "the-vicar-takes-seconds night-bus-to-frinton", "a-bed-each how-de-do"
    for first in (0, 1):
        table = resolved(
            spots="dormitory-suburb", sides=[ann, bo], first=first, deck=NEXT, game=game
        )

        assert totals(table) == (5, 4)
        assert winners(table) == [0]
        assert seen(table).players[0].points == 1
        (spot,) = seen(table).last
        assert [(one.icon, one.spot) for one in spot.totals[0].groups] == [("food", False)]
        assert [(one.icon, one.spot) for one in spot.totals[1].groups] == [("bed", True)]


# -- groups --------------------------------------------------------------------------------
def test_each_card_of_a_group_adds_one() -> None:
    """§5.5"""
    assert count(FOOD_3) == 3
    assert count(f"{FOOD_3} {FOOD_2}") == 5 + 2
    assert count(f"{FOOD_3} {FOOD_2} {FOOD_1}") == 6 + 3
    assert count(f"{FOOD_3} {MUSIC}") == 4


def test_the_spot_card_is_a_member_but_earns_nothing() -> None:
    """§5.5"""
    assert count(FOOD_3, FOOD) == 3 + 1
    assert count(f"{FOOD_3} {FOOD_2}", FOOD) == 5 + 2
    assert count(f"{FOOD_3} {MUSIC}", FOOD) == 4 + 1


def test_the_spot_card_is_a_member_for_both() -> None:
    """§5.5"""
    table = resolved(spots=FOOD, sides=[FOOD_3, FOOD_2], deck=NEXT, game=PLAIN)

    assert totals(table) == (4, 3)


def test_cards_of_the_rival_are_no_members() -> None:
    """§5.5"""
    table = resolved(spots=WHEEL, sides=[FOOD_3, FOOD_2], deck=NEXT, game=PLAIN)

    assert totals(table) == (3, 2)


def test_cards_at_another_spot_are_no_members() -> None:
    """§5.5"""
    table = resolved(spots=f"{WHEEL} {HAT}", sides=f"{FOOD_3} / {FOOD_2}", deck=NEXT, game=PLAIN)

    assert (totals(table, 1), totals(table, 2)) == ((3, 0), (2, 0))


def test_a_period_card_that_lies_as_a_spot_lends_both_its_icons() -> None:
    """§5.5, X11: its footprints are idle."""
    assert count(FOOD_3, BOTH) == 4
    assert count(f"{FOOD_3} {MUSIC}", BOTH) == 4 + 2


def test_a_card_joins_one_group_at_most() -> None:
    """§5.5: food and music could each have been a pair."""
    assert count(f"{BOTH} {FOOD_3} {MUSIC}") == 4 + 2
    assert count(f"{BOTH} {FOOD_3}", place(icon="music")) == 3 + 2
    assert count(f"{BOTH} {FOOD_3} {FOOD_2} {MUSIC}") == 6 + 4


def test_the_best_split_counts_whatever_the_order() -> None:
    """§5.5: it helps the card that would be alone, not the pair."""
    assert count(f"{BOTH} {FOOD_3} {MUSIC} {MUSIC_TOO}") == 5 + 4
    assert count(f"{BOTH} {MUSIC} {MUSIC_TOO} {FOOD_3} {FOOD_2}") == 7 + 5
    assert count(f"{FOOD_3} {MUSIC} {BOTH}", FOOD) == 4 + 3
    assert count(f"{MUSIC} {BOTH} {FOOD_3}", FOOD) == 4 + 3


def test_a_card_without_footprints_still_adds_its_bonus() -> None:
    """§5.5 [S]"""
    assert count(BOTH, FOOD) == 1
    assert count(f"{BOTH} {FOOD_3}") == 3 + 2


def test_a_card_without_icons_always_stands_alone() -> None:
    """§5.5 [S]"""
    assert count(f"{NO_ICON} how-de-do") == 5
    assert count(NO_ICON, NO_ICON_SPOT) == 4
    assert count(f"{NO_ICON} {FOOD_3}", NO_ICON_SPOT) == 7


NO_ICON_SPOT = card(icon="none", spot="loser-first", text="")


@pytest.mark.parametrize("icon", ICONS)
def test_every_set_of_icons_works_alike(icon: str) -> None:
    """§1.1, §5.5: animal and bed like the others."""
    first, second = all_cards(icon=icon, plain=False)[:2]
    game = steady(
        f"{first} footprints=1 icons={icon} reveal= text= icon= finds= amount= spot=",
        f"{second} footprints=1 icons={icon} reveal= text= icon= finds= amount= spot=",
    )
    spot = next(one for one in all_places() if place_named(one).icon != icon)

    table = resolved(spots=spot, sides=f"{first} {second}", deck=NEXT, game=game)
    assert totals(table) == (4, 0)


# -- wild ----------------------------------------------------------------------------------
def test_a_wild_card_joins_whatever_counts_most() -> None:
    """§8.5, §5.5"""
    assert count(WILD) == 2 + 1  # with the spot
    assert count(f"{WILD} {FOOD_3}") == 5 + 2
    assert count(f"{WILD} {NO_ICON}", NO_ICON_SPOT) == 6
    assert count(f"{WILD} {NO_ICON}", HAT) == 6 + 1
    assert count(f"{WILD} {FOOD_3} {MUSIC}") == 6 + 2
    assert count(f"{WILD} {WILD_TOO}", NO_ICON_SPOT) == 3 + 2
    assert count(f"{WILD} {WILD_TOO} {BEDS}", NO_ICON_SPOT) == 3 + 3
    assert count(f"{WILD} {WILD_TOO} {FOOD_3} {MUSIC}", NO_ICON_SPOT) == 7 + 4


# -- options -------------------------------------------------------------------------------
def test_a_table_may_give_another_bonus() -> None:
    """§12.3, §5.5"""
    assert count(f"{FOOD_3} {FOOD_2}", group_bonus=3) == 5 + 6
    assert count(f"{FOOD_3} {FOOD_2}", group_bonus=0) == 5


def test_a_table_may_have_spot_cards_that_lend_nothing() -> None:
    """§12.3, §5.5"""
    assert count(FOOD_3, FOOD, spot_icons=False) == 3
    assert count(f"{FOOD_3} {FOOD_2}", FOOD, spot_icons=False) == 7


# -- against every split -------------------------------------------------------------------
PERIOD_CARDS = all_cards(plain=False)


def best_bonus(side: list[str], spot: str) -> int:
    """§5.5 The most that groups can add, with every icon tried for every card."""
    lent = {place_named(spot).icon}
    choices = [
        ICONS if card_named(one).text == "wild" else card_named(one).icons or ("",) for one in side
    ]
    return max(
        sum(
            split.count(icon)
            for icon in set(split) - {""}
            if split.count(icon) + (icon in lent) >= 2
        )
        for split in product(*choices)
    )


def random_side(seed: int) -> tuple[Position, list[str], str]:
    """Two to five random cards at a plain place, seen by their owner."""
    rng = seeded(seed)
    pool = [one for one in PERIOD_CARDS if not card_named(one).text.startswith("disregard")]
    twos = [one for one in pool if len(card_named(one).icons) > 1 or card_named(one).text == "wild"]
    chosen: list[str] = []
    while len(chosen) < 2 + seed % 4:
        source = twos if rng.below(2) else pool
        one = source[rng.below(len(source))]
        if one not in chosen:
            chosen.append(one)
    spot = all_places()[rng.below(len(all_places()) // 2) * 2]
    return scene(spots=spot, sides=" ".join(chosen), deck=NEXT, plays=(1, 1)), chosen, spot


@pytest.mark.parametrize("seed", range(120))
def test_groups_add_what_the_best_of_all_splits_adds(seed: int) -> None:
    """§5.5, §8.5: the lines of the total say the same."""
    table, chosen, spot = random_side(seed)
    total = seen(table, 0).spots[0].totals[0]
    text = sum(line.text for line in total.lines)
    footprints = sum(card_named(one).footprints for one in chosen)

    assert total.low == total.high == footprints + text + best_bonus(chosen, spot)
    assert sum(line.group for line in total.lines) == best_bonus(chosen, spot)
    grouped = [number for group in total.groups for number in group.numbers]
    assert len(grouped) == len(set(grouped)) == best_bonus(chosen, spot)
    for group in total.groups:
        assert group.spot == (place_named(spot).icon == group.icon)
        assert len(group.numbers) + group.spot >= 2
        for number in group.numbers:
            one = card_named(chosen[number - 1])
            assert group.icon in one.icons or one.text == "wild"


def test_the_names_of_icons_are_those_of_the_deck() -> None:
    """§1.1"""
    assert {icon for one in PERIOD_CARDS for icon in card_named(one).icons} == set(ICONS)
    assert len(GAME.cards.icons) == GAME.cards.count + 1
