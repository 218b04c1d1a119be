"""What a view says, as a position; and a full one that it does not rule out."""

from tangledbank.core.containers import HIDDEN
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules.harder import LATE_FALSE_CALLS
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.setup import clear, make_terms
from tangledbank.games.clades.rules.triples import Claim
from tangledbank.games.clades.seen.knowing import deal
from tangledbank.games.clades.seen.view import Claim as Seen
from tangledbank.games.clades.seen.view import View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands and the deck."""
    position = read(cards, view)
    deal(position, SPECTATOR if view.seat is None else view.seat, rng)
    return position


def read(cards: Cards, view: View) -> Position:
    """What the viewer knows, as `hide` leaves it of the position."""
    position = Position(cards, view.seats, make_terms(view.seats, dict(view.options)))
    clear(position)
    read_clocks(position, view)
    lay_open_cards(position, view)
    for seat in range(view.seats):
        read_player(position, view, seat)
    read_false_calls(position, view)
    lay_hidden_cards(position, view)
    return position


def read_clocks(position: Position, view: View) -> None:
    """Time, turns and windows are known to all."""
    position.now = view.now
    position.is_over = view.phase == "over"
    position.ended_by = view.ended_by
    position.window_end = -1 if view.window_until is None else view.window_until
    position.stall_from = view.stall_from
    position.turn = -1 if view.turn is None else view.turn
    position.quiet_turns = view.quiet_turns
    position.maker = -1 if view.maker is None else view.maker
    position.hands_open = view.hands_open


def lay_open_cards(position: Position, view: View) -> None:
    """The rows, the places left empty, the bonus cards that have appeared."""
    number = position.cards.number_of
    for one in view.shared:
        card = number[one.card]
        position.shared.slot_in(card)
        position.row[card] = one.row
        position.column[card] = one.column
        position.laid_at[card] = one.laid_at
        position.temporary[card] = one.temporary
    for gap in view.taken:
        position.row[number[gap.card]] = gap.row
        position.column[number[gap.card]] = gap.column
    for name in view.appeared:
        position.is_known[number[name]] = 1
    position.claims = [claim(position, one) for one in view.claims]
    position.last_claims = [claim(position, one) for one in view.last_claims]


def claim(position: Position, one: Seen) -> Claim:
    """§3.2 A triple whose cards are not replaced yet."""
    a, b, c = (position.cards.number_of[card] for card in one.cards)
    return Claim(one.seat, a, b, c, one.at, one.left, one.shared, one.own, one.drawer)


def read_player(position: Position, view: View, seat: int) -> None:
    """What everyone knows of a seat, and the hand if it is one's own."""
    number = position.cards.number_of
    player = view.players[seat]
    position.piles[seat].fill([number[card] for card in player.pile])
    hand = [number[card] for card in (view.hand if seat == view.seat else player.known)]
    position.hands[seat].fill(hand + [HIDDEN] * (player.personal - len(hand)))
    for card in player.known:
        position.is_known[number[card]] = 1
    position.triples[seat] = player.triples
    position.clade_triples[seat] = player.clade_triples
    position.extras[seat] = player.extras
    position.bonuses[seat] = player.bonuses
    position.gifts[seat] = player.gifts
    position.lost[seat] = player.lost
    position.false_calls[seat] = player.false_calls
    position.owed[seat] = player.owed
    position.is_stuck[seat] = player.stuck
    position.locked_until[seat] = player.locked_until
    position.hint[seat] = player.hints
    if player.resting:
        position.resting = seat
    if player.calls_left >= 0:
        position.late_false_calls[seat] = LATE_FALSE_CALLS - player.calls_left


def read_false_calls(position: Position, view: View) -> None:
    """§3.4 The last ones."""
    for one in view.false_calls:
        position.false_at[one.seat] = one.at
        for place, card in enumerate(one.cards):
            position.false_cards[3 * one.seat + place] = position.cards.number_of[card]


def lay_hidden_cards(position: Position, view: View) -> None:
    """The deck; §8.3 whatever lies nowhere else is out of the race."""
    lying = sum(len(player.pile) + player.personal for player in view.players)
    position.deck.hold_hidden(view.deck)
    position.aside.hold_hidden(view.cards - view.deck - len(view.shared) - lying)
