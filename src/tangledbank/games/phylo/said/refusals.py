"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.containers import pile_of
from tangledbank.core.errors import Refusal
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.refusals import Saying, opening
from tangledbank.core.words import listed
from tangledbank.games.phylo.cards.cards import EVENTS
from tangledbank.games.phylo.cards.words import spelled
from tangledbank.games.phylo.rules import grounds
from tangledbank.games.phylo.rules.actions import aim_row, aims_in, card_of, event_of
from tangledbank.games.phylo.rules.aiming import against_aims
from tangledbank.games.phylo.rules.drawing import first_missing
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, OVER, RESTORING, STRIKING
from tangledbank.games.phylo.said.notation import FORMS

# fmt: off
SECTIONS = {DRAWING: "§2.2", AIMING: "§4.1", STRIKING: "§6.3", RESTORING: "§6.9", OVER: "§8.4"}
ASKED = {
    DRAWING: "Now a player drops cards and draws as many.",
    AIMING: "Now everyone aims events, or says that there are none.",
    STRIKING: "Now the owner of an event chooses which card it takes.",
    RESTORING: "Now the owner of a restoration chooses what comes back.",
}
SAYINGS = {
    grounds.ALREADY_READY: Saying(
        "already-ready", "§4.1", "You are ready; the others are still aiming."),
    grounds.WRONG_PHASE: Saying(
        "wrong-phase", "", "{asked}"),  # by what is asked now
    grounds.NOT_IN_HAND: Saying(
        "not-in-hand", "§2.2", "{name} is not in your hand."),
    grounds.NO_SUCH_EVENT: Saying(
        "not-in-hand", "§4.2", "You have no {event}, or not that many."),
    grounds.NO_SUCH_OPPONENT: Saying(
        "no-such-opponent", "§4.2", "You have {opponents}."),
    grounds.NOT_THE_HIGHEST: Saying(
        "not-the-highest", "§6.3", "It strikes {candidates}, not the {said}."),
    grounds.RESTORE_IT: Saying(
        "restore-it", "§6.9", "Something in the discard pile helps: it comes back."),
    grounds.NOT_THE_BEST: Saying(
        "not-the-best", "§6.9", "{name} is not among the discarded species that help your web "
        "most."),
}
# fmt: on


def refusal(position: Position, seat: int, action: int, ground: int) -> Refusal:
    """The words for the first rule that the action breaks."""
    asked = SECTIONS[position.phase]
    shared = opening(
        position, action, ground, over=SECTIONS[OVER], asked=asked, notation=FORMS.write
    )
    if shared is not None:
        return shared
    saying = SAYINGS[ground]
    if ground == grounds.NOT_IN_HAND:
        return about(position, saying, int(first_missing(position, seat, action)))
    if ground in (grounds.NOT_THE_HIGHEST, grounds.NOT_THE_BEST):
        return about(position, saying, int(card_of(action)))
    words = {}
    if ground == grounds.WRONG_PHASE:
        words["asked"] = ASKED[position.phase]
    elif ground == grounds.NO_SUCH_EVENT:
        words["event"] = missing_event(position, seat, action)
    elif ground == grounds.NO_SUCH_OPPONENT:
        words["opponents"] = opponents(int(position.seats) - 1)
    return Refusal(saying.code, saying.section or asked, saying.sentence.format(**words))


def about(position: Position, saying: Saying, card: int) -> Refusal:
    """A refusal that names a card, and what the event may strike."""
    cards = position.cards
    sentence = saying.sentence.format(
        name=cards.names[card],
        said=cards.said[card],
        candidates=listed([f"the {cards.said[one]}" for one in position.candidates], "or"),
    )
    return Refusal(saying.code, saying.section, sentence, (cards.ids[card],))


def missing_event(position: Position, seat: int, action: int) -> str:
    """§4.2 The first event of a row of aims that the hand does not have, or no longer."""
    aims = aims_in(action)
    aim = next(
        aim
        for place, aim in enumerate(aims)
        if against_aims(position, seat, aim_row(pile_of(aims[: place + 1]))) != ALLOWED
    )
    return spelled(EVENTS[event_of(aim)])


def opponents(count: int) -> str:
    """§4.2 Whom there is."""
    return "one opponent, 1" if count == 1 else f"opponents 1 to {count}, counted from your left"
