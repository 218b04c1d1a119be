"""A game told again, round by round: what each seat chose and paid, lost and won."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Literal, cast

from tangledbank.core.events import Event
from tangledbank.core.game import CardFace
from tangledbank.core.record import Record
from tangledbank.games.mating.seen.view import View

Choice = Literal["combat", "flashy", "lunch"]
Tier = Literal["low", "mid", "high", ""]
Loss = Literal["predator", "fight", ""]


@dataclass(frozen=True, kw_only=True)
class Met:
    """The environment of one round, as far as the options let it count."""

    card: str
    name: str
    food: int
    predators: int
    scarcity: int


@dataclass(frozen=True, kw_only=True)
class Turn:
    """One seat's round: its choice, what that cost and what came of it."""

    round: int
    seat: int
    card: str  # nothing when out to lunch
    name: str
    choice: Choice
    tier: Tier
    cost: int
    escape: int  # food paid to escape
    hunted: bool
    escaped: bool  # §3.5
    hid: bool  # §6.8
    lost_to: Loss
    fought: bool
    won: bool
    lured: int  # females of the strategy that rivals lured away (§6.12)
    brought: int  # offspring of the females that the strategy attracted and kept
    sneaked: int  # offspring that own sneaky cards brought
    taken: int  # offspring that rivals' sneaky cards took after mating (§6.14)
    fed: int  # food that the environment gave or took
    food: int  # left when the round was over

    @property
    def gain(self) -> int:
        """What the strategy itself brought in the end: rivals took what was sneaked first."""
        return self.brought - max(0, self.taken - self.sneaked)

    @property
    def trick(self) -> int:
        """What own sneaky cards brought in the end."""
        return max(0, self.sneaked - self.taken)

    @property
    def spent(self) -> int:
        """What the strategy cost in the end."""
        return self.cost + self.escape


@dataclass(frozen=True, kw_only=True)
class Sneak:
    """A sneaky card that was played."""

    round: int
    seat: int
    card: str
    effect: str
    cost: int
    target: int | None
    offspring: int
    food: int
    saved: bool  # a strategy, a female or an offspring stayed because of it
    cancelled: bool  # mate guarding answered it (§6.15)


@dataclass(frozen=True)
class Retold:
    """The whole game."""

    seats: int
    start_food: int
    rounds: tuple[Met, ...]
    turns: tuple[Turn, ...]  # by round, then seat
    sneaks: tuple[Sneak, ...]  # in the order they were played

    def strategies(self) -> list[Turn]:
        """The turns in which a strategy was shown."""
        return [turn for turn in self.turns if turn.choice != "lunch"]

    def next(self, turn: Turn) -> Turn | None:
        """The same seat's turn in the round after."""
        place = turn.round * self.seats + turn.seat
        return self.turns[place] if place < len(self.turns) else None


def retell(record: Record, faces: Mapping[str, CardFace]) -> Retold:
    """The game again. A round counts once its environment is turned up."""
    start = record.after(0).view(None)
    assert isinstance(start, View)
    foods = [player.food for player in start.players]
    start_food = foods[0]
    rounds: list[Met] = []
    turns: list[Turn] = []
    sneaks: list[Sneak] = []
    for events in rounds_of(record):
        turned = next((event for event in events if event.name == "turned up"), None)
        if turned is None:
            continue
        number = len(rounds) + 1
        rounds.append(met(turned, faces[str(turned.values["environment"])]))
        sneaks += sneaks_of(number, events, faces)
        for seat in range(record.seats):
            own = [event for event in events if event.seat == seat]
            foods[seat] = food_after(own, foods[seat])
            upon = [event for event in events if event.values.get("target") == seat]
            turns.append(turn_of(number, seat, own, upon, foods[seat], faces))
    return Retold(
        seats=record.seats, start_food=start_food, rounds=tuple(rounds), turns=tuple(turns),
        sneaks=tuple(sneaks),
    )  # fmt: skip


def rounds_of(record: Record) -> Iterator[list[Event]]:
    """What happened, one list a round."""
    events: list[Event] = []
    caused, later = record.retold()
    for event in chain(*caused, later):
        if event.name == "round began" and events:
            yield events
            events = []
        events.append(event)
    yield events


def met(event: Event, face: CardFace) -> Met:
    """An environment; what a variant ignores (§9.1, §9.2) is not there."""
    return Met(
        card=face.id, name=face.name, food=int(event.values["food"]),
        predators=int(event.values["predators"]), scarcity=int(event.values["scarcity"]),
    )  # fmt: skip


def sneaks_of(number: int, events: Sequence[Event], faces: Mapping[str, CardFace]) -> list[Sneak]:
    """The sneaky cards of a round, each with what came of it."""
    sneaks: dict[str, Sneak] = {}
    latest: dict[int, str] = {}  # which card each seat played last
    for event in events:
        values = event.values
        if event.name in ("sneaked", "sneaked on"):
            latest[event.seat] = card = str(values["card"])
            sneaks[card] = played(number, event, faces[card])
            continue
        if event.name == "guarded":
            against = str(values["against"])
            sneaks[against] = replace(sneaks[against], cancelled=True)
        changes: dict[str, Any] = {}
        if event.name in ("guarded", "hid"):
            changes = {"saved": True}
        elif event.name == "cached":
            changes = {"food": int(values["after"]) - int(values["before"])}
        elif event.name in ("mimicked", "gave", "outcompeted"):
            changes = {"offspring": 1}
        if changes:
            card = latest[event.seat]
            sneaks[card] = replace(sneaks[card], **changes)
    return list(sneaks.values())


def played(number: int, event: Event, face: CardFace) -> Sneak:
    """A sneaky card, before anything has come of it."""
    target = event.values.get("target")
    return Sneak(
        round=number, seat=event.seat, card=face.id, effect=str(face.numbers["effect"]),
        cost=int(event.values["cost"]), target=None if target is None else int(target),
        offspring=0, food=0, saved=False, cancelled=False,
    )  # fmt: skip


def turn_of(
    number: int, seat: int, own: Sequence[Event], upon: Sequence[Event], food: int,
    faces: Mapping[str, CardFace],
) -> Turn:  # fmt: skip
    """A seat's round from its own events and from what others did to it."""
    by_name = {event.name: event for event in own}
    shown = by_name.get("revealed")
    face = faces[str(shown.values["card"])] if shown else None
    mated = rise(by_name.get("mated"))
    # A female who came by a lure is the first to be lured away again.
    lured_in, lured_away = count(own, "mimicked"), count(upon, "mimicked")
    kept = max(0, lured_in - lured_away)
    escaped = by_name.get("escaped")
    return Turn(
        round=number,
        seat=seat,
        card=face.id if face else "",
        name=face.name if face else "",
        choice=cast(Choice, face.kind) if face else "lunch",
        tier=cast(Tier, face.numbers["tier"]) if face else "",
        cost=int(shown.values["cost"]) if shown else 0,
        escape=int(escaped.values["cost"]) if escaped else 0,
        hunted="hunted" in by_name,
        escaped="escaped" in by_name,
        hid="hid" in by_name,
        lost_to="predator" if "eaten" in by_name else "fight" if "beaten" in by_name else "",
        fought="fought" in by_name,
        won="won" in by_name,
        lured=max(0, lured_away - lured_in),
        brought=mated - kept,
        sneaked=kept + count(own, "gave") + count(own, "outcompeted"),
        taken=count(upon, "outcompeted"),
        fed=rise(by_name.get("fed")),
        food=food,
    )


def food_after(own: Sequence[Event], food: int) -> int:
    """A seat's food after all that happened to it in a round."""
    for event in own:
        if event.name in ("revealed", "sneaked", "sneaked on", "escaped"):
            food = int(event.values["food"])
        elif event.name in ("fed", "cached"):
            food = int(event.values["after"])
    return food


def rise(event: Event | None) -> int:
    """How far something rose, or fell."""
    return int(event.values["after"]) - int(event.values["before"]) if event else 0


def count(events: Sequence[Event], name: str) -> int:
    """How often this happened."""
    return sum(1 for event in events if event.name == name)
