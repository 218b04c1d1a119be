# Compiled: the server builds a view for everyone after every action.
"""The view of a seat, built field by field: what is not named here stays secret."""

from typing import cast

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.view import check_viewer
from tangledbank.games.trex.cards.cards import PERIODS, PREHISTORIC, Cards
from tangledbank.games.trex.rules.actions import PASS, card_of, kind_of, spot_of
from tangledbank.games.trex.rules.phases import (
    ENDS,
    NONE,
    OVER,
    PHASES,
    PLAY,
    PLAYING,
    QUESTIONS,
    RESOLVING,
    SEATS,
)
from tangledbank.games.trex.rules.playing import period_of
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import NEED_NOT
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.seen.choices import choice_of
from tangledbank.games.trex.seen.hidden import ALL_SEEING, bit, known_cards, masked, sees, unseen
from tangledbank.games.trex.seen.totals import open_totals, total_with, totals
from tangledbank.games.trex.seen.view import (
    Choice,
    Laid,
    Own,
    Player,
    Preview,
    Question,
    Spot,
    Total,
    View,
)


def view(position: Position, seat: int | None) -> View:
    """What a seat, or a spectator, may know."""
    check_viewer(seat, SEATS)
    return table_of(position, seat, NONE if seat is None else seat)


def open_view(position: Position) -> View:
    """A spectator's, with every card on the table known: for a game that is over."""
    return table_of(position, None, ALL_SEEING)


def table_of(position: Position, seat: int | None, viewer: int) -> View:
    """The table of a seat, or of nobody's, as the viewer knows it."""
    playing = position.phase == PLAYING
    return View(
        seat=seat,
        seats=SEATS,
        actors=tuple(position.actors()),
        round=position.round,
        phase=PHASES[position.phase],
        period=PERIODS[period_of(position)] if playing else "",
        periods=order_of(position),
        question=question(position),
        first_move=position.first,
        next_first=position.next_first,
        rexonomics=position.rexonomics,
        traded=position.traded,
        napping=position.field.napping,
        waiting=names(position.cards, position.pending),
        acted=acted(position),
        claimed=position.claimed,
        mover=position.mover,
        step=(int(position.stage), int(position.resolved), int(position.spot_acted)),
        target=position.terms.target,
        options=dict(position.terms.options),
        players=tuple([player(position, each, viewer) for each in range(SEATS)]),
        spots=spots(position, viewer),
        last=last(position),
        deck=position.deck.count,
        discards=names(position.cards, position.discards),
        winners=leaders(position) if position.phase == OVER else (),
        ended_by="" if position.ended_by == NONE else ENDS[position.ended_by],
        own=None if seat is None else own(position, seat),
    )


def names(cards: Cards, pile: Pile) -> tuple[str, ...]:
    """The ids of a pile's cards."""
    ids = cards.ids
    return tuple([ids[card] for card in pile.as_list()])


def order_of(position: Position) -> tuple[str, ...]:
    """§3.1 The periods in their order at this table."""
    first, second, third = PERIODS
    return (first, third, second) if position.terms.free_first else (first, second, third)


def question(position: Position) -> Question | None:
    """What is asked; everyone may know it."""
    if not position.is_asking():
        return None
    card = "" if position.asker == NONE else position.cards.ids[position.asker]
    return Question(QUESTIONS[position.question], card, int(position.at))


def acted(position: Position) -> tuple[str, ...]:
    """§5.2 Cards whose disregarding text has acted."""
    if position.phase != RESOLVING:
        return ()
    return names(position.cards, position.acted)


def player(position: Position, seat: int, viewer: int) -> Player:
    """What a viewer knows of a seat: never how many How-de-dos it holds."""
    known = known_cards(position, seat, viewer)
    passed = position.phase == PLAYING and position.passed[seat] != 0
    return Player(
        points=int(position.points(seat)),
        places=names(position.cards, position.scores[seat]),
        cards=int(position.size(seat)),
        held=int(position.held(seat)),
        known=tuple([position.cards.ids[card] for card in known]),
        plays=int(position.plays[seat]) if position.phase == PLAYING and not passed else 0,
        passed=passed,
        ready=position.is_asking() and position.is_secret() and position.chosen[seat] != NONE,
    )


# -- spots ---------------------------------------------------------------------------------
def spots(position: Position, viewer: int) -> tuple[Spot, ...]:
    """The row as the viewer sees it."""
    field = position.field
    if position.phase == RESOLVING:
        found = [open_totals(position, field, at) for at in range(field.count)]
    else:
        found = totals(position, viewer)
    return tuple([spot(position, field, at, viewer, found[at]) for at in range(field.count)])


def last(position: Position) -> tuple[Spot, ...]:
    """The round before, made once a round; all of it lay open."""
    if position.phase == RESOLVING:
        return ()
    if position.seen is None:
        field = position.last
        position.seen = tuple(
            [
                spot(position, field, at, NONE, open_totals(position, field, at))
                for at in range(field.count)
            ]
        )
    return cast(tuple[Spot, ...], position.seen)


def spot(position: Position, field: Field, at: int, viewer: int, totals: tuple[Total, ...]) -> Spot:
    """One spot with its sides."""
    cards = position.cards
    winner = int(field.winners[at])
    if winner != NONE and position.phase == RESOLVING:
        field = position.last  # as it was counted a moment ago
    card = field.spots[at]
    return Spot(
        card="" if card == NONE else cards.ids[card],
        closed=card != NONE and cards.kind[card] == PREHISTORIC,
        iced=field.iced[at] != 0,
        tarred=field.tarred[at] != 0,
        sides=tuple(
            [
                tuple([laid(position, field, seat, each, viewer) for each in field.side(seat, at)])
                for seat in range(SEATS)
            ]
        ),
        totals=totals,
        settled=winner != NONE,
        winner=winner if winner in range(SEATS) else NONE,
    )


def laid(position: Position, field: Field, seat: int, card: int, viewer: int) -> Laid:
    """A card on a side; without its id, if the viewer has not seen it."""
    shown = field.shown[card] != 0
    seen = sees(field, seat, card, viewer)
    plays = viewer != ALL_SEEING  # a viewer who sees all need not know what one of two has seen
    return Laid(
        number=int(field.number[card]),
        card=position.cards.ids[card] if seen else "",
        period=PERIODS[field.laid_in[card]],
        shown=shown,
        peeked=not shown and seen and plays and field.peeked[card] & bit(1 - seat) != 0,
        disregarded=field.disregarded[card] != 0,
        bonus=int(field.bonus[card]),
    )


# -- the seat's hand --------------------------------------------------------------------------
def own(position: Position, seat: int) -> Own:
    """The seat's hand, and what only it may know."""
    return Own(
        hand=names(position.cards, position.hands[seat]),
        how_de_dos=position.how_de_dos[seat].count,
        chosen=chosen(position, seat),
        previews=previews(position, seat),
        unseen=tuple([position.cards.ids[card] for card in unseen(position, seat)]),
    )


def chosen(position: Position, seat: int) -> Choice | None:
    """The action of a choice that both make at once; nothing for a seat that is excused."""
    if not position.is_asking() or not position.is_secret() or position.chosen[seat] == NONE:
        return None
    action = int(position.chosen[seat])
    return choice_of(position.cards, action) if action != NEED_NOT else None


def previews(position: Position, seat: int) -> tuple[Preview, ...]:
    """What the seat's totals would be with each card that may be laid."""
    if position.question != PLAY or position.turn != seat:
        return ()
    actions = Actions()
    position.fill(seat, actions)
    found: dict[tuple[int, int], None] = {}
    for action in actions.as_list():
        if kind_of(action) != PASS:
            found[int(card_of(action)), int(spot_of(action))] = None
    ids = position.cards.ids
    scratch = masked(position, seat)
    return tuple(
        [
            Preview(ids[card], at, total_with(position, scratch, seat, card, at))
            for card, at in found
        ]
    )


def leaders(position: Position) -> tuple[int, ...]:
    """§11.2 The seat with more points; level, both."""
    mine, theirs = int(position.points(0)), int(position.points(1))
    if mine == theirs:
        return (0, 1)
    return (0,) if mine > theirs else (1,)
