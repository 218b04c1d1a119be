"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import BadNotation, Refusal, no_such_seat
from tangledbank.core.words import listed
from tangledbank.games.phylo.cards.cards import EVENTS
from tangledbank.games.phylo.cards.words import spelled
from tangledbank.games.phylo.rules.actions import (
    AIM,
    DROP,
    DROPS,
    NO_CARD,
    RESTORE,
    STRIKE,
    card_of,
    event_of,
    kind_of,
    opponent_of,
)
from tangledbank.games.phylo.rules.phases import AIMING, DRAWING, OVER, RESTORING, STRIKING
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.said.notation import aims_in, notation

PHASE_OF = {DROP: DRAWING, AIM: AIMING, STRIKE: STRIKING, RESTORE: RESTORING}
ASKED = {
    DRAWING: ("§2.2", "Now a player drops cards and draws as many."),
    AIMING: ("§4.1", "Now everyone aims events, or says that there are none."),
    STRIKING: ("§6.3", "Now the owner of an event chooses which card it takes."),
    RESTORING: ("§6.9", "Now the owner of a restoration chooses what comes back."),
}


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """None if the action is legal, else the first rule that it breaks."""
    if kind_of(action) != AIM and action in position.legal(seat):
        return None
    if not 0 <= seat < position.seats:
        return no_such_seat(int(position.seats))
    if position.phase == OVER:
        return Refusal("over", "§8.4", "The game is over.")
    if not position.is_asked(seat):
        return not_asked(position)
    return refusal(position, seat, action)


def not_asked(position: Position) -> Refusal:
    """Somebody else is to act, or this seat is ready already."""
    section = ASKED[position.phase][0]
    if position.phase == AIMING:
        return Refusal("already-ready", section, "You are ready; the others are still aiming.")
    return Refusal("not-your-turn", section, f"It is the turn of seat {position.turn + 1}.")


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    """The first rule that the action breaks: words, phase, cards."""
    kind = kind_of(action)
    try:
        notation(position.cards, action)
    except BadNotation as error:
        return Refusal("no-such-action", "", str(error))
    if position.phase != PHASE_OF[kind]:
        section, sentence = ASKED[position.phase]
        return Refusal("wrong-phase", section, sentence)
    if kind == DROP:
        missing = [card for card in DROPS.cards_of(action) if card not in position.hands[seat]]
        return about(position, "not-in-hand", "§2.2", "{} is not in your hand.", missing[0])
    if kind == AIM:
        return refused_aim(position, seat, action)
    if kind == STRIKE:
        return refused_strike(position, card_of(action))
    return refused_restore(position, card_of(action))


def refused_aim(position: Position, seat: int, action: int) -> Refusal | None:
    """§4.2 An event that is not there, or an opponent who is not; there are too many to list."""
    cards = position.cards
    held = [int(cards.effect[card]) for card in position.hands[seat] if cards.is_event(card)]
    for one in aims_in(action):
        event = int(event_of(one))
        if event not in held:
            name = spelled(EVENTS[event])
            return Refusal("not-in-hand", "§4.2", f"You have no {name}, or not so many.")
        held.remove(event)
        if opponent_of(one) >= position.seats:
            return no_such_opponent(position.seats - 1)
    return None


def no_such_opponent(count: int) -> Refusal:
    """§4.2 Whom there is."""
    who = "one opponent, 1" if count == 1 else f"opponents 1 to {count}, counted from your left"
    return Refusal("no-such-opponent", "§4.2", f"You have {who}.")


def refused_strike(position: Position, card: int) -> Refusal:
    """§6.2 Only the highest counting card, §6.3 or one of those that are level."""
    cards = position.cards
    which = listed([f"the {cards.said[one]}" for one in position.candidates], "or")
    sentence = f"It strikes {which}, not the {cards.said[card]}."
    return Refusal("not-the-highest", "§6.3", sentence, (cards.ids[card],))


def refused_restore(position: Position, card: int) -> Refusal:
    """§6.9 Only what helps most; whether a card lies in the discard pile is not told."""
    if card == NO_CARD:
        return Refusal("restore-it", "§6.9", "Something in the discard pile helps: it comes back.")
    return about(
        position, "not-the-best", "§6.9",
        "{} is not among the discarded species that help your web most.", card,
    )  # fmt: skip


def about(position: Position, code: str, section: str, sentence: str, card: int) -> Refusal:
    """A refusal that names a card."""
    name = position.cards.names[card]
    return Refusal(code, section, sentence.format(name), (position.cards.ids[card],))
