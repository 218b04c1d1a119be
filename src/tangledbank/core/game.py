# Not compiled: a table of contents, read once per game.
"""A game as a value: what it is called, how it is dealt, written, guessed and judged."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Self

from tangledbank.core import plain
from tangledbank.core.advance import advance
from tangledbank.core.balance import Balance
from tangledbank.core.bot import Bot
from tangledbank.core.cards import Deck
from tangledbank.core.errors import BadNotation, BadOption
from tangledbank.core.events import Event, Kind, facts, listening, seat_name
from tangledbank.core.forms import Forms, Part, Parts, every_form
from tangledbank.core.guide import Guide
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.options import Option, Value, Values, settle
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng, read_seed
from tangledbank.core.story import Story
from tangledbank.core.thinking import Thinking
from tangledbank.core.view import View
from tangledbank.core.whole import whole

if TYPE_CHECKING:  # where Python has no defaults of type parameters yet, the checker has them
    from typing_extensions import TypeVar

    from tangledbank.core.record import Record

    P = TypeVar("P", bound=Position, default=Any)
    V = TypeVar("V", bound=View, default=Any)
    C = TypeVar("C", default=Any)
else:
    from typing import TypeVar

    P, V, C = TypeVar("P"), TypeVar("V"), TypeVar("C")

Rows = list[tuple[str, list[str]]]  # titled rows of things


@dataclass(frozen=True, kw_only=True)
class Game(Generic[P, V, C]):
    """One game, of positions P, views V and cards C; `Game` alone is any.

    The functions are the game's own; the first argument of most is its deck of cards. What has a
    default, a game need not say.
    """

    id: str
    title: str
    about: str
    designer: str
    minutes: int
    rules_version: int  # moves when behaviour moves
    seats: range
    folder: Path
    read_cards: Callable[[str], C]
    lay_out: Callable[[C, int, Values], P]  # an empty table; BadOption if none fits
    guess_from: Callable[[C, V, Rng], P]
    # How actions are written; or, if they are few, every action there is with its notation.
    forms: Forms | None = None
    every_action: Callable[[C], Mapping[int, str]] | None = None
    knowledge: Knowledge | None = None  # for bots that need no words; None: they look at views
    options: tuple[Option, ...] = ()
    show_cards: Callable[[str], list["CardFace"]] | None = None  # None: from the deck, if it can be
    events: Mapping[int, Kind] = field(default_factory=dict)
    read_value: Callable[[C, str, int], int | str] = plain.read_value
    say_value: Callable[[C, str, int | str], str] = plain.say_value
    describe: Callable[[C, V], Rows] = plain.describe  # a view
    ask: Callable[[C, V], str] = plain.ask  # what the seat of a view is asked for, in a sentence
    evaluate: Callable[[P, int], int] = plain.evaluate  # what a position promises a seat
    view: type[V] | None = None  # what `Position.view` gives, for programs in other languages
    thinking: Thinking | None = (
        None  # for bots that think, hints and analysis; None: there are none
    )
    own_bots: Mapping[str, Callable[["Game"], Bot]] = field(default_factory=dict)
    bots: tuple[str, ...] | None = None  # those that people are offered, weakest first; None: all
    unhurried: Mapping[str, Value] = field(default_factory=dict)  # options without a clock
    likely: Callable[[P, int, Rng], int] | None = None  # a lively action; None: any legal
    listed: Callable[[P, int], list[int]] | None = None  # see `listed_actions`; None: all
    afterwards: Callable[["Record"], Any] | None = None  # a look back at a game that is over
    afterwards_type: type | None = None  # what that gives, for programs in other languages
    # Every card of a position as rows of ids, for anyone who looks back; None: not shown.
    lay_open: Callable[[C, P, Callable[[int], str]], Rows] | None = None
    open_view: Callable[[P], V] | None = None  # as a spectator's, with what lies face down
    offer: Callable[[C, V, int, Callable[[int], str]], str] | None = None  # see `offers`
    advise: Callable[[C, V, int], Any] | None = None  # odds of an action, from a view, if asked
    advice_type: type | None = None  # what that gives, for programs in other languages
    own_decks: bool = False  # whether a table may bring a deck of its own
    is_routine: Callable[[V], bool] | None = None  # a question that is asked often; None: none is
    balance: Balance | None = None  # what the lab measures
    story: Story | None = None  # what its own page tells of it
    guide: Guide | None = None  # a first game, with a lesson at each kind of decision
    unit: str = "point"  # what is counted at the end
    place: int = 99  # on the shelf, from the left
    rival: str = ""  # who plays against a lone seat
    cards_text: str | None = None  # a deck other than the game's own

    @cached_property
    def cards(self) -> C:
        """The deck, read from its text."""
        return self.read_cards(self.card_file())

    def card_file(self) -> str:
        """The text of the deck: the game's own `cards.toml`, or another."""
        if self.cards_text is not None:
            return self.cards_text
        return (self.folder / "cards.toml").read_text(encoding="utf-8")

    def card_faces(self) -> list["CardFace"]:
        """Every card as people see it."""
        if self.show_cards is None:
            return plain_faces(self.cards)
        return self.show_cards(self.card_file())

    def rulebook(self) -> str:
        """The rules in our own words, as Markdown."""
        return (self.folder / "RULEBOOK.md").read_text(encoding="utf-8")

    def deal(self, seats: int, seed: int | str, **options: object) -> P:
        """A new game, ready for its first action."""
        seats = whole(seats)
        position = self.table(seats, self.settle(seats, options))
        position.deal(read_seed(seed))
        return position

    def settle(self, seats: int, options: Mapping[str, object]) -> Values:
        """All options with their values at a table of this size."""
        self.check_seats(seats)
        return settle(self.options, seats, options)

    def table(self, seats: int, options: Values) -> P:
        """An empty table for settled options, to be dealt on again and again."""
        return self.lay_out(self.cards, seats, options)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}."
            )

    def notation(self, action: int) -> str:
        """The action in rulebook words."""
        return self.spoken.write(self.cards, action)

    def parts(self, action: int) -> dict[str, Part]:
        """The action as a page is sent it: its verb, and what stands in each place."""
        return self.spoken.parts(self.cards, action)

    @cached_property
    def spoken(self) -> Forms:
        """The forms of all actions."""
        if self.forms is not None:
            return self.forms
        if self.every_action is None:
            raise NotImplementedError(f"{self.title} has no notation for its actions")
        return every_form(self.title, self.every_action(self.cards))

    def listed_actions(self, position: P, seat: int) -> list[int]:
        """The seat's legal actions that are spelled out; the view tells the others.

        A game makes them without the others if these are a secret, so that the time it takes
        does not tell how many there are.
        """
        return position.legal(seat) if self.listed is None else self.listed(position, seat)

    def offers(
        self, view: V, actions: Sequence[int], who: Callable[[int], str] = seat_name
    ) -> tuple[str, ...]:
        """What each action would do for the seat of a view, in a sentence; some need none."""
        if self.offer is None:
            return ()
        return tuple([self.offer(self.cards, view, action, who) for action in actions])

    def parse(self, text: str) -> int:
        """The action that a text names, legal now or not."""
        words = " ".join(text.lower().split())
        if not words:
            raise BadNotation("An action has words; this text is empty.")
        return self.spoken.read(self.cards, words)

    def action(self, parts: Parts) -> int:
        """The action that a page means, legal now or not."""
        return self.spoken.number(self.cards, parts)

    def guess(self, view: V, rng: Rng) -> P:
        """A full position that the view does not rule out, each as likely as any other."""
        return self.guess_from(self.cards, view, rng)

    def with_cards(self, text: str) -> Self:
        """The same game with another deck; `BadCards` if it cannot be played with."""
        other = replace(self, cards_text=text)
        assert other.cards is not None  # read now, so that a bad deck is refused here
        return other

    def facts(self, told: list[int], who: Callable[[int], str] = seat_name) -> list[Event]:
        """The events behind the numbers that a position of this game told."""
        return facts(
            told,
            self.events,
            lambda what, number: self.read_value(self.cards, what, number),
            lambda what, value: self.say_value(self.cards, what, value),
            lambda seat: who(seat) if seat >= 0 else self.rival,
        )

    def what_if(
        self, position: P, seat: int, action: int, who: Callable[[int], str] = seat_name
    ) -> list[Event]:
        """What the action would cause at once, as far as its seat can know; nothing is done."""
        scratch = position.clone()
        with listening(scratch) as told:
            advance(scratch, seat, action)
        found: list[Event] = []
        for event in self.facts(told, who):
            if event.reveals or event.passes:
                break
            if event.heard_by(seat):
                found.append(event)
        return found


@dataclass(frozen=True)
class CardFace:
    """A card as people see it, for galleries and terminals."""

    id: str
    kind: str
    name: str
    latin: str
    numbers: Mapping[str, int | str | bool | tuple[str, ...]]
    fact: str
    source: str
    age: str = ""
    copies: int = 1


PLAIN = ("id", "kind", "name", "latin", "fact", "source", "age", "copies")


def plain_faces(cards: object) -> list[CardFace]:
    """The cards of a `Deck` as its entries have them; no other kind of deck is known so well."""
    if not isinstance(cards, Deck):
        return []
    found = []
    for entry in cards.entries:
        values: dict[str, Any] = {one.name: getattr(entry, one.name) for one in fields(entry)}
        known = {name: values[name] for name in PLAIN if name in values}
        numbers = {name: value for name, value in values.items() if name not in known}
        usual = {"kind": cards.table, "latin": "", "fact": "", "source": ""}
        found.append(CardFace(**(usual | known), numbers=numbers))
    return found
