# Compiled: the server builds a view for everyone after every action.
"""The view of a seat, built field by field: what is not named here stays secret."""

from tangledbank.core.containers import Pile
from tangledbank.core.view import check_viewer
from tangledbank.games.phanerozoic.cards.cards import GROWTHS, ROWS, Cards
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, KEEPING_GOALS, OVER, PHASES
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.seen.view import Player, Species, TuckedAway, View


def view(position: Position, seat: int | None) -> View:
    """Built field by field: what is not named here stays secret."""
    check_viewer(seat, int(position.seats))
    cards = position.cards
    table = [living(cards, one) for one in position.table]
    plants = sum(one.row == 0 for one in position.table)
    return View(
        seat=seat,
        seats=position.seats,
        actors=tuple(position.actors()),
        round=position.round,
        phase=PHASES[position.phase],
        start=position.start,
        step=position.step,
        options=dict(position.terms.options),
        goals_are_kept=position.kept_goal[0] != NOTHING,
        plants=tuple(table[:plants]),
        animals=tuple(table[plants:]),
        players=tuple([player(position, each) for each in range(position.seats)]),
        pool=names(cards, position.pool),
        deck=position.deck.count,
        reshuffled=names(cards, position.reshuffled),
        discards=names(cards, position.discards),
        aside=names(cards, position.aside),
        extinct=names(cards, position.extinct),
        extinct_mutations=tuple([tucked_away(cards, side) for side in position.extinct_sides]),
        acting_with=names(cards, position.pending),
        in_use=names(cards, position.in_use),
        automa_goals=automa_goals(position),
        hand=() if seat is None else names(cards, position.hands[seat]),
        chosen=None if seat is None else own_choice(position, seat),
        goals=() if seat is None else goal_names(cards, position.goals[seat]),
        kept_goal=None if seat is None else own_goal(position, seat),
    )


def names(cards: Cards, pile: Pile) -> tuple[str, ...]:
    """The ids of a pile's cards, the top one last."""
    ids = cards.ids
    return tuple([ids[card] for card in pile.as_list()])


def goal_names(cards: Cards, pile: Pile) -> tuple[str, ...]:
    """The ids of goals."""
    return tuple([cards.goal_ids[goal] for goal in pile.as_list()])


def living(cards: Cards, one: Living) -> Species:
    """A living species: all of it is open."""
    return Species(
        cards.ids[one.card],
        one.population,
        one.stars,
        GROWTHS[one.growth],
        names(cards, one.mutations),
    )


def tucked_away(cards: Cards, side: int) -> TuckedAway:
    """An extinct mutation and the side in use (ruling N17)."""
    return TuckedAway(cards.ids[cards.first_mutation + side // 2], ROWS[side % 2])


def player(position: Position, seat: int) -> Player:
    """What everyone sees: kept cards are known (ruling N40), choices are not."""
    hand = position.hands[seat]
    phase = position.phase
    known = position.known[seat] if phase == CHOOSING else hand.count
    return Player(
        hand=hand.count,
        kept=names(position.cards, hand)[:known],
        late=position.late[seat] if phase == CHOOSING else 0,
        face_up=names(position.cards, position.face_up[seat]),
        ready=phase in (CHOOSING, KEEPING_GOALS) and position.chosen[seat] != NOTHING,
        goal=position.cards.goal_ids[position.kept_goal[seat]] if phase == OVER else None,
    )


def own_choice(position: Position, seat: int) -> str | None:
    """The card that the seat has laid face down."""
    if position.phase == CHOOSING and position.chosen[seat] != NOTHING:
        return position.cards.ids[position.chosen[seat]]
    return None


def own_goal(position: Position, seat: int) -> str | None:
    """The goal that the seat has kept, or is about to."""
    goal = position.kept_goal[seat]
    if position.phase == KEEPING_GOALS:
        goal = position.chosen[seat]
    return None if goal == NOTHING else position.cards.goal_ids[goal]


def automa_goals(position: Position) -> tuple[str, ...]:
    """§6.1 Open, §6.5 except for the last if it is to stay hidden until the end (ruling N49)."""
    goals = goal_names(position.cards, position.automa_goals)
    if position.has_hidden_goal():
        return goals[:-1]
    return goals
