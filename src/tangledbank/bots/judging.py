"""Looking at one step of a finished game: how everyone stands, and how good the decision was.

How everyone stands is judged with all cards open. A decision is judged from what its seat knew at
that moment, and with no more than that.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from tangledbank.bots.course import Step, course_of
from tangledbank.bots.reasons import MOST_WHY, advice, in_words
from tangledbank.bots.thinker import Thinker
from tangledbank.core.containers import Actions
from tangledbank.core.errors import TangledBankError
from tangledbank.core.events import seat_name
from tangledbank.core.mind import shares
from tangledbank.core.position import Position
from tangledbank.core.record import Record
from tangledbank.core.rng import derived_seed, seeded
from tangledbank.core.search import Limits, Search
from tangledbank.core.thinking import Aspect, Thinking

EXPERT = "expert"
SLIP = 0.05  # of a chance of winning
MISTAKE = 0.1
BEST = 3  # actions that are shown beside the one that was taken
BATCHES = 10  # whose means tell how sure a difference is
SURE = 2.0  # standard errors
SHUFFLES = 12  # that show whether an action depends on what is to come
USUAL = 100  # decisions of a game; each of a longer one is thought about for a shorter time
JUDGED = 400  # worlds for a chance of winning, at least
THOUGHT = 600, 1500  # trials that find the best actions, at least and at most
COMPARED = 800  # worlds for a closer look
TOLD = 3  # sentences of a step
MOST_OVERLOOKED = 24


class NotOver(TangledBankError):
    """A game that is still played tells its secrets to nobody."""


class NoMind(TangledBankError):
    """A game that nothing here can think about."""


@dataclass(frozen=True)
class Pains:
    """How much is tried: worlds for a chance of winning, trials and worlds for a decision."""

    judging: int
    thinking: int
    comparing: int


@dataclass(frozen=True)
class Weighing:
    """An action as the expert saw it from its seat."""

    action: str  # in notation
    said: str  # the same as advice: `Give Dunkleosteus legs.`
    cards: tuple[str, ...]  # that it is about
    chance: float
    share: float = 0.0  # how often an expert mixes it in, if it is chosen unseen


@dataclass(frozen=True)
class Decision:
    """A choice that a seat had, the expert's best first, and what it took."""

    seat: int
    best: tuple[Weighing, ...]
    taken: Weighing
    rank: int  # of what was taken; 1 is the best
    choices: int
    gap: float  # by which its chance was worse than the best; 0 if that is not sure
    verdict: str  # good, slip or mistake
    why: tuple[str, ...] = ()  # what the best action does more or less of, in sentences

    @property
    def agrees(self) -> bool:
        """Whether the expert would, or might, have taken it, too."""
        return self.rank == 1 or self.taken.share > 0.0


@dataclass(frozen=True)
class Overlooked:
    """What a seat might have done in a race, and did not see."""

    step: int  # the last at which it could
    seat: int
    cards: tuple[str, ...]
    sentence: str


@dataclass(frozen=True)
class Look:
    """What there is to be found at one step."""

    seat: int  # who acted; -1: nobody
    entries: int  # of the record, up to here
    said: tuple[str, ...]  # what happened, as far as it is told
    chances: tuple[float, ...]  # of winning, by seat, when it was done
    # The same with the luck of the action shuffled; None: it had none, or nobody had a choice.
    expected: tuple[float, ...] | None = None
    was_free: bool = False  # somebody had a choice
    decision: Decision | None = None
    overlooked: tuple[Overlooked, ...] = ()  # in the whole game; said of its last step


class Judge:
    """Looks at the steps of one finished game. The same record is always judged alike."""

    def __init__(
        self, record: Record, trials: int = 0, who: Callable[[int], str] = seat_name
    ) -> None:
        self.record = record
        self.who = who
        self.thinking = thinking_of(record)
        self.course = course_of(record, who)
        self.pains = pains_of(self.thinking, self.course, trials)
        skill = self.thinking.skills.get(EXPERT)
        races = record.position.in_real_time()
        self.skill = None if races else skill
        depth = 0 if self.skill is None else self.skill.depth
        self.limits = Limits(self.pains.judging, depth)
        self.search: Any = Search(self.thinking.mind(record.game.cards), record.position)
        self.luck = derived_seed(record.seed, "chances")  # one for all steps, so that they compare

    def look(self, number: int) -> Look:
        """At one step: 0 is the deal."""
        step = self.course[number]
        look = Look(step.seat, step.entries, step.said[:TOLD], self.chances(step.position))
        if number == len(self.course) - 1:
            look = replace(look, overlooked=self.overlooked())
        if step.seat < 0:
            return look
        before = self.course[number - 1].position
        if len(choices_of(before, step.seat)) < 2:
            return look
        expected = None
        if self.is_chancy(before, step):
            rng = seeded(self.luck)
            found = self.search.outlook_after(before, step.seat, step.action, self.limits, rng)
            expected = tuple(found)
        decision = self.decision(before, step, number)
        return replace(look, expected=expected, was_free=True, decision=decision)

    def chances(self, position: Position) -> tuple[float, ...]:
        """Everyone's chance of winning, with all cards open and what is to come shuffled."""
        if position.to_act() < 0:
            found = [0.0] * int(position.seats)
            shares(position, found)
            return tuple(found)
        return tuple(self.search.outlook(position, self.limits, seeded(self.luck)))

    def overlooked(self) -> tuple[Overlooked, ...]:
        """What the game itself says of it, what lay there longest first."""
        if self.thinking.missed is None:
            return ()
        last = {step.entries: number for number, step in enumerate(self.course)}
        return tuple(
            [
                Overlooked(last.get(one.step, 0), one.seat, one.cards, one.sentence)
                for one in self.thinking.missed(self.record, self.who)[:MOST_OVERLOOKED]
            ]
        )

    def is_chancy(self, before: Position, step: Step) -> bool:
        """Whether what it shows depends on what is to come."""
        rng = seeded(derived_seed(self.luck, "shuffles"))
        viewers = [*range(int(before.seats)), None]
        seen: list[Any] = []
        for _shuffle in range(SHUFFLES):
            shuffled = before.clone()
            self.search.mind.stir(shuffled, rng)
            shuffled.apply(step.seat, step.action)
            views = [shuffled.view(viewer) for viewer in viewers]
            if seen and views != seen:
                return True
            seen = views
        return False

    # -- a decision ------------------------------------------------------------------------
    def decision(self, before: Position, step: Step, number: int) -> Decision | None:
        """What the expert would have done, and what that says of what was done."""
        if self.skill is None:
            return None
        game, seat, taken = self.record.game, step.seat, step.action
        assert game.knowledge is not None, "the expert asks for it"
        known = before.clone()
        game.knowledge.hide(known, seat)
        rng = seeded(derived_seed(self.record.seed, "decision", number))
        thinker = Thinker(game, self.skill, aloud=True)
        thinker.limits = Limits(self.pains.thinking, self.skill.depth)
        actions = actions_of(choices_of(before, seat))
        count = int(actions.count)
        thinker.think(known, seat, actions, rng)
        order = [int(one.action) for one in thinker.search.weighed]
        mixed = {int(one.action): one.share for one in thinker.search.weighed}
        closer = order[:BEST] if taken in order[:BEST] else [*order[:BEST], taken]
        if any(mixed.values()) and taken in mixed:
            trials = Trials.of_mixture(thinker.search, closer)
        else:
            trials = self.compare(thinker, known, seat, closer, rng)
        return self.verdict(before, seat, taken, count, order, mixed, trials)

    def compare(
        self, thinker: Thinker, known: Position, seat: int, closer: list[int], rng: Any
    ) -> "Trials":
        """A closer look at a few actions, in worlds of their own, so that no luck chose them."""
        assert self.skill is not None, "asked only then"
        worlds = Limits(max(1, self.pains.comparing // BATCHES), self.skill.depth)
        trials = Trials(closer)
        for _batch in range(BATCHES):
            thinker.search.compare(known, seat, actions_of(closer), worlds, rng)
            trials.add(thinker.search.weighed)
        return trials

    def verdict(
        self,
        before: Position,
        seat: int,
        taken: int,
        count: int,
        order: list[int],
        mixed: dict[int, float],
        trials: "Trials",
    ) -> Decision:
        """All of it in one value."""
        ranked = sorted(trials.actions, key=lambda action: (-mixed.get(action, 0.0),
                                                            -trials.chance(action)))  # fmt: skip
        best, place = ranked[0], ranked.index(taken)
        if place >= BEST:
            place = max(place, order.index(taken) if taken in order else count - 1)
        gap = trials.gap(best, taken)
        if mixed.get(taken, 0.0) > 0.0:
            gap = 0.0
        view = before.view(seat)
        aspects = trials.difference(best, taken)
        return Decision(
            seat=seat,
            best=tuple([self.weighing(view, one, trials, mixed) for one in ranked[:BEST]]),
            taken=self.weighing(view, taken, trials, mixed),
            rank=place + 1,
            choices=count,
            gap=round(gap, 4),
            verdict="mistake" if gap >= MISTAKE else "slip" if gap >= SLIP else "good",
            why=reasons(self.thinking.aspects, aspects) if gap >= SLIP else (),
        )

    def weighing(
        self, view: Any, action: int, trials: "Trials", mixed: dict[int, float]
    ) -> Weighing:
        """An action with its chance, in words."""
        game, thinking = self.record.game, self.thinking
        return Weighing(
            game.notation(action),
            advice(game, view, action),
            tuple(thinking.about(game.cards, view, action)),
            round(trials.chance(action), 4),
            round(mixed.get(action, 0.0), 4),
        )


class Trials:
    """What became of a few actions, batch by batch."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.batches: dict[int, list[float]] = {action: [] for action in actions}
        self.aspects: dict[int, list[float]] = {}
        self.error: float | None = None

    @classmethod
    def of_mixture(cls, search: Any, actions: list[int]) -> "Trials":
        """All that learned to answer each other were tried equally often."""
        trials = cls(actions)
        found = {int(one.action): one for one in search.weighed}
        trials.add([found[action] for action in actions])
        trials.error = sqrt(2 * max(found[action].spread() for action in actions))
        return trials

    def add(self, weighed: list[Any]) -> None:
        """One more batch."""
        for one in weighed:
            action = int(one.action)
            self.batches[action].append(one.chance)
            means = [total / max(1, one.trials) for total in one.aspects]
            known = self.aspects.setdefault(action, [0.0] * len(means))
            for place, mean in enumerate(means):
                known[place] += mean

    def chance(self, action: int) -> float:
        """The mean of all batches."""
        return sum(self.batches[action]) / len(self.batches[action])

    def gap(self, best: int, other: int) -> float:
        """By how much one is better than the other; 0 if that may be an accident."""
        apart = [a - b for a, b in zip(self.batches[best], self.batches[other], strict=True)]
        mean, count = sum(apart) / len(apart), len(apart)
        error = self.error
        if error is None:
            error = sqrt(sum((one - mean) ** 2 for one in apart) / max(1, count * (count - 1)))
        return mean if mean > SURE * error else 0.0

    def difference(self, best: int, other: int) -> list[float]:
        """How much more of each aspect the one leads to."""
        count = len(self.batches[best])
        return [
            (a - b) / count for a, b in zip(self.aspects[best], self.aspects[other], strict=True)
        ]


def thinking_of(record: Record) -> Thinking:
    """How the game of a record is thought about; or why it is not."""
    if record.outcome() is None:
        raise NotOver("This game is not over; only then is it analysed.")
    if record.game.thinking is None:
        raise NoMind(f"{record.game.title} has no mind to analyse it with.")
    return record.game.thinking


def pains_of(thinking: Thinking, course: list[Step], trials: int = 0) -> Pains:
    """As much as a verdict needs, more than a bot; less for each of many decisions."""
    if trials:
        return Pains(max(BATCHES, min(thinking.judging, trials)), trials, max(BATCHES, trials // 2))
    skill = thinking.skills.get(EXPERT)
    decisions = sum(step.seat >= 0 for step in course)
    share = min(1.0, USUAL / max(1, decisions))
    thought = min(THOUGHT[1], max(THOUGHT[0], 0 if skill is None else skill.trials))
    return Pains(
        round(share * max(JUDGED, thinking.judging)), round(share * thought),
        round(share * COMPARED),
    )  # fmt: skip


def choices_of(position: Position, seat: int) -> list[int]:
    """All that the seat may do."""
    return position.legal(seat)


def actions_of(codes: list[int]) -> Actions:
    """The same as a buffer."""
    actions = Actions(len(codes))
    for code in codes:
        actions.add(code)
    return actions


def reasons(aspects: tuple[Aspect, ...], more: list[float]) -> tuple[str, ...]:
    """What makes the difference, in the game's own sentences, what weighs most first."""
    gaps = [
        (aspect, gap) for aspect, gap in zip(aspects, more, strict=True) if abs(gap) >= aspect.per
    ]
    gaps.sort(key=lambda one: -abs(one[1]) / one[0].per)
    return tuple([in_words(aspect, gap) for aspect, gap in gaps[:MOST_WHY]])
