"""Why an action is not allowed now, with the rule in one sentence."""

from tangledbank.core.errors import Refusal, no_such_seat
from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD
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
from tangledbank.games.clades.rules.calling import may_call
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.reach import has_to_choose, is_in_reach, most_personal, personal
from tangledbank.games.clades.rules.stalling import STEPS


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """The first rule in the way."""
    if not 0 <= seat < position.seats:
        return no_such_seat(int(position.seats))
    if position.is_over:
        return Refusal("over", "§11.1", "The game is over.")
    if position.terms.untimed and seat != position.turn:
        return Refusal("not-your-turn", "§9.1", "It is not your turn.", seat=int(position.turn))
    if seat == position.resting:
        return Refusal("on-a-break", "§6.1", "You are on a break until the next triple.")
    if is_call(action):
        return why_no_call(position, seat, action)
    if action == HINT:
        return why_no_hint(position, seat)
    if (action == PASS) != position.terms.untimed or action not in (STUCK, UNSTUCK, PASS):
        if action == PASS:
            return Refusal(
                "no-turns", "§9.1", "There are no turns to pass: everyone plays at once."
            )
        if action in (STUCK, UNSTUCK):
            return Refusal("turns", "§9.1", "In untimed play you pass instead of being stuck.")
        return Refusal("no-such-action", "", "That number is no action of Clades.")
    if action == STUCK and position.is_stuck[seat]:
        return Refusal("stuck-already", "§5.6", "You have said that you are stuck.")
    if action == UNSTUCK and not position.is_stuck[seat]:
        return Refusal("not-stuck", "§5.6", "You have not said that you are stuck.")
    return None


def why_no_hint(position: Position, seat: int) -> Refusal | None:
    """§5.5 Hints are off, or all steps are taken."""
    if not position.terms.hints:
        return Refusal("no-hints", "§5.5", "There are no hints at this table.")
    if position.hint[seat] >= STEPS:
        return Refusal("no-more-hints", "§5.5", "You have seen the whole hint.")
    return None


def why_no_call(position: Position, seat: int, action: int) -> Refusal | None:
    """§3.1 A call names three cards in reach; §3.3 one that was just taken is out of luck."""
    named = [int(first_of(action)), int(second_of(action)), int(third_of(action))]
    if named != sorted(set(named)) or named[2] >= CARDS:
        return Refusal("no-such-action", "", "That number is no action of Clades.")
    if not may_call(position, seat):
        return Refusal(
            "no-calls-left", "§7.1", "You have made your last false call; you can only be stuck."
        )
    missing = [card for card in named if not is_in_reach(position, seat, card)]
    if missing:
        return late(position, seat, missing) or about(
            position, "not-in-reach", "§3.1", "Not in your reach: {}.", missing
        )
    if personal(position, named[0], named[1], named[2]) > most_personal(position):
        return about(
            position, "one-personal", "§7.2",
            "With open hands a call names one personal card at most.", named,
        )  # fmt: skip
    return why_no_gift(position, seat, named, int(given_of(action)))


def why_no_gift(position: Position, seat: int, named: list[int], given: int) -> Refusal | None:
    """§7.3 Who uses another's card and has several says which one is given for it."""
    has_to = has_to_choose(position, seat, named[0], named[1], named[2])
    if has_to and given == NO_CARD:
        return Refusal("no-gift", "§7.3", "Say which of your personal cards you give in exchange.")
    if not has_to and given != NO_CARD:
        return Refusal("no-exchange", "§7.3", "Nothing is to be given in exchange.")
    if has_to and given not in position.hands[seat]:
        return Refusal("not-yours", "§7.3", "You can only give a personal card of your own.")
    return None


def late(position: Position, seat: int, missing: list[int]) -> Refusal | None:
    """§3.3 Somebody was faster: no false call, only out of luck (ruling C25)."""
    for one in [*position.claims, *position.last_claims]:
        taken = [card for card in missing if one.names(card)]
        if taken and one.seat == seat:
            return about(position, "yours", "§3.1", "You have taken them yourself: {}.", taken)
        if taken:
            earlier = int(position.now - one.at)
            names = " and ".join(position.cards.names[card] for card in taken)
            return Refusal(
                "late", "§3.3",
                f"Seat {one.seat + 1} took {names} {earlier / 1000:.2f} s earlier.",
                tuple(position.cards.ids[card] for card in taken),
                seat=int(one.seat), earlier_ms=earlier,
            )  # fmt: skip
    return None


def why_not_yet(position: Position, seat: int) -> Refusal:
    """§3.2, §3.4 Which pause is running, and for how long."""
    wait = (int(position.locked_until[seat]) - int(position.now)) / 1000
    if wait > 0:
        return Refusal("locked", "§3.4", f"You wait for {wait:.1f} s before you may call again.")
    return Refusal(
        "window", "§3.2", "You have made your triple; the others may still call for a moment."
    )


def about(position: Position, code: str, section: str, sentence: str, cards: list[int]) -> Refusal:
    """A refusal that names cards."""
    names = ", ".join(position.cards.names[card] for card in cards)
    return Refusal(
        code, section, sentence.format(names), tuple(position.cards.ids[card] for card in cards)
    )
