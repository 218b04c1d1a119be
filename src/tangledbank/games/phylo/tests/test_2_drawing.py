"""§2 Draws."""

from itertools import combinations

import pytest
from tests.play import random_game

from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    dealt,
    events,
    held,
    legal,
    made_up,
    names,
    phase,
    play,
    played,
    refusal,
    seen,
    story,
    told,
    turn,
)

HAND = "duckweed mallard horse drought lion"
NEW = "moose duckweed reindeer scots-pine lion"


# -- §2.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("dealer", range(4))
def test_all_take_the_first_draw_then_all_take_the_second(dealer: int) -> None:
    """§2.1, P9"""
    table = scene(seats=4, dealer=dealer)
    order = []
    while phase(table) == "drawing":
        order.append((int(table.draw), turn(table)))
        table = play(table, "keep all")

    clockwise = [(dealer + steps) % 4 for steps in (1, 2, 3, 4)]
    assert order == [(draw, seat) for draw in (1, 2) for seat in clockwise]
    assert (phase(table), int(table.draw), table.actors()) == ("aiming", 0, [0, 1, 2, 3])


def test_one_player_is_asked_at_a_time() -> None:
    """§2.1"""
    table = dealt(3)

    assert table.actors() == [1]
    assert legal(table, 0) == legal(table, 2) == []
    assert refusal(table, "1: keep all") == ("not-your-turn", "§2.2")
    assert refusal(play(table, "keep all"), "2: keep all") == ("not-your-turn", "§2.2")


def test_the_sentence_for_somebody_too_early_says_whose_turn_it_is() -> None:
    """§2.1"""
    refused_ = dealt(3).why_not(0, dealt(3).legal(1)[0])

    assert refused_ is not None
    assert str(refused_) == "It is the turn of seat 2. (§2.2)"


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_a_host_may_set_how_many_draws_a_round_has(draws: int) -> None:
    """§2.1"""
    table = dealt(2, draws=draws)
    for draw in range(1, draws + 1):
        assert (phase(table), int(table.draw)) == ("drawing", draw)
        table = play(table, "all keep all")

    assert phase(table) == "aiming"
    assert [one.drew for one in seen(table).players] == [(0,) * draws] * 2


# -- §2.2 ----------------------------------------------------------------------------------
def test_any_number_of_cards_may_be_dropped_from_none_to_all_five() -> None:
    """§2.2"""
    table = scene(hands=["", HAND])
    hand = held(table, 1)
    wanted = {
        f"drop {' '.join(some)}" if some else "keep all"
        for count in range(6)
        for some in combinations(hand, count)
    }

    assert len(wanted) == 32
    assert set(legal(table)) == wanted
    assert len(legal(table)) == 32


def test_as_many_cards_are_drawn_as_were_dropped() -> None:
    """§2.2"""
    table = scene(hands=["", HAND], pickup="moose reindeer scots-pine")
    after = play(table, "drop mallard lion")

    assert sorted(held(after, 1)) == sorted(["duckweed", "horse", "drought", "moose", "reindeer"])
    assert after.pickup.count == table.pickup.count - 2
    assert names(after, after.pickup)[-1] == "scots-pine"


def test_all_five_may_be_dropped() -> None:
    """§2.2"""
    table = scene(hands=["", HAND], pickup="moose reindeer scots-pine wildfire raccoon")
    after = play(table, f"drop {HAND}")

    assert sorted(held(after, 1)) == sorted(
        ["moose", "reindeer", "scots-pine", "wildfire", "raccoon"]
    )
    assert sorted(names(after, after.dropped[1])) == sorted(HAND.split())


def test_whoever_keeps_all_draws_nothing() -> None:
    """§2.2"""
    table = scene(hands=["", HAND])
    after, caused = played(table, "keep all")

    assert held(after, 1) == held(table, 1)
    assert after.pickup.as_list() == table.pickup.as_list()
    assert [event.name for event in caused] == ["kept"]
    assert caused[0].sentence == "Seat 2 keeps all cards."


def test_events_may_be_dropped_like_other_cards() -> None:
    """§2.2"""
    after = play(scene(hands=["", HAND], pickup="moose"), "drop drought")

    assert names(after, after.dropped[1]) == ["drought"]
    assert "drought" not in held(after, 1)


@pytest.mark.parametrize("text", ["drop moose", "drop duckweed moose", f"drop {NEW}"])
def test_nobody_drops_what_is_not_in_the_hand(text: str) -> None:
    """§2.2"""
    table = scene(hands=["reindeer", HAND])

    assert refusal(table, text) == ("not-in-hand", "§2.2")


def test_the_refusal_names_the_card_that_is_missing() -> None:
    """§2.2"""
    table = scene(hands=["moose", HAND])
    drop = play(table, "keep all").legal(0)[1]  # the moose, which another seat holds
    found = table.why_not(1, drop)

    assert found is not None
    assert (found.code, found.cards) == ("not-in-hand", ("moose",))
    assert found.sentence == "Moose is not in your hand."


@pytest.mark.parametrize("text", ["aim nothing", "strike duckweed", "restore nothing"])
def test_nothing_else_is_done_in_a_draw(text: str) -> None:
    """§2.2"""
    assert refusal(scene(hands=["", HAND]), text) == ("wrong-phase", "§2.2")


def test_hands_stay_in_the_order_of_the_deck() -> None:
    """§2.2"""
    for table in random_game(dealt(3, rounds=2, end="rounds")):
        for hand in table.hands:
            assert hand.as_list() == sorted(hand)


def test_cards_of_the_first_draw_may_be_dropped_in_the_second() -> None:
    """§2.1, §2.2"""
    table = scene(hands=["", HAND], pickup="moose reindeer")
    after = play(table, "drop lion", "keep all", "drop moose")

    assert sorted(names(after, after.dropped[1])) == ["lion", "moose"]
    assert "reindeer" in held(after, 1)


# -- §2.3 ----------------------------------------------------------------------------------
POND = made_up(
    "reed sun", "snail plants", "toad meat", "duck both", "pike meat", "algae sun", "fly plants",
)  # fmt: skip


def cacti(first: int, last: int) -> str:
    """Some of the cards that fill the pond up to twenty: there are 13 of them."""
    return " ".join(f"cactus-{number}" for number in range(first, last + 1))


def test_dropped_cards_join_the_discard_pile_after_the_draw() -> None:
    """§2.3, P24"""
    table = scene(hands=["", HAND])
    after = play(table, "drop lion horse")

    assert (seen(table).discard, seen(after).discard) == (0, 2)
    assert seen(after).discards == ()  # they lie face down
    assert not set(held(after, 1)) & {"lion", "horse"}


def test_nobody_draws_straight_back_what_was_dropped() -> None:
    """§2.3, P24: even if the pickup pile runs out in that very draw."""
    for seed in range(30):
        table = scene(hands=[cacti(1, 5), "reed snail toad duck pike"], pickup="fly",
            dropped=f"{cacti(6, 13)} algae", game=POND, seed=seed)  # fmt: skip
        after = play(table, "drop reed snail toad duck pike")
        assert not set(held(after, 1)) & {"reed", "snail", "toad", "duck", "pike"}
        assert after.hands[1].count == 5


def test_what_was_dropped_in_the_first_draw_may_come_back_in_the_second() -> None:
    """§2.3, §2.5"""
    found = set()
    for seed in range(30):
        table = scene(hands=[f"algae fly {cacti(1, 3)}", "reed snail toad duck pike"],
            dropped="cactus-4 cactus-5", pickup=cacti(6, 13), game=POND, seed=seed)  # fmt: skip
        table = play(table, "drop reed snail toad duck pike", "keep all")
        after = play(table, "drop " + " ".join(held(table, 1)))
        found |= set(held(after, 1))

    assert found >= {"reed", "snail", "toad", "duck", "pike", "cactus-4", "cactus-5"}


# -- §2.4 ----------------------------------------------------------------------------------
def test_how_many_cards_somebody_dropped_is_known_but_not_which() -> None:
    """§2.4"""
    table = play(scene(seats=3, hands=["", HAND], pickup="moose reindeer"), "drop lion horse")

    for seat in (None, 0, 2):
        view = seen(table, seat)
        assert [one.drew for one in view.players] == [(), (2,), ()]
        assert (view.players[1].cards, view.discard) == (5, 2)
        for hidden in ("lion", "horse", "moose", "reindeer", "duckweed"):
            assert hidden not in str(view)


def test_the_seat_itself_knows_what_it_dropped_and_drew() -> None:
    """§2.4"""
    table = play(scene(hands=["", HAND], pickup="moose reindeer"), "drop lion horse")
    own = seen(table, 1).own

    assert own is not None
    assert sorted(own.dropped) == ["horse", "lion"]
    assert {"moose", "reindeer"} <= set(own.hand)


def test_others_hear_numbers_only() -> None:
    """§2.4"""
    table = scene(hands=["", HAND], pickup="moose reindeer")
    _after, (drew, got) = played(table, "drop lion horse")

    assert (drew.name, drew.audience) == ("drew", None)
    assert dict(drew.values) == {"dropped": 2, "drawn": 2, "draw": 1}
    assert drew.sentence == "Seat 2 drops 2 cards and draws 2."
    assert (got.name, got.audience) == ("got", (1,))
    assert set(str(got.values["dropped"]).split()) == {"lion", "horse"}
    assert set(str(got.values["drawn"]).split()) == {"moose", "reindeer"}


def test_a_single_card_is_one_card() -> None:
    """§2.4"""
    assert story(scene(hands=["", HAND]), "drop lion")[0] == "Seat 2 drops 1 card and draws 1."


# -- §2.5 ----------------------------------------------------------------------------------
def test_an_empty_pickup_pile_takes_the_discard_pile_shuffled() -> None:
    """§2.5, P10"""
    table = scene(hands=[cacti(1, 5), "reed snail toad duck"], pickup="pike algae fly",
        dropped=[cacti(6, 8), cacti(9, 13)], game=POND)  # fmt: skip
    after = play(table, "drop reed snail toad duck")

    assert table.pickup.count == 3
    assert {"fly", "algae", "pike"} <= set(held(after, 1))
    assert after.hands[1].count == 4
    assert after.pickup.count == 7
    assert (after.dropped[0].count, after.dropped[1].count) == (0, 4)


def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    """§2.5"""
    fourths = set()
    for seed in range(40):
        table = scene(hands=["cactus-1", "reed snail toad duck"], pickup="pike algae fly",
            dropped=["", cacti(2, 13)], game=POND, seed=seed,
        )  # fmt: skip
        after = play(table, "drop reed snail toad duck")
        fourths |= set(held(after, 1)) - {"pike", "algae", "fly"}

    assert len(fourths) > 6


def test_everyone_hears_of_a_new_pickup_pile() -> None:
    """§2.5"""
    table = scene(hands=["cactus-1", "reed snail toad duck"], pickup="pike algae fly",
        dropped=["", cacti(2, 13)], game=POND)  # fmt: skip
    (event,) = events(table, "reshuffled", "drop reed snail toad duck")

    assert (event.audience, dict(event.values)) == (None, {"cards": 12})
    assert "12 cards" in event.sentence
    assert "reshuffled" not in told(table, "drop reed snail toad")


def test_the_discard_pile_stays_while_there_is_a_card_to_draw() -> None:
    """§2.5: it is not taken before one more card is wanted."""
    table = scene(hands=["cactus-1", "reed snail toad duck"], pickup="pike algae fly",
        dropped=["", cacti(2, 13)], game=POND)  # fmt: skip
    after = play(table, "drop reed snail toad")

    assert after.pickup.count == 0
    assert after.dropped[1].count == 15
    assert "reshuffled" in told(after, "keep all", "drop duck")


def test_if_that_is_not_enough_either_fewer_cards_are_drawn() -> None:
    """§2.5, P10"""
    hands = ["cactus-1", "reed snail toad duck pike"]
    piles = scene(hands=hands, game=POND)
    piles.pickup.fill([piles.cards.number_of["fly"]])
    piles.dropped[0].fill([piles.cards.number_of["algae"]])
    after, caused = played(piles, "drop reed snail toad duck pike")

    assert held(after, 1) == ["algae", "fly"]
    assert (after.pickup.count, after.dropped[0].count, after.dropped[1].count) == (0, 0, 5)
    drew = next(event for event in caused if event.name == "drew")
    assert dict(drew.values) == {"dropped": 5, "drawn": 2, "draw": 1}
    assert drew.sentence == "Seat 2 drops 5 cards and draws 2."
    assert seen(after).players[1].drew == (5,)
    assert seen(after).players[1].cards == 2


def test_whoever_has_fewer_cards_drops_fewer_and_gets_no_more_back() -> None:
    """§2.2, §2.5"""
    table = scene(hands=["", "lion horse"], pickup="moose reindeer")

    assert len(legal(table)) == 4
    assert play(table, "drop lion").hands[1].count == 2
    assert legal(scene(hands=["", ""])) == ["keep all"]


def test_with_six_players_our_pickup_pile_never_runs_out() -> None:
    """§2.5, P10: a round needs 90 cards at most."""
    table = dealt(6)
    for _seat in range(12):
        table = play(table, "drop " + " ".join(held(table, turn(table))))

    assert phase(table) == "aiming"
    assert table.pickup.count == 10
    assert sum(pile.count for pile in table.dropped) == 60


def test_that_of_a_small_deck_may_and_no_card_is_lost() -> None:
    """§2.5, P10, P29: ten cards a player are played with to the end of the draws."""
    table = dealt(6, game=made_up("algae sun", size=60), draws=3)
    for _draw in range(18):
        table = play(table, "drop " + " ".join(held(table, turn(table))))
        assert sorted(card for place in table.places() for card in place) == list(range(60))

    assert phase(table) == "aiming"
    assert [hand.count for hand in table.hands] == [5] * 6


def test_discards_that_were_shuffled_in_are_no_longer_ones_own() -> None:
    """§2.4, §2.5: nobody knows where they lie now."""
    table = scene(hands=["cactus-1 cactus-2", "reed snail toad duck"], pickup="pike algae fly",
        dropped=["cactus-3", cacti(4, 13)], game=POND)  # fmt: skip
    own = seen(play(table, "drop reed snail toad duck"), 0).own

    assert own is not None
    assert own.dropped == ()
