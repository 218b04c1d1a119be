"""The words that these tests share: pick cards, change a deck, play by notation, answer in a line.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2: pass` is said by seat 1, `pass` by the first seat that is asked, and `all pass` by everyone who
is asked to play, until something else is asked or the next round is there.

Cards of our deck may be tuned, so tests pick them by what matters, `card(period="jurassic",
footprints=4)`, `place(spot="lower-wins")`, `prehistoric("ice")`, or change a few of them:

    HEAVY = changed("a-fair-queue footprints=9 icons=food,bed", "mudbury-halt icon=bed")
    table = scene(spots="mudbury-halt", hands="a-fair-queue", game=HEAVY)

`card` and `place` take the first that fits and leaves all texts out that were not asked for:
`card()` is a plain card, `card(reveal="peek")` one with that eye and no other text.
"""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any

from tests.spoken import Spoken

from tangledbank.core.game import Game
from tangledbank.games.trex import GAME
from tangledbank.games.trex.cards.deck import Deck, Period, Place
from tangledbank.games.trex.cards.words import PERIOD_NAMES
from tangledbank.games.trex.rules.phases import NOBODY, NONE, PHASES, PLAY, QUESTIONS, SEATS
from tangledbank.games.trex.rules.playing import period_of
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.seen.view import Laid, Spot, View

TEXTS = ("reveal", "text", "spot")


# -- pick cards of our deck ----------------------------------------------------------------
@cache
def our_deck() -> Deck:
    """Our own cards, as printed."""
    return Deck(GAME.card_file())


def all_cards(
    *, icon: str = "", without: str = "", plain: bool = True, **printed: int | str
) -> list[str]:
    """The period cards with all of this: `all_cards(period="free", footprints=2, icon="food")`.

    Icon "none" means a card without icons; `without` leaves out cards with that icon. A card has
    no text besides those that are asked for, unless it need not be plain.
    """
    wanted: dict[str, int | str] = {**dict.fromkeys(TEXTS if plain else (), ""), **printed}
    return [
        one.id
        for one in our_deck().periods
        if all(getattr(one, key) == value for key, value in wanted.items())
        and (not icon or (icon in one.icons if icon != "none" else not one.icons))
        and without not in one.icons
    ]


def card(number: int = 1, **wanted: int | str) -> str:
    """The first period card with all of this, or the second and so on; see `all_cards`."""
    return all_cards(**wanted)[number - 1]  # type: ignore[arg-type]


def all_places(*, icon: str = "", spot: str = "") -> list[str]:
    """The places with this icon and this spot effect, by default none."""
    found = [one for one in our_deck().places if one.spot == spot]
    return [one.id for one in found if not icon or one.icon == icon]


def place(number: int = 1, *, icon: str = "", spot: str = "") -> str:
    """The first of these places, or the second and so on."""
    return all_places(icon=icon, spot=spot)[number - 1]


def prehistoric(effect: str) -> str:
    """The Prehistoric card with this effect."""
    return next(one.id for one in our_deck().prehistorics if one.effect == effect)


def card_named(id: str) -> Period:
    """A period card of our deck, as printed."""
    return next(one for one in our_deck().periods if one.id == id)


def place_named(id: str) -> Place:
    """A place of our deck, as printed."""
    return next(one for one in our_deck().places if one.id == id)


def name_of(id: str) -> str:
    """What people call a card."""
    return str(GAME.cards.names[number_of(id)])


def number_of(id: str) -> int:
    """The number of a card; of How-de-dos the first."""
    return int(GAME.cards.number_of[id])


# -- change a deck -------------------------------------------------------------------------
@cache
def changed(*lines: str, text: str = GAME.card_file()) -> Game:
    """The game with some cards changed: an id, then keys with their new values; lists have commas.

    A key with nothing after the sign is left out: `the-bass-drum reveal= footprints=0`.
    """
    wanted = {line.split()[0]: read_changes(line) for line in lines}
    rows: list[str] = []
    for table, entries in tomllib.loads(text).items():
        for entry in entries:
            both = {**entry, **wanted.pop(entry["id"], {})}
            rows.append(f"[[{table}]]")
            rows += [
                f"{key} = {written(value)}" for key, value in both.items() if value is not None
            ]
    assert not wanted, f"there is no card {', '.join(wanted)}"
    return GAME.with_cards("\n".join(rows))


def read_changes(line: str) -> dict[str, object]:
    """The new values of a card; None for those that go."""
    found: dict[str, object] = {}
    for word in line.split()[1:]:
        key, _equals, value = word.partition("=")
        if key == "icons":
            found[key] = [icon for icon in value.split(",") if icon]
        elif value == "":
            found[key] = None
        else:
            found[key] = int(value) if value.isdigit() else value
    return found


def written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return str(value) if isinstance(value, int) else f'"{text}"'


class AtTheTable(Spoken[Position, View]):
    """With `all pass`."""

    def say(self, position: Position, text: str) -> bool:
        """One action, as in any game; or `all pass`, as long as plays are asked for in a round."""
        if text != "all pass":
            return super().say(position, text)
        round = position.round
        while position.question == PLAY and position.round == round:
            super().say(position, "pass")
        return True


table = AtTheTable(GAME, Position, View)
play, story, told, events, played = (
    table.after, table.story, table.told, table.events, table.played,
)  # fmt: skip
say, refused, refusal = table.say, table.refused, table.refusal
legal, seen = table.legal, table.seen


# -- prepare -------------------------------------------------------------------------------
def dealt(seed: int = 2012, game: Game = GAME, **options: object) -> Position:
    """A new game, before the first hands are kept."""
    return table.dealt_with(game, SEATS, seed, options)


def before_resolving(**words: Any) -> Position:
    """A scene in Free where one pass each ends the round; see `scene`. A quiet round follows."""
    return scene(**{"period": "free", "plays": (1, 1), "deck": quiet_row(words), **words})


def quiet_row(words: dict[str, Any]) -> str:
    """Four places that a scene does not name, for its next round: nothing acts, nothing is traded.

    With less than that, chance has the rest.
    """
    said = [text for key, text in words.items() if key != "game"]
    named = set(re.split(r"[^a-z0-9-]+", repr(said)))
    free = [one.id for one in our_deck().places if one.set == 2011 and one.id not in named]
    return " ".join(free[:4])


def resolved(**words: Any) -> Position:
    """The scene after its round was resolved, or at the first question that this asks."""
    return play(before_resolving(**words), "all pass")


# -- ask -----------------------------------------------------------------------------------
def question(position: Position) -> str:
    """What is asked, and of whom: `1 play`, `2 limit`, `both meteor`; `over` at the end."""
    if not position.actors():
        return "over"
    who = "both" if len(position.actors()) == SEATS else str(position.actors()[0] + 1)
    return f"{who} {QUESTIONS[position.question]}"


def asker(position: Position) -> str:
    """The card that asks, or nothing."""
    return "" if position.asker == NONE else str(GAME.cards.ids[position.asker])


def phase(position: Position) -> str:
    """What is under way: `prehistoric`, `trading`, `Jurassic`, `resolving`, `over`."""
    if position.period == NONE:
        return PHASES[position.phase]
    return list(PERIOD_NAMES.values())[period_of(position)]


def names(cards: Iterable[int]) -> list[str]:
    """The ids of cards, in their order."""
    return [GAME.cards.ids[card] for card in cards]


def held(position: Position, seat: int = 0) -> list[str]:
    """The period cards that a seat holds, in alphabetical order."""
    return sorted(names(position.hands[seat].as_list()))


def how_de_dos(position: Position, seat: int = 0) -> int:
    """How many of them a seat holds."""
    return int(position.how_de_dos[seat].count)


def discards(position: Position) -> list[str]:
    """The discards, the top one last."""
    return names(position.discards.as_list())


def deck(position: Position) -> list[str]:
    """The deck, the next card first."""
    return names(position.deck.as_list()[::-1])


def score(position: Position, seat: int = 0) -> list[str]:
    """A seat's score pile."""
    return names(position.scores[seat].as_list())


def spots(position: Position) -> list[str]:
    """The spot cards of the row, empty where one is gone."""
    row = [position.field.spots[at] for at in range(position.field.count)]
    return ["" if card == NONE else GAME.cards.ids[card] for card in row]


def side(position: Position, seat: int, spot: int) -> list[str]:
    """The cards of a seat at a spot, counted from 1; a plus behind those that are shown."""
    cards = position.field.side(seat, spot - 1).as_list()
    return [GAME.cards.ids[card] + "+" * int(position.field.shown[card]) for card in cards]


def totals(position: Position, spot: int = 1) -> tuple[int, int]:
    """What both seats counted at a spot of the round that was resolved."""
    return int(position.last.total(0, spot - 1)), int(position.last.total(1, spot - 1))


def winners(position: Position) -> list[int | None]:
    """Who won the spots of the round that was resolved; None where nobody did."""
    found = [int(position.last.winners[at]) for at in range(position.last.count)]
    return [None if winner in (NOBODY, NONE) else winner for winner in found]


def disregarded(position: Position, spot: int = 1) -> list[str]:
    """The cards that were disregarded at a spot of the round that was resolved."""
    field = position.last
    laid = [card for seat in range(SEATS) for card in field.side(seat, spot - 1).as_list()]
    return sorted(names(card for card in laid if field.disregarded[card]))


def sizes(position: Position) -> list[int]:
    """§1.8 The hand sizes."""
    return [int(position.size(seat)) for seat in range(SEATS)]


def points(position: Position) -> list[int]:
    """Points by seat."""
    return [int(position.points(seat)) for seat in range(SEATS)]


# -- views ---------------------------------------------------------------------------------
def spot_seen(position: Position, spot: int = 1, seat: int | None = None) -> Spot:
    """A spot as a seat, or a spectator, sees it."""
    return seen(position, seat).spots[spot - 1]


def laid_seen(position: Position, owner: int, spot: int = 1, seat: int | None = None) -> list[Laid]:
    """The cards on a side as a seat, or a spectator, sees them."""
    return list(spot_seen(position, spot, seat).sides[owner])
