"""Thinking: the policy, what is imagined, what is chosen, and the words for it."""

from collections.abc import Callable, Iterator

import pytest

from tangledbank.bots.levels import NAMES
from tangledbank.bots.thinker import Thinker
from tangledbank.core.containers import Actions
from tangledbank.core.rng import seeded
from tangledbank.core.thinking import Skill
from tangledbank.games.mating import GAME
from tangledbank.games.mating.bots.mind import MatingMind
from tangledbank.games.mating.rules.actions import discards_of
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import CHOOSING, DISCARDING
from tangledbank.games.mating.said.advice import about, advice, nudge
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.seen.guess import read
from tangledbank.games.mating.seen.knowing import deal, hide
from tangledbank.games.mating.tests.words import combat, flashy, sneaky
from tangledbank.testing.knowing import contents, difference, known_to
from tangledbank.testing.playing import play_on, random_record

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"environment": "variable", "food_first": True}),
    (4, {"environment": "own", "sudden_death": True}),
    (5, {"long_life": True, "predation": False}),
    (6, {"goal": 3, "hand": 6, "females": 12, "seconds": 10}),
    (2, {"hand": 2, "start_food": 0, "females": 1, "scarcity": False, "environment": "own"}),
]


def table_for(seats: int, options: dict[str, object], seed: int = 1) -> Position:
    table = GAME.table(seats, GAME.settle(seats, options))
    assert isinstance(table, Position)
    table.deal(seed)
    return table


def by_policy(table: Position, mind: MatingMind, seed: int = 1) -> Iterator[tuple[int, int]]:
    """Each seat that is asked and what the policy answers, to the end of the game."""
    actions, rng = Actions(), seeded(seed)
    seat = table.to_act()
    while seat >= 0:
        action = mind.policy(table, seat, actions, rng)
        yield int(seat), int(action)
        table.apply(seat, action)
        seat = table.to_act()


# -- the policy ----------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_policy_is_always_legal_and_never_passes_ahead(
    seats: int, options: dict[str, object]
) -> None:
    for seed in range(2):
        table = table_for(seats, options, seed)
        for seat, action in by_policy(table, MatingMind(GAME.cards)):
            assert table.why_not(seat, action) is None
            assert GAME.notation(action) != "pass ahead"

        assert table.outcome() is not None


def test_the_policy_looks_at_nothing_hidden() -> None:
    table = table_for(3, {})
    mind, actions = MatingMind(GAME.cards), Actions()
    for seat, action in by_policy(table, MatingMind(GAME.cards)):
        known = table.clone()
        hide(known, seat)
        for seed in (1, 2):
            mine = mind.policy(table, seat, actions, seeded(seed))

            assert mine == mind.policy(known, seat, actions, seeded(seed))
        assert action >= 0


# -- imagining -----------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_imagined_never_contradicts_what_is_known(
    seats: int, options: dict[str, object]
) -> None:
    table = table_for(seats, options)
    mind, every = MatingMind(GAME.cards), list(range(GAME.cards.count))
    for number, _asked in enumerate(by_policy(table, MatingMind(GAME.cards))):
        if number % 7:
            continue
        for viewer in range(seats):
            known = known_to(GAME, table, viewer)
            guess = known.clone()
            mind.imagine(guess, viewer, seeded(number))
            assert sorted(card for place in guess.places() for card in place) == every
            for seat in range(seats):
                assert guess.hands[seat].as_list() == sorted(guess.hands[seat].as_list())
                if guess.is_secret() and guess.chosen[seat] >= 0:
                    action = guess.chosen[seat]
                    guess.chosen[seat] = -1
                    assert guess.why_not(seat, action) is None or guess.turn < 0
                    guess.chosen[seat] = action
            hide(guess, viewer)
            assert not difference(contents(known), contents(guess))


def test_hands_are_imagined_nearer_to_the_truth_than_dealt() -> None:
    """§7.1 Sneaky cards are kept, and strategies come and go."""
    first = GAME.cards.first_sneaky
    sneaky = counted_at(CHOOSING, lambda table: sum(card >= first for card in table.hands[0]))

    assert is_nearer(sneaky)


def test_secret_discards_are_imagined_nearer_to_the_truth_than_dealt() -> None:
    """§7.1, M43"""
    discards = counted_at(DISCARDING, lambda table: len(discards_of(table.chosen[0])))

    assert is_nearer(discards)


def is_nearer(counts: dict[str, int]) -> bool:
    return abs(counts["imagined"] - counts["true"]) < 0.85 * abs(counts["dealt"] - counts["true"])


def counted_at(phase: int, count: Callable[[Position], int]) -> dict[str, int]:
    """The sums of a count over what is true, what seat 2 imagines and what it is dealt."""
    mind = MatingMind(GAME.cards)
    counts = {"true": 0, "imagined": 0, "dealt": 0}
    for seed in range(16):
        table = table_for(2, {}, seed)
        for seat, _action in by_policy(table, MatingMind(GAME.cards), seed):
            if seat == 1 and table.phase == phase and table.round > 1:
                for name in counts:
                    guess = table.clone()
                    if name != "true":
                        hide(guess, 1)
                        (mind.imagine if name == "imagined" else deal)(guess, 1, seeded(seed))
                    counts[name] += count(guess)
    return counts


# -- choices -------------------------------------------------------------------------------
def choice(known: Position, seat: int, skill: Skill, seed: int = 5, style: str = "") -> int:
    actions = Actions()
    known.fill(seat, actions)
    return Thinker(GAME, skill, style).decide(known, seat, actions, seeded(seed))


def test_a_win_that_is_there_is_taken() -> None:
    """§6.13, §8.1"""
    table = scene(
        seats=2, hands=[sneaky("nuptial-gift")], males=[flashy("low"), combat("low")], food=9,
        offspring=[9, 4], window=4, mated=[1, 1],
    )  # fmt: skip
    hide(table, 0)
    found = choice(table, 0, Skill(trials=100))

    assert GAME.notation(found) == f"sneak {sneaky('nuptial-gift')}"


@pytest.mark.parametrize("level", NAMES)
def test_a_level_chooses_the_same_for_a_seed_from_a_view_and_from_a_position(level: str) -> None:
    assert GAME.thinking is not None
    skill = GAME.thinking.skills[level]
    skill = Skill(
        trials=min(skill.trials, 40), depth=skill.depth, forgets=skill.forgets,
        misjudges=skill.misjudges, overlooks=skill.overlooks,
    )  # fmt: skip
    table = table_for(3, {})
    for number, (seat, _action) in enumerate(by_policy(table, MatingMind(GAME.cards))):
        if number > 24:
            break
        known = table.clone()
        hide(known, seat)
        mine = choice(known.clone(), seat, skill)

        assert table.why_not(seat, mine) is None
        assert mine == choice(known, seat, skill)
        assert mine == choice(read(GAME.cards, table.view(seat)), seat, skill)


@pytest.mark.parametrize("style", ["fighter", "show-off", "sneak", "saver"])
def test_a_style_says_itself_in_a_sentence(style: str) -> None:
    assert GAME.thinking is not None
    assert GAME.thinking.styles[style].endswith(".")


def test_few_discards_are_looked_at() -> None:
    table = table_for(2, {})
    mind, actions = MatingMind(GAME.cards), Actions()
    for seat, _action in by_policy(table, MatingMind(GAME.cards)):
        if table.phase == DISCARDING:
            table.fill(seat, actions)
            mind.propose(table, seat, actions, seeded(1))
            assert 1 <= actions.count <= 6


# -- words ---------------------------------------------------------------------------------
def test_every_action_has_advice() -> None:
    for seed in range(12):
        for position in play_on(random_record(GAME, 2 + seed % 5, seeded(seed))):
            for seat in position.actors():
                assert isinstance(position, Position)
                view = position.view(seat)
                seen = set(view.hand) | {one.strategy.card for one in view.players if one.strategy}
                seen |= {view.sneaking.card} if view.sneaking else set()
                for action in position.legal(seat)[:40]:
                    for sentence in (
                        nudge(GAME.cards, view, action),
                        advice(GAME.cards, view, action),
                    ):
                        assert sentence[-1] in ".?!"
                        assert "None" not in sentence
                        assert "seat 0" not in sentence
                    assert set(about(GAME.cards, view, action)) <= seen
