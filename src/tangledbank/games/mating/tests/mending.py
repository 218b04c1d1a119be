"""What a refusal names, put right: by its code, on a copy of the position, for a seat's action."""

from collections.abc import Callable

from tangledbank.core.containers import pile_of
from tangledbank.games.mating.cards.cards import (
    CAMOUFLAGE,
    COMBAT,
    FLASHY,
    LEVEL_UP,
    MATE_GUARDING,
    SATELLITE_MALE,
)
from tangledbank.games.mating.rules.actions import (
    DISCARD,
    card_of,
    discards_of,
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.position import Position, is_answer
from tangledbank.games.mating.rules.sneaking import window_of
from tangledbank.games.mating.rules.state import ANSWER, NONE, OVER, THREAT, WINDOW
from tangledbank.games.mating.rules.terms import terms_of


def take_the_turn(position: Position, seat: int, action: int) -> None:
    """It is this seat's turn."""
    position.turn = seat


def take_the_choice_back(position: Position, seat: int, action: int) -> None:
    """The choice is open again."""
    position.chosen[seat] = NONE


def ask_for_it(position: Position, seat: int, action: int) -> None:
    """The question that is open asks for such an action."""
    phase = next(phase for phase in range(OVER) if is_answer(phase, kind_of(action)))
    position.ask(phase, seat)
    position.chosen[seat] = NONE


def come_back_from_lunch(position: Position, seat: int, action: int) -> None:
    """The seat is not out to lunch."""
    position.lunch[seat] = 0


def bring_into_play(position: Position, seat: int, action: int) -> None:
    """The seat has a strategy in play."""
    position.strategy[seat] = a_strategy(position, COMBAT)


def hold_it(position: Position, seat: int, action: int) -> None:
    """The cards are in the hand."""
    cards = discards_of(action) if kind_of(action) == DISCARD else [card_of(action)]
    position.hands[seat] = pile_of(sorted({*position.hands[seat], *cards}))


def find_food(position: Position, seat: int, action: int) -> None:
    """There is food enough for any card, and for an escape."""
    position.food[seat] = 20


def wait_for_its_moment(position: Position, seat: int, action: int) -> None:
    """The window of the card is open, or the question that it answers."""
    effect = position.cards.effect[card_of(action)]
    position.window = window_of(effect)
    answers = {CAMOUFLAGE: THREAT, MATE_GUARDING: ANSWER}
    position.ask(answers.get(int(effect), WINDOW), seat)


def meet_its_demands(position: Position, seat: int, action: int) -> None:
    """All that the card demands is true."""
    target, effect = target_of(action), position.cards.effect[card_of(action)]
    position.terms = terms_of(position.cards, {**position.terms.options, "predation": True})
    position.mated[seat] = 1
    if effect == LEVEL_UP:
        position.levelled[seat] = 0
    if effect == SATELLITE_MALE:
        position.satellite[seat] = 0
        position.strategy[seat] = a_strategy(position, COMBAT)
        position.strategy[position.left_of(seat)] = a_strategy(position, COMBAT)
        position.satellite[position.left_of(seat)] = 0
    for one in (seat, target) if effect == LEVEL_UP else ():
        if one != NONE:
            position.strategy[one] = a_strategy(position, FLASHY)
    if target != NONE:
        position.red_with[target] = 1
        position.offspring[target] = position.began[target] + 1


def a_strategy(position: Position, kind: int) -> int:
    """Any card of the kind."""
    return next(card for card, its in enumerate(position.cards.kind) if its == kind)


MEND: dict[str, Callable[[Position, int, int], None]] = {
    "not-your-turn": take_the_turn,
    "already-chosen": take_the_choice_back,
    "wrong-phase": ask_for_it,
    "out-to-lunch": come_back_from_lunch,
    "not-in-play": bring_into_play,
    "not-in-hand": hold_it,
    "too-dear": find_food,
    "wrong-moment": wait_for_its_moment,
    "unmet": meet_its_demands,
}
