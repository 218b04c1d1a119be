"""A game that was told turn by turn, and what is said of it afterwards."""

from dataclasses import replace

from tests.arranged import Arranged

from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.said.afterwards import Afterwards, afterwards
from tangledbank.games.mating.said.debrief import Question
from tangledbank.games.mating.said.retold import Turn


def told(start: Position, *texts: str) -> Afterwards:
    """A look back at a game that begins with a scene: `2: pass`, `pass`, `all pass`."""
    record = Arranged(GAME, int(start.seats), 0, start.terms.options)
    record.arrange(start)
    position = record.position
    assert isinstance(position, Position)
    for text in texts:
        window = position.window
        first, colon, rest = text.partition(": ")
        if text == "all pass":
            while position.window == window:
                record.play(int(position.to_act()), GAME.parse("pass"))
        else:
            seat = int(first) - 1 if colon else int(position.to_act())
            record.play(seat, GAME.parse(rest if colon else text))
    return afterwards(record)


def answers(back: Afterwards | tuple[Question, ...], topic: str) -> tuple[str, ...]:
    """What is said to a question."""
    asked = back.questions if isinstance(back, Afterwards) else back
    return next(one.answers for one in asked if one.topic == topic)


NOTHING = Turn(
    round=1, seat=0, card="", name="", choice="lunch", tier="", cost=0, escape=0, hunted=False,
    escaped=False, hid=False, lost_to="", fought=False, won=False, lured=0, brought=0, sneaked=0,
    taken=0, fed=0, food=0,
)  # fmt: skip
DEER = replace(NOTHING, name="Red deer", choice="combat", tier="low", cost=1)
RAM = replace(NOTHING, name="Bighorn sheep", choice="combat", tier="mid", cost=3)
GUPPY = replace(NOTHING, name="Guppy", choice="flashy", tier="mid", cost=4)
LYREBIRD = replace(NOTHING, name="Lyrebird", choice="flashy", tier="high", cost=6)
