"""Positions from words: what they say lies there, and what they cannot say is refused."""

from typing import Any

import pytest
from tests.spoken import each

from tangledbank.core.errors import BadOption, BadScene
from tangledbank.games.trex.tests.steady import all_places, card, changed, scene
from tangledbank.games.trex.tests.words import (
    deck,
    discards,
    held,
    how_de_dos,
    legal,
    phase,
    play,
    points,
    prehistoric,
    question,
    score,
    seen,
    side,
    spots,
)

PLACES = all_places()
QUEUE, LEVEL = card(), card(2)
TUBA, SOUP = (card(period="jurassic", footprints=4, icon=icon) for icon in ("music", "food"))


def complaint(**words: Any) -> str:
    """Why a scene cannot lie on a table."""
    with pytest.raises(BadScene) as refused:
        scene(**words)
    return str(refused.value)


# -- what is said lies there ---------------------------------------------------------------
def test_an_empty_scene_is_the_first_round_with_everything_in_the_deck() -> None:
    table = scene()

    assert (len(deck(table)), spots(table), discards(table)) == (104, [], [])
    assert [how_de_dos(table, seat) for seat in (0, 1)] == [3, 3]
    assert (int(table.round), int(table.first), int(table.rexonomics)) == (1, 0, 1)


def test_spots_hands_sides_scores_deck_and_discards() -> None:
    table = scene(
        spots=f"{PLACES[0]} {TUBA}", hands=[QUEUE, LEVEL], sides=[f"{SOUP}+ how-de-do /", ""],
        scores=["", f"{PLACES[1]} {PLACES[2]}"], deck=f"{PLACES[3]} {PLACES[4]}",
        discards=f"{PLACES[5]} {prehistoric('ice')}",
    )  # fmt: skip

    assert spots(table) == [PLACES[0], TUBA]
    assert (held(table, 0), held(table, 1)) == ([QUEUE], [LEVEL])
    assert side(table, 0, 1) == [f"{SOUP}+", "how-de-do"]
    assert how_de_dos(table) == 2
    assert (score(table, 1), points(table)) == ([PLACES[1], PLACES[2]], [0, 2])
    assert deck(table)[:2] == [PLACES[3], PLACES[4]]
    assert discards(table) == [PLACES[5], prehistoric("ice")]
    every = [card for pile in table.places() for card in pile]
    assert sorted(every) == list(range(112))


def test_one_text_is_the_first_seats() -> None:
    table = scene(spots=PLACES[0], hands=QUEUE, sides=LEVEL, scores=PLACES[1])

    assert (held(table, 0), held(table, 1)) == ([QUEUE], [])
    assert side(table, 0, 1) == [LEVEL]
    assert points(table) == [1, 0]


def test_sides_are_written_spot_by_spot_with_slashes_between() -> None:
    table = scene(spots=" ".join(PLACES[:3]), sides=["", f"/ {TUBA} {SOUP}+ / how-de-do@free"])

    assert [side(table, 1, at) for at in (1, 2, 3)] == [[], [TUBA, f"{SOUP}+"], ["how-de-do"]]
    periods = [one.period for spot in seen(table).spots for one in spot.sides[1]]
    assert periods == ["jurassic", "jurassic", "free"]


def test_a_plus_shows_a_card_to_everyone() -> None:
    """§1.10"""
    table = scene(spots=PLACES[0], sides=["", f"{TUBA}+ {SOUP}"])

    for viewer in (0, None):
        assert [one.card for one in seen(table, viewer).spots[0].sides[1]] == [TUBA, ""]
    assert [one.card for one in seen(table, 1).spots[0].sides[1]] == [TUBA, SOUP]


def test_the_rest_of_the_deck_lies_in_any_order_by_the_seed() -> None:
    orders = {tuple(deck(scene(spots=PLACES[0], seed=seed))) for seed in range(5)}

    assert len(orders) == 5
    assert deck(scene(spots=PLACES[0], seed=7)) == deck(scene(spots=PLACES[0], seed="7"))


@pytest.mark.parametrize(
    ("period", "name"),
    [("finely-balanced", "Finely Balanced"), ("jurassic", "Jurassic"), ("free", "Free")],
)
def test_a_period_a_turn_plays_and_passes(period: str, name: str) -> None:
    """§3.1 to §3.4"""
    table = scene(spots=PLACES[0], hands=[QUEUE, LEVEL], period=period, turn=1, plays=(2, 1),
                  passed=(1, 0))  # fmt: skip

    assert (phase(table), question(table)) == (name, "2 play")
    assert (each(table.plays), each(table.passed)) == ([2, 1], [1, 0])
    assert question(scene(spots=PLACES[0], hands=[QUEUE, LEVEL], first=1)) == "2 play"


def test_with_free_first_the_periods_keep_their_names() -> None:
    """§3.1"""
    words: Any = {"spots": PLACES[0], "hands": [QUEUE, LEVEL], "free_first": True}

    assert phase(scene(period="free", **words)) == "Free"
    assert phase(play(scene(period="free", **words), "pass", "pass")) == "Jurassic"
    assert int(play(scene(period="jurassic", **words), "pass", "pass").round) == 2


def test_a_how_de_do_that_lies_counts_for_the_period_in_which_it_was_laid() -> None:
    """§3.5"""
    words: Any = {"spots": PLACES[0], "hands": [QUEUE, LEVEL]}
    lay = "play how-de-do at 1 down"

    assert lay not in legal(scene(sides="how-de-do", **words))
    assert lay in legal(scene(sides="how-de-do@jurassic", **words))
    assert lay not in legal(scene(sides="how-de-do@free", period="free", **words))
    assert lay in legal(scene(sides=["", "how-de-do"], **words))


def test_setting_up_deals_the_spots_and_counts_the_round() -> None:
    """§2.1"""
    table = scene(deck=" ".join(PLACES[:4]), hands=[QUEUE, LEVEL], phase="setting up", round=4)

    assert (spots(table), int(table.round)) == (PLACES[:4], 4)
    assert question(table) == "1 play"


def test_prehistoric_lets_the_prehistoric_spots_act_and_playing_does_not() -> None:
    """§2.2"""
    words: Any = {"spots": f"{prehistoric('crash')} {PLACES[0]}", "hands": [QUEUE, LEVEL]}

    assert int(scene(phase="prehistoric", **words).rexonomics) == 0
    assert int(scene(**words).rexonomics) == 1


def test_trading_asks_the_holder_and_resolving_counts_the_round() -> None:
    """§6.2, §5"""
    words: Any = {"spots": f"{TUBA} {PLACES[0]}", "hands": [QUEUE, LEVEL]}

    assert question(scene(phase="trading", **words)) == "2 trade"
    assert question(scene(phase="trading", rexonomics=0, **words)) == "1 trade"
    resolved = scene(phase="resolving", sides=f"/ {SOUP}", deck=" ".join(PLACES[1:5]), **words)
    assert (points(resolved), int(resolved.round)) == ([1, 0], 2)


def test_a_scene_takes_options_and_another_deck() -> None:
    """§12.3"""
    table = scene(spots=PLACES[0], hands=QUEUE, target=3, how_de_dos=1)
    assert (seen(table).target, how_de_dos(table)) == (3, 1)

    heavy = scene(spots=PLACES[0], game=changed(f"{QUEUE} footprints=9"))
    assert int(heavy.cards.footprints[heavy.cards.number_of[QUEUE]]) == 9


# -- what cannot lie on a table ------------------------------------------------------------
def test_a_card_that_is_not_there_is_refused() -> None:
    sentence = "There is no card 'nessie' in the deck of this table."

    for words in ({"spots": "nessie"}, {"hands": "nessie"}, {"deck": "nessie"},
                  {"discards": "nessie"}, {"scores": "nessie"}):  # fmt: skip
        assert complaint(**words) == sentence
    assert complaint(spots=PLACES[0], sides="nessie") == sentence
    assert complaint(hands="how-de-do").startswith("There is no card 'how-de-do'")
    assert complaint(hands=card(icon="bed", plain=False, reveal="flip"), cards="2011").startswith(
        "There is no card"
    )


def test_a_card_that_is_there_twice_is_refused() -> None:
    sentence = f"{QUEUE} lies in two places of this scene."

    assert complaint(hands=[QUEUE, QUEUE]) == sentence
    assert complaint(hands=QUEUE, deck=QUEUE) == sentence
    assert complaint(spots=PLACES[0], hands=QUEUE, sides=QUEUE) == sentence
    twice = complaint(spots=f"{PLACES[0]} {PLACES[0]}")
    assert twice == f"{PLACES[0]} lies in two places of this scene."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"hands": PLACES[0]}, f"Only period cards are held, not {PLACES[0]}."),
        ({"spots": PLACES[1], "sides": PLACES[0]}, f"Only period cards are played, not "
         f"{PLACES[0]}."),
        ({"scores": QUEUE}, f"Only places are scored, not {QUEUE}."),
        ({"spots": " ".join(PLACES[:5])}, "This table has 4 spots at most."),
        ({"spots": PLACES[0], "sides": f"/ {QUEUE}"}, "There is no spot 2 in this scene."),
        ({"spots": PLACES[0], "sides": "how-de-do " * 4},
         "A player has no more How-de-dos than the table gives."),
        ({"spots": PLACES[0], "sides": "how-de-do how-de-do", "how_de_dos": 1},
         "A player has no more How-de-dos than the table gives."),
        ({"hands": ["", "", QUEUE]}, "This scene has 2 seats, and texts for 3."),
        ({"phase": "over"}, "A scene starts with one of setting up, prehistoric, trading, playing, "
         "resolving, not 'over'."),
        ({"period": "cretaceous"}, "There are the periods finely-balanced, jurassic, free; "
         "'cretaceous' is none of them."),
        ({"first": 2}, "First Move and Rexonomics lie with seat 0 or 1."),
        ({"rexonomics": -1}, "First Move and Rexonomics lie with seat 0 or 1."),
        ({"spots": PLACES[0], "phase": "setting up"},
         "Spots are dealt from the deck when a scene starts with setting up."),
        ({"spots": PLACES[0], "sides": "how-de-do@cretaceous"}, "A How-de-do is laid in one of "
         "finely-balanced, jurassic, free; 'how-de-do@cretaceous' is not."),
        ({"spots": PLACES[0], "sides": f"{QUEUE}@free"}, "A How-de-do is laid in one of "
         f"finely-balanced, jurassic, free; '{QUEUE}@free' is not."),
    ],
)  # fmt: skip
def test_what_no_game_has_is_refused(words: dict[str, Any], sentence: str) -> None:
    assert complaint(**words) == sentence


def test_an_option_that_is_not_there_is_refused() -> None:
    """§12.3"""
    with pytest.raises(BadOption, match="There is no option 'weather'"):
        scene(weather="rain")


def test_the_same_words_make_the_same_position() -> None:
    words: Any = {"spots": f"{PLACES[0]} {TUBA}", "hands": [QUEUE, LEVEL], "seed": 5}

    assert seen(scene(**words), 0) == seen(scene(**words), 0)
    assert deck(scene(**words)) == deck(scene(**words))
