"""A table at which bots play one game after another, as fast as they can think."""

from collections.abc import Iterator, Sequence

from tangledbank.bots import make_bot
from tangledbank.bots.random import Random
from tangledbank.core.bot import Bot, Choice, Decider
from tangledbank.core.containers import Actions
from tangledbank.core.errors import IllegalAction
from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.outcome import Outcome
from tangledbank.core.playout import race_randomly, take_turns_randomly
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng, derived_seed, seeded

# How long a bot takes if it does not say so, in ms, from and to: as at tables with people.
THINKING = (900, 2200)

Act = tuple[int, int, int | None]  # seat, action, stamp


def seat_bots(game: Game, names: Sequence[str]) -> list[Bot]:
    """A bot for every seat, by name."""
    game.check_seats(len(names))
    return [make_bot(game, name) for name in names]


def bot_seed(seed: int | str, seat: int) -> int:
    """The seed of the bot in this seat: it follows from the seed of the game."""
    return derived_seed(seed, "bot", seat)


def bot_rng(seed: int | str, seat: int) -> Rng:
    """The chance of the bot in this seat."""
    return seeded(bot_seed(seed, seat))


class BotTable:
    """Bots around a position. Random actions come from the rules; others are asked about once.

    With `knowledge`, those who need no words are lent what they know; the others look at views.
    """

    def __init__(
        self, position: Position, bots: Sequence[Bot], knowledge: Knowledge | None = None
    ) -> None:
        self.position = position
        self.bots = bots
        self.knowledge = knowledge
        self.rngs = [Rng() for _bot in bots]
        self.actions = Actions()
        self.known = position.blank() if knowledge is not None else None
        can_hide = knowledge is not None
        self.deciders = [bot if can_hide and isinstance(bot, Decider) else None for bot in bots]
        self.picks = [type(bot) is Random for bot in bots]
        self.is_random = all(self.picks)

    def play(self, seed: int | str) -> int:
        """Deal and play a game without events or record; how many actions it took."""
        position = self.position
        position.deal(seed)
        if self.is_random:
            self.start(seed)
            if position.in_real_time():
                low, high = THINKING
                return int(race_randomly(position, self.rngs, self.actions, low, high))
            return int(take_turns_randomly(position, self.rngs, self.actions))
        actions = 0
        for seat, action, at in self.choices(seed):
            if at is not None:
                position.catch_up(at)
            if not self.picks[seat]:
                self.check(seat, action)
            position.apply(seat, action, at)
            actions += 1
        return actions

    def check(self, seat: int, action: int) -> None:
        """Refuse what a bot should not have chosen."""
        refusal = self.position.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)

    def choices(self, seed: int | str) -> Iterator[Act]:
        """What the bots do, one by one to the end of the game; the caller acts before the next."""
        self.start(seed)
        return self.race() if self.position.in_real_time() else self.turns()

    def start(self, seed: int | str) -> None:
        """Everyone's chance follows from the seed of the game."""
        for seat, rng in enumerate(self.rngs):
            rng.seed(bot_seed(seed, seat))

    def turns(self) -> Iterator[Act]:
        """One seat after another, as the rules ask them; thinking takes no time."""
        seat = int(self.position.to_act())
        while seat >= 0:
            yield seat, self.ask(seat).action, None
            seat = int(self.position.to_act())

    def race(self) -> Iterator[Act]:
        """Whoever is first, in simulated time; after each change all are asked again.

        A bot that must wait for its moment waits. What is due at the same moment comes before it,
        and of two that act at the same moment the lower seat is first.
        """
        position = self.position
        low, high = THINKING
        while seats := position.actors():
            plans = []
            for seat in seats:
                choice = self.ask(seat)
                pause = choice.after_ms or low + int(self.rngs[seat].below(high - low))
                ready = int(position.now) + pause
                moment = max(ready, int(position.earliest(seat, choice.action)))
                plans.append((moment, seat, choice.action))
            at, seat, action = min(plans)
            due = position.due()
            if due is not None and due <= at:
                position.catch_up(due)
            else:
                yield seat, action, at

    def ask(self, seat: int) -> Choice:
        """What the bot makes of what it knows."""
        position, bot, rng = self.position, self.bots[seat], self.rngs[seat]
        if self.picks[seat]:
            return Choice(int(position.pick(seat, self.actions, rng)))
        decider = self.deciders[seat]  # found once: asking what a bot can do takes long
        if decider is not None:
            return Choice(self.decide(seat, decider))
        view = position.view(seat) if bot.looks else None
        return bot.choose(view, position.legal(seat), rng)

    def decide(self, seat: int, bot: Decider) -> int:
        """What a bot that needs no words does; as any bot, it is asked where there is no choice."""
        position, known, actions = self.position, self.known, self.actions
        position.fill(seat, actions)
        assert self.knowledge is not None
        assert known is not None
        known.copy_from(position)
        self.knowledge.hide(known, seat)
        return bot.decide(known, seat, actions, self.rngs[seat])


def choices(position: Position, bots: Sequence[Bot], seed: int | str) -> Iterator[Act]:
    """What bots do at a position, one by one to the end; the caller acts before the next."""
    return BotTable(position, bots).choices(seed)


def play_out(
    position: Position, bots: Sequence[Bot], seed: int, knowledge: Knowledge | None = None
) -> tuple[Outcome, int]:
    """Deal and play a game without events or record: how it ended, and how many actions it took."""
    actions = BotTable(position, bots, knowledge).play(seed)
    outcome = position.outcome()
    assert outcome is not None, "nobody is asked, so the game is over"
    return outcome, actions
