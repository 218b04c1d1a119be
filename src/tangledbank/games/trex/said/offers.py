"""What an action would do in this very position, in a sentence with its numbers."""

from collections.abc import Callable

from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.cards.words import PERIOD_NAMES
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.seen.view import Laid, View

Who = Callable[[int], str]
PLAIN = {
    a.KEEP: "You keep this hand.",
    a.REDRAW: "You show this hand, shuffle it back and take another.",
    a.NO_TRADE: "Rexonomics stays with you.",
    a.PASS: "You play no more cards in this period.",
    a.LEAVE: "Nothing happens.",
}
CHOSEN = {
    "ice": "No card is revealed at {here} in this round.",
    "tar": "No card moves to or from {here} in this round.",
}


def offer(cards: Cards, view: View, action: int, who: Who) -> str:
    """One sentence, as the seat of the view reads it."""
    assert view.seat is not None, "only players act"
    kind = int(a.kind_of(action))
    if kind in PLAIN:
        return PLAIN[kind]
    name = cards.names[a.card_of(action)] if a.card_of(action) != a.NO_CARD else ""
    at, other = int(a.spot_of(action)), int(a.other_of(action))
    if kind in (a.PLAY_DOWN, a.PLAY_OPEN):
        return offer_play(cards, view, int(a.card_of(action)), at, kind == a.PLAY_OPEN)
    if kind in (a.LOOK, a.TURN_UP):
        return offer_hidden(cards, view, at, kind == a.LOOK, who)
    rival = who(1 - view.seat)
    assert view.question is not None, "somebody is asked"
    asked = view.question.kind
    here, there = spot_name(cards, view, at), spot_name(cards, view, other)
    return {
        a.FIRST: f"{name} acts next.",
        a.CHOOSE: CHOSEN[asked].format(here=here) if asked in CHOSEN else "",
        a.DISCARD: f"{name} goes to the discards, face up" + also(cards, view, rival),
        a.GIVE: f"{rival} gets {name}" + also(cards, view, rival),
        a.USE: cards.does[cards.number_of[view.question.card]] if asked == "use" else "",
        a.TRADE: f"You take {here}, {name} lies there instead, and {rival} gets Rexonomics.",
        a.MOVE: f"Your card {name} moves to {here}.",
        a.SHOVE: f"{rival}'s card {name} moves to {here}.",
        a.TAKE_BACK: f"{name} comes back to your hand; the play stays used.",
        a.SWAP: offer_swap(cards, view, name, rival),
        a.RELOCATE: f"{here} and {there} change places; the cards played there stay.",
        a.DISREGARD: f"{name} is disregarded in this round.",
        a.SELL: f"{rival} gets {asker(cards, view)}, and Rexonomics is yours.",
    }[kind]


def also(cards: Cards, view: View, rival: str) -> str:
    """§7.8, §7.9 What else follows, by the question; the end of a sentence."""
    assert view.question is not None
    if view.question.kind == "discard":
        return f", and {rival} must discard one, too."
    if view.question.kind == "give":
        amount = cards.amount[cards.number_of[view.question.card]]
        return f", and {asker(cards, view)} counts {amount} more."
    return "."


def asker(cards: Cards, view: View) -> str:
    """The card that asks."""
    assert view.question is not None
    return cards.names[cards.number_of[view.question.card]] if view.question.card else ""


def offer_play(cards: Cards, view: View, card: int, at: int, is_open: bool) -> str:
    """§3.2 What one's own total becomes, and what a reveal does."""
    assert view.own is not None
    name = cards.ids[card]
    found = [one.total for one in view.own.previews if one.card == name and one.spot == at]
    here = spot_name(cards, view, at)
    count = f"{cards.names[card]} at {here}: you count {found[0]} there." if found else ""
    if cards.is_how_de_do(card):
        return f"{count} It never wins alone."
    if not is_open:
        return count
    return f"{count} {cards.does[card]}".strip()


def offer_hidden(cards: Cards, view: View, place: int, is_look: bool, who: Who) -> str:
    """§7.1, §7.2 Which hidden card it is, by its place and its back."""
    assert view.seat is not None
    assert view.question is not None
    rival = 1 - view.seat
    one: Laid = view.spots[view.question.spot].sides[rival][place]
    back = PERIOD_NAMES[one.period]
    if is_look:
        return f"Only you see {who(rival)}'s card that was laid in {back}."
    return f"{who(rival)}'s card that was laid in {back} turns up for everyone."


def offer_swap(cards: Cards, view: View, name: str, rival: str) -> str:
    """§7.10, §9.7 With whom, or for what."""
    if view.question is not None and view.question.kind == "barter":
        top = cards.names[cards.number_of[view.discards[-1]]]
        return f"You take {top} from the discards and leave {name} there."
    return f"{rival} gets {name}, and you get the card that {rival} chooses."


def spot_name(cards: Cards, view: View, at: int) -> str:
    """What people call a spot; nothing if an action names none."""
    if at >= len(view.spots) or not view.spots[at].card:
        return ""
    return cards.names[cards.number_of[view.spots[at].card]]
