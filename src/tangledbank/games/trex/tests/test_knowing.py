"""What a seat knows, and deals of the rest, where a random game seldom leads."""

from tangledbank.core.containers import HIDDEN, Actions
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import seeded
from tangledbank.games.trex.rules.phases import EVERYONE
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.guess import read
from tangledbank.games.trex.seen.knowing import deal, hide
from tangledbank.games.trex.tests.questions import asking
from tangledbank.games.trex.tests.steady import all_cards, all_places, place, scene
from tangledbank.games.trex.tests.words import held, how_de_dos, seen, side
from tangledbank.testing.knowing import contents, difference

PLACES = " ".join(all_places()[:3])
EVEN, OTHER = all_cards(period="finely-balanced")[:2]
TUBA, SOUP = all_cards(period="jurassic")[:2]
FREE = all_cards(period="free", plain=False)


def known_to(table: Position, viewer: int) -> Position:
    """What a viewer knows; it is the same as what the view says."""
    known = table.clone()
    hide(known, viewer)
    said = read(table.cards, seen(table, seat_of(viewer)))
    assert difference(contents(known), contents(said)) == ""
    return known


def seat_of(viewer: int) -> int | None:
    """Whose view is the viewer's."""
    return None if viewer == SPECTATOR else viewer


def deals(table: Position, viewer: int, times: int = 60) -> list[Position]:
    """Some deals of what is hidden, all at one table that is used again and again."""
    known, again, rng = known_to(table, viewer), table.clone(), seeded(3)
    found = []
    for _time in range(times):
        again.copy_from(known)
        deal(again, viewer, rng)
        assert seen(again, seat_of(viewer)) == seen(table, seat_of(viewer))
        found.append(again.clone())
    return found


def make_known(table: Position, *cards: str) -> None:
    """Everyone knows whose they are."""
    for name in cards:
        table.known[table.cards.number_of[name]] = EVERYONE


# -- what is left --------------------------------------------------------------------------
def test_every_question_is_known_alike_from_the_position_and_from_the_view() -> None:
    """§1.10: to both seats, and to spectators."""
    for name in ("hand", "order", "meteor", "trade", "play", "peek", "recall", "exchange", "limit",
                 "sequence", "top", "spend", "barter", "sell", "discard too"):  # fmt: skip
        for viewer in (0, 1, SPECTATOR):
            known_to(asking(name), viewer)


def test_a_hand_that_is_not_seen_is_only_so_many_cards() -> None:
    """X26: How-de-dos among them."""
    table = scene(spots=PLACES, hands=[EVEN, f"{TUBA} {SOUP}"], sides=["", "how-de-do"])

    known = known_to(table, 0)

    assert known.hands[1].as_list() == [HIDDEN] * 4
    assert (how_de_dos(known, 1), held(known, 0)) == (0, [EVEN])


def test_nothing_is_left_of_cards_that_another_seat_saw_at_the_same_table() -> None:
    """§1.10: one position serves all seats, one after the other."""
    table = scene(spots=PLACES, hands=[EVEN, OTHER], sides=[f"{TUBA} how-de-do", f"{SOUP}"])
    known = table.clone()
    for viewer in (0, 1):
        known.copy_from(table)
        hide(known, viewer)

    assert contents(known) == contents(known_to(table, 1))


def test_how_de_dos_have_no_names_that_tell_when_they_were_held() -> None:
    """X24: the last of them lies leftmost, whichever it was."""
    table = scene(spots=PLACES, sides=["how-de-do / how-de-do@jurassic", ""], period="free")
    first = int(table.cards.how_de_do)
    left, right = table.field.side(0, 0), table.field.side(0, 1)
    assert (left.as_list(), right.as_list()) == ([first + 2], [first + 1])
    left.fill([first + 1])
    right.fill([first + 2])

    known = known_to(table, 0)

    assert known.field.side(0, 0).as_list() == [first + 2]
    assert known.how_de_dos[0].as_list() == [first]


# -- what is dealt -------------------------------------------------------------------------
def test_all_that_lies_hidden_is_a_how_de_do_if_the_hand_leaves_no_other_way() -> None:
    """§1.2: the rival holds two cards, both Jurassic and known, so that none is a How-de-do."""
    table = scene(
        spots=PLACES, hands=[EVEN, f"{TUBA} {SOUP}"], sides=["", "how-de-do / how-de-do@free"],
        period="free", how_de_dos=2,
    )  # fmt: skip
    make_known(table, TUBA, SOUP)

    for viewer in (0, SPECTATOR):
        for one in deals(table, viewer, 20):
            assert sorted(held(one, 1)) == sorted([TUBA, SOUP])
            assert side(one, 1, 1) + side(one, 1, 2) == ["how-de-do"] * 2


def test_known_cards_that_the_hand_cannot_hold_lie_on_the_table() -> None:
    """§1.10: the rival holds one card, and two are known."""
    table = scene(spots=PLACES, hands=[EVEN, TUBA], sides=["", SOUP], how_de_dos=0)
    make_known(table, TUBA, SOUP)

    for viewer in (0, SPECTATOR):
        for one in deals(table, viewer):
            assert sorted(held(one, 1) + side(one, 1, 1)) == sorted([TUBA, SOUP])


def test_two_seats_share_the_last_cards_of_a_period() -> None:
    """§4.1: three Free cards are in nobody's sight, and three lie hidden."""
    table = scene(
        spots=PLACES, hands=[EVEN, OTHER], sides=[f"{FREE[0]} {FREE[1]}", FREE[2]],
        discards=" ".join(FREE[3:]), how_de_dos=0, period="free",
    )  # fmt: skip

    found = deals(table, SPECTATOR)

    assert all({*side(one, 0, 1), *side(one, 1, 1)} == set(FREE[:3]) for one in found)
    assert len({tuple(side(one, 1, 1)) for one in found}) == 3


def test_a_how_de_do_is_dealt_where_cards_of_the_period_run_out() -> None:
    """§3.5: three lie hidden, two Free cards are left; either seat may have bluffed."""
    table = scene(
        spots=PLACES, hands=[EVEN, OTHER], sides=[f"{FREE[0]} how-de-do@free", FREE[1]],
        discards=" ".join(FREE[2:]), period="free",
    )  # fmt: skip

    for one in deals(table, SPECTATOR):
        lying = [*side(one, 0, 1), *side(one, 1, 1)]
        assert "how-de-do" in lying
        assert all(one.how_de_dos_played[seat] <= 1 for seat in (0, 1))


def test_one_hidden_card_in_four_is_a_how_de_do() -> None:
    """§3.5: if it may be one."""
    table = scene(spots=PLACES, hands=[EVEN, OTHER], sides=["", TUBA], period="jurassic")

    found = [side(one, 1, 1) == ["how-de-do"] for one in deals(table, 0, 400)]

    assert 75 <= sum(found) <= 125


# -- picking -------------------------------------------------------------------------------
def test_of_plays_one_is_picked_as_if_all_were_listed() -> None:
    """§3.2, §9.2, §9.3: at spots where cards are only hidden, only revealed, or neither."""
    must, never = place(spot="must-reveal"), place(spot="no-reveals")
    table = scene(spots=f"{must} {never} {all_places()[0]}", hands=[f"{EVEN} {OTHER} {TUBA}", ""])
    listed = table.legal(0)

    picked = {int(table.pick(0, Actions(), seeded(seed))) for seed in range(400)}

    assert picked == set(listed)
