"""Why: what a bot weighed, in words, and hints in three steps."""

from dataclasses import replace
from typing import Any

import pytest

from tangledbank import GAMES, seeded
from tangledbank.bots import is_pondered, make_thinker
from tangledbank.bots.hints import STEPS, hint_of
from tangledbank.bots.reasons import EQUAL, ONLY, Reason, Reasons, per_cent, reasons_of
from tangledbank.bots.thinker import Considered, Thinker, Thought
from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind
from tangledbank.core.search import Limits, Search
from tangledbank.core.thinking import Aspect, Skill, Thinking

GAME = GAMES["phanerozoic"]
POINTS = Aspect(per=1.0, more="It brings {number} points more.", less="It costs {number} points.")
CARDS = Aspect(per=0.5, more="It keeps {number} cards more.", less="It takes {number} cards.")
LEGAL = GAME.deal(2, 7).legal(0)


def words(cards: Any, view: Any, action: int) -> str:
    return f"Take number {LEGAL.index(action)}. It is good."


class Plain(Mind):
    """Plays anything, and looks at points and cards."""

    def imagine(self, position: Any, viewer: int, rng: Any) -> None:
        assert GAME.knowledge is not None
        GAME.knowledge.deal(position, viewer, rng)

    def look(self, position: Any, seat: int, into: list[float]) -> None:
        into[0] = float(position.points(seat))
        into[1] = float(position.face_up[seat].count)


def thinking(**more: Any) -> Thinking:
    return Thinking(
        mind=lambda cards: Plain(),
        skills={"expert": Skill(trials=30, depth=1)},
        aspects=(POINTS, CARDS),
        nudge=lambda cards, view, action: "Look at Moss. It grows.",
        about=lambda cards, view, action: ("bryophyta", "algae", "bryophyta"),
        advice=words,
        **more,
    )


TOLD = replace(GAME, thinking=thinking())


def weighed(place: int, chance: float, *aspects: float, share: float = 0.0) -> Considered:
    return Considered(LEGAL[place], chance, share, 10, aspects)


def reasons(*considered: Considered, taken: int = 0) -> Reasons:
    thought = Thought(LEGAL[taken], considered, 10)
    return reasons_of(TOLD, GAME.deal(2, 7).view(0), thought)


def test_the_action_that_was_taken_comes_first_and_then_the_best() -> None:
    found = reasons(weighed(2, 0.5), weighed(1, 0.4), weighed(0, 0.3), weighed(3, 0.2))

    assert [one.sentence[:13] for one in found.actions] == [
        "Take number 0", "Take number 2", "Take number 1",
    ]  # fmt: skip
    assert found.actions[0] == Reason(
        LEGAL[0], GAME.notation(LEGAL[0]), "Take number 0. It is good.", 30
    )


def test_what_is_called_alike_is_told_once() -> None:
    def same(cards: Any, view: Any, action: int) -> str:
        return "Take it."

    game = replace(TOLD, thinking=replace(thinking(), advice=same))
    thought = Thought(LEGAL[0], (weighed(0, 0.5), weighed(1, 0.4)), 10)

    assert len(reasons_of(game, GAME.deal(2, 7).view(0), thought).actions) == 1


def test_why_is_what_differs_most_in_the_games_own_words() -> None:
    found = reasons(weighed(0, 0.6, 5.0, 1.0), weighed(1, 0.4, 2.0, 3.0))

    assert found.why == ("It takes 2 cards.", "It brings 3 points more.")


def test_a_small_difference_is_no_reason() -> None:
    assert reasons(weighed(0, 0.6, 5.0, 1.0), weighed(1, 0.4, 4.1, 1.2)).why == ()


def test_two_that_are_about_equal_are_said_to_be() -> None:
    found = reasons(weighed(0, 0.51, 5.25, 1.0), weighed(1, 0.5, 2.0, 1.0))

    assert found.why == (EQUAL, "It brings 3.2 points more.")


def test_what_alone_can_be_done_needs_no_reason() -> None:
    assert reasons(weighed(0, 0.51)).why == (ONLY,)


def test_of_a_mixture_it_is_told_how_often_it_takes_each() -> None:
    found = reasons(weighed(0, 0.5, share=0.7), weighed(1, 0.5, share=0.3))

    assert [one.share for one in found.actions] == [70, 30]


@pytest.mark.parametrize(
    ("chance", "said"), [(0.0, 0), (0.001, 1), (0.494, 49), (0.999, 99), (1.0, 100)]
)
def test_only_what_is_certain_is_0_or_100(chance: float, said: int) -> None:
    assert per_cent(chance) == said


# -- hints ---------------------------------------------------------------------------------
def test_a_hint_comes_nearer_in_three_steps() -> None:
    thought = Thought(LEGAL[1], (weighed(1, 0.6, 5.0, 1.0), weighed(0, 0.4, 2.0, 1.0)), 10)
    hint = hint_of(TOLD, GAME.deal(2, 7).view(0), thought)

    steps = [hint.step(number) for number in range(1, STEPS + 1)]

    assert steps == [
        ("Look at Moss.", "It grows.", ("bryophyta",)),
        ("It is about these 2 cards.", "Moss and Algae.", ("bryophyta", "algae")),
        ("Take number 1.", "It is good. It brings 3 points more.", ("bryophyta", "algae")),
    ]


def test_a_hint_may_be_about_one_card_or_about_none() -> None:
    def found(*ids: str) -> str:
        game = replace(TOLD, thinking=replace(thinking(), about=lambda *_all: ids))
        thought = Thought(LEGAL[0], (weighed(0, 0.5),), 10)
        return hint_of(game, GAME.deal(2, 7).view(0), thought).step(2)[0]

    assert found("algae") == "It is about this card."
    assert found() == "It is about no card."


def test_games_whose_bots_race_with_their_eyes_have_no_such_hints() -> None:
    assert is_pondered(GAME)
    assert not is_pondered(GAMES["clades"])
    assert not is_pondered(replace(GAME, thinking=None))


# -- thinking ------------------------------------------------------------------------------
def buffer(legal: list[int]) -> Actions:
    actions = Actions()
    for action in legal:
        actions.add(action)
    return actions


def thought(skill: Skill, legal: list[int], *, seconds: float = 0.0, seed: int = 1) -> Thought:
    thinker = Thinker(TOLD, skill, aloud=True, seconds=seconds)
    view = GAME.deal(2, 7).view(0)
    return thinker.think(thinker.read(GAME.cards, view), 0, buffer(legal), seeded(seed))


def test_whoever_thinks_aloud_weighs_even_what_alone_can_be_done() -> None:
    found = thought(Skill(trials=5, depth=0), LEGAL[:1])

    assert [one.action for one in found.considered] == [found.action] == LEGAL[:1]


def test_it_makes_no_difference_to_the_choice_whether_somebody_listens() -> None:
    for seed in range(5):
        quiet = make_thinker(TOLD, thinking(), "expert")
        view = GAME.deal(2, 7).view(0)
        alone = quiet.choose(view, LEGAL, seeded(seed)).action

        assert thought(thinking().skills["expert"], LEGAL, seed=seed).action == alone


def test_trials_end_a_thought_before_its_time_and_then_it_is_the_same_on_any_machine() -> None:
    skill = Skill(trials=40, depth=2)

    assert thought(skill, LEGAL, seconds=1000.0) == thought(skill, LEGAL)


def test_time_ends_a_thought_that_has_too_many_trials() -> None:
    found = thought(Skill(trials=10**9, depth=1), LEGAL, seconds=0.02)

    assert len(LEGAL) <= found.trials < 10**9


def test_with_no_trials_named_the_seconds_decide_and_with_neither_one_each() -> None:
    def trials(limits: Limits) -> int:
        position = GAME.deal(2, 7)
        search = Search(Plain(), position)
        search.think(position, 0, buffer(LEGAL), limits, seeded(1))
        return int(search.trials)

    assert trials(Limits(0, 1)) < 4 * len(LEGAL) <= trials(Limits(0, 1, 0.05))


def test_a_level_that_overlooks_all_but_one_action_takes_that_one() -> None:
    thinker = Thinker(TOLD, Skill(trials=5, depth=0, misjudges=0.1, overlooks=0.9))
    view = GAME.deal(2, 7).view(0)

    chosen = {thinker.choose(view, LEGAL, seeded(seed)).action for seed in range(30)}

    assert chosen <= set(LEGAL)
    assert len(chosen) > 1
