"""`tangledbank.testing` finds what a game breaks, and says it in a sentence."""

import doctest
import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Self

import pytest

from tangledbank import (
    Actions,
    Deck,
    Form,
    Forms,
    Game,
    Ordinal,
    Place,
    Refusal,
    Rng,
    seeded,
    testing,
)
from tangledbank.testing import (
    after,
    check_contract,
    check_game,
    check_golden,
    check_records,
    check_secrets,
    legal,
    random_record,
    refused,
    story,
    write_golden,
)
from tests.pebbles import BARED, PEBBLES, ROLL, TAKE, TOLD, Heap, HeapView, Pebble, guess
from tests.toys import FIREFLY


class Losing(Heap):
    """A pebble that is rolled away is gone."""

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        super().apply(seat, action, at)
        self.away = []


class Sharing(Heap):
    """Its copies are itself."""

    def clone(self) -> Self:
        return self


class Showing(Heap):
    """A seat sees how much the pebble below weighs."""

    def view(self, seat: int | None) -> HeapView:
        below = sum(self.cards[one].weight for one in self.heap[:1])
        return replace(super().view(seat), left=below)


class Babbling(Heap):
    """Whoever is refused hears what lies below."""

    def why_not(self, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(seat, action)
        below = "".join(self.cards.ids_of(self.heap[:1]))
        return None if refusal is None else replace(refusal, sentence=f"Below is {below}.")


@dataclass(frozen=True, kw_only=True)
class SetView(HeapView):
    bare: frozenset[str] = frozenset()


class Setting(Heap):
    """Its views hold what cannot be sent."""

    def view(self, seat: int | None) -> HeapView:
        return SetView(**vars(super().view(seat)))


class Gambling(Heap):
    """Chance that is not in the position."""

    dice = itertools.count()

    def deal(self, seed: int | str) -> None:
        super().deal(seed)
        if next(self.dice) % 2:
            self.heap.reverse()


class Tiring(Heap):
    """Nobody may do anything, and somebody is asked."""

    def fill(self, seat: int, actions: Actions) -> None:
        actions.clear()


class Silent(Heap):
    """It does not say that a pebble lies bare now."""

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        pass


def broken(kind: type[Heap]) -> Game:
    """Pebbles, with other positions."""
    return replace(
        PEBBLES,
        lay_out=lambda cards, seats, options: kind(cards, seats),
        guess_from=partial(guess, kind=kind),
    )


def same(cards: Deck[Pebble]) -> dict[int, str]:
    return {TAKE: "go", ROLL: "go"}


class Deaf(Ordinal):
    """Whatever is said, it hears the first."""

    def read(self, cards: object, text: str) -> int:
        return 0


class Mute(Ordinal):
    """It tells pages of the first only."""

    def part(self, cards: object, number: int) -> int:
        return 0


def written(place: Place, always: int | None = None) -> Game:
    """Pebbles, with one form for both actions; or for one, whatever is done."""
    forms = Forms(
        "Pebbles",
        Form(0, "do {what}", what=place),
        means=lambda _cards, action: action in (TAKE, ROLL),
        unpack=lambda action: (0, {"what": action if always is None else always}),
        pack=lambda _kind, numbers: int(numbers["what"]),
    )
    return replace(PEBBLES, forms=forms)


HUSHED = TOLD | {BARED: replace(TOLD[BARED], reveals=False)}


@pytest.mark.parametrize(
    ("check", "game", "sentence"),
    [
        (check_contract, broken(Losing), "a card is lost, or in two places"),
        (check_contract, broken(Sharing), "what is done to a clone is done to the position"),
        (check_contract, broken(Showing), "shows another view"),
        (check_contract, broken(Setting), "a view cannot be sent: frozenset"),
        (check_contract, broken(Tiring), "seat 0 has 0 legal actions, and asked are"),
        (check_contract, broken(Gambling), "cards lie where the game before left them"),
        (check_contract, replace(PEBBLES, every_action=same), "the same kind or the same verb"),
        (check_contract, written(Ordinal("thing", 2), TAKE), "two of these are written alike"),
        (check_contract, written(Deaf("thing", 2)), "one is read as another"),
        (check_contract, written(Mute("thing", 2)), "one comes back from a page as another"),
        (check_secrets, broken(Babbling), "seat 0 can tell what is hidden"),
        (check_secrets, replace(PEBBLES, events=HUSHED), "is hidden by what would happen"),
        (check_secrets, broken(Silent), "learned something by what may be taken back"),
        (check_records, broken(Gambling), "a record that is read again"),
    ],
)
def test_what_is_broken_is_said(check: Callable[[Game], None], game: Game, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check(game)


def test_a_game_that_breaks_nothing_passes() -> None:
    check_game(PEBBLES)
    check_game(FIREFLY, seats=2, games=2, options={"cards": 9})


def test_a_game_that_hides_nothing_has_nothing_to_guess() -> None:
    def as_it_is(cards: Deck[Pebble], view: HeapView, rng: Rng) -> Heap:
        return guess(cards, view, seeded(1))

    open_game = replace(PEBBLES, guess_from=as_it_is)

    with pytest.raises(AssertionError, match="all guesses of seat None are alike"):
        check_contract(open_game)
    check_contract(open_game, hides=False)


def test_a_golden_game_that_has_changed_is_named_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "golden"

    assert [path.name for path in write_golden(PEBBLES, folder)] == [
        "1-seats.txt", "2-seats.txt", "3-seats.txt",
    ]  # fmt: skip
    check_golden(PEBBLES, folder)
    path = folder / "2-seats.txt"
    text = path.read_text()
    path.write_text(text.replace("is on top", "lies on top", 1))
    with pytest.raises(AssertionError, match=r"2-seats.txt, line \d+: played '.*is on top"):
        check_golden(PEBBLES, folder)
    path.write_text(text + "more\n")
    with pytest.raises(AssertionError, match="played 'nothing', written 'more'"):
        check_golden(PEBBLES, folder)
    path.unlink()
    with pytest.raises(AssertionError, match="and should be"):
        check_golden(PEBBLES, folder)


def test_options_that_are_given_stay_as_they_are() -> None:
    rng = seeded(1)
    options = [random_record(FIREFLY, 2, rng, {"cards": 7}).options for _record in range(20)]

    assert {one["cards"] for one in options} == {7}
    assert len({one["pause"] for one in options}) > 2


def test_actions_are_said_in_notation() -> None:
    heap = PEBBLES.deal(2, seed=1)
    heap.heap = [0, 8]

    later = after(PEBBLES, heap, "take", "2: roll away")

    assert (later.taken, later.away) == ([[8], []], [0])
    assert heap.taken == [[], []]
    assert legal(PEBBLES, heap) == ["take", "roll away"]
    assert legal(PEBBLES, heap, seat=1) == []
    assert story(PEBBLES, heap, "take") == ["Seat 1 takes Chalk.", "Flint is on top."]
    assert refused(PEBBLES, heap, "2: take").code == "not-your-turn"
    with pytest.raises(AssertionError, match="'take' was not refused"):
        refused(PEBBLES, heap, "take")


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(testing) == doctest.TestResults(failed=0, attempted=3)
