"""What every game promises: each promise is a function that plays a random game and looks.

A promise takes a new record, which it plays to the end, and chance of its own. What is broken is an
`AssertionError` in a sentence.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, derived_seed, seeded
from tangledbank.testing.knowing import picking_is_choosing_from_the_list
from tangledbank.testing.playing import (
    cards_of,
    everyone,
    pick,
    play_on,
    random_record,
    some,
    waits_for,
)

Promise = Callable[[Record, Rng], None]
GAMES = 5  # random ones, for each promise
SOON = 61  # before this many decisions a guess is taken
FAR = 99  # a seat that no table has


def check_contract(
    game: Game,
    seats: int | None = None,
    seed: int = 1859,
    *,
    games: int = GAMES,
    options: Mapping[str, Value] | None = None,
    hides: bool = True,
) -> None:
    """Play random games at a table of this size, or of each, and hold the game to every promise.

    The options given stay as they are, others are turned at random. A game that `hides` nothing
    leaves nothing to guess.
    """
    check_forms(game)
    for size in game.seats if seats is None else [seats]:
        check_table(game, size)
        check_promises(PROMISES, game, size, seed, games, options)
        if hides:
            guesses_vary_while_something_is_hidden(game, size)
        random_games_end(game, size, games)


def check_forms(game: Game) -> None:
    """There are forms of actions, and no two are the same."""
    try:
        assert game.spoken.forms, f"{game.title} has no forms of actions"
    except ValueError as problem:
        raise AssertionError(str(problem)) from problem


def check_promises(
    promises: list[Promise], game: Game, seats: int, seed: int, games: int,
    options: Mapping[str, Value] | None,
) -> None:  # fmt: skip
    """Each promise, in random games of its own."""
    for promise in promises:
        for number in range(games):
            rng = seeded(derived_seed(seed, promise.__name__, seats, number))
            promise(random_record(game, seats, rng, options), rng)


def wire(thing: object) -> str:
    """What is made of dataclasses, lists, words and numbers, as one line of text."""
    return json.dumps(thing, default=plain_fields)


def plain_fields(thing: Any) -> dict[str, Any]:
    """The fields of a dataclass, for a line of text."""
    if not is_dataclass(thing):
        raise TypeError(f"{thing!r} is no dataclass, tuple, word or number")
    return {one.name: getattr(thing, one.name) for one in fields(thing)}


# -- in random games -----------------------------------------------------------------------
def actors_have_legal_actions_and_nobody_else(record: Record, rng: Rng) -> None:
    """Whoever is asked may do something: distinct actions, in one order, which nothing refuses."""
    buffer = Actions()
    for position in play_on(record):
        actors = position.actors()
        first = actors[0] if actors else -1
        assert position.to_act() == first, f"to_act is not the first of the actors, {first}"
        assert actors == sorted(set(actors)), f"actors are in order and distinct, not {actors}"
        for seat in range(record.seats):
            legal = position.legal(seat)
            position.fill(seat, buffer)
            assert buffer.as_list() == legal, "fill and legal do not agree"
            assert bool(legal) == (seat in actors), (
                f"seat {seat} has {len(legal)} legal actions, and asked are {actors}"
            )
            assert len(set(legal)) == len(legal), "an action is legal twice"
            assert all(0 <= action < 2**31 for action in legal), "actions are below 2**31"
            for action in some(legal, rng):
                refusal = position.why_not(seat, action)
                assert refusal is None, f"{name(record, action)} is legal and refused: {refusal}"


def what_is_not_legal_is_refused(record: Record, rng: Rng) -> None:
    """Whatever was legal once and is not now meets a refusal with a code and a sentence."""
    seen: list[int] = []
    for position in play_on(record):
        for seat in range(record.seats):
            legal = position.legal(seat)
            asked = [seen[rng.below(len(seen))] for _question in range(5)] if seen else []
            for action in set(asked) - set(legal):
                refusal = position.why_not(seat, action)
                assert refusal is not None, f"{name(record, action)} is not legal, nor refused"
                assert re.fullmatch(r"[a-z-]+", refusal.code), f"{refusal.code!r} is no code"
                assert refusal.sentence.endswith("."), f"{refusal.sentence!r} is no sentence"
            seen += some(legal, rng)


def notation_is_unique_and_reads_back(record: Record, rng: Rng) -> None:
    """No two legal actions are written alike; in words as in parts, each is read as it was."""
    game = record.game
    for position in play_on(record):
        for seat in position.actors():
            legal = sorted(set(some(position.legal(seat), rng)))
            texts = [game.notation(action) for action in legal]
            assert len(set(texts)) == len(texts), f"two of these are written alike: {texts}"
            assert [game.parse(text) for text in texts] == legal, f"one is read as another: {texts}"
            parts = json.loads(json.dumps([game.parts(action) for action in legal]))
            found = [game.action(one) for one in parts]
            assert found == legal, f"one comes back from a page as another: {parts}"


def every_card_is_in_exactly_one_place(record: Record, rng: Rng) -> None:
    """From the deal to the end."""
    cards = cards_of(record.position)
    assert len(set(cards)) == len(cards), "a card is dealt to two places"
    for position in play_on(record):
        assert cards_of(position) == cards, "a card is lost, or in two places"


def the_outcome_is_there_exactly_when_nobody_is_asked(record: Record, rng: Rng) -> None:
    """Its scores are the points, its parts add up, and ties share the victory."""
    for position in play_on(record):
        is_over = position.outcome() is not None
        assert is_over != bool(position.actors()), "there is an outcome while somebody is asked"
    outcome = record.outcome()
    assert outcome is not None, "the game is over without an outcome"
    won = tuple(seat for seat in range(record.seats) if record.position.winners() >> seat & 1)
    assert won == outcome.winners, f"the rules say that {won} win, the outcome {outcome.winners}"
    points = [int(record.position.points(seat)) for seat in range(record.seats)]
    scores = [score.points for score in outcome.scores]
    assert scores == points, f"the scores are {scores}, the points {points}"
    for score in outcome.scores + outcome.rivals:
        if score.parts:
            total = sum(part.points for part in score.parts)
            assert total == score.points, f"the parts of {score.name} add up to {total}"
    shares = sum(outcome.share(seat) for seat in range(record.seats))
    assert shares == 0 or abs(shares - 1) < 1e-9, f"the shares add up to {shares}"


def a_guess_looks_the_same_to_whoever_guessed(record: Record, rng: Rng) -> None:
    """A guess has the same view, actors and legal actions, and all cards."""
    for position in play_on(record):
        for seat in everyone(position):
            view = position.view(seat)
            guessed = record.game.guess(view, rng)
            assert guessed.view(seat) == view, f"the guess of seat {seat} shows another view"
            if seat is not None:
                assert guessed.legal(seat) == position.legal(seat), "other actions are legal"
            assert guessed.actors() == position.actors(), "others are asked in a guess"
            assert cards_of(guessed) == cards_of(position), "a guess has other cards"


def a_guess_can_be_played_to_the_end(record: Record, rng: Rng) -> None:
    """By the rules of the game, with chance of its own."""
    game, stop = record.game, rng.below(SOON)
    position = record.position
    for place, each in enumerate(play_on(record)):
        position = each
        if place == stop:
            break
    viewers = everyone(position)
    guessed = game.guess(position.view(viewers[rng.below(len(viewers))]), rng)
    while (seat := guessed.to_act()) >= 0:
        if (due := waits_for(guessed, rng)) is not None:
            guessed.catch_up(due)
        else:
            guessed.apply(seat, pick(game, guessed, seat, rng))
    assert guessed.outcome() is not None, "a guess ends without an outcome"


def a_clone_is_equal_and_independent(record: Record, rng: Rng) -> None:
    """It shows the same, and whatever is done to it is not done to the other."""
    for position in play_on(record):
        if not position.actors():
            return
        twin = position.clone()
        seat = position.to_act()
        legal = position.legal(seat)
        before = [position.view(each) for each in everyone(position)]
        assert [twin.view(each) for each in everyone(position)] == before, "a clone looks different"
        assert twin.places() == position.places(), "a clone has its cards in other places"
        twin.apply(seat, legal[rng.below(len(legal))])
        after = [position.view(each) for each in everyone(position)]
        assert after == before, "what is done to a clone is done to the position"


def a_table_dealt_on_again_is_as_new(record: Record, rng: Rng) -> None:
    """Nothing is left of the game before."""
    for _position in play_on(record):
        pass
    used = record.position
    used.deal(record.seed)
    new = record.after(0)
    views = [used.view(each) for each in everyone(used)]
    assert views == [new.view(each) for each in everyone(new)], "the game before can be seen"
    assert used.places() == new.places(), "cards lie where the game before left them"
    assert used.rng.below(1 << 30) == new.rng.below(1 << 30), "chance goes on differently"


def views_are_frozen_and_can_be_sent(record: Record, rng: Rng) -> None:
    """A view is made of frozen dataclasses, tuples, words and numbers."""
    for position in play_on(record):
        for seat in everyone(position):
            view = position.view(seat)
            kind: Any = type(view)
            assert view.seat == seat, f"the view of seat {seat} says that it is seat {view.seat}'s"
            assert list(view.actors) == position.actors(), "a view names other actors"
            assert is_dataclass(view), f"a view is a dataclass, not {view!r}"
            assert kind.__dataclass_params__.frozen, "a view can be changed"
            try:
                wire(view)
            except TypeError as problem:
                raise AssertionError(f"a view cannot be sent: {problem}") from problem


def a_view_can_be_described(record: Record, rng: Rng) -> None:
    """As rows and as a question, for the text table."""
    game = record.game
    for position in play_on(record):
        for seat in everyone(position):
            view = position.view(seat)
            assert game.describe(game.cards, view), "a view is described in one row or more"
            asked = game.ask(game.cards, view) if seat in position.actors() else "Nothing."
            assert re.search(r"[.?!:]$", asked), f"{asked!r} is no sentence"


PROMISES: list[Promise] = [
    actors_have_legal_actions_and_nobody_else,
    picking_is_choosing_from_the_list,
    what_is_not_legal_is_refused,
    notation_is_unique_and_reads_back,
    every_card_is_in_exactly_one_place,
    the_outcome_is_there_exactly_when_nobody_is_asked,
    a_guess_looks_the_same_to_whoever_guessed,
    a_guess_can_be_played_to_the_end,
    a_clone_is_equal_and_independent,
    a_table_dealt_on_again_is_as_new,
    views_are_frozen_and_can_be_sent,
    a_view_can_be_described,
]


# -- at a table ----------------------------------------------------------------------------
def check_table(game: Game, seats: int) -> None:
    """What can be seen without playing: options, and seats that are not there."""
    every_option_says_what_it_does_and_its_default_can_be_dealt(game, seats)
    a_seat_that_is_not_there_has_nothing_to_do(game, seats)


def every_option_says_what_it_does_and_its_default_can_be_dealt(game: Game, seats: int) -> None:
    """In a sentence, with a § of the rulebook if there is one."""
    settled = game.settle(seats, {})
    has_rulebook = (game.folder / "RULEBOOK.md").is_file()
    for option in game.options:
        assert re.fullmatch(r"[A-Z].*\.", option.sentence), f"{option.sentence!r} is no sentence"
        assert not has_rulebook or f"**{option.section}**" in game.rulebook(), (
            f"option {option.name} cites {option.section!r}, which the rulebook does not have"
        )
        default = settled[option.name]
        assert option.check(default) == default, f"option {option.name} refuses its own default"
    assert Record(game, seats, 1, settled).options == settled, "the defaults are not dealt"


def a_seat_that_is_not_there_has_nothing_to_do(game: Game, seats: int) -> None:
    """Below the first seat, and beyond the last."""
    position = game.deal(seats, 1)
    for seat in (-2, -1, seats, FAR):
        assert position.legal(seat) == [], f"seat {seat} is not there, and has something to do"


def guesses_vary_while_something_is_hidden(game: Game, seats: int) -> None:
    """Whoever guesses the same again and again knows too much, or too little."""
    position = game.deal(seats, 11)
    rng = seeded(12)
    for seat in everyone(position):
        view = position.view(seat)
        found = {str(game.guess(view, rng).places()) for _guess in range(8)}
        assert len(found) > 1, f"all guesses of seat {seat} are alike"


def random_games_end(game: Game, seats: int, games: int) -> None:
    """Even if every legal action is as likely as another."""
    table = game.deal(seats, 0)
    rng = seeded(77)
    buffer = Actions()
    for seed in range(games):
        table.deal(seed)
        while (seat := table.to_act()) >= 0:
            table.fill(seat, buffer)
            table.apply(seat, buffer.pick(rng))
        assert table.outcome() is not None, "a random game ends without an outcome"


def name(record: Record, action: int) -> str:
    """An action, for a sentence."""
    return repr(record.game.notation(action))
