"""What a host may turn: the variants of the rulebook, and its numbers."""

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Text, Values
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.qualities import is_bonus
from tangledbank.games.clades.rules.balancing import personal_words
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.setup import make_terms, race_cards, shared_by_default
from tangledbank.games.clades.rules.terms import RACE, Terms

STAYS = 3  # cards in the deck after dealing, at least (ruling C32)
FEWEST_SHARED = 6
CASUAL_AT_LEAST = 12  # shared cards (ruling C30)
ALONE = range(1, 2)
TOGETHER = range(2, 9)


def read_personal(text: str) -> list[int]:
    """§6.3 `1`, or one number a seat: `0 1 2`."""
    words = personal_words(text)
    if not words or not all(word in ("0", "1", "2", "3") for word in words):
        raise BadOption(
            "Option personal_cards is a number from 0 to 3, or one for each seat, such as 0 1 2; "
            f"{text!r} is neither."
        )
    return [int(word) for word in words]


OPTIONS: tuple[Option, ...] = (
    Pick(
        name="cards", section="§6.2", default="all", words=("all", "threes", "teaching"),
        sentence="All cards; or threes, only the 27 with three animals; or teaching, "
        "those and seven shared cards.",
    ),
    Pick(
        name="animals", section="§10.1", default="prehistoric",
        words=("prehistoric", "living", "combined", "genius"),
        sentence="Prehistoric or living animals; combined, some clades of each; "
        "or genius, both whole decks in one.",
    ),
    Pick(
        name="living_clades", section="§10.2", default="mammals",
        words=(
            "mammals", "sauropsids", "arthropods", "mammals and sauropsids",
            "mammals and arthropods", "sauropsids and arthropods",
        ),
        sentence="In a combined deck these clades are living animals, the others prehistoric.",
    ),
    Text(
        name="personal_cards", section="§6.3", parser=read_personal, seats=TOGETHER,
        default=lambda seats: "1" if seats > 1 else "0",
        sentence="Personal cards of every player; or one number for each seat, such as 0 1 2, "
        "to balance skill.",
    ),
    Switch(
        name="untimed", title="Without a clock", section="§9.1", default=False,
        sentence="Players take turns, one call or pass each, and no clock runs.",
    ),
    Switch(
        name="hints", section="§5.5", default=True,
        sentence="Players may ask whether there is a triple, in three steps; in company "
        "each step costs as long a wait as a false call.",
    ),
    Switch(
        name="victory_break", section="§6.1", default=False, seats=TOGETHER,
        sentence="Whoever makes a triple takes a break until the next triple is made.",
    ),
    Switch(
        name="false_call_penalty", title="Penalty for a false call", section="§7.1", default=False,
        sentence="A false call costs a card from the caller's pile, which becomes a shared card.",
    ),
    Pick(
        name="open_hand", title="Open hands",
        section="§7.2", default="off", words=("off", "open", "switch"),
        seats=TOGETHER,
        sentence="When nobody sees a triple, personal cards are laid open for all to use; "
        "with switch, whoever uses another's gives one of their own.",
    ),
    Pick(
        name="solitaire", section="§8.2", default="casual", words=("casual", "race"), seats=ALONE,
        sentence="Casual, as long as there are triples; or a race to ten triples.",
    ),
    Number(
        name="race_triples", title="Triples of a race",
        section="§8.3", low=2, high=24, default=10, seats=ALONE,
        sentence="A race goes to this many triples.",
    ),
    Number(
        name="countdown", section="§8.4", low=0, high=3600, step=30, default=0, seats=ALONE,
        unit="s", zero="none",
        sentence="A race has to be won within this time; without one, a stopwatch runs.",
    ),
    Number(
        name="shared_cards", section="§1.4", low=FEWEST_SHARED, high=21, default=shared_by_default,
        sentence="Shared cards on the table. Unless this is changed, a teaching game has seven, "
        "and a race twelve.",
    ),
    Number(
        name="window_ms", title="Time for another call",
        section="§3.2", low=0, high=10000, step=250, default=2000, seats=TOGETHER, unit="ms",
        sentence="After a triple others may still call for this long.",
    ),
    Number(
        name="lock_out_ms", title="Wait after a false call",
        section="§3.4", low=100, high=30000, step=500, default=3000, unit="ms",
        sentence="After a false call a player waits for this long.",
    ),
    Number(
        name="stall_seconds", title="Time until a card is added",
        section="§5.2", low=0, high=600, step=5, default=30, unit="s", zero="never",
        sentence="If there is no triple for this long, a card is added by itself; alone, this may "
        "be never.",
    ),
    Number(
        name="clade_extra", title="Extra cards for a clade triple",
        section="§2.3", low=0, high=10, default=2, seats=TOGETHER,
        sentence="A clade triple earns this many extra cards.",
    ),
    Number(
        name="bonus_extra", title="Extra cards for bonus cards",
        section="§4.5", low=0, high=20, default=5, seats=TOGETHER,
        sentence="The second bonus card of a set brings this many extra cards.",
    ),
)  # fmt: skip


def lay_out(cards: Cards, seats: int, options: Values) -> Position:
    """An empty table for these options, or one sentence why it cannot be dealt."""
    check_personal(seats, str(options["personal_cards"]))
    check_clocks(seats, options)
    terms = make_terms(seats, options)
    check_cards(seats, terms)
    return Position(cards, seats, terms)


def check_cards(seats: int, terms: Terms) -> None:
    """Refuse to lay out more cards than there are, or fewer than a game wants."""
    options, layout, personal = terms.options, int(terms.layout), sum(terms.personal)
    matching = sum(1 for card in terms.deck if not is_bonus(card))
    if terms.solitaire == RACE:
        wanted = int(race_cards(terms))
        if wanted > matching:
            raise BadOption(
                f"A race to {options['race_triples']} triples wants {wanted} cards; "
                f"this deck has {matching}."
            )
    elif seats == 1 and options["cards"] == "all" and layout < CASUAL_AT_LEAST:
        raise BadOption(f"Casual solitaire has {CASUAL_AT_LEAST} shared cards or more.")
    elif layout + personal + STAYS > matching:
        raise BadOption(
            f"{layout} shared and {personal} personal cards leave fewer than {STAYS} of the "
            f"{matching} cards in the deck."
        )


def check_clocks(seats: int, options: Values) -> None:
    """Refuse clocks that would never come, or never run out."""
    if options["untimed"] and options["countdown"]:
        raise BadOption("A countdown wants a clock, and in untimed play there is none.")
    if seats > 1 and not options["untimed"] and not options["stall_seconds"]:
        raise BadOption(
            "Only in solitaire is a card never added by itself: stall_seconds is 1 or more."
        )


def check_personal(seats: int, text: str) -> None:
    """§6.3 One number for all seats, or one for each."""
    named = len(read_personal(text))
    if seats > 1 and named not in (1, seats):
        raise BadOption(f"Option personal_cards names {named} seats; this table has {seats}.")
