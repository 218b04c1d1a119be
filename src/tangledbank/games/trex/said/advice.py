"""What a thinker says to a person: what to look at, which cards, which action, and what it brings.

The first of these gives no action away; none of them says more than the seat's view.
"""

from tangledbank.core.thinking import Aspect
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.cards.words import PERIOD_NAMES
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.said.offers import asker, spot_name
from tangledbank.games.trex.seen.view import Laid, View

# In the order of `TrexMind.look`: by the end of the round.
ASPECTS = (
    Aspect(
        per=0.15,
        more="It brings {number} points more by the end of the round.",
        less="It costs {number} points by the end of the round.",
    ),
    Aspect(
        per=0.15,
        more="A rival wins {number} points more by the end of the round.",
        less="It costs a rival {number} points by the end of the round.",
    ),
    Aspect(
        per=0.3,
        more="You have {number} cards more for the next round.",
        less="It costs {number} cards by the end of the round.",
    ),
    Aspect(
        per=0.3,
        more="A rival has {number} cards more for the next round.",
        less="It costs a rival {number} cards by the end of the round.",
    ),
    Aspect(
        per=1.0,
        more="Your cards show {number} footprints more in the next round.",
        less="Your cards show {number} footprints fewer in the next round.",
    ),
)

# what to think about, by what is asked
WORTH_A_LOOK = {
    "hand": "Look for a card of each period in your hand.",
    "order": "Look at the Prehistoric cards: some get in each other's way.",
    "ice": "Think about where you want to reveal a card, and where your rival does.",
    "tar": "Think about which cards may want to move in this round.",
    "meteor": "Look for the card of your hand that you need least.",
    "gift": "Look for the card of your hand that you need least.",
    "trade": "Compare the period cards among the spots with those in your hand.",
    "use": "Think about what {asker} does to both of you.",
    "peek": "Look at your rival's hidden cards at {here}.",
    "flip": "Look at your rival's hidden cards at {here}.",
    "shift": "Look at the spots beside your cards.",
    "shove": "Look at the spots beside the cards that your rival has shown.",
    "recall": "Look at the cards that you have played.",
    "discard": "Think about who can spare a card, you or your rival.",
    "discard too": "Look for the card of your hand that you need least.",
    "give": "Think about what {asker} would count at {here} with the bonus.",
    "exchange": "Look for the card of your hand that you need least.",
    "relocate": "Look at the spot cards: each lies between two sides.",
    "limit": "Look for the card of your hand that you need least.",
    "sequence": "Think about which text should act before the other.",
    "top": "Look at the top cards at {here}.",
    "spend": "Look for the card at {here} that you need least.",
    "barter": "Look at the top card of the discards.",
    "sell": "Compare what {asker} and Rexonomics are worth to you.",
}
PLAIN = {
    a.KEEP: "Keep this hand.",
    a.REDRAW: "Show this hand and take another.",
    a.NO_TRADE: "Do not trade.",
    a.PASS: "Pass.",
}
NUMERALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def nudge(cards: Cards, view: View, action: int) -> str:
    """What to look at; of a play, where."""
    kind = int(a.kind_of(action))
    if view.question is None or view.question.kind == "play":
        if kind == a.PASS:
            return "Think about what your cards can still win in this period."
        return f"Look at {spot_name(cards, view, int(a.spot_of(action)))}."
    here = spot_name(cards, view, view.question.spot) if view.question.spot >= 0 else ""
    said = WORTH_A_LOOK[view.question.kind]
    return said.format(asker=asker(cards, view), here=here or "this spot")


def about(cards: Cards, view: View, action: int) -> tuple[str, ...]:
    """The card of the action, the spots that it names, and the card that asks."""
    kind = int(a.kind_of(action))
    found: list[str] = []
    if a.card_of(action) != a.NO_CARD:
        found.append(cards.ids[a.card_of(action)])
    if kind in (a.LOOK, a.TURN_UP):
        found.append(hidden(view, action).card)
        found.append(spot_card(view, view.question.spot if view.question is not None else -1))
    else:
        found.append(spot_card(view, int(a.spot_of(action))))
        found.append(spot_card(view, int(a.other_of(action))))
    if kind in (a.USE, a.LEAVE, a.SELL) and view.question is not None:
        found.append(view.question.card)
    return tuple(dict.fromkeys(one for one in found if one))


def advice(cards: Cards, view: View, action: int) -> str:
    """The action, as one says it across the table."""
    kind = int(a.kind_of(action))
    if kind in PLAIN:
        return PLAIN[kind]
    name = cards.names[a.card_of(action)] if a.card_of(action) != a.NO_CARD else ""
    if kind in (a.PLAY_DOWN, a.PLAY_OPEN):
        return advice_on_play(cards, view, action)
    if kind in (a.LOOK, a.TURN_UP):
        return advice_on_hidden(view, action)
    here = spot_name(cards, view, int(a.spot_of(action)))
    there = spot_name(cards, view, int(a.other_of(action)))
    return {
        a.FIRST: f"Let {name} act first.",
        a.CHOOSE: f"Choose {here}.",
        a.DISCARD: f"Discard {name}.",
        a.GIVE: f"Give {name} away.",
        a.TRADE: f"Trade {name} for {here}.",
        a.USE: f"Use what {asker(cards, view)} does.",
        a.LEAVE: "Leave it.",
        a.MOVE: f"Move {name} to {here}.",
        a.SHOVE: f"Shove {name} to {here}.",
        a.TAKE_BACK: f"Take {name} back to your hand.",
        a.SWAP: advice_on_swap(cards, view, name),
        a.RELOCATE: f"Let {here} and {there} change places.",
        a.DISREGARD: f"Disregard {name}.",
        a.SELL: f"Give {asker(cards, view)} to your rival and take Rexonomics.",
    }[kind]


def advice_on_play(cards: Cards, view: View, action: int) -> str:
    """§3.2 Which card, where, and how."""
    name, here = cards.names[a.card_of(action)], spot_name(cards, view, int(a.spot_of(action)))
    if a.kind_of(action) == a.PLAY_DOWN:
        return f"Play {name} face down at {here}."
    return f"Play {name} revealed at {here}."


def advice_on_hidden(view: View, action: int) -> str:
    """§7.1, §7.2 Which of the rival's cards, by its place."""
    place = int(a.spot_of(action))
    which = f"the {NUMERALS[place]} card" if place < len(NUMERALS) else "the last card"
    laid = f"{which} on your rival's side, laid in {PERIOD_NAMES[hidden(view, action).period]}"
    return f"Look at {laid}." if a.kind_of(action) == a.LOOK else f"Turn up {laid}."


def advice_on_swap(cards: Cards, view: View, name: str) -> str:
    """§7.10, §9.7 For an unknown card, or for the top discard."""
    if view.question is not None and view.question.kind == "barter":
        return f"Take {cards.names[cards.number_of[view.discards[-1]]]} and discard {name}."
    return f"Offer {name}."


def hidden(view: View, action: int) -> Laid:
    """The card of the rival that is looked at, or turned up."""
    assert view.seat is not None
    assert view.question is not None
    return view.spots[view.question.spot].sides[1 - view.seat][int(a.spot_of(action))]


def spot_card(view: View, at: int) -> str:
    """The id of a spot's card; nothing if no spot is meant."""
    return view.spots[at].card if 0 <= at < len(view.spots) else ""
