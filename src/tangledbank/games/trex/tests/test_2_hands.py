"""§2.5, §2.6, §2.12, §2.13 Prehistoric cards that touch hands: meteor, swap meet, fossil, gift."""

from collections import Counter
from typing import Any

import pytest

from tangledbank.core.events import Event
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    place,
    scene,
)
from tangledbank.games.trex.tests.words import (
    deck,
    discards,
    events,
    held,
    legal,
    name_of,
    play,
    played,
    prehistoric,
    question,
    refused,
    seen,
    sizes,
    story,
    told,
)

OLD = all_cards(period="finely-balanced", set=2011, plain=False)
PLACES = all_places()
MINE, THEIRS = OLD[:3], OLD[3:6]
AUNT = "the-immovable-aunt"
FOSSIL = prehistoric("fossil")


def dealt(
    effect: str, mine: list[str] = MINE, theirs: list[str] = THEIRS, **words: Any
) -> Position:
    """A round that a Prehistoric card begins."""
    return scene(
        spots=f"{prehistoric(effect)} {place()}", hands=[" ".join(mine), " ".join(theirs)],
        phase="prehistoric", **words,
    )  # fmt: skip


def next_round(effect: str, mine: list[str] = MINE, theirs: list[str] = THEIRS) -> list[Event]:
    """What a Prehistoric card causes, up to its first question; seat 0 has First Move then."""
    table = before_resolving(
        spots=PLACES[0], deck=" ".join([prehistoric(effect), *PLACES[1:4], AUNT]), first=1,
        hands=[" ".join(mine), " ".join(theirs)],
    )  # fmt: skip
    caused = played(table, "all pass")[1]
    at = [event.name for event in caused].index("prehistoric")
    return caused[at:]


# -- §2.5 Meteor ---------------------------------------------------------------------------
def test_each_discards_a_card_of_the_hand_at_the_same_time() -> None:
    """§2.5"""
    table = dealt("meteor")
    assert question(table) == "both meteor"
    assert legal(table, 0) == [f"discard {name}" for name in MINE]
    assert legal(table, 1) == [f"discard {name}" for name in THEIRS]

    half = play(table, f"2: discard {THEIRS[0]}")
    assert (half.actors(), discards(half)) == ([0], [])
    assert (len(held(half, 1)), seen(half).players[1].ready) == (3, True)
    after = play(half, f"discard {MINE[1]}")
    assert discards(after) == [MINE[1], THEIRS[0]]
    assert held(after) == sorted([MINE[0], MINE[2]])
    assert held(after, 1) == sorted(THEIRS[1:])


def test_what_the_other_has_chosen_is_a_secret_until_both_have() -> None:
    """§2.5"""
    table = dealt("meteor")
    one, other = (play(table, f"2: discard {name}") for name in THEIRS[:2])

    assert seen(one, 0) == seen(other, 0)
    assert seen(one, None) == seen(other, None)
    assert told(table, f"2: discard {THEIRS[0]}") == ["ready"]
    assert story(one, f"discard {MINE[0]}")[:2] == [
        f"Seat 1 discards {name_of(MINE[0])}.", f"Seat 2 discards {name_of(THEIRS[0])}.",
    ]  # fmt: skip


def test_a_how_de_do_and_a_card_of_the_rival_cannot_be_discarded() -> None:
    """§2.5, §3.5"""
    table = dealt("meteor")

    assert refused(table, "1: discard how-de-do") == "how-de-do"
    assert refused(table, f"1: discard {THEIRS[0]}") == "not-in-hand"


# -- §2.6 Swap meet ------------------------------------------------------------------------
def test_each_gets_one_card_of_the_others_hand() -> None:
    """§2.6"""
    table = dealt("swap-meet")

    assert sizes(table) == [3, 3]
    assert len(set(held(table, 0)) & set(THEIRS)) == 1
    assert len(set(held(table, 1)) & set(MINE)) == 1
    assert question(table) == "1 play"


def test_chance_draws_any_of_them() -> None:
    """§2.6"""
    drawn: Counter[str] = Counter()
    for seed in range(90):
        table = dealt("swap-meet", seed=seed)
        drawn.update(set(held(table, 0)) & set(THEIRS))
        drawn.update(set(held(table, 1)) & set(MINE))

    assert set(drawn) == {*MINE, *THEIRS}
    assert min(drawn.values()) > 15


def test_the_two_players_and_nobody_else_know_the_cards() -> None:
    """§2.6, §10.8"""
    caused = next_round("swap-meet")
    got = [event for event in caused if event.name in ("got", "gave it")]

    assert [(event.name, event.audience) for event in got] == [
        ("gave it", (0,)), ("got", (0,)), ("gave it", (1,)), ("got", (1,)),
    ]  # fmt: skip
    cards = [event.values["card"] for event in got]
    assert cards[:2] == cards[:1:-1]
    assert cards[0] in MINE
    assert cards[1] in THEIRS
    public = [event.name for event in caused if event.audience is None]
    assert public == ["prehistoric", "exchanged", "period began"]


def test_both_players_know_the_swapped_cards_afterwards() -> None:
    """§2.6, §1.10"""
    table = dealt("swap-meet")
    mine, theirs = set(held(table, 1)) & set(MINE), set(held(table, 0)) & set(THEIRS)

    for viewer in (0, 1):
        assert set(seen(table, viewer).players[0].known) == theirs
        assert set(seen(table, viewer).players[1].known) == mine
    assert [one.known for one in seen(table, None).players] == [(), ()]


# -- §2.12 Fossil --------------------------------------------------------------------------
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_move_holder_takes_the_found_card_and_the_rival_first_move(first: int) -> None:
    """§2.12"""
    table = dealt("fossil", deck=AUNT, first=first)

    assert AUNT in held(table, first)
    assert AUNT not in deck(table)
    assert int(table.first) == 1 - first
    assert question(table) == f"{2 - first} play"
    assert seen(table, 1 - first).players[first].known == (AUNT,)


def test_what_was_found_is_told_to_everyone() -> None:
    """§2.12, §10.4"""
    assert [event.sentence for event in next_round("fossil")][:4] == [
        "Found in the Cutting acts.",
        "Seat 1 finds The Immovable Aunt in the deck, which is shuffled again.",
        "Seat 1 takes The Immovable Aunt into the hand.",
        "Seat 2 takes First Move.",
    ]


@pytest.mark.parametrize("where", ["hands", "discards", "sides", "spots"])
def test_a_card_that_is_not_in_the_deck_changes_nothing(where: str) -> None:
    """§2.12, §10.5: the whole instruction is ignored, First Move stays"""
    words: dict[str, Any] = {"hands": [OLD[0], OLD[1]], "spots": f"{FOSSIL} {place()}"}
    words[where] = {
        "hands": [OLD[0], f"{OLD[1]} {AUNT}"], "discards": AUNT, "sides": ["", f"/ {AUNT}"],
        "spots": f"{FOSSIL} {AUNT}",
    }[where]  # fmt: skip
    table = scene(phase="prehistoric", trade=False, **words)

    assert (int(table.first), question(table)) == (0, "1 play")
    assert held(table) == [OLD[0]]


def test_first_move_that_has_changed_already_is_not_taken_from_the_rival_again() -> None:
    """§2.12, §3.6"""
    table = scene(spots=f"{prehistoric('stampede')} {FOSSIL} {place()}", deck=AUNT,
                  hands=[OLD[0], OLD[1]], phase="prehistoric")  # fmt: skip
    table = play(table, f"first {prehistoric('stampede')}")

    assert (AUNT in held(table, 0), int(table.first)) == (True, 1)


# -- §2.13 Gift ----------------------------------------------------------------------------
@pytest.mark.parametrize("giver", [0, 1])
def test_whoever_has_the_larger_hand_size_gives_the_other_a_card(giver: int) -> None:
    """§2.13"""
    hands = [MINE, THEIRS[:2]] if giver == 0 else [MINE[:2], THEIRS]
    table = dealt("gift", hands[0], hands[1])

    assert question(table) == f"{giver + 1} gift"
    assert legal(table) == [f"give {name}" for name in hands[giver]]
    after = play(table, f"give {hands[giver][1]}")
    assert hands[giver][1] in held(after, 1 - giver)
    assert sizes(after) == [5 - 3 - (giver == 1) + (giver == 1) * 2, 2 + (giver == 0)]
    assert question(after) == "1 play"


def test_if_level_nobody_gives() -> None:
    """§2.13"""
    table = dealt("gift")

    assert (question(table), sizes(table)) == ("1 play", [3, 3])
    assert "nothing" in [event.name for event in next_round("gift")]


def test_only_the_two_players_know_the_gift() -> None:
    """§2.13, §10.7"""
    table = dealt("gift", MINE, THEIRS[:2])
    caused = played(table, f"give {MINE[0]}")[1]

    assert [(event.name, event.audience) for event in caused][:3] == [
        ("gave", None), ("gave it", (0,)), ("got", (1,)),
    ]  # fmt: skip
    assert "card" not in caused[0].values
    after = play(table, f"give {MINE[0]}")
    for viewer in (0, 1):
        assert seen(after, viewer).players[1].known == (MINE[0],)
    assert seen(after, None).players[1].known == ()


def test_a_gift_cannot_be_refused_nor_be_a_how_de_do() -> None:
    """§2.13, §3.5"""
    table = dealt("gift", MINE, THEIRS[:2])

    assert refused(table, "leave it") == "not-now"
    assert refused(table, "give how-de-do") == "how-de-do"
    assert events(table, "gave", f"give {MINE[2]}")[0].seat == 0


def test_spectators_do_not_learn_which_known_card_was_given() -> None:
    """§10.7, §1.10: everyone knew the hand, now only the players do"""
    home = before_resolving(
        spots=f"{PLACES[0]} {PLACES[1]}", sides=[" ".join(MINE), " ".join(THEIRS[:2])], first=1,
        deck=" ".join([prehistoric("gift"), *PLACES[2:5]]),
    )  # fmt: skip
    table = play(home, "all pass")
    assert set(seen(table).players[0].known) == set(MINE)

    gifts = [play(table, f"give {name}") for name in MINE]
    assert seen(gifts[0]) == seen(gifts[1]) == seen(gifts[2])
    assert set(seen(gifts[0], 1).players[0].known) == set(MINE[1:])


def test_spectators_do_not_learn_which_known_cards_were_swapped() -> None:
    """§10.8, §2.6"""
    home = before_resolving(
        spots=f"{PLACES[0]} {PLACES[1]}", sides=[" ".join(MINE), " ".join(THEIRS)], first=1,
        deck=" ".join([prehistoric("swap-meet"), *PLACES[2:5]]),
    )  # fmt: skip
    tables = []
    for seed in range(8):
        table = home.clone()
        table.rng.seed(f"{seed:02}" * 32)
        tables.append(play(table, "all pass"))

    assert len({tuple(held(table)) for table in tables}) > 3
    assert len({str(seen(table).players) for table in tables}) == 1
    assert len(seen(tables[0], 1).players[0].known) == 3
