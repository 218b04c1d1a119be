"""§5.2, §5.3, §10.1 Texts that disregard, one after the other."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import BED
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import DISREGARD, FIRST, card_of, encode
from tangledbank.games.trex.rules.field import ROOM
from tangledbank.games.trex.rules.phases import NONE, SEATS, SEQUENCE, TOP
from tangledbank.games.trex.rules.tops import fill_tops

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def nap(position: "Position") -> None:
    """§2.11 The Long Nap: every bed card is disregarded, before any other text."""
    field = position.field
    for at in range(field.count):
        disregard_all(position, at, BED, NONE)


def disregard(position: "Position", seat: i64, at: i64, card: i64, by: i64) -> None:
    """§10.1 As if it was not there."""
    position.field.disregarded[card] = 1
    if by == NONE:
        position.tell(told.ASLEEP, seat, card, at, position.field.number[card])
    else:
        position.tell(told.DISREGARDED, seat, card, at, position.field.number[card], by)


def disregard_all(position: "Position", at: i64, icons: i64, by: i64) -> None:
    """§8.2 All cards here with an icon, on both sides."""
    for seat in range(SEATS):
        side = position.field.side(seat, at)
        for i in range(side.count):
            if is_there(position, side[i]) and position.cards.icons[side[i]] & icons:
                disregard(position, seat, at, side[i], by)


def is_there(position: "Position", card: i64) -> bool:
    """§10.1 A disregarded card is not."""
    return position.field.disregarded[card] == 0


# -- which texts, in which order -----------------------------------------------------------
def has_text(position: "Position", card: i64) -> bool:
    """Whether a played card's text disregards, and has not acted yet."""
    text = position.cards.text[card]
    return (text == c.DISREGARD_TOP or text == c.DISREGARD_KIND) and position.acted[card] == 0


def spot_waits(position: "Position", at: i64) -> bool:
    """Whether the spot card disregards, and has not acted yet."""
    effect = position.spot(at)
    if effect != c.DISREGARD_TOPS and effect != c.NO_HOW_DE_DOS:
        return False
    return position.acted[position.field.spots[at]] == 0


def fill_sources(position: "Position", at: i64, into: Pile) -> None:
    """§5.2 The cards whose text has still to act: the spot card, then those on the sides."""
    into.count = 0
    if spot_waits(position, at):
        into.add(position.field.spots[at])
    for seat in range(SEATS):
        side = position.field.side(seat, at)
        for i in range(side.count):
            if has_text(position, side[i]) and is_there(position, side[i]):
                into.add(side[i])


def next_disregard(position: "Position", at: i64) -> bool:
    """§5.3 The next text acts, or somebody is asked; False when all have acted."""
    sources = Pile(2 * ROOM + 1)
    fill_sources(position, at, sources)
    if sources.count == 0:
        return False
    halfway = position.spot_acted == 1  # §9.9 the other side of the spot card comes first
    if sources.count > 1 and not halfway and order_matters(position, at):
        position.ask(SEQUENCE, position.first, NONE, at)
    else:
        act(position, at, sources[0])
    return True


def fill_sequence(position: "Position", actions: Actions) -> None:
    """§5.3 Any of them may be next."""
    sources = Pile(2 * ROOM + 1)
    fill_sources(position, position.at, sources)
    for i in range(sources.count):
        actions.add(encode(FIRST, sources[i]))


def act(position: "Position", at: i64, source: i64) -> None:
    """§5.2 One text; a tie for the top asks first."""
    if source == position.field.spots[at]:
        act_spot(position, at, source)
        return
    seat = owner_of(position, at, source)
    if position.cards.text[source] == c.DISREGARD_KIND:
        position.acted[source] = 1
        disregard_all(position, at, position.cards.named[source], source)
    else:
        take_top(position, seat, 1 - seat, at, source)


def act_spot(position: "Position", at: i64, source: i64) -> None:
    """§9.9 The top card of each side, the First Move holder's first; §9.13 every How-de-do."""
    if position.spot(at) == c.NO_HOW_DE_DOS:
        position.acted[source] = 1
        for seat in range(SEATS):
            side = position.field.side(seat, at)
            for i in range(side.count):
                if position.cards.is_how_de_do(side[i]) and is_there(position, side[i]):
                    disregard(position, seat, at, side[i], source)
        return
    while position.spot_acted < SEATS:
        seat = position.first if position.spot_acted == 0 else 1 - position.first
        if not take_top(position, seat, seat, at, source):
            return


def owner_of(position: "Position", at: i64, card: i64) -> i64:
    """On whose side a card lies."""
    return 0 if card in position.field.side(0, at) else 1


# -- the top card --------------------------------------------------------------------------
def take_top(position: "Position", chooser: i64, seat: i64, at: i64, source: i64) -> bool:
    """§8.1 Disregard the top card of a side; False if its chooser is asked which (§10.3)."""
    tops = Pile(ROOM)
    fill_tops(position.cards, position.terms, position.field, seat, at, tops)
    if tops.count > 1:
        position.ask(TOP, chooser, source, at)
        return False
    took_top(position, seat, at, source, tops[0] if tops.count else NONE)
    return True


def took_top(position: "Position", seat: i64, at: i64, source: i64, card: i64) -> None:
    """§8.1, §9.9 It is settled which card; with none there, nothing happens."""
    if source == position.field.spots[at]:
        position.spot_acted += 1
        if position.spot_acted == SEATS:
            position.acted[source] = 1
    else:
        position.acted[source] = 1
    if card != NONE:
        disregard(position, seat, at, card, source)


def target_seat(position: "Position") -> i64:
    """Whose top card is asked for."""
    if position.asker == position.field.spots[position.at]:
        return position.turn
    return 1 - position.turn


def fill_top_choices(position: "Position", actions: Actions) -> None:
    """§10.3 Any of the top cards."""
    tops = Pile(ROOM)
    seat = target_seat(position)
    fill_tops(position.cards, position.terms, position.field, seat, position.at, tops)
    for i in range(tops.count):
        card = tops[i]
        if position.cards.is_how_de_do(card):
            card = position.cards.how_de_do
        actions.add(encode(DISREGARD, card))


def choose_top(position: "Position", card: i64) -> None:
    """§10.3 The chooser has named one; a spot card goes on with the other side."""
    seat = target_seat(position)
    at = position.at
    source = position.asker
    if position.cards.is_how_de_do(card):
        card = a_how_de_do(position, seat, at)
    took_top(position, seat, at, source, card)


def a_how_de_do(position: "Position", seat: i64, at: i64) -> i64:
    """One that lies there and is not disregarded."""
    side = position.field.side(seat, at)
    for i in range(side.count):
        if position.cards.is_how_de_do(side[i]) and is_there(position, side[i]):
            return side[i]
    raise ValueError("no How-de-do lies there")


# -- whether the order matters -------------------------------------------------------------
def order_matters(position: "Position", at: i64) -> bool:
    """§5.3 Whether it makes a difference which text acts next, whatever is chosen on the way."""
    sources = Pile(2 * ROOM + 1)
    fill_sources(position, at, sources)
    first = ends_after(position, at, sources[0])
    for i in range(1, sources.count):
        if ends_after(position, at, sources[i]) != first:
            return True
    return False


def ends_after(position: "Position", at: i64, source: i64) -> set[int]:
    """All the ends that are possible if this text acts next."""
    found: set[int] = set()
    trial = position.clone()
    act(trial, at, source)
    explore_choices(trial, at, found)
    return found


def explore(position: "Position", at: i64, found: set[int]) -> None:
    """Every order of the texts at a spot; ends that differ go into `found`."""
    sources = Pile(2 * ROOM + 1)
    fill_sources(position, at, sources)
    if sources.count == 0:
        found.add(ends_as(position, at))
        return
    for i in range(sources.count):
        found |= ends_after(position, at, sources[i])


def explore_choices(position: "Position", at: i64, found: set[int]) -> None:
    """Every answer to a tie on the way."""
    if position.question != TOP:
        explore(position, at, found)
        return
    actions = Actions()
    fill_top_choices(position, actions)
    for i in range(actions.count):
        trial = position.clone()
        trial.question = 0
        choose_top(trial, card_of(actions[i]))
        if trial.spot_acted == 1:
            act(trial, at, trial.field.spots[at])
        explore_choices(trial, at, found)


def ends_as(position: "Position", at: i64) -> int:
    """Which cards are disregarded, a bit each by the number of their laying."""
    found = 0
    for seat in range(SEATS):
        side = position.field.side(seat, at)
        for i in range(side.count):
            if not is_there(position, side[i]):
                found |= 1 << int(position.field.number[side[i]])
    return found
