"""Tangled Bank: natural-history card games, complete, on one engine.

What is named here is public, as docs/public.md says; what is not may change.

>>> from tangledbank import GAMES, seeded
>>> game = GAMES["phanerozoic"]
>>> position = game.deal(seats=3, seed=7)
>>> position.actors()
[0, 1, 2]
"""

from tangledbank.core.advance import advance
from tangledbank.core.asking import NOBODY, AskingPosition
from tangledbank.core.balance import Balance, Count, Measure, Trial
from tangledbank.core.bot import Bot, Choice, Decider
from tangledbank.core.cards import CardFile, Deck
from tangledbank.core.containers import HIDDEN, Actions, Pile, shuffled
from tangledbank.core.errors import (
    BadCards,
    BadNotation,
    BadOption,
    BadRecord,
    BadScene,
    BadSeed,
    Check,
    IllegalAction,
    Refusal,
    TangledBankError,
    UnknownGame,
)
from tangledbank.core.events import Event, Kind, Told, listening
from tangledbank.core.forms import Form, Forms, Id, Ordinal, Phrase, Place, Row, Word
from tangledbank.core.game import CardFace, Game
from tangledbank.core.guide import Guide, Lesson
from tangledbank.core.knowledge import SPECTATOR, Knowledge
from tangledbank.core.options import Number, Option, Pick, Switch, Text, Value, Values, number_of
from tangledbank.core.outcome import Outcome, Part, Score, most_points
from tangledbank.core.plain import PlainPosition
from tangledbank.core.position import Position
from tangledbank.core.record import Record, read_record, take_back, why_no_take_back
from tangledbank.core.rng import Rng, derived_seed, seed_from, seeded
from tangledbank.core.story import Link, Story
from tangledbank.core.view import View
from tangledbank.shelf import GAMES

__all__ = [
    "GAMES",
    "HIDDEN",
    "NOBODY",
    "SPECTATOR",
    "Actions",
    "AskingPosition",
    "BadCards",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BadScene",
    "BadSeed",
    "Balance",
    "Bot",
    "CardFace",
    "CardFile",
    "Check",
    "Choice",
    "Count",
    "Decider",
    "Deck",
    "Event",
    "Form",
    "Forms",
    "Game",
    "Guide",
    "Id",
    "IllegalAction",
    "Kind",
    "Knowledge",
    "Lesson",
    "Link",
    "Measure",
    "Number",
    "Option",
    "Ordinal",
    "Outcome",
    "Part",
    "Phrase",
    "Pick",
    "Pile",
    "Place",
    "PlainPosition",
    "Position",
    "Record",
    "Refusal",
    "Rng",
    "Row",
    "Score",
    "Story",
    "Switch",
    "TangledBankError",
    "Text",
    "Told",
    "Trial",
    "UnknownGame",
    "Value",
    "Values",
    "View",
    "Word",
    "advance",
    "derived_seed",
    "listening",
    "most_points",
    "number_of",
    "read_record",
    "seed_from",
    "seeded",
    "shuffled",
    "take_back",
    "why_no_take_back",
]
