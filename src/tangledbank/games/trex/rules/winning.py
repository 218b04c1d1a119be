"""§5.6, §5.7 Who wins a spot; §9 what spot cards say about winners and losers."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import PLACE, Cards
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import DISCARD, LEAVE, SELL, card_of, encode
from tangledbank.games.trex.rules.field import Field
from tangledbank.games.trex.rules.finding import find
from tangledbank.games.trex.rules.limits import may_lose, may_spend
from tangledbank.games.trex.rules.markers import take_rexonomics
from tangledbank.games.trex.rules.phases import (
    BARTER,
    EVERYONE,
    NOBODY,
    NONE,
    SPEND,
)
from tangledbank.games.trex.rules.phases import SELL as ASK_SELL
from tangledbank.games.trex.rules.terms import Terms

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


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


def win_spot(position: "Position", at: i64) -> None:
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


def tell_winner(position: "Position", winner: i64, at: i64, card: i64, is_tie: bool) -> None:
    """Say how it was won."""
    if not is_tie:
        position.tell(told.WON, winner, at, card)
    elif is_stubborn(position.cards, position.field, winner, at) != is_stubborn(
        position.cards, position.field, 1 - winner, at
    ):
        position.tell(told.WON_STUBBORN, winner, at, card)
    else:
        position.tell(told.WON_TIE, winner, at, card)


# -- §9 texts about winners and losers -----------------------------------------------------
def spot_text(position: "Position", at: i64) -> None:
    """§9.16 A spot card's text about winner or loser needs a winner."""
    winner = position.field.winners[at]
    if winner != NOBODY:
        effect_on(position, at, position.last.spots[at], winner)


def effect_on(position: "Position", at: i64, card: i64, winner: i64) -> None:
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
def ask_spend(position: "Position", seat: i64, card: i64, at: i64) -> None:
    """§9.6 One of the winner's cards here goes; with only one there is no choice."""
    position.ask(SPEND, seat, card, at)
    actions = Actions()
    fill_spend(position, seat, actions)
    if actions.count < 2:
        position.ask_nothing()
        if actions.count == 1:
            spend(position, seat, card_of(actions[0]), at)
        else:
            position.tell(told.NOTHING, seat, card)


def fill_spend(position: "Position", seat: i64, actions: Actions) -> None:
    """§9.6 Period cards that count here; §10.2 none that is disregarded; §1.8 not the last."""
    if not may_spend(position, seat):
        return
    side = position.field.side(seat, position.at)
    for i in range(side.count):
        if position.cards.is_period(side[i]) and position.field.disregarded[side[i]] == 0:
            actions.add(encode(DISCARD, side[i]))


def spend(position: "Position", seat: i64, card: i64, at: i64) -> None:
    """§9.6 It is discarded from the table."""
    position.field.side(seat, at).take(card)
    position.discards.add(card)
    position.tell(told.DISCARDED, seat, card)


# -- §9.7 the loser may exchange with the top discard --------------------------------------
def ask_barter(position: "Position", seat: i64, card: i64, at: i64) -> None:
    """§9.7 If a period card lies on top of the discards, and the loser holds one."""
    top = position.discards.count - 1
    holds = position.hands[seat].count > 0
    if holds and top >= 0 and position.cards.is_period(position.discards[top]):
        position.ask(BARTER, seat, card, at)
    else:
        position.tell(told.NOTHING, seat, card)


def barter(position: "Position", seat: i64, card: i64) -> None:
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


def sell(position: "Position", seat: i64, card: i64) -> None:
    """§9.11 The won card goes to the rival, Rexonomics to the winner."""
    position.hands[seat].take(card)
    position.hold(1 - seat, card, EVERYONE)
    position.tell(told.SOLD, seat, card)
    take_rexonomics(position, seat)
