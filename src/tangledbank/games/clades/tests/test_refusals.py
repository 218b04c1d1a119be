"""Why an action is not allowed: each refusal with its code, its rule and its sentence."""

import pytest
from tests import refused
from tests.refused import Case

from tangledbank.core.advance import advance
from tangledbank.core.errors import BadNotation, IllegalAction
from tangledbank.core.grounds import OWN
from tangledbank.games.clades import GAME
from tangledbank.games.clades.cards.qualities import CARDS
from tangledbank.games.clades.rules import grounds
from tangledbank.games.clades.rules.actions import CALL, GIFTS, HINT, STUCK
from tangledbank.games.clades.rules.calling import pause
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said import refusals
from tangledbank.games.clades.scenes import call, scene
from tangledbank.games.clades.tests.words import action, after, dealt

SHARED = "mw1b sw1b aw1b ml2r sl2r al2r sl2g"
TABLE = scene(shared=SHARED, hands=["ma3g", "sa3g"], deck="mw2g sw2g aw2g ml3b")
WRONG, WATER, LAND = "call mw1b sw1b ml2r", "call mw1b sw1b aw1b", "call ml2r sl2r al2r"
UNTIMED = scene(shared=SHARED, untimed=True, turn=1)
RESTING = after(scene(shared=SHARED, seats=3, victory_break=True), f"1: {WATER}")
OVER = after(scene(shared=SHARED, deck=""), "1: stuck", "2: stuck")
OPEN = scene(shared=SHARED, hands=["ma3g mw3b", "sa3g sw3b"], personal_cards="2", open_hand="open")
SWITCH = scene(
    shared=SHARED, hands=["ma3g mw3b", "sa3g sw3b"], personal_cards="2", open_hand="switch"
)
OPENED = after(OPEN, "1: stuck", "2: stuck")
SWITCHING = after(SWITCH, "1: stuck", "2: stuck")
LAST = scene(shared=SHARED, deck="", false_call_penalty=True)
NO_CALLS_LEFT = after(LAST, *(f"1 at {moment}: {WRONG}" for moment in (0, 3000, 6000)))


CASES = [
    Case("over", "§11.1", "The game is over.", OVER, 1, WATER),
    Case("over", "§11.1", "The game is over.", OVER, 0, "stuck"),
    Case("not-your-turn", "§9.1", "It is not your turn.", UNTIMED, 0, WATER),
    Case("not-your-turn", "§9.1", "It is not your turn.", UNTIMED, 0, "pass"),
    Case("on-a-break", "§6.1", "You are on a break until the next triple.", RESTING, 0, LAND),
    Case("on-a-break", "§6.1", "You are on a break until the next triple.", RESTING, 0, "stuck"),
    Case("no-turns", "§9.1", "There are no turns to pass: everyone plays at once.",
         TABLE, 0, "pass"),
    Case("turns", "§9.1", "In untimed play you pass instead of being stuck.", UNTIMED, 1, "stuck"),
    Case("turns", "§9.1", "In untimed play you pass instead of being stuck.",
         UNTIMED, 1, "unstuck"),
    Case("stuck-already", "§5.6", "You have said that you are stuck.",
         after(TABLE, "1: stuck"), 0, "stuck"),
    Case("not-stuck", "§5.6", "You have not said that you are stuck.", TABLE, 0, "unstuck"),
    Case("no-hints", "§5.5", "There are no hints at this table.",
         scene(shared=SHARED, hints=False), 0, "hint"),
    Case("no-more-hints", "§5.5", "You have seen the whole hint.",
         after(TABLE, *["1: hint"] * 3), 0, "hint"),
    Case("no-calls-left", "§7.1", "You have made your last false call; you can only be stuck.",
         NO_CALLS_LEFT, 0, WATER),
    Case("not-in-reach", "§3.1", "Not in your reach: three green pterosaurs.",
         TABLE, 0, "call ml2r sl2g sa3g", "sauropsid-air-3-green"),
    Case("not-in-reach", "§3.1", "Not in your reach: two green pinnipeds, three red early bats.",
         TABLE, 0, "call mw2g ma3r sl2g", "mammal-water-2-green mammal-air-3-red"),
    Case("late", "§3.3",
         "Seat 2 took one blue Valenictus and one blue Hughmilleria 0.75 s earlier.",
         after(TABLE, f"2 at 1000: {WATER}"), 0, "call mw1b aw1b sl2g",
         "mammal-water-1-blue arthropod-water-1-blue", 1750),
    Case("yours", "§3.1",
         "You have taken them yourself: one blue Valenictus, one blue Hughmilleria.",
         after(TABLE, f"1 at 1000: {WATER}"), 0, "call mw1b aw1b sl2g",
         "mammal-water-1-blue arthropod-water-1-blue", 1750),
    Case("locked", "§3.4", "You have to wait 2.5 s before you may call again.",
         after(TABLE, f"1 at 1000: {WRONG}"), 0, WATER, "", 1500),
    Case("locked", "§3.4", "You have to wait 3.0 s before you may call again.",
         after(TABLE, "1 at 1000: hint"), 0, LAND, "", 1000),
    Case("window", "§3.2", "You have made your triple; the others may still call for a moment.",
         after(TABLE, f"1 at 1000: {WATER}"), 0, LAND, "", 2999),
    Case("one-personal", "§7.2", "With open hands a call names one personal card at most.",
         OPENED, 0, "call ma3g mw3b mw1b",
         "mammal-water-1-blue mammal-water-3-blue mammal-air-3-green"),
    Case("one-personal", "§7.2", "With open hands a call names one personal card at most.",
         OPENED, 0, "call ma3g sa3g mw1b",
         "mammal-water-1-blue mammal-air-3-green sauropsid-air-3-green"),
    Case("no-gift", "§7.3", "Say which of your personal cards you give in exchange.",
         SWITCHING, 0, "call sa3g mw1b sw1b"),
    Case("no-exchange", "§7.3", "There is nothing to give in exchange.",
         SWITCHING, 0, "call mw1b sw1b aw1b giving ma3g"),
    Case("no-exchange", "§7.3", "There is nothing to give in exchange.",
         OPENED, 0, "call sa3g mw1b sw1b giving ma3g"),
    Case("not-yours", "§7.3", "You can only give a personal card of your own.",
         SWITCHING, 0, "call sa3g mw1b sw1b giving sw3b"),
]  # fmt: skip


@refused.each(CASES)
def test_a_refusal_names_its_rule_and_its_cards_and_says_why(case: Case) -> None:
    """§3.1 to §3.4, §5.5, §5.6, §6.1, §7.1 to §7.3, §9.1, §11.1"""
    refused.check(case, action(case.text))


def test_every_code_has_a_case_here() -> None:
    """§3.1"""
    codes = {one.code for one in refusals.SAYINGS.values()}

    assert codes | {"over"} == {case.code for case in CASES}


def test_every_ground_has_a_case_here() -> None:
    """§3.1"""
    met = {ground_of(case) for case in CASES}
    own = {value for name, value in vars(grounds).items() if name.isupper() and name != "OWN"}

    assert own <= met
    assert own == set(range(OWN, OWN + len(own)))


def ground_of(case: Case) -> int:
    """The number that the rules give, for the action or for the pause that is running."""
    table = case.table.clone()
    assert isinstance(table, Position)
    table.catch_up(case.at or 0)
    return int(table.ground(case.seat, action(case.text)) or pause(table, case.seat))


def test_every_rule_that_is_named_stands_in_the_rulebook() -> None:
    """§3.1"""
    assert {case.section for case in CASES} <= refused.rules_of(GAME)


def test_a_refusal_says_whose_doing_it_is() -> None:
    """§3.3, §9.1"""
    late = next(
        refused.refusal_of(case, action(case.text)) for case in CASES if case.code == "late"
    )
    waiting = next(
        refused.refusal_of(case, action(case.text))
        for case in CASES
        if case.code == "not-your-turn"
    )

    assert (late.seat, late.earlier_ms) == (1, 750)
    assert waiting.seat == 1


# -- what is no action at all --------------------------------------------------------------
@pytest.mark.parametrize(
    "number",
    [0, 5, 7, CALL, int(call("mw1b", "sw1b", "aw1b")) + CARDS * GIFTS * CARDS * CARDS, 2**31 - 1],
)
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    """§3.1"""
    with pytest.raises(IllegalAction) as refused:
        advance(TABLE.clone(), 0, number)

    assert refused.value.refusal.code == "no-such-action"
    assert refused.value.refusal.sentence == f"The number {number} is no action of Clades."
    with pytest.raises(BadNotation, match=f"The number {number} is no action of Clades"):
        GAME.notation(number)


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_a_seat_that_is_not_there_is_asked_nothing(seat: int) -> None:
    """§3.1"""
    table = dealt(2)

    assert table.legal(seat) == []
    for one in (STUCK, HINT, table.legal(0)[-1]):
        refusal = table.why_not(seat, one)
        assert refusal is not None
        assert refusal.code == "no-such-seat"


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_a_seat_that_is_not_there_is_shown_nothing(seat: int) -> None:
    """§1.2"""
    with pytest.raises(ValueError, match="no seat"):
        dealt(2).view(seat)


def test_a_text_that_names_no_action_is_refused_with_the_forms_there_are() -> None:
    """§3.1"""
    for text in ("eat moss", "call", "give mammal-water-1-blue"):
        with pytest.raises(BadNotation, match=r"no action of Clades; .* are written 'call CARD"):
            GAME.parse(text)
    with pytest.raises(BadNotation, match="There is no card 'unicorn' in this deck"):
        GAME.parse("call unicorn mammal-water-1-blue mammal-water-1-red")
    blue, red = "mammal-water-1-blue", "mammal-water-1-red"
    for cards in (blue, f"{blue} {red}", f"{blue} {blue} {red}"):
        with pytest.raises(BadNotation, match="A call names three different cards"):
            GAME.parse(f"call {cards}")
    with pytest.raises(BadNotation, match="this text is empty"):
        GAME.parse("  ")


def test_the_cards_of_a_call_may_come_in_any_order() -> None:
    """§3.1"""
    names = ["mammal-water-1-blue", "sauropsid-water-1-blue", "arthropod-water-1-blue"]

    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 1, 0)):
        again = GAME.parse(f"Call {names[i]}  {names[j]} {names[k]}")
        assert GAME.notation(again) == "call " + " ".join(names)
