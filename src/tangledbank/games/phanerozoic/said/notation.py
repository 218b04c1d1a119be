"""Actions in rulebook words: `evolve wattieza from bryophyta`."""

from tangledbank.core.forms import Form, Forms, Id, Numbers
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

CARD = Id()  # a species also answers to its common and Latin name
GOAL = Id("goal", "goal_ids", "goal_number_of")


def unpack(action: int) -> tuple[int, Numbers]:
    """What is done, with which card, and to which."""
    target = int(target_of(action))
    return int(kind_of(action)), {
        "card": int(card_of(action)),
        "target": None if target == NOTHING else target,
    }


def pack(kind: int, numbers: Numbers) -> int:
    """The number of an action."""
    target = numbers.get("target")
    return int(encode(kind, numbers["card"], NOTHING if target is None else target))


FORMS = Forms(
    "Phanerozoic",
    Form(CHOOSE, "choose {card}", card=CARD),
    Form(DRAFT, "draft {card}", card=CARD),
    Form(KEEP_GOAL, "keep goal {card}", card=GOAL),
    Form(KEEP, "keep {card}", card=CARD),
    Form(DISCARD, "discard {card}[ for {target}]", card=CARD, target=CARD),
    Form(MUTATE, "mutate {target} with {card}", card=CARD, target=CARD),
    Form(PLAY, "play {card} on {target}", card=CARD, target=CARD),
    Form(RECOVERY, "recover {target} with {card}", card=CARD, target=CARD),
    Form(EVOLVE, "evolve {card} from {target}", card=CARD, target=CARD),
    means=is_action,
    unpack=unpack,
    pack=pack,
)
