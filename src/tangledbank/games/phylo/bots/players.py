"""Bots for Phylo: `greedy` keeps what counts, `ecologist` tries out what it might draw."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, pow

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions, Pile, pile_of
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.foresight import promises, settled_in
from tangledbank.games.phylo.cards.cards import PROTECTED_AREA, Cards
from tangledbank.games.phylo.rules.actions import DROPS, aim_row, card_of, one_aim
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, STRIKING, State
from tangledbank.games.phylo.seen.guess import read
from tangledbank.games.phylo.seen.knowing import fill_unseen
from tangledbank.games.phylo.seen.strikes import left_after, struck_web
from tangledbank.games.phylo.seen.view import View

SAMPLES = 120  # draws that are tried out for one decision
MOST = 60  # no hand is worth more
MIDDLE, SPREAD = 9.0, 3.5  # of what rivals count in the end
# What holding an event is worth in points, against one rival: wildfire to climate shift, then those
# that help.
WORTH = (3.5, 1.5, 2.0, 4.5, 4.5, 2.5, 6.0, 3.0, 7.0, 2.0, 4.0, 1.0)


class Player:
    """What both bots share: whom to strike, and with what."""

    looks = True

    def __init__(self, game: Game) -> None:
        self.cards: Cards = game.cards

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """As it decides from what the view says."""
        assert view.seat is not None
        actions = Actions(len(legal))
        for action in legal:
            actions.add(action)
        return Choice(self.decide(read(self.cards, view), view.seat, actions, rng))

    def decide(self, known: State, seat: int, actions: Actions, rng: Rng) -> int:
        """By the kind of question."""
        if actions.count == 1:
            return int(actions[0])
        if known.phase == DRAWING:
            kept = self.keep(known, seat, rng)
            return int(DROPS.number_of(known.hands[seat], ~kept))
        if known.phase == AIMING:
            return self.aim(known, seat, rng)
        if known.phase == STRIKING:
            return strike(known, actions)
        return int(actions.pick(rng))

    def keep(self, known: State, seat: int, rng: Rng) -> int:
        """The cards to keep, a bit each."""
        raise NotImplementedError

    def aim(self, known: State, seat: int, rng: Rng) -> int:
        """§4.2 Every harmful event at the rival who seems to be ahead in this round."""
        effects = [known.cards.effect[card] for card in known.hands[seat]]
        opponent = (rival(known, seat, rng) - seat) % known.seats
        aims = [one_aim(event, opponent) for event in effects if event >= 0]
        return int(aim_row(pile_of(aims)))


class Greedy(Player):
    """Keeps what counts now, and events."""

    def keep(self, known: State, seat: int, rng: Rng) -> int:
        """Loose species go."""
        return int(settled_in(known, seat))


class Ecologist(Player):
    """Tries every drop with many draws, and takes the one that wins most points on average."""

    def keep(self, known: State, seat: int, rng: Rng) -> int:
        """The set of cards with the best prospects."""
        unseen = Pile(known.cards.count)
        fill_unseen(known, unseen)
        draws = int(known.terms.draws - known.draw) + 1
        rivals = int(known.seats) - 1
        events = [
            worth / rivals if kind < PROTECTED_AREA else worth for kind, worth in enumerate(WORTH)
        ]
        found = promises(known, seat, unseen, draws, prizes(rivals), events, SAMPLES, rng)
        return max(range(len(found)), key=found.__getitem__)


def strike(known: State, actions: Actions) -> int:
    """§6.3 The card without which the struck web counts least (P14)."""
    web = struck_web(known)
    return min(actions.as_list(), key=lambda action: left_after(known, web, int(card_of(action))))


def rival(known: State, seat: int, rng: Rng) -> int:
    """The rival who dropped fewest cards last; of several, the one with the most points."""
    draws = known.terms.draws
    rivals = [other for other in range(known.seats) if other != seat]
    return min(
        rivals,
        key=lambda other: (
            known.drew[(other + 1) * draws - 1],
            -known.totals[other],
            rng.below(100),
        ),
    )


def prizes(rivals: int) -> list[float]:
    """What each count is worth: its points, as often as it beats all rivals."""
    return [
        count * pow(1 / (1 + exp((MIDDLE - count) / SPREAD)), rivals) for count in range(MOST + 1)
    ]


BOTS: Mapping[str, Callable[[Game], Bot]] = {"greedy": Greedy, "ecologist": Ecologist}
