"""A full position that a view does not rule out: what is hidden is dealt again."""

from tangledbank.core.containers import pile_of, shuffled
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.phanerozoic.cards.cards import ROWS, Cards
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, KEEPING_GOALS, OVER, PHASES
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.rules.terms import Terms
from tangledbank.games.phanerozoic.seen.view import Species, View


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is open lies where it lies; unseen cards go to the other hands and the deck."""
    position = Position(cards, view.seats, Terms(view.options))
    position.rng.seed(seed_from(rng))
    lay_open_cards(position, view)
    deal_hidden_cards(position, view, rng)
    deal_hidden_goals(position, view, rng)
    make_hidden_choices(position, view, rng)
    return position


def lay_open_cards(position: Position, view: View) -> None:
    """All that everyone sees."""
    cards = position.cards
    number = cards.number_of
    position.round = view.round
    position.phase = PHASES.index(view.phase)
    position.start = view.start
    position.step = view.step
    position.turn = view.actors[0] if view.actors else -1
    position.table = [living(cards, one) for one in view.plants + view.animals]
    position.pool.fill([number[card] for card in view.pool])
    position.reshuffled.fill([number[card] for card in view.reshuffled])
    position.discards.fill([number[card] for card in view.discards])
    position.aside = pile_of([number[card] for card in view.aside])
    position.extinct.fill([number[card] for card in view.extinct])
    position.extinct_sides.fill(
        [int(cards.side(number[one.card], ROWS.index(one.row))) for one in view.extinct_mutations]
    )
    position.pending.fill([number[card] for card in view.acting_with])
    position.in_use.fill([number[card] for card in view.in_use])
    for seat, player in enumerate(view.players):
        position.face_up[seat].fill([number[card] for card in player.face_up])
        position.hands[seat].fill([number[card] for card in player.kept])
        position.known[seat] = len(player.kept)
        position.late[seat] = player.late


def living(cards: Cards, one: Species) -> Living:
    """A living species with its mutations, in the order they were played."""
    made = Living(cards, cards.number_of[one.card], one.population)
    for mutation in one.mutations:
        made.take(cards, cards.number_of[mutation])
    return made


def deal_hidden_cards(position: Position, view: View, rng: Rng) -> None:
    """The own hand as it is; the others' from the unseen; what is left is the deck.

    Cards drawn late come from those that were reshuffled, earlier ones from the others (§2.3).
    """
    own = position.hands[view.seat] if view.seat is not None else None
    if own is not None:
        own.fill([position.cards.number_of[card] for card in view.hand])
    seen = {card for place in position.places() for card in place}
    reshuffled = set(position.reshuffled)
    unseen = [card for card in position.cards.deck if card not in seen]
    early = shuffled([card for card in unseen if card not in reshuffled], rng)
    late = shuffled([card for card in unseen if card in reshuffled], rng)
    for seat, player in enumerate(view.players):
        hand = position.hands[seat]
        if hand is own:
            continue
        while hand.count < player.hand - player.late:
            hand.add(early.pop())
        while hand.count < player.hand:
            hand.add(late.pop() if reshuffled else early.pop())
    position.deck.fill(early + late)


def deal_hidden_goals(position: Position, view: View, rng: Rng) -> None:
    """The own goals and the open ones; the other seats get any two of the rest."""
    number = position.cards.goal_number_of
    open_goals = [number[goal] for goal in view.goals + view.automa_goals]
    open_goals += [number[player.goal] for player in view.players if player.goal is not None]
    rest = shuffled([goal for goal in range(position.cards.goals) if goal not in open_goals], rng)
    for seat, player in enumerate(view.players):
        known = [] if player.goal is None else [number[player.goal]]
        missing = int(position.terms.goals) - len(known)
        if seat == view.seat:
            known = [number[goal] for goal in view.goals]
            missing = 0
        position.goals[seat].fill(known + [rest.pop() for _goal in range(missing)])
        position.kept_goal[seat] = NOTHING
        if view.goals_are_kept:
            position.kept_goal[seat] = position.goals[seat][0]
    if view.seats == 1:
        automa = [number[goal] for goal in view.automa_goals]
        if position.terms.hidden_goal and position.phase != OVER:
            automa.append(rest.pop())
        position.automa_goals.fill(automa)


def make_hidden_choices(position: Position, view: View, rng: Rng) -> None:
    """§2.4, §5.1 The own choice as it is; the others that are ready have chosen something."""
    cards = position.cards
    for seat, player in enumerate(view.players):
        position.chosen[seat] = NOTHING
        if player.ready and seat != view.seat:
            options = position.hands[seat] if position.phase == CHOOSING else position.goals[seat]
            position.chosen[seat] = options[rng.below(options.count)]
    if view.seat is not None:
        if view.chosen is not None:
            position.chosen[view.seat] = cards.number_of[view.chosen]
        if view.kept_goal is not None:
            goal = cards.goal_number_of[view.kept_goal]
            if position.phase == KEEPING_GOALS:
                position.chosen[view.seat] = goal
            else:
                position.kept_goal[view.seat] = goal
