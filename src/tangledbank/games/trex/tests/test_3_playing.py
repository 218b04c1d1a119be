"""§3 Three periods of play."""

from typing import Any

import pytest
from tests.spoken import each

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    place,
    scene,
)
from tangledbank.games.trex.tests.words import (
    events,
    held,
    legal,
    phase,
    play,
    question,
    refusal,
    refused,
    seen,
    side,
    story,
    told,
    totals,
    winners,
)

PLACES = all_places()
BALANCED = all_cards(period="finely-balanced", plain=False, reveal="", set=2011)
JURASSIC = all_cards(period="jurassic", plain=False, reveal="", set=2011)
FREE = all_cards(period="free", plain=False, set=2011)
BARGE_IN = card(reveal="barge-in")


def table(*hands: str, **words: Any) -> Position:
    """Two places, and hands of seat 1 and 2."""
    return scene(spots=f"{PLACES[0]} {PLACES[1]}", hands=hands, **words)


# -- §3.1 ----------------------------------------------------------------------------------
def test_finely_balanced_jurassic_free_in_this_order() -> None:
    """§3.1"""
    start = before_resolving(spots=PLACES[0], deck=" ".join(PLACES[1:5]),
                             hands=[BALANCED[0], BALANCED[1]])  # fmt: skip
    periods = events(start, "period began", "all pass", "all pass")

    assert [event.values["period"] for event in periods][:3] == [
        "finely-balanced", "jurassic", "free",
    ]  # fmt: skip
    assert periods[0].sentence == "Finely Balanced begins; Seat 2 has the first move."
    assert seen(start).periods == ("finely-balanced", "jurassic", "free")


@pytest.mark.parametrize("first", [0, 1])
def test_each_period_starts_with_the_first_move_holder(first: int) -> None:
    """§3.1, §6.1"""
    now = table(BALANCED[0], BALANCED[1], first=first)
    for period in ("Finely Balanced", "Jurassic", "Free"):
        assert (phase(now), question(now)) == (period, f"{first + 1} play")
        now = play(now, "pass", "pass")
    assert int(now.round) == 2


# -- §3.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("period", "own"), [("finely-balanced", 0), ("jurassic", 1), ("free", 2)]
)  # fmt: skip
def test_only_cards_of_this_period_are_played(period: str, own: int) -> None:
    """§3.2"""
    hand = [BALANCED[0], JURASSIC[0], FREE[0]]
    now = table(" ".join(hand), period=period)

    playable = {text.split()[1] for text in legal(now) if text.startswith("play")}
    assert playable == {hand[own], "how-de-do"}
    name = ["Finely Balanced", "Jurassic", "Free"][own]
    for other in {*hand} - {hand[own]}:
        why = refusal(now, f"play {other} at 1 down")
        assert (why.code, why.section) == ("other-period", "§3.2")
        assert why.sentence == f"Now only cards of {name} are played."
        assert refused(now, f"play {other} at 1 open") == "other-period"


def test_a_card_is_laid_on_ones_own_side_of_a_spot_and_leaves_the_hand() -> None:
    """§3.2"""
    for seat in (0, 1):
        hands = ["", ""]
        hands[seat] = f"{BALANCED[0]} {BALANCED[1]}"
        now = play(table(*hands, turn=seat), f"play {BALANCED[0]} at 2 down")
        assert side(now, seat, 2) == [BALANCED[0]]
        assert side(now, seat, 1) == side(now, 1 - seat, 2) == []
        assert held(now, seat) == [BALANCED[1]]


def test_players_take_turns_one_card_at_a_time() -> None:
    """§3.2"""
    now = table(" ".join(BALANCED[:2]), " ".join(BALANCED[2:4]))

    for at, seat in ((0, 0), (2, 1), (1, 0), (3, 1)):
        assert question(now) == f"{seat + 1} play"
        assert refused(now, f"{2 - seat}: pass") == "not-your-turn"
        now = play(now, f"play {BALANCED[at]} at 1 down")
    assert phase(now) == "Jurassic"


def test_any_number_of_cards_may_share_a_spot() -> None:
    """§3.2"""
    now = table(BALANCED[4], sides=[" ".join(BALANCED[:4]) + " how-de-do", ""])
    now = play(now, f"play {BALANCED[4]} at 1 down")

    assert len(side(now, 0, 1)) == 6
    assert [one.number for one in seen(now).spots[0].sides[0]] == [1, 2, 3, 4, 5, 6]


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    """§3.2: neither a rival's, nor one that lies already, nor one of the deck"""
    now = table(BALANCED[0], BALANCED[1], sides=[f"{BALANCED[2]}", ""])

    for name in BALANCED[1:4]:
        why = refusal(now, f"play {name} at 1 down")
        assert (why.code, why.cards) == ("not-in-hand", (name,))


def test_a_spot_that_is_not_there_takes_no_cards() -> None:
    """§3.2"""
    assert refused(table(BALANCED[0]), f"play {BALANCED[0]} at 3 down") == "no-such-spot"


def test_whoever_is_asked_may_always_pass_whatever_the_hand_holds() -> None:
    """§3.2, X25: even without a card of this period, so that a pause gives nothing away"""
    now = table(JURASSIC[0], BALANCED[1], how_de_dos=0)

    assert (question(now), legal(now)) == ("1 play", ["pass"])
    assert question(play(now, "pass")) == "2 play"


# -- §3.3, §3.4 ----------------------------------------------------------------------------
def test_whoever_passes_plays_no_more_in_this_period() -> None:
    """§3.3"""
    now = play(table(BALANCED[0], " ".join(BALANCED[1:3])), "pass")

    assert seen(now).players[0].passed
    assert story(table(BALANCED[0]), "pass")[0] == "Seat 1 passes."
    now = play(now, f"play {BALANCED[1]} at 1 down")
    assert question(now) == "2 play"
    assert phase(play(now, f"play {BALANCED[2]} at 1 down")) == "Jurassic"


def test_a_pass_counts_for_one_period_only() -> None:
    """§3.3"""
    now = play(table(JURASSIC[0], BALANCED[1]), "pass", "pass")

    assert (phase(now), question(now)) == ("Jurassic", "1 play")
    assert not any(one.passed for one in seen(now).players)


def test_each_makes_at_most_two_plays_in_a_period_how_de_dos_included() -> None:
    """§3.4"""
    now = table(" ".join(BALANCED[:3]), "")
    assert each(now.plays) == [2, 2]
    now = play(now, f"play {BALANCED[0]} at 1 down", "pass", "play how-de-do at 1 down")

    assert phase(now) == "Jurassic"
    assert each(now.plays) == [2, 2]
    assert held(now) == sorted(BALANCED[1:3])


def test_whoever_has_no_plays_left_waits_while_the_other_plays_on() -> None:
    """§3.4"""
    now = table(BALANCED[0], " ".join(BALANCED[1:3]), plays=(1, 2))
    now = play(now, f"play {BALANCED[0]} at 1 down", f"play {BALANCED[1]} at 1 down")

    assert (question(now), each(now.plays)) == ("2 play", [0, 1])
    assert seen(now).players[1].plays == 1


def test_whoever_holds_nothing_is_done() -> None:
    """§3.4: How-de-dos are held, too"""
    now = table(BALANCED[0], " ".join(BALANCED[1:3]), how_de_dos=0)
    now = play(now, f"play {BALANCED[0]} at 1 down", f"play {BALANCED[1]} at 1 down")
    assert question(now) == "2 play"

    now = table(BALANCED[0], " ".join(BALANCED[1:3]))
    now = play(now, f"play {BALANCED[0]} at 1 down", f"play {BALANCED[1]} at 1 down")
    assert question(now) == "1 play"


def test_with_two_empty_hands_the_round_is_resolved_at_once() -> None:
    """§3.4"""
    now = table(BALANCED[0], BALANCED[1], how_de_dos=0, deck=" ".join(PLACES[2:6]))
    texts = (f"play {BALANCED[0]} at 1 down", f"play {BALANCED[1]} at 2 down")

    assert told(now, *texts).count("period began") == 3
    assert int(play(now, *texts).round) == 2


# -- §3.6 ----------------------------------------------------------------------------------
def test_first_move_that_changes_hands_in_free_counts_from_the_resolution_on() -> None:
    """§3.6, X5, X19: the new holder wins a tie"""
    same = [one for one in all_cards(period="jurassic", footprints=3) if one != PLACES[0]]
    now = table(BARGE_IN, "", first=1, period="free", sides=[f"{same[0]}", f"{same[1]}"])
    now = play(now, "pass", f"play {BARGE_IN} at 2 open")
    assert (int(now.first), seen(now).next_first) == (1, 0)

    after = play(now, "all pass")
    assert totals(after) == (3, 3)
    assert winners(after)[0] == 0


def test_first_move_that_changes_hands_counts_from_the_start_of_the_next_period() -> None:
    """§3.6, X5"""
    own = card(reveal="barge-in")
    now = scene(spots=f"{PLACES[0]} {place(spot='no-reveals')}", hands=[own, BALANCED[0]], first=1,
                period="free", free_first=True)  # fmt: skip
    now = play(now, "pass", f"play {own} at 1 open")
    assert (int(now.first), int(now.next_first), question(now)) == (1, 0, "1 play")

    after = play(now, "pass")
    assert (phase(after), question(after), int(after.first)) == ("Jurassic", "1 play", 0)
