"""What the rules tell: each kind of event, its sentence, its audience."""

import re

import pytest
from tests.play import random_game
from tests.spoken import check_sentences

from tangledbank.core.advance import advance
from tangledbank.core.events import listening
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules.told import TOLD as EVENTS
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    dealt,
    played,
    story,
)

DRAFT = scene(plants="algae", deck="",
    hands=("roots-16 corvus aurelia", "cicada sequoia large-5 cycas magnolia"))  # fmt: skip
CHOICES = ("1: choose roots-16", "2: choose cicada")
DRAFTS = ("draft corvus", "draft sequoia", "draft large-5", "draft aurelia")
SHORT = scene(animals="aurelia:4", face_up="large-5", deck="cycas", discards="sequoia corvus")
ACTIONS = scene(plants="algae:3+roots moss:4", animals="trilobita:2", discards="meteorite-70",
    face_up=("ideal-conditions-1 wattieza roots-34", "cooksonia recover-6 corvus"))  # fmt: skip
ACTS = (
    "play ideal-conditions-1 on algae",
    "evolve cooksonia from algae",
    "discard wattieza for moss",
    "recover meteorite-70 with recover-6",
    "play meteorite-70 on cooksonia",
    "mutate trilobita with roots-34",
)
GOALS = scene(plants="algae", keeping_goals=True, goals=("canopy open-sky", "inner-fire seed-bank"),
    round=8)  # fmt: skip
KEPT = ("1: keep goal canopy", "2: keep goal seed-bank")
SOLO = scene(seats=1, plants="algae", animals="trilobita", deck="large-5 magnolia aurelia",
    hands="corvus sequoia cycas wattieza")  # fmt: skip
CHOSEN = ("choose corvus", "choose sequoia", "choose cycas")
STORIES = [
    (DRAFT, CHOICES + DRAFTS), (SHORT, ("keep large-5",)), (ACTIONS, ACTS), (GOALS, KEPT),
    (SOLO, CHOSEN),
]  # fmt: skip


# -- sentences -----------------------------------------------------------------------------
def test_the_story_of_a_draft() -> None:
    """§2.4, §2.5, §2.6, §2.7, §2.8"""
    assert story(DRAFT, *CHOICES, *DRAFTS) == [
        "Seat 1 lays Roots / legs (16) face down.",
        "Seat 2 lays Cicada face down.",
        "Seat 1 has chosen Roots / legs (16).",
        "Seat 2 has chosen Cicada.",
        "Seat 2 is the starting player.",
        "Cycad is in the pool.",
        "Magnolia is in the pool.",
        "Sequoia is in the pool.",
        "Jellyfish is in the pool.",
        "Crow is in the pool.",
        "Large (5) is in the pool.",
        "Seat 2 drafts Crow.",
        "Seat 1 drafts Sequoia.",
        "Seat 1 drafts Large (5).",
        "Seat 2 drafts Jellyfish.",
        "Cards left over and discarded: 2.",
    ]


def test_the_story_of_an_action_phase() -> None:
    """§3.3, §3.4, §3.7, §3.8, §3.9, §3.12, §4.7"""
    assert story(ACTIONS, *ACTS) == [
        "Seat 1 plays Ideal conditions (1): Algae grows from 3 to 5.",
        "Seat 2 evolves Cooksonia from Algae: 3 and 3.",
        "Seat 1 discards Wattieza.",
        "Moss grows from 4 to 6.",
        "Seat 2 plays Recover (6) and takes Meteorite (70) from the discard pile.",
        "Seat 2 plays Meteorite (70): Cooksonia falls from 3 to 0.",
        "Cooksonia dies out.",
        "Seat 1 gives Trilobite a mutation: legs.",
    ]


def test_the_story_of_a_new_round() -> None:
    """§1.6, §2.1, §2.2, §2.3, §3.2, §4.1, §4.10"""
    told = story(SHORT, "keep large-5")

    assert told[:4] == [
        "Seat 1 keeps Large (5) for the next round.",
        "Nature takes its course.",
        "Jellyfish goes hungry and shrinks from 4 to 2.",
        "Round 2 begins.",
    ]
    assert told[4] == "Algae returns with population 3."
    assert "The discard pile is shuffled and becomes the new deck: 2." in told
    assert "Cards in the hand of Seat 1: 4." in told
    assert "Seat 1 draws Cycad." in told
    assert not any("draws Large" in text for text in told)


def test_the_story_of_the_goals_and_the_end() -> None:
    """§5.1, §5.2"""
    assert story(GOALS, *KEPT) == [
        "Seat 1 keeps the goal Canopy.",
        "Seat 2 keeps the goal Seed bank.",
        "Everyone has kept a goal.",
        "The game ends after round 8; the goals are revealed.",
    ]


def test_the_story_of_the_automas_turn() -> None:
    """§6.2, §6.3, §6.4"""
    assert story(SOLO, *CHOSEN) == [
        "Seat 1 chooses Crow.",
        "Seat 1 chooses Sequoia.",
        "Seat 1 chooses Cycad.",
        "The Automa turns up Wattieza.",
        "Wattieza cannot be played.",
        "The Automa turns up Large (5).",
        "Magnolia points the way.",
        "The Automa gives Trilobite a mutation: large.",
        "The Automa turns up Jellyfish.",
        "The Automa evolves Jellyfish from Trilobite: 1 and 1.",
    ]


def test_players_are_called_by_the_names_they_have() -> None:
    """§2.7"""
    table = after(DRAFT, *CHOICES)
    with listening(table) as told:
        advance(table, 1, GAME.parse("draft corvus"))

    (event,) = GAME.facts(told, lambda seat: ["Bob", "Eve"][seat])
    assert event.sentence == "Eve drafts Crow."
    assert (event.name, event.seat, event.values) == ("drafted", 1, {"card": "corvus"})


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_sentence_of_a_game_is_a_sentence(seats: int) -> None:
    """§1.6"""
    table = dealt(seats)
    with listening(table) as told:
        for _position in random_game(table):
            pass
    events = GAME.facts(told)

    assert len(events) > 100
    check_sentences(events)


# -- kinds ---------------------------------------------------------------------------------
def test_every_kind_of_event_is_told_in_one_of_these_stories() -> None:
    """§1.6"""
    told = {event.name for table, texts in STORIES for event in played(table, *texts)[1]}
    grown = {event.name for event in played(ACTIONS, *ACTS, "keep corvus")[1]}

    assert told | grown == {kind.name for kind in EVENTS.values()}


def test_every_kind_has_a_name_of_its_own_and_cites_a_rule_of_the_rulebook() -> None:
    """§1.6"""
    names = [kind.name for kind in EVENTS.values()]
    rules = set(re.findall(r"\*\*(§\d+\.\d+)\*\*", GAME.rulebook()))

    assert len(set(names)) == len(names)
    assert {kind.section for kind in EVENTS.values()} <= rules


def test_values_are_ids_and_numbers() -> None:
    """§3.12, §4.6"""
    events = played(ACTIONS, *ACTS)[1]
    evolved = next(event for event in events if event.name == "evolved")

    assert evolved.values == {"card": "cooksonia", "parent": "algae", "population": 3}
    assert (evolved.section, evolved.seat) == ("§3.12", 1)


def test_nothing_is_told_when_nobody_listens() -> None:
    """§1.6"""
    table = dealt(2)
    advance(table, 0, table.legal(0)[0])

    assert table.told == []


# -- audiences -----------------------------------------------------------------------------
def test_what_is_drawn_chosen_and_kept_in_secret_is_for_its_own_seat_alone() -> None:
    """§1.4, §2.2, §2.4, §5.1"""
    private = {kind.name for kind in EVENTS.values() if kind.private}

    assert private == {"drew", "chose", "kept goal"}
    for table, texts in STORIES:
        for event in played(table, *texts)[1]:
            assert event.audience == ((event.seat,) if event.name in private else None)
            assert event.heard_by(event.seat)
            if event.name in private:
                assert not event.heard_by(1 - event.seat)
                assert not event.heard_by(None)


def test_nobody_hears_of_a_card_before_it_is_revealed() -> None:
    """§2.4"""
    _table, events = played(DRAFT, "1: choose roots-16")

    assert [event.sentence for event in events if event.heard_by(0)] != []
    assert [event.sentence for event in events if event.heard_by(1)] == []


def test_what_shows_something_hidden_is_marked() -> None:
    """§2.2, §2.5, §2.6, §5.2, §6.3, §6.4"""
    assert {kind.name for kind in EVENTS.values() if kind.reveals} == {
        "reshuffled", "drew", "revealed", "pooled", "ended", "attempted", "pointed",
    }  # fmt: skip


def test_the_automas_actions_have_no_seat() -> None:
    """§6.3"""
    events = played(SOLO, *CHOSEN)[1]

    assert {event.seat for event in events if event.section == "§6.3"} == {-2}
    assert {event.seat for event in events if event.name == "took up"} == {0}
