"""The Mating Game at a table: no choice and no hand shows on the wire, nor on the clock (M33)."""

import asyncio
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tangledbank import GAMES, Rng, seeded
from tangledbank.core.bot import Choice
from tangledbank.core.record import read_record
from tangledbank.games.mating.phases import OVER
from tangledbank.games.mating.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.server import wire
from tangledbank.server.entries import Acted, Passed
from tangledbank.server.listener import Listener
from tangledbank.server.pace import PAUSES
from tangledbank.server.shown import moment_of
from tangledbank.server.thinking import Question, Thinkers
from tests.server.house import OpenHouse, open_house
from tests.server.overhearing import (
    Look,
    Script,
    act,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    so_far,
)
from tests.server.pages import Page, play_by_chance, play_out

MATING = GAMES["mating"]
BEN = 1
LUNCH = "out to lunch"


async def sit_down(house: OpenHouse, people: int = 3, **options: wire.Value) -> list[Page]:
    """People only, with the cards dealt and seen."""
    pages = await gather(house, MATING.id, people, options=options)
    await pages[0].done("begin")
    await catch_up(pages)
    return pages


async def set_scene(house: OpenHouse, pages: list[Page], **words: Any) -> None:
    """Everything lies as the words say; whatever was dealt is gone."""
    await lay_out(house, pages, scene(**words))


async def perform(pages: list[Page], script: Script) -> list[list[str]]:
    """The seats do this, one after another; what reaches everyone but Ben."""
    starts = so_far(pages)
    await follow(pages, script)
    return overheard(pages, starts, BEN)


# -- secret choices ------------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_what_another_has_chosen(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house, start_food=20)
    choices = pages[BEN].frames[-1].legal
    first = await perform(pages, [(BEN, choices[0]), (0, LUNCH)])
    assert len(choices) > 3
    assert [len(texts) for texts in first] == [2, 2, 2]

    for choice in choices[1:]:
        pages = await sit_down(house, start_food=20)

        assert await perform(pages, [(BEN, choice), (0, LUNCH)]) == first


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_what_another_discards(house: OpenHouse) -> None:
    """§7.1"""
    pages = await discarding(house)
    hand = pages[BEN].frames[-1].view["hand"]
    first = await perform(pages, [(BEN, "keep all"), (2, "keep all")])
    assert [len(texts) for texts in first] == [2, 2, 2]

    for count in (1, 5):
        pages = await discarding(house)
        choice = " ".join(["discard", *hand[:count]])

        assert await perform(pages, [(BEN, choice), (2, "keep all")]) == first


async def discarding(house: OpenHouse) -> list[Page]:
    """A table at the end of a round in which all were out to lunch."""
    pages = await sit_down(house)
    for seat in range(3):
        await act(pages, seat, LUNCH)
    assert pages[BEN].frames[-1].view["phase"] == "discarding"
    return pages


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_how_another_changes_a_choice(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house, start_food=20)
    one, two, *_rest = pages[BEN].frames[-1].legal
    changes = [(one, two), (one, one), (two, LUNCH)]
    heard = []
    for before, after in changes:
        pages = await sit_down(house, start_food=20)
        script = [(BEN, before), (0, LUNCH), (BEN, "take back"), (BEN, after)]
        heard.append(await perform(pages, script))

    assert [len(texts) for texts in heard[0]] == [4, 4, 4]
    assert heard == [heard[0]] * len(changes)


async def test_others_see_ready_come_and_go_and_nothing_else(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house)
    own, watcher = pages[BEN], pages[3]
    one = own.frames[-1].legal[0]
    seen = [watcher.frames[-1]]
    for action in (one, "take back", LUNCH):
        await perform(pages, [(BEN, action)])
        seen.append(watcher.frames[-1])

    assert [frame.view["players"][BEN]["ready"] for frame in seen] == [False, True, False, True]
    assert [frame.events for frame in seen[1:]] == [(), (), ()]
    assert own.frames[-1].view["chosen"] == "lunch"
    for frame in seen[1:]:
        view = deepcopy(frame.view)
        view["players"][BEN]["ready"] = False
        view["actors"] = [0, 1, 2]
        assert view == seen[0].view


async def test_what_is_shown_is_not_taken_back(house: OpenHouse) -> None:
    """§2.3"""
    pages = await sit_down(house, start_food=20)
    for seat in (0, 1, 2):
        await act(pages, seat, pages[seat].frames[-1].legal[0])

    early = await pages[1].refused("take back")
    last = await pages[2].refused("take back")

    assert (early.code, early.sentence) == ("turn-over", "Your turn is over.")
    assert (last.code, last.sentence) == ("revealed", "Something hidden has been shown since.")


# -- windows, predators and answers --------------------------------------------------------
MALES = ["red-deer-roar", "peafowl-fan", "giraffe-lean"]  # the peafowl is the easiest prey
# Ben's card that could be played, one that could not, and what happens meanwhile.
BY_HAND: list[tuple[str, str, dict[str, Any], list[tuple[int, str]]]] = [
    ("alarm-call-vervet", "food-cache-shrike", {"window": 1}, []),
    ("food-cache-shrike", "alarm-call-vervet", {"window": 2}, []),
    ("female-mimic-cuttlefish", "mate-guarding-magpie", {"window": 3, "red": [1, 0, 1]}, []),
    ("nuptial-gift-scorpionfly", "level-up-betta", {"window": 4, "mated": [1, 1, 0]}, []),
    ("camouflage-leaf-insect", "mate-guarding-magpie", {"window": 1},
     [(1, "pass"), (2, "pass"), (0, "pass")]),
    ("mate-guarding-magpie", "camouflage-leaf-insect",
     {"window": 3, "blue": [0, 2, 0], "first": 0},
     [(0, "sneak female-mimic-garter-snake on seat 2")]),
]  # fmt: skip
IDLE = {"window": "pass", "threat": "give up", "answer": "accept"}


@pytest.mark.parametrize(("playable", "other", "words", "before"), BY_HAND)
async def test_who_does_nothing_shows_nothing_of_the_hand(
    house: OpenHouse,
    playable: str,
    other: str,
    words: dict[str, Any],
    before: list[tuple[int, str]],
) -> None:
    """§6.6, ruling M33"""
    heard = []
    for card in (playable, other):
        pages = await sit_down(house)
        starts = so_far(pages)
        hands = ["female-mimic-garter-snake", f"{card} guppy-bold", ""]
        usual = {"males": MALES, "hands": hands, "first": BEN, "environments": "fox-country"}
        await set_scene(house, pages, **{**usual, **words})
        for seat, action in before:
            await act(pages, seat, action)
        frame = await pages[BEN].asked()

        assert any(playable in action for action in frame.legal) == (card == playable)
        await act(pages, BEN, IDLE[frame.view["phase"]])
        heard.append(overheard(pages, starts, BEN))

    assert heard[0] == heard[1]
    assert [len(texts) for texts in heard[0]] == [len(before) + 2] * 3, "asked, and answered"


# -- bots ----------------------------------------------------------------------------------
class Noted(Thinkers):
    """Bots that pass, and what they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.took = 0.0  # seconds to think
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Choice:
        self.asked.append(question)
        await asyncio.sleep(self.took)
        return Choice(MATING.parse("pass"))


async def bot_asked(house: OpenHouse, card: str, pace: wire.Pace = "at once") -> Acted:
    """A bot in a window with this card on Ben's seat: what it did, stamped since it was asked."""
    pages = await gather(house, MATING.id, 3)
    await pages[0].done("set up", pace=pace)
    await pages[0].done("begin")
    await set_scene(house, pages, males=MALES, hands=["", card], first=BEN, window=2)
    table = house.table(pages[0])
    table.sitting.chairs[BEN].bot = "greedy"
    asked_at = table.autoplay.now()
    table.autoplay.go_on()
    while pages[0].frames[-1].view["actors"] == [BEN]:
        await pages[0].until(wire.Frame)
    acted = (await house.entries(pages[0].table.code))[-1]
    assert isinstance(acted, Acted)
    return Acted(acted.seat, acted.action, acted.at - asked_at)


HANDS = ("food-cache-shrike level-up-betta", "alarm-call-vervet guppy-bold")


@pytest.mark.parametrize("pace", PAUSES)
async def test_a_bot_is_asked_in_the_same_way_whatever_it_holds(
    tmp_path: Path, pauses: list[wire.Pace], pace: wire.Pace
) -> None:
    """§6.6, ruling M33"""
    bots = Noted()
    async with open_house(tmp_path, thinkers=bots) as house:
        done = [(await bot_asked(house, hand, pace)).action for hand in HANDS]

    assert done == ["pass", "pass"]
    assert [len(question.legal) for question in bots.asked] == [4, 2]
    usual = "brisk" if pace == "human" else pace  # windows are routine
    assert pauses == [usual, usual]


def test_a_pause_depends_on_what_everyone_sees() -> None:
    """§6.6, ruling M33"""
    assert MATING.is_routine is not None
    position, rng = MATING.deal(3, 5, start_food=12, goal=5), seeded(5)
    found: set[bool] = set()
    while actors := position.actors():
        views = [position.view(seat) for seat in (None, 0, 1, 2)]
        routine = {MATING.is_routine(view) for view in views}
        assert len(routine) == 1
        found |= routine
        legal = position.legal(actors[0])
        position.apply(actors[0], legal[rng.below(len(legal))])

    assert found == {True, False}


async def test_a_bot_that_acts_at_once_hides_how_long_it_thought(tmp_path: Path) -> None:
    """§6.6, ruling M33"""
    bots = Noted()
    async with open_house(tmp_path, thinkers=bots) as house:
        quick = [(await bot_asked(house, hand)).at for hand in HANDS]
        bots.took = 0.03
        slow = [(await bot_asked(house, hand)).at for hand in HANDS]

    assert min(quick + slow) >= 50


# -- the clock -----------------------------------------------------------------------------
HURRIED: dict[str, wire.Value] = {
    "seconds": 1, "start_food": 20, "environment": "own", "own_deck": "fox-country",
}  # fmt: skip
SECOND = 1000


async def wait_until(page: Page, condition: Callable[[Any], bool]) -> wire.Frame:
    """Wait for a view like this."""
    while not condition(page.frames[-1].view):
        await page.until(wire.Frame)
    return page.frames[-1]


async def passed(house: OpenHouse, page: Page) -> list[int]:
    """When the server took a default."""
    return [one.at for one in await house.entries(page.table.code) if isinstance(one, Passed)]


async def test_who_does_not_answer_in_time_gets_the_default(house: OpenHouse) -> None:
    """§9.8, ruling M33"""
    pages = await sit_down(house, people=2, **HURRIED)
    ana, ben = pages[:2]
    first = ana.frames[-1]
    strategy = first.legal[0]
    assert (first.view["due"], first.at) == (SECOND, 0)
    assert first.clock is not None
    assert 0 <= first.clock < SECOND

    await ana.act(strategy)
    lunch = await wait_until(ana, lambda view: view["phase"] == "window")
    hunted = await wait_until(ana, lambda view: view["phase"] == "threat")
    eaten = await wait_until(ana, lambda view: view["phase"] == "discarding")
    again = await wait_until(ana, lambda view: view["round"] == 2)
    await ben.catch_up()

    told = [[event.name for event in frame.events] for frame in (lunch, hunted, eaten, again)]
    assert told[0] == ["revealed", "went to lunch", "window opened"]
    assert told[1] == ["passed", "turned up", "hunted"]
    assert told[2][0] == "eaten"
    assert "kept all" in told[3]
    stamps = [frame.at for frame in (lunch, hunted, eaten, again)]
    assert stamps == [SECOND, 2 * SECOND, 3 * SECOND, 4 * SECOND]
    assert [frame.view["due"] - frame.at for frame in (lunch, hunted, eaten, again)] == [SECOND] * 4
    assert (await passed(house, ana))[:4] == stamps
    assert ben.frames[-1].moment == ana.frames[-1].moment


async def test_a_game_with_defaults_is_replayed_from_its_log_and_from_its_record(
    house: OpenHouse,
) -> None:
    """§9.8"""
    pages = await sit_down(house, people=2, **{**HURRIED, "round_limit": 1})
    ana = pages[0]
    actions = [ana.frames[-1].legal[0], "pass ahead", "escape"]
    await ana.act(actions[0])
    await wait_until(ana, lambda view: view["phase"] == "window")
    await ana.act(actions[1])
    await ana.act(actions[2])
    await ana.catch_up()

    again = await house.tables.rebuild(ana.table.code)
    text = (await house.rest.get(f"/api/tables/{ana.table.code}/record")).text
    record = read_record(text, GAMES)

    assert ana.frames[-1].outcome is not None
    assert again is not None
    assert moment_of(again) == ana.frames[-1].moment
    assert again.record is not None
    assert [MATING.notation(entry.action) for entry in record.entries] == actions
    assert record.position.view(0) == again.record.position.view(0)


async def test_a_restart_takes_nobody_s_time(tmp_path: Path) -> None:
    """§9.8"""
    async with open_house(tmp_path) as house:
        pages = await sit_down(house, people=2, **{**HURRIED, "seconds": 2})
        ana = pages[0]
        await ana.act(ana.frames[-1].legal[0])
        await ana.catch_up()
        before = ana.frames[-1]
        await asyncio.sleep(0.3)
    await asyncio.sleep(0.7)

    async with open_house(tmp_path) as house:
        back = await house.open(ana.ticket)
        frame = await back.shown()
        assert frame.view == before.view
        assert frame.clock is not None
        assert before.at <= frame.clock < before.at + 1000, "it stood still meanwhile"

        shown = await wait_until(back, lambda view: view["phase"] == "window")
        assert shown.at == before.view["due"]
        assert await passed(house, back) == [before.view["due"]]


async def test_what_time_has_shown_is_not_taken_back(house: OpenHouse) -> None:
    """§2.3, §9.8"""
    pages = await sit_down(house, people=2, **HURRIED)
    ana = pages[0]
    await ana.act(ana.frames[-1].legal[0])
    frame = await wait_until(ana, lambda view: view["phase"] == "window")

    refusal = await ana.refused("take back")

    assert refusal == frame.take_back


async def test_to_change_a_choice_does_not_turn_time_back(house: OpenHouse) -> None:
    """§2.2, §9.8"""
    pages = await sit_down(house, people=2, **HURRIED)
    ana = pages[0]
    second = await wait_until(ana, lambda view: view["round"] == 2)
    await ana.act(second.legal[0])
    await ana.done("take back")

    assert ana.frames[-1].view == second.view
    assert await passed(house, ana) == [SECOND, 2 * SECOND]


async def test_who_answers_too_late_has_not_answered_the_next_question(house: OpenHouse) -> None:
    """§9.8"""
    pages = await sit_down(house, people=2, **{**HURRIED, "own_deck": "mangrove"})
    ana, ben = pages[:2]
    await ana.act(ana.frames[-1].legal[0])
    await ben.act(LUNCH)
    first = await wait_until(ana, lambda view: view["window"] == 1)
    alarm = house.table(ana).autoplay.alarm
    assert alarm is not None
    alarm.cancel()  # the server is busy elsewhere when the time is over

    await asyncio.sleep((first.view["due"] - first.at) / 1000 + 0.05)
    refusal = await ana.refused("act", action="pass", seq=first.seq)

    assert refusal.code == "stale"
    assert not any(isinstance(one, Acted) and one.action == "pass"
                   for one in await house.entries(ana.table.code))  # fmt: skip


# -- offers --------------------------------------------------------------------------------
def hidden_from(seat: int | None, position: Position) -> set[str]:
    """The cards that a seat cannot know, as ids and as people call them."""
    if position.phase == OVER:
        return set()
    cards = position.cards
    hidden = set(position.deck.as_list())
    for other in range(position.seats):
        if other != seat:
            hidden |= {*position.hands[other].as_list(), *position.buried[other].as_list()}
    return {word for card in hidden for word in (cards.ids[card], cards.names[card])}


async def test_no_message_names_a_card_that_its_reader_cannot_know(
    house: OpenHouse, look_at_each: Callable[[Look], None]
) -> None:
    """§1.7, ruling M43"""
    options: dict[str, wire.Value] = {"start_food": 12, "goal": 6}
    pages = await gather(house, MATING.id, 3, ("sneak",), options)
    table = house.table(pages[0])
    leaks: list[tuple[int | None, str]] = []

    def look(listener: Listener, text: str) -> None:
        if table.sitting.record is not None:
            position = table.sitting.record.position
            assert isinstance(position, Position)
            hidden = hidden_from(listener.seat, position)
            leaks.extend((listener.seat, one) for one in hidden if one in text)

    look_at_each(look)
    await pages[0].done("begin")
    await asyncio.gather(
        *[play_by_chance(page, seeded(seed), tricks_first) for seed, page in enumerate(pages[:3])]
    )
    await catch_up(pages)

    assert leaks == []
    frames = [frame for page in pages[:3] for frame in page.frames]
    offers = [offer for frame in frames for offer in frame.offers]
    assert all(len(frame.offers) == len(frame.legal) for frame in frames)
    assert not any(re.search(r"[Ss]eat \d", offer) for offer in offers)
    assert all(frame.offers == () for frame in pages[3].frames)


def tricks_first(frame: wire.Frame, rng: Rng) -> str:
    """Something legal, and a trick where there is any."""
    tricks = [action for action in frame.legal if action.startswith("sneak")]
    choices = tricks or frame.legal
    return choices[rng.below(len(choices))]


async def test_an_offer_calls_players_by_their_names(house: OpenHouse) -> None:
    """§6.12, §6.14"""
    pages = await sit_down(house)
    hands = ["female-mimic-garter-snake"]
    await set_scene(house, pages, males=MALES, hands=hands, window=3, blue=[0, 2, 0])
    frame = await pages[0].asked()
    action = "sneak female-mimic-garter-snake on seat 2"
    offer = frame.offers[frame.legal.index(action)]

    await act(pages, 0, action)
    answer = await pages[BEN].asked()

    assert offer.startswith("A female comes over: Ben ")
    assert answer.offers[answer.legal.index("accept")].startswith("A female leaves you for Ana; ")
    assert pages[3].frames[-1].offers == ()


# -- a deck of one's own -------------------------------------------------------------------
async def test_a_host_writes_a_deck_of_environments(house: OpenHouse) -> None:
    """§9.4"""
    pages = await gather(house, MATING.id, 3)
    ana, ben = pages[:2]
    await ana.done("set up", options={"environment": "own", "own_deck": "mangrove x2, wildfire"})
    await catch_up(pages)
    good = ben.table.options

    bad = [
        await ana.refused("set up", options={"environment": "own", "own_deck": text})
        for text in ("mangrove x2, moon", "mangrove times two", "", "mangrove x99")
    ]
    await catch_up(pages)
    await ana.done("begin")
    await catch_up(pages)

    assert ben.table.options == good == {
        "environment": "own", "own_deck": "mangrove x2, wildfire"
    }  # fmt: skip
    assert bad[0].sentence.startswith("There is no environment 'moon'; there are quiet-meadow, ")
    assert bad[1].sentence.startswith("'mangrove times two' is no entry of an own deck; ")
    assert bad[2].sentence == "An own deck has one environment or more."
    assert bad[3].sentence == "An own deck has 60 environments at most; this one 99."
    assert ben.frames[-1].view["coming"] == ["mangrove", "mangrove", "wildfire"]


async def test_a_table_with_a_bad_deck_is_not_laid(house: OpenHouse) -> None:
    """§9.4"""
    wish = {"game": MATING.id, "name": "Ana", "seats": 2,
            "options": {"environment": "own", "own_deck": "moon"}}  # fmt: skip

    sentence = await house.problem("POST", "/api/tables", 400, wish)

    assert sentence.startswith("There is no environment 'moon'; there are quiet-meadow, ")


# -- afterwards ----------------------------------------------------------------------------
@pytest.mark.skipif(MATING.afterwards is None, reason="nothing to look back at yet")
async def test_a_finished_game_can_be_looked_back_at(house: OpenHouse) -> None:
    pages = await sit_down(house, people=2, round_limit=2)
    path = f"/api/tables/{pages[0].table.code}/afterwards"
    early = await house.problem("GET", path, 409)
    await play_out(*pages[:2])

    reply = await house.rest.get(path)

    assert early == "A game is shown to everyone when it is over, not before."
    assert reply.status_code == 200, reply.text
    assert reply.json()
