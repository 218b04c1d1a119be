"""The small parts of the core: chance, containers, options, the door, the shelf."""

from dataclasses import replace
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from tangledbank import GAMES, Actions, IllegalAction, Record, advance, seeded
from tangledbank.core.containers import Grid, Pile, pile_of
from tangledbank.core.errors import BadNotation, BadOption, BadSeed, UnknownGame
from tangledbank.core.options import (
    Number,
    Option,
    Pick,
    Switch,
    Text,
    Value,
    read_options,
    settle,
)
from tangledbank.core.record import read_record
from tangledbank.core.rng import Rng, derived_seed, read_seed
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.position import Position

KEY = "00ff" * 16


# -- chance --------------------------------------------------------------------------------
def test_a_number_seeds_the_fast_generator() -> None:
    rng = seeded(7)

    assert [rng.below(1000) for _draw in range(8)] == [427, 488, 307, 480, 172, 405, 922, 684]


def test_64_hexadecimal_digits_key_a_blake2_stream() -> None:
    rng = seeded(KEY)
    stream = b"".join(
        blake2b(block.to_bytes(8, "little"), key=bytes.fromhex(KEY)).digest() for block in range(3)
    )
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 160, 4)]

    assert max(words) < 2**32 // 1000 * 1000
    assert [rng.below(1000) for _draw in range(40)] == [word % 1000 for word in words]


def test_the_keyed_stream_is_fair_at_the_ragged_end() -> None:
    """Three eighths of 2**32: without rejection the lower third would come up 2250 times."""
    rng = seeded(KEY)
    n = 3 * 2**29
    low = sum(rng.below(n) < n // 3 for _draw in range(6000))

    assert 1880 < low < 2120


@pytest.mark.parametrize("seed", [5, KEY])
@pytest.mark.parametrize("bound", [0, -5, 2**31 + 1, 2**40])
def test_a_bound_that_is_none_is_loud(seed: int | str, bound: int) -> None:
    with pytest.raises(ValueError, match="a bound goes from 1"):
        seeded(seed).below(bound)


@pytest.mark.parametrize("seed", [5, KEY])
def test_every_number_below_the_bound_comes_up_equally_often(seed: int | str) -> None:
    rng = seeded(seed)
    counts = [0] * 6
    for _draw in range(6000):
        counts[rng.below(6)] += 1

    assert all(850 < count < 1150 for count in counts)


@pytest.mark.parametrize("seed", [5, KEY])
def test_a_copied_generator_goes_on_the_same(seed: int | str) -> None:
    rng = seeded(seed)
    for _draw in range(21):
        rng.below(9)
    twin = Rng()
    twin.copy_from(rng)

    assert [twin.below(1 << 20) for _draw in range(40)] == [rng.below(1 << 20) for _d in range(40)]


@pytest.mark.parametrize("seed", [5, KEY])
def test_drawn_moves_with_every_number(seed: int | str) -> None:
    rng = seeded(seed)
    before = rng.drawn

    rng.below(2)

    assert rng.drawn == before + 1


@pytest.mark.parametrize(
    ("text", "seed"), [(0, 0), ("7", 7), (" 42 ", 42), (2**63 - 1, 2**63 - 1), (KEY.upper(), KEY)]
)
def test_seeds_are_numbers_or_64_hexadecimal_digits(text: int | str, seed: int | str) -> None:
    assert read_seed(text) == seed


@pytest.mark.parametrize(
    "seed", [-1, None, 2.5, b"7", True, 2**63, "", "seven", "1.5", "12" * 20, KEY[:-1], "g" * 64]
)
def test_other_seeds_are_refused_in_a_sentence(seed: object) -> None:
    with pytest.raises(BadSeed, match="is not a seed"):
        read_seed(seed)


def test_derived_seeds_differ() -> None:
    found = {derived_seed(1, "game", k) for k in range(1000)} | {derived_seed(2, "game", 0)}

    assert len(found) == 1001
    assert all(0 <= seed < 2**63 for seed in found)


# -- containers ----------------------------------------------------------------------------
@given(st.lists(st.integers(0, 99), unique=True, max_size=20), st.data())
def test_a_pile_keeps_its_order_when_a_card_is_taken(cards: list[int], data: st.DataObject) -> None:
    pile = pile_of(cards)
    if cards:
        card = data.draw(st.sampled_from(cards))
        assert card in pile
        pile.take(card)
        cards.remove(card)

    assert list(pile) == cards
    assert len(pile) == len(cards)
    assert bool(pile) == bool(cards)


@given(st.lists(st.integers(0, 99), unique=True, max_size=20))
def test_slotting_in_keeps_a_pile_in_order(cards: list[int]) -> None:
    pile = Pile(len(cards))
    for card in cards:
        pile.slot_in(card)

    assert list(pile) == sorted(cards)


def test_pouring_empties_the_other_pile() -> None:
    pile, other = Pile(5), pile_of([7, 8])
    pile.fill([1, 2])

    pile.pour(other)

    assert list(pile) == [1, 2, 7, 8]
    assert not other
    assert pile.draw() == 8


def test_a_shuffled_pile_has_the_same_cards() -> None:
    pile = pile_of(list(range(30)))

    pile.shuffle(seeded(3))

    assert list(pile) != list(range(30))
    assert sorted(pile) == list(range(30))


def test_empty_piles_and_missing_cards_are_loud() -> None:
    pile = pile_of([3])
    with pytest.raises(ValueError, match="not in the pile"):
        pile.take(4)
    with pytest.raises(IndexError):
        pile[1]
    with pytest.raises(IndexError):
        pile[-1]
    with pytest.raises(IndexError):
        pile.add(5)
    pile.draw()
    with pytest.raises(IndexError):
        pile.draw()


def test_actions_grow_when_they_must() -> None:
    actions = Actions(2)
    for code in range(100):
        actions.add(code)

    assert actions.as_list() == list(range(100))
    assert 99 in actions
    assert 100 not in actions
    actions.clear()
    assert len(actions) == 0
    with pytest.raises(IndexError):
        actions[0]
    with pytest.raises(ValueError, match="a bound goes from 1"):
        actions.pick(seeded(1))


def test_a_grid_has_two_indices() -> None:
    grid = Grid([1, 2, 3, 4, 5, 6], 3)

    assert grid[0, 2] == 3
    assert grid[1, 0] == 4


# -- options -------------------------------------------------------------------------------
OPTIONS = (
    Number(name="rounds", low=1, high=9, default=lambda n: 2 * n, section="§1", sentence="."),
    Switch(name="open", default=False, section="§2", sentence="."),
    Pick(name="deck", words=("small", "large"), default="small", section="§3", sentence="."),
    Text(name="order", parser=int, default="1", section="§4", sentence="."),
)  # fmt: skip


def test_options_that_are_not_given_have_their_usual_values() -> None:
    assert settle(OPTIONS, 3, {"open": True}) == {
        "rounds": 6, "open": True, "deck": "small", "order": "1",
    }  # fmt: skip


def test_an_option_has_a_title_or_one_made_of_its_name() -> None:
    short = Number(name="stall_seconds", low=0, high=9, default=1, section="§1", sentence=".")

    assert short.label() == "Stall seconds"
    assert replace(short, title="Time until a card is added").label().startswith("Time until")


def test_options_are_read_as_people_type_them() -> None:
    texts = ["rounds=4", "open = yes", "deck=large", "order=12"]

    assert read_options(OPTIONS, texts) == {
        "rounds": 4, "open": True, "deck": "large", "order": "12",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rounds", "has no equals sign"),
        ("speed=3", "no option 'speed'; there are rounds, open, deck, order"),
        ("rounds=ten", "is a whole number, not 'ten'"),
        ("rounds=10", "goes from 1 to 9; 10 is outside"),
        ("open=perhaps", "is on or off, not 'perhaps'"),
        ("deck=huge", "is one of small, large; 'huge' is none of them"),
    ],
)
def test_bad_options_get_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        read_options(OPTIONS, [text])


ALONE = Number(
    name="rival", low=1, high=9, default=3, section="§5", sentence=".", seats=range(1, 2)
)
SOME = Switch(name="teams", default=False, section="§6", sentence=".", seats=range(4, 9))


def test_an_option_for_some_tables_is_set_there_and_has_its_default_elsewhere() -> None:
    assert settle([ALONE], 1, {"rival": 5}) == {"rival": 5}
    assert settle([ALONE], 2, {}) == {"rival": 3}
    assert settle([ALONE], 2, {"rival": 3}) == {"rival": 3}


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        (ALONE, 5, "Option rival is for 1 player, not for 2."),
        (SOME, True, "Option teams is for 4 to 8 players, not for 2."),
        (replace(SOME, seats=range(3, 4)), True, "Option teams is for 3 players, not for 2."),
        (ALONE, 10, "Option rival goes from 1 to 9; 10 is outside."),
    ],
)
def test_an_option_is_not_set_at_tables_that_it_is_not_for(
    option: Option, value: Value, sentence: str
) -> None:
    with pytest.raises(BadOption) as refused:
        settle([option], 2, {option.name: value})

    assert str(refused.value) == sentence


@pytest.mark.parametrize("given_value", [True, "4", 4.0, None])
def test_a_number_is_nothing_else(given_value: object) -> None:
    with pytest.raises(BadOption, match="whole number"):
        settle(OPTIONS, 2, {"rounds": given_value})


# -- games from outside --------------------------------------------------------------------
class Calm(Position):
    """Phanerozoic without hunger, interpreted, whatever the rest is."""

    def reduce(self, one: Living, amount: i64) -> None:
        """Nobody is eaten."""

    def grow(self, one: Living, amount: i64) -> None:
        super().grow(one, 1)


def test_an_interpreted_subclass_overrides_compiled_rules_and_clones_as_itself() -> None:
    table = GAMES["phanerozoic"].deal(2, 1)
    assert isinstance(table, Position)
    calm = Calm(table.cards, 2, table.terms)
    calm.deal(3)
    twin = calm.clone()

    for position in (calm, twin):
        assert type(position) is Calm
        while position.round == 1:
            legal = position.legal(position.to_act())
            position.apply(position.to_act(), legal[0])

    assert [(one.card, one.population) for one in twin.table] == [
        (table.cards.start_plant, 4),
        (table.cards.start_animal, 2),
    ]


# -- the door and the shelf ----------------------------------------------------------------
def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    position = GAMES["phanerozoic"].deal(2, 1)
    for seat in (-1, 2, 99, 10**30, "0", None):
        with pytest.raises(IllegalAction) as refused:
            advance(position, seat, position.legal(0)[0])  # type: ignore[arg-type]
        assert refused.value.refusal.code == "no-such-seat"


class Whole:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def kinds_of_numbers() -> list[Any]:
    numpy = import_module("numpy") if find_spec("numpy") else None
    return [Whole, *([] if numpy is None else [numpy.int64, numpy.int32])]


@pytest.mark.parametrize("kind", kinds_of_numbers())
def test_whole_numbers_of_other_libraries_are_taken(kind: Any) -> None:
    game = GAMES["phanerozoic"]
    position = game.deal(kind(2), kind(7))
    record = Record(game, kind(2), kind(7), {})
    same = game.deal(2, 7)
    action = same.legal(0)[0]

    advance(position, kind(0), kind(action), kind(0))
    record.play(kind(0), kind(action), kind(0))
    advance(same, 0, action, 0)

    assert position.view(0) == record.position.view(0) == same.view(0)
    assert read_record(record.text(), GAMES, unfinished=True).entries == record.entries


@pytest.mark.parametrize("action", [0, 1, -5, 2**31 - 1, 2**40, 10**30, True, 1.5, "call", None])
def test_what_is_no_action_is_refused(action: int) -> None:
    position = GAMES["phanerozoic"].deal(2, 1)
    before = position.view(0)

    with pytest.raises(IllegalAction):
        advance(position, 0, action)

    assert position.view(0) == before


def test_the_shelf_knows_its_games() -> None:
    assert "phanerozoic" in GAMES
    assert GAMES["phanerozoic"] is GAMES["phanerozoic"]
    with pytest.raises(UnknownGame, match="no game 'chess'; there are"):
        GAMES["chess"]


@pytest.mark.parametrize("seats", [0, 5, True, "2", 2.0])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(BadOption, match="is for 1 to 4 players"):
        GAMES["phanerozoic"].deal(seats, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "  ", "fly", "evolve", "evolve dodo from algae"])
def test_a_text_that_is_no_action_gets_one_sentence(text: str) -> None:
    with pytest.raises(BadNotation):
        GAMES["phanerozoic"].parse(text)
