"""Clades Prehistoric, by Jonathan Tweet, drawn by Karen Lewis: spot triples before the others."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.knowledge import Knowledge
from tangledbank.core.pickling import remake
from tangledbank.core.rooms import Rooms, furnish
from tangledbank.core.thinking import Skill, Thinking
from tangledbank.games.clades.bots.evaluation import evaluate
from tangledbank.games.clades.bots.levels import LEVELS
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.bots.mind import CladesMind
from tangledbank.games.clades.bots.players import OWN_BOTS
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.deck import read_cards
from tangledbank.games.clades.cards.gallery import show_cards
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.state import Scratch
from tangledbank.games.clades.rules.terms import Terms
from tangledbank.games.clades.rules.told import TOLD
from tangledbank.games.clades.rules.triples import Claim
from tangledbank.games.clades.said.advice import ASPECTS, about, advice, nudge
from tangledbank.games.clades.said.afterwards import Afterwards, afterwards
from tangledbank.games.clades.said.guide import GUIDE
from tangledbank.games.clades.said.log import read_value, say_value
from tangledbank.games.clades.said.missed import missed
from tangledbank.games.clades.said.notation import FORMS, listed
from tangledbank.games.clades.said.options import OPTIONS, lay_out
from tangledbank.games.clades.said.outcome import outcome
from tangledbank.games.clades.said.refusals import refusal
from tangledbank.games.clades.said.story import STORY
from tangledbank.games.clades.said.terminal import ask, describe, lay_open
from tangledbank.games.clades.seen.build import view
from tangledbank.games.clades.seen.guess import guess, read
from tangledbank.games.clades.seen.knowing import deal, hide
from tangledbank.games.clades.seen.view import View

GAME = Game(
    id="clades",
    title="Clades Prehistoric",
    about="All at once, eyes against eyes: spot three animals that are all alike or all different.",
    designer="Jonathan Tweet",
    minutes=15,
    rules_version=1,
    seats=range(1, 9),
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
    place=2,
    own_bots=OWN_BOTS,
    bots=tuple(LEVELS),
    listed=listed,
    unit="card",
    unhurried={"untimed": True},
    likely=likely_action,
    afterwards=afterwards,
    afterwards_type=Afterwards,
    guide=GUIDE,
    # Levels are eyes: `OWN_BOTS`. The analysis of a game and hints in untimed play are thought.
    thinking=Thinking(
        mind=CladesMind,
        skills={"expert": Skill(trials=400, depth=0)},
        aspects=ASPECTS,
        judging=600,  # a race takes 40 µs
        nudge=nudge,
        about=about,
        advice=advice,
        missed=missed,
    ),
)

furnish(Position, Rooms(view=view, refusal=refusal, outcome=outcome))
remake(Cards, lambda cards: (cards.ids, cards.names, cards.number_of))
remake(Claim, lambda claim: (0,) * 9)
remake(Scratch, lambda scratch: ())
remake(Terms, lambda terms: (terms.options, [], [], 0, 0))
