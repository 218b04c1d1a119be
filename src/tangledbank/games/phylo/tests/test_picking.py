"""An action taken by its place among the legal ones, without a list of them."""

import pytest

from tangledbank.core.containers import Actions, pile_of
from tangledbank.core.rng import seeded
from tangledbank.games.phylo.rules.actions import AIM_NOTHING, BASE, DROPS, is_action
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming
from tangledbank.games.phylo.tests.words import made_up
from tangledbank.testing.knowing import picked_otherwise

STORM = made_up(
    "oak sun", "vole plants scale=2", "owl meat", "drought copies=3", "wildfire", "epidemic",
    "blight", "poaching", "protected-area copies=2", "restoration", "research-station", size=30,
)  # fmt: skip


def picks_as_from_the_list(table: Position, seat: int, times: int = 200) -> bool:
    """The same action and the same next number, for many generators."""
    return not any(picked_otherwise(table, seat, seed) for seed in range(times))


@pytest.mark.parametrize(
    "hand",
    [
        "", "oak", "drought-1", "protected-area-1 oak", "drought-1 drought-2 drought-3",
        "drought-1 wildfire protected-area-1", "wildfire drought-1 drought-2 restoration oak",
        "protected-area-1 protected-area-2 restoration research-station oak",
        "wildfire epidemic blight poaching drought-1",
    ],
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3])
def test_every_row_of_aims_is_found_by_its_place(hand: str, seats: int) -> None:
    """§4.2-§4.5: also with several events of one kind."""
    table = aiming([hand, *[""] * (seats - 1)], STORM)

    assert picks_as_from_the_list(table, 0)


@pytest.mark.parametrize("hand", ["", "owl", "oak vole", "oak vole owl drought-1 restoration"])
def test_every_drop_is_found_by_its_place(hand: str) -> None:
    """§2.2"""
    assert picks_as_from_the_list(scene(hands=["", hand], game=STORM), 1)


def test_whoever_is_not_asked_has_nothing_to_pick() -> None:
    """§2.1"""
    table = scene(hands=["oak", "vole"], game=STORM)

    with pytest.raises(ValueError, match="bound"):
        table.pick(0, Actions(), seeded(1))


def test_a_drop_names_cards_of_this_deck_only() -> None:
    """§9.1: numbers are the same for every deck."""
    cards = STORM.cards
    for size in range(1, 6):
        for highest in (cards.count - 1, cards.count, 143):
            hand = pile_of([*range(size - 1), int(highest)])
            number = DROPS.number_of(hand, (1 << size) - 1)
            assert is_action(cards, number) == (highest < cards.count)
    assert is_action(cards, DROPS.first)


def test_a_row_of_aims_has_no_gap() -> None:
    """§4.1"""
    assert is_action(STORM.cards, AIM_NOTHING + 1)
    assert not is_action(STORM.cards, AIM_NOTHING + BASE)
    assert not is_action(STORM.cards, AIM_NOTHING + BASE * BASE + 1)
