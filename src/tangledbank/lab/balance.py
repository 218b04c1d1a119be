"""Balance: a game's own measures, played by bots at each table size, as tables in its rulebook."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median, pstdev

from tangledbank.core.balance import Balance, Count, Measure, Trial
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.rng import derived_seed
from tangledbank.core.words import counted
from tangledbank.lab import summary
from tangledbank.lab.processes import spread
from tangledbank.lab.series import game_with
from tangledbank.lab.summary import wilson
from tangledbank.lab.table import play_out, seat_bots

BEGIN = "<!-- balance: written by `make balance`, never by hand -->"
END = "<!-- end of balance -->"


@dataclass(frozen=True)
class Cell:
    """One measured share, mean or median, with its 95 % interval."""

    value: float
    low: float
    high: float

    def is_within(self, measure: Measure) -> bool:
        """Whether the share lies where the game wants it."""
        return measure.low <= self.value <= measure.high


Cells = dict[tuple[str, str, int], Cell]  # by measure, row and number of seats


def balance_of(game: Game) -> Balance:
    """What the game wants to know, or one sentence."""
    if game.balance is None:
        raise TangledBankError(f"{game.title} names no measures of its balance.")
    return game.balance


def observe_games(
    game_id: str, cards_text: str | None, seats: int, seed: int, numbers: range
) -> list[list[Count]]:
    """What the games with these numbers show."""
    game = game_with(game_id, cards_text)
    plan = balance_of(game)
    seen: list[list[Count]] = [[] for _number in numbers]
    for options in plan.tables:
        position = game.table(seats, game.settle(seats, options))
        for found, number in zip(seen, numbers, strict=True):
            names = plan.cast(seats, number)
            outcome, _actions = play_out(
                position,
                seat_bots(game, names),
                derived_seed(seed, "balance", seats, number),
                game.knowledge,
            )
            found += plan.observe(position, outcome, names)
    return seen


def measure_balance(
    game: Game,
    games: int,
    seed: int,
    workers: int,
    watch: Callable[[int], None] = lambda done: None,
) -> Cells:
    """All measures of a game, from this many games at each number of seats."""
    plan = balance_of(game)
    measures = {measure.title: measure for measure in plan.measures}
    cells: Cells = {}
    for turn, seats in enumerate(plan.seats):
        play = partial(observe_games, game.id, game.cards_text, seats, seed)
        seen = spread(play, games, workers, partial(watch_turn, watch, turn * games))
        counts: dict[tuple[str, str], list[Count]] = {}
        for count in (one for shown in seen for one in shown):
            counts.setdefault((count.measure, count.row), []).append(count)
        for (title, row), found in counts.items():
            cells[title, row, seats] = cell(measures[title], found, seats)
    done = len(plan.seats) * games
    for number, trial in enumerate(plan.trials):
        tries = tries_of(game, trial, games)
        attempt = partial(try_rows, game.id, game.cards_text, number, seed)
        shown = spread(attempt, tries, workers, partial(watch_turn, watch, done))
        done += tries
        rows = trial.rows(game.card_file())
        for place, row in enumerate(rows):
            values = shown[place :: len(rows)]
            cells[trial.measure.title, row, trial.seats] = middle(trial.measure, values)
    return cells


def tries_of(game: Game, trial: Trial, games: int) -> int:
    """All tries of all rows."""
    return len(trial.rows(game.card_file())) * tries_a_row(trial, games)


def tries_a_row(trial: Trial, games: int) -> int:
    """All tries of one row."""
    return max(1, round(trial.a_game * games))


def all_tries(game: Game, games: int) -> int:
    """Games at all tables, and tries of all trials."""
    plan = balance_of(game)
    return len(plan.seats) * games + sum(tries_of(game, trial, games) for trial in plan.trials)


def try_rows(
    game_id: str, cards_text: str | None, trial: int, seed: int, numbers: range
) -> list[float]:
    """What tries with these numbers show, the rows in turn; a seed serves every row once."""
    game = game_with(game_id, cards_text)
    plan = balance_of(game).trials[trial]
    deck = game.card_file()
    rows = plan.rows(deck)
    return [
        plan.attempt(
            deck, rows[number % len(rows)], derived_seed(seed, "trial", trial, number // len(rows))
        )
        for number in numbers
    ]


def watch_turn(watch: Callable[[int], None], before: int, done: int) -> None:
    """Go on counting after the tables that are done."""
    watch(before + done)


def cell(measure: Measure, counts: list[Count], seats: int) -> Cell:
    """A share with its interval, times the seats if the measure wants that; or a mean."""
    if measure.is_mean or measure.is_median:
        return middle(measure, [count.hits for count in counts])
    hits, tries = sum(count.hits for count in counts), sum(count.tries for count in counts)
    scale = seats if measure.by_seats else 1
    low, high = wilson(hits, round(tries))
    return Cell(scale * hits / tries, scale * low, scale * high)


def middle(measure: Measure, values: list[float]) -> Cell:
    """A mean, or a median, with its interval."""
    if measure.is_median:
        ordered, half = sorted(values), summary.Z * sqrt(len(values)) / 2
        low = max(0, int(len(values) / 2 - half))
        high = min(len(values) - 1, int(len(values) / 2 + half))
        return Cell(median(values), ordered[low], ordered[high])
    half = summary.Z * pstdev(values) / sqrt(len(values))
    return Cell(mean(values), mean(values) - half, mean(values) + half)


def balance_text(game: Game, cells: Cells, games: int, seed: int, cards: Path | None = None) -> str:
    """The measured tables in Markdown, with the command, the seed and the count above them."""
    words = ["tangled-bank", "lab", "balance", game.id, "--games", str(games), "--seed", str(seed)]
    words += [] if cards is None else ["--cards", str(cards)]
    plan = balance_of(game)
    within = sum(
        one.is_within(measure)
        for measure in plan.every_measure()
        for (title, _row, _seats), one in cells.items()
        if title == measure.title
    )
    lines = [
        BEGIN,
        "",
        f"`{shlex.join(words)}`: rules "
        f"{game.rules_version}, {played(game, games)}, {plan.players}, 95 % intervals. {within} of "
        f"{len(cells)} figures lie within their bounds; the others are in bold.",
    ]
    for measure in plan.every_measure():
        lines += ["", *measure_lines(measure, plan, cells)]
    return "\n".join([*lines, "", END]) + "\n"


def played(game: Game, games: int) -> str:
    """How many games there were, and tries."""
    plan = balance_of(game)
    ways = f" and in each of {len(plan.tables)} ways to play" if len(plan.tables) > 1 else ""
    tries = "".join(
        f", {counted(tries_a_row(trial, games), 'try', 'tries')} for each row "
        f"of {trial.measure.title.lower()}"
        for trial in plan.trials
    )
    return f"{games} games at each number of seats{ways}{tries}"


def measure_lines(measure: Measure, plan: Balance, cells: Cells) -> list[str]:
    """One measure as a table."""
    rows = list(dict.fromkeys(row for title, row, _seats in cells if title == measure.title))
    bounds = f"Wanted: {number(measure, measure.low)} to {number(measure, measure.high)}."
    return [
        f"### {measure.title}",
        "",
        f"{measure.sentence} {bounds}",
        "",
        "| | " + " | ".join(f"{seats} seats" for seats in plan.seats) + " |",
        "|---|" + "--:|" * len(plan.seats),
        *(
            f"| {row} | "
            + " | ".join(
                said(measure, cells.get((measure.title, row, seats))) for seats in plan.seats
            )
            + " |"
            for row in sorted(rows)
        ),
    ]


def said(measure: Measure, one: Cell | None) -> str:
    """`1.07 (1.02–1.12)`, in bold if it lies outside the bounds."""
    if one is None:
        return "–"
    value = number(measure, one.value)
    value = value if one.is_within(measure) else f"**{value}**"
    return f"{value} ({number(measure, one.low)}–{number(measure, one.high)})"


def number(measure: Measure, value: float) -> str:
    """A multiple of the fair share, a mean, or a percentage."""
    if measure.is_mean or measure.is_median:
        return f"{value:.1f}"
    return f"{value:.2f}" if measure.by_seats else f"{100 * value:.1f} %"


def replace_balance(rulebook: str, text: str) -> str:
    """The rulebook with these tables in place of the old ones, or at its end."""
    before, begin, rest = rulebook.partition(BEGIN)
    if not begin:
        return rulebook.rstrip() + "\n\n## Balance\n\n" + text
    _old, _end, after = rest.partition(END)
    return before + text.rstrip() + after
