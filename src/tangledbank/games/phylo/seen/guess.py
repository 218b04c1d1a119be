"""A full position that a view does not rule out: what is hidden is dealt again."""

from tangledbank.core.containers import Actions, Pile, pile_of, shuffled
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.phylo.cards.cards import HAND, RESEARCH_STATION, Cards
from tangledbank.games.phylo.rules.actions import aim_row, one_aim
from tangledbank.games.phylo.rules.food_webs import count_of, counting, some
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
from tangledbank.games.phylo.seen.view import Aim, OpenHand, Own, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands and the piles."""
    position = Position(cards, view.seats, terms_of(view.options))
    position.rng.seed(seed_from(rng))
    lay_open(position, view)
    if view.last:
        for seat, shown in enumerate(view.last):
            open_hand(position, position.last, seat, shown)
    deal_hidden(position, view, rng)
    aim_hidden(position, view, rng)
    find_event(position, view)
    return position


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
        position.chosen[seat] = NONE
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


def deal_hidden(position: Position, view: View, rng: Rng) -> None:
    """Unseen cards, in any order: other hands, then the discard pile, then the pickup pile."""
    for seat, player in enumerate(view.players):
        if player.shown is not None:
            left = [*position.show.hands[seat], *position.show.restored[seat]]
            gone = [*position.show.fallen[seat], *events_of(position.show, seat)]
            position.hands[seat].fill(sorted(card for card in left if card not in gone))
        elif seat == view.seat and view.own is not None:
            position.hands[seat].fill(numbers(position.cards, view.own.hand))
    mine = () if view.own is None else view.own.dropped
    if view.seat is not None:
        position.dropped[view.seat].fill(numbers(position.cards, mine))
    unseen = shuffled(hidden_cards(position), rng)
    other = 1 if view.seat == 0 else 0  # whoever dropped them, they lie in one pile
    below = buried(position, view, unseen, view.discard - len(mine))
    position.dropped[other].fill(below)
    unseen = [card for card in unseen if card not in below]
    for seat, player in enumerate(view.players):
        if player.shown is None and seat != view.seat:
            position.hands[seat].fill(sorted(unseen[: player.cards]))
            unseen = unseen[player.cards :]
    position.pickup.fill(unseen)


def events_of(show: Show, seat: int) -> list[int]:
    """The events of an open hand."""
    return [int(show.events[place]) for place in show.places(seat)]


def hidden_cards(position: Position) -> list[int]:
    """Those that lie nowhere yet."""
    laid = {card for place in position.places() for card in place}
    return [card for card in position.cards.deck if card not in laid]


def buried(position: Position, view: View, unseen: list[int], count: int) -> list[int]:
    """Hidden discards; §6.9 whoever restores has seen the best of them, so none is better."""
    if view.phase != PHASES[RESTORING] or view.seat not in view.actors or view.own is None:
        return unseen[:count]
    seen = numbers(position.cards, view.own.candidates)
    best = max([gain(position, view.own, card) for card in seen], default=1)
    found = [card for card in seen if card in unseen]
    others = [card for card in unseen if card not in seen and gain(position, view.own, card) < best]
    return found + others[: count - len(found)]


def gain(position: Position, own: Own, card: int) -> int:
    """§6.9 What a species would add to the count."""
    if position.cards.is_event(card):
        return 0
    hand = pile_of(numbers(position.cards, own.hand))
    with_it = pile_of([*hand, card])
    count = count_of(position.cards, position.links, with_it)
    return int(count - count_of(position.cards, position.links, hand))


def aim_hidden(position: Position, view: View, rng: Rng) -> None:
    """§4.1 The seat's own aims, and any for others who are ready."""
    actions = Actions()
    for seat, player in enumerate(view.players):
        if seat == view.seat and view.own is not None and view.own.aims is not None:
            position.chosen[seat] = own_aim(position, seat, view.own.aims)
        elif player.ready:
            position.fill(seat, actions)
            position.chosen[seat] = actions.pick(rng)


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
