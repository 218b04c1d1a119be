# Compiled: search asks it millions of times.
"""How Phylo is thought about: what to keep, at whom to aim, and who is likely to win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import Actions, Pile
from tangledbank.core.mind import MOST_TRIED, Mind, shares
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.phylo.bots.imagining import Past
from tangledbank.games.phylo.bots.lessons import Lessons
from tangledbank.games.phylo.bots.prospects import Prospects, fractions
from tangledbank.games.phylo.bots.race import Race
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.actions import (
    DROPS,
    aim_row,
    aims_of,
    card_of,
    event_of,
    one_aim,
    opponent_of,
)
from tangledbank.games.phylo.rules.aiming import fill_events
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, NONE, STRIKING, State
from tangledbank.games.phylo.seen.knowing import SECRET, deal, fill_unseen

LESSONS: Final = 200  # hands that are played before the first decision
SPREAD: Final = 3.0  # points by which hands still change, as a rule
OPEN_SPREAD: Final = 1.5  # and once they are open
DROPS_TRIED: Final = 12


class PhyloMind(Mind):
    """Reckons what each set of cards promises; tries out the best, and every aim, to the count."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.past = Past()
        self.strikes = Strikes()
        self.aims = Pile(HAND)
        self.events = Pile(HAND)
        self.prospects: Prospects | None = None
        self.race: Race | None = None
        self.totals: vec[float] = fractions(0)
        self.strengths: vec[float] = fractions(0)
        self.mixed: list[float] = []

    # -- what this table is like -----------------------------------------------------------
    def prepare(self, position: State) -> Prospects:
        """Learn from a few rounds, once for each kind of table."""
        found = self.prospects
        race = self.race
        if (
            found is not None
            and race is not None
            and race.terms is position.terms
            and race.seats == position.seats
        ):
            return found
        found = Prospects(position.cards, position.links)
        self.prospects = found
        self.race = Race(position.seats, position.terms, [10])
        self.totals = fractions(position.seats)
        self.strengths = fractions(position.seats)
        self.mixed = [0.0] * int(position.seats)
        found.worth = vec[float]([2.0] * len(found.worth))
        lessons = Lessons(position.seats)
        for course in range(2):
            lessons = Lessons(position.seats)
            self.play_rounds(position, lessons, course)
            lessons.teach(found, position.terms.station)
        self.race = Race(position.seats, position.terms, lessons.prizes_of_rounds())
        return found

    def play_rounds(self, position: State, lessons: Lessons, course: i64) -> None:
        """Play some first rounds against oneself."""
        table = position.blank()
        assert isinstance(table, State)
        actions = Actions()
        rng = Rng()
        rng.seed(int(course))
        rounds = LESSONS // position.seats
        for number in range(rounds):
            table.deal(int(1000 * course + number))
            while table.to_act() >= 0 and table.round == 1:
                seat = table.to_act()
                table.apply(seat, self.policy(table, seat, actions, rng))
            lessons.add_round(table, 0)

    # -- what to do ------------------------------------------------------------------------
    def policy(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> i64:
        """Keep what promises most, aim at who seems to be ahead, strike where it hurts."""
        assert isinstance(position, State)
        table: State = position
        prospects = self.prepare(table)
        if table.phase == DRAWING:
            kept = prospects.look(table, seat, table.terms.draws - table.draw + 1)
            return DROPS.number_of(table.hands[seat], ~kept)
        if table.phase == AIMING:
            return self.aim(table, seat, rng)
        table.fill(seat, actions)
        if table.phase == STRIKING:
            return self.strike(table, actions)
        return actions[0]

    def aim(self, position: State, seat: i64, rng: Rng) -> i64:
        """§4.2 Every event; harmful ones at the rival who seems to be ahead."""
        events, aims = self.events, self.aims
        fill_events(position, seat, events)
        if events.count == 0:
            aims.count = 0
            return aim_row(aims)
        rival = self.strongest(position, seat, rng)
        opponent = (rival - seat + position.seats) % position.seats
        aims.count = 0
        for i in range(events.count):
            aims.add(one_aim(events[i], opponent))
        return aim_row(aims)

    def strongest(self, position: State, seat: i64, rng: Rng) -> i64:
        """The rival who dropped fewest cards last; of several the one with the most points."""
        draws = position.terms.draws
        best: i64 = NONE
        most: i64 = 0
        for rival in range(position.seats):
            if rival == seat:
                continue
            value = -1000 * position.drew[(rival + 1) * draws - 1] + position.totals[rival]
            if best == NONE or value > most or (value == most and rng.below(2)):
                best = rival
                most = value
        return best

    def strike(self, position: State, actions: Actions) -> i64:
        """§6.3 The card without which the struck web counts least (P14)."""
        strikes = self.strikes
        cards, links = position.cards, position.links
        strikes.lay(cards, links, position.hands[position.target()])
        effect = cards.effect[position.event()]
        best = actions[0]
        least: i64 = -1
        for i in range(actions.count):
            card = card_of(actions[i])
            left = strikes.left_after(cards, links, effect, card, position.hop)
            if least < 0 or left < least:
                least = left
                best = actions[i]
        return best

    # -- what is hidden --------------------------------------------------------------------
    def imagine(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """Rivals were dealt what they would drop so many of; those who are ready aim by policy."""
        assert isinstance(position, State)
        table: State = position
        prospects = self.prepare(table)
        if table.show.is_open or not can_retrace(table, viewer):
            deal(table, viewer, rng)
            return
        table.rng.seed(seed_from(rng))
        for seat in range(table.seats):
            if seat != viewer:
                table.hands[seat].count = 0
                table.dropped[seat].count = 0
        fill_unseen(table, table.pickup)
        table.pickup.shuffle(rng)
        for seat in range(table.seats):
            if seat != viewer:
                self.past.live(table, seat, prospects, rng)
        for seat in range(table.seats):
            if table.chosen[seat] == SECRET:
                table.chosen[seat] = self.aim(table, seat, rng)

    def deal(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """Any cards."""
        deal(position, viewer, rng)

    def stir(self, position: core.Position, rng: Rng) -> None:
        """Another order of the pickup pile, and other coins."""
        assert isinstance(position, State)
        position.rng.seed(int(rng.below(1 << 30)))
        position.pickup.shuffle(rng)

    def stage(self, position: core.Position) -> i64:
        """Until the round has been counted."""
        assert isinstance(position, State)
        return position.round

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
        prospects = self.prepare(position)
        hand = position.hands[seat]
        prospects.look(position, seat, position.terms.draws - position.draw + 1)
        sets: i64 = 1 << hand.count
        found: list[tuple[float, int]] = []
        for mask in range(sets):
            action = DROPS.number_of(hand, ~mask)
            if action in actions:
                found.append((-prospects.values[mask], int(action)))
        found.sort()
        actions.clear()
        for i in range(min(len(found), DROPS_TRIED)):
            actions.add(found[i][1])

    def propose_aims(self, position: State, seat: i64, actions: Actions, rng: Rng) -> None:
        """Rows with all events, helping ones first."""
        aims = self.aims
        fill_events(position, seat, self.events)
        whole = self.events.count
        usual = self.aim(position, seat, rng)
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
        prospects = self.prepare(table)
        race = self.race
        assert race is not None
        seats = table.seats
        left = table.terms.most_rounds() - table.round
        totals = self.totals
        for seat in range(seats):
            totals[seat] = float(table.totals[seat])
        if is_fresh(table):
            race.judge(table, totals, left + 1, into)
            return
        spread = self.weigh_hands(table, prospects)
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
            race.judge(table, totals, left, mixed)
            totals[winner] = before
            for seat in range(seats):
                into[seat] += chance * mixed[seat]

    def weigh_hands(self, position: State, prospects: Prospects) -> float:
        """What every hand is about to count, and by how much that may be off."""
        for seat in range(position.seats):
            self.strengths[seat] = self.outlook_of(position, seat, prospects)
        return OPEN_SPREAD if position.show.is_open else SPREAD

    def outlook_of(self, position: State, seat: i64, prospects: Prospects) -> float:
        """What a hand is about to count."""
        if position.show.is_open:
            return float(position.show.counts[seat])
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
        return found + self.outlook_of(table, seat, self.prepare(table))

    # -- characters, and words -------------------------------------------------------------
    def taste(self, position: core.Position, seat: i64, action: i64, style: str) -> float:
        """An ecologist likes links in its web, and no events."""
        assert isinstance(position, State)
        return 0.0


def draws_left(position: State, seat: i64) -> i64:
    """How often the seat may still draw in this round."""
    if position.phase != DRAWING:
        return 0
    draws = position.terms.draws
    left = draws - position.draw
    if position.drew[seat * draws + position.draw - 1] == NONE:
        left += 1
    return left


def is_fresh(position: State) -> bool:
    """Whether a round has just been dealt, and nobody has dropped anything."""
    if position.phase != DRAWING or position.draw != 1:
        return False
    return position.drew[position.after(position.dealer) * position.terms.draws] == NONE


def can_retrace(position: State, viewer: i64) -> bool:
    """§2.5 Whether all that was dropped still lies there, and nobody went without."""
    draws = position.terms.draws
    lying: i64 = 0
    dropped: i64 = 0
    for seat in range(position.seats):
        if position.hands[seat].count != HAND:
            return False
        mine: i64 = 0
        for draw in range(draws):
            drew = position.drew[seat * draws + draw]
            if drew != NONE:
                mine += drew
        if seat == viewer and mine != position.dropped[seat].count:
            return False
        lying += position.dropped[seat].count
        dropped += mine
    return lying == dropped


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
