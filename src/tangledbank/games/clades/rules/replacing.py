"""§4 Replacing cards, and the bonus cards that come up meanwhile."""

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.clades.cards.qualities import NO_CARD, goes_right, is_bonus, partner
from tangledbank.games.clades.rules.ending import end_if_nothing_is_left
from tangledbank.games.clades.rules.harder import close_hands
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.told import (
    BONUS,
    DREW,
    EXTRA,
    GIFT,
    LAID,
    REPLACED,
    SECOND_BONUS,
    SHUFFLED_BACK,
    WINDOW_CLOSED,
)
from tangledbank.games.clades.rules.triples import Claim, is_clade_triple


def close_window(position: State) -> None:
    """§4.1 The claimants replace their cards, in the order of their calls (rulings C9, C26)."""
    position.tell(WINDOW_CLOSED, -1)
    claims = put_away(position)
    were_open = position.hands_open
    held = position.deck.count
    for one in claims:
        draw_owed(position, one.seat)
        add_extras(position, one)
        if were_open:
            replace_personal(position, one)  # §7.2 the other way round (ruling C5)
            close_hands(position)
            refill(position, one)
        else:
            refill(position, one)
            replace_personal(position, one)
    if position.deck.count < held:
        position.freshen()  # §5.6 without a new card the triple was the last news
    end_if_nothing_is_left(position)


def put_away(position: State) -> list[Claim]:
    """§3.3 The window is closed; whoever was faster in it is known until the next one opens."""
    position.window_end = -1
    position.last_claims = position.claims
    position.claims = []
    return position.last_claims


def draw_owed(position: State, maker: i64) -> None:
    """§6.1 Whoever has rested draws the personal card before the next triple is replaced."""
    for seat in range(position.seats):
        if seat != maker and position.owed[seat] > 0:
            owed = position.owed[seat]
            position.owed[seat] = 0
            for k in range(owed):
                draw_personal(position, seat, seat)


def add_extras(position: State, one: Claim) -> None:
    """§2.3 A clade triple earns two cards of the deck (rulings C5, C6)."""
    if not is_clade_triple(one.a, one.b, one.c):
        return
    for k in range(position.terms.clade_extra):
        card = draw(position, one.seat)
        if card == NO_CARD:
            return
        position.piles[one.seat].add(card)
        position.extras[one.seat] += 1
        position.tell(EXTRA, one.seat, card)


def refill(position: State, one: Claim) -> None:
    """§4.2 New cards for the shared ones taken, up to the twelve (rulings C1, C26)."""
    missing = position.terms.layout - position.lasting()
    for k in range(min(one.shared, missing)):
        card = draw(position, one.seat)
        if card == NO_CARD:
            return
        position.lay(card)
        position.tell(LAID, -1, card)


def replace_personal(position: State, one: Claim) -> None:
    """§4.3 New personal cards for those used; §6.1 a player who rests waits for them."""
    if position.resting == one.seat and one.drawer == one.seat:
        position.owed[one.seat] += one.own
        return
    for k in range(one.own):
        draw_personal(position, one.drawer, one.seat)


def draw_personal(position: State, seat: i64, maker: i64) -> None:
    """§4.3 A personal card from the deck, for the seat alone to see."""
    card = draw(position, maker)
    if card == NO_CARD:
        return
    position.hands[seat].add(card)
    position.is_known[card] = 0
    position.tell(REPLACED, seat)
    position.tell(DREW, seat, card)


# -- bonus cards ---------------------------------------------------------------------------
def draw(position: State, maker: i64) -> i64:
    """§4.4 The next card that is no bonus card; NO_CARD if the deck holds none.

    A bonus card goes to its player and is replaced by the card drawn; the gift for a second one
    (§4.5) follows after that (ruling C33).
    """
    card = next_card(position)
    if card == NO_CARD or not is_bonus(card):
        return card
    gifted = Pile(4)  # players, one for each second bonus card
    while card != NO_CARD and is_bonus(card):
        if maker < 0:
            if not shuffle_back(position, card):
                return NO_CARD
        else:
            receiver = give_bonus(position, card, maker)
            if position.is_known[partner(card)]:
                gifted.add(receiver)
        card = next_card(position)
    for i in range(gifted.count):
        give_gift(position, gifted[i], maker)
    return card


def next_card(position: State) -> i64:
    """The top of the deck."""
    return position.deck.draw() if position.deck.count > 0 else NO_CARD


def give_bonus(position: State, card: i64, maker: i64) -> i64:
    """§4.4 Fish go to the right of the triple's maker, mollusks to the left; who receives it."""
    seats = position.seats
    receiver = (maker + seats - 1) % seats if goes_right(card) else (maker + 1) % seats
    position.piles[receiver].add(card)
    position.bonuses[receiver] += 1
    position.is_known[card] = 1  # it has appeared (ruling C31)
    position.tell(BONUS, receiver, card, maker)
    return receiver


def give_gift(position: State, receiver: i64, maker: i64) -> None:
    """§4.5 The second bonus card of a set brings five cards of the deck."""
    position.tell(SECOND_BONUS, receiver)
    for k in range(position.terms.gift):
        card = draw(position, maker)
        if card == NO_CARD:
            return
        position.piles[receiver].add(card)
        position.gifts[receiver] += 1
        position.tell(GIFT, receiver, card)


def shuffle_back(position: State, card: i64) -> bool:
    """§4.6 Before the first triple nobody can receive it (ruling C3); False if no other is left."""
    others: i64 = 0
    for i in range(position.deck.count):
        if not is_bonus(position.deck[i]):
            others += 1
    position.deck.add(card)
    if others == 0:
        return False
    position.deck.shuffle(position.rng)
    position.tell(SHUFFLED_BACK, -1, card)
    return True
