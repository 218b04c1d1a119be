"""What is written in one turn of the loop is sent at once; what goes on at once never stops."""

import asyncio
from typing import Any

import pytest

from tangledbank.server.gathering import MOST, Gathering

pytestmark = pytest.mark.once


class Heard(asyncio.Transport):
    """A transport that only says what was asked of it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("here", 1)})
        self.calls: list[object] = []
        self.is_over = False

    def write(self, data: Any) -> None:
        self.calls.append(bytes(data))

    def close(self) -> None:
        self.calls.append("close")
        self.is_over = True

    def abort(self) -> None:
        self.calls.append("abort")
        self.is_over = True

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")


async def turn() -> None:
    """The loop goes round."""
    await asyncio.sleep(0)


async def test_what_is_written_in_one_turn_is_sent_at_once_and_in_order() -> None:
    heard = Heard()
    line = Gathering(heard)

    line.write(b"frame ")
    line.write(b"done")
    assert heard.calls == []
    await turn()
    line.write(b"later")
    await turn()

    assert heard.calls == [b"frame done", b"later"]


async def test_much_is_sent_before_the_turn_ends() -> None:
    """So that the loop can say that a page reads too slowly."""
    heard = Heard()
    line = Gathering(heard)

    line.write(b"a")
    line.write(b"b" * MOST)
    assert len(heard.calls) == 1
    await turn()

    assert heard.calls == [b"a" + b"b" * MOST]


async def test_whoever_closes_sends_first_what_was_written() -> None:
    heard = Heard()
    line = Gathering(heard)

    line.write(b"bye")
    line.close()
    await turn()

    assert heard.calls == [b"bye", "close"]
    assert line.is_closing()


async def test_whoever_breaks_off_sends_nothing_more() -> None:
    heard = Heard()
    line = Gathering(heard)

    line.write(b"bye")
    line.abort()
    await turn()

    assert heard.calls == ["abort"]


async def test_reading_stops_only_if_nobody_goes_on_in_the_same_turn() -> None:
    heard = Heard()
    line = Gathering(heard)

    line.pause_reading()
    line.resume_reading()
    await turn()
    assert "pause" not in heard.calls

    line.pause_reading()
    await turn()
    line.resume_reading()
    assert heard.calls[-2:] == ["pause", "resume"]


async def test_a_connection_that_ends_stops_nothing_more() -> None:
    heard = Heard()
    line = Gathering(heard)

    line.pause_reading()
    line.close()
    await turn()

    assert heard.calls == ["close"]
    assert line.get_extra_info("peername") == ("here", 1)
