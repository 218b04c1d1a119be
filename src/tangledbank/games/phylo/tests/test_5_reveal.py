"""§5 The reveal."""

from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    events,
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
    told,
    turn,
)

# Level ferns make the owner of an event choose, so that the open hands can be looked at.
WOOD = made_up(
    "fern sun points=4 copies=2", "vole plants scale=2 points=6 climates=warm", "oak sun points=9",
    "pine sun points=5", "drought", "blight", "wildfire", "protected-area", "research-station",
    size=40,
)  # fmt: skip
LEVEL = "fern-1 fern-2 vole"


def asked(seats: int = 2, dealer: int = 0) -> Position:
    """Open hands: seat 1 is asked which of two ferns of seat 0 its drought takes."""
    hands = [LEVEL, "drought oak blight", "pine"][:seats]
    table = scene(seats=seats, hands=hands, phase="aiming", game=WOOD, dealer=dealer)
    others = ["3: aim nothing"] if seats == 3 else []
    return play(table, "1: aim nothing", *others, f"2: aim drought {seats - 1}")


# -- §5.1 ----------------------------------------------------------------------------------
def test_all_hands_are_shown_at_the_same_time_when_all_are_ready() -> None:
    """§5.1"""
    table = scene(seats=3, hands=[LEVEL, "drought oak blight", "pine"], phase="aiming", game=WOOD)
    before = play(table, "1: aim nothing", "2: aim drought 2")
    assert [one.shown for one in seen(before).players] == [None] * 3

    view = seen(play(before, "3: aim nothing"))
    hands = [set(one.shown.hand) if one.shown else None for one in view.players]
    assert hands == [{"fern-1", "fern-2", "vole"}, {"drought", "oak", "blight"}, {"pine"}]


def test_everyone_sees_the_open_hands() -> None:
    """§5.1: spectators too"""
    table = asked(3)

    assert {str(seen(table, seat).players) for seat in (None, 0, 1, 2)} == {
        str(seen(table).players)
    }


def test_an_open_hand_has_its_web_and_what_it_counts() -> None:
    """§5.1, §7.1"""
    shown = seen(asked()).players[0].shown

    assert shown is not None
    assert set(shown.web.counting) == {"fern-1", "fern-2"}
    assert [one.card for one in shown.web.loose] == ["vole"]
    assert (shown.count, shown.web.points, shown.bonus) == (8, 8, 0)
    assert (shown.fallen, shown.restored, shown.protections) == ((), (), 0)


def test_an_open_hand_has_its_aims_with_their_fate() -> None:
    """§5.1, §4.4"""
    shown = seen(asked()).players[1].shown

    assert shown is not None
    assert [(one.event, one.target, one.fate) for one in shown.aims] == [
        ("drought", 0, "waiting"), ("blight", 1, "unused"),
    ]  # fmt: skip


def test_events_leave_the_hand_and_species_stay() -> None:
    """§5.1, §4.4"""
    table = asked()

    assert held(table, 1) == ["oak"]
    assert names(table, table.discards) == ["blight"]
    assert sorted(card for place in table.places() for card in place) == list(range(40))


def test_hands_are_told_clockwise_from_the_left_of_the_dealer() -> None:
    """§5.1"""
    for dealer in range(3):
        table = scene(seats=3, hands=["fern-1", "oak", "pine"], phase="aiming", dealer=dealer,
            game=WOOD)  # fmt: skip
        found = events(table, "revealed", "all aim nothing")
        assert [event.seat for event in found] == [(dealer + step) % 3 for step in (1, 2, 3)]


def test_what_is_told_of_a_hand() -> None:
    """§5.1"""
    table = scene(hands=[LEVEL, "oak drought"], phase="aiming", game=WOOD)
    _after, caused = played(table, "all aim nothing")
    second, first = (event for event in caused if event.name == "revealed")

    assert set(str(first.values["hand"]).split()) == {"fern-1", "fern-2", "vole"}
    assert set(str(first.values["counting"]).split()) == {"fern-1", "fern-2"}
    assert first.values["count"] == 8
    assert first.sentence == "Seat 1 shows fern, fern and vole, and counts 8 points."
    assert set(str(second.values["hand"]).split()) == {"oak", "drought"}
    assert second.audience is None


def test_an_empty_hand_is_shown_too() -> None:
    """§5.1"""
    table = scene(hands=["", "oak"], phase="aiming", game=WOOD)

    assert "Seat 1 shows nothing, and counts 0 points." in [
        event.sentence for event in events(table, "revealed", "all aim nothing")
    ]


def test_nobody_can_change_an_aim_any_more() -> None:
    """§5.1"""
    table = asked()

    assert turn(table) == 1
    assert refusal(table, "2: aim blight 1") == ("wrong-phase", "§6.3")
    assert refusal(table, "1: aim nothing") == ("not-your-turn", "§6.3")
    assert refused(table, "2: keep all") == "wrong-phase"
    assert legal(table, 0) == []
    assert set(legal(table, 1)) == {"strike fern-1", "strike fern-2"}


def test_the_reveal_comes_with_the_last_aim_and_not_before() -> None:
    """§5.1, §4.1"""
    table = scene(seats=3, hands=["oak", "pine", "fern-1"], phase="aiming", game=WOOD)

    assert told(table, "2: aim nothing", "3: aim nothing") == ["ready", "ready"]
    assert told(play(table, "2: aim nothing", "3: aim nothing"), "1: aim nothing")[:4] == [
        "ready", "revealed", "revealed", "revealed",
    ]  # fmt: skip


def test_pickup_pile_and_dropped_cards_stay_hidden() -> None:
    """§5.1: only hands are shown"""
    table = scene(hands=[LEVEL, "drought oak"], dropped=["pine", "wildfire"], phase="aiming",
        game=WOOD)  # fmt: skip
    view = seen(play(table, "1: aim nothing", "2: aim drought 1"))

    assert (view.discard, view.pickup) == (2, 40 - 5 - 2)
    assert "pine" not in str(view)
    assert "wildfire" not in str(view)


def test_the_open_hands_can_be_looked_at_until_the_next_reveal() -> None:
    """§5.1"""
    table = play(asked(), "strike fern-2")
    view = seen(table)

    assert (view.round, phase(table)) == (2, "drawing")
    assert [one.shown for one in view.players] == [None, None]
    assert [set(one.hand) for one in view.last] == [
        {"fern-1", "fern-2", "vole"}, {"drought", "oak", "blight"},
    ]  # fmt: skip
    assert view.last[0].fallen == ("fern-2",)
    assert [one.count for one in view.last] == [4, 9]
    later = play(table, "all keep all", "all keep all")
    assert seen(later).last == view.last


def test_the_next_reveal_takes_their_place() -> None:
    """§5.1: whether somebody has looked or not"""
    table = scene(hands=["oak", "pine"], phase="aiming", game=WOOD, target=300)
    first = play(table, "all aim nothing")
    hands = [set(held(first, seat)) for seat in (0, 1)]
    assert [set(one.hand) for one in seen(first).last] == [{"oak"}, {"pine"}]

    waiting = play(first, "all keep all", "all keep all")
    second = seen(play(waiting, "all aim nothing"))
    assert second.round == 3
    assert [set(one.hand) for one in second.last] == hands
    assert [set(one.hand) for one in seen(waiting).last] == [{"oak"}, {"pine"}]


def test_a_new_game_shows_nothing_of_the_one_before() -> None:
    """§5.1"""
    table = play(asked(), "strike fern-2")
    assert seen(table).last

    table.deal(1)
    assert seen(table).last == ()


def test_what_lies_open_after_an_event_is_what_is_left() -> None:
    """§5.1, §6.5: the hand of the reveal stays to be read"""
    before = asked()
    after = seen(play(before, "strike fern-1")).last[0]

    assert set(after.hand) == {"fern-1", "fern-2", "vole"}
    assert after.web.counting == ("fern-2",)
    assert after.web.points == 4


def test_the_last_round_of_a_game_stays_open() -> None:
    """§5.1, §8.1"""
    table = scene(hands=["oak", "pine"], phase="aiming", game=WOOD, target=5)
    view = seen(play(table, "all aim nothing"))

    assert view.phase == "over"
    assert [one.shown is not None and one.shown.hand for one in view.players] == [
        ("oak",), ("pine",),
    ]  # fmt: skip
