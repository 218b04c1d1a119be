"""Async tests run one after the other in one loop, where a server lives that most of them share."""

import asyncio
import inspect
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from tests.server.house import OpenHouse, open_house

LONGEST = 120.0  # seconds for a test


@pytest.fixture(scope="session", autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def shared_house(
    runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenHouse]:
    stack = AsyncExitStack()
    opening = open_house(tmp_path_factory.mktemp("house"))
    yield runner.run(stack.enter_async_context(opening))
    runner.run(stack.aclose())


@pytest.fixture
def house(runner: asyncio.Runner, shared_house: OpenHouse) -> Iterator[OpenHouse]:
    """A server for tests that want nothing special of it."""
    yield shared_house
    runner.run(shared_house.send_home())


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
