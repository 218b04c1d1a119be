"""Nine questions to talk about after a game, answered from that game. `{0}` is the first seat."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from statistics import pstdev
from typing import Literal

from tangledbank.core.words import counted, listed
from tangledbank.games.mating.said.phrases import (
    TIER_WORDS,
    average,
    chose,
    favourite_tier,
    favourites,
    grouped,
    loss,
    names,
    none,
    number,
    rounds,
    share,
    times,
    upper_half,
    with_gain,
)
from tangledbank.games.mating.said.retold import Retold
from tangledbank.games.mating.said.tallies import Level, Lunch, Taste, Worth, losses

Topic = Literal[
    "kinds", "worth", "fitness", "losses", "dangers", "lunch", "food", "places", "people"
]  # fmt: skip

STEADY, CHANGEABLE = 1.0, 2.0  # how far food strays from its average, in a quiet and a wild deck


@dataclass(frozen=True, kw_only=True)
class Question:
    """One question: what this game says about it, and what is left to talk about."""

    topic: Topic
    asked: str
    answers: tuple[str, ...]
    talk: str


@dataclass(frozen=True)
class Sums:
    """What the answers are made of."""

    game: Retold
    tastes: tuple[Taste, ...]
    worths: tuple[Worth, ...]  # combat, flashy, sneaky
    levels: tuple[Level, ...]  # low, mid, high
    lunches: tuple[Lunch, ...]


def questions(sums: Sums) -> tuple[Question, ...]:
    """All nine, in the order of the rulebook."""
    return tuple(
        Question(topic=topic, asked=asked, answers=tuple(answer(sums)), talk=talk)
        for topic, asked, answer, talk in QUESTIONS
    )


# -- the answers ---------------------------------------------------------------------------
def kinds(sums: Sums) -> list[str]:
    """Who liked what."""
    liked = grouped(favourites(taste) for taste in sums.tastes)
    combat, flashy, sneaky = (worth.played for worth in sums.worths)
    return [
        f"Most played: {'; '.join(f'{kind} by {names(seats)}' for kind, seats in liked)}.",
        f"Cards in all: {combat} combat, {flashy} flashy, {sneaky} sneaky.",
        "Biologists sort courtship in much the same way: males fight it out, or show themselves "
        "and leave the choice to females, or find a way round both.",
    ]


def worth(sums: Sums) -> list[str]:
    """What each kind cost and brought."""
    played = [one for one in sums.worths if one.played]
    shown = [one for one in played if one.kind != "sneaky"]
    if not shown:
        return ["Nobody showed a strategy, so nothing was paid and nothing won."]
    brought = [
        f"{one.kind} {share(one.offspring, one.food)}" if one.food else f"{one.kind} was free"
        for one in played
    ]
    ends = [
        f"{counted(one.played, f'{one.kind} strategy', f'{one.kind} strategies')}: "
        f"{none(one.eaten)} eaten by predators, {none(one.beaten)} beaten by rivals"
        for one in shown
    ]
    return [
        f"Offspring for each food: {', '.join(brought)}.",
        f"{'; '.join(ends)}.",
        "A fight leaves one winner with many females; a display can share them, but hungry eyes "
        "see it too; a trick is cheap, and seldom brings more than one.",
    ]


def fitness(sums: Sums) -> list[str]:
    """Which level was played most, and what it brought."""
    played = [one for one in sums.levels if one.played]
    if not played:
        return ["Nobody showed a strategy."]
    counts = ", ".join(f"{one.played} {TIER_WORDS[one.tier]}" for one in sums.levels)
    liked = grouped(favourite_tier(sums.game, taste.seat) for taste in sums.tastes)
    brought = [f"{TIER_WORDS[one.tier]} {share(one.offspring, one.played)}" for one in played]
    return [
        f"Strategies by fitness: {counts}. "
        f"Most played: {'; '.join(f'{tier} by {names(seats)}' for tier, seats in liked)}.",
        f"Offspring for each strategy: {', '.join(brought)}.",
        "Modest courtship can be had every season; the grand kind needs a full nest first.",
    ]


def lost(sums: Sums) -> list[str]:
    """Where investing more did not pay."""
    strategies = sums.game.strategies()
    gone = losses(sums.game)
    if not strategies:
        return ["Nobody showed a strategy, so nothing was lost."]
    if not gone:
        return ["Every strategy brought offspring: no price was too high in this game."]
    said = [loss(turn) for turn in gone[:2]]
    line = upper_half([turn.cost for turn in strategies])
    dear = [turn for turn in strategies if turn.cost >= line]
    cheap = [turn for turn in strategies if turn.cost < line]
    if cheap:
        said.append(
            f"{with_gain(dear).capitalize()} of {counted(len(dear), 'strategy', 'strategies')} for "
            f"{line} food or more brought offspring, and {with_gain(cheap)} of "
            f"{counted(len(cheap), 'cheaper one', 'cheaper ones')}."
        )
    return said


def dangers(sums: Sums) -> list[str]:
    """What predators and scarcity did to each kind."""
    return [
        predators(sums), scarcity(sums),
        "What catches the eye of a female catches that of a hunter; where a fight has left one "
        "male, he may hardly notice that females are few.",
    ]  # fmt: skip


def predators(sums: Sums) -> str:
    """Whom they hunted, and how that ended."""
    strategies = sums.worths[:2]
    hunts = sum(1 for one in sums.game.rounds if one.predators)
    if not hunts:
        return "No predator came in this game."
    came = f"Predators came in {hunts} of {rounds(sums.game)}"
    hunted = [one for one in strategies if one.hunted]
    if not hunted:
        return f"{came} and found nobody to hunt."
    prey = listed([f"{one.hunted} {one.kind}" for one in hunted])
    noun = "strategy" if sum(one.hunted for one in hunted) == 1 else "strategies"
    ends = {
        "eaten": sum(one.eaten for one in strategies),
        "escaped for food": sum(one.escaped for one in strategies),
        "hidden": sum(one.hid for one in strategies),
    }
    ended = ", ".join(f"{many} {word}" for word, many in ends.items() if many)
    return f"{came} and hunted {prey} {noun}: {ended}."


def scarcity(sums: Sums) -> str:
    """What a strategy brought where females were scarce, and elsewhere."""
    scarce = sum(1 for one in sums.game.rounds if one.scarcity)
    if not scarce:
        return "Females were never scarce."
    felt: list[str] = []
    for one in sums.worths[:2]:
        if not one.scarce:
            continue
        there = share(one.scarce_offspring, one.scarce)
        rest = one.played - one.scarce
        if felt:
            text = f"a {one.kind} one {there}"
        else:
            text = f"a {one.kind} strategy brought {there} offspring on average"
        if rest:
            text += f" (elsewhere {share(one.offspring - one.scarce_offspring, rest)})"
        felt.append(text)
    where = f"Females were scarce in {scarce} of {rounds(sums.game)}"
    return f"{where}: there {', '.join(felt)}." if felt else f"{where}, and nobody courted."


def lunch(sums: Sums) -> list[str]:
    """How often somebody waited, and what that bought."""
    if not sums.lunches:
        return [
            "Nobody was ever out to lunch.",
            "Where food comes every season there is little reason to wait.",
        ]
    often = [f"{{{one.seat}}} {times(one.lunches)}" for one in sums.tastes]
    said = [f"Out to lunch: {', '.join(often)}."]
    fed = average(one.fed for one in sums.lunches)
    after = [(one.next_cost, one.next_gain) for one in sums.lunches if one.next_cost is not None]
    places = {(one.seat, one.round + 1) for one in sums.lunches}
    others = [one for one in sums.game.strategies() if (one.seat, one.round) not in places]
    text = f"A lunch brought {fed} food on average"
    if after and others:
        text += (
            f"; the strategy after it cost {average(cost for cost, _gain in after)} food and "
            f"brought {average(gain or 0 for _cost, gain in after)} offspring, the others "
            f"{average(turn.cost for turn in others)} and {average(turn.gain for turn in others)}"
        )
    return [
        *said, f"{text}.",
        "Some animals skip a whole breeding season and come back stronger.",
    ]  # fmt: skip


def food(sums: Sums) -> list[str]:
    """How the food of a round moved the choices of the next."""
    game = sums.game
    pairs = [
        (game.rounds[turn.round - 2].food, turn) for turn in game.turns if turn.round > 1
    ]  # a choice, and the food of the round before it
    if not pairs:
        return ["One round is too short to tell."]
    line = upper_half([food for food, _turn in pairs])
    rich = [turn for food, turn in pairs if food >= line]
    poor = [turn for food, turn in pairs if food < line]
    if not poor:
        first = "Every round before a choice gave the same food, so it moved nobody."
    else:
        first = (
            f"After rounds with {number(line)} food or more {chose(rich)}; "
            f"after poorer ones {chose(poor)}."
        )
    return [
        first,
        "What lies in the nest sets what can be paid; what the next round may bring sets what is "
        "dared. Where nobody knows, it can be wise to court now.",
    ]


def places(sums: Sums) -> list[str]:
    """How predictable the environments were."""
    foods = [one.food for one in sums.game.rounds]
    if not foods:
        return ["No environment was turned up."]
    steps = [abs(one - other) for one, other in pairwise(foods)]
    spread = pstdev(foods)
    verdict = (
        "a place to plan for"
        if spread < STEADY
        else "a place with surprises"
        if spread < CHANGEABLE
        else "a gamble"
    )
    went = (
        f"Food was {foods[0]} in every round"
        if min(foods) == max(foods)
        else f"Food lay between {number(min(foods))} and {number(max(foods))}, {average(foods)} on "
        f"average, and changed by {average(steps)} from round to round"
    )
    return [
        f"{went}: {verdict}.",
        "How predictable a place is depends on who lives there: one dry year is a passing "
        "trouble to a tortoise and a whole life to a grasshopper.",
    ]


def people(sums: Sums) -> list[str]:
    """A careful word on ourselves."""
    return [
        "People, too, like to impress, to give and to win. But culture, friendship and everyone's "
        "own will decide so much that no card of this game describes a person.",
        "People love, live alone or found families in many ways; none of them follows from how a "
        "peacock does it.",
    ]


QUESTIONS: tuple[tuple[Topic, str, Callable[[Sums], list[str]], str], ...] = (
    ("kinds", "Which kind of strategy did each of you like most?", kinds,
        "Was it taste, the cards in your hand, or what the others did?"),
    ("worth", "What did each kind cost, and what did it bring?", worth,
        "Which risk would you rather take: a stronger rival, a hungry predator or an empty nest?"),
    ("fitness", "Which fitness was played most: low, middle or high?", fitness,
        "What decided: the food, the cards or your courage?"),
    ("losses", "When did paying more not pay?", lost,
        "Which of these losses could have been foreseen, and what would you play now instead?"),
    ("dangers", "What did predators and scarce females do to each kind?", dangers,
        "What would you play if predators came in every round? And if females were always few?"),
    ("lunch", "How often was somebody out to lunch, and what did it buy?", lunch,
        "When is waiting worth a round without offspring?"),
    ("food", "How did the food around you move your choices?", food,
        "Did you count on what the next environment might bring, or only on what you had?"),
    ("places", "Could anyone foresee these environments?", places,
        "Which places do you know where food comes every year, and which where it may not come?"),
    ("people", "Do people do any of this?", people,
        "Which of these ideas do you meet in stories, songs and advertisements, and where does "
        "the comparison fail?"),
)  # fmt: skip
