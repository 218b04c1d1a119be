"""§6.9, §6.10 Restoration and research station."""

from typing import Any

import pytest
from tests.spoken import each

from tangledbank.games.phylo.tests.showdowns import (
    aiming,
    aims,
    count,
    fallen,
    fates,
    loose,
    showdown,
    shown,
    web,
)
from tangledbank.games.phylo.tests.words import (
    events,
    held,
    legal,
    made_up,
    phase,
    play,
    refusal,
    seen,
    story,
    told,
    turn,
)

# -- restoration ---------------------------------------------------------------------------
WEB = made_up(
    "oak sun points=3", "vole plants points=4 scale=2", "owl meat points=8", "elm sun points=3",
    "kelp sun points=6 terrains=ocean", "fox both points=3", "restoration copies=3", "epidemic",
    "research-station", "protected-area",
)  # fmt: skip


def restoring(hand: str, dropped: list[str] | str = "") -> list[str]:
    """What the owner of a restoration may bring back."""
    table = showdown([f"{hand} restoration-1", ""], ["restoration", "nothing"], WEB,
        dropped=dropped)  # fmt: skip
    assert (phase(table), turn(table)) == ("restoring", 0)
    return legal(table)


def test_the_species_comes_back_that_raises_the_count_most() -> None:
    """§6.9: with the vole the owl counts too, 12 in all; the kelp has 6 of its own."""
    assert restoring("oak owl", "kelp vole elm") == ["restore vole"]
    assert restoring("oak", "kelp vole elm") == ["restore kelp"]
    assert restoring("", "kelp owl vole") == ["restore kelp"]


def test_what_comes_back_lies_in_the_hand_and_counts() -> None:
    """§6.9"""
    table = showdown(["oak owl restoration-1", ""], ["restoration", "nothing"], WEB,
        dropped="kelp vole")  # fmt: skip
    assert seen(table).discard == 2
    over = play(table, "restore vole")

    assert (web(over), count(over)) == (["oak", "owl", "vole"], 15)
    assert shown(over).restored == ("vole",)
    assert shown(over).hand == ("oak", "owl", "restoration-1")
    assert fates(over, 0) == ["restoration-1 done"]
    assert each(over.totals) == [15, 0]


def test_of_level_species_the_owner_chooses() -> None:
    """§6.9, P31"""
    assert restoring("", "oak elm vole") == ["restore oak", "restore elm"]


def test_discards_of_all_players_are_looked_through() -> None:
    """§6.9, P28"""
    assert restoring("oak", ["vole", "elm"]) == ["restore vole"]
    assert restoring("oak", ["elm", "vole"]) == ["restore vole"]


def test_nothing_happens_if_nothing_raises_the_count() -> None:
    """§6.9, P31: asked in any case, even with an empty discard pile."""
    for dropped in ("", "owl", "epidemic research-station"):
        table = showdown(["oak restoration-1", ""], ["restoration", "nothing"], WEB,
            dropped=dropped)  # fmt: skip
        assert legal(table) == ["restore nothing"]
        over = play(table, "restore nothing")
        assert (web(over), shown(over).restored) == (["oak"], ())
        assert fates(over, 0) == ["restoration-1 fizzled"]


def test_an_event_never_comes_back() -> None:
    """§6.9: a species does."""
    assert restoring("oak", "epidemic protected-area elm") == ["restore elm"]


def test_other_answers_are_refused() -> None:
    """§6.9, P31"""
    table = showdown(["oak restoration-1", ""], ["restoration", "nothing"], WEB,
        dropped="elm kelp vole")  # fmt: skip

    assert refusal(table, "1: restore nothing") == ("restore-it", "§6.9")
    assert refusal(table, "1: restore elm") == ("not-the-best", "§6.9")
    assert refusal(table, "1: restore fox") == ("not-the-best", "§6.9")
    assert refusal(table, "2: restore kelp") == ("not-your-turn", "§6.9")


def test_the_question_tells_nobody_else_what_lies_there() -> None:
    """§6.9, §2.4, P31: the same for a spectator and an opponent, whatever was dropped."""
    tables = [
        showdown(["oak restoration-1", ""], ["restoration", "nothing"], WEB, dropped=dropped)
        for dropped in ("kelp fox", "owl fox")
    ]

    for seat in (1, None):
        assert seen(tables[0], seat) == seen(tables[1], seat)
    own = [seen(table, 0).own for table in tables]
    assert [one.candidates for one in own if one is not None] == [("kelp",), ("fox",)]
    other = seen(tables[0], 1).own
    assert other is not None
    assert other.candidates == ()


def test_the_other_discards_stay_hidden() -> None:
    """§6.9, §2.4"""
    table = showdown(["oak restoration-1 restoration-2", ""], ["restoration, restoration",
        "nothing"], WEB, dropped=["kelp vole", "elm"])  # fmt: skip
    table = play(table, "restore kelp")

    assert seen(table, 1).discard == 2
    assert seen(table, 1).discards == ("restoration-1",)
    assert legal(table) == ["restore vole"]


def test_two_restorations_bring_two_species_back() -> None:
    """§6.9: the second one looks at the hand with the first."""
    table = showdown(["oak restoration-1 restoration-2", ""], ["restoration, restoration",
        "nothing"], WEB, dropped="vole owl fox")  # fmt: skip
    over = play(table, "restore vole", "restore owl")

    assert shown(over).restored == ("vole", "owl")
    assert count(over) == 15


def test_a_pile_that_another_player_has_searched_lacks_what_was_taken() -> None:
    """§6.9, §6.1"""
    table = showdown(["restoration-1", "restoration-2"], ["restoration", "restoration"], WEB,
        dropped="kelp elm")  # fmt: skip

    assert (turn(table), legal(table)) == (1, ["restore kelp"])
    table = play(table, "restore kelp")
    assert (turn(table), legal(table)) == (0, ["restore elm"])


def test_a_restoration_does_not_reach_what_is_struck() -> None:
    """§6.9, P28: it is played before all strikes."""
    table = showdown(["restoration-1", "kelp epidemic"], ["restoration", "epidemic 1"], WEB)
    assert legal(table) == ["restore nothing"]

    found = showdown(["kelp epidemic", "oak restoration-1"], ["epidemic 1", "restoration"], WEB)
    assert legal(found) == ["restore nothing"]
    assert (web(play(found, "restore nothing"), 1), phase(found)) == ([], "restoring")


def test_a_duplicate_may_come_back() -> None:
    """§6.9, P23"""
    game = made_up("oak sun points=3 copies=2", "restoration")
    table = showdown(["oak-1 restoration", ""], ["restoration", "nothing"], game, dropped="oak-2")

    assert count(play(table, "restore oak-2")) == 6


def test_a_restored_species_can_be_struck_and_lies_face_up_then() -> None:
    """§6.9, §6.2, §6.5"""
    table = showdown(["oak restoration-1", "epidemic"], ["restoration", "epidemic 1"], WEB,
        dropped="kelp")  # fmt: skip
    over = play(table, "restore kelp")

    assert (fallen(over), shown(over).restored, web(over)) == (["kelp"], ("kelp",), ["oak"])


# -- research station ----------------------------------------------------------------------
LAB = made_up(
    "oak sun points=3", "vole plants points=4 scale=2", "owl meat points=6", "fox both points=5",
    "cat meat points=2 eats=fox,owl", "hawk meat points=2 eats=fox", "research-station copies=2",
    "epidemic", "restoration", "sundew other points=1 second-role=3 eats=vole",
)  # fmt: skip


def station(hand: str, **options: Any) -> int:
    """What one research station adds to a hand."""
    over = showdown([f"{hand} research-station-1", ""], ["research-station", "nothing"], LAB,
        **options)  # fmt: skip
    return shown(over).bonus


def test_a_research_station_adds_three_for_a_chain_of_three_levels() -> None:
    """§6.10"""
    over = showdown(["oak vole owl research-station-1", ""], ["research-station", "nothing"], LAB)

    assert (shown(over).bonus, count(over)) == (3, 16)
    assert each(over.totals) == [16, 0]
    assert fates(over, 0) == ["research-station-1 done"]


@pytest.mark.parametrize(
    ("hand", "bonus"),
    [
        ("oak vole", 0),  # no 3
        ("oak fox", 0),  # a 3 on a 1
        ("vole owl", 0),  # no 1, so that nothing counts
        ("oak", 0),
        ("", 0),
        ("oak vole fox", 3),  # the omnivore eats both
        ("oak fox cat", 0),  # a 3 that eats a 3
        ("oak vole fox hawk", 3),  # the hawk eats no 2, but the fox does
        ("oak vole cat", 0),  # the cat is loose
    ],
)
def test_three_levels_are_a_1_a_2_that_eats_it_and_a_3_that_eats_that(
    hand: str, bonus: int
) -> None:
    """§6.10, P3, P27"""
    assert station(hand) == bonus


def test_a_card_with_two_numbers_may_be_the_3() -> None:
    """§6.10, §3.4, P30"""
    assert station("oak vole sundew") == 3
    assert station("oak sundew") == 0
    assert station("vole sundew") == 0  # the 1 is another card


def test_a_2_that_eats_only_the_sundew_stands_on_a_1() -> None:
    """§6.10, P30: it is food as a 1."""
    assert station("sundew vole owl") == 3


@pytest.mark.parametrize("points", [0, 1, 20])
def test_how_much_it_adds_is_an_option(points: int) -> None:
    """§6.10"""
    assert station("oak vole owl", station=points) == points


def test_two_stations_add_twice() -> None:
    """§6.10"""
    over = showdown(["oak vole owl research-station-1 research-station-2", ""],
        ["research-station, research-station", "nothing"], LAB)  # fmt: skip

    assert (shown(over).bonus, count(over)) == (6, 19)


def test_it_is_judged_at_the_final_count() -> None:
    """§6.10, §6.6, P27: after all strikes."""
    table = aiming(["oak vole owl research-station-1", "fox epidemic"], LAB)
    said = aims(["research-station", "epidemic 1"])
    over = play(table, *said)

    assert (fallen(over), shown(over).bonus, count(over)) == (["owl"], 0, 7)
    found = told(table, *said)
    assert found.index("fell") < found.index("not researched")


def test_a_restored_species_may_complete_the_chain() -> None:
    """§6.10, §6.9"""
    table = showdown(["oak vole research-station-1 restoration", ""],
        ["research-station, restoration", "nothing"], LAB, dropped="owl")  # fmt: skip
    over = play(table, "restore owl")

    assert (shown(over).bonus, count(over)) == (3, 16)


def test_its_points_do_not_draw_a_strike() -> None:
    """§6.10, §6.2: they belong to no card."""
    game = made_up("oak sun points=3", "vole plants points=4", "owl meat points=3",
        "research-station", "epidemic")  # fmt: skip
    over = showdown(["oak vole owl research-station", "epidemic"], ["research-station",
        "epidemic 1"], game)  # fmt: skip

    assert fallen(over) == ["vole"]
    assert (loose(over), shown(over).bonus) == (["owl"], 0)


def test_its_points_can_win_the_round() -> None:
    """§6.10, §7.2"""
    game = made_up("oak sun points=3", "vole plants points=4", "owl meat points=5",
        "kelp sun points=13 terrains=ocean", "research-station")  # fmt: skip
    over = showdown(["oak vole owl research-station", "kelp"], ["research-station", "nothing"],
        game)  # fmt: skip

    assert each(over.totals) == [15, 0]
    idle = showdown(["oak vole owl research-station", "kelp"], ["nothing", "nothing"], game)
    assert each(idle.totals) == [0, 13]


def test_the_story_of_a_station() -> None:
    """§6.10"""
    table = aiming(["oak vole owl research-station-1", "fox"], LAB)
    found = story(table, *aims(["research-station", "nothing"]))
    assert "Seat 1's research station adds 3 if a chain has three levels in the end." in found
    assert "Seat 1's web has three levels: 3 more." in found

    lacking = aiming(["oak research-station-1", "fox"], LAB)
    assert "Seat 1's web has no chain of three levels, so the station adds nothing." in story(
        lacking, *aims(["research-station", "nothing"])
    )


def test_helping_events_are_told_to_everyone() -> None:
    """§6.8, §6.9, §6.10"""
    table = showdown(["oak restoration-1 protected-area", "vole"],
        ["protected-area, restoration", "nothing"], WEB, dropped="kelp")  # fmt: skip

    (back,) = events(table, "restored", "restore kelp")
    assert back.audience is None
    assert back.values == {
        "event": "restoration-1", "card": "kelp", "counting": "oak kelp", "count": 9,
    }  # fmt: skip
    assert held(table, 0) == ["oak"]
