# Compiled: the server builds a view for everyone after every action.
"""The view of a seat, built field by field: what is not named here stays secret."""

from tangledbank.core.containers import Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.view import check_viewer
from tangledbank.games.clades.cards.qualities import (
    BONUSES,
    CARDS,
    QUALITIES,
    SHARK,
    TYPES,
    type_of,
)
from tangledbank.games.clades.rules.calling import fill_reach
from tangledbank.games.clades.rules.harder import against_calling, calls_left
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.stuck import stalls_at
from tangledbank.games.clades.rules.triples import Claim as Made
from tangledbank.games.clades.rules.triples import is_clade_triple
from tangledbank.games.clades.seen.hints import hint
from tangledbank.games.clades.seen.view import (
    Claim,
    FalseCall,
    Hint,
    Player,
    Quality,
    Shared,
    Taken,
    View,
)


def view(position: Position, seat: int | None) -> View:
    """Built field by field: what is not named here stays hidden."""
    check_viewer(seat, int(position.seats))
    ids = position.cards.ids
    own = [] if seat is None else position.hands[seat].as_list()
    return View(
        seat=seat,
        seats=int(position.seats),
        actors=tuple(position.actors()),
        phase="over" if position.is_over else "playing",
        now=int(position.now),
        options=position.terms.options,
        cards=len(position.terms.deck),
        deck=len(position.deck),
        layout=int(position.terms.layout),
        limit=int(position.terms.limit),
        shared=shared(position),
        hand=tuple([ids[card] for card in own]),
        reach=reach(position, seat),
        players=tuple([player(position, each) for each in range(position.seats)]),
        hands_open=position.hands_open,
        claims=tuple([claim(position, one) for one in position.claims]),
        last_claims=tuple([claim(position, one) for one in position.last_claims]),
        window_until=None if position.window_end < 0 else int(position.window_end),
        taken=taken(position),
        false_calls=false_calls(position),
        stall_from=int(position.stall_from),
        stall_until=stall_until(position),
        ends_at=int(position.terms.countdown) or None,
        turn=int(position.turn) if position.terms.untimed and not position.is_over else None,
        quiet_turns=int(position.quiet_turns),
        maker=None if position.maker < 0 else int(position.maker),
        appeared=tuple(
            [name for card, name in enumerate(BONUSES, start=SHARK) if position.is_known[card]]
        ),
        hint=None if seat is None else own_hint(position, seat),
        ended_by=int(position.ended_by),
    )


def shared(position: Position) -> tuple[Shared, ...]:
    """§1.4 The rows, from the left to the right."""
    found = [
        Shared(
            card=position.cards.ids[card],
            row=int(position.row[card]),
            column=int(position.column[card]),
            laid_at=int(position.laid_at[card]),
            temporary=bool(position.temporary[card]),
        )
        for card in position.shared
    ]
    return tuple(sorted(found, key=lambda one: (one.row, one.column)))


def reach(position: Position, seat: int | None) -> tuple[str, ...]:
    """§3.1 What the seat may call with; nobody calls for a spectator, or on a break (§6.1)."""
    if seat is None or not position.is_asked(seat):
        return ()
    if against_calling(position, seat) != ALLOWED:
        return ()
    cards = Pile(CARDS)
    fill_reach(position, seat, cards)
    return tuple([position.cards.ids[card] for card in cards])


def player(position: Position, seat: int) -> Player:
    """What everyone knows of a seat."""
    ids = position.cards.ids
    hand = position.hands[seat].as_list()
    return Player(
        pile=tuple([ids[card] for card in position.piles[seat]]),
        triples=int(position.triples[seat]),
        clade_triples=int(position.clade_triples[seat]),
        extras=int(position.extras[seat]),
        bonuses=int(position.bonuses[seat]),
        gifts=int(position.gifts[seat]),
        lost=int(position.lost[seat]),
        false_calls=int(position.false_calls[seat]),
        personal=len(hand),
        owed=int(position.owed[seat]),
        known=tuple([ids[card] for card in hand if position.is_known[card]]),
        stuck=bool(position.is_stuck[seat]),
        resting=position.resting == seat,
        locked_until=int(position.locked_until[seat]),
        hints=int(position.hint[seat]),
        calls_left=int(calls_left(position, seat)),
    )


def claim(position: Position, one: Made) -> Claim:
    """§3.2 A triple and what it leaves to be replaced."""
    return Claim(
        seat=int(one.seat),
        cards=tuple([position.cards.ids[card] for card in (one.a, one.b, one.c)]),
        at=int(one.at),
        clade=bool(is_clade_triple(one.a, one.b, one.c)),
        left=int(one.left),
        shared=int(one.shared),
        own=int(one.own),
        drawer=int(one.drawer),
    )


def taken(position: Position) -> tuple[Taken, ...]:
    """§3.3 The places that are empty until the window closes."""
    return tuple(
        [
            Taken(
                card=position.cards.ids[card],
                row=int(position.row[card]),
                column=int(position.column[card]),
                seat=int(one.seat),
                at=int(one.at),
            )
            for one in position.claims
            for card in (one.a, one.b, one.c)
            if one.has_left_place(card)
        ]
    )


def false_calls(position: Position) -> tuple[FalseCall, ...]:
    """§3.4 Every seat's last one since the last triple."""
    return tuple(
        [
            FalseCall(
                seat=seat,
                cards=tuple([position.cards.ids[card] for card in cards]),
                at=int(position.false_at[seat]),
                qualities=qualities(cards),
            )
            for seat in range(position.seats)
            if position.false_at[seat] >= 0
            for cards in [[int(position.false_cards[3 * seat + place]) for place in range(3)]]
        ]
    )


def qualities(cards: list[int]) -> tuple[Quality, ...]:
    """§2.1 Three cards, quality by quality."""
    found = []
    for place, name in enumerate(QUALITIES):
        types = [int(type_of(card, place)) for card in cards]
        kinds = len(set(types))
        found.append(
            Quality(
                quality=name,  # type: ignore[arg-type]
                met=kinds != 2,
                values=tuple([TYPES[place][one] for one in types]),
                text={1: "all alike", 2: "two alike, one different", 3: "all different"}[kinds],
            )
        )
    return tuple(found)


def stall_until(position: Position) -> int | None:
    """§5.2 When the game stalls, if nobody calls before."""
    moment = int(stalls_at(position))
    return None if moment < 0 else moment


def own_hint(position: Position, seat: int) -> Hint | None:
    """§5.5 What the seat has asked for."""
    step = int(position.hint[seat])
    if step == 0:
        return None
    sentence, cards = hint(position, seat)
    return Hint(
        step=step, sentence=sentence, cards=tuple([position.cards.ids[card] for card in cards])
    )
