"""§3.6 The odds of a draw, beside every way in which the hidden cards may lie."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import comb

import pytest

from tangledbank.core.game import Game
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.said import advice
from tangledbank.games.phylo.said.advice import Advice
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    counting,
    made_up,
    names,
    seen,
    species,
    worth,
)

POND = made_up(
    "alga sun points=2 terrains=fresh-water", "reed sun points=3 terrains=fresh-water",
    "lily sun points=4 terrains=ocean climates=warm", "snail plants points=4 terrains=fresh-water",
    "carp both points=5 terrains=fresh-water scale=6", "heron meat points=9 terrains=fresh-water",
    "oak sun points=3", "fern sun points=1", "vole plants points=5 scale=2", "owl meat points=8",
    "fox both points=3 scale=6", "hare plants points=6 scale=4 terrains=grassland",
    "clover sun points=2 terrains=grassland", "wolf meat points=10 terrains=grassland",
    "drought", "blight", "epidemic", "poaching", "moss sun points=1 terrains=tundra",
    "lemming plants points=7 terrains=tundra",
)  # fmt: skip
HAND = "snail heron oak drought wolf"
Drawn = Counter[tuple[str, ...]]


def look(table: Position, text: str, game: Game = POND, seat: int | None = None) -> Advice:
    """What the page would show for a drop."""
    asked = int(table.to_act()) if seat is None else seat
    found = advice.advise(game.cards, seen(table, asked), game.parse(text))
    assert found is not None
    return found


# -- every way in which the hidden cards may lie -------------------------------------------
def pond(pickup: int, mine: int, theirs: int) -> Position:
    """Seat 2 has this hand and is asked; `pickup` cards lie in the pickup pile, `mine` of its own
    and `theirs` of seat 1 in the discard pile. Seat 1 has the others, five of them."""
    rest = [name for name in POND.cards.ids if name not in HAND.split()]
    assert pickup + mine + theirs == 10
    return scene(
        hands=[" ".join(rest[10:]), HAND],
        dropped=[" ".join(rest[mine : mine + theirs]), " ".join(rest[:mine])],
        game=POND,
    )


@cache
def every_draw(pickup: int, mine: int, theirs: int, draws: int) -> Drawn:
    """How often each set of cards comes, over all ways to lay the cards that seat 2 has not seen:
    pickup pile, seat 1's discards, and then what is shuffled if the pickup pile is used up."""
    table = pond(pickup, mine, theirs)
    dropped = names(table, table.dropped[1])
    unseen = [one for one in table.cards.ids if one not in (*HAND.split(), *dropped)]
    found: Drawn = Counter()
    for first in combinations(unseen, pickup):
        if draws <= pickup:
            found.update(combinations(first, draws))
            continue
        others = [one for one in unseen if one not in first]
        for buried in combinations(others, theirs):
            for back in combinations([*dropped, *buried], draws - pickup):
                found[(*first, *back)] += 1
    return found


def share(found: Drawn, holds: Iterable[tuple[str, ...]]) -> float:
    """How likely one of these draws is."""
    return sum(found[drawn] for drawn in holds) / found.total()


PILES = [(6, 3, 1), (1, 6, 3), (0, 5, 5), (2, 8, 0), (9, 0, 1)]
piles = pytest.mark.parametrize(("pickup", "mine", "theirs"), PILES)
drops = pytest.mark.parametrize("dropped", ["drought", "wolf drought", "oak wolf"])


@piles
@drops
def test_the_mean_and_the_chance_to_be_better_are_those_of_all_draws(
    pickup: int, mine: int, theirs: int, dropped: str
) -> None:
    """§3.6, §2.5, P10: even if the pickup pile runs out and own discards come back."""
    table = pond(pickup, mine, theirs)
    kept = [one for one in HAND.split() if one not in dropped.split()]
    found = every_draw(pickup, mine, theirs, len(dropped.split()))
    points = {drawn: worth(table, [*kept, *drawn]) for drawn in found}
    now = worth(table, HAND)

    said = look(table, f"drop {dropped}")
    mean = sum(points[drawn] * times for drawn, times in found.items()) / found.total()
    assert said.mean == pytest.approx(mean)
    assert said.better == pytest.approx(share(found, [one for one in found if points[one] > now]))
    assert said.exact
    assert (said.kept, said.draws) == (worth(table, kept), len(dropped.split()))
    assert said.unseen == 15 - mine


@piles
@drops
def test_the_odds_of_a_loose_card_are_those_of_all_draws(
    pickup: int, mine: int, theirs: int, dropped: str
) -> None:
    """§3.6, §2.5: one of the cards comes that would feed it, each by itself."""
    table = pond(pickup, mine, theirs)
    kept = [one for one in HAND.split() if one not in dropped.split()]
    said = look(table, f"drop {dropped}")
    own = seen(table, 1).own
    assert own is not None
    hidden = [one for one in table.cards.ids if one not in (*HAND.split(), *own.dropped)]

    assert [one.card for one in said.odds] == ["snail", "heron", "wolf"]
    for one in said.odds:
        hand = sorted({*kept, one.card})
        feeders = {food for food in table.cards.ids if food not in hand
            and one.card in counting(table, [*hand, food])}  # fmt: skip
        for draws, chance in ((one.draws_now, one.now), (one.draws_later, one.later)):
            found = every_draw(pickup, mine, theirs, draws)
            fed = [drawn for drawn in found if feeders & set(drawn)]
            assert chance == pytest.approx(share(found, fed))
        assert one.feeders == len(feeders & set(hidden))
        assert one.draws_now == len({*dropped.split()} - {one.card})
        assert one.draws_later == one.draws_now + 1
        assert set(one.examples) <= feeders & set(hidden)
        assert len(one.examples) == min(3, one.feeders)


def test_in_the_last_draw_nothing_comes_later() -> None:
    """§3.6, §2.1"""
    table = scene(hands=["", HAND], game=POND, draw=2)
    said = look(table, "drop drought")

    assert {(one.draws_now, one.draws_later) for one in said.odds} == {(1, 1)}
    assert all(one.now == one.later for one in said.odds)


@pytest.mark.parametrize(("draws", "last"), [(1, 1), (3, 3)])
def test_how_many_draws_there_are_is_an_option(draws: int, last: int) -> None:
    """§3.6, §2.1"""
    for draw in range(1, draws + 1):
        table = scene(hands=["", HAND], game=POND, draws=draws, draw=draw)
        (first, *_others) = look(table, "keep all").odds
        assert first.draws_later == (0 if draw == last else 1)


def test_where_too_few_cards_are_left_fewer_come() -> None:
    """§3.6, §2.5"""
    view = seen(scene(hands=["", HAND], game=POND), 1)
    scarce = replace(view, pickup=1)

    one = advice.advise(POND.cards, scarce, POND.parse("drop drought"))
    two = advice.advise(POND.cards, scarce, POND.parse("drop drought wolf"))
    assert one is not None
    assert two is not None
    assert one.looked_at == two.looked_at == 15


# -- numbers beside the odds ---------------------------------------------------------------
def test_a_kept_hand_stays_as_it_is() -> None:
    """§3.6"""
    said = look(scene(hands=["", "oak vole wolf"], game=POND), "keep all")

    assert (said.dropped, said.draws, said.kept, said.mean, said.better) == ((), 0, 8, 8.0, 0.0)
    assert (said.exact, said.looked_at) == (True, 1)


def test_it_names_the_unseen_cards_that_help_most() -> None:
    """§3.6: the best first, as far as they help at all, five at most."""
    table = scene(hands=["", "oak owl hare fern"], game=POND)
    said = look(table, "drop fern")

    assert [(one.card, one.gain) for one in said.best] == [
        ("vole", 13), ("clover", 8), ("lily", 4), ("reed", 3), ("fox", 3),
    ]  # fmt: skip
    nothing = look(scene(hands=["", HAND], game=POND), f"drop {HAND}")
    assert [one.gain for one in nothing.best] == [4, 3, 2, 2, 1]


def test_no_own_card_is_among_those_that_may_come() -> None:
    """§3.6: neither of the hand nor of its own discards, but any of the others'."""
    table = scene(hands=["reed", "snail"], dropped=["lily", "alga"], game=POND)
    (loose,) = look(table, "keep all", seat=1).odds

    assert loose.card == "snail"
    assert "alga" not in loose.examples
    assert loose.examples[0] == "reed"
    assert look(table, "keep all", seat=1).unseen == 18


def test_the_foods_with_the_most_points_come_first() -> None:
    """§3.6"""
    (loose,) = look(scene(hands=["", "carp"], game=POND), "keep all").odds

    points = [int(POND.cards.points[POND.cards.number_of[one]]) for one in loose.examples]
    assert loose.examples == ("reed", "alga")
    assert points == sorted(points, reverse=True)


def test_a_dropped_card_is_looked_at_as_if_it_were_kept() -> None:
    """§3.6"""
    table = scene(hands=["", "snail wolf drought"], game=POND)
    odds = {one.card: one for one in look(table, "drop snail drought").odds}

    assert odds["snail"].draws_now == 1
    assert odds["wolf"].draws_now == 2
    assert odds["snail"].now == pytest.approx(2 / 17)


def test_what_counts_has_no_odds_and_an_event_has_none_either() -> None:
    """§3.6, §3.5, P22"""
    said = look(scene(hands=["", "oak vole drought"], game=POND), "drop drought")

    assert said.odds == ()
    starved = look(scene(hands=["", "oak vole drought"], game=POND), "drop oak")
    assert [one.card for one in starved.odds] == ["vole"]


def test_without_the_rule_of_sizes_there_is_more_food() -> None:
    """§3.6, §3.7"""
    odds = [
        look(scene(hands=["", "vole owl hare clover"], game=POND, scale=scale), "drop clover").odds
        for scale in (True, False)
    ]
    by_size, any_size = ({one.card: one.feeders for one in found} for found in odds)

    assert by_size.keys() == any_size.keys()
    assert sum(any_size.values()) >= sum(by_size.values())
    large = made_up("oak sun", "deer plants scale=9", "owl meat")
    for scale, feeders in ((True, 0), (False, 1)):
        (loose,) = look(scene(hands=["", "oak owl"], game=large, scale=scale), "keep all",
            large).odds  # fmt: skip
        assert loose.feeders == feeders


# -- all draws, or a sample ----------------------------------------------------------------
@cache
def our_hand() -> Position:
    """A hand of our own deck, with two that do not count."""
    hand = [species(chain=1), species(2, chain=1), species(chain=2, diet="plants"),
        species(diet="meat"), "drought"]  # fmt: skip
    return scene(hands=["", " ".join(hand)])


def test_three_of_our_cards_are_looked_at_in_all_ways_and_more_in_a_sample() -> None:
    """§3.6"""
    assert comb(95, 3) <= advice.MOST_DRAWS < comb(95, 4)

    said = look(our_hand(), f"drop {species(diet='meat')} drought", GAME)
    assert (said.exact, said.looked_at, said.unseen) == (True, comb(95, 2), 95)


def test_a_sample_is_near_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """§3.6"""
    text = f"drop {species(diet='meat')} drought"
    exact = look(our_hand(), text, GAME)
    monkeypatch.setattr(advice, "MOST_DRAWS", 0)
    sample = look(our_hand(), text, GAME)

    assert (sample.exact, sample.looked_at) == (False, advice.SAMPLE)
    assert sample.mean == pytest.approx(exact.mean, abs=0.15)
    assert sample.better == pytest.approx(exact.better, abs=0.02)
    assert sample.odds == exact.odds


def test_a_sample_with_discards_that_come_back_is_near_the_truth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """§3.6, §2.5"""
    table = pond(1, 5, 4)
    exact = look(table, "drop drought wolf oak")
    monkeypatch.setattr(advice, "MOST_DRAWS", 0)
    monkeypatch.setattr(advice, "SAMPLE", 2000)
    sample = look(table, "drop drought wolf oak")

    assert not sample.exact
    assert sample.mean == pytest.approx(exact.mean, abs=0.25)
    assert sample.better == pytest.approx(exact.better, abs=0.03)


def test_the_same_question_has_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """§3.6"""
    monkeypatch.setattr(advice, "SAMPLE", 300)
    text = f"drop {' '.join(seen(our_hand(), 1).own.hand)}"  # type: ignore[union-attr]

    first, second = (look(our_hand(), text, GAME) for _time in range(2))
    assert first == second
    assert not first.exact


# -- who may ask ---------------------------------------------------------------------------
def test_only_drops_of_a_player_have_odds() -> None:
    """§3.6"""
    table = scene(hands=["", HAND], game=POND)
    keep = POND.parse("keep all")

    assert advice.advise(POND.cards, seen(table, 1), POND.parse("aim nothing")) is None
    assert advice.advise(POND.cards, seen(table, None), keep) is None
    aiming = scene(hands=["", HAND], game=POND, phase="aiming")
    assert advice.advise(POND.cards, seen(aiming, 1), keep) is None


def test_a_player_may_ask_before_their_own_turn() -> None:
    """§3.6"""
    table = scene(hands=["fern owl", HAND], game=POND)

    assert look(table, "drop owl", seat=0).kept == 1


def test_the_odds_tell_nothing_of_what_others_hold() -> None:
    """§3.6, §2.4: only what the seat has seen."""
    held = scene(hands=["alga reed", HAND], dropped=["carp"], game=POND)
    other = scene(hands=["vole owl", HAND], dropped=["moss"], game=POND)

    for text in ("drop heron", "drop snail wolf", "keep all"):
        assert look(held, text, seat=1) == look(other, text, seat=1)
