"""What we want of the balance: every leaning wins, in both decks, and games are neither short nor
long."""

from collections.abc import Sequence

from tangledbank.core import position as core
from tangledbank.core.balance import Balance, Count, Measure
from tangledbank.core.outcome import Outcome
from tangledbank.games.mating.rules.position import Position

LEANINGS = ("fighter", "show-off", "sneak")
DECKS = ("stable", "variable")
SHARES = {
    deck: Measure(
        f"Leanings, {deck} environments",
        "Victories of the bots that lean towards combat, flashy and sneaky play, beside their fair "
        "share.",
        low=0.7,
        high=1.4,
        by_seats=True,
    )
    for deck in DECKS
}
SEATS = Measure(
    "Seats",
    "Victories of the seat, beside its fair share.",
    low=0.85,
    high=1.15,
    by_seats=True,
)
ROUNDS = Measure("Rounds", "How long a game is, on average.", low=4, high=12, is_mean=True)


def cast(seats: int, number: int) -> list[str]:
    """Each leaning as often as the others, if need be over several games, in turning order."""
    names = [LEANINGS[place % len(LEANINGS)] for place in range(seats)]
    if seats % len(LEANINGS):
        names[-1] = LEANINGS[number // seats % len(LEANINGS)]
    turned = number % seats
    return names[turned:] + names[:turned]


def observe(position: core.Position, outcome: Outcome, bots: Sequence[str]) -> list[Count]:
    """Who won, leaning how, and after how many rounds."""
    assert isinstance(position, Position)
    deck = str(position.terms.options["environment"])
    shares = [
        Count(SHARES[deck].title, bot, outcome.share(seat), 1) for seat, bot in enumerate(bots)
    ]
    seats = [
        Count(SEATS.title, f"seat {seat + 1}", outcome.share(seat), 1) for seat in range(len(bots))
    ]
    return [*shares, *seats, Count(ROUNDS.title, deck, float(position.round), 1)]


BALANCE = Balance(
    seats=(3, 4, 6),
    cast=cast,
    players="bots that lean towards combat, flashy and sneaky play in turning order",
    measures=(*SHARES.values(), SEATS, ROUNDS),
    observe=observe,
    tables=tuple({"environment": deck} for deck in DECKS),
)
