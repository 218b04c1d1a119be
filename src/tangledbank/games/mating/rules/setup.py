"""§1 Set-up."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.rng import Rng
from tangledbank.games.mating.rules.state import NONE, State

ON_TOP: Final = 3  # §9.5 cards that the reversed one never lies among


def deal(position: State) -> None:
    """§1.1-§1.6 Stands, nests, hands and environments."""
    clear(position)
    position.deck.copy_from(position.cards.deck)  # §1.3
    position.deck.shuffle(position.rng)
    for seat in range(position.seats):
        for _card in range(position.terms.hand):
            position.hands[seat].slot_in(position.deck.draw())
    stack_environments(position)


def clear(position: State) -> None:
    """§1 Put away everything that an earlier game has left."""
    position.now = 0
    position.round = 0
    position.first = 0
    position.window = 0
    position.winner = NONE
    position.ended_by = NONE
    position.environments.clear()
    position.used.clear()
    position.environment = NONE
    position.reversed_at = NONE
    position.is_last = False
    position.sneaking.clear()
    position.sneaker = NONE
    position.target = NONE
    position.deck.clear()
    position.discards.clear()
    position.threatened.clear()
    position.deciding = 0
    for seat in range(position.seats):
        position.hands[seat].clear()
        position.buried[seat].clear()
        position.food[seat] = position.terms.start_food  # §1.4
        position.offspring[seat] = 0
        position.chosen[seat] = NONE
        put_away(position, seat)
    refill(position)


def put_away(position: State, seat: i64) -> None:
    """§7.1 What a round leaves before a seat, except its strategy's card."""
    position.began[seat] = position.offspring[seat]
    position.strategy[seat] = NONE
    position.lunch[seat] = 0
    position.lost[seat] = NONE
    position.lost_to[seat] = 0
    position.alarm[seat] = 0
    position.levelled[seat] = 0
    position.satellite[seat] = 0
    position.won[seat] = 0
    position.thrown[seat] = 0
    position.red_with[seat] = 0
    position.blue_with[seat] = 0
    position.mated[seat] = 0
    position.passed[seat] = 0
    position.ahead[seat] = 0


def refill(position: State) -> None:
    """§1.2, §5.2 Both stands are full."""
    position.red = position.terms.females
    position.blue = position.terms.females


def stack_environments(position: State) -> None:
    """§1.5 The deck of environments; §9.4 an own one may stay in its order."""
    position.environments.fill(position.terms.environments)
    if not position.terms.ordered:
        position.environments.shuffle(position.rng)
    if position.terms.sudden_death:
        slip_in_reversed(position, position.rng)


def slip_in_reversed(position: State, rng: Rng) -> None:
    """§9.5 An extra card, upside down, anywhere below the top three of all (M22, M40)."""
    spare = position.terms.spare
    extra = spare[rng.below(len(spare))]
    deck = position.environments
    places = min(max(0, len(position.terms.environments) - ON_TOP), deck.count) + 1
    place = rng.below(places)
    deck.add(0)
    at = deck.count - 1
    while at > place:
        deck.cards[at] = deck.cards[at - 1]
        at -= 1
    deck.cards[place] = extra
    position.reversed_at = place
