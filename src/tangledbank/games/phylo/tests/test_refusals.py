"""Why an action is not allowed: each refusal with its code, its rule and its sentence."""

import pytest
from tests import refused
from tests.refused import Case

from tangledbank.core.advance import advance
from tangledbank.core.errors import BadNotation, IllegalAction
from tangledbank.core.grounds import NOT_YOUR_TURN
from tangledbank.core.grounds import OVER as OVER_ALREADY
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules import grounds
from tangledbank.games.phylo.rules.actions import AIM_NOTHING, BASE, DROPS, NO_AIM, restore, strike
from tangledbank.games.phylo.said import refusals
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming, showdown
from tangledbank.games.phylo.tests.words import dealt, made_up, play

LAND = made_up(
    "oak sun points=4", "elm sun points=4", "fern sun points=1", "vole plants points=5",
    "kelp sun points=6 terrains=ocean", "epidemic", "wildfire", "drought copies=2",
    "protected-area", "restoration", size=30,
)  # fmt: skip
NOTHING = ["nothing", "nothing"]

DRAWING = scene(hands=["oak", "vole elm"], game=LAND)
AIMING = aiming(["oak drought-1", "epidemic", ""], LAND)
READY = play(AIMING, "1: aim nothing")
STRIKING = showdown(["oak elm fern", "epidemic"], ["nothing", "epidemic 1"], LAND)
RESTORING = showdown(["oak restoration", "vole"], ["restoration", "nothing"], LAND,
    dropped=["kelp fern", "elm"])  # fmt: skip
OVER = showdown(["oak", "vole"], NOTHING, LAND, end="rounds", rounds=1)


CASES = [
    Case("not-your-turn", "§2.2", "It is the turn of seat 2.", DRAWING, 0, "keep all"),
    Case("not-your-turn", "§6.3", "It is the turn of seat 2.", STRIKING, 0, "strike oak"),
    Case("not-your-turn", "§6.9", "It is the turn of seat 1.", RESTORING, 1, "restore kelp"),
    Case("already-ready", "§4.1", "You are ready; the others are still aiming.", READY, 0,
         "aim nothing"),
    Case("over", "§8.4", "The game is over.", OVER, 0, "keep all"),
    Case("wrong-phase", "§2.2", "Now a player drops cards and draws as many.", DRAWING, 1,
         "aim nothing"),
    Case("wrong-phase", "§2.2", "Now a player drops cards and draws as many.", DRAWING, 1,
         "strike elm"),
    Case("wrong-phase", "§4.1", "Now everyone aims events, or says that there are none.", AIMING, 0,
         "keep all"),
    Case("wrong-phase", "§6.3", "Now the owner of an event chooses which card it takes.",
         STRIKING, 1, "restore oak"),
    Case("wrong-phase", "§6.9", "Now the owner of a restoration chooses what comes back.",
         RESTORING, 0, "aim nothing"),
    Case("not-in-hand", "§2.2", "Oak is not in your hand.", DRAWING, 1, "drop oak elm", "oak"),
    Case("not-in-hand", "§2.2", "Kelp is not in your hand.", DRAWING, 1, "drop kelp", "kelp"),
    Case("not-in-hand", "§4.2", "You have no wildfire, or not that many.", AIMING, 0,
         "aim wildfire 1"),
    Case("not-in-hand", "§4.2", "You have no protected area, or not that many.", AIMING, 0,
         "aim drought 1, protected-area"),
    Case("not-in-hand", "§4.2", "You have no drought, or not that many.", AIMING, 0,
         "aim drought 1, drought 2"),
    Case("no-such-opponent", "§4.2", "You have opponents 1 to 2, counted from your left.", AIMING,
         0, "aim drought 3"),
    Case("not-the-highest", "§6.3", "It strikes the oak or the elm, not the fern.", STRIKING, 1,
         "strike fern", "fern"),
    Case("restore-it", "§6.9", "Something in the discard pile helps: it comes back.", RESTORING, 0,
         "restore nothing"),
    Case("not-the-best", "§6.9", "Elm is not among the discarded species that help your web most.",
         RESTORING, 0, "restore elm", "elm"),
]  # fmt: skip


@refused.each(CASES)
def test_a_refusal_names_its_rule_and_its_cards_and_says_why(case: Case) -> None:
    """§2.2, §4.1, §4.2, §6.3, §6.9, §8.4"""
    refused.check(case, LAND.parse(case.text))


def test_every_code_has_a_case_here() -> None:
    codes = {saying.code for saying in refusals.SAYINGS.values()}

    assert codes | {"not-your-turn", "over"} == {case.code for case in CASES}


def test_every_ground_has_a_case_here_and_its_words() -> None:
    """§2.2, §4.1, §4.2, §6.3, §6.9"""
    own = {number for name, number in vars(grounds).items() if name.isupper() and name != "OWN"}
    met = {int(case.table.ground(case.seat, LAND.parse(case.text))) for case in CASES}

    assert len(own) == 8
    assert own == set(refusals.SAYINGS)
    assert met == own | {OVER_ALREADY, NOT_YOUR_TURN}


def test_every_rule_that_is_named_stands_in_the_rulebook() -> None:
    assert {case.section for case in CASES} <= refused.rules_of(GAME)


# -- what is no action at all --------------------------------------------------------------
@pytest.mark.parametrize(
    "number",
    [
        0,
        1,
        int(strike(30)),
        int(restore(30)),
        int(strike(255)),
        int(DROPS.first) + 1 + 30,  # a single card that this deck does not have
        int(DROPS.end) - 1,
        AIM_NOTHING - 1,
        AIM_NOTHING + BASE,  # a row that begins with nothing
        NO_AIM,
        2**31 - 1,
    ],
)
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    """§2.2, §4.2"""
    for table, seat in ((DRAWING, 1), (AIMING, 0), (STRIKING, 1), (RESTORING, 0)):
        refusal = table.why_not(seat, number)
        assert refusal is not None
        assert refusal.code == "no-such-action"
        with pytest.raises(IllegalAction):
            advance(table.clone(), seat, number)
    with pytest.raises(BadNotation, match=f"The number {number} is no action of Phylo"):
        LAND.notation(number)


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
def test_a_seat_that_is_not_there_is_asked_nothing(seat: int) -> None:
    """§1.1"""
    assert AIMING.legal(seat) == []
    refusal = AIMING.why_not(seat, AIM_NOTHING)
    assert refusal is not None
    assert (refusal.code, refusal.sentence) == ("no-such-seat", "This table has seats 1 to 3 only.")
    with pytest.raises(ValueError, match="no seat"):
        AIMING.view(seat)


# -- refused and legal are opposites -------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 4])
def test_there_is_a_reason_exactly_for_what_is_not_legal(seats: int) -> None:
    """§2.2, §4.2, §6.3, §6.9: in whole games, whatever is asked."""
    table, rng = dealt(seats, 3, target=15), seeded(3)
    met = [AIM_NOTHING, int(DROPS.first), int(restore()), GAME.parse("aim wildfire 1, drought 5")]
    while table.actors():
        for seat in range(seats):
            may = set(table.legal(seat))
            for action in {*met[:4], *met[-20:]}:
                refusal = table.why_not(seat, action)
                assert (refusal is None) == (action in may)
                assert refusal is None or refusal.sentence.endswith(".")
        actors = table.actors()
        seat = actors[rng.below(len(actors))]
        legal = table.legal(seat)
        met += legal[:20]
        advance(table, seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("hand", ["oak", "drought-1 oak", "drought-1 drought-2 protected-area"])
def test_every_row_of_two_aims_is_legal_or_refused(hand: str) -> None:
    """§4.2, §4.3, §4.4, §4.5: there are too many aims to look them up in a list."""
    table = aiming([hand, "", ""], LAND)
    may = set(table.legal(0))

    for action in range(AIM_NOTHING, AIM_NOTHING + BASE * BASE):
        assert (table.why_not(0, action) is None) == (action in may)
    for seat in (1, 2):
        assert [table.why_not(seat, action) is None for action in may].count(True) == 1


# -- nothing hidden is named ---------------------------------------------------------------
def test_a_refusal_tells_nothing_about_the_cards_of_others() -> None:
    """§2.4, §4.1: whether a rival holds the card, or nobody."""
    held = [scene(hands=["kelp drought-1", "oak"], game=LAND),
        aiming(["kelp drought-1", "oak"], LAND)]  # fmt: skip
    unheld = [scene(hands=["fern vole", "oak"], game=LAND), aiming(["fern vole", "oak"], LAND)]

    for one, other in zip(held, unheld, strict=True):
        for text in ("drop kelp", "drop oak fern", "aim drought 1", "strike elm"):
            action = LAND.parse(text)
            assert one.why_not(1, action) == other.why_not(1, action)


def test_a_refusal_tells_nothing_about_the_discard_pile() -> None:
    """§6.9, §2.4, P31: whether the card lies there or in a hand."""
    tables = [
        showdown(["oak restoration", rival], ["restoration", "nothing"], LAND,
            dropped=["", f"kelp {dropped}"])
        for dropped, rival in (("elm", "fern"), ("fern", "elm"))
    ]  # fmt: skip

    for text in ("restore elm", "restore fern", "restore nothing", "restore vole"):
        action = LAND.parse(text)
        first, second = (table.why_not(0, action) for table in tables)
        assert first == second
        for table in tables:
            waiting = table.why_not(1, action)
            assert waiting is not None
            assert (waiting.code, waiting.cards) == ("not-your-turn", ())
