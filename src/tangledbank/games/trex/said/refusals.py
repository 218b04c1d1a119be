"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import Refusal
from tangledbank.core.grounds import ALREADY_CHOSEN
from tangledbank.core.refusals import Saying, opening
from tangledbank.games.trex.cards.words import period_name
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import grounds as g
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.playing import period_of
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.said.notation import FORMS

ASKED = {
    p.HAND: ("§1.4", "Now both keep their first hand, or take another."),
    p.ORDER: ("§2.3", "Now the First Move holder says which Prehistoric card acts next."),
    p.ICE: ("§2.9", "Now the First Move holder chooses an open spot."),
    p.TAR: ("§2.10", "Now the First Move holder chooses an open spot."),
    p.METEOR: ("§2.5", "Now both discard a card of the hand."),
    p.GIFT: ("§2.13", "Now the player with more cards gives one away."),
    p.TRADE: ("§6.2", "Now the holder of Rexonomics may trade."),
    p.PLAY: ("§3.2", "Now a card is played, or a player passes."),
    p.USE: ("§4.5", "Now a revealed card's effect is used, or left."),
    p.PEEK: ("§7.1", "Now a hidden card is looked at, or not."),
    p.FLIP: ("§7.2", "Now a hidden card is turned up, or not."),
    p.SHIFT: ("§7.3", "Now a player moves a card of their own side, or not."),
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
# ASKED stands for the rule by which the question is asked
SAYINGS = {
    g.NOT_NOW: Saying("not-now", "ASKED", "{asked}"),
    g.EXCUSED: Saying("excused", "§1.8", "You need not discard: it is the last card you hold."),
    g.HAS_ALL_PERIODS: Saying(
        "has-all-periods", "§1.4", "Your hand has all three periods, so it stays."
    ),
    g.NO_SUCH_SPOT: Saying("no-such-spot", "§2.1", "There are spots 1 to {spots} in this round."),
    g.NOT_IN_HAND: Saying("not-in-hand", "ASKED", "You {hold} {card}."),
    g.NEVER_LEAVES: Saying(
        "how-de-do", "§3.5", "A How-de-do is never discarded, given or exchanged."
    ),
    g.LAST_CARD: Saying("last-card", "§1.8", "It is the last card you hold, so it stays."),
    g.CLOSED: Saying("closed", "§2.4", "Nobody plays to a Prehistoric card."),
    g.NEVER_OPEN: Saying("never-open", "§3.5", "A How-de-do is only played face down."),
    g.ONE_A_PERIOD: Saying("one-a-period", "§3.5", "No more How-de-dos in this period."),
    g.OTHER_PERIOD: Saying("other-period", "§3.2", "Now only cards of {period} are played."),
    g.FULL: Saying("full", "§9.1", "There is no room for another card on your side."),
    g.ICED: Saying("no-reveals", "§2.9", "No card is revealed there in this round."),
    g.NO_REVEALS: Saying("no-reveals", "§9.3", "No card is revealed there in this round."),
    g.MUST_REVEAL: Saying("must-reveal", "§9.2", "Cards there must be revealed."),
    g.NOT_OPEN: Saying("closed", "ASKED", "A Prehistoric card is not an open spot."),
    g.NO_PERIOD_CARD: Saying(
        "no-period-card", "§6.2", "Only a period card that lies as a spot is traded."
    ),
    g.NOT_BOTH_OPEN: Saying("closed", "§7.13", "Only two open spot cards change places."),
    g.NOT_HIDDEN: Saying("not-hidden", "ASKED", "No hidden card of your rival lies there."),
    g.NEVER_MOVES: Saying("how-de-do", "§3.5", "A How-de-do is never moved."),
    g.NOT_YOURS: Saying("not-there", "§7.3", "Only another of your played cards is moved."),
    g.NOT_SHOWN: Saying("not-there", "§7.4", "Only a card that your rival has shown is moved."),
    g.NOT_BESIDE: Saying(
        "not-beside", "§10.9", "A card moves to the spot beside it, left or right."
    ),
    g.TARRED: Saying("no-moves", "§2.10", "Nothing moves to or from there."),
    g.NO_MOVES: Saying("no-moves", "§9.15", "Nothing moves to or from there."),
    g.NO_ROOM: Saying("no-room", "§10.9", "That spot is closed, or has no room on that side."),
    g.NEVER_RECALLED: Saying(
        "not-there", "§7.6", "Only another of your own played cards comes back, never a How-de-do."
    ),
    g.NOT_USED: Saying("not-used", "§9.6", "Only a period card that counted there is discarded."),
    g.NOT_TOP: Saying("not-top", "§10.3", "That is not one of the top cards."),
    g.HAS_ACTED: Saying("acted", "ASKED", "That card has nothing left to do."),
}
NAMES_CARD = (g.NOT_IN_HAND, g.LAST_CARD, g.NEVER_OPEN, g.ONE_A_PERIOD, g.OTHER_PERIOD)
NAMES_SPOT = (g.CLOSED, g.FULL, g.ICED, g.NO_REVEALS, g.MUST_REVEAL)


def refusal(position: Position, seat: int, action: int, ground: int) -> Refusal:
    """What is said about a ground."""
    section, sentence = ASKED.get(int(position.question), ("", ""))
    if ground == ALREADY_CHOSEN:  # there is only one other
        return Refusal("already-chosen", section, "You have chosen; your rival has not yet.")
    shared = opening(position, action, ground, over="§11.1", asked=section, notation=FORMS.write)
    if shared is not None:
        return shared
    saying = SAYINGS[ground]
    words = saying.sentence.format(asked=sentence, **named(position, action))
    where = section if saying.section == "ASKED" else saying.section
    return Refusal(saying.code, where, words, marked(position, action, ground))


def named(position: Position, action: int) -> dict[str, str]:
    """What a sentence may name; all of it is seen by everyone, or was said by the seat itself."""
    card, cards = int(a.card_of(action)), position.cards
    is_how_de_do = card != a.NO_CARD and cards.is_how_de_do(card)
    return {
        "spots": str(position.field.count),
        "hold": "hold no" if is_how_de_do else "do not hold",
        "card": "" if card == a.NO_CARD else cards.names[card],
        "period": period_name(int(period_of(position))) if position.period != p.NONE else "",
    }


def marked(position: Position, action: int, ground: int) -> tuple[str, ...]:
    """The card that the refusal is about, if that helps: the one that was named, or the spot's."""
    if ground in NAMES_CARD:
        return (position.cards.ids[a.card_of(action)],)
    if ground in NAMES_SPOT:
        return (position.cards.ids[position.field.spots[a.spot_of(action)]],)
    return ()
