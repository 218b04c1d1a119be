"""A position from words: `scene(spots="mudbury-halt", sides=["a-fair-queue+", "how-de-do"])`."""

from collections.abc import Sequence

from tangledbank.core.errors import BadScene
from tangledbank.core.game import Game
from tangledbank.core.rng import read_seed
from tangledbank.core.scenes import BySeat, by_seat, lay_once
from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.cards import PERIODS, PLACE
from tangledbank.games.trex.cards.cards import PREHISTORIC as PREHISTORIC_CARD
from tangledbank.games.trex.rules.flow import go_on
from tangledbank.games.trex.rules.phases import (
    EVERYONE,
    PHASES,
    PLAYING,
    PREHISTORIC,
    SEATS,
    SETTING_UP,
)
from tangledbank.games.trex.rules.position import Position

STARTS = ("setting up", "prehistoric", "trading", "playing", "resolving")


def scene(
    *,
    spots: str = "",
    hands: BySeat = "",
    sides: BySeat = "",
    scores: BySeat = "",
    deck: str = "",
    discards: str = "",
    phase: str = "playing",
    period: str = "finely-balanced",
    turn: int | None = None,
    plays: Sequence[int] = (),
    passed: Sequence[int] = (),
    first: int = 0,
    rexonomics: int = 1,
    round: int = 1,
    seed: int | str = 0,
    game: Game = GAME,
    **options: object,
) -> Position:
    """A position as the words say; cards that they do not name lie in the deck, in any order.

    Things by seat are one for the first seat, or a sequence. A side is written spot by spot, with
    slashes between: "a-fair-queue+ how-de-do / the-bass-drum"; a plus shows a card, the others are
    hidden; "how-de-do@jurassic" was laid in that period. The deck is drawn in the order of its
    text. Setting up deals the spots from it; prehistoric lets the Prehistoric spots act.
    """
    position = game.table(SEATS, game.settle(SEATS, options))
    assert isinstance(position, Position)
    position.clear()
    position.rng.seed(read_seed(seed))
    check(phase, period, first, rexonomics)
    position.phase = PHASES.index(phase)
    position.round = round - (phase == "setting up")
    position.first = position.next_first = first
    position.rexonomics = rexonomics
    laid: set[int] = set()
    lay_spots(position, read_cards(position, spots, laid))
    for seat in range(SEATS):
        texts = (
            by_seat(hands, SEATS)[seat],
            by_seat(sides, SEATS)[seat],
            by_seat(scores, SEATS)[seat],
        )
        seat_player(position, seat, *texts, laid)
    position.discards.fill(read_cards(position, discards, laid))
    drawn = read_cards(position, deck, laid)
    position.deck.fill([card for card in position.terms.in_play if card not in laid])
    position.deck.shuffle(position.rng)
    for card in drawn[::-1]:
        position.deck.add(card)
    begin(position, period, turn, plays, passed)
    go_on(position)
    return position


def check(phase: str, period: str, first: int, rexonomics: int) -> None:
    """Refuse what no game has."""
    if phase not in STARTS:
        raise BadScene(f"A scene starts with one of {', '.join(STARTS)}, not {phase!r}.")
    if period not in PERIODS:
        raise BadScene(f"There are the periods {', '.join(PERIODS)}; {period!r} is none of them.")
    if first not in range(SEATS) or rexonomics not in range(SEATS):
        raise BadScene("First Move and Rexonomics lie with seat 0 or 1.")


def begin(
    position: Position, period: str, turn: int | None, plays: Sequence[int], passed: Sequence[int]
) -> None:
    """Whose turn it is, and what is left of the period."""
    for seat in range(SEATS):
        position.plays[seat] = plays[seat] if plays else position.terms.plays
        position.passed[seat] = passed[seat] if passed else 0
    if position.phase == PLAYING:
        order = [0, 2, 1] if position.terms.free_first else [0, 1, 2]
        position.period = order.index(PERIODS.index(period))
        position.mover = position.first if turn is None else turn
        for seat in range(SEATS):
            position.how_de_dos_played[seat] = how_de_dos_in(position, seat, PERIODS.index(period))
    elif position.phase == PREHISTORIC:
        field = position.field
        dealt = [field.spots[at] for at in range(field.count)]
        position.pending.fill([c for c in dealt if position.cards.kind[c] == PREHISTORIC_CARD])
    elif position.phase == SETTING_UP and position.field.count:
        raise BadScene("Spots are dealt from the deck when a scene starts with setting up.")


def how_de_dos_in(position: Position, seat: int, period: int) -> int:
    """§3.5 How-de-dos that a seat has laid in the period that is on."""
    field = position.field
    laid = [card for at in range(field.count) for card in field.side(seat, at)]
    return sum(position.cards.is_how_de_do(c) and field.laid_in[c] == period for c in laid)


def read_cards(position: Position, text: str, laid: set[int]) -> list[int]:
    """Cards by their ids, none of them twice."""
    found = []
    for name in text.split():
        number = position.cards.number_of.get(name)
        if number is None or number not in position.terms.in_play:
            raise BadScene(f"There is no card {name!r} in the deck of this table.")
        found.append(lay_once(name, number, laid))
    return found


def lay_spots(position: Position, cards: list[int]) -> None:
    """The row."""
    if len(cards) > position.terms.spots:
        raise BadScene(f"This table has {position.terms.spots} spots at most.")
    position.field.count = len(cards)
    for at, card in enumerate(cards):
        position.field.spots[at] = card


def seat_player(
    position: Position, seat: int, hand: str, sides: str, score: str, laid: set[int]
) -> None:
    """A hand, the cards on the side, the score pile; How-de-dos that do not lie are held."""
    for card in read_cards(position, hand, laid):
        if not position.cards.is_period(card):
            raise BadScene(f"Only period cards are held, not {position.cards.ids[card]}.")
        position.hold(seat, card, 0)
    position.scores[seat].fill(read_cards(position, score, laid))
    for card in position.scores[seat]:
        if position.cards.kind[card] != PLACE:
            raise BadScene(f"Only places are scored, not {position.cards.ids[card]}.")
    first = int(position.cards.how_de_do) + 3 * seat
    position.how_de_dos[seat].fill(list(range(first, first + int(position.terms.how_de_dos))))
    for at, text in enumerate(sides.split("/")):
        for word in text.split():
            if at >= position.field.count:
                raise BadScene(f"There is no spot {at + 1} in this scene.")
            lay(position, seat, at, word, laid)


def lay(position: Position, seat: int, at: int, word: str, laid: set[int]) -> None:
    """One card on a side."""
    name, shows, _end = word.partition("+")
    name, _at, period = name.partition("@")
    if period and (period not in PERIODS or name != "how-de-do"):
        raise BadScene(f"A How-de-do is laid in one of {', '.join(PERIODS)}; {word!r} is not.")
    if name == "how-de-do":
        if not position.how_de_dos[seat]:
            raise BadScene("A player has no more How-de-dos than the table gives.")
        card = int(position.how_de_dos[seat].draw())
        laid_in = PERIODS.index(period or PERIODS[0])
    else:
        card = read_cards(position, name, laid)[0]
        laid_in = int(position.cards.kind[card])
        if not position.cards.is_period(card):
            raise BadScene(f"Only period cards are played, not {name}.")
    position.field.lay(seat, at, card, laid_in, bool(shows))
    position.known[card] |= 1 << seat
    if shows:
        position.known[card] |= EVERYONE
