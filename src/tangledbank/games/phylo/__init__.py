"""Phylo, poker variant, by David Ng and the Phylo community: food webs, draws and events."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.pickling import remake
from tangledbank.core.rooms import Rooms, furnish
from tangledbank.core.thinking import Thinking
from tangledbank.games.phylo.bots.balance import BALANCE
from tangledbank.games.phylo.bots.evaluation import evaluate
from tangledbank.games.phylo.bots.levels import SKILLS, STYLES
from tangledbank.games.phylo.bots.likely import likely_action
from tangledbank.games.phylo.bots.mind import PhyloMind
from tangledbank.games.phylo.bots.players import BOTS
from tangledbank.games.phylo.cards.gallery import show_cards
from tangledbank.games.phylo.cards.packing import read_cards
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import Scratch, Show
from tangledbank.games.phylo.rules.told import TOLD
from tangledbank.games.phylo.said.advice import ASPECTS, Advice, about, advice, advise, nudge
from tangledbank.games.phylo.said.guide import GUIDE
from tangledbank.games.phylo.said.log import read_value, say_value
from tangledbank.games.phylo.said.notation import FORMS, listed
from tangledbank.games.phylo.said.offers import offer
from tangledbank.games.phylo.said.options import OPTIONS, lay_out
from tangledbank.games.phylo.said.outcome import outcome
from tangledbank.games.phylo.said.refusals import refusal
from tangledbank.games.phylo.said.story import STORY
from tangledbank.games.phylo.said.terminal import ask, describe, is_routine, lay_open
from tangledbank.games.phylo.seen.build import view
from tangledbank.games.phylo.seen.guess import guess, read
from tangledbank.games.phylo.seen.knowing import deal, hide
from tangledbank.games.phylo.seen.view import View

GAME = Game(
    id="phylo",
    title="Phylo",
    about="Draw five cards into a food web that holds together, and send events to your rivals.",
    designer="David Ng and the Phylo community",
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
    story=STORY,
    place=3,
    offer=offer,
    advise=advise,
    advice_type=Advice,
    own_decks=True,
    is_routine=is_routine,
    own_bots=BOTS,
    bots=("random", "greedy", "ecologist"),
    likely=likely_action,
    thinking=Thinking(
        mind=PhyloMind,
        skills=SKILLS,
        styles=STYLES,
        aspects=ASPECTS,
        nudge=nudge,
        about=about,
        advice=advice,
    ),
    listed=listed,
    balance=BALANCE,
    guide=GUIDE,
)

furnish(Position, Rooms(view=view, refusal=refusal, outcome=outcome))
remake(Show, lambda show: (0,))
remake(Scratch, lambda scratch: (0,))
