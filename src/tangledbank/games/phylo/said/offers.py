"""What an action would do in this very position, in a sentence with its numbers."""

from collections.abc import Callable

from tangledbank.core.words import counted, listed
from tangledbank.games.phylo.cards.cards import EVENTS, OVERPOPULATION, Cards
from tangledbank.games.phylo.cards.words import HARMS, spelled
from tangledbank.games.phylo.rules.actions import (
    AIM,
    DROP,
    DROPS,
    NO_CARD,
    STRIKE,
    aims_in,
    card_of,
    event_of,
    kind_of,
    opponent_of,
)
from tangledbank.games.phylo.seen.guess import read
from tangledbank.games.phylo.seen.strikes import fallen_by, left_after, struck_web
from tangledbank.games.phylo.seen.view import View

Who = Callable[[int], str]


def offer(cards: Cards, view: View, action: int, who: Who) -> str:
    """One sentence, as the seat of the view reads it."""
    assert view.own is not None, "only players act"
    kind = kind_of(action)
    if kind == DROP:
        return offer_drop(cards, view, DROPS.cards_of(action))
    if kind == AIM:
        return offer_aims(view, aims_in(action), who)
    if kind == STRIKE:
        return offer_strike(cards, view, card_of(action), who)
    card = card_of(action)
    if card == NO_CARD:
        return "Nothing in the discard pile would help your web."
    points = counted(int(cards.points[card]), "point", "points")
    return f"The {cards.said[card]} comes back into your web, with {points} of its own."


def offer_drop(cards: Cards, view: View, dropped: list[int]) -> str:
    """§2.2 What the kept cards count by themselves, and how many new ones come."""
    assert view.own is not None
    kept = sum(
        1 << place
        for place, name in enumerate(view.own.hand)
        if cards.number_of[name] not in dropped
    )
    points = view.own.kept_points[kept]
    if not dropped:
        return f"Your web stays at {counted(points, 'point', 'points')}."
    count = min(len(dropped), view.pickup + view.discard)
    come = "a new card comes" if count == 1 else f"{count} new cards come"
    return f"What you keep counts {points}, and {come}."


def offer_aims(view: View, aims: list[int], who: Who) -> str:
    """§4.2 Whom each event is for; §4.4 events without an aim do nothing."""
    assert view.seat is not None
    if not aims:
        return "You are ready; events that you hold are discarded without effect."
    parts = []
    for one in aims:
        target, event = (view.seat + opponent_of(one)) % view.seats, spelled(EVENTS[event_of(one)])
        parts.append(f"{event} for {who(target) if target != view.seat else 'yourself'}")
    said = f"In this order: {listed(parts)}." if len(parts) > 1 else f"{parts[0]}."
    return said[:1].upper() + said[1:]


def offer_strike(cards: Cards, view: View, card: int, who: Who) -> str:
    """§6.3, §6.4 What the event would do to this card, and to the web."""
    strike = view.strike
    assert strike is not None, "only where an owner chooses"
    target = view.players[strike.target].shown
    assert target is not None, "hands are open"
    known = read(cards, view)
    web = struck_web(known)
    whose = f"{who(strike.target)}'s"
    effect = cards.effect[cards.number_of[strike.event]]
    fallen = fallen_by(known, web, card)
    if not fallen:
        return f"Fizzles: it harms {HARMS[EVENTS[effect]]}, not {whose} {cards.said[card]}."
    if strike.hop == 0 and target.protections:
        return f"Is cancelled: {who(strike.target)} is protected."
    names = listed([cards.said[one] for one in fallen])
    counts = f"counts {left_after(known, web, card)} instead of {target.web.points}"
    if effect == OVERPOPULATION:
        return f"{whose} {cards.said[card]} eats up {names}, and the web {counts}."
    return f"Takes {whose} {names}, and the web {counts}."
