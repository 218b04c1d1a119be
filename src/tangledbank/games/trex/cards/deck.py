"""§1.1 The cards of a file, checked and in order: what is printed on each, and its fact."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tangledbank.core.cards import CardFile
from tangledbank.core.errors import BadCards

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_CARDS = 250  # so that a card fits into an action
HOW_DE_DOS = 6
Icon = Literal["food", "music", "water", "wheel", "hat", "book", "animal", "bed"]


@dataclass(frozen=True, kw_only=True)
class Printed:
    """What every card of the deck has."""

    id: str
    name: str
    short: str = ""
    caption: str = ""
    shows: str = ""
    latin: str = ""
    fact: str = ""
    source: str = ""
    age: str = ""
    set: int = 2012
    finds: str = ""  # the card that a text names
    amount: int = -1  # what a text adds; -1: as usual for its kind
    most: int = -1  # §8.4, §8.8 at most


@dataclass(frozen=True, kw_only=True)
class Period(Printed):
    """A card that is held, played and won."""

    period: Literal["finely-balanced", "jurassic", "free"]
    footprints: int
    icons: tuple[Icon, ...] = ()
    reveal: Literal[
        "", "peek", "flip", "shift", "shove", "encore", "recall", "find-card", "find-place",
        "discard", "give", "exchange", "barge-in", "boom", "relocate",
    ] = ""  # fmt: skip
    text: Literal[
        "", "disregard-top", "disregard-kind", "sulk", "crowd", "wild", "balance", "stubborn",
        "eras",
    ] = ""  # fmt: skip
    icon: Literal["", "food", "music", "water", "wheel", "hat", "book", "animal", "bed"] = ""
    spot: Literal[
        "", "winner-sells", "beds-count", "no-how-de-dos", "loser-first", "no-moves",
        "winner-fetches",
    ] = ""  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Prehistoric(Printed):
    """A card that acts at the start of a round."""

    effect: Literal[
        "meteor", "swap-meet", "stampede", "crash", "ice", "tar", "long-nap", "fossil", "gift"
    ]


@dataclass(frozen=True, kw_only=True)
class Place(Printed):
    """A card that is worth a point."""

    icon: Icon
    spot: Literal[
        "", "at-most-two", "must-reveal", "no-reveals", "rich-groups", "lower-wins",
        "winner-discards", "loser-barters", "jurassic-only", "disregard-tops", "winner-clears",
    ] = ""  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Special(Printed):
    """How-de-dos and the two markers."""

    id: Literal["how-de-do", "rexonomics", "first-move"]
    copies: int
    footprints: int = 0
    set: int = 2011  # X21


class Deck:
    """A card file, read and checked."""

    def __init__(self, text: str) -> None:
        self.file = CardFile(text, ("period", "prehistoric", "place", "special"))
        self.periods = self.file.read("period", Period)
        self.prehistorics = self.file.read("prehistoric", Prehistoric)
        self.places = self.file.read("place", Place)
        self.specials = {one.id: one for one in self.file.read("special", Special)}
        self.check()

    def every(self) -> list[tuple[str, Printed]]:
        """Every card of the deck with its table, in order."""
        tables: Sequence[tuple[str, Sequence[Printed]]] = (
            ("period", self.periods),
            ("prehistoric", self.prehistorics),
            ("place", self.places),
        )
        return [(table, one) for table, cards in tables for one in cards]

    def check(self) -> None:
        """Ids that tell cards apart, numbers within bounds, and names that mean a card."""
        seen = {"how-de-do", "rexonomics", "first-move"}
        if set(self.specials) != seen or self.specials["how-de-do"].copies != HOW_DE_DOS:
            raise BadCards("A deck has six How-de-dos, one Rexonomics and one First Move.")
        for table, one in self.every():
            if not KEBAB.fullmatch(one.id):
                self.refuse(
                    table, one, "id", f"{one.id!r} is no id; ids are lower-case words with hyphens"
                )
            if one.id in seen:
                self.refuse(table, one, "id", f"the id {one.id!r} is there twice")
            seen.add(one.id)
            if one.set not in (2011, 2012):
                self.refuse(table, one, "set", f"it is 2011 or 2012; {one.set} is neither")
            for key in ("amount", "most"):
                if not -1 <= getattr(one, key) <= 9:
                    self.refuse(table, one, key, f"0 to 9; {getattr(one, key)} is outside")
        if len(seen) - 1 + HOW_DE_DOS > MOST_CARDS:
            raise BadCards(f"A deck has at most {MOST_CARDS} cards.")
        for period in self.periods:
            self.check_period(period)
        for table, one in self.every():
            self.check_named(table, one)

    def check_period(self, one: Period) -> None:
        """§1.1 Footprints and icons; §8.5 a wild card needs an icon of its own."""
        if not 0 <= one.footprints <= 9:
            self.refuse("period", one, "footprints", f"0 to 9; {one.footprints} is outside")
        if len(one.icons) > 2 or len(set(one.icons)) < len(one.icons):
            self.refuse("period", one, "icons", "a card has two different ones at most")
        if one.text == "wild" and not one.icons:
            self.refuse("period", one, "text", "a card without icons always stands alone")
        if (one.text == "disregard-kind") != (one.icon != ""):
            self.refuse("period", one, "icon", "it goes with the text disregard-kind, and only so")

    def check_named(self, table: str, one: Printed) -> None:
        """§10.4 A card that finds another names one of the right kind; no other names any."""
        wanted = finds_kind(one)
        known = {
            "period": {card.id for card in self.periods},
            "place": {card.id for card in self.places},
            "": {""},
        }
        if one.finds not in known[wanted]:
            self.refuse(
                table, one, "finds", f"{one.finds!r} is no {wanted or 'use here: leave it out'}"
            )

    def refuse(self, table: str, one: Printed, key: str, why: str) -> None:
        """The line, the field, the card, and what is wrong."""
        line = self.file.line_of(table, one.id, key)
        raise BadCards(f"Line {line}: {key} of {one.id}: {why}.")


def finds_kind(one: Printed) -> str:
    """What kind of card a card's text names: a period card, a place, or none."""
    if isinstance(one, Period) and (one.reveal == "find-card" or one.spot == "winner-fetches"):
        return "period"
    if isinstance(one, Prehistoric) and one.effect == "fossil":
        return "period"
    if isinstance(one, Period) and one.reveal == "find-place":
        return "place"
    if isinstance(one, Place) and one.spot == "winner-clears":
        return "place"
    return ""
