"""What may be answered to each question, and what an answer does: a table of contents."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import (
    DISCARD,
    GIVE,
    KEEP,
    LEAVE,
    REDRAW,
    SELL,
    card_of,
    encode,
    kind_of,
    spot_of,
)
from tangledbank.games.trex.rules.disregarding import act as act_text
from tangledbank.games.trex.rules.disregarding import choose_top, fill_sequence, fill_top_choices
from tangledbank.games.trex.rules.effects import (
    fill_effect,
    fill_swaps,
    give_for_footprints,
    swap,
    take_choice,
)
from tangledbank.games.trex.rules.handing import discard, fill_discards, give
from tangledbank.games.trex.rules.limits import may_lose
from tangledbank.games.trex.rules.playing import fill_plays, play
from tangledbank.games.trex.rules.prehistoric import (
    act,
    fill_order,
    fill_spots,
    mark_spot,
    struck,
)
from tangledbank.games.trex.rules.setup import first_hands, lacks_a_period
from tangledbank.games.trex.rules.trading import fill_trades, trade
from tangledbank.games.trex.rules.winning import barter, fill_sell, fill_spend, sell, spend

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def fill(position: "Position", seat: i64, actions: Actions) -> None:
    """The answers that are legal."""
    question = position.question
    if question == p.PLAY:
        fill_plays(position, seat, actions)
    elif question == p.HAND:
        actions.add(encode(KEEP))
        if lacks_a_period(position, seat):
            actions.add(encode(REDRAW))
    elif question == p.ORDER:
        fill_order(position, actions)
    elif question == p.ICE or question == p.TAR:
        fill_spots(position, actions)
    elif question in (p.METEOR, p.DISCARD_TOO, p.LIMIT):
        fill_discards(position, seat, actions)
    elif question == p.GIFT:
        actions.add_each(encode(GIVE, 0), position.hands[seat], 8)
    elif question == p.TRADE:
        fill_trades(position, seat, actions)
    elif question == p.EXCHANGE:
        fill_swaps(position, seat, actions)
    elif question == p.SEQUENCE:
        fill_sequence(position, actions)
    elif question == p.TOP:
        fill_top_choices(position, actions)
    elif question == p.SPEND:
        fill_spend(position, seat, actions)
    elif question == p.BARTER:
        actions.add(encode(LEAVE))
        fill_swaps(position, seat, actions)
    elif question == p.SELL:
        fill_sell(actions)
    else:
        fill_effect(position, seat, actions)


def answer(position: "Position", seat: i64, action: i64) -> None:
    """What an answer does; then nothing is asked, unless it asks something itself."""
    question = position.question
    card = card_of(action)
    position.question = 0
    position.turn = p.NONE
    if question == p.PLAY:
        play(position, seat, action)
    elif question == p.HAND:
        first_hands(position)
    elif question == p.ORDER:
        act(position, card)
    elif question == p.ICE or question == p.TAR:
        mark_spot(position, question, spot_of(action))
    elif question == p.METEOR:
        struck(position)
    elif question == p.GIFT:
        give(position, seat, card)
    elif question == p.TRADE:
        trade(position, seat, action)
    elif question == p.EXCHANGE:
        swap(position)
    elif question == p.LIMIT or question == p.DISCARD_TOO:
        discard(position, seat, card)
    elif question == p.SEQUENCE:
        act_text(position, position.at, card)
    elif question == p.TOP:
        position.turn = seat  # whose choice it was
        choose_top(position, card)
    elif question == p.SPEND:
        spend(position, seat, card, position.at)
    elif question == p.BARTER or question == p.SELL:
        answer_spot(position, seat, action)
    else:
        answer_effect(position, seat, action)


def answer_spot(position: "Position", seat: i64, action: i64) -> None:
    """§9.7, §9.11 What a spot card offered to its loser, or its winner."""
    kind = kind_of(action)
    if kind == LEAVE:
        position.tell(told.KEPT, seat, position.asker)
    elif kind == SELL:
        sell(position, seat, position.asker)
    else:
        barter(position, seat, card_of(action))


def answer_effect(position: "Position", seat: i64, action: i64) -> None:
    """§7 The effect that asked."""
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
