"""§3 Calling: whoever is first takes the cards; a false call costs a moment."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.clades.cards.qualities import CARDS
from tangledbank.games.clades.rules.actions import (
    CALL,
    GIFTS,
    first_of,
    given_of,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.actions import call as encode
from tangledbank.games.clades.rules.balancing import rest
from tangledbank.games.clades.rules.grounds import LATE, LOCKED, NOT_IN_REACH, WINDOW, YOURS
from tangledbank.games.clades.rules.harder import (
    against_calling,
    against_gift,
    against_personal,
    has_to_choose,
    pay,
    switch,
)
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.told import CLADE_TRIPLE, NO_TRIPLE, TRIPLE
from tangledbank.games.clades.rules.triples import Claim, is_clade_triple, is_triple


# -- which calls there are -----------------------------------------------------------------
def fill_reach(position: State, seat: i64, cards: Pile) -> None:
    """§3.1 The shared cards and one's own, §7.2 and the others' if open; in ascending order."""
    cards.copy_from(position.shared)
    for each in range(position.seats):
        if each == seat or position.hands_open:
            hand = position.hands[each]
            for i in range(hand.count):
                cards.slot_in(hand[i])


def fill_calls(position: State, seat: i64, actions: Actions) -> None:
    """§3.1 Every call that the seat may make, a triple or not (ruling C25)."""
    if against_calling(position, seat) != ALLOWED:
        return
    cards = position.scratch.reach
    fill_reach(position, seat, cards)
    if position.hands_open:
        fill_open_calls(position, seat, cards, actions)
    else:
        fill_threes(cards, actions)


def fill_threes(cards: Pile, actions: Actions) -> None:
    """§3.1 Any three of these cards."""
    count = cards.count
    for i in range(count):
        for j in range(i + 1, count):
            code = CALL + (cards[i] * CARDS + cards[j]) * CARDS * GIFTS
            for k in range(j + 1, count):
                actions.add(code + cards[k] * GIFTS)


def count_threes(cards: i64) -> i64:
    """§3.1 How many calls this many cards allow."""
    return cards * (cards - 1) * (cards - 2) // 6


def count_calls(position: State, seat: i64) -> i64:
    """§3.1 How many calls there are while no hands are open."""
    if against_calling(position, seat) != ALLOWED:
        return 0
    return count_threes(position.shared.count + position.hands[seat].count)


def find_call(position: State, seat: i64, place: i64) -> i64:
    """§3.1 The call at this place of their list, while no hands are open."""
    cards = position.scratch.reach
    fill_reach(position, seat, cards)
    i: i64 = 0  # the place of the lowest of the three
    above = cards.count - 1
    pairs = above * (above - 1) // 2
    while place >= pairs:
        place -= pairs
        i += 1
        above -= 1
        pairs -= above
    j = i + 1
    above -= 1
    while place >= above:
        place -= above
        j += 1
        above -= 1
    return encode(cards[i], cards[j], cards[j + 1 + place])


def fill_open_calls(position: State, seat: i64, cards: Pile, actions: Actions) -> None:
    """§7.2 Three of these cards with open hands."""
    count = cards.count
    for i in range(count):
        for j in range(i + 1, count):
            for k in range(j + 1, count):
                if against_personal(position, cards[i], cards[j], cards[k]) == ALLOWED:
                    fill_gifts(position, seat, cards[i], cards[j], cards[k], actions)


def fill_gifts(position: State, seat: i64, a: i64, b: i64, c: i64, actions: Actions) -> None:
    """§7.3 One call, or one with every card that may be given in exchange."""
    if not has_to_choose(position, seat, a, b, c):
        actions.add(encode(a, b, c))
        return
    hand = position.hands[seat]
    for i in range(hand.count):
        actions.add(encode(a, b, c, hand[i]))


def against_call(position: State, seat: i64, action: i64) -> i64:
    """§3.1 The first rule against a call; that its cards are no triple is none (ruling C25)."""
    a = first_of(action)
    b = second_of(action)
    c = third_of(action)
    against = against_calling(position, seat)
    if against == ALLOWED:
        against = against_reach(position, seat, a, b, c)
    if against == ALLOWED:
        against = against_personal(position, a, b, c)
    if against == ALLOWED:
        against = against_gift(position, seat, a, b, c, given_of(action))
    return against


def against_reach(position: State, seat: i64, a: i64, b: i64, c: i64) -> i64:
    """§3.1 All three cards are in reach; §3.3 one that is not may just have been taken."""
    if (
        is_in_reach(position, seat, a)
        and is_in_reach(position, seat, b)
        and is_in_reach(position, seat, c)
    ):
        return ALLOWED
    earlier = earlier_claim(position, seat, a, b, c)
    if earlier is None:
        return NOT_IN_REACH
    return YOURS if earlier.seat == seat else LATE


def is_in_reach(position: State, seat: i64, card: i64) -> bool:
    """§3.1 A shared card or one's own, §7.2 or another's if hands are open."""
    if card in position.shared:
        return True
    holder = position.holder(card)
    return holder == seat or (holder >= 0 and position.hands_open)


def earlier_claim(position: State, seat: i64, a: i64, b: i64, c: i64) -> Claim | None:
    """§3.3 The triple that took one of these cards, in this window or the last one."""
    for one in position.claims + position.last_claims:
        if (
            has_taken(position, one, seat, a)
            or has_taken(position, one, seat, b)
            or has_taken(position, one, seat, c)
        ):
            return one
    return None


def has_taken(position: State, one: Claim, seat: i64, card: i64) -> bool:
    """§3.3 Whether the card is gone with this triple."""
    return one.names(card) and not is_in_reach(position, seat, card)


# -- when ----------------------------------------------------------------------------------
def earliest_call(position: State, seat: i64) -> i64:
    """§3.2, §3.4 A call waits for the end of a lock-out, and of a window with one's triple."""
    waits_until = max(position.locked_until[seat], own_window_end(position, seat))
    return max(position.now, waits_until)


def pause(position: State, seat: i64) -> i64:
    """§3.2, §3.4 Which of the pauses before a call is running."""
    if position.locked_until[seat] > position.now:
        return LOCKED
    return WINDOW if own_window_end(position, seat) > position.now else ALLOWED


def own_window_end(position: State, seat: i64) -> i64:
    """§3.2 When the window closes in which the seat has made its triple; -1 if there is none."""
    for one in position.claims:
        if one.seat == seat:
            return position.window_end
    return -1


# -- right ---------------------------------------------------------------------------------
def call(position: State, seat: i64, action: i64) -> None:
    """§3.1 Three cards are called: a triple is taken, anything else is a false call."""
    a = first_of(action)
    b = second_of(action)
    c = third_of(action)
    if is_triple(a, b, c):
        claim(position, seat, a, b, c, given_of(action))
    else:
        miss(position, seat, a, b, c)


def claim(position: State, seat: i64, a: i64, b: i64, c: i64, given: i64) -> None:
    """§3.1 The caller takes the cards; §3.2 others may still call until the window closes."""
    position.tell(TRIPLE, seat, a, b, c, position.now)
    if is_clade_triple(a, b, c):
        position.tell(CLADE_TRIPLE, seat)
        position.clade_triples[seat] += 1
    position.triples[seat] += 1
    position.maker = seat
    taken = take(position, seat, a, b, c, given)
    if position.window_end < 0:
        position.window_end = position.now + position.terms.window
        position.last_claims = []
    position.claims.append(taken)
    rest(position, seat)
    position.quiet_turns = 0
    position.stall_from = position.now
    forget(position)


def take(position: State, seat: i64, a: i64, b: i64, c: i64, given: i64) -> Claim:
    """§3.1 Three cards go to the caller's pile; §7.3 and one may go to another's hand."""
    left = is_shared(position, a) + 2 * is_shared(position, b) + 4 * is_shared(position, c)
    shared = take_shared(position, seat, a) + take_shared(position, seat, b)
    shared += take_shared(position, seat, c)
    owner = owner_of(position, a, b, c)
    own = take_personal(position, seat, a) + take_personal(position, seat, b)
    own += take_personal(position, seat, c)
    drawer = seat if owner < 0 else switch(position, seat, owner, given)
    return Claim(seat, a, b, c, position.now, left, shared, own, drawer)


def is_shared(position: State, card: i64) -> i64:
    """§1.4 1 if the card leaves a place in the rows, else 0."""
    return 1 if card in position.shared else 0


def take_shared(position: State, seat: i64, card: i64) -> i64:
    """§3.1 A shared card goes to the caller's pile; 1 if it is replaced later, else 0."""
    if card not in position.shared:
        return 0
    position.shared.take(card)
    position.piles[seat].add(card)
    if position.temporary[card]:
        position.temporary[card] = 0
        return 0  # §7.1
    return 1


def owner_of(position: State, a: i64, b: i64, c: i64) -> i64:
    """§7.2 Whose personal card is among the three, -1 if none is."""
    for each in range(position.seats):
        hand = position.hands[each]
        if a in hand or b in hand or c in hand:
            return each
    return -1


def take_personal(position: State, seat: i64, card: i64) -> i64:
    """§3.1, §7.2 A personal card goes to the caller's pile; 1 if it was one."""
    owner = position.holder(card)
    if owner < 0:
        return 0
    position.hands[owner].take(card)
    position.is_known[card] = 0
    position.piles[seat].add(card)
    return 1


def forget(position: State) -> None:
    """§5.6 A triple clears what was said before it: who is stuck, false calls, hints."""
    for seat in range(position.seats):
        position.is_stuck[seat] = 0
        position.hint[seat] = 0
        position.false_at[seat] = -1


# -- wrong ---------------------------------------------------------------------------------
def miss(position: State, seat: i64, a: i64, b: i64, c: i64) -> None:
    """§3.4 A false call: the caller waits; §7.1 or also gives up a card."""
    position.tell(NO_TRIPLE, seat, a, b, c, position.now)
    position.false_calls[seat] += 1
    position.false_at[seat] = position.now
    position.false_cards[seat * 3] = a
    position.false_cards[seat * 3 + 1] = b
    position.false_cards[seat * 3 + 2] = c
    show(position, a)
    show(position, b)
    show(position, c)
    position.locked_until[seat] = position.now + position.terms.lock_out
    pay(position, seat)
    if position.terms.untimed:
        position.quiet_turns += 1  # §9.2


def show(position: State, card: i64) -> None:
    """§3.4 A personal card that was called in vain has been seen by everyone."""
    if position.holder(card) >= 0:
        position.is_known[card] = 1
