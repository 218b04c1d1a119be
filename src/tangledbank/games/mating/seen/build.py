# Compiled: the server builds a view for everyone after every action.
"""The view of a seat, built field by field: what is not named here stays secret."""

from tangledbank.core.containers import Pile
from tangledbank.core.view import check_viewer
from tangledbank.games.mating.cards.cards import Cards
from tangledbank.games.mating.rules.actions import DISCARDS, LUNCH, card_of, kind_of
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import (
    CHOOSING,
    DISCARDING,
    ENDS,
    LOSSES,
    NONE,
    OVER,
    PHASES,
    THREAT,
)
from tangledbank.games.mating.seen.view import Player, Sneaking, Strategy, Throw, View

# By window; without one, it is the first phase.
PARTS = ("play", "play", "survive", "attract", "mating")


def view(position: Position, seat: int | None) -> View:
    """Built field by field: what is not named here stays secret."""
    check_viewer(seat, int(position.seats))
    cards = position.cards
    return View(
        seat=seat,
        seats=position.seats,
        actors=tuple(position.actors()),
        round=position.round,
        phase=PHASES[position.phase],
        part=part(position),
        window=position.window,
        first=position.first,
        options=dict(position.terms.options),
        players=tuple([player(position, each) for each in range(position.seats)]),
        red=position.red,
        blue=position.blue,
        environment=environment(position),
        last_turn=position.is_last,
        environments=position.environments.count,
        used=environment_names(cards, position.used.as_list()),
        coming=coming(position),
        threatened=tuple(position.threatened.as_list()),
        deciding=position.deciding,
        sneaking=sneaking(position),
        throws=throws(position),
        deck=position.deck.count,
        discards=names(cards, position.discards),
        winner=None if position.winner == NONE else int(position.winner),
        ended_by=ENDS[position.ended_by] if position.ended_by != NONE else "",
        due=position.due(),
        hand=() if seat is None else names(cards, position.hands[seat]),
        chosen=None if seat is None else own_choice(position, seat),
        discarding=None if seat is None else own_discards(position, seat),
        buried=() if seat is None else names(cards, position.buried[seat]),
    )


def names(cards: Cards, pile: Pile) -> tuple[str, ...]:
    """The ids of a pile's cards, the top one last."""
    ids = cards.ids
    return tuple([ids[card] for card in pile.as_list()])


def environment_names(cards: Cards, environments: list[int]) -> tuple[str, ...]:
    """The ids of environments."""
    return tuple([cards.environment_ids[one] for one in environments])


def part(position: Position) -> str:
    """Which of the five phases of a round it is; a window belongs to the phase that it ends."""
    if position.phase == DISCARDING:
        return "draw"
    if position.phase == THREAT:
        return "survive"
    if position.phase == OVER:
        return "mating"
    return PARTS[position.window]


def environment(position: Position) -> str | None:
    """§3.1 The one that is turned up."""
    if position.environment == NONE:
        return None
    return position.cards.environment_ids[position.environment]


def coming(position: Position) -> tuple[str, ...]:
    """§9.4 In an order that everyone knows; §9.5 not where a reversed card may lie among them."""
    if not position.terms.foretold:
        return ()
    return environment_names(position.cards, position.environments.as_list()[::-1])


def player(position: Position, seat: int) -> Player:
    """What everyone sees: never a card of the hand, nor a choice."""
    lost = position.lost[seat]
    return Player(
        hand=position.hands[seat].count,
        food=position.food[seat],
        offspring=position.offspring[seat],
        began=position.began[seat],
        ready=position.is_secret() and position.chosen[seat] != NONE,
        strategy=strategy(position, seat),
        lunch=position.lunch[seat] != 0,
        lost=None if lost == NONE else position.cards.ids[lost],
        lost_to=LOSSES[position.lost_to[seat]],
        red=position.red_with[seat],
        blue=position.blue_with[seat],
        mated=position.mated[seat],
        passed=position.passed[seat] != 0,
        passed_ahead=position.ahead[seat] != 0,
        buried=position.buried[seat].count,
    )


def strategy(position: Position, seat: int) -> Strategy | None:
    """The strategy in play, as it counts now."""
    if not position.is_in_play(seat):
        return None
    return Strategy(
        card=position.cards.ids[position.strategy[seat]],
        fitness=position.fitness(seat),
        predator=position.predator_value(seat),
        fights=position.is_fighter(seat),
        satellite=position.satellite[seat] != 0,
        won=position.won[seat] != 0,
    )


def sneaking(position: Position) -> Sneaking | None:
    """§6.5 The card that waits for an answer."""
    if not position.sneaking:
        return None
    card = position.cards.ids[position.sneaking[0]]
    return Sneaking(card, int(position.sneaker), int(position.target))


def throws(position: Position) -> tuple[Throw, ...]:
    """§4.2 The dice of this round's fight."""
    return tuple(
        [
            Throw(seat, dice(position.thrown[seat]))
            for seat in range(position.seats)
            if position.thrown[seat]
        ]
    )


def dice(packed: int) -> tuple[int, ...]:
    """The faces of a throw."""
    faces = []
    while packed:
        faces.append(int(packed & 7))
        packed >>= 3
    return tuple(faces)


def own_choice(position: Position, seat: int) -> str | None:
    """§2.2 What the seat has laid face down."""
    if position.phase != CHOOSING or position.chosen[seat] == NONE:
        return None
    if kind_of(position.chosen[seat]) == LUNCH:
        return "lunch"
    return position.cards.ids[card_of(position.chosen[seat])]


def own_discards(position: Position, seat: int) -> tuple[str, ...] | None:
    """§7.1 What the seat is about to discard."""
    if position.phase != DISCARDING or position.chosen[seat] == NONE:
        return None
    cards = Pile(position.hands[seat].count)
    DISCARDS.fill(position.chosen[seat], cards)
    return names(position.cards, cards)
