"""Guesses: full positions that a view does not rule out, at every moment."""

import pytest
from tests.play import random_game, same_for

from tangledbank.core.rng import seeded
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import all_cards, all_places, card, resolved, scene, steady
from tangledbank.games.trex.tests.words import (
    dealt,
    held,
    how_de_dos,
    legal,
    names,
    play,
    prehistoric,
    question,
    seen,
    side,
    totals,
)

PLACES = " ".join(all_places()[:3])
NEXT = " ".join(all_places()[4:8])
EVEN, OTHER = card(period="finely-balanced"), card(2, period="finely-balanced")
FIVE, FOUR, THREE = card(footprints=5), card(footprints=4), card(footprints=3, period="jurassic")
FREE = all_cards(period="free", plain=False)


def guesses(table: Position, seat: int | None, times: int = 40) -> list[Position]:
    """Some positions that the seat cannot tell from the real one."""
    rng = seeded(5)
    view = seen(table, seat)
    found = []
    for time in range(times):
        guessed = steady().guess(view, rng)
        assert isinstance(guessed, Position)
        assert time % 8 or same_for(table, guessed, seat)
        found.append(guessed)
    return found


def hidden(table: Position, seat: int, spot: int = 1) -> list[str]:
    """The cards on a side that are not shown."""
    return [name for name in side(table, seat, spot) if not name.endswith("+")]


# -- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(2))
def test_a_guess_looks_the_same_and_allows_the_same_at_every_moment(seed: int) -> None:
    """§1.10: for both seats and for a spectator, with their questions."""
    rng = seeded(seed)
    for table in random_game(dealt(seed, steady(), target=2), seed):
        for seat in (0, 1, None):
            guessed = steady().guess(seen(table, seat), rng)
            assert isinstance(guessed, Position)
            assert same_for(table, guessed, seat)
            assert all(guessed.legal(asked) for asked in guessed.actors())


@pytest.mark.parametrize("options", [
    {"how_de_dos": 0}, {"how_de_dos_a_period": 3, "plays": 4},
    {"cards": "2011", "free_first": True}, {"spots": 6, "hand": 1, "limit": 2},
    {"how_de_dos": 1, "how_de_dos_a_period": 0},
], ids=str)  # fmt: skip
def test_with_other_options_too(options: dict[str, object]) -> None:
    """§12.3"""
    rng = seeded(1)
    for table in random_game(dealt(7, steady(), **{**options, "target": 2, "rounds": 1}), 8):
        for seat in (0, None):
            guessed = steady().guess(seen(table, seat), rng)
            assert isinstance(guessed, Position)
            assert same_for(table, guessed, seat)


@pytest.mark.parametrize("seed", range(2))
def test_a_guess_can_be_played_to_the_end(seed: int) -> None:
    """§11: from any moment."""
    rng = seeded(seed)
    for table in random_game(dealt(seed, steady(), target=2), seed):
        if rng.below(6):
            continue
        for seat in (0, None):
            guessed = steady().guess(seen(table, seat), rng)
            while guessed.actors():
                asked = guessed.to_act()
                actions = guessed.legal(asked)
                guessed.apply(asked, actions[rng.below(len(actions))])
            assert guessed.outcome() is not None


# -- hidden cards --------------------------------------------------------------------------
def test_a_hidden_card_may_be_any_of_its_period_or_a_how_de_do() -> None:
    """§4.1: none that lies in sight."""
    table = scene(spots=PLACES, hands=[FIVE, FOUR], sides=["", f"{FREE[0]} {THREE}+"],
        discards=FREE[1], period="free")  # fmt: skip
    found = {name for one in guesses(table, 0, 150) for name in hidden(one, 1)}

    assert found <= {*FREE, "how-de-do"} - {FREE[1]}
    assert len(found) > 15
    assert {"how-de-do", FREE[0]} <= found


def test_ones_own_cards_stay_where_they_are() -> None:
    """§1.10"""
    table = scene(spots=PLACES, hands=[f"{FIVE} {EVEN}", FOUR], sides=[f"{THREE} how-de-do", ""])

    for one in guesses(table, 0, 5):
        assert held(one) == held(table)
        assert side(one, 0, 1) == side(table, 0, 1)
        assert how_de_dos(one) == 2


def test_hands_and_the_deck_vary() -> None:
    """§1.10: with as many cards, and no place in a hand."""
    table = scene(spots=PLACES, hands=[FIVE, f"{FOUR} {EVEN}"])
    found = guesses(table, 0)

    assert {len(held(one, 1)) for one in found} == {2}
    assert len({tuple(held(one, 1)) for one in found}) > 30
    assert len({str(one.deck.as_list()) for one in found}) == len(found)
    assert all(one.rng.below(1 << 30) != table.rng.below(1 << 30) for one in found[:3])


def test_how_de_dos_are_not_more_than_a_period_allows() -> None:
    """§3.5: one each, so that of two hidden cards of a period one at most is one."""
    table = scene(
        spots=PLACES, sides=["", f"{FREE[0]} {FREE[1]} how-de-do@jurassic"], period="free"
    )
    counts = [
        sum(name == "how-de-do" for name in hidden(one, 1)[:2]) for one in guesses(table, 0, 120)
    ]

    assert set(counts) == {0, 1}


def test_how_de_dos_are_not_more_than_a_player_has() -> None:
    """§3.5: two of three lie open, so that one may be hidden."""
    row = f"how-de-do+ how-de-do@jurassic+ {FREE[0]} / {EVEN} {THREE}"
    table = scene(spots=PLACES, sides=["", row], period="free")

    for one in guesses(table, 0, 60):
        lying = [*hidden(one, 1, 1), *hidden(one, 1, 2)].count("how-de-do")
        assert lying + how_de_dos(one, 1) == 1
        assert "how-de-do" not in hidden(one, 1, 2)[:1]  # that period has one already


def test_the_hand_makes_up_for_a_hidden_how_de_do() -> None:
    """§1.10, §1.8: hand sizes are known."""
    table = scene(spots=PLACES, hands=["", f"{FOUR} {THREE}"], sides=["", EVEN])

    for one in guesses(table, 0, 60):
        bluff = hidden(one, 1) == ["how-de-do"]
        assert (len(held(one, 1)), how_de_dos(one, 1)) == ((3, 2) if bluff else (2, 3))
        assert int(one.size(1)) == 3


# -- known cards ---------------------------------------------------------------------------
def test_a_known_card_is_in_the_hand_or_face_down() -> None:
    """§1.10: where its period fits."""
    table = resolved(spots=all_places()[0], hands=[FIVE, FREE[0]], sides=["", f"{FOUR} {EVEN}"],
        deck=NEXT)  # fmt: skip
    while seen(table).period != "jurassic" or question(table) != "2 play":
        table = play(table, "pass")
    table = play(table, f"play {FOUR} at 1 down")
    found = guesses(table, 0, 120)

    assert all(EVEN in held(one, 1) for one in found)
    assert all(FOUR in [*held(one, 1), *hidden(one, 1)] for one in found)
    assert {hidden(one, 1)[0] == FOUR for one in found} == {True, False}


def test_a_looked_at_card_lies_there_in_every_guess_of_whoever_looked() -> None:
    """§7.1: and in the spectators' only by chance."""
    peek = card(period="finely-balanced", reveal="peek")
    table = play(
        scene(spots=PLACES, hands=peek, sides=["", FREE[3]]), f"play {peek} at 1 open", "look at 1"
    )

    assert {hidden(one, 1)[0] for one in guesses(table, 0, 20)} == {FREE[3]}
    assert {hidden(one, 1)[0] for one in guesses(table, 1, 20)} == {FREE[3]}
    assert len({hidden(one, 1)[0] for one in guesses(table, None, 40)}) > 5


def test_whoever_is_asked_for_a_card_of_the_hand_has_one() -> None:
    """§7.8, §7.10, §1.8: two to discard one in turn, one to swap."""
    eye, swap = card(reveal="discard", period="free"), card(reveal="exchange", period="free")
    bluffs = "how-de-do how-de-do@jurassic"
    discard = scene(spots=PLACES, hands=[f"{eye} {FIVE} {EVEN}", f"{FOUR} {THREE}"],
        sides=["", bluffs], period="free")  # fmt: skip
    discard = play(discard, f"play {eye} at 1 open", f"discard {FIVE}")
    exchange = scene(
        spots=PLACES, hands=[f"{swap} {FIVE}", FOUR], sides=["", bluffs], period="free"
    )
    exchange = play(exchange, f"play {swap} at 1 open")

    assert (question(discard), question(exchange)) == ("2 discard too", "both exchange")
    for seat in (0, None):
        assert all(len(held(one, 1)) >= 2 for one in guesses(discard, seat))
        assert all(held(one, 1) for one in guesses(exchange, seat))


# -- choices of both -----------------------------------------------------------------------
def test_ones_own_choice_stays_and_the_rivals_may_be_any() -> None:
    """§7.10, §10.8"""
    swap = card(reveal="exchange", period="free")
    table = scene(spots=PLACES, hands=[f"{swap} {FIVE} {EVEN}", f"{FOUR} {THREE}"], period="free")
    table = play(table, f"play {swap} at 1 open", f"2: swap {FOUR}")

    own = {int(one.chosen[1]) for one in guesses(table, 1, 10)}
    others = {int(one.chosen[1]) for one in guesses(table, 0, 40)}
    assert own == {int(table.chosen[1])}
    assert len(others) > 10
    assert {int(one.chosen[0]) for one in guesses(table, 0, 10)} == {-1}


def test_whoever_is_excused_from_a_meteor_is_so_in_a_guess() -> None:
    """§2.5, §1.8"""
    row = f"{prehistoric('meteor')} {PLACES}"
    table = scene(spots=row, phase="prehistoric", hands=[f"{FIVE} {FOUR}", EVEN])

    assert question(table) == "1 meteor"
    for seat in (0, 1, None):
        for one in guesses(table, seat, 5):
            assert one.actors() == [0]
            assert names(one.discards.as_list()) == []


def test_a_long_nap_goes_on_in_a_guess() -> None:
    """§2.11"""
    row = f"{prehistoric('long-nap')} {PLACES}"
    bed = card(icon="bed", reveal="flip")
    table = scene(spots=row, phase="prehistoric", hands=[EVEN, OTHER], sides=f"/ {bed} {FIVE}")

    for seat in (0, 1, None):
        assert all(seen(one, seat).napping for one in guesses(table, seat, 2))


# -- while the round is resolved, and after ------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_guess_in_the_middle_of_the_resolution_leads_to_the_same_end(seat: int | None) -> None:
    """§5.3, §9.6: all lies open, and the rest of the round follows."""
    spends = next(iter(all_places(spot="winner-discards")))
    tops = all_cards(text="disregard-top")
    table = resolved(
        spots=f"{spends} {all_places()[0]}", hands=[EVEN, OTHER],
        sides=[f"{FIVE} {THREE} / {tops[0]}", f"{FOUR} / {tops[1]}"], deck=NEXT, rounds=1,
    )  # fmt: skip
    assert question(table) == "1 sequence"

    for one in guesses(table, seat, 3):
        real = play(table, f"first {tops[1]}", f"discard {THREE}")
        guessed = play(one, f"first {tops[1]}", f"discard {THREE}")
        assert totals(real, 1) == totals(guessed, 1)
        assert real.outcome() == guessed.outcome()
        assert seen(real, None).last == seen(guessed, None).last
    spending = play(table, f"first {tops[1]}")
    for one in guesses(spending, seat, 3):
        assert legal(one) == legal(spending) == [f"discard {FIVE}", f"discard {THREE}"]


def test_a_card_that_was_discarded_from_the_table_is_gone_in_a_guess() -> None:
    """§9.6: another question follows in the same resolution."""
    spends, sells = all_places(spot="winner-discards")[0], card(spot="winner-sells", plain=False)
    table = resolved(
        spots=f"{spends} {sells}", hands=f"{EVEN} {OTHER}", sides=f"{THREE} / {FIVE}", deck=NEXT
    )

    assert question(table) == "1 sell"
    for seat in (0, 1, None):
        for one in guesses(table, seat, 1):
            assert names(one.discards.as_list()) == [THREE]


def test_a_guess_of_a_game_that_is_over_is_over() -> None:
    """§11.1"""
    table = resolved(spots=all_places()[0], sides=[FIVE, ""], rounds=1, deck=NEXT)

    for seat in (0, None):
        for one in guesses(table, seat, 2):
            assert one.outcome() == table.outcome()


def test_before_the_first_round_only_period_cards_are_in_the_deck() -> None:
    """§1.3"""
    table = dealt(3, steady())

    for one in guesses(table, 0, 5):
        assert one.deck.count == 63 - 12
        assert all(one.cards.is_period(each) for each in one.deck.as_list())
