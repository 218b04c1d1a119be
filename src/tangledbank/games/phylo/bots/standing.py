# Compiled: before each decision it plays out some dozen rounds.
"""What each count would be worth in this round: the chance of winning the game with it.

Some dozen guesses of the rivals' hands are played out to the reveal. Whatever this seat may count
is then held against all of them, with the events that it holds and those that may come at it; the
points of the game so far say what a won or a lost round means.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.phylo.bots.lessons import Lessons
from tangledbank.games.phylo.bots.prospects import MOST, fractions
from tangledbank.games.phylo.bots.race import Race
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, PROTECTED_AREA
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.state import UNUSED, Show, State

COUNTS: Final = 61  # that are told apart
WIDTH: Final = 2  # counts on both sides that say something of one


@final
class Standing:
    """Chances by count, without events and with each that is looked at."""

    __slots__ = (
        "after", "chances", "gains", "hand", "judged", "left", "lessons", "plain", "rivals", "seat",
        "strikes", "struck", "totals", "winning", "worlds",
    )  # fmt: skip

    def __init__(self, seats: i64, lessons: Lessons) -> None:
        self.lessons = lessons
        self.seat: i64 = -1
        self.worlds: i64 = 0
        self.winning = fractions(COUNTS)  # the chance in the game after winning with that count
        self.plain = fractions(COUNTS)  # sums over all worlds
        self.struck = fractions(len(EVENTS) * COUNTS)  # the same with an event, by its kind
        self.gains = fractions(len(EVENTS) * COUNTS)  # what that makes in each count
        self.chances = fractions(COUNTS)  # of one world
        self.after = fractions(COUNTS)
        self.totals = fractions(seats)
        self.rivals = fractions(seats)
        self.judged = [0.0] * int(seats)
        self.hand = Pile(2 * HAND)  # with what several events have restored
        self.strikes = Strikes()
        self.left: i64 = 0

    def begin(self, position: State, seat: i64, race: Race) -> None:
        """For this seat's decision."""
        self.seat = seat
        self.worlds = 0
        for seat_ in range(position.seats):
            self.totals[seat_] = float(position.totals[seat_])
        self.left = position.terms.most_rounds() - position.round
        before = self.totals[seat]
        for count in range(COUNTS):
            self.totals[seat] = before + float(count)
            race.judge(self.totals, self.left, self.judged)
            self.winning[count] = self.judged[int(seat)]
            self.plain[count] = 0.0
        self.totals[seat] = before
        for i in range(len(EVENTS) * COUNTS):
            self.struck[i] = 0.0

    def add(self, position: State, race: Race, held: i64) -> None:
        """One more world, played to the reveal; `held` are the kinds of events to look at."""
        seat = self.seat
        show = (
            position.last if position.last.is_open and not position.show.is_open else position.show
        )
        cards, links = position.cards, position.links
        for rival in range(position.seats):
            hand = self.hand
            hand.copy_from(show.hands[rival])
            for i in range(show.restored[rival].count):
                hand.add(show.restored[rival][i])
            self.rivals[rival] = float(count_of(cards, links, hand) + show.bonus[rival])
        self.rivals[seat] = -1.0
        self.worlds += 1
        self.hold_against(position, race, self.chances)
        self.defend(position, seat, False)
        for count in range(COUNTS):
            self.plain[count] += self.after[count]
        for effect in range(len(EVENTS)):
            if held >> effect & 1 == 0:
                continue
            if effect < PROTECTED_AREA:
                best = self.best_rival(position)
                hand = self.hand
                hand.copy_from(show.hands[best])
                for i in range(show.restored[best].count):
                    hand.add(show.restored[best][i])
                self.strikes.lay(cards, links, hand)
                before = self.rivals[best]
                self.rivals[best] = max(0.0, before - self.strikes.damage(cards, links, effect))
                self.hold_against(position, race, self.chances)
                self.rivals[best] = before
                self.defend(position, seat, False)
            else:
                self.hold_against(position, race, self.chances)
                self.defend(position, seat, effect == PROTECTED_AREA)
            for count in range(COUNTS):
                self.struck[effect * COUNTS + count] += self.after[count]

    def best_rival(self, position: State) -> i64:
        """Who counts most of the others."""
        best: i64 = 0
        for rival in range(position.seats):
            if self.rivals[rival] > self.rivals[best]:
                best = rival
        return best

    def hold_against(self, position: State, race: Race, into: vec[float]) -> None:
        """The chance in the game for every count, if the rivals count this much."""
        best = self.best_rival(position)
        most = self.rivals[best]
        before = self.totals[best]
        self.totals[best] = before + most
        race.judge(self.totals, self.left, self.judged)
        lost = self.judged[int(self.seat)]
        self.totals[best] = before
        for count in range(COUNTS):
            if float(count) > most:
                into[count] = self.winning[count]
            elif float(count) < most:
                into[count] = lost
            else:
                into[count] = 0.5 * (self.winning[count] + lost)

    def defend(self, position: State, seat: i64, is_protected: bool) -> None:
        """What is left of these chances where rivals' events are aimed at this seat."""
        show = (
            position.last if position.last.is_open and not position.show.is_open else position.show
        )
        for count in range(COUNTS):
            self.after[count] = self.chances[count]
        for rival in range(position.seats):
            for place in range(rival * HAND, rival * HAND + show.aimed[rival]):
                effect = position.cards.effect[show.events[place]]
                is_aimed = show.targets[place] == seat and show.fates[place] != UNUSED
                if effect >= PROTECTED_AREA or not is_aimed:
                    continue
                if is_protected:
                    is_protected = False
                    continue
                bites = self.lessons.bites[effect]
                part = 1.0 - self.lessons.parts[effect]
                for k in range(COUNTS):
                    count = COUNTS - 1 - k
                    less = part * float(count)
                    low = i64(less)
                    rest = less - float(low)
                    harmed = self.after[low]
                    if low + 1 < COUNTS:
                        harmed = (1.0 - rest) * harmed + rest * self.after[low + 1]
                    self.after[count] = (1.0 - bites) * self.after[count] + bites * harmed

    def fill(self, into: vec[float]) -> None:
        """The chance of winning by what is counted, smoothed a little."""
        for count in range(MOST + 1):
            found = 0.0
            for near in range(-WIDTH, WIDTH + 1):
                place = min(i64(COUNTS - 1), max(i64(0), count + near))
                found += float(WIDTH + 1 - abs(near)) * self.plain[place]
            into[count] = found / float((WIDTH + 1) * (WIDTH + 1)) / float(self.worlds)

    def compare(self, held: i64) -> None:
        """How much more chance each count has with each event that is held, smoothed, too."""
        scale = float((WIDTH + 1) * (WIDTH + 1)) * float(self.worlds)
        for effect in range(len(EVENTS)):
            if held >> effect & 1 == 0:
                continue
            for count in range(COUNTS):
                found = 0.0
                for near in range(-WIDTH, WIDTH + 1):
                    place = min(i64(COUNTS - 1), max(i64(0), count + near))
                    more = self.struck[effect * COUNTS + place] - self.plain[place]
                    found += float(WIDTH + 1 - abs(near)) * more
                self.gains[effect * COUNTS + count] = found / scale

    def gain(self, effect: i64, count: float) -> float:
        """How much more chance a count has with this event."""
        return self.gains[effect * COUNTS + min(i64(COUNTS - 1), i64(max(0.0, count)))]


def shown(position: State) -> Show:
    """The hands of the round that has just been counted."""
    return position.show if position.show.is_open else position.last
