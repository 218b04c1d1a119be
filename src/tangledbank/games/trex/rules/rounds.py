"""§2.1 A round begins: spots are dealt; §11 it ends, and perhaps the game."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.trex.cards.cards import PLACE
from tangledbank.games.trex.cards.cards import PREHISTORIC as PREHISTORIC_CARD
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.markers import pass_markers
from tangledbank.games.trex.rules.phases import (
    BY_POINTS,
    BY_ROUNDS,
    NO_CARDS,
    NO_PLACES,
    NONE,
    OVER,
    PREHISTORIC,
    SETTING_UP,
)

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def begin_round(position: "Position") -> None:
    """§2.1 Deal the spots; with none left the game is over (§11.4)."""
    field = position.field
    field.clear()
    position.pending.clear()
    position.round += 1
    position.traded = False
    position.claimed = NONE
    position.period = NONE
    position.tell(told.ROUND_BEGAN, NONE, position.round)
    while field.count < position.terms.spots and refill_deck(position):
        card = position.deck.draw()
        field.spots[field.count] = card
        if position.cards.kind[card] == PREHISTORIC_CARD:
            position.pending.add(card)
        position.tell(told.SPOT_DEALT, NONE, field.count, card)
        field.count += 1
    position.phase = PREHISTORIC
    if field.count == 0:
        position.round -= 1
        end_game(position, NO_CARDS)


def refill_deck(position: "Position") -> bool:
    """§2.1 Whether a card can be dealt; an empty deck is made anew from the discards."""
    if position.deck.count == 0 and position.discards.count > 0:
        position.deck.pour(position.discards)
        for i in range(position.deck.count):
            position.known[position.deck[i]] = 0
        position.deck.shuffle(position.rng)
        position.tell(told.RESHUFFLED, NONE, position.deck.count)
    return position.deck.count > 0


def end_round(position: "Position") -> None:
    """§11 The game ends, or the markers pass and the next round begins."""
    reason = why_over(position)
    if reason == NONE:
        pass_markers(position)
        position.phase = SETTING_UP
    else:
        end_game(position, reason)


def why_over(position: "Position") -> i64:
    """§11.1 to §11.4 Why no further round is played; NONE if one is."""
    mine = position.points(0)
    theirs = position.points(1)
    if max(mine, theirs) >= position.terms.target and mine != theirs:
        return BY_POINTS
    if position.round >= position.terms.rounds:
        return BY_ROUNDS
    if not places_left(position):
        return NO_PLACES
    return NONE


def places_left(position: "Position") -> bool:
    """§11.3 Whether a place is still to be won; all spots have been cleared."""
    for i in range(position.deck.count):
        if position.cards.kind[position.deck[i]] == PLACE:
            return True
    for i in range(position.discards.count):
        if position.cards.kind[position.discards[i]] == PLACE:
            return True
    return False


def end_game(position: "Position", reason: i64) -> None:
    """§11 It is over."""
    position.phase = OVER
    position.ended_by = reason
    position.question = 0
    position.turn = NONE
    position.tell(told.ENDED + reason, NONE)
