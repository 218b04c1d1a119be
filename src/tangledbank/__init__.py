"""Tangled Bank: natural-history card games, complete, on one engine.

>>> from tangledbank import GAMES, seeded
>>> game = GAMES["phanerozoic"]
>>> position = game.deal(seats=3, seed=7)
>>> position.actors()
[0, 1, 2]
"""

from tangledbank.core.advance import advance
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions
from tangledbank.core.errors import IllegalAction, Refusal, TangledBankError
from tangledbank.core.events import Event, listening
from tangledbank.core.game import CardFace, Game
from tangledbank.core.outcome import Outcome, Part, Score
from tangledbank.core.position import Position
from tangledbank.core.record import Record, take_back
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.view import View
from tangledbank.shelf import GAMES

__all__ = [
    "GAMES",
    "Actions",
    "Bot",
    "CardFace",
    "Choice",
    "Event",
    "Game",
    "IllegalAction",
    "Outcome",
    "Part",
    "Position",
    "Record",
    "Refusal",
    "Rng",
    "Score",
    "TangledBankError",
    "View",
    "advance",
    "listening",
    "seeded",
    "take_back",
]
