"""The order of a round: whatever happens until somebody is asked, or the game is over."""

from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.aiming import begin_aiming
from tangledbank.games.phylo.rules.counting import count_round
from tangledbank.games.phylo.rules.drawing import begin_draw
from tangledbank.games.phylo.rules.ending import end_round
from tangledbank.games.phylo.rules.harmful_events import strike_target
from tangledbank.games.phylo.rules.helping_events import help_owner
from tangledbank.games.phylo.rules.reveal import reveal
from tangledbank.games.phylo.rules.setup import begin_round
from tangledbank.games.phylo.rules.state import (
    AIMING,
    COUNTING,
    DEALING,
    DRAWING,
    NONE,
    OVER,
    PLAYING,
    WAITING,
    State,
)


def go_on(position: State) -> None:
    """One phase after another, chapter by chapter."""
    while position.turn == NONE and position.phase != OVER:
        if position.phase == DEALING:
            begin_round(position)
            begin_draw(position, 1)
        elif position.phase == DRAWING:
            finish_draw(position)
        elif position.phase == AIMING:
            reveal(position)
        elif position.phase == PLAYING:
            play_event(position)
        else:
            assert position.phase == COUNTING
            count_round(position)
            end_round(position)


def finish_draw(position: State) -> None:
    """§2.1 All take the first draw, then all take the second (P9); §4.1 then all aim."""
    if position.draw < position.terms.draws:
        begin_draw(position, position.draw + 1)
    else:
        begin_aiming(position)


def play_event(position: State) -> None:
    """§6.1 One event after another (P16), helping ones first (P18); §7 then all count."""
    find_event(position)
    if position.owner == NONE:
        position.phase = COUNTING
    elif position.is_helping:
        help_owner(position)
    else:
        strike_target(position)


def find_event(position: State) -> None:
    """§6.1 The next event that is to be played in this pass; nobody's if all are."""
    while position.owner != NONE:
        if position.place >= position.show.aimed[position.owner]:
            next_owner(position)
        elif is_its_turn(position):
            return
        else:
            position.place += 1


def is_its_turn(position: State) -> bool:
    """§6.1 Whether the event at hand is still to be played, and in this pass."""
    fate = position.show.fates[position.owner * HAND + position.place]
    return fate == WAITING and position.cards.is_harmful(position.event()) != position.is_helping


def next_owner(position: State) -> None:
    """§6.1 Clockwise from the left of the dealer; helping events first, then the others."""
    position.place = 0
    if position.owner != position.dealer:
        position.owner = position.after(position.owner)
    elif position.is_helping:
        position.is_helping = False
        position.owner = position.after(position.dealer)
    else:
        position.owner = NONE
