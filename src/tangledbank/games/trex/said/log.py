"""What the rules tell, in sentences."""

from tangledbank.core.events import Kind
from tangledbank.core.words import counted
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.cards.words import PERIOD_NAMES
from tangledbank.games.trex.rules import told

ENDINGS = (
    ("§11.1", "The target is reached, and the game is over."),
    ("§11.3", "That was the last round: the game is over."),
    ("§11.3", "No place is left to be won: the game is over."),
    ("§11.4", "No card is left for a spot: the game is over."),
)
EVENTS: dict[int, Kind] = {
    told.ROUND_BEGAN: Kind(name="round began", fields=("round",), section="§2.1", passes=True,
        sentence="Round {round} begins."),
    told.SPOT_DEALT: Kind(name="spot dealt", fields=("spot:spot", "card:card"), section="§2.1",
        reveals=True, sentence="{card} is dealt as {spot}."),
    told.RESHUFFLED: Kind(name="reshuffled", fields=("cards:cards",), section="§2.1", reveals=True,
        sentence="The deck is empty: the discards are shuffled, {cards}."),
    told.REDREW: Kind(name="redrew", section="§1.4", passes=True,
        sentence="{who} shows a hand that lacks a period, shuffles it back and takes another."),
    told.SHOWED: Kind(name="showed", fields=("card:card",), section="§1.4", reveals=True,
        sentence="In that hand was {card}."),
    told.PREHISTORIC: Kind(name="prehistoric", fields=("card:card", "spot:spot"), section="§2.2",
        sentence="{card} acts."),
    told.NOTHING: Kind(name="nothing", fields=("card:card",), section="§10.10",
        sentence="There is nothing that {card} could do."),
    told.DISCARDED: Kind(name="discarded", fields=("card:card",), section="§10.7", reveals=True,
        sentence="{who} discards {card}."),
    told.EXCUSED: Kind(name="excused", section="§1.8",
        sentence="{who} has no card to spare besides How-de-dos, and need not discard."),
    told.EXCHANGED: Kind(name="exchanged", section="§10.8", passes=True,
        sentence="Both players swap a card."),
    told.GAVE_IT: Kind(name="gave it", fields=("card:card",), section="§10.8", private=True,
        sentence="{who} gives {card}."),
    told.GOT: Kind(name="got", fields=("card:card",), section="§10.8", private=True,
        reveals=True, sentence="{who} gets {card}."),
    told.TOOK_FIRST: Kind(name="first move", section="§6.1",
        sentence="{who} takes First Move."),
    told.TOOK_REXONOMICS: Kind(name="rexonomics", section="§6.2",
        sentence="{who} takes Rexonomics."),
    told.ICED: Kind(name="iced", fields=("spot:spot",), section="§2.9",
        sentence="{who} chooses: no card is revealed at {spot} in this round."),
    told.TARRED: Kind(name="tarred", fields=("spot:spot",), section="§2.10",
        sentence="{who} chooses: no card moves at {spot} in this round."),
    told.NAPPED: Kind(name="napped", section="§2.11",
        sentence="Bed cards will be disregarded in this round."),
    told.FOUND: Kind(name="found", fields=("card:card",), section="§10.4", reveals=True,
        sentence="{who} finds {card} in the deck, which is shuffled again."),
    told.NOT_FOUND: Kind(name="not found", fields=("card:card",), section="§10.5", reveals=True,
        sentence="{who} looks for {card}, which is not in the deck."),
    told.GAVE: Kind(name="gave", section="§10.7", passes=True,
        sentence="{who} gives a card away."),
    told.TRADED: Kind(name="traded", fields=("gives:card", "takes:card", "spot:spot"),
        section="§6.2", reveals=True, sentence="{who} trades {gives} for {takes}."),
    told.NO_TRADE: Kind(name="no trade", section="§6.2", sentence="{who} does not trade."),
    told.PERIOD_BEGAN: Kind(name="period began", fields=("period:period",), section="§3.1",
        passes=True, sentence="{period} begins; {who} has the first move."),
    told.LAID_DOWN: Kind(name="laid down", fields=("spot:spot", "number"), section="§4.1",
        sentence="{who} lays a card face down at {spot}."),
    told.LAID: Kind(name="laid", fields=("card:card", "spot:spot", "number"), section="§4.1",
        private=True, sentence="It is {card}."),
    told.LAID_OPEN: Kind(name="laid open", fields=("card:card", "spot:spot", "number"),
        section="§4.2", reveals=True, sentence="{who} reveals {card} at {spot}."),
    told.PASSED: Kind(name="passed", section="§3.3", sentence="{who} passes."),
    told.PEEKED: Kind(name="peeked", fields=("spot:spot", "number"), section="§7.1",
        sentence="{who} looks at a hidden card at {spot}."),
    told.SAW: Kind(name="saw", fields=("card:card", "spot:spot", "number"), section="§7.1",
        private=True, reveals=True, sentence="It is {card}; only {who} has seen it."),
    told.FLIPPED: Kind(name="flipped", fields=("card:card", "spot:spot", "number"),
        section="§7.2", reveals=True, sentence="{who}'s hidden card at {spot} is {card}."),
    told.MOVED: Kind(name="moved", fields=("card:card", "from:spot", "to:spot", "number"),
        section="§10.9", sentence="{who}'s card {card} moves from {from} to {to}."),
    told.MOVED_HIDDEN: Kind(name="moved", fields=("from:spot", "to:spot", "number"),
        section="§10.9", sentence="A hidden card of {who} moves from {from} to {to}."),
    told.RECALLED: Kind(name="recalled", fields=("card:card", "spot:spot", "number"),
        section="§7.6", sentence="{who} takes {card} back from {spot}."),
    told.RECALLED_HIDDEN: Kind(name="recalled", fields=("spot:spot", "number"), section="§7.6",
        sentence="{who} takes a hidden card back from {spot}."),
    told.GREW: Kind(name="grew", fields=("card:card", "amount", "spot:spot"), section="§7.9",
        sentence="{who}'s card {card} counts {amount} more in this round."),
    told.RELOCATED: Kind(name="relocated", fields=("spot:spot", "other:spot"), section="§7.13",
        sentence="{who} swaps the spot cards of {spot} and {other}."),
    told.REPLACED: Kind(name="replaced", fields=("spot:spot", "card:card", "gone:card"),
        section="§7.7", sentence="{card} takes the place of {gone} at {spot}."),
    told.ENCORE: Kind(name="encore", section="§7.5",
        sentence="{who} may play one card more in this period."),
    told.LEFT: Kind(name="left", fields=("card:card",), section="§4.5",
        sentence="{who} leaves {card} at that."),
    told.KEPT: Kind(name="kept", fields=("card:card",), section="§9.7",
        sentence="{who} lets the chance of {card} pass."),
    told.TURNED_UP: Kind(name="turned up", fields=("card:card", "spot:spot", "number"),
        section="§5.1", reveals=True, passes=True,
        sentence="{who}'s hidden card at {spot} was {card}."),
    told.DISREGARDED: Kind(name="disregarded",
        fields=("card:card", "spot:spot", "number", "by:card"), section="§10.1",
        sentence="{by}: {who}'s card {card} is disregarded."),
    told.ASLEEP: Kind(name="disregarded", fields=("card:card", "spot:spot", "number"),
        section="§2.11", sentence="{who}'s card {card} is asleep, and disregarded."),
    told.COUNTED: Kind(name="counted", fields=("spot:spot", "total", "printed", "group"),
        section="§5.4", sentence="{who} counts {total} at {spot}."),
    told.WON: Kind(name="won", fields=("spot:spot", "card:card"), section="§5.6",
        sentence="{who} wins {card}."),
    told.WON_TIE: Kind(name="won", fields=("spot:spot", "card:card"), section="§5.6",
        sentence="Level: {who} has First Move and wins {card}."),
    told.WON_STUBBORN: Kind(name="won", fields=("spot:spot", "card:card"), section="§8.7",
        sentence="Level: {who} is stubborn there and wins {card}."),
    told.NOBODY_WON: Kind(name="nobody won", fields=("spot:spot", "card:card"), section="§5.6",
        sentence="Nobody wins {card}; it is discarded."),
    told.SCORED: Kind(name="scored", fields=("points:points", "card:card"), section="§5.7",
        sentence="{who} has {points}."),
    told.TOOK: Kind(name="took", fields=("card:card",), section="§1.9",
        sentence="{who} takes {card} into the hand."),
    told.UNCONTESTED: Kind(name="uncontested", fields=("spot:spot", "card:card"), section="§5.8",
        sentence="Nobody came to {card}; it is discarded."),
    told.CLOSED_DISCARDED: Kind(name="uncontested", fields=("spot:spot", "card:card"),
        section="§2.4", sentence="{card} is discarded."),
    told.CLEARED: Kind(name="cleared", fields=("card:card",), section="§9.10",
        sentence="{who} discards {card}."),
    told.CLAIMED: Kind(name="claimed", section="§9.14",
        sentence="{who} will have First Move in the next round."),
    told.SOLD: Kind(name="sold", fields=("card:card",), section="§9.11",
        sentence="{who} gives {card} to the rival."),
    told.BARTERED: Kind(name="bartered", fields=("gives:card", "takes:card"), section="§9.7",
        sentence="{who} exchanges {gives} for {takes} from the discards."),
    told.READY: Kind(name="ready", section="§1.10", sentence="{who} has chosen."),
}  # fmt: skip
EVENTS |= {
    told.ENDED + why: Kind(name="ended", section=section, sentence=sentence)
    for why, (section, sentence) in enumerate(ENDINGS)
}


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id behind a number."""
    if what == "card":
        return cards.ids[number]
    if what == "period":
        return list(PERIOD_NAMES)[number]
    return number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        name = cards.names[cards.number_of[str(value)]]
        return f"a {name}" if value == "how-de-do" else name
    if what == "spot":
        return f"spot {int(value) + 1}"
    if what == "period":
        return PERIOD_NAMES[str(value)]
    if what == "cards":
        return counted(int(value), "card", "cards")
    if what == "points":
        return counted(int(value), "point", "points")
    return str(value)
