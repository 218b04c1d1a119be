"""The mind: it races to the end by what has been seen so far, and its words fit every action."""

import re
from collections.abc import Iterator

import pytest

from tangledbank.bots.thinker import Thinker
from tangledbank.core import position as core
from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.mind import Mind
from tangledbank.core.options import Values
from tangledbank.core.rng import seeded
from tangledbank.core.search import Limits, Search
from tangledbank.core.thinking import Skill
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.mind import CladesMind
from tangledbank.games.clades.bots.race import Eyes, paces, race
from tangledbank.games.clades.rules.actions import HINT, PASS, STUCK, is_call
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.seen.view import View
from tangledbank.games.clades.tests.words import action, after, dealt
from tangledbank.testing.knowing import contents, known_to
from tangledbank.testing.playing import play_on, random_record

WATER, LAND = "mw1b sw1b aw1b", "ml2g sl2g al2g"
CLADE = "mw1b mw1g mw1r"
PILE = "ma1b ma1g ma1r ma2b ma2g ma2r ma3b ma3g ma3r sa1b sa1g sa1r sa2b sa2g sa2r"

TABLES: list[tuple[int, Values]] = [
    (2, {}),
    (5, {"animals": "genius", "victory_break": True}),
    (3, {"open_hand": "switch", "personal_cards": "3", "false_call_penalty": True}),
    (8, {"cards": "threes"}),
    (1, {}),
    (1, {"solitaire": "race"}),
    (1, {"solitaire": "race", "countdown": 60, "stall_seconds": 0}),
    (2, {"untimed": True, "false_call_penalty": True}),
    (4, {"untimed": True, "open_hand": "switch", "victory_break": True, "personal_cards": "2"}),
    (1, {"untimed": True, "cards": "teaching"}),
]
tables = pytest.mark.parametrize(("seats", "options"), TABLES)


def outlook(table: Position, trials: int = 120, depth: int = 0, seed: int = 1) -> list[float]:
    """Each seat's chance of winning."""
    search = Search(CladesMind(GAME.cards), table)
    return list(search.outlook(table, Limits(trials, depth), seeded(seed)))


SKILL = Skill(trials=60, depth=0)


def thought(table: Position, seat: int = 0, seed: int = 1) -> int:
    """What is best, from what the seat knows."""
    known = known_to(GAME, table, seat)
    actions = Actions()
    known.fill(seat, actions)
    search = Search(CladesMind(GAME.cards), known)
    return int(search.think(known, seat, actions, Limits(SKILL.trials, SKILL.depth), seeded(seed)))


# -- chances -------------------------------------------------------------------------------
@tables
def test_chances_add_up_and_say_nothing_else_for_the_same_seed(seats: int, options: Values) -> None:
    found = outlook(dealt(seats, 1859, **options), trials=20)

    assert found == outlook(dealt(seats, 1859, **options), trials=20)
    if seats > 1:
        assert sum(found) == pytest.approx(1)
    assert all(0 <= one <= 1 for one in found)


def test_at_the_start_all_have_the_same_chance() -> None:
    for seats, fair in ((2, 0.5), (4, 0.25)):
        found = outlook(dealt(seats, 7, cards="threes"), trials=300)
        assert found == pytest.approx([fair] * seats, abs=0.12)


@pytest.mark.parametrize("untimed", [False, True])
def test_whoever_has_more_cards_has_the_better_chance(untimed: bool) -> None:
    """§11.3"""
    rest = "mw2r sw2r aw2r ml1b sl3g al2b"
    ahead = scene(shared=f"{WATER} {LAND}", piles=[PILE, "sa3r"], deck=rest, untimed=untimed)
    behind = scene(shared=f"{WATER} {LAND}", piles=["sa3r", PILE], deck=rest, untimed=untimed)

    assert outlook(ahead)[0] > 0.8
    assert outlook(behind)[0] < 0.2


def test_a_lead_is_worth_more_as_the_deck_runs_out() -> None:
    """§11.1"""
    lead = "ma1b sa1b aa1b ma2b sa2b aa2b"
    early = scene(shared=f"{WATER} {LAND}", piles=[lead, ""])
    late = scene(shared=f"{WATER} {LAND}", piles=[lead, ""], deck="mw2r sl3b")

    assert outlook(late)[0] > 0.8
    assert outlook(late)[0] > outlook(early)[0] + 0.1


def test_whoever_has_made_more_triples_is_held_to_be_quicker() -> None:
    table = scene(shared=f"{WATER} {LAND}", deck="mw2r sw2r aw2r ml1b sl3g al2b ma1b sa1b aa1b")
    slow = table.clone()
    slow.now = table.now = 120_000
    table.triples[0], table.triples[1] = 15, 2

    def mean_pace(position: Position, seat: int) -> float:
        rng = seeded(1)
        return sum(paces(position, rng)[seat] for _time in range(300)) / 300

    assert mean_pace(table, 0) > 1.5 * mean_pace(table, 1)
    assert outlook(table)[0] > outlook(slow)[0] + 0.1


def test_a_personal_card_that_makes_a_triple_counts() -> None:
    """§1.2, §11.1"""
    table = scene(
        shared="mw1b sw1b ml2g", hands=["aw1b", "sa3r"], piles=["ma1b", "sa1g sa2g"], deck=""
    )  # fmt: skip

    assert outlook(table)[0] > 0.6


def test_alone_a_race_can_be_lost_and_a_casual_game_cannot() -> None:
    """§8.2, §8.3, §8.4"""
    race_to_ten: Values = {"solitaire": "race"}
    casual, slow, quick = (
        outlook(dealt(1, 3, **options), trials=40)[0]
        for options in ({}, race_to_ten, race_to_ten | {"countdown": 60})
    )

    assert casual == 1
    assert quick < 0.2 < slow < 1


def test_in_real_time_nobody_is_next_so_that_depth_changes_nothing() -> None:
    """§3.1"""
    table = dealt(3, 11)

    assert outlook(table, trials=40, depth=50) == outlook(table, trials=40)


@pytest.mark.parametrize("depth", [0, 6, 1000])
def test_in_turns_any_depth_sees_about_the_same(depth: int) -> None:
    """§9.1"""
    table = scene(
        shared=f"{WATER} {LAND}", piles=["ma1b ma1g", ""], deck="mw2r sw2r aw2r", untimed=True
    )
    found = outlook(table, trials=300, depth=depth)[0]

    assert found == pytest.approx(outlook(table, trials=300, seed=2)[0], abs=0.12)


@tables
def test_a_race_comes_to_an_end(seats: int, options: Values) -> None:
    for seed in range(4):
        table, rng = dealt(seats, seed, **options), seeded(seed)
        race(table, Eyes(), paces(table, rng), rng)
        assert table.outcome() is not None


def test_chance_begins_anew_in_the_deck_and_nowhere_else() -> None:
    """§1.1, §8.3"""
    for seats, options in ((3, {}), (1, {"solitaire": "race"})):
        table = dealt(seats, 5, **options)
        stirred = table.clone()
        CladesMind(GAME.cards).stir(stirred, seeded(1))
        open_cards = (table.shared, *table.hands, *table.piles)

        assert [pile.as_list() for pile in open_cards] == [
            pile.as_list() for pile in (stirred.shared, *stirred.hands, *stirred.piles)
        ]
        assert stirred.deck.as_list() != table.deck.as_list()
        assert sorted([*stirred.deck, *stirred.aside]) == sorted([*table.deck, *table.aside])
        assert stirred.aside.count == table.aside.count


# -- what it does --------------------------------------------------------------------------
def test_it_takes_the_triple_that_wins() -> None:
    """§9.1, §11.1"""
    table = scene(shared=f"{WATER} ml2g", piles=["ma1b", "sa1g sa2g sa3g"], deck="", untimed=True)

    assert thought(table) == action(f"call {WATER}")


def test_it_takes_the_triple_that_brings_most() -> None:
    """§2.3"""
    table = scene(shared=f"{CLADE} {LAND}", deck="mw2r sw2r aw2r sa1b", untimed=True)

    assert {thought(table, seed=seed) for seed in range(2)} == {action(f"call {CLADE}")}


def test_it_passes_only_if_there_is_nothing() -> None:
    """§9.1"""
    assert thought(scene(shared="mw1b sw1b ml2g sl2g aa2r", untimed=True)) == PASS
    assert thought(scene(shared="mw1b sw1b ml2g sl2g aa2r")) == STUCK


def test_it_looks_at_triples_alone_and_asks_for_no_hint() -> None:
    """§3.1, §5.5"""
    table = scene(shared=f"{WATER} {LAND} mw1g")
    actions = Actions()
    table.fill(0, actions)
    CladesMind(GAME.cards).propose(table, 0, actions, seeded(1))

    assert set(actions.as_list()) == {
        STUCK, action(f"call {WATER}"), action(f"call {LAND}")
    }  # fmt: skip


@tables
def test_the_policy_does_what_is_allowed(seats: int, options: Values) -> None:
    mind, buffer = CladesMind(GAME.cards), Actions()
    record = random_record(GAME, seats, seeded(seats), options)
    for position in play_on(record):
        for seat in position.actors():
            picked = mind.policy(position, seat, buffer, seeded(1))
            assert position.ground(seat, picked) == ALLOWED
            assert picked != HINT


@tables
def test_what_it_imagines_is_possible(seats: int, options: Values) -> None:
    assert GAME.knowledge is not None
    mind: Mind = CladesMind(GAME.cards)
    record = random_record(GAME, seats, seeded(seats + 1), options)
    for position in play_on(record):
        for seat in range(seats):
            known = known_to(GAME, position, seat)
            imagined = known.clone()
            mind.imagine(imagined, seat, seeded(1))
            GAME.knowledge.hide(imagined, seat)
            assert contents(imagined) == contents(known)


@pytest.mark.parametrize("untimed", [False, True])
def test_the_choice_is_the_same_from_a_view_and_for_the_same_seed(untimed: bool) -> None:
    table = after(
        dealt(3, 1859, untimed=untimed), *([] if untimed else ["at 4000"])
    )  # fmt: skip
    seat = int(table.to_act())
    view, legal = table.view(seat), table.legal(seat)

    choice = Thinker(GAME, SKILL).choose(view, legal, seeded(3)).action
    assert choice == Thinker(GAME, SKILL).choose(view, legal, seeded(3)).action
    assert choice == thought(table, seat, seed=3)


# -- what is said --------------------------------------------------------------------------
def every_action(position: core.Position, seat: int) -> Iterator[int]:
    """Everything that may be done; of hundreds of calls some."""
    legal = position.legal(seat)
    calls = [one for one in legal if is_call(one)]
    yield from (one for one in legal if not is_call(one))
    yield from calls[:: max(1, len(calls) // 12)]


@tables
def test_there_are_words_for_every_action(seats: int, options: Values) -> None:
    thinking, cards = GAME.thinking, GAME.cards
    assert thinking is not None
    record = random_record(GAME, seats, seeded(seats + 2), options)
    for position in play_on(record):
        for seat in position.actors():
            view = position.view(seat)
            assert isinstance(view, View)
            for one in every_action(position, seat):
                for said in (thinking.nudge(cards, view, one), thinking.advice(cards, view, one)):
                    assert re.fullmatch(r"[A-Z][^{}]*\.", said)
                    assert "None" not in said
                assert set(thinking.about(cards, view, one)) <= {*view.reach, *view.hand}
                assert len(thinking.about(cards, view, one)) == (
                    len(GAME.parts(one).get("cards", ()))
                    + (GAME.parts(one).get("given") is not None)
                )


@pytest.mark.parametrize(
    ("called", "nudge"),
    [
        ("mw1b mw1g mw1r", "Look at the mammals: a triple of one clade brings more."),
        ("mw1b sw1b aw1b", "Look at the animals in the water."),
        ("mw1b sl1b aa1b", "Look at the blue cards."),
        ("mw1b sl1g aa1r", "Look at the cards with one animal."),
        ("mw1b sl2g aa3r", "Look for three cards that have nothing in common."),
        ("mw1b sl2g aa3b", "Look at every quality of all three cards once more."),
    ],
)
def test_a_nudge_says_what_is_alike_and_not_which_cards(called: str, nudge: str) -> None:
    """§2.1"""
    table = scene(shared=called)
    assert GAME.thinking is not None

    assert GAME.thinking.nudge(GAME.cards, table.view(0), action(f"call {called}")) == nudge


def test_advice_names_the_cards_and_what_is_given_for_them() -> None:
    """§3.1, §7.3"""
    table = after(
        scene(
            shared="mw1b sw1b ml2g", hands=["ma1r sa2g", "aw1b"], personal_cards="2 1",
            open_hand="switch",
        ),
        "1: stuck", "2: stuck",
    )  # fmt: skip
    assert GAME.thinking is not None
    view, exchange = table.view(0), action(f"call {WATER} giving ma1r")

    assert GAME.thinking.advice(GAME.cards, view, exchange) == (
        "Call one blue Valenictus, one blue Elasmosaurus and one blue Hughmilleria, "
        "and give one red Icaronycteris for it."
    )
    assert GAME.thinking.about(GAME.cards, view, exchange) == (
        "mammal-water-1-blue", "sauropsid-water-1-blue", "arthropod-water-1-blue",
        "mammal-air-1-red",
    )  # fmt: skip


def test_what_was_weighed_is_told_in_cards_and_triples() -> None:
    """§2.3"""
    table = scene(shared=f"{CLADE} {LAND}", deck="mw2r sw2r aw2r sa1b", untimed=True)
    assert GAME.thinking is not None
    known, actions = known_to(GAME, table, 0), Actions()
    known.fill(0, actions)
    thinker = Thinker(GAME, SKILL, aloud=True)
    weighed = {one.action: one for one in thinker.think(known, 0, actions, seeded(1)).considered}

    best, pass_ = weighed[action(f"call {CLADE}")], weighed[PASS]
    assert best.aspects[0] - pass_.aspects[0] == pytest.approx(5, abs=0.5)
    assert best.chance > pass_.chance
    assert len(best.aspects) == len(GAME.thinking.aspects)
