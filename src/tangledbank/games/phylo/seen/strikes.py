"""§6.3 What a strike would do, as far as everyone can see it."""

from tangledbank.core.containers import pile_of
from tangledbank.games.phylo.cards.cards import EPIDEMIC, OVERPOPULATION, Cards
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.harmful_events import can_harm
from tangledbank.games.phylo.seen.view import OpenHand, Strike, View, links_at


def struck_hand(view: View) -> tuple[Strike, OpenHand]:
    """The event that waits for its owner, and the hand that it strikes."""
    assert view.strike is not None, "only where an owner chooses"
    shown = view.players[view.strike.target].shown
    assert shown is not None, "hands are open"
    return view.strike, shown


def fallen_by(cards: Cards, view: View, card: int) -> list[str]:
    """§6.4 The cards that fall if this one is struck; none where the event fizzles.

    §6.12 Duplicates are level with the card, but fall with it.
    """
    strike, shown = struck_hand(view)
    effect = cards.effect[cards.number_of[strike.event]]
    if strike.hop == 0 and not can_harm(cards, effect, card):
        return []
    if effect == OVERPOPULATION:
        return [link.food for link in shown.web.links if link.eater == cards.ids[card]]
    if effect != EPIDEMIC:
        return [cards.ids[card]]
    kind = cards.species[card]
    return [name for name in shown.web.counting if cards.species[cards.number_of[name]] == kind]


def left_after(cards: Cards, view: View, card: int) -> int:
    """§6.6 What the struck web would still count, without a bonus, if nothing protects it."""
    _strike, shown = struck_hand(view)
    fallen = fallen_by(cards, view, card)
    left = [cards.number_of[name] for name in shown.web.counting if name not in fallen]
    return int(count_of(cards, links_at(cards, view), pile_of(left)))
