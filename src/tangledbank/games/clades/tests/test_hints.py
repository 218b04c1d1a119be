"""§5.5 Hints: what they show, to whom, and what they cost."""

from dataclasses import replace

from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.seen.hints import triples_in_reach
from tangledbank.games.clades.seen.view import Hint
from tangledbank.games.clades.tests.words import after, names, played, refused, seen

# Three triples and nothing else: one of water, one of land, one of red cards.
WATER, LAND, RED = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw2r sw2r aw2r"
STUCK = ("1: stuck", "2: stuck")


def shown(table: Position, seat: int = 0) -> Hint:
    """The hint that a seat sees."""
    found = seen(table, seat).hint
    assert found is not None
    return found


def in_reach(table: Position, seat: int) -> list[str]:
    """The triples that a seat could call."""
    return [names(three) for three in triples_in_reach(table, seat)]


# -- what is in reach ----------------------------------------------------------------------
def test_triples_in_reach_are_of_shared_cards_and_ones_own() -> None:
    """§3.1, §5.5, C12"""
    table = scene(shared=f"{WATER} ml2g sl2g", hands=["al2g", "aa1r"])

    assert in_reach(table, 0) == [WATER, LAND]
    assert in_reach(table, 1) == [WATER]


def test_with_open_hands_triples_in_reach_have_one_personal_card_at_most() -> None:
    """§5.5, §7.2, C11"""
    closed = scene(
        shared="mw1b sw1b ml2g", hands=["sl2g al2g", "aw1b"], personal_cards="2 1", open_hand="open"
    )
    opened = after(closed, *STUCK)

    assert [in_reach(closed, seat) for seat in (0, 1)] == [[LAND], [WATER]]
    assert [in_reach(opened, seat) for seat in (0, 1)] == [[WATER], [WATER]]


def test_with_both_decks_either_card_makes_a_triple_of_its_own() -> None:
    """§5.5, §10.3, C31"""
    table = scene(shared="mw1b sw1b aw1b aw1b+ mw1b+", animals="genius")

    assert in_reach(table, 0) == [
        "mw1b sw1b aw1b", "mw1b sw1b aw1b+", "sw1b aw1b mw1b+", "sw1b mw1b+ aw1b+",
    ]  # fmt: skip


# -- what is shown -------------------------------------------------------------------------
def test_the_card_of_the_second_step_belongs_to_the_triple_of_the_third() -> None:
    """§5.5"""
    table = scene(shared=f"{LAND} {RED}")
    steps = [shown(after(table, *["1: hint"] * count)) for count in (1, 2, 3)]

    assert [len(step.cards) for step in steps] == [0, 1, 3]
    assert steps[0].sentence == "There are 2 triples in your reach."
    assert steps[1].cards[0] in steps[2].cards
    assert steps[2].cards == (
        "mammal-water-2-red", "sauropsid-water-2-red", "arthropod-water-2-red",
    )  # fmt: skip


def test_what_the_last_step_shows_can_be_called() -> None:
    """§3.1, §5.5"""
    table = scene(shared="sl1b sl2b sa1g mw1g aw3r", hands=["sl3b", "ma2g"])
    cards = shown(after(table, *["1: hint"] * 3)).cards

    assert set(cards) == {"sauropsid-land-1-blue", "sauropsid-land-2-blue", "sauropsid-land-3-blue"}
    assert len(after(table, "1: hint", "1: call sl1b sl2b sl3b").piles[0]) == 3


def test_if_no_triple_is_in_reach_every_step_says_so() -> None:
    """§5.5"""
    table = scene(shared="mw1b sw1b ml2g")

    for count in (1, 2, 3):
        hint = shown(after(table, *["1: hint"] * count))
        assert (hint.sentence, hint.cards) == ("There is no triple in your reach.", ())


def test_a_hint_speaks_of_what_is_left_in_the_window() -> None:
    """§3.2, §5.5, §5.6"""
    table = after(scene(shared=f"{WATER} {LAND}", deck="ma3b ma3g ma3r"), f"1 at 100: call {WATER}")

    assert seen(table, 1).hint is None
    assert shown(after(table, "2 at 200: hint"), 1).sentence == "There is one triple in your reach."


def test_a_hint_stays_while_others_call_in_vain() -> None:
    """§5.6"""
    table = after(scene(shared=f"{WATER} {LAND}"), "1: hint", "1: hint")

    assert shown(after(table, "2: call mw1b sw1b al2g")) == shown(table)


# -- to whom -------------------------------------------------------------------------------
def test_others_learn_that_a_hint_was_asked_for_and_nothing_more() -> None:
    """§5.5"""
    table = scene(shared=f"{WATER} {LAND}", lock_out_ms=100)
    asked, events = played(table, *["1: hint"] * 3)

    for seat in (1, None):
        before, behind = seen(table, seat), seen(asked, seat)
        first = replace(before.players[0], hints=3, locked_until=300)
        assert behind == replace(before, players=(first, *before.players[1:]))
    assert all(set(event.values) == {"step"} for event in events)


def test_each_seat_has_its_own_steps() -> None:
    """§5.5"""
    table = after(scene(shared=f"{WATER} {LAND}", seats=3), "1: hint", "3: hint", "3: hint")

    assert [one.hints for one in seen(table).players] == [1, 0, 2]
    assert (shown(table, 0).step, shown(table, 2).step) == (1, 2)
    assert seen(table, 1).hint is None


# -- what it costs -------------------------------------------------------------------------
def test_steps_asked_for_at_once_cost_a_wait_each() -> None:
    """§5.5"""
    table = after(scene(shared=f"{WATER} {LAND}"), *["1 at 1000: hint"] * 3)

    assert seen(table).players[0].locked_until == 10_000
    assert refused(table, f"1 at 9999: call {WATER}") == "locked"
    assert len(after(table, f"1 at 10000: call {WATER}").piles[0]) == 3


def test_a_hint_asked_for_during_a_wait_makes_it_longer() -> None:
    """§3.4, §5.5"""
    table = after(
        scene(shared=f"{WATER} {LAND}"), "1 at 1000: call mw1b sw1b al2g", "1 at 2000: hint"
    )

    assert seen(table).players[0].locked_until == 7000


def test_nobody_else_waits_for_a_hint() -> None:
    """§5.5"""
    table = after(scene(shared=f"{WATER} {LAND}"), "1 at 1000: hint")

    assert seen(table).players[1].locked_until == 0


def test_whoever_asks_may_still_be_stuck() -> None:
    """§5.5, §5.6, C25"""
    table = after(
        scene(shared=f"{WATER} {LAND}"), "1 at 10: hint", "1 at 20: stuck", "1 at 30: hint"
    )

    assert seen(table).players[0].stuck
    assert seen(table).players[0].hints == 2


def test_asking_does_not_put_off_the_next_card() -> None:
    """§5.2, §5.5"""
    table = after(scene(shared=f"{WATER} {LAND}"), "1 at 20000: hint")

    assert table.due() == 30_000
