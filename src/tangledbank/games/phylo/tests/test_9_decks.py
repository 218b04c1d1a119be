"""§9.1, §9.2, §3.8 Other decks at a table."""

import pytest
from tests.card_files import complaint
from tests.play import random_game

from tangledbank.core.errors import BadOption
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.cards.cards import (
    CLIMATES,
    EVENTS,
    MOST_CARDS,
    PROTECTED_AREA,
    TERRAINS,
)
from tangledbank.games.phylo.tests.words import (
    dealt,
    deck,
    made_up,
    our_deck,
)


# -- §9.1 ----------------------------------------------------------------------------------
def test_a_deck_has_at_most_144_cards() -> None:
    """§9.1, P29"""
    lines = [f"s{number} sun copies=9" for number in range(16)]

    assert MOST_CARDS == 144
    assert made_up(*lines, size=144).cards.count == 144
    assert complaint(GAME, deck(*lines, "drought", size=145)) == (
        "A deck has at most 144 cards; this one has 145."
    )


def test_the_largest_deck_is_played_to_its_end() -> None:
    """§9.1"""
    game = made_up(*[f"s{number} sun copies=9" for number in range(12)],
        "v plants copies=9", "w meat copies=9", *EVENTS, size=144)  # fmt: skip
    *_before, end = random_game(dealt(6, game=game, end="rounds", rounds=3))

    assert end.outcome() is not None


@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_cards_a_player_are_enough(seats: int) -> None:
    """§9.1, P29"""
    game = made_up("v plants", "drought", size=10 * seats)
    *_before, end = random_game(dealt(seats, game=game, end="rounds", rounds=2))

    assert end.outcome() is not None
    if seats < 6:
        with pytest.raises(BadOption):
            dealt(seats + 1, game=game)


def test_copies_are_cards_with_names_of_their_own() -> None:
    """§9.1, P23"""
    game = made_up("moss sun copies=3", "vole plants", "drought copies=2")
    cards = game.cards

    assert cards.ids[:4] == ["moss-1", "moss-2", "moss-3", "vole"]
    assert cards.ids[18:] == ["drought-1", "drought-2"]
    assert [int(cards.species[number]) for number in (0, 1, 2, 3, 18, 19)] == [0, 0, 0, 1, -1, -1]
    assert cards.names[:4] + cards.names[18:] == ["Moss"] * 3 + ["Vole"] + ["Drought"] * 2
    assert [face.id for face in game.card_faces()] == cards.ids
    assert [face.numbers["figure"] for face in game.card_faces()[:4]] == ["moss"] * 3 + ["vole"]


def test_a_deck_needs_no_events() -> None:
    """§9.1"""
    assert not any(made_up(size=20).cards.is_event(card) for card in range(20))


def test_a_deck_may_have_a_name_and_say_what_it_is_about() -> None:
    """§9.1"""
    named = GAME.with_cards(
        'name = "Our pond"\nabout = "Behind the school"\n\n' + deck("algae sun")
    )

    assert (named.cards.name, named.cards.about) == ("Our pond", "Behind the school")
    assert (GAME.cards.name, GAME.cards.about) == ("", "")


# -- §9.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    [
        "x sun", "x plants", "x both", "x meat", "x other", "x other chain=2 eats=herb",
        "x other chain=3 eats=herb", "x other second-role=3 eats=herb",
        "x sun scale=1", "x sun scale=9", "x sun points=1", "x sun points=99", "x sun copies=9",
        "x sun terrains=forest,urban,tundra", "x sun climates=cold,cool,warm,hot",
        "x meat prey-scale=1,9", "x meat prey-scale=4,4", "x meat prey-terrains=ocean",
        "x meat also-eats=grass", "x meat eats=herb", "x meat eats=grass", "x sun other=-9",
        "x sun figure=mallard", "x kind=drought copies=9", "x1-2-b sun",
    ],
)  # fmt: skip
def test_a_card_within_bounds_is_accepted(line: str) -> None:
    """§9.2, P29"""
    assert made_up("grass sun groups=herb", line).cards.count == 20


@pytest.mark.parametrize("kind", EVENTS)
def test_events_are_of_twelve_kinds(kind: str) -> None:
    """§9.2"""
    game = made_up(f"x kind={kind}")
    number = game.cards.number_of["x"]

    assert EVENTS[game.cards.effect[number]] == kind
    assert game.cards.is_harmful(number) == (EVENTS.index(kind) < PROTECTED_AREA)


def test_the_tables_of_the_rules_have_what_is_printed() -> None:
    """§9.2"""
    cards, ours = GAME.cards, our_deck()
    for number, one in enumerate(ours.species):
        assert (cards.ids[number], cards.names[number]) == (one.id, one.name)
        assert (cards.points[number], cards.chain[number]) == (one.worth(), one.chain)
        assert (cards.scale[number], cards.second_role[number]) == (one.scale, one.second_role)
        assert sorted(one.terrains) == sorted(
            word for bit, word in enumerate(TERRAINS) if cards.terrains[number] >> bit & 1
        )
        assert sorted(one.climates) == sorted(
            word for bit, word in enumerate(CLIMATES) if cards.climates[number] >> bit & 1
        )
        assert cards.effect[number] == -1
    for number, event in enumerate(ours.events, start=len(ours.species)):
        assert (cards.ids[number], EVENTS[cards.effect[number]]) == (event.id, event.kind)


# -- §3.8 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("x meat terrains=forest,urban climates=cool,warm", 7),
        ("x plants terrains=forest,urban climates=cool,warm", 4),
        ("x both terrains=forest,urban climates=cool,warm", 3),
        ("x sun terrains=forest,urban climates=cool,warm", 2),
        ("x other terrains=forest,urban climates=cool,warm", 2),
        ("x other chain=2 eats=x terrains=forest,urban climates=cool,warm", 4),
        ("x other chain=3 eats=x terrains=forest,urban climates=cool,warm", 3),
        ("x meat terrains=forest climates=cool,warm", 8),
        ("x meat terrains=forest,urban,ocean climates=cool,warm", 6),
        ("x meat terrains=forest,urban climates=cool", 8),
        ("x meat terrains=forest,urban climates=cool,warm,hot", 6),
        ("x meat terrains=forest,urban climates=cold,cool,warm,hot", 6),
        ("x meat", 9),
        ("x meat other=-1", 8),
        ("x meat terrains=forest,urban,ocean climates=cold,cool,warm,hot other=-1", 4),
        ("x sun terrains=forest,urban,ocean climates=cool,warm,hot", 1),
        ("x sun terrains=forest,urban,ocean climates=cool,warm,hot other=-1", 1),
        ("x sun other=-9", 1),
        ("x sun points=7", 7),
        ("x meat points=1 other=-1", 1),
    ],
)  # fmt: skip
def test_points_are_printed_or_follow_the_formula_and_are_1_at_least(
    line: str, points: int
) -> None:
    """§3.8, §9.2"""
    game = made_up(line)

    assert int(game.cards.points[game.cards.number_of["x"]]) == points
