"""Thinking: actions are tried on guesses, played on by a plain policy, and judged.

All actions of a trial share one guess and the same luck, so that they differ by what they do. The
better half is tried on and on (sequential halving). A choice that is made unseen beside others is
answered by a mixture (regret matching), as a sure answer could be read.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.breathing import breathe
from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind, shares
from tangledbank.core.mixture import Mixture, draw, matched
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng

NO_LIMIT: Final = 1 << 40
SHY: Final = 0.12  # of the likeliest: what is less likely in a mixture is left out


@final
class Weighed:
    """An action, and how it did."""

    __slots__ = ("action", "aspects", "chance", "share", "squares", "total", "trials")

    def __init__(self, action: i64, aspects: i64) -> None:
        self.action: i64 = action
        self.trials: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.chance = 0.0  # of winning, the mean of all trials
        self.share = 0.0  # how often a mixture takes it
        self.aspects = [0.0] * int(aspects)  # sums

    def add(self, chance: float) -> None:
        """One more trial."""
        self.trials += 1
        self.total += chance
        self.squares += chance * chance
        self.chance = self.total / float(self.trials)

    def spread(self) -> float:
        """The variance of the mean."""
        count = float(self.trials)
        if count < 2.0:
            return 1.0
        return max(0.0, self.squares / count - self.chance * self.chance) / count


@final
@mypyc_attr(acyclic=True)
class Limits:
    """How far a thinker thinks: trials, seconds, or whichever ends first; decisions ahead.

    What ends by its trials is the same for the same generator, however fast the machine is.
    """

    __slots__ = ("deals", "depth", "seconds", "trials")

    def __init__(
        self, trials: int, depth: int = 1000, seconds: float = 0.0, deals: bool = False
    ) -> None:
        # With 0 trials, the seconds decide alone.
        self.trials: i64 = NO_LIMIT if trials == 0 and seconds > 0.0 else trials
        self.depth: i64 = depth
        self.seconds: float = seconds  # 0: the trials decide
        self.deals: bool = deals  # guesses are dealt at random, not imagined


class Search:
    """One thinker's search at one kind of table; positions are kept for the next decision."""

    def __init__(self, mind: Mind, table: Position, aspects: int = 0) -> None:
        self.mind = mind
        self.world = table.blank()
        self.scratch = table.blank()
        self.luck = Rng()
        self.actions = Actions()
        self.theirs = Actions()
        self.chances = [0.0] * int(table.seats)
        self.aspects: i64 = aspects
        self.looked = [0.0] * aspects
        self.weighed: list[Weighed] = []
        self.depth: i64 = 0
        self.trials: i64 = 0  # played out for the last decision
        self.ends_at = 0.0
        self.is_stopped = False  # set from outside

    # -- one decision ----------------------------------------------------------------------
    def think(self, known: Position, seat: i64, actions: Actions, limits: Limits, rng: Rng) -> i64:
        """The action to take; what was weighed is kept, the best first."""
        self.depth = limits.depth
        self.trials = 0
        self.is_stopped = False
        self.ends_at = perf_counter() + limits.seconds if limits.seconds > 0.0 else 0.0
        self.mind.begin(known, seat, limits.trials, rng)
        if actions.count > 1:
            self.mind.propose(known, seat, actions, rng)
        self.weighed = [Weighed(actions.codes[i], self.aspects) for i in range(actions.count)]
        if len(self.weighed) == 1 and self.aspects == 0:
            return self.weighed[0].action
        if len(self.weighed) > 1 and limits.depth > 0 and self.mind.is_mixed(known, seat):
            return self.mix(known, seat, limits, rng)
        self.halve(known, seat, limits, rng)
        return self.weighed[0].action

    def is_late(self) -> bool:
        """Whether it has to come to an end; whoever wants to say so is let in."""
        breathe()
        return self.is_stopped or (self.ends_at > 0.0 and perf_counter() >= self.ends_at)

    # -- the better half -------------------------------------------------------------------
    def halve(self, known: Position, seat: i64, limits: Limits, rng: Rng) -> None:
        """Try all, then the better half, and so on."""
        left = self.weighed
        dropped: list[Weighed] = []
        halvings: i64 = 1
        while 1 << halvings < len(left):
            halvings += 1
        began = perf_counter()
        for halving in range(halvings):
            count: i64 = len(left)
            each = max(1, limits.trials // (halvings * count))
            until = began + limits.seconds * float(halving + 1) / float(halvings)
            for time in range(each):
                if time > 0 and limits.seconds > 0.0 and perf_counter() >= until:
                    break
                if self.is_late() and (time > 0 or halving > 0):
                    break
                self.guess(known, seat, limits, rng)
                luck = int(rng.below(1 << 30))
                for one in left:
                    self.try_out(one, seat, luck)
            left = sorted(left, key=lambda one: -one.chance)
            if halving < halvings - 1:
                kept = (len(left) + 1) // 2
                dropped = left[kept:] + dropped
                left = left[:kept]
        self.weighed = left + dropped

    def compare(
        self, known: Position, seat: i64, actions: Actions, limits: Limits, rng: Rng
    ) -> None:
        """Try each of these as often as the others, in the same worlds; they keep their order.

        Here a trial is a world, in which all of them are tried.
        """
        self.depth = limits.depth
        self.mind.begin(known, seat, limits.trials, rng)
        self.weighed = [Weighed(actions.codes[i], self.aspects) for i in range(actions.count)]
        for _time in range(limits.trials):
            self.guess(known, seat, limits, rng)
            luck = int(rng.below(1 << 30))
            for one in self.weighed:
                self.try_out(one, seat, luck)

    def guess(self, known: Position, seat: i64, limits: Limits, rng: Rng) -> None:
        """One more way in which things may lie."""
        self.world.copy_from(known)
        if limits.deals:
            self.mind.deal(self.world, seat, rng)
        else:
            self.mind.imagine(self.world, seat, rng)

    def try_out(self, one: Weighed, seat: i64, luck: int) -> None:
        """Take an action in the world that was guessed last, play on, and judge."""
        scratch = self.scratch
        scratch.copy_from(self.world)
        scratch.rng.seed(luck)
        self.luck.seed(luck + 1)
        stage = self.mind.stage(scratch)
        scratch.apply(seat, one.action)
        self.play_on(stage)
        one.add(self.chances[seat])
        if self.aspects > 0:
            self.mind.look(scratch, seat, self.looked)
            for i in range(self.aspects):
                one.aspects[i] += self.looked[i]

    def play_on(self, stage: i64) -> None:
        """Everyone by the policy, as far as this thinker looks; then the chances.

        Where the fastest acts first, nobody is next: a mind that knows of time judges at once.
        """
        scratch, mind = self.scratch, self.mind
        decisions: i64 = 0
        depth: i64 = 0 if scratch.in_real_time() else self.depth
        seat = scratch.to_act()
        while seat >= 0 and decisions < depth and mind.stage(scratch) == stage:
            scratch.apply(seat, mind.policy(scratch, seat, self.actions, self.luck))
            decisions += 1
            seat = scratch.to_act()
        self.trials += 1
        if seat < 0:
            shares(scratch, self.chances)
        else:
            mind.chances(scratch, self.chances)

    # -- a mixture -------------------------------------------------------------------------
    def mix(self, known: Position, seat: i64, limits: Limits, rng: Rng) -> i64:
        """Regret matching: all who choose unseen learn to answer each other; one answer of many."""
        mixtures = [Mixture() for _seat in range(known.seats)]
        mine = self.weighed
        count: i64 = len(mine)
        regrets = [0.0] * int(count)
        rival: i64 = 0
        rounds: i64 = 0
        while rounds == 0 or (not self.is_late() and self.trials < limits.trials):
            rounds += 1
            self.guess(known, seat, limits, rng)
            self.mind.reopen(self.world, seat)
            chosen = self.choose_for_all(seat, mixtures, rng)
            luck = int(rng.below(1 << 30))
            mean = self.learn(seat, chosen, luck, regrets, float(rounds))
            if mean < 0.0:
                break
            rival = self.next_rival(seat, rival)
            if rival >= 0:
                chosen[int(seat)] = self.own_choice(regrets, rng)
                self.learn_rival(rival, chosen, mixtures[rival], luck)
        best = max([one.share for one in mine])
        total = 0.0
        for one in mine:
            if one.share < SHY * best:
                one.share = 0.0
            total += one.share
        for one in mine:
            one.share = one.share / total if total > 0.0 else 1.0 / float(count)
        point = float(rng.below(1 << 30)) / float(1 << 30)
        action = mine[0].action
        for one in mine:
            point -= one.share
            if one.share > 0.0:
                action = one.action
            if point < 0.0:
                break
        self.weighed = sorted(mine, key=lambda one: (-one.share, -one.chance))
        return action

    def choose_for_all(self, seat: i64, mixtures: list[Mixture], rng: Rng) -> list[i64]:
        """What every rival who is asked chooses in this world; -1 for the others."""
        world = self.world
        chosen: list[i64] = [i64(-1)] * int(world.seats)
        for other in range(world.seats):
            if other == seat or not world.is_asked(other):
                continue
            default = self.mind.policy(world, other, self.actions, rng)
            if rng.below(4) == 0:
                chosen[other] = default
                continue
            self.mind.fill_choices(world, other, self.theirs)
            weights = mixtures[other].weights(self.theirs, default)
            chosen[other] = self.theirs.codes[draw(weights, rng)]
        return chosen

    def own_choice(self, regrets: list[float], rng: Rng) -> i64:
        """What this seat would choose by its regrets so far."""
        return self.weighed[draw(matched(regrets), rng)].action

    def learn(
        self, seat: i64, chosen: list[i64], luck: int, regrets: list[float], weight: float
    ) -> float:
        """Try every own action against what the others have chosen; the mean of the mixture."""
        mine = self.weighed
        values = [0.0] * len(mine)
        sigma = matched(regrets)
        mean = 0.0
        for i in range(len(mine)):
            self.reveal(seat, mine[i].action, chosen, luck)
            values[i] = self.chances[seat]
            mine[i].add(values[i])
            if self.aspects > 0:
                self.mind.look(self.scratch, seat, self.looked)
                for k in range(self.aspects):
                    mine[i].aspects[k] += self.looked[k]
            mean += sigma[i] * values[i]
        for i in range(len(mine)):
            regrets[i] = max(0.0, regrets[i] + values[i] - mean)
            mine[i].share += weight * sigma[i]
        return mean

    def learn_rival(self, rival: i64, chosen: list[i64], mixture: Mixture, luck: int) -> None:
        """The same for one of the others, with the cards that it holds in this guess."""
        self.mind.fill_choices(self.world, rival, self.theirs)
        theirs = self.theirs
        count = theirs.count
        if count < 2:
            return
        sigma = mixture.weights(theirs, chosen[rival])
        codes = theirs.as_list()
        values = [0.0] * len(codes)
        mean = 0.0
        for i in range(len(codes)):
            self.reveal(rival, codes[i], chosen, luck)
            values[i] = self.chances[rival]
            mean += sigma[i] * values[i]
        for i in range(len(codes)):
            code: i64 = codes[i]
            before = mixture.regrets.get(code, 0.0)
            mixture.regrets[code] = max(0.0, before + values[i] - mean)

    def reveal(self, seat: i64, action: i64, chosen: list[i64], luck: int) -> None:
        """All choose, this seat something of its own; then play goes on."""
        scratch = self.scratch
        scratch.copy_from(self.world)
        scratch.rng.seed(luck)
        self.luck.seed(luck + 1)
        stage = self.mind.stage(scratch)
        for other in range(scratch.seats):
            if scratch.is_asked(other):
                theirs: i64 = chosen[other]
                scratch.apply(other, action if other == seat else theirs)
        self.play_on(stage)

    def next_rival(self, seat: i64, last: i64) -> i64:
        """The next of the others who choose, -1 if there is none."""
        seats = self.world.seats
        for step in range(1, seats + 1):
            other = (last + step) % seats
            if other != seat and self.world.is_asked(other):
                return other
        return -1

    # -- a look from above -----------------------------------------------------------------
    def outlook(self, position: Position, limits: Limits, rng: Rng) -> list[float]:
        """Each seat's chance of winning with all cards open, and what is to come shuffled anew."""
        self.depth = limits.depth
        self.mind.begin(position, -1, limits.trials, rng)
        sums = [0.0] * int(position.seats)
        for _time in range(limits.trials):
            self.stir(position, int(rng.below(1 << 30)))
            self.play_on(self.mind.stage(self.scratch))
            for seat in range(position.seats):
                sums[seat] += self.chances[seat]
        return [one / float(limits.trials) for one in sums]

    def outlook_after(
        self, position: Position, seat: i64, action: i64, limits: Limits, rng: Rng
    ) -> list[float]:
        """The same after an action, whose luck is shuffled, too."""
        self.depth = limits.depth
        self.mind.begin(position, -1, limits.trials, rng)
        sums = [0.0] * int(position.seats)
        for _time in range(limits.trials):
            self.stir(position, int(rng.below(1 << 30)))
            stage = self.mind.stage(self.scratch)
            self.scratch.apply(seat, action)
            self.play_on(stage)
            for one in range(position.seats):
                sums[one] += self.chances[one]
        return [one / float(limits.trials) for one in sums]

    def stir(self, position: Position, luck: int) -> None:
        """What is to come, shuffled anew.

        It follows from one number, so that looks with the same generator share their luck from
        trial to trial: what differs between them is not noise.
        """
        self.scratch.copy_from(position)
        self.luck.seed(luck)
        self.mind.stir(self.scratch, self.luck)
        self.scratch.rng.seed(luck + 1)
        self.luck.seed(luck + 2)
