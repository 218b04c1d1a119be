"""§7 Reveal effects, and §10.9 how a card moves."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import (
    DISCARD,
    GIVE,
    LEAVE,
    LOOK,
    MOVE,
    RELOCATE,
    SHOVE,
    SWAP,
    TAKE_BACK,
    TURN_UP,
    USE,
    card_of,
    encode,
    kind_of,
    other_of,
    spot_of,
)
from tangledbank.games.trex.rules.grounds import (
    NEVER_MOVES,
    NEVER_RECALLED,
    NO_ROOM,
    NO_SUCH_SPOT,
    NOT_BESIDE,
    NOT_BOTH_OPEN,
    NOT_HIDDEN,
    NOT_SHOWN,
    NOT_YOURS,
)
from tangledbank.games.trex.rules.hands import (
    discard,
    exchange,
    fill_discards,
    find,
    give,
    may_lose,
)
from tangledbank.games.trex.rules.markers import take_first, take_rexonomics
from tangledbank.games.trex.rules.spots import against_leaving, against_room
from tangledbank.games.trex.rules.state import State


# -- effects without a choice --------------------------------------------------------------
def take_effect(position: State, seat: i64, card: i64, at: i64) -> None:
    """§7.5, §7.7, §7.10 to §7.12 What a card does by itself."""
    effect = position.cards.reveal[card]
    if effect == c.ENCORE:
        position.plays[seat] += 1  # §7.5
        position.tell(told.ENCORE, seat)
    elif effect == c.FIND_CARD:
        find_card(position, seat, position.cards.finds[card])
    elif effect == c.FIND_PLACE:
        find_place(position, seat, position.cards.finds[card], at)
    elif effect == c.EXCHANGE:
        ask_exchange(position, card, at)
    elif effect == c.BARGE_IN:
        take_first(position, seat)  # §7.11
    else:
        take_rexonomics(position, seat)  # §7.12


def find_card(position: State, seat: i64, card: i64) -> None:
    """§7.7 Find a period card for the hand."""
    if find(position, seat, card):
        position.hold(seat, card, p.EVERYONE)
        position.tell(told.TOOK, seat, card)


def find_place(position: State, seat: i64, card: i64, at: i64) -> None:
    """§7.7 Find a place: it becomes the spot card, the old one is discarded."""
    if find(position, seat, card):
        gone = position.field.spots[at]
        position.discards.add(gone)
        position.field.spots[at] = card
        position.tell(told.REPLACED, seat, at, card, gone)


def ask_exchange(position: State, card: i64, at: i64) -> None:
    """§7.10 Both choose a card of the hand at once; ignored if one of them has none."""
    if position.hands[0].count == 0 or position.hands[1].count == 0:
        position.tell(told.NOTHING, p.NONE, card)
        return
    for seat in range(p.SEATS):
        position.chosen[seat] = p.NONE
    position.ask(p.EXCHANGE, 0, card, at)


def swap(position: State) -> None:
    """§7.10 Both have chosen."""
    exchange(position, card_of(position.chosen[0]), card_of(position.chosen[1]))


# -- effects with a choice -----------------------------------------------------------------
def fill_effect(position: State, seat: i64, actions: Actions) -> None:
    """§7 The choices of the effect that asks, and to leave it (§4.5)."""
    question = position.question
    actions.add(encode(LEAVE))
    if question == p.USE:
        actions.add(encode(USE))
    elif question == p.PEEK:
        fill_hidden(position, seat, LOOK, actions)
    elif question == p.FLIP:
        fill_hidden(position, seat, TURN_UP, actions)
    elif question == p.SHIFT:
        fill_moves(position, seat, False, actions)
    elif question == p.SHOVE:
        fill_moves(position, seat, True, actions)
    elif question == p.RECALL:
        fill_recalls(position, seat, actions)
    elif question == p.RELOCATE:
        fill_relocations(position, actions)
    elif may_lose(position, seat):
        if question == p.DISCARD:
            fill_discards(position, seat, actions)
        else:
            actions.add_each(encode(GIVE, 0), position.hands[seat], 8)


def fill_swaps(position: State, seat: i64, actions: Actions) -> None:
    """§7.10, §9.7 Any card of the hand."""
    actions.add_each(encode(SWAP, 0), position.hands[seat], 8)


def against_effect(position: State, seat: i64, action: i64) -> i64:
    """§7 What is against a choice of the effect that asks; §4.5 it may always be left."""
    kind = kind_of(action)
    card = card_of(action)
    at = spot_of(action)
    if kind in (LOOK, TURN_UP):
        return against_looking(position, seat, at)
    if kind in (MOVE, SHOVE):
        return against_moving(position, seat, card, at, kind == SHOVE)
    if kind == TAKE_BACK:
        return against_recalling(position, card, position.field.spot_of(seat, card))
    if kind == RELOCATE:
        return against_relocating(position, at, other_of(action))
    return ALLOWED


def against_looking(position: State, seat: i64, place: i64) -> i64:
    """§7.1, §7.2 Only a hidden card of the rival here is looked at, or turned up."""
    side = position.field.side(1 - seat, position.at)
    if place >= side.count or position.field.shown[side[place]] != 0:
        return NOT_HIDDEN
    return ALLOWED


def fill_hidden(position: State, seat: i64, kind: i64, actions: Actions) -> None:
    """§7.1, §7.2 The rival's hidden cards here, by their place."""
    for place in range(position.field.side(1 - seat, position.at).count):
        if against_looking(position, seat, place) == ALLOWED:
            actions.add(encode(kind, spot=place))


def against_moving(position: State, seat: i64, card: i64, to: i64, is_shove: bool) -> i64:
    """§7.3, §7.4 The card must be one that moves, and the spot one that it may move to."""
    if to >= position.field.count:
        return NO_SUCH_SPOT
    owner = 1 - seat if is_shove else seat
    at = position.field.spot_of(owner, card)
    ground = against_mover(position, card, at, is_shove)
    return against_move(position, owner, at, to) if ground == ALLOWED else ground


def against_mover(position: State, card: i64, at: i64, is_shove: bool) -> i64:
    """§7.3 Another of your cards; §7.4 a card that the rival has shown; §3.5 no How-de-do."""
    if position.cards.is_how_de_do(card):
        return NEVER_MOVES
    if is_shove:
        return NOT_SHOWN if at == p.NONE or position.field.shown[card] == 0 else ALLOWED
    return NOT_YOURS if at == p.NONE or card == position.asker else ALLOWED


def against_move(position: State, seat: i64, at: i64, to: i64) -> i64:
    """§10.9 A card of this seat goes to the spot beside it, if that is open and has room."""
    if to < 0 or to >= position.field.count:
        return NO_SUCH_SPOT
    if to != at - 1 and to != at + 1:
        return NOT_BESIDE
    ground = against_leaving(position, at, to)
    if ground != ALLOWED:
        return ground
    has_room = position.is_open(to) and against_room(position, seat, to) == ALLOWED
    return ALLOWED if has_room else NO_ROOM


def can_move(position: State, seat: i64, at: i64) -> bool:
    """§10.9 Whether a card of this seat there has anywhere to go."""
    left = against_move(position, seat, at, at - 1)
    return left == ALLOWED or against_move(position, seat, at, at + 1) == ALLOWED


def fill_moves(position: State, seat: i64, is_shove: bool, actions: Actions) -> None:
    """§7.3, §7.4 Every card that moves, to either spot beside it."""
    field = position.field
    owner = 1 - seat if is_shove else seat
    kind = SHOVE if is_shove else MOVE
    for at in range(field.count):
        side = field.side(owner, at)
        for i in range(side.count):
            if against_mover(position, side[i], at, is_shove) != ALLOWED:
                continue
            for step in range(2):
                to = at - 1 + 2 * step
                if against_move(position, owner, at, to) == ALLOWED:
                    actions.add(encode(kind, side[i], to))


def against_recalling(position: State, card: i64, at: i64) -> i64:
    """§7.6 Only another of your played cards; never a How-de-do."""
    if at == p.NONE or card == position.asker or not position.cards.is_period(card):
        return NEVER_RECALLED
    return ALLOWED


def fill_recalls(position: State, seat: i64, actions: Actions) -> None:
    """§7.6 Every card that comes back."""
    for at in range(position.field.count):
        side = position.field.side(seat, at)
        for i in range(side.count):
            if against_recalling(position, side[i], at) == ALLOWED:
                actions.add(encode(TAKE_BACK, side[i]))


def against_relocating(position: State, at: i64, other: i64) -> i64:
    """§7.13 Only two open spots change places."""
    if other >= position.field.count or not position.is_open(at) or not position.is_open(other):
        return NOT_BOTH_OPEN
    return ALLOWED


def fill_relocations(position: State, actions: Actions) -> None:
    """§7.13 Any two such spots."""
    for at in range(position.field.count):
        for other in range(at + 1, position.field.count):
            if against_relocating(position, at, other) == ALLOWED:
                actions.add(encode(RELOCATE, spot=at, other=other))


def answer_effect(position: State, seat: i64, action: i64) -> None:
    """§7 What an answer to the effect that asked brings; §7.8 the rival discards, too."""
    kind = kind_of(action)
    if kind == DISCARD:
        discard(position, seat, card_of(action))
        if may_lose(position, 1 - seat):  # §7.8
            position.ask(p.DISCARD_TOO, 1 - seat, position.asker, position.at)
        else:
            position.tell(told.EXCUSED, 1 - seat)
    elif kind == GIVE:
        give_for_footprints(position, seat, card_of(action))
    else:
        take_choice(position, seat, kind, action)


def take_choice(position: State, seat: i64, kind: i64, action: i64) -> None:
    """§7 What was chosen happens."""
    if kind == LEAVE:
        position.tell(told.LEFT, seat, position.asker)
    elif kind == USE:
        take_effect(position, seat, position.asker, position.at)
    elif kind == LOOK:
        look(position, seat, spot_of(action))
    elif kind == TURN_UP:
        turn_up(position, seat, spot_of(action))
    elif kind == MOVE:
        move(position, seat, card_of(action), spot_of(action))
    elif kind == SHOVE:
        move(position, 1 - seat, card_of(action), spot_of(action))
    elif kind == TAKE_BACK:
        take_back(position, seat, card_of(action))
    elif kind == RELOCATE:
        relocate(position, seat, spot_of(action), other_of(action))


def look(position: State, seat: i64, place: i64) -> None:
    """§7.1 Only this player sees it."""
    card = position.field.side(1 - seat, position.at)[place]
    number = position.field.number[card]
    position.field.peeked[card] |= 1 << seat
    position.known[card] |= 1 << seat
    position.tell(told.PEEKED, seat, position.at, number)
    position.tell(told.SAW, seat, card, position.at, number)


def turn_up(position: State, seat: i64, place: i64) -> None:
    """§7.2 Face up for everyone; its own effect does not happen."""
    card = position.field.side(1 - seat, position.at)[place]
    position.field.shown[card] = 1
    position.known[card] |= p.EVERYONE
    position.tell(told.FLIPPED, 1 - seat, card, position.at, position.field.number[card])


def move(position: State, seat: i64, card: i64, to: i64) -> None:
    """§10.9 To another spot on the same side, shown or hidden as it was."""
    field = position.field
    at = field.spot_of(seat, card)
    field.side(seat, at).take(card)
    field.side(seat, to).add(card)
    if field.shown[card]:
        position.tell(told.MOVED, seat, card, at, to, field.number[card])
    else:
        position.tell(told.MOVED_HIDDEN, seat, at, to, field.number[card])


def take_back(position: State, seat: i64, card: i64) -> None:
    """§7.6 Back to the hand; the play stays used."""
    at = position.field.spot_of(seat, card)
    position.field.side(seat, at).take(card)
    number = position.field.number[card]
    if position.field.shown[card]:
        position.hold(seat, card, p.EVERYONE)
        position.tell(told.RECALLED, seat, card, at, number)
    else:
        position.hold(seat, card, 0)
        position.tell(told.RECALLED_HIDDEN, seat, at, number)


def give_for_footprints(position: State, seat: i64, card: i64) -> None:
    """§7.9 A card for the rival; the card that asked grows for this round."""
    give(position, seat, card)
    position.field.bonus[position.asker] += position.cards.amount[position.asker]
    amount = position.cards.amount[position.asker]
    position.tell(told.GREW, seat, position.asker, amount, position.at)


def relocate(position: State, seat: i64, at: i64, other: i64) -> None:
    """§7.13 Two spot cards change places; the cards played there stay."""
    position.field.swap_spots(at, other)
    position.tell(told.RELOCATED, seat, at, other)
