"""The words that these tests share: play by notation, ask, and answer in one line.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2: choose cicada` is said by seat 1.
"""

from collections.abc import Callable, Iterable

from tests.spoken import Spoken

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.events import Event, listening
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules import solo
from tangledbank.games.phanerozoic.rules.goals import score_goal
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import PHASES
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import rows
from tangledbank.games.phanerozoic.seen.view import View

table = Spoken(GAME, Position, View)
dealt, after, story, played = table.dealt, table.after, table.story, table.played
legal, seen = table.legal, table.seen


def refused(position: Position, seat: int, text: str) -> str:
    """The code of the refusal that the action meets."""
    return table.refused(position, f"{seat + 1}: {text}")


# -- nature and the Automa -----------------------------------------------------------------
def after_nature(position: Position) -> str:
    """The living after one nature phase, and who died out in it."""
    twin = position.clone()
    nature(twin)
    living = rows(twin).partition(" | ")[0]
    died = [card for card in twin.extinct if card not in position.extinct]
    return living + (f" | extinct {names(died)}" if died else "")


def nature_story(position: Position) -> list[str]:
    """One nature phase in sentences."""
    return [event.sentence for event in heard(position, lambda twin: nature(twin))[1]]


def attempted(position: Position, card: str, unchosen: str = "") -> tuple[Position, str, list[str]]:
    """§6.3 The Automa turns up a card; these unchosen cards come next, the first one on top.

    The answer: the position, the cards that are spent, and the story.
    """
    spent = Pile(position.cards.count)

    def attempt(twin: Position) -> None:
        twin.pool.fill(list(reversed(numbers(unchosen))))
        solo.attempt(twin, numbers(card)[0], spent)

    twin, events = heard(position, attempt)
    return twin, names(spent), [event.sentence for event in events]


def heard(position: Position, cause: Callable[[Position], None]) -> tuple[Position, list[Event]]:
    """A copy of the position to which this was done, and what it told."""
    twin = position.clone()
    with listening(twin) as told:
        cause(twin)
    return twin, GAME.facts(told)


# -- ask -----------------------------------------------------------------------------------
def phase(position: Position) -> str:
    """What the game is waiting for."""
    return PHASES[position.phase]


def living(position: Position) -> str:
    """The two rows without the extinction pile."""
    return rows(position).partition(" | ")[0]


def extinct_mutations(position: Position) -> str:
    """The mutations in the extinction pile."""
    return " ".join(one.card for one in seen(position).extinct_mutations)


# -- goals ---------------------------------------------------------------------------------
def points_for(lines: str, position: Position) -> int:
    """What a goal of lines like `living star +1; extinct roots -2` gives as the table lies."""
    twin = with_goals(position, *[lines] * int(position.seats))
    return int(score_goal(twin, 0))


def with_goals(position: Position, *goals: str, automa: Iterable[str] = ()) -> Position:
    """The same table where every seat has kept one goal of such lines, whatever the deck has."""
    lines = [*goals, *automa]
    texts = [
        f'[[goal]]\nid = "goal-{place}"\nname = "Goal {place}"\nfact = ""\nsource = ""\n'
        f"lines = [{', '.join(toml_line(*line.split()) for line in text.split(';'))}]\n"
        for place, text in enumerate(lines, start=1)
    ]
    cards = GAME.card_file().partition("[[goal]]")[0] + "\n".join(texts)
    twin = position.clone()
    twin.cards = GAME.with_cards(cards).cards
    twin.goals = [pile_of([seat]) for seat in range(len(goals))]
    twin.automa_goals = pile_of(list(range(len(goals), len(lines))))
    for seat in range(len(goals)):
        twin.kept_goal[seat] = seat
    return twin


def toml_line(when: str, word: str, points: str) -> str:
    """One line of a goal as it stands in a card file."""
    key = "card" if word in GAME.cards.ids else "icon"
    return f'{{ when = "{when}", {key} = "{word}", points = {points} }}'


# -- cards by name -------------------------------------------------------------------------
def names(cards: Iterable[int]) -> str:
    """Ids with spaces between."""
    return " ".join(GAME.cards.ids[card] for card in cards)


def numbers(text: str) -> list[int]:
    """The cards that a text names."""
    return [GAME.cards.number_of[name] for name in text.split()]
