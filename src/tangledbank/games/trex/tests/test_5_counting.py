"""§5 How a round is resolved: what is turned up, in which order, and what a side counts."""

import pytest

from tangledbank.games.trex.tests.steady import (
    all_places,
    before_resolving,
    card,
    place,
    resolved,
)
from tangledbank.games.trex.tests.words import (
    discards,
    disregarded,
    events,
    held,
    how_de_dos,
    legal,
    play,
    prehistoric,
    question,
    seen,
    side,
    told,
    totals,
)

NEXT = " ".join(all_places()[1:8:2])  # plain spots of the next round
MUSIC, FOOD, WHEEL = place(icon="music"), place(icon="food"), place(icon="wheel")
FIVE = card(footprints=5, icon="water")
FOUR = card(footprints=4, icon="hat")
THREE = card(period="jurassic", footprints=3, icon="book")
EVEN = card(period="finely-balanced", footprints=3, icon="water")
ONE = card(period="free", footprints=1, icon="food", reveal="peek")
TOP = card(period="finely-balanced", text="disregard-top")
OTHER_TOP = card(period="free", text="disregard-top")


# -- §5.1 turned up ------------------------------------------------------------------------
def test_every_hidden_card_is_turned_up_and_those_that_were_shown_are_not_told_again() -> None:
    """§5.1"""
    table = before_resolving(
        spots=f"{MUSIC} {FOOD}", sides=[f"{FIVE} {EVEN}+", f"/ {THREE} how-de-do"], deck=NEXT
    )
    found = events(table, "turned up", "all pass")

    assert [(one.seat, one.values["card"], one.values["spot"]) for one in found] == [
        (0, FIVE, 0), (1, THREE, 1), (1, "how-de-do", 1),
    ]  # fmt: skip


def test_numbers_of_cards_that_are_turned_up_are_those_of_their_laying() -> None:
    """§5.1"""
    table = before_resolving(spots=MUSIC, sides=[f"{FIVE} {EVEN}", THREE], deck=NEXT)
    laid = [one.number for owner in (0, 1) for one in seen(table).spots[0].sides[owner]]

    assert [one.values["number"] for one in events(table, "turned up", "all pass")] == laid
    assert laid == [1, 2, 3]


@pytest.mark.parametrize(
    ("effect", "name"),
    [("encore", "encore"), ("barge-in", "first move"), ("boom", "rexonomics"),
     ("find-card", "found"), ("find-place", "found"), ("exchange", "exchanged"),
     ("discard", "discarded"), ("give", "gave"), ("relocate", "relocated"), ("peek", "peeked")],
)  # fmt: skip
def test_no_reveal_effect_happens_when_cards_are_turned_up(effect: str, name: str) -> None:
    """§5.1, §4.3: not even where it would have something to do."""
    table = before_resolving(
        spots=f"{MUSIC} {FOOD}", hands=[f"{FOUR} {FIVE}", f"{THREE} {EVEN}"],
        sides=[f"{card(footprints=4, icon='food')} / ", card(reveal=effect, plain=False)],
        deck=NEXT, rexonomics=0, first_move="never", behind=9,
    )  # fmt: skip

    assert name not in told(table, "all pass")
    assert question(play(table, "all pass")) == "1 play"


def test_everything_lies_open_when_the_resolution_asks() -> None:
    """§5.1, §1.10"""
    table = resolved(spots=MUSIC, sides=[f"{FOUR} {card(2, footprints=4)}", OTHER_TOP])

    assert question(table) == "2 top"
    assert side(table, 0, 1) == [f"{FOUR}+", f"{card(2, footprints=4)}+"]
    assert [one.card for one in seen(table).spots[0].sides[1]] == [OTHER_TOP]


# -- §5.2, §5.3 texts that disregard -------------------------------------------------------
def test_disregarding_texts_act_before_anything_is_counted_from_the_left() -> None:
    """§5.2"""
    table = before_resolving(
        spots=f"{MUSIC} {FOOD}", sides=[f"{FOUR} / {TOP}", f"{OTHER_TOP} / {THREE}"], deck=NEXT
    )
    found = [name for name in told(table, "all pass") if name in ("disregarded", "counted")]

    assert found == ["disregarded"] * 2 + ["counted"] * 4
    assert [(one.values["card"], one.values["spot"], one.values["by"])
        for one in events(table, "disregarded", "all pass")] == [
        (FOUR, 0, OTHER_TOP), (THREE, 1, TOP),
    ]  # fmt: skip


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_move_holder_orders_texts_if_that_matters(first: int) -> None:
    """§5.3, §5.2: whoever acts first disregards the other, whose text is lost."""
    table = resolved(spots=MUSIC, sides=[TOP, OTHER_TOP], first=first, deck=NEXT)

    assert question(table) == f"{first + 1} sequence"
    assert legal(table) == [f"first {TOP}", f"first {OTHER_TOP}"]
    assert disregarded(play(table, f"first {TOP}")) == [OTHER_TOP]
    assert disregarded(play(table, f"first {OTHER_TOP}")) == [TOP]


def test_nobody_is_asked_if_the_order_changes_nothing() -> None:
    """§5.3"""
    table = resolved(spots=MUSIC, sides=[f"{TOP} {FOUR}", f"{OTHER_TOP} {FIVE}"], deck=NEXT)

    assert question(table).endswith(" play")
    assert disregarded(table) == sorted([FOUR, FIVE])


def test_a_choice_on_the_way_can_make_the_order_matter() -> None:
    """§5.3: the tie could fall on a card that would act itself."""
    kind = card(period="free", text="disregard-kind", footprints=2)  # of food, and 2 itself
    also_two = card(period="finely-balanced", footprints=2, icon="food", text="balance")
    table = resolved(spots=MUSIC, sides=[f"{kind} {also_two}", TOP], deck=NEXT)

    assert question(table) == "1 sequence"
    kind_first = play(table, f"first {kind}")
    assert question(kind_first).endswith(" play")
    assert disregarded(kind_first) == sorted([kind, also_two])
    top_first = play(table, f"first {TOP}")
    assert question(top_first) == "2 top"
    assert disregarded(play(top_first, f"disregard {kind}")) == [kind]
    assert disregarded(play(top_first, f"disregard {also_two}")) == [also_two]


def test_three_texts_are_ordered_one_after_the_other() -> None:
    """§5.3"""
    kind = card(period="free", text="disregard-kind", icon="water")
    table = resolved(
        spots=MUSIC, sides=[f"{TOP} {ONE}", f"{OTHER_TOP} {kind}"], deck=NEXT, first=1
    )  # kind disregards ONE, which would have stood before TOP

    assert question(table) == "2 sequence"
    assert legal(table) == [f"first {name}" for name in (TOP, OTHER_TOP, kind)]
    then = play(table, f"first {kind}")
    assert question(then) == "2 sequence"
    assert legal(then) == [f"first {TOP}", f"first {OTHER_TOP}"]
    assert disregarded(play(then, f"first {OTHER_TOP}")) == sorted([ONE, TOP])
    assert disregarded(play(then, f"first {TOP}")) == sorted([ONE, TOP, kind])


def test_a_first_move_that_changed_hands_in_free_orders_texts() -> None:
    """§5.3, §3.6, X19"""
    barge = card(period="free", reveal="barge-in")
    table = before_resolving(
        spots=f"{MUSIC} {FOOD}", hands=["", barge], sides=[TOP, OTHER_TOP], turn=1, deck=NEXT
    )

    assert question(play(table, f"play {barge} at 2 down", "all pass")) == "1 sequence"
    assert question(play(table, f"play {barge} at 2 open", "all pass")) == "2 sequence"


def test_a_text_of_one_spot_does_not_reach_another() -> None:
    """§5.2"""
    kind = card(period="free", text="disregard-kind", icon="water")
    table = resolved(spots=f"{MUSIC} {WHEEL}", sides=[kind, f"/ {ONE}"], deck=NEXT)

    assert (disregarded(table, 1), disregarded(table, 2)) == ([], [])
    assert totals(table, 2) == (0, 1)


# -- §5.4 totals ---------------------------------------------------------------------------
def test_a_total_is_the_printed_footprints_with_groups_and_texts() -> None:
    """§5.4"""
    eras = card(period="finely-balanced", text="eras", icon="music", footprints=2)
    table = before_resolving(spots=MUSIC, sides=[f"{eras} {FIVE} how-de-do", THREE], deck=NEXT)
    mine, theirs = events(table, "counted", "all pass")

    assert totals(play(table, "all pass")) == (2 + 5 + 1 + 1 + 1, 3)
    assert mine.values == {"spot": 0, "total": 10, "printed": 8, "group": 1}
    assert theirs.values == {"spot": 0, "total": 3, "printed": 3, "group": 0}


def test_cards_are_counted_where_they_lie_and_nowhere_else() -> None:
    """§5.4"""
    table = resolved(spots=f"{MUSIC} {FOOD}", sides=[f"{FIVE} / {EVEN}", f"/ {FOUR}"], deck=NEXT)

    assert (totals(table, 1), totals(table, 2)) == ((5, 0), (3, 4))


def test_a_card_without_footprints_adds_nothing_of_its_own() -> None:
    """§5.4"""
    none = card(period="free", footprints=0, reveal="give")
    table = resolved(spots=WHEEL, sides=[f"{none} {FIVE}", none_too()], deck=NEXT)

    assert totals(table) == (5, 0)


def none_too() -> str:
    """Another card without footprints."""
    return card(period="free", footprints=0, reveal="find-card")


def test_the_footprints_of_a_how_de_do_are_the_tables() -> None:
    """§5.4, §3.5"""
    words = {"spots": MUSIC, "sides": [f"{FOUR} how-de-do how-de-do@jurassic", ""], "deck": NEXT}

    assert totals(resolved(**words)) == (6, 0)
    assert totals(resolved(**words, how_de_do_footprints=3)) == (10, 0)


# -- §5.8, §5.9 the end of a round ---------------------------------------------------------
def test_uncontested_spots_are_discarded_with_prehistoric_ones() -> None:
    """§5.8, §2.4"""
    ice = prehistoric("ice")
    table = before_resolving(
        spots=f"{WHEEL} {ice} {FIVE} {MUSIC}", sides="/ / / " + FOUR, deck=NEXT
    )

    assert [(one.values["spot"], one.values["card"])
        for one in events(table, "uncontested", "all pass")] == [
        (0, WHEEL), (1, ice), (2, FIVE),
    ]  # fmt: skip
    assert discards(play(table, "all pass")) == [WHEEL, ice, FIVE]


def test_a_spot_with_one_hidden_how_de_do_is_contested() -> None:
    """§5.8, §5.6: nobody wins it, either."""
    table = before_resolving(spots=WHEEL, sides="how-de-do", deck=NEXT)

    assert "uncontested" not in told(table, "all pass")
    assert "nobody won" in told(table, "all pass")
    assert discards(play(table, "all pass")) == [WHEEL]


def test_all_played_cards_return_to_the_hand_of_their_side() -> None:
    """§5.9, §3.5, X3: even those that were disregarded."""
    table = resolved(
        spots=f"{MUSIC} {FOOD}", hands=[EVEN, ""], deck=NEXT,
        sides=[f"{FOUR} how-de-do / {THREE}+", f"{OTHER_TOP} / how-de-do how-de-do"],
    )  # fmt: skip

    assert held(table, 0) == sorted([EVEN, FOUR, THREE])
    assert held(table, 1) == [OTHER_TOP]
    assert (how_de_dos(table, 0), how_de_dos(table, 1)) == (3, 3)
    assert disregarded(table) == [FOUR]
    assert [side(table, seat, spot) for seat in (0, 1) for spot in (1, 2)] == [[]] * 4


def test_everyone_knows_the_cards_that_returned() -> None:
    """§5.9, §5.1"""
    table = resolved(spots=MUSIC, hands=[EVEN, ONE], sides=[FOUR, THREE], deck=NEXT)

    assert [player.known for player in seen(table, None).players] == [(FOUR,), (THREE,)]
    assert seen(table, 1).players[0].known == (FOUR,)
