# Not compiled: sentences for people.
"""Nine questions to talk about after a game, answered from that game. `{0}` is the first seat."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor
from statistics import mean, median_low, pstdev
from typing import Literal

from tangledbank.games.mating.retold import Retold, Turn
from tangledbank.games.mating.tallies import Level, Lunch, Taste, Worth, losses
from tangledbank.games.mating.words import counted, in_a_sentence

Topic = Literal[
    "kinds", "worth", "fitness", "losses", "dangers", "lunch", "food", "places", "people"
]  # fmt: skip

STEADY, CHANGEABLE = 1.0, 2.0  # how far food strays from its average, in a quiet and a wild deck
TIER_WORDS = {"low": "low", "mid": "middle", "high": "high"}


@dataclass(frozen=True, kw_only=True)
class Question:
    """One question: what this game says to it, and what is left to talk about."""

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
    felt = []
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


# -- words ---------------------------------------------------------------------------------
def favourites(taste: Taste) -> str:
    """The kinds that a seat played most."""
    counts = {"combat": taste.combat, "flashy": taste.flashy, "sneaky": taste.sneaky}
    return most(counts)


def favourite_tier(game: Retold, seat: int) -> str:
    """The levels of fitness that a seat played most."""
    tiers = [turn.tier for turn in game.strategies() if turn.seat == seat]
    return most({word: tiers.count(tier) for tier, word in TIER_WORDS.items()})  # type: ignore[arg-type]


def most(counts: dict[str, int]) -> str:
    """What there is most of, or several alike."""
    best = max(counts.values())
    if best == 0:
        return "nothing"
    alike = [name for name, many in counts.items() if many == best]
    return alike[0] if len(alike) == 1 else f"{listed(alike)} alike"


def grouped(said: Iterable[str]) -> list[tuple[str, list[int]]]:
    """The seats of which the same is said, together."""
    groups: dict[str, list[int]] = {}
    for seat, word in enumerate(said):
        groups.setdefault(word, []).append(seat)
    return list(groups.items())


def loss(turn: Turn) -> str:
    """One strategy that brought nothing."""
    how = {
        "predator": "a predator ate it",
        "fight": "a rival beat it",
        "": unrewarded(turn),
    }[turn.lost_to]
    run = f" ({turn.escape} of it to escape)" if turn.escape else ""
    male = in_a_sentence(turn.name)
    spent = f"{{{turn.seat}}} spent {turn.spent} food{run} on the {male}"
    return f"{spent} in round {turn.round}, and {how}."


def unrewarded(turn: Turn) -> str:
    """Why a strategy that stayed in play brought nothing."""
    if turn.brought:
        return "a rival took what it brought"
    if turn.lured:
        one = turn.lured == 1
        return "a rival lured its only female away" if one else "its females were lured away"
    return "it attracted no female"


def with_gain(turns: Sequence[Turn]) -> str:
    """How many of them brought something."""
    return none(sum(1 for turn in turns if turn.gain))


def chose(turns: Sequence[Turn]) -> str:
    """What was chosen in these turns, on average."""
    shown = [turn.cost for turn in turns if turn.choice != "lunch"]
    waited = len(turns) - len(shown)
    paid = f"strategies cost {average(shown)} food on average" if shown else "nobody courted"
    return f"{paid}, and lunch was {waited} of {len(turns)} choices" if shown and waited else paid


def names(seats: Sequence[int]) -> str:
    """Places for the names of seats."""
    return listed([f"{{{seat}}}" for seat in seats])


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def times(many: int) -> str:
    """How often."""
    return {0: "never", 1: "once", 2: "twice"}.get(many, f"{many} times")


def rounds(game: Retold) -> str:
    """How many there were."""
    return counted(len(game.rounds), "round", "rounds")


def none(many: int) -> str:
    """A number as a word where it is none."""
    return str(many) if many else "none"


def upper_half(values: Sequence[int]) -> int:
    """Where the upper half begins: above the median, or at it where nothing lies above."""
    return min(median_low(values) + 1, max(values))


def share(part: int, whole: int) -> str:
    """So much for each."""
    return number(part / whole)


def average(values: Iterable[int]) -> str:
    """The average, as people say it."""
    return number(mean(values))


def number(value: float) -> str:
    """One digit after the point where it says something, and a real minus sign."""
    rounded = floor(value * 10 + 0.5) / 10  # halves go up, as on the page
    return f"{rounded:g}".replace("-", "−")
