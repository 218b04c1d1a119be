"""What the rules tell: each kind of event, its sentence, its audience."""

import re

import pytest
from tests.spoken import check_sentences

from tangledbank.core.advance import advance
from tangledbank.core.events import Event, listening
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.told import TOLD as EVENTS
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import action, after, dealt, played, story

SHARED = "mw1b ml1b ma1b ml2r sl2r al2r sl2g"
CLADE, LAND, WRONG = "call mw1b ml1b ma1b", "call ml2r sl2r al2r", "call mw1b ml1b ml2r"
TWENTY = (
    "mw1g ml2r sw1g sw1r sw2b sw2r sl1b sa1b sa2b sa2r sa3r aw2b "
    "al1b al1g al2g al2r aa1b aa1g aa2b aa3g"
)

CALLS = scene(
    shared="ml1b ma1b ml2r sl2r al2r sl2g", hands=["mw1b", "sa3g"], piles=["", "shark"],
    deck="sw1b aw1b sw2b bivalve aw2b aw3b aw3g sw3b sw3g", bonus_extra=2,
)  # fmt: skip
CALLED = (f"2 at 500: {WRONG.replace('mw1b', 'sl2g')}", f"1 at 900: {CLADE}", "at 2900")
STALL = scene(shared=SHARED, deck="shark sw1b sw2b sw3b")
STALLED = ("1: stuck", "1: unstuck", "1: hint", "1: stuck", "2: stuck")
FULL = scene(shared=TWENTY, beside="ma3r", deck="mw3b sw3b")
BREAK = scene(shared=f"{SHARED} aa1g sa3r", seats=3, victory_break=True)
RESTED = (f"1 at 0: {LAND}", f"2 at 500: {CLADE}")
SWITCH = scene(
    shared="ml2r sl2r sl2g mw1b aw1g", hands=["al2r", "sa3g"], open_hand="switch",
    deck="sw1b aw1b sw2b aw2b",
)  # fmt: skip
SWITCHED = ("1: stuck", "2: stuck", f"2 at 5000: {LAND}", "at 7000")
PENALTY = scene(shared=SHARED, piles=["aw3g", ""], false_call_penalty=True, deck="")
PAID = (f"1 at 0: {WRONG}", "1: stuck", "2: stuck")
TURNS = scene(shared=SHARED, untimed=True, deck="sw1b aw1b sw2b aw2b")
STORIES = [
    (CALLS, CALLED), (STALL, STALLED), (FULL, ("1: stuck", "2: stuck")), (BREAK, RESTED),
    (SWITCH, SWITCHED), (PENALTY, PAID), (TURNS, ("pass", f"2: {LAND}")),
]  # fmt: skip
HEARD = [event for table, texts in STORIES for event in played(table, *texts)[1]]


def dealing(table: Position) -> list[Event]:
    """What is told when the table is dealt on."""
    with listening(table) as numbers:
        table.deal(1859)
    return GAME.facts(numbers)


# -- sentences -----------------------------------------------------------------------------
def test_the_story_of_a_deal() -> None:
    """§1.2, §1.6"""
    table = dealt(2)
    first, second = (GAME.cards.names[hand[0]] for hand in table.hands)

    assert [event.sentence for event in dealing(table)] == [
        f"The personal card of Seat 1: {first}.",
        f"The personal card of Seat 2: {second}.",
        "12 shared cards are turned up.",
    ]


def test_the_story_of_two_calls() -> None:
    """§2.3, §3.1, §3.4, §4.1 to §4.5"""
    assert story(CALLS, *CALLED) == [
        "Seat 2 calls one blue Glyptodon, two red xenarthrans and afrotheres and "
        "two green dinosaurs: no triple.",
        "Seat 1 makes a triple: one blue Valenictus, one blue Glyptodon and "
        "one blue Icaronycteris.",
        "It is a clade triple.",
        "The cards are replaced.",
        "Seat 1 gets one blue Elasmosaurus for the clade triple.",
        "Seat 1 gets one blue Hughmilleria for the clade triple.",
        "New on the table: two blue turtles and their kin.",
        "A bonus card: the bivalve goes to Seat 2, beside Seat 1.",
        "It is the second bonus card of its set.",
        "Seat 2 gets three blue chelicerates.",
        "Seat 2 gets three green chelicerates.",
        "New on the table: two blue chelicerates.",
        "Seat 1 draws a personal card.",
        "The personal card of Seat 1: three blue turtles and their kin.",
    ]


def test_the_story_of_a_stall() -> None:
    """§4.6, §5.1, §5.5, §5.6"""
    told_in_order = story(STALL, *STALLED)

    assert told_in_order[:5] == [
        "Seat 1 is stuck.",
        "Seat 1 keeps looking.",
        "Seat 1 asks for a hint, step 1.",
        "Seat 1 is stuck.",
        "Seat 2 is stuck.",
    ]
    assert told_in_order[5] == "A bonus card comes too early: the shark is shuffled back."
    assert re.fullmatch(r"Lucky 8, beside the deck: .+ blue .+\.", told_in_order[-1])


def test_the_story_of_hints_for_all() -> None:
    """§5.4"""
    assert story(FULL, "1: stuck", "2: stuck")[2:] == ["There is a triple: everyone gets a hint."]


def test_the_story_of_a_break() -> None:
    """§6.1"""
    assert [text for text in story(BREAK, *RESTED) if "triple" not in text] == [
        "Seat 1 takes a break.",
        "Seat 1 is back from the break.",
        "Seat 2 takes a break.",
    ]


def test_the_story_of_open_hands_with_a_switch() -> None:
    """§7.2, §7.3"""
    assert story(SWITCH, *SWITCHED)[2:] == [
        "Nobody sees a triple: all personal cards are laid open.",
        "Seat 2 makes a triple: two red xenarthrans and afrotheres, two red dinosaurs and "
        "two red myriapods.",
        "Seat 2 gives three green pterosaurs to Seat 1 in exchange.",
        "The cards are replaced.",
        "Seat 2 draws a personal card.",
        "The personal card of Seat 2: one blue Elasmosaurus.",
        "The personal cards are picked up again.",
        "New on the table: one blue Hughmilleria.",
        "New on the table: two blue turtles and their kin.",
    ]


def test_the_story_of_a_penalty_and_of_the_end() -> None:
    """§7.1, §11.2"""
    told_in_order = story(PENALTY, *PAID)

    assert told_in_order[1] == "Seat 1 gives up three green chelicerates, to be shared for a while."
    assert told_in_order[-1].startswith("The game is over: the deck is empty and ")


def test_the_story_of_a_turn() -> None:
    """§9.1"""
    assert story(TURNS, "pass")[:2] == ["Seat 1 passes.", "Seat 2 has the turn."]


def test_players_are_called_by_the_names_they_have() -> None:
    """§4.4"""
    table = scene(shared=SHARED, deck="bivalve sw1b sw2b sw3b")
    with listening(table) as numbers:
        advance(table, 0, action(LAND), 0)
        table.catch_up(2000)
    sentences = [event.sentence for event in GAME.facts(numbers, lambda seat: ["Ada", "Bo"][seat])]

    assert sentences[0].startswith("Ada makes a triple: ")
    assert "A bonus card: the bivalve goes to Bo, beside Ada." in sentences


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_sentence_of_a_game_is_a_sentence(seats: int) -> None:
    """§1.6"""
    table = dealt(seats, 3)
    rng = seeded(3)
    with listening(table) as numbers:
        table.deal(3)
        while not table.is_over:
            seat = table.actors()[rng.below(len(table.actors()))]
            advance(table, seat, likely_action(table, seat, rng))
    events = GAME.facts(numbers)

    assert len(events) > 60
    check_sentences(events)


# -- kinds ---------------------------------------------------------------------------------
def test_every_kind_of_event_is_told_in_one_of_these_stories() -> None:
    """§1.6"""
    heard = {event.name for event in [*HEARD, *dealing(dealt(2))]}

    assert heard == {kind.name for kind in EVENTS.values()}


def test_every_kind_has_a_name_of_its_own_and_cites_a_rule_of_the_rulebook() -> None:
    """§1.6"""
    names = [kind.name for kind in EVENTS.values()]
    rules = set(re.findall(r"\*\*(§\d+\.\d+)\*\*", GAME.rulebook()))

    assert len(set(names)) == len(names)
    assert {kind.section for kind in EVENTS.values()} <= rules


def test_values_are_ids_and_numbers() -> None:
    """§3.1, §4.4"""
    by_name = {event.name: event for event in HEARD}

    assert by_name["bonus"].values == {"card": "bivalve", "maker": 0}
    assert (by_name["bonus"].seat, by_name["bonus"].section) == (1, "§4.4")
    assert by_name["gave"].values == {"card": "sauropsid-air-3-green", "to": 0}
    assert by_name["no triple"].values == {
        "a": "mammal-water-1-blue", "b": "mammal-land-1-blue", "c": "mammal-land-2-red", "at": 0,
    }  # fmt: skip


def test_nothing_is_told_when_nobody_listens() -> None:
    """§1.6"""
    table = dealt(2)
    advance(table, 0, table.legal(0)[-1])

    assert table.told == []


# -- audiences -----------------------------------------------------------------------------
def test_what_is_drawn_is_for_its_own_seat_alone_and_all_else_for_everyone() -> None:
    """§1.2, §4.3"""
    events = [*HEARD, *dealing(dealt(2))]

    assert {event.name for event in events if event.audience is not None} == {"drew"}
    for event in events:
        if event.name == "drew":
            assert event.audience == (event.seat,)
            assert event.heard_by(event.seat)
            assert not event.heard_by(1 - event.seat)
            assert not event.heard_by(None)
        else:
            assert all(event.heard_by(seat) for seat in (0, 1, None))


def test_nobody_else_hears_the_name_of_a_card_that_is_drawn_into_a_hand() -> None:
    """§1.2, §4.3"""
    table, events = played(CALLS, *CALLED)
    (card,) = table.hands[0]
    heard = [event for event in events if event.heard_by(1)]

    assert GAME.cards.ids[card] not in str([event.values for event in heard])
    assert GAME.cards.names[card] not in str([event.sentence for event in heard])
    assert "Seat 1 draws a personal card." in [event.sentence for event in heard]


def test_a_hint_is_announced_without_what_it_says() -> None:
    """§5.5"""
    events = played(STALL, "1: hint", "1: hint", "1: hint")[1]

    assert [event.values for event in events] == [{"step": 1}, {"step": 2}, {"step": 3}]


def test_what_shows_something_hidden_is_marked() -> None:
    """§3.1, §4.2, §5.1, §7.2"""
    assert {kind.name for kind in EVENTS.values() if not kind.reveals} == {
        "replaced", "stuck", "unstuck", "hands closed", "gave", "rests", "returns", "passed",
        "turn",
    }  # fmt: skip


def test_looking_ahead_tells_nothing_that_is_hidden() -> None:
    """§3.4, §5.1: whether three cards are a triple shows when they are called."""
    half = after(STALL, "1: stuck")

    assert GAME.what_if(STALL, 0, action(LAND)) == []
    assert GAME.what_if(STALL, 0, action(WRONG)) == []
    assert GAME.what_if(STALL, 0, action("hint")) == []
    assert [event.name for event in GAME.what_if(half, 1, action("stuck"))] == ["stuck"]
