"""Tables of The T-Rex Game for the tests, with cards that are picked by what they do."""

import re
from collections.abc import Iterable
from typing import Any

from tangledbank import GAMES, Rng
from tangledbank.games.trex.cards.cards import PERIODS
from tangledbank.games.trex.rules.phases import (
    EVERYONE,
)
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.tests.words import all_cards, all_places, card_named
from tangledbank.games.trex.tests.words import card as pick
from tangledbank.server import wire
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    Script,
    act,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    so_far,
)
from tests.server.pages import Frame, Page, any_legal

TREX = GAMES["trex"]
ANA, BEN = range(2)
WATCHER = 2  # among the pages
GRACE = 0.05
SHORT: dict[str, wire.Value] = {"target": 2, "rounds": 3}
# Cards may be tuned, so they are picked by what they do. Eyes have no other text.
EYES = ("peek", "flip", "shift", "shove", "recall", "discard", "give", "exchange", "relocate",
        "find-card", "find-place", "encore")  # fmt: skip
EYE = {effect: pick(reveal=effect) for effect in EYES}
FOUND = {effect: card_named(EYE[effect]).finds for effect in ("find-card", "find-place")}
NO_EYES = {
    period: [one for one in all_cards(period=period, reveal="", plain=False)
             if one not in FOUND.values()][:3]
    for period in PERIODS
}  # fmt: skip
PLAIN = [one for one in all_places() if one not in FOUND.values()]
SPOTS = " ".join(PLAIN[:4])
TWO_SPOTS = " ".join(PLAIN[:2])
ANA_HAS = " ".join(
    EYE[each] for each in ("peek", "relocate", "shove", "discard", "exchange", "find-card", "shift")
)
BEN_HAS = " ".join(one for cards in NO_EYES.values() for one in cards)
FIRST = PERIODS[0]


def period_of(effect: str) -> str:
    """The period of the card with this eye."""
    return card_named(EYE[effect]).period


def lays(period: str) -> list[str]:
    """What Ben may lay in a period: three cards without eyes, and a How-de-do."""
    return [*NO_EYES[period], "how-de-do"]


def spare(period: str) -> str:
    """A card of Ben's from another period."""
    return NO_EYES[PERIODS[(PERIODS.index(period) + 1) % 3]][0]


# -- tables --------------------------------------------------------------------------------
async def sit(house: OpenHouse, **options: wire.Value) -> list[Page]:
    """Ana, Ben and Eve who watches, with the first hands dealt and seen."""
    pages = await gather(house, TREX.id, 2, options=options)
    await pages[ANA].done("begin")
    await catch_up(pages)
    return pages


async def set_scene(house: OpenHouse, pages: list[Page], **words: Any) -> None:
    """Everything lies as the words say; some of the hands may be known, as after a round."""
    everyone_knows = words.pop("everyone_knows", "")
    position = scene(**{"spots": SPOTS, **words})
    for name in everyone_knows.split():
        position.known[position.cards.number_of[name]] |= EVERYONE
    await lay_out(house, pages, position)


def asked(pages: list[Page]) -> int:
    """The seat whose turn it is."""
    actors: list[int] = pages[WATCHER].frames[-1].view["actors"]
    return actors[0]


def kind_asked(pages: list[Page]) -> str:
    """What is asked."""
    kind: str = pages[WATCHER].frames[-1].view["question"]["kind"]
    return kind


async def start_playing(house: OpenHouse, **options: wire.Value) -> list[Page]:
    """Finely Balanced has begun; what was asked before has been answered."""
    pages = await sit(house, **options)
    await follow(pages, [(ANA, "keep"), (BEN, "keep")])
    while kind_asked(pages) != "play":
        await act(pages, asked(pages), pages[asked(pages)].frames[-1].legal[0])
    return pages


async def hears(house: OpenHouse, script: Script, *but: int, **words: Any) -> list[list[str]]:
    """In a scene the seats do this, one after another; what reaches everyone but some."""
    pages = await sit(house)
    starts = so_far(pages)
    await set_scene(house, pages, **words)
    await follow(pages, script)
    return overheard(pages, starts, *but)


def ben_lays(card: str, *rest: tuple[int, str]) -> list[tuple[int, str]]:
    """Ben lays a card face down at the first spot; then something happens."""
    return [(BEN, f"play {card} at 1 down"), *rest]


LOOK: Script = [(ANA, f"play {EYE['peek']} at 1 open"), (ANA, "look at 1")]


def laying(period: str = FIRST) -> dict[str, Any]:
    """Ben has the turn in a period."""
    return {"hands": [ANA_HAS, BEN_HAS], "first": BEN, "period": period}


def lay_choices(frame: Frame) -> list[str]:
    """Every card that may be laid face down, at the first spot where that is possible."""
    down = [action for action in frame.legal if action.endswith(" down")]
    spot = down[0].split()[-2]
    return [action for action in down if action.split()[-2] == spot]


async def pass_on(pages: list[Page], period: str = "") -> None:
    """All pass until that period begins, or until one pass is left before all is turned up."""
    while True:
        view = pages[WATCHER].frames[-1].view
        rival = view["players"][1 - asked(pages)]
        if view["period"] == period or (view["period"] == "free" and rival["passed"]):
            return
        await act(pages, asked(pages), "pass")


async def inquire(page: Page, actions: Iterable[str]) -> None:
    """Ask all that can be asked of actions, without doing them; ids do not tell them apart."""
    for number, action in enumerate(actions):
        for kind in ("why not", "what if", "advise"):
            await page.ask(kind, id=f"{kind} {number}", action=action)
        if action not in page.frames[-1].legal:
            seq = page.frames[-1].seq
            await page.ask("act", id=f"act {number}", action=action, seq=seq)


# What Ana does with an eye while Ben's card lies there, and he when he is asked.
MEANWHILE: dict[str, tuple[str, Script]] = {
    "a peek that is left": ("peek", [(ANA, "play EYE at 1 open"), (ANA, "leave it")]),
    "relocate": ("relocate", [(ANA, "play EYE at 2 open"), (ANA, "relocate 1 and 2")]),
    "nothing to shove": ("shove", [(ANA, "play EYE at 1 open"), (BEN, "pass")]),
    "discards": ("discard", [(ANA, "play EYE at 3 open"), (ANA, f"discard {EYE['shove']}"),
                             (BEN, "discard SPARE")]),
    "exchange": ("exchange", [(ANA, "play EYE at 3 open"), (ANA, f"swap {EYE['shove']}"),
                              (BEN, "swap SPARE")]),
    "find": ("find-card", [(ANA, "play EYE at 4 open"), (BEN, "pass")]),
    "both lay": ("shift", [(ANA, "play EYE at 1 down"), (BEN, "pass")]),
}  # fmt: skip


def with_cards(script: Script, effect: str) -> list[tuple[int, str]]:
    """The script with the cards that it means."""
    other = spare(period_of(effect))
    return [(seat, act.replace("EYE", EYE[effect]).replace("SPARE", other)) for seat, act in script]


UNSEEN = re.compile(r'"unseen":\[[^\]]*\]')  # what may be anywhere: all that is out of sight


def without_unseen(text: str) -> str:
    """The text except for the list of all cards that its reader has not seen."""
    return UNSEEN.sub("", text)


def eager(frame: Frame, rng: Rng) -> str:
    """Something legal, and rarely to pass or to leave it."""
    dull = ("pass", "leave it", "no trade", "keep")
    lively = [action for action in frame.legal if action not in dull]
    if lively and rng.below(4):
        return lively[rng.below(len(lively))]
    return any_legal(frame, rng)
