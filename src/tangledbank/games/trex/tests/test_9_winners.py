"""§9.6, §9.7, §9.10, §9.11, §9.14, §9.16 Spot effects about winners and losers."""

import pytest

from tangledbank.core.events import Event
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    place_named,
    resolved,
)
from tangledbank.games.trex.tests.words import (
    asker,
    deck,
    discards,
    events,
    held,
    legal,
    play,
    played,
    points,
    question,
    refused,
    score,
    seen,
    told,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])
WHEEL = place(icon="wheel")
FIVE, FOUR = card(footprints=5, icon="water"), card(footprints=4, icon="hat")
THREE = card(period="jurassic", footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
FREE = card(period="free", footprints=1, reveal="discard")
NOTHING = card(period="free", footprints=0, reveal="find-place")
TOP = card(period="free", text="disregard-top")


# -- §9.6 winner discards ------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="winner-discards"))
def test_the_winner_discards_a_period_card_that_counted_there(spot: str) -> None:
    """§9.6: any of those on the winner's side here."""
    table = resolved(
        spots=f"{spot} {WHEEL}", hands=[FREE, ""], deck=NEXT,
        sides=[f"{FIVE} how-de-do {THREE} / {EVEN}", FOUR],
    )  # fmt: skip

    assert (question(table), asker(table), points(table)) == ("1 spend", spot, [1, 0])
    assert legal(table) == [f"discard {FIVE}", f"discard {THREE}"]
    for text in (FREE, EVEN, FOUR, "how-de-do"):
        assert refused(table, f"discard {text}") in ("not-used", "how-de-do")
    after = play(table, f"discard {THREE}")
    assert discards(after) == [THREE]
    assert held(after) == sorted([FREE, FIVE, EVEN])
    assert winners(after) == [0, 0]


SPENDS = place(spot="winner-discards")


def test_with_one_card_there_is_no_choice() -> None:
    """§9.6"""
    table = before_resolving(spots=SPENDS, hands=FREE, sides=[f"{FIVE} how-de-do", ""], deck=NEXT)

    assert discards(play(table, "all pass")) == [FIVE]
    (event,) = events(table, "discarded", "all pass")
    assert (event.seat, event.values) == (0, {"card": FIVE})


def test_a_disregarded_card_is_not_discarded() -> None:
    """§9.6, §10.2, X12: it did not count, and is not affected."""
    table = resolved(spots=SPENDS, hands=FREE, sides=[f"{FIVE} {THREE}", TOP], deck=NEXT)

    assert discards(table) == [THREE]
    assert held(table) == sorted([FREE, FIVE])


def test_the_last_card_of_all_is_not_discarded() -> None:
    """§9.6, §1.8: the hand size counts those on the table."""
    last = resolved(spots=SPENDS, sides=FIVE, deck=NEXT)
    two = resolved(spots=f"{SPENDS} {WHEEL}", sides=f"{FIVE} / {THREE}", deck=NEXT)

    assert (discards(last), held(last), points(last)) == ([], [FIVE], [1, 0])
    assert discards(two) == [FIVE]


def test_the_round_before_still_shows_what_was_discarded() -> None:
    """§9.6"""
    table = resolved(spots=SPENDS, hands=FREE, sides=FIVE, deck=NEXT)

    assert [one.card for one in seen(table).last[0].sides[0]] == [FIVE]


def test_nobody_discards_if_nobody_won() -> None:
    """§9.6, §9.16"""
    table = resolved(spots=SPENDS, sides=[f"{NOTHING}", "how-de-do"], hands=FREE, deck=NEXT)

    assert discards(table) == [SPENDS]


# -- §9.7 loser barters --------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="loser-barters"))
def test_the_loser_may_exchange_a_card_for_the_top_discard(spot: str) -> None:
    """§9.7, §9.16, X16: with or without a card there."""
    for theirs in ("", FOUR):
        table = resolved(
            spots=spot, hands=["", f"{FREE} {EVEN}"], sides=[FIVE, theirs],
            discards=f"{WHEEL} {THREE}", deck=NEXT,
        )  # fmt: skip

        assert (question(table), asker(table)) == ("2 barter", spot)
        assert sorted(legal(table)) == sorted(["leave it", f"swap {FREE}", f"swap {EVEN}"])
        after = play(table, f"swap {EVEN}")
        assert discards(after) == [WHEEL, EVEN]
        assert held(after, 1) == sorted([THREE, FREE, *theirs.split()])
        assert THREE in seen(after, 0).players[1].known
        left = play(table, "leave it")
        assert discards(left) == [WHEEL, THREE]


BARTERS = place(spot="loser-barters")


def test_a_barter_is_told_to_all() -> None:
    """§9.7"""
    table = resolved(spots=BARTERS, hands=["", EVEN], sides=FIVE, discards=THREE, deck=NEXT)
    (event,) = events(table, "bartered", f"swap {EVEN}")

    assert (event.seat, event.audience) == (1, None)
    assert event.values == {"gives": EVEN, "takes": THREE}


def test_there_is_no_barter_without_a_period_card_on_top_or_in_the_hand() -> None:
    """§9.7, §10.10"""
    for pile, hand in ((f"{THREE} {WHEEL}", EVEN), ("", EVEN), (THREE, "")):
        table = before_resolving(
            spots=BARTERS, hands=["", hand], sides=[FIVE, FOUR], discards=pile, deck=NEXT
        )

        assert question(play(table, "all pass")).endswith("play")
        assert "nothing" in told(table, "all pass")


def test_the_last_card_may_be_bartered() -> None:
    """§9.7, §1.8: another one comes for it."""
    table = resolved(spots=BARTERS, hands=["", EVEN], sides=FIVE, discards=THREE, deck=NEXT)

    assert held(play(table, f"swap {EVEN}"), 1) == [THREE]


# -- §9.10 winner clears -------------------------------------------------------------------
@pytest.mark.parametrize("spot", all_places(spot="winner-clears"))
def test_the_winner_finds_the_named_place_and_it_is_discarded(spot: str) -> None:
    """§9.10, §10.4: a place that nobody wins now."""
    named = place_named(spot).finds
    table = before_resolving(spots=spot, sides=["", FIVE], deck=NEXT)

    after = play(table, "all pass")
    assert discards(after) == [named]
    assert named not in deck(after)
    assert score(after, 1) == [spot]
    assert [(one.name, one.seat, one.values["card"]) for one in found_events(table)] == [
        ("found", 1, named), ("cleared", 1, named),
    ]  # fmt: skip


def found_events(table: Position) -> list[Event]:
    """What was found, and what was cleared."""
    names = ("found", "not found", "cleared")
    return [one for one in played(table, "all pass")[1] if one.name in names]


def test_a_named_place_that_lies_in_a_score_pile_stays() -> None:
    """§9.10, §10.5"""
    spot = place(spot="winner-clears")
    named = place_named(spot).finds
    table = before_resolving(spots=spot, sides=FIVE, scores=["", named], deck=NEXT)

    assert score(play(table, "all pass"), 1) == [named]
    assert "cleared" not in told(table, "all pass")
    assert "not found" in told(table, "all pass")


def test_the_two_of_them_name_different_places() -> None:
    """§9.10"""
    names = [place_named(one).finds for one in all_places(spot="winner-clears")]

    assert len(set(names)) == 2


# -- §9.11 winner sells --------------------------------------------------------------------
SELLS = card(spot="winner-sells", reveal="boom")


def test_the_winner_may_give_the_card_to_the_rival_for_rexonomics() -> None:
    """§9.11"""
    table = resolved(spots=SELLS, hands=[FREE, ""], sides=[FIVE, FOUR], rexonomics=1, deck=NEXT)

    assert (question(table), asker(table)) == ("1 sell", SELLS)
    assert legal(table) == ["leave it", "sell it"]
    sold = play(table, "sell it")
    assert (held(sold, 0), held(sold, 1)) == (sorted([FREE, FIVE]), sorted([FOUR, SELLS]))
    assert seen(sold).rexonomics == 0
    assert told(table, "sell it")[:2] == ["sold", "rexonomics"]
    assert SELLS in seen(sold, None).players[1].known
    kept = play(table, "leave it")
    assert (held(kept, 0), seen(kept).rexonomics) == (sorted([FREE, FIVE, SELLS]), 1)


def test_the_last_card_that_is_held_is_not_sold() -> None:
    """§9.11, §1.8: what lies on the table does not help."""
    table = resolved(spots=SELLS, sides=FIVE, deck=NEXT)

    assert question(table).endswith(" play")
    assert held(table) == sorted([FIVE, SELLS])


def test_whoever_has_rexonomics_may_sell_too() -> None:
    """§9.11"""
    table = resolved(spots=SELLS, hands=FREE, sides=FIVE, rexonomics=0, deck=NEXT)

    assert told(table, "sell it")[0] == "sold"
    assert held(play(table, "sell it"), 1) == [SELLS]


def test_a_card_that_went_to_keep_the_limit_is_not_sold() -> None:
    """§9.11, §1.9, §5.7"""
    eight = all_cards(period="free", plain=False)[:8]
    table = resolved(spots=SELLS, hands=" ".join(eight), sides=FIVE, deck=NEXT)

    assert question(table) == "1 limit"
    assert question(play(table, f"discard {SELLS}")).endswith(" play")
    assert question(play(table, f"discard {eight[0]}")) == "1 sell"


def test_a_rival_above_the_limit_comes_down_to_it() -> None:
    """§9.11, §1.9"""
    nine = " ".join(all_cards(period="free", plain=False)[:9])
    table = resolved(spots=SELLS, hands=[EVEN, nine], sides=FIVE, deck=NEXT)

    assert question(play(table, "sell it")) == "2 limit"


# -- §9.14 loser first ---------------------------------------------------------------------
LOSER_FIRST = card(spot="loser-first")


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_takes_first_move_for_the_next_round(winner: int) -> None:
    """§9.14, §6.3: whoever has fewer points."""
    sides = ["", ""]
    sides[winner] = FIVE
    for scores in (["", WHEEL], [WHEEL, ""]):
        for first in (0, 1):
            table = before_resolving(
                spots=LOSER_FIRST, sides=sides, scores=scores, first=first, deck=NEXT
            )

            assert seen(play(table, "all pass")).first_move == 1 - winner
            (event,) = events(table, "claimed", "all pass")
            assert event.seat == 1 - winner


def test_it_is_for_one_round_only_and_needs_a_winner() -> None:
    """§9.14, §9.16, §6.3"""
    nobody = resolved(
        spots=LOSER_FIRST, sides=["", NOTHING], scores=["", WHEEL], first=1, deck=NEXT
    )
    table = resolved(spots=LOSER_FIRST, sides=[FIVE, ""], scores=["", WHEEL], deck=NEXT)

    assert seen(nobody).first_move == 0
    assert seen(table).first_move == 1
    assert seen(play(table, *["pass"] * 6)).first_move == 0


def test_until_the_round_is_over_ties_go_where_they_went() -> None:
    """§9.14: it is for the next round."""
    level = card(footprints=4, icon="food")
    table = resolved(
        spots=f"{LOSER_FIRST} {WHEEL}", sides=[f"{FIVE} / {FOUR}", f"/ {level}"], deck=NEXT
    )

    assert winners(table) == [0, 0]


# -- §9.16 winner fetches ------------------------------------------------------------------
FETCHES = card(spot="winner-fetches", text="sulk")
NAMED = card_named(FETCHES).finds


def test_the_winner_finds_the_named_card_and_takes_it() -> None:
    """§9.16"""
    table = before_resolving(spots=FETCHES, sides=["", FOUR], deck=NEXT)

    after = play(table, "all pass")
    assert held(after, 1) == sorted([FOUR, FETCHES, NAMED])
    assert NAMED in seen(after, 0).players[1].known
    assert NAMED not in deck(after)


def test_a_named_card_in_a_hand_is_not_fetched() -> None:
    """§9.16, §10.5"""
    table = before_resolving(spots=FETCHES, hands=NAMED, sides=["", FOUR], deck=NEXT)

    assert "not found" in told(table, "all pass")
    assert held(play(table, "all pass"), 1) == sorted([FOUR, FETCHES])


def test_without_a_winner_nothing_is_fetched() -> None:
    """§9.16, X16"""
    table = before_resolving(spots=FETCHES, sides=["", "how-de-do"], deck=NEXT)

    assert "found" not in told(table, "all pass")
    assert discards(play(table, "all pass")) == [FETCHES]
