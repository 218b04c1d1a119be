"""§6 Sneaky strategies: what a card needs, how it is played, and what that tells."""

import pytest
from tests.play import random_game
from tests.spoken import each

from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.moments import WINDOW_OF, playable, sneaking
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    dealt,
    environment,
    fitness,
    flashy,
    legal,
    loaded,
    males,
    names,
    phase,
    prey,
    refusal,
    refused,
    seen,
    sneaky,
    turn,
)

CALM = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0, deck="core")
RED, BLUE, BLUE_TOO = combat("mid"), flashy("mid"), flashy("low")
ALARM, CACHE, MIMIC = sneaky("alarm-call"), sneaky("food-cache"), sneaky("female-mimic")
GIFT, COMPETE = sneaky("nuptial-gift"), sneaky("sperm-competition")
GUARD = sneaky("mate-guarding")


# -- §6.1 what a card needs ----------------------------------------------------------------
@pytest.mark.parametrize("effect", WINDOW_OF)
def test_the_last_food_pays_for_a_card(effect: str) -> None:
    """§6.1"""
    table = playable(effect)

    assert sneaking(effect) in legal(table)
    assert cost(sneaky(effect)) == each(table.food)[0]
    assert each(after(table, sneaking(effect)).food)[0] == (2 if effect == "food-cache" else 0)


@pytest.mark.parametrize("effect", [one for one in WINDOW_OF if cost(sneaky(one)) > 0])
def test_a_card_that_cannot_be_paid_is_refused(effect: str) -> None:
    """§6.1, M27"""
    table = playable(effect, food=cost(sneaky(effect)) - 1)

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, sneaking(effect)) == ("too-dear", "§6.1")


def test_whoever_is_out_to_lunch_plays_no_sneaky_card() -> None:
    """§6.1, §2.4, M9"""
    table = scene(hands=[ALARM], males=["lunch", RED, BLUE])

    assert turn(table) == 1
    assert legal(table, 0) == []
    assert refused(table, f"1: sneak {ALARM}") == "out-to-lunch"


def test_whoever_was_eaten_plays_no_more_sneaky_cards() -> None:
    """§6.1, §3.6, M10"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, hands=[CACHE], males=[easy, hard], environments=HUNT)
    table = after(table, "all pass", "give up")

    assert (phase(table), turn(table)) == ("window 2", 1)
    assert refused(table, f"1: sneak {CACHE}") == "not-in-play"


def test_whoever_was_beaten_plays_no_more_sneaky_cards_and_is_not_named_by_any() -> None:
    """§6.1, §6.5, §4.3, M10"""
    low, high = combat("low"), combat("high")
    table = scene(hands=[MIMIC, "", sneaky("female-mimic", 2)], males=[low, high, BLUE], window=2)
    table = loaded(table, "1 " * fitness(low) + "6 " * fitness(high))
    table = after(table, "all pass")

    assert (phase(table), turn(table), males(table)) == ("window 3", 1, ["", high, BLUE])
    assert refused(table, f"1: sneak {MIMIC} on seat 2") == "not-in-play"
    assert legal(after(table, "pass"))[2:] == [f"sneak {sneaky('female-mimic', 2)} on seat 2"]


def test_any_number_of_cards_may_be_played_each_for_its_cost() -> None:
    """§6.1: even two of a kind, which add up (M34)."""
    first, second = sneaky("nuptial-gift"), sneaky("nuptial-gift", 2)
    table = scene(seats=2, hands=[f"{first} {second} {COMPETE}"], males=[BLUE, BLUE_TOO],
        food=20, offspring=2, mated=[1, 1], window=4)  # fmt: skip

    table = after(table, f"sneak {first}", "pass", f"sneak {second}", "pass",
        f"sneak {COMPETE} on seat 2", "accept", "pass")  # fmt: skip

    assert each(table.offspring) == [5, 1]
    assert each(table.food)[0] == 20 - 2 * cost(first) - cost(COMPETE)
    assert phase(table) == "window 4"


def test_every_card_is_paid_from_what_the_cards_before_have_left() -> None:
    """§6.1"""
    first, second = sneaky("nuptial-gift"), sneaky("nuptial-gift", 2)
    table = scene(seats=2, hands=[f"{first} {second}"], males=[BLUE, BLUE_TOO],
        food=2 * cost(first) - 1, mated=[1, 1], offspring=1, window=4)  # fmt: skip

    table = after(table, f"sneak {first}", "pass")

    assert (turn(table), legal(table)) == (0, ["pass", "pass ahead"])
    assert refused(table, f"sneak {second}") == "too-dear"


def test_a_later_loss_does_not_undo_a_card() -> None:
    """§6.1, M24: the cache of a beaten male stays full."""
    low, high = combat("low"), combat("high")
    table = scene(seats=2, hands=[CACHE], males=[low, high], window=2)
    table = loaded(table, "1 " * fitness(low) + "6 " * fitness(high))
    table = after(table, f"sneak {CACHE}", "all pass")

    assert males(table) == ["", high]
    assert each(table.food) == [5 - cost(CACHE) + 2, 5]


# -- §6.5 show, name, pay, answer, effect, discard -----------------------------------------
def test_a_card_without_a_target_takes_effect_at_once_and_is_discarded() -> None:
    """§6.5"""
    table = scene(hands=[CACHE], males=[RED, BLUE, BLUE_TOO], window=2)
    table = after(table, f"sneak {CACHE}")

    assert each(table.food)[0] == 5 - cost(CACHE) + 2
    assert seen(table).discards == (CACHE,)
    assert seen(table, 0).hand == ()
    assert (phase(table), turn(table)) == ("window 2", 1)


def test_a_card_with_a_target_is_shown_and_paid_before_the_answer() -> None:
    """§6.5, M34"""
    table = scene(hands=["", MIMIC], males=[RED, BLUE, BLUE_TOO], blue=[0, 0, 2], window=3, first=1)
    table = after(table, f"sneak {MIMIC} on seat 3")

    assert (phase(table), turn(table)) == ("answer", 2)
    shown = seen(table).sneaking
    assert shown is not None
    assert (shown.card, shown.seat, shown.target) == (MIMIC, 1, 2)
    assert each(table.food) == [5, 5 - cost(MIMIC), 5]
    assert each(table.blue_with) == [0, 0, 2]
    assert seen(table).discards == ()
    assert seen(table, 1).hand == ()


def test_an_accepted_card_takes_effect_and_is_discarded() -> None:
    """§6.5, M34: then the seat after the one who played is asked."""
    table = scene(hands=["", MIMIC], males=[RED, BLUE, BLUE_TOO], blue=[0, 0, 2], window=3, first=1)
    table = after(table, f"sneak {MIMIC} on seat 3", "accept")

    assert each(table.blue_with) == [0, 1, 1]
    assert seen(table).discards == (MIMIC,)
    assert seen(table).sneaking is None
    assert (phase(table), turn(table)) == ("window 3", 2)


def test_a_cancelled_card_is_spent_and_its_food_with_it() -> None:
    """§6.5, §6.15, M34"""
    table = scene(hands=[MIMIC, GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", f"sneak {GUARD}")

    assert each(table.blue_with) == [0, 2, 0]
    assert each(table.food) == [5 - cost(MIMIC), 5 - cost(GUARD), 5]
    assert set(seen(table).discards) == {MIMIC, GUARD}
    assert seen(table).sneaking is None
    assert (phase(table), turn(table)) == ("window 3", 1)


def test_only_the_target_answers() -> None:
    """§6.5"""
    table = scene(hands=[MIMIC, "", GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert table.actors() == [1]
    assert refusal(table, f"3: sneak {GUARD}") == ("not-your-turn", "§6.5")
    assert refusal(table, "2: pass") == ("wrong-phase", "§6.5")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (f"sneak {MIMIC}", "target-missing"),
        (f"sneak {MIMIC} on seat 1", "own-target"),
        (f"sneak {MIMIC} on seat 3", "target-out"),
        (f"sneak {MIMIC} on seat 4", "target-out"),
        (f"sneak {MIMIC} on seat 5", "target-out"),
    ],
)
def test_a_target_is_a_rival_with_a_strategy_in_play(said: str, code: str) -> None:
    """§6.5, M34: not one who is out to lunch, nor one who has lost his strategy (M9, M10)."""
    table = scene(
        seats=4, hands=[MIMIC], males=[RED, BLUE, "lunch", ""], blue=[0, 1], window=3
    )  # fmt: skip

    assert legal(table) == ["pass", "pass ahead", f"sneak {MIMIC} on seat 2"]
    assert refusal(table, said) == (code, "§6.5")


def test_a_card_without_a_target_names_nobody() -> None:
    """§6.5"""
    table = scene(hands=[CACHE], males=[RED, BLUE, BLUE_TOO], window=2)

    assert refusal(table, f"sneak {CACHE} on seat 2") == ("no-target", "§6.5")


def test_a_card_is_played_from_ones_own_hand() -> None:
    """§6.5"""
    table = scene(hands=["", CACHE], males=[RED, BLUE, BLUE_TOO], window=2)

    assert refused(table, f"sneak {CACHE}") == "not-in-hand"
    assert refused(table, f"sneak {combat('high')}") == "not-in-hand"


def test_a_strategy_for_the_reveal_is_not_sneaky() -> None:
    """§6.1"""
    table = scene(hands=[combat("low")], males=[RED, BLUE, BLUE_TOO], window=2)

    assert refusal(table, f"sneak {combat('low')}") == ("not-sneaky", "§6.1")


def test_every_card_is_in_one_place_while_an_answer_is_open() -> None:
    """§6.5"""
    table = scene(hands=[MIMIC, GUARD], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    asked = after(table, f"sneak {MIMIC} on seat 2")

    for position in (asked, after(asked, "accept"), after(asked, f"sneak {GUARD}")):
        cards = sorted(card for place in position.places() for card in place)
        assert cards == list(range(table.cards.count))


# -- §6.6 being asked tells nothing --------------------------------------------------------
@pytest.mark.parametrize("window", [1, 2, 3, 4])
def test_whoever_can_only_pass_is_asked_like_the_others(window: int) -> None:
    """§6.6, M33"""
    table = scene(hands=["", combat("low")], males=[RED, BLUE, BLUE_TOO], window=window, first=1,
        environments=CALM)  # fmt: skip

    assert turn(table) == 1
    assert legal(table) == ["pass", "pass ahead"]


@pytest.mark.parametrize("window", [1, 2, 3, 4])
def test_what_a_rival_holds_changes_nothing_that_others_see(window: int) -> None:
    """§6.6, M33, M43"""
    holding = [
        scene(hands=["", hand], males=[RED, BLUE, BLUE_TOO], window=window, environments=CALM,
            blue=[0, 1], mated=[0, 1], offspring=1)
        for hand in (f"{ALARM} {CACHE} {MIMIC} {GIFT}", " ".join(combat("low", n) for n in
            (1, 2, 3, 4)))
    ]  # fmt: skip

    for said in ([], ["1: pass"], ["1: pass", "2: pass"], ["1: pass", "2: pass", "3: pass"]):
        tables = [after(table, *said) for table in holding]
        for seat in (0, 2, None):
            assert tables[0].view(seat) == tables[1].view(seat)


def test_whoever_is_hunted_is_asked_even_if_nothing_can_be_done() -> None:
    """§6.6, §3.4, M33"""
    easy, hard = prey(1, 2)
    table = scene(seats=2, males=[easy, hard], food=[0, 0], environments=HUNT)
    table = after(table, "all pass")

    assert (phase(table), legal(table)) == ("threat", ["give up"])


def test_whoever_is_named_is_asked_even_if_nothing_can_be_done() -> None:
    """§6.6, M33"""
    table = scene(hands=[MIMIC, combat("low")], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert (phase(table), legal(table)) == ("answer", ["accept"])


def test_whether_a_target_could_guard_is_not_seen() -> None:
    """§6.6, M33, M43"""
    asked = [
        after(
            scene(hands=[MIMIC, hand], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3),
            f"sneak {MIMIC} on seat 2",
        )
        for hand in (GUARD, combat("low"))
    ]

    for said in ([], ["accept"]):
        tables = [after(table, *said) for table in asked]
        for seat in (0, 2, None):
            assert tables[0].view(seat) == tables[1].view(seat)


def test_everyone_in_play_is_asked_in_every_window_of_whole_games() -> None:
    """§6.6, M33: between two windows all males in play have been asked, or have passed ahead."""
    for seed in range(8):
        asked: set[int] = set()
        before: tuple[int, int] | None = None
        wanted: set[int] = set()
        for table in random_game(dealt(4, seed), seed):
            now = (int(table.round), int(table.window))
            if now != before and (phase(table) != "answer"):
                assert asked >= wanted
                in_play = range(4) if phase(table).startswith("window") else ()
                wanted = {seat for seat in in_play if males(table)[seat] not in ("", "lunch")
                    and not table.ahead[seat]}  # fmt: skip
                asked, before = set(), now
            if phase(table).startswith("window"):
                asked.add(turn(table))


# -- §6.16 strategies stay until discard and draw ------------------------------------------
def test_males_without_a_female_are_asked_in_the_last_windows_too() -> None:
    """§6.16, M46"""
    table = scene(males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    assert turn(table) == 0
    table = after(table, "all pass")

    assert (phase(table), turn(table)) == ("window 4", 0)
    assert males(table) == [RED, BLUE, BLUE_TOO]


def test_a_male_without_a_female_may_lure_one() -> None:
    """§6.16, §6.12, M46"""
    table = scene(hands=[MIMIC], males=[RED, BLUE, BLUE_TOO], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2", "accept", "all pass")

    assert each(table.offspring) == [1, 1, 0]


def test_a_male_without_a_female_in_mating_has_nothing_to_give() -> None:
    """§6.16, §6.13, M46: as far as the cards allow it."""
    table = scene(hands=[f"{GIFT} {COMPETE}"], males=[RED, BLUE, BLUE_TOO], mated=[0, 2],
        offspring=2, window=4)  # fmt: skip

    assert legal(table) == ["pass", "pass ahead"]
    assert refusal(table, f"sneak {GIFT}") == ("unmet", "§6.13")
    assert refusal(table, f"sneak {COMPETE} on seat 2") == ("unmet", "§6.14")


def test_strategies_leave_at_discard_and_draw() -> None:
    """§6.16, §7.1, M46"""
    table = scene(males=[RED, BLUE, BLUE_TOO], window=4)
    assert males(after(table, "pass", "pass")) == [RED, BLUE, BLUE_TOO]
    table = after(table, "all pass")

    assert phase(table) == "discarding"
    assert males(table) == ["", "", ""]
    assert set(names(table.discards)) == {RED, BLUE, BLUE_TOO}
