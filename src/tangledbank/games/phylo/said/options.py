"""What a host may turn."""

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Values
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.cards.deck import FEWEST_A_SEAT
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.terms import terms_of

OPTIONS: tuple[Option, ...] = (
    Pick(name="end", title="End of the game",
        default="points", words=("points", "rounds"), section="§8.1",
        sentence="What ends the game: somebody reaches a number of points, or a number of rounds "
        "is over."),
    Number(name="target", title="Points to reach",
        default=50, low=5, high=300, step=5, section="§8.1",
        sentence="The game ends after the round in which somebody has this many points in all."),
    Number(name="rounds", default=6, low=1, high=30, section="§8.2",
        sentence="This many rounds are played, if rounds end the game."),
    Number(name="longest", title="Most rounds", default=30, low=1, high=60, section="§8.3",
        sentence="A game for points ends after this many rounds at the latest."),
    Number(name="draws", title="Draws a round", default=2, low=1, high=3, section="§2.1",
        sentence="How often everyone drops cards and draws in a round."),
    Switch(name="scale", title="Size counts", default=True, section="§3.7",
        sentence="Nobody eats an animal larger than itself; off, size does not matter."),
    Number(name="station", title="Points for a research station",
        default=3, low=0, high=20, section="§6.10",
        sentence="What a research station adds to a web of three levels."),
    Number(name="hops", title="Steps of a climate shift", default=4, low=0, high=4, section="§6.7",
        sentence="How often a climate shift may go on to another card."),
)  # fmt: skip


def lay_out(cards: Cards, seats: int, options: Values) -> Position:
    """An empty table; the deck must have enough cards for it (P29)."""
    if cards.count < FEWEST_A_SEAT * seats:
        raise BadOption(
            f"{seats} players need a deck of at least {FEWEST_A_SEAT * seats} cards; "
            f"this one has {cards.count}."
        )
    return Position(cards, seats, terms_of(options))
