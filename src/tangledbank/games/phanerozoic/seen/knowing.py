# Compiled: bots look with it thousands of times a second.
"""What a seat knows, as a position: `hide` leaves no more of it, `deal` makes a guess of that."""

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import HIDDEN, Pile
from tangledbank.core.rng import Rng, seed_from
from tangledbank.core.unseen import close_up, cross_out
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, OVER
from tangledbank.games.phanerozoic.rules.position import offered_to
from tangledbank.games.phanerozoic.rules.state import State


# -- what is hidden ------------------------------------------------------------------------
def hide(position: core.Position, viewer: i64) -> None:
    """Leave what this seat, or a spectator, knows; the rows and all piles but the deck are open."""
    assert isinstance(position, State)
    known: State = position
    known.rng.forget()
    known.now = 0
    known.deck.hide()
    for seat in range(known.seats):
        if known.phase == CHOOSING:
            hide_hand(known, seat, viewer)
        else:
            forget_draws(known, seat)
        hide_choice(known, seat, viewer)
        hide_goals(known, seat, viewer)
    if known.has_hidden_goal():
        known.automa_goals.hide(known.automa_goals.count - 1)


def hide_hand(position: State, seat: i64, viewer: i64) -> None:
    """§2.4 The cards that others have drawn; those that they kept are known (ruling N40)."""
    if seat != viewer:
        position.hands[seat].hide(position.known[seat])


def forget_draws(position: State, seat: i64) -> None:
    """§3.2 Once hands lie open, what is left in them is kept cards."""
    position.known[seat] = position.hands[seat].count
    position.late[seat] = 0


def hide_choice(position: State, seat: i64, viewer: i64) -> None:
    """§2.4, §5.1 Of others only whether they have chosen; later, what they chose lies open."""
    if not position.is_secret():
        position.chosen[seat] = NOTHING
    elif seat != viewer and position.chosen[seat] != NOTHING:
        position.chosen[seat] = HIDDEN


def hide_goals(position: State, seat: i64, viewer: i64) -> None:
    """§1.4 The goals of others, §5.2 until the end, which reveals those that they have kept."""
    if seat == viewer:
        return
    goals = position.goals[seat]
    goals.hold_hidden(position.terms.goals)
    if position.phase == OVER:
        goals.cards[0] = position.kept_goal[seat]
    elif position.kept_goal[seat] != NOTHING:
        position.kept_goal[seat] = HIDDEN


# -- what is dealt -------------------------------------------------------------------------
def deal(position: core.Position, viewer: i64, rng: Rng) -> None:
    """Deal unseen cards and goals to where hidden ones lie, and let the others choose at random."""
    assert isinstance(position, State)
    known: State = position
    known.rng.seed(seed_from(rng))
    deal_cards(known, rng)
    deal_goals(known, rng)
    for seat in range(known.seats):
        if known.chosen[seat] == HIDDEN:
            offered = offered_to(known, seat)
            known.chosen[seat] = offered[rng.below(offered.count)]


def deal_cards(position: State, rng: Rng) -> None:
    """§2.2 To the other hands and the deck.

    §2.3 Cards drawn late come from those that were reshuffled, earlier ones from the others.
    """
    early, late = position.scratch.pile, position.deck
    gather_unseen(position, early)
    part(early, position.reshuffled, late)
    early.shuffle(rng)
    late.shuffle(rng)
    for seat in range(position.seats):
        hand = position.hands[seat]
        first_late = hand.count - position.late[seat]
        for i in range(position.known[seat], hand.count):
            if hand[i] == HIDDEN:
                hand.cards[i] = early.draw() if i < first_late else late.draw()
    late.pour(early)


def gather_unseen(position: State, into: Pile) -> None:
    """§1.5 The cards that lie nowhere in sight, each at its number; the others leave gaps."""
    cards = position.cards
    all_up_to(cards.count, into)
    cross_out(into, position.discards)
    cross_out(into, position.pool)
    cross_out(into, position.aside)
    cross_out(into, position.extinct)
    cross_out(into, position.pending)
    cross_out(into, position.in_use)
    for one in position.table:
        into.cards[one.card] = HIDDEN
        cross_out(into, one.mutations)
    sides = position.extinct_sides
    for i in range(sides.count):
        into.cards[cards.first_mutation + (sides[i] >> 1)] = HIDDEN
    for seat in range(position.seats):
        cross_out(into, position.hands[seat])
        cross_out(into, position.face_up[seat])


def part(cards: Pile, reshuffled: Pile, late: Pile) -> None:
    """§2.3 Lay the reshuffled ones apart, and close the gaps between the others."""
    late.clear()
    for i in range(reshuffled.count):
        card = reshuffled[i]
        if cards.cards[card] != HIDDEN:
            late.add(card)
            cards.cards[card] = HIDDEN
    close_up(cards)


def deal_goals(position: State, rng: Rng) -> None:
    """§1.4, §6.5 To the other seats and the Automa; of theirs, any may be kept (ruling N28)."""
    left = position.scratch.pile
    all_up_to(position.cards.goals, left)
    cross_out(left, position.automa_goals)
    for seat in range(position.seats):
        cross_out(left, position.goals[seat])
    close_up(left)
    left.shuffle(rng)
    for seat in range(position.seats):
        uncover(position.goals[seat], left)
        if position.kept_goal[seat] == HIDDEN:
            position.kept_goal[seat] = position.goals[seat][0]
    uncover(position.automa_goals, left)


# -- piles by number -----------------------------------------------------------------------
def all_up_to(count: i64, into: Pile) -> None:
    """Every number below the count, each at its place."""
    into.count = count
    cards = into.cards
    for number in range(count):
        cards[number] = number


def uncover(hidden: Pile, left: Pile) -> None:
    """Those that are hidden become some that are left."""
    for i in range(hidden.count):
        if hidden[i] == HIDDEN:
            hidden.cards[i] = left.draw()
