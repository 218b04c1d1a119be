"""Whole games of people at a table, played at once, to be looked at again."""

from tangledbank import Game, Record, Rng, seeded
from tangledbank.server import wire
from tangledbank.server.entries import Acted, Passed
from tests.play import SHORT
from tests.server.house import OpenHouse
from tests.server.overhearing import catch_up, gather
from tests.server.pages import Page

SOON: dict[str, dict[str, wire.Value]] = {
    **SHORT,
    "phanerozoic": {"rounds": 2},
    "phylo": {"end": "rounds", "rounds": 2},
}
PATIENCE = 5  # now and then everyone waits for what is due


async def played(house: OpenHouse, game: Game) -> list[Page]:
    """A short game of Ana and Ben by chance, and their pages; the last one watches."""
    pages = await gather(house, game.id, 2, (), SOON[game.id])
    await pages[0].done("begin")
    await catch_up(pages)
    table, rng = house.table(pages[0]), seeded(5)
    while table.sitting.stage == "playing":
        async with table.turn():
            if table.sitting.record is not None:
                await table.commit(something(table.sitting.record, rng))
        await catch_up(pages)
    return pages


def something(record: Record, rng: Rng) -> Acted | Passed:
    """What may happen next: somebody acts, or time passes."""
    game, position = record.game, record.position
    due, asked = position.due(), position.actors()
    seat = asked[rng.below(len(asked))]
    legal = position.legal(seat)
    action = legal[rng.below(len(legal))]
    if game.likely is not None:
        action = game.likely(position, seat, rng)
    at = max(int(position.now), position.earliest(seat, action))
    if due is not None and (due <= at or rng.below(PATIENCE) == 0):
        return Passed(due)
    return Acted(seat, game.notation(action), at)
