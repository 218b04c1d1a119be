"""What a seat may know of The Mating Game. A hidden card has no id here (§1.7, M43)."""

from dataclasses import dataclass

from tangledbank.core import view as core
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


@dataclass(frozen=True)
class Strategy:
    """A strategy in play: the card, and what it is worth at this moment."""

    card: str
    fitness: int
    predator: int  # with alarm calls (§6.7)
    fights: bool  # counts among the fighters (§4.1)
    satellite: bool  # §6.11
    won: bool  # the fight, so that the bonus is his (§4.4)


@dataclass(frozen=True)
class Player:
    """What everyone sees before a seat."""

    hand: int  # how many cards, without Out to Lunch
    food: int
    offspring: int
    began: int  # offspring when this round began (M37)
    ready: bool  # has made the secret choice that all make at once
    strategy: Strategy | None  # in play
    lunch: bool  # was out to lunch in this round's reveal
    lost: str | None  # the strategy that was lost in this round
    lost_to: str  # "predator", "fight", or nothing
    red: int  # females that stand with him
    blue: int
    mated: int  # females that he had in Mating; 0 before
    passed: bool  # in this window, since the last card was played
    passed_ahead: bool  # for the rest of the round (§6.4)
    buried: int  # cards that he laid face down on the discard pile


@dataclass(frozen=True)
class Throw:
    """The dice of one fighter."""

    seat: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Sneaking:
    """A sneaky card on the table whose target may still answer (§6.5)."""

    card: str
    seat: int
    target: int


@dataclass(frozen=True, kw_only=True)
class View(core.View):
    """The clearing as one seat, or a spectator, sees it."""

    round: int
    phase: str  # "choosing", "window", "threat", "answer", "discarding", "over"
    part: str  # which of the five phases it is: "play", "survive", "attract", "mating", "draw"
    window: int  # 1 to 4 while sneaky cards may be played, else 0 (§6.2)
    first: int  # who has the first-player marker
    options: dict[str, int | bool | str]
    players: tuple[Player, ...]
    red: int  # females in the stands
    blue: int
    environment: str | None  # that of this round, once it is turned up
    last_turn: bool  # that environment was the reversed one (§9.5)
    environments: int  # face down in their deck
    used: tuple[str, ...]  # environments used since the deck was last shuffled, with this one
    coming: tuple[str, ...]  # the next ones, where everyone knows the order (§9.4)
    threatened: tuple[int, ...]  # seats that predators are after, in the order they decide
    deciding: int  # how many of these have decided
    sneaking: Sneaking | None
    throws: tuple[Throw, ...]  # of this round's fight
    deck: int
    discards: tuple[str, ...]  # the open ones: cards that were played
    winner: int | None  # when the game is over
    ended_by: str  # "goal", "limit", "last turn", "used up", or nothing yet
    due: int | None  # table time at which the default is taken (§9.8)
    # the seat's own
    hand: tuple[str, ...]
    chosen: str | None  # a card, or "lunch", until the reveal
    discarding: tuple[str, ...] | None  # until all have chosen
    buried: tuple[str, ...]  # what he laid face down himself


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
