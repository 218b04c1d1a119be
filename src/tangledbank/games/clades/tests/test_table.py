"""The text table: cards in short, what is asked, and where to type a call."""

import pytest

from tangledbank.core.errors import BadNotation
from tangledbank.games.clades import GAME
from tangledbank.games.clades.said.notation import short
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import after, seen

WATER = "mw1b sw1b aw1b"


def rows(*said: str, seat: int | None = 0, **words: object) -> dict[str, list[str]]:
    """What the text table shows a seat."""
    table = after(scene(**{"shared": f"{WATER} ml2g", **words}), *said)  # type: ignore[arg-type]
    return dict(GAME.describe(GAME.cards, seen(table, seat)))


def test_a_short_name_is_read_back_for_every_card() -> None:
    for number in range(len(GAME.cards.ids)):
        others = [card for card in (0, 1, 2, 3) if card != number][:2]
        words = " ".join(short(card) for card in (number, *others))
        ids = " ".join(GAME.cards.ids[card] for card in (number, *others))
        assert GAME.parse(f"call {words}") == GAME.parse(f"call {ids}")


@pytest.mark.parametrize("name", ["mw4b", "mw1", "mw1bb", "xx1b", "+", "mw1b++"])
def test_a_name_that_is_no_card_is_refused(name: str) -> None:
    with pytest.raises(BadNotation, match="There is no card"):
        GAME.parse(f"call {name} sl1b aa1b")


def test_short_and_long_names_are_the_same_call() -> None:
    long = "call mammal-water-1-blue sauropsid-water-1-blue-living arthropod-water-1-blue"

    assert GAME.parse("call mw1b sw1b+ aw1b") == GAME.parse(long)


def test_rows_are_by_clade_and_say_what_to_type() -> None:
    """§1.4"""
    shown = rows(hands=["aa2r"])

    assert shown["Mammals"] == [
        "mw1b one blue Valenictus",
        "ml2g two green xenarthrans and afrotheres",
    ]
    assert shown["Sauropsids"] == ["sw1b one blue Elasmosaurus"]
    assert shown["Your cards"] == ["aa2r two red early winged insects"]
    assert "Beside the deck" not in shown


def test_a_false_call_is_shown_with_what_is_wrong() -> None:
    """§3.4"""
    shown = rows("1: call mw1b sw1b ml2g")

    assert shown["No triple, seat 1"] == [
        "clade: mammal, mammal, sauropsid",
        "environment: water, land, water",
        "number: 1, 2, 1",
        "colour: blue, green, blue",
    ]


def test_hints_and_lucky_cards_have_their_rows() -> None:
    """§5.1, §5.5"""
    shown = rows("1: hint", "2: stuck", "1: stuck", deck="aa1r aa2r")

    assert shown["Beside the deck"] == ["aa1r one red Archimylacris"]
    assert "Hint" not in shown
    assert rows("1: hint")["Hint"] == ["There is one triple in your reach."]


def test_what_is_asked_follows_the_game() -> None:
    """§3.1, §6.1, §9.1, §11.3"""

    def asked(table: object, seat: int | None = 0) -> str:
        return GAME.ask(GAME.cards, seen(table, seat))  # type: ignore[arg-type]

    shared = f"{WATER} ml2g"
    resting = after(scene(shared=shared, victory_break=True), f"1: call {WATER}")
    assert "stuck" in asked(scene(shared=shared))
    assert "break" in asked(resting)
    assert "pass" in asked(scene(shared=shared, untimed=True))
    assert "another player has the turn" in asked(scene(shared=shared, untimed=True), 1)
    assert "over" in asked(after(scene(shared=WATER, deck=""), f"1: call {WATER}", "at 2000"))
