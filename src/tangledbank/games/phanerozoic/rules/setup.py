"""§1 Set-up."""

from mypy_extensions import i64

from tangledbank.core.containers import NO_CARDS, Pile
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.state import State


def deal(position: State) -> None:
    """§1 Rows, goals and decks."""
    cards = position.cards
    clear(position)
    position.deck.copy_from(cards.deck)  # §1.5
    position.deck.shuffle(position.rng)
    deal_goals(position)
    position.place(cards.start_plant, position.terms.algae)  # §1.1
    position.place(cards.start_animal, position.terms.trilobite)


def clear(position: State) -> None:
    """Put everything away that a game before has left."""
    position.now = 0
    position.round = 0
    position.start = 0
    position.step = 0
    position.table.clear()
    position.discards.clear()
    position.pool.clear()
    position.pending.clear()
    position.in_use.clear()
    position.extinct.clear()
    position.extinct_sides.clear()
    position.aside = NO_CARDS
    for seat in range(position.seats):
        position.hands[seat].clear()
        position.face_up[seat].clear()


def deal_goals(position: State) -> None:
    """§1.4 Two goals a player, §6.1 and two open ones for the Automa."""
    goals = position.scratch.pile
    goals.clear()
    for goal in range(position.cards.goals):
        goals.add(goal)
    goals.shuffle(position.rng)
    for seat in range(position.seats):
        draw_goals(goals, position.terms.goals, position.goals[seat])
        position.kept_goal[seat] = NOTHING
        if position.terms.goals == 1:
            position.kept_goal[seat] = position.goals[seat][0]  # nothing to choose (ruling N28)
    if position.seats == 1:
        draw_goals(goals, position.terms.automa_goals, position.automa_goals)


def draw_goals(goals: Pile, count: i64, into: Pile) -> None:
    """§1.4 Some goals from the top."""
    into.clear()
    for _goal in range(count):
        into.add(goals.draw())
