"""The kinds of events: names, values, who hears of them, and what they show."""

import re
from collections import Counter

from tangledbank.core.advance import advance
from tangledbank.core.events import Event, listening
from tangledbank.core.rng import seeded
from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.words import ENDINGS, ROLLS
from tangledbank.games.mating.rules.actions import SNEAK, kind_of
from tangledbank.games.mating.rules.told import TOLD as EVENTS
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    combat,
    dealt,
    environment,
    events,
    fitness,
    flashy,
    loaded,
    played,
    predator,
    prey,
    sneaky,
)

BOTH = environment(predators=1, scarcity=1, food=3)
RED, RED_TOO, BLUE = combat("low"), combat("mid"), flashy("low")
CACHE = sneaky("food-cache")
GAMES: list[dict[str, object]] = [
    {}, {"sudden_death": True}, {"long_life": True}, {"environment": "variable"},
    {"environment": "own", "own_deck": BOTH, "start_food": 0},
]  # fmt: skip


# -- kinds ---------------------------------------------------------------------------------
def told_in_games() -> list[Event]:
    """All that some whole games tell in which every sneaky card is played that can be."""
    found = []
    for options in GAMES:
        for seed in range(12):
            table, rng = dealt(5, seed, **options), seeded(seed)
            with listening(table) as numbers:
                while table.actors():
                    legal = table.legal(table.to_act())
                    choices = [action for action in legal if kind_of(action) == SNEAK] or legal
                    advance(table, int(table.to_act()), choices[rng.below(len(choices))])
            found += GAME.facts(numbers)
    return found


TOLD = told_in_games()


def test_every_kind_of_event_is_told_in_some_game() -> None:
    assert {event.name for event in TOLD} == {kind.name for kind in EVENTS.values()}


def test_every_kind_has_a_name_of_its_own_and_cites_a_rule_of_the_rulebook() -> None:
    names = Counter(kind.name for kind in EVENTS.values())
    rules = set(re.findall(r"\*\*(§\d+\.\d+)\*\*", GAME.rulebook()))

    assert names.pop("rolled") == len(ROLLS)  # one for each rule
    assert names.pop("ended") == len(ENDINGS)
    assert set(names.values()) == {1}
    assert {kind.section for kind in EVENTS.values()} <= rules


def test_values_are_ids_and_numbers() -> None:
    """§3.1, §3.2, §4.2, §4.7"""
    easy, hard = prey(1, 2)
    hunt = scene(seats=2, males=[easy, hard], environments=BOTH)
    (up,), (hunted,) = (events(hunt, name, "all pass") for name in ("turned up", "hunted"))
    assert up.values == {"environment": BOTH, "predators": 1, "scarcity": 1, "food": 3}
    assert hunted.values == {
        "card": easy, "predator": predator(easy), "hunter": BOTH, "hunters": 1,
    }  # fmt: skip

    count = fitness(RED_TOO)
    fight = scene(males=[RED, RED_TOO, "lunch"], window=2, females=9)
    fight = loaded(fight, "1 " * fitness(RED) + "6 " * count)
    fought, came = (events(fight, name, "all pass")[-1] for name in ("fought", "came"))
    throw = " ".join(["6"] * count)
    assert fought.values == {"card": RED_TOO, "total": 6 * count, "throw": throw}
    assert came.values == {
        "card": RED_TOO, "females": count + 2, "colour": "red", "room": count + 2,
    }  # fmt: skip


def test_nothing_is_told_when_nobody_listens() -> None:
    table = dealt(2)
    advance(table, 0, table.legal(0)[0])

    assert table.told == []


# -- audiences -----------------------------------------------------------------------------
def test_what_is_chosen_and_drawn_in_secret_is_for_its_own_seat_alone() -> None:
    """§1.7, §2.2, §7.1, §7.2, M43"""
    private = {kind.name for kind in EVENTS.values() if kind.private}

    assert private == {"chose", "chose lunch", "discarded", "kept all", "drew"}
    for event in TOLD:
        assert event.audience == ((event.seat,) if event.name in private else None)
        if event.name in private:
            assert event.heard_by(event.seat)
            assert not event.heard_by((event.seat + 1) % 5)
            assert not event.heard_by(None)


def test_nobody_hears_of_a_choice_before_all_are_shown() -> None:
    """§2.2, M32"""
    told = played(scene(hands=[RED, BLUE]), f"1: play {RED}", "2: out to lunch")[1]

    assert [event.name for event in told if event.heard_by(0)] == ["chose"]
    assert [event.name for event in told if event.heard_by(1)] == ["chose lunch"]
    assert [event for event in told if event.heard_by(2) or event.heard_by(None)] == []


def test_what_shows_something_hidden_is_marked() -> None:
    """§2.3, §3.1, §3.3, §4.2, §6.5, §7.2"""
    assert {kind.name for kind in EVENTS.values() if kind.reveals} == {
        "revealed", "went to lunch", "sneaked", "sneaked on", "turned up", "last one", "rolled",
        "fought", "laid down", "drew", "reshuffled", "environments again",
    }  # fmt: skip


def test_passing_is_heard_by_all_whatever_was_held() -> None:
    """§6.6, M33"""
    (passed,) = played(scene(males=[RED, BLUE, "lunch"], hands=[CACHE], window=2), "pass")[1]

    assert (passed.name, passed.audience, passed.values) == ("passed", None, {})
