"""What we want of the balance: the starter has no edge, a game has its forty-five minutes, and no
text decides a game."""

from collections.abc import Sequence

from tangledbank.core import position as core
from tangledbank.core.balance import Balance, Count, Measure, Trial, all_of
from tangledbank.core.outcome import Outcome
from tangledbank.games.trex.bots.texts import cards_with_texts, swing
from tangledbank.games.trex.rules.position import Position

STARTER = Measure(
    "Starter", "Victories of the player who has First Move first.", low=0.47, high=0.53
)
ROUNDS = Measure("Rounds", "The median length of a game.", low=7, high=11, is_median=True)
TEXTS = Measure(
    "Texts",
    "By how many points the texts of a card change the win rate of the seat to which it is dealt: "
    "the same games with its texts and without.",
    low=-6,
    high=6,
    is_mean=True,
)


def observe(position: core.Position, outcome: Outcome, bots: Sequence[str]) -> list[Count]:
    """Whether the starter won, and after how many rounds."""
    assert isinstance(position, Position)
    return [
        Count(STARTER.title, "starter", outcome.share(int(position.starter)), 1),
        Count(ROUNDS.title, "rounds", float(position.round), 1),
    ]


BALANCE = Balance(
    seats=(2,),
    cast=all_of("greedy"),
    players="greedy bots",
    measures=(STARTER, ROUNDS),
    observe=observe,
    trials=(Trial(TEXTS, cards_with_texts, swing, seats=2, a_game=0.2),),
)
