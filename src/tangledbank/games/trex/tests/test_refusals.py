"""Why an action is not allowed: each refusal with its code, its rule and its sentence."""

import pytest
from tests import refused
from tests.refused import Case

from tangledbank.core.grounds import ALREADY_CHOSEN, NO_SUCH_ACTION, NOT_YOUR_TURN
from tangledbank.core.grounds import OVER as OVER_NOW
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import grounds
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.said import refusals
from tangledbank.games.trex.tests.questions import (
    LEVEL,
    MANY,
    PLACES,
    QUEUE,
    SOUP,
    TOPPER,
    TUBA,
    asking,
)
from tangledbank.games.trex.tests.steady import card, changed, dealt, place, resolved, scene
from tangledbank.games.trex.tests.words import (
    name_of,
    play,
    prehistoric,
)

CROWDED, STRICT, SECRET = (
    place(spot=spot) for spot in ("at-most-two", "must-reveal", "no-reveals")
)
LAST = "It is the last card you hold, so it stays."
LAST_HELD = {
    effect: play(
        scene(spots=PLACES[0], hands=[f"{QUEUE} {TUBA}", LEVEL],
              game=changed(f"{QUEUE} reveal={effect}")),
        f"play {QUEUE} at 1 open",
    )
    for effect in ("give", "discard")
}  # fmt: skip
SPARED = scene(spots=f"{prehistoric('meteor')} {PLACES[0]}", phase="prehistoric",
               hands=[QUEUE, f"{TUBA} {LEVEL}"])  # fmt: skip
CRASH, ICE = prehistoric("crash"), prehistoric("ice")
OVER = resolved(spots=PLACES[0], round=40)
ROW = scene(spots=f"{CRASH} {CROWDED} {STRICT} {SECRET}", hands=[f"{QUEUE} {TUBA}", LEVEL],
            sides=[f"/ {SOUP} how-de-do@jurassic", ""])  # fmt: skip
GREETED = play(scene(spots=PLACES[0], hands=[f"{QUEUE} {TUBA}", LEVEL]),
               "play how-de-do at 1 down", "pass")  # fmt: skip
MOVER = changed(f"{QUEUE} reveal=shift", f"{LEVEL} reveal=shove")
STUCK = play(
    scene(spots=f"{CROWDED} {PLACES[0]} {CRASH} {PLACES[1]}", hands=[QUEUE, ""], game=MOVER,
          sides=[f"{MANY[0]} {MANY[1]} / {TUBA} // {SOUP}", ""]),
    f"play {QUEUE} at 4 open",
)  # fmt: skip
STILL = play(
    scene(spots=f"{card(spot='no-moves')} {PLACES[0]} {PLACES[1]}", hands=[QUEUE, ""], game=MOVER,
          sides=[f" / {TUBA}", ""]),
    f"play {QUEUE} at 3 open",
)  # fmt: skip
BOWING = play(
    scene(spots=f"{PLACES[0]} {PLACES[1]}", hands=[QUEUE, ""], game=MOVER,
          sides=["how-de-do@jurassic how-de-do@jurassic how-de-do@jurassic", ""]),
    f"play {QUEUE} at 2 open",
)  # fmt: skip
TARRED = STILL.clone()
TARRED.field.swap_spots(0, 2)
TARRED.field.tarred[1] = 1
ICED = play(
    scene(spots=f"{ICE} {PLACES[0]} {PLACES[1]}", hands=[QUEUE, ""], phase="prehistoric"),
    "choose 2",
)
CLOSED = play(
    scene(spots=f"{CRASH} {PLACES[0]} {PLACES[1]}", hands=[QUEUE, ""],
          game=changed(f"{QUEUE} reveal=relocate")),
    f"play {QUEUE} at 2 open",
)  # fmt: skip
NOT_MOVED = "Only another of your played cards is moved."
NOT_SHOVED = "Only a card that your rival has shown is moved."
NEVER = "A How-de-do is never discarded, given or exchanged."


def case(
    code: str,
    section: str,
    sentence: str,
    table: Position,
    text: str,
    cards: str = "",
    seat: int = 0,
) -> Case:
    """Mostly it is seat 0 that is refused."""
    return Case(code, section, sentence, table, seat, text, cards)


SHARED = {OVER_NOW, ALREADY_CHOSEN, NOT_YOUR_TURN}
CASES = [
    case("not-now", "§3.2", "Now a card is played, or a player passes.", ROW, "leave it"),
    case("over", "§11.1", "The game is over.", OVER, "pass"),
    case("already-chosen", "§2.5", "You have chosen; your rival has not yet.",
         play(asking("meteor"), f"1: discard {QUEUE}"), f"discard {TUBA}"),
    case("already-chosen", "§1.4", "You have chosen; your rival has not yet.",
         play(asking("hand"), "1: keep"), "keep"),
    case("already-chosen", "§7.10", "You have chosen; your rival has not yet.",
         play(asking("exchange"), f"2: swap {LEVEL}"), f"swap {LEVEL}", seat=1),
    case("not-your-turn", "§3.2", "It is the turn of seat 1.", ROW, "pass", seat=1),
    case("not-your-turn", "§7.1", "It is the turn of seat 1.", asking("peek"), "look at 1", seat=1),
    case("has-all-periods", "§1.4", "Your hand has all three periods, so it stays.",
         dealt(2), "redraw"),
    case("no-such-spot", "§2.1", "There are spots 1 to 4 in this round.", ROW,
         f"play {QUEUE} at 5 down"),
    case("no-such-spot", "§2.1", "There are spots 1 to 3 in this round.", asking("ice"),
         "choose 4"),
    case("no-such-spot", "§2.1", "There are spots 1 to 2 in this round.", asking("trade"),
         f"trade {QUEUE} for 3"),
    case("no-such-spot", "§2.1", "There are spots 1 to 3 in this round.", asking("shift"),
         f"move {TUBA} to 4"),
    case("no-such-spot", "§2.1", "There are spots 1 to 3 in this round.", asking("shove"),
         f"shove {TOPPER} to 6"),
    case("not-in-hand", "§3.2", f"You do not hold {name_of(LEVEL)}.", ROW,
         f"play {LEVEL} at 2 down", LEVEL),
    case("not-in-hand", "§2.5", f"You do not hold {name_of(LEVEL)}.", asking("meteor"),
         f"discard {LEVEL}", LEVEL),
    case("not-in-hand", "§2.13", f"You do not hold {name_of(LEVEL)}.", asking("gift"),
         f"give {LEVEL}", LEVEL),
    case("not-in-hand", "§6.2", f"You do not hold {name_of(LEVEL)}.", asking("trade"),
         f"trade {LEVEL} for 1", LEVEL),
    case("not-in-hand", "§7.10", f"You do not hold {name_of(TUBA)}.", asking("exchange"),
         f"swap {TUBA}", TUBA),
    case("not-in-hand", "§9.7", f"You do not hold {name_of(TUBA)}.", asking("barter"),
         f"swap {TUBA}", TUBA),
    case("last-card", "§1.8", LAST, LAST_HELD["give"], f"give {TUBA}", TUBA),
    case("last-card", "§1.8", LAST, LAST_HELD["discard"], f"discard {TUBA}", TUBA),
    case("excused", "§1.8", "You need not discard: it is the last card you hold.", SPARED,
         f"discard {QUEUE}"),
    case("how-de-do", "§3.5", NEVER, asking("meteor"), "discard how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("limit"), "discard how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("discard"), "discard how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("discard too"), "discard how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("gift"), "give how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("give"), "give how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("trade"), "trade how-de-do for 1"),
    case("how-de-do", "§3.5", NEVER, asking("exchange"), "swap how-de-do"),
    case("how-de-do", "§3.5", NEVER, asking("barter"), "swap how-de-do"),
    case("how-de-do", "§3.5", "A How-de-do is never moved.", asking("shift"),
         "move how-de-do to 2"),
    case("how-de-do", "§3.5", "A How-de-do is never moved.", BOWING, "move how-de-do to 2"),
    case("how-de-do", "§3.5", "A How-de-do is never moved.", asking("shove"),
         "shove how-de-do to 1"),
    case("closed", "§2.4", "Nobody plays to a Prehistoric card.", ROW, f"play {QUEUE} at 1 down",
         CRASH),
    case("closed", "§2.9", "A Prehistoric card is not an open spot.", asking("ice"), "choose 1"),
    case("closed", "§2.10", "A Prehistoric card is not an open spot.", asking("tar"), "choose 1"),
    case("closed", "§7.13", "Only two open spot cards change places.", CLOSED, "relocate 1 and 2"),
    case("never-open", "§3.5", "A How-de-do is only played face down.", ROW,
         "play how-de-do at 3 open", "how-de-do"),
    case("one-a-period", "§3.5", "No more How-de-dos in this period.", GREETED,
         "play how-de-do at 1 down", "how-de-do"),
    case("other-period", "§3.2", "Now only cards of Finely Balanced are played.", ROW,
         f"play {TUBA} at 3 open", TUBA),
    case("full", "§9.1", "There is no room for another card on your side.", ROW,
         f"play {QUEUE} at 2 down", CROWDED),
    case("no-reveals", "§9.3", "No card is revealed there in this round.", ROW,
         f"play {QUEUE} at 4 open", SECRET),
    case("no-reveals", "§2.9", "No card is revealed there in this round.", ICED,
         f"play {QUEUE} at 2 open", PLACES[0]),
    case("must-reveal", "§9.2", "Cards there must be revealed.", ROW, f"play {QUEUE} at 3 down",
         STRICT),
    case("no-period-card", "§6.2", "Only a period card that lies as a spot is traded.",
         asking("trade"), f"trade {QUEUE} for 2"),
    case("not-hidden", "§7.1", "No hidden card of your rival lies there.", asking("peek"),
         "look at 1"),
    case("not-hidden", "§7.1", "No hidden card of your rival lies there.", asking("peek"),
         "look at 3"),
    case("not-hidden", "§7.2", "No hidden card of your rival lies there.", asking("flip"),
         "turn up 1"),
    case("not-there", "§7.3", NOT_MOVED, asking("shift"), f"move {QUEUE} to 1"),
    case("not-there", "§7.3", NOT_MOVED, asking("shift"), f"move {TOPPER} to 1"),
    case("not-there", "§7.3", NOT_MOVED, asking("shift"), f"move {SOUP} to 1"),
    case("not-there", "§7.4", NOT_SHOVED, asking("shove"), f"shove {MANY[3]} to 1"),
    case("not-there", "§7.4", NOT_SHOVED, asking("shove"), f"shove {TUBA} to 1"),
    case("not-there", "§7.6",
         "Only another of your own played cards comes back, never a How-de-do.", asking("recall"),
         f"take back {QUEUE}"),
    case("not-there", "§7.6",
         "Only another of your own played cards comes back, never a How-de-do.", asking("recall"),
         f"take back {TOPPER}"),
    case("not-beside", "§10.9", "A card moves to the spot beside it, left or right.",
         STUCK, f"move {TUBA} to 4"),
    case("not-beside", "§10.9", "A card moves to the spot beside it, left or right.",
         asking("shift"), f"move {TUBA} to 2"),
    case("no-room", "§10.9", "That spot is closed, or has no room on that side.", STUCK,
         f"move {TUBA} to 1"),
    case("no-room", "§10.9", "That spot is closed, or has no room on that side.", STUCK,
         f"move {TUBA} to 3"),
    case("no-moves", "§9.15", "Nothing moves to or from there.", STILL, f"move {TUBA} to 1"),
    case("no-moves", "§2.10", "Nothing moves to or from there.", TARRED, f"move {TUBA} to 1"),
    case("not-used", "§9.6", "Only a period card that counted there is discarded.",
         asking("spend"), f"discard {LEVEL}"),
    case("not-used", "§9.6", "Only a period card that counted there is discarded.",
         asking("spend"), "discard how-de-do"),
    case("not-top", "§10.3", "That is not one of the top cards.", asking("top"),
         f"disregard {LEVEL}"),
    case("acted", "§2.3", "That card has nothing left to do.", asking("order"), f"first {ICE}"),
    case("acted", "§5.3", "That card has nothing left to do.", asking("sequence"), f"first {TUBA}"),
]  # fmt: skip


@refused.each(CASES)
def test_a_refusal_names_its_rule_and_its_cards_and_says_why(case: Case) -> None:
    """§1.4, §2.1 to §2.13, §3.2, §3.5, §6.2, §7, §9.1 to §9.15, §10.3, §10.9, §11.1"""
    refused.check(case, GAME.parse(case.text))


def test_every_ground_has_a_case_here_and_words() -> None:
    own = {number for name, number in vars(grounds).items() if name.isupper() and name != "OWN"}
    met = {case.table.ground(case.seat, GAME.parse(case.text)) for case in CASES}

    assert len(own) == 30
    assert own == met - SHARED == set(refusals.SAYINGS)
    assert met >= SHARED
    codes = {saying.code for saying in refusals.SAYINGS.values()}
    assert codes | {"over", "already-chosen", "not-your-turn"} == {case.code for case in CASES}


@pytest.mark.parametrize("action", [0, -1, 3, 23 << 16, a.encode(a.PASS, 1), 2**31 - 1])
def test_a_number_that_stands_for_nothing_is_no_action(action: int) -> None:
    refusal = ROW.why_not(0, action)

    assert ROW.ground(0, action) == NO_SUCH_ACTION
    assert refusal is not None
    assert (refusal.code, refusal.section) == ("no-such-action", "")
    assert refusal.sentence == f"The number {action} is no action of The T-Rex Game."


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_two_seats(seat: int) -> None:
    """§1.1"""
    refusal = ROW.why_not(seat, GAME.parse("pass"))

    assert refusal is not None
    assert refusal.code == "no-such-seat"
