"""§2 Play and pay."""

import pytest
from tests.spoken import each

from tangledbank.core.errors import BadNotation, IllegalAction
from tangledbank.core.record import Record, take_back
from tangledbank.games.mating import GAME
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    dealt,
    environment,
    events,
    flashy,
    food_of,
    legal,
    males,
    names,
    phase,
    played,
    prey,
    refusal,
    refused,
    seen,
    sneaky,
    strategies,
    told,
    turn,
    turning_up,
)

QUIET = environment(predators=0, scarcity=0, deck="core")
HUNT = environment(predators=1, scarcity=0, deck="core")


# -- §2.1 ----------------------------------------------------------------------------------
def test_a_round_goes_through_five_phases() -> None:
    """§2.1"""
    table = scene(hands=[combat("low")], environments=HUNT)
    parts = [seen(table).part]
    for text in (f"1: play {combat('low')}", "2: out to lunch", "3: out to lunch", "all pass",
        "escape", "all pass", "all pass", "all pass"):  # fmt: skip
        table = after(table, text)
        parts.append(seen(table).part)

    assert parts == [
        "play", "play", "play",  # choosing
        "play", "survive", "survive",  # the reveal and its window, the predator, the food
        "attract", "mating", "draw",
    ]  # fmt: skip


def test_the_marker_starts_at_the_first_seat_and_moves_left_after_each_round() -> None:
    """§2.1, ruling M23"""
    table = dealt(3)
    markers = [(int(table.round), int(table.first))]
    for _round in range(4):
        table = after(table, *["out to lunch"] * 3, *["keep all"] * 3)
        markers.append((int(table.round), int(table.first)))

    assert markers == [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1)]
    assert seen(table).first == 1


def test_a_round_begins_with_a_sentence() -> None:
    """§2.1"""
    table = scene(discarding=True, first=1, round=4)
    (began,) = events(table, "round began", *["keep all"] * 3)

    assert dict(began.values) == {"round": 5, "first": 2}
    assert "Round 5" in began.sentence
    assert "Seat 3" in began.sentence


def test_the_marker_says_who_is_asked_first() -> None:
    """§2.1, ruling M23"""
    table = scene(males=[combat(), flashy(), flashy("mid", 2)], first=1)
    asked = []
    while phase(table) == "window 1":
        asked.append(turn(table))
        table = after(table, "pass")

    assert asked == [1, 2, 0]


# -- §2.2 ----------------------------------------------------------------------------------
def test_a_strategy_that_can_be_paid_or_out_to_lunch_is_chosen() -> None:
    """§2.2"""
    hand = f"{combat('low')} {combat('high')} {flashy('low')} {sneaky('level-up')}"
    table = scene(hands=hand, food=cost(flashy("low")))

    assert cost(combat("low")) <= cost(flashy("low")) < cost(combat("high"))
    assert legal(table) == [f"play {combat('low')}", f"play {flashy('low')}", "out to lunch"]


@pytest.mark.parametrize("card", strategies()[::7])
def test_a_strategy_is_payable_with_exactly_its_cost_and_not_with_less(card: str) -> None:
    """§2.2, ruling M27"""
    exact = scene(hands=card, food=cost(card))
    less = scene(hands=card, food=cost(card) - 1)

    assert legal(exact) == [f"play {card}", "out to lunch"]
    assert legal(less) == ["out to lunch"]
    assert refusal(less, f"play {card}") == ("too-dear", "§2.2")


def test_whoever_can_pay_for_nothing_goes_out_to_lunch() -> None:
    """§2.2, ruling M8"""
    table = scene(hands=f"{combat()} {flashy()} {sneaky('food-cache')}", food=0)

    assert legal(table) == ["out to lunch"]


def test_whoever_could_pay_may_go_out_to_lunch_all_the_same() -> None:
    """§2.2, ruling M8"""
    table = scene(hands=[combat("low"), flashy("low")], food=20)
    lunched = after(table, "1: out to lunch", f"2: play {flashy('low')}", "3: out to lunch")

    assert males(lunched) == ["lunch", flashy("low"), "lunch"]
    assert names(lunched.hands[0]) == [combat("low")]


def test_a_sneaky_card_cannot_be_chosen() -> None:
    """§2.2"""
    table = scene(hands=sneaky("food-cache"), food=20)

    assert legal(table) == ["out to lunch"]
    assert refusal(table, f"play {sneaky('food-cache')}") == ("sneaky-first", "§2.2")


def test_everyone_must_choose() -> None:
    """§2.2, ruling M8"""
    table = scene(hands=combat("low"))

    assert refusal(table, "pass") == ("wrong-phase", "§2.2")
    assert refused(table, "keep all") == "wrong-phase"
    assert refused(table, "escape") == "wrong-phase"
    assert refused(table, f"sneak {sneaky('food-cache')}") == "wrong-phase"


def test_only_a_card_of_ones_own_hand_is_chosen() -> None:
    """§2.2"""
    table = scene(hands=[combat("low"), flashy("low")])

    assert refused(table, f"1: play {flashy('low')}") == "not-in-hand"
    assert refused(table, f"2: play {combat('low')}") == "not-in-hand"


def test_one_card_is_chosen_and_no_more() -> None:
    """§2.2"""
    table = after(scene(hands=f"{combat('low')} {flashy('low')}"), f"1: play {combat('low')}")

    assert legal(table, 0) == []
    assert refused(table, f"1: play {flashy('low')}") == "already-chosen"
    with pytest.raises(BadNotation):
        after(table, f"2: play {combat('low')} {flashy('low')}")


def test_all_choose_at_the_same_time_in_any_order() -> None:
    """§2.2, ruling M32"""
    table = scene(hands=[combat("low"), flashy("low"), combat("low", 2)])
    texts = [f"1: play {combat('low')}", f"2: play {flashy('low')}", "3: out to lunch"]

    assert table.actors() == [0, 1, 2]
    assert after(table, texts[2]).actors() == [0, 1]
    assert after(table, texts[1], texts[2]).actors() == [0]
    assert seen(after(table, *texts)) == seen(after(table, *texts[::-1]))


def test_nobody_learns_a_choice_before_all_have_chosen() -> None:
    """§2.2, ruling M32"""
    table = scene(hands=[combat("low")])
    strategy, one = played(table, f"1: play {combat('low')}")
    lunch, other = played(table, "1: out to lunch")

    assert [event.audience for event in one + other] == [(0,), (0,)]
    assert seen(strategy, 1) == seen(lunch, 1)
    assert seen(strategy).players[0].strategy is None
    assert not seen(lunch).players[0].lunch


def test_the_food_is_looked_at_when_choosing_and_paid_at_the_reveal() -> None:
    """§2.2, §2.3, ruling M27"""
    table = scene(seats=2, hands=[combat("low"), flashy("low")])
    chosen = after(table, f"1: play {combat('low')}")
    shown = after(chosen, f"2: play {flashy('low')}")

    assert each(chosen.food) == [5, 5]
    assert names(chosen.hands[0]) == [combat("low")]
    assert each(shown.food) == [5 - cost(combat("low")), 5 - cost(flashy("low"))]


def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    """§2.2"""
    record = Record(GAME, 2, 7, {})
    strategy = next(
        action for action in record.position.legal(0) if GAME.notation(action) != "out to lunch"
    )
    lunch = GAME.parse("out to lunch")
    record.play(0, lunch)
    take_back(record, 0)
    record.play(0, strategy)
    record.play(1, lunch)

    assert phase(record.position) == "window 1"  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        take_back(record, 0)


# -- §2.3 ----------------------------------------------------------------------------------
def test_all_choices_are_shown_at_once_and_paid() -> None:
    """§2.3"""
    table = scene(hands=[combat("low"), flashy("low"), combat("mid")], food=[5, 4, 7])
    shown = after(
        table, f"3: play {combat('mid')}", f"1: play {combat('low')}", f"2: play {flashy('low')}"
    )

    assert males(shown) == [combat("low"), flashy("low"), combat("mid")]
    assert each(shown.food) == [
        5 - cost(combat("low")), 4 - cost(flashy("low")), 7 - cost(combat("mid")),
    ]  # fmt: skip
    assert [hand.count for hand in shown.hands] == [0, 0, 0]
    assert phase(shown) == "window 1"


def test_only_the_last_choice_shows_anything() -> None:
    """§2.3, ruling M32"""
    table = scene(seats=2, hands=[combat("low"), flashy("low")])
    first = f"1: play {combat('low')}"

    assert told(table, first) == ["chose"]
    assert told(after(table, first), f"2: play {flashy('low')}") == [
        "chose", "revealed", "revealed", "window opened",
    ]  # fmt: skip


def test_the_reveal_says_what_was_paid_and_what_is_left() -> None:
    """§2.3"""
    table = scene(seats=2, hands=[combat("low")])
    pays = cost(combat("low"))
    (shown,) = events(table, "revealed", f"1: play {combat('low')}", "2: out to lunch")

    assert dict(shown.values) == {"card": combat("low"), "cost": pays, "food": 5 - pays}
    assert f"{pays} food" in shown.sentence
    assert f"{5 - pays} food" in shown.sentence


def test_the_environment_is_still_face_down_at_the_reveal() -> None:
    """§2.3, ruling M23"""
    table = after(scene(seats=2, hands=[combat("low")]), f"1: play {combat('low')}",
        "2: out to lunch")  # fmt: skip

    assert seen(table).environment is None
    assert seen(table).environments == 16


# -- §2.4 ----------------------------------------------------------------------------------
def test_out_to_lunch_costs_nothing_and_returns_to_the_hand() -> None:
    """§2.4, ruling M9"""
    table = scene(seats=2, hands=[combat("low"), flashy("low")])
    shown = after(table, f"1: play {combat('low')}", "2: out to lunch")

    assert males(shown) == [combat("low"), "lunch"]
    assert int(shown.food[1]) == 5
    assert names(shown.hands[1]) == [flashy("low")]
    again = after(shown, *["all pass"] * 4, *["keep all"] * 2)
    assert "out to lunch" in legal(again, 1)


def test_no_predator_threatens_a_player_who_is_out_to_lunch() -> None:
    """§2.4, rulings M5 and M9"""
    easiest, hardest = prey(1, 2)
    table = scene(males=["lunch", hardest, "lunch"], hands=[easiest], environments=HUNT)
    hunted = after(table, "all pass")

    assert hunted.threatened.as_list() == [1]
    assert told(hunted, "give up").count("eaten") == 1


def test_no_female_comes_to_a_player_who_is_out_to_lunch() -> None:
    """§2.4"""
    table = scene(males=["lunch", flashy("low"), "lunch"], environments=QUIET)
    mating = after(table, "all pass", "all pass", "all pass")

    assert [one.mated > 0 for one in seen(mating).players] == [False, True, False]
    assert each(mating.offspring)[::2] == [0, 0]


def test_whoever_is_out_to_lunch_is_asked_in_no_window_and_plays_no_sneaky_card() -> None:
    """§2.4, ruling M9"""
    table = scene(
        males=[combat(), "lunch", flashy()], hands=["", sneaky("alarm-call")], food=20, first=1,
        environments=QUIET,
    )  # fmt: skip

    for window in range(1, 5):
        assert phase(table) == f"window {window}"
        assert turn(table) == 2
        assert refusal(table, f"2: sneak {sneaky('alarm-call')}") == ("out-to-lunch", "§2.4")
        assert refused(table, "2: pass") == "not-your-turn"
        assert turn(after(table, "pass")) == 0
        table = after(table, "all pass")


def test_no_sneaky_card_names_a_player_who_is_out_to_lunch() -> None:
    """§2.4, ruling M9"""
    card = sneaky("level-up")
    table = scene(males=[flashy(), "lunch", flashy("low")], hands=card, food=20, window=2)

    assert [text for text in legal(table) if text.startswith("sneak")] == [
        f"sneak {card} on seat 3"
    ]
    assert refused(table, f"sneak {card} on seat 2") == "target-out"


def test_food_comes_to_a_player_who_is_out_to_lunch_as_to_everyone() -> None:
    """§2.4"""
    table = scene(males=[combat(), "lunch", "lunch"], food=5, environments=QUIET)

    assert each(after(table, "all pass").food) == [5 + food_of(QUIET)] * 3


def test_food_is_lost_out_to_lunch_as_well() -> None:
    """§2.4, ruling M30"""
    lean = min(GAME.cards.environment_ids, key=food_of)
    table = turning_up(scene(males=[combat(), "lunch", "lunch"], food=9), lean)
    while phase(table) != "window 2":
        table = after(table, "give up" if phase(table) == "threat" else "all pass")

    assert each(table.food) == [9 + food_of(lean)] * 3


def test_when_all_are_out_to_lunch_the_round_goes_by_without_a_question() -> None:
    """§2.4, ruling M9"""
    table = scene(environments=HUNT)
    lunched, happened = played(table, *["out to lunch"] * 3)

    assert phase(lunched) == "discarding"
    assert each(lunched.food) == [5 + food_of(HUNT)] * 3
    assert each(lunched.offspring) == [0] * 3
    assert [event.name for event in happened[6:]] == [
        "turned up", "no prey", "fed", "fed", "fed", "refilled",
    ]  # fmt: skip
