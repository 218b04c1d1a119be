"""§6 Solo: the Automa's turn."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.phanerozoic.rules.acting import fill_plays, play
from tangledbank.games.phanerozoic.rules.actions import RECOVERY, kind_of, target_of
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.rules.told import (
    ATTEMPTED,
    FAILED,
    POINTED,
    RECOVERED,
    RESHUFFLED,
)

AUTOMA: Final = -2  # how events name a rival without a seat


def take_turn(position: State) -> None:
    """§6.3 The unchosen cards are shuffled; three attempts at once (ruling N31)."""
    unchosen = position.pool
    unchosen.pour(position.hands[0])
    unchosen.shuffle(position.rng)
    position.known[0] = 0
    spent = position.scratch.pile
    spent.clear()
    for k in range(position.terms.attempts):
        if can_reveal(position):
            attempt(position, reveal(position), spent)
    position.discards.pour(spent)  # ruling N48
    position.discards.pour(unchosen)


def attempt(position: State, card: i64, spent: Pile) -> None:
    """§6.3 Play the card if it can be played; else it is spent without a bonus (ruling N33)."""
    position.tell(ATTEMPTED, AUTOMA, card)
    options = options_of(position, card)
    if options.count == 0:
        position.tell(FAILED, AUTOMA, card)
        spent.add(card)
        return
    perform(position, card, pick(position, options, spent), spent)


def perform(position: State, card: i64, action: i64, spent: Pile) -> None:
    """§6.3 What is played goes where it always goes."""
    kind = kind_of(action)
    if kind == RECOVERY:
        recover(position, card, target_of(action), spent)
    else:
        play(position, AUTOMA, kind, card, position.living(target_of(action)))


def recover(position: State, event: i64, card: i64, spent: Pile) -> None:
    """§3.9 The recovered card is played if possible, else it stays where it was (ruling N47)."""
    position.tell(RECOVERED, AUTOMA, event, card)
    position.discards.take(card)
    options = options_of(position, card)
    if options.count == 0:
        position.tell(FAILED, AUTOMA, card)
        position.discards.add(card)
    else:
        perform(position, card, pick(position, options, spent), spent)
    position.discards.add(event)  # ruling N26


def options_of(position: State, card: i64) -> Actions:
    """§6.4 The ways to play a card; the Automa neither keeps nor discards (rulings N32, N33)."""
    options = position.scratch.options
    options.clear()
    fill_plays(position, card, options)
    return options


def pick(position: State, options: Actions, spent: Pile) -> i64:
    """§6.4 The option closest to a pointer, the lower of two; one option needs none (N32, N47)."""
    best = options[0]
    if options.count == 1:
        return best
    location = position.cards.location
    here: i64 = 0
    if can_point(position, kind_of(best)):
        pointer = reveal(position)
        spent.add(pointer)
        position.tell(POINTED, AUTOMA, pointer)
        here = location[pointer]
    for i in range(options.count):
        there = location[target_of(options[i])]
        best_there = location[target_of(best)]
        distance = max(there - here, here - there)
        best_distance = max(best_there - here, here - best_there)
        if distance < best_distance or (distance == best_distance and there < best_there):
            best = options[i]
    return best


def can_point(position: State, kind: i64) -> bool:
    """§6.4 A Recover's pointer never comes from the pile it points into (ruling N53)."""
    if kind == RECOVERY:
        return position.pool.count > 0 or position.deck.count > 0
    return can_reveal(position)


def can_reveal(position: State) -> bool:
    """§6.3 Unchosen cards first, then the draw deck (rulings N33, N52), reshuffled if empty."""
    if position.pool.count > 0 or position.deck.count > 0:
        return True
    if position.discards.count == 0:
        return False
    position.tell(RESHUFFLED, -1, position.discards.count)
    position.deck.pour(position.discards)
    position.deck.shuffle(position.rng)
    return True


def reveal(position: State) -> i64:
    """§6.3 The top card."""
    if position.pool.count > 0:
        return position.pool.draw()
    return position.deck.draw()
