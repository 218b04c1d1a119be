"""What a view says, as a position; and a full one that it does not rule out."""

from collections.abc import Iterable

from tangledbank.core.containers import HIDDEN, pile_of
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.cards.cards import ROWS, Cards
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import KEEPING_GOALS, PHASES
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.rules.terms import Terms
from tangledbank.games.phanerozoic.seen.knowing import deal
from tangledbank.games.phanerozoic.seen.view import Player, Species, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands and the deck."""
    position = read(cards, view)
    deal(position, SPECTATOR if view.seat is None else view.seat, rng)
    return position


def read(cards: Cards, view: View) -> Position:
    """What the viewer knows, as `hide` leaves it: hidden cards lie where they lie, unnamed."""
    position = Position(cards, view.seats, Terms(view.options))
    lay_open_cards(position, view)
    for seat, player in enumerate(view.players):
        seat_player(position, seat, player, view.goals_are_kept)
    lay_own_cards(position, view)
    lay_automa_goals(position, view)
    return position


def lay_open_cards(position: Position, view: View) -> None:
    """All that everyone sees in the middle."""
    cards = position.cards
    position.round = view.round
    position.phase = PHASES.index(view.phase)
    position.start = view.start
    position.step = view.step
    position.turn = view.actors[0] if view.actors else -1
    position.table = [living(cards, one) for one in view.plants + view.animals]
    position.pool.fill(numbers(cards, view.pool))
    position.deck.hold_hidden(view.deck)
    position.reshuffled.fill(numbers(cards, view.reshuffled))
    position.discards.fill(numbers(cards, view.discards))
    position.aside = pile_of(numbers(cards, view.aside))
    position.extinct.fill(numbers(cards, view.extinct))
    position.extinct_sides.fill(
        [
            int(cards.side(cards.number_of[one.card], ROWS.index(one.row)))
            for one in view.extinct_mutations
        ]
    )
    position.pending.fill(numbers(cards, view.acting_with))
    position.in_use.fill(numbers(cards, view.in_use))


def numbers(cards: Cards, names: Iterable[str]) -> list[int]:
    """Cards by their ids."""
    return [cards.number_of[name] for name in names]


def goal_numbers(cards: Cards, names: Iterable[str]) -> list[int]:
    """Goals by their ids."""
    return [cards.goal_number_of[name] for name in names]


def living(cards: Cards, one: Species) -> Living:
    """A living species with its mutations, in the order they were played."""
    made = Living(cards, cards.number_of[one.card], one.population)
    for mutation in one.mutations:
        made.take(cards, cards.number_of[mutation])
    return made


def seat_player(position: Position, seat: int, player: Player, goals_are_kept: bool) -> None:
    """All that everyone sees before a seat."""
    cards = position.cards
    position.face_up[seat].fill(numbers(cards, player.face_up))
    kept = numbers(cards, player.kept)
    position.hands[seat].fill(kept + [HIDDEN] * (player.hand - len(kept)))
    position.known[seat] = len(kept)
    position.late[seat] = player.late
    position.chosen[seat] = HIDDEN if player.ready else NOTHING
    position.goals[seat].hold_hidden(position.terms.goals)
    position.kept_goal[seat] = HIDDEN if goals_are_kept else NOTHING
    if player.goal is not None:
        position.kept_goal[seat] = cards.goal_number_of[player.goal]
        position.goals[seat].cards[0] = position.kept_goal[seat]


def lay_own_cards(position: Position, view: View) -> None:
    """The seat's own hand and goals, and what it has chosen in secret."""
    if view.seat is None:
        return
    cards = position.cards
    position.hands[view.seat].fill(numbers(cards, view.hand))
    position.goals[view.seat].fill(goal_numbers(cards, view.goals))
    if view.chosen is not None:
        position.chosen[view.seat] = cards.number_of[view.chosen]
    if view.kept_goal is not None:
        goal = cards.goal_number_of[view.kept_goal]
        if position.phase == KEEPING_GOALS:
            position.chosen[view.seat] = goal
        else:
            position.kept_goal[view.seat] = goal


def lay_automa_goals(position: Position, view: View) -> None:
    """§6.1 Open, §6.5 except for the last, if it lies face down until the end."""
    goals = goal_numbers(position.cards, view.automa_goals)
    position.automa_goals.fill([*goals, HIDDEN] if position.has_hidden_goal() else goals)
