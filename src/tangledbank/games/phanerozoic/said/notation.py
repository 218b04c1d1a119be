"""Actions in rulebook words: `evolve wattieza from bryophyta`."""

import re

from tangledbank.core.errors import BadNotation
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.actions import (
    CHOOSE,
    DISCARD,
    DRAFT,
    EVOLVE,
    KEEP,
    KEEP_GOAL,
    MUTATE,
    NOTHING,
    PLAY,
    RECOVERY,
    card_of,
    encode,
    is_action,
    kind_of,
    target_of,
)

# The first that fits is read; {card} and {target} are ids.
FORMS: tuple[tuple[int, str], ...] = (
    (CHOOSE, "choose {card}"),
    (DRAFT, "draft {card}"),
    (KEEP_GOAL, "keep goal {card}"),
    (KEEP, "keep {card}"),
    (DISCARD, "discard {card} for {target}"),
    (DISCARD, "discard {card}"),
    (MUTATE, "mutate {target} with {card}"),
    (PLAY, "play {card} on {target}"),
    (RECOVERY, "recover {target} with {card}"),
    (EVOLVE, "evolve {card} from {target}"),
)
PATTERNS = tuple(
    (kind, re.compile(form.format(card=r"(?P<card>[\w-]+)", target=r"(?P<target>[\w-]+)")))
    for kind, form in FORMS
)


def notation(cards: Cards, action: int) -> str:
    """The action in words, unique among all actions."""
    kind, card, target = kind_of(action), card_of(action), target_of(action)
    if not is_action(cards, action):
        raise BadNotation(f"The number {action} is no action of Phanerozoic.")
    names = cards.goal_ids if kind == KEEP_GOAL else cards.ids
    has_target = target != NOTHING
    [form] = [form for known, form in FORMS if known == kind and ("{target}" in form) == has_target]
    return form.format(card=names[card], target=cards.ids[target] if has_target else "")


def parse(cards: Cards, text: str) -> int:
    """The action that a text names; a species also answers to its common and Latin name."""
    for kind, pattern in PATTERNS:
        found = pattern.fullmatch(text)
        if found is None:
            continue
        known = cards.goal_number_of if kind == KEEP_GOAL else cards.number_of
        target = NOTHING
        if "target" in pattern.groupindex:
            target = number(cards.number_of, found["target"])
        return int(encode(kind, number(known, found["card"]), target))
    forms = ", ".join(f"'{form.format(card='CARD', target='TARGET')}'" for _kind, form in FORMS)
    raise BadNotation(f"{text!r} is no action; actions are written {forms}.")


def number(known: dict[str, int], name: str) -> int:
    """The card, or goal, of that name."""
    if name not in known:
        raise BadNotation(f"There is no card {name!r} in this deck.")
    return known[name]
