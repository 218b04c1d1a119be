"""§7.2, §7.3 Making the game harder: open hand, open hand with switch."""

from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.three_triples import LAND, RED, STUCK, WATER, hands
from tangledbank.games.clades.tests.words import (
    action,
    after,
    names,
    played,
    refused,
    seen,
    story,
    told,
)


# -- §7.2 open hand ------------------------------------------------------------------------
def open_table(**changes: object) -> Position:
    """Two hands that were laid open a moment ago, with a triple that needs the second one."""
    words: dict[str, object] = {
        "shared": f"mw1b sw1b {LAND}", "hands": ["sa1g", "aw1b"], "open_hand": "open",
        "deck": "ma3b ma3g ma3r sa3b sa3g sa3r",
    }  # fmt: skip
    return after(scene(**(words | changes)), *STUCK)  # type: ignore[arg-type]


def test_the_first_stall_lays_the_hands_open_and_the_next_adds_a_card() -> None:
    """§7.2, C29"""
    table = scene(shared=f"mw1b sw1b {LAND}", hands=["sa1g", "aw1b"], open_hand="open")

    assert story(table, *STUCK)[2:] == ["Nobody sees a triple: all personal cards are laid open."]
    opened = after(table, *STUCK)
    assert (seen(opened).hands_open, len(opened.shared)) == (True, 5)
    again = after(opened, *STUCK)
    assert told(opened, *STUCK) == ["stuck", "stuck", "lucky"]
    assert (seen(again).hands_open, len(again.shared)) == (True, 6)


def test_the_hands_are_laid_open_after_thirty_seconds_too() -> None:
    """§5.2, §7.2, C29"""
    table = scene(shared=f"mw1b sw1b {LAND}", hands=["sa1g", "aw1b"], open_hand="open")

    assert told(table, "at 29999") == []
    assert told(table, "at 30000") == ["hands open"]
    assert told(table, "at 60000") == ["hands open", "lucky"]


def test_everyone_sees_an_open_hand_and_nobody_is_stuck_any_more() -> None:
    """§5.6, §7.2"""
    table = open_table()

    for seat in (0, 1, None):
        assert [one.known for one in seen(table, seat).players] == [
            ("sauropsid-air-1-green",),
            ("arthropod-water-1-blue",),
        ]
    assert not any(one.stuck for one in seen(table).players)


def test_without_personal_cards_there_is_nothing_to_lay_open() -> None:
    """§7.2"""
    table = scene(shared=f"{WATER} {LAND}", personal_cards="0", open_hand="open")

    assert told(table, *STUCK) == ["stuck", "stuck", "lucky"]


def test_without_the_variant_hands_stay_closed() -> None:
    """§5.1, §7.2"""
    table = scene(shared=f"mw1b sw1b {LAND}", hands=["sa1g", "aw1b"])

    assert told(table, *STUCK) == ["stuck", "stuck", "lucky"]
    assert seen(after(table, *STUCK), 0).players[1].known == ()


def test_an_open_card_is_in_everybodys_reach() -> None:
    """§7.2, C12"""
    closed = scene(shared=f"mw1b sw1b {LAND}", hands=["sa1g", "aw1b"], open_hand="open")
    table = open_table()

    assert refused(closed, f"1: call {WATER}") == "not-in-reach"
    assert "arthropod-water-1-blue" in seen(table, 0).reach
    assert action(f"call {WATER}") in table.legal(0)
    assert names(after(table, f"1: call {WATER}").piles[0]) == "mw1b sw1b aw1b"


def test_a_triple_with_an_open_card_has_no_other_personal_card() -> None:
    """§7.2, C11"""
    table = open_table(
        shared=f"mw1b {LAND}", hands=["sw1b ma1g", "aw1b ma1r"], personal_cards="2"
    )  # fmt: skip
    own = open_table(shared=f"mw1b {LAND}", hands=["sw1b aw1b", "ma1r"], personal_cards="2 1")

    assert refused(table, f"1: call {WATER}") == "one-personal"
    assert refused(own, f"1: call {WATER}") == "one-personal"
    for opened in (table, own):
        assert action(f"call {WATER}") not in opened.legal(0)


def test_with_closed_hands_the_same_player_may_use_both() -> None:
    """§6.3, §7.2, C11"""
    table = scene(
        shared=f"mw1b {LAND}", hands=["sw1b aw1b", "ma1r"], personal_cards="2 1", open_hand="open"
    )

    assert names(after(table, f"1: call {WATER}").piles[0]) == "mw1b sw1b aw1b"


def test_the_used_card_is_replaced_first_then_hands_are_closed_then_the_shared_cards_follow() -> (
    None
):
    """§7.2, C5"""
    table = open_table()
    names_of_events = told(table, f"1: call {WATER}", "at 2000")

    assert names_of_events == [
        "triple", "window closed", "replaced", "drew", "hands closed", "laid", "laid",
    ]  # fmt: skip


def test_a_used_card_is_replaced_for_its_owner_and_not_for_the_caller() -> None:
    """§7.2, C5, C29"""
    end = after(open_table(), f"1: call {WATER}", "at 2000")

    assert hands(end) == ["sa1g", "ma3b"]
    assert names(end.shared) == "ml2g ma3g ma3r sl2g al2g"


def test_ones_own_open_card_is_replaced_for_oneself() -> None:
    """§7.2, C29"""
    end = after(open_table(), f"2: call {WATER}", "at 2000")

    assert hands(end) == ["sa1g", "ma3b"]


def test_the_two_cards_of_a_clade_triple_come_before_the_personal_card() -> None:
    """§2.3, §7.2, C5"""
    table = open_table(shared=f"mw1b mw1g {LAND}", hands=["sa1g", "mw1r"])
    end = after(table, "1: call mw1b mw1g mw1r", "at 2000")

    assert names(end.piles[0]) == "mw1b mw1g mw1r ma3b ma3g"
    assert hands(end) == ["sa1g", "ma3r"]
    assert names(end.shared) == "ml2g sl2g sa3b sa3g al2g"


def test_hands_are_closed_when_the_window_closes() -> None:
    """§7.2, C29"""
    table = open_table(shared=f"mw1b sw1b {LAND}", hands=["al1g", "aw1b"])
    called = after(table, f"1 at 100: call {WATER}")

    assert seen(after(called, "at 2099")).hands_open
    assert not seen(after(called, "at 2100")).hands_open


def test_within_the_window_others_still_use_open_cards() -> None:
    """§3.2, §7.2, C29"""
    table = open_table(shared=f"mw1b sw1b {RED} ml2g sl2g", hands=["al2g", "aw1b"])
    both = after(table, f"1 at 100: call {WATER}", f"2 at 200: call {LAND}")

    assert names(both.piles[1]) == "ml2g sl2g al2g"
    assert hands(after(both, "at 2100")) == ["sa3b", "ma3b"]


def test_a_new_personal_card_is_hidden_again_and_the_others_stay_known() -> None:
    """§1.2, §7.2"""
    end = after(open_table(), f"1: call {WATER}", "at 2000")

    assert [one.known for one in seen(end, 0).players] == [("sauropsid-air-1-green",), ()]
    assert seen(end, 0).reach.count("mammal-air-3-blue") == 0


def test_hands_are_laid_open_again_whenever_the_game_stalls() -> None:
    """§7.2, C29"""
    end = after(open_table(), f"1: call {WATER}", "at 2000")

    assert told(end, *STUCK) == ["stuck", "stuck", "hands open"]


def test_with_an_empty_deck_hands_are_laid_open_before_the_game_is_over() -> None:
    """§7.2, §11.2, C24"""
    table = scene(shared=f"mw1b sw1b {LAND}", hands=["sa1g", "aw1b"], open_hand="open", deck="")
    opened = after(table, *STUCK)

    assert opened.outcome() is None
    assert told(table, *STUCK) == ["stuck", "stuck", "hands open"]
    assert told(opened, *STUCK) == ["stuck", "stuck", "ended"]


def test_the_game_goes_on_while_an_open_card_can_still_make_a_triple() -> None:
    """§7.2, §11.1, C29"""
    ends = {}
    for third in ("sl2g", "sl2r"):
        table = scene(
            shared=f"{WATER} ml2g {third} ma1b", hands=["sa1g", "al2g"], open_hand="open", deck=""
        )
        ends[third] = after(table, f"1: call {WATER}", "at 2000")

    assert ends["sl2r"].outcome() is not None
    assert ends["sl2g"].outcome() is None
    assert names(after(ends["sl2g"], *STUCK, f"1: call {LAND}").piles[0]) == f"{WATER} {LAND}"


def test_the_owner_draws_at_once_though_the_caller_is_on_a_break() -> None:
    """§6.1, §7.2, C28, C29"""
    end = after(open_table(victory_break=True), f"1: call {WATER}", "at 2000")

    assert hands(end) == ["sa1g", "ma3b"]
    assert seen(end).players[0].resting
    assert [one.owed for one in seen(end).players] == [0, 0]


def test_the_window_stays_open_while_two_shared_cards_and_an_open_one_may_be_called() -> None:
    """§3.2, §7.2, C26: even if the open card is somebody's on a break."""
    table = open_table(
        shared="mw1b sw1b aw1b ml2g sl2g", hands=["al2g", ""], personal_cards="1 0",
        victory_break=True,
    )  # fmt: skip
    called = after(table, f"1 at 100: call {WATER}")

    assert seen(called).window_until == 2100
    assert names(after(called, f"2 at 200: call {LAND}").piles[1]) == "ml2g sl2g al2g"


# -- §7.3 open hand with switch ------------------------------------------------------------
def test_whoever_uses_somebody_elses_card_gives_one_and_draws_the_replacement() -> None:
    """§7.3, C29"""
    table = open_table(open_hand="switch")
    called, events = played(table, f"1: call {WATER}")
    end = after(called, "at 2000")

    assert hands(called) == ["", "sa1g"]
    assert hands(end) == ["ma3b", "sa1g"]
    assert names(end.shared) == "ml2g ma3g ma3r sl2g al2g"
    assert [event.sentence for event in events if event.name == "gave"] == [
        "Seat 1 gives one green Pteranodon to Seat 2 in exchange."
    ]


def test_a_switched_card_stays_known_and_the_new_one_is_not() -> None:
    """§7.3"""
    end = after(open_table(open_hand="switch"), f"1: call {WATER}", "at 2000")

    assert [one.known for one in seen(end).players] == [(), ("sauropsid-air-1-green",)]


def test_whoever_has_several_cards_says_which_one_is_given() -> None:
    """§7.3, C29"""
    table = open_table(open_hand="switch", hands=["sa1g ma1g", "aw1b"], personal_cards="2 1")
    given = after(table, f"1: call {WATER} giving ma1g")

    assert hands(given) == ["sa1g", "ma1g"]
    assert refused(table, f"1: call {WATER}") == "no-gift"
    assert refused(table, f"1: call {WATER} giving aa1g") == "not-yours"
    assert refused(table, f"1: call {WATER} giving aw1b") == "not-yours"
    offered = {one for one in table.legal(0) if one in {
        action(f"call {WATER}{gift}") for gift in ("", " giving ma1g", " giving sa1g")
    }}  # fmt: skip
    assert offered == {action(f"call {WATER} giving {card}") for card in ("ma1g", "sa1g")}


def test_nothing_is_given_for_ones_own_card_or_for_shared_cards() -> None:
    """§7.3"""
    table = open_table(open_hand="switch", hands=["sa1g ma1g", "aw1b ma1r"], personal_cards="2")

    assert refused(table, f"2: call {WATER} giving ma1r") == "no-exchange"
    assert refused(table, f"1: call {LAND} giving ma1g") == "no-exchange"
    assert hands(after(table, f"2: call {WATER}", "at 2000")) == ["sa1g ma1g", "ma1r ma3b"]
    assert hands(after(table, f"1: call {LAND}", "at 2000")) == ["sa1g ma1g", "aw1b ma1r"]


def test_without_switch_nothing_is_given() -> None:
    """§7.2, §7.3"""
    table = open_table(hands=["sa1g ma1g", "aw1b"], personal_cards="2 1")

    assert refused(table, f"1: call {WATER} giving ma1g") == "no-exchange"


def test_a_caller_without_a_card_gives_nothing_and_the_owner_draws() -> None:
    """§7.3, C29"""
    table = open_table(open_hand="switch", hands=["", "aw1b"], personal_cards="0 1")
    end = after(table, f"1: call {WATER}", "at 2000")

    assert hands(end) == ["", "ma3b"]
    assert "gave" not in told(table, f"1: call {WATER}")


def test_with_an_empty_deck_nobody_draws_but_cards_still_change_hands() -> None:
    """§7.3, C29"""
    table = open_table(open_hand="switch", deck="")

    assert hands(after(table, f"1: call {WATER}", "at 2000")) == ["", "sa1g"]


def test_a_caller_on_a_break_gives_at_once_and_draws_after_the_break() -> None:
    """§6.1, §7.3, C28, C29"""
    table = open_table(open_hand="switch", victory_break=True)
    rested = after(table, f"1: call {WATER}", "at 2000")

    assert hands(rested) == ["", "sa1g"]
    assert seen(rested).players[0].owed == 1
    assert hands(after(rested, f"2: call {LAND}", "at 4000")) == ["ma3r", "sa1g"]
