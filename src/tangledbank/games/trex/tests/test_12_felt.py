"""§12.3 Each option is felt at the table."""

from typing import Any

import pytest
from tests.spoken import seed_where

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    card,
    dealt,
    deck_of_tests,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    deck,
    held,
    how_de_dos,
    legal,
    phase,
    play,
    points,
    question,
    refused,
    seen,
    spots,
    totals,
    winners,
)

PLACES = all_places()
BOOK, FOOD = place(icon="book"), place(icon="food")
QUEUE, LEVEL = card(), card(2)
TUBA, SOUP = (card(period="jurassic", footprints=4, icon=icon) for icon in ("music", "food"))


# -- hands and the row ---------------------------------------------------------------------
@pytest.mark.parametrize("target", [5, 10])
def test_target_a_shorter_or_longer_game(target: int) -> None:
    """§11.1"""
    words: Any = {"spots": place(2, icon="book"), "sides": [TUBA, ""], "target": target}
    pile = [one.id for one in deck_of_tests().places if one.set == 2011 and one.icon != "book"]

    ends = resolved(scores=[" ".join(pile[: target - 1]), ""], **words)
    goes_on = resolved(scores=[" ".join(pile[: target - 2]), ""], **words)
    assert (phase(ends), phase(goes_on)) == ("over", "Finely Balanced")
    ending = ends.outcome()
    assert ending is not None
    assert ending.ended_by == f"{target} points were reached after 1 round (§11.1)."


@pytest.mark.parametrize("hand", [1, 9])
def test_hand_this_many_cards_are_dealt(hand: int) -> None:
    """§1.3"""
    table = dealt(hand=hand)

    assert [len(held(table, seat)) for seat in (0, 1)] == [hand, hand]
    again = play(dealt(hand=1), "redraw", "redraw")
    assert [len(held(again, seat)) for seat in (0, 1)] == [1, 1]


def test_limit_a_hand_grows_up_to_it() -> None:
    """§1.9"""
    seven = " ".join(all_cards(plain=False)[:7])

    assert question(scene(spots=BOOK, hands=seven, limit=6)) == "1 limit"
    assert question(scene(spots=BOOK, hands=seven, limit=7)) == "1 play"


def test_redraw_without_it_the_first_round_begins_at_once() -> None:
    """§1.4"""
    table = dealt(redraw=False)

    assert (int(table.round), len(deck(table)) + len(spots(table))) == (1, 92)


@pytest.mark.parametrize("count", [2, 6])
def test_spots_the_row_is_this_long(count: int) -> None:
    """§2.1"""
    table = dealt(redraw=False, spots=count, cards="2011")

    assert len(spots(table)) == count
    assert len(deck(table)) == 48 - count


@pytest.mark.parametrize("plays", [1, 4])
def test_plays_this_many_in_each_period(plays: int) -> None:
    """§3.4"""
    options: Any = {"redraw": False, "trade": False, "cards": "2011", "hand": 12, "limit": 12}
    own = set(all_cards(period="finely-balanced", plain=False))

    def has_many(table: Position) -> bool:
        return len(own & set(held(table, int(table.first)))) > 4

    seed = seed_where(lambda seed: dealt(seed, plays=plays, **options), has_many)
    table = dealt(seed, plays=plays, **options)
    first, laid = int(table.first), 0
    while phase(table) == "Finely Balanced":
        downs = [text for text in legal(table) if text.endswith("down") and "how" not in text]
        is_mine = int(table.to_act()) == first
        table = play(table, downs[0] if is_mine else "pass")
        laid += is_mine

    assert laid == plays


def test_free_first_free_comes_before_jurassic() -> None:
    """§3.1"""
    table = scene(spots=BOOK, hands=[f"{QUEUE} {TUBA} {card(reveal='barge-in')}", LEVEL],
                  free_first=True)  # fmt: skip
    order = []
    while int(table.round) == 1:
        order.append(phase(table))
        table = play(table, "pass", "pass")

    assert order == ["Finely Balanced", "Free", "Jurassic"]
    assert seen(table).periods == ("finely-balanced", "free", "jurassic")
    free = scene(spots=BOOK, hands=[f"{TUBA} {card(reveal='barge-in')}", ""], period="free",
                 free_first=True)  # fmt: skip
    assert refused(free, f"play {TUBA} at 1 down") == "other-period"
    assert f"play {card(reveal='barge-in')} at 1 down" in legal(free)


@pytest.mark.parametrize("count", [0, 1])
def test_how_de_dos_each_has_this_many(count: int) -> None:
    """§1.2"""
    table = dealt(how_de_dos=count)

    assert [how_de_dos(table, seat) for seat in (0, 1)] == [count, count]
    playing = scene(spots=BOOK, hands=[QUEUE, LEVEL], how_de_dos=count)
    assert ("play how-de-do at 1 down" in legal(playing)) == (count > 0)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_how_de_dos_a_period_each_may_play_this_many(count: int) -> None:
    """§3.5"""
    table = scene(spots=BOOK, hands=[QUEUE, LEVEL], plays=(4, 4), passed=(0, 1),
                  how_de_dos_a_period=count)  # fmt: skip
    for _greeting in range(count):
        table = play(table, "play how-de-do at 1 down")

    assert "play how-de-do at 1 down" not in legal(table)
    assert refused(table, "play how-de-do at 1 down") == (
        "not-in-hand" if count == 3 else "one-a-period"
    )


@pytest.mark.parametrize("count", [0, 3])
def test_how_de_do_footprints_this_many_count(count: int) -> None:
    """§3.5"""
    table = resolved(spots=BOOK, sides=[f"{TUBA} how-de-do", ""], how_de_do_footprints=count)

    assert totals(table) == (4 + count, 0)


@pytest.mark.parametrize("bonus", [0, 3])
def test_group_bonus_each_card_of_a_group_earns_it(bonus: int) -> None:
    """§5.5"""
    pie = card(text="balance", icon="food")
    table = resolved(spots=BOOK, sides=[f"{SOUP} {pie}", ""], group_bonus=bonus)

    assert totals(table) == (4 + 2 + 2 * bonus, 0)


def test_spot_icons_without_them_the_spot_card_is_no_member() -> None:
    """§5.5"""
    words: Any = {"spots": FOOD, "sides": [SOUP, ""]}

    assert totals(resolved(**words)) == (5, 0)
    assert totals(resolved(spot_icons=False, **words)) == (4, 0)


def test_place_points_a_place_is_worth_this_much() -> None:
    """§5.7"""
    table = resolved(spots=BOOK, sides=[TUBA, ""], scores=["", PLACES[0]], place_points=3)

    assert points(table) == [3, 3]
    over = resolved(spots=BOOK, sides=[TUBA, ""], scores=[f"{PLACES[0]} {PLACES[1]}", ""],
                    place_points=3)  # fmt: skip
    assert (phase(over), points(over)) == ("over", [9, 0])
    ending = over.outcome()
    assert ending is not None
    assert (ending.scores[0].points, ending.scores[0].parts[0].reason) == (9, "3 places")


def test_ties_nobody_wins_them_if_the_host_says_so() -> None:
    """§5.6: except a stubborn card (§8.7)"""
    words: Any = {"spots": BOOK, "ties": "nobody"}
    stubborn = card(text="stubborn", period="finely-balanced", spot="no-how-de-dos")
    three = card(period="finely-balanced", footprints=3, icon="water")

    level = resolved(sides=[TUBA, SOUP], **words)
    assert (totals(level), winners(level)) == ((4, 4), [None])
    assert BOOK in seen(level).discards
    assert winners(resolved(sides=[three, stubborn], **words)) == [1]


def test_trade_without_it_nobody_is_asked() -> None:
    """§6.2"""
    words: Any = {"spots": f"{TUBA} {BOOK}", "hands": [QUEUE, LEVEL], "phase": "trading"}

    assert question(scene(**words)) == "2 trade"
    assert question(scene(trade=False, **words)) == "1 play"


@pytest.mark.parametrize("first", [0, 1])
def test_first_move_passes_on_in_turn_or_never(first: int) -> None:
    """§6.3"""
    for scores in (["", ""], [PLACES[0], ""], ["", PLACES[0]]):
        words: Any = {"spots": BOOK, "scores": scores, "first": first}
        assert int(resolved(first_move="in turn", **words).first) == 1 - first
        assert int(resolved(first_move="never", **words).first) == first


@pytest.mark.parametrize("behind", [1, 3])
def test_behind_this_many_points_bring_rexonomics(behind: int) -> None:
    """§6.3"""
    words: Any = {"spots": BOOK, "behind": behind, "rexonomics": 0}

    enough = resolved(scores=[" ".join(PLACES[:behind]), ""], **words)
    less = resolved(scores=[" ".join(PLACES[: behind - 1]), ""], **words)
    assert (int(enough.rexonomics), int(less.rexonomics)) == (1, 0)


def test_rounds_the_last_one_ends_the_game() -> None:
    """§11.3"""
    assert seen(resolved(spots=BOOK, round=7, rounds=7)).ended_by == "rounds"
    assert phase(resolved(spots=BOOK, round=6, rounds=7)) == "Finely Balanced"
