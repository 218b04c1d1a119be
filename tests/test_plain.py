"""What a game need not say, and that the types of one reach whoever asks it."""

from dataclasses import dataclass, replace

import pytest

from tangledbank import NOBODY, IllegalAction, Pile, PlainPosition, Position, advance, seeded
from tangledbank.bots import make_bot
from tangledbank.core.containers import numbers, pile_of
from tangledbank.core.copying import become, copied, twin
from tangledbank.core.errors import BadNotation
from tangledbank.core.plain import describe
from tangledbank.games.mating import GAME as MATING
from tangledbank.games.mating.cards.cards import Cards as MatingCards
from tangledbank.games.mating.rules.position import Position as Clearing
from tangledbank.testing import after, legal, story
from tests.pebbles import CARDS, PEBBLES, ROLL, TAKE, Heap
from tests.toys import FIREFLY


# -- types: mypy reads this file ------------------------------------------------------------
def test_a_game_gives_its_own_positions_views_and_cards() -> None:
    heap: Heap = PEBBLES.deal(2, seed=1)
    top: str = heap.view(0).top
    weight: int = PEBBLES.cards[0].weight
    guessed: Heap = PEBBLES.guess(heap.view(0), seeded(2))
    again: Heap = PEBBLES.with_cards(CARDS).deal(2, seed=1)

    assert top in ("flint", "chalk")
    assert weight == 3
    assert guessed.view(0) == heap.view(0) == again.view(0)


def test_a_game_that_is_imported_by_name_gives_them_too() -> None:
    clearing: Clearing = MATING.deal(2, seed=1)
    guessed: Clearing = MATING.guess(clearing.view(0), seeded(2))
    cards: MatingCards = MATING.cards
    food: int = clearing.view(0).players[0].food

    assert food == 5
    assert clearing.cards is guessed.cards is cards


# -- refusals -------------------------------------------------------------------------------
def refusal(position: Position, seat: int, action: int) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refused:
        advance(position, seat, action)
    return refused.value.refusal.code, str(refused.value)


def test_a_game_without_grounds_refuses_with_those_that_all_games_share() -> None:
    heap = PEBBLES.deal(2, seed=1)
    heap.taken[0] = [0, 1, 2]

    assert refusal(heap, 0, TAKE) == ("not-legal", "That is not possible now.")
    assert refusal(heap, 0, 7) == ("not-legal", "That is not possible now.")
    assert refusal(heap, 1, TAKE) == ("not-your-turn", "It is the turn of seat 1.")
    assert refusal(heap, 2, TAKE) == ("no-such-seat", "This table has seats 1 to 2 only.")
    heap.turn = NOBODY
    assert refusal(heap, 0, ROLL) == ("over", "The game is over.")


def test_a_position_that_asks_in_its_own_way_refuses_with_them_too() -> None:
    heap = PEBBLES.deal(2, seed=1)

    grounds = [Position.ground(heap, seat, action) for seat, action in ((0, 0), (0, 9), (1, 0))]

    assert grounds == [0, 6, 3]
    assert [Position.ground(heap, seat, 0) for seat in (-1, 2)] == [1, 1]


def test_a_position_without_a_view_says_so() -> None:
    with pytest.raises(NotImplementedError, match="neither has its own view nor is furnished"):
        PlainPosition(2).view(0)


# -- copies ---------------------------------------------------------------------------------
def test_all_attributes_are_copied_and_the_cards_are_shared() -> None:
    heap = PEBBLES.deal(3, seed=5)
    other = heap.clone()
    advance(other, 0, TAKE)
    blank = heap.blank()

    assert heap.taken == [[], [], []]
    assert other.cards is heap.cards
    assert other.taken[0] == [heap.heap[-1]]
    blank.copy_from(other)
    assert blank.view(0) == other.view(0)
    advance(blank, 1, TAKE)
    assert other.taken[1] == []


def test_nobody_listens_to_a_copy_and_chance_goes_on_alike() -> None:
    heap = PEBBLES.deal(2, seed=5)
    heap.listening = True
    heap.tell(0, 0)

    made = twin(heap)

    assert (made.listening, made.told) == (False, [])
    assert made.rng is not heap.rng
    assert made.rng.below(1000) == heap.rng.below(1000)


@dataclass(frozen=True)
class Frozen:
    number: int


@dataclass
class Open:
    numbers: list[int]


def test_what_changes_is_copied_and_what_does_not_is_shared() -> None:
    frozen, changing = Frozen(1), Open([1])
    before = [frozen, changing, {"a": [1]}, {2}, (3, [4]), pile_of([5, 6]), numbers([7]), None]

    made = copied(before)

    assert made[0] is frozen
    assert made[1] == changing
    changing.numbers.append(2)
    assert made[1].numbers == [1]
    assert made[2:5] == [{"a": [1]}, {2}, (3, [4])]
    assert made[2]["a"] is not before[2]["a"]  # type: ignore[index]
    assert isinstance(made[5], Pile)
    assert made[5].as_list() == [5, 6]
    assert list(made[6]) == [7]


def test_a_position_can_become_another_of_its_kind() -> None:
    one, other = PEBBLES.deal(2, seed=1), PEBBLES.deal(2, seed=2)

    become(one, other)

    assert one.places() == other.places()
    assert one.heap is not other.heap


# -- words ----------------------------------------------------------------------------------
def test_a_listed_action_is_written_and_read() -> None:
    heap = PEBBLES.deal(2, seed=1)

    assert legal(PEBBLES, heap) == ["take", "roll away"]
    assert PEBBLES.parse("  Roll  away ") == ROLL
    wanted = "'fly' is no action of Pebbles; actions are written 'take', 'roll away'"
    with pytest.raises(BadNotation, match=wanted):
        PEBBLES.parse("fly")
    with pytest.raises(BadNotation, match="The number 9 is no action of Pebbles"):
        PEBBLES.notation(9)


def test_a_game_without_notation_is_loud() -> None:
    with pytest.raises(NotImplementedError, match="Pebbles has no notation"):
        replace(PEBBLES, every_action=None).notation(TAKE)


def test_a_card_is_told_by_its_id_and_said_by_its_name() -> None:
    heap = PEBBLES.deal(2, seed=1)
    heap.heap = [0, 8]

    assert story(PEBBLES, heap, "take", "take") == [
        "Seat 1 takes Chalk.", "Flint is on top.", "Seat 2 takes Flint.",
    ]  # fmt: skip


def test_a_deck_shows_its_cards() -> None:
    faces = PEBBLES.card_faces()

    assert [(face.id, face.kind, face.name, face.copies) for face in faces] == [
        ("flint", "pebble", "Flint", 4), ("chalk", "pebble", "Chalk", 5),
    ]  # fmt: skip
    assert faces[0].numbers == {"weight": 3}
    assert FIREFLY.card_faces() == []


def test_a_view_is_described_by_its_fields() -> None:
    heap = PEBBLES.deal(2, seed=1)
    heap.heap = [8, 0]
    view = after(PEBBLES, heap, "take").view(1)

    assert describe(PEBBLES.cards, view) == [
        ("Top", ["chalk"]),
        ("Left", ["1"]),
        ("Away", []),
        ("Takers", ["(seat 0, pebbles flint)", "(seat 1, pebbles -)"]),
    ]


def test_a_seat_is_asked_when_it_is_its_turn() -> None:
    heap = PEBBLES.deal(2, seed=1)
    asked = [PEBBLES.ask(PEBBLES.cards, heap.view(seat)) for seat in (0, 1, None)]
    heap.turn = NOBODY

    assert asked == ["It is your turn.", "Others are to act.", "Others are to act."]
    assert PEBBLES.ask(PEBBLES.cards, heap.view(0)) == "The game is over."


def test_the_greedy_bot_takes_the_points() -> None:
    heap = PEBBLES.deal(2, seed=1)

    choice = make_bot(PEBBLES, "greedy").choose(heap.view(0), heap.legal(0), seeded(1))

    assert choice.action == TAKE


def test_most_points_win() -> None:
    heap = PEBBLES.deal(2, seed=1)
    heap.taken = [[0], [1]]
    heap.turn = NOBODY
    outcome = heap.outcome()

    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ended_by == "The game is over."
    assert [score.points for score in outcome.scores] == [3, 3]
