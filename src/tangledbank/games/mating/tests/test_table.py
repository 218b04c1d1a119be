"""The text table: rows from top to bottom, and what is asked."""

import pytest
from tests.play import random_game

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import KINDS
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.environments import own
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    cost,
    dealt,
    environment,
    fitness,
    flashy,
    loaded,
    number_of,
    predator,
    prey,
    seen,
    sneaky,
)

CALM = environment(predators=0, scarcity=0, food=3)
BOTH = environment(predators=1, scarcity=1, food=3)
RED, BLUE, GIFT, MIMIC = (
    combat("mid"),
    flashy("mid"),
    sneaky("nuptial-gift"),
    sneaky("female-mimic"),
)


def rows(table: Position, seat: int | None = 0) -> dict[str, list[str]]:
    """What the text table shows a seat."""
    return dict(GAME.describe(GAME.cards, seen(table, seat)))


def asked(table: Position, seat: int | None = 0) -> str:
    """What the text table asks a seat for."""
    return GAME.ask(GAME.cards, seen(table, seat))


def printed(card: str) -> str:
    """A strategy of the hand with its numbers."""
    return f"{card}, {named(card)}: {kind_of(card)}, {cost(card)} food, {worth(card)}"


def in_play(card: str, *states: str) -> str:
    """A strategy in play with its numbers."""
    return ", ".join([f"{named(card)}: {kind_of(card)}", worth(card), *states])


def kind_of(card: str) -> str:
    return str(KINDS[GAME.cards.kind[number_of(card)]])


def worth(card: str) -> str:
    return f"fitness {fitness(card)}, predator value {predator(card)}"


def named(card: str) -> str:
    """What people call a card."""
    return str(GAME.cards.names[number_of(card)])


def place(name: str) -> str:
    """What people call an environment."""
    return str(GAME.cards.environment_names[GAME.cards.environment_number_of[name]])


# -- rows ----------------------------------------------------------------------------------
def test_a_new_round_shows_the_stands_the_decks_and_ones_own_hand() -> None:
    """§1.2, §1.7, §2.1"""
    shown = rows(scene(hands=[f"{RED} {BLUE} {GIFT}"], round=3, first=1))

    assert list(shown) == [
        "Round", "Environment", "Stands", "Decks", "Seat 1", "Seat 2", "Seat 3", "Your hand",
    ]  # fmt: skip
    assert shown["Round"] == ["3, play", "seat 2 goes first"]
    assert shown["Environment"] == ["face down"]
    assert shown["Stands"] == ["4 red females", "4 blue"]
    assert shown["Decks"] == ["75 strategies", "16 environments"]
    assert shown["Seat 1"] == ["0 offspring", "5 food", "3 in hand"]
    assert shown["Your hand"] == [
        printed(RED),
        printed(BLUE),
        f"{GIFT}, {named(GIFT)}: sneaky, {cost(GIFT)} food",
    ]


def test_nobody_sees_the_hands_of_others() -> None:
    """§1.7, M43"""
    table = scene(hands=["", f"{RED} {GIFT}"])

    assert "Your hand" not in rows(table, 0)
    assert "Your hand" not in rows(table, None)
    assert not any(RED in thing for things in rows(table, 2).values() for thing in things)
    assert len(rows(table, 1)["Your hand"]) == 2


def test_choices_are_only_said_to_be_ready() -> None:
    """§2.2, M32"""
    table = after(scene(hands=[RED, BLUE]), f"1: play {RED}")

    assert rows(table, 1)["Seat 1"][-1] == "ready"
    assert "ready" not in rows(table, 1)["Seat 2"]


def test_strategies_in_play_are_shown_with_their_numbers() -> None:
    """§2.3, §2.4, §3.6, §6.3"""
    table = scene(males=[RED, BLUE, "lunch"], blue=[0, 2], offspring=[0, 4], window=3)
    shown = rows(after(table, "pass"), None)

    assert shown["Seat 1"][3:] == [in_play(RED, "fights"), "passed"]
    assert shown["Seat 2"] == [
        "4 offspring", "5 food", "0 in hand", in_play(BLUE), "2 females",
    ]  # fmt: skip
    assert shown["Seat 3"][3:] == ["out to lunch"]
    assert shown["Stands"] == ["4 red females", "2 blue"]


def test_an_environment_is_read_in_the_order_in_which_it_happens() -> None:
    """§3.1, M1"""
    facts = ["1 predator", "1 female fewer in each stand", "3 food for everyone"]
    table = scene(males=[RED, "lunch", ""], turned_up=BOTH, window=2)
    first = scene(males=[RED, "lunch", ""], turned_up=BOTH, window=2, food_first=True)

    assert rows(table)["Environment"] == [place(BOTH), *facts]
    assert rows(first)["Environment"] == [place(BOTH), facts[2], *facts[:2]]


@pytest.mark.parametrize(
    ("option", "fact"), [("predation", "no predator"), ("scarcity", "females enough")]
)
def test_what_a_variant_ignores_is_not_shown(option: str, fact: str) -> None:
    """§9.1, §9.2"""
    table = scene(males=[RED, "lunch", ""], turned_up=BOTH, window=2, **{option: False})  # type: ignore[arg-type]

    assert fact in rows(table)["Environment"]


def test_a_known_order_says_what_comes_next() -> None:
    """§9.4"""
    assert rows(own(2, f"{BOTH}, {CALM}"))["Environment"] == [f"next: {BOTH}"]


def test_the_last_round_is_said_to_be_the_last() -> None:
    """§9.5"""
    table = scene(males=[RED, "lunch", ""], environments=CALM, sudden_death=True)
    table.reversed_at = len(table.environments) - 1

    assert rows(after(table, "all pass"))["Environment"][-1] == "the last round"


def test_a_fight_shows_its_dice() -> None:
    """§4.2, §4.3, §4.4"""
    low, mid = combat("low"), combat("mid")
    table = scene(males=[low, mid, ""], window=2, females=9)
    table = loaded(table, "1 " * fitness(low) + "6 " * fitness(mid))
    shown = rows(after(table, "all pass"))

    assert shown["Seat 1 rolled"] == [" + ".join(["1"] * fitness(low)) + f" = {fitness(low)}"]
    assert shown["Seat 2 rolled"] == [" + ".join(["6"] * fitness(mid)) + f" = {6 * fitness(mid)}"]
    assert shown["Seat 1"][3:] == [f"lost {low} to a fight"]
    assert shown["Seat 2"][3:] == [in_play(mid, "won the fight"), f"{fitness(mid) + 2} females"]
    assert shown["Discards"] == [low]


def test_a_satellite_and_a_male_that_was_eaten_are_shown() -> None:
    """§3.6, §6.11"""
    aside = sneaky("satellite-male")
    table = scene(hands=[aside], males=[RED, combat("mid", 2), ""], window=2)
    assert in_play(RED, "a satellite") in rows(after(table, f"sneak {aside}"))["Seat 1"]

    easy, hard = prey(1, 2)
    hunt = scene(seats=2, males=[easy, hard], environments=BOTH)
    assert f"lost {easy} to a predator" in rows(after(hunt, "all pass", "give up"))["Seat 1"]


def test_every_moment_of_a_game_can_be_shown_to_everyone() -> None:
    for table in random_game(dealt(4, environment="variable")):
        for seat in (0, 1, 2, 3, None):
            shown = GAME.describe(GAME.cards, seen(table, seat))
            assert all(things and all(things) for _title, things in shown)
            assert asked(table, seat).endswith((").", "."))


# -- what is asked -------------------------------------------------------------------------
def test_what_is_asked_follows_the_game() -> None:
    """§2.2, §6.3, §7.1, §8.1"""
    words = {"males": [RED, BLUE, "lunch"]}

    assert "pay for, or go out to lunch (§2.2)" in asked(scene())
    for window, said in enumerate(
        ("the environment is not", "Before the fight", "stand with their males", "are counted"),
        start=1,
    ):
        text = asked(scene(**words, window=window))  # type: ignore[arg-type]
        assert said in text
        assert text.endswith("play a sneaky card, or pass (§6.3).")
    assert "keep all" in asked(scene(discarding=True))
    over = after(scene(**words, offspring=[10], window=4), "all pass")  # type: ignore[arg-type]
    assert asked(over) == "The game is over (§8.1)."


def test_a_hunt_names_hunter_and_prey() -> None:
    """§3.4"""
    easy, hard = prey(1, 2)
    table = after(scene(seats=2, males=[easy, hard], environments=BOTH), "all pass")
    animal = GAME.cards.predator_names[GAME.cards.environment_number_of[BOTH]]

    assert f"{animal} is after {named(easy)}: escape, hide or give up (§3.4)." in asked(table)


def test_a_sneaky_card_is_named_to_the_player_it_names() -> None:
    """§6.5"""
    table = scene(hands=[MIMIC], males=[RED, BLUE, "lunch"], blue=[0, 2], window=3)
    table = after(table, f"sneak {MIMIC} on seat 2")

    assert asked(table, 1) == (
        f"Seat 1 plays {named(MIMIC)} on you: let it happen, or guard (§6.5)."
    )
