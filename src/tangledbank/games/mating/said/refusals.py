"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import Check, Refusal
from tangledbank.core.refusals import Saying, opening
from tangledbank.games.mating.cards.cards import CAMOUFLAGE, EFFECTS, MATE_GUARDING
from tangledbank.games.mating.cards.words import EFFECT_NAMES, WINDOWS
from tangledbank.games.mating.rules import grounds
from tangledbank.games.mating.rules.actions import NOBODY, card_of, target_of
from tangledbank.games.mating.rules.drawing import first_missing
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.sneaking import DEMANDS, is_met, window_of
from tangledbank.games.mating.rules.state import ANSWER, CHOOSING, DISCARDING, OVER, THREAT, WINDOW
from tangledbank.games.mating.said.notation import FORMS

ASKED = {  # what is asked now
    CHOOSING: ("§2.2", "Now everyone lays a strategy, or Out to Lunch, face down."),
    WINDOW: ("§6.3", "Now a player plays a sneaky card, or passes."),
    THREAT: ("§3.4", "Now the hunted one escapes, hides or gives up."),
    ANSWER: ("§6.5", "Now the one whom a sneaky card names answers it."),
    DISCARDING: ("§7.1", "Now everyone discards cards of the hand, or keeps all."),
    OVER: ("§8.1", ""),
}
COSTS = "{card} costs {cost} food, and you have {food}."
NOT_IN_HAND = "{card} is not in your hand."
SAYINGS = {
    grounds.STRATEGY_NOT_IN_HAND: Saying("not-in-hand", "§2.2", NOT_IN_HAND),
    grounds.SNEAKY_FIRST: Saying(
        "sneaky-first", "§2.2",
        "{card} is sneaky: it is played later, beside a combat or flashy strategy.",
    ),
    grounds.STRATEGY_TOO_DEAR: Saying("too-dear", "§2.2", COSTS),
    grounds.ESCAPE_TOO_DEAR: Saying(
        "too-dear", "§3.5", "An escape costs {escape} food, and you have {food}."
    ),
    grounds.DISCARD_NOT_IN_HAND: Saying("not-in-hand", "§7.1", NOT_IN_HAND),
    grounds.OUT_TO_LUNCH: Saying("out-to-lunch", "§2.4", "Nobody plays sneaky cards from lunch."),
    grounds.NOT_IN_PLAY: Saying("not-in-play", "§6.1", "A sneaky card needs a strategy in play."),
    grounds.SNEAKY_NOT_IN_HAND: Saying("not-in-hand", "§6.1", NOT_IN_HAND),
    grounds.NOT_SNEAKY: Saying(
        "not-sneaky", "§6.1", "{card} is a strategy for the reveal, not sneaky."
    ),
    grounds.WRONG_MOMENT: Saying("wrong-moment", "§6.2", "{card} is played {moment}."),
    grounds.SNEAKY_TOO_DEAR: Saying("too-dear", "§6.1", COSTS),
    grounds.NAMES_NOBODY: Saying("no-target", "§6.5", "{card} names nobody."),
    grounds.ENOUGH_FIGHTERS: Saying(
        "no-target", "§6.10", "There is a fighter already, so {card} names nobody."
    ),
    grounds.TARGET_MISSING: Saying("target-missing", "§6.5", "{card} names a rival."),
    grounds.OWN_TARGET: Saying("own-target", "§6.5", "{card} names a rival, not yourself."),
    grounds.TARGET_OUT: Saying(
        "target-out", "§6.5", "{card} names a rival with a strategy in play."
    ),
}  # fmt: skip
UNMET = {  # what would have to be true
    grounds.NO_PREDATION: "predators hunt in this game",
    grounds.NOT_FLASHY: "your strategy is flashy",
    grounds.FIGHTS_ALREADY: "it does not fight yet",
    grounds.RIVAL_NOT_FLASHY: "the rival's strategy is flashy",
    grounds.NOT_COMBAT: "your strategy is combat",
    grounds.STANDS_ASIDE: "it is a fighter",
    grounds.NO_OTHER_FIGHTER: "there is another fighter",
    grounds.RIVAL_ALONE: "the rival has a female",
    grounds.HAD_NO_FEMALE: "you had a female in Mating",
    grounds.RIVAL_GAINED_NOTHING: "the rival gained offspring this round",
}


def refusal(position: Position, seat: int, action: int, ground: int) -> Refusal:
    """The rule that is against it, in words."""
    asked, question = ASKED[position.phase]
    shared = opening(position, action, ground, over="§8.1", asked=asked, notation=FORMS.write)
    if shared is not None:
        return shared
    if ground == grounds.WRONG_PHASE:
        return Refusal("wrong-phase", asked, question)
    if ground in UNMET:
        return unmet(position, seat, action, ground)
    return said(position, seat, action, ground)


def said(position: Position, seat: int, action: int, ground: int) -> Refusal:
    """A sentence, with the card and the numbers that it names."""
    saying, cards = SAYINGS[ground], position.cards
    numbers = {"escape": position.terms.escape_cost, "food": position.food[seat]}
    if "{card}" not in saying.sentence:
        return Refusal(saying.code, saying.section, saying.sentence.format(**numbers))
    card = card_of(action)
    if ground == grounds.DISCARD_NOT_IN_HAND:
        card = first_missing(position, seat, action)
    sentence = saying.sentence.format(
        **numbers, card=cards.names[card], cost=cards.cost[card], moment=moment(cards.effect[card])
    )
    return Refusal(saying.code, saying.section, sentence, (cards.ids[card],))


def moment(effect: int) -> str:
    """§6.2 When a card is played."""
    if effect == CAMOUFLAGE:
        return "when a predator hunts you"
    if effect == MATE_GUARDING:
        return "when a sneaky card names you"
    return WINDOWS[window_of(effect)]


def unmet(position: Position, seat: int, action: int, ground: int) -> Refusal:
    """§6.7-§6.14 All that the card demands, met or not, and the first that is not."""
    card, target = card_of(action), target_of(action)
    effect = position.cards.effect[card]
    checks = tuple(
        Check(bool(is_met(position, demand, seat, target)), UNMET[demand])
        for demand in DEMANDS[effect]
        if target != NOBODY or demand != grounds.RIVAL_NOT_FLASHY
    )
    sentence = f"{EFFECT_NAMES[EFFECTS[effect]]} needs this: {UNMET[ground]}."
    section = f"§6.{effect + 7}"  # the effects stand in the order of the rulebook
    return Refusal("unmet", section, sentence, (position.cards.ids[card],), checks)
