"""Where a round is, and what is asked."""

from typing import Final

NONE: Final = -1
NOBODY: Final = 2  # wins a spot
SEATS: Final = 2  # §1.1
MOST_SPOTS: Final = 6

# §1.10 who knows a card, a bit each
BOTH: Final = 3
SPECTATORS: Final = 4  # what spectators know, everyone knows
EVERYONE: Final = 7

# §2 to §5 what is under way
SETTING_UP: Final = 0
PREHISTORIC: Final = 1
TRADING: Final = 2
PLAYING: Final = 3
RESOLVING: Final = 4
OVER: Final = 5
PHASES: Final[list[str]] = [
    "setting up", "prehistoric", "trading", "playing", "resolving", "over",
]  # fmt: skip

# what is asked; 0: nothing
HAND: Final = 1  # §1.4 keep the first hand, or take another
ORDER: Final = 2  # §2.3 which Prehistoric card acts next
ICE: Final = 3  # §2.9 which spot
TAR: Final = 4
METEOR: Final = 5  # §2.5 both discard
GIFT: Final = 6  # §2.13
TRADE: Final = 7  # §6.2
PLAY: Final = 8  # §3.2
USE: Final = 9  # §4.5 whether an effect that needs no choice is used, where revealing is a must
PEEK: Final = 10  # §7 the eye's effects
FLIP: Final = 11
SHIFT: Final = 12
SHOVE: Final = 13
RECALL: Final = 14
DISCARD: Final = 15
DISCARD_TOO: Final = 16  # the rival, then
GIVE: Final = 17
EXCHANGE: Final = 18  # both
RELOCATE: Final = 19
LIMIT: Final = 20  # §1.9 down to the hand limit
SEQUENCE: Final = 21  # §5.3 which text disregards next
TOP: Final = 22  # §8.1, §9.9 which of several top cards
SPEND: Final = 23  # §9.6 the winner's card
BARTER: Final = 24  # §9.7
SELL: Final = 25  # §9.11
QUESTIONS: Final[list[str]] = [
    "", "hand", "order", "ice", "tar", "meteor", "gift", "trade", "play", "use", "peek", "flip",
    "shift", "shove", "recall", "discard", "discard too", "give", "exchange", "relocate", "limit",
    "sequence", "top", "spend", "barter", "sell",
]  # fmt: skip

# why the game is over
BY_POINTS: Final = 0
BY_ROUNDS: Final = 1
NO_PLACES: Final = 2
NO_CARDS: Final = 3
ENDS: Final[list[str]] = ["points", "rounds", "places", "cards"]
