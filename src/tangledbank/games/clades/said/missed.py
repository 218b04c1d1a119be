"""What each player has overlooked: triples that lay in reach, and who called them in the end."""

from collections.abc import Callable

from tangledbank.core.events import seat_name
from tangledbank.core.record import Record
from tangledbank.core.thinking import Missed
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules.actions import call
from tangledbank.games.clades.rules.triples import is_clade_triple
from tangledbank.games.clades.said.afterwards import Gone, Three, watched


def missed(record: Record, who: Callable[[int], str] = seat_name) -> tuple[Missed, ...]:
    """Every triple that a seat had in reach and did not call: those that lay longest come first."""
    watch, _last = watched(record)
    found = [
        miss(record, one, seat, who)
        for one in watch.gone
        for seat in sorted(one.lay.seats)
        if seat != one.caller
    ]
    return tuple(sorted(found, key=lambda one: (-one.ms, -one.turns, one.step, one.seat)))


def miss(record: Record, one: Gone, seat: int, who: Callable[[int], str]) -> Missed:
    """A triple that this seat did not call."""
    began = one.lay.steps[seat]
    ms = one.at - one.lay.since[seat]
    turns = sum(1 for entry in record.entries[began : one.step] if entry.seat == seat)
    cards: Cards = record.game.cards
    return Missed(
        seat=seat,
        action=int(call(*one.three)),
        step=one.step,
        at=one.at,
        ms=ms,
        turns=turns,
        cards=tuple([cards.ids[card] for card in one.three]),
        sentence=f"{lay(cards, one.three, who(seat), how_long(record, ms, turns))}; "
        f"{end(one, who)}.",
    )


def lay(cards: Cards, three: Three, name: str, time: str) -> str:
    """What lay where, and for how long."""
    a, b, c = [cards.names[card] for card in three]
    what = ", a clade triple," if is_clade_triple(*three) else ""
    return f"{a[0].upper()}{a[1:]}, {b} and {c}{what} lay in {name}'s reach {time}"


def how_long(record: Record, ms: int, turns: int) -> str:
    """In seconds; §9.1 without a clock, in turns."""
    if not record.options["untimed"]:
        return f"for {ms / 1000:.0f} s"
    return {0: "for a moment", 1: "for a turn"}.get(turns, f"for {turns} turns")


def end(one: Gone, who: Callable[[int], str]) -> str:
    """What became of it."""
    return "nobody called them" if one.caller is None else f"{who(one.caller)} called them"
