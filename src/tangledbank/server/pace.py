"""Table time, and how long bots take."""

import secrets
import time

from tangledbank.server.wire import Pace

# Milliseconds, from and to. The same for every decision, so that no pause tells what a bot holds.
PAUSES: dict[Pace, tuple[int, int]] = {
    "at once": (50, 50),
    "brisk": (250, 600),
    "human": (900, 2200),
}
# Seconds that most decisions of an expert take less than. A bot that thinks takes no less, in
# whatever haste it is.
THOUGHT = 0.3


def thinking_time(pace: Pace) -> float:
    """Seconds until a bot acts; by chance, and not by what it thinks about."""
    low, high = PAUSES[pace]
    return (low + secrets.randbelow(high - low + 1)) / 1000


class Clock:
    """Table time in milliseconds; it stands still while the server is down."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.since = time.monotonic()

    def now(self) -> int:
        """Table time."""
        return self.at + int((time.monotonic() - self.since) * 1000)
