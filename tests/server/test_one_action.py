"""One action on its way: read once, checked once, done once, written once, and then shown.

The walk is the one that docs/architecture.md describes, and every line of it is looked at.
"""

import importlib
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import tangledbank
from tangledbank import Forms, Record
from tangledbank.core import record as records
from tangledbank.server import wire
from tangledbank.server.entries import Acted
from tangledbank.server.shown import Showing
from tangledbank.server.sitting import Sitting
from tangledbank.server.store import Store
from tests.server.house import OpenHouse, a_bot
from tests.server.overhearing import catch_up, gather
from tests.server.pages import Frame, decoder

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tangledbank"
HERE = Path(tangledbank.__file__).parent  # what runs, which may be installed and compiled
Step = tuple[str, str, str]  # where it is, the module, what happens there


# -- one parse -----------------------------------------------------------------------------
COUNTED: dict[str, tuple[Any, str]] = {
    "parts are read": (Forms, "number"),
    "words are read": (Forms, "read"),
    "words are written": (Forms, "write"),
    "played": (Record, "play"),
    "checked and done": (records, "advance"),
    "applied": (Sitting, "apply"),
    "saved": (Store, "append"),
}
ONCE = {
    "parts are read": 1, "words are written": 1, "played": 1, "checked and done": 1, "applied": 1,
    "saved": 1,
}  # fmt: skip


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of these is called from now on."""
    found: Counter[str] = Counter()
    for name, (where, function) in COUNTED.items():
        monkeypatch.setattr(where, function, counted(found, name, getattr(where, function)))
    return found


def counted(found: Counter[str], name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*given: Any, **named: Any) -> Any:
        found[name] += 1
        return function(*given, **named)

    return call


@pytest.mark.parametrize("game", ["clades", "mating", "phanerozoic", "phylo", "trex"])
async def test_what_a_page_does_is_read_once_checked_once_and_written_once(
    house: OpenHouse, counts: Counter[str], game: str
) -> None:
    pages = await gather(house, game, 2)
    await pages[0].done("begin")
    await catch_up(pages)
    seat = house.table(pages[0]).sitting.actors()[0]
    frame, before = pages[seat].frames[-1], len(await house.entries(pages[0].table.code))
    counts.clear()

    await pages[seat].done("act", action=frame.legal[0], seq=frame.seq)

    entries = await house.entries(pages[0].table.code)
    assert dict(counts) == ONCE
    assert len(entries) == before + 1
    acted = entries[-1]
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.action) == (seat, frame.legal[0])
    assert pages[seat].frames[-1].seq == frame.seq + 1
    assert pages[seat].frames[-1].view != frame.view


async def test_all_who_watch_are_made_one_frame(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It differs in its number alone; and it is what the encoder would make of it."""
    pages = await gather(house, "trex", 2)
    await pages[0].done("begin")
    watchers = [await house.open(pages[0].table.code) for _watcher in range(3)]
    await catch_up([*pages, *watchers])
    seen: Counter[int | None] = Counter()
    view = Showing.view

    def look(showing: Showing, seat: int | None) -> Any:
        seen[seat] += 1
        return view(showing, seat)

    monkeypatch.setattr(Showing, "view", look)
    await pages[house.table(pages[0]).sitting.actors()[0]].act()
    await catch_up([*pages, *watchers])

    assert seen == {0: 1, 1: 1, None: 1}
    for page in (*pages, *watchers):
        frame = [text for text in page.texts if text.startswith('{"type":"frame"')][-1]
        assert wire.encoder.encode(decoder.decode(frame)).decode() == frame
    texts = [page.texts[-2] for page in watchers]
    assert len({re.sub(r'"seq":\d+', "", text, count=1) for text in texts}) == 1
    assert len({page.frames[-1].seq for page in watchers}) == 3


async def test_what_a_bot_does_was_never_words_nor_parts(
    house: OpenHouse, counts: Counter[str]
) -> None:
    [ana, eve] = await gather(house, "mating", 1, (a_bot("mating"),))
    await ana.done("begin")
    await ana.act()
    while not acted_by(1, await house.entries(ana.table.code)):
        await eve.until(Frame)
    acts = [one for one in await house.entries(ana.table.code) if isinstance(one, Acted)]

    for name in ("words are written", "played", "checked and done"):
        assert counts[name] == len(acts), name
    assert counts["parts are read"] == len(acted_by(0, acts)) == 1
    assert counts["words are read"] == 0


def acted_by(seat: int, entries: list[Any]) -> list[Acted]:
    """What a seat has done."""
    return [one for one in entries if isinstance(one, Acted) and one.seat == seat]


# -- the walk ------------------------------------------------------------------------------
def walk() -> list[Step]:
    """The lines of the table in `docs/architecture.md`."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert "\n## The walk of one action\n" in text
    chapter = text.partition("\n## The walk of one action\n")[2].partition("\n## ")[0]
    rows = [line for line in chapter.splitlines() if line.startswith("|")]
    assert rows[0] == "| Where | Module | What happens |"
    found: list[Step] = []
    for line in rows[2:]:
        cells = re.fullmatch(r"\| (page|server) \| `([^`]+)` \| (.+) \|", line)
        assert cells is not None, f"this is no step: {line}"
        found.append((cells[1], cells[2], cells[3]))
    return found


def named_in(words: str) -> list[str]:
    """What a step names in backticks."""
    return re.findall(r"`([^`]+)`", words)


def test_the_walk_begins_and_ends_at_the_page_and_passes_the_server() -> None:
    where = [step[0] for step in walk()]

    assert [place for place, _steps in groupby(where)] == ["page", "server", "page"]
    assert where.count("server") > 8
    assert where.count("page") > 8


@pytest.mark.parametrize(("_where", "module", "_words"), walk())
def test_every_module_of_the_walk_is_there(_where: str, module: str, _words: str) -> None:
    assert (SOURCE / module).is_file()


PAGE = [step for step in walk() if step[0] == "page"]


@pytest.mark.parametrize(("_where", "module", "words"), PAGE)
def test_the_page_has_what_the_walk_names(_where: str, module: str, words: str) -> None:
    text = (SOURCE / module).read_text(encoding="utf-8")

    for name in named_in(words):
        assert is_in_the_page(name, text), f"{module} has no {name}"


def is_in_the_page(name: str, text: str) -> bool:
    """A method of a class that the module exports, what it exports itself, or what it uses."""
    owner, _dot, method = name.partition(".")
    if owner[0].isupper() and method:
        declared = re.search(rf"^export (?:abstract )?class {owner}\b(.*?)^}}", text, DEEP)
        return declared is not None and bool(
            re.search(rf"^  (?:\w+ )*{method}(?:<.*?>)?(?:\(| = |\?? ?: )", declared[1], DEEP)
        )
    exported = rf"^export (?:abstract )?(?:class|const|function|interface|type) {name}\b"
    if not method and re.search(exported, text, DEEP):
        return True
    return re.search(rf"(?<![\w.]){re.escape(name)}\b", text) is not None


DEEP = re.MULTILINE | re.DOTALL


@contextmanager
def followed() -> Iterator[set[tuple[str, str]]]:
    """Every function of ours that runs meanwhile: its module's file, and its own name."""
    found: set[tuple[str, str]] = set()
    codes: set[CodeType] = set()
    sys.setprofile(lambda frame, _event, _given: codes.add(frame.f_code))
    try:
        yield found
    finally:
        sys.setprofile(None)
        ours = [code for code in codes if Path(code.co_filename).is_relative_to(HERE)]
        for code in ours:
            found.add((Path(code.co_filename).relative_to(HERE).as_posix(), code.co_qualname))


async def test_an_action_takes_the_walk_through_the_server(house: OpenHouse) -> None:
    """Compiled functions leave no trace: of these it is enough that they are there."""
    pages = await gather(house, "trex", 2)
    await pages[0].done("begin")
    await catch_up(pages)

    with followed() as called:
        await pages[house.table(pages[0]).sitting.actors()[0]].act()
        await catch_up(pages)

    steps = [step for step in walk() if step[0] == "server"]
    for _where, module, words in steps:
        if is_compiled(module):
            assert all(is_defined(module, name) for name in named_in(words)), module
            continue
        names = {name for where, name in called if where == module}
        assert names, f"nothing of {module} was called"
        for name in named_in(words):
            assert name in {one for _where, one in called}, f"{name} was not called"
        assert not named_in(words) or names & set(named_in(words)), f"nothing named is of {module}"


def is_compiled(module: str) -> bool:
    """Whether a module runs as a library."""
    return not str(imported(module).__file__).endswith(".py")


def is_defined(module: str, name: str) -> bool:
    """Whether a module has a function, or a class with a method."""
    found: Any = imported(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return callable(found)


def imported(module: str) -> Any:
    return importlib.import_module("tangledbank." + module.removesuffix(".py").replace("/", "."))
