"""§6 Sneaky strategies: the windows, and who is asked when."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.cards.cards import EFFECTS
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.moments import ANSWERS, WINDOW_OF, playable, sneaking
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    environment,
    fitness,
    flashy,
    food_of,
    legal,
    phase,
    prey,
    refusal,
    refused,
    seen,
    sneaky,
    told,
    turn,
)

CALM = environment(predators=0, scarcity=0)
SCARCE = environment(predators=0, scarcity=1, deck="core")
HUNT = environment(predators=1, scarcity=0, deck="core")
RED, BLUE, BLUE_TOO = combat("mid"), flashy("mid"), flashy("low")
ALARM, CACHE, MIMIC = sneaky("alarm-call"), sneaky("food-cache"), sneaky("female-mimic")
CAMOUFLAGE, GUARD = sneaky("camouflage"), sneaky("mate-guarding")


# -- §6.2 four windows ---------------------------------------------------------------------
def test_a_round_has_four_windows_between_its_phases() -> None:
    """§6.2, M23"""
    table = scene(seats=2, males=[combat("low"), combat("mid")], environments=SCARCE)
    told_then = told(table, "all pass", "all pass", "all pass", "all pass")

    marks = [name for name in told_then if name in
        ("window opened", "turned up", "scarce", "won", "mated", "refilled")]  # fmt: skip
    assert marks == [
        "turned up", "scarce", "window opened", "won", "window opened", "mated", "window opened",
        "refilled",
    ]  # fmt: skip


def test_the_first_window_opens_when_strategies_are_paid_and_the_environment_is_face_down() -> None:
    """§6.2, M23"""
    table = scene(seats=2, hands=[RED, BLUE], environments=CALM)
    table = after(table, f"1: play {RED}", f"2: play {BLUE}")

    assert phase(table) == "window 1"
    assert each(table.food) == [5 - cost(RED), 5 - cost(BLUE)]
    assert seen(table).environment is None
    assert seen(table).part == "play"


def test_the_second_window_opens_when_predators_scarcity_and_food_are_done() -> None:
    """§6.2, M23"""
    late = environment(predators=1, scarcity=1, deck="core")
    easy, hard = prey(1, 2)
    table = scene(seats=2, males=[easy, hard], environments=late)

    threatened = after(table, "all pass")
    assert (phase(threatened), each(threatened.food)) == ("threat", [5, 5])
    table = after(threatened, "escape")
    assert phase(table) == "window 2"
    assert each(table.food) == [2 + food_of(late), 5 + food_of(late)]
    assert (table.red, table.blue) == (2, 2)
    assert seen(table).part == "survive"


def test_the_third_window_opens_when_the_females_stand_with_their_males() -> None:
    """§6.2, M7, M23"""
    table = after(scene(males=[RED, flashy("low"), "lunch"], window=2), "all pass")

    assert phase(table) == "window 3"
    assert each(table.red_with) == [fitness(RED), 0, 0]
    assert each(table.blue_with) == [0, fitness(flashy("low")), 0]
    assert each(table.offspring) == [0, 0, 0]
    assert seen(table).part == "attract"


def test_the_fourth_window_opens_when_offspring_are_counted_and_nobody_has_won_yet() -> None:
    """§6.2, §8.1, M18, M23"""
    table = scene(males=[RED, BLUE, "lunch"], red=[2], blue=[0, 2], offspring=[9, 3], window=3)
    table = after(table, "all pass")

    assert phase(table) == "window 4"
    assert each(table.offspring) == [11, 5, 0]
    assert table.outcome() is None
    assert seen(table).part == "mating"
    assert phase(after(table, "all pass")) == "over"


@pytest.mark.parametrize("effect", WINDOW_OF)
@pytest.mark.parametrize("window", [1, 2, 3, 4])
def test_a_card_is_for_its_own_window_alone(effect: str, window: int) -> None:
    """§6.2, M23"""
    table = playable(effect, window=window)

    if window == WINDOW_OF[effect]:
        assert sneaking(effect) in legal(table)
    else:
        assert legal(table) == ["pass", "pass ahead"]
        assert refusal(table, sneaking(effect)) == ("wrong-moment", "§6.2")


@pytest.mark.parametrize("effect", ANSWERS)
@pytest.mark.parametrize("window", [1, 2, 3, 4])
def test_an_answer_is_for_no_window(effect: str, window: int) -> None:
    """§6.2, §6.8, §6.15, M23"""
    table = playable(effect, window=window)

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, sneaking(effect)) == ("wrong-moment", "§6.2")


def test_every_kind_has_its_moment_here() -> None:
    """§6.2"""
    assert {*WINDOW_OF, *ANSWERS} == set(EFFECTS)


# -- §6.3 in order from the marker ---------------------------------------------------------
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_seats_are_asked_in_order_from_the_marker(first: int, order: list[int]) -> None:
    """§6.3, M23"""
    table = scene(males=[RED, BLUE, BLUE_TOO], first=first, window=3)

    asked = []
    while phase(table) == "window 3":
        asked.append(turn(table))
        table = after(table, "pass")
    assert asked == order
    assert (phase(table), turn(table)) == ("window 4", first)


def test_whoever_has_no_strategy_in_play_is_passed_over() -> None:
    """§6.3, M9, M10"""
    table = scene(seats=4, males=["lunch", RED, "", BLUE], first=2, window=3)

    assert turn(table) == 3
    assert turn(after(table, "pass")) == 1
    assert phase(after(table, "pass", "pass")) == "window 4"


def test_only_the_seat_that_is_asked_may_play_or_pass() -> None:
    """§6.3"""
    table = scene(hands=["", ALARM], males=[RED, BLUE, BLUE_TOO])

    assert table.actors() == [0]
    assert refusal(table, "2: pass") == ("not-your-turn", "§6.3")
    assert refusal(table, f"2: sneak {ALARM}") == ("not-your-turn", "§6.3")
    assert refusal(table, "3: pass ahead") == ("not-your-turn", "§6.3")


def test_after_a_card_everyone_is_asked_again_from_the_next_seat_on() -> None:
    """§6.3, M23: even those who have passed, and the one who has played."""
    table = scene(hands=["", CACHE], males=[RED, BLUE, BLUE_TOO], window=2)
    table = after(table, "pass", f"sneak {CACHE}")

    asked = []
    while phase(table) == "window 2":
        asked.append(turn(table))
        table = after(table, "pass")
    assert asked == [2, 0, 1]


def test_one_card_at_a_time() -> None:
    """§6.3: a player who holds two of them waits until the others have been asked."""
    first, second = sneaky("food-cache"), sneaky("food-cache", 2)
    table = scene(seats=2, hands=[f"{first} {second}"], males=[BLUE, BLUE_TOO], window=2)
    table = after(table, f"sneak {first}")

    assert turn(table) == 1
    assert refused(table, f"1: sneak {second}") == "not-your-turn"
    assert each(after(table, "pass", f"sneak {second}").food)[0] == 5 + 4 - 2 * cost(first)


def test_the_one_who_passed_before_a_card_may_play_after_it() -> None:
    """§6.3"""
    table = scene(seats=2, hands=[CACHE, sneaky("food-cache", 2)], males=[BLUE, BLUE_TOO], window=2)
    table = after(table, "pass", f"sneak {sneaky('food-cache', 2)}", f"sneak {CACHE}", "pass")

    assert (phase(table), turn(table)) == ("window 2", 0)
    assert phase(after(table, "pass")) == "window 3"


def test_a_window_without_males_closes_unseen() -> None:
    """§6.3: everyone is out to lunch."""
    table = scene(seats=2, environments=CALM)
    told_then = told(table, "1: out to lunch", "2: out to lunch")

    assert phase(after(table, "1: out to lunch", "2: out to lunch")) == "discarding"
    assert "window opened" not in told_then
    assert "turned up" in told_then


# -- §6.4 passing ahead --------------------------------------------------------------------
def test_whoever_passes_ahead_is_not_asked_in_any_window_of_the_round() -> None:
    """§6.4, M33"""
    table = scene(males=[RED, BLUE, BLUE_TOO], environments=CALM)
    table = after(table, "pass ahead")

    asked = []
    while phase(table).startswith("window"):
        asked.append((int(table.window), turn(table)))
        table = after(table, "pass")
    assert asked == [(window, seat) for window in (1, 2, 3, 4) for seat in (1, 2)]
    assert phase(table) == "discarding"


def test_a_card_does_not_bring_back_a_player_who_has_passed_ahead() -> None:
    """§6.4"""
    table = scene(hands=["", CACHE], males=[RED, BLUE, BLUE_TOO], window=2)
    table = after(table, "pass ahead", f"sneak {CACHE}", "pass")

    assert turn(table) == 1
    assert refused(table, "1: pass") == "not-your-turn"


def test_when_all_have_passed_ahead_the_round_runs_to_its_end() -> None:
    """§6.4"""
    table = scene(males=[RED, BLUE, BLUE_TOO], environments=CALM)

    assert phase(after(table, *["pass ahead"] * 3)) == "discarding"


def test_passing_ahead_ends_with_the_round() -> None:
    """§6.4"""
    table = scene(seats=2, males=[RED, BLUE], hands=[BLUE_TOO, combat("low")],
        food=9, environments=f"{CALM}")  # fmt: skip
    table = after(table, "pass ahead", "pass ahead", "1: keep all", "2: keep all")
    table = after(table, f"1: play {BLUE_TOO}", f"2: play {combat('low')}")

    assert phase(table) == "window 1"
    assert not any(player.passed_ahead for player in seen(table).players)
    assert turn(table) == 1  # the marker has moved
    assert turn(after(table, "pass")) == 0


def test_whoever_has_passed_ahead_still_answers_a_predator() -> None:
    """§6.4, §3.4, M33"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, hands=[CAMOUFLAGE], males=[easy, hard], environments=HUNT)
    table = after(table, "1: pass ahead", "2: pass ahead")

    assert (phase(table), turn(table)) == ("threat", 0)
    assert legal(table) == ["escape", "give up", f"sneak {CAMOUFLAGE}"]


def test_whoever_has_passed_ahead_still_answers_a_card_that_names_him() -> None:
    """§6.4, §6.15, M33"""
    table = scene(seats=2, hands=[GUARD, MIMIC], males=[BLUE, BLUE_TOO], blue=[2], window=3)
    table = after(table, "pass ahead", f"sneak {MIMIC} on seat 1")

    assert (phase(table), turn(table)) == ("answer", 0)
    assert legal(table) == ["accept", f"sneak {GUARD}"]
    assert turn(after(table, "accept")) == 1
