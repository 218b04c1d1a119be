"""How tests wait: for something that must come, or on a clock that they move themselves."""

import asyncio
from collections.abc import Callable
from fractions import Fraction

from tangledbank.server.sockets import Letter
from tangledbank.server.table import Table
from tests.server.pages import PATIENCE, Page


async def until(condition: Callable[[], bool]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)


async def received(
    letters: list[Letter], page: Page, kind: str, *, id: str, **fields: object
) -> None:
    """Say something, and wait until the server has it, whenever it may answer."""
    await page.say(kind, id=id, **fields)
    await until(lambda: any(f'"{id}"' in letter.text for letter in letters))


async def silence(page: Page) -> bool:
    """Whether the server has sent nothing: its echo would come after all that it has sent."""
    echo = await page.socket.ping()
    async with asyncio.timeout(PATIENCE):
        await echo
    try:
        async with asyncio.timeout(0):
            await page.hear()
    except TimeoutError:
        return True
    return False


class StoppedClock:
    """Table time that stands still until a test moves it, however slow the machine is."""

    def __init__(self) -> None:
        self.ms = 0

    def monotonic(self) -> Fraction:
        """Seconds, exactly."""
        return Fraction(self.ms, 1000)

    def move(self, ms: int) -> None:
        """This much time passes, and no table is told."""
        self.ms += ms

    def let_pass(self, table: Table, ms: int) -> None:
        """This much time passes, and at the table whatever is due happens."""
        self.ms += ms
        table.autoplay.go_on()
