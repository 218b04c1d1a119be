"""What an action would do, before it is done; and all that a refused parent lacks."""

from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import dealt


def foreseen(table: Position, seat: int, text: str) -> list[str]:
    before = GAME.table(table.seats, {**table.view(None).options})
    before.copy_from(table)
    found = [event.sentence for event in GAME.what_if(table, seat, GAME.parse(text))]
    assert table.view(seat) == before.view(seat), "nothing is done"
    return found


def checks(table: Position, text: str) -> list[tuple[bool, str]]:
    refusal = table.why_not(0, GAME.parse(text))
    assert refusal is not None
    return [(check.met, check.text) for check in refusal.checks]


def test_a_population_divides() -> None:
    """§3.12"""
    table = scene(plants="cooksonia:6+woody+large", face_up=("wattieza", "meteorite-70"))

    assert foreseen(table, 0, "evolve wattieza from cooksonia") == [
        "Seat 1 evolves Wattieza from Cooksonia: 3 and 3."
    ]


def test_nature_is_not_foreseen() -> None:
    """§4.1 The last action of a round lets nature begin; that is another matter."""
    table = scene(plants="algae:3", face_up=("meteorite-21",))

    assert foreseen(table, 0, "play meteorite-21 on algae")[0].startswith("Seat 1 plays Meteorite")
    assert "Nature takes its course." not in foreseen(table, 0, "play meteorite-21 on algae")


def test_the_last_to_choose_foresees_no_more_than_the_first() -> None:
    """§2.4, §2.5 What the others have laid is not turned up by asking."""
    table = dealt(2)
    table.apply(0, table.legal(0)[0])
    card = GAME.notation(table.legal(1)[0])

    assert len(foreseen(table, 1, card)) == 1


def test_a_parent_is_checked_for_everything_at_once() -> None:
    """§3.10, §3.11"""
    table = scene(plants="bryophyta:5+roots", face_up=("wattieza", "meteorite-70"))

    assert checks(table, "evolve wattieza from bryophyta") == [
        (True, "carries a mutation"),
        (False, "2 stars, has 1"),
        (True, "roots"),
        (False, "woody"),
    ]
    bare = scene(plants="bryophyta:5", face_up=("wattieza", "meteorite-70"))
    assert checks(bare, "evolve wattieza from bryophyta")[0] == (False, "carries a mutation")
