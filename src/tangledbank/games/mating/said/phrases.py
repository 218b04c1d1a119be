"""What the answers after a game are worded with: seats, losses, choices and numbers."""

from collections.abc import Iterable, Sequence
from math import floor
from statistics import mean, median_low

from tangledbank.core.words import counted, listed
from tangledbank.games.mating.cards.words import in_a_sentence
from tangledbank.games.mating.said.retold import Retold, Turn
from tangledbank.games.mating.said.tallies import Taste

TIER_WORDS = {"low": "low", "mid": "middle", "high": "high"}


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


def times(many: int) -> str:
    """How often."""
    return {0: "never", 1: "once", 2: "twice"}.get(many, f"{many} times")


def rounds(game: Retold) -> str:
    """How many there were."""
    return counted(len(game.rounds), "round", "rounds")


def none(many: int) -> str:
    """A number, or a word if it is none."""
    return str(many) if many else "none"


def upper_half(values: Sequence[int]) -> int:
    """Where the upper half begins: above the median, or at it if nothing lies above."""
    return min(median_low(values) + 1, max(values))


def share(part: int, whole: int) -> str:
    """How much for each."""
    return number(part / whole)


def average(values: Iterable[int]) -> str:
    """The average, as people say it."""
    return number(mean(values))


def number(value: float) -> str:
    """One digit after the point if it says something, and a real minus sign."""
    rounded = floor(value * 10 + 0.5) / 10  # halves go up, as on the page
    return f"{rounded:g}".replace("-", "−")
