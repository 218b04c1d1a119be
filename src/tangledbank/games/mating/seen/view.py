"""What a seat may know of The Mating Game. A hidden card has no id here (§1.7, M43)."""

from dataclasses import dataclass

from tangledbank.core import view as core


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
