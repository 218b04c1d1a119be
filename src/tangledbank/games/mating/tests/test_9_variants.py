"""§9 Variants: other environments, food first, and a limit of seconds."""

from collections import Counter

import pytest
from tests.spoken import each

from tangledbank.games.mating import GAME
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.environments import (
    all_environments,
    deck_of,
    lunch,
    own,
    turned_up,
)
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
    phase,
    prey,
    refusal,
    seen,
    sneaky,
    story,
    told,
    turn,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
SCARCE = environment(predators=0, scarcity=1, deck="core")
BOTH = environment(predators=1, scarcity=1, deck="core")
RED, BLUE = combat("low"), flashy("low")
ALARM, HIDE = sneaky("alarm-call"), sneaky("camouflage")
MIMIC, GUARD = sneaky("female-mimic"), sneaky("mate-guarding")


# -- §9.1 no predation ---------------------------------------------------------------------
def test_without_predation_nobody_is_hunted() -> None:
    """§9.1"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, males=[easy, hard], environments=HUNT, predation=False)
    names = told(table, "all pass")

    assert phase(after(table, "all pass")) == "window 2"
    assert "hunted" not in names
    assert "no prey" not in names
    (card,) = events(table, "turned up", "all pass")
    assert card.values["predators"] == 0
    assert "no predator" in card.sentence


def test_without_predation_females_may_still_be_scarce() -> None:
    """§9.1, M29: these are two switches."""
    table = scene(males=[RED, BLUE, "lunch"], environments=BOTH, predation=False)
    table = after(table, "all pass")

    assert (phase(table), table.red, table.blue) == ("window 2", 3, 3)


def test_without_predation_cards_against_predators_are_only_discarded() -> None:
    """§9.1, §6.7, §6.8, M45"""
    table = scene(hands=[f"{ALARM} {HIDE}"], males=[RED, BLUE, "lunch"], environments=HUNT,
        predation=False)  # fmt: skip

    assert refusal(table, f"sneak {ALARM}") == ("unmet", "§6.7")
    assert refusal(table, f"sneak {HIDE}") == ("wrong-moment", "§6.2")
    table = after(table, *["all pass"] * 4)
    assert f"discard {ALARM} {HIDE}" in legal(table, 0)


# -- §9.2 no scarcity ----------------------------------------------------------------------
def test_without_scarcity_all_females_stay() -> None:
    """§9.2"""
    table = scene(males=[RED, BLUE, "lunch"], environments=SCARCE, scarcity=False)
    names = told(table, "all pass")

    assert "scarce" not in names
    table = after(table, "all pass")
    assert (table.red, table.blue) == (4, 4)


def test_without_scarcity_predators_still_hunt() -> None:
    """§9.2, M29"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, males=[easy, hard], environments=BOTH, scarcity=False)

    assert phase(after(table, "all pass")) == "threat"


def test_both_may_be_left_out() -> None:
    """§9.1, §9.2, M29"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, males=[easy, hard], environments=BOTH, predation=False, scarcity=False)
    table = after(table, "all pass")

    assert (phase(table), table.red) == ("window 2", 3)
    assert each(table.food) == [5 + food_of(BOTH)] * 2


# -- §9.3 variable environment -------------------------------------------------------------
@pytest.mark.parametrize(("option", "left_out"), [("stable", "variable"), ("variable", "stable")])
def test_variable_environments_take_the_place_of_stable_ones(option: str, left_out: str) -> None:
    """§9.3, §1.5, M31: sixteen cards in all."""
    decks = Counter(deck_of(name) for name in all_environments(dealt(3, environment=option)))

    assert decks == {"core": 8, option: 8}
    assert left_out not in decks


# -- §9.4 own environments -----------------------------------------------------------------
def test_a_deck_of_ones_own_comes_in_the_order_of_its_text() -> None:
    """§9.4, M39"""
    table = own(3, f"{SCARCE}, {CALM} x2, {HUNT}")

    assert turned_up(table, 4) == [SCARCE, CALM, CALM, HUNT]


def test_a_deck_of_ones_own_that_is_used_up_starts_again_in_the_same_order() -> None:
    """§9.4, §3.1, M21, M39"""
    table = own(2, f"{SCARCE}, {CALM}")

    assert turned_up(table, 5) == [SCARCE, CALM, SCARCE, CALM, SCARCE]
    assert "The environments are used up and start again." in story(
        lunch(table, 2), "out to lunch", "out to lunch"
    )


def test_one_environment_is_enough() -> None:
    """§9.4, M39"""
    assert turned_up(own(2, HUNT), 4) == [HUNT] * 4


def test_everyone_knows_what_comes_as_written() -> None:
    """§9.4"""
    table = own(2, f"{SCARCE}, {CALM}, {HUNT}")

    assert seen(table).coming == seen(table, 1).coming == (SCARCE, CALM, HUNT)
    assert seen(lunch(table)).coming == (CALM, HUNT)


def test_a_shuffled_deck_of_ones_own_has_the_same_cards_in_an_unknown_order() -> None:
    """§9.4, M39"""
    text = f"{SCARCE} x3, {CALM} x3, {HUNT} x2"
    tables = [own(2, text, "shuffled", seed) for seed in range(12)]

    assert len({tuple(turned_up(table, 8)) for table in tables}) > 1
    for table in tables:
        assert Counter(all_environments(table)) == {SCARCE: 3, CALM: 3, HUNT: 2}
        assert seen(table).coming == ()


def test_a_shuffled_deck_of_ones_own_is_shuffled_again() -> None:
    """§9.4, M21, M39"""
    text = ", ".join(GAME.cards.environment_ids[:8])
    rounds = turned_up(own(2, text, "shuffled"), 16)

    assert sorted(rounds[:8]) == sorted(rounds[8:])
    assert rounds[:8] != rounds[8:]


# -- §9.7 food first -----------------------------------------------------------------------
def test_food_that_comes_first_pays_for_an_escape() -> None:
    """§9.7, M1"""
    easy, hard = prey(1, 2)
    words = {"seats": 2, "males": [easy, hard], "food": 0, "environments": HUNT}
    assert food_of(HUNT) >= 3

    late = after(scene(**words), "all pass")  # type: ignore[arg-type]
    assert legal(late) == ["give up"]
    first = after(scene(**words, food_first=True), "all pass")  # type: ignore[arg-type]
    assert each(first.food) == [food_of(HUNT)] * 2
    assert legal(first) == ["escape", "give up"]
    assert each(after(first, "escape").food) == [food_of(HUNT) - 3, food_of(HUNT)]


@pytest.mark.parametrize("food_first", [False, True])
def test_food_comes_once_before_or_after_the_rest(food_first: bool) -> None:
    """§9.7, §3.1, M1"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, males=[easy, hard], environments=BOTH, food_first=food_first)
    names = told(table, "all pass", "give up")

    assert names.count("fed") == 2
    order = (
        ("fed", "hunted", "eaten", "scarce") if food_first else ("hunted", "eaten", "scarce", "fed")
    )
    places = [names.index(name) for name in order]
    assert places == sorted(places)


# -- §9.8 a limit of seconds ---------------------------------------------------------------
def late(position: Position, seconds: int) -> Position:
    """A copy this many seconds after the start, in which nobody else has acted."""
    twin = position.clone()
    twin.catch_up(1000 * seconds)
    return twin


def test_nobody_is_hurried_without_a_limit() -> None:
    """§9.8"""
    table = dealt(3)

    assert (table.due(), seen(table).due) == (None, None)
    assert late(table, 10_000).actors() == [0, 1, 2]


def test_whoever_has_not_chosen_in_time_is_out_to_lunch() -> None:
    """§9.8, M33: a player who has chosen keeps the choice."""
    table = scene(hands=[RED, BLUE], environments=CALM, seconds=20)
    assert seen(table).due == 20_000
    table = after(table, f"2: play {BLUE}")

    assert late(table, 19).actors() == [0, 2]
    table = late(table, 20)
    assert (phase(table), males(table)) == ("window 1", ["lunch", BLUE, "lunch"])


def test_whoever_does_not_answer_in_a_window_passes() -> None:
    """§9.8, M33: once, not for the rest of the round; and every question has its own time."""
    table = scene(males=[RED, BLUE, "lunch"], environments=CALM, seconds=20)

    assert turn(late(table, 19)) == 0
    table = late(table, 20)
    assert (phase(table), turn(table), seen(table).due) == ("window 1", 1, 40_000)
    assert [one.passed for one in seen(table).players] == [True, False, False]
    table = late(table, 40)
    assert (phase(table), turn(table), seen(table).due) == ("window 2", 0, 60_000)


def test_an_answer_gives_the_next_seat_its_full_time() -> None:
    """§9.8"""
    table = scene(males=[RED, BLUE, "lunch"], environments=CALM, seconds=20)
    table = after(late(table, 15), "pass")

    assert (turn(table), seen(table).due) == (1, 35_000)


def test_whoever_is_hunted_and_does_not_answer_is_eaten() -> None:
    """§9.8, §3.6, M33: no escape, whatever food or cards there are."""
    easy, hard = prey(1, 2)
    table = scene(seats=2, hands=[HIDE], males=[easy, hard], food=9, environments=HUNT, seconds=20)
    table = after(table, "all pass")

    assert (phase(table), seen(table).due) == ("threat", 20_000)
    assert males(late(table, 20)) == ["", hard]


def test_whoever_is_named_and_does_not_answer_lets_it_happen() -> None:
    """§9.8, §6.5, M33"""
    table = scene(seats=2, hands=[MIMIC, GUARD], males=[RED, BLUE], blue=[0, 2], window=3,
        seconds=20)  # fmt: skip
    table = after(table, f"sneak {MIMIC} on seat 2")
    table = late(table, 20)

    assert (phase(table), each(table.blue_with)) == ("window 3", [1, 1])
    assert each(table.food) == [5 - cost(MIMIC), 5]


def test_whoever_does_not_discard_in_time_keeps_all() -> None:
    """§9.8, §7.1, M33: a player who has chosen discards what was chosen."""
    table = scene(hands=[RED, BLUE, combat("mid")], discarding=True, seconds=20)
    table = late(after(table, f"2: discard {BLUE}"), 20)

    assert phase(table) == "choosing"
    assert [len(pile) for pile in table.buried] == [0, 1, 0]
    assert RED in seen(table, 0).hand
    assert BLUE not in seen(table, 1).hand


def test_a_game_that_nobody_plays_comes_to_its_end() -> None:
    """§9.8, §8.3, M38"""
    table = late(dealt(2, seconds=1, round_limit=4), 3600)

    assert (phase(table), table.round) == ("over", 4)
    assert table.due() is None
    assert table.now == 7000  # two questions a round, one in the last
