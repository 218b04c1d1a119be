# Not compiled: forms are for people and pages; loops know numbers.
"""Forms of actions: declared once, and notation, parts and the page's types follow from them.

A form is a notation with its places in braces, `play {card} at {spot}`; what may be left out is in
brackets, `sneak {card}[ on seat {target}]`. The words before the first place are its verb. In
words all counting begins at one, in parts and in numbers at zero.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tangledbank.core.errors import BadNotation

Part = Any  # what stands in a place, as JSON has it: a text, a number, a list or an object of these
Parts = Mapping[str, Part]
Numbers = dict[str, Any]  # what stands in each place, as the rules have it; None: left out
MOST_SHOWN = 24  # forms that a refusal lists


class Place:
    """What may stand in a place of a form: written in words, sent as a part, kept as a number."""

    pattern = r"\S+"
    typescript = "string"

    def write(self, cards: Any, number: Any) -> str:
        """In words."""
        return str(self.part(cards, number))

    def read(self, cards: Any, text: str) -> Any:
        """The number behind the words; `BadNotation` if there is none."""
        return self.number(cards, text)

    def part(self, cards: Any, number: Any) -> Part:
        """As it goes over the wire."""
        raise NotImplementedError

    def number(self, cards: Any, part: Part) -> Any:
        """The number behind a part; `BadNotation` if there is none."""
        raise NotImplementedError


class Id(Place):
    """A card by its id, or what else a deck numbers: `ids` and `number_of` are its tables."""

    def __init__(
        self, what: str = "card", ids: str = "ids", number_of: str = "number_of",
        where: str = "deck",
    ) -> None:  # fmt: skip
        self.what, self.ids, self.number_of, self.where = what, ids, number_of, where

    def part(self, cards: Any, number: int) -> str:
        """Its id."""
        return str(getattr(cards, self.ids)[number])

    def number(self, cards: Any, part: Part) -> int:
        """The card of that id."""
        if not isinstance(part, str):
            raise BadNotation(f"The {self.what} is a text, not {kind_of(part)}.")
        found = self.find(cards, part)
        if found is None:
            raise BadNotation(f"There is no {self.what} {part[:40]!r} in this {self.where}.")
        return found

    def find(self, cards: Any, name: str) -> int | None:
        """The card of that name; a game may know it by others, too."""
        known: dict[str, int] = getattr(cards, self.number_of)
        return known.get(name)


class Ordinal(Place):
    """A number up to a fixed one, such as a seat: from one in words, from zero in parts."""

    pattern = r"[0-9]{1,2}"
    typescript = "number"

    def __init__(self, what: str, most: int) -> None:
        self.what, self.most = what, most

    def write(self, cards: Any, number: int) -> str:
        """From one."""
        return str(number + 1)

    def read(self, cards: Any, text: str) -> int:
        """From one."""
        return self.number(cards, int(text) - 1)

    def part(self, cards: Any, number: int) -> int:
        """From zero."""
        return int(number)

    def number(self, cards: Any, part: Part) -> int:
        """From zero."""
        if isinstance(part, bool) or not isinstance(part, int):
            raise BadNotation(f"The {self.what} is a whole number, not {kind_of(part)}.")
        if not 0 <= part < self.most:
            named = part + 1 if -1 <= part < 1000 else "another number"
            raise BadNotation(f"There are {self.what}s 1 to {self.most}; {named} is none of them.")
        return part


class Word(Place):
    """One of a few words; its number is its place among them."""

    def __init__(self, what: str, *words: str) -> None:
        self.what, self.words = what, words
        self.typescript = " | ".join(f'"{word}"' for word in words)

    def part(self, cards: Any, number: int) -> str:
        """The word."""
        return self.words[number]

    def number(self, cards: Any, part: Part) -> int:
        """Its place."""
        if not isinstance(part, str):
            raise BadNotation(f"The {self.what} is a text, not {kind_of(part)}.")
        if part not in self.words:
            raise BadNotation(
                f"There is no {self.what} {part[:40]!r}; there are {', '.join(self.words)}."
            )
        return self.words.index(part)


class Row(Place):
    """Several of one kind, one after the other."""

    pattern = r".+?"

    def __init__(self, one: Place, separator: str = " ", most: int = 60) -> None:
        self.one, self.separator, self.most = one, separator, most
        inner = one.typescript
        self.typescript = f"({inner})[]" if " " in inner else f"{inner}[]"

    def write(self, cards: Any, number: Sequence[Any]) -> str:
        """All of them."""
        return self.separator.join(self.one.write(cards, one) for one in number)

    def read(self, cards: Any, text: str) -> list[Any]:
        """All of them."""
        words = text.split(self.separator.strip() or None)
        return [self.one.read(cards, one.strip()) for one in self.few(words)]

    def part(self, cards: Any, number: Sequence[Any]) -> list[Part]:
        """All of them."""
        return [self.one.part(cards, one) for one in number]

    def number(self, cards: Any, part: Part) -> list[Any]:
        """All of them."""
        if not isinstance(part, list):
            raise BadNotation(f"Several are named in a list, not in {kind_of(part)}.")
        if not part:
            raise BadNotation("A list names at least one.")
        return [self.one.number(cards, one) for one in self.few(part)]

    def few(self, several: list[Any]) -> list[Any]:
        """Them all, if nobody has sent thousands."""
        if len(several) > self.most:
            raise BadNotation(f"At most {self.most} are named at once.")
        return several


PIECES = re.compile(r"(\{\w+\}|\[|\])")


class Phrase(Place):
    """Words with places in them; a phrase can stand in a place itself."""

    def __init__(self, what: str, text: str, /, **places: Place) -> None:
        self.what, self.text = what, text
        self.pieces = [piece for piece in PIECES.split(text) if piece]
        self.names = re.findall(r"\{(\w+)\}", text)
        self.places = {name: places[name] for name in self.names}
        self.optional = set(re.findall(r"\{(\w+)\}", " ".join(re.findall(r"\[(.*?)\]", text))))
        self.compiled = re.compile("".join(self.piece_pattern(piece) for piece in self.pieces))
        self.typescript = f"{{ {'; '.join(self.fields())} }}"

    def piece_pattern(self, piece: str) -> str:
        """A piece of the text, to be searched for."""
        if piece.startswith("{"):
            return f"(?P<{piece[1:-1]}>{self.places[piece[1:-1]].pattern})"
        return {"[": "(?:", "]": ")?"}.get(piece, re.escape(piece))

    def fields(self) -> list[str]:
        """Its places with their types."""
        return [
            f"{name}: {place.typescript}{' | null' if name in self.optional else ''}"
            for name, place in self.places.items()
        ]

    def fits(self, text: str) -> dict[str, str | None] | None:
        """What stands in each place, if the text is of this form."""
        found = self.compiled.fullmatch(text)
        return None if found is None else found.groupdict()

    def write(self, cards: Any, number: Numbers) -> str:
        """The text with its places filled; what is left out leaves its brackets empty."""
        written, left_out = "", False
        for at, piece in enumerate(self.pieces):
            if piece in "[]":
                left_out = piece == "[" and number[self.next_place(at)] is None
            elif not left_out and piece.startswith("{"):
                name = piece[1:-1]
                written += self.places[name].write(cards, number[name])
            elif not left_out:
                written += piece
        return written

    def next_place(self, at: int) -> str:
        """The first place from here on."""
        return next(piece[1:-1] for piece in self.pieces[at:] if piece.startswith("{"))

    def read(self, cards: Any, text: str) -> Numbers:
        """What stands in each place."""
        found = self.fits(text)
        if found is None:
            said = f"{text[:60]!r} is no {self.what}; one is written {self.spelled()!r}."
            raise BadNotation(said)
        return self.filled(cards, found)

    def filled(self, cards: Any, found: Mapping[str, str | None]) -> Numbers:
        """What stands in each place, as numbers."""
        return {
            name: None if text is None else self.places[name].read(cards, text)
            for name, text in found.items()
        }

    def part(self, cards: Any, number: Numbers) -> dict[str, Part]:
        """Its places with what stands in them."""
        return {
            name: None if number[name] is None else place.part(cards, number[name])
            for name, place in self.places.items()
        }

    def number(self, cards: Any, part: Part) -> Numbers:
        """What stands in each place."""
        if not isinstance(part, Mapping):
            raise BadNotation(f"The {self.what} is an object, not {kind_of(part)}.")
        if set(part) != set(self.places):
            names = ", ".join(self.names) or "no places"
            raise BadNotation(f"{self.spelled()!r} has {names}, and nothing else.")
        return {name: self.given(cards, name, part[name]) for name in self.names}

    def given(self, cards: Any, name: str, part: Part) -> Any:
        """What stands in one place; nothing, where that may be."""
        if part is None and name in self.optional:
            return None
        return self.places[name].number(cards, part)

    def spelled(self) -> str:
        """As people are shown it: `play CARD at SPOT`."""
        return PIECES.sub(lambda piece: piece[0].strip("{}").upper(), self.text)


class Form(Phrase):
    """How actions of one kind are written."""

    def __init__(self, kind: int, text: str, /, **places: Place) -> None:
        super().__init__("action", text, **places)
        self.kind = kind
        self.verb = re.split(r"[{\[]", text)[0].strip()


class Forms:
    """All forms of a game's actions, and the way between them and its numbers.

    `unpack` takes a number apart into the kind of its form and what stands in each place, `pack`
    puts it together; `means` says whether a number stands for anything with these cards.
    """

    def __init__(
        self,
        title: str,
        *forms: Form,
        means: Callable[[Any, int], bool],
        unpack: Callable[[int], tuple[int, Numbers]],
        pack: Callable[[int, Numbers], int],
    ) -> None:
        self.title, self.forms = title, forms
        self.means, self.unpack, self.pack = means, unpack, pack
        self.of_kind = {form.kind: form for form in forms}
        self.of_verb = {form.verb: form for form in forms}
        if len(self.of_kind) < len(forms) or len(self.of_verb) < len(forms):
            raise ValueError(f"Two forms of {title} have the same kind or the same verb.")

    def write(self, cards: Any, action: int) -> str:
        """The action in words, unique among all actions."""
        form, numbers = self.taken_apart(cards, action)
        return form.write(cards, numbers)

    def parts(self, cards: Any, action: int) -> dict[str, Part]:
        """The action's verb, and what stands in each place: as it goes over the wire."""
        form, numbers = self.taken_apart(cards, action)
        return {"verb": form.verb, **form.part(cards, numbers)}

    def read(self, cards: Any, text: str) -> int:
        """The action that a text names, legal or not."""
        for form in self.forms:
            found = form.fits(text)
            if found is not None:
                return self.pack(form.kind, form.filled(cards, found))
        written = ", ".join(repr(form.spelled()) for form in self.forms[:MOST_SHOWN])
        raise BadNotation(
            f"{text[:60]!r} is no action of {self.title}; actions are written {written}."
        )

    def number(self, cards: Any, parts: Parts) -> int:
        """The action behind the parts, legal or not."""
        verb = parts.get("verb")
        if not isinstance(verb, str):
            raise BadNotation(f"The verb of an action is a text, not {kind_of(verb)}.")
        form = self.of_verb.get(verb)
        if form is None:
            raise BadNotation(f"{self.title} has no verb {verb[:40]!r}.")
        places = {name: part for name, part in parts.items() if name != "verb"}
        return self.pack(form.kind, form.number(cards, places))

    def taken_apart(self, cards: Any, action: int) -> tuple[Form, Numbers]:
        """The form of a number, and what stands in its places."""
        if not self.means(cards, action):
            raise BadNotation(f"The number {action} is no action of {self.title}.")
        kind, numbers = self.unpack(action)
        return self.of_kind[kind], numbers


def every_form(title: str, listed: Mapping[int, str]) -> Forms:
    """Forms for a game that lists all its actions: each is a verb of its own."""
    return Forms(
        title,
        *[Form(action, text) for action, text in listed.items()],
        means=lambda _cards, action: action in listed,
        unpack=lambda action: (action, {}),
        pack=lambda kind, _numbers: kind,
    )


def kind_of(part: Part) -> str:
    """What kind of part this is, for whoever has sent another than is meant."""
    return KINDS.get(type(part), "an object")


KINDS = {
    type(None): "nothing", bool: "true or false", int: "a number", float: "a fraction",
    str: "a text", list: "a list",
}  # fmt: skip
