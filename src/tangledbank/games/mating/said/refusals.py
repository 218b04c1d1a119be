"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import BadNotation, Check, Refusal, no_such_seat
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    CAMOUFLAGE,
    COMBAT,
    EFFECTS,
    FEMALE_MIMIC,
    FLASHY,
    LEVEL_UP,
    MATE_GUARDING,
    NUPTIAL_GIFT,
    SATELLITE_MALE,
    SPERM_COMPETITION,
)
from tangledbank.games.mating.cards.words import EFFECT_NAMES, WINDOWS
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
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
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.phases import ANSWER, CHOOSING, DISCARDING, OVER, THREAT, WINDOW
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.sneaking import names_a_rival, window_of
from tangledbank.games.mating.said.notation import discards_of, notation

PHASES_OF = {
    PLAY: (CHOOSING,),
    LUNCH: (CHOOSING,),
    PASS: (WINDOW,),
    PASS_AHEAD: (WINDOW,),
    SNEAK: (WINDOW, THREAT, ANSWER),
    ESCAPE: (THREAT,),
    GIVE_UP: (THREAT,),
    ACCEPT: (ANSWER,),
    DISCARD: (DISCARDING,),
}
ASKED = {
    CHOOSING: ("§2.2", "Now everyone lays a strategy, or Out to Lunch, face down."),
    WINDOW: ("§6.3", "Now a player plays a sneaky card, or passes."),
    THREAT: ("§3.4", "Now the hunted one escapes, hides or gives up."),
    ANSWER: ("§6.5", "Now the one whom a sneaky card names answers it."),
    DISCARDING: ("§7.1", "Now everyone discards cards of the hand, or keeps all."),
}
SECTION_OF = {
    ALARM_CALL: "§6.7",
    CAMOUFLAGE: "§6.8",
    LEVEL_UP: "§6.10",
    SATELLITE_MALE: "§6.11",
    FEMALE_MIMIC: "§6.12",
    NUPTIAL_GIFT: "§6.13",
    SPERM_COMPETITION: "§6.14",
    MATE_GUARDING: "§6.15",
}


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """None if the action is legal, else the first rule that it breaks."""
    if action in position.legal(seat):
        return None
    if not 0 <= seat < position.seats:
        return no_such_seat(int(position.seats))
    if position.phase == OVER:
        return Refusal("over", "§8.1", "The game is over.")
    if not position.is_asked(seat):
        return not_asked(position, seat, action)
    return refusal(position, seat, action)


def not_asked(position: Position, seat: int, action: int) -> Refusal:
    """Somebody else is to act, or this seat has chosen already, or is out."""
    section = ASKED[position.phase][0]
    if position.is_secret():
        return Refusal("already-chosen", section, "You have chosen; the others are still choosing.")
    if kind_of(action) == SNEAK:
        if position.lunch[seat]:
            return Refusal("out-to-lunch", "§2.4", "Nobody plays sneaky cards from lunch.")
        if not position.is_in_play(seat):
            return Refusal("not-in-play", "§6.1", "A sneaky card needs a strategy in play.")
    return Refusal("not-your-turn", section, f"It is the turn of seat {position.turn + 1}.")


def refusal(position: Position, seat: int, action: int) -> Refusal:
    """The first rule that the action breaks: words, phase, card, cost, demand."""
    kind, card = kind_of(action), card_of(action)
    try:
        notation(position.cards, action)
    except BadNotation as error:
        return Refusal("no-such-action", "", str(error))
    if position.phase not in PHASES_OF[kind]:
        section, sentence = ASKED[position.phase]
        return Refusal("wrong-phase", section, sentence)
    if kind == ESCAPE:
        cost, food = position.terms.escape_cost, position.food[seat]
        return Refusal("too-dear", "§3.5", f"An escape costs {cost} food, and you have {food}.")
    if kind == DISCARD:
        missing = [one for one in discards_of(action) if one not in position.hands[seat]]
        return about(position, "not-in-hand", "§7.1", "{} is not in your hand.", missing[0])
    if card not in position.hands[seat]:
        section = "§2.2" if kind == PLAY else "§6.1"
        return about(position, "not-in-hand", section, "{} is not in your hand.", card)
    if kind == PLAY:
        return refused_strategy(position, seat, card)
    return refused_sneak(position, seat, card, target_of(action))


def refused_strategy(position: Position, seat: int, card: int) -> Refusal:
    """§2.2 A sneaky card, or one that cannot be paid."""
    if position.cards.is_sneaky(card):
        return about(
            position, "sneaky-first", "§2.2",
            "{} is sneaky: it is played later, beside a combat or flashy strategy.", card,
        )  # fmt: skip
    return too_dear(position, seat, card, "§2.2")


def too_dear(position: Position, seat: int, card: int, section: str) -> Refusal:
    """§2.2, §6.1 The cost must be there before the card is played."""
    cost, food = position.cards.cost[card], position.food[seat]
    return about(
        position, "too-dear", section, f"{{}} costs {cost} food, and you have {food}.", card
    )


def refused_sneak(position: Position, seat: int, card: int, target: int) -> Refusal:
    """§6 The moment, the cost, then what the card demands (M34)."""
    cards = position.cards
    if not cards.is_sneaky(card):
        return about(
            position, "not-sneaky", "§6.1", "{} is a strategy for the reveal, not sneaky.", card
        )
    effect = int(cards.effect[card])
    if not is_its_time(position, effect):
        return about(position, "wrong-moment", "§6.2", f"{{}} is played {moment(effect)}.", card)
    if cards.cost[card] > position.food[seat]:
        return too_dear(position, seat, card, "§6.1")
    if effect in (FEMALE_MIMIC, SPERM_COMPETITION, LEVEL_UP):
        wrong = refused_target(position, seat, card, effect, target)
        if wrong is not None:
            return wrong
    elif target != NOBODY:
        return about(position, "no-target", "§6.5", "{} names nobody.", card)
    return unmet(position, seat, card, effect, target)


def is_its_time(position: Position, effect: int) -> bool:
    """§6.2 The window of the card, or the question that it answers."""
    if position.phase == THREAT:
        return effect == CAMOUFLAGE
    if position.phase == ANSWER:
        return effect == MATE_GUARDING
    return bool(window_of(effect) == position.window)


def moment(effect: int) -> str:
    """When a card is played."""
    if effect == CAMOUFLAGE:
        return "when a predator hunts you"
    if effect == MATE_GUARDING:
        return "when a sneaky card names you"
    return WINDOWS[window_of(effect)]


def refused_target(
    position: Position, seat: int, card: int, effect: int, target: int
) -> Refusal | None:
    """§6.5 A rival with a strategy in play is named, exactly where the card names one."""
    names = names_a_rival(position, effect)
    if names and target == NOBODY:
        return about(position, "target-missing", "§6.5", "{} names a rival.", card)
    if not names and target != NOBODY:
        return about(
            position, "no-target", SECTION_OF[effect],
            "There is a fighter already, so {} names nobody.", card,
        )  # fmt: skip
    if target == seat:
        return about(position, "own-target", "§6.5", "{} names a rival, not yourself.", card)
    if names and (target >= position.seats or not position.is_in_play(target)):
        return about(
            position, "target-out", "§6.5", "{} names a rival with a strategy in play.", card
        )
    return None


def unmet(position: Position, seat: int, card: int, effect: int, target: int) -> Refusal:
    """§6.7-§6.14 What the card demands, met or not."""
    checks = tuple(demands(position, seat, effect, target))
    title = EFFECT_NAMES[EFFECTS[effect]]
    missing = next(check.text for check in checks if not check.met)
    sentence = f"{title} needs this: {missing}."
    return Refusal("unmet", SECTION_OF[effect], sentence, (position.cards.ids[card],), checks)


def demands(position: Position, seat: int, effect: int, target: int) -> list[Check]:
    """§6.7-§6.14 Each demand of a card in a few words."""
    if effect == ALARM_CALL:
        return [Check(bool(position.terms.predation), "predators hunt in this game")]
    if effect == LEVEL_UP:
        found = [
            Check(bool(position.colour(seat) == FLASHY), "your strategy is flashy"),
            Check(not position.levelled[seat], "it does not fight yet"),
        ]
        if target != NOBODY:
            is_flashy = bool(position.colour(target) == FLASHY)
            found.append(Check(is_flashy, "the rival's strategy is flashy"))
        return found
    if effect == SATELLITE_MALE:
        return [
            Check(bool(position.colour(seat) == COMBAT), "your strategy is combat"),
            Check(bool(position.is_fighter(seat)), "it is a fighter"),
            Check(position.fighters() > 1, "there is another fighter"),
        ]
    if effect == FEMALE_MIMIC:
        return [Check(position.females_of(target) > 0, "the rival has a female")]
    had = Check(position.mated[seat] > 0, "you had a female in Mating")
    if effect == NUPTIAL_GIFT:
        return [had]
    return [had, Check(position.gain(target) > 0, "the rival gained offspring this round")]


def about(position: Position, code: str, section: str, sentence: str, card: int) -> Refusal:
    """A refusal that names a card."""
    name = position.cards.names[card]
    return Refusal(code, section, sentence.format(name), (position.cards.ids[card],))
