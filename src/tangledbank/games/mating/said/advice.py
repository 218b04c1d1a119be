"""Advice: what to look at, which cards it is about, and the action as one sentence."""

from tangledbank.core.thinking import Aspect
from tangledbank.core.words import counted, listed
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    COMBAT,
    EFFECTS,
    FEMALE_MIMIC,
    FOOD_CACHE,
    LEVEL_UP,
    NUPTIAL_GIFT,
    SATELLITE_MALE,
    Cards,
)
from tangledbank.games.mating.cards.words import EFFECT_NAMES
from tangledbank.games.mating.rules.actions import (
    DISCARD,
    ESCAPE,
    GIVE_UP,
    LUNCH,
    NOBODY,
    PASS,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    discards_of,
    kind_of,
    target_of,
)
from tangledbank.games.mating.seen.view import View

ASPECTS = (  # in the order of `MatingMind.look`
    Aspect(
        per=0.25,
        more="It brings {number} more offspring by the end of the round.",
        less="It costs {number} offspring by the end of the round.",
    ),
    Aspect(
        per=0.5,
        more="It leaves {number} more food in your nest.",
        less="It leaves {number} less food in your nest.",
    ),
    Aspect(
        per=0.25,
        more="A rival gets {number} more offspring by the end of the round.",
        less="A rival gets {number} fewer offspring by the end of the round.",
    ),
)


# -- what to look at -----------------------------------------------------------------------
def nudge(cards: Cards, view: View, action: int) -> str:
    """Where to look; not what to do."""
    if view.phase == "choosing":
        return look_at_a_choice(view, action)
    if view.phase == "threat":
        return "Think about what your strategy may still bring, and what an escape costs."
    if view.phase == "answer":
        return "Think about what this card would take from you."
    if view.phase == "discarding":
        return "Look at the cards in your hand: which will you hardly ever play?"
    return look_at_a_window(view)


def look_at_a_choice(view: View, action: int) -> str:
    """§2.2 At what is close: the goal, or the food."""
    assert view.seat is not None
    me = view.players[view.seat]
    goal = int(view.options["goal"])
    rivals = [one for seat, one in enumerate(view.players) if seat != view.seat]
    if not view.options["long_life"]:
        if goal - me.offspring <= 3:
            return "Think about how few offspring you still need."
        if any(goal - rival.offspring <= 3 for rival in rivals):
            return "Think about how few offspring a rival still needs."
    if kind_of(action) == LUNCH or me.food <= 3:
        return "Look at your food, and at what it may become in later rounds."
    return "Think about what your rivals can pay for, and which stand they will go for."


def look_at_a_window(view: View) -> str:
    """§6.2 At what comes after the window."""
    if view.window == 1:
        return "Think about who will be hunted in this round."
    if view.window == 2:
        return "Think about who will fight in this round, and which females are left."
    if view.window == 3:
        return "Look at the females that stand with each male."
    return "Look at the offspring of this round, and at how close everyone is to the end."


# -- what it is about ----------------------------------------------------------------------
def about(cards: Cards, view: View, action: int) -> tuple[str, ...]:
    """The cards to look at: those of the action, else those that it decides about."""
    assert view.seat is not None
    kind = kind_of(action)
    if kind == DISCARD:
        return tuple([cards.ids[card] for card in discards_of(action)]) or view.hand
    if kind == PLAY:
        return (cards.ids[card_of(action)],)
    if kind == SNEAK:
        return (cards.ids[card_of(action)], *named(view, int(target_of(action))))
    if view.phase == "threat":
        return in_play(view, view.seat)
    if view.phase == "answer" and view.sneaking is not None:
        return (view.sneaking.card, *in_play(view, view.seat))
    if kind == LUNCH:
        return view.hand
    return tuple([card for card in view.hand if cards.is_sneaky(cards.number_of[card])])


def named(view: View, target: int) -> tuple[str, ...]:
    """§6.5 The strategy of the rival that is named."""
    return () if target == NOBODY else in_play(view, target)


def in_play(view: View, seat: int) -> tuple[str, ...]:
    """The strategy of a seat."""
    strategy = view.players[seat].strategy
    return () if strategy is None else (strategy.card,)


# -- what to do ----------------------------------------------------------------------------
def advice(cards: Cards, view: View, action: int) -> str:
    """The action, as someone would say it across the table."""
    kind = kind_of(action)
    if kind == PLAY:
        card = card_of(action)
        verb = "Fight" if cards.kind[card] == COMBAT else "Shine"
        return f"{verb} with the {cards.animals[card]}."
    if kind == LUNCH:
        return "Go out to lunch in this round."
    if kind == DISCARD:
        return discard(cards, discards_of(action))
    if kind == SNEAK:
        return sneak(cards, view, int(card_of(action)), int(target_of(action)))
    if kind == PASS:
        return "Pass, and keep your sneaky cards." if has_sneaky(cards, view) else "Pass."
    if kind == PASS_AHEAD:
        return "Pass for the rest of the round."
    if kind == ESCAPE:
        return f"Pay {view.options['escape_cost']} food, and escape."
    if kind == GIVE_UP:
        return "Give the strategy up, and keep your food."
    return "Let it happen."


def has_sneaky(cards: Cards, view: View) -> bool:
    """Whether there is something to keep."""
    return any(cards.is_sneaky(cards.number_of[card]) for card in view.hand)


def discard(cards: Cards, discards: list[int]) -> str:
    """§7.1 By name, if they are few."""
    if not discards:
        return "Keep all your cards."
    if len(discards) > 2:
        return f"Discard {counted(len(discards), 'card', 'cards')}."
    return f"Discard {listed([title(cards, card) for card in discards])}."


def title(cards: Cards, card: int) -> str:
    """A card as people call it."""
    if cards.is_sneaky(card):
        return effect_name(cards, card)
    return f"the {cards.animals[card]}"


def effect_name(cards: Cards, card: int) -> str:
    """§6.7-§6.15 What a sneaky card is called."""
    return EFFECT_NAMES[EFFECTS[cards.effect[card]]]


def sneak(cards: Cards, view: View, card: int, target: int) -> str:
    """§6.7-§6.15 A sneaky card, and what it is for."""
    name = effect_name(cards, card)
    effect = cards.effect[card]
    if effect == ALARM_CALL:
        return f"Play {name}, so that predators look elsewhere."
    if effect == FOOD_CACHE:
        return f"Play {name} for its food."
    if effect == SATELLITE_MALE:
        return f"Play {name}, and stay out of the fight."
    if effect == NUPTIAL_GIFT:
        return f"Play {name} for one more offspring."
    if target == NOBODY:
        if effect == LEVEL_UP:
            return f"Play {name}, and join the fight."
        return f"Answer with {name}."
    strategy = view.players[target].strategy
    male = "rival" if strategy is None else cards.animals[cards.number_of[strategy.card]]
    if effect == LEVEL_UP:
        return f"Play {name}, and draw the {male} into a fight."
    if effect == FEMALE_MIMIC:
        return f"Play {name}, and lure a female away from the {male}."
    return f"Play {name}, and take one offspring from the {male}."
