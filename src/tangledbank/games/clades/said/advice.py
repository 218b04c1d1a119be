"""What an action is about, in three steps: what to look at, which cards, and what to do."""

from tangledbank.core.thinking import Aspect
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.qualities import (
    CLADES,
    COLOURS,
    NO_CARD,
    clade_of,
    colour_of,
    environment_of,
    number_of,
)
from tangledbank.games.clades.rules.actions import (
    HINT,
    PASS,
    STUCK,
    UNSTUCK,
    first_of,
    given_of,
    is_call,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.triples import is_triple
from tangledbank.games.clades.seen.view import View

# In the order of `CladesMind.look`.
ASPECTS = (
    Aspect(
        per=1.0,
        more="It brings {number} cards more at once.",
        less="It brings {number} cards fewer at once.",
    ),
    Aspect(
        per=1.0,
        more="It leaves {number} triples more in a rival's reach.",
        less="It leaves {number} triples fewer in a rival's reach.",
    ),
)

WORDS = {
    STUCK: "Say that you are stuck.",
    UNSTUCK: "Keep looking; you need not stay stuck.",
    PASS: "Pass.",
    HINT: "Ask for a hint.",
}
NUDGES = {
    STUCK: "Look once more whether there is a triple at all.",
    UNSTUCK: "Look again before the others do.",
    PASS: "Look once more whether there is a triple at all.",
    HINT: "Think about what a hint would cost you.",
}
PLACES = ("in the water", "on the land", "in the air")
ANIMALS = ("one animal", "two animals", "three animals")


def nudge(cards: Cards, view: View, action: int) -> str:
    """What to look at, without the triple: what is alike in it, clade first."""
    if not is_call(action):
        return NUDGES[action]
    a, b, c = called(action)
    if not is_triple(a, b, c):
        return "Look at every quality of all three cards once more."
    if clade_of(a) == clade_of(b):
        return f"Look at the {CLADES[clade_of(a)]}s: a triple of one clade brings more."
    if environment_of(a) == environment_of(b):
        return f"Look at the animals {PLACES[environment_of(a)]}."
    if colour_of(a) == colour_of(b):
        return f"Look at the {COLOURS[colour_of(a)]} cards."
    if number_of(a) == number_of(b):
        return f"Look at the cards with {ANIMALS[number_of(a)]}."
    return "Look for three cards that have nothing in common."


def about(cards: Cards, view: View, action: int) -> tuple[str, ...]:
    """§3.1 The cards of a call, §7.3 and the one given for it."""
    if not is_call(action):
        return ()
    named = [cards.ids[card] for card in (*called(action), given_of(action)) if card != NO_CARD]
    return tuple([name for name in named if name in view.reach or name in view.hand])


def advice(cards: Cards, view: View, action: int) -> str:
    """The action as a sentence."""
    if not is_call(action):
        return WORDS[action]
    a, b, c = [cards.names[card] for card in called(action)]
    given = int(given_of(action))
    gift = "" if given == NO_CARD else f", and give {cards.names[given]} for it"
    return f"Call {a}, {b} and {c}{gift}."


def called(action: int) -> tuple[int, int, int]:
    """The three cards of a call."""
    return int(first_of(action)), int(second_of(action)), int(third_of(action))
