"""From one question to the next: the five phases of a round, and the windows between them."""

from tangledbank.games.mating.rules.attracting import attract
from tangledbank.games.mating.rules.drawing import begin_discarding, draw_all
from tangledbank.games.mating.rules.mating import mate, send_back
from tangledbank.games.mating.rules.playing import begin_round, reveal
from tangledbank.games.mating.rules.sneaking import open_window
from tangledbank.games.mating.rules.state import (
    AFTER_MATING,
    BEFORE_ATTRACT,
    BEFORE_MATING,
    BEFORE_SURVIVE,
    CHOOSING,
    DISCARDING,
    NONE,
    OVER,
    THREAT,
    WINDOW,
    State,
)
from tangledbank.games.mating.rules.surviving import after_predators, survive
from tangledbank.games.mating.rules.winning import look_for_victory


def go_on(position: State) -> None:
    """§2.1 Until somebody is asked, or the game is over."""
    while position.turn == NONE and position.phase != OVER:
        if position.phase == WINDOW:
            after_window(position)
        elif position.phase == CHOOSING:
            reveal(position)
            open_window(position, BEFORE_SURVIVE)
        elif position.phase == THREAT:
            after_predators(position)
            open_window(position, BEFORE_ATTRACT)
        elif position.phase == DISCARDING:
            draw_all(position)
            begin_round(position)


def after_window(position: State) -> None:
    """§6.2 A window is closed, and the phase comes that it was before."""
    window = position.window
    position.window = 0
    if window == BEFORE_SURVIVE:
        survive(position)
    elif window == BEFORE_ATTRACT:
        attract(position)
        open_window(position, BEFORE_MATING)
    elif window == BEFORE_MATING:
        mate(position)
        open_window(position, AFTER_MATING)
    else:
        send_back(position)
        look_for_victory(position)
        if position.phase != OVER:
            begin_discarding(position)
