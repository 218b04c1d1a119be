"""Positions from a line of text."""

import pytest
from tests.play import random_game
from tests.spoken import each

from tangledbank.core.errors import BadOption, BadScene, BadSeed
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import held, legal, made_up, names, phase, play, seen, turn

SIX = "duckweed mallard horse lion moose raccoon"
FIVE = "duckweed mallard horse lion moose"


# -- what a scene says ---------------------------------------------------------------------
def test_an_empty_scene_is_the_first_draw_of_a_round_without_a_card() -> None:
    table = scene()

    assert (phase(table), int(table.draw), int(table.round)) == ("drawing", 1, 1)
    assert (int(table.dealer), turn(table), table.actors()) == (0, 1, [1])
    assert [held(table, seat) for seat in (0, 1)] == [[], []]
    assert (table.pickup.count, each(table.totals)) == (100, [0, 0])


def test_things_by_seat_are_a_sequence_or_the_first_seats_alone() -> None:
    one = scene(seats=3, hands="duckweed lion", dropped="moose")
    many = scene(seats=3, hands=["", "duckweed"], dropped=["moose", "", "horse"])

    assert [sorted(held(one, seat)) for seat in range(3)] == [["duckweed", "lion"], [], []]
    assert [held(many, seat) for seat in range(3)] == [[], ["duckweed"], []]
    assert [names(one, pile) for pile in one.dropped] == [["moose"], [], []]
    assert [names(many, pile) for pile in many.dropped] == [["moose"], [], ["horse"]]


def test_hands_lie_in_the_order_of_the_deck() -> None:
    table = scene(hands=FIVE)

    assert table.hands[0].as_list() == sorted(table.hands[0])
    assert sorted(held(table)) == sorted(FIVE.split())


def test_cards_that_a_scene_does_not_name_form_the_pickup_pile() -> None:
    table = scene(hands=["duckweed", "lion"], dropped="moose", pickup="horse")

    assert sorted(card for place in table.places() for card in place) == list(range(100))
    assert table.pickup.count == 97
    assert not {"duckweed", "lion", "moose"} & set(names(table, table.pickup))


def test_a_told_pickup_pile_is_drawn_in_the_order_of_its_text() -> None:
    table = scene(hands=["", "duckweed lion"], pickup="moose horse raccoon")
    once = play(table, "drop duckweed")
    twice = play(once, "keep all", "drop lion")

    assert "moose" in held(once, 1)
    assert sorted(held(twice, 1)) == ["horse", "moose"]


def test_the_phase_may_be_aiming_and_then_nobody_has_dropped_anything() -> None:
    """§4.1"""
    table = scene(seats=3, hands=["drought"], phase="aiming")

    assert (phase(table), table.actors(), int(table.draw)) == ("aiming", [0, 1, 2], 0)
    assert [one.drew for one in seen(table).players] == [(0, 0)] * 3
    assert legal(table, 0) == ["aim nothing", "aim drought 1", "aim drought 2"]


@pytest.mark.parametrize("draw", [1, 2, 3])
def test_any_draw_may_be_on(draw: int) -> None:
    """§2.1"""
    table = scene(draw=draw, draws=3)

    assert (int(table.draw), turn(table)) == (draw, 1)
    assert [one.drew for one in seen(table).players] == [(0,) * (draw - 1)] * 2


def test_the_dealer_the_round_and_the_totals_are_as_told() -> None:
    """§1.1"""
    table = scene(seats=3, dealer=1, round=4, totals=[7, 0, 12])

    assert (int(table.dealer), int(table.round), turn(table)) == (1, 4, 2)
    assert each(table.totals) == [7, 0, 12]
    assert each(scene(seats=3, totals=[7]).totals) == [7, 0, 0]


def test_options_are_turned_by_name() -> None:
    table = scene(seats=4, target=20, scale=False, hops=1)

    assert seen(table).options["target"] == 20
    assert (table.terms.scale, int(table.terms.hops)) == (False, 1)


def test_a_scene_may_be_set_with_another_deck() -> None:
    """§9.1"""
    pond = made_up("algae sun", "snail plants")
    table = scene(hands="algae snail", game=pond)

    assert sorted(held(table)) == ["algae", "snail"]
    assert table.pickup.count == 18


def test_the_same_words_make_the_same_position() -> None:
    one, same, other = (scene(hands=[FIVE], seed=seed, target=10) for seed in (5, 5, 6))

    assert one.places() == same.places()
    assert one.places() != other.places()
    assert [seen(table) for table in random_game(one)] == [
        seen(table) for table in random_game(same)
    ]


@pytest.mark.parametrize("kind", ["drawing", "aiming"])
def test_any_scene_can_be_played_to_its_end(kind: str) -> None:
    table = scene(seats=4, hands=[FIVE, "drought wildfire", "restoration"], dropped="raccoon",
        phase=kind, dealer=2, round=5, totals=[30, 20, 10, 0])  # fmt: skip
    *_before, end = random_game(table)

    assert end.outcome() is not None


@pytest.mark.parametrize(
    "words",
    [
        {"hands": [FIVE, "drought"]},
        {"hands": [FIVE, "drought"], "draw": 2, "dropped": ["", "raccoon wildfire"], "dealer": 1},
        {"hands": [FIVE, "drought blight"], "phase": "aiming", "round": 3, "totals": [9, 4]},
    ],
    ids=["first draw", "second draw", "aiming"],
)
def test_a_scene_can_be_guessed_from_its_views(words: dict[str, object]) -> None:
    table = scene(**words)  # type: ignore[arg-type]
    if table.round > 1:
        table.counts[0] = 9
        table.counts[3] = 4
    for seat in (None, 0, 1):
        view = table.view(seat)
        guessed = GAME.guess(view, seeded(1))
        assert guessed.view(seat) == view
        assert guessed.actors() == table.actors()


# -- what a scene is refused for -----------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"hands": "unicorn"}, "There is no card 'unicorn' in this deck."),
        ({"dropped": "unicorn"}, "There is no card 'unicorn' in this deck."),
        ({"pickup": "unicorn"}, "There is no card 'unicorn' in this deck."),
        ({"hands": ["lion", "lion"]}, "lion lies in two places of this scene."),
        ({"hands": "lion lion"}, "lion lies in two places of this scene."),
        ({"hands": "lion", "dropped": "lion"}, "lion lies in two places of this scene."),
        ({"hands": "lion", "pickup": "lion"}, "lion lies in two places of this scene."),
        ({"hands": SIX}, "A hand holds 5 cards at most, not 6."),
        ({"hands": ["lion", "", "moose"]}, "This scene has 2 seats, and texts for 3."),
        ({"dropped": ["lion", "", "moose"]}, "This scene has 2 seats, and texts for 3."),
        ({"dealer": 2}, "This scene has seats 0 to 1, so 2 cannot deal."),
        ({"dealer": -1}, "This scene has seats 0 to 1, so -1 cannot deal."),
        ({"phase": "striking"}, "A scene is drawing or aiming, not 'striking'."),
        ({"draw": 0}, "There are draws 1 to 2; 0 is none of them."),
        ({"draw": 3}, "There are draws 1 to 2; 3 is none of them."),
        ({"draw": 2, "draws": 1}, "There are draws 1 to 1; 2 is none of them."),
        ({"round": 0}, "There are rounds 1 to 30; 0 is none."),
        ({"round": 31}, "There are rounds 1 to 30; 31 is none."),
        ({"round": 7, "end": "rounds"}, "There are rounds 1 to 6; 7 is none."),
    ],
)
def test_a_scene_that_cannot_lie_on_a_table_is_refused(
    words: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadScene) as refused:
        scene(**words)  # type: ignore[arg-type]

    assert str(refused.value) == sentence


@pytest.mark.parametrize("totals", [[1, 2, 3], [-1]], ids=["three seats", "debts"])
def test_totals_that_no_game_has_are_refused(totals: list[int]) -> None:
    """§7.2"""
    with pytest.raises(BadScene):
        scene(totals=totals)


def test_seats_options_decks_and_seeds_are_refused_as_for_any_game() -> None:
    with pytest.raises(BadOption, match="Phylo is for 2 to 6 players, not 7"):
        scene(seats=7)
    with pytest.raises(BadOption, match="There is no option 'weather'"):
        scene(weather="rain")
    with pytest.raises(BadOption, match="3 players need a deck of at least 30 cards"):
        scene(seats=3, game=made_up(size=20))
    with pytest.raises(BadSeed):
        scene(seed=-1)
