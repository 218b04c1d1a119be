"""Sums over a game told again: by kind, by level, by seat; lunches, losses, places and ideas."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Literal

from tangledbank.core.game import CardFace
from tangledbank.games.mating.said.retold import Retold, Turn

KindName = Literal["combat", "flashy", "sneaky"]
StrategyName = Literal["combat", "flashy"]
TierName = Literal["low", "mid", "high"]


@dataclass(frozen=True, kw_only=True)
class Taste:
    """What one seat played."""

    seat: int
    combat: int
    flashy: int
    sneaky: int
    lunches: int


@dataclass(frozen=True, kw_only=True)
class Worth:
    """What one kind of card cost and brought, all seats together."""

    kind: KindName
    played: int
    food: int  # with what was paid to escape
    offspring: int
    # strategies only
    hunted: int = 0
    escaped: int = 0
    hid: int = 0
    eaten: int = 0
    beaten: int = 0
    alone: int = 0  # stayed in play, and attracted no female or kept none
    scarce: int = 0  # played in rounds with scarce females, and what these brought
    scarce_offspring: int = 0
    # sneaky cards only
    cancelled: int = 0


@dataclass(frozen=True, kw_only=True)
class Level:
    """What one level of fitness brought."""

    tier: TierName
    combat: int
    flashy: int
    offspring: int

    @property
    def played(self) -> int:
        """Of both kinds."""
        return self.combat + self.flashy


@dataclass(frozen=True, kw_only=True)
class Lunch:
    """A turn out to lunch, and the strategy that the same seat played next, if any."""

    seat: int
    round: int
    fed: int
    next_cost: int | None
    next_gain: int | None


@dataclass(frozen=True, kw_only=True)
class Place:
    """A real place or season behind an environment."""

    name: str
    food: int
    fact: str
    source: str
    steady: bool
    met: bool  # in this game


@dataclass(frozen=True, kw_only=True)
class Idea:
    """An explanation that cards of this game stand for, and the animals that showed it."""

    name: str
    sentence: str
    animals: tuple[str, ...]


def taste(game: Retold, seat: int) -> Taste:
    """How often a seat played what."""
    choices = [turn.choice for turn in game.turns if turn.seat == seat]
    return Taste(
        seat=seat, combat=choices.count("combat"), flashy=choices.count("flashy"),
        sneaky=sum(1 for one in game.sneaks if one.seat == seat), lunches=choices.count("lunch"),
    )  # fmt: skip


def strategy_worth(game: Retold, kind: StrategyName) -> Worth:
    """What the strategies of one colour cost and brought."""
    turns = [turn for turn in game.turns if turn.choice == kind]
    scarce = [turn for turn in turns if game.rounds[turn.round - 1].scarcity]
    return Worth(
        kind=kind,
        played=len(turns),
        food=sum(turn.spent for turn in turns),
        offspring=sum(turn.gain for turn in turns),
        hunted=sum(turn.hunted for turn in turns),
        escaped=sum(turn.escaped for turn in turns),
        hid=sum(turn.hid for turn in turns),
        eaten=sum(turn.lost_to == "predator" for turn in turns),
        beaten=sum(turn.lost_to == "fight" for turn in turns),
        alone=sum(not turn.lost_to and turn.brought == 0 for turn in turns),
        scarce=len(scarce),
        scarce_offspring=sum(turn.gain for turn in scarce),
    )


def sneaky_worth(game: Retold) -> Worth:
    """What sneaky cards cost and brought; many bring food or safety instead of offspring."""
    return Worth(
        kind="sneaky", played=len(game.sneaks), food=sum(one.cost for one in game.sneaks),
        offspring=sum(turn.trick for turn in game.turns),
        cancelled=sum(one.cancelled for one in game.sneaks),
    )  # fmt: skip


def level(game: Retold, tier: TierName) -> Level:
    """How often a level of fitness was played, and what came of it."""
    turns = [turn for turn in game.turns if turn.tier == tier]
    combat = sum(turn.choice == "combat" for turn in turns)
    return Level(
        tier=tier, combat=combat, flashy=len(turns) - combat,
        offspring=sum(turn.gain for turn in turns),
    )  # fmt: skip


def lunches(game: Retold) -> tuple[Lunch, ...]:
    """Every turn out to lunch; of several in a row only the last has a strategy after it."""
    found = []
    for turn in game.turns:
        if turn.choice != "lunch":
            continue
        after = game.next(turn)
        has_next = after is not None and after.choice != "lunch"
        found.append(
            Lunch(
                seat=turn.seat, round=turn.round, fed=turn.fed,
                next_cost=after.cost if after and has_next else None,
                next_gain=after.gain if after and has_next else None,
            )
        )  # fmt: skip
    return tuple(found)


def losses(game: Retold) -> list[Turn]:
    """Strategies that brought nothing, the dearest first."""
    lost = [turn for turn in game.strategies() if turn.gain == 0]
    return sorted(lost, key=lambda turn: (-turn.spent, turn.round, turn.seat))


def places(game: Retold, faces: Sequence[CardFace]) -> tuple[Place, ...]:
    """A steady place and a changeable one: of this game if it met such a place, else of the box."""
    environments = [face for face in faces if face.kind == "environment"]
    ids = {one.card for one in game.rounds}
    middle = mean(food_of(face) for face in environments)
    found = []
    for deck in ("stable", "variable"):
        steady = deck == "stable"
        some = [face for face in environments if face.numbers["deck"] == deck]
        here = [face for face in some if face.id in ids]
        by_food = sorted(here or some, key=lambda face: abs(food_of(face) - middle))
        if not by_food:
            continue
        face = by_food[0 if steady else -1]
        found.append(
            Place(
                name=face.name, food=food_of(face), fact=face.fact, source=face.source,
                steady=steady, met=face.id in ids,
            )
        )  # fmt: skip
    return tuple(found)


def ideas(game: Retold, faces: Mapping[str, CardFace]) -> tuple[Idea, ...]:
    """The explanations behind the cards that were shown, those of most cards first."""
    shown = [turn.card for turn in game.strategies()] + [one.card for one in game.sneaks]
    animals: dict[tuple[str, str], list[str]] = {}
    for card in shown:
        numbers = faces[card].numbers
        key = (str(numbers["hypothesis"]), str(numbers["because"]))
        animals.setdefault(key, []).append(faces[card].name)
    ranked = sorted(animals.items(), key=lambda item: -len(item[1]))
    return tuple(
        Idea(name=name, sentence=sentence, animals=tuple(dict.fromkeys(names)))
        for (name, sentence), names in ranked
    )


def food_of(face: CardFace) -> int:
    """The food of an environment."""
    food = face.numbers["food"]
    assert isinstance(food, int)
    return food
