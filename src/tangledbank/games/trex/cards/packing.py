"""A deck packed into tables for the rules."""

from collections.abc import Callable, Sequence

from tangledbank.core.containers import numbers
from tangledbank.games.trex.cards.cards import (
    FINDS_NONE,
    HOW_DE_DO,
    ICONS,
    MARKER,
    PERIODS,
    PLACE,
    PREHISTORIC,
    PREHISTORICS,
    REVEALS,
    SPOTS,
    TEXTS,
    UNKNOWN,
    Cards,
)
from tangledbank.games.trex.cards.deck import HOW_DE_DOS, Deck, Period, Place, Printed
from tangledbank.games.trex.cards.texts import amount_of, most_of, sentence, word
from tangledbank.games.trex.cards.words import REVEALED


def read_cards(text: str) -> Cards:
    """The deck of a card file, ready for play."""
    deck = Deck(text)
    every = [one for _table, one in deck.every()]
    cards = Cards()
    pack_names(cards, deck, every)

    def column(read: Callable[[Printed], int], rest: int = 0) -> list[int]:
        """A value of every card; How-de-dos, markers and the unknown card have none."""
        return [read(one) for one in every] + [rest] * (HOW_DE_DOS + 3)

    kinds = [kind_of(one) for one in every] + [HOW_DE_DO] * HOW_DE_DOS
    cards.kind = numbers([*kinds, MARKER, MARKER, UNKNOWN])
    cards.sets = numbers(column(lambda one: one.set, 2011))
    cards.footprints = numbers(column(lambda one: one.footprints if isinstance(one, Period) else 0))
    cards.icons = numbers(column(lambda one: bits(icons_of(one))))
    cards.reveal = numbers(column(lambda one: REVEALS.index(word(one, "reveal"))))
    cards.text = numbers(column(lambda one: TEXTS.index(word(one, "text"))))
    cards.spot = numbers(column(lambda one: SPOTS.index(word(one, "spot"))))
    cards.effect = numbers(column(lambda one: PREHISTORICS.index(word(one, "effect"))))
    cards.amount = numbers(column(amount_of))
    cards.most = numbers(column(most_of))
    cards.named = numbers(column(lambda one: bits([word(one, "icon")])))
    names = {one.id: one.name for one in every}
    cards.does = [sentence(REVEALED, word(one, "reveal"), one, names) for one in every]
    cards.does += [""] * (HOW_DE_DOS + 3)
    cards.finds = numbers(
        column(lambda one: cards.number_of.get(one.finds, FINDS_NONE), FINDS_NONE)
    )
    return cards


def pack_names(cards: Cards, deck: Deck, every: Sequence[Printed]) -> None:
    """Period cards, Prehistoric cards, places, six How-de-dos, the two markers."""
    special = deck.specials
    cards.ids = [one.id for one in every] + ["how-de-do"] * HOW_DE_DOS
    cards.ids += ["rexonomics", "first-move"]
    cards.names = [one.name for one in every] + [special["how-de-do"].name] * HOW_DE_DOS
    cards.names += [special["rexonomics"].name, special["first-move"].name]
    cards.count = len(cards.ids)
    cards.how_de_do = len(every)
    cards.rexonomics = cards.count - 2
    cards.first_move = cards.count - 1
    cards.unknown = cards.count
    cards.number_of = {name: cards.ids.index(name) for name in cards.ids}


def kind_of(one: Printed) -> int:
    """The kind of a card of the deck."""
    if isinstance(one, Period):
        return PERIODS.index(one.period)
    return PLACE if isinstance(one, Place) else PREHISTORIC


def icons_of(one: Printed) -> tuple[str, ...]:
    """The icons that it shows."""
    if isinstance(one, Period):
        return one.icons
    return (one.icon,) if isinstance(one, Place) else ()


def bits(words: Sequence[str]) -> int:
    """A set of icons as bits."""
    return sum(1 << ICONS.index(word) for word in words if word)
