"""Why an action is not allowed: each refusal with its code, its rule and its sentence."""

import pytest
from tests import refused
from tests.refused import Case

from tangledbank.core import grounds as core
from tangledbank.core.advance import advance
from tangledbank.core.errors import BadNotation, Check, IllegalAction
from tangledbank.core.rng import seeded
from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules import grounds
from tangledbank.games.mating.rules.actions import ACCEPT, KEEP_ALL, LUNCH, PASS, encode
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    dealt,
    environment,
    flashy,
    number_of,
    prey,
    sneaky,
    turn,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
RED, RED_TOO, BLUE, BLUE_TOO = combat("mid"), combat("high"), flashy("mid"), flashy("high")
ALARM, HIDE, CACHE = sneaky("alarm-call"), sneaky("camouflage"), sneaky("food-cache")
LEVEL, ASIDE, MIMIC = sneaky("level-up"), sneaky("satellite-male"), sneaky("female-mimic")
GIFT, COMPETE, GUARD = (
    sneaky("nuptial-gift"),
    sneaky("sperm-competition"),
    sneaky("mate-guarding"),
)
EASY, HARD = prey(1, 2)

CHOOSING = scene(hands=[f"{RED_TOO} {GIFT}", BLUE], food=[cost(RED_TOO) - 1, 5])
ONE_CHOSEN = after(CHOOSING, "1: out to lunch")
FIRST = scene(hands=[f"{ALARM} {CACHE}"], males=[RED, BLUE, "lunch"], predation=False)
SECOND = scene(hands=[f"{LEVEL} {ASIDE} {CACHE}"], males=[BLUE, RED, "lunch"], window=2)
FLASHY = scene(hands=[LEVEL], males=[BLUE, BLUE_TOO, ""], window=2)
COMBAT = scene(hands=[f"{LEVEL} {ASIDE}"], males=[RED, BLUE, ""], window=2)
LEVELLED = after(
    scene(seats=2, hands=[f"{LEVEL} {sneaky('level-up', 2)}"], males=[BLUE, BLUE_TOO], window=2,
        food=9),
    f"sneak {LEVEL} on seat 2", "accept", "pass",
)  # fmt: skip
SATELLITE = after(
    scene(hands=[f"{ASIDE} {sneaky('satellite-male', 2)}"], males=[RED, RED_TOO, combat("low")],
        window=2),
    f"sneak {ASIDE}", "pass", "pass",
)  # fmt: skip
THIRD = scene(hands=[f"{MIMIC} {GUARD} {RED_TOO}"], males=[RED, BLUE, "lunch"], window=3)
FOURTH = scene(hands=[f"{GIFT} {COMPETE}"], males=[RED, BLUE, "lunch"], window=4)
POOR = scene(hands=[GIFT], males=[RED, BLUE, "lunch"], food=cost(GIFT) - 1, window=4, mated=1,
    offspring=1)  # fmt: skip
OUT = scene(hands=["", CACHE, MIMIC], males=[RED, "lunch", ""], window=2)
HUNTED = after(
    scene(seats=2, hands=[GUARD], males=[EASY, HARD], food=[2, 5], environments=HUNT), "all pass"
)
NAMED = after(
    scene(hands=[MIMIC, HIDE], males=[RED, BLUE, "lunch"], blue=[0, 1], window=3),
    f"sneak {MIMIC} on seat 2",
)
DISCARDING = scene(hands=[RED, BLUE], discarding=True)
OVER = after(scene(males=[RED, BLUE, "lunch"], offspring=[10], window=4), "all pass")


ALL_ASIDE = scene(hands=[LEVEL], males=[BLUE, RED, ""], window=2)
ALL_ASIDE.satellite[1] = 1
MATED = scene(hands=[COMPETE], males=[RED, BLUE, "lunch"], mated=[1], offspring=1, window=4)


def named(card: str) -> str:
    """What people call a card."""
    return str(GAME.cards.names[number_of(card)])


CASES = [
    Case("over", "§8.1", "The game is over.", OVER, 0, "pass"),
    Case("over", "§8.1", "The game is over.", OVER, 2, "keep all"),
    Case("already-chosen", "§2.2", "You have chosen; the others are still choosing.",
         ONE_CHOSEN, 0, "out to lunch"),
    Case("already-chosen", "§7.1", "You have chosen; the others are still choosing.",
         after(DISCARDING, "1: keep all"), 0, f"discard {RED}"),
    Case("out-to-lunch", "§2.4", "Nobody plays sneaky cards from lunch.",
         OUT, 1, f"sneak {CACHE}"),
    Case("not-in-play", "§6.1", "A sneaky card needs a strategy in play.",
         OUT, 2, f"sneak {MIMIC} on seat 1"),
    Case("not-your-turn", "§6.3", "It is the turn of seat 1.", SECOND, 1, "pass"),
    Case("not-your-turn", "§6.3", "It is the turn of seat 1.", OUT, 1, "pass"),
    Case("not-your-turn", "§3.4", "It is the turn of seat 1.", HUNTED, 1, "escape"),
    Case("not-your-turn", "§6.5", "It is the turn of seat 2.", NAMED, 0, "accept"),
    Case("wrong-phase", "§2.2", "Now everyone lays a strategy, or Out to Lunch, face down.",
         CHOOSING, 1, "pass"),
    Case("wrong-phase", "§6.3", "Now a player plays a sneaky card, or passes.",
         SECOND, 0, "out to lunch"),
    Case("wrong-phase", "§3.4", "Now the hunted one escapes, hides or gives up.",
         HUNTED, 0, "pass"),
    Case("wrong-phase", "§6.5", "Now the one whom a sneaky card names answers it.",
         NAMED, 1, "pass"),
    Case("wrong-phase", "§7.1", "Now everyone discards cards of the hand, or keeps all.",
         DISCARDING, 0, "give up"),
    Case("too-dear", "§3.5", "An escape costs 3 food, and you have 2.", HUNTED, 0, "escape"),
    Case("too-dear", "§2.2",
         f"{named(RED_TOO)} costs {cost(RED_TOO)} food, and you have {cost(RED_TOO) - 1}.",
         CHOOSING, 0, f"play {RED_TOO}", RED_TOO),
    Case("too-dear", "§6.1", f"{named(GIFT)} costs {cost(GIFT)} food, and you have "
         f"{cost(GIFT) - 1}.", POOR, 0, f"sneak {GIFT}", GIFT),
    Case("not-in-hand", "§7.1", f"{named(BLUE)} is not in your hand.",
         DISCARDING, 0, f"discard {RED} {BLUE}", BLUE),
    Case("not-in-hand", "§2.2", f"{named(RED)} is not in your hand.",
         CHOOSING, 0, f"play {RED}", RED),
    Case("not-in-hand", "§6.1", f"{named(HIDE)} is not in your hand.",
         SECOND, 0, f"sneak {HIDE}", HIDE),
    Case("sneaky-first", "§2.2",
         f"{named(GIFT)} is sneaky: it is played later, beside a combat or flashy strategy.",
         CHOOSING, 0, f"play {GIFT}", GIFT),
    Case("not-sneaky", "§6.1", f"{named(RED_TOO)} is a strategy for the reveal, not sneaky.",
         THIRD, 0, f"sneak {RED_TOO}", RED_TOO),
    Case("wrong-moment", "§6.2", f"{named(CACHE)} is played before the fight.",
         FIRST, 0, f"sneak {CACHE}", CACHE),
    Case("wrong-moment", "§6.2", f"{named(GUARD)} is played when a sneaky card names you.",
         THIRD, 0, f"sneak {GUARD}", GUARD),
    Case("wrong-moment", "§6.2", f"{named(HIDE)} is played when a predator hunts you.",
         NAMED, 1, f"sneak {HIDE}", HIDE),
    Case("no-target", "§6.5", f"{named(CACHE)} names nobody.",
         SECOND, 0, f"sneak {CACHE} on seat 2", CACHE),
    Case("no-target", "§6.10", f"There is a fighter already, so {named(LEVEL)} names nobody.",
         SECOND, 0, f"sneak {LEVEL} on seat 2", LEVEL),
    Case("target-missing", "§6.5", f"{named(LEVEL)} names a rival.", FLASHY, 0, f"sneak {LEVEL}",
         LEVEL),
    Case("own-target", "§6.5", f"{named(MIMIC)} names a rival, not yourself.",
         THIRD, 0, f"sneak {MIMIC} on seat 1", MIMIC),
    Case("target-out", "§6.5", f"{named(MIMIC)} names a rival with a strategy in play.",
         THIRD, 0, f"sneak {MIMIC} on seat 3", MIMIC),
    Case("target-out", "§6.5", f"{named(MIMIC)} names a rival with a strategy in play.",
         THIRD, 0, f"sneak {MIMIC} on seat 6", MIMIC),
    Case("unmet", "§6.7", "Alarm Call needs this: predators hunt in this game.",
         FIRST, 0, f"sneak {ALARM}", ALARM),
    Case("unmet", "§6.10", "Level Up needs this: your strategy is flashy.",
         COMBAT, 0, f"sneak {LEVEL}", LEVEL),
    Case("unmet", "§6.11", "Satellite Male needs this: your strategy is combat.",
         SECOND, 0, f"sneak {ASIDE}", ASIDE),
    Case("unmet", "§6.11", "Satellite Male needs this: there is another fighter.",
         COMBAT, 0, f"sneak {ASIDE}", ASIDE),
    Case("unmet", "§6.10", "Level Up needs this: it does not fight yet.",
         LEVELLED, 0, f"sneak {sneaky('level-up', 2)}", sneaky("level-up", 2)),
    Case("unmet", "§6.11", "Satellite Male needs this: it is a fighter.",
         SATELLITE, 0, f"sneak {sneaky('satellite-male', 2)}", sneaky("satellite-male", 2)),
    Case("unmet", "§6.12", "Female Mimic needs this: the rival has a female.",
         THIRD, 0, f"sneak {MIMIC} on seat 2", MIMIC),
    Case("unmet", "§6.13", "Nuptial Gift needs this: you had a female in Mating.",
         FOURTH, 0, f"sneak {GIFT}", GIFT),
    Case("unmet", "§6.14", "Sperm Competition needs this: you had a female in Mating.",
         FOURTH, 0, f"sneak {COMPETE} on seat 2", COMPETE),
    Case("unmet", "§6.14", "Sperm Competition needs this: the rival gained offspring this round.",
         MATED, 0, f"sneak {COMPETE} on seat 2", COMPETE),
    Case("unmet", "§6.10", "Level Up needs this: the rival's strategy is flashy.",
         ALL_ASIDE, 0, f"sneak {LEVEL} on seat 2", LEVEL),
]  # fmt: skip


@refused.each(CASES)
def test_a_refusal_names_its_rule_and_its_cards_and_says_why(case: Case) -> None:
    """§2.2, §2.4, §3.4, §3.5, §6.1 to §6.14, §7.1, §8.1"""
    refused.check(case, GAME.parse(case.text))


def test_every_ground_has_a_case_here() -> None:
    met = {case.table.ground(case.seat, GAME.parse(case.text)) for case in CASES}

    own = {number for name, number in vars(grounds).items() if name.isupper() and name != "OWN"}
    assert own == set(range(core.OWN, core.OWN + len(own)))
    assert met == own | {core.OVER, core.NOT_YOUR_TURN, core.ALREADY_CHOSEN}


def test_every_rule_that_is_named_stands_in_the_rulebook() -> None:
    assert {case.section for case in CASES} <= refused.rules_of(GAME)


def test_an_unmet_card_lists_all_that_it_demands() -> None:
    """§6.11, §6.14, M34: what is true, and what is not."""
    refusal = MATED.why_not(0, GAME.parse(f"sneak {COMPETE} on seat 2"))
    assert refusal is not None
    assert refusal.checks == (
        Check(True, "you had a female in Mating"),
        Check(False, "the rival gained offspring this round"),
    )

    lone = COMBAT.why_not(0, GAME.parse(f"sneak {ASIDE}"))
    assert lone is not None
    assert [check.met for check in lone.checks] == [True, True, False]


# -- what is no action at all --------------------------------------------------------------
@pytest.mark.parametrize(
    "number",
    [
        0,
        1,
        int(encode(PASS)) + 1,
        int(encode(LUNCH, 3)),
        int(encode(ACCEPT + 2)),
        int(encode(1, 78)),
        int(encode(1, 3, 2)),
        int(encode(5, 70, 6)),
        KEEP_ALL - 1,
        KEEP_ALL + 1 + 78,
        1_600_000_000,
        2**31 - 1,
    ],
)
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    """§2.2: even numbers behind the last set of discards."""
    for table in (CHOOSING, SECOND, DISCARDING):
        with pytest.raises(IllegalAction) as refused:
            advance(table.clone(), 0, number)
        assert refused.value.refusal.code == "no-such-action"
    with pytest.raises(BadNotation, match=f"The number {number} is no action of The Mating Game"):
        GAME.notation(number)


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
def test_a_seat_that_is_not_there_is_asked_nothing(seat: int) -> None:
    """§1.1"""
    assert CHOOSING.legal(seat) == []
    refusal = CHOOSING.why_not(seat, GAME.parse("out to lunch"))
    assert refusal is not None
    assert (refusal.code, refusal.sentence) == ("no-such-seat", "This table has seats 1 to 3 only.")
    with pytest.raises(ValueError, match="no seat"):
        CHOOSING.view(seat)


# -- refused and legal are opposites -------------------------------------------------------
@pytest.mark.parametrize("options", [{}, {"predation": False}, {"environment": "variable"}])
def test_there_is_a_reason_exactly_for_what_is_not_legal(options: dict[str, object]) -> None:
    """§6.5, M34: in whole games, whatever is asked."""
    for seed in range(2):
        table = dealt(3, seed, **options)
        rng = seeded(seed)
        met: list[int] = [int(encode(kind)) for kind in (2, 3, 4, 6, 7, 8)]
        while table.actors():
            for seat in range(3):
                may = set(table.legal(seat))
                for action in {*met[:6], *met[-60:], *sneaks(table, seat)}:
                    refusal = table.why_not(seat, action)
                    assert (refusal is None) == (action in may)
                    assert refusal is None or refusal.sentence.endswith(".")
            actors = table.actors()
            seat = actors[rng.below(len(actors))]
            legal = table.legal(seat)
            met += legal
            advance(table, seat, legal[rng.below(len(legal))])


def sneaks(table: Position, seat: int) -> list[int]:
    """Every sneaky card of the hand, on nobody and on each seat that there could be."""
    hand = [card for card in table.hands[seat] if table.cards.is_sneaky(card)]
    return [int(encode(5, card, target)) for card in hand for target in range(-1, 6)]


# -- nothing hidden is named ---------------------------------------------------------------
def test_a_refusal_tells_nothing_about_the_cards_of_others() -> None:
    """§1.7, §6.6, M43: whether a rival holds the card, or nobody."""
    held = scene(hands=["", GUARD], males=[RED, BLUE, "lunch"], window=3)
    unheld = scene(hands=["", combat("low")], males=[RED, BLUE, "lunch"], window=3)
    assert turn(held) == turn(unheld) == 0

    for text in (f"sneak {GUARD}", f"sneak {MIMIC} on seat 2", f"sneak {combat('low')}"):
        refusals_of = [table.why_not(0, GAME.parse(text)) for table in (held, unheld)]
        assert refusals_of[0] == refusals_of[1]
