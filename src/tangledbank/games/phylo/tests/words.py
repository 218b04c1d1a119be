"""The words that these tests share: pick cards, make decks up, play by notation, answer in a line.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2: aim drought 1` is said by seat 1, `keep all` by the first seat that is asked, and
`all keep all` by everyone who is asked until the draw, or the aiming, is over.

Cards of our deck may be tuned, so tests pick them by what matters, `species(chain=1,
terrain="forest")`, or make up a deck with exact numbers:

    POND = made_up("weed sun", "vole plants scale=2", "owl meat points=8", "drought")
    table = scene(hands=["weed vole owl", "drought"], phase="aiming", game=POND)
"""

from collections.abc import Iterable, Sequence
from functools import cache

from tests.spoken import Spoken, drawing

from tangledbank.core.containers import pile_of
from tangledbank.core.events import Event, facts
from tangledbank.core.game import Game
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.cards.cards import EVENTS
from tangledbank.games.phylo.cards.deck import CHAINS, Deck, Species
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import PHASES
from tangledbank.games.phylo.rules.told import TOLD as KINDS
from tangledbank.games.phylo.said.log import read_value, say_value
from tangledbank.games.phylo.said.notation import FORMS
from tangledbank.games.phylo.seen.food_webs import web
from tangledbank.games.phylo.seen.view import View, Web

LISTS = ("terrains", "climates", "groups", "eats", "also-eats", "prey-terrains")
NUMBERS = ("chain", "scale", "points", "other", "second-role", "copies")


# -- pick cards of our deck ----------------------------------------------------------------
@cache
def our_deck() -> Deck:
    """Our own cards, as printed."""
    return Deck(GAME.card_file())


def all_species(
    *, terrain: str = "", climate: str = "", group: str = "", **printed: int | str
) -> list[str]:
    """The species with all of this: `all_species(diet="meat", points=8, terrain="ocean")`."""
    return [
        one.id
        for one in our_deck().species
        if (not terrain or terrain in one.terrains)
        and (not climate or climate in one.climates)
        and (not group or group in one.groups)
        and all(value_of(one, key) == value for key, value in printed.items())
    ]


def value_of(one: Species, key: str) -> int | str:
    """What is printed on a species; points even where the formula gives them."""
    value: int | str = one.worth() if key == "points" else getattr(one, key)
    return value


def species(place: int = 1, **wanted: int | str) -> str:
    """The first species with all of this, or the second and so on."""
    return all_species(**wanted)[place - 1]  # type: ignore[arg-type]


def card(id: str) -> Species:
    """A species of our deck, as printed."""
    return next(one for one in our_deck().species if one.id == id)


# -- make decks up -------------------------------------------------------------------------
def deck(*lines: str, size: int = 20) -> str:
    """A card file from a few words a card, filled up to this size with cacti of the hot desert.

    `vole plants scale=2 terrains=forest,tundra points=5` is a species: its id, its diet, and what
    differs from a single forest, a cool climate and size 5. `drought` is an event, `fire
    kind=wildfire copies=2` one with another id. Lists have commas between.
    """
    written = [entry(line) for line in lines]
    missing = size - sum(copies(line) for line in lines)
    cacti = [
        entry(f"cactus-{number} sun terrains=desert climates=hot points=1")
        for number in range(1, missing + 1)
    ]
    return "\n".join([*written, *cacti])


def entry(line: str) -> str:
    """One card as TOML."""
    id, values = read_line(line)
    table = "event" if "kind" in values else "species"
    rows = [f"[[{table}]]", f'id = "{id}"', f'name = "{id.replace("-", " ").capitalize()}"']
    rows += [f"{key} = {written(key, value)}" for key, value in values.items()]
    return "\n".join([*rows, 'fact = "Made up."', 'source = "Nobody 2000, Nowhere 1:1"', ""])


def read_line(line: str) -> tuple[str, dict[str, str]]:
    """The id of a card, and its values by key."""
    id, *rest = line.split()
    values: dict[str, str] = {"kind": id} if id in EVENTS else {}
    if rest and "=" not in rest[0]:
        diet = rest.pop(0)
        values = {
            "latin": f"Fictus {id}", "chain": str(CHAINS[diet][0]), "diet": diet, "scale": "5",
            "terrains": "forest", "climates": "cool",
        }  # fmt: skip
    for word in rest:
        key, _equals, value = word.partition("=")
        values[key] = value
    return id, values


def written(key: str, value: str) -> str:
    """A value as TOML."""
    if key in LISTS:
        return "[" + ", ".join(f'"{word}"' for word in value.split(",") if word) + "]"
    if key == "prey-scale":
        return f"[{value}]"
    return value if key in NUMBERS else f'"{value}"'


def copies(line: str) -> int:
    """How many cards a line makes."""
    return int(read_line(line)[1].get("copies", "1"))


@cache
def made_up(*lines: str, size: int = 20) -> Game:
    """The game with a deck made up of these lines; see `deck`. Ten cards a seat are needed."""
    return GAME.with_cards(deck(*lines, size=size))


class AtTheTable(Spoken[Position, View]):
    """With `all ...`, and with the cards of each table."""

    def say(self, position: Position, text: str) -> bool:
        """One action, as in any game; or `all keep all`, until the next draw or phase."""
        if not text.startswith("all "):
            return super().say(position, text)
        stage = (position.round, position.phase, position.draw)
        while (position.round, position.phase, position.draw) == stage:
            super().say(position, text.removeprefix("all "))
        return True

    def parse(self, position: Position, text: str) -> int:
        """The action that a text names, with the cards of this table."""
        return FORMS.read(position.cards, text)

    def notation(self, position: Position, action: int) -> str:
        """An action, with the cards of this table."""
        return FORMS.write(position.cards, action)

    def facts(self, position: Position, told: list[int]) -> list[Event]:
        """The events, with the cards of this table."""
        cards = position.cards
        return facts(
            told,
            KINDS,
            lambda what, number: read_value(cards, what, number),
            lambda what, value: say_value(cards, what, value),
        )


table = AtTheTable(GAME, Position, View)
play, story, told, events, played = (
    table.after, table.story, table.told, table.events, table.played,
)  # fmt: skip
say, refused, refusal = table.say, table.refused, table.cited
legal, turn, seen = table.legal, table.turn, table.seen


# -- prepare -------------------------------------------------------------------------------
def dealt(seats: int = 2, seed: int = 1859, game: Game = GAME, **options: object) -> Position:
    """A new game."""
    return table.dealt_with(game, seats, seed, options)


def tossed(position: Position, coins: str) -> Position:
    """A copy where the next coins fall like this: `tossed(table, "heads heads tails")`."""
    return drawing(position, [("tails", "heads").index(coin) for coin in coins.split()])


# -- ask -----------------------------------------------------------------------------------
def phase(position: Position) -> str:
    """What the game is waiting for: `drawing`, `aiming`, `restoring`, `striking`, or `over`."""
    return PHASES[position.phase]


def names(position: Position, cards: Iterable[int]) -> list[str]:
    """The ids of cards, in their order."""
    return [position.cards.ids[card] for card in cards]


def held(position: Position, seat: int = 0) -> list[str]:
    """What the seat has in its hand, or on show after the reveal."""
    return names(position, position.hands[seat])


def numbers_of(position: Position, cards: str | Sequence[str]) -> list[int]:
    """Cards by their ids, in the order of a hand: `numbers_of(table, "duckweed mallard")`."""
    ids = cards.split() if isinstance(cards, str) else cards
    return sorted(position.cards.number_of[id] for id in ids)


def web_of(position: Position, cards: str | Sequence[str]) -> Web:
    """§3 The web that some cards make, whoever holds them."""
    return web(position, pile_of(numbers_of(position, cards)))


def counting(position: Position, cards: str | Sequence[str]) -> list[str]:
    """§3.1 Those of some cards that count, by name."""
    return sorted(web_of(position, cards).counting)


def worth(position: Position, cards: str | Sequence[str]) -> int:
    """§7.1 What some cards count."""
    return int(count_of(position.cards, position.links, pile_of(numbers_of(position, cards))))
