"""What the rules tell: each kind of event, its sentence, its audience."""

import re
from collections import Counter

import pytest
from tests.spoken import check_sentences

from tangledbank.core.advance import advance
from tangledbank.core.events import Event, listening
from tangledbank.core.playout import play_many
from tangledbank.games.trex import GAME
from tangledbank.games.trex.rules.phases import SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.told import ENDINGS
from tangledbank.games.trex.rules.told import TOLD as EVENTS
from tangledbank.games.trex.tests.steady import (
    all_cards,
    all_places,
    before_resolving,
    card,
    place,
    resolved,
    scene,
)
from tangledbank.games.trex.tests.words import (
    dealt,
    name_of,
    play,
    played,
    prehistoric,
    question,
    seen,
    story,
)

GAMES: list[dict[str, object]] = [
    {}, {"hand": 1, "limit": 1}, {"cards": "2011", "spots": 6, "target": 24}, {"rounds": 2},
]  # fmt: skip
FOOD, WHEEL, HAT = place(icon="food"), place(icon="wheel"), place(icon="hat")
NEXT = " ".join(all_places()[1:8:2])
EVEN = card(period="finely-balanced", footprints=3, icon="water")
FIVE, FOUR = card(footprints=5), card(footprints=4, icon="food")
THREE = card(footprints=3, icon="book")


def told_in_games() -> list[Event]:
    """All that some whole games tell, and the end of one where every place is won."""
    found: list[Event] = []
    for seed in range(80):
        table = GAME.table(SEATS, GAME.settle(SEATS, GAMES[seed % len(GAMES)]))
        with listening(table) as numbers:
            play_many(table, 1, seed)
        found += GAME.facts(numbers)
    places = every_place()
    won = [" ".join(places[::2]), " ".join(places[1::2])]
    return found + played(before_resolving(spots=FIVE, scores=won, target=20), "all pass")[1]


def every_place() -> list[str]:
    """All places of the deck."""
    cards = GAME.cards
    return [cards.ids[number] for number in range(cards.count) if cards.kind[number] == 4]


TOLD = told_in_games()


# -- kinds ---------------------------------------------------------------------------------
def test_every_kind_of_event_is_told_in_some_game() -> None:
    names = {event.name for event in TOLD}

    assert names == {kind.name for kind in EVENTS.values()}
    ends = {(event.section, event.sentence) for event in TOLD if event.name == "ended"}
    assert ends == set(ENDINGS[:3])  # of the fourth see test_11_ending.py


def test_every_kind_has_a_rule_and_mostly_a_name_of_its_own() -> None:
    rules = set(re.findall(r"\*\*(§\d+\.\d+)\*\*", GAME.rulebook()))
    names = Counter(kind.name for kind in EVENTS.values())
    shared = {name: count for name, count in names.items() if count > 1}

    assert shared == {
        "won": 3, "moved": 2, "recalled": 2, "disregarded": 2, "uncontested": 2,
        "ended": len(ENDINGS),
    }  # fmt: skip
    assert {kind.section for kind in EVENTS.values()} <= rules


def test_nothing_is_told_when_nobody_listens() -> None:
    table = dealt()
    advance(table, 1, table.legal(1)[0])

    assert table.told == []


# -- sentences -----------------------------------------------------------------------------
def test_every_sentence_of_these_games_is_a_sentence() -> None:
    assert len(TOLD) > 5000
    check_sentences(TOLD, r"\b(1 (cards|points)|([02-9]|\d\d) (card|point))\b")


def test_the_story_of_plays_and_a_resolution() -> None:
    """§3, §4, §5"""
    table = before_resolving(
        spots=f"{FOOD} {WHEEL}", sides=[f"{FOUR}", f"how-de-do / {THREE}+"], deck=NEXT
    )

    assert story(table, "pass", "pass")[:14] == [
        "Seat 1 passes.",
        "Seat 2 passes.",
        f"Seat 1's hidden card at spot 1 was {name_of(FOUR)}.",
        f"Seat 2's hidden card at spot 1 was a {name_of('how-de-do')}.",
        "Seat 1 counts 5 at spot 1.",
        "Seat 2 counts 0 at spot 1.",
        f"Seat 1 wins {name_of(FOOD)}.",
        "Seat 1 has 1 point.",
        "Seat 1 counts 0 at spot 2.",
        "Seat 2 counts 3 at spot 2.",
        f"Seat 2 wins {name_of(WHEEL)}.",
        "Seat 2 has 1 point.",
        "Seat 2 takes First Move.",
        "Round 2 begins.",
    ]


def test_the_story_of_a_play() -> None:
    """§4.1, §4.2, §7.9"""
    give = card(reveal="give", period="free")
    table = scene(spots=FOOD, hands=[f"{give} {FOUR} {FIVE}", ""], period="free")

    assert story(table, f"play {give} at 1 down") == [
        "Seat 1 lays a card face down at spot 1.", f"It is {name_of(give)}.",
    ]  # fmt: skip
    assert story(table, f"play {give} at 1 open", f"give {FOUR}") == [
        f"Seat 1 reveals {name_of(give)} at spot 1.",
        "Seat 1 gives a card away.",
        f"Seat 1 gives {name_of(FOUR)}.",
        f"Seat 2 gets {name_of(FOUR)}.",
        f"Seat 1's card {name_of(give)} counts 3 more in this round.",
    ]


def test_players_are_called_by_the_names_they_have() -> None:
    """§3.3"""
    table = scene(spots=FOOD, hands=[EVEN, ""])
    with listening(table) as numbers:
        advance(table, 0, GAME.parse("pass"))

    (event,) = GAME.facts(numbers, lambda seat: ["Bob", "Eve"][seat])
    assert event.sentence == "Bob passes."


# -- values --------------------------------------------------------------------------------
def test_what_was_counted_adds_up() -> None:
    """§5.4: printed and groups are at most the total, and the rest are texts; or nothing counts."""
    counted = [event.values for event in TOLD if event.name == "counted"]

    assert len(counted) > 500
    for values in counted:
        assert set(values) == {"spot", "total", "printed", "group"}
        added = int(values["printed"]) + int(values["group"])
        assert added <= int(values["total"]) or values["total"] == 0


def test_the_higher_of_two_counts_wins_the_spot_that_is_told_next() -> None:
    """§5.6, §9.5"""
    low = set(all_places(spot="lower-wins"))
    for first, second, end in zip(TOLD, TOLD[1:], TOLD[2:], strict=False):
        if (first.name, second.name) != ("counted", "counted"):
            continue
        mine, theirs = int(first.values["total"]), int(second.values["total"])
        assert (first.seat, second.seat) == (0, 1)
        assert end.values["spot"] == first.values["spot"] == second.values["spot"]
        assert (end.name == "nobody won") == (mine == theirs == 0)
        if mine != theirs and min(mine, theirs) > 0:
            assert (end.seat == 0) == ((mine > theirs) != (end.values["card"] in low))


# -- audiences -----------------------------------------------------------------------------
def test_hidden_things_are_for_their_own_seat_alone() -> None:
    """§4.1, §7.1, §10.7, §10.8"""
    private = {kind.name for kind in EVENTS.values() if kind.private}

    assert private == {"laid", "saw", "gave it", "got"}
    for event in TOLD:
        assert event.audience == ((event.seat,) if event.name in private else None)
        if event.name in private:
            assert event.heard_by(event.seat)
            assert not event.heard_by(1 - event.seat)
            assert not event.heard_by(None)


def test_what_others_hear_of_a_hidden_card_is_the_same_for_every_card() -> None:
    """§4.1, §3.5: a How-de-do is laid like any card."""
    table = scene(spots=FOOD, hands=[EVEN, ""])
    heard = {
        text: [(one.name, one.sentence, str(one.values))
            for one in played(table, text)[1] if one.heard_by(1)]
        for text in (f"play {EVEN} at 1 down", "play how-de-do at 1 down")
    }  # fmt: skip

    assert len({str(each) for each in heard.values()}) == 1


def test_hidden_cards_that_move_or_return_are_not_named() -> None:
    """§10.9, §7.6"""
    shift = card(reveal="shift", period="finely-balanced")
    recall = card(reveal="recall", period="finely-balanced")
    table = scene(spots=f"{FOOD} {WHEEL}", hands=f"{shift} {recall}", sides=FIVE)

    moved = story(play(table, f"play {shift} at 1 open"), f"move {FIVE} to 2")
    back = story(play(table, f"play {recall} at 1 open"), f"take back {FIVE}")
    assert moved == ["A hidden card of Seat 1 moves from spot 1 to spot 2."]
    assert back == ["Seat 1 takes a hidden card back from spot 1."]


def test_a_choice_of_both_is_told_as_made_and_no_more() -> None:
    """§10.8"""
    meteor = prehistoric("meteor")
    table = scene(spots=f"{meteor} {FOOD}", phase="prehistoric",
        hands=[f"{FIVE} {FOUR}", f"{EVEN} {THREE}"])  # fmt: skip
    found = played(table, f"1: discard {FIVE}")[1]

    assert [(one.name, one.values, one.audience) for one in found] == [("ready", {}, None)]


def test_what_shows_something_hidden_is_marked() -> None:
    """Nothing before it is taken back."""
    reveals = {kind.name for kind in EVENTS.values() if kind.reveals}

    assert reveals >= {
        "spot dealt", "laid open", "turned up", "saw", "flipped", "got", "found", "not found",
        "reshuffled", "showed",
    }  # fmt: skip
    assert not reveals & {"laid down", "laid", "passed", "ready", "moved"}


@pytest.mark.parametrize("seed", range(3))
def test_the_numbers_of_laid_cards_are_those_of_the_view(seed: int) -> None:
    """§4.1: each card of a round has one, and it is told with all that happens to it."""
    table = dealt(seed)
    with listening(table) as numbers:
        advance(table, 0, GAME.parse("keep"))
        advance(table, 1, GAME.parse("keep"))
        while question(table) != "1 play" and question(table) != "2 play":
            advance(table, int(table.to_act()), table.legal(int(table.to_act()))[0])
        lay(table)
    event = [one for one in GAME.facts(numbers) if one.name == "laid down"][-1]
    (laid,) = [one for spot in seen(table).spots for side in spot.sides for one in side]

    assert event.values["number"] == laid.number == 1


def lay(table: Position) -> None:
    """Whoever is asked lays the first card down that may be laid."""
    seat = int(table.to_act())
    down = [each for each in table.legal(seat) if GAME.notation(each).endswith("down")]
    advance(table, seat, down[0])


def test_a_top_card_is_disregarded_by_the_card_that_says_so() -> None:
    """§8.1, §9.9, §2.11"""
    top = all_cards(text="disregard-top")[0]
    table = before_resolving(spots=WHEEL, sides=[FIVE, top], deck=NEXT)

    assert f"{name_of(top)}: Seat 1's card {name_of(FIVE)} is disregarded." in story(
        table, "all pass"
    )
    assert resolved(spots=HAT, sides=[FIVE, top], deck=NEXT).round == 2
