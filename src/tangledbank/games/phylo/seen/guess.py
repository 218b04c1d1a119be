"""What a view says, as a position; and a full one that it does not rule out."""

from tangledbank.core.containers import HIDDEN, Pile, pile_of
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.cards.cards import HAND, RESEARCH_STATION, Cards
from tangledbank.games.phylo.rules.actions import aim_row, one_aim
from tangledbank.games.phylo.rules.food_webs import counting, some
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import (
    DONE,
    ENDS,
    FATES,
    NONE,
    PHASES,
    RESTORING,
    WAITING,
    Show,
)
from tangledbank.games.phylo.rules.terms import terms_of
from tangledbank.games.phylo.seen.knowing import SECRET, deal, pile_of_others
from tangledbank.games.phylo.seen.view import Aim, OpenHand, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands and the piles."""
    position = read(cards, view)
    deal(position, viewer_of(view), rng)
    return position


def read(cards: Cards, view: View) -> Position:
    """What the viewer knows, as `hide` leaves it of the position."""
    position = Position(cards, view.seats, terms_of(view.options))
    lay_open(position, view)
    if view.last:
        for seat, shown in enumerate(view.last):
            open_hand(position, position.last, seat, shown)
    lay_hands(position, view)
    lay_discards(position, view)
    lay_aims(position, view)
    find_event(position, view)
    return position


def viewer_of(view: View) -> int:
    """The seat, or a spectator."""
    return SPECTATOR if view.seat is None else view.seat


def lay_open(position: Position, view: View) -> None:
    """All that everyone sees, except the cards."""
    position.phase = PHASES.index(view.phase)
    position.round = view.round
    position.dealer = view.dealer
    position.draw = view.draw
    position.turn = view.actors[0] if view.actors else NONE
    position.ended_by = ENDS.index(view.ended_by) if view.ended_by else NONE
    for number, one in enumerate(view.rounds):
        for seat, count in enumerate(one.counts):
            position.counts[number * view.seats + seat] = count
    draws = position.terms.draws
    for seat, player in enumerate(view.players):
        position.totals[seat] = player.total
        for draw in range(draws):
            drew = player.drew[draw] if draw < len(player.drew) else NONE
            position.drew[seat * draws + draw] = drew
        if player.shown is not None:
            open_hand(position, position.show, seat, player.shown)
    position.discards.fill(numbers(position.cards, view.discards))


def numbers(cards: Cards, names: tuple[str, ...]) -> list[int]:
    """Cards by their ids."""
    return [cards.number_of[name] for name in names]


def open_hand(position: Position, show: Show, seat: int, shown: OpenHand) -> None:
    """§5.1 An open hand, and what happened to it."""
    cards = position.cards
    show.is_open = True
    show.hands[seat].fill(numbers(cards, shown.hand))
    show.fallen[seat].fill(numbers(cards, shown.fallen))
    show.restored[seat].fill(numbers(cards, shown.restored))
    for one in shown.aims:
        event, fate = cards.number_of[one.event], FATES.index(one.fate)
        show.aim(seat, event, one.target, fate)
        if fate == DONE and cards.effect[event] == RESEARCH_STATION:
            show.stations[seat] += 1
    show.protections[seat] = shown.protections
    show.bonus[seat] = shown.bonus
    show.counts[seat] = shown.count


def lay_hands(position: Position, view: View) -> None:
    """§2.3, §5.1 Cards that lie open, and the viewer's own; the others are hidden."""
    for seat, player in enumerate(view.players):
        if player.shown is not None:
            left = [*position.show.hands[seat], *position.show.restored[seat]]
            gone = [*position.show.fallen[seat], *events_of(position.show, seat)]
            position.hands[seat].fill(sorted(card for card in left if card not in gone))
        elif seat == view.seat and view.own is not None:
            position.hands[seat].fill(numbers(position.cards, view.own.hand))
        else:
            position.hands[seat].hold_hidden(player.cards)
    position.pickup.hold_hidden(view.pickup)


def events_of(show: Show, seat: int) -> list[int]:
    """The events of an open hand."""
    return [int(show.events[place]) for place in show.places(seat)]


def lay_discards(position: Position, view: View) -> None:
    """§2.3 Own ones; those of others in one pile, §6.9 with the best if this seat restores."""
    mine: list[int] = []
    best: list[int] = []
    if view.seat is not None and view.own is not None:
        mine = numbers(position.cards, view.own.dropped)
        best = numbers(position.cards, view.own.candidates)
        position.dropped[view.seat].fill(mine)
    found = [card for card in best if card not in mine]
    hidden = view.discard - len(mine) - len(found)
    others = position.dropped[int(pile_of_others(viewer_of(view)))]
    others.fill([*found, *[HIDDEN] * hidden])


def lay_aims(position: Position, view: View) -> None:
    """§4.1 The seat's own aims, and which rivals are ready."""
    for seat, player in enumerate(view.players):
        if seat == view.seat and view.own is not None and view.own.aims is not None:
            position.chosen[seat] = own_aim(position, seat, view.own.aims)
        else:
            position.chosen[seat] = SECRET if player.ready else NONE


def own_aim(position: Position, seat: int, aims: tuple[Aim, ...]) -> int:
    """The action that made these aims."""
    row = Pile(HAND)
    for one in aims:
        event = position.cards.effect[position.cards.number_of[one.event]]
        row.add(one_aim(event, (one.target - seat) % position.seats))
    return int(aim_row(row))


def find_event(position: Position, view: View) -> None:
    """§6 The event that waits for its owner, and what it may take."""
    position.is_helping = position.phase == RESTORING
    if not position.is_asking():
        return
    position.owner = position.turn
    for place in position.show.places(position.owner):
        event = position.show.events[place]
        is_helping = not position.cards.is_harmful(event)
        if position.show.fates[place] == WAITING and is_helping == position.is_helping:
            position.place = place - position.owner * HAND
            break
    if view.strike is None:
        return
    position.hop = view.strike.hop
    position.candidates.fill(numbers(position.cards, view.strike.candidates))
    position.stood.fill(before_the_strike(position, view.strike.target, view.strike.hop))


def before_the_strike(position: Position, target: int, hop: int) -> list[int]:
    """§6.7 What counted then: Climate shift has taken a card for each hop."""
    fallen = position.show.fallen[target].as_list()
    hand = pile_of(sorted([*position.hands[target], *fallen[len(fallen) - hop :]]))
    found = Pile(HAND)
    some(hand, counting(position.cards, position.links, hand), found)
    return found.as_list()
