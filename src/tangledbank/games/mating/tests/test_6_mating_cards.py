"""§6.12-§6.15 Sneaky cards about females and offspring, and the one that guards."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    fitness,
    flashy,
    legal,
    phase,
    refusal,
    refused,
    seen,
    sneaky,
    turn,
)

RED, RED_TOO = combat("mid"), combat("mid", 2)
BLUE, BLUE_TOO, BLUE_THREE = flashy("mid"), flashy("mid", 2), flashy("mid", 3)
HIDE = sneaky("camouflage")
LEVEL = sneaky("level-up")
MIMIC, MIMIC_TOO = sneaky("female-mimic"), sneaky("female-mimic", 2)
GIFT, GIFT_TOO = sneaky("nuptial-gift"), sneaky("nuptial-gift", 2)
COMPETE, COMPETE_TOO = sneaky("sperm-competition"), sneaky("sperm-competition", 2)
GUARD, GUARD_TOO = sneaky("mate-guarding"), sneaky("mate-guarding", 2)


# -- §6.12 Female Mimic --------------------------------------------------------------------
@pytest.mark.parametrize(("own", "rival"), [(RED, BLUE), (BLUE, RED), (RED, RED_TOO)])
def test_a_female_moves_over_whatever_her_colour(own: str, rival: str) -> None:
    """§6.12"""
    red, blue = ([0, 2], 0) if rival != BLUE else (0, [0, 2])
    table = scene(seats=2, hands=[MIMIC], males=[own, rival], red=red, blue=blue, window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept")

    assert each(table.blue_with if rival == BLUE else table.red_with) == [1, 1]
    assert each(after(table, "all pass").offspring) == [1, 1]


def test_ones_own_fitness_does_not_matter() -> None:
    """§6.12: a male with all the females that he has room for takes one more."""
    low = flashy("low")
    table = scene(hands=[MIMIC], males=[low, BLUE, RED], blue=[fitness(low), 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "all pass")

    assert each(table.offspring) == [fitness(low) + 1, 1, 0]


def test_two_mimics_may_take_the_last_female() -> None:
    """§6.12, M34"""
    table = scene(seats=2, hands=[f"{MIMIC} {MIMIC_TOO}"], males=[RED, BLUE], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "pass",
        f"sneak {MIMIC_TOO} on seat 2", "accept")  # fmt: skip

    assert each(table.blue_with) == [2, 0]


def test_a_female_may_be_lured_back() -> None:
    """§6.12"""
    table = scene(seats=2, hands=[MIMIC, MIMIC_TOO], males=[RED, BLUE], blue=[0, 1], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept")
    assert each(table.blue_with) == [1, 0]
    table = after(table, f"sneak {MIMIC_TOO} on seat 1", "accept")

    assert each(table.blue_with) == [0, 1]
    assert each(table.red_with) == [0, 0]


def test_of_two_colours_his_own_goes_first() -> None:
    """§6.12"""
    mixed = scene(hands=["", "", f"{MIMIC}"], males=[RED, BLUE, BLUE_TOO], red=[1, 1], blue=[1, 1],
        window=3, first=2)  # fmt: skip

    combat_loses = after(mixed, f"sneak {MIMIC} on seat 1", "accept")
    assert (each(combat_loses.red_with), each(combat_loses.blue_with)) == ([0, 1, 1], [1, 1, 0])
    flashy_loses = after(mixed, f"sneak {MIMIC} on seat 2", "accept")
    assert (each(flashy_loses.red_with), each(flashy_loses.blue_with)) == ([1, 1, 0], [1, 0, 1])


def test_a_rival_without_a_female_cannot_be_robbed() -> None:
    """§6.12"""
    table = scene(hands=[MIMIC], males=[RED, BLUE, BLUE_TOO], blue=[0, 0, 1], window=3)

    assert legal(table) == ["pass", "pass ahead", f"sneak {MIMIC} on seat 3"]
    assert refusal(table, f"sneak {MIMIC} on seat 2") == ("unmet", "§6.12")
    assert refusal(table, f"sneak {MIMIC} on seat 1") == ("own-target", "§6.5")


def test_a_lured_female_counts_as_had_in_mating() -> None:
    """§6.12, §6.13"""
    table = scene(seats=2, hands=[f"{MIMIC} {GIFT}"], males=[RED, BLUE], blue=[0, 1], window=3,
        food=9)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "all pass", f"sneak {GIFT}")

    assert each(table.offspring) == [2, 0]


# -- §6.13 Nuptial Gift --------------------------------------------------------------------
def test_a_gift_brings_one_offspring_more() -> None:
    """§6.13"""
    table = scene(hands=[GIFT], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[3, 2],
        window=4)  # fmt: skip

    assert each(after(table, f"sneak {GIFT}").offspring) == [4, 2, 0]


def test_two_gifts_bring_two() -> None:
    """§6.13, M34"""
    table = scene(seats=2, hands=[f"{GIFT} {GIFT_TOO}"], males=[RED, BLUE], mated=[1],
        offspring=[3], window=4)  # fmt: skip
    table = after(table, f"sneak {GIFT}", "pass", f"sneak {GIFT_TOO}")

    assert each(table.offspring) == [5, 0]


def test_there_is_no_gift_without_a_female() -> None:
    """§6.13"""
    table = scene(hands=[GIFT], males=[RED, BLUE, BLUE_TOO], mated=[0, 2], offspring=2, window=4)

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {GIFT}") == ("unmet", "§6.13")


def test_whoever_had_a_female_in_mating_is_remembered() -> None:
    """§6.13, §5.1: from the third window to the fourth."""
    table = scene(hands=[GIFT, GIFT_TOO], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    table = after(table, "all pass")

    assert [one.mated for one in seen(table).players] == [0, 2, 0]
    assert refused(table, f"sneak {GIFT}") == "unmet"
    assert f"sneak {GIFT_TOO}" in legal(after(table, "pass"))


def test_a_gift_may_win_the_game() -> None:
    """§6.13, §8.1, M18, M37: victory is checked after the window."""
    table = scene(hands=[GIFT], males=[RED, BLUE, BLUE_TOO], mated=[1], offspring=[9], window=4)

    assert phase(after(table, "all pass")) == "discarding"
    won = after(table, f"sneak {GIFT}", "all pass")
    assert (phase(won), won.winner) == ("over", 0)


# -- §6.14 Sperm Competition ---------------------------------------------------------------
def test_one_offspring_of_the_rival_becomes_ones_own() -> None:
    """§6.14"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[1, 6],
        window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept")

    assert each(table.offspring) == [2, 5, 0]


def test_only_what_was_gained_this_round_can_be_taken() -> None:
    """§6.14, M37: nobody falls below the count with which the round began."""
    table = scene(seats=2, hands=[f"{COMPETE} {COMPETE_TOO}"], males=[RED, BLUE], food=9,
        mated=[1, 1], offspring=[1, 8], window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept", "pass")

    assert each(table.offspring) == [2, 7]
    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {COMPETE_TOO} on seat 2") == ("unmet", "§6.14")


def test_a_rival_who_gained_nothing_cannot_be_named() -> None:
    """§6.14"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 0, 1],
        offspring=[4, 9, 1], window=4)  # fmt: skip

    assert legal(table) == ["pass", "pass ahead", f"sneak {COMPETE} on seat 3"]
    assert refusal(table, f"sneak {COMPETE} on seat 2") == ("unmet", "§6.14")


def test_whoever_had_no_female_competes_with_nobody() -> None:
    """§6.14"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[0, 2], offspring=2, window=4)

    assert refusal(table, f"sneak {COMPETE} on seat 2") == ("unmet", "§6.14")


def test_what_a_gift_brought_is_a_gain_too() -> None:
    """§6.14, M37"""
    table = scene(seats=2, hands=[f"{COMPETE} {COMPETE_TOO}", GIFT], males=[RED, BLUE], food=9,
        mated=[1, 1], offspring=[1, 1], window=4, first=1)  # fmt: skip
    table = after(table, f"sneak {GIFT}", f"sneak {COMPETE} on seat 2", "accept", "pass")
    table = after(table, f"sneak {COMPETE_TOO} on seat 2", "accept")

    assert each(table.offspring) == [3, 0]


def test_what_was_taken_may_be_taken_back() -> None:
    """§6.14, M37: it is a gain of this round."""
    table = scene(seats=2, hands=[COMPETE, COMPETE_TOO], males=[RED, BLUE], mated=[1, 1],
        offspring=[1, 1], window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept")
    assert each(table.offspring) == [2, 0]
    table = after(table, f"sneak {COMPETE_TOO} on seat 1", "accept")

    assert each(table.offspring) == [1, 1]


def test_sperm_competition_may_take_a_victory_away() -> None:
    """§6.14, §8.1, M18, M37"""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[1, 10],
        window=4)  # fmt: skip

    assert after(table, "all pass").winner == 1
    robbed = after(table, f"sneak {COMPETE} on seat 2", "accept", "all pass")
    assert (phase(robbed), each(robbed.offspring)) == ("discarding", [2, 9, 0])


def test_offspring_above_the_goal_count_in_full_until_the_window_closes() -> None:
    """§6.14, M37: a player with 11 loses one and still wins."""
    table = scene(hands=[COMPETE], males=[RED, BLUE, BLUE_TOO], mated=[1, 2], offspring=[1, 11],
        window=4)  # fmt: skip
    table = after(table, f"sneak {COMPETE} on seat 2", "accept", "all pass")

    assert (phase(table), table.winner, each(table.offspring)) == ("over", 1, [2, 10, 0])


# -- §6.15 Mate Guarding -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "window"), [(MIMIC, 3), (COMPETE, 4), (LEVEL, 2)], ids=["mimic", "compete", "level"]
)
def test_mate_guarding_leaves_a_card_without_any_effect(card: str, window: int) -> None:
    """§6.15, M34: both cards are spent."""
    table = scene(hands=[card, GUARD], males=[BLUE, BLUE_TOO, BLUE_THREE], window=window,
        blue=[1, 1], mated=[1, 1], offspring=1)  # fmt: skip
    guarded = after(table, f"sneak {card} on seat 2", f"sneak {GUARD}")

    assert each(guarded.offspring) == each(table.offspring)
    assert each(guarded.blue_with) == each(table.blue_with)
    assert each(guarded.levelled) == [0, 0, 0]
    assert each(guarded.food) == [5 - cost(card), 5 - cost(GUARD), 5]
    assert set(seen(guarded).discards) == {card, GUARD}
    assert (phase(guarded), turn(guarded)) == (f"window {window}", 1)


def test_mate_guarding_cannot_be_answered() -> None:
    """§6.15: nor does another guard help."""
    table = scene(hands=[f"{MIMIC} {GUARD_TOO}", GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 1],
        window=3)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2", f"sneak {GUARD}")

    assert phase(table) == "window 3"
    assert refused(table, f"1: sneak {GUARD_TOO}") == "not-your-turn"


def test_a_second_card_must_be_guarded_against_again() -> None:
    """§6.15"""
    table = scene(seats=2, hands=[f"{MIMIC} {MIMIC_TOO}", GUARD], males=[RED, BLUE], blue=[0, 1],
        window=3)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2", f"sneak {GUARD}", "pass",
        f"sneak {MIMIC_TOO} on seat 2")  # fmt: skip

    assert (phase(table), legal(table)) == ("answer", ["accept"])


def test_mate_guarding_must_be_paid() -> None:
    """§6.15, §6.1"""
    table = scene(hands=[MIMIC, GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 1], window=3,
        food=[5, cost(GUARD) - 1])  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert legal(table) == ["accept"]
    assert refusal(table, f"sneak {GUARD}") == ("too-dear", "§6.1")


def test_no_other_card_answers_a_sneaky_one() -> None:
    """§6.15: not even one that could be played in this window."""
    table = scene(hands=[MIMIC, f"{MIMIC_TOO} {HIDE}"], males=[RED, BLUE, BLUE_TOO], blue=[1, 1],
        window=3)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert legal(table) == ["accept"]
    assert refusal(table, f"sneak {MIMIC_TOO} on seat 1") == ("wrong-moment", "§6.2")
    assert refusal(table, f"sneak {HIDE}") == ("wrong-moment", "§6.2")


def test_a_card_without_a_target_cannot_be_guarded_against() -> None:
    """§6.15"""
    table = scene(seats=2, hands=[GIFT, GUARD], males=[RED, BLUE], mated=[1, 1], offspring=1,
        window=4)  # fmt: skip
    table = after(table, f"sneak {GIFT}")

    assert phase(table) == "window 4"
    assert refusal(table, f"sneak {GUARD}") == ("wrong-moment", "§6.2")
