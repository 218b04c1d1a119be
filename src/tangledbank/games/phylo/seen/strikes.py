"""§6.3 What a strike would do, as far as everyone can see it."""

from tangledbank.core.containers import Pile, pile_of
from tangledbank.games.phylo.cards.cards import EPIDEMIC, HAND, OVERPOPULATION
from tangledbank.games.phylo.rules.food_webs import count_of, fill_web
from tangledbank.games.phylo.rules.harmful_events import can_harm
from tangledbank.games.phylo.rules.state import State


def struck_web(position: State) -> list[int]:
    """The species that count where an event waits for its owner; hands are open."""
    web = Pile(HAND)
    fill_web(position, position.target(), web)
    return web.as_list()


def fallen_by(position: State, web: list[int], card: int) -> list[int]:
    """§6.4 The cards that fall if this one is struck; none where the event fizzles.

    §6.12 Duplicates are level with the card, but fall with it.
    """
    cards = position.cards
    effect = cards.effect[position.event()]
    if position.hop == 0 and not can_harm(cards, effect, card):
        return []
    if effect == OVERPOPULATION:
        return [food for food in web if position.eats(card, food)]
    if effect != EPIDEMIC:
        return [card]
    return [other for other in web if cards.species[other] == cards.species[card]]


def left_after(position: State, web: list[int], card: int) -> int:
    """§6.6 What the struck web would still count, without a bonus, if nothing protects it."""
    fallen = fallen_by(position, web, card)
    left = pile_of([other for other in web if other not in fallen])
    return int(count_of(position.cards, position.links, left))
