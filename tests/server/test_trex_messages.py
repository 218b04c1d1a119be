"""The T-Rex Game at a table: no message of a whole game tells too much; a leak would be found."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from tangledbank import Rng, seeded
from tangledbank.games.trex.rules import told as telling
from tangledbank.games.trex.rules.actions import card_of
from tangledbank.games.trex.rules.phases import SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.said import refusals
from tangledbank.games.trex.seen import build
from tangledbank.games.trex.seen.hidden import bit
from tangledbank.games.trex.seen.view import View
from tangledbank.games.trex.tests.words import place
from tangledbank.server import shown
from tangledbank.server.entries import Acted
from tests.server import scanning
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    Look,
    Script,
    act,
    follow,
    gather,
    let_out,
    overheard,
    so_far,
)
from tests.server.pages import Page
from tests.server.scanning import play_through
from tests.server.trex import (
    ANA,
    BEN,
    LOOK,
    MEANWHILE,
    NO_EYES,
    PLAIN,
    SHORT,
    TREX,
    WATCHER,
    ben_lays,
    eager,
    inquire,
    laying,
    lays,
    period_of,
    set_scene,
    sit,
    with_cards,
    without_unseen,
)
from tests.server.twins import all_that_reaches, record_of, sit_down, twin_of

pytestmark = pytest.mark.once


# -- every message of whole games ----------------------------------------------------------
async def test_what_is_hidden_from_a_seat_changes_no_byte_for_it() -> None:
    """§1.10, §4.1"""
    for part in range(3):
        sitting, rng = sit_down(2, part, SHORT, TREX), seeded(part)
        record = record_of(sitting)
        names = TREX.cards.ids[:104]
        while actors := record.position.actors():
            if rng.below(4) == 0:
                verb = ("discard {}", "shove {} to 2", "play {} at 1 down", "swap {}", "give {}")
                asks = [one.format(names[rng.below(len(names))]) for one in verb]
                for seat in (None, ANA, BEN):
                    here = await all_that_reaches(sitting, seat, asks)
                    there = await all_that_reaches(twin_of(sitting, seat, rng), seat, asks)
                    assert here == there
            seat = actors[rng.below(len(actors))]
            action = TREX.notation(lively(record.position, seat, rng))
            sitting.apply(Acted(seat, action, 0))


def lively(position: Any, seat: int, rng: Rng) -> int:
    assert TREX.likely is not None
    return TREX.likely(position, seat, rng)


NAMED = re.compile(r'\{"name":"(not found|showed)",[^{}]*\{[^{}]*\}[^{}]*\}')  # it says so itself


def known_to(seat: int | None, position: Position) -> set[int]:
    """The cards that a seat, or a spectator, may know of by the rules."""
    who = bit(-1 if seat is None else seat)
    known = {*position.discards, *position.pending}
    for field in (position.field, position.last):
        known |= {int(field.spots[at]) for at in range(field.count)}
        known |= {card for side in field.sides for card in side if field.shown[card]}
    for owner in range(SEATS):
        known |= {*position.scores[owner]}
        held = {*position.hands[owner]}
        for at in range(position.field.count):
            held |= {*position.field.side(owner, at)}
        known |= {card for card in held if owner == seat or position.known[card] & who}
    return known


class Scan(scanning.Scan):
    """Cards by their ids and their names."""

    def __init__(self, house: OpenHouse, page: Page) -> None:
        cards = TREX.cards
        numbers = range(int(cards.how_de_do))
        ids = {cards.ids[card]: {card} for card in numbers}
        self.names = {cards.names[card]: {card} for card in numbers}
        super().__init__(house, page, self.names | ids)

    def known_to(self, seat: int | None, position: Position) -> set[int]:
        return known_to(seat, position)

    def may_read(self, word: str, known: set[int]) -> bool:
        found = {int(TREX.cards.finds[card]) for card in known}  # named on the card itself
        return super().may_read(word, known) or bool(self.names.get(word, set()) & found)

    def without_excuses(self, text: str) -> str:
        return NAMED.sub("", without_unseen(text))


async def scanned_game(
    house: OpenHouse, look_at_each: Callable[[Look], None], seed: int, rounds: int
) -> Scan:
    pages = await gather(house, TREX.id, 2, options={"rounds": rounds})
    looking = Scan(house, pages[ANA])
    look_at_each(looking.look)
    await play_through(house, pages, looking, eager, seed=seed, rounds=rounds)
    return looking


async def test_no_message_names_a_card_that_its_reader_cannot_know(
    house: OpenHouse, look_at_each: Callable[[Look], None]
) -> None:
    """§1.10, §4.1"""
    looking = await scanned_game(house, look_at_each, 10, rounds=3)

    assert looking.leaks == []
    assert len(looking.looked_at) > 100


# -- leaks that would be found -------------------------------------------------------------
def tell_all(kind: int) -> Callable[[pytest.MonkeyPatch], None]:
    """Everyone hears what is for one seat."""

    def leak(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(TREX.events, kind, replace(TREX.events[kind], private=False))

    return leak


def leak_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(position: Position, _seat: int | None, view: View) -> View:
        lying = [spot.sides for spot in build.open_view(position).spots]
        spots = [replace(spot, sides=sides) for spot, sides in zip(view.spots, lying, strict=True)]
        return replace(view, spots=tuple(spots))

    let_out(monkeypatch, Position, named)


def leak_how_de_dos(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(position: Position, _seat: int | None, view: View) -> View:
        held = [int(pile.count) for pile in position.how_de_dos]
        players = [replace(one, held=held[seat]) for seat, one in enumerate(view.players)]
        return replace(view, players=tuple(players))

    let_out(monkeypatch, Position, counted)


def leak_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    def previewed(position: Position, _seat: int | None, view: View) -> View:
        mover = build.view(position, int(position.turn)).own
        if view.own is None or mover is None:
            return view
        return replace(view, own=replace(view.own, previews=mover.previews))

    let_out(monkeypatch, Position, previewed)


def leak_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    def summed(position: Position, _seat: int | None, view: View) -> View:
        bens = [spot.totals for spot in build.view(position, BEN).spots]
        spots = [replace(spot, totals=one) for spot, one in zip(view.spots, bens, strict=True)]
        return replace(view, spots=tuple(spots))

    let_out(monkeypatch, Position, summed)


def leak_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbered(position: Position, _seat: int | None, view: View) -> View:
        spots = [
            replace(
                spot,
                sides=tuple(
                    tuple(
                        replace(laid, number=card)
                        for laid, card in zip(side, position.field.side(seat, at), strict=True)
                    )
                    for seat, side in enumerate(spot.sides)
                ),
            )
            for at, spot in enumerate(view.spots)
        ]
        return replace(view, spots=tuple(spots))

    let_out(monkeypatch, Position, numbered)


def leak_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    def listed(record: Any, seat: int | None) -> list[int]:
        position = record.position
        return [] if seat is None else position.legal(position.actors()[0])

    monkeypatch.setattr(shown, "listed_actions", listed)


def leak_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = refusals.named

    def named(position: Position, action: int) -> dict[str, str]:
        card = int(card_of(action))
        held = any(position.holds(seat, card) for seat in range(SEATS))
        return usual(position, action) | {"hold": "do not hold" if held else "never hold"}

    monkeypatch.setattr(refusals, "named", named)


NO_REVEALS = f"{' '.join(PLAIN[:3])} {place(spot='no-reveals')}"
PASS: Script = [(ANA, "pass")]
Leak = Callable[[pytest.MonkeyPatch], None]
# A leak, what happens after Ben has laid a card, and from whom that card stays hidden.
LEAKS: dict[str, tuple[Leak, Script, tuple[int, ...]]] = {
    "the card": (leak_cards, [], (ANA, WATCHER)),
    "how many How-de-dos": (leak_how_de_dos, [], (ANA, WATCHER)),
    "previews": (leak_previews, PASS, (ANA,)),
    "totals": (leak_totals, [], (ANA, WATCHER)),
    "numbers": (leak_numbers, [], (ANA, WATCHER)),
    "legal actions": (leak_legal_actions, PASS, (ANA,)),
    "refusals": (leak_refusals, [], (ANA,)),
    "what was laid": (tell_all(telling.LAID), [], (ANA, WATCHER)),
    "what was looked at": (tell_all(telling.SAW), LOOK, (WATCHER,)),
}


async def found_out(house: OpenHouse, script: Script, readers: Iterable[int]) -> list[bool]:
    """Whether bytes for each of these tell which card Ben has laid."""
    period = period_of("peek")
    heard: list[list[list[str]]] = []
    for card in (NO_EYES[period][0], "how-de-do"):
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, **laying(period), spots=NO_REVEALS)
        for seat, action in ben_lays(card, *script):
            await act(pages, seat, action)
        await inquire(pages[ANA], [f"play {NO_EYES[period][0]} at 4 open"])
        heard.append(overheard(pages, starts))
    return [heard[0][reader] != heard[1][reader] for reader in readers]


@pytest.mark.parametrize(("leak", "script", "readers"), LEAKS.values(), ids=list(LEAKS))
async def test_a_leak_would_be_found(
    house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
    script: Script,
    readers: tuple[int, ...],
) -> None:
    assert not any(await found_out(house, script, readers))
    leak(monkeypatch)

    assert all(await found_out(house, script, readers))


@pytest.mark.parametrize(
    "leak",
    [leak_cards, *map(tell_all, (telling.LAID, telling.GOT, telling.GAVE_IT))],
    ids=["the card", "what was laid", "what somebody got", "what somebody gave"],
)
async def test_a_name_too_many_would_be_found(
    house: OpenHouse,
    look_at_each: Callable[[Look], None],
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
) -> None:
    pages = await sit(house)
    looking = Scan(house, pages[ANA])
    effect, script = MEANWHILE["exchange"]
    await set_scene(house, pages, **laying(period_of(effect)))
    look_at_each(looking.look)
    leak(monkeypatch)

    await follow(pages, ben_lays(lays(period_of(effect))[0], *with_cards(script, effect)))

    assert looking.leaks
