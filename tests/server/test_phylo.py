"""Phylo at a table: no aim and no hidden card shows on the wire (§4.1, §2.4, §6.9)."""

import asyncio
import re
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tangledbank import GAMES, Game, Rng, seeded
from tangledbank.core.bot import Choice
from tangledbank.core.containers import Actions, pile_of
from tangledbank.core.record import read_record
from tangledbank.games.phylo import told as telling
from tangledbank.games.phylo import view as views
from tangledbank.games.phylo.cards import EVENTS, PROTECTED_AREA, Cards
from tangledbank.games.phylo.phases import RESTORING
from tangledbank.games.phylo.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.terms import Terms
from tangledbank.games.phylo.tests.words import deck
from tangledbank.games.phylo.webs import count_of
from tangledbank.server import wire
from tangledbank.server.entries import Acted
from tangledbank.server.listener import Listener
from tangledbank.server.pace import PAUSES
from tangledbank.server.shown import moment_of
from tangledbank.server.thinking import Question
from tests.server.house import InProcess, OpenHouse, open_house
from tests.server.overhearing import (
    Look,
    Script,
    act,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    received,
    restarts_alike,
    so_far,
    told_of,
)
from tests.server.pages import Page, play_by_chance

PHYLO = GAMES["phylo"]
ANA, BEN, CLEO, DINA = range(4)
WATCHER = 4  # among the pages
GRACE = 0.15
COPY = re.compile(r"-\d+$")
HARMFUL = EVENTS[:PROTECTED_AREA]

# Level species and many events, so that there is something to aim, to choose and to restore.
MEADOW = deck(
    "clover sun points=3 copies=9", "daisy sun points=3 copies=9", "vetch sun points=3 copies=9",
    "wildfire copies=8", "drought copies=6", "protected-area copies=5", "restoration copies=5",
    size=51,
)  # fmt: skip
# Species whose worth is known, among them owls that find no food.
GLADE = deck(
    "moss sun points=3", "fern sun points=3", "reed sun points=2", "rush sun points=1",
    "owl meat copies=6", "restoration", "wildfire", "drought", size=60,
)  # fmt: skip


# -- tables --------------------------------------------------------------------------------
async def gather_with(
    house: OpenHouse,
    cards: str,
    people: int = 4,
    bots: tuple[str, ...] = (),
    options: dict[str, wire.Value] | None = None,
) -> list[Page]:
    """A table that plays with these cards, or with ours."""
    pages = await gather(house, PHYLO.id, people, bots, options)
    if cards:
        ticket = pages[ANA].ticket
        path, headers = f"/api/tables/{ticket.code}/deck", {"X-Seat-Token": ticket.token}
        reply = await house.rest.put(path, content=cards, headers=headers)
        assert reply.status_code == 200, reply.text
    return pages


async def sit_down(house: OpenHouse, cards: str = "", **options: wire.Value) -> list[Page]:
    """Four people, with the cards dealt and seen; Ben draws first."""
    pages = await gather_with(house, cards, options=options)
    await pages[ANA].done("begin")
    await catch_up(pages)
    return pages


async def aiming(house: OpenHouse) -> list[Page]:
    """All draws are over: nobody has dropped a card."""
    pages = await sit_down(house, MEADOW, draws=1)
    await follow(pages, [(seat, "keep all") for seat in (BEN, CLEO, DINA, ANA)])
    assert pages[BEN].frames[-1].view["phase"] == "aiming"
    return pages


async def striking(house: OpenHouse) -> list[Page]:
    """Ben has to choose which of Cleo's level species burns."""
    pages = await aiming(house)
    await follow(pages, [(BEN, "aim wildfire 1"), *nothing_by(ANA, CLEO, DINA)])
    assert pages[BEN].frames[-1].view["phase"] == "striking"
    return pages


async def set_scene(house: OpenHouse, pages: list[Page], **words: Any) -> None:
    """Everything lies as the words say; whatever was dealt is gone."""
    record = house.table(pages[0]).sitting.record
    assert record is not None
    await lay_out(house, pages, scene(seats=4, game=record.game, **words))


def nothing_by(*seats: int) -> list[tuple[int, str]]:
    """These have nothing to aim."""
    return [(seat, "aim nothing") for seat in seats]


async def perform(pages: list[Page], script: Script) -> list[list[str]]:
    """The seats do this, one after another; what reaches everyone but Ben."""
    starts = so_far(pages)
    await follow(pages, script)
    return overheard(pages, starts, BEN)


def kinds_in(hand: Iterable[str]) -> list[str]:
    """The kinds of the events in a hand."""
    return [kind for card in hand if (kind := COPY.sub("", card)) in EVENTS]


def some_aims(hand: list[str]) -> list[str]:
    """Nothing, an event for each opponent, one for oneself, and two events in both orders."""
    kinds = kinds_in(hand)
    harms = [f"{kind} {seat}" for kind in kinds if kind in HARMFUL for seat in (1, 2, 3)][:3]
    helps = [kind for kind in kinds if kind not in HARMFUL][:1]
    pairs = [f"{harm}, {help}" for harm in harms[:1] for help in helps]
    pairs += [f"{help}, {harm}" for harm in harms[-1:] for help in helps]
    return [f"aim {words}" for words in ("nothing", *harms, *helps, *pairs)]


# -- secret aims ---------------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_another_s_aims(house: OpenHouse) -> None:
    """§4.1"""
    pages = await aiming(house)
    choices = some_aims(pages[BEN].frames[-1].view["own"]["hand"])
    assert len(choices) == 7, "nothing, three opponents, himself, and two in both orders"

    heard = []
    for choice in choices:
        pages = await aiming(house)
        heard.append(await perform(pages, [(BEN, choice), (ANA, "aim nothing")]))

    assert [len(texts) for texts in heard[0]] == [2, 2, 2, 2]
    assert heard == [heard[0]] * len(choices)


HANDS = (
    "scots-pine mallard moose horse lion",
    "scots-pine mallard moose horse drought",
    "scots-pine mallard moose wildfire drought",
    "scots-pine mallard moose horse research-station",
    "scots-pine mallard moose drought restoration",
    "wildfire drought blight epidemic protected-area",
)


async def test_nobody_is_sent_a_byte_of_which_events_another_holds(house: OpenHouse) -> None:
    """§4.1"""
    heard = []
    for hand in HANDS:
        pages = await sit_down(house)
        starts = so_far(pages)
        hands = ["duckweed dunnock", hand, "bull-thistle red-fox poaching", "scalesia"]
        await set_scene(house, pages, hands=hands, phase="aiming")

        for page in pages[:WATCHER]:
            assert page.frames[-1].legal == ("aim nothing",), "all are asked, whatever they hold"
            assert page.frames[-1].view["actors"] == [0, 1, 2, 3]
        await follow(pages, [*nothing_by(DINA), (BEN, some_aims(hand.split())[-1])])
        heard.append(overheard(pages, starts, BEN))

    assert [len(texts) for texts in heard[0]] == [3, 3, 3, 3], "the scene, Dina, and Ben"
    assert heard == [heard[0]] * len(HANDS)


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_how_another_changes_aims(house: OpenHouse) -> None:
    """§4.1"""
    pages = await aiming(house)
    nothing, one, two, *_rest = some_aims(pages[BEN].frames[-1].view["own"]["hand"])
    changes = [(one, two), (one, one), (two, nothing), (nothing, two)]
    heard = []
    for before, after in changes:
        pages = await aiming(house)
        script = [(BEN, before), (ANA, "aim nothing"), (BEN, "take back"), (BEN, after)]
        heard.append(await perform(pages, script))

    assert [len(texts) for texts in heard[0]] == [4, 4, 4, 4]
    assert heard == [heard[0]] * len(changes)


@pytest.mark.usefixtures("one_shuffle")
async def test_others_see_ready_come_and_go_and_nothing_else(house: OpenHouse) -> None:
    """§4.1"""
    pages = await aiming(house)
    own, watcher = pages[BEN], pages[WATCHER]
    choices = some_aims(own.frames[-1].view["own"]["hand"])
    seen = [watcher.frames[-1]]
    for action in (choices[1], "take back", choices[-1]):
        await perform(pages, [(BEN, action)])
        seen.append(watcher.frames[-1])

    assert [frame.view["players"][BEN]["ready"] for frame in seen] == [False, True, False, True]
    ready = [[event.sentence for event in frame.events] for frame in seen[1:]]
    assert ready == [["Ben is ready."], [], ["Ben is ready."]]
    assert len(own.frames[-1].view["own"]["aims"]) == len(choices[-1].split(","))
    for frame in seen[1:]:
        view = deepcopy(frame.view)
        view["players"][BEN]["ready"] = False
        view["actors"] = [0, 1, 2, 3]
        assert view == seen[0].view


class Filled(Position):
    """A table that notes for whom all legal actions were made."""

    def __init__(self, cards: Cards, seats: int, terms: Terms) -> None:
        super().__init__(cards, seats, terms)
        self.filled: list[int] = []

    def fill(self, seat: int, actions: Actions) -> None:
        self.filled.append(int(seat))
        super().fill(seat, actions)


async def test_nobody_waits_longer_where_another_holds_more_events(house: OpenHouse) -> None:
    """§4.1 To make all of Ben's aims whenever Ana acts would take the longer, the more."""
    pages = await sit_down(house)
    dealt = scene(seats=4, hands=["", HANDS[-1]], phase="aiming")
    table = Filled(dealt.cards, dealt.seats, dealt.terms)
    table.copy_from(dealt)
    await lay_out(house, pages, table)

    await act(pages, ANA, "aim nothing")

    assert BEN in table.actors()
    assert BEN not in table.filled


# -- bots that aim -------------------------------------------------------------------------
class Noted(InProcess):
    """Bots, and what they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Choice:
        self.asked.append(question)
        return await super().choose(question)


async def bot_aims(house: OpenHouse, hand: str, pace: wire.Pace) -> list[list[str]]:
    """A bot on Ben's seat is asked for its aims; what reaches everyone else."""
    pages = await gather(house, PHYLO.id, 4)
    await pages[ANA].done("set up", pace=pace)
    await pages[ANA].done("begin")
    await catch_up(pages)
    starts = so_far(pages)
    await set_scene(house, pages, hands=["duckweed", hand, "red-fox", "dunnock"], phase="aiming")
    table = house.table(pages[ANA])
    table.sitting.chairs[BEN].bot = "greedy"
    table.autoplay.go_on()
    while BEN in pages[ANA].frames[-1].view["actors"]:
        await pages[ANA].until(wire.Frame)
    await catch_up(pages)
    return overheard(pages, starts, BEN)


@pytest.mark.parametrize("pace", PAUSES)
async def test_a_bot_aims_in_the_same_way_whatever_it_holds(
    tmp_path: Path, pauses: list[wire.Pace], pace: wire.Pace
) -> None:
    """§4.1"""
    bots = Noted()
    async with open_house(tmp_path, thinkers=bots) as house:
        heard = [await bot_aims(house, hand, pace) for hand in HANDS[:3]]

    assert [len(question.legal) for question in bots.asked] == [1, 1, 1], "rows stay unlisted"
    usual = "brisk" if pace == "human" else pace  # everyone is asked in every round
    assert pauses == [usual] * 3
    assert [len(texts) for texts in heard[0]] == [2, 2, 2, 2], "the scene, and Ben"
    assert heard == [heard[0]] * 3


def test_a_pause_depends_on_what_everyone_sees() -> None:
    """§4.1"""
    assert PHYLO.is_routine is not None
    position, rng = PHYLO.deal(4, 5, end="rounds", rounds=3), seeded(5)
    found: set[bool] = set()
    while actors := position.actors():
        routine = {PHYLO.is_routine(position.view(seat)) for seat in (None, 0, 1, 2, 3)}
        assert len(routine) == 1
        found |= routine
        legal = position.legal(actors[0])
        position.apply(actors[0], legal[rng.below(len(legal))])

    assert found == {True, False}


# -- dropped and drawn cards ---------------------------------------------------------------
# Ben's hand, what he drops, and the top of the pickup pile.
DRAWS = [
    ("moss fern reed rush owl-1", "drop moss fern", "cactus-1 cactus-2 cactus-3"),
    ("moss fern reed rush owl-1", "drop moss fern", "wildfire restoration cactus-3"),
    ("moss fern reed rush owl-1", "drop rush owl-1", "cactus-1 cactus-2 cactus-3"),
    ("wildfire drought restoration owl-1 moss", "drop restoration owl-1", "cactus-2 owl-4 reed"),
]


async def test_nobody_is_sent_a_byte_of_which_cards_another_drops_or_draws(
    house: OpenHouse,
) -> None:
    """§2.3, §2.4"""
    heard = []
    for hand, drop, pickup in DRAWS:
        pages = await sit_down(house, GLADE)
        starts = so_far(pages)
        hands = ["cactus-11 cactus-12", hand, "cactus-21 owl-2", "cactus-31 owl-3"]
        await set_scene(house, pages, hands=hands, pickup=pickup)
        await follow(pages, [(BEN, drop), (CLEO, "keep all")])
        heard.append(overheard(pages, starts, BEN))
        assert set(drop.split()[1:]) == set(pages[BEN].frames[-1].view["own"]["dropped"])
        assert set(pickup.split()[:2]) < set(pages[BEN].frames[-1].view["own"]["hand"])

    assert [len(texts) for texts in heard[0]] == [3, 3, 3, 3]
    assert heard == [heard[0]] * len(DRAWS)


async def test_everyone_learns_how_many_cards_another_drops(house: OpenHouse) -> None:
    """§2.4"""
    hand = DRAWS[0][0].split()
    pages = await sit_down(house, GLADE)
    for count in range(6):
        await set_scene(house, pages, hands=["", " ".join(hand)])
        await act(pages, BEN, " ".join(["drop", *hand[:count]]) if count else "keep all")
        frame = pages[WATCHER].frames[-1]

        assert frame.view["players"][BEN]["drew"] == [count]
        assert frame.view["discard"] == count
        sentence = f"Ben drops {count} card{'s' * (count > 1)} and draws {count}."
        told = [event.sentence for event in frame.events]
        assert told == [sentence if count else "Ben keeps all cards."]


async def test_nobody_learns_by_asking_what_a_draw_would_bring(house: OpenHouse) -> None:
    """§2.2, §3.6"""
    hand, drop, _pickup = DRAWS[0]
    heard = []
    for pickup in ("cactus-1 cactus-2", "wildfire restoration"):
        pages = await sit_down(house, GLADE)
        starts = so_far(pages)
        await set_scene(house, pages, hands=["", hand], pickup=pickup)
        for kind in ("why not", "what if", "advise"):
            await pages[BEN].ask(kind, id=kind, action=drop)
        heard.append(overheard(pages, starts))

    assert heard[0] == heard[1]
    assert [len(texts) for texts in heard[0]] == [1, 4, 1, 1, 1], "the scene, and Ben's answers"


# -- restoration ---------------------------------------------------------------------------
async def restoring(house: OpenHouse, dropped: str) -> tuple[list[Page], list[int]]:
    """Ben is asked what comes back of what Cleo has dropped; where everyone's messages begin."""
    pages = await sit_down(house, GLADE)
    starts = so_far(pages)
    hands = ["cactus-11", "rush restoration", "cactus-21", "cactus-31"]
    await set_scene(house, pages, hands=hands, dropped=["", "", dropped], phase="aiming")
    await follow(pages, [(BEN, "aim restoration"), *nothing_by(ANA, CLEO, DINA)])
    assert pages[BEN].frames[-1].view["phase"] == "restoring"
    return pages, starts


async def inquire(page: Page, card: str) -> None:
    """Ask all that can be asked of a card, without doing it."""
    action = f"restore {card}"
    for kind in ("why not", "what if", "advise"):
        await page.ask(kind, id=f"{kind} {card}", action=action)
    if action not in page.frames[-1].legal:
        await page.ask("act", id=f"act {card}", action=action, seq=page.frames[-1].seq)


# What Cleo has dropped, and what of it would help Ben most.
PILES = [
    ("moss owl-1", ["moss"]),
    ("moss reed", ["moss"]),
    ("moss fern", ["fern", "moss"]),
    ("reed owl-1", ["reed"]),
    ("owl-1 owl-2", []),
    ("drought wildfire", []),
]


async def test_who_restores_alone_sees_what_may_come_back(house: OpenHouse) -> None:
    """§6.9"""
    heard, told = [], {}
    for dropped, best in PILES:
        pages, starts = await restoring(house, dropped)
        ben = pages[BEN]
        legal = [f"restore {card}" for card in best] or ["restore nothing"]
        assert sorted(ben.frames[-1].view["own"]["candidates"]) == best
        assert sorted(ben.frames[-1].legal) == legal
        for page in (pages[ANA], pages[CLEO], pages[DINA]):
            assert page.frames[-1].view["own"]["candidates"] == []
        rest = set(dropped.split()) - set(best)
        assert not any(card in text for card in rest for text in ben.texts[starts[BEN] :])

        for page in pages:
            for card in ("moss", "reed", "owl-1", "nothing"):
                await inquire(page, card)
        path = f"/api/tables/{ben.table.code}"
        for secret in ("record", "afterwards"):
            await house.problem("GET", f"{path}/{secret}", 409)
        heard.append(overheard(pages, starts, BEN, CLEO))
        told[dropped] = received(ben, starts[BEN])

    assert heard == [heard[0]] * len(PILES)
    assert told["moss owl-1"] == told["moss reed"], "the others stay hidden, also from Ben"
    assert told["owl-1 owl-2"] == told["drought wildfire"]


async def test_what_comes_back_tells_nothing_of_what_stays(house: OpenHouse) -> None:
    """§6.9"""
    heard, told = [], []
    for dropped, best in PILES[:3]:
        assert "moss" in best
        pages, starts = await restoring(house, dropped)
        await act(pages, BEN, "restore moss")
        assert pages[ANA].frames[-1].view["round"] == 2
        heard.append(overheard(pages, starts, BEN, CLEO))
        told.append(received(pages[BEN], starts[BEN]))

    assert heard == [heard[0]] * 3
    assert told[0] == told[1]


# -- every message of whole games ----------------------------------------------------------
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


class Scan:
    """Looks at each message with the position of that very moment beside it."""

    WHY = re.compile(r'"why":"[^"]*"')  # names food as the card does, wherever it may lie

    def __init__(self, house: OpenHouse, page: Page) -> None:
        self.table = house.table(page)
        game = self.table.sitting.game
        assert game is not None
        self.cards_of = words_of(game)
        words = sorted(self.cards_of, key=len, reverse=True)
        self.words = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, words))})(?![\w-])")
        self.ever: dict[int | None, set[int]] = {}
        self.looked_at: list[int | None] = []
        self.leaks: list[tuple[int | None, str, str]] = []

    def look(self, seat: int | None, text: str) -> None:
        """Every card that the text names must be known to its reader."""
        if self.table.sitting.record is None:
            return
        position = self.table.sitting.record.position
        assert isinstance(position, Position)
        known = known_to(seat, position)
        self.ever.setdefault(seat, set()).update(known)
        if '"type":"welcome"' in text:  # tells again what was told in earlier rounds
            known = self.ever[seat]
        self.looked_at.append(seat)
        for word in self.words.findall(self.WHY.sub("", text)):
            if not self.cards_of[word] & known:
                self.leaks.append((seat, word, text))


ScanOf = Callable[[OpenHouse, Page], Scan]


def words_of(game: Game) -> dict[str, set[int]]:
    """All that a card is called, and the cards that are called so."""
    cards, found = game.cards, dict[str, set[int]]()
    for card in range(cards.count):
        for word in (cards.ids[card], cards.names[card], cards.said[card]):
            found.setdefault(word, set()).add(card)
    return found


@pytest.fixture
def scan(look_at_each: Callable[[Look], None]) -> ScanOf:
    """From now on each message of the page's table is looked at."""

    def begin(house: OpenHouse, page: Page) -> Scan:
        looking = Scan(house, page)

        def look(listener: Listener, text: str) -> None:
            if listener in looking.table.listeners:
                looking.look(listener.seat, text)

        look_at_each(look)
        return looking

    return begin


def any_action(frame: wire.Frame, rng: Rng) -> str:
    """Something legal; aims are put together from the hand."""
    view = frame.view
    if view["phase"] != "aiming":
        return frame.legal[rng.below(len(frame.legal))]
    aims = [
        f"{kind} {1 + rng.below(view['seats'] - 1)}" if kind in HARMFUL else kind
        for kind in kinds_in(view["own"]["hand"])
    ]
    return f"aim {', '.join(aims)}" if aims else "aim nothing"


async def scanned_game(house: OpenHouse, scan: ScanOf, cards: str, seed: int, rounds: int) -> Scan:
    """Ana, Ben and two bots play while Eve watches; somebody comes by in the last round."""
    options: dict[str, wire.Value] = {"end": "rounds", "rounds": rounds}
    pages = await gather_with(house, cards, 2, ("random", "greedy"), options)
    ana, ben, eve = pages
    looking = scan(house, ana)
    await ana.done("begin")
    playing = asyncio.gather(
        *[play_by_chance(page, seeded(seed + n), any_action) for n, page in enumerate((ana, ben))]
    )
    while (await eve.shown()).view["round"] < rounds:
        await eve.until(wire.Frame)
    late = await house.open(eve.table.code)
    await playing
    await house.open(ben.ticket)
    await catch_up([eve, late])
    assert eve.frames[-1].outcome is not None
    assert late.log == eve.log
    assert {*looking.looked_at} == {ana.seat, ben.seat, None}
    return looking


@pytest.mark.parametrize("cards", ["", MEADOW], ids=["our deck", "many events"])
async def test_no_message_names_a_card_that_its_reader_cannot_know(
    house: OpenHouse, scan: ScanOf, cards: str
) -> None:
    """§2.4, §4.1, §5.1, §6.9"""
    for seed in (10, 20):
        looking = await scanned_game(house, scan, cards, seed, rounds=2)

        assert looking.leaks == []
        assert len(looking.looked_at) > 80


def leak_drops(monkeypatch: pytest.MonkeyPatch) -> None:
    loud = replace(PHYLO.events[telling.GOT], private=False)
    monkeypatch.setitem(PHYLO.events, telling.GOT, loud)


def leak_aims(monkeypatch: pytest.MonkeyPatch) -> None:
    loud = replace(PHYLO.events[telling.AIMED], private=False)
    monkeypatch.setitem(PHYLO.events, telling.AIMED, loud)


def leak_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(position: Position, seat: int) -> tuple[str, ...]:
        dropped = pile_of([card for pile in position.dropped for card in pile])
        return views.names(position.cards, dropped)

    monkeypatch.setattr(views, "candidates", everything)


def leak_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_early(position: Position) -> tuple[views.Shown, ...]:
        hand = views.names(position.cards, position.hands[ANA])
        nothing = views.Web((), (), (), 0)
        return (views.Shown(hand, (), (), (), nothing, (), 0, 0, 0),)

    monkeypatch.setattr(views, "last", too_early)


@pytest.mark.parametrize("leak", [leak_drops, leak_aims, leak_discards, leak_hand])
async def test_a_leak_would_be_found(
    house: OpenHouse,
    scan: ScanOf,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)

    looking = await scanned_game(house, scan, MEADOW, 30, rounds=1)

    assert looking.leaks


# -- what is taken back --------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_aims_are_taken_back_until_all_are_ready(house: OpenHouse) -> None:
    """§4.1, §5.1"""
    pages = await aiming(house)
    await follow(pages, [(BEN, "aim wildfire 1"), *nothing_by(ANA, CLEO)])
    assert pages[BEN].frames[-1].take_back is None

    await act(pages, BEN, "take back")
    again = pages[BEN].frames[-1]
    await follow(pages, [(BEN, "aim wildfire 2"), *nothing_by(DINA)])

    assert again.legal == ("aim nothing",)
    assert again.view["own"]["aims"] is None
    assert pages[ANA].frames[-1].view["strike"]["target"] == DINA
    early, last = [await pages[seat].refused("take back") for seat in (ANA, DINA)]
    own = await pages[BEN].refused("take back")
    assert (early.code, early.sentence) == ("turn-over", "Your turn is over.")
    assert (last.code, last.sentence) == ("revealed", "Something hidden has been shown since.")
    assert (own.code, own.sentence) == ("another-acted", "Somebody else has acted since.")


async def test_to_keep_all_is_not_taken_back_for_everyone_has_seen_it(house: OpenHouse) -> None:
    """§2.1, §2.4"""
    pages = await sit_down(house)
    await act(pages, BEN, "keep all")
    assert (await pages[BEN].refused("take back")).sentence == "Your turn is over."


async def test_nor_when_the_next_one_has_acted(house: OpenHouse) -> None:
    """§2.1"""
    pages = await sit_down(house)
    await follow(pages, [(BEN, "keep all"), (CLEO, "keep all")])

    assert (await pages[BEN].refused("take back")).sentence == "Your turn is over."


async def test_nothing_is_taken_back_once_a_card_was_drawn(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house)
    for count, seat in enumerate((BEN, CLEO, DINA), start=1):
        hand = pages[seat].frames[-1].view["own"]["hand"]
        await act(pages, seat, " ".join(["drop", *hand[:count]]))
        shown = pages[seat].frames[-1].take_back

        refusal = await pages[seat].refused("take back")

        assert refusal == shown
        assert refusal.sentence == "Something hidden has been shown since."


# -- questions of events -------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_the_owner_of_an_event_alone_chooses_what_it_takes(house: OpenHouse) -> None:
    """§6.3"""
    pages = await striking(house)
    frame = pages[BEN].frames[-1]
    strike = frame.view["strike"]
    level = strike["candidates"]
    assert (strike["owner"], strike["target"], frame.view["actors"]) == (BEN, CLEO, [BEN])
    assert len(level) > 1
    assert frame.legal == tuple(f"strike {card}" for card in level)
    assert frame.offers[0].startswith("Takes Cleo's ")

    for page in (pages[ANA], pages[CLEO], pages[DINA]):
        shown = page.frames[-1]
        assert (shown.legal, shown.offers, shown.view["strike"]) == ((), (), strike)
        refusal = await page.refused("act", action=frame.legal[0], seq=shown.seq)
        assert refusal.sentence == "It is the turn of seat 2."
        assert (await page.answer("why not", action=frame.legal[0])).refusal == refusal
    watching = await pages[WATCHER].refused("act", action=frame.legal[0], seq=2**40)
    assert watching.sentence == "You are watching; only players act."
    other = next(f"clover-{copy}" for copy in range(1, 10) if f"clover-{copy}" not in level)
    wrong = await pages[BEN].refused("act", action=f"strike {other}", seq=frame.seq)
    assert (wrong.code, wrong.cards) == ("not-the-highest", (other,))

    await act(pages, BEN, frame.legal[1])

    ended = pages[WATCHER].frames[-1]
    assert ended.view["round"] == 2
    assert ended.view["last"][CLEO]["fallen"] == [level[1]]


@pytest.mark.usefixtures("one_shuffle")
async def test_an_action_for_an_older_question_is_refused(house: OpenHouse) -> None:
    """§4.1, §6.3"""
    pages = await aiming(house)
    asked = {seat: pages[seat].frames[-1].seq for seat in range(4)}
    await follow(pages, [(BEN, "aim nothing"), (BEN, "take back")])
    stale = [await pages[BEN].refused("act", action="aim wildfire 2", seq=asked[BEN])]
    await act(pages, BEN, "aim wildfire 1")
    for seat in (ANA, CLEO, DINA):  # they were asked before others were ready; that is no change
        await pages[seat].done("act", action="aim nothing", seq=asked[seat])
    await catch_up(pages)
    frame = pages[BEN].frames[-1]
    stale.append(await pages[BEN].refused("act", action=frame.legal[0], seq=asked[BEN]))
    await act(pages, BEN, frame.legal[0])
    late = await pages[CLEO].refused("act", action="keep all", seq=asked[CLEO])

    assert [one.code for one in (*stale, late)] == ["stale", "stale", "stale"]
    assert {one.sentence for one in stale} == {"The table has changed since; look again."}


# -- restarts, bots in people's places, whole games ----------------------------------------
async def go_on(pages: list[Page]) -> list[Any]:
    """Ben aims anew, the others aim, he strikes, and a card is dropped; what each page sees."""
    if pages[BEN].frames[-1].view["phase"] == "aiming":
        again = [(BEN, "take back"), (BEN, "aim wildfire 2")]
        await follow(pages, [*again, *nothing_by(CLEO, DINA)])
    await act(pages, BEN, pages[BEN].frames[-1].legal[1])
    await act(pages, CLEO, pages[CLEO].frames[-1].legal[1])
    return [page.frames[-1].view for page in pages]


async def half_aimed(house: OpenHouse) -> list[Page]:
    """Ben and Ana are ready, the others are not."""
    pages = await aiming(house)
    await follow(pages, [(BEN, "aim wildfire 1"), *nothing_by(ANA)])
    return pages


@pytest.mark.usefixtures("one_shuffle")
@pytest.mark.parametrize("reach", [half_aimed, striking])
async def test_a_restart_changes_nothing(
    house: OpenHouse, tmp_path: Path, reach: Callable[[OpenHouse], Any]
) -> None:
    """§4.1, §6.3"""
    await restarts_alike(house, tmp_path, reach, go_on)


@pytest.mark.usefixtures("one_shuffle")
@pytest.mark.parametrize("aimed", ["aim wildfire 1", ""])
async def test_a_bot_goes_on_for_somebody_who_has_left_while_aiming(
    tmp_path: Path, aimed: str
) -> None:
    """§4.1, §6.3"""
    async with open_house(tmp_path, grace=GRACE) as house:
        pages = await aiming(house)
        ana, ben, cleo, dina, eve = pages
        hand = ben.frames[-1].view["own"]["hand"]
        if aimed:
            await act(pages, BEN, aimed)
        await ben.drop_and_wait()
        await told_of(ana, BEN, may_hand_over=True)
        await ana.done("seat bot", seat=BEN, bot="greedy")
        for page in (ana, cleo, dina):
            await page.act("aim nothing")
        while eve.frames[-1].view["round"] == 1:
            await eve.until(wire.Frame)

        entries = await house.entries(ana.table.code)
        done = [one.action for one in entries if isinstance(one, Acted) and one.seat == BEN]
        back = await house.open(ben.ticket)
        frame = await back.shown()
        assert done[0] == "keep all"
        if aimed:
            assert done[1] == aimed, "what Ben has chosen stays"
            assert done[2].startswith("strike ")
        else:
            assert len(done[1].split(",")) == len(kinds_in(hand))
        assert len(frame.view["own"]["hand"]) == 5
        await told_of(eve, BEN, bot="", present=True)


async def test_six_play_to_the_end_and_the_record_is_the_game(house: OpenHouse) -> None:
    """§1.1, §8.1"""
    bots = ("random", "greedy", "greedy", "ecologist", "random")
    ana, eve = await gather(house, PHYLO.id, 1, bots, {"target": 20})
    await ana.done("begin")
    while (frame := await ana.asked()).outcome is None:
        await ana.act(frame.legal[0])
    await eve.catch_up()

    text = (await house.rest.get(f"/api/tables/{ana.table.code}/record")).text
    record = read_record(text, GAMES)
    again = await house.tables.rebuild(ana.table.code)

    last = eve.frames[-1]
    assert last.outcome == frame.outcome == record.outcome()
    assert last.view["ended_by"] == "points"
    assert max(player["total"] for player in last.view["players"]) >= 20
    assert again is not None
    assert moment_of(again) == last.moment == ana.frames[-1].moment
    assert wire.encoder.encode(record.position.view(None)) == wire.encoder.encode(last.view)
