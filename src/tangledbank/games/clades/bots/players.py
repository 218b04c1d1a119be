"""Bots with eyes: a level is how long it takes to see a triple, and how often the eye is wrong."""

from collections.abc import Callable, Sequence
from math import log

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import pile_of
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.clades.bots.levels import LEVELS, Level
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules.actions import PASS, STUCK, UNSTUCK, call
from tangledbank.games.clades.rules.triples import (
    differing,
    find_triples,
    is_clade_triple,
    wrong_qualities,
)
from tangledbank.games.clades.seen.view import View

Three = tuple[int, int, int]

TO_POINT = 500  # ms from the moment a pause ends to the call
TO_FOLLOW = 1500  # ms to call what a hint has shown
A_LONG_TIME = 600_000  # ms; something will happen before, and the bot is asked again


class Watcher:
    """Looks for triples at its level's pace.

    The time until a triple is seen has no memory, so that asking again changes no odds.
    """

    looks = True

    def __init__(self, game: Game, level: Level) -> None:
        self.cards: Cards = game.cards
        self.level = level

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """What it would do first, and after how long."""
        allowed = set(legal)
        if view.turn is not None:
            return self.take_turn(view, allowed, rng)
        moments = [
            (self.free(view, self.seen_after(view, three, rng)), action)
            for three in self.triples(view)
            if (action := as_call(self.cards, view, three, allowed)) is not None
        ]
        mistake = self.mistake(view, allowed, rng)
        if mistake is not None and not self.is_stuck(view):  # a stuck bot looks twice
            moments.append((self.free(view, soon(self.level.erring, rng)), mistake))
        moments.append(self.give_up(view, rng))
        after, action = min(moments)
        return Choice(action, max(1, after))

    def take_turn(self, view: View, allowed: set[int], rng: Rng) -> Choice:
        """§9.1 What it sees within the time that it looks, or a pass; nobody waits for it."""
        seen = [
            (-self.worth(view, three), after, action)
            for three in self.triples(view)
            if (after := self.turns_up(view, three, rng)) < self.level.looking
            and (action := as_call(self.cards, view, three, allowed)) is not None
        ]
        if seen:
            return Choice(min(seen)[2])
        if soon(self.level.erring, rng) < self.level.looking:
            mistake = self.mistake(view, allowed, rng)
            if mistake is not None:
                return Choice(mistake)
        return Choice(PASS)

    def turns_up(self, view: View, three: Three, rng: Rng) -> int:
        """When it sees this triple in its turn; a hint is followed at once."""
        return 0 if self.is_shown(view, three) else soon(self.average(view, three), rng)

    def worth(self, view: View, three: Three) -> int:
        """§2.3 How many cards a triple brings, if the level thinks of that."""
        if not self.level.weighs or not is_clade_triple(*three):
            return 0
        return min(view.deck, int(view.options["clade_extra"]))

    def triples(self, view: View) -> list[Three]:
        """Every triple in reach; the eye has yet to find it."""
        return find_triples(pile_of([self.cards.number_of[name] for name in view.reach]))

    def average(self, view: View, three: Three) -> float:
        """How long it takes to see this triple: longer if more differs, and with tired eyes."""
        level = self.level
        tired = 1 + level.tires * (1 - view.deck / view.cards)
        return tired * level.seeing * level.harder ** (int(differing(three[0], three[1])) - 1)

    def seen_after(self, view: View, three: Three, rng: Rng) -> int:
        """Chance decides when; a new card has to be noticed first, a hint is followed at once."""
        if self.is_shown(view, three):
            return TO_FOLLOW
        laid = {one.card: one.laid_at for one in view.shared}
        newest = max(laid.get(self.cards.ids[card], 0) for card in three)
        noticing = max(0, newest + self.level.reacting - view.now)
        return noticing + soon(self.average(view, three), rng)

    def is_shown(self, view: View, three: Three) -> bool:
        """§5.5 Whether a hint has come to this triple."""
        shown = () if view.hint is None else view.hint.cards
        return set(shown) == {self.cards.ids[card] for card in three}

    def free(self, view: View, after: int) -> int:
        """§3.2, §3.4 Not before a lock-out is over, or the window of one's own triple."""
        assert view.seat is not None
        until = view.players[view.seat].locked_until
        if view.window_until is not None and any(one.seat == view.seat for one in view.claims):
            until = max(until, view.window_until)
        return max(after, until - view.now + TO_POINT) if until > view.now else after

    def mistake(self, view: View, allowed: set[int], rng: Rng) -> int | None:
        """§3.4 Three cards that are wrong in one quality only; None if chance finds none."""
        if len(view.reach) < 3:
            return None
        numbers = [self.cards.number_of[name] for name in view.reach]
        for _try in range(40):
            a, b, c = sorted(numbers[rng.below(len(numbers))] for _card in range(3))
            if a < b < c and wrong_qualities(a, b, c) == 1:
                return as_call(self.cards, view, (a, b, c), allowed)
        return None

    def is_stuck(self, view: View) -> bool:
        """§5.1 Whether it has said so."""
        assert view.seat is not None
        return view.players[view.seat].stuck

    def give_up(self, view: View, rng: Rng) -> tuple[int, int]:
        """§5.1 Stuck after its patience, counted from the last new card; then it waits."""
        if self.is_stuck(view):
            return A_LONG_TIME, UNSTUCK
        if view.window_until is not None:
            return A_LONG_TIME, STUCK
        patience = self.level.patience * (80 + rng.below(41)) // 100
        return max(TO_POINT, view.stall_from + patience - view.now), STUCK


def soon(average: float, rng: Rng) -> int:
    """A time with this average that has no memory, in ms."""
    return int(-log((int(rng.below(1 << 30)) + 0.5) / (1 << 30)) * average)


def as_call(cards: Cards, view: View, three: Three, allowed: set[int]) -> int | None:
    """§3.1 The call as it is allowed, §7.3 with the first own card that may be given for it."""
    plain = int(call(*three))
    if plain in allowed:
        return plain
    for name in view.hand:
        action = int(call(*three, cards.number_of[name]))
        if action in allowed:
            return action
    return None


def maker(level: Level) -> Callable[[Game], Bot]:
    """Makes bots of one level."""
    return lambda game: Watcher(game, level)


OWN_BOTS: dict[str, Callable[[Game], Bot]] = {name: maker(level) for name, level in LEVELS.items()}
