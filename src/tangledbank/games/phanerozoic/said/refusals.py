"""Why an action is not allowed: one sentence, the rule, the cards. Nothing hidden is named."""

from tangledbank.core.errors import BadNotation, Check, Refusal, no_such_seat
from tangledbank.games.phanerozoic.cards.cards import GROWTHS, HABITATS, ICONS, RECOVER, Cards
from tangledbank.games.phanerozoic.rules.acting import can_target
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
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.said.log import say_value
from tangledbank.games.phanerozoic.said.notation import notation

PHASE_OF = {CHOOSE: CHOOSING, DRAFT: DRAFTING, KEEP_GOAL: KEEPING_GOALS}
ASKED = {
    CHOOSING: ("§2.4", "Now everyone chooses a card of their hand."),
    DRAFTING: ("§2.7", "Now cards are drafted from the pool."),
    ACTING: ("§3.1", "Now a face-up card is kept, discarded or played."),
    KEEPING_GOALS: ("§5.1", "Now everyone keeps a goal."),
}


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """None if the action is legal, else the first rule that it breaks."""
    if action in position.legal(seat):
        return None
    if not 0 <= seat < position.seats:
        return no_such_seat(int(position.seats))
    return refusal(position, seat, action)


def refusal(position: Position, seat: int, action: int) -> Refusal:
    """The first rule that the action breaks: turn, phase, card, target."""
    if position.phase == OVER:
        return Refusal("over", "§5.3", "The game is over.")
    if seat not in position.actors():
        return not_asked(position, seat)
    kind, card, target = kind_of(action), card_of(action), target_of(action)
    try:
        notation(position.cards, action)
    except BadNotation as error:
        return Refusal("no-such-action", "", str(error))
    if PHASE_OF.get(kind, ACTING) != position.phase:
        section, sentence = ASKED[position.phase]
        return Refusal("wrong-phase", section, sentence)
    if kind == CHOOSE:
        return about(position, "not-in-hand", "§2.4", "{} is not in your hand.", card)
    if kind == DRAFT:
        return about(position, "not-in-pool", "§2.7", "{} is not in the pool.", card)
    if kind == KEEP_GOAL:
        goal = position.cards.goal_names[card]
        return Refusal("not-your-goal", "§5.1", f"{goal} is not one of your goals.")
    return refused_act(position, seat, kind, card, target)


def not_asked(position: Position, seat: int) -> Refusal:
    """Somebody else is to act, or this seat has chosen already."""
    if position.phase in (CHOOSING, KEEPING_GOALS):
        section = ASKED[position.phase][0]
        if position.chosen[seat] == NOTHING:
            return Refusal("no-cards", "§2.4", "You hold no card to choose (ruling N27).")
        return Refusal("already-chosen", section, "You have chosen; the others are still choosing.")
    section = ASKED[position.phase][0]
    return Refusal("not-your-turn", section, f"It is the turn of seat {position.turn + 1}.")


def refused_act(position: Position, seat: int, kind: int, card: int, target: int) -> Refusal:
    """§3 An action with a card that is not there, or not so."""
    if position.pending and position.pending[position.pending.count - 1] != card:
        recovered = int(position.pending[position.pending.count - 1])
        return about(
            position, "recovered-first", "§3.9",
            "{} was recovered and must be acted with at once.", recovered,
        )  # fmt: skip
    if not position.pending and card not in position.face_up[seat]:
        return about(position, "not-face-up", "§3.1", "{} does not lie face up before you.", card)
    is_species = card < position.cards.first_mutation
    is_event = card >= position.cards.first_event
    if kind == DISCARD and not is_species:
        return about(position, "no-bonus", "§3.3", "{} is no species and has no bonus.", card)
    if kind == MUTATE and (is_species or is_event):
        return about(position, "no-mutation", "§3.4", "{} is no mutation.", card)
    if kind == EVOLVE and not is_species:
        return about(position, "no-species", "§3.10", "{} is no species.", card)
    if kind in (PLAY, RECOVERY) and not is_event:
        return about(position, "no-event", "§3.6", "{} is no event.", card)
    return refused_target(position, kind, card, target)


def refused_target(position: Position, kind: int, card: int, target: int) -> Refusal:
    """§3 The target is not there, or does not meet the demand."""
    if kind == RECOVERY:
        if position.cards.effect[card] != RECOVER:
            return about(position, "no-recover", "§3.9", "{} recovers nothing.", card)
        return about(position, "not-discarded", "§3.9", "{} is not in the discard pile.", target)
    if kind == PLAY and position.cards.effect[card] == RECOVER:
        return about(
            position, "recover-a-card", "§3.9",
            "{} takes a card of the discard pile: recover CARD with it.", card,
        )  # fmt: skip
    found = [one for one in position.table if one.card == target]
    if not found:
        return about(position, "not-alive", SECTION[kind], "{} is not alive.", target)
    if kind == MUTATE:
        return about(
            position, "icon-twice", "§3.5", "{1} shows the icon of {0} already.", card, target
        )
    if kind == EVOLVE:
        return refused_parent(position, card, found[0])
    if kind == PLAY:
        assert not can_target(position, card, found[0])
        habitat = HABITATS[position.cards.event_habitat[card]]
        return about(
            position, "other-habitat", "§3.8",
            "{} strikes " + habitat + ", and {} does not live there.", card, target,
        )  # fmt: skip
    return about(
        position, "other-row", "§3.3", "The bonus of {} is not for the row of {}.", card, target
    )


SECTION = {DISCARD: "§3.3", MUTATE: "§3.4", EVOLVE: "§3.10", PLAY: "§3.6", KEEP: "§3.2"}


def refused_parent(position: Position, species: int, parent: Living) -> Refusal:
    """§3.10, §3.11 What the parent lacks."""
    cards = position.cards
    if parent.row != cards.row[species]:
        return about(
            position, "other-kind", "§3.10",
            "{} and {} are of different rows (ruling N14).", species, int(parent.card),
        )  # fmt: skip
    checks = parent_checks(cards, species, parent)
    if not parent.mutations:
        return about(
            position, "no-mutations", "§3.10",
            "{1} carries no mutation, so {0} cannot descend from it.", species, int(parent.card),
            checks=checks,
        )  # fmt: skip
    missing = cards.needed_marks[species] & ~parent.marks
    lacks = [icon for place, icon in enumerate(ICONS) if missing >> place & 1]
    if parent.stars < cards.stars[species]:
        lacks.insert(0, f"{cards.stars[species]} stars")
    if not lacks:
        lacks.append(f"growth by {GROWTHS[cards.needed_growth[species]]}")
    return about(
        position, "parent-lacks", "§3.11",
        "{1} lacks " + " and ".join(lacks) + " to become {0}.", species, int(parent.card),
        checks=checks,
    )  # fmt: skip


def parent_checks(cards: Cards, species: int, parent: Living) -> tuple[Check, ...]:
    """§3.10, §3.11 All that the species wants of its parent, met or not."""
    stars, has = int(cards.stars[species]), int(parent.stars)
    found = [
        Check(bool(parent.mutations), "carries a mutation"),
        Check(has >= stars, f"{stars} {'star' if stars == 1 else 'stars'}, has {has}"),
    ]
    for place, icon in enumerate(ICONS):
        if cards.needed_marks[species] >> place & 1:
            found.append(Check(bool(parent.marks >> place & 1), icon))
    growth = cards.needed_growth[species]
    if growth:
        found.append(Check(bool(parent.growth & growth == growth), f"growth by {GROWTHS[growth]}"))
    return tuple(found)


def about(
    position: Position,
    code: str,
    section: str,
    sentence: str,
    *cards: int,
    checks: tuple[Check, ...] = (),
) -> Refusal:
    """A refusal that names cards."""
    ids = tuple(position.cards.ids[card] for card in cards)
    names = [say_value(position.cards, "card", name) for name in ids]
    return Refusal(code, section, sentence.format(*names), ids, checks)
