"""The table in words, for terminals: what a seat sees, and what it is asked."""

import re

import pytest

from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules.phases import QUESTIONS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.said.terminal import ASKED, ask, describe
from tangledbank.games.trex.tests.questions import (
    LEVEL,
    PLACES,
    QUEUE,
    SOUP,
    TOPPER,
    TUBA,
    asking,
)
from tangledbank.games.trex.tests.steady import (
    card,
    card_named,
    dealt,
    place,
    place_named,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    name_of,
    play,
    prehistoric,
    question,
    seen,
)

FLIP = card(reveal="flip", set=2012)
SULK = card(text="sulk", icon="animal")


def rows(table: Position, seat: int | None = 0) -> dict[str, list[str]]:
    """The rows of the table by their titles."""
    return dict(describe(GAME.cards, seen(table, seat)))


def asked(name: str, seat: int | None = 0) -> str:
    """What a seat reads when something is asked."""
    return ask(GAME.cards, seen(asking(name), seat))


# -- what is asked -------------------------------------------------------------------------
@pytest.mark.parametrize("name", QUESTIONS[1:])
def test_every_question_is_a_sentence_that_cites_its_rule(name: str) -> None:
    """§1.4, §1.9, §2, §3.2, §4.5, §5.3, §6.2, §7, §9.6, §9.7, §9.11, §10.3"""
    text = asked(name)

    section = re.search(r"\((§\d+\.\d+)\)[.?]$", text)
    assert section is not None
    assert f"**{section.group(1)}**" in GAME.rulebook()
    assert "{" not in text
    assert text[0].isupper()


def test_all_questions_but_the_play_have_a_sentence_of_their_own() -> None:
    assert set(ASKED) == set(QUESTIONS[1:]) - {"play"}
    assert len(set(ASKED.values())) == len(ASKED)


def test_the_play_names_its_period_and_effects_name_their_card() -> None:
    """§3.2, §4.5, §9.11, §10.3"""
    assert asked("play") == ("Finely Balanced: play a card face down or revealed, or pass (§3.2).")
    assert asked("use") == f"Use what {name_of(QUEUE)} does, or leave it (§4.5)."
    assert asked("sell").startswith("Give Small Change to your rival and take Rexonomics")
    assert asked("top").startswith(f"{name_of('the-umpires-finger')} disregards a top card")


def test_when_it_is_over_nothing_is_asked() -> None:
    """§11.1"""
    table = resolved(spots=PLACES[0], round=40)

    assert ask(GAME.cards, seen(table, 0)) == "The game is over (§11.1)."
    assert rows(table)["Round"] == ["40, over", "first to 8"]


# -- what lies there -----------------------------------------------------------------------
def test_round_markers_points_and_piles() -> None:
    """§1.10, §6.1, §11.1"""
    table = scene(
        spots=PLACES[0], hands=[QUEUE, LEVEL], scores=[PLACES[1], ""], discards=f"{SOUP} {TUBA}",
        first=1, rexonomics=0, round=3, period="jurassic",
    )  # fmt: skip
    found = rows(table)

    assert found["Round"] == ["3, Jurassic", "first to 8"]
    assert found["Markers"] == ["First Move: seat 2", "Rexonomics: seat 1"]
    assert found["Seat 1"][:2] == ["1 point", "4 held"]
    assert found["Seat 2"][:2] == ["0 points", "4 held"]
    assert found["Piles"] == ["98 in the deck", "2 discards", f"on top {name_of(TUBA)}"]
    assert rows(scene(spots=PLACES[0]))["Piles"][1:] == ["0 discards"]


def test_ones_own_hand_with_footprints_icons_and_what_each_card_does() -> None:
    """§1.10"""
    table = scene(spots=PLACES[0], hands=[f"{FLIP} {SULK} {QUEUE}", LEVEL],
                  sides=["how-de-do", ""])  # fmt: skip
    hand = rows(table)["Your hand"]

    def words(name: str, *more: str) -> str:
        one = card_named(name)
        period = {"finely-balanced": "Finely Balanced", "jurassic": "Jurassic", "free": "Free"}
        count = f"{one.footprints} footprint" + "s" * (one.footprints != 1)
        return f"{name}, {one.name}: {', '.join([period[one.period], count, *one.icons, *more])}"

    assert sorted(hand) == sorted(
        [words(FLIP, "flip"), words(SULK, "sulk"), words(QUEUE), "2 How-de-dos"]
    )
    assert "Your hand" not in rows(table, None)


def test_a_spot_with_its_icon_its_effect_and_what_holds_there() -> None:
    """§1.7, §2.9, §2.10, §9"""
    low = place(spot="lower-wins", icon="water")
    row = f"{low} {PLACES[0]} {prehistoric('tar')}"
    table = play(scene(spots=row, hands=[QUEUE, LEVEL], phase="prehistoric"), "choose 1")
    found = rows(table)

    assert found["Spot 1"] == [f"{low}, {name_of(low)}", "water", "lower-wins", "no moves"]
    icon = place_named(PLACES[0]).icon
    assert found["Spot 2"] == [f"{PLACES[0]}, {name_of(PLACES[0])}", icon]
    assert found["Spot 3"] == [
        f"{prehistoric('tar')}, {name_of(prehistoric('tar'))}", "tar", "closed",
    ]  # fmt: skip
    iced = scene(spots=f"{prehistoric('ice')} {PLACES[0]}", hands=[QUEUE, LEVEL],
                 phase="prehistoric")  # fmt: skip
    assert rows(iced)["Spot 2"][-1] == "no reveals"


def test_sides_with_what_is_seen_of_each_card_and_what_they_count() -> None:
    """§4.1, §4.2, §5.4"""
    table = scene(spots=f"{PLACES[4]} {PLACES[5]}", hands=[QUEUE, LEVEL],
                  sides=[f"{TUBA} {SOUP}+ how-de-do@free", f"{TOPPER}"])  # fmt: skip
    described = describe(GAME.cards, seen(table, 0))
    mine = next(things for title, things in described if title == "  seat 1")
    theirs = next(things for title, things in described if title == "  seat 2")

    assert mine[:3] == [
        f"1: {name_of(TUBA)}, face down", f"2: {name_of(SOUP)}", "3: How-de-do, face down",
    ]  # fmt: skip
    assert re.fullmatch(r"counts \d+", mine[3])
    assert theirs[0] == "1: a hidden card, laid in Jurassic"
    assert re.fullmatch(r"counts \d+ to \d+", theirs[1])
    assert [title for title, _things in described].count("  seat 1") == 1  # none at the empty spot


def test_a_card_that_was_looked_at_says_so_to_both_and_to_nobody_else() -> None:
    """§7.1"""
    table = play(asking("peek"), "look at 2")
    texts = [" ".join(line for title, line in flat(table, seat) if title == "  seat 2")
             for seat in (0, 1, None)]  # fmt: skip

    assert ", face down, looked at" in texts[0]
    assert ", face down, looked at" in texts[1]
    assert "looked at" not in texts[2]


def flat(table: Position, seat: int | None) -> list[tuple[str, str]]:
    """Every thing with the title of its row."""
    return [
        (title, thing) for title, things in describe(GAME.cards, seen(table, seat))
        for thing in things
    ]  # fmt: skip


def test_a_disregarded_card_and_a_won_spot_are_marked() -> None:
    """§5.6, §10.1"""
    table = asking("sell")
    found = rows(table)
    assert "won by seat 1" in found["Spot 1"]

    row = f"{place(spot='disregard-tops')} {place(spot='winner-discards')}"
    sides = [f"{TUBA} {SOUP}+ / {TOPPER} {LEVEL}", ""]
    spending = play(resolved(spots=row, hands=[QUEUE, ""], sides=sides), f"disregard {TUBA}")
    assert question(spending) == "1 spend"
    things = [thing for title, thing in flat(spending, 1) if title == "  seat 1"]
    assert things[:2] == [f"1: {name_of(TUBA)}, disregarded", f"2: {name_of(SOUP)}"]


def test_what_the_rival_is_known_to_hold_and_who_has_passed_or_chosen() -> None:
    """§1.10, §3.3, §2.5"""
    table = play(scene(spots=f"{TUBA} {PLACES[0]}", hands=[QUEUE, LEVEL], phase="trading"),
                 f"trade {LEVEL} for 1", "pass")  # fmt: skip
    found = rows(table)
    assert found["Seat 1"][-1] == "passed"
    assert found["Seat 2"][2:] == [f"known: {name_of(TUBA)}"]

    chosen = play(asking("meteor"), f"2: discard {LEVEL}")
    assert rows(chosen)["Seat 2"][-1] == "ready"


def test_a_place_that_is_gone_is_empty() -> None:
    """§2.1, §5.7"""
    assert rows(resolved(spots=PLACES[0], round=40))["Spot 1"] == ["empty"]


def test_nothing_that_a_seat_may_not_know_is_described() -> None:
    """§1.10: the rival's hand, hidden cards, How-de-dos"""
    one = scene(spots=PLACES[0], hands=[QUEUE, SOUP], sides=["", f"{TUBA}"])
    other = scene(spots=PLACES[0], hands=[QUEUE, TUBA], sides=["", f"{SOUP}"])

    assert describe(GAME.cards, seen(one, 0)) == describe(GAME.cards, seen(other, 0))
    text = str(describe(GAME.cards, seen(one, 0)))
    assert name_of(TUBA) not in text
    assert str(describe(GAME.cards, seen(dealt(), None))).count("How-de-do") == 0
