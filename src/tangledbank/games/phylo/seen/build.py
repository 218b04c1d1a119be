# Compiled: the server builds a view for everyone after every action.
"""The view of a seat, built field by field: what is not named here stays secret."""

from typing import cast

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.view import check_viewer
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.actions import aims_of, event_of, opponent_of
from tangledbank.games.phylo.rules.aiming import take_event
from tangledbank.games.phylo.rules.food_webs import keeps
from tangledbank.games.phylo.rules.helping_events import fill_candidates
from tangledbank.games.phylo.rules.state import (
    AIMING,
    DRAWING,
    ENDS,
    FATES,
    NONE,
    PHASES,
    RESTORING,
    STRIKING,
    Show,
    State,
)
from tangledbank.games.phylo.seen.food_webs import links, names, web
from tangledbank.games.phylo.seen.view import Aim, OpenHand, Own, Player, Round, Strike, View


def view(position: State, seat: int | None) -> View:
    """Built field by field: what is not named here stays secret."""
    check_viewer(seat, int(position.seats))
    return View(
        seat=seat,
        seats=position.seats,
        actors=tuple(position.actors()),
        round=position.round,
        dealer=position.dealer,
        phase=PHASES[position.phase],
        draw=position.draw,
        options=dict(position.terms.options),
        players=tuple([player(position, each) for each in range(position.seats)]),
        pickup=position.pickup.count,
        discard=sum(pile.count for pile in position.dropped),
        discards=names(position.cards, position.discards),
        strike=strike(position),
        last=last(position),
        rounds=rounds(position),
        winners=leaders(position) if position.ended_by != NONE else (),
        ended_by="" if position.ended_by == NONE else ENDS[position.ended_by],
        own=None if seat is None else own(position, seat),
    )


def last(position: State) -> tuple[OpenHand, ...]:
    """The open hands of the round before, made once a round."""
    if position.seen is None:
        seats = range(position.seats) if position.last.is_open else ()
        position.seen = tuple([shown(position, position.last, seat) for seat in seats])
    return cast(tuple[OpenHand, ...], position.seen)


def player(position: State, seat: int) -> Player:
    """What everyone sees: never a card of the hand, nor an aim, before the reveal."""
    draws = range(seat * position.terms.draws, (seat + 1) * position.terms.draws)
    return Player(
        cards=position.hands[seat].count,
        total=position.totals[seat],
        drew=tuple([int(position.drew[i]) for i in draws if position.drew[i] != NONE]),
        ready=position.phase == AIMING and position.chosen[seat] != NONE,
        shown=shown(position, position.show, seat) if position.show.is_open else None,
    )


def shown(position: State, show: Show, seat: int) -> OpenHand:
    """§5.1 An open hand, and what happened to it."""
    cards = position.cards
    every = pile_of([card for card in show.hands[seat] if not cards.is_event(card)])
    every = pile_of([*every, *show.restored[seat]])
    left = pile_of([card for card in every if card not in show.fallen[seat]])
    return OpenHand(
        hand=names(cards, show.hands[seat]),
        fallen=names(cards, show.fallen[seat]),
        restored=names(cards, show.restored[seat]),
        links=links(position, every),
        web=web(position, left),
        aims=tuple([aim(cards, show, place) for place in show.places(seat)]),
        protections=show.protections[seat],
        bonus=show.bonus[seat],
        count=show.counts[seat],
    )


def aim(cards: Cards, show: Show, place: int) -> Aim:
    """An event that everyone sees."""
    event = cards.ids[show.events[place]]
    return Aim(event, int(show.targets[place]), FATES[show.fates[place]])


def strike(position: State) -> Strike | None:
    """§6.3 The event that waits for its owner."""
    if position.phase != STRIKING:
        return None
    return Strike(
        event=position.cards.ids[position.event()],
        owner=position.owner,
        target=position.target(),
        candidates=names(position.cards, position.candidates),
        hop=position.hop,
    )


def rounds(position: State) -> tuple[Round, ...]:
    """§7 What everyone counted in each round that is over."""
    over = position.round if position.ended_by != NONE else position.round - 1
    found = []
    for number in range(over):
        first = number * position.seats
        counts = [int(position.counts[i]) for i in range(first, first + position.seats)]
        most = max(counts)
        winners = [seat for seat, count in enumerate(counts) if count == most and most > 0]
        found.append(Round(tuple(counts), tuple(winners)))
    return tuple(found)


def leaders(position: State) -> tuple[int, ...]:
    """§8.4 Those with the most points; they share the victory."""
    totals = [int(total) for total in position.totals]
    return tuple([seat for seat, total in enumerate(totals) if total == max(totals)])


def own(position: State, seat: int) -> Own:
    """The seat's hand, and what only it may know."""
    hand = position.hands[seat]
    kept: tuple[list[int], list[int]] = ([], [])
    if position.phase == DRAWING:
        kept = keeps(position.cards, position.links, hand)
    return Own(
        hand=names(position.cards, hand),
        web=web(position, hand),
        kept_counting=tuple(kept[0]),
        kept_points=tuple(kept[1]),
        dropped=names(position.cards, position.dropped[seat]),
        aims=own_aims(position, seat),
        candidates=candidates(position, seat),
    )


def own_aims(position: State, seat: int) -> tuple[Aim, ...] | None:
    """§4.1 Whom the seat's events are for, as long as nobody else knows."""
    if position.phase != AIMING or position.chosen[seat] == NONE:
        return None
    hand = pile_of(position.hands[seat].as_list())
    row = Pile(HAND)
    aims_of(position.chosen[seat], row)
    found = []
    for one in row:
        card = take_event(position, hand, event_of(one))
        target = position.around(seat, opponent_of(one))
        found.append(Aim(position.cards.ids[card], int(target), FATES[0]))
    return tuple(found)


def candidates(position: State, seat: int) -> tuple[str, ...]:
    """§6.9 What the owner of Restoration may bring back; nobody else sees it."""
    if position.phase != RESTORING or position.turn != seat:
        return ()
    found = Pile(position.cards.count)
    fill_candidates(position, seat, found)
    return names(position.cards, found)
