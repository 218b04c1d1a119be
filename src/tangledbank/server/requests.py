"""What pages ask of a table, one function per request; each is checked here and by the rules."""

import asyncio
import logging
import secrets

from msgspec import Raw, UnsetType

from tangledbank.bots import is_offered, is_pondered
from tangledbank.bots.hints import STEPS
from tangledbank.core.advance import is_due
from tangledbank.core.errors import IllegalAction, TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.server import wire
from tangledbank.server.entries import Begun, Botted, Freed, Hinted, Named, TookBack, Turned
from tangledbank.server.lamp import decision_of
from tangledbank.server.listener import Listener
from tangledbank.server.names import bot_name, clean_name
from tangledbank.server.notes import note
from tangledbank.server.shown import events_info, listed_actions, refusal_info
from tangledbank.server.sitting import Chair
from tangledbank.server.table import Table, refuse
from tangledbank.server.thinking import ADVISER, Question, Wonder
from tangledbank.server.weighed import reasons_info

log = logging.getLogger("tangledbank.server")


async def answer(table: Table, listener: Listener, said: wire.FromPage, at: int) -> wire.ToPage:
    """Do what a page asks, in the one order of the table; `at` is when it came, in table time."""
    async with table.turn():
        if listener.over:
            raise refuse("gone", "This page has been let go.")
        match said:
            case wire.Act():
                await act(table, listener, said, at)
            case wire.TakeBack():
                await take_back(table, listener, said)
            case wire.WhyNot():
                return why_not(table, listener, said)
            case wire.WhatIf():
                return what_if(table, listener, said)
            case wire.Note():
                await note(table, player(listener), said)
            case wire.SetUp():
                await set_up(table, listener, said)
            case wire.SeatBot():
                await seat_bot(table, listener, said)
            case wire.FreeSeat():
                await free_seat(table, listener, said)
            case wire.Begin():
                await begin(table, listener)
            case wire.Leave():
                await leave(table, player(listener))
            case wire.Rename():
                await rename(table, listener, said)
            case wire.Hello():
                raise refuse("hello again", "This connection has begun already.")
            case wire.Advise() | wire.Hint() | wire.Rematch() | wire.Ping():
                pass
    return wire.Done(said.id)


# -- the game ------------------------------------------------------------------------------
async def act(table: Table, listener: Listener, said: wire.Act, at: int) -> None:
    """An action, at most once, and only in the decision that the page has seen.

    In real time nobody can have seen the last moment: whether it is too late is for the rules.
    """
    seat = player(listener)
    if was_done(table, seat, said.id):
        return
    record = running(table)
    action = record.game.action(said.action)
    position = record.position
    is_stale = said.seq < listener.shown.asked and position.is_asked(seat)
    is_late = is_due(position, at)  # and the next question is not the one that the page has seen
    if (is_stale or is_late) and not position.in_real_time():
        raise refuse("stale", "The table has changed since; look again.")
    await table.act(record, seat, action, at, said.id)


async def take_back(table: Table, listener: Listener, said: wire.TakeBack) -> None:
    """The last action, undone; once."""
    seat = player(listener)
    if was_done(table, seat, said.id):
        return
    running(table)
    await table.commit(TookBack(seat, said.id))


def why_not(table: Table, listener: Listener, said: wire.WhyNot) -> wire.Answer:
    """The rule in the way, if there is one."""
    record = running(table)
    seat = player(listener)
    refusal = record.position.why_not(seat, record.game.action(said.action))
    return wire.Answer(said.id, refusal=refusal_info(refusal))


def what_if(table: Table, listener: Listener, said: wire.WhatIf) -> wire.Answer:
    """What an action would cause at once, as far as the seat can know."""
    record = running(table)
    seat = player(listener)
    if record.position.in_real_time():
        raise refuse("no-preview", "In real time nobody looks ahead: do it, or let it be.")
    events = record.what_if(seat, record.game.action(said.action))
    return wire.Answer(said.id, events=events_info(events))


async def advise(table: Table, listener: Listener, said: wire.Advise) -> wire.Advice:
    """What an action promises, from the seat's view alone; the table goes on meanwhile."""
    if listener.wonder is not None:
        raise refuse("busy", "One thing at a time: your last question is not answered yet.")
    listener.wonder = asyncio.current_task()
    try:
        async with table.turn():
            wonder = wonder_of(table, listener, said)
            asked = listener.shown.asked
        advice = await table.thinkers.advise(wonder)
        async with table.turn():
            if listener.shown.asked != asked or listener.seat not in table.sitting.actors():
                raise refuse("stale", "The table has changed since; look again.")
    except TangledBankError:
        raise
    except Exception:  # a page that hears nothing would come back and ask again, for ever
        log.exception("advice at table %s", table.sitting.code)
        raise refuse("no advice", "Nothing can be said of this now.") from None
    finally:
        listener.wonder = None
    return wire.Advice(said.id, Raw(advice))


def wonder_of(table: Table, listener: Listener, said: wire.Advise) -> Wonder:
    """What is asked, if the game gives advice, the seat is asked, and the action is legal."""
    record = running(table)
    seat, game, position = player(listener), record.game, record.position
    if game.advise is None:
        raise refuse("no advice", f"{game.title} gives no advice.")
    if not position.is_asked(seat):
        raise refuse("not asked", "You are not asked for anything now.")
    action = game.action(said.action)
    refusal = position.why_not(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return Wonder(game.id, game.cards_text, position.view(seat), action)


async def hint(table: Table, listener: Listener, said: wire.Hint) -> wire.Hinted:
    """One step of a hint, from the seat's view alone; the table goes on meanwhile."""
    if listener.wonder is not None:
        raise refuse("busy", "One thing at a time: your last question is not answered yet.")
    listener.wonder = asyncio.current_task()
    try:
        async with table.turn():
            seat, question = question_of(table, listener)
            decision = decision_of(running(table), seat)
            kept = table.lamp.of(seat, decision)
        found = None if kept is not None else await table.thinkers.hint(question)
        async with table.turn():
            if listener.seat != seat or decision_of(running(table), seat) != decision:
                raise refuse("stale", "The table has changed since; look again.")
            check_hints(table)
            kept = kept if found is None else table.lamp.keep(seat, decision, found)
            assert kept is not None, "it was kept, or has just been found"
            step = min(said.step, kept.told + 1)
            if step > kept.told and table.sitting.hints == "counted":
                await table.commit(Hinted(seat))
            kept.told = max(kept.told, step)
    except TangledBankError:
        raise
    except Exception:
        log.exception("a hint at table %s", table.sitting.code)
        raise refuse("no hint", "Nothing can be said of this now.") from None
    finally:
        listener.wonder = None
    title, text, cards = kept.hint.step(step)
    reasons = reasons_info(running(table).game, kept.hint.reasons) if step == STEPS else None
    return wire.Hinted(said.id, step, title, text, cards, reasons)


def question_of(table: Table, listener: Listener) -> tuple[int, Question]:
    """What an expert is asked, if there are hints here and the seat is asked for something."""
    record = running(table)
    seat, game, position = player(listener), record.game, record.position
    check_hints(table)
    if not position.is_asked(seat):
        raise refuse("not asked", "You are not asked for anything now.")
    view, legal = position.view(seat), tuple(listed_actions(record, seat))
    return seat, Question(game.id, game.cards_text, ADVISER, view, legal, secrets.randbits(62))


def check_hints(table: Table) -> None:
    """Refuse if there are none at this table."""
    record = running(table)
    if not is_pondered(record.game):
        raise refuse("no hints", f"There are no hints in {record.game.title}.")
    if table.sitting.hints == "off":
        raise refuse("hints off", "The host has switched hints off at this table.")


# -- the table -----------------------------------------------------------------------------
async def set_up(table: Table, listener: Listener, said: wire.SetUp) -> None:
    """The host turns options, seats or pace; combinations that cannot be dealt are refused.

    What bots tell may be turned as long as anything is played.
    """
    host(table, listener)
    sitting = table.sitting
    hints = sitting.hints_wished if isinstance(said.hints, UnsetType) else said.hints
    aloud = sitting.aloud if isinstance(said.aloud, UnsetType) else said.aloud
    unset = said.seats, said.options, said.pace, said.shown
    if all(isinstance(one, UnsetType) for one in unset):
        live(table)
        seats, options = len(sitting.chairs), sitting.options
        await table.commit(Turned(seats, options, sitting.pace, sitting.shown, hints, aloud))
        return
    game = open_to_change(table)
    seats = len(sitting.chairs) if isinstance(said.seats, UnsetType) else said.seats
    options = sitting.options if isinstance(said.options, UnsetType) else said.options
    pace = sitting.pace if isinstance(said.pace, UnsetType) else said.pace
    shown = sitting.shown if isinstance(said.shown, UnsetType) else said.shown
    for seat, chair in enumerate(sitting.chairs):
        if seat >= seats and chair.token:
            raise refuse("taken", f"{chair.name} sits on seat {seat + 1}; free it first.")
    check_options(game, seats, options)
    await table.commit(Turned(seats, options, pace, shown, hints, aloud))


def check_options(game: Game, seats: int, options: dict[str, wire.Value]) -> None:
    """Refuse what cannot be dealt, with the game's own sentence."""
    game.table(seats, game.settle(seats, options))


def check_bot(game: Game, bot: str) -> None:
    """Refuse a bot that people are not offered."""
    if not is_offered(game, bot):
        raise refuse("no such bot", f"There is no bot {bot[:40]!r} for {game.title}.")


async def seat_bot(table: Table, listener: Listener, said: wire.SeatBot) -> None:
    """A bot for a free seat (before the game, only by the host), or for somebody long gone."""
    seat = player(listener)
    chair = place(table, said.seat)
    game = live(table)
    check_bot(game, said.bot)
    names = [one.name for one in table.sitting.chairs]
    if chair.is_free or not chair.token:
        if table.sitting.stage == "gathering" and seat != table.sitting.host:
            raise refuse("not the host", "Only the host seats bots before the game.")
        if not chair.is_free and seat != table.sitting.host:
            raise refuse("not the host", "Only the host changes a bot.")
        name = bot_name(names) if chair.is_free else ""
        await table.commit(Botted(said.seat, said.bot, name))
        return
    if not table.seat_info(said.seat).may_hand_over:
        raise refuse("still here", f"{chair.name} has not been away long enough.")
    await table.commit(Botted(said.seat, said.bot))


async def free_seat(table: Table, listener: Listener, said: wire.FreeSeat) -> None:
    """The host sends somebody away."""
    host(table, listener)
    if place(table, said.seat).is_free:
        raise refuse("free", "Nobody sits there.")
    if table.sitting.stage not in ("gathering", "playing"):
        raise refuse("over", "The game at this table is over.")
    if said.seat == listener.seat:
        raise refuse("yourself", "To give up your own seat, leave the table.")
    await vacate(table, said.seat)
    for other in [one for one in table.listeners if one.seat == said.seat]:
        table.listeners.remove(other)
        other.close("removed", "The host has freed your seat.")


async def leave(table: Table, seat: int) -> None:
    """A person gives up the seat, and may go on watching."""
    if table.sitting.stage not in ("gathering", "playing"):
        return
    await vacate(table, seat)
    for one in [one for one in table.listeners if one.seat == seat]:
        one.seat = None
        table.welcome(one)
        table.tell(but=one)


async def vacate(table: Table, seat: int) -> None:
    """The seat is free for somebody else."""
    await table.commit(Freed(seat))
    table.away.pop(seat, None)
    table.quiet(seat)


async def begin(table: Table, listener: Listener) -> None:
    """The host deals, when nobody is missing."""
    host(table, listener)
    gathering(table)
    missing = table.why_not_ready()
    if missing:
        raise refuse("not ready", missing)
    await table.commit(Begun())


async def rename(table: Table, listener: Listener, said: wire.Rename) -> None:
    """Somebody takes another name."""
    seat = listener.seat
    own = listener.name if seat is None else table.sitting.chairs[seat].name
    others = table.names()
    others.remove(own)
    name = clean_name(said.name, others)
    if name == own:
        return
    if seat is None:
        listener.name = name
        table.tell()
    else:
        await table.commit(Named(seat, name))


# -- who may ask, and when -----------------------------------------------------------------
def player(listener: Listener) -> int:
    """The seat of a page; a spectator has none and may not act."""
    if listener.seat is None:
        raise refuse("watching", "You are watching; only players act.")
    return listener.seat


def host(table: Table, listener: Listener) -> None:
    """Only the host may."""
    if player(listener) != table.sitting.host:
        raise refuse("not the host", "Only the host of this table can do that.")


def gathering(table: Table) -> Game:
    """Only before the game has begun."""
    game = table.sitting.game
    if table.sitting.stage != "gathering" or game is None:
        raise refuse("begun", "The game has begun already.")
    return game


def live(table: Table) -> Game:
    """Only as long as anything is played, or will be."""
    game = table.sitting.game
    if game is None or table.sitting.stage not in ("gathering", "playing"):
        raise refuse("over", "Nothing is played at this table any more.")
    return game


def open_to_change(table: Table) -> Game:
    """Only before the game has begun, and not if a guide deals."""
    game = gathering(table)
    if table.sitting.guided:
        raise refuse("guided", "A guided game is dealt as its guide says; lay a table of your own.")
    if table.sitting.branched is not None:
        raise refuse("branched", "This table goes on from another game, as that was played.")
    return game


def running(table: Table) -> Record:
    """Only in a game that has begun."""
    record = table.sitting.record
    if record is None:
        raise refuse("not begun", "The game has not begun.")
    return record


def place(table: Table, seat: int) -> Chair:
    """A chair that exists."""
    if seat >= len(table.sitting.chairs):
        raise refuse("no such seat", f"There is no seat {seat + 1} at this table.")
    return table.sitting.chairs[seat]


def was_done(table: Table, seat: int, id: str) -> bool:
    """Whether this very click was done already: it comes again if its answer was lost."""
    return (seat, id) in table.sitting.clicks
