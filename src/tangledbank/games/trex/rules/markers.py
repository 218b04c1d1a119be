"""§6 First Move and Rexonomics: how they change hands, and the trade."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import NO_TRADE, TRADE, card_of, encode, kind_of, spot_of
from tangledbank.games.trex.rules.grounds import NO_PERIOD_CARD, NO_SUCH_SPOT
from tangledbank.games.trex.rules.hands import against_handing
from tangledbank.games.trex.rules.phases import EVERYONE, NONE, PLAYING, SEATS
from tangledbank.games.trex.rules.phases import TRADE as ASK_TRADE
from tangledbank.games.trex.rules.state import State
from tangledbank.games.trex.rules.terms import IN_TURN, NEVER


def take_first(position: State, seat: i64) -> None:
    """§3.6 Take First Move: it counts from the next period on, after the last one from §5 on."""
    if position.next_first != seat:
        position.next_first = seat
        position.tell(told.TOOK_FIRST, seat)


def settle_first(position: State) -> None:
    """§3.6 A period, or the resolution, begins: First Move lies where it was taken to."""
    position.first = position.next_first


# -- §6.2 the trade ------------------------------------------------------------------------
def begin_trading(position: State) -> None:
    """§6.2 Before Finely Balanced the holder is asked, if there is something to trade."""
    if position.terms.trade and not position.traded and can_trade(position):
        position.ask(ASK_TRADE, position.rexonomics)
    else:
        position.phase = PLAYING


def can_trade(position: State) -> bool:
    """§6.2 Whether a period card lies as a spot, and the holder of Rexonomics holds one, too."""
    for at in range(position.field.count):
        if against_spot(position, at) == ALLOWED:
            return position.hands[position.rexonomics].count > 0
    return False


def against_spot(position: State, at: i64) -> i64:
    """§6.2 Only a period card that lies as a spot is traded."""
    if at >= position.field.count:
        return NO_SUCH_SPOT
    return ALLOWED if position.cards.is_period(position.field.spots[at]) else NO_PERIOD_CARD


def against_trade(position: State, seat: i64, card: i64, at: i64) -> i64:
    """§6.2 A card of the hand for such a spot."""
    ground = against_spot(position, at)
    if ground == NO_SUCH_SPOT:
        return ground
    against = against_handing(position, seat, card)
    return ground if against == ALLOWED else against


def fill_trades(position: State, seat: i64, actions: Actions) -> None:
    """§6.2 Every card of the hand for every such spot, or none."""
    actions.add(encode(NO_TRADE))
    for at in range(position.field.count):
        if against_spot(position, at) == ALLOWED:
            actions.add_each(encode(TRADE, 0, at), position.hands[seat], 8)


def trade(position: State, seat: i64, action: i64) -> None:
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


def take_rexonomics(position: State, seat: i64) -> None:
    """§6.2 Take Rexonomics."""
    if position.rexonomics != seat:
        position.rexonomics = seat
        position.tell(told.TOOK_REXONOMICS, seat)


# -- §6.3 after a round --------------------------------------------------------------------
def pass_markers(position: State) -> None:
    """§6.3 After a round; §9.14 a loser's claim comes first."""
    settle_first(position)
    take_first(position, next_starter(position))
    settle_first(position)
    for seat in range(SEATS):
        if position.points(1 - seat) - position.points(seat) >= position.terms.gap:
            take_rexonomics(position, seat)


def next_starter(position: State) -> i64:
    """§6.3 Who starts the next round."""
    if position.claimed != NONE:
        return position.claimed
    if position.terms.markers == NEVER:
        return position.first
    mine = position.points(0)
    theirs = position.points(1)
    if position.terms.markers == IN_TURN or mine == theirs:
        return 1 - position.first
    return 0 if mine < theirs else 1
