"""§1.8 A hand never becomes empty but by playing; §1.9 nor does it grow above the limit."""

from typing import Any

import pytest
from tests.spoken import each

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    before_resolving,
    card,
    changed,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    discards,
    events,
    held,
    legal,
    play,
    prehistoric,
    question,
    refused,
    seen,
    side,
    sizes,
    story,
    told,
)

METEOR, GIFT, SWAP = prehistoric("meteor"), prehistoric("gift"), prehistoric("swap-meet")
FOSSIL = prehistoric("fossil")
FREE = all_cards(period="free", plain=False)
OLD = all_cards(period="finely-balanced", set=2011, plain=False)
DISCARD, GIVE, EXCHANGE = (
    card(reveal="discard", period="free"),
    card(reveal="give", period="free"),
    card(reveal="exchange", period="free"),
)
STRONG = card(period="jurassic", footprints=4, icon="food")


def hand(count: int, start: int = 0) -> str:
    """This many Finely Balanced cards of 2011."""
    return " ".join(OLD[start : start + count])


def fallen(*hands: str) -> Position:
    """The round that a meteor begins."""
    return scene(spots=f"{METEOR} {place()}", hands=hands, phase="prehistoric")


# -- §1.8 what counts ----------------------------------------------------------------------
def test_the_hand_size_counts_period_cards_held_and_on_ones_own_side() -> None:
    """§1.8: shown or hidden; How-de-dos are no part of it (§3.5)"""
    table = scene(
        spots=f"{place()} {place(2)}",
        hands=[hand(2), hand(1, 2)],
        sides=[f"{OLD[3]} how-de-do / {OLD[4]}+", "how-de-do"],
    )

    assert sizes(table) == [4, 1]
    assert [one.cards for one in seen(table).players] == [4, 1]


# -- §1.8 the last card --------------------------------------------------------------------
def test_whoever_holds_one_card_is_excused_and_the_other_still_discards() -> None:
    """§1.8, §2.5, X9"""
    for hands in ((hand(1), hand(2, 1)), (hand(2), hand(1, 2))):
        table = fallen(*hands)
        seat = 1 if len(hands[1].split()) == 2 else 0
        assert question(table) == f"{seat + 1} meteor"
        after = play(table, f"discard {hands[seat].split()[0]}")
        assert sizes(after) == [1, 1]
        assert discards(after) == [hands[seat].split()[0]]


def test_a_meteor_spares_the_last_card_that_is_held_even_with_others_on_the_table() -> None:
    """§1.8, §2.5"""
    table = scene(spots=f"{METEOR} {place()}", hands=[hand(1), hand(2, 1)], phase="prehistoric",
                  sides=[f"/ {OLD[5]} {OLD[6]}", ""])  # fmt: skip

    assert question(table) == "2 meteor"


def test_nobody_is_asked_if_both_hold_their_last_card() -> None:
    """§1.8, §2.5"""
    table = before_resolving(
        spots=place(), hands=[hand(1), hand(1, 1)], deck=f"{METEOR} {place(2)} {place(3)} "
        f"{place(4)}"
    )  # fmt: skip

    assert [event.seat for event in events(table, "excused", "all pass")] == [1, 0]
    assert question(play(table, "all pass")) == "2 play"
    assert "Seat 1 has no card to spare besides How-de-dos, and need not discard." in story(
        table, "all pass"
    )


@pytest.mark.parametrize(("reveal", "word"), [(DISCARD, "discard"), (GIVE, "give")])
def test_the_last_card_that_is_held_stays_even_with_others_on_the_table(
    reveal: str, word: str
) -> None:
    """§1.8, §7.8, §7.9"""
    words: Any = {"spots": place(), "sides": [f"{OLD[5]}", ""], "period": "free"}
    lay = f"play {reveal} at 1 open"
    last = play(scene(hands=[f"{hand(1)} {reveal}", hand(3, 1)], **words), lay)
    two = play(scene(hands=[f"{hand(2)} {reveal}", hand(3, 2)], **words), lay)

    assert not [text for text in legal(last) if text.startswith(word)]
    assert held(play(last, "leave it") if question(last) == f"1 {word}" else last) == [OLD[0]]
    assert legal(two) == ["leave it", f"{word} {OLD[0]}", f"{word} {OLD[1]}"]


@pytest.mark.parametrize(("reveal", "word"), [(DISCARD, "discard"), (GIVE, "give")])
def test_whoever_also_holds_how_de_dos_is_asked_all_the_same(reveal: str, word: str) -> None:
    """§1.8, X25: so that a pause does not tell how many of them are held"""
    words: Any = {"spots": place(), "hands": [f"{hand(1)} {reveal}", hand(3, 1)], "period": "free"}
    lay = f"play {reveal} at 1 open"

    asked = play(scene(**words), lay)
    assert (question(asked), legal(asked)) == (f"1 {word}", ["leave it"])
    bare = scene(how_de_dos=0, **words)
    assert told(bare, lay) == ["laid open", "nothing"]
    assert question(play(bare, lay)) == "2 play"


def test_the_rival_need_not_discard_a_last_card_either() -> None:
    """§1.8, §7.8: even when others lie on the rival's side"""
    table = scene(spots=place(), hands=[f"{hand(3)} {DISCARD}", hand(1, 3)],
                  sides=["", OLD[6]], period="free")  # fmt: skip
    texts = (f"play {DISCARD} at 1 open", f"discard {OLD[0]}")

    assert [event.seat for event in events(table, "excused", *texts)] == [1]
    assert held(play(table, *texts), 1) == [OLD[3]]
    assert question(play(table, *texts)) == "2 play"


def test_the_last_card_is_not_given_away_by_the_gift() -> None:
    """§1.8, §2.13"""
    table = scene(spots=f"{GIFT} {place()}", hands=[hand(1), ""], phase="prehistoric")

    assert sizes(table) == [1, 0]
    assert question(table) == "1 play"


def test_a_last_card_may_be_exchanged_for_another() -> None:
    """§1.8, §10.8: nobody is left without a card"""
    table = scene(spots=f"{SWAP} {place()}", hands=[OLD[0], OLD[1]], phase="prehistoric")
    assert (held(table, 0), held(table, 1)) == ([OLD[1]], [OLD[0]])

    table = scene(spots=place(), hands=[f"{OLD[0]} {EXCHANGE}", OLD[1]], period="free")
    after = play(table, f"play {EXCHANGE} at 1 open", f"1: swap {OLD[0]}", f"2: swap {OLD[1]}")
    assert (held(after, 0), held(after, 1)) == ([OLD[1]], [OLD[0]])


def test_an_instruction_about_a_hand_is_ignored_by_whoever_holds_none() -> None:
    """§1.8, §10.8, X4"""
    for hands in ([EXCHANGE, OLD[1]], [f"{EXCHANGE} {OLD[0]}", ""]):
        table = scene(spots=place(), hands=hands, period="free")
        assert told(table, f"play {EXCHANGE} at 1 open") == ["laid open", "nothing"]
        assert question(play(table, f"play {EXCHANGE} at 1 open")) == "2 play"
    assert held(scene(spots=f"{SWAP} {place()}", hands=[OLD[0], ""], phase="prehistoric")) == [
        OLD[0]
    ]


def test_playing_may_empty_a_hand() -> None:
    """§1.8"""
    table = scene(spots=place(), hands=[OLD[0], OLD[1]])
    after = play(table, f"play {OLD[0]} at 1 down")

    assert (held(after), sizes(after)) == ([], [1, 1])


# -- §1.8 the last card on the table -------------------------------------------------------
def test_a_winner_does_not_discard_the_only_card_of_all() -> None:
    """§1.8, §9.6"""
    kennels = place(spot="winner-discards")
    alone = resolved(spots=kennels, sides=[STRONG, ""])
    richer = resolved(spots=kennels, hands=hand(1), sides=[STRONG, ""])

    assert held(alone) == [STRONG]
    assert held(richer) == [OLD[0]]
    assert discards(richer) == [STRONG]


def test_a_winner_who_holds_only_the_won_card_cannot_sell_it() -> None:
    """§1.8, §9.11: even with others on the table"""
    sold = card(spot="winner-sells", plain=False)
    words: Any = {"spots": sold, "sides": [STRONG, ""]}

    assert question(resolved(**words)) == "2 play"
    assert sorted(held(resolved(**words))) == sorted([sold, STRONG])
    assert question(resolved(hands=hand(1), **words)) == "1 sell"


# -- §1.9 the limit ------------------------------------------------------------------------
def test_nine_cards_are_the_most_of_a_hand() -> None:
    """§1.9"""
    nine = scene(spots=place(), hands=hand(9))
    ten = scene(spots=place(), hands=hand(10))

    assert question(nine) == "1 play"
    assert question(ten) == "1 limit"
    assert sorted(legal(ten)) == sorted(f"discard {name}" for name in OLD[:10])
    after = play(ten, f"discard {OLD[4]}")
    assert (question(after), sizes(after)) == ("1 play", [9, 0])
    assert discards(after) == [OLD[4]]


def test_whoever_is_far_above_it_discards_until_it_is_kept() -> None:
    """§1.9"""
    table = scene(spots=place(), hands=[hand(8), ""], limit=6)

    table = play(table, f"discard {OLD[0]}")
    assert question(table) == "1 limit"
    assert question(play(table, f"discard {OLD[1]}")) == "1 play"


def test_the_first_move_holder_comes_first_if_both_are_above_it() -> None:
    """§1.9, §6.1"""
    for first in (0, 1):
        table = scene(spots=place(), hands=[hand(7), " ".join(FREE[:7])], limit=6, first=first)
        assert question(table) == f"{first + 1} limit"
        after = play(table, legal(table)[0])
        assert question(after) == f"{2 - first} limit"


def test_cards_on_ones_own_side_count_but_only_held_ones_are_discarded() -> None:
    """§1.9"""
    table = scene(spots=place(), hands=[hand(8), ""], sides=[f"{OLD[8]} {OLD[9]} how-de-do", ""])

    assert sorted(legal(table)) == sorted(f"discard {name}" for name in OLD[:8])
    assert refused(table, f"discard {OLD[8]}") == "not-in-hand"


def test_the_limit_takes_even_the_last_card_that_is_held() -> None:
    """§1.9: that is no instruction in the sense of §1.8"""
    table = scene(spots=place(), hands=[hand(1), ""], sides=[" ".join(OLD[1:7]), ""], limit=6)

    assert question(table) == "1 limit"
    assert held(play(table, f"discard {OLD[0]}")) == []


def test_whoever_holds_nothing_discards_nothing() -> None:
    """§1.9: until the cards come home"""
    table = scene(spots=place(), sides=[" ".join(OLD[:7]), ""], limit=6, period="free")
    assert question(table) == "1 play"

    home = play(table, "all pass")
    assert question(home) == "1 limit"
    assert len(legal(home)) == 7


def test_a_won_tenth_card_is_asked_for_before_the_next_spot_is_counted() -> None:
    """§1.9, §5.7"""
    won = card(period="jurassic", footprints=3, icon="book", set=2011)
    table = before_resolving(spots=f"{won} {place()}", hands=[hand(7), ""],
                             sides=[f"{STRONG} / {OLD[8]}", ""])  # fmt: skip
    after = play(table, "all pass")

    assert question(after) == "1 limit"
    assert f"discard {won}" in legal(after)
    assert len(legal(after)) == 8
    assert [one.settled for one in seen(after).spots] == [True, False]
    assert sizes(after) == [10, 0]
    done = play(after, f"discard {won}")
    assert sizes(done) == [9, 0]
    assert [one.winner for one in seen(done).last] == [0, 0]


def test_a_found_card_is_settled_at_once() -> None:
    """§1.9, §2.12"""
    aunt = "the-immovable-aunt"
    table = scene(spots=f"{FOSSIL} {place()}", hands=hand(9), deck=aunt, phase="prehistoric")

    assert question(table) == "1 limit"
    assert f"discard {aunt}" in legal(table)


def test_a_card_that_was_given_is_settled_at_once() -> None:
    """§1.9, §7.9: before the rival's turn"""
    table = scene(spots=place(), hands=[f"{OLD[10]} {OLD[11]} {GIVE}", hand(9)], period="free")
    after = play(table, f"play {GIVE} at 1 open", f"give {OLD[10]}")

    assert question(after) == "2 limit"
    assert question(play(after, f"discard {OLD[10]}")) == "2 play"
    assert side(after, 0, 1) == [f"{GIVE}+"]


@pytest.mark.parametrize("count", [9, 10])
def test_discarding_to_the_limit_happens_before_the_spots_text(count: int) -> None:
    """§1.9, §9.11: a card that was discarded so cannot be sold"""
    sold = card(spot="winner-sells", plain=False)
    table = resolved(spots=sold, hands=hand(count - 2), sides=[STRONG, ""])

    if count == 9:
        assert question(table) == "1 sell"
    else:
        assert question(table) == "1 limit"
        assert question(play(table, f"discard {sold}")) == "2 play"
        assert question(play(table, f"discard {OLD[0]}")) == "1 sell"


def test_the_limit_never_changes_how_many_plays_are_left() -> None:
    """§1.9, §3.4"""
    finder = changed("a-fair-queue reveal=find-card finds=heavy-sleeper")
    eight = [name for name in OLD if name != "a-fair-queue"][:8]
    table = scene(spots=place(), hands=f"a-fair-queue {' '.join(eight)}", deck="heavy-sleeper",
                  game=finder)  # fmt: skip
    after = play(table, "play a-fair-queue at 1 open")

    assert question(after) == "1 limit"
    assert each(after.plays) == [1, 2]
    assert question(play(after, "discard heavy-sleeper")) == "2 play"
