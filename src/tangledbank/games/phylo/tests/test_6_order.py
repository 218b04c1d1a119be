"""§6.1, §6.5 Whose event comes when, and where it lies afterwards."""

import pytest

from tangledbank.games.phylo.tests.showdowns import (
    aiming,
    aims,
    count,
    fallen,
    fates,
    loose,
    showdown,
    web,
)
from tangledbank.games.phylo.tests.words import (
    events,
    held,
    legal,
    made_up,
    names,
    phase,
    play,
    seen,
    told,
    turn,
)

LAND = made_up(
    "oak sun points=6", "elm sun points=4", "fern sun points=2", "vole plants points=3",
    "dune sun terrains=forest,desert points=7", "heath sun terrains=grassland points=5",
    "drought", "wildfire", "flu kind=epidemic copies=5", "protected-area copies=3",
    "research-station copies=3", "restoration", "moss sun copies=3", size=30,
)  # fmt: skip


# -- helping before harmful ----------------------------------------------------------------
def test_helping_events_are_played_before_all_harmful_ones() -> None:
    """§6.1, P18: the dealer's protection waits, though the striker comes before the dealer."""
    over = showdown(["oak protected-area-1", "flu-1"], ["protected-area", "epidemic 1"], LAND)

    assert (web(over), fates(over)) == (["oak"], ["flu-1 cancelled"])


def test_ones_own_order_does_not_bring_a_strike_before_a_helping_event() -> None:
    """§6.1, §4.5, P18"""
    hands = ["oak flu-1 protected-area-1", "elm flu-2"]
    over = showdown(hands, ["epidemic 1, protected-area", "epidemic 1"], LAND)

    assert web(over, 0) == ["oak"]
    assert web(over, 1) == []
    assert fates(over, 0) == ["flu-1 done", "protected-area-1 done"]


@pytest.mark.parametrize(("dealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_both_kinds_go_clockwise_from_the_left_of_the_dealer(dealer: int, order: list[int]) -> None:
    """§6.1, P16, P18"""
    hands = [f"flu-{n} research-station-{n} moss-{n}" for n in (1, 2, 3)]
    table = aiming(hands, LAND, dealer=dealer)
    said = aims(["epidemic 1, research-station"] * 3)

    assert [event.seat for event in events(table, "stationed", *said)] == order
    assert [event.seat for event in events(table, "struck", *said)] == order
    names_of = told(table, *said)
    assert names_of.index("struck") > len(names_of) - 1 - names_of[::-1].index("stationed")


def test_a_player_plays_all_own_events_before_the_next_one_does() -> None:
    """§6.1, §4.5"""
    hands = ["oak elm fern", "flu-1 flu-2", "flu-3"]
    struck = events(
        aiming(hands, LAND, dealer=2), "struck", *aims(["nothing", "epidemic 2, epidemic 2",
        "epidemic 1"])
    )  # fmt: skip

    assert [(event.seat, event.values["card"]) for event in struck] == [
        (1, "oak"), (1, "elm"), (2, "fern"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("research-station, protected-area", ["stationed", "shielded"]),
        ("protected-area, research-station", ["shielded", "stationed"]),
    ],
)
def test_helping_events_of_one_player_follow_their_own_order_too(
    text: str, order: list[str]
) -> None:
    """§6.1, §4.5"""
    table = aiming(["oak", "protected-area-1 research-station-1"], LAND)

    found = told(table, *aims(["nothing", text]))
    assert [name for name in found if name in order] == order


# -- each event meets what those before have left ------------------------------------------
def test_the_arranged_order_decides_what_two_events_take() -> None:
    """§6.1, §4.5, P16: no drought harms a dune, but it does what lies below."""
    hands = ["dune heath", "drought wildfire"]

    fire_first = showdown(hands, ["nothing", "wildfire 1, drought 1"], LAND)
    assert fallen(fire_first) == ["dune", "heath"]
    assert fates(fire_first) == ["wildfire done", "drought done"]
    drought_first = showdown(hands, ["nothing", "drought 1, wildfire 1"], LAND)
    assert fallen(drought_first) == ["dune"]
    assert fates(drought_first) == ["drought fizzled", "wildfire done"]


def test_a_second_event_strikes_what_is_the_highest_by_then() -> None:
    """§6.1, §6.2, P16"""
    over = showdown(["oak elm fern", "flu-1 flu-2"], ["nothing", "epidemic 1, epidemic 1"], LAND)

    assert fallen(over) == ["oak", "elm"]
    assert (web(over), count(over)) == (["fern"], 2)


def test_an_event_may_find_nothing_left() -> None:
    """§6.1, §6.2"""
    hands = ["fern vole", "flu-1", "flu-2"]
    over = showdown(hands, ["nothing", "epidemic 2", "epidemic 1"], LAND)

    assert fallen(over) == ["vole", "fern"]
    hands[0] = "fern"
    over = showdown(hands, ["nothing", "epidemic 2", "epidemic 1"], LAND)
    assert (fates(over, 1), fates(over, 2)) == (["flu-1 done"], ["flu-2 fizzled"])


def test_events_still_act_when_their_owner_has_lost_everything() -> None:
    """§6.1: a web does not carry its owner's events."""
    over = showdown(["fern flu-1", "oak flu-2"], ["epidemic 1", "epidemic 1"], LAND)

    assert (web(over, 0), web(over, 1)) == ([], [])


def test_a_restored_species_is_there_when_the_strikes_come() -> None:
    """§6.1, §6.9, P18"""
    table = showdown(["fern restoration", "flu-1"], ["restoration", "epidemic 1"], LAND,
        dropped="oak")  # fmt: skip
    over = play(table, "restore oak")

    assert (fallen(over), web(over)) == (["oak"], ["fern"])


# -- a question interrupts the order, and it goes on ---------------------------------------
def test_after_an_answer_the_next_event_follows() -> None:
    """§6.1, §6.3, P14"""
    twins = made_up("oak sun points=4", "elm sun points=4", "flu kind=epidemic copies=3",
        "restoration copies=2", size=30)  # fmt: skip
    hands = ["oak elm restoration-1", "flu-1 flu-2 restoration-2", "flu-3"]
    table = showdown(hands, ["restoration", "epidemic 2, restoration, epidemic 2",
        "epidemic 1"], twins)  # fmt: skip

    assert (phase(table), turn(table)) == ("restoring", 1)
    table = play(table, "restore nothing")
    assert (phase(table), turn(table)) == ("restoring", 0)
    table = play(table, "restore nothing")
    assert (phase(table), turn(table)) == ("striking", 1)
    assert legal(table) == ["strike oak", "strike elm"]
    over = play(table, "strike elm")
    assert (fallen(over), phase(over), over.round) == (["elm", "oak"], "drawing", 2)
    assert fates(over, 1) == ["flu-1 done", "restoration-2 fizzled", "flu-2 done"]
    assert fates(over, 2) == ["flu-3 fizzled"]


def test_waiting_events_are_shown_as_waiting() -> None:
    """§6.1, §5.1"""
    twins = made_up("oak sun points=4", "elm sun points=4", "flu kind=epidemic copies=3")
    table = showdown(["oak elm flu-1", "flu-2 flu-3"], ["epidemic 1", "epidemic 1, epidemic 1"],
        twins)  # fmt: skip

    assert fates(table, 1) == ["flu-2 waiting", "flu-3 waiting"]
    assert fates(table, 0) == ["flu-1 waiting"]


# -- where cards go ------------------------------------------------------------------------
def test_struck_species_and_played_events_lie_face_up() -> None:
    """§6.5, P28: done, fizzled and cancelled ones alike; one that waits lies nowhere yet."""
    deck = made_up(
        "oak sun points=9", "elm sun points=7", "ivy sun points=7", "oil-spill",
        "flu kind=epidemic copies=3", "protected-area",
    )  # fmt: skip
    hands = ["oak elm ivy protected-area", "oil-spill flu-1 flu-2 flu-3"]
    text = "oil-spill 1, epidemic 1, epidemic 1, epidemic 1"
    table = showdown(hands, ["protected-area", text], deck)

    assert phase(table) == "striking"
    assert fates(table) == [
        "oil-spill fizzled", "flu-1 cancelled", "flu-2 done", "flu-3 waiting",
    ]  # fmt: skip
    assert seen(table).discards == ("protected-area", "oil-spill", "flu-1", "oak", "flu-2")
    assert held(table) == ["elm", "ivy"]
    assert names(table, table.places()[-1]) == ["flu-3"]


def test_what_lost_its_food_stays_on_show() -> None:
    """§6.5, §6.6, P17: only what is struck is discarded."""
    deck = made_up("oak sun points=9", "vole plants points=4", "flu kind=epidemic copies=1")
    over = showdown(["oak vole", "flu"], ["nothing", "epidemic 1"], deck)

    assert (fallen(over), loose(over), web(over)) == (["oak"], ["vole"], [])
