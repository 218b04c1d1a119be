# Compiled: playouts ask it for every play.
"""A keener way to lay cards: as `policy` weighs them, with habits that were found in many games."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, numbers
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.policy import effect_value, own_plays
from tangledbank.games.trex.bots.prospects import prize, rival_plays
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import LOWER_WINS, PLACE
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules.phases import NONE
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.resolving import total_at
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.seen.hidden import masked, period_of_back
from tangledbank.games.trex.seen.preview import settle

PERCENT: Final = 100


@final
@mypyc_attr(acyclic=True)
class Habits:
    """What somebody expects of cards that are not seen, and cares about besides the spot."""

    __slots__ = (
        "alone", "bluff_alone", "bluff_beside", "card_prize", "effects", "expected", "first",
        "least", "nobody", "per_hidden", "per_play", "plays", "showing", "spread",
    )  # fmt: skip

    def __init__(self) -> None:
        self.expected: vec[i64] = numbers([27, 46, 25])  # tenths of a footprint, by the back
        self.spread: i64 = 18  # tenths by which totals differ if nothing is hidden
        self.per_hidden: i64 = 11  # and more for each hidden card
        self.per_play: i64 = 8  # and for each card that the rival may still lay there
        self.plays: i64 = 90  # in a hundred: the share of the rival's plays that comes there
        self.nobody: i64 = 4  # tenths that a rival who has nothing there lays for each of these
        self.first: i64 = 4  # tenths that First Move is worth
        self.card_prize: i64 = 94  # in a hundred of what a period card promises
        self.showing: i64 = 300  # what it costs to let the rival see a card
        self.alone: i64 = 235  # what it costs to keep a spot to one card, for each play to come
        self.bluff_alone: i64 = -320  # what a How-de-do is worth where nothing else lies
        self.bluff_beside: i64 = -120  # and beside other cards
        self.least: i64 = -240  # what a pass is worth
        # in a hundred of what the effects of cards that are revealed promise, in their order
        self.effects: vec[i64] = numbers(
            [0, 125, 100, 0, 108, 265, 74, 122, 103, 0, 94, 100, 87, 168, 145]
        )


def keen_play(
    position: Position,
    seat: i64,
    actions: Actions,
    habits: Habits,
    whim: i64,
    rng: Rng,
    into: Actions | None,
) -> i64:
    """The play that promises most, or about as much: a whim decides between them.

    What each of the list promises is written into another one, if there is one.
    """
    field = masked(position, seat)
    plays = rival_plays(position, seat) * habits.plays // PERCENT
    best = a.encode(a.PASS)
    most: i64 = 0
    before: i64 = 0
    at_before: i64 = NONE
    card_before: i64 = NONE
    gain: i64 = 0
    won: i64 = 0
    for i in range(actions.count):
        action = actions.codes[i]
        value: i64 = 0
        if a.kind_of(action) == a.PASS:
            value = habits.least
        else:
            at = a.spot_of(action)
            card = a.card_of(action)
            if at != at_before:
                won = prize_at(position, seat, field.spots[at], habits)
                before = chance_at(position, field, seat, at, plays, habits)
            if at != at_before or card != card_before:
                field.lay(seat, at, card, 0, True)
                gain = (chance_at(position, field, seat, at, plays, habits) - before) * won
                field.side(seat, at).take(card)
            at_before = at
            card_before = card
            value = gain + besides(position, field, seat, action, habits)
        if into is not None:
            into.add(value)
        value += rng.below(whim)
        if i == 0 or value > most:
            most = value
            best = action
    return best


def prize_at(position: Position, seat: i64, spot: i64, habits: Habits) -> i64:
    """What winning a spot card is worth."""
    won = prize(position, seat, spot)
    return won if position.cards.kind[spot] == PLACE else won * habits.card_prize // PERCENT


def besides(position: Position, field: Field, seat: i64, action: i64, habits: Habits) -> i64:
    """What a play brings and costs, besides what it changes at its spot."""
    cards, card, at = position.cards, a.card_of(action), a.spot_of(action)
    if cards.is_how_de_do(card):
        return habits.bluff_beside if field.side(seat, at).count > 0 else habits.bluff_alone
    value: i64 = 0
    if cards.text[card] == c.SULK:
        value -= habits.alone * own_plays(position, seat)
    if a.kind_of(action) == a.PLAY_OPEN:
        value -= habits.showing
        effect = cards.reveal[card]
        if effect != 0:
            promised = effect_value(position, field, seat, card, at)
            value += promised * habits.effects[effect] // PERCENT
    return value


def chance_at(
    position: Position, field: Field, seat: i64, at: i64, plays: i64, habits: Habits
) -> i64:
    """How likely the seat wins a spot as it stands on the field, of 100."""
    cards, terms = position.cards, position.terms
    settle(cards, terms, field, at)
    mine = 10 * total_at(cards, terms, field, seat, at)
    if mine == 0:
        return 0
    theirs = 10 * total_at(cards, terms, field, 1 - seat, at)
    hidden: i64 = 0
    side = field.side(1 - seat, at)
    for i in range(side.count):
        if side.cards[i] == cards.unknown:
            back = position.field.side(1 - seat, at).cards[i]
            theirs += habits.expected[period_of_back(position.field, back)]
            hidden += 1
    if theirs == 0:
        if plays == 0:
            return PERCENT
        theirs = habits.nobody * plays
    lead = mine - theirs
    if cards.spot[field.spots[at]] == LOWER_WINS:
        lead = -lead
    lead += habits.first if position.next_first == seat else -habits.first
    spread = habits.spread + habits.per_hidden * hidden + habits.per_play * plays
    return max(0, min(PERCENT, 50 + 50 * lead // spread))
