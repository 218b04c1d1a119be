"""Phylo at a table: no message of a whole game tells too much, and a leak would be found."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from tangledbank import Rng
from tangledbank.core.containers import pile_of
from tangledbank.games.phylo.rules import told as telling
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import RESTORING
from tangledbank.games.phylo.seen.food_webs import names
from tangledbank.games.phylo.seen.view import OpenHand, View, Web
from tangledbank.server import wire
from tests.server import scanning
from tests.server.house import OpenHouse, a_bot
from tests.server.overhearing import Look, let_out
from tests.server.pages import Frame, Page
from tests.server.phylo import ANA, HARMFUL, MEADOW, PHYLO, gather_with, kinds_in
from tests.server.scanning import play_through

pytestmark = pytest.mark.once


def known_to(seat: int | None, position: Position) -> set[int]:
    """The cards that a seat, or a spectator, may know of by the rules."""
    known = set(position.discards)
    for show in (position.show, position.last):
        if show.is_open:
            known |= {card for pile in (*show.hands, *show.restored) for card in pile}
    if seat is not None:
        known |= {*position.hands[seat], *position.dropped[seat]}
        if position.phase == RESTORING and position.turn == seat:
            known |= best_of_the_discards(position, seat)
    return known


def best_of_the_discards(position: Position, seat: int) -> set[int]:
    """§6.9 Those that raise the count most."""
    hand = position.hands[seat].as_list()
    worth: dict[int, int] = {}
    for card in [card for pile in position.dropped for card in pile]:
        if not position.cards.is_event(card):
            worth[card] = int(count_of(position.cards, position.links, pile_of([*hand, card])))
    before = count_of(position.cards, position.links, pile_of(hand))
    best = max(worth.values(), default=0)
    return {card for card, count in worth.items() if count == best > before}


class Scan(scanning.Scan):
    """Cards by their ids, their names and what people say."""

    WHY = re.compile(r'"why":"[^"]*"')  # names food as the card does, wherever it may lie

    def __init__(self, house: OpenHouse, page: Page) -> None:
        game = house.table(page).sitting.game
        assert game is not None
        cards, cards_of = game.cards, dict[str, set[int]]()
        for card in range(cards.count):
            for word in (cards.ids[card], cards.names[card], cards.said[card]):
                cards_of.setdefault(word, set()).add(card)
        super().__init__(house, page, cards_of)

    def known_to(self, seat: int | None, position: Position) -> set[int]:
        return known_to(seat, position)

    def without_excuses(self, text: str) -> str:
        return self.WHY.sub("", text)


def any_action(frame: Frame, rng: Rng) -> str:
    """Something legal; aims are put together from the hand."""
    view = frame.view
    if view["phase"] != "aiming":
        return frame.legal[rng.below(len(frame.legal))]
    aims = [
        f"{kind} {1 + rng.below(view['seats'] - 1)}" if kind in HARMFUL else kind
        for kind in kinds_in(view["own"]["hand"])
    ]
    return f"aim {', '.join(aims)}" if aims else "aim nothing"


async def scanned_game(
    house: OpenHouse, look_at_each: Callable[[Look], None], cards: str, seed: int, rounds: int
) -> Scan:
    """Two people and two bots."""
    options: dict[str, wire.Value] = {"end": "rounds", "rounds": rounds}
    pages = await gather_with(house, cards, 2, (a_bot("phylo"),) * 2, options)
    looking = Scan(house, pages[ANA])
    look_at_each(looking.look)
    await play_through(house, pages, looking, any_action, seed=seed, rounds=rounds)
    return looking


@pytest.mark.parametrize("cards", ["", MEADOW], ids=["our deck", "many events"])
async def test_no_message_names_a_card_that_its_reader_cannot_know(
    house: OpenHouse, look_at_each: Callable[[Look], None], cards: str
) -> None:
    """§2.4, §4.1, §5.1, §6.9"""
    for seed in (10, 20):
        looking = await scanned_game(house, look_at_each, cards, seed, rounds=2)

        assert looking.leaks == []
        assert len(looking.looked_at) > 80


def leak_drops(monkeypatch: pytest.MonkeyPatch) -> None:
    loud = replace(PHYLO.events[telling.GOT], private=False)
    monkeypatch.setitem(PHYLO.events, telling.GOT, loud)


def leak_aims(monkeypatch: pytest.MonkeyPatch) -> None:
    loud = replace(PHYLO.events[telling.AIMED], private=False)
    monkeypatch.setitem(PHYLO.events, telling.AIMED, loud)


def leak_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(position: Position, _seat: int | None, view: View) -> View:
        if view.own is None:
            return view
        dropped = pile_of([card for pile in position.dropped for card in pile])
        return replace(view, own=replace(view.own, candidates=names(position.cards, dropped)))

    let_out(monkeypatch, Position, everything)


def leak_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_early(position: Position, _seat: int | None, view: View) -> View:
        hand = names(position.cards, position.hands[ANA])
        nothing = Web((), (), (), 0)
        return replace(view, last=(OpenHand(hand, (), (), (), nothing, (), 0, 0, 0),))

    let_out(monkeypatch, Position, too_early)


@pytest.mark.parametrize("leak", [leak_drops, leak_aims, leak_discards, leak_hand])
async def test_a_leak_would_be_found(
    house: OpenHouse,
    look_at_each: Callable[[Look], None],
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)

    looking = await scanned_game(house, look_at_each, MEADOW, 30, rounds=1)

    assert looking.leaks
