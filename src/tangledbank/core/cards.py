# Not compiled: card files are read once, and the dataclasses' types drive the reading.
"""Card files: TOML tables become a game's own card dataclasses, with errors that name the line.

A key is the field's name with hyphens. Fields are `str`, `int`, `float`, `bool`, `Literal[...]`
words, tuples of these, or tuples of further dataclasses written as inline tables.
"""

import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import (
    Any,
    Generic,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from tangledbank.core.errors import BadCards

Card = TypeVar("Card")
# Where something stands, found only if it must be said: in a large file that takes long.
Line = Callable[[], int]
WANTED = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


def key_of(key: str) -> str:
    """The pattern of a line that gives this key a value, whatever stands before it."""
    return rf".*(?<![\w-]){re.escape(key)}[\"']?\s*="


class CardFile:
    """A card file, parsed; `read` gives the cards of one table."""

    def __init__(self, text: str, tables: tuple[str, ...], head: tuple[str, ...] = ()) -> None:
        """`head` names texts that may stand above all tables, such as the name of a deck."""
        self.lines = text.splitlines()
        try:
            self.parsed = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadCards(f"The card file is not TOML: {error}.") from None
        self.head: dict[str, str] = {}
        for name, entries in self.parsed.items():
            if name in head:
                self.head[name] = self.value(entries, str, self.key_from(name, lambda: 0), name)
                continue
            if name not in tables or not isinstance(entries, list):
                line = self.find(rf"\s*\[*\s*{re.escape(name)}\b", 0)
                raise BadCards(
                    f"Line {line + 1}: {name!r} is no table of cards here; "
                    f"there are {', '.join(f'[[{table}]]' for table in tables)}."
                )

    def read(self, table: str, card: type[Card], identity: str = "id") -> list[Card]:
        """The cards of `[[table]]`, each as a `card`; no two with the same id."""
        cards: list[Card] = []
        seen: set[object] = set()
        for number, entry in enumerate(self.parsed.get(table, [])):
            line = self.start_of(table, number)
            made = self.make(entry, card, line, f"[[{table}]]")
            cards.append(made)
            if hasattr(made, identity):
                name = getattr(made, identity)
                if name in seen:
                    raise BadCards(f"Line {line() + 1}: the id {name!r} is there twice.")
                seen.add(name)
        return cards

    def find(self, pattern: str, start: int) -> int:
        """The first line from `start` on that begins like the pattern."""
        for number in range(start, len(self.lines)):
            if re.match(pattern, self.lines[number]):
                return number
        return start

    def start_of(self, table: str, number: int) -> Line:
        """The line on which a card of a table begins."""

        def look() -> int:
            line = -1
            for _card in range(number + 1):
                line = self.find(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]", line + 1)
            return line

        return look

    def key_from(self, key: str, line: Line) -> Line:
        """The line of a key, looked for from that of its card on."""
        return lambda: self.find(key_of(key), line())

    def line_of(self, table: str, id: str, key: str) -> int:
        """The line, counted from 1, of a key of a card; of its first, if it has no such key."""
        for number, entry in enumerate(self.parsed.get(table, [])):
            if entry.get("id") == id:
                line = self.start_of(table, number)
                return 1 + (self.key_from(key, line) if key in entry else line)()
        return 1

    def inline_line(self, line: Line, number: int, count: int) -> Line:
        """The line on which one of the next inline tables begins."""
        return lambda: self.inline_lines(line(), count)[number]

    def inline_lines(self, line: int, count: int) -> list[int]:
        """The lines on which the next inline tables begin."""
        found: list[int] = []
        for number in range(line, len(self.lines)):
            found += [number] * self.lines[number].count("{")
            if len(found) >= count:
                break
        return (found + [line] * count)[:count]

    def make(self, entry: Any, card: type[Card], line: Line, place: str) -> Card:
        """One card from its table, every key known, present and of its type."""
        assert is_dataclass(card)
        if not isinstance(entry, dict):
            raise BadCards(f"Line {line() + 1}: {place} wants a table of keys and values.")
        hints = get_type_hints(card)
        wanted = {field.name.replace("_", "-"): field for field in fields(card)}
        for key in entry:
            if key not in wanted:
                at = self.key_from(key, line)
                raise BadCards(f"Line {at() + 1}: {place} has no key {key!r}.")
        values: dict[str, Any] = {}
        for key, field in wanted.items():
            if key in entry:
                at = self.key_from(key, line)
                values[field.name] = self.value(entry[key], hints[field.name], at, key)
            elif field.default is MISSING and field.default_factory is MISSING:
                raise BadCards(f"Line {line() + 1}: {place} lacks the key {key!r}.")
        return card(**values)

    def value(self, value: Any, kind: Any, line: Line, key: str) -> Any:
        """A value of the field's type."""
        origin = get_origin(kind)
        if origin is tuple:
            if not isinstance(value, list):
                raise BadCards(f"Line {line() + 1}: {key} is a list.")
            inner = get_args(kind)[0]
            is_table = is_dataclass(inner)
            return tuple(
                self.value(
                    one, inner, self.inline_line(line, at, len(value)) if is_table else line, key
                )
                for at, one in enumerate(value)
            )
        if origin is Literal:
            if value not in get_args(kind):
                words = ", ".join(get_args(kind))
                raise BadCards(f"Line {line() + 1}: {key} is one of {words}, not {value!r}.")
            return value
        if origin in (UnionType, Union):
            kind = next(one for one in get_args(kind) if one is not type(None))
            return self.value(value, kind, line, key)
        if is_dataclass(kind):
            return self.make(value, cast(type[Any], kind), line, key)
        if kind is float and type(value) is int:
            return value
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadCards(f"Line {line() + 1}: {key} is {WANTED[kind]}, not {value!r}.")
        return value


class Deck(Generic[Card]):
    """The cards of a file with one table, for games that need no packed ones.

    An entry is a dataclass with an `id` and a `name`. Cards are numbers from 0: in the order of the
    entries, as many to each as its `copies` say, or one. `deck[card]` is the entry of a card.
    """

    def __init__(self, text: str, table: str, card: type[Card]) -> None:
        self.table = table
        self.entries = CardFile(text, tables=(table,)).read(table, card)
        self.cards: list[Card] = []
        self.ids: list[str] = []  # of each card
        self.names: dict[str, str] = {}  # of each id
        for entry in self.entries:
            known = cast(Any, entry)
            copies = getattr(known, "copies", 1)
            self.cards += [entry] * copies
            self.ids += [known.id] * copies
            self.names[known.id] = known.name

    def __getitem__(self, card: int) -> Card:
        return self.cards[card]

    def __len__(self) -> int:
        return len(self.cards)

    def ids_of(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Cards by their ids, as views have them."""
        return tuple([self.ids[card] for card in cards])
