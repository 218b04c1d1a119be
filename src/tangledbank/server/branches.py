"""Try it from here: what a new table takes along from a moment of a game that is over."""

from dataclasses import dataclass

from tangledbank.bots import is_offered, usual_bot
from tangledbank.core.game import Game
from tangledbank.core.options import Values
from tangledbank.core.record import Record
from tangledbank.server.entries import Branched
from tangledbank.server.table import refuse

OPEN_SEAT = "open"  # in a wish: whoever comes
USUAL = "medium"  # the bot for the others


@dataclass(frozen=True)
class Leaving:
    """A game as far as another one goes on from it; nothing of what came later."""

    game: str
    rules_version: int
    seats: int
    options: Values
    deck: str  # the text of its own deck; "": the game's
    branched: Branched


def leave(record: Record, entries: int, of: str = "") -> Leaving:
    """Leave it after this many actions, wherever somebody is asked."""
    if entries not in range(len(record.entries)) or not record.after(entries).actors():
        raise refuse("no such moment", "Nobody is asked at that moment of the game.")
    game = record.game
    played = [(one.seat, game.notation(one.action), one.at) for one in record.entries[:entries]]
    before = [(one.entries, str(one.seed), one.of) for one in record.branches]
    return Leaving(
        game.id,
        game.rules_version,
        record.seats,
        record.options,
        game.cards_text or "",
        Branched(
            of, str(record.seed), tuple(played), tuple(one for one in before if one[0] <= entries)
        ),
    )


def bot_for(game: Game, before: str, wish: str) -> str:
    """Who sits there: as wished, the bot that sat there, or one in the middle."""
    if wish == OPEN_SEAT:
        return wish
    if wish and not is_offered(game, wish):
        raise refuse("no such bot", f"There is no bot {wish[:40]!r} for {game.title}.")
    usual = USUAL if is_offered(game, USUAL) else usual_bot(game)
    return wish or (before if before and is_offered(game, before) else usual)
