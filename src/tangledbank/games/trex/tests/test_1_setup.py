"""§1 Set-up."""

from collections import Counter

import pytest
from tests.spoken import seed_where

from tangledbank.core.errors import BadOption
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.view import Choice
from tangledbank.games.trex.tests.steady import card, deck_of_tests, place, scene
from tangledbank.games.trex.tests.steady import dealt as deal
from tangledbank.games.trex.tests.words import (
    deck,
    events,
    held,
    how_de_dos,
    legal,
    names,
    phase,
    play,
    played,
    prehistoric,
    question,
    refusal,
    seen,
    spots,
    told,
)

PERIODS = [one.id for one in deck_of_tests().periods]
PERIOD_OF = {one.id: one.period for one in deck_of_tests().periods}


def lacks(table: Position, seat: int) -> bool:
    """Whether a hand has no card of one of the periods."""
    return len({PERIOD_OF[name] for name in held(table, seat)}) < 3


def dealt(lacking: str) -> Position:
    """A deal where the first hands lack a period or not: `dealt("10")` the first one does."""
    wanted = [letter == "1" for letter in lacking]
    return deal(seed_where(deal, lambda table: [lacks(table, 0), lacks(table, 1)] == wanted))


# -- §1.1 the cards ------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_a_game_for_two(seats: int) -> None:
    """§1.1"""
    assert len(seen(deal()).players) == 2
    with pytest.raises(BadOption, match=f"The T-Rex Game is for 2 to 2 players, not {seats}"):
        GAME.deal(seats, 1)


def test_there_are_112_cards_by_their_counts() -> None:
    """§1.1"""
    table = deal()
    every = [card for pile in table.places() for card in pile]

    assert sorted(every) == list(range(112))
    kinds = Counter(int(table.cards.kind[card]) for card in every)
    assert kinds == {0: 21, 1: 21, 2: 21, 3: 9, 4: 32, 5: 6, 6: 2}
    assert names(every).count("how-de-do") == 6
    assert names([int(table.cards.rexonomics), int(table.cards.first_move)]) == [
        "rexonomics", "first-move",
    ]  # fmt: skip


def test_purple_cards_are_of_2011_and_red_ones_of_2012() -> None:
    """§1.1"""
    ours = deck_of_tests()

    assert Counter(one.set for one in ours.periods) == {2011: 36, 2012: 27}
    assert Counter(one.set for one in ours.places) == {2011: 24, 2012: 8}
    assert {one.set for one in ours.prehistorics} == {2012}
    assert [int(GAME.cards.sets[GAME.cards.number_of[one.id]]) for _t, one in ours.every()] == [
        one.set for _table, one in ours.every()
    ]


def test_animal_and_bed_are_only_on_red_cards_which_add_to_the_other_six_too() -> None:
    """§1.1"""
    icons = {2011: set[str](), 2012: set[str]()}
    for one in deck_of_tests().periods:
        icons[one.set] |= set(one.icons)
    for spot in deck_of_tests().places:
        icons[spot.set].add(spot.icon)

    assert icons[2011] == {"food", "music", "water", "wheel", "hat", "book"}
    assert icons[2012] == icons[2011] | {"animal", "bed"}


# -- §1.2, §1.3 hands ----------------------------------------------------------------------
def test_each_player_has_three_how_de_dos() -> None:
    """§1.2"""
    table = deal()

    assert [how_de_dos(table, seat) for seat in (0, 1)] == [3, 3]
    assert [one.held for one in seen(table).players] == [9, 9]
    assert [one.cards for one in seen(table).players] == [6, 6]


def test_six_period_cards_each_while_places_and_prehistoric_cards_are_out_of_the_deck() -> None:
    """§1.3"""
    table = deal()

    assert [len(held(table, seat)) for seat in (0, 1)] == [6, 6]
    assert sorted([*deck(table), *held(table, 0), *held(table, 1)]) == sorted(PERIODS)
    assert (phase(table), question(table)) == ("setting up", "both hand")
    assert seen(table).deck == 51


def test_another_seed_deals_other_hands_and_the_same_seed_the_same() -> None:
    """§1.3"""
    assert held(deal(1)) == held(deal(1))
    assert deck(deal(1)) == deck(deal(1))
    assert len({tuple(held(deal(seed))) for seed in range(20)}) == 20


# -- §1.4 another hand ---------------------------------------------------------------------
@pytest.mark.parametrize("lacking", ["00", "01", "10", "11"])
def test_only_a_hand_that_lacks_a_period_may_be_exchanged(lacking: str) -> None:
    """§1.4"""
    table = dealt(lacking)

    for seat, letter in enumerate(lacking):
        assert legal(table, seat) == ["keep"] + ["redraw"] * (letter == "1")


@pytest.mark.parametrize("period", ["finely-balanced", "jurassic", "free"])
def test_any_of_the_three_periods_may_be_the_one_that_is_missing(period: str) -> None:
    """§1.4"""

    def lacks_it(table: Position) -> bool:
        return {PERIOD_OF[name] for name in held(table)} == set(PERIOD_OF.values()) - {period}

    assert legal(deal(seed_where(deal, lacks_it)), 0) == ["keep", "redraw"]


def test_a_hand_with_all_periods_stays() -> None:
    """§1.4"""
    why = refusal(dealt("00"), "1: redraw")

    assert (why.code, why.section) == ("has-all-periods", "§1.4")


def test_both_decide_at_the_same_time() -> None:
    """§1.4"""
    table = dealt("11")
    chosen = play(table, "2: redraw")

    assert table.actors() == [0, 1]
    assert chosen.actors() == [0]
    assert held(chosen, 1) == held(table, 1)
    assert told(table, "2: redraw") == ["ready"]
    assert (seen(chosen, 0).players[1].ready, seen(chosen, 0).players[0].ready) == (True, False)
    assert seen(chosen, 1).own.chosen == Choice("redraw")  # type: ignore[union-attr]
    assert refusal(chosen, "2: keep").code == "already-chosen"
    assert seen(chosen, 0) == seen(play(table, "2: keep"), 0)


def test_the_old_hand_is_shown_and_six_new_cards_are_taken() -> None:
    """§1.4"""
    table = dealt("10")
    after, caused = played(table, "1: redraw", "2: keep")

    shown = [event.values["card"] for event in caused if event.name == "showed"]
    assert sorted(map(str, shown)) == held(table)
    assert [event.seat for event in caused if event.name == "redrew"] == [0]
    assert len(held(after)) == 6
    assert held(after) != held(table)
    assert held(after, 1) == held(table, 1)
    assert set(held(after)) | set(deck(after)) | set(spots(after)) >= set(held(table))


def test_the_old_cards_are_shuffled_back_before_the_new_ones_are_taken() -> None:
    """§1.4: so some of them may come again, and the next cards of the deck need not come."""
    again, others = 0, 0
    for seed in range(60):
        table = deal(seed)
        if lacks(table, 0):
            after = play(table, "1: redraw", "2: keep")
            again += bool(set(held(after)) & set(held(table)))
            others += bool(set(held(after)) - set(held(table)) - set(deck(table)[:6]))

    assert again > 0
    assert others > 5


def test_both_may_take_another_hand_and_each_only_once() -> None:
    """§1.4"""
    table = dealt("11")
    after = play(table, "redraw", "redraw")

    assert [event.seat for event in events(table, "redrew", "redraw", "redraw")] == [0, 1]
    assert [len(held(after, seat)) for seat in (0, 1)] == [6, 6]
    assert int(after.round) == 1
    assert "hand" not in question(after)


def test_nobody_knows_the_new_hand() -> None:
    """§1.4: the old cards that were shown may be anywhere again."""
    seed = seed_where(deal, lambda table: lacks(table, 0))
    after = play(deal(seed), "1: redraw", "2: keep")

    assert seen(after, 1).players[0].known == ()
    assert set(held(after)) <= set(seen(after, 1).own.unseen)  # type: ignore[union-attr]


def test_a_shown_card_that_the_rival_draws_is_not_known_to_be_there() -> None:
    """§1.4: it was shuffled back"""

    def changes_hands(table: Position) -> bool:
        if not (lacks(table, 0) and lacks(table, 1)):
            return False
        return bool(set(held(table)) & set(held(play(table, "redraw", "redraw"), 1)))

    after = play(deal(seed_where(deal, changes_hands)), "redraw", "redraw")

    assert seen(after, 0).players[1].known == ()


def test_whoever_keeps_the_hand_shows_nothing() -> None:
    """§1.4"""
    table = dealt("11")

    assert events(table, "showed", "keep", "keep") == []
    assert held(play(table, "keep", "keep")) == held(table)


# -- §1.5, §1.6, §1.7 ----------------------------------------------------------------------
def test_then_places_and_prehistoric_cards_are_shuffled_in() -> None:
    """§1.5: a deck of 92, from which the first spots are dealt."""
    table = play(deal(), "keep", "keep")
    every = [*deck(table), *spots(table)]

    assert len(every) == 92
    assert len(set(every) & {one.id for one in deck_of_tests().places}) == 32
    assert len(set(every) & {one.id for one in deck_of_tests().prehistorics}) == 9
    kinds = Counter(
        GAME.cards.kind[GAME.cards.number_of[name]]
        for seed in range(30)
        for name in spots(play(deal(seed), "keep", "keep"))
    )
    assert set(kinds) == {0, 1, 2, 3, 4}


def test_the_first_hands_never_hold_anything_but_period_cards() -> None:
    """§1.3, §1.5"""
    for seed in range(40):
        table = deal(seed, redraw=False)
        assert set(held(table, 0)) | set(held(table, 1)) <= set(PERIODS)


def test_a_cut_decides_who_has_first_move_and_the_other_has_rexonomics() -> None:
    """§1.6"""
    tables = [deal(seed) for seed in range(20)]

    assert {int(table.first) for table in tables} == {0, 1}
    assert all(table.first + table.rexonomics == 1 for table in tables)
    assert all(table.first == table.next_first for table in tables)


def test_an_open_spot_is_one_that_is_not_prehistoric() -> None:
    """§1.7"""
    table = scene(spots=f"{prehistoric('crash')} {place()} {card(period='jurassic')}",
                  hands=card(), phase="prehistoric")  # fmt: skip
    table = play(table, "no trade") if "trade" in question(table) else table

    assert [one.closed for one in seen(table).spots] == [True, False, False]
    assert {text.split()[-2] for text in legal(table) if text != "pass"} == {"2", "3"}


def test_everyone_sees_points_markers_spots_discards_and_how_many_cards_are_held() -> None:
    """§1.10"""
    table = scene(
        spots=place(), hands=[card(), card(2)], scores=["", place(2)], discards=card(3), first=1,
        sides=["how-de-do", ""],
    )  # fmt: skip

    for viewer in (0, 1, None):
        view = seen(table, viewer)
        assert [one.points for one in view.players] == [0, 1]
        assert [one.held for one in view.players] == [3, 4]
        assert (view.first_move, view.rexonomics) == (1, 1)
        assert (view.spots[0].card, view.discards) == (place(), (card(3),))
    assert seen(table).own is None
    assert seen(table).spots[0].sides[0][0].card == ""
