"""What each player has overlooked, in a list that an analysis can judge."""

from tests.arranged import Arranged

from tangledbank.core.record import Record
from tangledbank.core.thinking import Missed
from tangledbank.games.clades import GAME
from tangledbank.games.clades.rules.actions import is_call
from tangledbank.games.clades.rules.calling import against_call
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.missed import missed
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import action
from tangledbank.lab.series import play_game

WATER, LAND, CLADE = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw1b mw1g mw1r"


def who(seat: int) -> str:
    """The players' names."""
    return ("Ana", "Ben")[seat]


def told(start: Position, *texts: str) -> tuple[Missed, ...]:
    """What was missed in a game that begins with a scene: `2 at 500: call ...`, `1: pass`."""
    record = Arranged(GAME, int(start.seats), 0, {"untimed": start.terms.untimed})
    record.arrange(start)
    for text in texts:
        head, _colon, words = text.partition(": ")
        at = int(head.rpartition(" ")[2]) if " at " in head or not words else None
        if words:
            record.play(int(head[0]) - 1, action(words), at)
        else:
            record.wait(int(head.rpartition(" ")[2]))
    return missed(record, who)


def test_a_triple_that_another_called_was_missed_by_all_who_had_it_in_reach() -> None:
    """§3.1"""
    found = told(scene(shared=f"{WATER} sl1g", deck=""), f"2 at 14000: call {WATER}", "at 60000")

    assert [(one.seat, one.action, one.step, one.at, one.ms) for one in found] == [
        (0, action(f"call {WATER}"), 0, 14000, 14000)
    ]
    assert found[0].sentence == (
        "One blue Valenictus, one blue Elasmosaurus and one blue Hughmilleria lay in Ana's reach "
        "for 14 s; Ben called them."
    )


def test_what_nobody_called_was_missed_by_all() -> None:
    """§11.2"""
    found = told(scene(shared=f"{CLADE} sl2g", deck=""), "at 60000")

    assert [(one.seat, one.ms) for one in found] == [(0, 30_000), (1, 30_000)]
    assert found[1].sentence.endswith(
        ", a clade triple, lay in Ben's reach for 30 s; nobody called them."
    )


def test_what_lies_in_one_hand_is_missed_by_its_owner_alone() -> None:
    """§1.2"""
    found = told(scene(shared="mw1b sw1b sl1g", hands=["", "aw1b"], deck=""), "at 60000")

    assert [one.seat for one in found] == [1]


def test_without_a_clock_turns_are_counted() -> None:
    """§9.1"""
    table = scene(shared=f"{WATER} {LAND}", deck="", untimed=True)
    found = told(table, "1: pass", f"2: call {LAND}", "1: pass", "2: pass")

    assert [(one.seat, one.turns, one.action == action(f"call {LAND}")) for one in found] == [
        (0, 2, False), (1, 2, False), (0, 1, True),
    ]  # fmt: skip
    assert [one.sentence.partition("reach ")[2] for one in found] == [
        "for 2 turns; nobody called them.", "for 2 turns; nobody called them.",
        "for a turn; Ben called them.",
    ]  # fmt: skip


def test_each_could_still_be_called_after_the_actions_and_at_the_time_that_are_named() -> None:
    """§3.1: so an analysis may ask what would have become of it."""
    record = play_game(GAME, ("medium", "easy"), 3, {})
    found = [one for one in missed(record) if one.step < len(record.entries)]
    taken = [one for one in found if is_call(record.entries[one.step].action)]

    assert len(taken) > 20
    assert [one.ms for one in found] == sorted((one.ms for one in found), reverse=True)
    for one in taken[:12]:
        position = moment(record, one)
        assert against_call(position, one.seat, one.action) == 0


def moment(record: Record, one: Missed) -> Position:
    """The position a moment before the triple was gone."""
    position = record.after(one.step)
    position.catch_up(max(int(position.now), one.at - 1))
    assert isinstance(position, Position)
    return position
