"""Games that begin as a scene says, in the middle of something."""

from dataclasses import dataclass, field

from tangledbank import Record
from tangledbank.core.advance import advance
from tangledbank.core.position import Position


@dataclass
class Arranged(Record):
    """A record that begins with a scene instead of a deal."""

    start: Position = field(init=False)

    def arrange(self, start: Position) -> None:
        """Nothing has happened yet."""
        self.start, self.position = start, start.clone()

    def after(self, count: int) -> Position:
        """The position after the first `count` actions."""
        position = self.start.clone()
        for entry in self.entries[:count]:
            advance(position, entry.seat, entry.action, entry.at)
        return position
