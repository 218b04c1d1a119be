"""What a game's mind promises, and that a bot that thinks has nothing but what its seat knows.

As in `contract`, a promise plays a random game to some decision and looks; games without a mind
keep them all.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, cast

from tangledbank.bots.hints import hint_of
from tangledbank.bots.thinker import Thinker, Thought
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.mind import Mind
from tangledbank.core.options import Value
from tangledbank.core.playout import PATIENCE, wait
from tangledbank.core.position import Position
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, seed_from, seeded
from tangledbank.core.thinking import Skill, Thinking
from tangledbank.testing.contract import GAMES, Promise, check_promises, wire
from tangledbank.testing.knowing import contents, difference, known_to
from tangledbank.testing.playing import cards_of, everyone, play_on

SOON = 61  # before this many decisions a seat thinks
TRIALS = 24  # enough to tell thoughts apart
WORLDS = 5  # that are imagined
LONGEST = 2000  # decisions of a policy
ASKED_OF_KNOWN = {"imagine", "deal", "propose", "is_mixed", "taste"}  # all before a world is there


def check_thinking(
    game: Game,
    seats: int | None = None,
    seed: int = 1859,
    *,
    games: int = GAMES,
    options: Mapping[str, Value] | None = None,
) -> None:
    """Play random games at a table of this size, or of each, and think about them."""
    for size in game.seats if seats is None else [seats]:
        check_promises(THINKING, game, size, seed, games, options)


# -- secrets -------------------------------------------------------------------------------
def what_is_hidden_changes_no_thought(record: Record, rng: Rng) -> None:
    """Not the choice, nor the chances, nor what is said of them, at any level."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        skill, style, seed = some_skill(thinking, rng), some_style(thinking, rng), seed_from(rng)

        thought = partial(in_words, game, skill, style, seat, seed)
        here = thought(known_to(game, position, seat), position.view(seat))
        other = game.guess(position.view(seat), rng)
        found = thought(known_to(game, other, seat), other.view(seat))
        assert found == here, f"seat {seat} thinks of what is hidden from it:\n{here}\n{found}"
        read = cast(Knowledge, game.knowledge).read(game.cards, position.view(seat))
        found = thought(read, position.view(seat))
        assert found == here, f"seat {seat} knows more than it sees:\n{here}\n{found}"


def a_search_is_shown_only_what_its_seat_knows(record: Record, rng: Rng) -> None:
    """A mind that spies finds nothing else in what it is asked about before it imagines a world."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        skill, seed = some_skill(thinking, rng), seed_from(rng)
        known = known_to(game, position, seat)
        spied = replace(thinking, mind=partial(spy, thinking, known))
        here = think(game, skill, "", seat, seed, known.clone())
        position.deal(seed)  # whoever looks at the true position now finds another game
        found = think(replace(game, thinking=spied), skill, "", seat, seed, known.clone())
        assert found == here, f"seat {seat} has looked at the table:\n{here}\n{found}"


def spy(thinking: Thinking, known: Position, cards: Any) -> Mind:
    """A mind that passes everything on, and minds if it is shown more than is known."""
    mind, expected = thinking.mind(cards), contents(known)

    def passing_on(name: str) -> Callable[..., Any]:
        asked = getattr(mind, name)

        def pass_on(_self: Mind, position: Position, *rest: Any) -> Any:
            if name in ASKED_OF_KNOWN:
                more = difference(contents(position.clone()), expected)  # without what is left over
                assert not more, f"{name} is shown more than is known: {more}"
            return asked(position, *rest)

        return pass_on

    methods = [name for name in dir(Mind) if not name.startswith("_")]
    kind: Any = type("Spy", (Mind,), {name: passing_on(name) for name in methods})
    made: Mind = kind()
    return made


def a_policy_looks_only_at_what_its_seat_sees(record: Record, rng: Rng) -> None:
    """So that nobody in a world that is played on knows the others' cards."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        mind, seed = thinking.mind(game.cards), seed_from(rng)
        chosen = mind.policy(position.clone(), seat, Actions(), seeded(seed))
        for _world in range(WORLDS):
            other = game.guess(position.view(seat), rng)
            found = mind.policy(other, seat, Actions(), seeded(seed))
            assert found == chosen, (
                f"the policy of seat {seat} looks at what is hidden: "
                f"{game.notation(chosen)!r}, or {game.notation(found)!r}"
            )


# -- the same again ------------------------------------------------------------------------
def a_thought_is_the_same_again(record: Record, rng: Rng) -> None:
    """For the same seed, whatever the thinker has thought of before."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        skill, seed = some_skill(thinking, rng), seed_from(rng)
        known = known_to(game, position, seat)
        used = Thinker(game, skill, aloud=True)
        used.think(known, seat, legal(position, seat), seeded(seed + 1))
        here = think(game, skill, "", seat, seed, known)
        found = said(used.think(known, seat, legal(position, seat), seeded(seed)))
        assert found == here, f"seat {seat} thinks differently the second time:\n{here}\n{found}"


# -- worlds --------------------------------------------------------------------------------
def what_is_imagined_looks_the_same_to_whoever_imagines(record: Record, rng: Rng) -> None:
    """The view, who is asked, the legal actions, and no card is lost; dealt at random, too."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        mind, known = thinking.mind(game.cards), known_to(game, position, seat)
        for fill_in in (mind.imagine, mind.deal) * WORLDS:
            world = known.clone()
            fill_in(world, seat, rng)
            same_to(seat, position, world, f"seat {seat} has imagined")


def what_nobody_has_seen_is_shuffled(record: Record, rng: Rng) -> None:
    """At the start there is a deck, or whatever a game draws from."""
    for thinking, _position, _seat in somewhere(record, rng):
        mind, found = thinking.mind(record.game.cards), set()
        for _time in range(2 * WORLDS):
            stirred = record.after(0).clone()
            mind.stir(stirred, rng)
            found.add(str(stirred.places()))
        assert len(found) > 1, "nothing is shuffled, so what is to come is known"


def what_is_stirred_looks_the_same_to_all(record: Record, rng: Rng) -> None:
    """Only what nobody has seen is shuffled, and what nobody has begun to draw."""
    game = record.game
    for thinking, position, _seat in somewhere(record, rng):
        stirred = position.clone()
        thinking.mind(game.cards).stir(stirred, rng)
        for viewer in everyone(position):
            same_to(viewer, position, stirred, "what is stirred is")


def same_to(viewer: int | None, position: Position, other: Position, what: str) -> None:
    """Whether these two are alike to a seat, or a spectator."""
    assert other.view(viewer) == position.view(viewer), f"{what} another view of seat {viewer}"
    assert other.actors() == position.actors(), f"{what} a table at which others are asked"
    if viewer is not None:
        assert other.legal(viewer) == position.legal(viewer), f"{what} other legal actions"
    assert cards_of(other) == cards_of(position), f"{what} other cards"


def an_imagined_world_is_played_to_the_end(record: Record, rng: Rng) -> None:
    """By the policy, whose actions are legal; chances are chances all the way."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        mind, world = thinking.mind(game.cards), known_to(game, position, seat)
        mind.imagine(world, seat, rng)
        actions, chances = Actions(), [0.0] * int(world.seats)
        for decision in range(LONGEST):
            actors = world.actors()
            if not actors:
                break
            asked = actors[rng.below(len(actors))]
            mind.chances(world, chances)
            assert all(0 <= one < 1.000001 for one in chances), f"these are no chances: {chances}"
            assert sum(chances) < 1.000001, f"chances of more than one victory: {chances}"
            action = mind.policy(world, asked, actions, rng)
            assert action in world.legal(asked), f"{game.notation(action)!r} is not legal"
            world.apply(asked, action)
            if world.in_real_time() and decision % PATIENCE == 0:
                wait(world)
        assert world.to_act() < 0, f"a game by the policy does not end in {LONGEST} decisions"


def what_deserves_a_closer_look_is_legal(record: Record, rng: Rng) -> None:
    """What a mind proposes, and what it lets rivals choose unseen; something always is."""
    game = record.game
    for thinking, position, seat in somewhere(record, rng):
        mind, all_there_are = thinking.mind(game.cards), position.legal(seat)
        proposed, choices = legal(position, seat), Actions()
        mind.propose(known_to(game, position, seat), seat, proposed, rng)
        assert proposed.count, "nothing is proposed"
        assert set(proposed.as_list()) <= set(all_there_are), "what is proposed is not legal"
        assert len(set(proposed.as_list())) == proposed.count, "something is proposed twice"
        if mind.is_mixed(position, seat):
            mind.fill_choices(position, seat, choices)
            assert choices.count, "a rival has nothing to choose from"
            assert set(choices.as_list()) <= set(all_there_are), "a rival may do what is not legal"


# -- helpers -------------------------------------------------------------------------------
def somewhere(record: Record, rng: Rng) -> list[tuple[Thinking, Position, int]]:
    """A decision with a choice, and who has it; none if nobody thinks about this game."""
    thinking = record.game.thinking
    if thinking is None:
        return []
    stop = rng.below(SOON)
    found: list[tuple[Thinking, Position, int]] = []
    for place, position in enumerate(play_on(record)):
        choosing = [seat for seat in position.actors() if len(position.legal(seat)) > 1]
        if choosing:
            found = [(thinking, position.clone(), choosing[rng.below(len(choosing))])]
        if found and place >= stop:
            break
    return found


def some_skill(thinking: Thinking, rng: Rng) -> Skill:
    """Any level's, with few trials."""
    skills = list(thinking.skills.values())
    skill = skills[rng.below(len(skills))]
    return replace(skill, trials=min(skill.trials, TRIALS))


def some_style(thinking: Thinking, rng: Rng) -> str:
    """Any character, or none."""
    return ["", *thinking.styles][rng.below(1 + len(thinking.styles))]


def think(game: Game, skill: Skill, style: str, seat: int, seed: int, known: Position) -> str:
    """What a new thinker makes of what a seat knows, to the last digit."""
    return said(thought_of(game, skill, style, seat, seed, known))


def in_words(
    game: Game, skill: Skill, style: str, seat: int, seed: int, known: Position, view: Any
) -> str:
    """The same, with the hint that is made of it: where to look, and why."""
    thought = thought_of(game, skill, style, seat, seed, known)
    return said(thought) + wire(hint_of(game, view, thought))


def thought_of(
    game: Game, skill: Skill, style: str, seat: int, seed: int, known: Position
) -> Thought:
    """What a new thinker makes of what a seat knows."""
    thinker = Thinker(game, skill, style, aloud=True)
    return thinker.think(known, seat, legal(known, seat), seeded(seed))


def legal(position: Position, seat: int) -> Actions:
    """What a seat may do, as the rules keep it."""
    actions = Actions()
    position.fill(seat, actions)
    return actions


def said(thought: Thought) -> str:
    """All of a thought, to the last digit."""
    return wire(thought)


THINKING: list[Promise] = [
    what_is_hidden_changes_no_thought,
    a_search_is_shown_only_what_its_seat_knows,
    a_policy_looks_only_at_what_its_seat_sees,
    a_thought_is_the_same_again,
    what_is_imagined_looks_the_same_to_whoever_imagines,
    what_is_stirred_looks_the_same_to_all,
    what_nobody_has_seen_is_shuffled,
    an_imagined_world_is_played_to_the_end,
    what_deserves_a_closer_look_is_legal,
]
