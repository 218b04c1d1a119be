"""For each refusal, the change of the position that takes its reason away, and no other."""

from collections.abc import Callable

from tangledbank.core.containers import numbers
from tangledbank.games.trex.cards.cards import DISREGARD_TOP, FREE, PLACE, Cards
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.playing import period_of
from tangledbank.games.trex.rules.position import ANSWERS, Position

Mend = Callable[[Position, int, int], None]
HEAVY = 99  # footprints


# -- cards and spots -----------------------------------------------------------------------
def own_cards(position: Position) -> Cards:
    """The same cards, with which nobody else plays, so that they can be changed."""
    old, new = position.cards, Cards()
    for name in dir(old):
        if not name.startswith("_") and not callable(getattr(old, name)):
            setattr(new, name, getattr(old, name))
    for name in ("kind", "text", "footprints"):
        table = getattr(old, name)
        setattr(new, name, numbers([int(table[card]) for card in range(len(table))]))
    position.cards = new
    return new


def become_period_card(position: Position, card: int) -> None:
    """Whatever it was."""
    own_cards(position).kind[card] = max(0, period_of(position))


def lift(position: Position, card: int) -> None:
    """Take a card away, wherever it lies."""
    for pile in (position.deck, position.discards, *position.hands, *position.how_de_dos):
        if card in pile:
            pile.take(card)
    for side in position.field.sides:
        if card in side:
            side.take(card)


def lay(position: Position, seat: int, at: int, card: int, *, is_shown: bool = False) -> None:
    """Put a card on a side, from wherever it is."""
    lift(position, card)
    position.field.lay(seat, at, card, 0, is_shown)


def any_card(position: Position) -> int:
    """A period card of the deck."""
    return next(card for card in position.deck if position.cards.is_period(card))


def clear_spot(position: Position, at: int) -> None:
    """An open spot whose card has no effect; the row is as long as that needs."""
    cards = position.cards
    plain = next(c for c in range(cards.count) if cards.kind[c] == PLACE and not cards.spot[c])
    for each in range(int(position.field.count), at):
        position.field.spots[each] = plain
    position.field.count = max(int(position.field.count), at + 1)
    position.field.spots[at] = plain
    position.field.iced[at] = position.field.tarred[at] = 0


# -- whose turn, and what is asked ---------------------------------------------------------
def give_turn(position: Position, seat: int, action: int) -> None:
    position.turn = seat


def choose_again(position: Position, seat: int, action: int) -> None:
    position.chosen[seat] = p.NONE


def ask_this(position: Position, seat: int, action: int) -> None:
    """A question that the action answers, asked by no card at the first spot."""
    kind = int(a.kind_of(action))
    position.ask(next(q for q in range(len(ANSWERS)) if ANSWERS[q] >> kind & 1), seat, at=0)
    for each in range(p.SEATS):
        position.chosen[each] = p.NONE


# -- the hand ------------------------------------------------------------------------------
def lose_a_period(position: Position, seat: int, action: int) -> None:
    hand = position.hands[seat]
    hand.fill([card for card in hand if position.cards.kind[card] != FREE])


def take_in(position: Position, seat: int, action: int) -> None:
    card = int(a.card_of(action))
    if position.cards.is_how_de_do(card):
        position.how_de_dos[seat].add(card)
    else:
        lift(position, card)
        position.hands[seat].slot_in(card)


def hold_another(position: Position, seat: int, action: int) -> None:
    card = any_card(position)
    lift(position, card)
    position.hands[seat].slot_in(card)


def make_period_card(position: Position, seat: int, action: int) -> None:
    """A How-de-do no longer is one, wherever it is."""
    card = int(a.card_of(action))
    if position.cards.is_how_de_do(card):
        is_held = position.holds(seat, card)
        become_period_card(position, card)
        if is_held:
            position.hands[seat].slot_in(card)


# -- where cards are played, and how -------------------------------------------------------
def clear_spots(position: Position, seat: int, action: int) -> None:
    clear_spot(position, int(a.spot_of(action)))
    if a.other_of(action) != a.NOWHERE:
        clear_spot(position, int(a.other_of(action)))


def clear_row(position: Position, seat: int, action: int) -> None:
    for at in range(int(position.field.count)):
        clear_spot(position, at)


def take_back_how_de_dos(position: Position, seat: int, action: int) -> None:
    position.how_de_dos_played[seat] = position.terms.how_de_dos_a_period - 1


def begin_its_period(position: Position, seat: int, action: int) -> None:
    kind = int(position.cards.kind[a.card_of(action)])
    position.period = next(n for n in range(3) if number_of_period(position, n) == kind)


def number_of_period(position: Position, period: int) -> int:
    position.period = period
    return int(period_of(position))


def empty_side(position: Position, seat: int, action: int) -> None:
    position.field.side(seat, a.spot_of(action)).clear()


def deal_period_card(position: Position, seat: int, action: int) -> None:
    position.field.spots[a.spot_of(action)] = any_card(position)


# -- cards on the table --------------------------------------------------------------------
def hide(position: Position, seat: int, action: int) -> None:
    side, place = position.field.side(1 - seat, position.at), int(a.spot_of(action))
    while side.count <= place:
        lay(position, 1 - seat, int(position.at), any_card(position))
    position.field.shown[side[place]] = 0


def lay_it_there(position: Position, seat: int, action: int) -> None:
    """Another card of the seat, or of the rival, if it is shoved; shown, and no How-de-do."""
    become_period_card(position, int(a.card_of(action)))
    lay_it_beside(position, seat, action)
    if position.asker == a.card_of(action):
        position.asker = p.NONE


def lay_it_beside(position: Position, seat: int, action: int) -> None:
    owner = 1 - seat if a.kind_of(action) == a.SHOVE else seat
    to = int(a.spot_of(action)) if a.kind_of(action) != a.TAKE_BACK else 0
    lay(position, owner, to - 1 if to else 1, int(a.card_of(action)), is_shown=True)


def use_it(position: Position, seat: int, action: int) -> None:
    become_period_card(position, int(a.card_of(action)))
    lay(position, seat, int(position.at), int(a.card_of(action)))
    hold_another(position, seat, action)


def make_it_top(position: Position, seat: int, action: int) -> None:
    card = int(a.card_of(action))
    become_period_card(position, card)
    position.cards.footprints[card] = HEAVY
    is_spot = position.asker == position.field.spots[position.at]
    lay(position, seat if is_spot else 1 - seat, int(position.at), card)


def let_it_act(position: Position, seat: int, action: int) -> None:
    card = int(a.card_of(action))
    if position.question == p.ORDER:
        position.pending.add(card)
        return
    own_cards(position).text[card] = DISREGARD_TOP
    if card in position.acted:
        position.acted.take(card)
    lay(position, seat, int(position.at), card)


MEND: dict[str, Mend] = {
    "not-your-turn": give_turn,
    "already-chosen": choose_again,
    "excused": choose_again,
    "not-now": ask_this,
    "has-all-periods": lose_a_period,
    "no-such-spot": clear_spots,
    "not-in-hand": take_in,
    "last-card": hold_another,
    "how-de-do": make_period_card,
    "never-open": make_period_card,
    "closed": clear_spots,
    "one-a-period": take_back_how_de_dos,
    "other-period": begin_its_period,
    "full": empty_side,
    "no-reveals": clear_spots,
    "must-reveal": clear_spots,
    "no-period-card": deal_period_card,
    "not-hidden": hide,
    "not-there": lay_it_there,
    "not-beside": lay_it_beside,
    "no-moves": clear_row,
    "no-room": clear_spots,
    "not-used": use_it,
    "not-top": make_it_top,
    "acted": let_it_act,
}
