"""Tables to which people bring decks of their own."""

from dataclasses import replace

import msgspec

from tangledbank import GAMES
from tangledbank.server import rest, wire
from tests.server.house import GAME, OpenHouse
from tests.server.pages import Page

OPEN = replace(GAME, own_decks=True)
OWN = GAME.card_file()
MEADOW = OWN.replace('name = "Seagrass"', 'name = "Sea meadow"')
GAMES_HERE = {GAME.id: OPEN, "mating": GAMES["mating"]}


async def bring(house: OpenHouse, page: Page, deck: str | bytes) -> wire.TableInfo:
    """The page's person brings a deck that is taken."""
    reply = await put(house, page.ticket, deck)
    assert reply[0] == 200, reply
    return msgspec.convert(reply[1], wire.TableInfo)


async def refused(house: OpenHouse, page: Page, deck: str | bytes, status: int = 400) -> str:
    """The sentence with which a deck is refused."""
    reply = await put(house, page.ticket, deck)
    assert reply[0] == status, reply
    return msgspec.convert(reply[1], rest.Problem).sentence


async def put(house: OpenHouse, ticket: rest.Ticket, deck: str | bytes) -> tuple[int, object]:
    path, headers = f"/api/tables/{ticket.code}/deck", {"X-Seat-Token": ticket.token}
    reply = await house.rest.put(path, content=deck, headers=headers)
    return reply.status_code, reply.json()


async def names_at(house: OpenHouse, code: str) -> set[str]:
    """What the cards of a table are called."""
    reply = await house.rest.get(f"/api/tables/{code}/cards")
    return {card["name"] for card in reply.json()}


def few_goals(left: int = 4) -> str:
    """A deck with too few goals for four, each of whom has two."""
    head, *goals = OWN.split("[[goal]]")
    return "[[goal]]".join([head, *goals[:left]])
