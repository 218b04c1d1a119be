"""What the rules tell: each kind of event, its sentence, its audience."""

import re
from collections import Counter

import pytest
from tests.play import random_game
from tests.spoken import check_sentences

from tangledbank.core.advance import advance
from tangledbank.core.events import Event, listening
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.cards.words import ENDINGS
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.told import TOLD as EVENTS
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming, aims
from tangledbank.games.phylo.tests.words import events, made_up, played, story

LAND = made_up(
    "oak sun points=4", "fern sun points=1", "vole plants points=5 scale=2", "owl meat points=8",
    "kelp sun points=2 terrains=ocean", "epidemic", "oil-spill", "drought", "protected-area",
    "restoration", "research-station", "climate-shift",
)  # fmt: skip
SMALL = made_up(  # fifteen of twenty cards do not count alone, and events abound
    "moss sun copies=3", "kelp sun terrains=ocean", "vole plants copies=4", "owl meat copies=3",
    "flu kind=epidemic copies=2", "drought", "oil-spill", "climate-shift", "protected-area",
    "restoration", "research-station", "overpopulation",
)  # fmt: skip
GAMES: list[dict[str, object]] = [
    {"target": 30}, {"end": "rounds", "rounds": 2}, {"target": 300, "longest": 3},
]  # fmt: skip


def told_in_games() -> list[Event]:
    """All that some whole games tell, in which most events are aimed."""
    found: list[Event] = []
    for seed in range(60):
        table = SMALL.deal(2, seed, **GAMES[seed % 3])
        rng = seeded(seed)
        with listening(table) as numbers:
            while (seat := int(table.to_act())) >= 0:
                legal = table.legal(seat)
                texts = [SMALL.notation(action) for action in legal]
                aimed = [action for action, text in zip(legal, texts, strict=True)
                    if text.startswith("aim") and text != "aim nothing"]  # fmt: skip
                choices = aimed if aimed and rng.below(4) else legal
                advance(table, seat, choices[rng.below(len(choices))])
        found += SMALL.facts(numbers)
    return found


TOLD = told_in_games()


# -- kinds ---------------------------------------------------------------------------------
def test_every_kind_of_event_is_told_in_some_game() -> None:
    assert {event.name for event in TOLD} == {kind.name for kind in EVENTS.values()}
    assert {event.section for event in TOLD if event.name == "ended"} == {
        section for section, _sentence in ENDINGS
    }


def test_every_kind_has_a_name_of_its_own_and_cites_a_rule_of_the_rulebook() -> None:
    names = Counter(kind.name for kind in EVENTS.values())
    rules = set(re.findall(r"\*\*(§\d+\.\d+)\*\*", GAME.rulebook()))

    assert names.pop("ended") == len(ENDINGS)
    assert names.pop("struck") == 2  # first, and where a climate shift goes on
    assert set(names.values()) == {1}
    assert {kind.section for kind in EVENTS.values()} <= rules


def test_nothing_is_told_when_nobody_listens() -> None:
    table = GAME.deal(2, 1)
    advance(table, 1, table.legal(1)[0])

    assert table.told == []


# -- sentences -----------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_sentence_of_a_game_is_a_sentence(seats: int) -> None:
    table = GAME.deal(seats, 1859, target=30)
    assert isinstance(table, Position)
    with listening(table) as numbers:
        for _position in random_game(table):
            pass
    found = GAME.facts(numbers)

    assert len(found) > 30
    check_sentences([*found, *TOLD], r"\b(1 (cards|points)|([02-9]|\d\d) (card|point))\b")


def test_the_story_of_two_draws() -> None:
    """§2.2: how many is for all, which ones is for the seat itself."""
    table = scene(hands=["oak fern", "vole owl kelp"], pickup="drought epidemic", game=LAND)

    drew, got, kept = story(table, "drop vole owl", "keep all")
    assert drew == "Seat 2 drops 2 cards and draws 2."
    assert all(name in got for name in ("vole and owl", "epidemic and drought"))
    assert kept == "Seat 1 keeps all cards."


def test_the_story_of_a_reveal() -> None:
    """§4.1, §4.2, §4.4, §5.1"""
    table = aiming(["oak vole drought", "fern epidemic"], LAND)

    assert story(table, *aims(["nothing", "epidemic 1"]))[:6] == [
        "Seat 1 is ready.",
        "Seat 2 aims epidemic at Seat 1.",
        "Seat 2 is ready.",
        "Seat 2 shows fern and epidemic, and counts 1 point.",
        "Seat 1 shows oak, vole and drought, and counts 9 points.",
        "Seat 1 does not use drought: it is discarded.",
    ]


def test_the_story_of_a_strike_and_a_count() -> None:
    """§6.2, §6.5, §7.1, §7.2, §1.1"""
    table = aiming(["oak vole", "fern epidemic"], LAND)

    assert story(table, *aims(["nothing", "epidemic 1"]))[5:] == [
        "Seat 2's epidemic strikes Seat 1's vole.",
        "Seat 1 loses vole and now counts 4 points.",
        "Seat 2 counts 1 point.",
        "Seat 1 counts 4 points.",
        "Seat 1 wins the round with 4 points and has 4 in all.",
        "Round 2 begins; Seat 2 deals.",
    ]


def test_the_story_of_a_restoration() -> None:
    """§6.9"""
    table = aiming(["oak restoration", ""], LAND, dropped="vole")
    said = aims(["restoration", "nothing"])

    assert (
        "Seat 1's restoration brings vole back from the discard pile, and Seat 1 counts 9 points."
        in story(table, *said, "restore vole")
    )
    empty = aiming(["oak restoration", ""], LAND)
    assert "Seat 1's restoration finds nothing in the discard pile that would help." in story(
        empty, *said, "restore nothing"
    )


def test_a_shuffle_of_the_discard_pile_is_told_to_all() -> None:
    """§2.5"""
    (event, *_others) = [event for event in TOLD if event.name == "reshuffled"]

    assert event.audience is None
    assert event.sentence == (
        f"The pickup pile is empty: the discard pile is shuffled, {event.values['cards']} cards."
    )


def test_players_are_called_by_the_names_they_have() -> None:
    """§6.2"""
    table = aiming(["oak", "epidemic"], LAND)
    advance(table, 0, LAND.parse("aim nothing"))
    with listening(table) as numbers:
        advance(table, 1, LAND.parse("aim epidemic 1"))

    found = [event.sentence for event in LAND.facts(numbers, lambda seat: ["Bob", "Eve"][seat])
        if event.seat >= 0]  # fmt: skip
    assert "Eve's epidemic strikes Bob's oak." in found


# -- values and audiences ------------------------------------------------------------------
def test_values_are_ids_and_numbers() -> None:
    """§2.2, §5.1, §6.2"""
    drawing = scene(hands=["oak", "vole owl"], pickup="drought epidemic", game=LAND)
    (got,) = events(drawing, "got", "drop vole owl")
    assert got.values == {"dropped": "vole owl", "drawn": "epidemic drought"}

    table, said = aiming(["oak vole", "epidemic"], LAND), aims(["nothing", "epidemic 1"])
    (aimed,) = events(table, "aimed", *said)
    assert aimed.values == {"event": "epidemic", "target": 0}
    shown = {event.seat: event.values for event in events(table, "revealed", *said)}
    assert shown[0] == {"hand": "oak vole", "counting": "oak vole", "count": 9}
    (struck,) = events(table, "struck", *said)
    assert (struck.seat, struck.values) == (1, {"event": "epidemic", "target": 0, "card": "vole"})


def test_which_cards_and_which_aims_are_for_their_own_seat_alone() -> None:
    """§2.4, §4.1"""
    private = {kind.name for kind in EVENTS.values() if kind.private}

    assert private == {"got", "aimed", "will help"}
    for event in TOLD:
        assert event.audience == ((event.seat,) if event.name in private else None)
        if event.name in private:
            assert event.heard_by(event.seat)
            assert not event.heard_by(1 - event.seat)
            assert not event.heard_by(None)


def test_a_draw_names_no_card_to_others() -> None:
    """§2.4"""
    table = scene(hands=["", "vole owl"], pickup="drought epidemic", game=LAND)
    heard = [event for event in played(table, "drop vole owl")[1] if event.heard_by(0)]

    assert [(event.name, event.values) for event in heard] == [
        ("drew", {"dropped": 2, "drawn": 2, "draw": 1})
    ]


def test_aims_are_heard_by_nobody_before_the_reveal() -> None:
    """§4.1"""
    found = played(aiming(["oak", "epidemic"], LAND), "2: aim epidemic 1")[1]

    assert [event.name for event in found if event.heard_by(1)] == ["aimed", "ready"]
    assert [event.name for event in found if event.heard_by(0)] == ["ready"]


def test_what_shows_something_hidden_is_marked() -> None:
    """§2.2, §2.5, §5.1, §6.7, §6.9: nothing before it is taken back."""
    assert {kind.name for kind in EVENTS.values() if kind.reveals} >= {
        "got", "reshuffled", "revealed", "restored", "coin",
    }  # fmt: skip
    assert not any(kind.reveals for kind in EVENTS.values() if kind.name in ("aimed", "ready"))


def test_the_events_of_a_round_name_what_then_counts() -> None:
    """§6.5, §6.6, §6.9: the counts that are told follow each other to the final one."""
    last: dict[int, int] = {}
    for event in TOLD:
        if event.name in ("revealed", "restored", "fell", "collapsed"):
            last[event.seat] = int(event.values["count"])
        elif event.name == "researched":
            last[event.seat] += int(event.values["bonus"])
        elif event.name == "counted":
            assert last[event.seat] == event.values["count"]
