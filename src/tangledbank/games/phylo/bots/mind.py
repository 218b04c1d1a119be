# Compiled: search asks it millions of times.
"""How Phylo is thought about: what to keep, at whom to aim, and who is likely to win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.containers import Actions, Pile
from tangledbank.core.mind import MOST_TRIED, Mind, shares
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.phylo.bots.imagining import Past
from tangledbank.games.phylo.bots.lessons import Lessons
from tangledbank.games.phylo.bots.prospects import Prospects, fractions
from tangledbank.games.phylo.bots.race import Race
from tangledbank.games.phylo.bots.standing import Standing
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import (
    HAND,
    PROTECTED_AREA,
    RESEARCH_STATION,
    RESTORATION,
    Cards,
)
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
from tangledbank.games.phylo.rules.food_webs import count_of, has_three_levels
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, NONE, STRIKING, State
from tangledbank.games.phylo.seen.knowing import SECRET, deal, fill_unseen

LESSONS: Final = 200  # hands that are played before the first decision
SPREAD: Final = 3.0  # points by which hands still change, as a rule
OPEN_SPREAD: Final = 1.5  # and once they are open
DROPS_TRIED: Final = 12
MARGIN: Final = 0.06  # of a chance: what promises less is not tried
HANDS: Final = 60  # dealt, to learn what a first draw promises
AGAIN: Final = 8  # draws for each way to drop
CLOSE: Final = 0.8  # points: by so much less a drop still comes into question
FIRST_DRAWS: Final = 16  # that are tried for each first drop, before it is looked at closely
GUESSES: Final = 80  # that are played out before a drop
BOLD: Final = 1.0
SHY: Final = 0.6  # and protected areas less
MOST_WORTH: Final = 12.0  # points, for an event


@mypyc_attr(allow_interpreted_subclasses=True)
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
        # for the decision that is pondered
        self.lessons = Lessons(2)
        self.standing: Standing | None = None
        self.own: Prospects | None = None
        self.pondering: i64 = NONE  # the seat that drops cards
        self.guesses: list[State] = []
        self.guessed: State | None = None
        self.actions = Actions()

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
            if position.terms.draws > 1:
                self.look_back(position, found, course)
        self.race = Race(position.seats, position.terms, lessons.prizes_of_rounds())
        self.standing = Standing(position.seats, lessons)
        self.own = Prospects(position.cards, position.links)
        self.guesses = []
        for _guess in range(GUESSES + 1):
            guess = position.blank()
            assert isinstance(guess, State)
            self.guesses.append(guess)
        self.pondering = NONE
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

    def look_back(self, position: State, prospects: Prospects, course: i64) -> None:
        """How much more a first draw promises once the second is looked at as the last.

        Hands tell most of the drops that come into question with them.
        """
        table = position.blank()
        assert isinstance(table, State)
        rng = Rng()
        rng.seed(int(course))
        errors = [0.0] * (HAND + 1)
        weights = [0.5] * (HAND + 1)
        masks = [0] * (HAND + 1)
        means = [0.0] * (HAND + 1)
        hand = Pile(HAND)
        for hand_dealt in range(HANDS):
            table.deal(int(5000 + 1000 * course + hand_dealt))
            seat = table.to_act()
            hand.copy_from(table.hands[seat])
            prospects.look(table, seat, 2)
            for size in range(HAND + 1):
                masks[size] = int(prospects.best[size])
                means[size] = prospects.means[prospects.best[size]]
            most = max(means)
            for size in range(HAND + 1):
                total = 0.0
                for _time in range(AGAIN):
                    table.pickup.shuffle(rng)
                    new = table.hands[seat]
                    new.count = 0
                    mask: i64 = masks[size]
                    for i in range(HAND):
                        new.slot_in(
                            hand[i] if mask >> i & 1 else table.pickup[table.pickup.count - 1 - i]
                        )
                    total += prospects.means[prospects.look(table, seat, 1)]
                weight = exp((means[size] - most) / CLOSE)
                errors[size] += weight * (total / float(AGAIN) - means[size])
                weights[size] += weight
        for size in range(HAND + 1):
            prospects.later[size] += errors[size] / weights[size]

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

    # -- before a decision -----------------------------------------------------------------
    def ponder(self, known: core.Position, seat: i64, rng: Rng) -> None:
        """What each count would be worth now, before cards are dropped."""
        assert isinstance(known, State)
        table: State = known
        usual = self.prepare(table)
        self.pondering = NONE
        if seat < 0 or table.phase != DRAWING:
            return
        standing, race, own = self.standing, self.race, self.own
        assert standing is not None
        assert race is not None
        assert own is not None
        held: i64 = 0
        hand = table.hands[seat]
        for i in range(hand.count):
            if table.cards.is_event(hand[i]):
                held |= 1 << table.cards.effect[hand[i]]
        standing.begin(table, seat, race)
        played = self.guesses[GUESSES]
        for number in range(GUESSES):
            guess = self.guesses[number]
            guess.copy_from(table)
            self.imagine(guess, seat, rng)
            played.copy_from(guess)
            asked = played.to_act()
            while asked >= 0 and played.round == table.round:
                played.apply(asked, self.policy(played, asked, self.actions, rng))
                asked = played.to_act()
            standing.add(played, race, held)
        standing.fill(own.prizes)
        self.price(table, seat, held, usual, own, standing)
        self.pondering = seat

    def price(
        self,
        position: State,
        seat: i64,
        held: i64,
        usual: Prospects,
        own: Prospects,
        standing: Standing,
    ) -> None:
        """What the seat's events are worth in points, where it stands now."""
        for effect in range(len(usual.worth)):
            own.worth[effect] = usual.worth[effect]
        for size in range(HAND + 1):
            own.later[size] = usual.later[size]
        draws = draws_left(position, seat)
        middle = max(3.0, usual.means[usual.look(position, seat, draws)])
        slope = (own.prize_of(middle + 2.0) - own.prize_of(middle - 2.0)) / 4.0
        if slope < 0.0001:
            return
        for effect in range(RESTORATION):
            if held >> effect & 1:
                gain = standing.gain(effect, middle)
                gain *= BOLD if effect < PROTECTED_AREA else SHY
                own.worth[effect] = min(MOST_WORTH, max(0.0, gain / slope))

    def value_of(self, position: State, seat: i64) -> float:
        """The chance of winning with this hand, at a count that is still to come."""
        own = self.own
        assert own is not None
        draws = draws_left(position, seat)
        if draws > 0:
            return own.values[own.look(position, seat, draws)]
        cards, links, hand = position.cards, position.links, position.hands[seat]
        count = float(count_of(cards, links, hand))
        for i in range(hand.count):
            effect = cards.effect[hand[i]]
            if effect == RESEARCH_STATION:
                if has_three_levels(cards, links, hand):
                    count += float(position.terms.station)
            elif effect >= 0:
                count += own.worth[effect]
        return own.prize_of(count)

    # -- what is hidden --------------------------------------------------------------------
    def imagine(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """Rivals were dealt what they would drop so many of; those who are ready aim by policy."""
        assert isinstance(position, State)
        table: State = position
        prospects = self.prepare(table)
        if self.pondering == viewer:
            table.copy_from(self.guesses[rng.below(GUESSES)])
            table.rng.seed(seed_from(rng))
            table.pickup.shuffle(rng)
            return
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
        """Until the round has been counted; whoever drops cards judges at once what comes."""
        assert isinstance(position, State)
        table: State = position
        if self.pondering == NONE:
            return 8 * table.round
        return 8 * table.round + 1 + draws_left(table, self.pondering)

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
        own = self.own
        assert own is not None
        prospects = own if self.pondering == seat else self.prepare(position)
        hand = position.hands[seat]
        draws = position.terms.draws - position.draw + 1
        prospects.look(position, seat, draws)
        sets: i64 = 1 << hand.count
        values = [prospects.values[mask] for mask in range(sets)]
        if self.pondering == seat:
            self.try_draws(position, seat, draws, values)
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

    def try_draws(self, position: State, seat: i64, draws: i64, values: list[float]) -> None:
        """What each drop promises once its cards are drawn, the same ones for all drops."""
        table = self.guesses[GUESSES]
        table.copy_from(position)
        table.drew[seat * table.terms.draws + table.draw - 1] = 0
        hand, new = position.hands[seat], table.hands[seat]
        size = hand.count
        tried: i64 = GUESSES if draws == 1 else FIRST_DRAWS
        for mask in range(len(values)):
            values[mask] = 0.0
        for number in range(tried):
            pickup = self.guesses[number].pickup
            for mask in range(len(values)):
                new.count = 0
                top: i64 = pickup.count
                for i in range(size):
                    if mask >> i & 1:
                        new.slot_in(hand[i])
                    elif top > 0:
                        top -= 1
                        new.slot_in(pickup[top])
                values[mask] += self.value_of(table, seat) / float(tried)

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
        if self.pondering != NONE:
            chance = self.value_of(table, self.pondering)
            for seat in range(seats):
                into[seat] = (1.0 - chance) / float(seats - 1)
            into[self.pondering] = chance
            return
        left = table.terms.most_rounds() - table.round
        totals = self.totals
        for seat in range(seats):
            totals[seat] = float(table.totals[seat])
        if is_fresh(table):
            race.judge(totals, left + 1, into)
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
            race.judge(totals, left, mixed)
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
