"""§1 Set-up, with the cards of one set of animals or of both (§10)."""

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.options import Values, number_of
from tangledbank.games.clades.cards.qualities import (
    BIVALVE,
    CARDS,
    CLADES,
    FACES,
    FISH,
    MOLLUSK,
    NO_CARD,
    SHARK,
    clade_of,
    is_bonus,
    shows_three,
)
from tangledbank.games.clades.rules.balancing import personal_cards, plays_threes
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.terms import (
    LARGEST_WITHOUT,
    LARGEST_WITHOUT_THREES,
    RACE,
    Terms,
)
from tangledbank.games.clades.rules.told import BEGAN, DREW, TURN


# -- what is dealt -------------------------------------------------------------------------
def make_terms(seats: int, options: Values) -> Terms:
    """What the options mean at a table of this size; whether they can be dealt is not asked."""
    personal = personal_cards(seats, str(options["personal_cards"]))
    layout = shared_cards(seats, options)
    limit = max(layout, certain(options))
    return Terms(dict(options), cards_in_play(seats, options), personal, layout, limit)


def cards_in_play(seats: int, options: Values) -> list[int]:
    """§1.1, §6.2, §10 The cards of the game, matching ones by number, then bonus cards."""
    deck = matching_cards(options)
    if plays_threes(options):
        return [card for card in deck if shows_three(card)]  # and no bonus cards
    return deck if seats == 1 else deck + bonus_cards(options)  # §8.1


def matching_cards(options: Values) -> list[int]:
    """§10 The prehistoric set, the living one (§10.1), some clades of each, or both (§10.3)."""
    prehistoric, living = list(range(FACES)), list(range(FACES, SHARK))
    if options["animals"] == "living":
        return living
    if options["animals"] == "genius":
        return prehistoric + living
    if options["animals"] == "combined":  # §10.2
        chosen = str(options["living_clades"])
        kept = [card for card in prehistoric if CLADES[clade_of(card)] not in chosen]
        return kept + [card for card in living if CLADES[clade_of(card)] in chosen]
    return prehistoric


def bonus_cards(options: Values) -> list[int]:
    """§1.1, §10.1 The two of a set; §10.3 both sets have theirs (ruling C19)."""
    if options["animals"] == "living":
        return [FISH, MOLLUSK]
    if options["animals"] == "genius":
        return [SHARK, BIVALVE, FISH, MOLLUSK]
    return [SHARK, BIVALVE]


def shared_cards(seats: int, options: Values) -> int:
    """§1.4, §6.4, §8.2 As many as the host says, or as the rulebook lays out (ruling C30)."""
    if options["shared_cards"] != shared_by_default(seats):
        return number_of(options, "shared_cards")
    if options["cards"] == "teaching":
        return 7
    if seats == 1 and options["solitaire"] == "casual" and not plays_threes(options):
        return 18
    return 12


def shared_by_default(seats: int) -> int:
    """§1.4, §8.2 Twelve; alone and casual, eighteen."""
    return 18 if seats == 1 else 12


def certain(options: Values) -> int:
    """§5.3 With how many shared cards there is a triple for certain (ruling C23)."""
    without = LARGEST_WITHOUT_THREES if plays_threes(options) else LARGEST_WITHOUT
    return (2 * without if options["animals"] == "genius" else without) + 1


# -- dealing -------------------------------------------------------------------------------
def deal(position: State) -> None:
    """§1 Shared and personal cards, none of them a bonus card (§1.5, ruling C4)."""
    clear(position)
    terms = position.terms
    bonuses = Pile(len(terms.deck))
    for card in terms.deck:
        if is_bonus(card):
            bonuses.add(card)
        else:
            position.deck.add(card)
    position.deck.shuffle(position.rng)
    if terms.solitaire == RACE:
        set_aside(position)
    for k in range(terms.layout):
        position.lay(position.deck.draw())
    for seat in range(position.seats):
        deal_personal(position, seat)
    position.deck.pour(bonuses)
    position.deck.shuffle(position.rng)
    if terms.untimed:
        position.turn = position.rng.below(position.seats)  # §9.1
    position.tell(BEGAN, -1, position.shared.count)
    if terms.untimed and position.seats > 1:
        position.tell(TURN, position.turn)


def deal_personal(position: State, seat: i64) -> None:
    """§1.2 A personal card, or as many as balance the game (§6.3)."""
    for k in range(position.terms.personal[seat]):
        card = position.deck.draw()
        position.hands[seat].add(card)
        position.tell(DREW, seat, card)


def set_aside(position: State) -> None:
    """§8.3 What a race does not want is out of the game."""
    while position.deck.count > race_cards(position.terms):
        position.aside.add(position.deck.draw())


def race_cards(terms: Terms) -> i64:
    """§8.3 A race has just enough cards: the deck is empty before the last triple."""
    return terms.layout + 3 * (terms.race - 1)


def clear(position: State) -> None:
    """Put everything away that a game before has left."""
    position.now = 0
    position.is_over = False
    position.ended_by = 0
    position.deck.clear()
    position.shared.clear()
    position.aside.clear()
    position.claims = []
    position.last_claims = []
    position.window_end = -1
    position.hands_open = False
    position.stall_from = 0
    position.resting = -1
    position.maker = -1
    position.turn = -1
    position.quiet_turns = 0
    for card in range(CARDS):
        clear_card(position, card)
    for seat in range(position.seats):
        clear_seat(position, seat)


def clear_card(position: State, card: i64) -> None:
    """Nobody has seen or taken it."""
    position.row[card] = 0
    position.column[card] = 0
    position.laid_at[card] = 0
    position.temporary[card] = 0
    position.is_known[card] = 0


def clear_seat(position: State, seat: i64) -> None:
    """Nobody has done anything."""
    position.hands[seat].clear()
    position.piles[seat].clear()
    position.locked_until[seat] = 0
    position.is_stuck[seat] = 0
    position.owed[seat] = 0
    position.hint[seat] = 0
    position.triples[seat] = 0
    position.clade_triples[seat] = 0
    position.extras[seat] = 0
    position.bonuses[seat] = 0
    position.gifts[seat] = 0
    position.lost[seat] = 0
    position.false_calls[seat] = 0
    position.late_false_calls[seat] = 0
    position.false_at[seat] = -1
    for place in range(3):
        position.false_cards[seat * 3 + place] = NO_CARD
