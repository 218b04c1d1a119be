"""What each refusal asks for: how to change exactly what it names, so that it is not met again.

Nothing mends a number that is no action, a seat that is not there, or a gift for nothing.
"""

from collections.abc import Callable

from tangledbank.core.containers import Pile
from tangledbank.games.clades.rules.actions import first_of, given_of, second_of, third_of
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.setup import make_terms


def go_on_playing(position: Position, seat: int, action: int) -> None:
    """§11"""
    position.is_over = False
    position.turn = seat


def give_the_turn(position: Position, seat: int, action: int) -> None:
    """§9.1"""
    position.turn = seat


def end_the_break(position: Position, seat: int, action: int) -> None:
    """§6.1"""
    position.resting = -1


def take_turns(position: Position, seat: int, action: int) -> None:
    """§9.1"""
    change(position, untimed=True)
    position.turn = seat


def take_no_turns(position: Position, seat: int, action: int) -> None:
    """§9.1"""
    change(position, untimed=False)


def be_unstuck(position: Position, seat: int, action: int) -> None:
    """§5.6"""
    position.is_stuck[seat] = 0


def be_stuck(position: Position, seat: int, action: int) -> None:
    """§5.6"""
    position.is_stuck[seat] = 1


def allow_hints(position: Position, seat: int, action: int) -> None:
    """§5.5"""
    change(position, hints=True)


def forget_hints(position: Position, seat: int, action: int) -> None:
    """§5.5"""
    position.hint[seat] = 0


def forget_false_calls(position: Position, seat: int, action: int) -> None:
    """§7.1"""
    position.late_false_calls[seat] = 0


def share_what_is_out_of_reach(position: Position, seat: int, action: int) -> None:
    """§3.1, §3.3"""
    for card in named(action):
        if not (card in position.shared or card in position.hands[seat]):
            move(position, card, position.shared)


def share_what_is_personal(position: Position, seat: int, action: int) -> None:
    """§7.2"""
    for card in named(action):
        move(position, card, position.shared)


def leave_one_to_give(position: Position, seat: int, action: int) -> None:
    """§7.3"""
    while position.hands[seat].count > 1:
        position.deck.add(position.hands[seat].draw())


def own_the_gift(position: Position, seat: int, action: int) -> None:
    """§7.3"""
    if position.hands[seat].count == 3:
        position.deck.add(position.hands[seat].draw())
    move(position, int(given_of(action)), position.hands[seat])


def end_the_wait(position: Position, seat: int, action: int) -> None:
    """§3.4"""
    position.locked_until[seat] = 0


def forget_the_triple(position: Position, seat: int, action: int) -> None:
    """§3.2"""
    position.claims = [one for one in position.claims if one.seat != seat]


MEND: dict[str, Callable[[Position, int, int], None]] = {
    "over": go_on_playing,
    "not-your-turn": give_the_turn,
    "on-a-break": end_the_break,
    "no-turns": take_turns,
    "turns": take_no_turns,
    "stuck-already": be_unstuck,
    "not-stuck": be_stuck,
    "no-hints": allow_hints,
    "no-more-hints": forget_hints,
    "no-calls-left": forget_false_calls,
    "not-in-reach": share_what_is_out_of_reach,
    "late": share_what_is_out_of_reach,
    "yours": share_what_is_out_of_reach,
    "one-personal": share_what_is_personal,
    "no-gift": leave_one_to_give,
    "not-yours": own_the_gift,
    "locked": end_the_wait,
    "window": forget_the_triple,
}


# -- helping hands -------------------------------------------------------------------------
def change(position: Position, **options: bool) -> None:
    """Other terms, for this position alone."""
    position.terms = make_terms(int(position.seats), {**position.terms.options, **options})


def named(action: int) -> list[int]:
    """The three cards of a call."""
    return [int(first_of(action)), int(second_of(action)), int(third_of(action))]


def move(position: Position, card: int, to: Pile) -> None:
    """From wherever it lies."""
    for pile in (position.deck, position.shared, position.aside, *position.hands, *position.piles):
        if card in pile:
            pile.take(card)
    to.add(card)
