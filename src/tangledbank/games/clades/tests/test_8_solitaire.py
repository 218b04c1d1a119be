"""§8 Solitaire: casual, a race, a countdown."""

import pytest

from tangledbank.games.clades.cards.qualities import is_bonus
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import has_triple
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import (
    after,
    dealt,
    names,
    refused,
    seen,
    story,
    told,
)

# Thirteen triples that share no card: each of one number, colour and environment, of all clades.
TRIPLES = [
    f"m{rest} s{rest} a{rest}"
    for rest in (
        "w1b", "w1g", "w1r", "w2b", "w2g", "w2r", "w3b", "w3g", "w3r", "l1b", "l1g", "l1r", "l2b",
    )
]  # fmt: skip


def race(**options: object) -> Position:
    """A race in which a triple can be called after the other: four lie there, nine will come."""
    return scene(
        seats=1, shared=" ".join(TRIPLES[:4]), deck=" ".join(TRIPLES[4:]), solitaire="race",
        **options,  # type: ignore[arg-type]
    )  # fmt: skip


def calls(*moments: int) -> list[str]:
    """The triples one after the other, at these moments."""
    return [
        f"1 at {at}: call {triple}" for at, triple in zip(moments, TRIPLES, strict=False)
    ]  # fmt: skip


# -- §8.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("solitaire", ["casual", "race"])
def test_alone_there_are_no_personal_cards_and_no_bonus_cards(solitaire: str) -> None:
    """§8.1, C8, C35"""
    table = dealt(1, solitaire=solitaire)
    cards = [card for place in table.places() for card in place]

    assert len(cards) == len(set(cards)) == seen(table).cards == 81
    assert not any(is_bonus(card) for card in cards)
    assert len(table.hands[0]) == 0


def test_alone_a_clade_triple_earns_nothing_extra() -> None:
    """§8.1"""
    table = scene(seats=1, shared="mw1b mw1g mw1r sl2b", deck="aa1b aa1g aa1r sa1b sa1g")
    end = after(table, "call mw1b mw1g mw1r")

    assert names(end.piles[0]) == "mw1b mw1g mw1r"
    assert names(end.shared) == "sl2b aa1b aa1g aa1r"
    assert seen(end).players[0].clade_triples == 1


def test_alone_nobody_else_may_call_so_that_cards_are_replaced_at_once() -> None:
    """§3.2, §8.1"""
    table = scene(seats=1, shared=" ".join(TRIPLES[:3]), deck=" ".join(TRIPLES[3:6]))
    end = after(table, *calls(100, 100, 100, 100))

    assert seen(end).window_until is None
    assert end.now == 100
    assert names(end.piles[0]) == " ".join(TRIPLES[:4])


def test_alone_a_false_call_costs_a_wait_too() -> None:
    """§3.4, §8.1, C10"""
    table = scene(seats=1, shared=" ".join(TRIPLES[:3]))
    called = after(table, "1 at 100: call mw1b sw1b aw1g")

    assert refused(called, f"1 at 3099: call {TRIPLES[0]}") == "locked"
    assert len(after(called, f"1 at 3100: call {TRIPLES[0]}").piles[0]) == 3


# -- §8.2 casual ---------------------------------------------------------------------------
def test_casual_solitaire_has_eighteen_shared_cards() -> None:
    """§8.2, C30"""
    table = dealt(1)

    assert (len(table.shared), len(table.deck)) == (18, 63)
    assert (seen(table).layout, seen(table).limit) == (18, 21)


@pytest.mark.parametrize("shared", [12, 15, 21])
def test_casual_solitaire_may_have_twelve_to_21_shared_cards(shared: int) -> None:
    """§8.2, C30"""
    table = dealt(1, shared_cards=shared)

    assert (len(table.shared), len(table.deck)) == (shared, 81 - shared)


def test_casual_solitaire_is_refilled_up_to_its_number() -> None:
    """§4.2, §8.2, C30"""
    shared = " ".join(TRIPLES[:6])
    table = scene(seats=1, shared=shared, beside="mw3b", deck="sw3b sw3g sw3r aw3b")
    end = after(table, *calls(100))

    assert (len(table.shared), len(end.shared)) == (19, 18)
    assert names(end.deck) == "aw3b sw3r"


def test_whoever_is_stuck_gets_one_more_card_up_to_21_and_then_hints() -> None:
    """§5.1, §5.4, §8.2, C23"""
    table = dealt(1)

    assert told(table, "stuck") == ["stuck", "lucky"]
    assert len(after(table, *["stuck"] * 3).shared) == 21
    assert told(after(table, *["stuck"] * 3), "stuck") == ["stuck", "hints for all"]


def test_casual_solitaire_ends_when_the_deck_is_empty_and_no_triple_is_left() -> None:
    """§8.2, §11.1, C30"""
    left = scene(seats=1, shared=f"{TRIPLES[0]} {TRIPLES[1]}", deck="")
    nothing = scene(seats=1, shared=f"{TRIPLES[0]} mw1g sl2r", deck="")

    assert after(left, *calls(100)).outcome() is None
    outcome = after(nothing, *calls(100)).outcome()
    assert outcome is not None
    assert outcome.ended_by == "The deck is empty and no triple is left (§11.1)."
    assert (outcome.winners, outcome.scores[0].points) == ((0,), 3)


def test_casual_solitaire_goes_on_while_the_deck_has_cards_though_no_triple_lies_there() -> None:
    """§8.2, C30"""
    table = scene(seats=1, shared=f"{TRIPLES[0]} mw1g", deck="sl2r aa3r ma2r sl1g")
    called = after(table, *calls(100))

    assert not has_triple(called.shared)
    assert called.outcome() is None
    assert len(after(called, "stuck").shared) == 5


def test_casual_solitaire_ends_when_the_deck_is_empty_and_the_player_is_stuck() -> None:
    """§8.2, §11.2, C24, C30"""
    table = scene(seats=1, shared=TRIPLES[0], deck="")
    outcome = after(table, "stuck").outcome()

    assert outcome is not None
    assert outcome.ended_by == "The deck is empty and everyone is stuck (§11.2)."


# -- §8.3 race -----------------------------------------------------------------------------
def test_a_race_has_39_cards_twelve_of_them_shared() -> None:
    """§8.3"""
    table = dealt(1, solitaire="race")

    assert (len(table.shared), len(table.deck), len(table.aside)) == (12, 27, 42)


def test_the_39_cards_are_drawn_at_random() -> None:
    """§8.3, C30"""
    asides = [set(dealt(1, seed=seed, solitaire="race").aside) for seed in range(8)]

    assert len({frozenset(cards) for cards in asides}) == 8
    assert set.union(*asides) == set(range(81))


def test_nobody_sees_which_cards_are_out_of_a_race() -> None:
    """§8.3"""
    table = dealt(1, solitaire="race")
    other = table.clone()
    other.aside.fill(table.deck.as_list()[:1] + table.aside.as_list()[1:])
    other.deck.fill(table.aside.as_list()[:1] + table.deck.as_list()[1:])

    assert seen(other, 0) == seen(table, 0)
    assert seen(table, 0).deck == 27


def test_the_deck_is_empty_exactly_after_the_ninth_triple_and_the_tenth_wins() -> None:
    """§8.3: 39 - 12 = 27 = 9 × 3."""
    table = race()
    decks = []
    for text in calls(*range(1000, 11000, 1000)):
        assert table.outcome() is None
        table = after(table, text)
        decks.append(len(table.deck))

    assert decks == [24, 21, 18, 15, 12, 9, 6, 3, 0, 0]
    assert len(table.shared) == 9
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0].points) == ((0,), 30)
    assert table.winners() == 1


def test_the_stopwatch_runs_from_the_start_to_the_tenth_triple() -> None:
    """§8.3, C30"""
    table = after(race(stall_seconds=0), *calls(*range(500, 9500, 1000)))
    won = after(table, f"1 at 65250: call {TRIPLES[9]}")
    outcome = won.outcome()

    assert outcome is not None
    assert outcome.ended_by == "10 triples in 1:05.250 (§8.3)."
    assert won.now == 65_250
    assert "The game is over: the race is won." in story(table, f"1 at 65250: call {TRIPLES[9]}")
    assert refused(won, f"1 at 66000: call {TRIPLES[10]}") == "over"


@pytest.mark.parametrize(("triples", "cards"), [(2, 15), (10, 39), (24, 81)])
def test_a_race_to_another_number_has_so_many_cards_that_the_deck_is_empty_before_the_last(
    triples: int, cards: int
) -> None:
    """§8.3"""
    table = dealt(1, solitaire="race", race_triples=triples)

    assert len(table.shared) + len(table.deck) == cards
    assert len(table.deck) == 3 * (triples - 1)


def test_a_card_added_in_a_race_leaves_the_deck_empty_after_the_ninth_triple() -> None:
    """§8.3, C18"""
    table = after(race(), "stuck")
    decks = [len(table.deck)]
    for text in calls(*range(1000, 11000, 1000)):
        table = after(table, text)
        decks.append(len(table.deck))

    assert decks == [26, 24, 21, 18, 15, 12, 9, 6, 3, 0, 0]
    assert seen(table).players[0].triples == 10
    assert table.outcome() is not None


def test_a_race_is_lost_when_the_deck_is_empty_and_there_is_no_triple() -> None:
    """§8.3, C18"""
    table = scene(
        seats=1, shared=f"{TRIPLES[0]} mw1g sl2r", deck="aa3r ma2g sl1g", solitaire="race"
    )
    lost = after(table, *calls(100))
    outcome = lost.outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.scores[0].points) == ((), 3)
    assert lost.winners() == 0
    assert outcome.ended_by == "The deck is empty and no triple is left (§11.1)."


def test_a_race_is_lost_when_the_deck_is_empty_and_the_player_is_stuck() -> None:
    """§8.3, §11.2, C18, C24"""
    table = scene(seats=1, shared=f"{TRIPLES[0]} {TRIPLES[1]}", deck="", solitaire="race")
    outcome = after(table, "stuck").outcome()

    assert outcome is not None
    assert outcome.winners == ()


# -- §8.4 countdown ------------------------------------------------------------------------
def test_a_race_is_lost_when_the_clock_is_at_zero() -> None:
    """§8.4, C30"""
    table = race(countdown=20)
    assert seen(table).ends_at == 20_000

    late = after(table, *calls(*range(1000, 10000, 1000)), "at 20000")
    outcome = late.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ended_by) == ((), "The time is up (§8.4).")
    assert seen(late).now == 20_000


def test_the_last_triple_counts_until_the_clock_is_at_zero() -> None:
    """§8.4"""
    table = after(race(countdown=20), *calls(*range(1000, 10000, 1000)))
    won = after(table, f"1 at 19999: call {TRIPLES[9]}").outcome()

    assert won is not None
    assert won.winners == (0,)
    assert refused(table, f"1 at 20000: call {TRIPLES[9]}") == "over"


def test_without_a_countdown_a_race_takes_as_long_as_it_takes() -> None:
    """§8.3, §8.4"""
    table = race(stall_seconds=0)

    assert seen(table).ends_at is None
    assert table.due() is None


def test_cards_are_added_while_the_countdown_runs() -> None:
    """§5.2, §8.4"""
    table = race(countdown=40)

    assert told(table, "at 39999") == ["lucky"]
    assert told(table, "at 40000") == ["lucky", "ended"]


def test_the_countdown_is_for_races_only() -> None:
    """§8.4"""
    table = dealt(1, countdown=5, stall_seconds=0)

    assert table.due() is None
    assert seen(table).ends_at is None
