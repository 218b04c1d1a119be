"""§7.7 to §7.10 Find, discard, give and exchange."""

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.view import Choice
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
    deck,
    discards,
    events,
    held,
    legal,
    play,
    played,
    question,
    refused,
    seen,
    side,
    sizes,
    spots,
    told,
    totals,
    winners,
)

NEXT = " ".join(all_places()[1:8:2])
WHEEL, FOOD = place(icon="wheel"), place(icon="food")
ONE, TWO, THREE = (
    card(footprints=n, icon=icon) for n, icon in ((5, "water"), (4, "hat"), (3, "book"))
)
MINE, YOURS = card(footprints=4, icon="food"), card(footprints=4, icon="music")


def after(id: str, hands: tuple[str, str], **words: object) -> Position:
    """The first seat has revealed this card at the first of two spots, with hands like these."""
    table = before(id, hands, **words)
    return play(table, f"play {id} at 1 open")


def before(id: str, hands: tuple[str, str], **words: object) -> Position:
    """The first seat holds this card besides its hand, and is to play."""
    row = {"spots": f"{FOOD} {place(icon='music')}", "period": card_named(id).period}
    return scene(hands=[f"{id} {hands[0]}", hands[1]], **{**row, **words})


# -- §7.7 find -----------------------------------------------------------------------------
@pytest.mark.parametrize("find", all_cards(reveal="find-card"))
def test_a_found_period_card_comes_to_the_hand(find: str) -> None:
    """§7.7, §10.4"""
    named = card_named(find).finds
    table = before(find, (ONE, TWO))

    assert told(table, f"play {find} at 1 open")[1:] == ["found", "took"]
    found = play(table, f"play {find} at 1 open")
    assert held(found) == sorted([ONE, named])
    assert named not in deck(found)
    assert seen(found, 1).players[0].known == (named,)
    assert question(found) == "2 play"


def test_the_two_of_them_name_other_cards_of_another_period() -> None:
    """§7.7: at most one for each period."""
    finders = all_cards(reveal="find-card")
    periods = [card_named(card_named(one).finds).period for one in finders]

    assert len(finders) == 2
    assert len(set(periods)) == 2


def test_a_found_card_may_bring_the_hand_above_the_limit() -> None:
    """§7.7, §1.9"""
    find = all_cards(reveal="find-card", period="finely-balanced")[0]
    eight = " ".join(all_cards(period="free", plain=False)[:8])

    assert question(after(find, (eight, ""))) == "1 limit"


@pytest.mark.parametrize("find", all_cards(reveal="find-place"))
def test_a_found_place_takes_the_place_of_the_spot_card(find: str) -> None:
    """§7.7, X6: what was played there stays; the old spot card is discarded."""
    named = card_named(find).finds
    row = f"{FOOD} {ONE} {place(icon='music')}"
    table = before(find, ("", ""), spots=row, sides=[f"{MINE} / {THREE}", f"/ {TWO}"])

    after_find = play(table, f"play {find} at 2 open")
    assert spots(after_find) == [FOOD, named, place(icon="music")]
    assert discards(after_find) == [ONE]
    assert side(after_find, 0, 2) == [THREE, f"{find}+"]
    assert side(after_find, 1, 2) == [TWO]
    (event,) = events(table, "replaced", f"play {find} at 2 open")
    assert event.values == {"spot": 1, "card": named, "gone": ONE}
    assert named not in deck(after_find)


def test_the_new_spot_cards_effect_holds_at_once() -> None:
    """§7.7, X6: the lower total wins at Low Tide."""
    find = next(one for one in all_cards(reveal="find-place")
        if card_named(one).finds == "low-tide-frinton")  # fmt: skip
    table = before_resolving(
        spots=WHEEL, hands=[find, ""], sides=[ONE, TWO], plays=(1, 0), deck=NEXT
    )

    down, low = (play(table, f"play {find} at 1 {how}") for how in ("down", "open"))
    assert (totals(down), winners(down)) == ((6, 4), [0])
    assert (totals(low), winners(low)) == ((6, 4), [1])


@pytest.mark.parametrize("find", all_cards(reveal="find-place") + all_cards(reveal="find-card"))
def test_what_is_not_in_the_deck_is_not_found(find: str) -> None:
    """§7.7, §10.5"""
    named = card_named(find).finds
    table = before(find, (ONE, ""), discards=named)

    assert told(table, f"play {find} at 1 open")[1:] == ["not found"]
    same = play(table, f"play {find} at 1 open")
    assert (held(same), spots(same), discards(same)) == ([ONE], spots(table), [named])


# -- §7.8 discard --------------------------------------------------------------------------
@pytest.mark.parametrize("eye", all_cards(reveal="discard"))
def test_discard_a_card_then_the_rival_discards_one(eye: str) -> None:
    """§7.8"""
    table = after(eye, (f"{ONE} {TWO}", f"{YOURS} {THREE}"))

    assert (question(table), asker(table)) == ("1 discard", eye)
    assert legal(table) == ["leave it", *in_hand_order("discard", ONE, TWO)]
    then = play(table, f"discard {TWO}")
    assert (question(then), asker(then)) == ("2 discard too", eye)
    assert legal(then) == in_hand_order("discard", YOURS, THREE)
    last = play(then, f"discard {YOURS}")
    assert discards(last) == [TWO, YOURS]
    assert (held(last, 0), held(last, 1)) == ([ONE], [THREE])
    assert question(last) == "2 play"


def in_hand_order(verb: str, *ids: str) -> list[str]:
    """Answers with cards in the order of a hand."""
    every = all_cards(plain=False)
    return [f"{verb} {one}" for one in sorted(ids, key=every.index)]


EYE = all_cards(reveal="discard", period="free")[0]


def test_whoever_leaves_it_spares_the_rival() -> None:
    """§7.8, §4.5"""
    table = play(after(EYE, (f"{ONE} {TWO}", f"{YOURS} {THREE}")), "leave it")

    assert (discards(table), question(table)) == ([], "2 play")


def test_whoever_cannot_discard_spares_the_rival() -> None:
    """§7.8, §1.8, X9: the last card held stays; a player who holds How-de-dos is still asked."""
    for mine in (ONE, ""):
        table = after(EYE, (mine, f"{YOURS} {THREE}"))
        bare = after(EYE, (mine, f"{YOURS} {THREE}"), how_de_dos=0)

        assert (question(table), legal(table)) == ("1 discard", ["leave it"])
        assert question(bare) == question(play(table, "leave it")) == "2 play"
        assert held(bare, 1) == sorted([YOURS, THREE])


def test_a_rival_with_one_card_is_excused() -> None:
    """§7.8, §1.8: even with others on the table."""
    table = after(EYE, (f"{ONE} {TWO}", YOURS), sides=["", THREE])

    assert told(table, f"discard {ONE}")[:2] == ["discarded", "excused"]
    assert question(play(table, f"discard {ONE}")) == "2 play"


def test_only_cards_of_the_hand_are_discarded() -> None:
    """§7.8"""
    table = after(EYE, (f"{ONE} {TWO}", f"{YOURS} {THREE}"), sides=MINE)

    for text in (MINE, YOURS, EYE):
        assert refused(table, f"discard {text}") == "not-in-hand"
    assert refused(play(table, f"discard {ONE}"), "leave it") == "not-now"


# -- §7.9 give -----------------------------------------------------------------------------
@pytest.mark.parametrize("eye", all_cards(reveal="give"))
def test_give_a_card_and_count_three_more(eye: str) -> None:
    """§7.9"""
    table = after(eye, (f"{ONE} {TWO}", YOURS))

    assert card_named(eye).amount == 3
    assert (question(table), asker(table)) == ("1 give", eye)
    assert legal(table) == ["leave it", *in_hand_order("give", ONE, TWO)]
    given = play(table, f"give {TWO}")
    assert (held(given, 0), held(given, 1)) == ([ONE], sorted([YOURS, TWO]))
    assert seen(given, None).spots[0].sides[0][0].bonus == 3
    (event,) = events(table, "grew", f"give {TWO}")
    assert event.values == {"card": eye, "amount": 3, "spot": 0}


GIVE = all_cards(reveal="give", period="free")[0]


def test_the_three_count_in_this_round_alone() -> None:
    """§7.9"""
    table = before_resolving(
        spots=WHEEL, hands=[f"{GIVE} {ONE} {TWO}", ""], plays=(1, 0), deck=NEXT, first=0
    )
    given = play(table, f"play {GIVE} at 1 open", f"give {ONE}")

    assert totals(given) == (3, 0)
    left = play(table, f"play {GIVE} at 1 open", "leave it")
    assert totals(left) == (0, 0)
    assert seen(given, None).last[0].totals[0].lines[0].text == 3
    again = play(given, *["pass"] * 4, "pass", f"play {GIVE} at 4 down", "pass")
    assert totals(again, 4)[0] == 0


def test_only_the_two_players_know_what_was_given() -> None:
    """§7.9, §10.7"""
    table = after(GIVE, (f"{ONE} {TWO}", YOURS))
    given, found = played(table, f"give {TWO}")

    assert [(one.name, one.audience) for one in found[:3]] == [
        ("gave", None), ("gave it", (0,)), ("got", (1,)),
    ]  # fmt: skip
    assert [one.values for one in found[:3]] == [{}, {"card": TWO}, {"card": TWO}]
    assert seen(given, 0).players[1].known == (TWO,)
    assert seen(given, 1).players[1].known == (TWO,)
    assert seen(given, None).players[1].known == ()


def test_spectators_lose_sight_of_a_card_that_they_knew() -> None:
    """§7.9, §10.7: everyone had seen it, and nobody tells them which one was given."""
    table = before_resolving(spots=WHEEL, hands=[f"{GIVE} {TWO}", YOURS], sides=ONE, deck=NEXT)
    table = play(table, "all pass")
    assert seen(table, None).players[0].known == (ONE,)

    given = play(free_turn(table), f"1: play {GIVE} at 1 open", f"give {ONE}")
    assert seen(given, None).players[0].known == ()
    assert seen(given, None).players[1].known == ()
    assert seen(given, 0).players[1].known == (ONE,)


def free_turn(table: Position) -> Position:
    """Both have passed until the first seat is to play in Free."""
    while question(table) != "1 play" or seen(table).period != "free":
        table = play(table, "pass")
    return table


def test_whoever_cannot_give_gets_no_three() -> None:
    """§7.9, §1.8, X9"""
    for mine in (ONE, ""):
        table = after(GIVE, (mine, YOURS))
        bare = after(GIVE, (mine, YOURS), how_de_dos=0)

        assert (question(table), legal(table)) == ("1 give", ["leave it"])
        assert question(bare) == question(play(table, "leave it")) == "2 play"
        assert seen(bare, None).spots[0].sides[0][0].bonus == 0
        assert held(bare, 1) == [YOURS]


def test_a_gift_may_be_left_and_a_full_rival_comes_down_to_the_limit() -> None:
    """§7.9, §4.5, §1.9"""
    nine = " ".join(all_cards(period="finely-balanced", plain=False)[:9])
    table = after(GIVE, (f"{ONE} {TWO}", nine))

    assert question(play(table, "leave it")) == "2 play"
    assert question(play(table, f"give {ONE}")) == "2 limit"


# -- §7.10 exchange ------------------------------------------------------------------------
@pytest.mark.parametrize("eye", all_cards(reveal="exchange"))
def test_exchange_asks_both_at_once_and_swaps(eye: str) -> None:
    """§7.10, §10.8"""
    table = after(eye, (f"{ONE} {TWO}", f"{YOURS} {THREE}"))

    assert (question(table), asker(table)) == ("both exchange", eye)
    assert legal(table, 0) == in_hand_order("swap", ONE, TWO)
    assert legal(table, 1) == in_hand_order("swap", YOURS, THREE)
    for order in ((f"1: swap {TWO}", f"2: swap {YOURS}"), (f"2: swap {YOURS}", f"1: swap {TWO}")):
        swapped = play(table, *order)
        assert (held(swapped, 0), held(swapped, 1)) == (sorted([ONE, YOURS]), sorted([THREE, TWO]))
        assert sizes(swapped) == [3, 2]
        assert question(swapped) == "2 play"


EXCHANGE = all_cards(reveal="exchange", period="free")[0]


def test_nobody_sees_a_choice_before_both_have_made_it() -> None:
    """§7.10, §10.8"""
    table = after(EXCHANGE, (f"{ONE} {TWO}", f"{YOURS} {THREE}"))
    chosen = play(table, f"2: swap {YOURS}")

    assert told(table, f"2: swap {YOURS}") == ["ready"]
    assert seen(chosen, 0) == seen(play(table, f"2: swap {THREE}"), 0)
    assert seen(chosen, None) == seen(play(table, f"2: swap {THREE}"), None)
    assert seen(chosen, 1).own.chosen == Choice("swap", YOURS)  # type: ignore[union-attr]
    assert [player.ready for player in seen(chosen, 0).players] == [False, True]
    assert (held(chosen, 1), refused(chosen, f"2: swap {THREE}")) == (
        sorted([THREE, YOURS]), "already-chosen",
    )  # fmt: skip


def test_both_know_both_cards_and_nobody_else_does() -> None:
    """§7.10, §10.8"""
    table = after(EXCHANGE, (ONE, YOURS))
    swapped, found = played(table, f"1: swap {ONE}", f"2: swap {YOURS}")

    assert [seen(swapped, seat).players[1 - seat].known for seat in (0, 1)] == [(ONE,), (YOURS,)]
    assert [player.known for player in seen(swapped, None).players] == [(), ()]
    heard = [(one.name, one.seat, one.values.get("card")) for one in found if one.audience]
    assert sorted(heard) == sorted([
        ("gave it", 0, ONE), ("got", 0, YOURS), ("gave it", 1, YOURS), ("got", 1, ONE),
    ])  # fmt: skip


def test_an_exchange_is_ignored_if_one_of_them_holds_nothing() -> None:
    """§7.10, §10.8, X4: the last card may be swapped, for another comes."""
    for hands in (("", f"{YOURS} {THREE}"), (ONE, "")):
        table = before(EXCHANGE, hands)

        assert told(table, f"play {EXCHANGE} at 1 open")[1:] == ["nothing"]
        assert question(play(table, f"play {EXCHANGE} at 1 open")) == "2 play"
    assert question(after(EXCHANGE, (ONE, YOURS))) == "both exchange"
