"""§3.2 Previews: what one's own total would be with each card at each spot."""

import pytest
from tests.play import random_game

from tangledbank.core.rng import seeded
from tangledbank.games.trex.rules.phases import PLAY
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.view import Total
from tangledbank.games.trex.tests.steady import all_cards, all_places, card, place, scene
from tangledbank.games.trex.tests.words import dealt, legal, play, seen

FOOD, HAT = place(icon="food"), place(icon="hat")
NEXT = " ".join(all_places()[1:8:2])
FIVE, FOUR = card(footprints=5, icon="water"), card(footprints=4, icon="food")
MUSIC = card(footprints=4, icon="music")
THREE = card(footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
TOPS = all_cards(text="disregard-top")
HANDSHAKE = card(spot="no-how-de-dos", text="stubborn")


def own_total(table: Position, seat: int, at: int) -> Total:
    """What a seat knows of its own total."""
    return seen(table, seat).spots[at].totals[seat]


def test_a_preview_is_what_ones_own_total_becomes() -> None:
    """§3.2: with every card at every spot, and with a How-de-do."""
    hand = " ".join(all_cards(period="finely-balanced", plain=False)[-6:])
    table = scene(
        spots=f"{FOOD} {place(spot='disregard-tops')} {HANDSHAKE}",
        hands=hand.replace("a-firm-handshake", ""), deck=NEXT,
        sides=[f"{FOUR} how-de-do@free / {FIVE} {THREE}", f"{MUSIC}+ / {EVEN}"],
    )  # fmt: skip
    own = seen(table, 0).own
    assert own is not None
    assert len(own.previews) == (len(own.hand) + 1) * 3

    for one in own.previews:
        laid = own_total(play(table, f"play {one.card} at {one.spot + 1} down"), 0, one.spot)
        assert laid.low <= one.total <= laid.high
        assert one.total == laid.low or laid.low < laid.high


def test_a_preview_of_a_how_de_do_has_nothing_to_do_with_those_that_lie() -> None:
    """X24: the rival's last one is disregarded there, its own is not."""
    rival = "how-de-do how-de-do@jurassic / how-de-do@free+"
    table = scene(spots=f"{FOOD} {HAT}", sides=[rival, f"/ {EVEN} {TOPS[0]}"], turn=1)
    own = seen(table, 1).own
    assert own is not None

    (one,) = [one for one in own.previews if (one.card, one.spot) == ("how-de-do", 1)]
    assert one.total == 4


def test_previews_are_for_the_player_whose_turn_it_is_and_for_what_is_allowed() -> None:
    """§3.2, §9.2"""
    table = scene(spots=f"{FOOD} {place(spot='must-reveal')}", hands=[EVEN, FOUR])
    own, rival = seen(table, 0).own, seen(table, 1).own
    assert own is not None
    assert rival is not None

    assert {(one.card, one.spot) for one in own.previews} == {
        (EVEN, 0), (EVEN, 1), ("how-de-do", 0),
    }  # fmt: skip
    assert rival.previews == ()


@pytest.mark.parametrize("seed", range(4))
def test_previews_come_true_in_random_games(seed: int) -> None:
    """§3.2: also of How-de-dos, whichever of them lie already (X24)."""
    rng = seeded(seed)
    for table in random_game(dealt(seed, target=4), seed):
        if table.question != PLAY or rng.below(3):
            continue
        seat = int(table.to_act())
        own = seen(table, seat).own
        assert own is not None
        for one in own.previews[:: 1 + rng.below(4)]:
            text = f"play {one.card} at {one.spot + 1} down"
            if text in legal(table):
                after = play(table, text)
                if after.phase == table.phase:
                    laid = own_total(after, seat, one.spot)
                    assert laid.low <= one.total <= laid.high
