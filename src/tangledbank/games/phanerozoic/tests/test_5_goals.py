"""§5 Goals and the end."""

import pytest
from tests.play import random_game

from tangledbank.core.outcome import Outcome
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    dealt,
    legal,
    living,
    phase,
    points_for,
    refused,
    seen,
    story,
    with_goals,
)

GOALS = ("canopy open-sky", "inner-fire seed-bank")


def ended(table: Position) -> Outcome:
    """How the game ended."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


# -- §5.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "half"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_goals_are_kept_after_round_three_or_four_with_few_players(seats: int, half: int) -> None:
    """§5.1"""
    rounds = {
        int(table.round) for table in random_game(dealt(seats)) if phase(table) == "keeping goals"
    }

    assert rounds == {half}


def test_everyone_keeps_one_of_two_goals() -> None:
    """§5.1, ruling N28"""
    table = scene(plants="algae", keeping_goals=True, goals=GOALS)
    kept = after(table, "1: keep goal open-sky", "2: keep goal seed-bank")

    assert legal(table, 0) == ["keep goal canopy", "keep goal open-sky"]
    assert [seen(kept, seat).kept_goal for seat in (0, 1)] == ["open-sky", "seed-bank"]
    assert phase(kept) == "choosing"


def test_nobody_keeps_both_goals_or_somebody_elses() -> None:
    """§5.1, ruling N28"""
    table = scene(plants="algae", keeping_goals=True, goals=GOALS)

    assert refused(table, 0, "keep goal seed-bank") == "not-your-goal"
    once = after(table, "1: keep goal canopy")
    assert refused(once, 0, "keep goal open-sky") == "already-chosen"


def test_goals_are_kept_secretly_and_at_the_same_time() -> None:
    """§5.1, ruling N46"""
    table = scene(plants="algae", keeping_goals=True, goals=GOALS)
    one, other = after(table, "1: keep goal canopy"), after(table, "1: keep goal open-sky")

    assert table.actors() == [0, 1]
    assert after(table, "2: keep goal seed-bank").actors() == [0]
    assert seen(one, 1) == seen(other, 1)
    assert seen(one) == seen(other)


def test_goals_are_kept_after_the_nature_phase_and_before_the_next_draft() -> None:
    """§5.1, ruling N46"""
    table = scene(plants="algae:2", animals="trilobita:2", seats=3, round=3, face_up="large-5")
    grown = after(table, "keep large-5")

    assert (phase(grown), living(grown)) == ("keeping goals", "algae:3 trilobita:4")
    assert [hand.count for hand in grown.hands] == [1, 0, 0]
    later = after(grown, *(legal(grown, seat)[0] for seat in range(3)))
    assert (phase(later), later.round) == ("choosing", 4)


def test_goals_are_kept_once_at_the_latest_before_the_final_count() -> None:
    """§5.1, ruling N46"""
    table = scene(plants="algae", animals="trilobita", face_up="large-5", rounds=2, goal_round=5,
        round=2)  # fmt: skip
    grown = after(table, "keep large-5")

    assert phase(grown) == "keeping goals"
    assert phase(after(grown, legal(grown, 0)[0], legal(grown, 1)[0])) == "over"


def test_goals_that_were_kept_are_not_asked_for_again_in_the_last_round() -> None:
    """§5.1"""
    asked = [table.round for table in random_game(dealt(2)) if phase(table) == "keeping goals"]

    assert asked == [4, 4]


def test_only_the_kept_goal_scores_and_the_other_leaves_the_game_unseen() -> None:
    """§5.1, ruling N28"""
    table = scene(plants="algae+woody", animals="cicada:8", keeping_goals=True, round=8,
        goals=GOALS)  # fmt: skip
    end = after(table, "1: keep goal canopy", "2: keep goal inner-fire")

    assert "living woody" in str(ended(end).scores[0])
    assert "wings" not in str(ended(end))
    assert "open-sky" not in str(seen(end, 1))


# -- §5.2 ----------------------------------------------------------------------------------
def test_all_goals_are_revealed_after_the_last_round() -> None:
    """§5.2"""
    table = scene(plants="algae", animals="trilobita", face_up="large-5", round=8,
        goals=("canopy", "open-sky"))  # fmt: skip
    end = after(table, "keep large-5")

    assert [one.goal for one in seen(table, 1).players] == [None, None]
    assert [one.goal for one in seen(end).players] == ["canopy", "open-sky"]
    assert (
        story(table, "keep large-5")[-1] == "The game ends after round 8; the goals are revealed."
    )


def test_a_heart_counts_living_species_and_mutations() -> None:
    """§5.2: wattieza is woody by print, the algae by mutation."""
    table = scene(plants="wattieza algae+woody bryophyta", extinct="sequoia")

    assert points_for("living woody +2", table) == 4


def test_bones_count_extinct_species_and_mutations() -> None:
    """§5.2, ruling N17"""
    table = scene(plants="cycas", extinct="wattieza cooksonia bryophyta+roots+woody")

    assert points_for("extinct roots +3", table) == 9


def test_some_lines_take_points_away_and_a_total_may_be_negative() -> None:
    """§5.2, ruling N44"""
    table = scene(plants="wattieza", extinct="sequoia magnolia cycas")

    assert points_for("living woody +2; extinct woody -1", table) == -1


def test_the_lines_of_a_goal_are_counted_one_by_one_and_added() -> None:
    """§5.2, ruling N44: a card may count in two lines."""
    table = scene(animals="tyrannosaurus aurelia+spine")

    assert points_for("living tyrannosaurus +8; living spine +2", table) == 8 + 2 + 2


def test_a_named_card_counts_once_in_its_row_or_in_the_extinction_pile() -> None:
    """§5.2, ruling N18"""
    alive = scene(animals="trilobita:8+spine", extinct="algae")
    extinct = scene(plants="algae", extinct="trilobita+spine")

    assert points_for("living trilobita +3", alive) == 3
    assert points_for("extinct trilobita +3", alive) == 0
    assert points_for("extinct trilobita +3", extinct) == 3
    assert points_for("living trilobita +3", extinct) == 0


def test_a_card_that_is_neither_alive_nor_extinct_counts_nowhere() -> None:
    """§5.2"""
    table = scene(plants="algae", animals="trilobita", face_up="corvus", kept="woody-9",
        discards="tyrannosaurus wattieza")  # fmt: skip

    assert points_for("living wings +3; living woody +2; living tyrannosaurus +8", table) == 0
    assert points_for("extinct wings +3; extinct woody +2; extinct tyrannosaurus +8", table) == 0


def test_an_icon_counts_once_for_each_card_that_bears_it_whatever_its_population() -> None:
    """§5.2, ruling N18"""
    table = scene(plants="wattieza:8 algae:1+woody-9")

    assert points_for("living woody +2", table) == 4


def test_of_a_mutation_only_the_side_in_use_counts() -> None:
    """§5.2, ruling N18: under an animal roots-16 shows legs."""
    table = scene(animals="aurelia+roots-16", extinct="eurypterus tiktaalik+warm")

    assert points_for("living legs +2", table) == 2
    assert points_for("living roots +2", table) == 0
    assert points_for("extinct warm +2", table) == 2
    assert points_for("extinct seeds +2", table) == 0


def test_stars_count_only_if_a_goal_names_them() -> None:
    """§5.2, ruling N18: one for each card that bears them."""
    table = scene(plants="sequoia+large-5+large-18", animals="aurelia")

    assert points_for("living woody +1", table) == 1
    assert points_for("living star +1", table) == 4


def test_growth_icons_count_only_if_a_goal_names_them() -> None:
    """§5.2, ruling N44"""
    table = scene(plants="algae bryophyta+eats-animals", animals="trilobita corvus+eats-animals")

    assert points_for("living shell +1", table) == 1
    assert points_for("living sunlight +1", table) == 2
    assert points_for("living animals +1", table) == 2
    assert points_for("living both +1", table) == 1


@pytest.mark.parametrize("seed", range(5))
def test_the_count_in_words_and_the_count_in_numbers_agree(seed: int) -> None:
    """§5.2"""
    *_before, end = random_game(dealt(3, seed), seed)

    assert [score.points for score in ended(end).scores] == [end.points(seat) for seat in range(3)]


def test_every_point_is_explained_by_the_cards_that_gave_it() -> None:
    """§5.2"""
    table = scene(plants="wattieza:4 algae:1+woody-9", extinct="sequoia", animals="trilobita",
        face_up="large-5", round=8)  # fmt: skip
    table = with_goals(table, "living woody +2; extinct woody -1", "living wings +3")
    score = ended(after(table, "keep large-5")).scores[0]

    assert score.points == 3
    assert [(part.points, part.reason, part.cards) for part in score.parts] == [
        (4, "living woody +2 each", ("wattieza", "woody-9")),
        (-1, "extinct woody -1 each", ("sequoia",)),
    ]


# -- §5.3 ----------------------------------------------------------------------------------
def test_the_most_points_win() -> None:
    """§5.3"""
    table = scene(plants="wattieza:4", animals="trilobita", seats=3, round=6, face_up="large-5")
    table = with_goals(table, "living wings +3", "living woody +2", "living roots +1")
    outcome = ended(after(table, "keep large-5"))

    assert [score.points for score in outcome.scores] == [0, 2, 1]
    assert outcome.winners == (1,)


def test_equal_points_share_the_victory() -> None:
    """§5.3, ruling N29"""
    table = scene(plants="cycas:4", animals="trilobita", seats=3, round=6, face_up="large-5")
    table = with_goals(table, "living shell +3", "living woody +2", "living seeds +3")
    outcome = ended(after(table, "keep large-5"))

    assert [score.points for score in outcome.scores] == [3, 2, 3]
    assert outcome.winners == (0, 2)
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_nobody_acts_when_the_game_is_over() -> None:
    """§5.3"""
    table = scene(plants="algae", animals="trilobita", face_up="large-5", round=8,
        goals=("canopy", "open-sky"))  # fmt: skip
    end = after(table, "keep large-5")

    assert (end.actors(), end.to_act()) == ([], -1)
    assert [legal(end, seat) for seat in (0, 1)] == [[], []]
    assert refused(end, 0, "keep large-5") == "over"


def test_there_is_no_outcome_before_the_end() -> None:
    """§5.3"""
    for table in random_game(dealt(2)):
        assert (table.outcome() is None) == bool(table.actors())


def test_with_one_goal_each_there_is_nothing_to_keep() -> None:
    """§5.1, ruling N28"""
    phases = {phase(table) for table in random_game(dealt(2, goals=1))}

    assert "keeping goals" not in phases
    assert "over" in phases


def test_a_goal_names_what_its_card_demands() -> None:
    """§5.2"""
    faces = {face.id: face for face in GAME.card_faces()}

    assert "Tyrannosaurus" in str(faces["the-tyrants-line"].numbers["hint"])
    assert "hint" not in faces["canopy"].numbers


def test_a_total_may_be_as_negative_as_the_lines_make_it() -> None:
    """§5.2, ruling N44: eleven living cards at -99, even while the goal is only in the hand."""
    table = with_goals(
        scene(plants="algae zostera nymphaea cooksonia wattieza bryophyta dionaea",
              animals="trilobita aurelia corvus cladoselache"),
        "living star -99", "living star -99",
    )  # fmt: skip
    table.kept_goal[0] = NOTHING

    assert table.points(0) == table.points(1) == 11 * -99
