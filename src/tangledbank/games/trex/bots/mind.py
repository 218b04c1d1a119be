# Compiled: search asks it millions of times.
"""How The T-Rex Game is thought about: rounds are played out plainly, and judged at their end."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind, shares
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.chances import chance_of_first
from tangledbank.games.trex.bots.evaluation import evaluate
from tangledbank.games.trex.bots.imagining import imagine_hidden
from tangledbank.games.trex.bots.keen import Habits, keen_play
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.bots.prospects import POINT
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.hands import may_lose
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import NEED_NOT
from tangledbank.games.trex.seen.dealing import MADE
from tangledbank.games.trex.seen.knowing import deal

WHIM: Final = 2000  # in hundredths of a hundredth of a point
MOST_PLAYS: Final = 12  # that are tried in one decision
BLUFF: Final = 800  # what a How-de-do, or a pass, is worth besides, where plays are sorted out
SHUFFLE: Final = 200  # and what none is worth

# in the order of `said.advice.ASPECTS`
POINTS: Final = 0
RIVALS_POINTS: Final = 1
CARDS: Final = 2
RIVALS_CARDS: Final = 3
FOOTPRINTS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class TrexMind(Mind):
    """Plays the round out, as players do who cannot see each other's cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.actions = Actions()
        self.values = Actions()
        self.habits = Habits()
        self.whim: i64 = WHIM
        self.most: i64 = MOST_PLAYS

    def policy(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> i64:
        """The action that promises most at once, or about as much."""
        assert isinstance(position, Position)
        position.fill(seat, actions)
        if position.question == p.PLAY and actions.count > 1:
            return keen_play(position, seat, actions, self.habits, self.whim, rng, None)
        return decide(position, seat, actions)

    def promise(self, position: core.Position, seat: i64) -> float:
        """In points, against the rival."""
        return float(evaluate(position, int(seat))) / float(POINT)

    def chances(self, position: core.Position, into: list[float]) -> None:
        """§11 By places, cards and markers."""
        if position.to_act() < 0:
            shares(position, into)
            return
        assert isinstance(position, Position)
        into[0] = chance_of_first(position)
        into[1] = 1.0 - into[0]

    def stage(self, position: core.Position) -> i64:
        """Each round is one."""
        assert isinstance(position, Position)
        return position.round

    # -- worlds ----------------------------------------------------------------------------
    def imagine(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """As players lay their cards, and choose at once with others."""
        assert isinstance(position, Position)
        table: Position = position
        imagine_hidden(table, viewer, rng)
        for seat in range(table.seats):
            if table.chosen[seat] == MADE:
                self.choose_again(table, seat, rng)

    def choose_again(self, position: Position, seat: i64, rng: Rng) -> None:
        """§10.8 What a seat may have chosen unseen; §1.8 or it is excused."""
        if position.question == p.METEOR and not may_lose(position, seat):
            position.chosen[seat] = NEED_NOT
        else:
            position.chosen[seat] = p.NONE
            position.chosen[seat] = self.policy(position, seat, self.actions, rng)

    def deal(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """Any card may lie anywhere."""
        deal(position, int(viewer), rng)

    def stir(self, position: core.Position, rng: Rng) -> None:
        """The deck is what nobody has seen."""
        assert isinstance(position, Position)
        position.deck.shuffle(rng)
        super().stir(position, rng)

    # -- what deserves a closer look -------------------------------------------------------
    def propose(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> None:
        """§3.2 Of plays those that promise most; a card without an effect had better be hidden."""
        assert isinstance(position, Position)
        if position.question != p.PLAY:
            super().propose(position, seat, actions, rng)
            return
        leave_dull_ones_out(self.cards, actions)
        if actions.count <= self.most:
            return
        values = self.values
        values.clear()
        keen_play(position, seat, actions, self.habits, 1, rng, values)
        for i in range(actions.count):
            if a.kind_of(actions[i]) == a.PASS or a.card_of(actions[i]) == self.cards.how_de_do:
                values.codes[i] += BLUFF
            values.codes[i] += rng.below(SHUFFLE)
        keep_best(actions, values, self.most)

    # -- characters and reasons ------------------------------------------------------------
    def taste(self, position: core.Position, seat: i64, action: i64, style: str) -> float:
        """A bluffer lays How-de-dos, and hides cards where the rival has some, too."""
        assert isinstance(position, Position)
        if style != "bluffer" or position.question != p.PLAY or a.kind_of(action) != a.PLAY_DOWN:
            return 0.0
        liking = 0.04 if a.card_of(action) == self.cards.how_de_do else 0.01
        if position.field.side(1 - seat, a.spot_of(action)).count > 0:
            liking += 0.02
        return liking

    def look(self, position: core.Position, seat: i64, into: list[float]) -> None:
        """What people count at the end of a round."""
        assert isinstance(position, Position)
        into[POINTS] = float(position.points(seat))
        into[RIVALS_POINTS] = float(position.points(1 - seat))
        into[CARDS] = float(position.size(seat))
        into[RIVALS_CARDS] = float(position.size(1 - seat))
        into[FOOTPRINTS] = float(footprints(position, seat))


def leave_dull_ones_out(cards: Cards, actions: Actions) -> None:
    """§4.5 A card is revealed for its effect, or where it cannot be hidden."""
    kept: i64 = 0
    for i in range(actions.count):
        action = actions.codes[i]
        if a.kind_of(action) == a.PLAY_OPEN and cards.reveal[a.card_of(action)] == 0:
            hidden = a.encode(a.PLAY_DOWN, a.card_of(action), a.spot_of(action))
            if kept > 0 and actions.codes[kept - 1] == hidden:
                continue
        actions.codes[kept] = action
        kept += 1
    actions.count = kept


def keep_best(actions: Actions, values: Actions, most: i64) -> None:
    """Those with the highest values come first; the others go."""
    codes, worth = actions.codes, values.codes
    for i in range(most):
        best = i
        for j in range(i + 1, actions.count):
            if worth[j] > worth[best]:
                best = j
        code, value = codes[best], worth[best]
        codes[best], worth[best] = codes[i], worth[i]
        codes[i], worth[i] = code, value
    actions.count = most


def footprints(position: Position, seat: i64) -> i64:
    """Printed on the cards of a seat, those on the table included."""
    total: i64 = 0
    hand, field = position.hands[seat], position.field
    for i in range(hand.count):
        total += position.cards.footprints[hand.cards[i]]
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            total += position.cards.footprints[side.cards[i]]
    return total
