"""How the game is thought about: what wins is kept, guesses fit, and words fit every action."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from librt.vecs import vec
from tests.play import random_game

from tangledbank.bots.thinker import Thinker
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.options import Values
from tangledbank.core.rng import seeded
from tangledbank.core.thinking import Thinking
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.bots.mind import PhyloMind
from tangledbank.games.phylo.bots.race import Race
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING
from tangledbank.games.phylo.rules.terms import terms_of
from tangledbank.games.phylo.said.advice import about, advice, nudge
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.seen.view import View
from tangledbank.games.phylo.tests.showdowns import aiming, showdown
from tangledbank.games.phylo.tests.words import made_up
from tangledbank.testing.knowing import contents, difference, known_to
from tangledbank.testing.thinking import check_thinking

FEW = 24  # trials
POND = made_up(
    "weed sun points=2", "moss sun points=1", "vole plants points=4 scale=2", "owl meat points=8",
    "bear plants points=9", "elk plants points=9", "drought copies=2", "protected-area",
    "restoration", "research-station", "epidemic", "climate-shift", size=32,
)  # fmt: skip
TABLES: list[tuple[Game, int, Values]] = [
    (GAME, 2, {}),
    (GAME, 6, {"end": "rounds", "rounds": 1}),
    (GAME, 3, {"draws": 3, "scale": False, "target": 20, "longest": 2}),
    (POND, 3, {"draws": 1, "station": 9, "hops": 0, "target": 20}),
    (POND, 2, {"draws": 3, "end": "rounds", "rounds": 2}),
]
NAMES = ["two", "six", "three", "pond-three", "pond-two"]


def thinking(game: Game = GAME) -> Thinking:
    assert game.thinking is not None
    return game.thinking


def choice(
    table: Position, level: str, seed: int = 1, game: Game = GAME, *, words: bool = False
) -> str:
    """What a level does, from what its seat knows, or from its view."""
    seat = int(table.to_act())
    skill = thinking().skills[level]
    bot = Thinker(game, replace(skill, trials=min(skill.trials, FEW)))
    if words:
        return game.notation(bot.choose(table.view(seat), table.legal(seat), seeded(seed)).action)
    actions = Actions()
    table.fill(seat, actions)
    return game.notation(bot.decide(known_to(game, table, seat), seat, actions, seeded(seed)))


def walks(
    game: Game, seats: int, options: Values, games: int = 1
) -> Iterator[tuple[Position, int]]:
    """Decisions of random games, and who has them."""
    for number in range(games):
        table = game.deal(seats, number, **options)
        assert isinstance(table, Position)
        for position in random_game(table, number):
            if position.to_act() >= 0:
                yield position, int(position.to_act())


# -- strength, as far as a scene can show it -------------------------------------------------
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_winning_hand_is_kept(level: str) -> None:
    """§7.2, §8.1: it reaches the target, and nothing that could come is needed."""
    cacti = "cactus-1 cactus-2 cactus-3 cactus-4 cactus-5"
    table = scene(
        hands=["weed vole owl bear elk", cacti], game=POND, draw=2, dealer=0, totals=[18, 45]
    )
    table.turn = 0

    assert choice(table, level, game=POND) == "keep all"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_strike_that_wins_is_found(level: str) -> None:
    """§6.3: without its vole, the owl falls, too."""
    game = made_up(
        "weed sun points=2", "vole plants points=4 scale=2", "elk plants points=4",
        "owl meat points=3 scale=3", "moss sun points=4", "epidemic", size=24,
    )  # fmt: skip
    table = showdown(
        ["weed vole elk owl", "moss epidemic"], ["nothing", "epidemic 1"], game, totals=[45, 0]
    )

    assert choice(table, level, game=game) == "strike vole"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_leader_is_struck(level: str) -> None:
    """§4.2: the second rival is about to win the game."""
    table = aiming(["moss drought-1", "weed", "elk"], POND, totals=[20, 0, 45])

    assert choice(table, level, game=POND) == "aim drought 2"


def test_whoever_misses_fewer_points_is_the_likelier_winner() -> None:
    """§8.1, §8.2"""

    def chances(one: float, other: float, rounds: int = 30, **options: object) -> float:
        found = [0.0, 0.0]
        race = Race(2, terms_of(GAME.settle(2, options)), [10])
        race.judge(vec[float]([one, other]), rounds, found)
        return found[0]

    assert chances(0, 0) == pytest.approx(0.5)
    assert chances(40, 30) == pytest.approx(3 / 4, abs=0.01)
    assert chances(40, 40, 1) == pytest.approx(0.5)
    assert chances(10, 0, 1, end="rounds") > chances(10, 0, 5, end="rounds") > 0.55


# -- worlds ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_what_is_imagined_fits_what_is_known(game: Game, seats: int, options: Values) -> None:
    """§2.3-§2.5, §4.1"""
    mind, rng = PhyloMind(game.cards), seeded(5)
    for position, seat in walks(game, seats, options):
        known = known_to(game, position, seat)
        world = known.clone()
        mind.imagine(world, seat, rng)
        assert difference(contents(known_to(game, world, seat)), contents(known)) == ""


def test_hands_are_imagined_as_players_keep_them() -> None:
    """§2.2: what counts is kept, and so the hands at the reveal count more than dealt ones."""
    mind, rng, actions = PhyloMind(GAME.cards), seeded(5), Actions()
    found = {"true": 0.0, "imagined": 0.0, "dealt": 0.0}
    for game in range(30):
        table = GAME.deal(2, game)
        assert isinstance(table, Position)
        while table.phase != AIMING:
            seat = int(table.to_act())
            table.apply(seat, mind.policy(table, seat, actions, rng))
        known = known_to(GAME, table, 0)
        imagined, dealt = known.clone(), known.clone()
        mind.imagine(imagined, 0, rng)
        mind.deal(dealt, 0, rng)
        for name, world in (("true", table), ("imagined", imagined), ("dealt", dealt)):
            found[name] += int(count_of(world.cards, world.links, world.hands[1])) / 30

    assert abs(found["imagined"] - found["true"]) < abs(found["dealt"] - found["true"]) / 2


# -- levels ----------------------------------------------------------------------------------
@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard", "expert"])
def test_a_level_chooses_alike_for_the_same_seed(level: str) -> None:
    """And from the view as from what it knows."""
    for count, (position, seat) in enumerate(walks(GAME, 2, {"end": "rounds", "rounds": 2})):
        if count % 5 == 0 and len(position.legal(seat)) > 1:
            here = choice(position, level, count)
            assert choice(position, level, count) == here
            assert choice(position, level, count, words=True) == here


def test_an_ecologist_likes_links_and_no_events() -> None:
    """§3.2, §4.2"""
    mind = PhyloMind(POND.cards)
    table = scene(hands=["weed vole moss owl drought-1", ""], game=POND, dealer=1)

    def likes(text: str) -> float:
        return mind.taste(table, 0, POND.parse(text), "ecologist")

    assert likes("keep all") < likes("drop drought-1")
    assert likes("drop vole drought-1") < likes("drop moss drought-1") < likes("drop drought-1")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES[3:], ids=NAMES[3:])
def test_a_mind_keeps_its_promises(game: Game, seats: int, options: Values) -> None:
    check_thinking(game, seats, games=1, options=options)


# -- words -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_there_are_words_for_every_action(game: Game, seats: int, options: Values) -> None:
    for position, seat in walks(game, seats, options, 3):
        view, legal = position.view(seat), position.legal(seat)
        for action in legal[:: 1 + len(legal) // 12]:
            for sentence in (nudge(game.cards, view, action), advice(game.cards, view, action)):
                assert re.fullmatch(r"[A-Z].*[.?!]", sentence), sentence
                assert "None" not in sentence
                assert "  " not in sentence
            assert set(about(game.cards, view, action)) <= seen_by(view)


def test_words_at_the_table() -> None:
    """§2.2, §4.2, §6.3"""
    table = scene(seats=3, hands=["duckweed moose drought", ""], dealer=2)
    view = table.view(0)

    def said(text: str) -> tuple[str, tuple[str, ...], str]:
        action = GAME.parse(text)
        return (
            nudge(GAME.cards, view, action),
            about(GAME.cards, view, action),
            advice(GAME.cards, view, action),
        )

    loose = "Look at your loose cards, and at what could still feed them."
    assert said("drop moose") == (loose, ("moose",), "Drop the moose.")
    assert said("keep all") == (loose, ("duckweed",), "Keep all cards.")
    assert said("aim drought 2") == (
        "Think about who will win this round if nothing strikes.",
        ("drought",),
        "Aim drought at the second rival on your left.",
    )
    assert said("strike moose")[2] == "Strike the moose."
    assert said("restore nothing")[1:] == ((), "Bring nothing back.")


def seen_by(view: View) -> set[str]:
    """Every word of a view that could be a card's id."""
    return set(re.findall(r"[a-z0-9-]+", str(view)))
