"""From one phase to the next: what comes when all is done that an action brought."""

from tangledbank.games.phanerozoic.rules.acting import begin_actions
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.drafting import begin_round, end_draft, reveal
from tangledbank.games.phanerozoic.rules.goals import ask_for_goals, keep_goals
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, DRAFTING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.solo import take_turn
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.rules.told import ENDED


def go_on(position: State) -> None:
    """§1.6 Phase by phase, until somebody is asked or the game is over."""
    while position.turn < 0 and position.phase != OVER:
        if position.phase == CHOOSING:
            end_choice(position)
        elif position.phase == DRAFTING:
            end_draft(position)  # §2.8
            begin_actions(position)  # §3
        elif position.phase == KEEPING_GOALS:
            keep_goals(position)  # §5.1
            next_round(position)
        else:
            end_round(position)


def end_choice(position: State) -> None:
    """§2.5 All have chosen: the pool is formed; §6.3 alone, the Automa acts (ruling N34)."""
    if position.seats > 1:
        reveal(position)
        return
    position.reshuffled.clear()
    take_turn(position)
    begin_actions(position)


def end_round(position: State) -> None:
    """§4, §5.1 Nature; then goals are kept, or the next round begins."""
    nature(position)
    is_last = position.round >= position.terms.rounds
    is_time = is_last or position.round == position.terms.goal_round
    if is_time and position.kept_goal[0] == NOTHING:
        ask_for_goals(position)  # ruling N46
    else:
        next_round(position)


def next_round(position: State) -> None:
    """§1.6 The next round, or the end."""
    if position.round >= position.terms.rounds:
        position.phase = OVER
        position.tell(ENDED, -1, position.round)
    else:
        begin_round(position)
