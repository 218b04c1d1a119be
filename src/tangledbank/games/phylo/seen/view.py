"""What a seat may know of Phylo. A hidden card has no id here, nor has an aim before the reveal."""

from dataclasses import dataclass

from tangledbank.core import view as core


@dataclass(frozen=True)
class Link:
    """§3.2 A food link: what the two cards share."""

    food: str
    eater: str
    terrains: tuple[str, ...]
    climates: tuple[str, ...]


@dataclass(frozen=True)
class Loose:
    """§3.5 A species that does not count, and what it misses."""

    card: str
    why: str


@dataclass(frozen=True)
class Web:
    """The food web of some cards: which count, why, and for how many points."""

    counting: tuple[str, ...]
    links: tuple[Link, ...]  # among those that count
    loose: tuple[Loose, ...]
    points: int


@dataclass(frozen=True)
class Aim:
    """An event, whom it is for, and what became of it."""

    event: str  # the card
    target: int  # a seat; the owner's own where it helps
    fate: str  # "waiting", "done", "fizzled", "cancelled", "unused"


@dataclass(frozen=True)
class OpenHand:
    """An open hand, from the reveal to the next one."""

    hand: tuple[str, ...]  # as it was at the reveal, events and all
    fallen: tuple[str, ...]  # species that events took since
    restored: tuple[str, ...]  # species that came back from the discard pile
    links: tuple[Link, ...]  # every food link among all of these, counting or not
    web: Web  # as it stands now, or stood at the end of the round
    aims: tuple[Aim, ...]  # in their order, unused events last
    protections: int  # that still wait for an event to cancel
    bonus: int  # what research stations add
    count: int  # the web and the bonus


@dataclass(frozen=True)
class Player:
    """What everyone sees before a seat."""

    cards: int  # in the hand
    total: int  # points won in earlier rounds
    drew: tuple[int, ...]  # §2.4 how many cards were dropped, draw by draw
    ready: bool  # has aimed
    shown: OpenHand | None  # from the reveal to the end of the round


@dataclass(frozen=True)
class Strike:
    """§6.3 An event whose owner chooses which card it takes."""

    event: str
    owner: int
    target: int
    candidates: tuple[str, ...]
    hop: int  # of Climate shift; 0 for its first card, and for all others


@dataclass(frozen=True)
class Round:
    """A finished round."""

    counts: tuple[int, ...]  # by seat
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Own:
    """What only the owner of a hand knows of it."""

    hand: tuple[str, ...]
    web: Web
    kept_counting: tuple[int, ...]  # by set of kept cards, a bit each: which of them would count
    kept_points: tuple[int, ...]  # and for how much; both only while cards may be dropped
    dropped: tuple[str, ...]  # own discards of this round
    aims: tuple[Aim, ...] | None  # once the seat has aimed, until the reveal
    candidates: tuple[str, ...]  # §6.9 species in the discard pile that it may restore


@dataclass(frozen=True, kw_only=True)
class View(core.View):
    """The table as one seat, or a spectator, sees it."""

    round: int
    dealer: int
    phase: str  # "drawing", "aiming", "restoring", "striking", "over"
    draw: int  # 1 or more while cards are drawn, else 0
    options: dict[str, int | bool | str]
    players: tuple[Player, ...]
    pickup: int
    discard: int  # face down
    discards: tuple[str, ...]  # face up
    strike: Strike | None
    last: tuple[OpenHand, ...]  # the round before, by seat; empty in the first one
    rounds: tuple[Round, ...]  # finished ones
    winners: tuple[int, ...]  # when the game is over
    ended_by: str  # "points", "rounds", "longest", or nothing yet
    own: Own | None  # nobody's for a spectator
