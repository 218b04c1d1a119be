"""The T-Rex Game, by an author who is not named: bluff at four spots, in three periods."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.pickling import remake
from tangledbank.core.rooms import Rooms, furnish
from tangledbank.core.thinking import Thinking
from tangledbank.games.trex.bots.balance import BALANCE
from tangledbank.games.trex.bots.evaluation import evaluate
from tangledbank.games.trex.bots.levels import SKILLS, STYLES
from tangledbank.games.trex.bots.likely import likely_action
from tangledbank.games.trex.bots.mind import TrexMind
from tangledbank.games.trex.bots.players import BOTS
from tangledbank.games.trex.cards.gallery import show_cards
from tangledbank.games.trex.cards.packing import read_cards
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.rules.told import TOLD
from tangledbank.games.trex.said.advice import ASPECTS, about, advice, nudge
from tangledbank.games.trex.said.guide import GUIDE
from tangledbank.games.trex.said.log import read_value, say_value
from tangledbank.games.trex.said.notation import FORMS
from tangledbank.games.trex.said.offers import offer
from tangledbank.games.trex.said.options import OPTIONS, lay_out
from tangledbank.games.trex.said.outcome import outcome
from tangledbank.games.trex.said.refusals import refusal
from tangledbank.games.trex.said.story import STORY
from tangledbank.games.trex.said.terminal import ask, describe, lay_open
from tangledbank.games.trex.seen.build import open_view, view
from tangledbank.games.trex.seen.guess import guess, read
from tangledbank.games.trex.seen.knowing import deal, hide
from tangledbank.games.trex.seen.view import View

GAME = Game(
    id="trex",
    title="The T-Rex Game",
    about="Lay cards face down or open at four spots of a prehistoric England, and bluff.",
    designer="an author who is not named",
    minutes=45,
    rules_version=1,
    seats=range(2, 3),  # §1.1
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
    open_view=open_view,
    ask=ask,
    evaluate=evaluate,
    view=View,
    story=STORY,
    place=5,
    offer=offer,
    own_bots=BOTS,
    bots=("random", "greedy", "bluffer"),
    likely=likely_action,
    balance=BALANCE,
    guide=GUIDE,
    thinking=Thinking(
        mind=TrexMind,
        skills=SKILLS,
        styles=STYLES,
        aspects=ASPECTS,
        nudge=nudge,
        about=about,
        advice=advice,
    ),
)

furnish(Position, Rooms(view=view, refusal=refusal, outcome=outcome))
remake(Field, lambda field: (0,))
