"""§1 Setting up."""

from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.state import DEALING, NONE, State
from tangledbank.games.phylo.rules.told import ROUND_BEGAN


def begin_game(position: State) -> None:
    """§1.1 The first seat deals first, and nobody has points."""
    position.now = 0
    position.round = 0
    position.dealer = 0
    position.ended_by = NONE
    position.show.clear()
    position.last.clear()
    for seat in range(position.seats):
        position.totals[seat] = 0
    position.phase = DEALING
    position.turn = NONE


def begin_round(position: State) -> None:
    """§1.2 Five cards each, from the whole deck (§1.3), and the rest is the pickup pile."""
    position.round += 1
    position.last, position.show = position.show, position.last
    position.seen = None
    position.show.clear()
    position.owner = NONE
    position.candidates.clear()
    position.stood.clear()
    position.discards.clear()
    position.pickup.copy_from(position.cards.deck)  # §1.4 ours, or the one that the table brought
    position.pickup.shuffle(position.rng)
    for i in range(position.seats * position.terms.draws):
        position.drew[i] = NONE
    for seat in range(position.seats):
        position.dropped[seat].clear()
        position.chosen[seat] = NONE
        position.hands[seat].clear()
    for _card in range(HAND):
        for seat in range(position.seats):
            position.hands[seat].slot_in(position.pickup.draw())
    position.tell(ROUND_BEGAN, position.dealer, position.round)
