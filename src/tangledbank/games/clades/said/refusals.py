"""Why an action is not allowed now, with the rule in one sentence."""

from tangledbank.core.errors import Refusal
from tangledbank.core.grounds import NOT_YOUR_TURN
from tangledbank.core.refusals import Saying, opening
from tangledbank.games.clades.rules.actions import first_of, second_of, third_of
from tangledbank.games.clades.rules.calling import earlier_claim, has_taken, is_in_reach
from tangledbank.games.clades.rules.grounds import (
    LATE,
    LOCKED,
    NO_CALLS_LEFT,
    NO_EXCHANGE,
    NO_GIFT,
    NO_HINTS,
    NO_MORE_HINTS,
    NO_TURNS,
    NOT_IN_REACH,
    NOT_STUCK,
    NOT_YOURS,
    ON_A_BREAK,
    ONE_PERSONAL,
    STUCK_ALREADY,
    TURNS,
    WINDOW,
    YOURS,
)
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.notation import FORMS

SAYINGS = {
    NOT_YOUR_TURN: Saying("not-your-turn", "§9.1", "It is not your turn."),
    ON_A_BREAK: Saying("on-a-break", "§6.1", "You are on a break until the next triple."),
    NO_TURNS: Saying("no-turns", "§9.1", "There are no turns to pass: everyone plays at once."),
    TURNS: Saying("turns", "§9.1", "In untimed play you pass instead of being stuck."),
    STUCK_ALREADY: Saying("stuck-already", "§5.6", "You have said that you are stuck."),
    NOT_STUCK: Saying("not-stuck", "§5.6", "You have not said that you are stuck."),
    NO_HINTS: Saying("no-hints", "§5.5", "There are no hints at this table."),
    NO_MORE_HINTS: Saying("no-more-hints", "§5.5", "You have seen the whole hint."),
    NO_CALLS_LEFT: Saying(
        "no-calls-left", "§7.1", "You have made your last false call; you can only be stuck."
    ),
    NOT_IN_REACH: Saying("not-in-reach", "§3.1", "Not in your reach: {cards}."),
    LATE: Saying("late", "§3.3", "Seat {who} took {cards} {seconds:.2f} s earlier."),
    YOURS: Saying("yours", "§3.1", "You have taken them yourself: {cards}."),
    ONE_PERSONAL: Saying(
        "one-personal", "§7.2", "With open hands a call names one personal card at most."
    ),
    NO_GIFT: Saying("no-gift", "§7.3", "Say which of your personal cards you give in exchange."),
    NO_EXCHANGE: Saying("no-exchange", "§7.3", "There is nothing to give in exchange."),
    NOT_YOURS: Saying("not-yours", "§7.3", "You can only give a personal card of your own."),
    LOCKED: Saying("locked", "§3.4", "You have to wait {seconds:.1f} s before you may call again."),
    WINDOW: Saying(
        "window", "§3.2", "You have made your triple; the others may still call for a moment."
    ),
}


def refusal(position: Position, seat: int, action: int, ground: int) -> Refusal:
    """What is said on this ground."""
    if ground == NOT_YOUR_TURN:
        return Refusal(*said(ground), seat=int(position.turn))
    shared = opening(position, action, ground, over="§11.1", asked="§9.1", notation=FORMS.write)
    if shared is not None:
        return shared
    if ground == LOCKED:
        wait = int(position.locked_until[seat]) - int(position.now)
        return Refusal(*said(ground, seconds=wait / 1000))
    if ground == ONE_PERSONAL:
        return about(position, ground, named_in(action))
    if ground in (NOT_IN_REACH, LATE, YOURS):
        return out_of_reach(position, seat, named_in(action), ground)
    return Refusal(*said(ground))


def said(ground: int, **words: object) -> tuple[str, str, str]:
    """Code, rule and sentence."""
    saying = SAYINGS[ground]
    return saying.code, saying.section, saying.sentence.format(**words)


def named_in(action: int) -> list[int]:
    """The three cards of a call."""
    return [int(first_of(action)), int(second_of(action)), int(third_of(action))]


def out_of_reach(position: Position, seat: int, named: list[int], ground: int) -> Refusal:
    """§3.1 Which of the cards are not there, §3.3 and who was faster (ruling C25)."""
    one = earlier_claim(position, seat, named[0], named[1], named[2])
    if one is None:
        missing = [card for card in named if not is_in_reach(position, seat, card)]
        return about(position, ground, missing)
    taken = [card for card in named if has_taken(position, one, seat, card)]
    if ground == YOURS:
        return about(position, ground, taken)
    earlier = int(position.now - one.at)
    names = " and ".join(position.cards.names[card] for card in taken)
    return Refusal(
        *said(ground, who=one.seat + 1, cards=names, seconds=earlier / 1000),
        tuple(position.cards.ids[card] for card in taken),
        seat=int(one.seat),
        earlier_ms=earlier,
    )


def about(position: Position, ground: int, cards: list[int]) -> Refusal:
    """A refusal that names cards."""
    names = ", ".join(position.cards.names[card] for card in cards)
    return Refusal(*said(ground, cards=names), tuple(position.cards.ids[card] for card in cards))
