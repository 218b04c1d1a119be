# Compiled: whoever looks ahead asks for it thousands of times a second.
"""What a seat knows, as a position: `hide` leaves no more of it, `deal` makes a guess of that."""

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import HIDDEN, Pile
from tangledbank.core.rng import Rng, seed_from
from tangledbank.core.unseen import close_up, cross_out
from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD, is_bonus
from tangledbank.games.clades.rules.state import State


# -- what is hidden ------------------------------------------------------------------------
def hide(position: core.Position, viewer: i64) -> None:
    """Leave what this seat, or a spectator, knows; table time is known to all."""
    assert isinstance(position, State)
    known: State = position
    known.rng.forget()
    known.deck.hide()
    known.aside.hide()  # §8.3
    hide_hands(known, viewer)
    forget_places(known)
    forget_false_calls(known)


def hide_hands(position: State, viewer: i64) -> None:
    """§1.2 Others' personal cards, except those that everyone has seen; these come first."""
    for seat in range(position.seats):
        if seat != viewer:
            hide_hand(position, position.hands[seat])


def hide_hand(position: State, hand: Pile) -> None:
    """§3.4, §7.2 What lay open, or was called in vain, is known."""
    seen: i64 = 0
    for i in range(hand.count):
        if position.is_known[hand[i]]:
            hand.cards[seen] = hand[i]
            seen += 1
    hand.hide(seen)


def forget_places(position: State) -> None:
    """§1.4 Cards in the piles have no place, §3.3 except what the window that is open has taken."""
    for seat in range(position.seats):
        pile = position.piles[seat]
        for i in range(pile.count):
            position.laid_at[pile[i]] = 0
            if not is_missing(position, pile[i]):
                position.row[pile[i]] = 0
                position.column[pile[i]] = 0


def is_missing(position: State, card: i64) -> bool:
    """§3.3 Whether its place, if it had one, stays empty until the window closes."""
    for one in position.claims:
        if one.names(card):
            return True
    return False


def forget_false_calls(position: State) -> None:
    """§5.6 Those from before the last triple."""
    for seat in range(position.seats):
        if position.false_at[seat] < 0:
            for place in range(3):
                position.false_cards[3 * seat + place] = NO_CARD


# -- what is dealt -------------------------------------------------------------------------
def deal(position: core.Position, viewer: i64, rng: Rng) -> None:
    """Deal unseen cards to where hidden ones lie.

    Bonus cards are never in a hand, nor out of a race: they stay below until the deck is shuffled.
    """
    assert isinstance(position, State)
    known: State = position
    known.rng.seed(seed_from(rng))
    matching = known.scratch.reach
    fill_unseen(known, matching, known.deck)
    matching.shuffle(rng)
    known.deck.pour(matching)
    for seat in range(known.seats):
        deal_hidden(known.deck, known.hands[seat])
    deal_hidden(known.deck, known.aside)
    known.deck.shuffle(rng)


def fill_unseen(position: State, matching: Pile, bonuses: Pile) -> None:
    """The cards that the viewer cannot place, in ascending order."""
    unseen = position.scratch.unseen
    unseen.hold_hidden(CARDS)  # those of the other set, if it is not in play (§10)
    for card in position.terms.deck:
        unseen.cards[card] = card
    cross_out(unseen, position.shared)
    for seat in range(position.seats):
        cross_out(unseen, position.hands[seat])
        cross_out(unseen, position.piles[seat])
    close_up(unseen)
    matching.clear()
    bonuses.clear()
    for i in range(unseen.count):
        if is_bonus(unseen[i]):
            bonuses.add(unseen[i])
        else:
            matching.add(unseen[i])


def deal_hidden(deck: Pile, pile: Pile) -> None:
    """Cards from the deck in place of the hidden ones."""
    for i in range(pile.count):
        if pile[i] == HIDDEN:
            pile.cards[i] = deck.draw()
