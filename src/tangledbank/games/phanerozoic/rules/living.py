"""A plant or animal on the table, with the mutations tucked under it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile
from tangledbank.games.phanerozoic.cards.cards import Cards


@final
@mypyc_attr(acyclic=True)
class Living:
    """A living species. Its stars, marks and growth are kept up to date with its mutations."""

    __slots__ = ("card", "growth", "marks", "mutations", "population", "row", "stars")

    def __init__(self, cards: Cards, card: i64, population: i64) -> None:
        self.card: i64 = card
        self.row: i64 = cards.row[card]
        self.population: i64 = population
        self.stars: i64 = cards.stars[card]
        self.marks: i64 = cards.marks[card]
        self.growth: i64 = cards.growth[card]
        self.mutations = Pile(cards.first_event - cards.first_mutation)

    def can_take(self, cards: Cards, mutation: i64) -> bool:
        """§3.5 No icon twice, printed or tucked (N11), except for the star, which has no mark."""
        return self.marks & cards.side_mark[cards.side(mutation, self.row)] == 0

    def take(self, cards: Cards, mutation: i64) -> None:
        """§3.4 Tuck a mutation; §4.2 its growth, if it shows one, replaces what counted before."""
        side = cards.side(mutation, self.row)
        self.mutations.add(mutation)
        self.stars += cards.side_stars[side]
        self.marks |= cards.side_mark[side]
        if cards.side_growth[side] != 0:
            self.growth = cards.side_growth[side]

    def can_become(self, cards: Cards, species: i64) -> bool:
        """§3.10, §3.11 Whether a species may descend from this one."""
        return self.is_mutated() and self.is_kin(cards, species) and self.has_all(cards, species)

    def is_mutated(self) -> bool:
        """§3.10 Whether it carries a mutation."""
        return self.mutations.count > 0

    def is_kin(self, cards: Cards, species: i64) -> bool:
        """§3.10 Whether a species is of the same row (ruling N14)."""
        return self.row == cards.row[species]

    def has_all(self, cards: Cards, species: i64) -> bool:
        """§3.11 Whether it has the stars, the icons and the growth that a child wants."""
        return (
            self.stars >= cards.stars[species]
            and self.missing_marks(cards, species) == 0
            and not self.misses_growth(cards, species)
        )

    def missing_marks(self, cards: Cards, species: i64) -> i64:
        """§3.11 The icons that a child wants and that this species does not show, a bit each."""
        return cards.needed_marks[species] & ~self.marks

    def misses_growth(self, cards: Cards, species: i64) -> bool:
        """§3.11 Whether it does not grow by all that a child wants."""
        return cards.needed_growth[species] & ~self.growth != 0

    def lose_mutations(self, cards: Cards) -> None:
        """§3.13 What is printed counts again (ruling N10)."""
        self.mutations.count = 0
        self.stars = cards.stars[self.card]
        self.marks = cards.marks[self.card]
        self.growth = cards.growth[self.card]

    def copy(self, cards: Cards) -> "Living":
        """An independent one, equal in everything."""
        twin = Living(cards, self.card, self.population)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "Living") -> None:
        """Become equal."""
        self.card = other.card
        self.row = other.row
        self.population = other.population
        self.stars = other.stars
        self.marks = other.marks
        self.growth = other.growth
        self.mutations.copy_from(other.mutations)
