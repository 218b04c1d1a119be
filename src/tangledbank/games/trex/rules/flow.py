"""From one question to the next: what comes when all is done that an answer brought."""

from typing import TYPE_CHECKING

from tangledbank.games.trex.rules.limits import ask_limit
from tangledbank.games.trex.rules.phases import (
    OVER,
    PLAYING,
    PREHISTORIC,
    RESOLVING,
    SETTING_UP,
    TRADING,
)
from tangledbank.games.trex.rules.playing import next_play
from tangledbank.games.trex.rules.prehistoric import next_prehistoric
from tangledbank.games.trex.rules.resolving import next_resolution
from tangledbank.games.trex.rules.rounds import begin_round
from tangledbank.games.trex.rules.trading import begin_trading

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def go_on(position: "Position") -> None:
    """§2 to §5 Until somebody is asked, or the game is over."""
    while not position.is_asking() and position.phase != OVER:
        if ask_limit(position):
            return
        if position.phase == SETTING_UP:
            begin_round(position)
        elif position.phase == PREHISTORIC:
            next_prehistoric(position)
        elif position.phase == TRADING:
            begin_trading(position)
        elif position.phase == PLAYING:
            next_play(position)
        elif position.phase == RESOLVING:
            next_resolution(position)
