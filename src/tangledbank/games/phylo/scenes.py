"""A position from words: `scene(hands=["duckweed mallard", "drought"], phase="aiming")`."""

from collections.abc import Sequence

from tangledbank.core.errors import BadScene
from tangledbank.core.game import Game
from tangledbank.core.rng import read_seed
from tangledbank.core.scenes import BySeat, by_seat, lay_once
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.aiming import begin_aiming
from tangledbank.games.phylo.rules.drawing import begin_draw
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING, NONE


def scene(
    *,
    seats: int = 2,
    hands: BySeat = "",
    dropped: BySeat = "",
    pickup: str = "",
    phase: str = "drawing",
    draw: int = 1,
    dealer: int = 0,
    totals: Sequence[int] = (),
    round: int = 1,
    seed: int | str = 0,
    game: Game = GAME,
    **options: object,
) -> Position:
    """A position as the words say; cards that they do not name form the pickup pile, in any order.

    Things by seat are one for the first seat, or a sequence. The phase is "drawing" or "aiming";
    hands may hold fewer than five cards. The pickup pile is drawn in the order of its text.
    """
    position = game.table(seats, game.settle(seats, options))
    assert isinstance(position, Position)
    position.rng.seed(read_seed(seed))
    check(seats, dealer, phase, draw, position, round)
    position.round = round
    position.dealer = dealer
    for i in range(seats * position.terms.draws):
        position.drew[i] = NONE
    laid: set[int] = set()
    for seat, text in enumerate(by_seat(hands, seats)):
        hold(position, seat, read_cards(position.cards, text, laid))
        position.chosen[seat] = NONE
    for seat, text in enumerate(by_seat(dropped, seats)):
        position.dropped[seat].fill(read_cards(position.cards, text, laid))
    if len(totals) > seats or min(totals, default=0) < 0:
        raise BadScene(f"Totals are {seats} numbers at most, from 0 on.")
    for seat, total in enumerate(totals):
        position.totals[seat] = total
    pile_up(position, read_cards(position.cards, pickup, laid), laid)
    if phase == "aiming":
        begin_aiming(position)
    else:
        begin_draw(position, draw)
    mark_draws(position)
    return position


def check(seats: int, dealer: int, phase: str, draw: int, position: Position, round: int) -> None:
    """Refuse what no game has."""
    if not 0 <= dealer < seats:
        raise BadScene(f"This scene has seats 0 to {seats - 1}, so {dealer} cannot deal.")
    if phase not in ("drawing", "aiming"):
        raise BadScene(f"A scene is drawing or aiming, not {phase!r}.")
    if not 1 <= draw <= position.terms.draws:
        raise BadScene(f"There are draws 1 to {position.terms.draws}; {draw} is none of them.")
    if not 1 <= round <= position.terms.most_rounds():
        raise BadScene(f"There are rounds 1 to {position.terms.most_rounds()}; {round} is none.")


def pile_up(position: Position, drawn: list[int], laid: set[int]) -> None:
    """The pickup pile: first the cards that are drawn in this order, then all that lie nowhere."""
    position.pickup.fill([card for card in position.cards.deck if card not in laid])
    position.pickup.shuffle(position.rng)
    for card in drawn[::-1]:
        position.pickup.add(card)


def mark_draws(position: Position) -> None:
    """Nobody dropped anything in the draws before."""
    over = position.terms.draws if position.phase == AIMING else position.draw - 1
    for seat in range(position.seats):
        for draw in range(over):
            position.drew[seat * position.terms.draws + draw] = 0


def hold(position: Position, seat: int, cards: list[int]) -> None:
    """A hand."""
    if len(cards) > HAND:
        raise BadScene(f"A hand holds {HAND} cards at most, not {len(cards)}.")
    for card in cards:
        position.hands[seat].slot_in(card)


def read_cards(cards: Cards, text: str, laid: set[int]) -> list[int]:
    """Several cards that lie nowhere yet, with spaces between."""
    found = []
    for name in text.split():
        if name not in cards.number_of:
            raise BadScene(f"There is no card {name!r} in this deck.")
        card = cards.number_of[name]
        found.append(lay_once(name, card, laid))
    return found
