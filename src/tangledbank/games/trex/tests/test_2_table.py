"""§2.7 to §2.11 Prehistoric cards that touch markers and spots: stampede, crash, ice, tar, nap."""

from typing import Any

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_places,
    before_resolving,
    card,
    changed,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    disregarded,
    held,
    legal,
    play,
    played,
    prehistoric,
    question,
    refusal,
    seen,
    side,
    story,
    totals,
)

PLACES = all_places()
ROW = f"{PLACES[0]} {PLACES[1]} {PLACES[2]}"
ICE, TAR, NAP = prehistoric("ice"), prehistoric("tar"), prehistoric("long-nap")
QUEUE, LEVEL = card(), card(2)
BED = card(period="jurassic", icon="bed", spot="beds-count")
TUBA = card(period="jurassic", footprints=4, icon="music")


def dealt(effect: str, row: str = ROW, **words: Any) -> Position:
    """A round that a Prehistoric card, in the first place, begins."""
    settled: Any = {"hands": [QUEUE, LEVEL], "trade": False, **words}
    return scene(spots=f"{prehistoric(effect)} {row}", phase="prehistoric", **settled)


# -- §2.7 Stampede, §2.8 Crash -------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1])
def test_stampede_first_move_changes_hands_and_counts_from_finely_balanced(first: int) -> None:
    """§2.7, §3.6"""
    table = dealt("stampede", first=first)

    assert int(table.first) == 1 - first
    assert question(table) == f"{2 - first} play"


@pytest.mark.parametrize("rexonomics", [0, 1])
def test_crash_rexonomics_changes_hands(rexonomics: int) -> None:
    """§2.8"""
    table = dealt("crash", rexonomics=rexonomics)

    assert int(table.rexonomics) == 1 - rexonomics
    assert int(table.first) == 0


def test_whoever_gets_rexonomics_by_a_crash_may_trade_at_once() -> None:
    """§2.8, §6.2"""
    table = dealt("crash", row=f"{TUBA} {PLACES[0]}", rexonomics=0, trade=True)

    assert question(table) == "2 trade"


def test_stampede_and_crash_are_told() -> None:
    """§2.7, §2.8"""
    table = before_resolving(
        spots=PLACES[0], first=1, rexonomics=1, hands=[QUEUE, LEVEL],
        deck=f"{prehistoric('stampede')} {prehistoric('crash')} {PLACES[1]} {PLACES[2]}",
    )  # fmt: skip
    said = story(table, "all pass")
    at = said.index("Stampede at the Turnstiles acts.")

    assert said[at : at + 4] == [
        "Stampede at the Turnstiles acts.",
        "Seat 2 takes First Move.",
        "The Crash of Minus Seventy Million acts.",
        "Seat 1 takes Rexonomics.",
    ]


# -- §2.9 Ice ------------------------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("effect", ["ice", "tar"])
def test_the_first_move_holder_chooses_an_open_spot(effect: str, first: int) -> None:
    """§2.9, §2.10"""
    table = dealt(effect, row=f"{PLACES[0]} {prehistoric('crash')} {TUBA}", first=first)

    assert question(table) == f"{first + 1} {effect}"
    assert legal(table) == ["choose 2", "choose 4"]
    for text in ("choose 1", "choose 3"):
        why = refusal(table, text)
        section = "§2.9" if effect == "ice" else "§2.10"
        assert (why.code, why.section) == ("closed", section)
    assert refusal(table, "choose 5").code == "no-such-spot"


def test_no_card_is_revealed_at_the_iced_spot_in_this_round() -> None:
    """§2.9: in every period"""
    table = play(dealt("ice", hands=[f"{QUEUE} {TUBA}", LEVEL]), "choose 3")
    assert [one.iced for one in seen(table).spots] == [False, False, True, False]
    for own, texts in ((QUEUE, ()), (TUBA, ("all pass",))):
        later = table if not texts else play(table, "pass", "pass")
        assert f"play {own} at 3 down" in legal(later)
        assert f"play {own} at 3 open" not in legal(later)
        assert f"play {own} at 2 open" in legal(later)
        assert "play how-de-do at 3 down" in legal(later)
        why = refusal(later, f"play {own} at 3 open")
        assert (why.code, why.section) == ("no-reveals", "§2.9")


def test_it_is_told_and_holds_for_this_round_only() -> None:
    """§2.9, §2.10"""
    table = dealt("ice", deck=" ".join(PLACES[3:7]))
    iced, tarred = story(table, "choose 3"), story(dealt("tar"), "choose 2")
    assert iced[0] == "Seat 1 chooses: no card is revealed at spot 3 in this round."
    assert tarred[0] == "Seat 1 chooses: no card moves at spot 2 in this round."

    next_round = play(table, "choose 3", "all pass")
    assert int(next_round.round) == 2
    assert not any(one.iced or one.tarred for one in seen(next_round).spots)
    later = play(dealt("tar", deck=" ".join(PLACES[3:7])), "choose 3", "all pass")
    assert not any(one.iced or one.tarred for one in seen(later).spots)


def test_with_only_one_open_spot_ice_and_tar_ask_nothing() -> None:
    """§2.9, §2.10, X10"""
    for effect in ("ice", "tar"):
        table = dealt(effect, row=f"{prehistoric('crash')} {PLACES[0]}")
        spot = seen(table).spots[2]
        assert (spot.iced, spot.tarred) == (effect == "ice", effect == "tar")
        assert question(table) == "1 play"


def test_with_no_open_spot_they_are_ignored() -> None:
    """X10, §10.10"""
    table = before_resolving(
        spots=PLACES[0], deck=f"{ICE} {TAR} {NAP} {prehistoric('crash')} {' '.join(PLACES[1:5])}"
    )
    said = story(table, "all pass")

    assert "There is nothing that Ice Stopped Play could do." in said
    assert "There is nothing that Tar: Please Wipe Your Feet could do." in said


def test_ice_does_not_touch_cards_that_lie_there() -> None:
    """§2.9, X15: what is shown stays shown, and is turned up with the others"""
    table = dealt("ice", row=PLACES[0], sides=["", f"/ {LEVEL} {TUBA}+"], hands=[QUEUE, ""])

    assert seen(table).spots[1].iced
    assert side(table, 1, 2) == [LEVEL, f"{TUBA}+"]
    assert totals(play(table, "all pass"), 2) == (0, 7)


def test_ice_belongs_to_the_place_in_the_row_and_a_relocated_card_leaves_it_behind() -> None:
    """§2.9, §2.10, X23"""
    mover = changed(f"{QUEUE} reveal=relocate")
    for effect in ("ice", "tar"):
        table = play(dealt(effect, game=mover), "choose 2")
        after = play(table, f"play {QUEUE} at 3 open", "relocate 2 and 3")
        row = seen(after).spots
        assert (row[1].card, row[2].card) == (PLACES[1], PLACES[0])
        assert [one.iced or one.tarred for one in row] == [False, True, False, False]


def test_where_a_spot_demands_revealing_and_ice_forbids_it_nothing_can_be_played() -> None:
    """X15"""
    strict = place(spot="must-reveal")
    table = play(dealt("ice", row=f"{strict} {PLACES[0]}"), "choose 2")

    assert not [text for text in legal(table) if " at 2 " in text]
    assert refusal(table, f"play {QUEUE} at 2 open").code == "no-reveals"
    assert refusal(table, f"play {QUEUE} at 2 down").code == "must-reveal"


# -- §2.10 Tar -----------------------------------------------------------------------------
def test_no_card_moves_to_or_from_the_tarred_spot() -> None:
    """§2.10"""
    table = dealt("tar", sides=[f"/ {TUBA} // {BED}", ""], game=changed(f"{QUEUE} reveal=shift"))
    lay = f"play {QUEUE} at 3 open"

    free = play(table, "choose 3", lay)
    assert question(free) == "2 play"  # nothing can move: 2 and 4 lie beside it
    other = play(table, "choose 4", lay)
    assert legal(other) == ["leave it", f"move {TUBA} to 3"]
    why = refusal(other, f"move {BED} to 3")
    assert (why.code, why.section) == ("no-moves", "§2.10")


def test_cards_are_still_played_and_revealed_in_the_tar() -> None:
    """§2.10"""
    table = play(dealt("tar"), "choose 2")

    assert {f"play {QUEUE} at 2 down", f"play {QUEUE} at 2 open"} <= set(legal(table))


# -- §2.11 Long nap ------------------------------------------------------------------------
def napped(mine: str, theirs: str, spot: str = PLACES[0], **words: Any) -> Position:
    """A round with the Long Nap, resolved, with these cards at the second spot."""
    table = scene(spots=f"{NAP} {spot}", sides=[f"/ {mine}", f"/ {theirs}"], phase="prehistoric",
                  trade=False, **words)  # fmt: skip
    assert seen(table).napping
    return play(table, "all pass")


def test_every_bed_card_is_disregarded_on_both_sides() -> None:
    """§2.11"""
    both = card(icon="bed", reveal="discard")
    table = napped(f"{BED} {TUBA}", both, hands=["", QUEUE])

    assert disregarded(table, 2) == sorted([BED, both])
    assert totals(table, 2) == (4, 0)
    assert {BED, TUBA} <= set(held(table))


def test_without_it_the_same_cards_count() -> None:
    """§2.11"""
    table = resolved(spots=PLACES[0], sides=[BED, ""])

    assert (disregarded(table), totals(table)) == ([], (4, 0))


def test_it_comes_before_any_other_text() -> None:
    """§2.11, §5.2: a bed card's own text that disregards is lost"""
    nap_on_road = card(text="disregard-kind", icon="bed")
    table = napped(nap_on_road, TUBA)
    awake = resolved(spots=PLACES[0], sides=[nap_on_road, TUBA])

    assert disregarded(table, 2) == [nap_on_road]
    assert totals(table, 2) == (0, 4)
    assert disregarded(awake) == [TUBA]


def test_what_bed_cards_did_before_stands() -> None:
    """§2.11, §10.2"""
    flip = card(reveal="flip", icon="bed")
    table = scene(spots=f"{NAP} {PLACES[0]}", sides=["", f"/ {TUBA}"], hands=[flip, ""],
                  phase="prehistoric", trade=False)  # fmt: skip
    table = play(table, f"play {flip} at 2 open", "turn up 1")

    assert side(table, 1, 2) == [f"{TUBA}+"]
    assert disregarded(play(table, "all pass"), 2) == [flip]


def test_a_sleeping_card_is_told_in_the_resolution_and_not_before() -> None:
    """§2.11, X10"""
    table = scene(spots=f"{NAP} {PLACES[0]}", sides=["", f"/ {BED}"], period="free", plays=(1, 1),
                  phase="playing")  # fmt: skip
    table.field.napping = True
    _after, caused = played(table, "all pass")
    asleep = [event for event in caused if event.name == "disregarded"]

    assert [event.sentence for event in asleep] == [
        "Seat 2's card Brontosaurus, Recumbent is asleep, and disregarded."
    ]
    assert asleep[0].section == "§2.11"
    assert not seen(table, 0).spots[1].sides[1][0].disregarded


def test_the_nap_is_over_with_the_round() -> None:
    """§2.11"""
    table = napped(BED, "", deck=" ".join(PLACES[1:5]))

    assert not seen(table).napping
