# Compiled: bots look with it thousands of times a second.
"""What a seat knows as a position, and what it may hold possible: hidden cards dealt again."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import HIDDEN, Actions
from tangledbank.core.rng import Rng, seed_from
from tangledbank.core.unseen import close_up, cross_out
from tangledbank.games.mating.rules.actions import MOST_DISCARDS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.setup import slip_in_reversed
from tangledbank.games.mating.rules.state import NONE, State

MADE: Final = 0  # a rival's secret choice, in place of the action


# -- what is known -------------------------------------------------------------------------
def hide(position: core.Position, viewer: int) -> None:
    """§1.7 Leave only what this seat, or a spectator, may know."""
    assert isinstance(position, Position)
    table: State = position
    me: i64 = viewer
    table.rng.forget()
    table.deck.hide()
    if not table.terms.foretold:
        table.environments.hide()
    table.reversed_at = NONE
    for seat in range(table.seats):
        if seat != me:
            hide_rival(table, seat)
        if not table.is_in_play(seat):
            forget_strategy(table, seat)
    if table.due() is None:  # nobody is hurried, so nobody looks at the clock
        table.asked_at = 0
    table.now = table.asked_at


def hide_rival(position: State, seat: i64) -> None:
    """§1.7, M43 The hand, what was laid face down, and what is chosen in secret."""
    position.hands[seat].hide()
    position.buried[seat].hide()
    if position.chosen[seat] != NONE:
        position.chosen[seat] = MADE


def forget_strategy(position: State, seat: i64) -> None:
    """§3.6, §4.3 A strategy that is lost takes along what sneaky cards had made of it."""
    position.alarm[seat] = 0
    position.levelled[seat] = 0
    position.satellite[seat] = 0
    position.won[seat] = 0


# -- what is possible ----------------------------------------------------------------------
def deal(position: core.Position, viewer: int, rng: Rng) -> None:
    """Any position that this seat, or a spectator, may hold possible."""
    assert isinstance(position, Position)
    table: Position = position
    table.rng.seed(seed_from(rng))
    deal_cards(table, viewer, rng)
    if not table.terms.foretold:
        stack_environments(table, rng)
    make_choices(table, viewer, rng)


def deal_cards(position: State, viewer: i64, rng: Rng) -> None:
    """§1.3, §7.1 Unseen cards go to the other hands, to what lies face down and to the deck."""
    deck = position.deck
    gather_unseen(position, viewer)
    deck.shuffle(rng)
    for seat in range(position.seats):
        if seat == viewer:
            continue
        hand = position.hands[seat]
        held = hand.count
        hand.clear()
        for _card in range(held):
            hand.slot_in(deck.draw())
        buried = position.buried[seat]
        for i in range(buried.count):
            buried.cards[i] = deck.draw()


def gather_unseen(position: State, viewer: i64) -> None:
    """§1.7 The deck holds every card that lies nowhere in sight, in ascending order."""
    deck = position.deck
    deck.copy_from(position.cards.deck)
    cross_out(deck, position.discards)
    cross_out(deck, position.sneaking)
    for seat in range(position.seats):
        if position.is_in_play(seat):
            deck.cards[position.strategy[seat]] = HIDDEN
        if seat == viewer:
            cross_out(deck, position.hands[seat])
            cross_out(deck, position.buried[seat])
    close_up(deck)


def stack_environments(position: State, rng: Rng) -> None:
    """§1.5 Those not used yet, in any order but a known one (§9.4); §9.5 the reversed one, too."""
    deck = position.environments
    used = position.used.count
    if position.is_last:
        used -= 1  # the reversed one was never of the deck
    deck.fill(position.terms.environments)
    if position.terms.ordered:
        deck.count -= used
    else:
        for i in range(used):
            deck.take(position.used[i])
        deck.shuffle(rng)
    if position.terms.sudden_death and not position.is_last:
        slip_in_reversed(position, rng)


def make_choices(position: Position, viewer: i64, rng: Rng) -> None:
    """§2.2, §7.1 The others that are ready have chosen something that they may choose."""
    for seat in range(position.seats):
        if position.chosen[seat] == MADE and seat != viewer:
            position.chosen[seat] = NONE
            actions = Actions(MOST_DISCARDS + 1)  # few, of those that are listed
            position.chosen[seat] = position.pick(seat, actions, rng)
