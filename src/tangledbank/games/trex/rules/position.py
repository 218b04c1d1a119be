"""A game of The T-Rex Game as a table of contents: each chapter of the rules is its own module."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, numbers
from tangledbank.core.grounds import ALLOWED, NO_SUCH_ACTION
from tangledbank.core.rng import Rng
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import disregarding, prehistoric, told
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.actions import card_of, encode, is_action, kind_of, spot_of
from tangledbank.games.trex.rules.disregarding import (
    against_top,
    choose_top,
    fill_sequence,
    fill_top_choices,
)
from tangledbank.games.trex.rules.effects import (
    against_effect,
    answer_effect,
    fill_effect,
    fill_swaps,
    swap,
)
from tangledbank.games.trex.rules.flow import go_on
from tangledbank.games.trex.rules.grounds import EXCUSED, HAS_ALL_PERIODS, NOT_NOW
from tangledbank.games.trex.rules.hands import (
    against_handing,
    against_losing,
    deal,
    discard,
    fill_discards,
    first_hands,
    give,
    lacks_a_period,
)
from tangledbank.games.trex.rules.markers import against_trade, fill_trades, trade
from tangledbank.games.trex.rules.playing import against_play, fill_plays, pick_play, play
from tangledbank.games.trex.rules.prehistoric import (
    NEED_NOT,
    against_choosing,
    fill_order,
    fill_spots,
    mark_spot,
    struck,
)
from tangledbank.games.trex.rules.spots import (
    against_spending,
    answer_spot,
    fill_sell,
    fill_spend,
    spend,
)
from tangledbank.games.trex.rules.state import State

if TYPE_CHECKING:  # its type alone: the rules know nothing of what is seen
    from tangledbank.games.trex.seen.view import View


# which kinds of actions answer a question, a bit each
LEFT: Final = 1 << a.LEAVE
ANSWERS: Final[vec[i64]] = numbers([
    0,
    1 << a.KEEP | 1 << a.REDRAW,  # §1.4 hand
    1 << a.FIRST,  # §2.3 order
    1 << a.CHOOSE,  # §2.9 ice
    1 << a.CHOOSE,  # §2.10 tar
    1 << a.DISCARD,  # §2.5 meteor
    1 << a.GIVE,  # §2.13 gift
    1 << a.TRADE | 1 << a.NO_TRADE,  # §6.2 trade
    1 << a.PLAY_DOWN | 1 << a.PLAY_OPEN | 1 << a.PASS,  # §3.2 play
    1 << a.USE | LEFT,  # §4.5 use
    1 << a.LOOK | LEFT,  # §7.1 peek
    1 << a.TURN_UP | LEFT,  # §7.2 flip
    1 << a.MOVE | LEFT,  # §7.3 shift
    1 << a.SHOVE | LEFT,  # §7.4 shove
    1 << a.TAKE_BACK | LEFT,  # §7.6 recall
    1 << a.DISCARD | LEFT,  # §7.8 discard
    1 << a.DISCARD,  # §7.8 discard too
    1 << a.GIVE | LEFT,  # §7.9 give
    1 << a.SWAP,  # §7.10 exchange
    1 << a.RELOCATE | LEFT,  # §7.13 relocate
    1 << a.DISCARD,  # §1.9 limit
    1 << a.FIRST,  # §5.3 sequence
    1 << a.DISREGARD,  # §10.3 top
    1 << a.DISCARD,  # §9.6 spend
    1 << a.SWAP | LEFT,  # §9.7 barter
    1 << a.SELL | LEFT,  # §9.11 sell
])  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """What may be done and what it does, chapter by chapter."""

    __slots__ = ()

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)
        go_on(self)

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions."""
        actions.count = 0
        if self.is_asked(seat):
            fill(self, seat, actions)

    def pick(self, seat: i64, actions: Actions, rng: Rng) -> i64:
        """Any of them; §3.2 of plays there are many, and none is listed."""
        if self.question == p.PLAY and self.turn == seat:
            return pick_play(self, seat, rng)
        return super().pick(seat, actions, rng)

    def winners(self) -> i64:
        """§11.2 The seat with more points; level, both."""
        return self.leaders()

    def rule_against(self, seat: i64, action: i64) -> i64:
        """The first rule against an answer of a seat that is asked."""
        if not is_action(self.cards, action):
            return NO_SUCH_ACTION
        if ANSWERS[self.question] >> kind_of(action) & 1 == 0:
            return NOT_NOW
        return against(self, seat, action)

    def why_not_asked(self, seat: i64) -> i64:
        """§1.8 Where both choose at once, a seat may be excused."""
        if self.is_secret() and self.chosen[seat] == NEED_NOT:
            return EXCUSED
        return super().why_not_asked(seat)

    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """Answer the question; then the round goes on to the next one."""
        if self.is_secret():
            self.chosen[seat] = action
            self.turn = self.next_chooser()
            if self.turn != p.NONE:
                self.tell(told.READY, seat)
                return
        answer(self, seat, action)
        go_on(self)

    def view(self, seat: int | None) -> "View":
        """What a seat may know."""
        return cast("View", super().view(seat))


def fill(position: State, seat: i64, actions: Actions) -> None:
    """The answers that are legal."""
    question = position.question
    if question == p.PLAY:
        fill_plays(position, seat, actions)
    elif question == p.HAND:
        actions.add(encode(a.KEEP))
        if lacks_a_period(position, seat):
            actions.add(encode(a.REDRAW))
    elif question == p.ORDER:
        fill_order(position, actions)
    elif question == p.ICE or question == p.TAR:
        fill_spots(position, actions)
    elif question in (p.METEOR, p.DISCARD_TOO, p.LIMIT):
        fill_discards(position, seat, actions)
    elif question == p.GIFT:
        actions.add_each(encode(a.GIVE, 0), position.hands[seat], 8)
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
        actions.add(encode(a.LEAVE))
        fill_swaps(position, seat, actions)
    elif question == p.SELL:
        fill_sell(actions)
    else:
        fill_effect(position, seat, actions)


def against(position: State, seat: i64, action: i64) -> i64:
    """What is against an answer to the question; the same functions fill the legal ones."""
    kind = kind_of(action)
    card = card_of(action)
    at = spot_of(action)
    if kind == a.PLAY_DOWN or kind == a.PLAY_OPEN:
        return against_play(position, seat, card, at, kind == a.PLAY_OPEN)
    if kind == a.REDRAW:
        return ALLOWED if lacks_a_period(position, seat) else HAS_ALL_PERIODS
    if kind == a.FIRST:
        if position.question == p.ORDER:
            return prehistoric.against_next(position, card)
        return disregarding.against_next(position, card)
    if kind == a.CHOOSE:
        return against_choosing(position, at)
    if kind == a.TRADE:
        return against_trade(position, seat, card, at)
    if kind == a.DISCARD or kind == a.GIVE or kind == a.SWAP:
        return against_parting(position, seat, card)
    if kind == a.DISREGARD:
        return against_top(position, card)
    return against_effect(position, seat, action)


def against_parting(position: State, seat: i64, card: i64) -> i64:
    """§1.8, §9.6, §10.7, §10.8 What is against a card that is discarded, given or exchanged."""
    if position.question == p.SPEND:
        return against_spending(position, seat, card)
    if position.question == p.DISCARD or position.question == p.GIVE:
        return against_losing(position, seat, card)
    return against_handing(position, seat, card)


def answer(position: State, seat: i64, action: i64) -> None:
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
        prehistoric.act(position, card)
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
        disregarding.act(position, position.at, card)
    elif question == p.TOP:
        position.turn = seat  # whose choice it was
        choose_top(position, card)
    elif question == p.SPEND:
        spend(position, seat, card, position.at)
    elif question == p.BARTER or question == p.SELL:
        answer_spot(position, seat, action)
    else:
        answer_effect(position, seat, action)
