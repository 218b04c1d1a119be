"""After the game: its numbers, and nine questions to talk about."""

from dataclasses import dataclass

from tangledbank.core.record import Record
from tangledbank.games.mating.said.debrief import Question, Sums, questions
from tangledbank.games.mating.said.retold import Met, Sneak, Turn, retell
from tangledbank.games.mating.said.tallies import (
    Idea,
    Level,
    Lunch,
    Place,
    Taste,
    Worth,
    ideas,
    level,
    lunches,
    places,
    sneaky_worth,
    strategy_worth,
    taste,
)


@dataclass(frozen=True, kw_only=True)
class Afterwards:
    """The whole look back. In sentences `{0}` stands for the name of the first seat."""

    start_food: int
    rounds: tuple[Met, ...]
    turns: tuple[Turn, ...]  # by round, then seat
    sneaks: tuple[Sneak, ...]
    tastes: tuple[Taste, ...]  # by seat
    worths: tuple[Worth, ...]  # combat, flashy, sneaky
    levels: tuple[Level, ...]  # low, mid, high
    lunches: tuple[Lunch, ...]
    places: tuple[Place, ...]
    ideas: tuple[Idea, ...]
    questions: tuple[Question, ...]


def afterwards(record: Record) -> Afterwards:
    """The game again, in numbers and sentences."""
    faces = record.game.card_faces()
    by_id = {face.id: face for face in faces}
    game = retell(record, by_id)
    sums = Sums(
        game=game,
        tastes=tuple(taste(game, seat) for seat in range(record.seats)),
        worths=(
            strategy_worth(game, "combat"), strategy_worth(game, "flashy"), sneaky_worth(game),
        ),
        levels=(level(game, "low"), level(game, "mid"), level(game, "high")),
        lunches=lunches(game),
    )  # fmt: skip
    return Afterwards(
        start_food=game.start_food, rounds=game.rounds, turns=game.turns, sneaks=game.sneaks,
        tastes=sums.tastes, worths=sums.worths, levels=sums.levels, lunches=sums.lunches,
        places=places(game, faces), ideas=ideas(game, by_id), questions=questions(sums),
    )  # fmt: skip
