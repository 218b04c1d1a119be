"""A toy that says as little as a game can: proves every default, and what is copied whole.

*Pebbles*: a pebble lies on top. In your turn you take it, three at most, or roll it away. When the
heap is used up, the heaviest pebbles win.
"""

from dataclasses import dataclass
from pathlib import Path

from tangledbank import (
    NOBODY,
    Actions,
    Deck,
    Game,
    Part,
    PlainPosition,
    Rng,
    Told,
    View,
    seed_from,
    shuffled,
)

MOST = 3
TAKE, ROLL = range(2)
TOLD = Told()
TOOK, BARED = range(2)
TOLD.event(TOOK, "took", "pebble:card", section="§1", says="{who} takes {pebble}.")
TOLD.event(BARED, "bared", "pebble:card", section="§1", says="{pebble} is on top.", reveals=True)
CARDS = """
[[pebble]]
id = "flint"
name = "Flint"
weight = 3
copies = 4

[[pebble]]
id = "chalk"
name = "Chalk"
weight = 1
copies = 5
"""


@dataclass(frozen=True)
class Pebble:
    id: str
    name: str
    weight: int
    copies: int


@dataclass(frozen=True)
class Taker:
    seat: int
    pebbles: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class HeapView(View):
    top: str
    left: int
    away: tuple[str, ...]
    takers: tuple[Taker, ...]


class Heap(PlainPosition):
    def __init__(self, cards: Deck[Pebble], seats: int) -> None:
        super().__init__(seats)
        self.cards = cards

    def deal(self, seed: int | str) -> None:
        self.rng.seed(seed)
        self.heap = shuffled(list(range(len(self.cards))), self.rng)
        self.away: list[int] = []
        self.taken: list[list[int]] = [[] for _seat in range(self.seats)]
        self.turn = 0

    def fill(self, seat: int, actions: Actions) -> None:
        actions.clear()
        if self.is_asked(seat):
            if len(self.taken[seat]) < MOST:
                actions.add(TAKE)
            actions.add(ROLL)

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        pebble = self.heap.pop()
        if action == TAKE:
            self.taken[seat].append(pebble)
            self.tell(TOOK, seat, pebble)
        else:
            self.away.append(pebble)
        if self.heap:
            self.tell(BARED, NOBODY, self.heap[-1])
        self.turn = (seat + 1) % self.seats if self.heap else NOBODY

    def parts(self, seat: int) -> tuple[Part, ...]:
        return (Part(sum(self.cards[one].weight for one in self.taken[seat]), "weight"),)

    def view(self, seat: int | None) -> HeapView:
        ids = self.cards.ids_of
        return HeapView(
            seat=seat,
            seats=self.seats,
            actors=tuple(self.actors()),
            top="".join(ids(self.heap[-1:])),
            left=len(self.heap),
            away=ids(self.away),
            takers=tuple(Taker(each, ids(taken)) for each, taken in enumerate(self.taken)),
        )

    def places(self) -> list[list[int]]:
        return [self.heap, self.away, *self.taken]


def guess(cards: Deck[Pebble], view: HeapView, rng: Rng, kind: type[Heap] = Heap) -> Heap:
    made = kind(cards, view.seats)
    made.deal(seed_from(rng))
    made.turn = view.actors[0] if view.actors else NOBODY
    unseen = list(range(len(cards)))

    def find(ids: tuple[str, ...]) -> list[int]:
        return [unseen.pop([cards.ids[card] for card in unseen].index(id)) for id in ids]

    made.away = find(view.away)
    made.taken = [find(taker.pebbles) for taker in view.takers]
    top = find((view.top,)) if view.top else []
    made.heap = shuffled(unseen, rng) + top
    return made


PEBBLES = Game(
    id="pebbles",
    title="Pebbles",
    about="Take the heavy ones, and roll the others away.",
    designer="nobody",
    minutes=1,
    rules_version=1,
    seats=range(1, 4),
    folder=Path(__file__).parent,
    read_cards=lambda text: Deck(text, "pebble", Pebble),
    lay_out=lambda cards, seats, options: Heap(cards, seats),
    guess_from=guess,
    every_action=lambda cards: {TAKE: "take", ROLL: "roll away"},
    events=TOLD,
    cards_text=CARDS,
)
