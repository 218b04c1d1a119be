"""A position from a line of text: `scene(shared="mw1b sl1b aa1b", hands=["ml2r", "sa3g"])`.

A card is named by id, or in short (see `notation.py`).
"""

from tangledbank.core.errors import BadNotation, BadScene
from tangledbank.core.rng import read_seed
from tangledbank.core.scenes import BySeat, by_seat, lay_once
from tangledbank.games.clades import GAME
from tangledbank.games.clades.cards.qualities import is_bonus
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.setup import clear
from tangledbank.games.clades.rules.stuck import BESIDE_THE_DECK
from tangledbank.games.clades.said.notation import number
from tangledbank.games.clades.said.options import lay_out


def scene(
    *,
    shared: str = "",
    beside: str = "",
    hands: BySeat = "",
    piles: BySeat = "",
    deck: str | None = None,
    seats: int = 2,
    maker: int = -1,
    turn: int = 0,
    seed: int | str = 0,
    **options: object,
) -> Position:
    """A position as the words say; cards that they do not name form the deck, in any order.

    Texts by seat are one text for the first seat, or a sequence. The deck is drawn in the order of
    its text; an empty text leaves no deck at all, and cards named nowhere are out of the game.
    """
    position = lay_out(GAME.cards, seats, GAME.settle(seats, options))
    clear(position)
    position.rng.seed(read_seed(seed))
    position.maker = maker
    laid: set[int] = set()
    for card in read_cards(position, shared, laid):
        position.lay(card)
    for card in read_cards(position, beside, laid):
        position.lay_in(card, BESIDE_THE_DECK)
    for seat, text in enumerate(by_seat(hands, seats)):
        position.hands[seat].fill(read_cards(position, text, laid))
    for seat, text in enumerate(by_seat(piles, seats)):
        lay_pile(position, seat, read_cards(position, text, laid))
    lay_deck(position, deck, laid)
    if position.terms.untimed:
        position.turn = turn
    return position


def lay_pile(position: Position, seat: int, pile: list[int]) -> None:
    """§1.3 An animal pile; the bonus cards in it have appeared (§4.4)."""
    position.piles[seat].fill(pile)
    for card in pile:
        if is_bonus(card):
            position.bonuses[seat] += 1
            position.is_known[card] = 1


def lay_deck(position: Position, deck: str | None, laid: set[int]) -> None:
    """The cards that are left, by chance; or those of the text, and the others are out."""
    rest = [card for card in position.terms.deck if card not in laid]
    if deck is None:
        position.deck.fill(rest)
        position.deck.shuffle(position.rng)
    else:
        drawn = read_cards(position, deck, laid)
        position.deck.fill(drawn[::-1])
        position.aside.fill([card for card in rest if card not in drawn])


def read_cards(position: Position, text: str, laid: set[int]) -> list[int]:
    """Several cards of this game that lie nowhere yet, with spaces between."""
    found = []
    for name in text.split():
        card = read_card(name)
        if card not in position.terms.deck:
            raise BadScene(f"{name} is not among the cards of this game.")
        found.append(lay_once(name, card, laid))
    return found


def read_card(name: str) -> int:
    """A card by id, or by four letters."""
    try:
        return number(GAME.cards, name)
    except BadNotation as error:
        raise BadScene(str(error)) from None


def call(*names: str, giving: str = "") -> int:
    """The action that calls these cards, each named as in a scene."""
    ids = [GAME.cards.ids[read_card(name)] for name in names]
    gift = f" giving {GAME.cards.ids[read_card(giving)]}" if giving else ""
    return GAME.parse("call " + " ".join(ids) + gift)
