"""§7.3, §7.4, §7.6, §7.13 Shift, shove, recall and relocate; §10.9 what a move may do."""

import pytest
from tests.spoken import each

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    card_named,
    place,
    scene,
)
from tangledbank.games.trex.tests.words import (
    asker,
    events,
    held,
    laid_seen,
    legal,
    play,
    prehistoric,
    question,
    refusal,
    refused,
    side,
    sizes,
    spots,
    totals,
)

ONE, TWO, THREE, FOUR = all_places()[::2][:4]
ROW = f"{ONE} {TWO} {THREE} {FOUR}"
NEXT = " ".join(all_places()[1:8:2])
SHIFT = card(reveal="shift", period="finely-balanced")
SHOVE = card(reveal="shove", period="finely-balanced")
RECALL = card(reveal="recall", period="finely-balanced")
RELOCATE = card(reveal="relocate", period="finely-balanced")
HEAVY, HAT = card(footprints=5, icon="water"), card(footprints=4, icon="hat")
BOOK = card(footprints=3, icon="book")
CROWDED = place(spot="at-most-two")
STILL = card(spot="no-moves")
ICE = prehistoric("ice")


def after(id: str, at: int = 1, row: str = ROW, **words: object) -> Position:
    """The first seat has revealed this card at a spot."""
    words = {"period": card_named(id).period, **words}
    table = scene(spots=row, hands=id, **words)
    return play(table, f"play {id} at {at} open")


# -- §7.3 shift ----------------------------------------------------------------------------
@pytest.mark.parametrize("shift", all_cards(reveal="shift"))
def test_a_shift_moves_another_own_card_to_a_spot_beside_it(shift: str) -> None:
    """§7.3, §10.9: from any spot, shown or hidden; never itself."""
    table = after(shift, 1, sides=[f"{HEAVY} / / / {HAT}+", BOOK])

    assert (question(table), asker(table)) == ("1 shift", shift)
    assert legal(table) == ["leave it", f"move {HEAVY} to 2", f"move {HAT} to 3"]
    moved = play(table, f"move {HAT} to 3")
    assert (side(moved, 0, 3), side(moved, 0, 4)) == ([f"{HAT}+"], [])
    assert side(play(table, f"move {HEAVY} to 2"), 0, 2) == [HEAVY]


def test_a_shift_goes_to_the_left_as_well_as_to_the_right() -> None:
    """§7.3, §10.9"""
    table = after(SHIFT, 1, sides=f"/ {HEAVY}")

    assert legal(table)[1:] == [f"move {HEAVY} to 1", f"move {HEAVY} to 3"]
    assert refused(table, f"move {HEAVY} to 4") == "not-beside"
    assert refused(table, f"move {HEAVY} to 2") == "not-beside"


def test_a_move_keeps_the_number_and_what_is_hidden() -> None:
    """§10.9"""
    table = after(SHIFT, 1, sides=f"{HEAVY} {HAT}+")
    (hidden,) = events(table, "moved", f"move {HEAVY} to 2")
    (shown,) = events(table, "moved", f"move {HAT} to 2")

    assert hidden.values == {"from": 0, "to": 1, "number": 1}
    assert shown.values == {"card": HAT, "from": 0, "to": 1, "number": 2}
    (laid,) = laid_seen(play(table, f"move {HEAVY} to 2"), 0, 2, seat=1)
    assert (laid.number, laid.card, laid.shown) == (1, "", False)


def test_a_moved_card_counts_where_it_lies_then() -> None:
    """§10.9, §5.4"""
    free = card(reveal="shift", period="free")
    table = before_resolving(
        spots=ROW, hands=[free, ""], sides=[HEAVY, ""], plays=(1, 0), deck=NEXT
    )
    table = play(table, f"play {free} at 4 open", f"move {HEAVY} to 2")

    assert (totals(table, 1), totals(table, 2)) == ((0, 0), (5, 0))


def test_a_shift_never_moves_a_how_de_do_or_the_rivals_cards() -> None:
    """§7.3, §3.5"""
    table = after(SHIFT, 1, sides=[f"how-de-do {HEAVY}", f"{HAT}+"])

    assert legal(table) == ["leave it", f"move {HEAVY} to 2"]
    assert refused(table, f"move {HAT} to 2") == "not-there"
    assert refused(table, f"move {SHIFT} to 2") == "not-there"


def test_a_move_needs_an_open_spot_with_room() -> None:
    """§10.9, §2.4, §9.1"""
    closed = after(SHIFT, 4, f"{ONE} {ICE} {THREE} {FOUR}", sides=HEAVY)
    full = after(SHIFT, 4, f"{ONE} {CROWDED} {THREE} {FOUR}", sides=f"{HEAVY} / {HAT} {BOOK}")
    rivals = after(SHIFT, 4, f"{ONE} {CROWDED} {THREE} {FOUR}", sides=[HEAVY, f"/ {HAT} {BOOK}"])

    assert question(closed) == "2 play"
    assert legal(full) == ["leave it"] + [
        f"move {one} to {to}" for one in (HAT, BOOK) for to in (1, 3)
    ]
    assert refused(full, f"move {HEAVY} to 2") == "no-room"
    assert f"move {HEAVY} to 2" in legal(rivals)


def test_no_card_moves_to_or_from_a_spot_that_forbids_it() -> None:
    """§9.15, §10.9"""
    to = after(SHIFT, 4, f"{ONE} {STILL} {THREE} {FOUR}", sides=HEAVY)
    away = after(SHIFT, 4, f"{STILL} {TWO} {THREE} {FOUR}", sides=f"{HEAVY} / / / {HAT}")

    assert question(to) == "2 play"
    assert legal(away) == ["leave it", f"move {HAT} to 3"]
    assert refusal(away, f"move {HEAVY} to 2").section == "§9.15"


def test_no_card_moves_to_or_from_a_tarred_spot() -> None:
    """§2.10, §10.9, X23"""
    tar = prehistoric("tar")
    table = scene(
        spots=f"{ONE} {TWO} {THREE} {tar}", phase="prehistoric", hands=[f"{SHIFT} {RECALL}", ""],
        sides=f"{HEAVY} / {HAT} / {BOOK}",
    )  # fmt: skip
    at_two = play(table, "choose 2", f"play {SHIFT} at 1 open")
    at_three = play(table, "choose 3", f"play {SHIFT} at 1 open")

    assert question(at_two) == "2 play"
    assert legal(at_three) == ["leave it", f"move {HEAVY} to 2", f"move {HAT} to 1"]
    assert refused(at_three, f"move {HAT} to 3") == refused(at_three, f"move {BOOK} to 2")
    assert refused(at_three, f"move {BOOK} to 2") == "no-moves"


def test_a_shift_may_be_left_and_is_not_asked_with_nothing_to_move() -> None:
    """§7.3, §4.5, §10.10"""
    table = after(SHIFT, 1, sides=f"{HEAVY}")

    assert side(play(table, "leave it"), 0, 1) == [HEAVY, f"{SHIFT}+"]
    assert question(after(SHIFT, 1, sides="how-de-do+")) == "2 play"
    assert question(after(SHIFT, 1, sides=["", f"{HEAVY}+"])) == "2 play"


@pytest.mark.parametrize(("eye", "word"), [(SHIFT, "shift"), (RECALL, "recall")])
def test_a_hidden_how_de_do_is_asked_about_like_any_card(eye: str, word: str) -> None:
    """§7.3, §7.6, X25: that nobody was asked would give it away."""
    bluff, honest = after(eye, 1, sides="how-de-do"), after(eye, 1, sides=HEAVY)

    assert question(bluff) == question(honest) == f"1 {word}"
    assert legal(bluff) == ["leave it"]
    assert len(legal(honest)) == 2
    closed = after(SHIFT, 1, f"{ONE} {ICE}", sides="how-de-do")
    assert question(closed) == "2 play"


# -- §7.4 shove ----------------------------------------------------------------------------
@pytest.mark.parametrize("shove", all_cards(reveal="shove"))
def test_a_shove_moves_a_card_that_the_rival_has_shown(shove: str) -> None:
    """§7.4, §10.9: at any spot; it stays on the rival's side."""
    table = after(shove, 4, sides=[f"{BOOK}+", f"{HEAVY}+ / / / {HAT}"])

    assert (question(table), asker(table)) == ("1 shove", shove)
    assert legal(table) == ["leave it", f"shove {HEAVY} to 2"]
    moved = play(table, f"shove {HEAVY} to 2")
    assert (side(moved, 1, 1), side(moved, 1, 2)) == ([], [f"{HEAVY}+"])
    (event,) = events(table, "moved", f"shove {HEAVY} to 2")
    assert (event.seat, event.values["card"]) == (1, HEAVY)


def test_a_shove_leaves_hidden_cards_how_de_dos_and_own_cards_alone() -> None:
    """§7.4, §3.5: a How-de-do that was turned up, too."""
    table = after(SHOVE, 1, sides=[f"/ {BOOK}+", f"{HEAVY}+ {HAT} how-de-do+"])

    assert legal(table) == ["leave it", f"shove {HEAVY} to 2"]
    assert refused(table, f"shove {HAT} to 2") == "not-there"
    assert refused(table, f"shove {BOOK} to 1") == "not-there"
    assert question(after(SHOVE, 1, sides=["", f"{HAT} how-de-do+"])) == "2 play"


def test_a_shove_needs_room_on_the_rivals_side() -> None:
    """§7.4, §9.1"""
    row = f"{ONE} {CROWDED}"

    assert question(after(SHOVE, 1, row, sides=["", f"{HEAVY}+ / {HAT} {BOOK}"])) == "2 play"
    own = after(SHOVE, 1, row, sides=[f"/ {HAT} {BOOK}", f"{HEAVY}+"])
    assert legal(own) == ["leave it", f"shove {HEAVY} to 2"]


def test_a_shove_may_be_left() -> None:
    """§7.4, §4.5"""
    table = play(after(SHOVE, 1, sides=["", f"{HEAVY}+"]), "leave it")

    assert side(table, 1, 1) == [f"{HEAVY}+"]


# -- §7.6 recall ---------------------------------------------------------------------------
@pytest.mark.parametrize("recall", all_cards(reveal="recall"))
def test_a_recall_takes_another_own_card_back_to_the_hand(recall: str) -> None:
    """§7.6: never a How-de-do, itself or the rival's."""
    table = after(recall, 1, sides=[f"{HEAVY} how-de-do / {HAT}+", BOOK])

    assert question(table) == "1 recall"
    assert legal(table) == ["leave it", f"take back {HEAVY}", f"take back {HAT}"]
    for text in ("how-de-do", recall, BOOK):
        assert refused(table, f"take back {text}") == "not-there"
    back = play(table, f"take back {HEAVY}")
    assert (held(back), side(back, 0, 1)) == ([HEAVY], ["how-de-do", f"{recall}+"])
    assert sizes(back) == sizes(table)


def test_what_was_hidden_stays_hidden_when_it_is_taken_back() -> None:
    """§7.6: only its number is told."""
    table = after(RECALL, 1, sides=f"{HEAVY} {HAT}+")
    (hidden,) = events(table, "recalled", f"take back {HEAVY}")
    (shown,) = events(table, "recalled", f"take back {HAT}")

    assert hidden.values == {"spot": 0, "number": 1}
    assert shown.values == {"card": HAT, "spot": 0, "number": 2}
    known = play(table, f"take back {HEAVY}").view(1), play(table, f"take back {HAT}").view(1)
    assert [view.players[0].known for view in known] == [(), (HAT,)]


def test_the_play_of_a_recalled_card_stays_used() -> None:
    """§7.6, X18"""
    table = after(RECALL, 1, sides=card(period="finely-balanced"), plays=(2, 2))

    assert each(play(table, legal(table)[1]).plays) == [1, 2]


def test_a_recalled_card_may_be_played_again_with_what_plays_are_left() -> None:
    """§7.6"""
    again = card(period="finely-balanced")
    table = after(RECALL, 1, sides=again, plays=(2, 0))
    table = play(table, f"take back {again}", f"play {again} at 3 down")

    assert side(table, 0, 3) == [again]


def test_a_recall_may_be_left_and_is_not_asked_with_nothing_there() -> None:
    """§7.6, §4.5, §10.10"""
    assert side(play(after(RECALL, 1, sides=HEAVY), "leave it"), 0, 1) == [HEAVY, f"{RECALL}+"]
    assert question(after(RECALL, 1, sides=["how-de-do+", HEAVY])) == "2 play"


def test_a_recall_works_where_nothing_moves() -> None:
    """§7.6, §9.15: taking a card back is no move."""
    table = after(RECALL, 2, f"{STILL} {TWO}", sides=HEAVY)

    assert legal(table) == ["leave it", f"take back {HEAVY}"]


# -- §7.13 relocate ------------------------------------------------------------------------
@pytest.mark.parametrize("relocate", all_cards(reveal="relocate"))
def test_relocate_swaps_two_open_spot_cards_and_leaves_what_was_played(relocate: str) -> None:
    """§7.13, X6"""
    table = after(relocate, 1, f"{ONE} {ICE} {THREE} {HEAVY}", sides=["", f"{HAT} / / {BOOK}"])

    assert question(table) == "1 relocate"
    assert legal(table) == ["leave it", "relocate 1 and 3", "relocate 1 and 4", "relocate 3 and 4"]
    assert refused(table, "relocate 1 and 2") == "closed"
    swapped = play(table, "relocate 1 and 4")
    assert spots(swapped) == [HEAVY, ICE, THREE, ONE]
    assert (side(swapped, 1, 1), side(swapped, 1, 3)) == ([HAT], [BOOK])
    assert side(swapped, 0, 1) == [f"{relocate}+"]
    (event,) = events(table, "relocated", "relocate 1 and 4")
    assert event.values == {"spot": 0, "other": 3}


def test_relocated_spot_effects_hold_at_once() -> None:
    """§7.13, X6: the rival finds the spot full."""
    table = after(RELOCATE, 2, f"{ONE} {CROWDED}", sides=["", f"{HAT} {BOOK}"], turn=0)
    rival = card(period="finely-balanced", reveal="shift")
    table.hands[1].slot_in(table.cards.number_of[rival])
    swapped = play(table, "relocate 1 and 2")

    assert refused(swapped, f"play {rival} at 1 down") == "full"
    assert f"play {rival} at 2 down" in legal(swapped)


def test_a_relocated_spot_card_leaves_ice_behind() -> None:
    """§7.13, X23"""
    table = scene(
        spots=f"{ONE} {TWO} {ICE}", phase="prehistoric", hands=[RELOCATE, SHIFT], sides=["", ""]
    )
    table = play(table, "choose 1", f"play {RELOCATE} at 2 open", "relocate 1 and 2")

    assert spots(table) == [TWO, ONE, ICE]
    assert refused(table, f"play {SHIFT} at 1 open") == "no-reveals"
    assert f"play {SHIFT} at 2 open" in legal(table)


def test_relocate_may_be_left_and_is_not_asked_with_one_open_spot() -> None:
    """§7.13, §4.5, §10.10"""
    assert spots(play(after(RELOCATE), "leave it")) == [ONE, TWO, THREE, FOUR]
    assert question(after(RELOCATE, 1, f"{ONE} {ICE}")) == "2 play"
