"""What the rules told, with names, sentences and audiences."""

from tangledbank.core.events import Kind
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules import told
from tangledbank.games.clades.rules.ending import (
    ALL_STUCK,
    NOTHING_LEFT,
    RACE_WON,
    TIME_IS_UP,
    TIME_PASSED,
)

ENDINGS = {
    NOTHING_LEFT: "the deck is empty and no triple is left",
    ALL_STUCK: "the deck is empty and everyone is stuck",
    RACE_WON: "the race is won",
    TIME_IS_UP: "the time is up",
    TIME_PASSED: "the deck is empty and the time for a triple has passed",
}

EVENTS: dict[int, Kind] = {
    told.BEGAN: Kind(name="began", fields=("cards",), section="§1.6", reveals=True,
        sentence="{cards} shared cards are turned up."),
    told.TRIPLE: Kind(name="triple", fields=("a:card", "b:card", "c:card", "at"), section="§3.1",
        reveals=True, sentence="{who} makes a triple: {a}, {b} and {c}."),
    told.CLADE_TRIPLE: Kind(name="clade triple", section="§2.3", reveals=True,
        sentence="It is a clade triple."),
    told.EXTRA: Kind(name="extra", fields=("card:card",), section="§2.3", reveals=True,
        sentence="{who} gets {card} for the clade triple."),
    told.NO_TRIPLE: Kind(name="no triple", fields=("a:card", "b:card", "c:card", "at"),
        section="§3.4", reveals=True, sentence="{who} calls {a}, {b} and {c}: no triple."),
    told.WINDOW_CLOSED: Kind(name="window closed", section="§4.1", reveals=True,
        sentence="The cards are replaced."),
    told.LAID: Kind(name="laid", fields=("card:card",), section="§4.2", reveals=True,
        sentence="New on the table: {card}."),
    told.LUCKY: Kind(name="lucky", fields=("card:card", "cards"), section="§5.1", reveals=True,
        sentence="Lucky {cards}, beside the deck: {card}."),
    told.DREW: Kind(name="drew", fields=("card:card",), section="§4.3", private=True, reveals=True,
        sentence="The personal card of {who}: {card}."),
    told.REPLACED: Kind(name="replaced", section="§4.3",
        sentence="{who} draws a personal card."),
    told.BONUS: Kind(name="bonus", fields=("card:card", "maker:seat"), section="§4.4",
        reveals=True, sentence="A bonus card: {card} goes to {who}, beside {maker}."),
    told.SECOND_BONUS: Kind(name="second bonus", section="§4.5", reveals=True,
        sentence="It is the second bonus card of its set."),
    told.GIFT: Kind(name="gift", fields=("card:card",), section="§4.5", reveals=True,
        sentence="{who} gets {card}."),
    told.SHUFFLED_BACK: Kind(name="shuffled back", fields=("card:card",), section="§4.6",
        reveals=True, sentence="A bonus card comes too early: {card} is shuffled back."),
    told.STUCK: Kind(name="stuck", section="§5.1", sentence="{who} is stuck."),
    told.UNSTUCK: Kind(name="unstuck", section="§5.6", sentence="{who} keeps looking."),
    told.HANDS_OPEN: Kind(name="hands open", section="§7.2", reveals=True,
        sentence="Nobody sees a triple: all personal cards are laid open."),
    told.HANDS_CLOSED: Kind(name="hands closed", section="§7.2",
        sentence="The personal cards are picked up again."),
    told.GAVE: Kind(name="gave", fields=("card:card", "to:seat"), section="§7.3",
        sentence="{who} gives {card} to {to} in exchange."),
    told.GAVE_UP: Kind(name="gave up", fields=("card:card",), section="§7.1", reveals=True,
        sentence="{who} gives up {card}, to be shared for a while."),
    told.RESTS: Kind(name="rests", section="§6.1", sentence="{who} takes a break."),
    told.RETURNS: Kind(name="returns", section="§6.1", sentence="{who} is back from the break."),
    told.HINT: Kind(name="hint", fields=("step",), section="§5.5", reveals=True,
        sentence="{who} asks for a hint, step {step}."),
    told.HINTS_FOR_ALL: Kind(name="hints for all", section="§5.4", reveals=True,
        sentence="There is a triple: everyone gets a hint."),
    told.PASSED: Kind(name="passed", section="§9.1", sentence="{who} passes."),
    told.TURN: Kind(name="turn", section="§9.1", passes=True, sentence="{who} has the turn."),
    told.ENDED: Kind(name="ended", fields=("how:ending",), section="§11.1", reveals=True,
        sentence="The game is over: {how}."),
}  # fmt: skip


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id behind a number."""
    if what == "card":
        return cards.ids[number]
    return ENDINGS[number] if what == "ending" else number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        return cards.names[cards.number_of[str(value)]]
    return str(value)
