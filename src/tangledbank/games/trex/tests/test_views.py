"""What a seat, or a spectator, may know: hidden cards, hands, and what was seen of them."""

import pytest
from tests.play import random_game

from tangledbank.core.rng import seeded
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.build import open_view
from tangledbank.games.trex.seen.view import Choice
from tangledbank.games.trex.tests.steady import all_cards, all_places, card, place, resolved, scene
from tangledbank.games.trex.tests.words import (
    dealt,
    laid_seen,
    our_deck,
    play,
    prehistoric,
    question,
    seen,
)

PLACES = " ".join(all_places()[:3])
NEXT = " ".join(all_places()[4:8])
EVEN, OTHER = card(period="finely-balanced"), card(2, period="finely-balanced")
FIVE, FOUR, THREE = card(footprints=5), card(footprints=4), card(footprints=3, period="jurassic")
HUNDRED_AND_TWELVE = 112


# -- hidden cards --------------------------------------------------------------------------
def test_a_hidden_card_shows_its_back_and_nothing_more() -> None:
    """§4.1, §1.10: to the rival and to spectators; its owner knows it."""
    table = scene(spots=PLACES, sides=[FIVE, f"{THREE}+"])

    for seat in (1, None):
        (laid,) = laid_seen(table, 0, seat=seat)
        assert (laid.card, laid.period, laid.shown, laid.peeked) == ("", "jurassic", False, False)
        assert [one.card for one in laid_seen(table, 1, seat=seat)] == [THREE]
    assert [one.card for one in laid_seen(table, 0, seat=0)] == [FIVE]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_hidden_how_de_do_looks_like_any_card_of_its_period(viewer: int | None) -> None:
    """§4.1, §3.5: the hands are equally large, whatever is in them."""
    bluff = scene(spots=PLACES, hands=[f"{EVEN} {FIVE}", ""], sides=["how-de-do", FOUR])
    honest = scene(spots=PLACES, hands=[FIVE, ""], sides=[EVEN, FOUR])

    assert bluff.view(viewer) == honest.view(viewer)
    assert bluff.view(0) != honest.view(0)


@pytest.mark.parametrize("viewer", [1, None])
def test_how_many_how_de_dos_are_left_never_shows(viewer: int | None) -> None:
    """§1.10: three, two, one or none in the hand, with as many cards."""
    periods = ["finely-balanced", "jurassic", "free"]
    real = [EVEN, FIVE, card(period="free", reveal="peek")]
    views = []
    for many in range(4):
        bluffs = [f"how-de-do@{period}" for period in periods[:many]]
        table = scene(
            spots=PLACES, hands=[" ".join([FOUR, *real[:many]]), ""], period="free",
            sides=[" ".join([*bluffs, *real[many:]]), THREE],
        )  # fmt: skip
        assert int(table.how_de_dos[0].count) == 3 - many
        views.append(table.view(viewer))

    assert views[0].players[0].held == 4
    assert all(view == views[0] for view in views)


def test_a_how_de_do_that_was_turned_up_is_named() -> None:
    """§1.10, §7.2"""
    table = scene(spots=PLACES, sides="how-de-do+ how-de-do@jurassic")

    assert [one.card for one in laid_seen(table, 0, seat=1)] == ["how-de-do", ""]


def test_whoever_looks_back_sees_every_card_that_lies_on_the_table() -> None:
    """§1.10: for a game that is over; totals are exact, and a peek is nobody's secret."""
    table = scene(spots=PLACES, sides=[f"{FIVE} how-de-do", f"{THREE}+"])
    peek = scene(spots=PLACES, sides=[FIVE, FOUR])
    peek.field.peeked[peek.cards.ids.index(FIVE)] |= 2

    view = open_view(table)
    assert [[one.card for one in side] for side in view.spots[0].sides] == [
        [FIVE, "how-de-do"], [THREE]
    ]  # fmt: skip
    assert [one.shown for one in view.spots[0].sides[0]] == [False, False]
    assert all(total.low == total.high for spot in view.spots for total in spot.totals)
    assert view.seat is None
    assert view.own is None
    assert [one.peeked for one in open_view(peek).spots[0].sides[0]] == [False]
    assert [one.peeked for one in laid_seen(peek, 0, seat=1)] == [True]


def test_whoever_looks_back_sees_no_more_where_nothing_lies_face_down() -> None:
    """§1.10"""
    table = scene(spots=PLACES, sides=[f"{FIVE}+", f"{THREE}+"], hands=[EVEN, FOUR])

    assert open_view(table) == table.view(None)


# -- hands ---------------------------------------------------------------------------------
def test_a_hand_is_for_its_owner_and_its_size_for_all() -> None:
    """§1.10, §1.8"""
    table = scene(spots=PLACES, hands=[f"{EVEN} {FIVE}", FOUR], sides=f"{THREE} how-de-do")

    for seat in (0, 1, None):
        mine = seen(table, seat).players[0]
        assert (mine.cards, mine.held) == (3, 2 + 2)
        assert (seen(table, seat).own is None) == (seat is None)
    assert seen(table, 0).own.hand == tuple(in_order(EVEN, FIVE))  # type: ignore[union-attr]
    assert seen(table, 0).own.how_de_dos == 2  # type: ignore[union-attr]
    assert FIVE not in str(seen(table, 1).players)
    assert FIVE not in str(seen(table, None).spots)


def in_order(*ids: str) -> list[str]:
    """Cards in the order of a hand."""
    return sorted(ids, key=all_cards(plain=False).index)


def test_known_cards_are_those_of_the_rival_that_were_seen() -> None:
    """§1.10: after a round, what returned; of its own, what the rival knows."""
    table = resolved(spots=place(icon="food"), hands=[EVEN, OTHER], sides=[FIVE, FOUR], deck=NEXT)

    assert [one.known for one in seen(table, 0).players] == [(FIVE,), (FOUR,)]
    assert [one.known for one in seen(table, 1).players] == [(FIVE,), (FOUR,)]
    assert [one.known for one in seen(table, None).players] == [(FIVE,), (FOUR,)]


def test_a_known_card_that_is_laid_down_is_known_to_be_around() -> None:
    """§1.10, §4.1: in the hand or face down, who knows."""
    table = resolved(spots=place(icon="food"), hands=[EVEN, OTHER], sides=[FIVE, FOUR], deck=NEXT)
    while question(table) != "1 play" or seen(table).period != "jurassic":
        table = play(table, "pass")
    table = play(table, f"play {FIVE} at 1 down")

    assert seen(table, 1).players[0].known == (FIVE,)
    assert laid_seen(table, 0, seat=1)[0].card == ""


def test_every_period_card_is_seen_known_or_unseen_at_every_moment() -> None:
    """§1.10: for each seat there is one place for each of the 63."""
    every = {one.id for one in our_deck().periods}
    for seed in range(3):
        for table in random_game(dealt(seed, target=3), seed):
            for seat in (0, 1):
                assert_all_there(table, seat, every)


def assert_all_there(table: Position, seat: int, every: set[str]) -> None:
    """No card is in two of the groups, and none is missing."""
    view = seen(table, seat)
    assert view.own is not None
    found = [*view.own.hand, *view.own.unseen, *view.discards, *view.players[1 - seat].known]
    found += [spot.card for spot in view.spots if not spot.settled]
    if view.phase != "resolving":
        found += [one.card for spot in view.spots for side in spot.sides for one in side]
        periods = [name for name in found if name in every]
        assert len(periods) == len(set(periods))
        assert set(periods) == every


def test_what_is_unseen_is_in_the_deck_or_with_the_rival() -> None:
    """§1.10"""
    for seed in range(4):
        for table in random_game(dealt(seed, target=2), seed):
            for seat in (0, 1):
                hidden = {*table.deck.as_list(), *table.hands[1 - seat].as_list()}
                hidden |= {one for side in table.field.sides for one in side.as_list()}
                own = seen(table, seat).own
                assert own is not None
                assert {table.cards.number_of[name] for name in own.unseen} <= hidden


# -- the rest ------------------------------------------------------------------------------
def test_the_question_is_public() -> None:
    """§3.2: who is asked, by which card, and where."""
    peek = card(period="finely-balanced", reveal="peek")
    table = scene(spots=PLACES, hands=[peek, ""], sides=["", f"/ {FIVE}"])
    asked = play(table, f"play {peek} at 2 open")

    for seat in (0, 1, None):
        found = seen(asked, seat).question
        assert found is not None
        assert (found.kind, found.card, found.spot) == ("peek", peek, 1)
        assert seen(asked, seat).actors == (0,)
    waits = seen(table, 1).question
    assert waits is not None
    assert (waits.kind, waits.card, waits.spot) == ("play", "", -1)


def test_the_state_of_a_period_is_public() -> None:
    """§3.3, §3.4, §3.1"""
    table = play(scene(spots=PLACES, hands=[EVEN, OTHER]), f"play {EVEN} at 1 down", "pass")
    view = seen(table, None)

    assert (view.round, view.phase, view.period) == (1, "playing", "finely-balanced")
    assert view.periods == ("finely-balanced", "jurassic", "free")
    assert [one.plays for one in view.players] == [1, 0]
    assert [one.passed for one in view.players] == [False, True]
    assert view.deck == HUNDRED_AND_TWELVE - 8 - 3 - 2
    free = scene(spots=PLACES, free_first=True)
    assert seen(free).periods == ("finely-balanced", "free", "jurassic")


def test_discards_are_seen_with_the_top_one_last() -> None:
    """§1.10"""
    assert seen(scene(spots=PLACES, discards=f"{FIVE} {THREE}")).discards == (FIVE, THREE)


def test_closed_iced_and_tarred_spots_are_marked() -> None:
    """§2.4, §2.9, §2.10"""
    ice, tar = prehistoric("ice"), prehistoric("tar")
    row = f"{ice} {tar} {all_places()[0]} {all_places()[1]}"
    table = play(scene(spots=row, phase="prehistoric"), "choose 3", "choose 4")

    assert [one.closed for one in seen(table).spots] == [True, True, False, False]
    assert [one.iced for one in seen(table).spots] == [False, False, True, False]
    assert [one.tarred for one in seen(table).spots] == [False, False, False, True]


def test_a_first_choice_of_both_is_seen_by_its_own_seat_alone() -> None:
    """§1.4"""
    table = play(dealt(), "2: keep")

    assert seen(table, 1).own.chosen == Choice("keep")  # type: ignore[union-attr]
    assert seen(table, 0).own.chosen is None  # type: ignore[union-attr]
    assert [one.ready for one in seen(table, 0).players] == [False, True]


def test_there_are_views_for_two_seats_and_for_spectators() -> None:
    """§1.1"""
    with pytest.raises(ValueError, match="no seat 2"):
        scene(spots=PLACES).view(2)


def test_looking_changes_nothing() -> None:
    """A view leaves the table as it was, even where it tries cards out."""
    rng = seeded(4)
    for table in random_game(dealt(4, target=2), 4):
        if rng.below(5) == 0:
            twin = table.clone()
            first = [table.view(seat) for seat in (0, 1, None)]
            assert [table.view(seat) for seat in (0, 1, None)] == first
            assert [twin.view(seat) for seat in (0, 1, None)] == first
            assert table.places() == twin.places()
