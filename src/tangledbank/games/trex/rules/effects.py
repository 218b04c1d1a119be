"""§7 Reveal effects: what happens when a card is revealed as it is played."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import (
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
    other_of,
    spot_of,
)
from tangledbank.games.trex.rules.finding import find
from tangledbank.games.trex.rules.handing import exchange, fill_discards, give
from tangledbank.games.trex.rules.limits import may_lose
from tangledbank.games.trex.rules.markers import take_first, take_rexonomics
from tangledbank.games.trex.rules.moving import fill_moves, may_move, move

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def begin_effect(position: "Position", seat: i64, card: i64, at: i64) -> None:
    """§4.3 The effect of a card that was revealed; §4.5 where it had to be, it may be declined."""
    effect = position.cards.reveal[card]
    if effect == 0:
        return
    if asks_nothing(effect):
        if position.spot(at) == c.MUST_REVEAL:
            position.ask(p.USE, seat, card, at)
        else:
            take_effect(position, seat, card, at)
    else:
        question = question_of(effect)
        position.ask(question, seat, card, at)
        if not may_choose(position, seat, card, question):
            position.ask_nothing()
            position.tell(told.NOTHING, seat, card)


def asks_nothing(effect: i64) -> bool:
    """Whether an effect needs no choice of the player who revealed it, before it happens."""
    return effect in (
        c.ENCORE, c.FIND_CARD, c.FIND_PLACE, c.EXCHANGE, c.BARGE_IN, c.BOOM,
    )  # fmt: skip


def question_of(effect: i64) -> i64:
    """What an effect asks."""
    if effect == c.PEEK:
        return p.PEEK
    if effect == c.FLIP:
        return p.FLIP
    if effect == c.SHIFT:
        return p.SHIFT
    if effect == c.SHOVE:
        return p.SHOVE
    if effect == c.RECALL:
        return p.RECALL
    if effect == c.DISCARD:
        return p.DISCARD
    if effect == c.GIVE:
        return p.GIVE
    return p.RELOCATE


def may_choose(position: "Position", seat: i64, card: i64, question: i64) -> bool:
    """Whether there is a choice for all that the rival can see: any hidden card, any card held."""
    if question == p.DISCARD or question == p.GIVE:
        return position.held(seat) > 1
    if question == p.RECALL or question == p.SHIFT:
        field = position.field
        for at in range(field.count):
            side = field.side(seat, at)
            for i in range(side.count):
                is_known = field.shown[side[i]] != 0
                if side[i] == card or (is_known and not position.cards.is_period(side[i])):
                    continue
                if question == p.RECALL:
                    return True
                if may_move(position, seat, at, at - 1) or may_move(position, seat, at, at + 1):
                    return True
        return False
    return has_choice(position, seat)


def has_choice(position: "Position", seat: i64) -> bool:
    """Whether there is anything to choose but to leave it."""
    actions = Actions()
    fill_effect(position, seat, actions)
    return actions.count > 1


# -- effects without a choice --------------------------------------------------------------
def take_effect(position: "Position", seat: i64, card: i64, at: i64) -> None:
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


def find_card(position: "Position", seat: i64, card: i64) -> None:
    """§7.7 Find a period card for the hand."""
    if find(position, seat, card):
        position.hold(seat, card, p.EVERYONE)
        position.tell(told.TOOK, seat, card)


def find_place(position: "Position", seat: i64, card: i64, at: i64) -> None:
    """§7.7 Find a place: it becomes the spot card, the old one is discarded."""
    if find(position, seat, card):
        gone = position.field.spots[at]
        position.discards.add(gone)
        position.field.spots[at] = card
        position.tell(told.REPLACED, seat, at, card, gone)


def ask_exchange(position: "Position", card: i64, at: i64) -> None:
    """§7.10 Both choose a card of the hand at once; ignored if one of them has none."""
    if position.hands[0].count == 0 or position.hands[1].count == 0:
        position.tell(told.NOTHING, p.NONE, card)
        return
    for seat in range(p.SEATS):
        position.chosen[seat] = p.NONE
    position.ask(p.EXCHANGE, 0, card, at)


def swap(position: "Position") -> None:
    """§7.10 Both have chosen."""
    exchange(position, card_of(position.chosen[0]), card_of(position.chosen[1]))


# -- effects with a choice -----------------------------------------------------------------
def fill_effect(position: "Position", seat: i64, actions: Actions) -> None:
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
        fill_moves(position, seat, MOVE, position.asker, actions)
    elif question == p.SHOVE:
        fill_moves(position, 1 - seat, SHOVE, p.NONE, actions)
    elif question == p.RECALL:
        fill_recalls(position, seat, actions)
    elif question == p.RELOCATE:
        fill_relocations(position, actions)
    elif may_lose(position, seat):
        if question == p.DISCARD:
            fill_discards(position, seat, actions)
        else:
            actions.add_each(encode(GIVE, 0), position.hands[seat], 8)


def fill_swaps(position: "Position", seat: i64, actions: Actions) -> None:
    """§7.10, §9.7 Any card of the hand."""
    actions.add_each(encode(SWAP, 0), position.hands[seat], 8)


def fill_hidden(position: "Position", seat: i64, kind: i64, actions: Actions) -> None:
    """§7.1, §7.2 The rival's hidden cards here, by their place."""
    side = position.field.side(1 - seat, position.at)
    for i in range(side.count):
        if position.field.shown[side[i]] == 0:
            actions.add(encode(kind, spot=i))


def fill_recalls(position: "Position", seat: i64, actions: Actions) -> None:
    """§7.6 Other cards of the own side; never a How-de-do."""
    for at in range(position.field.count):
        side = position.field.side(seat, at)
        for i in range(side.count):
            if position.cards.is_period(side[i]) and side[i] != position.asker:
                actions.add(encode(TAKE_BACK, side[i]))


def fill_relocations(position: "Position", actions: Actions) -> None:
    """§7.13 Any two open spots."""
    for at in range(position.field.count):
        for other in range(at + 1, position.field.count):
            if position.is_open(at) and position.is_open(other):
                actions.add(encode(RELOCATE, spot=at, other=other))


def take_choice(position: "Position", seat: i64, kind: i64, action: i64) -> None:
    """§7 What was chosen happens; DISCARD and GIVE go on in `answer`."""
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


def look(position: "Position", seat: i64, place: i64) -> None:
    """§7.1 Only this player sees it."""
    card = position.field.side(1 - seat, position.at)[place]
    number = position.field.number[card]
    position.peeked[card] |= 1 << seat
    position.known[card] |= 1 << seat
    position.tell(told.PEEKED, seat, position.at, number)
    position.tell(told.SAW, seat, card, position.at, number)


def turn_up(position: "Position", seat: i64, place: i64) -> None:
    """§7.2 Face up for everyone; its own effect does not happen."""
    card = position.field.side(1 - seat, position.at)[place]
    position.field.shown[card] = 1
    position.known[card] |= p.EVERYONE
    position.tell(told.FLIPPED, 1 - seat, card, position.at, position.field.number[card])


def take_back(position: "Position", seat: i64, card: i64) -> None:
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


def relocate(position: "Position", seat: i64, at: i64, other: i64) -> None:
    """§7.13 Two spot cards change places; the cards played there stay."""
    position.field.swap_spots(at, other)
    position.tell(told.RELOCATED, seat, at, other)


def give_for_footprints(position: "Position", seat: i64, card: i64) -> None:
    """§7.9 A card for the rival; the card that asked grows for this round."""
    give(position, seat, card)
    position.field.bonus[position.asker] += position.cards.amount[position.asker]
    amount = position.cards.amount[position.asker]
    position.tell(told.GREW, seat, position.asker, amount, position.at)
