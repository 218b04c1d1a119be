"""Phanerozoic, a game by Pepijn van Loon: drafting evolution, a living food web."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.pickling import remake
from tangledbank.core.rooms import Rooms, furnish
from tangledbank.core.thinking import Thinking
from tangledbank.games.phanerozoic.bots.balance import BALANCE
from tangledbank.games.phanerozoic.bots.evaluation import evaluate
from tangledbank.games.phanerozoic.bots.levels import SKILLS
from tangledbank.games.phanerozoic.bots.mind import PhanerozoicMind
from tangledbank.games.phanerozoic.cards.gallery import show_cards
from tangledbank.games.phanerozoic.cards.packing import read_cards
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.rules.state import Scratch
from tangledbank.games.phanerozoic.rules.terms import Terms
from tangledbank.games.phanerozoic.rules.told import TOLD
from tangledbank.games.phanerozoic.said.advice import ASPECTS, about, advice, nudge
from tangledbank.games.phanerozoic.said.guide import GUIDE
from tangledbank.games.phanerozoic.said.log import read_value, say_value
from tangledbank.games.phanerozoic.said.notation import FORMS
from tangledbank.games.phanerozoic.said.options import OPTIONS, lay_out
from tangledbank.games.phanerozoic.said.outcome import outcome
from tangledbank.games.phanerozoic.said.refusals import refusal
from tangledbank.games.phanerozoic.said.story import STORY
from tangledbank.games.phanerozoic.said.terminal import ask, describe, lay_open
from tangledbank.games.phanerozoic.seen.build import view
from tangledbank.games.phanerozoic.seen.guess import guess, read
from tangledbank.games.phanerozoic.seen.knowing import deal, hide
from tangledbank.games.phanerozoic.seen.view import View

GAME = Game(
    id="phanerozoic",
    title="Phanerozoic",
    about="Mutate plants and animals, evolve new species, and let nature decide who lives.",
    designer="Pepijn van Loon",
    minutes=45,
    rules_version=1,
    seats=range(1, 5),
    options=OPTIONS,
    folder=Path(__file__).parent,
    read_cards=read_cards,
    show_cards=show_cards,
    lay_out=lay_out,
    forms=FORMS,
    guess_from=guess,
    knowledge=Knowledge(hide=hide, read=read, deal=deal),
    events=TOLD,
    read_value=read_value,
    say_value=say_value,
    describe=describe,
    lay_open=lay_open,
    ask=ask,
    evaluate=evaluate,
    view=View,
    thinking=Thinking(
        mind=PhanerozoicMind,
        skills=SKILLS,
        aspects=ASPECTS,
        nudge=nudge,
        about=about,
        advice=advice,
    ),
    story=STORY,
    place=1,
    balance=BALANCE,
    guide=GUIDE,
    rival="The Automa",
)

furnish(Position, Rooms(view=view, refusal=refusal, outcome=outcome))
remake(Terms, lambda terms: (terms.options,))
remake(Living, lambda one: (GAME.cards, 0, 0))
remake(Scratch, lambda scratch: (0,))
