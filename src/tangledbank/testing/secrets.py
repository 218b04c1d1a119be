"""Secrets: whatever a seat must not know may change, and all that reaches it stays the same."""

from collections.abc import Mapping

from tangledbank.core.events import Event, listening
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.position import Position
from tangledbank.core.record import Record, why_no_take_back
from tangledbank.core.rng import Rng
from tangledbank.testing.contract import GAMES, Promise, check_promises, wire
from tangledbank.testing.knowing import what_a_seat_knows_is_what_its_view_says
from tangledbank.testing.playing import everyone, play_on

GUESSES = 20


def check_secrets(
    game: Game,
    seats: int | None = None,
    seed: int = 1859,
    *,
    games: int = GAMES,
    options: Mapping[str, Value] | None = None,
) -> None:
    """Play random games at a table of this size, or of each, and change all that is hidden."""
    for size in game.seats if seats is None else [seats]:
        check_promises(SECRETS, game, size, seed, games, options)


def all_that_reaches(position: Position, seat: int | None, asked: list[int]) -> str:
    """The view, the legal actions and the refusals of a seat, as on a wire."""
    legal = [] if seat is None else position.legal(seat)
    refusals = [] if seat is None else [position.why_not(seat, action) for action in asked]
    return wire((position.view(seat), position.actors(), legal, refusals))


def heard(game: Game, told: list[int], seat: int | None) -> list[Event]:
    """The events that a seat hears."""
    return [event for event in game.facts(told) if event.heard_by(seat)]


def what_is_hidden_from_a_seat_changes_nothing_for_it(record: Record, rng: Rng) -> None:
    """Its view, legal actions, refusals and what it foresees are the same in any guess."""
    game = record.game
    seen: list[int] = []
    for position in play_on(record):
        for actor in position.actors():
            seen += position.legal(actor)
        asked = [seen[rng.below(len(seen))] for _question in range(5)]
        for seat in everyone(position):
            other = game.guess(position.view(seat), rng)
            here, there = (all_that_reaches(one, seat, asked) for one in (position, other))
            assert here == there, f"seat {seat} can tell what is hidden:\n{here}\n{there}"
            if seat is not None and position.is_asked(seat):
                legal = position.legal(seat)
                tried = legal[rng.below(len(legal))]
                foreseen = game.what_if(position, seat, tried)
                assert game.what_if(other, seat, tried) == foreseen, (
                    f"seat {seat} can tell what is hidden by what would happen: {foreseen}"
                )


def a_secret_choice_looks_the_same_whatever_is_chosen(record: Record, rng: Rng) -> None:
    """What all choose at once, nobody else learns until all have."""
    game = record.game
    for position in play_on(record):
        actors = position.actors()
        if len(actors) < 2 or position.in_real_time():
            continue
        chooser = actors[rng.below(len(actors))]
        for seat in everyone(position):
            if seat == chooser:
                continue
            reached = set()
            for twin in (position.clone(), game.guess(position.view(seat), rng)):
                legal = twin.legal(chooser)
                with listening(twin) as told:
                    twin.apply(chooser, legal[rng.below(len(legal))])
                events = wire(heard(game, told, seat))
                reached.add((events, all_that_reaches(twin, seat, [])))
            assert len(reached) == 1, f"seat {seat} can tell what seat {chooser} has chosen"


def what_may_be_taken_back_has_shown_nobody_anything(record: Record, rng: Rng) -> None:
    """Whoever knew the action could have foreseen what everyone sees after it."""
    for position in play_on(record):
        actors = position.actors()
        if len(actors) != 1:
            continue
        before = position.clone()
        seat = actors[0]
        legal = before.legal(seat)
        action = legal[rng.below(len(legal))]
        record.play(seat, action)
        allowed = why_no_take_back(record, seat) is None
        for each in everyone(before) if allowed else []:
            guessed = guess_with(record.game, before, each, seat, action, rng)
            if guessed is not None:
                guessed.apply(seat, action)
                assert guessed.view(each) == record.position.view(each), (
                    f"seat {each} learned something by what may be taken back: "
                    f"{record.game.notation(action)!r}"
                )


def guess_with(
    game: Game, position: Position, viewer: int | None, seat: int, action: int, rng: Rng
) -> Position | None:
    """A guess in which the seat may do this: a hidden card is not in every hand that is guessed."""
    for _try in range(GUESSES):
        guessed: Position = game.guess(position.view(viewer), rng)
        if action in guessed.legal(seat):
            return guessed
    assert viewer != seat, "the seat itself knows what it may do"
    return None


SECRETS: list[Promise] = [
    what_a_seat_knows_is_what_its_view_says,
    what_is_hidden_from_a_seat_changes_nothing_for_it,
    a_secret_choice_looks_the_same_whatever_is_chosen,
    what_may_be_taken_back_has_shown_nobody_anything,
]
