"""§5 Open hands: what lay in them at the reveal, whom their events were for, what became of all."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile, zeros
from tangledbank.games.phylo.rules.phases import HAND, WAITING


@final
@mypyc_attr(acyclic=True)
class Show:
    """The open hands of one round."""

    __slots__ = (
        "aimed", "bonus", "counts", "events", "fallen", "fates", "hands", "is_open", "protections",
        "restored", "stations", "targets",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        self.is_open: bool = False
        self.hands = [Pile(HAND) for seat in range(seats)]  # at the reveal
        self.fallen = [Pile(HAND) for seat in range(seats)]
        self.restored = [Pile(HAND) for seat in range(seats)]
        self.aimed: vec[i64] = zeros(seats)  # how many events have a target
        self.events: vec[i64] = zeros(seats * HAND)  # cards, by seat and place
        self.targets: vec[i64] = zeros(seats * HAND)
        self.fates: vec[i64] = zeros(seats * HAND)
        self.protections: vec[i64] = zeros(seats)  # §6.8
        self.stations: vec[i64] = zeros(seats)  # §6.10
        self.bonus: vec[i64] = zeros(seats)
        self.counts: vec[i64] = zeros(seats)  # the web and the bonus

    def clear(self) -> None:
        """For a new round."""
        self.is_open = False
        for seat in range(len(self.hands)):
            self.hands[seat].clear()
            self.fallen[seat].clear()
            self.restored[seat].clear()
            self.aimed[seat] = 0
            self.protections[seat] = 0
            self.stations[seat] = 0
            self.bonus[seat] = 0
            self.counts[seat] = 0

    def aim(self, seat: i64, event: i64, target: i64, fate: i64 = WAITING) -> None:
        """One more event of a seat, after those that it has."""
        place = seat * HAND + self.aimed[seat]
        self.events[place] = event
        self.targets[place] = target
        self.fates[place] = fate
        self.aimed[seat] += 1

    def places(self, seat: i64) -> list[int]:
        """Where the events of a seat stand in the rows, for cold code."""
        first = seat * HAND
        return [int(place) for place in range(first, first + self.aimed[seat])]

    def copy_from(self, other: "Show") -> None:
        """Become equal."""
        self.is_open = other.is_open
        for seat in range(len(self.hands)):
            self.hands[seat].copy_from(other.hands[seat])
            self.fallen[seat].copy_from(other.fallen[seat])
            self.restored[seat].copy_from(other.restored[seat])
            self.aimed[seat] = other.aimed[seat]
            self.protections[seat] = other.protections[seat]
            self.stations[seat] = other.stations[seat]
            self.bonus[seat] = other.bonus[seat]
            self.counts[seat] = other.counts[seat]
            for place in range(seat * HAND, seat * HAND + other.aimed[seat]):
                self.events[place] = other.events[place]
                self.targets[place] = other.targets[place]
                self.fates[place] = other.fates[place]
