"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import BadNotation, Refusal, no_such_seat
from tangledbank.games.trex.cards.words import period_name
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.playing import may_greet, period_of
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import EXCUSED
from tangledbank.games.trex.rules.spots import has_room, may_hide, may_move_at, may_reveal
from tangledbank.games.trex.said.notation import notation

ASKED = {
    p.HAND: ("§1.4", "Now both keep their first hand, or take another."),
    p.ORDER: ("§2.3", "Now the First Move holder says which Prehistoric card acts next."),
    p.ICE: ("§2.9", "Now the First Move holder chooses an open spot."),
    p.TAR: ("§2.10", "Now the First Move holder chooses an open spot."),
    p.METEOR: ("§2.5", "Now both discard a card of the hand."),
    p.GIFT: ("§2.13", "Now who has more cards gives one away."),
    p.TRADE: ("§6.2", "Now the holder of Rexonomics may trade."),
    p.PLAY: ("§3.2", "Now a card is played, or a player passes."),
    p.USE: ("§4.5", "Now a revealed card's effect is used, or left."),
    p.PEEK: ("§7.1", "Now a hidden card is looked at, or not."),
    p.FLIP: ("§7.2", "Now a hidden card is turned up, or not."),
    p.SHIFT: ("§7.3", "Now a card of the own side is moved, or not."),
    p.SHOVE: ("§7.4", "Now a shown card of the rival is moved, or not."),
    p.RECALL: ("§7.6", "Now a played card is taken back, or not."),
    p.DISCARD: ("§7.8", "Now a card of the hand is discarded, or not."),
    p.DISCARD_TOO: ("§7.8", "Now the rival discards a card, too."),
    p.GIVE: ("§7.9", "Now a card is given to the rival, or not."),
    p.EXCHANGE: ("§7.10", "Now both choose a card to swap."),
    p.RELOCATE: ("§7.13", "Now two open spot cards change places, or not."),
    p.LIMIT: ("§1.9", "Now a player discards down to the hand limit."),
    p.SEQUENCE: ("§5.3", "Now the First Move holder says which text acts next."),
    p.TOP: ("§10.3", "Now one of several top cards is chosen."),
    p.SPEND: ("§9.6", "Now the winner discards a card used there."),
    p.BARTER: ("§9.7", "Now the loser may exchange a card for the top discard."),
    p.SELL: ("§9.11", "Now the winner may give the card away for Rexonomics."),
}
ANSWERS = {
    p.HAND: (a.KEEP, a.REDRAW),
    p.ORDER: (a.FIRST,),
    p.ICE: (a.CHOOSE,),
    p.TAR: (a.CHOOSE,),
    p.METEOR: (a.DISCARD,),
    p.GIFT: (a.GIVE,),
    p.TRADE: (a.TRADE, a.NO_TRADE),
    p.PLAY: (a.PLAY_DOWN, a.PLAY_OPEN, a.PASS),
    p.USE: (a.USE, a.LEAVE),
    p.PEEK: (a.LOOK, a.LEAVE),
    p.FLIP: (a.TURN_UP, a.LEAVE),
    p.SHIFT: (a.MOVE, a.LEAVE),
    p.SHOVE: (a.SHOVE, a.LEAVE),
    p.RECALL: (a.TAKE_BACK, a.LEAVE),
    p.DISCARD: (a.DISCARD, a.LEAVE),
    p.DISCARD_TOO: (a.DISCARD,),
    p.GIVE: (a.GIVE, a.LEAVE),
    p.EXCHANGE: (a.SWAP,),
    p.RELOCATE: (a.RELOCATE, a.LEAVE),
    p.LIMIT: (a.DISCARD,),
    p.SEQUENCE: (a.FIRST,),
    p.TOP: (a.DISREGARD,),
    p.SPEND: (a.DISCARD,),
    p.BARTER: (a.SWAP, a.LEAVE),
    p.SELL: (a.SELL, a.LEAVE),
}
FROM_HAND = (a.DISCARD, a.GIVE, a.SWAP, a.TRADE, a.PLAY_DOWN, a.PLAY_OPEN)


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """None if the action is legal, else the first rule that it breaks."""
    if action in position.legal(seat):
        return None
    if not 0 <= seat < p.SEATS:
        return no_such_seat(int(position.seats))
    if position.phase == p.OVER:
        return Refusal("over", "§11.1", "The game is over.")
    if not position.is_asked(seat):
        return not_asked(position, seat)
    return refusal(position, seat, action)


def not_asked(position: Position, seat: int) -> Refusal:
    """The rival is to act, or this seat has chosen already, or is excused."""
    section = ASKED[position.question][0]
    if position.is_secret() and position.chosen[seat] == EXCUSED:
        return Refusal("excused", "§1.8", "You need not discard: it is the last card you hold.")
    if position.is_secret():
        return Refusal("already-chosen", section, "You have chosen; your rival has not yet.")
    return Refusal("not-your-turn", section, f"It is the turn of seat {position.turn + 1}.")


def refusal(position: Position, seat: int, action: int) -> Refusal:
    """The first rule that the action breaks: words, question, cards, spots."""
    kind, card, at = int(a.kind_of(action)), int(a.card_of(action)), int(a.spot_of(action))
    section, sentence = ASKED[position.question]
    try:
        notation(position.cards, action)
    except BadNotation as error:
        return Refusal("no-such-action", "", str(error))
    if kind not in ANSWERS[position.question]:
        return Refusal("not-now", section, sentence)
    if kind == a.REDRAW:
        return Refusal("has-all-periods", "§1.4", "Your hand has all three periods, so it stays.")
    if kind in (a.PLAY_DOWN, a.PLAY_OPEN, a.TRADE, a.CHOOSE, a.MOVE, a.SHOVE) and (
        at >= position.field.count
    ):
        count = position.field.count
        return Refusal("no-such-spot", "§2.1", f"There are spots 1 to {count} in this round.")
    if kind in FROM_HAND and position.question != p.SPEND and not holds(position, seat, card):
        name = position.cards.names[card]
        held = "You hold no" if position.cards.is_how_de_do(card) else "You do not hold"
        return Refusal("not-in-hand", section, f"{held} {name}.", (position.cards.ids[card],))
    if kind in (a.PLAY_DOWN, a.PLAY_OPEN):
        return why_not_play(position, seat, card, at, kind == a.PLAY_OPEN)
    if kind in FROM_HAND and position.question != p.SPEND and position.cards.is_how_de_do(card):
        return Refusal("how-de-do", "§3.5", "A How-de-do is never discarded, given or exchanged.")
    if kind in (a.MOVE, a.SHOVE):
        return why_not_move(position, seat, card, at, kind == a.SHOVE)
    if kind in (a.DISCARD, a.GIVE) and position.question != p.SPEND:
        last = (position.cards.ids[card],)
        return Refusal("last-card", "§1.8", "It is the last card you hold, so it stays.", last)
    if kind == a.CHOOSE:
        return Refusal("closed", section, "A Prehistoric card is no open spot.")
    if kind == a.FIRST:
        return Refusal("acted", section, "That card has nothing left to do.")
    return OTHERS[kind]


OTHERS = {
    a.TRADE: Refusal("no-period-card", "§6.2", "Only a period card that lies as a spot is traded."),
    a.LOOK: Refusal("not-hidden", "§7.1", "No hidden card of your rival lies there."),
    a.TURN_UP: Refusal("not-hidden", "§7.2", "No hidden card of your rival lies there."),
    a.TAKE_BACK: Refusal(
        "not-there", "§7.6", "Only another of your own played cards comes back, never a How-de-do."
    ),
    a.RELOCATE: Refusal("closed", "§7.13", "Only two open spot cards change places."),
    a.DISCARD: Refusal("not-used", "§9.6", "Only a period card that counted there is discarded."),
    a.DISREGARD: Refusal("not-top", "§10.3", "That is not one of the top cards."),
}


def holds(position: Position, seat: int, card: int) -> bool:
    """Whether a card is in the hand; of How-de-dos any."""
    if position.cards.is_how_de_do(card):
        return position.greetings[seat].count > 0
    return card in position.hands[seat]


def why_not_play(position: Position, seat: int, card: int, at: int, is_open: bool) -> Refusal:
    """§3, §4, §9 A card in the hand that may not be laid there, or not so."""
    cards = position.cards
    marked = (cards.ids[card],)
    spot = (cards.ids[position.field.spots[at]],)
    if not position.is_open(at):
        return Refusal("closed", "§2.4", "Nobody plays to a Prehistoric card.", spot)
    if cards.is_how_de_do(card):
        if is_open:
            return Refusal("never-open", "§3.5", "A How-de-do is only played face down.", marked)
        if not may_greet(position, seat):
            return Refusal("one-a-period", "§3.5", "No more How-de-dos in this period.", marked)
    elif cards.kind[card] != period_of(position):
        name = period_name(int(period_of(position)))
        return Refusal("other-period", "§3.2", f"Now only cards of {name} are played.", marked)
    if not has_room(position, seat, at):
        return Refusal("full", "§9.1", "There is no room for another card on your side.", spot)
    if is_open and not may_reveal(position, at):
        section = "§2.9" if position.field.iced[at] else "§9.3"
        return Refusal("no-reveals", section, "No card is revealed there in this round.", spot)
    assert not is_open
    assert not may_hide(position, at)
    return Refusal("must-reveal", "§9.2", "Cards there must be revealed.", spot)


def why_not_move(position: Position, seat: int, card: int, to: int, is_shove: bool) -> Refusal:
    """§7.3, §7.4, §10.9 A card that may not be moved, or not there."""
    if position.cards.is_how_de_do(card):
        return Refusal("how-de-do", "§3.5", "A How-de-do is never moved.")
    owner = 1 - seat if is_shove else seat
    at = int(position.field.spot_of(owner, card))
    section = "§7.4" if is_shove else "§7.3"
    if at == p.NONE or (is_shove and not position.field.shown[card]) or card == position.asker:
        whose = "a card that your rival has shown" if is_shove else "another of your played cards"
        return Refusal("not-there", section, f"Only {whose} is moved.")
    if abs(at - to) != 1:
        return Refusal("not-beside", "§10.9", "A card moves to the spot beside it, left or right.")
    if not may_move_at(position, at) or not may_move_at(position, to):
        section = "§2.10" if position.field.tarred[at] or position.field.tarred[to] else "§9.15"
        return Refusal("no-moves", section, "Nothing moves to or from there.")
    return Refusal("no-room", "§10.9", "That spot is closed, or has no room on that side.")
