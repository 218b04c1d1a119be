"""A full position that a view does not rule out: what is hidden is dealt again."""

from tangledbank.core.containers import Actions, shuffled
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.mating.cards.cards import FLASHY, Cards
from tangledbank.games.mating.rules.actions import LUNCH, discard, encode, play
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.setup import ON_TOP, clear
from tangledbank.games.mating.rules.state import ENDS, LOSSES, NONE, PHASES
from tangledbank.games.mating.rules.terms import terms_of
from tangledbank.games.mating.seen.view import Player, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands, piles and decks."""
    position = Position(cards, view.seats, terms_of(cards, view.options))
    clear(position)
    position.rng.seed(seed_from(rng))
    lay_open_cards(position, view)
    for seat, player in enumerate(view.players):
        seat_player(position, seat, player)
    deal_hidden_cards(position, view, rng)
    stack_hidden_environments(position, view, rng)
    make_hidden_choices(position, view, rng)
    return position


def lay_open_cards(position: Position, view: View) -> None:
    """All that everyone sees in the middle."""
    cards = position.cards
    position.round = view.round
    position.phase = PHASES.index(view.phase)
    position.window = view.window
    position.turn = view.actors[0] if view.actors else NONE
    position.first = view.first
    if view.due is not None:
        position.asked_at = view.due - 1000 * position.terms.seconds
        position.now = position.asked_at
    position.winner = NONE if view.winner is None else view.winner
    position.ended_by = ENDS.index(view.ended_by) if view.ended_by else NONE
    position.red = view.red
    position.blue = view.blue
    position.is_last = view.last_turn
    if view.environment is not None:
        position.environment = cards.environment_number_of[view.environment]
    position.threatened.fill(list(view.threatened))
    position.deciding = view.deciding
    if view.sneaking is not None:
        position.sneaking.fill([cards.number_of[view.sneaking.card]])
        position.sneaker = view.sneaking.seat
        position.target = view.sneaking.target
    for throw in view.throws:
        position.thrown[throw.seat] = sum(die << 3 * place for place, die in enumerate(throw.dice))
    position.discards.fill([cards.number_of[card] for card in view.discards])


def seat_player(position: Position, seat: int, player: Player) -> None:
    """All that everyone sees before a seat."""
    number = position.cards.number_of
    position.food[seat] = player.food
    position.offspring[seat] = player.offspring
    position.began[seat] = player.began
    position.lunch[seat] = int(player.lunch)
    position.lost[seat] = NONE if player.lost is None else number[player.lost]
    position.lost_to[seat] = LOSSES.index(player.lost_to)
    position.red_with[seat] = player.red
    position.blue_with[seat] = player.blue
    position.mated[seat] = player.mated
    position.passed[seat] = int(player.passed)
    position.ahead[seat] = int(player.passed_ahead)
    if player.strategy is None:
        return
    card = number[player.strategy.card]
    position.strategy[seat] = card
    position.alarm[seat] = player.strategy.predator - position.cards.predator[card]
    position.satellite[seat] = int(player.strategy.satellite)
    position.won[seat] = int(player.strategy.won)
    position.levelled[seat] = int(player.strategy.fights and position.colour(seat) == FLASHY)


def deal_hidden_cards(position: Position, view: View, rng: Rng) -> None:
    """The own cards as they are; the others' hands and face-down discards from the unseen."""
    number = position.cards.number_of
    if view.seat is not None:
        position.hands[view.seat].fill([number[card] for card in view.hand])
        position.buried[view.seat].fill([number[card] for card in view.buried])
    seen = {card for place in position.places() for card in place}
    unseen = shuffled([card for card in position.cards.deck if card not in seen], rng)
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            continue
        for _card in range(player.hand):
            position.hands[seat].slot_in(unseen.pop())
        for _card in range(player.buried):
            position.buried[seat].add(unseen.pop())
    position.deck.fill(unseen)


def stack_hidden_environments(position: Position, view: View, rng: Rng) -> None:
    """§1.5 Those not used yet, in any order but a known one; §9.5 the reversed one among them."""
    used = [position.cards.environment_number_of[one] for one in view.used]
    position.used.fill(used)
    before = used[:-1] if view.last_turn else used  # the reversed one was never of the deck
    rest = list(position.terms.environments)
    if position.terms.ordered:
        rest = rest[: len(rest) - len(before)]
    else:
        for one in before:
            rest.remove(one)
        rest = shuffled(rest, rng)
    if position.terms.sudden_death and not view.last_turn:
        # Below the top three of the whole deck, and not among those that have shown (M22).
        in_all = len(position.terms.environments)
        places = min(max(0, in_all - ON_TOP), len(rest)) + 1
        place = int(rng.below(places))
        spare = position.terms.spare
        rest.insert(place, spare[rng.below(len(spare))])
        position.reversed_at = place
    position.environments.fill(rest)


def make_hidden_choices(position: Position, view: View, rng: Rng) -> None:
    """§2.2, §7.1 The own choice as it is; the others that are ready have chosen something."""
    ready = [seat for seat, player in enumerate(view.players) if player.ready]
    actions = Actions()
    for seat in ready:
        if seat != view.seat:
            position.fill(seat, actions)
            position.chosen[seat] = actions.pick(rng)
    if view.seat is not None and view.chosen is not None:
        number = position.cards.number_of
        is_lunch = view.chosen == "lunch"
        position.chosen[view.seat] = encode(LUNCH) if is_lunch else play(number[view.chosen])
    if view.seat is not None and view.discarding is not None:
        number = position.cards.number_of
        position.chosen[view.seat] = discard([number[card] for card in view.discarding])
