"""§6 Balancing the game: breaks, fewer and easier cards, more or fewer personal cards."""

import pytest

from tangledbank.core.containers import pile_of
from tangledbank.games.clades.cards.qualities import SHARK, number_of
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import completing, has_triple
from tangledbank.games.clades.scenes import read_card, scene
from tangledbank.games.clades.tests.words import (
    after,
    dealt,
    names,
    refused,
    seen,
    story,
    told,
)

# Three triples and nothing else: one of water, one of land, one of red cards.
WATER, LAND, RED = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw2r sw2r aw2r"


def resting(table: Position) -> list[int]:
    """Who is on a break."""
    return [seat for seat, one in enumerate(seen(table).players) if one.resting]


def stuck(table: Position) -> list[int]:
    """Who has said so."""
    return [seat for seat, one in enumerate(seen(table).players) if one.stuck]


def hands(table: Position) -> list[str]:
    """What each seat holds."""
    return [names(hand) for hand in table.hands]


# -- §6.1 victory break --------------------------------------------------------------------
def test_whoever_makes_a_triple_rests_until_the_next_triple() -> None:
    """§6.1"""
    table = scene(shared=f"{WATER} {LAND}", seats=3, victory_break=True)
    rested = after(table, f"2 at 100: call {WATER}", "at 9000")

    assert rested.actors() == [0, 2]
    assert rested.legal(1) == []
    assert seen(rested, 1).reach == ()
    assert resting(rested) == [1]
    assert resting(after(rested, f"3: call {LAND}")) == [2]
    assert after(rested, f"3: call {LAND}").actors() == [0, 1]


def test_a_player_on_a_break_can_neither_call_nor_be_stuck_nor_ask() -> None:
    """§6.1"""
    table = scene(shared=f"{WATER} {LAND}", seats=3, victory_break=True)
    rested = after(table, f"2 at 100: call {WATER}")

    for text in (f"2 at 200: call {LAND}", f"2 at 9000: call {LAND}", "2: stuck", "2: hint"):
        assert refused(rested, text) == "on-a-break"


def test_breaks_are_told_as_they_begin_and_end() -> None:
    """§6.1"""
    table = scene(shared=f"{WATER} {LAND} {RED}", seats=3, victory_break=True)
    rested = after(table, f"2 at 100: call {WATER}")

    assert "Seat 2 takes a break." in story(table, f"2 at 100: call {WATER}")
    assert story(rested, f"3 at 200: call {LAND}")[1:] == [
        "Seat 2 is back from the break.",
        "Seat 3 takes a break.",
    ]


def test_without_the_variant_nobody_rests() -> None:
    """§6.1"""
    table = after(scene(shared=f"{WATER} {LAND}"), f"1 at 100: call {WATER}")

    assert resting(table) == []
    assert table.actors() == [0, 1]


def test_a_used_personal_card_is_replaced_only_after_the_break() -> None:
    """§6.1"""
    table = scene(
        shared="mw1b sw1b ml2g sl2g al2g", hands=["aw1b", "ma1g"], victory_break=True,
        deck="aa3b aa3g aa3r sa3b sa3g sa3r",
    )  # fmt: skip
    rested = after(table, f"1 at 100: call {WATER}", "at 2100")

    assert hands(rested) == ["", "ma1g"]
    assert seen(rested).players[0].owed == 1
    back = after(rested, f"2 at 5000: call {LAND}", "at 7000")
    assert hands(back) == ["aa3r", "ma1g"]
    assert seen(back).players[0].owed == 0


def test_the_card_that_was_not_replaced_is_drawn_before_the_cards_of_the_next_caller() -> None:
    """§6.1, C28: even before the two cards of a clade triple."""
    table = scene(
        shared="mw1b sw1b ml2g ml2b ml2r", hands=["aw1b", "ma1g"], victory_break=True,
        deck="aa3b aa3g sa3r sa3b sa3g aa1r aa1g aa1b",
    )  # fmt: skip
    end = after(
        table, f"1 at 100: call {WATER}", "at 2100", "2 at 5000: call ml2g ml2b ml2r", "at 7000"
    )

    assert hands(end) == ["sa3r", "ma1g"]
    assert names(end.piles[1]) == "ml2b ml2g ml2r sa3b sa3g"
    assert names(end.shared) == "aa1b aa1g aa1r aa3b aa3g"


def test_a_triple_of_shared_cards_leaves_no_personal_card_to_draw_later() -> None:
    """§6.1"""
    table = scene(shared=f"{WATER} {LAND}", hands=["ma1b", "ma1g"], victory_break=True)
    rested = after(table, f"1 at 100: call {WATER}", "at 2100")

    assert hands(rested) == ["ma1b", "ma1g"]
    assert seen(rested).players[0].owed == 0


def test_a_break_ends_with_a_triple_in_the_same_window_so_that_the_last_caller_rests() -> None:
    """§6.1, C28"""
    table = scene(shared=f"{WATER} {LAND} {RED}", seats=3, victory_break=True)
    calls = (f"1 at 100: call {WATER}", f"3 at 200: call {LAND}", f"2 at 300: call {RED}")

    assert [resting(after(table, *calls[:count])) for count in (1, 2, 3)] == [[0], [2], [1]]
    assert resting(after(table, *calls, "at 9000")) == [1]


def test_whoever_returns_within_the_window_replaces_a_personal_card_like_everyone() -> None:
    """§6.1, C28"""
    table = scene(
        shared="mw1b sw1b ml2g sl2g al2g", hands=["aw1b", "ma1g"], victory_break=True,
        deck="aa3b aa3g aa3r sa3b sa3g sa3r",
    )  # fmt: skip
    closed = after(table, f"1 at 100: call {WATER}", f"2 at 200: call {LAND}", "at 2100")

    assert hands(closed) == ["aa3r", "ma1g"]
    assert names(closed.shared) == "sa3b sa3g sa3r aa3b aa3g"


def test_a_returned_player_makes_one_triple_a_window_as_everyone() -> None:
    """§3.2, §6.1"""
    table = scene(shared=f"{WATER} {LAND} {RED}", victory_break=True)
    calls = (f"1 at 100: call {WATER}", f"2 at 200: call {LAND}")

    assert refused(after(table, *calls), f"1 at 300: call {RED}") == "window"


def test_a_player_on_a_break_does_not_count_towards_all_being_stuck_and_returns_early() -> None:
    """§6.1, C15, C28: before a thirteenth card is laid."""
    table = scene(shared=f"{WATER} {LAND}", seats=3, victory_break=True)
    rested = after(table, f"2 at 100: call {WATER}", "at 2100", "1: stuck")
    back = after(rested, "3: stuck")

    assert resting(rested) == [1]
    assert story(rested, "3: stuck") == ["Seat 3 is stuck.", "Seat 2 is back from the break."]
    assert (resting(back), len(back.shared), back.actors()) == ([], 6, [0, 1, 2])


def test_only_when_the_returned_player_is_stuck_too_a_card_is_added() -> None:
    """§5.1, §6.1, C28"""
    table = scene(shared=f"{WATER} {LAND}", seats=3, victory_break=True)
    back = after(table, f"2 at 100: call {WATER}", "at 2100", "1: stuck", "3: stuck")

    assert stuck(back) == [0, 2]
    assert "lucky" in told(back, "2: stuck")


def test_after_thirty_seconds_the_player_on_a_break_returns_before_a_card_is_added() -> None:
    """§5.2, §6.1, C15"""
    table = scene(shared=f"{WATER} {LAND}", victory_break=True)
    rested = after(table, f"1 at 100: call {WATER}", "at 2100")

    assert resting(after(rested, "at 32099")) == [0]
    assert told(rested, "at 32100") == ["returns"]
    assert told(rested, "at 62100") == ["returns", "lucky"]


def test_whoever_returns_early_still_lacks_the_card_until_somebody_else_makes_a_triple() -> None:
    """§6.1, C28"""
    table = scene(
        shared=f"mw1b sw1b {LAND} {RED}", hands=["aw1b", "ma1g"], victory_break=True,
        deck="aa3b aa3g aa3r sa3b sa3g sa3r ma3b ma3g ma3r",
    )  # fmt: skip
    back = after(table, f"1 at 100: call {WATER}", "at 2100", "2: stuck")
    assert (resting(back), hands(back)) == ([], ["", "ma1g"])

    own = after(back, f"1 at 3000: call {LAND}", "at 5000")
    assert (resting(own), hands(own)) == ([0], ["", "ma1g"])
    assert hands(after(own, f"2 at 6000: call {RED}", "at 8000")) == ["sa3r", "ma1g"]


def test_a_bonus_card_met_for_the_returned_player_goes_to_their_own_neighbour() -> None:
    """§4.4, §6.1, C9"""
    table = scene(
        shared="mw1b sw1b ml2g sl2g al2g", hands=["aw1b"], seats=3, victory_break=True,
        deck="aa3b aa3g shark aa3r sa3b sa3g sa3r",
    )  # fmt: skip
    end = after(table, f"1 at 100: call {WATER}", "at 2100", f"2 at 5000: call {LAND}", "at 7000")

    assert SHARK in end.piles[2]
    assert hands(end)[0] == "aa3r"


def test_a_break_outlasts_the_deck_and_then_there_is_nothing_to_draw() -> None:
    """§6.1, C6"""
    table = scene(
        shared=f"mw1b sw1b {LAND} {RED}", hands=["aw1b", "ma1g"], victory_break=True, deck="aa3b",
    )  # fmt: skip
    end = after(table, f"1 at 100: call {WATER}", "at 2100", f"2 at 5000: call {LAND}", "at 7000")

    assert hands(end) == ["", "ma1g"]
    assert seen(end).players[0].owed == 0


# -- §6.2 threes only ----------------------------------------------------------------------
def test_threes_only_has_27_cards_that_all_show_three_animals() -> None:
    """§6.2, C32"""
    table = dealt(3, cards="threes")
    cards = [card for place in table.places() for card in place]

    assert len(set(cards)) == len(cards) == seen(table).cards == 27
    assert {number_of(card) for card in cards} == {2}
    assert not any(card >= SHARK for card in cards)
    assert (len(table.shared), len(table.deck)) == (12, 12)


@pytest.mark.parametrize(("cards", "layout"), [("threes", 12), ("teaching", 7)])
def test_a_clade_triple_earns_two_cards_there_too(cards: str, layout: int) -> None:
    """§2.3, §6.2, §6.4, C32"""
    table = scene(
        shared="mw3b mw3g mw3r sw3b", cards=cards, deck="aa3b aa3g aa3r sa3b sa3g sa3r"
    )  # fmt: skip
    end = after(table, "1 at 100: call mw3b mw3g mw3r", "at 2100")

    assert names(end.piles[0]) == "mw3b mw3g mw3r aa3b aa3g"
    assert names(end.shared) == "sw3b sa3b sa3g aa3r"
    assert seen(end).layout == layout


def test_threes_only_adds_no_card_to_its_twelve_for_a_triple_is_certain() -> None:
    """§5.4, §6.2, C23"""
    table = dealt(2, cards="threes")

    assert seen(table).limit == 12
    assert has_triple(table.shared)
    assert told(table, "1: stuck", "2: stuck") == ["stuck", "stuck", "hints for all"]


# -- §6.3 personal cards -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "seats", "held"),
    [
        ("0", 3, [0, 0, 0]),
        ("1", 3, [1, 1, 1]),
        ("2", 2, [2, 2]),
        ("3", 8, [3] * 8),
        ("0 1 2", 3, [0, 1, 2]),
        ("3,0", 2, [3, 0]),
    ],
)
def test_players_have_as_many_personal_cards_as_their_skill_wants(
    text: str, seats: int, held: list[int]
) -> None:
    """§1.2, §6.3"""
    table = dealt(seats, personal_cards=text)

    assert [len(hand) for hand in table.hands] == held
    assert [one.personal for one in seen(table).players] == held
    assert [len(seen(table, seat).hand) for seat in range(seats)] == held


def test_a_triple_may_hold_any_number_of_ones_own_personal_cards() -> None:
    """§6.3, C11"""
    table = scene(
        shared="mw1b sw1b sa1g", hands=["ml2g sl2g al2g", "aw1b aw2r mw2r"],
        personal_cards="3", deck="aa3b aa3g aa3r sa3b sa3g sa3r",
    )  # fmt: skip
    three = after(table, f"1 at 100: call {LAND}", "at 2100")
    one = after(table, f"2 at 100: call {WATER}", "at 2100")
    two = after(
        scene(shared="mw1b sw2r", hands=["", "aw2r mw2r sa1r"], personal_cards="3", deck="aa3b"),
        f"2 at 100: call {RED}",
    )

    assert (hands(three)[0], names(three.shared)) == ("aa3b aa3g aa3r", "mw1b sw1b sa1g")
    assert (hands(one)[1], names(one.shared)) == ("aw2r mw2r aa3r", "sa1g aa3b aa3g")
    assert names(two.piles[1]) == "sw2r mw2r aw2r"


def test_as_many_personal_cards_are_replaced_as_were_used() -> None:
    """§4.1, §4.3, §6.3: after the shared ones."""
    table = scene(
        shared="mw1b sw2r", hands=["", "aw2r mw2r sa1r"], personal_cards="3",
        deck="aa3b aa3g aa3r sa3b",
    )  # fmt: skip
    end = after(table, f"2 at 100: call {RED}", "at 2100")

    assert names(end.shared) == "mw1b aa3b"
    assert hands(end)[1] == "sa1r aa3g aa3r"


def test_nobody_reaches_the_personal_cards_of_somebody_else() -> None:
    """§3.1, §6.3, C12"""
    table = scene(shared="mw1b sw1b sa1g", hands=["ml2g", "aw1b ma1g"], personal_cards="1 2")

    assert refused(table, f"1 at 100: call {WATER}") == "not-in-reach"
    assert "arthropod-water-1-blue" not in seen(table, 0).reach
    assert "arthropod-water-1-blue" in seen(table, 1).reach


def test_a_player_without_personal_cards_plays_with_the_shared_ones() -> None:
    """§6.3"""
    table = scene(
        shared=f"{WATER} ml1g", hands=["", "ma1g"], personal_cards="0 1", deck="aa3b aa3g aa3r sa3b"
    )
    end = after(table, f"1 at 100: call {WATER}", "at 2100")

    assert hands(end) == ["", "ma1g"]
    assert names(end.piles[0]) == WATER
    assert len(end.deck) == 1


# -- §6.4 teaching game --------------------------------------------------------------------
def test_the_teaching_game_has_seven_of_27_cards_on_the_table() -> None:
    """§6.4, C32"""
    table = dealt(4, cards="teaching")
    cards = [card for place in table.places() for card in place]

    assert len(cards) == 27
    assert {number_of(card) for card in cards} == {2}
    assert (len(table.shared), len(table.deck)) == (7, 16)


def test_the_teaching_game_is_refilled_up_to_seven() -> None:
    """§4.2, §6.4"""
    table = scene(
        shared="mw3b sw3b aw3b ml3g sl3r sl3b aa3g", beside="aa3r", cards="teaching",
        deck="ma3b ma3g ma3r sa3b",
    )  # fmt: skip
    end = after(table, "1 at 100: call mw3b sw3b aw3b", "at 2100")

    assert len(table.shared) == 8
    assert names(end.shared) == "ml3g ma3b ma3g sl3b sl3r aa3g aa3r"


def test_an_eighth_ninth_and_tenth_card_may_be_added_and_then_hints_follow() -> None:
    """§5.3, §5.4, §6.4, C22"""
    table = dealt(2, cards="teaching")
    counts = []
    for _stall in range(3):
        table = after(table, "1: stuck", "2: stuck")
        counts.append(len(table.shared))

    assert counts == [8, 9, 10]
    assert told(table, "1: stuck", "2: stuck") == ["stuck", "stuck", "hints for all"]
    assert len(after(table, "1: stuck", "2: stuck").shared) == 10


def test_nine_cards_of_27_may_hold_no_triple_but_ten_always_do() -> None:
    """§5.3, C22, C23: the first card may be any, for all are alike in this."""
    threes = [card for card in range(81) if number_of(card) == 2]
    nine = "mw3b mw3g ml3b ml3g sw3b sw3g sl3r sa3r al3r"

    assert not has_triple(pile_of([read_card(name) for name in nine.split()]))
    assert grows_to(9, threes[:1], threes[1:])
    assert not grows_to(10, threes[:1], threes[1:])


def grows_to(size: int, cards: list[int], others: list[int]) -> bool:
    """Whether some of the others join these cards, up to this many, without a triple."""
    if len(cards) == size:
        return True
    for place, card in enumerate(others):
        if len(cards) + len(others) - place < size:
            return False
        barred = {completing(one, card) for one in cards}
        if grows_to(
            size, [*cards, card], [one for one in others[place + 1 :] if one not in barred]
        ):
            return True
    return False
