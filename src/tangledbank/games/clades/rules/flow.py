"""What follows at once from an action, or from the clock, until the table waits again."""

from mypy_extensions import i64

from tangledbank.games.clades.rules.ending import (
    ALL_STUCK,
    RACE_WON,
    TIME_IS_UP,
    TIME_PASSED,
    end,
    is_race_won,
    is_time_up,
)
from tangledbank.games.clades.rules.replacing import close_window, put_away
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.stuck import are_all_stuck, stall, stalls_at
from tangledbank.games.clades.rules.untimed import ends_turn, has_round_passed, next_turn


def go_on(position: State, action: i64) -> None:
    """§3 to §11 After an action: cards are replaced, the game stalls, or the turn passes."""
    if is_race_won(position):
        put_away(position)
        end(position, RACE_WON)
    if position.window_end >= 0 and position.window_end <= position.now:
        close_window(position)  # §3.2 if there is no time for further calls
    stall_if_all_are_stuck(position)
    if ends_turn(position, action) and not position.is_over:
        pass_on(position)


def due(position: State) -> i64:
    """§3.2 When the window closes, §5.2 the game stalls, §8.4 or the time is up; -1: never."""
    if position.is_over:
        return -1
    moment = position.window_end if position.window_end >= 0 else stalls_at(position)
    countdown = position.terms.countdown
    if countdown > 0 and (moment < 0 or countdown < moment):
        return countdown
    return moment


def run_out(position: State) -> None:
    """§3.2, §5.2, §8.4 What is due happens."""
    if is_time_up(position):
        end(position, TIME_IS_UP)
    elif position.window_end >= 0:
        close_window(position)
        stall_if_all_are_stuck(position)
    else:
        stall(position, TIME_PASSED)


def stall_if_all_are_stuck(position: State) -> None:
    """§5.1 Something is done, though not before a window has run its full time (ruling C26)."""
    if position.window_end < 0 and not position.is_over and are_all_stuck(position):
        stall(position, ALL_STUCK)


def pass_on(position: State) -> None:
    """§9.2 A round without a triple counts as all being stuck; §9.1 then the next seat follows."""
    if has_round_passed(position):
        position.quiet_turns = 0
        stall(position, ALL_STUCK)
    if not position.is_over:
        next_turn(position)
