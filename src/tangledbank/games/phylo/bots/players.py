"""Bots for Phylo: `greedy` keeps what counts, `ecologist` tries out what it might draw."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, pow

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.foresight import promises, settled
from tangledbank.games.phylo.cards.cards import PROTECTED_AREA, Cards
from tangledbank.games.phylo.rules.actions import DROPS, STRIKE, aim_row, card_of, kind_of, one_aim
from tangledbank.games.phylo.seen.strikes import left_after
from tangledbank.games.phylo.seen.view import View, links_at

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
        """By the kind of question."""
        assert view.own is not None
        if len(legal) == 1:
            return Choice(legal[0])
        if view.phase == "drawing":
            hand = pile_of([self.cards.number_of[name] for name in view.own.hand])
            return Choice(int(DROPS.number_of(hand, ~self.keep(view, hand, rng))))
        if view.phase == "aiming":
            return Choice(self.aim(view, rng))
        if kind_of(legal[0]) == STRIKE:
            return Choice(
                min(legal, key=lambda action: left_after(self.cards, view, int(card_of(action))))
            )
        return Choice(legal[rng.below(len(legal))])

    def keep(self, view: View, hand: Pile, rng: Rng) -> int:
        """The cards to keep, a bit each."""
        raise NotImplementedError

    def aim(self, view: View, rng: Rng) -> int:
        """§4.2 Every harmful event at the rival who seems to be ahead in this round."""
        assert view.own is not None
        assert view.seat is not None
        effects = [self.cards.effect[self.cards.number_of[name]] for name in view.own.hand]
        opponent = (self.rival(view, rng) - view.seat) % view.seats
        aims = [one_aim(event, opponent) for event in effects if event >= 0]
        return int(aim_row(pile_of(aims)))

    def rival(self, view: View, rng: Rng) -> int:
        """The rival who dropped fewest cards last; of several, the one with the most points."""
        rivals = [seat for seat in range(view.seats) if seat != view.seat]
        return min(
            rivals,
            key=lambda seat: (
                view.players[seat].drew[-1],
                -view.players[seat].total,
                rng.below(100),
            ),
        )


class Greedy(Player):
    """Keeps what counts now, and events."""

    def keep(self, view: View, hand: Pile, rng: Rng) -> int:
        """Loose species go."""
        return int(settled(self.cards, links_at(self.cards, view), hand))


class Ecologist(Player):
    """Tries every drop with many draws, and takes the one that wins most points on average."""

    def keep(self, view: View, hand: Pile, rng: Rng) -> int:
        """The set of cards with the best prospects."""
        assert view.own is not None
        known = {self.cards.number_of[name] for name in (*view.own.hand, *view.own.dropped)}
        unseen = pile_of([card for card in self.cards.deck if card not in known])
        draws = int(view.options["draws"]) - view.draw + 1
        rivals = view.seats - 1
        events = [
            worth / rivals if kind < PROTECTED_AREA else worth for kind, worth in enumerate(WORTH)
        ]
        found = promises(
            self.cards,
            links_at(self.cards, view),
            hand,
            unseen,
            draws,
            prizes(rivals),
            events,
            SAMPLES,
            rng,
        )
        return max(range(len(found)), key=found.__getitem__)


def prizes(rivals: int) -> list[float]:
    """What each count is worth: its points, as often as it beats all rivals."""
    return [
        count * pow(1 / (1 + exp((MIDDLE - count) / SPREAD)), rivals) for count in range(MOST + 1)
    ]


BOTS: Mapping[str, Callable[[Game], Bot]] = {"greedy": Greedy, "ecologist": Ecologist}
