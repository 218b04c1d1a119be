"""Bots: they play what they lean towards, and passes tell nothing."""

from collections import Counter
from functools import cache

import pytest

from tangledbank.games.mating import GAME
from tangledbank.games.mating.cards.cards import COMBAT
from tangledbank.lab.series import Series, play_game

SEATED = ("fighter", "show-off", "sneak", "saver", "greedy")


@cache
def played() -> dict[str, Counter[str]]:
    """What each leaning did in games of all five, in both decks."""
    done: dict[str, Counter[str]] = {name: Counter() for name in SEATED}
    for number in range(24):
        turned = number % len(SEATED)
        names = SEATED[turned:] + SEATED[:turned]
        deck = "variable" if number % 2 else "stable"
        for entry in play_game(GAME, names, number, {"environment": deck}).entries:
            words = GAME.notation(entry.action).split()
            done[names[entry.seat]] += Counter(deeds(words))
    return done


def deeds(words: list[str]) -> list[str]:
    """An action as what is counted of it."""
    if words[0] != "play":
        return [" ".join(words[:2]) if words[0] in ("pass", "out") else words[0]]
    card = GAME.cards.number_of[words[1]]
    kind = "combat" if GAME.cards.kind[card] == COMBAT else "flashy"
    return ["strategy", kind, *["fitness"] * int(GAME.cards.fitness[card])]


def share(name: str, deed: str) -> float:
    """How often among the strategies it played."""
    return played()[name][deed] / played()[name]["strategy"]


def test_a_fighter_fights_and_a_show_off_shows_off() -> None:
    assert share("fighter", "combat") > 0.6
    assert share("show-off", "flashy") > 0.6
    assert 0.35 < share("greedy", "combat") < 0.65


@pytest.mark.parametrize("other", ["fighter", "show-off", "saver", "greedy"])
def test_a_sneak_plays_the_most_sneaky_cards(other: str) -> None:
    assert share("sneak", "sneak") > share(other, "sneak")


def test_a_saver_is_out_to_lunch_more_often_and_then_plays_fitter_strategies() -> None:
    assert share("saver", "out to") > share("greedy", "out to")
    assert share("saver", "fitness") > share("greedy", "fitness")


def test_no_bot_passes_ahead() -> None:
    """§6.6 It would tell that there is no sneaky card in the hand (M33)."""
    assert sum(done["pass ahead"] for done in played().values()) == 0
    assert sum(done["pass"] for done in played().values()) > 100


def test_a_series_plays_what_its_records_say() -> None:
    """Bots that need no words decide as from their views, and chance goes on as there."""
    for result in Series("mating", SEATED, seed=5).play(range(4)):
        record = play_game(GAME, SEATED, result.seed, {})

        assert tuple(record.position.points(seat) for seat in range(5)) == result.points
        assert len(record.entries) == result.actions


def test_greedy_beats_random() -> None:
    games = 60
    won = 0
    for number in range(games):
        names = ("greedy", "random") if number % 2 else ("random", "greedy")
        outcome = play_game(GAME, names, number, {}).outcome()
        assert outcome is not None
        won += names[outcome.winners[0]] == "greedy"

    assert won > 0.7 * games


@pytest.mark.parametrize("option", ["sudden_death", "long_life", "food_first"])
@pytest.mark.parametrize("name", SEATED)
def test_every_leaning_plays_every_variant_to_its_end(name: str, option: str) -> None:
    record = play_game(GAME, [name, "random", name], 7, {option: True, "environment": "variable"})

    assert record.outcome() is not None
