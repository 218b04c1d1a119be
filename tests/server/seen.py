"""What there is to see at a table, from the server's side: what pages show is compared with it."""

from collections.abc import Callable
from typing import Any

import msgspec

from tangledbank.server import wire
from tangledbank.server.entries import AnyEntry
from tangledbank.server.sitting import Sitting
from tests.server.house import OpenHouse
from tests.server.pages import Page

Public = Callable[[dict[str, Any]], dict[str, Any]]  # of a view, what everyone sees
Moment = dict[int | None, Any]  # what each seat sees at the same time, and a spectator (None)


def view_of(sitting: Sitting, seat: int | None) -> Any:
    """What a seat, or a spectator, sees now, as a page is sent it."""
    assert sitting.record is not None
    return msgspec.json.decode(wire.encoder.encode(sitting.record.position.view(seat)))


def are_level(house: OpenHouse, *pages: Page) -> bool:
    """Whether each page shows how the table stands for its seat."""
    return all(
        page.frames[-1].view == view_of(house.table(page).sitting, page.seat) for page in pages
    )


def moments_of(sitting: Sitting, entries: list[AnyEntry]) -> list[Moment]:
    """Every moment of a table, from its log."""
    moments = []
    for entry in entries:
        sitting.apply(entry)
        if sitting.record is not None:
            seats = (None, *range(sitting.record.seats))
            moments.append({seat: view_of(sitting, seat) for seat in seats})
    return moments


def is_one_game(moments: list[Moment], public: Public) -> bool:
    """Whether all seats see the same at each moment, but for what only they may know."""
    return all(
        public(view) == public(moment[None]) for moment in moments for view in moment.values()
    )
