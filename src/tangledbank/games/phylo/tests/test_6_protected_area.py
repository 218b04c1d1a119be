"""§6.8 Protected area."""

import pytest

from tangledbank.games.phylo.tests.showdowns import (
    aiming,
    aims,
    count,
    fallen,
    fates,
    showdown,
    shown,
    web,
)
from tangledbank.games.phylo.tests.words import (
    made_up,
    play,
    story,
)

LAND = made_up(
    "oak sun points=6", "elm sun points=4", "fern sun points=2", "kelp sun points=9 terrains=ocean",
    "flu kind=epidemic copies=4", "oil-spill", "blight", "overpopulation", "climate-shift",
    "protected-area copies=2", "restoration copies=2", "wildfire", size=30,
)  # fmt: skip


def test_a_protected_area_cancels_the_first_event_that_would_take_effect() -> None:
    """§6.8, P18"""
    hands = ["oak elm protected-area-1", "flu-1 flu-2"]
    over = showdown(hands, ["protected-area", "epidemic 1, epidemic 1"], LAND)

    assert fates(over) == ["flu-1 cancelled", "flu-2 done"]
    assert (fallen(over), web(over)) == (["oak"], ["elm"])
    assert fates(over, 0) == ["protected-area-1 done"]
    assert shown(over).protections == 0


@pytest.mark.parametrize("event", ["oil-spill", "overpopulation"])
def test_a_fizzled_event_does_not_use_it_up(event: str) -> None:
    """§6.8, §6.4, P18"""
    hands = ["oak elm protected-area-1", f"{event} flu-1"]
    over = showdown(hands, ["protected-area", f"{event} 1, epidemic 1"], LAND)

    assert fates(over) == [f"{event} fizzled", "flu-1 cancelled"]
    assert (fallen(over), count(over)) == ([], 10)


def test_an_event_that_finds_nothing_does_not_use_it_up() -> None:
    """§6.8, §6.2, P18"""
    over = showdown(["protected-area-1", "flu-1"], ["protected-area", "epidemic 1"], LAND)

    assert (fates(over), shown(over).protections) == (["flu-1 fizzled"], 1)


def test_two_protected_areas_cancel_two_events() -> None:
    """§6.8"""
    hands = ["oak protected-area-1 protected-area-2", "flu-1 flu-2 flu-3"]
    said = ["protected-area, protected-area", "epidemic 1, epidemic 1, epidemic 1"]
    over = showdown(hands, said, LAND)

    assert fates(over) == ["flu-1 cancelled", "flu-2 cancelled", "flu-3 done"]


def test_it_protects_its_owner_only() -> None:
    """§6.8, §4.3"""
    hands = ["oak", "flu-1 flu-2", "elm protected-area-1"]
    over = showdown(hands, ["nothing", "epidemic 2, epidemic 1", "protected-area"], LAND)

    assert fates(over, 1) == ["flu-1 done", "flu-2 cancelled"]
    assert (web(over, 0), web(over, 2)) == ([], ["elm"])


def test_it_does_not_cancel_what_its_owner_does_to_others() -> None:
    """§6.8"""
    over = showdown(["oak protected-area-1 flu-1", "elm"], ["protected-area, epidemic 1",
        "nothing"], LAND)  # fmt: skip

    assert (fates(over, 0), web(over, 1)) == (["protected-area-1 done", "flu-1 done"], [])


def test_an_unused_protected_area_protects_nothing() -> None:
    """§6.8, §4.4"""
    over = showdown(["oak protected-area-1", "flu-1"], ["nothing", "epidemic 1"], LAND)

    assert (fates(over, 0), web(over)) == (["protected-area-1 unused"], [])


def test_it_cancels_an_overpopulation_and_all_of_an_epidemic() -> None:
    """§6.8, §6.11, §6.12, P27"""
    game = made_up("moss sun points=1", "deer plants points=4 copies=2", "epidemic",
        "overpopulation", "protected-area")  # fmt: skip
    for event in ("epidemic", "overpopulation"):
        table = showdown(["moss deer-1 deer-2 protected-area", event],
            ["protected-area", f"{event} 1"], game)  # fmt: skip
        over = play(table, "strike deer-1")
        assert (fates(over), fallen(over), count(over)) == ([f"{event} cancelled"], [], 9)


def test_the_owner_of_the_event_still_chooses_what_would_be_struck() -> None:
    """§6.8, §6.3, §6.4: the choice decides whether the protection is used up."""
    game = made_up("oak sun points=4", "kelp sun points=4 terrains=ocean",
        "fire kind=wildfire copies=2", "protected-area")  # fmt: skip
    table = showdown(["oak kelp protected-area", "fire-1 fire-2"],
        ["protected-area", "wildfire 1, wildfire 1"], game)  # fmt: skip
    assert shown(table).protections == 1

    used = play(table, "strike oak")
    assert (fates(used), shown(used).protections) == (["fire-1 cancelled", "fire-2 waiting"], 0)
    kept = play(table, "strike kelp")
    assert (fates(kept), shown(kept).protections) == (["fire-1 fizzled", "fire-2 waiting"], 1)
    assert fallen(play(used, "strike oak")) == ["oak"]
    assert fallen(play(kept, "strike oak")) == []


def test_the_story_of_a_protection() -> None:
    """§6.8"""
    table = aiming(["oak protected-area-1", "flu-1"], LAND)
    found = story(table, *aims(["protected-area", "epidemic 1"]))

    assert "Seat 1's protected area will cancel the first event that would strike." in found
    assert "Seat 1 is protected: Seat 2's flu for the oak is cancelled." in found
