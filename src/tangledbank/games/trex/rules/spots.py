"""§9 Spot effects: what a spot allows, who wins it (§5.6, §5.7), and what that brings."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import PLACE, Cards
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import DISCARD, LEAVE, SELL, card_of, encode, kind_of
from tangledbank.games.trex.rules.grounds import (
    FULL,
    ICED,
    MUST_REVEAL,
    NO_MOVES,
    NO_REVEALS,
    NOT_USED,
    TARRED,
)
from tangledbank.games.trex.rules.hands import find, may_lose, may_spend
from tangledbank.games.trex.rules.markers import take_rexonomics
from tangledbank.games.trex.rules.phases import (
    BARTER,
    EVERYONE,
    NOBODY,
    NONE,
    SPEND,
)
from tangledbank.games.trex.rules.phases import (
    SELL as ASK_SELL,
)
from tangledbank.games.trex.rules.state import Field, State
from tangledbank.games.trex.rules.terms import Terms


def against_room(position: State, seat: i64, at: i64) -> i64:
    """§9.1 Not a third card where two are the most."""
    if position.spot(at) != c.AT_MOST_TWO:
        return ALLOWED
    most = position.cards.amount[position.field.spots[at]]
    return ALLOWED if position.field.side(seat, at).count < most else FULL


def against_hiding(position: State, at: i64) -> i64:
    """§9.2 No card is laid hidden where cards must be revealed."""
    return MUST_REVEAL if position.spot(at) == c.MUST_REVEAL else ALLOWED


def against_revealing(position: State, at: i64) -> i64:
    """§2.9 No card is revealed on ice; §9.3 nor where the spot says so."""
    if position.field.iced[at] != 0:
        return ICED
    return NO_REVEALS if position.spot(at) == c.NO_REVEALS else ALLOWED


def against_leaving(position: State, at: i64, to: i64) -> i64:
    """§2.10 No card moves to or from tar; §9.15 nor where a spot says so."""
    if position.field.tarred[at] != 0 or position.field.tarred[to] != 0:
        return TARRED
    still = position.spot(at) == c.NO_MOVES or position.spot(to) == c.NO_MOVES
    return NO_MOVES if still else ALLOWED


# -- §5.6, §5.7 who wins a spot ------------------------------------------------------------
def winner_at(
    cards: Cards, terms: Terms, field: Field, at: i64, mine: i64, theirs: i64, first: i64
) -> i64:
    """§5.6 The higher total of at least 1; §9.5 or the lower one; ties by text or First Move."""
    if mine == 0 and theirs == 0:
        return NOBODY
    if mine == theirs:
        return tie_winner(cards, terms, field, at, first)
    if mine == 0 or theirs == 0:
        return 0 if mine > theirs else 1
    if cards.spot[field.spots[at]] == c.LOWER_WINS:
        return 0 if mine < theirs else 1
    return 0 if mine > theirs else 1


def tie_winner(cards: Cards, terms: Terms, field: Field, at: i64, first: i64) -> i64:
    """§8.7 Whoever alone is stubborn there; else the First Move holder."""
    mine = is_stubborn(cards, field, 0, at)
    if mine != is_stubborn(cards, field, 1, at):
        return 0 if mine else 1
    return first if terms.ties else NOBODY


def is_stubborn(cards: Cards, field: Field, seat: i64, at: i64) -> bool:
    """§8.7 Whether a side has a text that wins ties."""
    side = field.side(seat, at)
    for i in range(side.count):
        if cards.text[side[i]] == c.STUBBORN and field.disregarded[side[i]] == 0:
            return True
    return False


def win_spot(position: State, at: i64) -> None:
    """§5.7 A place is a point, a period card joins the hand; §5.6 at 0 it is discarded."""
    field = position.field
    card = field.spots[at]
    mine = field.total(0, at)
    theirs = field.total(1, at)
    winner = winner_at(position.cards, position.terms, field, at, mine, theirs, position.first)
    field.winners[at] = winner
    field.spots[at] = NONE
    if winner == NOBODY:
        position.discards.add(card)
        position.tell(told.NOBODY_WON, NONE, at, card)
        return
    tell_winner(position, winner, at, card, mine == theirs)
    if position.cards.kind[card] == PLACE:
        position.scores[winner].add(card)
        position.tell(told.SCORED, winner, position.points(winner), card)
    else:
        position.hold(winner, card, EVERYONE)
        position.tell(told.TOOK, winner, card)


def tell_winner(position: State, winner: i64, at: i64, card: i64, is_tie: bool) -> None:
    """§5.6, §8.7 Say how it was won."""
    if not is_tie:
        position.tell(told.WON, winner, at, card)
    elif is_stubborn(position.cards, position.field, winner, at) != is_stubborn(
        position.cards, position.field, 1 - winner, at
    ):
        position.tell(told.WON_STUBBORN, winner, at, card)
    else:
        position.tell(told.WON_TIE, winner, at, card)


# -- §9.6 to §9.16 what spot cards say about winners and losers ----------------------------
def spot_text(position: State, at: i64) -> None:
    """§9.16 A spot card's text about winner or loser needs a winner."""
    winner = position.field.winners[at]
    if winner != NOBODY:
        effect_on(position, at, position.last.spots[at], winner)


def effect_on(position: State, at: i64, card: i64, winner: i64) -> None:
    """§9.6, §9.7, §9.10, §9.11, §9.14, §9.16 What it says."""
    effect = position.cards.spot[card]
    named = position.cards.finds[card]
    loser = 1 - winner
    if effect == c.WINNER_DISCARDS:
        ask_spend(position, winner, card, at)
    elif effect == c.LOSER_BARTERS:
        ask_barter(position, loser, card, at)
    elif effect == c.WINNER_CLEARS and find(position, winner, named):
        position.discards.add(named)
        position.tell(told.CLEARED, winner, named)
    elif effect == c.WINNER_SELLS:
        if card in position.hands[winner] and may_lose(position, winner):
            position.ask(ASK_SELL, winner, card, at)
        else:
            position.tell(told.NOTHING, winner, card)
    elif effect == c.LOSER_FIRST:
        position.claimed = loser
        position.tell(told.CLAIMED, loser)
    elif effect == c.WINNER_FETCHES and find(position, winner, named):
        position.hold(winner, named, EVERYONE)
        position.tell(told.TOOK, winner, named)


# -- §9.6 the winner discards a card used here ---------------------------------------------
def ask_spend(position: State, seat: i64, card: i64, at: i64) -> None:
    """§9.6 One of the winner's cards here goes; with only one there is no choice."""
    position.ask(SPEND, seat, card, at)
    actions = Actions(8)
    fill_spend(position, seat, actions)
    if actions.count < 2:
        position.ask_nothing()
        if actions.count == 1:
            spend(position, seat, card_of(actions[0]), at)
        else:
            position.tell(told.NOTHING, seat, card)


def against_spending(position: State, seat: i64, card: i64) -> i64:
    """§9.6 Only a period card that counted there; §10.2 none disregarded; §1.8 not the last."""
    counted = position.cards.is_period(card) and position.field.disregarded[card] == 0
    if counted and may_spend(position, seat) and card in position.field.side(seat, position.at):
        return ALLOWED
    return NOT_USED


def fill_spend(position: State, seat: i64, actions: Actions) -> None:
    """§9.6 The cards of the winner's side that may go."""
    side = position.field.side(seat, position.at)
    for i in range(side.count):
        if against_spending(position, seat, side[i]) == ALLOWED:
            actions.add(encode(DISCARD, side[i]))


def spend(position: State, seat: i64, card: i64, at: i64) -> None:
    """§9.6 It is discarded from the table."""
    position.field.side(seat, at).take(card)
    position.discards.add(card)
    position.tell(told.DISCARDED, seat, card)


# -- §9.7 the loser may exchange with the top discard --------------------------------------
def ask_barter(position: State, seat: i64, card: i64, at: i64) -> None:
    """§9.7 If a period card lies on top of the discards, and the loser holds one."""
    top = position.discards.count - 1
    holds = position.hands[seat].count > 0
    if holds and top >= 0 and position.cards.is_period(position.discards[top]):
        position.ask(BARTER, seat, card, at)
    else:
        position.tell(told.NOTHING, seat, card)


def barter(position: State, seat: i64, card: i64) -> None:
    """§9.7 A card of the hand for the top discard."""
    takes = position.discards.draw()
    position.discard(seat, card)
    position.hold(seat, takes, EVERYONE)
    position.tell(told.BARTERED, seat, card, takes)


# -- §9.11 the winner may sell the card ----------------------------------------------------
def fill_sell(actions: Actions) -> None:
    """§9.11 Sell it, or leave it."""
    actions.add(encode(LEAVE))
    actions.add(encode(SELL))


def sell(position: State, seat: i64, card: i64) -> None:
    """§9.11 The won card goes to the rival, Rexonomics to the winner."""
    position.hands[seat].take(card)
    position.hold(1 - seat, card, EVERYONE)
    position.tell(told.SOLD, seat, card)
    take_rexonomics(position, seat)


def answer_spot(position: State, seat: i64, action: i64) -> None:
    """§9.7, §9.11 What a spot card offered to its loser, or its winner."""
    kind = kind_of(action)
    if kind == LEAVE:
        position.tell(told.KEPT, seat, position.asker)
    elif kind == SELL:
        sell(position, seat, position.asker)
    else:
        barter(position, seat, card_of(action))
