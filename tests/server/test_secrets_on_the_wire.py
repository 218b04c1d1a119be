"""Secrets, byte for byte: a page is sent what its seat may know, and nothing else.

First by change: whatever a seat must not know is changed, and each byte that reaches its page is
the same. Then by search: in a whole game at a real table no message names a card or a goal that
its reader cannot know.
"""

import asyncio
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tangledbank import Rng, seeded
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, OVER
from tangledbank.games.phanerozoic.rules.position import Position as Phanerozoic
from tangledbank.server.entries import Acted
from tangledbank.server.listener import Listener
from tangledbank.server.sitting import Sitting
from tests.server.house import GAME, SHORT, OpenHouse
from tests.server.overhearing import Look
from tests.server.pages import play_by_chance
from tests.server.twins import all_that_reaches, listen, record_of, sent, sit_down, twin_of

seat_counts = pytest.mark.parametrize("seats", GAME.seats)


def some_actions(sitting: Sitting, rng: Rng, seen: list[str]) -> list[str]:
    """A few things to ask about: legal for somebody now or once, or about any card."""
    position = record_of(sitting).position
    for actor in position.actors():
        seen += [GAME.notation(action) for action in position.legal(actor)]
    chosen = [seen[rng.below(len(seen))] for _question in range(3)]
    for verb in ("choose", "draft", "keep", "discard"):
        chosen.append(f"{verb} {GAME.cards.ids[rng.below(len(GAME.cards.ids))]}")
    return chosen


@seat_counts
@settings(max_examples=12)  # each is a whole game
@given(data=st.data())
def test_what_is_hidden_from_a_seat_changes_no_byte_for_it(
    runner: asyncio.Runner, seats: int, data: st.DataObject
) -> None:
    sitting = sit_down(seats, data.draw(st.integers(0, 2**60)), {"rounds": 3, "goal_round": 2})
    rng = seeded(data.draw(st.integers(0, 2**60)))
    runner.run(compare_all_the_way(sitting, rng))


async def compare_all_the_way(sitting: Sitting, rng: Rng) -> None:
    record = record_of(sitting)
    seen: list[str] = []
    while actors := record.position.actors():
        asked = some_actions(sitting, rng, seen)
        if rng.below(5 * record.seats) == 0:
            for seat in (None, *range(record.seats)):
                here = await all_that_reaches(sitting, seat, asked)
                there = await all_that_reaches(twin_of(sitting, seat, rng), seat, asked)
                assert here == there
        seat = actors[rng.below(len(actors))]
        legal = record.position.legal(seat)
        action = GAME.notation(legal[rng.below(len(legal))])
        sitting.apply(Acted(seat, action, int(record.position.now) + rng.below(1000)))


@pytest.mark.parametrize("seats", GAME.seats[1:])
@settings(max_examples=12)  # each is a whole game
@given(data=st.data())
def test_a_secret_choice_sends_the_same_bytes_whatever_is_chosen(
    runner: asyncio.Runner, seats: int, data: st.DataObject
) -> None:
    """§2.4, §5.1"""
    sitting = sit_down(seats, data.draw(st.integers(0, 2**60)), {"rounds": 2, "goal_round": 1})
    rng = seeded(data.draw(st.integers(0, 2**60)))
    runner.run(choose_all_the_way(sitting, rng))


async def choose_all_the_way(sitting: Sitting, rng: Rng) -> None:
    record = record_of(sitting)
    while actors := record.position.actors():
        chooser = actors[rng.below(len(actors))]
        if len(actors) > 1:
            for seat in (None, *(each for each in range(record.seats) if each != chooser)):
                twins = [twin_of(sitting, seat, rng) for _twin in range(2)]
                frames = [await sent_by_a_choice(twin, seat, chooser, rng) for twin in twins]
                assert frames[0] == frames[1]
                assert len(frames[0]) == 1
        legal = record.position.legal(chooser)
        sitting.apply(Acted(chooser, GAME.notation(legal[rng.below(len(legal))]), 0))


async def sent_by_a_choice(
    sitting: Sitting, seat: int | None, chooser: int, rng: Rng
) -> list[bytes]:
    """What a page is sent when another seat chooses something."""
    table, listener = listen(sitting, seat)
    table.welcome(listener)
    sent(listener)
    legal = record_of(sitting).position.legal(chooser)
    await table.commit(Acted(chooser, GAME.notation(legal[rng.below(len(legal))]), 0))
    return sent(listener)


# -- by search -----------------------------------------------------------------------------
def hidden_from(seat: int | None, position: Phanerozoic) -> set[str]:
    """What the seat cannot know: the deck, others' hands and goals, as ids and as people say it."""
    if position.phase == OVER:
        return set()  # everything may be told now
    cards = position.cards
    hidden = {int(card) for card in position.deck}
    for other in range(position.seats):
        known = position.known[other] if position.phase == CHOOSING else position.hands[other].count
        if other != seat:
            hidden |= {int(card) for card in position.hands[other].as_list()[known:]}
    hidden -= {int(card) for card in position.reshuffled}  # their places are secret, they are not
    words = {cards.ids[card] for card in hidden}
    words |= {str(GAME.say_value(cards, "card", cards.ids[card])) for card in hidden}
    own = set() if seat is None else {int(goal) for goal in position.goals[seat]}
    for goal in range(len(cards.goal_ids)):
        if goal not in own:
            words |= {cards.goal_ids[goal], cards.goal_names[goal]}
    return words


def found_in(text: str, words: set[str]) -> list[str]:
    """The words that a text contains, each on its own: `large-5` is not in `large-55`."""
    inside = re.compile("|".join(rf"(?<![\w-]){re.escape(word)}(?![\w-])" for word in words))
    return inside.findall(text) if words else []


async def test_no_message_names_what_its_reader_cannot_know(
    house: OpenHouse, look_at_each: Callable[[Look], None]
) -> None:
    pages = await house.gather(people=3, seats=4, rounds=3, goal_round=2)
    watcher = await house.open(pages[0].table.code)
    table = house.table(pages[0])
    collected: dict[Listener, list[str]] = {listener: [] for listener in table.listeners}
    leaks: list[tuple[int | None, str, list[str]]] = []

    def look(listener: Listener, text: str) -> None:
        collected[listener].append(text)
        if table.sitting.record is not None and '"type":"welcome"' not in text:
            position = table.sitting.record.position
            assert isinstance(position, Phanerozoic)
            found = found_in(text, hidden_from(listener.seat, position))
            if found:
                leaks.append((listener.seat, text, found))

    for page in (*pages, watcher):
        await page.catch_up()
    look_at_each(look)
    listeners = list(table.listeners)
    before = [len(page.texts) for page in (*pages, watcher)]
    await pages[0].done("begin")

    await asyncio.gather(*[play_by_chance(page, seeded(n)) for n, page in enumerate(pages)])
    for page in (*pages, watcher):
        await page.catch_up()

    assert leaks == []
    for listener, page, start in zip(listeners, (*pages, watcher), before, strict=True):
        assert page.texts[start:] == collected[listener], "this is all that went over the wire"
        assert len(page.frames) > 50


async def test_a_welcome_tells_again_what_was_told_and_no_more(house: OpenHouse) -> None:
    pages = await house.play(people=2, seats=3, **SHORT)
    watcher = await house.open(pages[0].table.code)
    checked = 0
    while pages[0].frames[-1].outcome is None:
        for page in (*pages, watcher):
            await page.catch_up()
            if page.frames[-1].legal:
                await page.act()
        for page in (pages[1], watcher):
            await page.catch_up()
            log = list(page.log)
            page = await house.open(page.ticket)
            assert page.log[: len(log)] == log
            checked += 1
        pages[1], watcher = house.pages[-2:]
        for page in (pages[1], watcher):
            await page.shown()

    assert checked > 10
