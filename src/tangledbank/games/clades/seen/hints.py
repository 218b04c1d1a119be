"""§5.5 What a hint shows, in three steps: how many triples, one card of a triple, all three."""

from tangledbank.core.containers import Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.clades.cards.qualities import CARDS
from tangledbank.games.clades.rules.calling import fill_reach
from tangledbank.games.clades.rules.harder import against_personal
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import find_triples


def triples_in_reach(position: Position, seat: int) -> list[tuple[int, int, int]]:
    """§3.1 Every triple that the seat could call now."""
    cards = Pile(CARDS)
    fill_reach(position, seat, cards)
    found = find_triples(cards)
    return [three for three in found if against_personal(position, *three) == ALLOWED]


def hint(position: Position, seat: int) -> tuple[str, list[int]]:
    """The sentence and the cards of the step that the seat has reached."""
    step = int(position.hint[seat])
    triples = triples_in_reach(position, seat)
    if not triples:
        return "There is no triple in your reach.", []
    first = triples[0]
    if step == 1:
        count = len(triples)
        many = "There is one triple" if count == 1 else f"There are {count} triples"
        return f"{many} in your reach.", []
    if step == 2:
        return "This card is part of one.", [first[0]]
    return "These three are a triple.", list(first)
