"""§1.7 What a seat knows of a position, and what it may hold possible."""

import pytest

from tangledbank.core.containers import HIDDEN
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.actions import (
    LUNCH,
    PLAY,
    card_of,
    discards_of,
    encode,
    kind_of,
)
from tangledbank.games.mating.rules.state import NONE
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.seen.guess import read
from tangledbank.games.mating.seen.knowing import MADE
from tangledbank.games.mating.tests.environments import deck_of, lunch, own
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    dealt,
    environment,
    flashy,
    number_of,
    prey,
    sneaky,
    turning_up,
)
from tangledbank.testing.knowing import contents, known_to, possible

CALM = environment(predators=0, scarcity=0)


# -- cards and choices ---------------------------------------------------------------------
def test_a_secret_choice_is_known_to_be_made() -> None:
    """§2.2"""
    card = combat("low")
    table = after(scene(hands=[card]), f"play {card}")

    assert known_to(GAME, table, 0).chosen[0] == encode(PLAY, number_of(card))
    for viewer in (1, SPECTATOR):
        assert list(known_to(GAME, table, viewer).chosen) == [MADE, NONE, NONE]
        assert known_to(GAME, table, viewer).hands[0].as_list() == [HIDDEN] * table.hands[0].count


def test_a_rival_may_have_laid_whatever_it_can_pay_for() -> None:
    """§2.2, §2.4"""
    table = after(dealt(2, start_food=2), "out to lunch")
    kinds = set()
    for guessed in possible(GAME, table, 1):
        action = guessed.chosen[0]
        kinds.add(kind_of(action))
        if kind_of(action) == PLAY:
            assert card_of(action) in guessed.hands[0]
            assert guessed.cards.cost[card_of(action)] <= 2

    assert kinds == {PLAY, LUNCH}


def test_a_rival_may_discard_whatever_it_may_hold() -> None:
    """§7.1, M43"""
    hands = [f"{combat('low')} {sneaky('camouflage')}", flashy("low")]
    table = after(scene(seats=2, hands=hands, discarding=True), f"discard {combat('low')}")
    sizes = set()
    for guessed in possible(GAME, table, 1):
        cards = discards_of(guessed.chosen[0])
        sizes.add(len(cards))
        assert set(cards) <= set(guessed.hands[0])

    assert sizes == {0, 1, 2}


def test_what_sneaky_cards_had_made_of_a_lost_strategy_is_forgotten() -> None:
    """§3.6, §6.7 The view does not tell it either."""
    card = sneaky("alarm-call")
    first, second = prey(1, 2, apart=4)
    table = scene(seats=2, hands=[card], males=[first, second], food=9, turned_up="")
    table = turning_up(table, environment(predators=1))
    table = after(table, f"sneak {card}", "all pass", "give up")

    assert table.strategy[0] == NONE
    assert table.alarm[0] > 0
    for viewer in (0, 1):
        assert known_to(GAME, table, viewer).alarm[0] == 0
        assert contents(known_to(GAME, table, viewer)) == contents(
            read(GAME.cards, table.view(viewer))
        )


# -- environments --------------------------------------------------------------------------
def test_environments_in_an_order_that_everyone_knows_are_known() -> None:
    """§9.4, §9.5 Unless a reversed one may lie among them."""
    table = own(2, f"{CALM} x4")
    hiding = own(2, f"{CALM} x4", sudden_death=True)

    assert known_to(GAME, table, 0).environments.as_list() == table.environments.as_list()
    assert known_to(GAME, hiding, 0).environments.as_list() == [HIDDEN] * 5
    assert known_to(GAME, hiding, 0).reversed_at == NONE


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_reversed_environment_may_lie_wherever_it_has_not_shown(rounds: int) -> None:
    """§9.5, M22, M40 Anywhere but among the top three of the whole deck."""
    table = lunch(dealt(2, sudden_death=True), rounds)
    places = set()
    for guessed in possible(GAME, table, 0, times=300):
        places.add(int(guessed.reversed_at))
        extra = guessed.environments[guessed.reversed_at]
        assert deck_of(GAME.cards.environment_ids[extra]) == "variable"

    assert places == set(range(17 - 3))


def test_a_reversed_environment_that_shows_is_the_only_one() -> None:
    """§9.5"""
    table = own(2, f"{CALM} x3", sudden_death=True)
    while not table.is_last:
        table = lunch(table) if table.round < 4 else after(table, *["out to lunch"] * 2)
        assert table.round <= 4
    for guessed in possible(GAME, table, 0, times=5):
        assert guessed.reversed_at == NONE
        assert guessed.environments.count == table.environments.count
