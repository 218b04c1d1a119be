"""What cards say, sentence by sentence, and names of things."""

from tangledbank.core.words import counted
from tangledbank.games.trex.cards.cards import PERIODS

PERIOD_NAMES = {"finely-balanced": "Finely Balanced", "jurassic": "Jurassic", "free": "Free"}
REVEALED = {
    "peek": "Look at one hidden card on your rival's side here.",
    "flip": "Turn one of your rival's hidden cards here face up.",
    "shift": "Move one of your other cards to the spot beside it.",
    "shove": "Move a card that your rival has shown to the spot beside it.",
    "encore": "You may play one more card in this period.",
    "recall": "Take another of your played cards back to your hand.",
    "find-card": "Find {finds} and take it into your hand.",
    "find-place": "Find {finds}; it takes the place of this spot card, which is discarded.",
    "discard": "Discard a card of your hand; then your rival discards one, too.",
    "give": "Give your rival a card of your hand; this card counts {amount} more in this round.",
    "exchange": "Both choose a card of their hand, and swap them.",
    "barge-in": "Take First Move, from the next period on.",
    "boom": "Take Rexonomics.",
    "relocate": "Two open spot cards of your choice change places.",
}
SAID = {
    "disregard-top": "Disregard your rival's card here with the most footprints.",
    "disregard-kind": "Disregard every {icon} card here, on both sides.",
    "sulk": "Counts {amount} more if it is your only card here.",
    "crowd": "Counts {amount} more for each of your rival's cards here, {most} at most.",
    "crowd once": "Counts {amount} more if your rival has a card here.",
    "wild": "Has one more icon, whichever suits you best.",
    "balance": "Counts {amount} more if you both have the same number of cards here.",
    "stubborn": "You win ties here.",
    "eras": "Counts {amount} more for each other period among your cards here.",
    "eras once": "Counts {amount} more if a card of another period is among yours here.",
}
HERE = {
    "at-most-two": "At most {amount} cards a side.",
    "must-reveal": "Cards here must be revealed.",
    "no-reveals": "No card is revealed here.",
    "rich-groups": "In groups of {icon}, each card earns {amount} more.",
    "lower-wins": "The lower total wins, if it is at least 1.",
    "winner-discards": "The winner discards a card used here.",
    "loser-barters": "The loser may exchange a card of the hand for the top discard, if that is a "
    "period card.",
    "jurassic-only": "Only the footprints of Jurassic cards count.",
    "disregard-tops": "Disregard the card with the most footprints on each side.",
    "winner-clears": "The winner finds {finds} and discards it.",
    "winner-sells": "The winner may give this card to the rival and take Rexonomics.",
    "beds-count": "Bed cards here count {amount} more.",
    "no-how-de-dos": "Disregard How-de-dos here.",
    "loser-first": "The loser takes First Move for the next round.",
    "no-moves": "Nothing moves to or from here.",
    "winner-fetches": "The winner finds {finds} and takes it.",
}
ACTS = {
    "meteor": "Each discards a card of the hand.",
    "swap-meet": "Each takes a card from the other's hand, without looking.",
    "stampede": "First Move changes hands.",
    "crash": "Rexonomics changes hands.",
    "ice": "The First Move holder chooses a spot: no card is revealed there in this round.",
    "tar": "The First Move holder chooses a spot: no card moves there in this round.",
    "long-nap": "Bed cards are disregarded in this round.",
    "fossil": "Find {finds}: the First Move holder takes it, and the rival takes First Move.",
    "gift": "Whoever has more cards gives the other one; if you are level, nobody does.",
}
SPECIALS = {
    "how-de-do": "Played face down, in any period; never wins alone.",
    "rexonomics": "Before Finely Balanced, trade a card of your hand for a period card that lies "
    "as a spot; then pass this on.",
    "first-move": "Starts every period, chooses the order of what happens at once, wins ties.",
}


def footprints(count: int) -> str:
    """`1 footprint`."""
    return counted(count, "footprint", "footprints")


def period_name(number: int) -> str:
    """`Finely Balanced`."""
    return PERIOD_NAMES[PERIODS[number]]
