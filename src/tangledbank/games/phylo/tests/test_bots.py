"""Bots: what they keep, whom they aim at, what they strike, and who is stronger."""

import pytest
from tests.play import random_game
from tests.samples import Sample

from tangledbank.bots import make_bot
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.bots import players as bots
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.showdowns import aiming, showdown
from tangledbank.games.phylo.tests.words import made_up, seen
from tangledbank.lab.series import Series, play_game

BOTH = pytest.mark.parametrize("name", ["greedy", "ecologist"])
LAND = made_up(
    "oak sun points=4", "fern sun points=2", "vole plants points=5 scale=2", "owl meat points=8",
    "crab meat points=9 terrains=ocean eats=kelp", "kelp sun terrains=ocean points=3",
    "drought", "wildfire", "epidemic", "protected-area", "research-station", "restoration",
    "climate-shift", size=40,
)  # fmt: skip


def choice(table: Position, name: str, game: Game = LAND, seat: int | None = None) -> str:
    """What the bot does, in words."""
    asked = int(table.to_act()) if seat is None else seat
    bot = make_bot(game, name)
    return game.notation(bot.choose(seen(table, asked), table.legal(asked), seeded(1)).action)


# -- draws ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("oak vole owl", "keep all"),
        ("oak owl crab", "drop owl crab"),
        ("owl crab", "drop owl crab"),
        ("oak drought crab", "drop crab"),
        ("oak protected-area", "keep all"),
        ("", "keep all"),
    ],
)
def test_greedy_keeps_what_counts_and_events(hand: str, kept: str) -> None:
    """§2.2, §3.5"""
    assert choice(scene(hands=["", hand], game=LAND), "greedy") == kept


def test_greedy_knows_whether_sizes_matter() -> None:
    """§3.7"""
    game = made_up("oak sun", "deer plants scale=9", "owl meat")
    hands = ["", "oak deer owl"]

    assert choice(scene(hands=hands, game=game), "greedy", game) == "drop owl"
    assert choice(scene(hands=hands, game=game, scale=False), "greedy", game) == "keep all"


def test_the_ecologist_keeps_a_web_that_wins() -> None:
    """§2.2"""
    game = made_up("oak sun points=9", "vole plants points=9", "hare plants points=9",
        "owl meat points=9", "fox both points=9")  # fmt: skip

    for draw in (1, 2):
        table = scene(hands=["", "oak vole hare owl fox"], game=game, draw=draw)
        assert choice(table, "ecologist", game) == "keep all"


def test_the_ecologist_waits_for_food_that_is_likely_and_for_no_other() -> None:
    """§2.2, §3.6: every unseen card would feed the owl, but none the crab."""
    game = made_up("oak sun points=3", "owl meat points=18", "crab meat points=18 terrains=ocean",
        "vole plants points=1 scale=2 copies=9",
        "hare plants points=1 scale=2 copies=8")  # fmt: skip
    hands = ["", "oak owl crab"]

    assert choice(scene(hands=hands, game=game), "greedy", game) == "drop owl crab"
    assert choice(scene(hands=hands, game=game), "ecologist", game) == "drop crab"


def test_the_ecologist_remembers_what_it_dropped() -> None:
    """§2.2, §2.3: it waits for the owl's only food, but not if that lies in the discard pile."""
    game = made_up(
        "oak sun points=1", "owl meat points=99", "vole plants points=1 scale=2", "moss sun "
        "points=4 copies=9", "ivy sun points=4 copies=5", "crab meat terrains=ocean copies=3",
    )  # fmt: skip
    hand = "oak owl crab-1 crab-2 crab-3"
    for dropped, waits in (("moss-1", True), ("vole", False)):
        table = scene(hands=["", hand], dropped=["", dropped], game=game, draw=2)
        assert ("owl" not in choice(table, "ecologist", game)) == waits


@pytest.mark.parametrize(("draws", "draw"), [(1, 1), (2, 1), (2, 2), (3, 1), (3, 3)])
def test_the_ecologist_looks_ahead_to_the_last_draw(
    draws: int, draw: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§2.1"""
    asked: list[int] = []

    def promises(*known: int) -> list[float]:
        """Write down how many draws are tried out."""
        asked.append(known[3])
        return [0.0, 1.0]

    monkeypatch.setattr(bots, "promises", promises)
    table = scene(hands=["", "oak"], game=LAND, draws=draws, draw=draw)

    assert choice(table, "ecologist") == "keep all"
    assert asked == [draws - draw + 1]


@BOTH
@pytest.mark.parametrize("draws", [1, 3])
def test_bots_play_with_other_numbers_of_draws(name: str, draws: int) -> None:
    """§2.1"""
    record = play_game(GAME, (name, "random"), 3, {"draws": draws, "end": "rounds", "rounds": 1})

    assert record.outcome() is not None


# -- aims ----------------------------------------------------------------------------------
@BOTH
def test_a_bot_aims_all_its_events(name: str) -> None:
    """§4.2, §4.3: harmful ones at the opponent, the others for itself."""
    table = aiming(["oak drought protected-area epidemic", ""], LAND)

    aimed = choice(table, name)
    assert sorted(aimed.removeprefix("aim ").split(", ")) == [
        "drought 1", "epidemic 1", "protected-area",
    ]  # fmt: skip


@BOTH
@pytest.mark.parametrize("seat", range(4))
def test_a_bot_aims_at_whoever_dropped_fewest_cards_last(name: str, seat: int) -> None:
    """§4.2, §2.4: whoever keeps all has a good web."""
    table = aiming(["drought" if one == seat else "" for one in range(4)], LAND)
    for rival in range(4):
        table.drew[rival * 2] = 0
        table.drew[rival * 2 + 1] = 3
    ahead = (seat + 3) % 4
    table.drew[ahead * 2 + 1] = 1

    assert choice(table, name, seat=seat) == "aim drought 3"


@BOTH
def test_of_those_it_aims_at_whoever_has_most_points(name: str) -> None:
    """§4.2, §7.2"""
    table = aiming(["drought", "", "", ""], LAND, totals=[40, 10, 30, 20])

    assert choice(table, name) == "aim drought 2"


@BOTH
def test_a_bot_without_events_is_ready_at_once(name: str) -> None:
    """§4.1"""
    assert choice(aiming(["oak", "drought"], LAND), name) == "aim nothing"


# -- strikes and restorations --------------------------------------------------------------
@BOTH
def test_a_bot_strikes_the_card_whose_loss_costs_most(name: str) -> None:
    """§6.3, §6.6, P14: with the oak the vole goes, with the kelp nothing else."""
    game = made_up("oak sun points=6", "kelp sun points=6 terrains=ocean", "vole plants points=5",
        "epidemic")  # fmt: skip
    for hand in ("oak kelp vole", "kelp vole oak"):
        table = showdown([hand, "epidemic"], ["nothing", "epidemic 1"], game)
        assert choice(table, name, game) == "strike oak"


@BOTH
def test_it_looks_at_what_counts_by_now(name: str) -> None:
    """§6.3, P14: the vole is loose already, so that the elm, which feeds the hare, is dearer."""
    game = made_up(
        "oak sun points=6", "ash sun points=9 terrains=tundra", "elm sun points=6 "
        "terrains=grassland", "vole plants points=5 terrains=tundra", "hare plants points=2 "
        "terrains=grassland", "flu kind=epidemic copies=2",
    )  # fmt: skip
    hands = ["oak ash elm vole hare", "flu-1 flu-2"]
    table = showdown(hands, ["nothing", "epidemic 1, epidemic 1"], game)

    assert choice(table, name, game) == "strike elm"


@BOTH
def test_a_bot_does_not_let_an_event_fizzle_if_it_can_help_it(name: str) -> None:
    """§6.3, §6.4, P14, P15: the oak feeds the vole, but no oil reaches it."""
    game = made_up("oak sun points=6", "kelp sun points=6 terrains=ocean", "vole plants points=5",
        "oil-spill")  # fmt: skip
    table = showdown(["oak kelp vole", "oil-spill"], ["nothing", "oil-spill 1"], game)

    assert choice(table, name, game) == "strike kelp"


@BOTH
def test_a_bot_overpopulates_whatever_has_the_dearest_food(name: str) -> None:
    """§6.3, §6.11, P14"""
    game = made_up(
        "oak sun points=1", "elm sun points=5", "vole plants points=6 eats=oak",
        "hare plants points=6 eats=elm", "overpopulation",
    )  # fmt: skip
    hands = ["oak elm vole hare", "overpopulation"]
    table = showdown(hands, ["nothing", "overpopulation 1"], game)

    assert choice(table, name, game) == "strike hare"


@BOTH
def test_a_bot_restores_one_of_the_best(name: str) -> None:
    """§6.9"""
    for dropped, best in (("oak kelp fern", "oak"), ("crab", "nothing"), ("", "nothing")):
        table = showdown(["restoration", ""], ["restoration", "nothing"], LAND, dropped=dropped)
        assert choice(table, name) == f"restore {best}"


# -- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_a_bot_does_is_always_legal(seats: int) -> None:
    """In every position of some games that others have played at random."""
    greedy = make_bot(GAME, "greedy")
    rng = seeded(seats)
    table = GAME.deal(seats, 7, target=20)
    assert isinstance(table, Position)
    for position in random_game(table, seats):
        for seat in position.actors():
            legal = position.legal(seat)
            assert greedy.choose(seen(position, seat), legal, rng).action in legal


def test_the_same_seed_plays_the_same_game() -> None:
    options: dict[str, int | bool | str] = {"end": "rounds", "rounds": 1}
    texts = {
        play_game(GAME, ("ecologist", "greedy", "random"), 7, options).text() for _time in range(2)
    }

    assert len(texts) == 1


def test_greedy_beats_random_with_ease() -> None:
    """A few games, for the slow test below is left out of quick runs."""
    results = Series("phylo", ("greedy", "random"), 5).play(range(10))

    assert sum(result.share(0) for result in results) >= 8


def share_of(stronger: str, weaker: str, half: int) -> float:
    """The share of games of two that the first bot wins; it changes seats in the middle."""
    first = Series("phylo", (stronger, weaker), 1859).play(range(half))
    second = Series("phylo", (weaker, stronger), 1859).play(range(half, 2 * half))
    won = sum(one.share(0) for one in first) + sum(one.share(1) for one in second)
    return won / (2 * half)


@pytest.mark.slow
@pytest.mark.once
def test_greedy_beats_random_in_three_of_four_games(sample: Sample) -> None:
    assert share_of("greedy", "random", sample(20, of=800)) >= 0.75


@pytest.mark.slow
@pytest.mark.once
def test_the_ecologist_beats_greedy_in_six_of_ten_games(sample: Sample) -> None:
    assert share_of("ecologist", "greedy", sample(200, of=800)) >= 0.6


def test_bots_finish_a_deck_of_ones_own() -> None:
    """§9.1, P29: a small one, whose pickup pile runs out."""
    small = made_up("oak sun points=2 copies=5", "vole plants copies=5", "owl meat copies=5",
        "flu kind=epidemic copies=5")  # fmt: skip
    for name in ("greedy", "ecologist"):
        bot = make_bot(small, name)
        table = small.deal(2, 3, end="rounds", rounds=1)
        rng = seeded(2)
        while (seat := int(table.to_act())) >= 0:
            table.apply(seat, bot.choose(table.view(seat), table.legal(seat), rng).action)
        assert table.outcome() is not None
