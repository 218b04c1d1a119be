"""Decks that a table brings itself: card files in place of the game's own."""

import asyncio
import logging
import time

from tangledbank.core.errors import BadCards, TangledBankError
from tangledbank.core.game import Game
from tangledbank.server import wire
from tangledbank.server.entries import Brought
from tangledbank.server.names import hash_of
from tangledbank.server.requests import check_options, open_to_change
from tangledbank.server.table import Table, refuse

log = logging.getLogger("tangledbank.server")
LONGEST = 2.0  # seconds to read a deck; it is read again, at once, whenever its table is rebuilt


async def bring(table: Table, token: str, content: bytes) -> wire.TableInfo:
    """The table plays with this deck from now on; one that is refused changes nothing."""
    async with table.turn():
        game = allowed(table, token)
    played = await asyncio.to_thread(read_deck, game, content)  # other tables play on meanwhile
    async with table.turn():
        allowed(table, token)
        check_options(played, len(table.sitting.chairs), table.sitting.options)
        assert played.cards_text is not None, "it was read from a text"
        if played.cards_text != table.sitting.deck:
            await table.commit(Brought(played.cards_text))
        return table.info()


async def put_back(table: Table, token: str) -> wire.TableInfo:
    """The table plays with the game's own deck again."""
    async with table.turn():
        game = allowed(table, token)
        own = table.sitting.games[game.id]
        check_options(own, len(table.sitting.chairs), table.sitting.options)
        if table.sitting.deck:
            await table.commit(Brought())
        return table.info()


def allowed(table: Table, token: str) -> Game:
    """Only the host brings decks, before the game, and not to every game."""
    seat = table.sitting.seat_of(hash_of(token))
    if seat is None or seat != table.sitting.host:
        raise refuse("not the host", "Only the host of this table can do that.")
    game = open_to_change(table)
    if not game.own_decks:
        raise no_own_decks(game)
    return game


def no_own_decks(game: Game) -> Exception:
    """Not every game takes them."""
    return refuse("no own decks", f"{game.title} is played with its own deck only.")


def read_deck(game: Game, content: bytes) -> Game:
    """The game with this deck, if the deck can be played with and shown."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCards("The card file is not UTF-8 text.") from None
    if not text.strip():
        raise BadCards("The card file is empty.")
    began = time.thread_time()
    try:
        played = game.with_cards(text)
        played.card_faces()
    except TangledBankError:
        raise
    except RecursionError:
        raise BadCards("The card file is nested too deeply.") from None
    except Exception:  # no reader has thought of everything that people can write
        log.exception("a deck for %s", game.id)
        raise BadCards("The card file has a value that no card can have.") from None
    if time.thread_time() - began > LONGEST:
        raise BadCards("The card file takes too long to read.")
    return played
