"""§5.2, §5.3, §8.1, §8.2 Texts that disregard, one after the other; §10.1 to §10.3 their words."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import BED, Cards
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import DISREGARD, FIRST, card_of, encode
from tangledbank.games.trex.rules.grounds import HAS_ACTED, NOT_TOP
from tangledbank.games.trex.rules.phases import NONE, SEATS, SEQUENCE, TOP
from tangledbank.games.trex.rules.state import Field, State
from tangledbank.games.trex.rules.terms import Terms


def nap(position: State) -> None:
    """§2.11 The Long Nap: every bed card is disregarded, before any other text."""
    field = position.field
    for at in range(field.count):
        disregard_all(position, at, BED, NONE)


def disregard(position: State, seat: i64, at: i64, card: i64, by: i64) -> None:
    """§10.1 As if it was not there."""
    position.field.disregarded[card] = 1
    if by == NONE:
        position.tell(told.ASLEEP, seat, card, at, position.field.number[card])
    else:
        position.tell(told.DISREGARDED, seat, card, at, position.field.number[card], by)


def disregard_all(position: State, at: i64, icons: i64, by: i64) -> None:
    """§8.2 All cards here with an icon, on both sides."""
    for seat in range(SEATS):
        side = position.field.side(seat, at)
        for i in range(side.count):
            if is_there(position, side[i]) and position.cards.icons[side[i]] & icons:
                disregard(position, seat, at, side[i], by)


def is_there(position: State, card: i64) -> bool:
    """§10.1 A disregarded card is not."""
    return position.field.disregarded[card] == 0


def footprints_of(cards: Cards, terms: Terms, card: i64) -> i64:
    """§10.3 As printed, whatever the spot makes of them; a How-de-do's are the table's."""
    return terms.how_de_do_footprints if cards.is_how_de_do(card) else cards.footprints[card]


def fill_tops(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, into: Pile) -> None:
    """§10.3 The cards with the most; of How-de-dos one stands for all."""
    into.count = 0
    most: i64 = -1
    has_how_de_do = False
    side = field.side(seat, at)
    for i in range(side.count):
        card = side[i]
        if field.disregarded[card] != 0:
            continue
        count = footprints_of(cards, terms, card)
        if count > most:
            most = count
            into.count = 0
            has_how_de_do = False
        if count == most and not (has_how_de_do and cards.is_how_de_do(card)):
            into.add(card)
            has_how_de_do = has_how_de_do or cards.is_how_de_do(card)


# -- §5.2, §5.3 which texts, in which order ------------------------------------------------
def disregards(cards: Cards, card: i64) -> bool:
    """§8.1, §8.2 Whether a played card's text disregards."""
    text = cards.text[card]
    return text == c.DISREGARD_TOP or text == c.DISREGARD_KIND


def spot_disregards(cards: Cards, spot: i64) -> bool:
    """§9.9, §9.13 Whether a spot card does."""
    effect = cards.spot[spot]
    return effect == c.DISREGARD_TOPS or effect == c.NO_HOW_DE_DOS


def fill_sources(position: State, at: i64, into: Pile) -> None:
    """§5.2 The cards whose text has still to act: the spot card, then those on the sides."""
    into.count = 0
    cards = position.cards
    spot = position.field.spots[at]
    if spot_disregards(cards, spot) and spot not in position.acted:
        into.add(spot)
    for seat in range(SEATS):
        side = position.field.side(seat, at)
        for i in range(side.count):
            card = side.cards[i]
            if disregards(cards, card) and card not in position.acted and is_there(position, card):
                into.add(card)


def sources_at(position: State, at: i64) -> Pile:
    """§5.2 The same in a pile of their own."""
    field = position.field
    sources = Pile(1 + field.side(0, at).count + field.side(1, at).count)
    fill_sources(position, at, sources)
    return sources


def next_disregard(position: State, at: i64) -> bool:
    """§5.3 The next text acts, or somebody is asked; False when all have acted."""
    sources = position.field.scratch
    fill_sources(position, at, sources)
    if sources.count == 0:
        return False
    source = sources[0]
    halfway = position.spot_acted == 1  # §9.9 the other side of the spot card comes first
    if sources.count > 1 and not halfway and order_matters(position, at):
        position.ask(SEQUENCE, position.first, NONE, at)
    else:
        act(position, at, source)
    return True


def fill_sequence(position: State, actions: Actions) -> None:
    """§5.3 Any of them may be next."""
    sources = position.field.scratch
    fill_sources(position, position.at, sources)
    for i in range(sources.count):
        actions.add(encode(FIRST, sources[i]))


def against_next(position: State, card: i64) -> i64:
    """§5.3 Only one of them."""
    sources = position.field.scratch
    fill_sources(position, position.at, sources)
    return ALLOWED if card in sources else HAS_ACTED


def act(position: State, at: i64, source: i64) -> None:
    """§5.2 One text; a tie for the top asks first."""
    if source == position.field.spots[at]:
        act_spot(position, at, source)
        return
    seat = owner_of(position, at, source)
    if position.cards.text[source] == c.DISREGARD_KIND:
        position.acted.slot_in(source)
        disregard_all(position, at, position.cards.named[source], source)
    else:
        take_top(position, seat, 1 - seat, at, source)


def act_spot(position: State, at: i64, source: i64) -> None:
    """§9.9 The top card of each side, the First Move holder's first; §9.13 every How-de-do."""
    if position.spot(at) == c.NO_HOW_DE_DOS:
        position.acted.slot_in(source)
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


def owner_of(position: State, at: i64, card: i64) -> i64:
    """On whose side a card lies."""
    return 0 if card in position.field.side(0, at) else 1


# -- §8.1, §9.9 the top card ---------------------------------------------------------------
def take_top(position: State, chooser: i64, seat: i64, at: i64, source: i64) -> bool:
    """§8.1 Disregard the top card of a side; False if its chooser is asked which (§10.3)."""
    tops = position.field.scratch
    fill_tops(position.cards, position.terms, position.field, seat, at, tops)
    if tops.count > 1:
        position.ask(TOP, chooser, source, at)
        return False
    took_top(position, seat, at, source, tops[0] if tops.count else NONE)
    return True


def took_top(position: State, seat: i64, at: i64, source: i64, card: i64) -> None:
    """§8.1, §9.9 It is settled which card; with none there, nothing happens."""
    if source == position.field.spots[at]:
        position.spot_acted += 1
        if position.spot_acted == SEATS:
            position.acted.slot_in(source)
    else:
        position.acted.slot_in(source)
    if card != NONE:
        disregard(position, seat, at, card, source)


def target_seat(position: State) -> i64:
    """§8.1 The rival's top card is asked for; §9.9 for a spot card, one's own."""
    if position.asker == position.field.spots[position.at]:
        return position.turn
    return 1 - position.turn


def fill_top_choices(position: State, actions: Actions) -> None:
    """§10.3 Any of the top cards."""
    tops = position.field.scratch
    name_tops(position, tops)
    for i in range(tops.count):
        actions.add(encode(DISREGARD, tops[i]))


def against_top(position: State, card: i64) -> i64:
    """§10.3 Only one of the top cards."""
    tops = position.field.scratch
    name_tops(position, tops)
    return ALLOWED if card in tops else NOT_TOP


def name_tops(position: State, into: Pile) -> None:
    """§10.3 The top cards, as actions name them: the first How-de-do stands for all."""
    cards = position.cards
    fill_tops(cards, position.terms, position.field, target_seat(position), position.at, into)
    for i in range(into.count):
        if cards.is_how_de_do(into[i]):
            into.cards[i] = cards.how_de_do


def choose_top(position: State, card: i64) -> None:
    """§10.3 The chooser has named one; a spot card goes on with the other side."""
    seat = target_seat(position)
    at = position.at
    source = position.asker
    if position.cards.is_how_de_do(card):
        card = a_how_de_do(position, seat, at)
    took_top(position, seat, at, source, card)


def a_how_de_do(position: State, seat: i64, at: i64) -> i64:
    """One that lies there and is not disregarded."""
    side = position.field.side(seat, at)
    for i in range(side.count):
        if position.cards.is_how_de_do(side[i]) and is_there(position, side[i]):
            return side[i]
    raise ValueError("no How-de-do lies there")


# -- §5.3 whether the order matters --------------------------------------------------------
def order_matters(position: State, at: i64) -> bool:
    """§5.3 Whether it makes a difference which text acts next, whatever is chosen on the way."""
    is_heard = position.listening
    position.listening = False  # all is only tried, and put back
    sources = sources_at(position, at)
    first = ends_after(position, at, sources[0])
    matters = False
    for i in range(1, sources.count):
        matters = matters or ends_after(position, at, sources[i]) != first
    position.listening = is_heard
    return matters


def ends_after(position: State, at: i64, source: i64) -> set[int]:
    """§5.3 All the ends that are possible if this text acts next."""
    found: set[int] = set()
    before = struck_at(position.field, at)
    spot_acted = position.spot_acted
    act(position, at, source)
    explore_choices(position, at, found)
    put_back(position, at, source, before, spot_acted)
    return found


def explore(position: State, at: i64, found: set[int]) -> None:
    """§5.3 Every order of the texts at a spot; ends that differ go into `found`."""
    sources = sources_at(position, at)
    if sources.count == 0:
        found.add(int(struck_at(position.field, at)))
        return
    for i in range(sources.count):
        found |= ends_after(position, at, sources[i])


def explore_choices(position: State, at: i64, found: set[int]) -> None:
    """§10.3 Every answer to a tie on the way."""
    if position.question != TOP:
        explore(position, at, found)
        return
    actions = Actions(8)
    fill_top_choices(position, actions)
    chooser = position.turn
    source = position.asker
    before = struck_at(position.field, at)
    spot_acted = position.spot_acted
    for i in range(actions.count):
        position.ask(TOP, chooser, source, at)
        position.question = 0
        choose_top(position, card_of(actions[i]))
        if position.spot_acted == 1:
            act(position, at, source)
        explore_choices(position, at, found)
        put_back(position, at, source, before, spot_acted)


def put_back(position: State, at: i64, source: i64, struck: i64, spot_acted: i64) -> None:
    """§5.3 As it was before a text was tried."""
    strike_only(position.field, at, struck)
    position.spot_acted = spot_acted
    if source in position.acted:
        position.acted.take(source)
    position.ask_nothing()


def struck_at(field: Field, at: i64) -> i64:
    """§10.1 Which cards of a spot are disregarded, a bit each by their place."""
    found: i64 = 0
    bit: i64 = 1
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            if field.disregarded[side[i]] != 0:
                found |= bit
            bit <<= 1
    return found


def strike_only(field: Field, at: i64, struck: i64) -> None:
    """§10.1 Disregard these cards of a spot, and no others."""
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            field.disregarded[side[i]] = struck & 1
            struck >>= 1
