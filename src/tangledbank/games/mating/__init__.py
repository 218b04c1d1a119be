"""The Mating Game, by Andrew Thompson and Andrea Roth-Monzon: secret strategies, mate choice."""

from pathlib import Path

from tangledbank.core.game import Game
from tangledbank.core.pickling import remake
from tangledbank.games.mating.afterwards import Afterwards, afterwards
from tangledbank.games.mating.balance import BALANCE
from tangledbank.games.mating.bots import BOTS
from tangledbank.games.mating.evaluation import evaluate
from tangledbank.games.mating.events import EVENTS, read_value, say_value
from tangledbank.games.mating.gallery import show_cards
from tangledbank.games.mating.guess import guess
from tangledbank.games.mating.guide import GUIDE
from tangledbank.games.mating.likely import likely_action
from tangledbank.games.mating.notation import listed, notation, parse
from tangledbank.games.mating.offers import offer
from tangledbank.games.mating.options import OPTIONS, lay_out
from tangledbank.games.mating.packing import read_cards
from tangledbank.games.mating.story import STORY
from tangledbank.games.mating.table import ask, describe, is_routine, lay_open
from tangledbank.games.mating.terms import Terms
from tangledbank.games.mating.view import View

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
    write_action=notation,
    read_action=parse,
    guess_from=guess,
    events=EVENTS,
    read_value=read_value,
    say_value=say_value,
    describe=describe,
    lay_open=lay_open,
    ask=ask,
    evaluate=evaluate,
    view=View,
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

remake(Terms, lambda terms: (terms.options, [], []))
