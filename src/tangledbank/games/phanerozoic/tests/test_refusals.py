"""Why an action is not allowed: each refusal with its code, its rule and its sentence."""

import re

import pytest
from tests import refused
from tests.play import random_game
from tests.refused import Case

from tangledbank.core.advance import advance
from tangledbank.core.errors import BadNotation, IllegalAction
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules import grounds
from tangledbank.games.phanerozoic.rules.actions import encode
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import after, dealt, legal

CHOOSING = scene(plants="algae", hands=("corvus", "cycas"), deck="")
DRAFTING = scene(plants="algae", face_up=("large-5", "large-18"), pool="corvus cycas")
GOALS = scene(plants="algae", keeping_goals=True, goals=("canopy open-sky", "inner-fire seed-bank"))
ACTING = scene(
    plants="algae:3 cooksonia",
    animals="trilobita meganeura",
    face_up=("roots-16 wattieza recover-6", "cycas"),
    discards="magnolia",
)
EVENTS = scene(plants="algae", animals="corvus", face_up=("meteorite-70 recover-6", "cycas"))
PARENTS = scene(
    plants="algae+roots bryophyta",
    animals="diplodocus+large trilobita+large",
    face_up=("wattieza tyrannosaurus large-57", "cycas"),
)
RECOVERING = after(ACTING, "recover magnolia with recover-6")
OVER = after(scene(plants="algae", round=8, face_up="corvus", goals=("canopy", "open-sky")),
    "keep corvus")  # fmt: skip


def case(
    code: str, section: str, sentence: str, cards: str, table: Position, seat: int, text: str
) -> Case:
    """With the cards beside the sentence that names them."""
    return Case(code, section, sentence, table, seat, text, cards)


CASES = [
    case("over", "§5.3", "The game is over.", "", OVER, 0, "keep corvus"),
    case("wrong-phase", "§2.4", "Now everyone chooses a card of their hand.", "",
         CHOOSING, 0, "keep corvus"),
    case("wrong-phase", "§2.7", "Now cards are drafted from the pool.", "",
         DRAFTING, 0, "choose corvus"),
    case("wrong-phase", "§3.1", "Now a face-up card is kept, discarded or played.", "",
         ACTING, 0, "draft roots-16"),
    case("wrong-phase", "§5.1", "Now everyone keeps a goal.", "", GOALS, 0, "keep corvus"),
    case("not-in-hand", "§2.4", "Cycad is not in your hand.", "cycas", CHOOSING, 0, "choose cycas"),
    case("already-chosen", "§2.4", "You have chosen; the others are still choosing.", "",
         after(CHOOSING, "1: choose corvus"), 0, "choose corvus"),
    case("already-chosen", "§5.1", "You have chosen; the others are still choosing.", "",
         after(GOALS, "1: keep goal canopy"), 0, "keep goal open-sky"),
    case("no-cards", "§2.4", "You hold no card to choose (ruling N27).", "",
         scene(plants="algae", hands=("corvus", ""), deck=""), 1, "choose corvus"),
    case("not-in-pool", "§2.7", "Large (5) is not in the pool.", "large-5",
         DRAFTING, 0, "draft large-5"),
    case("not-your-turn", "§2.7", "It is the turn of seat 1.", "", DRAFTING, 1, "draft corvus"),
    case("not-your-turn", "§3.1", "It is the turn of seat 1.", "", ACTING, 1, "keep cycas"),
    case("not-your-goal", "§5.1", "Inner fire is not one of your goals.", "",
         GOALS, 0, "keep goal inner-fire"),
    case("not-face-up", "§3.1", "Cycad does not lie face up before you.", "cycas",
         ACTING, 0, "keep cycas"),
    case("recovered-first", "§3.9", "Magnolia was recovered and must be acted with at once.",
         "magnolia", RECOVERING, 0, "keep wattieza"),
    case("no-bonus", "§3.3", "Roots / legs (16) is no species and has no bonus.", "roots-16",
         ACTING, 0, "discard roots-16 for algae"),
    case("other-row", "§3.3", "The bonus of Wattieza is not for the row of Trilobite.",
         "wattieza trilobita", ACTING, 0, "discard wattieza for trilobita"),
    case("not-alive", "§3.3", "Moss is not alive.", "bryophyta",
         ACTING, 0, "discard wattieza for moss"),
    case("not-alive", "§3.4", "Moss is not alive.", "bryophyta",
         ACTING, 0, "mutate moss with roots-16"),
    case("not-alive", "§3.6", "Moss is not alive.", "bryophyta",
         EVENTS, 0, "play meteorite-70 on moss"),
    case("not-alive", "§3.10", "Moss is not alive.", "bryophyta",
         ACTING, 0, "evolve wattieza from moss"),
    case("no-mutation", "§3.4", "Wattieza is no mutation.", "wattieza",
         ACTING, 0, "mutate algae with wattieza"),
    case("icon-twice", "§3.5", "Cooksonia shows the icon of Roots / legs (16) already.",
         "roots-16 cooksonia", ACTING, 0, "mutate cooksonia with roots-16"),
    case("no-event", "§3.6", "Wattieza is no event.", "wattieza",
         ACTING, 0, "play wattieza on algae"),
    case("no-event", "§3.6", "Roots / legs (16) is no event.", "roots-16",
         ACTING, 0, "recover magnolia with roots-16"),
    case("other-habitat", "§3.8", "Meteorite (70) strikes land, and Algae does not live there.",
         "meteorite-70 algae", EVENTS, 0, "play meteorite-70 on algae"),
    case("no-recover", "§3.9", "Meteorite (70) recovers nothing.", "meteorite-70",
         EVENTS, 0, "recover cycas with meteorite-70"),
    case("not-discarded", "§3.9", "Cycad is not in the discard pile.", "cycas",
         ACTING, 0, "recover cycas with recover-6"),
    case("recover-a-card", "§3.9",
         "Recover (6) takes a card of the discard pile: recover CARD with it.", "recover-6",
         ACTING, 0, "play recover-6 on algae"),
    case("no-species", "§3.10", "Roots / legs (16) is no species.", "roots-16",
         ACTING, 0, "evolve roots-16 from algae"),
    case("other-kind", "§3.10", "Wattieza and Trilobite are of different rows (ruling N14).",
         "wattieza trilobita", PARENTS, 0, "evolve wattieza from trilobita"),
    case("no-mutations", "§3.10", "Moss carries no mutation, so Wattieza cannot descend from it.",
         "wattieza bryophyta", PARENTS, 0, "evolve wattieza from moss"),
    case("parent-lacks", "§3.11", "Algae lacks 2 stars and woody to become Wattieza.",
         "wattieza algae", PARENTS, 0, "evolve wattieza from algae"),
    case("parent-lacks", "§3.11", "Diplodocus lacks growth by animals to become Tyrannosaurus.",
         "tyrannosaurus diplodocus", PARENTS, 0, "evolve tyrannosaurus from diplodocus"),
]  # fmt: skip


@refused.each(CASES)
def test_a_refusal_names_its_rule_and_its_cards_and_says_why(case: Case) -> None:
    """§2.4, §2.7, §3.1 to §3.11, §5.1, §5.3"""
    refused.check(case, GAME.parse(case.text))


@pytest.mark.parametrize("action", [0, encode(3, 5, 5), encode(6, 60, 4095), encode(15, 1, 2)])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    """§3.1"""
    case = Case("", "", "", ACTING, 0, "")
    refusal = refused.refusal_of(case, action)

    assert (refusal.code, refusal.section) == ("no-such-action", "")
    assert refusal.sentence == f"The number {action} is no action of Phanerozoic."


def test_every_ground_has_a_case_here() -> None:
    """§3.1"""
    own = {number for name, number in vars(grounds).items() if name.isupper() and name != "OWN"}
    met = {case.table.ground(case.seat, GAME.parse(case.text)) for case in CASES}

    assert own <= met


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_a_seat_that_is_not_there_is_asked_nothing_and_told_nothing(seat: int) -> None:
    """§3.1"""
    table = GAME.deal(2, 1)
    refusal = table.why_not(seat, table.legal(0)[0])

    assert table.legal(seat) == []
    assert refusal is not None
    assert refusal.code == "no-such-seat"
    with pytest.raises(ValueError, match="no seat"):
        table.view(seat)


def test_a_text_that_names_no_action_is_refused_with_the_forms_there_are() -> None:
    """§3.1"""
    with pytest.raises(
        BadNotation, match=re.escape("'eat moss' is no action of Phanerozoic; actions are written")
    ):
        GAME.parse("eat moss")
    with pytest.raises(BadNotation, match="There is no card 'unicorn' in this deck"):
        GAME.parse("keep unicorn")
    with pytest.raises(BadNotation, match="this text is empty"):
        GAME.parse("  ")


def test_a_refused_action_changes_nothing() -> None:
    """§3.1"""
    table = ACTING.clone()
    with pytest.raises(IllegalAction):
        advance(table, 0, GAME.parse("mutate cooksonia with roots-16"))

    assert [table.view(seat) for seat in (0, 1)] == [ACTING.view(seat) for seat in (0, 1)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_a_reason_exactly_for_what_is_not_legal(seats: int) -> None:
    """§3.1"""
    tried = {GAME.parse(case.text) for case in CASES}
    for table in random_game(dealt(seats, rounds=3, goal_round=2)):
        may = [set(table.legal(seat)) for seat in range(seats)]
        tried = set(sorted(tried)[-60:]) | set().union(*may)
        for seat in range(seats):
            for action in tried:
                refusal = table.why_not(seat, action)
                assert (refusal is None) == (action in may[seat])
                assert refusal is None or refusal.sentence.endswith((".", ")"))


def test_what_is_legal_is_not_refused() -> None:
    """§3.1"""
    for table in (CHOOSING, DRAFTING, ACTING, RECOVERING, EVENTS, PARENTS, GOALS):
        for text in legal(table):
            assert table.why_not(table.to_act(), GAME.parse(text)) is None
