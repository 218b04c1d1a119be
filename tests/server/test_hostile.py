"""Only the server decides: whatever a page sends, the game stays as it is and goes on."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from itertools import count
from types import SimpleNamespace

import pytest

from tangledbank.server import sockets, wire
from tangledbank.server.entries import Acted
from tangledbank.server.sockets import RATE
from tests.server.game_under_way import Scene, begin, check_that_it_goes_on
from tests.server.house import BOT, GAME, OpenHouse
from tests.server.pages import Page

pytestmark = pytest.mark.once


@pytest.fixture
def scene(house: OpenHouse, runner: asyncio.Runner) -> Scene:
    """Both are asked to choose a card."""
    return runner.run(begin(house))


# -- messages that are refused -------------------------------------------------------------
MANY = {f"place {number}": number for number in range(3000)}
REFUSED: dict[str, tuple[str, Callable[[Scene], object]]] = {
    "another seat's card": (
        "not-in-hand",
        lambda scene: act(scene, scene.host.frames[-1].legal[0]),
    ),
    "a card that nobody has seen": (
        "not-in-hand",
        lambda scene: act(scene, f"choose {scene.unseen()}"),
    ),
    "a card of no deck": ("refused", lambda scene: act(scene, "choose dodo")),
    "no action at all": ("refused", lambda scene: act(scene, "win")),
    "an empty action": ("refused", lambda scene: act(scene, "")),
    "another phase": ("wrong-phase", lambda scene: act(scene, "keep algae")),
    "an older frame": (
        "stale",
        lambda scene: act(scene, mine(scene)) | {"seq": scene.guest.frames[-1].seq - 1},
    ),
    "the first frame": ("stale", lambda scene: act(scene, mine(scene)) | {"seq": 0}),
    "an endless action": ("refused", lambda scene: act(scene, "choose " + "a" * 60_000)),
    "a number for an id": ("bad message", lambda scene: act(scene, mine(scene)) | {"id": 7}),
    "an empty id": ("bad message", lambda scene: act(scene, mine(scene)) | {"id": ""}),
    "an endless id": ("bad message", lambda scene: act(scene, mine(scene)) | {"id": "x" * 41}),
    "a list for an action": (
        "bad message",
        lambda scene: act(scene, "") | {"action": [scene.guest.parts(mine(scene))]},
    ),
    "an action in words": ("bad message", lambda scene: act(scene, "") | {"action": mine(scene)}),
    "an action without a verb": ("refused", lambda scene: does(scene, card="algae")),
    "an action without anything": ("refused", lambda scene: does(scene)),
    "an unknown verb": ("refused", lambda scene: does(scene, verb="eat", card="algae")),
    "an endless verb": ("refused", lambda scene: does(scene, verb="a" * 60_000)),
    "a list for a verb": ("refused", lambda scene: does(scene, verb=["choose"], card="algae")),
    "a number for a verb": ("refused", lambda scene: does(scene, verb=7, card="algae")),
    "a place left out": ("refused", lambda scene: does(scene, verb="choose")),
    "a place too many": (
        "refused",
        lambda scene: does(scene, verb="choose", card="algae", target="algae"),
    ),
    "thousands of places": ("refused", lambda scene: does(scene, verb="choose", **MANY)),
    "a number for a card": ("refused", lambda scene: does(scene, verb="choose", card=3)),
    "half a card": ("refused", lambda scene: does(scene, verb="choose", card=0.5)),
    "a truth for a card": ("refused", lambda scene: does(scene, verb="choose", card=True)),
    "nothing for a card": ("refused", lambda scene: does(scene, verb="choose", card=None)),
    "a list for a card": ("refused", lambda scene: does(scene, verb="choose", card=["algae"])),
    "an object for a card": ("refused", lambda scene: does(scene, verb="choose", card={"id": 1})),
    "lists in lists": ("refused", lambda scene: does(scene, verb="choose", card=nested(400))),
    "a word for a number": ("bad message", lambda scene: act(scene, mine(scene)) | {"seq": "1"}),
    "a truth for a number": ("bad message", lambda scene: act(scene, mine(scene)) | {"seq": True}),
    "a number below all": ("bad message", lambda scene: act(scene, mine(scene)) | {"seq": -1}),
    "half a number": ("bad message", lambda scene: act(scene, mine(scene)) | {"seq": 0.5}),
    "no seq": ("bad message", lambda scene: {"type": "act", "id": "x", "action": mine(scene)}),
    "a field too many": ("bad message", lambda scene: act(scene, mine(scene)) | {"seat": 0}),
    "an unknown message": ("bad message", lambda scene: {"type": "shuffle", "id": "x"}),
    "what only servers say": ("bad message", lambda scene: {"type": "done", "id": "x"}),
    "no type": ("bad message", lambda scene: {"id": "x"}),
    "a list": ("bad message", lambda scene: [act(scene, mine(scene))]),
    "nothing": ("bad message", lambda scene: None),
    "hello again": ("hello again", lambda scene: {"type": "hello"}),
    "hello from another seat": (
        "hello again",
        lambda scene: {"type": "hello", "token": scene.host.ticket.token},
    ),
    "to begin again": ("not the host", lambda scene: {"type": "begin", "id": "x"}),
    "to turn the table": ("not the host", lambda scene: {"type": "set up", "id": "x", "seats": 4}),
    "to free the host's seat": (
        "not the host",
        lambda scene: {"type": "free seat", "id": "x", "seat": 0},
    ),
    "a bot for the host": (
        "still here",
        lambda scene: {"type": "seat bot", "id": "x", "seat": 0, "bot": BOT},
    ),
    "a bot for no seat": (
        "no such seat",
        lambda scene: {"type": "seat bot", "id": "x", "seat": 63, "bot": BOT},
    ),
    "a seat below all": ("bad message", lambda scene: {"type": "free seat", "id": "x", "seat": -1}),
    "a rematch too early": ("not over", lambda scene: {"type": "rematch", "id": "x"}),
    "to take back nothing": ("nothing-to-take-back", lambda _: {"type": "take back", "id": "x"}),
    "a preview of another's card": (
        "not-in-hand",
        lambda scene: act(scene, scene.host.frames[-1].legal[0], "what if"),
    ),
    "why not, of nonsense": ("refused", lambda scene: act(scene, "keep dodo", "why not")),
}  # fmt: skip


def mine(scene: Scene) -> str:
    return scene.guest.frames[-1].legal[0]


def act(scene: Scene, action: str, kind: str = "act") -> dict[str, object]:
    parts = scene.guest.parts(action)
    message: dict[str, object] = {"type": kind, "id": "x", "action": parts}
    return message | ({"seq": scene.guest.frames[-1].seq} if kind == "act" else {})


def does(scene: Scene, **parts: object) -> dict[str, object]:
    """An action as no page of ours sends it."""
    return act(scene, "") | {"action": parts}


def nested(depth: int) -> object:
    """A list in a list in a list."""
    return [nested(depth - 1)] if depth else "algae"


@pytest.mark.parametrize("what", REFUSED)
async def test_a_page_is_refused(scene: Scene, what: str) -> None:
    code, message = REFUSED[what]
    before = scene.everything()

    await scene.guest.socket.send(json.dumps(message(scene)))
    refused = await scene.guest.until(wire.Refused)

    assert refused.refusal.code == code
    assert refused.refusal.sentence.endswith(".")
    assert "\n" not in refused.refusal.sentence
    assert len(refused.refusal.sentence) < 500
    await check_that_it_goes_on(scene, before)


NO_JSON = {
    "nothing": "",
    "half a message": '{"type": "act", "id": "x", ',
    "a word": "act",
    "half a character": '{"type": "\\ud800"}',
    "deep lists": "[" * 30_000,
    "deep objects": '{"id":' * 5_000,
    "an endless number": "1" * 60_000,
    "a number beyond all": '{"type": "act", "id": "x", "seq": 1e999, "action": ""}',
    "no number": '{"type": "act", "id": "x", "seq": NaN, "action": ""}',
    "a byte of nothing": "\x00",
}


@pytest.mark.parametrize("what", NO_JSON)
async def test_what_is_no_json_is_refused(scene: Scene, what: str) -> None:
    before = scene.everything()

    await scene.guest.socket.send(NO_JSON[what])
    refused = await scene.guest.until(wire.Refused)

    assert refused.refusal.code == "bad message"
    await check_that_it_goes_on(scene, before)


async def test_a_card_in_a_hand_and_one_in_the_deck_are_refused_alike(scene: Scene) -> None:
    in_hand = scene.host.frames[-1].legal[0].removeprefix("choose ")
    in_deck = scene.unseen()
    answers = []
    for card in (in_hand, in_deck):
        for kind in ("why not", "what if"):
            await scene.guest.ask(kind, id="same", action=f"choose {card}")
            name = GAME.say_value(GAME.cards, "card", card)
            answers.append(scene.guest.texts[-1].replace(card, "CARD").replace(name, "NAME"))

    assert answers[:2] == answers[2:]


# -- turns ---------------------------------------------------------------------------------
async def test_nobody_acts_in_anothers_turn(scene: Scene) -> None:
    for page in (scene.host, scene.guest):
        await page.act()
    await scene.host.catch_up()
    one, other = scene.host, scene.guest
    if other.frames[-1].legal:
        one, other = other, one
    before = scene.everything()

    refusal = await other.refused("act", action=one.frames[-1].legal[0], seq=2**50)

    assert refusal.code == "not-your-turn"
    assert scene.everything() == before
    await one.act()


async def test_whoever_watches_changes_nothing(scene: Scene) -> None:
    before = scene.everything()
    action = scene.host.frames[-1].legal[0]

    refusals = [
        await scene.watcher.refused("act", action=action, seq=2**50),
        await scene.watcher.refused("take back"),
        await scene.watcher.refused("free seat", seat=0),
        await scene.watcher.refused("seat bot", seat=0, bot=BOT),
    ]

    assert {refusal.code for refusal in refusals} == {"watching"}
    await check_that_it_goes_on(scene, before)


# -- clicks --------------------------------------------------------------------------------
async def test_a_click_that_comes_again_counts_once(scene: Scene) -> None:
    frame = scene.guest.frames[-1]
    for _time in range(3):
        await scene.guest.done("act", id="click", action=frame.legal[0], seq=frame.seq)
    again = await scene.house.open(scene.guest.ticket)

    await again.done("act", id="click", action=frame.legal[0], seq=frame.seq)
    await again.done("act", id="click", action="choose dodo", seq=0)

    entries = await scene.house.entries(scene.host.table.code)
    assert [entry.id for entry in entries if isinstance(entry, Acted)] == ["click"]


async def test_a_click_of_the_same_name_from_another_seat_is_another_click(scene: Scene) -> None:
    first = scene.guest.frames[-1]
    for page in (scene.guest, scene.host):
        await page.act(id="click")

    await scene.guest.done("act", id="click", action=first.legal[0], seq=2**50)

    entries = await scene.house.entries(scene.host.table.code)
    seats = [entry.seat for entry in entries if isinstance(entry, Acted)]
    assert seats == [1, 0]


async def test_a_refused_click_may_be_tried_again(scene: Scene) -> None:
    frame = scene.guest.frames[-1]
    await scene.guest.refused("act", id="click", action=frame.legal[0], seq=0)

    await scene.guest.done("act", id="click", action=frame.legal[0], seq=frame.seq)

    assert scene.guest.frames[-1].view["chosen"] == frame.legal[0].removeprefix("choose ")


# -- connections that are ended ------------------------------------------------------------
async def say_hello_as(scene: Scene, token: str) -> Page:
    page = await scene.house.connect(scene.host.table.code)
    await page.hello(token)
    return page


async def forged_token(scene: Scene) -> Page:
    return await say_hello_as(scene, "A" * 32)


async def hash_of_the_token(scene: Scene) -> Page:
    return await say_hello_as(scene, scene.house.table(scene.host).sitting.chairs[0].token)


async def token_of_another_table(scene: Scene) -> Page:
    return await say_hello_as(scene, (await scene.house.lay(2)).token)


async def endless_token(scene: Scene) -> Page:
    return await say_hello_as(scene, "A" * 101)


async def nonce_too_long(scene: Scene) -> Page:
    page = await scene.house.connect(scene.host.table.code)
    await page.hello(scene.host.ticket.token, nonce="a" * 65)
    return page


async def act_before_hello(scene: Scene) -> Page:
    page = await scene.house.connect(scene.host.table.code)
    action = scene.host.parts(scene.host.frames[-1].legal[0])
    await page.say("act", id="x", action=action, seq=2**50)
    return page


async def nonsense_before_hello(scene: Scene) -> Page:
    page = await scene.house.connect(scene.host.table.code)
    await page.socket.send("[" * 30_000)
    return page


async def bytes_before_hello(scene: Scene) -> Page:
    page = await scene.house.connect(scene.host.table.code)
    await page.socket.send(b'{"type":"hello"}')
    return page


async def bytes_after_hello(scene: Scene) -> Page:
    await scene.guest.socket.send(b'{"type":"ping","id":"x"}')
    return scene.guest


async def flood(scene: Scene) -> Page:
    for number in range(200):
        await scene.guest.say("ping", id=str(number))
    return scene.guest


async def flood_of_nonsense(scene: Scene) -> Page:
    for _number in range(200):
        await scene.guest.socket.send("x")
    return scene.guest


@pytest.mark.parametrize(
    ("attack", "code"),
    [
        (forged_token, "no such seat"),
        (hash_of_the_token, "no such seat"),
        (token_of_another_table, "no such seat"),
        (endless_token, "bad message"),
        (nonce_too_long, "bad message"),
        (act_before_hello, "bad message"),
        (nonsense_before_hello, "bad message"),
        (bytes_before_hello, "bad message"),
        (bytes_after_hello, "bad message"),
        (flood, "too fast"),
        (flood_of_nonsense, "too fast"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
async def test_a_page_is_let_go(
    scene: Scene,
    monkeypatch: pytest.MonkeyPatch,
    attack: Callable[[Scene], Awaitable[Page]],
    code: str,
) -> None:
    # A message each millisecond, however long this machine takes for it.
    clock = SimpleNamespace(monotonic=count(time.monotonic(), 0.001).__next__)
    monkeypatch.setattr(sockets, "time", clock)
    monkeypatch.setattr(sockets, "RATE", RATE)
    before = scene.everything()

    bye = await (await attack(scene)).farewell()

    assert bye.code == code
    assert bye.sentence.endswith(".")
    assert bye.again == (code == "too fast")
    await check_that_it_goes_on(scene, before)


async def test_a_page_that_never_says_hello_is_let_go(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
    page = await scene.house.connect(scene.host.table.code)

    assert (await page.farewell()).code == "bad message"


@pytest.mark.parametrize(("size", "code"), [(2**16 + 1, 1009), (2**20, 1009)])
async def test_a_message_that_is_too_large_ends_the_connection(
    scene: Scene, size: int, code: int
) -> None:
    before = scene.everything()

    await scene.guest.socket.send("x" * size)

    assert await scene.guest.ended() == code
    await check_that_it_goes_on(scene, before)


async def test_text_that_is_no_text_ends_the_connection(scene: Scene) -> None:
    before = scene.everything()

    await scene.guest.socket.send(b"\xff\xfe", text=True)

    assert await scene.guest.ended() == 1007
    await check_that_it_goes_on(scene, before)


async def test_a_page_that_reads_nothing_is_let_go_and_holds_nobody_up(scene: Scene) -> None:
    listener = next(one for one in scene.house.table(scene.host).listeners if one.seat is None)
    before = scene.everything()
    for _number in range(300):
        listener.send(b"{}")

    assert listener.over
    await scene.watcher.socket.close()
    scene.watcher = await scene.house.open(scene.host.table.code)
    await check_that_it_goes_on(scene, before)
