"""How the game is thought about: wins are taken, guesses fit, and words fit every action."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.play import random_game

from tangledbank.bots.thinker import Thinker
from tangledbank.core.containers import Actions
from tangledbank.core.options import Values
from tangledbank.core.rng import seeded
from tangledbank.core.thinking import Thinking
from tangledbank.games.trex import GAME
from tangledbank.games.trex.bots.chances import at_least, leads
from tangledbank.games.trex.bots.mind import TrexMind
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.said.advice import about, advice, nudge
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.seen.view import View
from tangledbank.testing.knowing import contents, difference, known_to
from tangledbank.testing.thinking import check_thinking

TABLES: list[Values] = [
    {},
    {"cards": "2011", "free_first": True},
    {"spots": 6, "plays": 4, "how_de_dos": 0, "place_points": 2},
    {"how_de_dos": 3, "how_de_dos_a_period": 3, "rounds": 2, "ties": "nobody"},
]
FEW = 16  # trials


def thinking() -> Thinking:
    assert GAME.thinking is not None
    return GAME.thinking


def choice(table: Position, level: str, seed: int = 1, *, words: bool = False) -> str:
    """What a level does, from what its seat knows, or from its view."""
    seat = int(table.to_act())
    skill = thinking().skills[level]
    bot = Thinker(GAME, replace(skill, trials=min(skill.trials, FEW)))
    if words:
        return GAME.notation(bot.choose(table.view(seat), table.legal(seat), seeded(seed)).action)
    actions = Actions()
    table.fill(seat, actions)
    return GAME.notation(bot.decide(known_to(GAME, table, seat), seat, actions, seeded(seed)))


def walks(options: Values, games: int = 2) -> Iterator[tuple[Position, int]]:
    """Decisions of random games, and who has them."""
    for game in range(games):
        table = GAME.deal(2, game, **{"target": 2, "rounds": 3, **options})
        assert isinstance(table, Position)
        for position in random_game(table, game):
            if position.to_act() >= 0:
                yield position, int(position.to_act())


def plain_games(games: int) -> Iterator[Position]:
    """Positions of plain players, each before a card is laid."""
    actions = Actions()
    for game in range(games):
        table = GAME.deal(2, game, rounds=3)
        assert isinstance(table, Position)
        while table.to_act() >= 0:
            seat = table.to_act()
            yield table
            table.fill(seat, actions)
            table.apply(seat, decide(table, seat, actions))


# -- strength, as far as a scene can show it -------------------------------------------------
def test_the_winning_place_is_contested() -> None:
    """§5.7: the rival is done, and one footprint is enough."""
    table = scene(
        spots="mudbury-halt tea-for-two-diplodoci",
        hands=["the-bass-drum", "a-fair-queue"],
        sides=["", "/ how-de-do"],
        passed=[0, 1],
        turn=0,
        period="jurassic",
        target=1,
    )

    assert choice(table, "expert").startswith("play the-bass-drum at 1")


def test_whoever_needs_fewer_places_is_the_likelier_winner() -> None:
    """§11.1, §11.3"""
    assert at_least(1, 1, 0.5) == pytest.approx(0.5)
    assert at_least(2, 3, 0.5) == pytest.approx(0.5)
    assert at_least(1, 3, 0.5) == pytest.approx(7 / 8)
    assert leads(0, 0, 0.3) == pytest.approx(0.5)
    assert leads(1, 0, 0.3) == pytest.approx(1.0)
    assert leads(1, 1, 0.5) == pytest.approx(0.75)
    assert leads(-3, 2, 0.5) == pytest.approx(0.0)


# -- worlds ----------------------------------------------------------------------------------
@pytest.mark.parametrize("options", TABLES)
def test_what_is_imagined_fits_what_is_known(options: Values) -> None:
    """§1.10"""
    mind, rng = TrexMind(GAME.cards), seeded(5)
    for position, seat in walks(options):
        known = known_to(GAME, position, seat)
        world = known.clone()
        mind.imagine(world, seat, rng)
        assert difference(contents(known_to(GAME, world, seat)), contents(known)) == ""


def test_cards_are_imagined_as_players_lay_them() -> None:
    """§3.5, §4.1: How-de-dos are rarer than one in three, and what is hidden has footprints."""
    mind, rng = TrexMind(GAME.cards), seeded(5)
    found: dict[str, list[tuple[bool, int]]] = {"true": [], "imagined": [], "dealt": []}
    for position in plain_games(5):
        seat = int(position.to_act())
        known = known_to(GAME, position, seat)
        imagined, dealt = known.clone(), known.clone()
        mind.imagine(imagined, seat, rng)
        mind.deal(dealt, seat, rng)
        for name, world in (("true", position), ("imagined", imagined), ("dealt", dealt)):
            found[name] += covered(known, world, 1 - seat)

    def off(name: str, part: int) -> float:
        return abs(mean(found[name], part) - mean(found["true"], part))

    assert len(found["true"]) > 150
    assert off("imagined", 1) < off("dealt", 1) / 2
    assert off("imagined", 0) < 0.1


def covered(known: Position, world: Position, seat: int) -> list[tuple[bool, int]]:
    """Of each card that is covered in what is known: whether it is a How-de-do; its footprints."""
    cards, found = world.cards, []
    for at in range(known.field.count):
        seen, true = known.field.side(seat, at).as_list(), world.field.side(seat, at).as_list()
        for one, card in zip(seen, true, strict=True):
            if one < 0:
                found.append((bool(cards.is_how_de_do(card)), int(cards.footprints[card])))
    return found


def mean(found: list[tuple[bool, int]], part: int) -> float:
    return sum(one[part] for one in found) / len(found)


# -- levels ----------------------------------------------------------------------------------
@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard", "expert"])
def test_a_level_chooses_alike_for_the_same_seed(level: str) -> None:
    """And from the view as from what it knows."""
    for count, (position, seat) in enumerate(walks({}, 1)):
        if count % 23 == 0 and len(position.legal(seat)) > 1:
            here = choice(position, level, count)
            assert choice(position, level, count) == here
            assert choice(position, level, count, words=True) == here


@pytest.mark.parametrize("options", TABLES)
def test_a_mind_keeps_its_promises(options: Values) -> None:
    check_thinking(GAME, 2, games=2, options={"target": 2, "rounds": 2, **options})


# -- words -----------------------------------------------------------------------------------
@pytest.mark.parametrize("options", TABLES)
def test_there_are_words_for_every_action(options: Values) -> None:
    kinds = set()
    for position, seat in walks(options):
        view, legal = position.view(seat), position.legal(seat)
        for action in legal[:: 1 + len(legal) // 12]:
            kinds.add(int(a.kind_of(action)))
            for sentence in (nudge(GAME.cards, view, action), advice(GAME.cards, view, action)):
                assert re.fullmatch(r"[A-Z].*[.?!]", sentence), sentence
                assert "None" not in sentence
                assert "  " not in sentence
                assert " ." not in sentence
            assert set(about(GAME.cards, view, action)) <= seen_by(view)
    assert len(kinds) > 5


def test_words_at_the_table() -> None:
    table = scene(
        spots="mudbury-halt tea-for-two-diplodoci", hands=["a-fair-queue", ""], turn=0, target=1
    )
    view = table.view(0)
    action = GAME.parse("play a-fair-queue at 1 down")

    assert nudge(GAME.cards, view, action) == "Look at Mudbury Halt."
    assert about(GAME.cards, view, action) == ("a-fair-queue", "mudbury-halt")
    assert advice(GAME.cards, view, action) == "Play A Fair Queue face down at Mudbury Halt."
    assert advice(GAME.cards, view, GAME.parse("pass")) == "Pass."


def seen_by(view: View) -> set[str]:
    """Every word of a view that could be a card's id."""
    return set(re.findall(r"[a-z0-9-]+", str(view))) | {"how-de-do"}
