# Compiled: search asks it millions of times.
"""How Phylo is thought about: what to keep, at whom to aim, and who is likely to win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.containers import Actions, Pile
from tangledbank.core.mind import MOST_TRIED, Mind, shares
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.imagining import Past, can_retrace
from tangledbank.games.phylo.bots.learning import Learnt
from tangledbank.games.phylo.bots.policy import Ecologist
from tangledbank.games.phylo.bots.pondering import Pondering, draws_left, is_fresh
from tangledbank.games.phylo.bots.prospects import fractions
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.actions import DROPS, aims_of, event_of, opponent_of
from tangledbank.games.phylo.rules.aiming import fill_events
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, NONE, State
from tangledbank.games.phylo.seen.knowing import deal

DROPS_TRIED: Final = 16
MARGIN: Final = 0.1  # of a chance: what promises less is not tried
SPREAD: Final = 3.0  # points by which hands still change, as a rule
OPEN_SPREAD: Final = 1.5  # and once they are open


@mypyc_attr(allow_interpreted_subclasses=True)
class PhyloMind(Mind):
    """Reckons what each set of cards promises; tries out the best, and every aim, to the count."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.past = Past()
        self.aims = Pile(HAND)
        self.events = Pile(HAND)
        self.ecologist = Ecologist()
        self.known: Learnt | None = None
        self.pondered: Pondering | None = None
        self.totals: vec[float] = fractions(0)
        self.strengths: vec[float] = fractions(0)
        self.mixed: list[float] = []

    def learnt(self, position: State) -> Learnt:
        """Learn from a few rounds, once for each kind of table."""
        found = self.known
        if found is None or not found.is_for(position):
            found = Learnt(position)
            self.known = found
            self.pondered = None
            self.totals = fractions(position.seats)
            self.strengths = fractions(position.seats)
            self.mixed = [0.0] * int(position.seats)
        return found

    def policy(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> i64:
        """Keep what promises most, aim at who seems to be ahead, strike where it hurts."""
        assert isinstance(position, State)
        table: State = position
        return self.learnt(table).policy.choose(table, seat, actions, rng)

    # -- before a decision -----------------------------------------------------------------
    def begin(self, known: core.Position, seat: i64, trials: i64, rng: Rng) -> None:
        """What each count would be worth now, before cards are dropped."""
        assert isinstance(known, State)
        table: State = known
        learnt = self.learnt(table)
        pondered = self.pondered
        if pondered is not None:
            pondered.seat = NONE
        if seat < 0 or table.phase != DRAWING:
            return
        if pondered is None:
            pondered = Pondering(table, learnt)
            self.pondered = pondered
        pondered.begin(table, seat, trials)
        for number in range(pondered.count):
            guess = pondered.guesses[number]
            guess.copy_from(table)
            self.imagine(guess, seat, rng)
            pondered.play(guess, rng)
        pondered.finish(table, seat)

    def dropping(self) -> i64:
        """The seat whose drop is pondered, if one is."""
        return NONE if self.pondered is None else self.pondered.seat

    # -- what is hidden --------------------------------------------------------------------
    def imagine(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """Rivals were dealt what they would drop so many of; those who are ready aim by policy."""
        assert isinstance(position, State)
        table: State = position
        learnt = self.learnt(table)
        pondered = self.pondered
        if pondered is not None and pondered.seat == viewer and pondered.is_about(table, viewer):
            pondered.recall(table, rng)
        elif table.show.is_open or not can_retrace(table, viewer):
            deal(table, viewer, rng)
        else:
            self.past.imagine(table, viewer, learnt.policy, rng)

    def deal(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """Any cards."""
        deal(position, viewer, rng)

    def stir(self, position: core.Position, rng: Rng) -> None:
        """Another order of the pickup pile, and other coins."""
        assert isinstance(position, State)
        position.rng.seed(int(rng.below(1 << 30)))
        position.pickup.shuffle(rng)

    def stage(self, position: core.Position) -> i64:
        """Until the round has been counted; whoever drops cards judges at once what comes."""
        assert isinstance(position, State)
        table: State = position
        seat = self.dropping()
        if seat == NONE:
            return 8 * table.round
        return 8 * table.round + 1 + draws_left(table, seat)

    def propose(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> None:
        """The sets of cards that promise most, and rows with all events."""
        assert isinstance(position, State)
        table: State = position
        if table.phase == DRAWING:
            self.propose_drops(table, seat, actions)
        elif table.phase == AIMING:
            self.propose_aims(table, seat, actions, rng)

    def propose_drops(self, position: State, seat: i64, actions: Actions) -> None:
        """By what they promise."""
        prospects = self.learnt(position).prospects
        pondered = self.pondered
        hand = position.hands[seat]
        draws = position.terms.draws - position.draw + 1
        prospects.look(position, seat, draws)
        sets: i64 = 1 << hand.count
        values = [prospects.values[mask] for mask in range(sets)]
        if pondered is not None and pondered.seat == seat:
            pondered.try_draws(position, seat, draws, values)
        found: list[tuple[float, int]] = []
        for mask in range(sets):
            action = DROPS.number_of(hand, ~mask)
            if action in actions:
                found.append((-values[mask], int(action)))
        found.sort()
        margin = MARGIN if position.draw == position.terms.draws else 2.0 * MARGIN
        actions.clear()
        for i in range(min(len(found), DROPS_TRIED)):
            if found[i][0] <= found[0][0] + margin:
                actions.add(found[i][1])

    def propose_aims(self, position: State, seat: i64, actions: Actions, rng: Rng) -> None:
        """Rows with all events, helping ones first."""
        aims = self.aims
        fill_events(position, seat, self.events)
        whole = self.events.count
        usual = self.learnt(position).policy.aim(position, seat, rng)
        count: i64 = 0
        codes = actions.codes
        for i in range(actions.count):
            aims_of(codes[i], aims)
            if aims.count == whole and is_in_order(aims):
                codes[count] = codes[i]
                count += 1
        if count > 0:
            actions.count = count
        if actions.count > MOST_TRIED:
            super().propose(position, seat, actions, rng)
            if usual not in actions:
                actions.codes[0] = usual

    # -- who will win ----------------------------------------------------------------------
    def chances(self, position: core.Position, into: list[float]) -> None:
        """By points; in the middle of a round also by hands."""
        assert isinstance(position, State)
        table: State = position
        if table.to_act() < 0:
            shares(table, into)
            return
        race = self.learnt(table).race
        seats = table.seats
        dropping = self.dropping()
        if dropping != NONE:
            assert self.pondered is not None
            chance = self.pondered.value_of(table, dropping)
            for seat in range(seats):
                into[seat] = (1.0 - chance) / float(seats - 1)
            into[dropping] = chance
            return
        left = table.terms.most_rounds() - table.round
        totals = self.totals
        for seat in range(seats):
            totals[seat] = float(table.totals[seat])
        if is_fresh(table):
            race.judge(totals, left + 1, into)
            return
        spread = self.weigh_hands(table)
        mixed = self.mixed
        most = self.strengths[0]
        for seat in range(seats):
            most = max(most, self.strengths[seat])
            into[seat] = 0.0
        total = 0.0
        for seat in range(seats):
            total += exp(max(-40.0, (self.strengths[seat] - most) / spread))
        for winner in range(seats):
            chance = exp(max(-40.0, (self.strengths[winner] - most) / spread)) / total
            if chance < 0.001:
                continue
            before = totals[winner]
            totals[winner] = before + max(1.0, self.strengths[winner])
            race.judge(totals, left, mixed)
            totals[winner] = before
            for seat in range(seats):
                into[seat] += chance * mixed[seat]

    def weigh_hands(self, position: State) -> float:
        """What every hand is about to count, and by how much that may be off."""
        for seat in range(position.seats):
            self.strengths[seat] = self.outlook_of(position, seat)
        return OPEN_SPREAD if position.show.is_open else SPREAD

    def outlook_of(self, position: State, seat: i64) -> float:
        """What a hand is about to count."""
        if position.show.is_open:
            return float(position.show.counts[seat])
        prospects = self.learnt(position).prospects
        draws = draws_left(position, seat)
        if draws > 0:
            return prospects.means[prospects.look(position, seat, draws)]
        hand = position.hands[seat]
        found = float(count_of(position.cards, position.links, hand))
        for i in range(hand.count):
            if position.cards.is_event(hand[i]):
                found += prospects.worth[position.cards.effect[hand[i]]]
        return found

    def promise(self, position: core.Position, seat: i64) -> float:
        """§7.1 Points, and what the hand is about to count."""
        assert isinstance(position, State)
        table: State = position
        found = float(table.totals[seat])
        if table.to_act() < 0 or is_fresh(table):
            return found
        return found + self.outlook_of(table, seat)

    # -- characters, and words -------------------------------------------------------------
    def taste(self, position: core.Position, seat: i64, action: i64, style: str) -> float:
        """Of the only character that there is."""
        assert isinstance(position, State)
        return self.ecologist.likes(position, seat, action)

    def look(self, position: core.Position, seat: i64, into: list[float]) -> None:
        """What the hand counts or will; events in it; the best rival's count; all points won."""
        assert isinstance(position, State)
        table: State = position
        prospects = self.learnt(table).prospects
        into[1] = 0.0
        into[2] = 0.0
        into[3] = float(table.totals[seat])
        if table.to_act() < 0 or is_fresh(table):
            over = table.round if table.to_act() < 0 else table.round - 1
            first = (over - 1) * table.seats
            if over < 1:
                into[0] = 0.0
                return
            into[0] = float(table.counts[first + seat])
            for rival in range(table.seats):
                if rival != seat:
                    into[2] = max(into[2], float(table.counts[first + rival]))
            return
        into[0] = self.outlook_of(table, seat)
        if table.show.is_open:
            return
        hand = table.hands[seat]
        for i in range(hand.count):
            effect = table.cards.effect[hand[i]]
            if effect >= 0:
                into[1] += 1.0
                if draws_left(table, seat) == 0:
                    into[0] -= prospects.worth[effect]


def is_in_order(aims: Pile) -> bool:
    """Whether helping events come first, by their kinds: they are played first in any case."""
    last: i64 = 0
    for i in range(aims.count):
        event = event_of(aims[i])
        if opponent_of(aims[i]) == 0:
            if last > event or last == 1:
                return False
            last = event
        else:
            last = 1
    return True
