"""What a seat may know of The T-Rex Game. A hidden card has no id here, unless this seat has seen
it."""

from dataclasses import dataclass

from tangledbank.core import view as core


@dataclass(frozen=True)
class Laid:
    """A card on a side of a spot."""

    number: int  # it was the n-th card laid in this round: a name that gives nothing away
    card: str  # empty: this viewer does not know it; "how-de-do" for each of those
    period: str  # in which it was laid; its back shows it
    shown: bool  # lies face up, for everyone
    peeked: bool  # lies face down, and the rival of its owner has looked; only these two know
    disregarded: bool
    bonus: int  # what an effect has added to it for this round


@dataclass(frozen=True)
class Line:
    """What one card adds to a total."""

    number: int  # of the laid card
    printed: int
    group: int
    text: int


@dataclass(frozen=True)
class Group:
    """Cards that share an icon."""

    icon: str
    numbers: tuple[int, ...]  # of the laid cards
    spot: bool  # whether the spot card is a member


@dataclass(frozen=True)
class Total:
    """What a side counts, as far as this viewer can know it, whatever hidden cards of the other
    side may disregard."""

    low: int
    high: int
    lines: tuple[Line, ...]  # of the cards that are known
    groups: tuple[Group, ...]  # among them


@dataclass(frozen=True)
class Spot:
    """A spot card, both sides of it, and what they count."""

    card: str  # empty: no card is left for this place
    closed: bool  # a Prehistoric card: nobody plays here
    iced: bool  # no reveals in this round
    tarred: bool  # no moves in this round
    sides: tuple[tuple[Laid, ...], ...]  # by seat
    totals: tuple[Total, ...]  # by seat
    settled: bool  # counted, in this round's resolution
    winner: int  # once settled: a seat, or -1 for nobody


@dataclass(frozen=True)
class Player:
    """What everyone, or this viewer, knows of a seat."""

    points: int
    places: tuple[str, ...]  # the score pile
    cards: int  # §1.8 the hand size: period cards held and on its side
    held: int  # cards in the hand, How-de-dos among them
    known: tuple[str, ...]  # period cards in the hand or face down that this viewer knows to be
    # there; of the viewer's own those that the rival knows
    plays: int  # still to be made in this period; 0 when done
    passed: bool
    ready: bool  # has made a choice that both make at once


@dataclass(frozen=True)
class Question:
    """What is asked, of the actors; everyone may know it."""

    kind: str  # see `QUESTIONS` in phases.py
    card: str  # the card that asks; empty if none does
    spot: int  # where; -1 if nowhere


@dataclass(frozen=True)
class Preview:
    """What the seat's total would be."""

    card: str
    spot: int
    total: int


@dataclass(frozen=True)
class Choice:
    """What a seat chose, while the other still chooses: the verb of its action, and the card."""

    verb: str
    card: str = ""


@dataclass(frozen=True)
class Own:
    """What only the owner of a hand knows of it."""

    hand: tuple[str, ...]  # period cards
    how_de_dos: int  # in the hand
    chosen: Choice | None  # in a choice that both make at once, until the other has chosen
    previews: tuple[Preview, ...]  # while a card may be laid: every card and spot that is allowed
    unseen: tuple[str, ...]  # period cards that may be anywhere out of sight


@dataclass(frozen=True, kw_only=True)
class View(core.View):
    """The table as one seat, or a spectator, sees it."""

    round: int
    phase: str  # "setting up", "prehistoric", "trading", "playing", "resolving", "over"
    period: str  # while cards are played: "finely-balanced", "jurassic", "free"; else empty
    periods: tuple[str, ...]  # in their order at this table
    question: Question | None
    first_move: int  # the seat that holds it
    next_first: int  # the seat that has taken it for the next period; else the same
    rexonomics: int  # the seat that holds it
    traded: bool  # in this round
    napping: bool  # the Long Nap: bed cards will be disregarded
    waiting: tuple[str, ...]  # Prehistoric cards that have still to act
    acted: tuple[str, ...]  # cards whose disregarding text has acted, in this resolution
    claimed: int  # the seat that takes First Move for the next round; -1 if none does
    mover: int  # whose turn comes when the present question is answered
    step: tuple[int, ...]  # how far the resolution has come: its stage, spot, and side of the spot
    target: int
    options: dict[str, int | bool | str]
    players: tuple[Player, ...]
    spots: tuple[Spot, ...]
    last: tuple[Spot, ...]  # the round before, when it was resolved; empty in the first one
    deck: int
    discards: tuple[str, ...]  # face up, the top one last
    winners: tuple[int, ...]  # when the game is over
    ended_by: str  # "points", "rounds", "places", "cards", or nothing yet
    own: Own | None  # nobody's for a spectator
