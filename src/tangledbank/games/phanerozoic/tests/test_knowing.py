"""What a seat knows of a position, and what it may hold possible."""

import pytest
from tests.play import random_game

from tangledbank import seeded
from tangledbank.core.containers import HIDDEN, Pile
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.seen.guess import read
from tangledbank.games.phanerozoic.seen.knowing import deal, hide
from tangledbank.games.phanerozoic.tests.words import after, dealt, names, numbers, phase
from tangledbank.testing.knowing import contents, known_to, possible

LEFT = "aurelia cycas sequoia nymphaea magnolia"


def goals(text: str) -> list[int]:
    """The goals that a text names."""
    return [GAME.cards.goal_number_of[name] for name in text.split()]


def open_part(pile: Pile) -> list[int]:
    """The cards of a pile that are known."""
    return [card for card in pile if card != HIDDEN]


def late_in_the_game() -> Position:
    """§2.3 Seat 2 draws four of the five cards left, seat 1 the last and three reshuffled ones."""
    table = scene(plants="algae", animals="trilobita", face_up=("corvus", "large-5"), deck=LEFT,
        discards="roots-16 roots-34 woody-9 seeds-71 wattieza", start=1)  # fmt: skip
    return after(table, "keep large-5", "keep corvus")


# -- cards ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("viewer", "hands"),
    [
        (0, ["corvus cycas", "large-5"]),
        (1, ["corvus", "large-5 sequoia roots-16"]),
        (SPECTATOR, ["corvus", "large-5"]),
    ],
)
def test_the_deck_and_the_cards_that_others_drew_are_hidden(viewer: int, hands: list[str]) -> None:
    """§2.2, ruling N40: those that they kept are not."""
    table = scene(plants="algae", kept=("corvus", "large-5"), hands=("cycas", "sequoia roots-16"))
    seen = known_to(GAME, table, viewer)

    assert [names(open_part(hand)) for hand in seen.hands] == hands
    assert [hand.count for hand in seen.hands] == [2, 3]
    assert seen.deck.as_list() == [HIDDEN] * table.deck.count


def test_alone_the_whole_hand_is_open() -> None:
    """§6.2"""
    table = dealt(1)

    assert known_to(GAME, table, SPECTATOR).hands[0].as_list() == table.hands[0].as_list()


def test_a_rival_holds_any_unseen_cards_beside_those_it_kept() -> None:
    """§2.2, ruling N40"""
    table = scene(plants="algae", kept=("", "large-5"), hands=("corvus", "roots-16"), deck=LEFT)
    unseen = {*numbers(LEFT), *numbers("roots-16")}
    held = set()
    for guessed in possible(GAME, table, 0):
        kept, drawn = guessed.hands[1].as_list()
        assert [kept] == numbers("large-5")
        assert {drawn, *guessed.deck} == unseen
        held.add(drawn)

    assert held == unseen


def test_the_deck_lies_in_any_order() -> None:
    """§1.5"""
    table = scene(plants="algae", face_up="corvus", deck="aurelia cycas sequoia")

    assert len({tuple(guessed.deck) for guessed in possible(GAME, table, 0)}) == 6


def test_cards_drawn_after_the_reshuffle_are_some_that_were_reshuffled() -> None:
    """§2.3 What was drawn before it are the others."""
    table = late_in_the_game()
    assert list(table.late) == [3, 0]
    late = set()
    for guessed in possible(GAME, table, SPECTATOR):
        first, second = (hand.as_list() for hand in guessed.hands)
        assert [first[0], second[0]] == numbers("corvus large-5")
        assert {*second[1:], first[1]} == set(numbers(LEFT))
        assert set(table.reshuffled) == {*first[2:], *guessed.deck}
        late.add(frozenset(first[2:]))
    assert len(late) == 10

    for guessed in possible(GAME, table, 1, times=5):
        assert guessed.hands[0][1] == table.hands[0][1]  # the only one left


def test_chance_and_the_clock_are_forgotten() -> None:
    """§1.5 What comes next is as unknown as the deck."""
    table = dealt(2)
    other = table.clone()
    other.catch_up(5000)
    other.rng.below(6)

    assert contents(known_to(GAME, other, 0)) == contents(known_to(GAME, table, 0))


# -- choices -------------------------------------------------------------------------------
def test_a_secret_choice_is_known_to_be_made() -> None:
    """§2.4"""
    table = after(scene(plants="algae", hands=("corvus cycas", "sequoia")), "choose corvus")

    assert list(known_to(GAME, table, 0).chosen) == [*numbers("corvus"), NOTHING]
    for viewer in (1, SPECTATOR):
        assert list(known_to(GAME, table, viewer).chosen) == [HIDDEN, NOTHING]


def test_a_rival_may_have_chosen_any_card_that_it_may_hold() -> None:
    """§2.4, ruling N40: a card that it has kept, too."""
    table = scene(plants="algae", kept="large-5", hands=("corvus", "sequoia"), deck="cycas")
    table = after(table, "choose corvus")
    chosen = set()
    for guessed in possible(GAME, table, 1):
        assert guessed.chosen[0] in guessed.hands[0]
        chosen.add(int(guessed.chosen[0]))

    assert chosen == set(numbers("large-5 corvus cycas"))


def test_a_choice_that_lies_open_is_forgotten() -> None:
    """§2.5 The card that was chosen lies face up."""
    table = scene(plants="algae", hands=("corvus cycas", "sequoia aurelia"))
    table = after(table, "choose corvus", "choose sequoia")

    assert phase(table) == "drafting"
    assert list(known_to(GAME, table, 0).chosen) == [NOTHING, NOTHING]


# -- goals ---------------------------------------------------------------------------------
def test_the_goals_of_others_are_hidden() -> None:
    """§1.4"""
    table = scene(plants="algae", goals=("canopy open-sky", "inner-fire seed-bank"))
    seen = known_to(GAME, table, 0)

    assert [goal.as_list() for goal in seen.goals] == [goals("canopy open-sky"), [HIDDEN] * 2]
    assert list(seen.kept_goal) == [NOTHING, NOTHING]
    dealt_goals = {goal for guessed in possible(GAME, table, 0) for goal in guessed.goals[1]}
    assert dealt_goals == set(range(12)) - set(goals("canopy open-sky"))


def test_a_goal_is_kept_in_secret() -> None:
    """§5.1"""
    table = scene(
        plants="algae", keeping_goals=True, goals=("canopy open-sky", "inner-fire seed-bank")
    )
    table = after(table, "keep goal canopy")

    assert list(known_to(GAME, table, 0).chosen) == [*goals("canopy"), NOTHING]
    assert list(known_to(GAME, table, 1).chosen) == [HIDDEN, NOTHING]
    for guessed in possible(GAME, table, 1):
        assert guessed.chosen[0] in guessed.goals[0]
    kept = after(table, "2: keep goal seed-bank")
    assert list(known_to(GAME, kept, 0).kept_goal) == [*goals("canopy"), HIDDEN]
    assert list(known_to(GAME, kept, SPECTATOR).kept_goal) == [HIDDEN, HIDDEN]
    for guessed in possible(GAME, kept, 0):
        assert guessed.kept_goal[1] in guessed.goals[1]
        assert guessed.kept_goal[0] == table.chosen[0]


def test_the_end_reveals_the_goals_that_were_kept_and_no_others() -> None:
    """§5.1, §5.2"""
    end = next(table for table in random_game(dealt(3)) if not table.actors())
    seen = known_to(GAME, end, 0)

    assert list(seen.kept_goal) == list(end.kept_goal)
    assert seen.goals[0].as_list() == end.goals[0].as_list()
    for seat in (1, 2):
        assert seen.goals[seat].as_list() == [end.kept_goal[seat], HIDDEN]
    assert GAME.guess(end.view(None), seeded(1)).winners() == end.winners()


def test_the_hidden_goal_of_the_automa_is_any_that_is_left() -> None:
    """§6.5, ruling N49"""
    table = scene(seats=1, plants="algae", goals="canopy open-sky", automa_hidden_goal=True,
        automa_goals="inner-fire seed-bank")  # fmt: skip
    shown = goals("canopy open-sky inner-fire")
    hidden = {int(guessed.automa_goals[1]) for guessed in possible(GAME, table, 0, times=120)}

    assert known_to(GAME, table, 0).automa_goals.as_list() == [*goals("inner-fire"), HIDDEN]
    assert hidden == set(range(12)) - set(shown)
    *_before, end = random_game(table)
    assert known_to(GAME, end, 0).automa_goals.as_list() == end.automa_goals.as_list()


# -- the same, from a view -----------------------------------------------------------------
SCENES: dict[str, Position] = {
    "drawn late": late_in_the_game(),
    "drawn late, and shown": after(late_in_the_game(), "choose corvus", "choose large-5"),
    "goals kept in one scene only": scene(plants="algae", seats=3, goals=("canopy", "open-sky")),
    "a recovered card": after(scene(plants="algae", face_up="recover-6", discards="corvus cycas"),
        "recover corvus with recover-6"),
    "extinct with mutations": scene(plants="algae", extinct="corvus+large", deck="cycas"),
    "alone, a hidden goal": dealt(1, automa_hidden_goal=True, automa_goals=3),
    "one goal dealt": dealt(4, goals=1),
    "no card anywhere": scene(plants="algae", face_up="corvus", deck=""),
}  # fmt: skip


@pytest.mark.parametrize("table", SCENES.values(), ids=SCENES)
def test_a_seat_knows_what_its_view_says(table: Position) -> None:
    """§1.4, §2.3, §2.4, §3.9, §6.5"""
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        viewer = SPECTATOR if seat is None else seat

        assert contents(known_to(GAME, table, viewer)) == contents(read(GAME.cards, view))
        for guessed in possible(GAME, table, viewer, times=5):
            assert guessed.view(seat) == view


@pytest.mark.parametrize("seats", range(1, 5))
def test_what_is_known_is_copied_into_the_same_position_again_and_again(seats: int) -> None:
    """§4.7 However many lived on it before."""
    kept, guessed = (GAME.table(seats, GAME.settle(seats, {})) for _twin in "ab")
    for table in random_game(dealt(seats, seed=3)):
        kept.copy_from(table)
        assert contents(kept) == contents(table.clone())
        hide(kept, 0)
        guessed.copy_from(kept)
        deal(guessed, 0, seeded(1))
        assert guessed.view(0) == table.view(0)
        assert guessed.legal(0) == table.legal(0)
