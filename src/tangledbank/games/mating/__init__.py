"""The Mating Game, by Andrew Thompson and Andrea Roth-Monzon: secret strategies, mate choice."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.pickling import remake
from tangledbank.core.rooms import Rooms, furnish
from tangledbank.core.thinking import Thinking
from tangledbank.games.mating.bots.balance import BALANCE
from tangledbank.games.mating.bots.evaluation import evaluate
from tangledbank.games.mating.bots.levels import SKILLS, STYLES
from tangledbank.games.mating.bots.likely import likely_action
from tangledbank.games.mating.bots.mind import MatingMind
from tangledbank.games.mating.bots.players import BOTS
from tangledbank.games.mating.cards.gallery import show_cards
from tangledbank.games.mating.cards.packing import read_cards
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import Scratch
from tangledbank.games.mating.rules.terms import Terms
from tangledbank.games.mating.rules.told import TOLD
from tangledbank.games.mating.said.advice import ASPECTS, about, advice, nudge
from tangledbank.games.mating.said.afterwards import Afterwards, afterwards
from tangledbank.games.mating.said.guide import GUIDE
from tangledbank.games.mating.said.log import read_value, say_value
from tangledbank.games.mating.said.notation import FORMS, listed
from tangledbank.games.mating.said.offers import offer
from tangledbank.games.mating.said.options import OPTIONS, lay_out
from tangledbank.games.mating.said.outcome import outcome
from tangledbank.games.mating.said.refusals import refusal
from tangledbank.games.mating.said.story import STORY
from tangledbank.games.mating.said.terminal import ask, describe, is_routine, lay_open
from tangledbank.games.mating.seen.build import view
from tangledbank.games.mating.seen.guess import guess, read
from tangledbank.games.mating.seen.knowing import deal, hide
from tangledbank.games.mating.seen.view import View

GAME = Game(
    id="mating",
    title="The Mating Game",
    about="Choose in secret how to win females: fight, dazzle or sneak, and stay alive.",
    designer="Andrew Thompson and Andrea Roth-Monzon",
    minutes=20,
    rules_version=1,
    seats=range(2, 7),  # §1.1
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
        mind=MatingMind,
        skills=SKILLS,
        aspects=ASPECTS,
        styles=STYLES,
        nudge=nudge,
        about=about,
        advice=advice,
    ),
    story=STORY,
    place=4,
    offer=offer,
    is_routine=is_routine,
    own_bots=BOTS,
    bots=("random", "show-off", "saver", "fighter", "sneak", "greedy"),
    likely=likely_action,
    listed=listed,
    afterwards=afterwards,
    afterwards_type=Afterwards,
    balance=BALANCE,
    guide=GUIDE,
    unit="offspring",
)

furnish(Position, Rooms(view=view, refusal=refusal, outcome=outcome))
remake(Terms, lambda terms: (terms.options, [], []))
remake(Scratch, lambda scratch: (0,))
