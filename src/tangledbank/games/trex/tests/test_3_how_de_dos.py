"""§3.5 How-de-dos."""

from typing import Any

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    discards,
    how_de_dos,
    legal,
    number_of,
    phase,
    play,
    question,
    refusal,
    refused,
    score,
    seen,
    side,
    sizes,
    totals,
    winners,
)

PLACES = all_places()
BALANCED = all_cards(period="finely-balanced", plain=False, reveal="", set=2011)
JURASSIC = all_cards(period="jurassic", plain=False, reveal="", set=2011)
FREE = all_cards(period="free", plain=False, set=2011)


def table(*hands: str, **words: Any) -> Position:
    """Two places, and hands of seat 1 and 2."""
    return scene(spots=f"{PLACES[0]} {PLACES[1]}", hands=hands, **words)


@pytest.mark.parametrize("period", ["finely-balanced", "jurassic", "free"])
def test_a_how_de_do_is_played_hidden_in_any_period_one_in_each(period: str) -> None:
    """§3.5"""
    now = table(BALANCED[0], BALANCED[1], period=period)
    assert "play how-de-do at 1 down" in legal(now)
    why = refusal(now, "play how-de-do at 1 open")
    assert (why.code, why.section, why.cards) == ("never-open", "§3.5", ("how-de-do",))

    now = play(now, "play how-de-do at 1 down", "pass")
    assert question(now) == "1 play"
    assert "play how-de-do at 1 down" not in legal(now)
    assert refusal(now, "play how-de-do at 2 down").code == "one-a-period"
    assert (how_de_dos(now), side(now, 0, 1)) == (2, ["how-de-do"])
    assert seen(now, 1).spots[0].sides[0][0].period == period


def test_the_other_player_and_the_next_period_have_their_own() -> None:
    """§3.5"""
    now = play(table(BALANCED[0], BALANCED[1]), "play how-de-do at 1 down")
    assert "play how-de-do at 1 down" in legal(now)

    now = play(now, "pass", "pass")
    assert phase(now) == "Jurassic"
    assert "play how-de-do at 1 down" in legal(now)


def test_nobody_plays_more_of_them_than_three() -> None:
    """§1.2, §3.5"""
    now = table(FREE[0], "", sides=["how-de-do how-de-do / how-de-do", ""], period="free")

    assert refused(now, "play how-de-do at 1 down") == "not-in-hand"


def test_a_how_de_do_has_one_footprint_and_no_icons_and_never_wins_alone() -> None:
    """§3.5, §5.6"""
    alone = resolved(spots=PLACES[0], sides=["how-de-do how-de-do@jurassic", ""])
    both = resolved(spots=PLACES[0], sides=[f"{JURASSIC[0]} how-de-do", "how-de-do"])

    assert (totals(alone), winners(alone)) == ((0, 0), [None])
    assert discards(alone)[:1] == [PLACES[0]]
    printed = int(both.cards.footprints[number_of(JURASSIC[0])])
    assert totals(both) == (printed + 1, 0)
    assert int(both.cards.icons[number_of("how-de-do")]) == 0


def test_it_returns_to_its_owner_and_is_no_part_of_the_hand_size() -> None:
    """§3.5, §5.9"""
    table = before_resolving(
        spots=f"{PLACES[0]} {PLACES[1]}", hands=[BALANCED[0], ""],
        sides=["how-de-do / how-de-do@jurassic", f"{JURASSIC[0]} how-de-do@free"],
    )  # fmt: skip
    assert [how_de_dos(table, seat) for seat in (0, 1)] == [1, 2]

    now = play(table, "all pass")
    assert [how_de_dos(now, seat) for seat in (0, 1)] == [3, 3]
    assert sizes(now) == [1, 1]
    assert score(now, 1) == [PLACES[0]]


def test_it_cannot_be_moved_discarded_given_or_exchanged() -> None:
    """§3.5"""
    for reveal, text in (
        ("shift", "move how-de-do to 2"), ("shove", "shove how-de-do to 2"),
        ("discard", "discard how-de-do"), ("give", "give how-de-do"),
        ("exchange", "swap how-de-do"),
    ):  # fmt: skip
        own = card(reveal=reveal, plain=False)
        now = table(f"{own} {' '.join(BALANCED[:2])}", " ".join(BALANCED[2:4]),
                    period=card_named(own).period,
                    sides=[f"how-de-do {JURASSIC[0]}", f"how-de-do+ {JURASSIC[1]}+"])  # fmt: skip
        now = play(now, f"play {own} at 1 open")
        assert not [one for one in legal(now) if "how-de-do" in one]
        assert refusal(now, text).code == "how-de-do"
        assert refusal(now, text).section == "§3.5"


def test_it_is_not_taken_back() -> None:
    """§3.5, §7.6"""
    own = card(reveal="recall")
    now = table(own, "", sides=[f"how-de-do {JURASSIC[0]}", ""], period=card_named(own).period)
    now = play(now, f"play {own} at 2 open")

    assert legal(now) == ["leave it", f"take back {JURASSIC[0]}"]
    assert refused(now, "take back how-de-do") == "not-there"
