"""§11 The end."""

from typing import Any

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    before_resolving,
    card,
    dealt,
    deck_of_tests,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    phase,
    play,
    points,
    question,
    refusal,
    seen,
    story,
    told,
)

NAMES = [one.id for one in deck_of_tests().places]
SPOTS = [one.id for one in deck_of_tests().places if not one.spot]
PILE = [name for name in NAMES if name not in SPOTS]  # for score piles
TUBA, SOUP = (card(period="jurassic", footprints=4, icon=icon) for icon in ("music", "food"))
BOOK, BOOK_TOO = place(icon="book"), place(2, icon="book")
OLD = all_cards(plain=False, set=2011)


def finished(mine: int, theirs: int, **words: Any) -> Position:
    """A round after which the seats have this many points; each won one place in it."""
    return resolved(
        spots=f"{BOOK} {BOOK_TOO}", sides=[f"{TUBA}", f"/ {SOUP}"],
        scores=[" ".join(PILE[: mine - 1]), " ".join(PILE[20 - theirs + 1 : 20])], **words,
    )  # fmt: skip


# -- §11.1 ---------------------------------------------------------------------------------
@pytest.mark.parametrize("winner", [0, 1])
def test_the_game_ends_when_a_player_has_eight_points(winner: int) -> None:
    """§11.1"""
    seven = finished(*((7, 3) if winner == 0 else (3, 7)))
    eight = finished(*((8, 3) if winner == 0 else (3, 8)))

    assert (question(seven), int(seven.round)) == (f"{2 - winner} play", 2)
    assert (phase(eight), question(eight)) == ("over", "over")
    assert seen(eight).ended_by == "points"
    assert seen(eight).winners == (winner,)
    assert seen(seven).winners == ()


def test_the_target_of_eight_is_what_everyone_sees() -> None:
    """§11.1"""
    assert seen(dealt()).target == 8


def test_more_than_the_target_is_as_good() -> None:
    """§11.1"""
    table = resolved(spots=f"{BOOK} {BOOK_TOO}", sides=[f"{TUBA} / {SOUP}", ""],
                     scores=[" ".join(PILE[:7]), ""])  # fmt: skip

    assert (points(table), seen(table).ended_by) == ([9, 0], "points")


def test_it_is_judged_when_the_whole_round_is_resolved() -> None:
    """§11.1, X8: the second spot is still won, and may decide"""
    table = resolved(spots=f"{BOOK} {BOOK_TOO} {place(icon='hat')}", sides=[TUBA, f"/ {SOUP}"],
                     scores=[" ".join(PILE[:7]), " ".join(PILE[10:18])])  # fmt: skip
    assert points(table) == [8, 9]
    assert seen(table).winners == (1,)

    text = story(before_resolving(spots=BOOK, sides=[TUBA, ""], scores=[" ".join(PILE[:7]), ""]),
                 "all pass")  # fmt: skip
    assert text[-2:] == ["Seat 1 has 8 points.", "The target is reached, and the game is over."]


def test_when_it_is_over_nobody_acts_and_no_round_is_dealt() -> None:
    """§11.1"""
    table = finished(8, 3, round=5)

    assert table.actors() == []
    assert (table.legal(0), table.legal(1)) == ([], [])
    why = refusal(table, "1: pass")
    assert (why.code, why.section, why.sentence) == ("over", "§11.1", "The game is over.")
    assert int(table.round) == 5
    assert seen(table).spots[0].card == ""


# -- §11.2 ---------------------------------------------------------------------------------
def test_if_level_at_the_target_further_rounds_are_played_until_one_leads() -> None:
    """§11.2"""
    level = finished(8, 8, round=5, deck=f"{SPOTS[0]} {SPOTS[1]} {SPOTS[2]} {SPOTS[3]}")
    assert (phase(level), int(level.round)) == ("Finely Balanced", 6)
    still = play(level, "all pass")
    assert int(still.round) == 7

    led = play(level, "pass", "pass", f"2: play {SOUP} at 1 down", "all pass")
    assert (points(led), seen(led).ended_by) == ([8, 9], "points")
    assert seen(led).winners == (1,)


def test_more_points_win_even_if_the_rival_reached_the_target_first() -> None:
    """§11.2"""
    assert seen(finished(8, 9)).winners == (1,)
    assert seen(finished(9, 8)).winners == (0,)


def test_the_outcome_names_both_scores_with_their_places_and_the_reason() -> None:
    """§11.1, §11.2"""
    outcome = finished(8, 3, round=5).outcome()

    assert outcome is not None
    assert outcome.winners == (0,)
    assert [score.points for score in outcome.scores] == [8, 3]
    assert outcome.scores[1].parts[0].reason == "3 places"
    assert outcome.ended_by == "8 points were reached after 5 rounds (§11.1)."
    assert finished(7, 3).outcome() is None


# -- §11.3 ---------------------------------------------------------------------------------
def test_the_fortieth_round_is_the_last() -> None:
    """§11.3"""
    before, last = finished(4, 3, round=39), finished(4, 3, round=40)

    assert int(before.round) == 40
    assert (phase(last), seen(last).ended_by, seen(last).winners) == ("over", "rounds", (0,))
    ending = last.outcome()
    assert ending is not None
    assert ending.ended_by == "40 rounds were played, the limit (§11.3)."
    assert story(before_resolving(spots=BOOK, round=40), "all pass")[-1] == (
        "That was the last round: the game is over."
    )


def test_players_level_after_the_last_round_share_the_victory() -> None:
    """§11.3, X8: even at the target"""
    for count in (3, 8):
        table = finished(count, count, round=40)
        assert (seen(table).ended_by, seen(table).winners) == ("rounds", (0, 1))


def test_whoever_reaches_the_target_in_the_last_round_wins_by_points() -> None:
    """§11.1, §11.3"""
    assert seen(finished(8, 3, round=40)).ended_by == "points"


def test_two_who_only_pass_are_done_after_the_last_round() -> None:
    """§11.3, X8"""
    table = play(dealt(redraw=False, rounds=3, trade=False, cards="2011"), "all pass", "all pass",
                 "all pass")  # fmt: skip

    assert (seen(table).ended_by, int(table.round), points(table)) == ("rounds", 3, [0, 0])


def test_it_ends_when_no_place_is_left_to_be_won() -> None:
    """§11.3"""
    rest = [name for name in NAMES if name not in (BOOK, BOOK_TOO)]
    words: Any = {"spots": f"{BOOK} {BOOK_TOO}", "target": 32, "round": 3}
    won = resolved(sides=[TUBA, f"/ {SOUP}"], scores=[" ".join(rest[:20]), " ".join(rest[20:])],
                   **words)  # fmt: skip
    assert (seen(won).ended_by, points(won), seen(won).winners) == ("places", [21, 11], (0,))
    ending = won.outcome()
    assert ending is not None
    assert ending.ended_by == "After 3 rounds no place was left to be won (§11.3)."

    left = resolved(sides=[TUBA, ""], scores=[" ".join(rest[:20]), " ".join(rest[20:])], **words)
    assert phase(left) != "over"  # the other book place is discarded, and comes again


def test_a_place_in_the_deck_or_among_the_discards_is_still_to_be_won() -> None:
    """§11.3"""
    rest = [name for name in NAMES if name not in (BOOK, BOOK_TOO)]
    words: Any = {"spots": BOOK, "target": 32, "sides": [TUBA, ""],
                  "scores": [" ".join(rest[:20]), " ".join(rest[20:])]}  # fmt: skip

    assert phase(resolved(**words)) != "over"  # it is in the deck
    assert phase(resolved(discards=BOOK_TOO, **words)) != "over"


def test_players_level_with_no_place_left_share_the_victory() -> None:
    """§11.3, X8"""
    rest = [name for name in NAMES if name not in (BOOK, BOOK_TOO)]
    table = resolved(spots=f"{BOOK} {BOOK_TOO}", sides=[TUBA, f"/ {SOUP}"], target=32,
                     scores=[" ".join(rest[:15]), " ".join(rest[15:])])  # fmt: skip

    assert (points(table), seen(table).winners) == ([16, 16], (0, 1))


# -- §11.4 ---------------------------------------------------------------------------------
def test_it_ends_when_no_card_is_left_for_a_spot() -> None:
    """§11.4, X1"""
    purple = [one.id for one in deck_of_tests().places if one.set == 2011]
    words: Any = {"cards": "2011", "limit": 30, "phase": "setting up", "round": 4,
                  "hands": [" ".join(OLD[:30]), " ".join(OLD[30:])]}  # fmt: skip
    table = scene(scores=[" ".join(purple[:10]), " ".join(purple[10:])], **words)

    assert (phase(table), seen(table).ended_by, seen(table).winners) == ("over", "cards", (1,))
    assert int(table.round) == 3
    ending = table.outcome()
    assert ending is not None
    assert ending.ended_by == "After 3 rounds no card was left for a spot (§11.4)."
    assert spots_left(scene(scores=[" ".join(purple[:10]), " ".join(purple[11:])], **words)) == 1


def spots_left(table: Position) -> int:
    """How long the row is."""
    return int(table.field.count)


def test_every_ending_is_told_once_and_is_the_last_thing_told() -> None:
    """§11.1, §11.3"""
    for words in ({"scores": [" ".join(PILE[:7]), ""]}, {"round": 40}):
        names = told(before_resolving(spots=BOOK, sides=[TUBA, ""], **words), "all pass")
        assert names.count("ended") == 1
        assert names[-1] == "ended"
