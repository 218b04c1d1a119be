"""What a view says, as a position; and a full one that it does not rule out."""

from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.games.mating.cards.cards import FLASHY, Cards
from tangledbank.games.mating.rules.actions import LUNCH, discard, encode, play
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.setup import clear
from tangledbank.games.mating.rules.state import ENDS, LOSSES, NONE, PHASES
from tangledbank.games.mating.rules.terms import terms_of
from tangledbank.games.mating.seen.knowing import MADE, deal
from tangledbank.games.mating.seen.view import Player, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands, piles and decks."""
    position = read(cards, view)
    deal(position, SPECTATOR if view.seat is None else view.seat, rng)
    return position


def read(cards: Cards, view: View) -> Position:
    """§1.7 What the viewer knows, as `hide` leaves it: hidden cards lie where they lie, unnamed."""
    position = Position(cards, view.seats, terms_of(cards, view.options))
    clear(position)
    lay_open_cards(position, view)
    lay_environments(position, view)
    for seat, player in enumerate(view.players):
        seat_player(position, seat, player)
    lay_own_cards(position, view)
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
    position.deck.hold_hidden(view.deck)


def lay_environments(position: Position, view: View) -> None:
    """§3.1 Those that were used; §9.4 the next ones, if their order is known."""
    number = position.cards.environment_number_of
    position.used.fill([number[one] for one in view.used])
    position.environments.hold_hidden(view.environments)
    if position.terms.foretold:
        position.environments.fill([number[one] for one in view.coming[::-1]])


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
    position.hands[seat].hold_hidden(player.hand)
    position.buried[seat].hold_hidden(player.buried)
    if player.ready:
        position.chosen[seat] = MADE
    if player.strategy is None:
        return
    card = number[player.strategy.card]
    position.strategy[seat] = card
    position.alarm[seat] = player.strategy.predator - position.cards.predator[card]
    position.satellite[seat] = int(player.strategy.satellite)
    position.won[seat] = int(player.strategy.won)
    position.levelled[seat] = int(player.strategy.fights and position.colour(seat) == FLASHY)


def lay_own_cards(position: Position, view: View) -> None:
    """The seat's own hand, what it laid face down, and what it has chosen in secret."""
    if view.seat is None:
        return
    number = position.cards.number_of
    position.hands[view.seat].fill([number[card] for card in view.hand])
    position.buried[view.seat].fill([number[card] for card in view.buried])
    if view.chosen is not None:
        is_lunch = view.chosen == "lunch"
        position.chosen[view.seat] = encode(LUNCH) if is_lunch else play(number[view.chosen])
    if view.discarding is not None:
        position.chosen[view.seat] = discard([number[card] for card in view.discarding])
