"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import Check, Refusal
from tangledbank.core.refusals import Saying, opening
from tangledbank.games.phanerozoic.cards.cards import GROWTHS, HABITATS, ICONS, Cards
from tangledbank.games.phanerozoic.rules import grounds
from tangledbank.games.phanerozoic.rules.actions import (
    DISCARD,
    EVOLVE,
    MUTATE,
    PLAY,
    card_of,
    kind_of,
    target_of,
)
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import (
    ACTING,
    CHOOSING,
    DRAFTING,
    KEEPING_GOALS,
    OVER,
)
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.said.log import say_value
from tangledbank.games.phanerozoic.said.notation import FORMS

ASKED = {
    CHOOSING: ("§2.4", "Now everyone chooses a card of their hand."),
    DRAFTING: ("§2.7", "Now cards are drafted from the pool."),
    ACTING: ("§3.1", "Now a face-up card is kept, discarded or played."),
    KEEPING_GOALS: ("§5.1", "Now everyone keeps a goal."),
    OVER: ("§5.3", ""),
}
SECTION = {DISCARD: "§3.3", MUTATE: "§3.4", EVOLVE: "§3.10", PLAY: "§3.6"}  # what needs a target

# {card} is the card of the action, {target} its target; a refusal names those that it says.
SAYINGS = {
    grounds.NO_CARD: Saying("no-cards", "§2.4", "You hold no card to choose (ruling N27)."),
    grounds.NOT_IN_HAND: Saying("not-in-hand", "§2.4", "{card} is not in your hand."),
    grounds.NOT_IN_POOL: Saying("not-in-pool", "§2.7", "{card} is not in the pool."),
    grounds.NOT_FACE_UP: Saying("not-face-up", "§3.1", "{card} does not lie face up before you."),
    grounds.RECOVERED_FIRST: Saying(
        "recovered-first", "§3.9", "{recovered} was recovered and must be acted with at once."
    ),
    grounds.NO_BONUS: Saying("no-bonus", "§3.3", "{card} is no species and has no bonus."),
    grounds.OTHER_ROW: Saying(
        "other-row", "§3.3", "The bonus of {card} is not for the row of {target}."
    ),
    grounds.NO_MUTATION: Saying("no-mutation", "§3.4", "{card} is no mutation."),
    grounds.NO_SPECIES: Saying("no-species", "§3.10", "{card} is no species."),
    grounds.NO_EVENT: Saying("no-event", "§3.6", "{card} is no event."),
    grounds.NO_RECOVER: Saying("no-recover", "§3.9", "{card} recovers nothing."),
    grounds.RECOVER_A_CARD: Saying(
        "recover-a-card", "§3.9", "{card} takes a card of the discard pile: recover CARD with it."
    ),
    grounds.NOT_DISCARDED: Saying("not-discarded", "§3.9", "{target} is not in the discard pile."),
    grounds.NOT_ALIVE: Saying("not-alive", "", "{target} is not alive."),
    grounds.ICON_TWICE: Saying("icon-twice", "§3.5", "{target} shows the icon of {card} already."),
    grounds.OTHER_HABITAT: Saying(
        "other-habitat", "§3.8", "{card} strikes {habitat}, and {target} does not live there."
    ),
    grounds.OTHER_KIND: Saying(
        "other-kind", "§3.10", "{card} and {target} are of different rows (ruling N14)."
    ),
    grounds.NO_MUTATIONS: Saying(
        "no-mutations", "§3.10", "{target} carries no mutation, so {card} cannot descend from it."
    ),
    grounds.PARENT_LACKS: Saying(
        "parent-lacks", "§3.11", "{target} lacks {lacks} to become {card}."
    ),
}


def refusal(position: State, seat: int, action: int, ground: int) -> Refusal:
    """What is against the action, in words."""
    section, asked = ASKED[position.phase]
    shared = opening(position, action, ground, over="§5.3", asked=section, notation=FORMS.write)
    if shared is not None:
        return shared
    if ground == grounds.WRONG_PHASE:
        return Refusal("wrong-phase", section, asked)
    if ground == grounds.NOT_YOUR_GOAL:
        goal = position.cards.goal_names[card_of(action)]
        return Refusal("not-your-goal", "§5.1", f"{goal} is not one of your goals.")
    return about_cards(position, action, ground)


def about_cards(position: State, action: int, ground: int) -> Refusal:
    """A refusal that names cards: first the one that is acted with."""
    cards = position.cards
    saying = SAYINGS[ground]
    named = {"card": int(card_of(action)), "target": int(target_of(action))}
    if ground == grounds.RECOVERED_FIRST:
        named = {"recovered": int(position.pending[position.pending.count - 1])}
    said = {name: card for name, card in named.items() if f"{{{name}}}" in saying.sentence}
    words = {name: say_value(cards, "card", cards.ids[card]) for name, card in said.items()}
    checks: tuple[Check, ...] = ()
    if ground == grounds.OTHER_HABITAT:
        words["habitat"] = HABITATS[cards.event_habitat[named["card"]]]
    if ground in (grounds.NO_MUTATIONS, grounds.PARENT_LACKS):
        parent = position.living(named["target"])
        checks = parent_checks(cards, named["card"], parent)
        words["lacks"] = " and ".join(lacks(cards, named["card"], parent))
    return Refusal(
        saying.code,
        saying.section or SECTION[kind_of(action)],
        saying.sentence.format(**words),
        tuple(cards.ids[card] for card in said.values()),
        checks,
    )


def lacks(cards: Cards, species: int, parent: Living) -> list[str]:
    """§3.11 What the species wants and its parent has not; growth only if that is all."""
    missing = parent.missing_marks(cards, species)
    found = [icon for place, icon in enumerate(ICONS) if missing >> place & 1]
    if parent.stars < cards.stars[species]:
        found.insert(0, f"{cards.stars[species]} stars")
    return found or [f"growth by {GROWTHS[cards.needed_growth[species]]}"]


def parent_checks(cards: Cards, species: int, parent: Living) -> tuple[Check, ...]:
    """§3.10, §3.11 All that the species wants of its parent, met or not."""
    stars, has = int(cards.stars[species]), int(parent.stars)
    found = [
        Check(bool(parent.mutations), "carries a mutation"),
        Check(has >= stars, f"{stars} {'star' if stars == 1 else 'stars'}, has {has}"),
    ]
    for place, icon in enumerate(ICONS):
        if cards.needed_marks[species] >> place & 1:
            is_missing = parent.missing_marks(cards, species) >> place & 1
            found.append(Check(not is_missing, icon))
    growth = cards.needed_growth[species]
    if growth:
        is_met = not parent.misses_growth(cards, species)
        found.append(Check(is_met, f"growth by {GROWTHS[growth]}"))
    return tuple(found)
