"""§4 Aiming."""

import pytest

from tangledbank.core.errors import BadNotation, IllegalAction
from tangledbank.core.record import Record, take_back
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.actions import AIM_NOTHING, NO_AIM
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    dealt,
    held,
    legal,
    made_up,
    names,
    phase,
    play,
    played,
    refusal,
    refused,
    seen,
    story,
    told,
    turn,
)

# Webs that any drought or wildfire bites, and events to share out.
WOOD = made_up(
    *[f"oak-{letter} sun points=9" for letter in "abcdef"],
    *[f"fern-{letter} sun points=4" for letter in "abcdef"],
    "wildfire copies=2", "drought", "blight", "epidemic", "protected-area", "restoration",
    "research-station", size=60,
)  # fmt: skip


def aiming(*hands: str, **words: object) -> Position:
    """Players with these hands who are about to aim."""
    return scene(seats=max(2, len(hands)), hands=hands, phase="aiming", game=WOOD, **words)  # type: ignore[arg-type]


# -- §4.1 ----------------------------------------------------------------------------------
def test_all_are_asked_at_the_same_time_even_those_who_hold_no_event() -> None:
    """§4.1, P12"""
    table = aiming("wildfire-1", "oak-a", "")

    assert table.actors() == [0, 1, 2]
    assert legal(table, 1) == legal(table, 2) == ["aim nothing"]
    assert "aim wildfire 1" in legal(table, 0)


def test_aims_come_after_the_last_draw_of_all() -> None:
    """§4.1, P12"""
    table = play(dealt(3), "all keep all")
    assert refused(table, "aim nothing") == "wrong-phase"

    table = play(table, "all keep all")
    assert (phase(table), table.actors()) == ("aiming", [0, 1, 2])
    assert refusal(table, "keep all") == ("wrong-phase", "§4.1")


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_they_answer_in_any_order(order: tuple[int, ...]) -> None:
    """§4.1"""
    table = aiming("oak-a wildfire-1", "oak-b", "oak-c")
    texts = ["1: aim wildfire 2", "2: aim nothing", "3: aim nothing"]
    after = play(table, *[texts[seat] for seat in order])

    assert int(after.round) == 2
    assert [one.fallen for one in seen(after).last] == [(), (), ("oak-c",)]


def test_the_first_whose_aims_are_open_is_asked_first() -> None:
    """§4.1"""
    table = aiming("oak-a", "oak-b", "oak-c")
    assert turn(table) == 0
    table = play(table, "1: aim nothing")
    assert (turn(table), table.actors()) == (1, [1, 2])
    assert play(table, "3: aim nothing").actors() == [1]


def test_nobody_else_learns_more_than_that_a_player_is_ready() -> None:
    """§4.1, P12"""
    one = play(aiming("wildfire-1 drought oak-a", "oak-b", "oak-c"), "1: aim wildfire 2, drought 1")
    other = play(aiming("wildfire-1 drought oak-a", "oak-b", "oak-c"), "1: aim nothing")

    for seat in (None, 1, 2):
        assert seen(one, seat) == seen(other, seat)
        assert [player.ready for player in seen(one, seat).players] == [True, False, False]
        assert "wildfire" not in str(seen(one, seat))
        assert "drought" not in str(seen(one, seat))


def test_others_hear_that_somebody_is_ready_and_nothing_else() -> None:
    """§4.1"""
    table = aiming("wildfire-1 drought", "oak-b")
    _after, caused = played(table, "1: aim drought 1, wildfire 1")

    assert [event.name for event in caused if event.heard_by(None)] == ["ready"]
    assert [event.name for event in caused if event.heard_by(1)] == ["ready"]
    assert [event.name for event in caused if event.heard_by(0)] == ["aimed", "aimed", "ready"]
    assert [event.values["event"] for event in caused[:2]] == ["drought", "wildfire-1"]
    assert caused[0].sentence == "Seat 1 aims drought at Seat 2."
    assert told(table, "2: aim nothing") == ["ready"]


def test_a_player_sees_their_own_aims_until_the_reveal() -> None:
    """§4.1"""
    table = aiming("wildfire-1 wildfire-2 drought protected-area", "oak-b", "oak-c")
    before = seen(table, 0).own
    assert before is not None
    assert before.aims is None

    own = seen(play(table, "1: aim wildfire 2, protected-area, wildfire 1"), 0).own
    assert own is not None
    assert own.aims is not None
    assert {one.fate for one in own.aims} == {"waiting"}
    assert [(one.event, one.target) for one in own.aims] == [
        ("wildfire-1", 2), ("protected-area", 0), ("wildfire-2", 1),
    ]  # fmt: skip
    none = seen(play(table, "1: aim nothing"), 0).own
    assert none is not None
    assert none.aims == ()


def test_events_stay_in_the_hand_until_the_reveal() -> None:
    """§4.1, §5.1"""
    table = play(aiming("wildfire-1 oak-a", "oak-b"), "1: aim wildfire 1")

    assert sorted(held(table)) == ["oak-a", "wildfire-1"]
    assert seen(table).players[0].cards == 2
    assert seen(table).discards == ()


def test_whoever_is_ready_waits_for_the_others() -> None:
    """§4.1"""
    table = play(aiming("wildfire-1", "oak-b", "oak-c"), "1: aim wildfire 1")

    assert refusal(table, "1: aim nothing") == ("already-ready", "§4.1")
    assert legal(table, 0) == []


def test_aims_can_be_changed_until_all_are_ready() -> None:
    """§4.1"""
    record = Record(WOOD, 3, 0, {})
    keep, nothing = WOOD.parse("keep all"), WOOD.parse("aim nothing")
    while phase(position(record)) == "drawing":
        record.play(turn(position(record)), keep)
    first, *_others, last = position(record).legal(1)
    record.play(0, nothing)
    record.play(1, first)
    take_back(record, 1)
    assert position(record).actors() == [1, 2]
    record.play(1, last)
    take_back(record, 0)
    record.play(0, nothing)
    record.play(2, nothing)

    assert int(position(record).round) == 2
    with pytest.raises(IllegalAction):
        take_back(record, 1)


def position(record: Record) -> Position:
    """The table of a record."""
    assert isinstance(record.position, Position)
    return record.position


# -- §4.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("opponent", [1, 2, 3])
def test_opponents_are_counted_clockwise_and_the_first_sits_on_the_left(
    seat: int, opponent: int
) -> None:
    """§4.2, P12"""
    hands = [f"oak-{letter}" for letter in "abcd"]
    hands[seat] += " wildfire-1"
    texts = [f"{other + 1}: aim nothing" for other in range(4) if other != seat]
    after = play(aiming(*hands), *texts, f"{seat + 1}: aim wildfire {opponent}")

    struck = [place for place, one in enumerate(seen(after).last) if one.fallen]
    assert struck == [(seat + opponent) % 4]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_opponent_may_be_aimed_at_and_nobody_else(seats: int) -> None:
    """§4.2"""
    table = aiming("wildfire-1", *["oak-a", "oak-b", "oak-c", "oak-d", "oak-e"][: seats - 1])

    assert legal(table, 0) == ["aim nothing", *[f"aim wildfire {one}" for one in range(1, seats)]]
    for opponent in range(seats, 6):
        assert refusal(table, f"1: aim wildfire {opponent}") == ("no-such-opponent", "§4.2")


def test_nobody_aims_at_themselves() -> None:
    """§4.2: there is no opponent 0"""
    with pytest.raises(BadNotation, match="There are opponents 1 to 5; 0 is none of them"):
        play(aiming("wildfire-1", "oak-b"), "1: aim wildfire 0")
    with pytest.raises(BadNotation, match="needs an opponent from 1 to 5"):
        play(aiming("wildfire-1", "oak-b"), "1: aim wildfire")


def test_several_events_may_go_to_the_same_opponent() -> None:
    """§4.2, P12, P16: the second one strikes whatever is highest by then"""
    table = aiming("wildfire-1 drought", "oak-a fern-a", "oak-b")
    after = play(table, "1: aim wildfire 1, drought 1", "2: aim nothing", "3: aim nothing")

    assert seen(after).last[1].fallen == ("oak-a", "fern-a")
    assert seen(after).last[2].fallen == ()


def test_or_each_to_another_one() -> None:
    """§4.2"""
    table = aiming("wildfire-1 wildfire-2", "oak-a", "oak-b")
    after = play(table, "1: aim wildfire 2, wildfire 1", "2: aim nothing", "3: aim nothing")

    assert [one.fallen for one in seen(after).last] == [(), ("oak-a",), ("oak-b",)]


@pytest.mark.parametrize(
    "text",
    ["aim blight 1", "aim drought 1, drought 1", "aim wildfire 1, wildfire 1, wildfire 1",
     "aim protected-area", "aim drought 1, epidemic 1"],
)  # fmt: skip
def test_an_event_is_aimed_as_often_as_it_is_in_the_hand(text: str) -> None:
    """§4.2"""
    table = aiming("wildfire-1 wildfire-2 drought", "blight epidemic")

    assert refusal(table, f"1: {text}") == ("not-in-hand", "§4.2")


def test_the_refusal_says_which_event_is_missing() -> None:
    """§4.2"""
    table = aiming("wildfire-1 drought", "oak-a")
    found = table.why_not(0, WOOD.parse("aim drought 1, wildfire 1, wildfire 1"))

    assert found is not None
    assert found.sentence == "You have no wildfire, or not that many."


# -- §4.3 ----------------------------------------------------------------------------------
def test_a_helping_event_is_for_its_owner() -> None:
    """§4.3"""
    table = aiming("protected-area research-station restoration", "oak-a")
    own = seen(play(table, "1: aim restoration, research-station, protected-area"), 0).own

    assert own is not None
    assert own.aims is not None
    assert [one.target for one in own.aims] == [0, 0, 0]
    _after, caused = played(table, "1: aim protected-area")
    assert [(event.name, event.audience) for event in caused] == [
        ("will help", (0,)), ("ready", None),
    ]  # fmt: skip


@pytest.mark.parametrize("event", ["protected-area", "restoration", "research-station"])
def test_a_helping_event_has_no_number(event: str) -> None:
    """§4.3"""
    table = aiming(event, "oak-a", "oak-b")

    assert legal(table, 0) == ["aim nothing", f"aim {event}"]
    with pytest.raises(BadNotation, match=f"{event} helps yourself and needs no number"):
        play(table, f"1: aim {event} 1")


# -- §4.4 ----------------------------------------------------------------------------------
def test_an_event_that_is_not_aimed_is_discarded_at_the_reveal_without_effect() -> None:
    """§4.4, P12"""
    table = aiming("oak-a wildfire-1 protected-area", "oak-b blight")
    after, caused = played(table, "1: aim nothing", "2: aim blight 1")
    unused = [event for event in caused if event.name == "unused"]

    assert [(event.seat, event.values["event"]) for event in unused] == [
        (0, "wildfire-1"), (0, "protected-area"),
    ]  # fmt: skip
    assert unused[0].sentence == "Seat 1 does not use wildfire: it is discarded."
    first, second = seen(after).last
    assert [(one.event, one.target, one.fate) for one in first.aims] == [
        ("wildfire-1", 0, "unused"), ("protected-area", 0, "unused"),
    ]  # fmt: skip
    assert (first.fallen, second.fallen) == (("oak-a",), ())  # an unused shield does not help
    assert (first.count, second.count) == (0, 9)


def test_unused_events_lie_open_in_the_discard_pile_while_others_are_played() -> None:
    """§4.4"""
    table = aiming("fern-a fern-b", "drought blight oak-b")  # two level ferns: somebody is asked
    waiting = play(table, "1: aim nothing", "2: aim drought 1")

    assert phase(waiting) == "striking"
    assert seen(waiting).discards == ("blight",)
    assert "blight" not in held(waiting, 1)


def test_some_events_may_be_aimed_and_others_not() -> None:
    """§4.4"""
    table = aiming("wildfire-1 wildfire-2 drought", "oak-a fern-a")
    after = play(table, "1: aim wildfire 1", "2: aim nothing")

    assert seen(after).last[1].fallen == ("oak-a",)
    assert [(one.event, one.fate) for one in seen(after).last[0].aims] == [
        ("wildfire-1", "done"), ("wildfire-2", "unused"), ("drought", "unused"),
    ]  # fmt: skip


# -- §4.5 ----------------------------------------------------------------------------------
def test_each_player_arranges_the_order_of_their_own_events() -> None:
    """§4.5, P16"""
    forest_first = made_up("pine sun points=9", "cactus sun terrains=desert points=5",
        "wildfire", "blight")  # fmt: skip
    table = scene(hands=["wildfire blight", "pine cactus"], phase="aiming", game=forest_first)
    fire, rot = (
        seen(play(table, f"1: aim {row}", "2: aim nothing")).last[1].fallen
        for row in ("wildfire 1, blight 1", "blight 1, wildfire 1")
    )

    assert fire == ("pine", "cactus")
    assert rot == ("pine",)  # the fire then meets the cactus, and fizzles


def test_every_choice_in_every_order_with_every_opponent_is_legal_once() -> None:
    """§4.2, §4.3, §4.5"""
    found = legal(aiming("wildfire-1 drought protected-area", "oak-a", "oak-b"), 0)

    one = 2 + 2 + 1
    two = 2 * (2 * 2) + 2 * (2 * 1) + 2 * (2 * 1)  # both orders of each pair
    three = 6 * (2 * 2 * 1)
    assert len(found) == len(set(found)) == 1 + one + two + three
    assert "aim drought 2, protected-area, wildfire 1" in found
    assert "aim protected-area, drought 1" in found


@pytest.mark.parametrize("seats", [2, 3])
def test_any_number_is_allowed_exactly_where_it_is_legal(seats: int) -> None:
    """§4.2, §4.5: rows are judged one by one, for there may be too many to list"""
    hands = ["wildfire-1 wildfire-2 drought protected-area", "oak-a", "oak-b"][:seats]
    table = aiming(*hands)
    rows, rng = set(table.legal(0)), seeded(1859)
    near = {row + step for row in rows for step in (-48, -1, 1, 49)}
    far = {AIM_NOTHING + rng.below(NO_AIM - AIM_NOTHING) for _time in range(2000)}

    for action in rows | near | far:
        assert (table.why_not(0, action) is None) == (action in rows)
    assert all(table.why_not(1, row) for row in rows - {AIM_NOTHING})


def test_two_events_of_a_kind_are_alike() -> None:
    """§4.5: which of them goes first makes no difference, and is one action"""
    found = legal(aiming("wildfire-1 wildfire-2", "oak-a"), 0)

    assert found == ["aim nothing", "aim wildfire 1", "aim wildfire 1, wildfire 1"]


def test_a_hand_of_events_can_be_aimed_at_five_opponents() -> None:
    """§4.2, §4.5"""
    table = scene(seats=6, phase="aiming", hands=["drought poaching blight epidemic"])
    row = "epidemic 5, blight 4, poaching 5, drought 1"
    own = seen(play(table, f"1: aim {row}"), 0).own
    rows = table.legal(0)

    assert own is not None
    assert own.aims is not None
    assert [f"{one.event} {one.target}" for one in own.aims] == row.split(", ")
    assert len(set(rows)) == len(rows) == 1 + 4 * 5 + 12 * 5**2 + 24 * 5**3 + 24 * 5**4


def test_the_story_of_an_aim_ends_with_the_reveal() -> None:
    """§4.1, §5.1"""
    table = aiming("oak-a drought", "oak-b")
    sentences = story(table, "2: aim nothing", "1: aim drought 1")

    assert sentences[:3] == [
        "Seat 2 is ready.", "Seat 1 aims drought at Seat 2.", "Seat 1 is ready.",
    ]  # fmt: skip
    assert sentences[3].startswith("Seat 2 shows")


def test_cards_are_named_by_their_kind_of_event_not_by_their_id() -> None:
    """§4.2: so that copies need no names of their own"""
    game = made_up("oak sun", "old-fire kind=wildfire", "new-fire kind=wildfire")
    table = scene(hands=["old-fire new-fire", "oak"], phase="aiming", game=game)

    assert legal(table, 0) == ["aim nothing", "aim wildfire 1", "aim wildfire 1, wildfire 1"]
    after = play(table, "1: aim wildfire 1", "2: aim nothing")
    assert [one.fate for one in seen(after).last[0].aims] == ["done", "unused"]


def test_our_deck_has_one_event_of_each_kind_so_rows_never_repeat() -> None:
    """§4.2, §1.4"""
    table = play(dealt(2), "all keep all", "all keep all")
    for seat in (0, 1):
        rows = legal(table, seat)
        assert len(rows) == len(set(rows))
        assert all(GAME.parse(row) in table.legal(seat) for row in rows)
    assert names(table, table.discards) == []
