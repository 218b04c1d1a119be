"""A full position that a view does not rule out: what is hidden is dealt again."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tangledbank.core.containers import shuffled
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.trex.cards.cards import PERIODS, Cards
from tangledbank.games.trex.rules.hands import may_lose
from tangledbank.games.trex.rules.phases import (
    ENDS,
    METEOR,
    MOST_SPOTS,
    NOBODY,
    NONE,
    PHASES,
    QUESTIONS,
    RESOLVING,
    SEATS,
    SETTING_UP,
)
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import NEED_NOT
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.rules.terms import read_terms
from tangledbank.games.trex.seen.choices import action_of
from tangledbank.games.trex.seen.view import Laid, Spot, View

HOW_DE_DO_IN = 4  # one hidden card in this many is a How-de-do, for all we know
TRIES = 1000
HOLDS = {
    "trade": 1, "exchange": 1, "limit": 1, "barter": 1, "gift": 2, "discard too": 2, "sell": 2,
}  # fmt: skip


@dataclass
class Cast:
    """What a seat has, as far as it is seen, and the rest as guessed."""

    hand: list[int]
    how_de_dos: list[int]
    laid: dict[int, int]  # the cards on the side by the number of their laying


def guess(cards: Cards, view: View, rng: Rng) -> Position:
    """What is seen lies where it lies; unseen cards go to hands, hidden cards and the deck."""
    position = Position(cards, SEATS, read_terms(cards, view.options))
    position.clear()
    position.rng.seed(seed_from(rng))
    lay_open(position, view)
    casts = deal_hidden(position, view, rng)
    for seat, cast in enumerate(casts):
        position.hands[seat].fill(sorted(cast.hand))
        position.how_de_dos[seat].fill(cast.how_de_dos)
    lay_fields(position, view, casts)
    remember(position, view, casts)
    choose(position, view, rng)
    return position


def lay_open(position: Position, view: View) -> None:
    """All that everyone sees, except the cards on the sides."""
    number_of = position.cards.number_of
    position.phase = PHASES.index(view.phase)
    position.round = view.round
    position.period = view.periods.index(view.period) if view.period else NONE
    position.first = view.first_move
    position.next_first = view.next_first
    position.claimed = view.claimed
    position.rexonomics = view.rexonomics
    position.traded = view.traded
    position.mover = view.mover
    position.stage, position.resolved, position.spot_acted = view.step
    position.ended_by = ENDS.index(view.ended_by) if view.ended_by else NONE
    position.turn = view.actors[0] if view.actors else NONE
    if view.question is not None:
        position.question = QUESTIONS.index(view.question.kind)
        position.asker = number_of[view.question.card] if view.question.card else NONE
        position.at = view.question.spot
    position.pending.fill([number_of[name] for name in view.waiting])
    position.discards.fill([number_of[name] for name in view.discards])
    position.acted.fill([number_of[name] for name in view.acted])
    for seat, player in enumerate(view.players):
        position.scores[seat].fill([number_of[name] for name in player.places])
        position.plays[seat] = player.plays
        position.passed[seat] = player.passed


# -- hidden cards --------------------------------------------------------------------------
def deal_hidden(position: Position, view: View, rng: Rng) -> list[Cast]:
    """Hands and hidden cards of both seats; what is left is the deck."""
    for _try in range(TRIES):
        pool = shuffled(unseen(position, view), rng)
        casts = []
        for seat in range(SEATS):
            cast = cast_seat(position, view, seat, pool, rng)
            if cast is None:  # the other hand has taken what this one needs
                break
            casts.append(cast)
            taken = {*cast.hand, *cast.laid.values()}
            pool = [card for card in pool if card not in taken]
        else:
            if position.phase == SETTING_UP:  # §1.3 only period cards are in the deck yet
                pool = [card for card in pool if position.cards.is_period(card)]
            position.deck.fill(pool)
            return casts
    raise ValueError("no position fits this view")


def unseen(position: Position, view: View) -> list[int]:
    """Cards of the deck that are nowhere in sight, and that nobody is known to have."""
    number_of = position.cards.number_of
    names = [*view.discards, *(view.own.hand if view.own is not None else ())]
    for player in view.players:
        names += [*player.places, *player.known]
    for spot in view.spots:
        names += [spot.card, *(one.card for side in spot.sides for one in side)]
    seen = {number_of[name] for name in names if name}
    return [card for card in position.terms.in_play if card not in seen]


def cast_seat(position: Position, view: View, seat: int, pool: list[int], rng: Rng) -> Cast | None:
    """The viewer's hand as it is; a rival's so that it fits what was seen."""
    cards = position.cards
    laid = [one for spot in view.spots for one in spot.sides[seat]]
    first = int(cards.how_de_do) + 3 * seat
    every = list(range(first, first + int(position.terms.how_de_dos)))
    named = {one.number: cards.number_of[one.card] for one in laid if one.card}
    if seat == view.seat and view.own is not None:
        hand = [cards.number_of[name] for name in view.own.hand]
        return Cast(hand, every[: view.own.how_de_dos], name_how_de_dos(cards, named, every[::-1]))
    player = view.players[seat]
    known = [cards.number_of[name] for name in player.known]
    free = [card for card in pool if cards.is_period(card)]
    shown = [one.period for one in laid if one.card == "how-de-do"]
    hidden = [one for one in laid if not one.card]
    room = player.held - len(every) + len(shown)
    ways = Ways(position, shown, fewest(view, seat), rng)
    found = next(ways.fits(hidden, free, known, room), None)
    if found is None:
        return None
    left = len(every) - len(shown) - found.count(NONE)
    rest = [card for card in known if card not in found]
    drawn = [card for card in free if card not in found][: player.held - left - len(rest)]
    named |= {one.number: card for one, card in zip(hidden, found, strict=True)}
    return Cast(rest + drawn, every[:left], name_how_de_dos(cards, named, every[::-1]))


def fewest(view: View, seat: int) -> int:
    """How many period cards a seat must hold, or it would not be asked this."""
    if view.question is None or not (seat in view.actors or view.players[seat].ready):
        return 0
    return HOLDS.get(view.question.kind, 0)


def name_how_de_dos(cards: Cards, named: Mapping[int, int], every: list[int]) -> dict[int, int]:
    """Give each lying How-de-do its own card."""
    lying = iter(every)
    return {
        number: next(lying) if card == NONE or cards.is_how_de_do(card) else card
        for number, card in named.items()
    }


class Ways:
    """Ways to name hidden cards, NONE for a How-de-do, so that a hand is left that fits."""

    def __init__(self, position: Position, shown: Sequence[str], fewest: int, rng: Rng) -> None:
        self.cards = position.cards
        self.terms = position.terms
        self.fewest = fewest  # cards of the hand
        self.shown = shown  # periods of How-de-dos that lie open
        self.rng = rng

    def fits(
        self,
        hidden: Sequence[Laid],
        free: list[int],
        known: list[int],
        room: int,
        how_de_dos: tuple[str, ...] = (),
    ) -> Iterator[list[int]]:
        """`room` is how many period cards the hand has if no further How-de-do lies hidden."""
        if len(known) - room > len(hidden):
            return  # too many known cards for the hand, even if all that lies here were some
        if not hidden:
            if self.fewest <= room <= len(known) + len(free):
                yield []
            return
        one = hidden[0]
        period = PERIODS.index(one.period)
        ways = [card for card in known + free if self.cards.kind[card] == period]
        ways = shuffled(ways, self.rng)
        if self.may_be_how_de_do(one.period, how_de_dos):
            ways.insert(0 if self.rng.below(HOW_DE_DO_IN) == 0 else len(ways), NONE)
        fails = False  # where one unknown card leads nowhere, all do
        for card in ways:
            is_free = card != NONE and card not in known
            if is_free and fails:
                continue
            is_how_de_do = card == NONE
            fails = fails or is_free
            for rest in self.fits(
                hidden[1:],
                [each for each in free if each != card],
                [each for each in known if each != card],
                room + is_how_de_do,
                (*how_de_dos, one.period) if is_how_de_do else how_de_dos,
            ):
                fails = False
                yield [card, *rest]

    def may_be_how_de_do(self, period: str, how_de_dos: tuple[str, ...]) -> bool:
        """§3.5 Not too many How-de-dos in a period, nor in all."""
        every = (*self.shown, *how_de_dos)
        return (
            len(every) < self.terms.how_de_dos
            and every.count(period) < self.terms.how_de_dos_a_period
        )


# -- the row -------------------------------------------------------------------------------
def lay_fields(position: Position, view: View, casts: Sequence[Cast]) -> None:
    """The spots of this round and of the last one; what has been counted is gone from this."""
    field = position.field
    lay_field(position, field, view.spots, [cast.laid for cast in casts])
    if position.phase != RESOLVING:
        lay_last(position, view)
        return
    position.last.copy_from(field)
    spent = {*position.discards, *position.hands[0], *position.hands[1]}
    for at, spot in enumerate(view.spots):
        if spot.settled:
            field.spots[at] = NONE
            for seat in range(SEATS):
                side = field.side(seat, at)
                side.fill([card for card in side if card not in spent])


def lay_last(position: Position, view: View) -> None:
    """The round before, in which How-de-dos may be any of their owner's."""
    named = []
    for seat in range(SEATS):
        first = int(position.cards.how_de_do) + 3 * seat
        laid = [one for spot in view.last for one in spot.sides[seat]]
        cards = {one.number: position.cards.number_of[one.card] for one in laid}
        named.append(name_how_de_dos(position.cards, cards, [first, first + 1, first + 2]))
    lay_field(position, position.last, view.last, named)


def lay_field(
    position: Position, field: Field, spots: Sequence[Spot], named: Sequence[Mapping[int, int]]
) -> None:
    """Spot cards, and the cards on their sides."""
    field.count = len(spots)
    for at, spot in enumerate(spots):
        field.spots[at] = position.cards.number_of[spot.card] if spot.card else NONE
        field.iced[at] = spot.iced
        field.tarred[at] = spot.tarred
        if spot.settled:
            field.winners[at] = NOBODY if spot.winner == NONE else spot.winner
        for seat in range(SEATS):
            if spot.settled:
                field.totals[seat * MOST_SPOTS + at] = spot.totals[seat].low
            for one in spot.sides[seat]:
                lay_card(field, seat, at, one, named[seat][one.number])


def lay_card(field: Field, seat: int, at: int, one: Laid, card: int) -> None:
    """One card of a side."""
    field.side(seat, at).add(card)
    field.laid = max(field.laid, one.number)
    field.number[card] = one.number
    field.laid_in[card] = PERIODS.index(one.period)
    field.shown[card] = one.shown
    field.disregarded[card] = one.disregarded
    field.bonus[card] = one.bonus


# -- what is known, and chosen -------------------------------------------------------------
def remember(position: Position, view: View, casts: Sequence[Cast]) -> None:
    """Who knows which cards, and who has played a How-de-do in this period."""
    position.field.napping = view.napping
    number_of = position.cards.number_of
    knows = 4 if view.seat is None else 1 << view.seat
    for seat, cast in enumerate(casts):
        others = 1 << (1 - seat) if seat == view.seat else knows
        for card in (*cast.hand, *cast.laid.values()):
            position.known[card] |= 1 << seat
        for name in view.players[seat].known:
            position.known[number_of[name]] |= others
        for spot in view.spots:
            for one in spot.sides[seat]:
                card = cast.laid[one.number]
                if one.peeked:
                    position.peeked[card] |= 1 << (1 - seat)
                    position.known[card] |= 1 << (1 - seat)
                if position.cards.is_how_de_do(card) and one.period == view.period:
                    position.how_de_dos_played[seat] += 1


def choose(position: Position, view: View, rng: Rng) -> None:
    """§10.8 Both choose at once: the viewer as seen, the rival in any way that may be."""
    if not position.is_asking() or not position.is_secret():
        return
    for seat, player in enumerate(view.players):
        position.chosen[seat] = NONE
        if not player.ready:
            continue
        if position.question == METEOR and not may_lose(position, seat):
            position.chosen[seat] = NEED_NOT
        elif seat == view.seat and view.own is not None and view.own.chosen is not None:
            position.chosen[seat] = action_of(position.cards, view.own.chosen)
        else:
            legal = position.legal(seat)
            position.chosen[seat] = legal[rng.below(len(legal))]
