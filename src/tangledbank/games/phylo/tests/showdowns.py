"""Rounds from the aims on: what events did, and what is left of the hands.

`showdown(["oak vole", "drought"], ["nothing", "drought 1"], POND)`: a hand and the aims of each
seat. The round goes on until an event asks its owner, or to its end; then the next one is dealt.
"""

from collections.abc import Sequence

from tangledbank.core.game import Game
from tangledbank.core.scenes import BySeat
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.seen.view import OpenHand
from tangledbank.games.phylo.tests.words import play, seen, tossed


def aiming(
    hands: Sequence[str], game: Game = GAME, coins: str = "", dropped: BySeat = "",
    **options: object,
) -> Position:  # fmt: skip
    """All draws are over."""
    table = scene(seats=len(hands), hands=hands, dropped=dropped, phase="aiming", game=game,
        **options)  # type: ignore[arg-type]  # fmt: skip
    return tossed(table, coins)


def aims(texts: Sequence[str]) -> list[str]:
    """What each seat says: `aims(["nothing", "drought 1"])`."""
    return [f"{seat}: aim {text}" for seat, text in enumerate(texts, start=1)]


def showdown(
    hands: Sequence[str], aimed: Sequence[str], game: Game = GAME, coins: str = "",
    dropped: BySeat = "", **options: object,
) -> Position:  # fmt: skip
    """All are ready: the first question of an event, or the next round."""
    return play(aiming(hands, game, coins, dropped, **options), *aims(aimed))


def shown(position: Position, seat: int = 0) -> OpenHand:
    """An open hand: of this round, or of the round that has just ended."""
    view = seen(position)
    now = view.players[seat].shown
    return view.last[seat] if now is None else now


def web(position: Position, seat: int = 0) -> list[str]:
    """What counts there in the end, or by now."""
    return sorted(shown(position, seat).web.counting)


def loose(position: Position, seat: int = 0) -> list[str]:
    """What lies there and does not count."""
    return sorted(one.card for one in shown(position, seat).web.loose)


def fallen(position: Position, seat: int = 0) -> list[str]:
    """What events took from there, in their order."""
    return list(shown(position, seat).fallen)


def fates(position: Position, seat: int = 1) -> list[str]:
    """What became of the seat's events: `drought done`."""
    return [f"{one.event} {one.fate}" for one in shown(position, seat).aims]


def count(position: Position, seat: int = 0) -> int:
    """What the open hand counts."""
    return shown(position, seat).count
