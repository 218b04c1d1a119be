"""What a host may turn: every number of the base game that is our reconstruction."""

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Values
from tangledbank.games.trex.cards.cards import PLACE, Cards
from tangledbank.games.trex.rules.phases import MOST_SPOTS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.terms import MARKERS, read_terms

OPTIONS: tuple[Option, ...] = (
    Pick(
        name="cards", section="§12.1", default="2012", words=("2012", "2011"),
        sentence="All cards, or only those of 2011: six icons, no Prehistoric cards, a target "
        "of 5.",
    ),
    Number(
        name="target", title="Points to win", section="§11.1", default=0, low=0, high=32,
        zero="as usual",
        sentence="Points that end the game: about 5 short, 8 normal, 10 long. Usual is 8, "
        "or 5 with the cards of 2011 alone.",
    ),
    Number(
        name="hand", title="First hand", section="§1.3", default=6, low=1, high=12,
        sentence="Cards in a first hand.",
    ),
    Number(
        name="limit", title="Hand limit", section="§1.9", default=9, low=1, high=30,
        sentence="The most cards in a hand, those on the table included.",
    ),
    Switch(
        name="redraw", title="Another first hand", section="§1.4", default=True,
        sentence="A player whose first hand lacks a period may show it and take another, once.",
    ),
    Number(
        name="spots", section="§2.1", default=4, low=2, high=MOST_SPOTS,
        sentence="Spots in the row.",
    ),
    Number(
        name="plays", title="Cards a period", section="§3.4", default=2, low=1, high=4,
        sentence="Cards that each player may play in a period.",
    ),
    Switch(
        name="free_first", title="Free before Jurassic", section="§3.1", default=False,
        sentence="Free comes before Jurassic; the rulebook does not say which is first.",
    ),
    Number(
        name="how_de_dos", title="How-de-dos", section="§1.2", default=3, low=0, high=3,
        sentence="How-de-dos for each player.",
    ),
    Number(
        name="how_de_dos_a_period", title="How-de-dos a period",
        section="§3.5", default=1, low=0, high=3,
        sentence="How-de-dos that each player may play in a period.",
    ),
    Number(
        name="how_de_do_footprints", title="Footprints of a How-de-do",
        section="§3.5", default=1, low=0, high=3,
        sentence="How many footprints a How-de-do counts for.",
    ),
    Number(
        name="group_bonus", title="Footprints for a group",
        section="§5.5", default=1, low=0, high=3,
        sentence="Footprints for each card in a group of icons.",
    ),
    Switch(
        name="spot_icons", title="Icons of spots", section="§5.5", default=True,
        sentence="The spot card counts as a member of groups, for both players.",
    ),
    Number(
        name="place_points", title="Points for a place", section="§5.7", default=1, low=1, high=3,
        sentence="Points that each place brings.",
    ),
    Pick(
        name="ties", section="§5.6", default="first move", words=("first move", "nobody"),
        sentence="Who wins a spot where totals are level.",
    ),
    Switch(
        name="trade", title="Trade by Rexonomics", section="§6.2", default=True,
        sentence="Rexonomics allows a trade, once a round.",
    ),
    Pick(
        name="first_move", title="First Move", section="§6.3", default=MARKERS[0], words=MARKERS,
        sentence="How First Move is passed on after a round.",
    ),
    Number(
        name="behind", title="Points behind for Rexonomics",
        section="§6.3", default=2, low=1, high=9,
        sentence="Points behind that bring Rexonomics.",
    ),
    Number(
        name="rounds", title="Last round", section="§11.3", default=40, low=1, high=99,
        sentence="The last round, if nobody has won before.",
    ),
)  # fmt: skip


def lay_out(cards: Cards, seats: int, options: Values) -> Position:
    """An empty table; one sentence if these options cannot be dealt together (§12.3)."""
    ready = read_terms(cards, options)
    in_play = ready.in_play.as_list()
    periods = sum(cards.is_period(card) for card in in_play)
    places = sum(cards.kind[card] == PLACE for card in in_play)
    if 2 * ready.hand > periods:
        raise BadOption(
            f"Two hands of {ready.hand} cards are more than the {periods} period cards in play."
        )
    if ready.limit < ready.hand:
        raise BadOption(f"A hand of {ready.hand} cards is above the limit of {ready.limit}.")
    if ready.target > places * ready.place_points:
        raise BadOption(
            f"A target of {ready.target} cannot be reached with {places} places of "
            f"{ready.place_points} each."
        )
    return Position(cards, seats, ready)
