"""§6.2 Rexonomics: trade a card of the hand for a period card that lies as a spot."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import NO_TRADE, TRADE, card_of, encode, kind_of, spot_of
from tangledbank.games.trex.rules.markers import take_rexonomics
from tangledbank.games.trex.rules.phases import EVERYONE, PLAYING
from tangledbank.games.trex.rules.phases import TRADE as ASK_TRADE
from tangledbank.games.trex.rules.playing import begin_period

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def begin_trading(position: "Position") -> None:
    """§6.2 Before Finely Balanced the holder is asked, if there is something to trade."""
    if position.terms.trade and not position.traded and can_trade(position):
        position.ask(ASK_TRADE, position.rexonomics)
    else:
        position.phase = PLAYING
        begin_period(position, 0)


def can_trade(position: "Position") -> bool:
    """Whether a period card lies as a spot, and the holder of Rexonomics holds one, too."""
    for at in range(position.field.count):
        if position.cards.is_period(position.field.spots[at]):
            return position.hands[position.rexonomics].count > 0
    return False


def fill_trades(position: "Position", seat: i64, actions: Actions) -> None:
    """§6.2 Every card of the hand for every such spot, or none."""
    actions.add(encode(NO_TRADE))
    for at in range(position.field.count):
        if position.cards.is_period(position.field.spots[at]):
            hand = position.hands[seat]
            for i in range(hand.count):
                actions.add(encode(TRADE, hand[i], at))


def trade(position: "Position", seat: i64, action: i64) -> None:
    """§6.2 Trade, and hand Rexonomics to the rival; or not."""
    position.traded = True
    if kind_of(action) == NO_TRADE:
        position.tell(told.NO_TRADE, seat)
        return
    gives = card_of(action)
    at = spot_of(action)
    takes = position.field.spots[at]
    position.hands[seat].take(gives)
    position.field.spots[at] = gives
    position.tell(told.TRADED, seat, gives, takes, at)
    position.hold(seat, takes, EVERYONE)
    take_rexonomics(position, 1 - seat)
