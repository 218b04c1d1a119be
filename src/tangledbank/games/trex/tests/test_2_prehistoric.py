"""§2.1 The deal of a round; §2.2, §2.4, §2.14 the Prehistoric period, and cards that are closed."""

import pytest

from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    deck_of_tests,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    deck,
    discards,
    events,
    held,
    legal,
    name_of,
    number_of,
    phase,
    play,
    prehistoric,
    question,
    refusal,
    score,
    seen,
    spots,
    story,
    told,
)

CRASH, NAP, STAMPEDE = prehistoric("crash"), prehistoric("long-nap"), prehistoric("stampede")
ALL = [one.id for one in deck_of_tests().prehistorics]
PLACES = all_places()
JURASSIC = card(period="jurassic")


def all_but(*names: str) -> str:
    """Every card of the deck but these, as discards of a scene."""
    return " ".join(one.id for _table, one in deck_of_tests().every() if one.id not in names)


# -- §2.1 ----------------------------------------------------------------------------------
def test_a_round_begins_with_four_cards_of_the_deck_as_spots() -> None:
    """§2.1"""
    row = [PLACES[0], JURASSIC, PLACES[1], CRASH]
    table = scene(deck=" ".join([*row, PLACES[2]]), hands=[card(), card(2)], phase="setting up")

    assert spots(table) == row
    assert deck(table)[0] == PLACES[2]
    assert int(table.round) == 1


def test_the_round_and_each_spot_are_told() -> None:
    """§2.1"""
    row = [*PLACES[1:4], JURASSIC]
    table = before_resolving(spots=PLACES[0], deck=" ".join(row), round=3)
    dealt = events(table, "spot dealt", "all pass")

    assert [(event.values["spot"], event.values["card"]) for event in dealt] == list(enumerate(row))
    assert dealt[0].sentence == f"{name_of(row[0])} is dealt as spot 1."
    assert [event.values["round"] for event in events(table, "round began", "all pass")] == [4]


def test_an_empty_deck_is_made_again_from_the_shuffled_discards() -> None:
    """§2.1, X1: in the middle of a deal"""
    orders = set()
    for seed in range(12):
        table = scene(deck=PLACES[0], discards=all_but(PLACES[0], JURASSIC), hands=JURASSIC,
                      phase="setting up", seed=seed, redraw=False)  # fmt: skip
        assert spots(table)[0] == PLACES[0]
        assert discards(table) == []
        assert len(deck(table)) == 104 - 5
        orders.add(tuple(spots(table)))
    assert len(orders) > 8


def test_the_deck_is_not_made_again_before_it_is_empty() -> None:
    """§2.1"""
    table = scene(deck=" ".join(PLACES[:4]), discards=all_but(*PLACES[:4], JURASSIC),
                  hands=JURASSIC, phase="setting up")  # fmt: skip

    assert (deck(table), len(discards(table))) == ([], 99)
    assert len(spots(table)) == 4


def test_that_it_was_empty_is_told_with_its_new_number_of_cards() -> None:
    """§2.1"""
    table = before_resolving(spots=PLACES[0], discards=all_but(PLACES[0], JURASSIC), hands=JURASSIC)

    assert "The deck is empty: the discards are shuffled, 103 cards." in story(table, "all pass")
    assert told(table, "all pass").count("reshuffled") == 1


def test_nobody_knows_the_cards_of_a_deck_that_was_made_again() -> None:
    """§2.1: not even the one that lay open a moment ago"""
    kennels = place(spot="winner-discards")
    words = {"spots": kennels, "sides": [JURASSIC, ""], "hands": [card(), card(2)]}
    number = number_of(JURASSIC)

    kept = resolved(**words)
    assert discards(kept) == [JURASSIC]
    assert int(kept.known[number]) != 0
    anew = resolved(discards=all_but(kennels, JURASSIC, card(), card(2)), **words)
    assert JURASSIC in [*deck(anew), *spots(anew)]
    assert int(anew.known[number]) == 0


def test_with_too_few_cards_there_are_fewer_spots() -> None:
    """§2.1, X1"""
    hands = all_cards(plain=False, set=2011)
    table = scene(
        cards="2011", limit=30, hands=[" ".join(hands[:30]), " ".join(hands[30:])],
        scores=[" ".join(all_of_2011()[2:]), ""], phase="setting up",
    )  # fmt: skip

    assert sorted(spots(table)) == sorted(all_of_2011()[:2])
    assert len(seen(table).spots) == 2
    assert question(table) == "1 play"
    assert refusal(table, "play how-de-do at 3 down").sentence == (
        "There are spots 1 to 2 in this round."
    )


def all_of_2011() -> list[str]:
    """The places of 2011."""
    return [one.id for one in deck_of_tests().places if one.set == 2011]


# -- §2.2 ----------------------------------------------------------------------------------
def test_without_a_prehistoric_card_there_is_no_prehistoric_period() -> None:
    """§2.2"""
    table = before_resolving(spots=PLACES[0], deck=" ".join(PLACES[1:5]), hands=[card(), card(2)])

    assert "prehistoric" not in told(table, "all pass")
    assert phase(play(table, "all pass")) == "Finely Balanced"


@pytest.mark.parametrize("name", ALL)
def test_a_dealt_prehistoric_card_acts_once_and_by_itself(name: str) -> None:
    """§2.2"""
    table = before_resolving(spots=PLACES[0], deck=" ".join([PLACES[1], name, *PLACES[2:4]]),
                             hands=[f"{card()} {card(2)}", f"{card(3)} {card(4)}"])  # fmt: skip
    acted = events(table, "prehistoric", "all pass")

    assert [dict(event.values) for event in acted] == [{"card": name, "spot": 1}]
    assert acted[0].sentence == f"{name_of(name)} acts."
    after = play(table, "all pass")
    while phase(after) == "prehistoric":
        after = play(after, legal(after)[0])
    assert phase(after) == "Finely Balanced"
    rest = events(play(table, "all pass"), "prehistoric", *walk(table))
    assert rest == []


def walk(table: Position) -> list[str]:
    """First answers, until the round after the next begins."""
    after = play(table, "all pass")
    round, texts = int(after.round), []
    while int(after.round) == round and phase(after) != "Free":
        texts.append(legal(after)[0])
        after = play(after, texts[-1])
    return texts


def test_it_comes_before_the_trade_and_before_finely_balanced() -> None:
    """§2.2, §6.2"""
    table = before_resolving(spots=PLACES[0], deck=f"{STAMPEDE} {PLACES[1]} {JURASSIC} {PLACES[2]}",
                             hands=[card(), card(2)])  # fmt: skip
    names = told(table, "all pass", "no trade")
    order = ["round began", "prehistoric", "no trade", "period began"]

    assert [name for name in names if name in order] == order


def test_a_prehistoric_card_that_is_only_on_a_pile_does_nothing() -> None:
    """§2.2: only dealt ones act"""
    table = scene(spots=f"{PLACES[0]} {PLACES[1]}", discards=CRASH, deck=NAP, phase="prehistoric",
                  rexonomics=1, hands=[card(), card(2)])  # fmt: skip

    assert (int(table.rexonomics), bool(table.field.napping)) == (1, False)
    assert phase(table) == "Finely Balanced"


# -- §2.4 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("period", ["finely-balanced", "jurassic", "free"])
def test_nobody_plays_to_a_prehistoric_card_in_any_period(period: str) -> None:
    """§2.4"""
    own = card(period=period, plain=False)
    for seat in (0, 1):
        table = scene(spots=f"{CRASH} {PLACES[0]}", hands=[own if seat == 0 else "", own * seat],
                      period=period, turn=seat)  # fmt: skip
        assert legal(table) == [
            "pass", f"play {own} at 2 down", f"play {own} at 2 open", "play how-de-do at 2 down",
        ]  # fmt: skip
        for text in (f"play {own} at 1 down", f"play {own} at 1 open", "play how-de-do at 1 down"):
            why = refusal(table, text)
            assert (why.code, why.section, why.cards) == ("closed", "§2.4", (CRASH,))


def test_it_lies_there_for_the_rest_of_the_round_and_is_discarded_at_its_end() -> None:
    """§2.4"""
    table = scene(spots=f"{CRASH} {PLACES[0]}", hands=[card(), card(2)], phase="prehistoric")
    for period in ("Finely Balanced", "Jurassic", "Free"):
        assert phase(table) == period
        assert spots(table)[0] == CRASH
        assert seen(table).spots[0].closed
        table = play(table, *["pass", "pass"])

    assert discards(table) == [CRASH, PLACES[0]]
    assert score(table, 0) == score(table, 1) == []


def test_it_is_discarded_with_the_spots_that_nobody_contested() -> None:
    """§2.4, §5.8"""
    table = before_resolving(spots=f"{CRASH} {PLACES[0]} {PLACES[1]}",
                             sides=[f"/ {JURASSIC} /", ""])  # fmt: skip

    assert discards(play(table, "all pass")) == [CRASH, PLACES[1]]
    told_of = events(table, "uncontested", "all pass")
    assert [event.values["card"] for event in told_of] == [CRASH, PLACES[1]]
    assert [event.sentence for event in told_of] == [
        f"{name_of(CRASH)} is discarded.", f"Nobody came to {name_of(PLACES[1])}; it is discarded.",
    ]  # fmt: skip
    assert score(play(table, "all pass")) == [PLACES[0]]


def test_a_discarded_prehistoric_card_may_be_dealt_and_act_again() -> None:
    """§2.2, §2.4"""
    table = scene(discards=all_but(*PLACES[:3], CRASH), deck=f"{CRASH} {' '.join(PLACES[:3])}",
                  hands="", phase="setting up", rexonomics=1)  # fmt: skip
    assert int(table.rexonomics) == 0
    table.deck.fill([table.cards.number_of[name] for name in [*PLACES[3:6], CRASH]])
    table.discards.clear()

    assert [event.values["card"] for event in events(table, "prehistoric", "all pass")] == [CRASH]


# -- §2.14 ---------------------------------------------------------------------------------
def test_if_all_spots_are_prehistoric_nobody_plays_and_all_are_discarded() -> None:
    """§2.14"""
    row = [CRASH, NAP, prehistoric("ice"), prehistoric("tar")]
    table = before_resolving(
        spots=PLACES[0], deck=" ".join([*row, *PLACES[1:5]]), hands=[JURASSIC, card()], first=1
    )
    after = play(table, "all pass")

    assert int(after.round) == 3
    assert spots(after) == PLACES[1:5]
    assert discards(after) == [PLACES[0], *row]
    assert "period began" not in told(table, "all pass")[:-2]
    assert told(table, "all pass").count("period began") == 1
    assert held(after) == [JURASSIC]
    assert int(after.first) == 1  # the markers have passed twice (§6.3)
