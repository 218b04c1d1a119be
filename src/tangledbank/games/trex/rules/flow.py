"""From one question to the next, when all is done that an answer brought; §11 to the end."""

from mypy_extensions import i64

from tangledbank.games.trex.cards.cards import PLACE
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.hands import ask_limit
from tangledbank.games.trex.rules.markers import begin_trading, pass_markers
from tangledbank.games.trex.rules.phases import (
    BY_POINTS,
    BY_ROUNDS,
    NO_CARDS,
    NO_PLACES,
    NONE,
    OVER,
    PLAYING,
    PREHISTORIC,
    SETTING_UP,
    TRADING,
)
from tangledbank.games.trex.rules.playing import next_play
from tangledbank.games.trex.rules.prehistoric import begin_round, next_prehistoric
from tangledbank.games.trex.rules.resolving import RESOLVED, TURN_UP, next_resolution
from tangledbank.games.trex.rules.state import State


def go_on(position: State) -> None:
    """§2 to §5, §11 Until somebody is asked, or the game is over."""
    while not position.is_asking() and position.phase != OVER:
        if ask_limit(position):
            return
        if position.phase == SETTING_UP:
            begin_round(position)
            if position.field.count == 0:
                position.round -= 1  # it never was one
                end_game(position, NO_CARDS)  # §11.4
        elif position.phase == PREHISTORIC:
            next_prehistoric(position)
        elif position.phase == TRADING:
            begin_trading(position)
        elif position.phase == PLAYING:
            next_play(position)
        else:
            next_resolution(position)
            if position.stage == RESOLVED:
                end_round(position)


def end_round(position: State) -> None:
    """§11 The game ends, or the markers pass and the next round begins."""
    position.stage = TURN_UP
    reason = why_over(position)
    if reason == NONE:
        pass_markers(position)
        position.phase = SETTING_UP
    else:
        end_game(position, reason)


def why_over(position: State) -> i64:
    """§11.1 to §11.3 Why no further round is played; NONE if one is."""
    mine = position.points(0)
    theirs = position.points(1)
    if max(mine, theirs) >= position.terms.target and mine != theirs:  # §11.2
        return BY_POINTS
    if position.round >= position.terms.rounds:
        return BY_ROUNDS
    if not places_left(position):
        return NO_PLACES
    return NONE


def places_left(position: State) -> bool:
    """§11.3 Whether a place is still to be won; all spots have been cleared."""
    for i in range(position.deck.count):
        if position.cards.kind[position.deck[i]] == PLACE:
            return True
    for i in range(position.discards.count):
        if position.cards.kind[position.discards[i]] == PLACE:
            return True
    return False


def end_game(position: State, reason: i64) -> None:
    """§11 It is over."""
    position.phase = OVER
    position.ended_by = reason
    position.ask_nothing()
    position.tell(told.ENDED + reason, NONE)
