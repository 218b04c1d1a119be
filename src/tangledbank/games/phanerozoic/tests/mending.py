"""What each refusal names, put right: nothing else about the table is changed."""

from collections.abc import Callable

from tangledbank.games.phanerozoic.rules.actions import NOTHING, card_of, kind_of, target_of
from tangledbank.games.phanerozoic.rules.phases import phase_of
from tangledbank.games.phanerozoic.rules.position import Position


class CannotMend(Exception):
    """Nothing on the table could be different so that the refusal would not be given."""


def take_the_turn(position: Position, seat: int, action: int) -> None:
    """Now it is this seat's turn."""
    position.turn = seat


def reach_the_phase(position: Position, seat: int, action: int) -> None:
    """Now the phase is the action's own, and the seat is asked."""
    position.phase = phase_of(kind_of(action))
    position.turn = seat
    position.chosen[seat] = NOTHING


def hold(position: Position, seat: int, action: int) -> None:
    """Now the card is in the hand."""
    position.hands[seat].clear()
    position.hands[seat].add(card_of(action))


def pool(position: Position, seat: int, action: int) -> None:
    """Now the card is in the pool."""
    position.pool.clear()
    position.pool.add(card_of(action))


def lay_face_up(position: Position, seat: int, action: int) -> None:
    """Now the card lies face up before the seat."""
    position.face_up[seat].clear()
    position.face_up[seat].add(card_of(action))


def forget_the_recovered(position: Position, seat: int, action: int) -> None:
    """Now no card waits to be acted with."""
    position.pending.clear()


def discard(position: Position, seat: int, action: int) -> None:
    """Now the target is in the discard pile."""
    position.discards.clear()
    position.discards.add(target_of(action))


def bring_to_life(position: Position, seat: int, action: int) -> None:
    """Now the target lives, if it is a species at all."""
    if target_of(action) >= position.cards.first_mutation:
        raise CannotMend
    position.place(target_of(action), 2)


def lose_the_icons(position: Position, seat: int, action: int) -> None:
    """Now the target shows no icon."""
    position.living(target_of(action)).marks = 0


def mutate(position: Position, seat: int, action: int) -> None:
    """Now the parent carries a mutation, whichever."""
    position.living(target_of(action)).mutations.add(position.cards.first_mutation)


def give_all(position: Position, seat: int, action: int) -> None:
    """Now the parent has all that any child could want."""
    parent = position.living(target_of(action))
    parent.stars, parent.marks, parent.growth = 9, (1 << 30) - 1, 7


def open_the_choice(position: Position, seat: int, action: int) -> None:
    """Now the seat has not chosen yet."""
    position.chosen[seat] = NOTHING


MEND: dict[str, Callable[[Position, int, int], None]] = {
    "not-your-turn": take_the_turn,
    "already-chosen": open_the_choice,
    "wrong-phase": reach_the_phase,
    "not-in-hand": hold,
    "not-in-pool": pool,
    "not-face-up": lay_face_up,
    "recovered-first": forget_the_recovered,
    "not-discarded": discard,
    "not-alive": bring_to_life,
    "icon-twice": lose_the_icons,
    "no-mutations": mutate,
    "parent-lacks": give_all,
}
