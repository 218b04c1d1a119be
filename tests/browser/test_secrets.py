"""What a browser is sent, shows and keeps: never a card that its seat must not know."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest

from tangledbank import GAMES, Record
from tangledbank.core.advance import advance
from tangledbank.core.record import read_record
from tests.browser.conftest import Visit
from tests.browser.hands import FACES, Mouse, Player, Taste
from tests.browser.site import Site
from tests.browser.visitor import PATIENCE
from tests.server.house import BOT

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# What a page shows: its words, the names of its things, and where its cards lie.
SHOWN = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel),
    ...[...document.querySelectorAll('[data-card]')].map(one => one.dataset.card),
    ...Object.values(localStorage),
].join('\\n')"""
OWN_GOAL = re.compile(r"goal: .*")  # goals name cards, wherever these lie


@dataclass
class Moment:
    """A moment of the true game."""

    view: Any  # as the seat sees it, in JSON
    hidden: set[str]  # the cards and goals that the seat must not know


def moments(record: Record, seat: int) -> Iterator[Moment]:
    """From the deal to the end. What was open once is no secret, wherever it lies now."""
    position: Any = record.game.deal(record.seats, record.seed, **record.options)
    ids, goal_ids = position.cards.ids, position.cards.goal_ids
    others = [other for other in range(record.seats) if other != seat]
    open_once: set[str] = set()
    for entry in [*record.entries, None]:
        open_once |= words(msgspec.json.encode(position.view(None)).decode())
        cards = [*position.deck, *(card for other in others for card in position.hands[other])]
        goals = [goal for other in others for goal in position.goals[other]]
        hidden = {ids[card] for card in cards} - open_once | {goal_ids[goal] for goal in goals}
        yield Moment(json.loads(msgspec.json.encode(position.view(seat))), hidden)
        if entry is not None:
            advance(position, entry.seat, entry.action, entry.at)


def words(text: str) -> set[str]:
    """Everything in a text that could be the id of a card."""
    return set(re.findall(r"[a-z][a-z0-9-]*", text))


def named(text: str, hidden: set[str]) -> set[str]:
    """The hidden cards that a text names: by id, or species and goals by what people call them."""
    by_id = words(text) & hidden
    spoken = {
        card
        for card in hidden
        if FACES[card].kind in ("plant", "animal", "goal")
        and re.search(rf"\b{re.escape(FACES[card].name)}\b", text)
    }
    return by_id | spoken


def look_around(player: Player) -> None:
    """Ask what a curious player asks, so that answers are among what is sent."""
    page = player.page
    for card in page.get_by_role("region", name="Animals").get_by_role("button").all():
        card.click()
        page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.keyboard.press("l")


def test_no_hidden_card_is_ever_named_to_a_browser(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    # The name that the page would offer may be that of a species.
    ana.context.add_init_script("""localStorage.setItem('tangledbank.name', '"Ana"')""")
    ticket = site.lay(seats=3, bots=[BOT, BOT], options={"rounds": 1, "goal_round": 1})
    ana.sit(ticket)
    ana.begin()
    mouse, taste = Mouse(ana), Taste()
    shown: list[tuple[int, str]] = []  # how much had been heard, what the page showed
    while ana.wait_until_asked():
        if ana.view["phase"] == "acting":
            mouse.pick(ana.view["players"][0]["face_up"][0])
            look_around(ana)
        shown.append((len(ana.heard), str(ana.page.evaluate(SHOWN))))
        mouse.do(taste.choose(ana.frame["legal"]))
    ana.until("the game is over", lambda: ana.frame["outcome"] is not None)

    reply = httpx.get(f"{site.address}/api/tables/{ticket['code']}/record", timeout=PATIENCE)
    record = read_record(reply.text, GAMES)
    game = list(moments(record, 0))
    assert record.shuffle is not None
    now, hidden_after = 0, []
    for message in ana.heard:
        if message["type"] == "frame":
            now = next(at for at in range(now, len(game)) if game[at].view == message["view"])
        if "over" in (message.get("table", {}).get("stage"), game[now].view["phase"]):
            break
        text = msgspec.json.encode(message).decode()
        assert named(text, game[now].hidden) == set(), text
        assert record.shuffle.secret not in text
        hidden_after.append(game[now].hidden)
    assert len(game[0].hidden) > 50, "there is something to hide"
    assert len(shown) > 5
    for heard, text in shown:
        assert named(OWN_GOAL.sub("", text), hidden_after[heard - 1]) == set(), text
