"""How the game is thought about: what is good, what is likely, and how it is said."""

from dataclasses import replace

import pytest
from tests.play import random_game

from tangledbank import seeded
from tangledbank.bots.thinker import Thinker
from tangledbank.core.containers import Actions
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.rng import Rng
from tangledbank.core.thinking import Skill
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.bots.levels import SKILLS
from tangledbank.games.phanerozoic.bots.mind import PhanerozoicMind
from tangledbank.games.phanerozoic.rules.actions import NOTHING, card_of, target_of
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.said.advice import about, advice, nudge
from tangledbank.games.phanerozoic.said.notation import FORMS
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import dealt
from tangledbank.testing.knowing import contents, difference, known_to

MIND = PhanerozoicMind(GAME.cards)
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "alone": (1, {}),
    "alone, a hidden goal": (1, {"automa_goals": 3, "automa_hidden_goal": True}),
    "two": (2, {}),
    "two, a goal from the start": (2, {"goals": 1, "population_limit": 3}),
    "three, no choice of cards": (3, {"hand": 3, "rounds": 3, "goal_round": 3}),
    "three, with large hands": (3, {"hand": 9, "chosen": 5, "goals": 3, "rounds": 4}),
    "four": (4, {}),
}
some_tables = pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)


def thought(table: Position, seat: int, skill: Skill) -> int:
    """What a bot does that knows what its seat knows."""
    return Thinker(GAME, skill).decide(
        known_to(GAME, table, seat), seat, legal(table, seat), seeded(1)
    )


def legal(table: Position, seat: int) -> Actions:
    """The legal actions in a buffer."""
    actions = Actions()
    table.fill(seat, actions)
    return actions


def by_policy(table: Position, rng: Rng) -> list[Position]:
    """A game in which everyone plays by the policy, decision by decision."""
    found, actions = [table], Actions()
    table = table.clone()
    while table.actors():
        seat = int(table.to_act())
        table.apply(seat, MIND.policy(table, seat, actions, rng))
        found.append(table.clone())
    return found


# -- what is good --------------------------------------------------------------------------
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_a_species_that_wins_the_game_is_evolved(level: str) -> None:
    """§3.10, §5.2"""
    table = scene(plants="algae:4 wattieza:6+seeds-23+large-18", animals="trilobita:2", round=8,
        face_up=("sequoia", "seeds-48"), goals=("giants-in-the-mist", "inner-fire"))  # fmt: skip

    assert (
        FORMS.write(GAME.cards, thought(table, 0, SKILLS[level])) == "evolve sequoia from wattieza"
    )


@some_tables
def test_the_policy_does_what_is_legal(seats: int, options: dict[str, object]) -> None:
    """§2.4, §2.7, §3.1, §5.1 And it finds out soon, whatever is asked."""
    actions = Actions()
    for seed in range(4):
        for table in random_game(dealt(seats, seed=seed, **options)):
            for seat in table.actors():
                action = MIND.policy(table, seat, actions, seeded(seed))
                assert table.why_not(seat, action) is None


@some_tables
def test_chances_add_up_and_come_true_at_the_end(seats: int, options: dict[str, object]) -> None:
    """§5.3, §6.6"""
    games = by_policy(dealt(seats, seed=5, **options), seeded(5))
    chances = [0.0] * seats
    for table in games:
        MIND.chances(table, chances)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1) or seats == 1
    won = [seat for seat in range(seats) if chances[seat] > 0]

    assert won == [seat for seat in range(seats) if games[-1].winners() >> seat & 1]


def test_a_lead_is_worth_more_in_the_last_round() -> None:
    """§1.6"""
    chances = [0.0, 0.0]
    found = []
    for turn in (2, 8):
        table = scene(plants="algae:4 wattieza:8 sequoia:8", animals="trilobita:2", round=turn,
            hands=("corvus", "dionaea"), goals=("canopy", "inner-fire"))  # fmt: skip
        MIND.chances(table, chances)
        found.append(chances[0])

    assert 0.5 < found[0] < found[1]


# -- what is likely ------------------------------------------------------------------------
@some_tables
def test_nothing_is_imagined_against_what_is_known(seats: int, options: dict[str, object]) -> None:
    """§1.4, §2.4"""
    rng = seeded(3)
    for table in list(random_game(dealt(seats, seed=2, **options)))[::4]:
        for viewer in (*range(seats), SPECTATOR):
            known = known_to(GAME, table, viewer)
            guess = known.clone()
            MIND.imagine(guess, viewer, rng)
            assert not difference(contents(known_to(GAME, guess, viewer)), contents(known))


def test_the_goals_of_rivals_are_guessed_by_what_they_did() -> None:
    """§5.1 Of ten goals the right one, more often than by chance."""
    rng = seeded(4)
    guessed = dealt_out = asked = 0
    for seed in range(12):
        for table in by_policy(dealt(2, seed=seed), rng)[60::4]:
            if table.kept_goal[1] != NOTHING and table.actors():
                known = known_to(GAME, table, 0)
                for _time in range(5):
                    likely, any_goal = known.clone(), known.clone()
                    MIND.imagine(likely, 0, rng)
                    MIND.deal(any_goal, 0, rng)
                    asked += 1
                    guessed += likely.kept_goal[1] == table.kept_goal[1]
                    dealt_out += any_goal.kept_goal[1] == table.kept_goal[1]

    assert asked > 100
    assert guessed > 1.4 * dealt_out


# -- levels --------------------------------------------------------------------------------
@pytest.mark.parametrize("level", SKILLS)
def test_a_level_does_the_same_for_the_same_seed_from_view_or_position(level: str) -> None:
    """§2.4, §3.1"""
    skill = replace(SKILLS[level], trials=20, depth=min(SKILLS[level].depth, 8))
    for table in by_policy(dealt(3, seed=7), seeded(7))[::12]:
        for seat in table.actors():
            found = {
                Thinker(GAME, skill).decide(
                    known_to(GAME, table, seat), seat, legal(table, seat), seeded(2)
                ),
                Thinker(GAME, skill).choose(table.view(seat), table.legal(seat), seeded(2)).action,
            }
            assert len(found) == 1


# -- in words ------------------------------------------------------------------------------
@some_tables
def test_every_action_is_said_in_a_sentence(seats: int, options: dict[str, object]) -> None:
    """§2, §3, §5"""
    cards = GAME.cards
    for seed in range(3):
        for table in random_game(dealt(seats, seed=seed, **options)):
            for seat in table.actors():
                view = table.view(seat)
                for action in table.legal(seat):
                    for say in (nudge, advice):
                        sentence = say(cards, view, action)
                        assert sentence[0].isupper()
                        assert sentence[-1] in ".?!"
                        assert "None" not in sentence
                    assert set(about(cards, view, action)) <= set(words_of(view))


def words_of(view: object) -> list[str]:
    """All texts that a view holds."""
    if isinstance(view, str):
        return [view]
    if isinstance(view, tuple | list):
        return [word for one in view for word in words_of(one)]
    if isinstance(view, dict) or not hasattr(view, "__dataclass_fields__"):
        return []
    return [word for name in view.__dataclass_fields__ for word in words_of(getattr(view, name))]


def test_a_nudge_does_not_name_the_card_that_is_played() -> None:
    """§3.1 Only the species that it is played on."""
    cards = GAME.cards
    for table in random_game(dealt(2, seed=9)):
        for seat in table.actors():
            for action in table.legal(seat):
                said = nudge(cards, table.view(seat), action)
                target = target_of(action)
                host = "" if target == NOTHING else cards.names[target]
                assert cards.names[card_of(action)] not in said.replace(host, "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("evolve wattieza from cooksonia", "Evolve Wattieza from Cooksonia."),
        ("mutate trilobita with roots-16", "Give Trilobite legs."),
        ("mutate algae with roots-16", "Give Algae roots."),
        ("mutate trilobita with large-5", "Make Trilobite larger."),
        ("keep wattieza", "Keep Wattieza for the next round."),
        ("discard wattieza", "Discard Wattieza."),
        ("discard wattieza for algae", "Discard Wattieza, and let Algae grow."),
    ],
)
def test_advice_is_one_sentence_in_the_words_of_the_rules(text: str, sentence: str) -> None:
    """§3"""
    table = scene(plants="algae cooksonia+woody+large-18", animals="trilobita",
        face_up="wattieza roots-16 large-5")  # fmt: skip

    assert advice(GAME.cards, table.view(0), FORMS.read(GAME.cards, text)) == sentence


def test_a_closer_look_is_taken_at_a_few_legal_actions() -> None:
    """§3.1 None that was not asked about."""
    for table in by_policy(dealt(2, seed=11), seeded(11)):
        seat = int(table.to_act())
        if seat >= 0:
            actions = legal(table, seat)
            asked = actions.as_list()[::2]
            actions.clear()
            for action in asked:
                actions.add(action)
            MIND.propose(table, seat, actions, seeded(1))
            assert actions.count
            assert set(actions.as_list()) <= set(asked)
