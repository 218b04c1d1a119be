"""What each action would do in this very position, in a sentence with its numbers."""

import pytest
from tests.play import random_game

from tangledbank.core.events import seat_name
from tangledbank.core.game import Game
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming, showdown
from tangledbank.games.phylo.tests.words import dealt, made_up

LAND = made_up(
    "oak sun points=4", "elm sun points=4", "fern sun points=1", "vole plants points=5 scale=2",
    "owl meat points=8", "epidemic", "drought", "protected-area", "restoration", size=30,
)  # fmt: skip


def offers(position: Position, seat: int | None = None, game: Game = LAND) -> dict[str, str]:
    """The sentence of every legal action."""
    asked = int(position.to_act()) if seat is None else seat
    legal = position.legal(asked)
    sentences = game.offers(position.view(asked), legal, seat_name)
    return dict(zip([game.notation(action) for action in legal], sentences, strict=True))


def test_a_drop_says_what_the_kept_cards_count_and_how_many_come() -> None:
    """§2.2"""
    found = offers(scene(hands=["", "oak vole owl"], game=LAND))

    assert found["keep all"] == "Your web stays at 17 points."
    assert found["drop owl"] == "What you keep counts 9, and a new card comes."
    assert found["drop vole"] == "What you keep counts 4, and a new card comes."
    assert found["drop oak"] == "What you keep counts 0, and a new card comes."
    assert found["drop oak owl"] == "What you keep counts 0, and 2 new cards come."


def test_a_web_of_one_point_is_counted_well() -> None:
    """§2.2"""
    assert offers(scene(hands=["", "fern"], game=LAND))["keep all"] == (
        "Your web stays at 1 point."
    )


def test_aims_say_whom_each_event_is_for_in_their_order() -> None:
    """§4.2, §4.3, §4.5"""
    found = offers(aiming(["drought protected-area", "", ""], LAND))

    assert found["aim drought 1"] == "Drought for Seat 2."
    assert found["aim drought 2, protected-area"] == (
        "In this order: drought for Seat 3 and protected area for yourself."
    )
    assert found["aim protected-area, drought 2"] == (
        "In this order: protected area for yourself and drought for Seat 3."
    )


def test_opponents_are_counted_around_the_table() -> None:
    """§4.2"""
    found = offers(aiming(["", "", "drought"], LAND), 2)

    assert found["aim drought 1"] == "Drought for Seat 1."


def test_being_ready_says_what_becomes_of_events() -> None:
    """§4.4"""
    assert offers(aiming(["drought", ""], LAND))["aim nothing"] == (
        "You are ready; events that you hold are discarded without effect."
    )


def test_a_strike_says_what_the_target_loses() -> None:
    """§6.3"""
    table = showdown(["oak elm fern", "epidemic"], ["nothing", "epidemic 1"], LAND)

    assert offers(table) == {
        "strike oak": "Takes Seat 1's oak, and the web counts 5 instead of 9.",
        "strike elm": "Takes Seat 1's elm, and the web counts 5 instead of 9.",
    }


def test_a_strike_says_where_it_would_fizzle() -> None:
    """§6.3, §6.4, P15"""
    game = made_up("oak sun points=4", "kelp sun points=4 terrains=ocean", "wildfire",
        "protected-area")  # fmt: skip
    hands = ["oak kelp", "wildfire"]
    fizzles = "Fizzles: it harms species of the forest, not Seat 1's kelp."

    assert offers(showdown(hands, ["nothing", "wildfire 1"], game), game=game) == {
        "strike oak": "Takes Seat 1's oak, and the web counts 4 instead of 8.",
        "strike kelp": fizzles,
    }
    hands[0] = "oak kelp protected-area"
    assert offers(showdown(hands, ["protected-area", "wildfire 1"], game), game=game) == {
        "strike oak": "Is cancelled: Seat 1 is protected.",
        "strike kelp": fizzles,
    }


def test_an_overpopulation_says_what_is_eaten_up() -> None:
    """§6.3, §6.11"""
    game = made_up("oak sun points=6", "fern sun points=1", "vole plants points=6",
        "overpopulation")  # fmt: skip
    table = showdown(["oak fern vole", "overpopulation"], ["nothing", "overpopulation 1"], game)

    assert offers(table, game=game) == {
        "strike oak": "Fizzles: it harms eaters with food in the web, not Seat 1's oak.",
        "strike vole": "Seat 1's vole eats up oak and fern, and the web counts 0 instead of 13.",
    }


def test_a_climate_shift_that_goes_on_takes_whatever_is_chosen() -> None:
    """§6.3, §6.7"""
    game = made_up("oak sun points=4", "elm sun points=4", "vole plants points=6",
        "climate-shift")  # fmt: skip
    table = showdown(["oak elm vole", "climate-shift"], ["nothing", "climate-shift 1"], game,
        "heads")  # fmt: skip

    assert offers(table, game=game) == {
        "strike oak": "Takes Seat 1's oak, and the web counts 4 instead of 8.",
        "strike elm": "Takes Seat 1's elm, and the web counts 4 instead of 8.",
    }


@pytest.mark.parametrize(
    ("dropped", "sentence"),
    [
        ("oak", "The oak comes back into your web, with 4 points of its own."),
        ("fern", "The fern comes back into your web, with 1 point of its own."),
        ("owl", "Nothing in the discard pile would help your web."),
    ],
)
def test_a_restoration_says_what_comes_back(dropped: str, sentence: str) -> None:
    """§6.9"""
    table = showdown(["elm restoration", ""], ["restoration", "nothing"], LAND, dropped=dropped)

    assert list(offers(table).values()) == [sentence]


def test_every_legal_action_of_a_game_has_a_sentence() -> None:
    """Aims of many events are many; some of them are looked at."""
    for table in random_game(dealt(3, target=20)):
        for seat in table.actors():
            legal = table.legal(seat)[:40]
            for sentence in GAME.offers(table.view(seat), legal, seat_name):
                assert sentence.endswith(".")
                assert sentence[0].isupper()
