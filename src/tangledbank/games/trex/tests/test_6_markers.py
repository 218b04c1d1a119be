"""§6 First Move and Rexonomics."""

from typing import Any

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_places,
    before_resolving,
    card,
    changed,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    discards,
    events,
    held,
    legal,
    name_of,
    phase,
    play,
    prehistoric,
    question,
    refusal,
    refused,
    seen,
    sizes,
    spots,
    story,
    told,
    totals,
    winners,
)

PLACES = all_places()
QUEUE, LEVEL = card(), card(2)
TUBA, SOUP, TOPPER = (
    card(period="jurassic", footprints=4, icon=icon) for icon in ("music", "food", "hat")
)


def market(row: str = f"{TUBA} {PLACES[0]} {SOUP}", **words: Any) -> Position:
    """A round before Finely Balanced."""
    settled: Any = {"hands": [QUEUE, f"{LEVEL} {TOPPER}"], "rexonomics": 1, **words}
    return scene(spots=row, phase="trading", **settled)


def after_round(scores: list[int], **words: Any) -> Position:
    """The next round, after one in which nothing was won, at these points."""
    piles = [" ".join(PLACES[: scores[0]]), " ".join(PLACES[12 - scores[1] : 12])]
    return resolved(spots=place(spot="lower-wins"), scores=piles,
                    trade=False, hands=[QUEUE, LEVEL], **words)  # fmt: skip


# -- §6.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1])
def test_first_move_wins_ties(first: int) -> None:
    """§6.1, §5.6"""
    table = resolved(spots=place(icon="book"), sides=[TUBA, SOUP], first=first)

    assert (totals(table), winners(table)) == ((4, 4), [first])


# -- §6.2 the trade ------------------------------------------------------------------------
@pytest.mark.parametrize("holder", [0, 1])
def test_before_finely_balanced_the_holder_of_rexonomics_may_trade(holder: int) -> None:
    """§6.2: any card of the hand for any period card that lies as a spot"""
    hands = [QUEUE, QUEUE]
    hands[holder], hands[1 - holder] = f"{LEVEL} {TOPPER}", QUEUE
    table = market(hands=hands, rexonomics=holder)

    assert (phase(table), question(table)) == ("trading", f"{holder + 1} trade")
    assert legal(table) == [
        "no trade", f"trade {LEVEL} for 1", f"trade {TOPPER} for 1", f"trade {LEVEL} for 3",
        f"trade {TOPPER} for 3",
    ]  # fmt: skip


def test_a_trade_puts_the_given_card_down_as_the_spot_and_hands_rexonomics_over() -> None:
    """§6.2"""
    table = market()
    after = play(table, f"trade {LEVEL} for 3")

    assert spots(after) == [TUBA, PLACES[0], LEVEL]
    assert held(after, 1) == sorted([SOUP, TOPPER])
    assert int(after.rexonomics) == 0
    assert sizes(after) == [1, 2]
    assert discards(after) == []
    assert story(table, f"trade {LEVEL} for 3")[:2] == [
        f"Seat 2 trades {name_of(LEVEL)} for {name_of(SOUP)}.", "Seat 1 takes Rexonomics.",
    ]  # fmt: skip


def test_after_a_trade_play_begins_and_the_rival_waits_for_the_next_round() -> None:
    """§6.2, X7: one trade a round"""
    after = play(market(), f"trade {LEVEL} for 1")
    assert (phase(after), question(after)) == ("Finely Balanced", "1 play")
    assert seen(after).traded

    row = [TOPPER, *PLACES[1:4]]
    table = market(row=f"{TUBA} {PLACES[0]}", hands=[QUEUE, LEVEL], deck=" ".join(row))
    later = play(table, f"trade {LEVEL} for 1", "all pass")
    assert (spots(later), question(later)) == (row, "1 trade")
    assert not seen(later).traded


def test_whoever_does_not_trade_keeps_rexonomics() -> None:
    """§6.2"""
    after = play(market(), "no trade")

    assert (int(after.rexonomics), question(after)) == (1, "1 play")
    assert spots(after) == [TUBA, PLACES[0], SOUP]
    assert told(market(), "no trade") == ["no trade", "period began"]


def test_everyone_knows_the_card_that_was_taken() -> None:
    """§6.2"""
    after = play(market(), f"trade {LEVEL} for 1")

    assert seen(after, 0).players[1].known == (TUBA,)
    assert seen(after, None).players[1].known == (TUBA,)


def test_the_last_card_may_be_traded() -> None:
    """§6.2, §1.8: another comes for it"""
    table = market(hands=["", QUEUE])

    assert held(play(table, f"trade {QUEUE} for 1"), 1) == [TUBA]


def test_only_period_cards_that_lie_as_spots_are_traded() -> None:
    """§6.2: no place, no Prehistoric card, no How-de-do"""
    table = scene(spots=f"{TUBA} {PLACES[0]} {prehistoric('crash')}", phase="prehistoric",
                  hands=[QUEUE, LEVEL], rexonomics=0)  # fmt: skip
    assert question(table) == "2 trade"

    for text in (f"trade {LEVEL} for 2", f"trade {LEVEL} for 3"):
        why = refusal(table, text)
        assert (why.code, why.section) == ("no-period-card", "§6.2")
    assert refused(table, f"trade {QUEUE} for 1") == "not-in-hand"
    assert refused(table, "trade how-de-do for 1") == "how-de-do"
    assert refused(table, f"trade {LEVEL} for 4") == "no-such-spot"
    assert refused(table, f"1: trade {QUEUE} for 1") == "not-your-turn"


def test_nobody_is_asked_without_a_period_card_in_the_row_or_in_the_hand() -> None:
    """§6.2"""
    assert question(market(row=f"{PLACES[0]} {PLACES[1]}")) == "1 play"
    assert question(market(hands=[QUEUE, ""])) == "1 play"
    assert question(market(row=f"{PLACES[0]} {TUBA}")) == "2 trade"


def test_the_spot_effect_of_a_card_that_was_traded_in_holds_at_once() -> None:
    """§6.2, X6"""
    still = card(spot="no-moves")
    table = market(row=f"{TUBA} {PLACES[0]}", hands=[f"{QUEUE} {LEVEL}", still],
                   game=changed(f"{LEVEL} reveal=shift"))  # fmt: skip
    texts = (f"play {QUEUE} at 2 down", "pass", f"play {LEVEL} at 2 open")

    moved = play(table, "no trade", *texts)
    assert f"move {QUEUE} to 1" in legal(moved)
    stuck = play(table, f"trade {still} for 1", *texts)
    assert (phase(stuck), question(stuck)) == ("Jurassic", "1 play")


# -- §6.3 after a round --------------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("scores", "starts"), [([1, 0], 1), ([0, 1], 0), ([3, 2], 1), ([2, 3], 0)]
)  # fmt: skip
def test_first_move_goes_to_the_player_with_fewer_points(
    scores: list[int], starts: int, first: int
) -> None:
    """§6.3"""
    table = after_round(scores, first=first)

    assert (int(table.first), question(table)) == (starts, f"{starts + 1} play")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("points", [0, 2])
def test_if_level_it_goes_to_the_other_player(points: int, first: int) -> None:
    """§6.3"""
    assert int(after_round([points, points], first=first).first) == 1 - first


def test_the_points_of_the_round_that_ends_count() -> None:
    """§6.3: level before it, and not after it"""
    table = resolved(spots=place(icon="book"), sides=["", TUBA], first=1)

    assert int(table.first) == 0


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize(
    ("scores", "takes"), [([0, 2], 0), ([2, 0], 1), ([1, 4], 0), ([3, 1], 1)]
)  # fmt: skip
def test_rexonomics_goes_to_whoever_is_two_or_more_points_behind(
    scores: list[int], takes: int, holder: int
) -> None:
    """§6.3"""
    assert int(after_round(scores, rexonomics=holder).rexonomics) == takes


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("scores", [[0, 0], [1, 0], [0, 1], [3, 2]])
def test_if_nobody_is_it_stays(scores: list[int], holder: int) -> None:
    """§6.3"""
    assert int(after_round(scores, rexonomics=holder).rexonomics) == holder


def test_a_marker_that_comes_to_its_holder_is_not_told() -> None:
    """§6.3"""
    quiet = before_resolving(spots=PLACES[3], scores=[PLACES[0], ""], first=1)
    loud = before_resolving(spots=PLACES[3], scores=[f"{PLACES[0]} {PLACES[1]}", ""], first=0,
                            rexonomics=0)  # fmt: skip

    assert not {"first move", "rexonomics"} & set(before_round(quiet))
    assert [name for name in before_round(loud) if name in ("first move", "rexonomics")] == [
        "first move", "rexonomics",
    ]  # fmt: skip
    assert [event.seat for event in events(loud, "first move", "all pass")] == [1]


def before_round(table: Position) -> list[str]:
    """What a round's end tells, before the next begins."""
    names = told(table, "all pass")
    return names[: names.index("round began")]


def test_a_claim_holds_for_the_next_round_only() -> None:
    """§6.3, §9.14"""
    aunt = card(spot="loser-first")
    table = resolved(spots=f"{aunt} {place(icon='book')}", sides=[f" / {SOUP}", f"{TUBA}"],
                     first=1)  # fmt: skip
    assert int(table.first) == 0

    assert int(play(table, "all pass").first) == 1  # with fewer points


def test_a_claim_comes_before_the_points() -> None:
    """§6.3, §9.14: whatever the points say"""
    aunt = card(spot="loser-first")
    table = resolved(spots=f"{aunt} {place(icon='book')}", sides=[f" / {SOUP}", f"{TUBA}"],
                     first=1)  # fmt: skip

    assert winners(table) == [1, 0]
    assert int(table.first) == 0  # the loser there, though seat 2 has fewer points
