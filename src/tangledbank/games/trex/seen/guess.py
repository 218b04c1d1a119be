"""From a view, which has words, back to numbers: what a seat knows, and a guess at the rest."""

from collections.abc import Iterable, Sequence

from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.games.trex.cards.cards import PERIODS, Cards
from tangledbank.games.trex.rules.phases import (
    ENDS,
    MOST_SPOTS,
    NOBODY,
    NONE,
    PHASES,
    QUESTIONS,
    RESOLVING,
    SEATS,
)
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import NEED_NOT
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.rules.terms import read_terms
from tangledbank.games.trex.seen.choices import action_of
from tangledbank.games.trex.seen.dealing import MADE
from tangledbank.games.trex.seen.hidden import bit, covered
from tangledbank.games.trex.seen.knowing import deal
from tangledbank.games.trex.seen.view import Laid, Spot, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """A full position that a view does not rule out."""
    position = read(cards, view)
    deal(position, SPECTATOR if view.seat is None else view.seat, rng)
    return position


def read(cards: Cards, view: View) -> Position:
    """What is seen lies where it lies; the rest is hidden, as `knowing.hide` leaves it."""
    position = Position(cards, SEATS, read_terms(cards, view.options))
    position.clear()
    read_table(position, view)
    read_row(position, view)
    for seat in range(SEATS):
        read_seat(position, view, seat)
    position.deck.hold_hidden(view.deck)
    return position


def read_table(position: Position, view: View) -> None:
    """All that everyone sees, except the cards on the sides."""
    number_of = position.cards.number_of
    position.phase = PHASES.index(view.phase)
    position.round = view.round
    position.period = view.periods.index(view.period) if view.period else NONE
    position.first = view.first_move
    position.next_first = view.next_first
    position.claimed = view.claimed
    position.rexonomics = view.rexonomics
    position.traded = view.traded
    position.mover = view.mover
    position.stage, position.resolved, position.spot_acted = view.step
    position.ended_by = ENDS.index(view.ended_by) if view.ended_by else NONE
    position.turn = view.actors[0] if view.actors else NONE
    if view.question is not None:
        position.question = QUESTIONS.index(view.question.kind)
        position.asker = number_of[view.question.card] if view.question.card else NONE
        position.at = view.question.spot
    position.pending.fill([number_of[name] for name in view.waiting])
    position.acted.fill([number_of[name] for name in view.acted])
    position.discards.fill([number_of[name] for name in view.discards])


# -- by seat -------------------------------------------------------------------------------
def read_seat(position: Position, view: View, seat: int) -> None:
    """What is known of a seat: the viewer's own hand, or how many cards it has."""
    number_of = position.cards.number_of
    player = view.players[seat]
    position.scores[seat].fill([number_of[name] for name in player.places])
    position.plays[seat] = player.plays
    position.passed[seat] = player.passed
    if seat == view.seat and view.own is not None:
        position.hands[seat].fill([number_of[name] for name in view.own.hand])
        first = int(position.cards.how_de_do) + 3 * seat
        position.how_de_dos[seat].fill(list(range(first, first + view.own.how_de_dos)))
    else:
        position.hands[seat].hold_hidden(player.held)
    if player.ready:
        position.chosen[seat] = chosen(position, view, seat)
    read_known(position, view, seat)


def chosen(position: Position, view: View, seat: int) -> int:
    """§10.8 The viewer's own choice; of another seat only that it is made."""
    if seat != view.seat or view.own is None:
        return MADE
    return NEED_NOT if view.own.chosen is None else action_of(position.cards, view.own.chosen)


def read_known(position: Position, view: View, seat: int) -> None:
    """§1.10 Whose a period card is, and whether the viewer, or the viewer's rival, knows it."""
    cards, field, known = position.cards, position.field, position.known
    other = 1 - seat if seat == view.seat else NONE if view.seat is None else view.seat
    for name in view.own.hand if seat == view.seat and view.own is not None else ():
        known[cards.number_of[name]] = 1 << seat
    for at in range(field.count):
        for card in field.side(seat, at):
            if card >= 0 and cards.is_period(card):
                known[card] = 1 << seat | field.peeked[card]
    for name in view.players[seat].known:
        known[cards.number_of[name]] = 1 << seat | bit(other)


# -- the row -------------------------------------------------------------------------------
def read_row(position: Position, view: View) -> None:
    """The spots of this round and of the last one; what has been counted is gone from this."""
    position.field.napping = view.napping
    if position.phase != RESOLVING:
        read_field(position, position.field, view.spots)
        read_field(position, position.last, view.last)
        for seat in range(SEATS):
            position.how_de_dos_played[seat] = sum(
                one.card == "how-de-do" and one.period == view.period
                for spot in view.spots
                for one in spot.sides[seat]
            )
        return
    read_field(position, position.last, view.spots)
    own = () if view.own is None else view.own.hand
    read_field(
        position,
        position.field,
        view.spots,
        gone={*view.discards, *own, *(name for player in view.players for name in player.known)},
    )
    for at, spot in enumerate(view.spots):
        if spot.settled:
            position.field.spots[at] = NONE


def read_field(
    position: Position, field: Field, spots: Sequence[Spot], gone: Iterable[str] = ()
) -> None:
    """Spot cards, and what lies on their sides, save cards that are gone since."""
    number_of = position.cards.number_of
    field.count = len(spots)
    for at, spot in enumerate(spots):
        field.spots[at] = number_of[spot.card] if spot.card else NONE
        field.iced[at] = spot.iced
        field.tarred[at] = spot.tarred
        if spot.settled:
            field.winners[at] = NOBODY if spot.winner == NONE else spot.winner
    for seat in range(SEATS):
        lying = 0  # How-de-dos; they have names from the last one down
        for at, spot in enumerate(spots):
            if spot.settled:
                field.totals[seat * MOST_SPOTS + at] = spot.totals[seat].low
            for one in spot.sides[seat]:
                if one.card not in gone:
                    card = number_of[one.card] if one.card else NONE
                    if one.card == "how-de-do":
                        lying += 1
                        card += 3 * seat + int(position.terms.how_de_dos) - lying
                    read_card(field, seat, at, one, card)


def read_card(field: Field, seat: int, at: int, one: Laid, card: int) -> None:
    """One card of a side; NONE: it is covered."""
    period = PERIODS.index(one.period)
    field.laid = max(field.laid, one.number)
    if card == NONE:
        field.side(seat, at).add(covered(period, one.number))
        return
    field.side(seat, at).add(card)
    field.number[card] = one.number
    field.laid_in[card] = period
    field.shown[card] = one.shown
    field.peeked[card] = 1 << (1 - seat) if one.peeked else 0
    field.disregarded[card] = one.disregarded
    field.bonus[card] = one.bonus
