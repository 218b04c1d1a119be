"""What a seat may know of a game of Phanerozoic. A hidden card has no id here, only its place."""

from dataclasses import dataclass

from tangledbank.core import view as core


@dataclass(frozen=True)
class Species:
    """A living species and the mutations under it, in the order they were played."""

    card: str
    population: int
    stars: int
    growth: str
    mutations: tuple[str, ...]


@dataclass(frozen=True)
class Player:
    """What everyone sees before a seat."""

    hand: int  # how many cards, a face-down choice among them
    kept: tuple[str, ...]  # those of the hand that everyone knows (ruling N40)
    late: int  # cards drawn after this round's reshuffle
    face_up: tuple[str, ...]
    ready: bool  # has made the choice that all make at once
    goal: str | None  # revealed at the end


@dataclass(frozen=True)
class TuckedAway:
    """A mutation in the extinction pile, with the side that was in use."""

    card: str
    row: str


@dataclass(frozen=True, kw_only=True)
class View(core.View):
    """The table as one seat, or a spectator, sees it."""

    round: int
    phase: str
    start: int
    step: int
    options: dict[str, int]
    goals_are_kept: bool
    plants: tuple[Species, ...]
    animals: tuple[Species, ...]
    players: tuple[Player, ...]
    pool: tuple[str, ...]
    deck: int
    reshuffled: tuple[str, ...]  # what went into the deck since this round's first draw
    discards: tuple[str, ...]
    aside: tuple[str, ...]  # out of this game; only in scenes
    extinct: tuple[str, ...]
    extinct_mutations: tuple[TuckedAway, ...]
    acting_with: tuple[str, ...]  # taken by a Recover, to be acted with now
    in_use: tuple[str, ...]  # Recovers whose action is not done
    automa_goals: tuple[str, ...]  # the open ones
    # the seat's own
    hand: tuple[str, ...]
    chosen: str | None
    goals: tuple[str, ...]
    kept_goal: str | None
