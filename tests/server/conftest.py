"""Async tests run one after the other in one loop, where a server lives that most of them share."""

import asyncio
import inspect
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tangledbank.server import wire
from tangledbank.server.listener import Listener
from tangledbank.server.pace import PAUSES
from tangledbank.server.sockets import Letter
from tests import toys
from tests.server.decks import GAMES_HERE
from tests.server.fireflies import SECOND
from tests.server.house import OpenHouse, open_house
from tests.server.overhearing import SECRET, Look
from tests.server.waiting import StoppedClock

LONGEST = 600.0  # seconds for a test; a guard, on however busy a machine


@pytest.fixture(scope="session", autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@contextmanager
def opened(runner: asyncio.Runner, folder: Path, **wishes: Any) -> Iterator[OpenHouse]:
    """A server in the loop of all tests."""
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(open_house(folder, **wishes)))
    runner.run(stack.aclose())


@pytest.fixture(scope="session")
def shared_house(
    runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenHouse]:
    with opened(runner, tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(runner: asyncio.Runner, shared_house: OpenHouse) -> Iterator[OpenHouse]:
    """A server for tests that want nothing special of it."""
    yield shared_house
    runner.run(shared_house.tidy_up())


@pytest.fixture(scope="session")
def shared_deckhouse(
    runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenHouse]:
    with opened(runner, tmp_path_factory.mktemp("deckhouse"), games=GAMES_HERE) as house:
        yield house


@pytest.fixture
def deckhouse(runner: asyncio.Runner, shared_deckhouse: OpenHouse) -> Iterator[OpenHouse]:
    """A server whose first game takes decks."""
    yield shared_deckhouse
    runner.run(shared_deckhouse.tidy_up())


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages may say as much as they like, as fast as they can."""
    monkeypatch.setattr("tangledbank.server.sockets.RATE", 1e6)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that act at once take no time, if their pace is not what is tested."""
    monkeypatch.setitem(PAUSES, "at once", (0, 0))
    monkeypatch.setattr("tangledbank.server.autoplay.THOUGHT", 0.0)


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think are content with what they find at once."""
    monkeypatch.setattr("tangledbank.server.thinking.LONGEST", 0.02)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """From now on table time passes only when the test says so."""
    stopped = StoppedClock()
    monkeypatch.setattr("tangledbank.server.pace.time", stopped)
    return stopped


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[Letter]:
    """Every message from pages, as soon as the server has received it."""
    found: list[Letter] = []

    def note(text: str, at: int) -> Letter:
        found.append(Letter(text, at))
        return found[-1]

    monkeypatch.setattr("tangledbank.server.sockets.Letter", note)
    return found


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fireflies wait for longer than a slow machine takes."""
    monkeypatch.setattr(toys, "SECOND", SECOND)


@pytest.fixture
def one_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt the same cards."""
    monkeypatch.setattr("tangledbank.server.tables.new_part", lambda: SECRET)


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[wire.Pace]:
    """Bots pause for no time; the list fills with the pace of each pause."""
    found: list[wire.Pace] = []

    def no_time(pace: wire.Pace) -> float:
        found.append(pace)
        return 0.0

    monkeypatch.setattr("tangledbank.server.autoplay.thinking_time", no_time)
    return found


@pytest.fixture
def look_at_each(monkeypatch: pytest.MonkeyPatch) -> Callable[[Look], None]:
    """From now on each message is looked at, at the very moment at which it is sent."""
    put = Listener.send

    def begin(look: Look) -> None:
        def send(self: Listener, message: wire.ToPage | bytes) -> None:
            coded = message if isinstance(message, bytes) else wire.encoder.encode(message)
            look(self, coded.decode())
            put(self, message)

        monkeypatch.setattr(Listener, "send", send)

    return begin


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an async test in the loop, and not for ever."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    values = {name: pyfuncitem.funcargs[name] for name in names}
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(asyncio.wait_for(pyfuncitem.obj(**values), LONGEST))
    return True
