"""A guided first game: two rounds, and a lesson at each new kind of decision."""

from tangledbank.core.guide import Guide, Lesson
from tangledbank.games.trex.cards.cards import PERIODS
from tangledbank.games.trex.seen.view import View

FIRST, SECOND, THIRD = PERIODS


def kind(view: View) -> str:
    """What is asked."""
    return "" if view.question is None else view.question.kind


def has_a_first_hand(view: View) -> bool:
    """§1.4"""
    return kind(view) == "hand"


def plays_first(view: View) -> bool:
    """§3.1 In the first period."""
    return kind(view) == "play" and view.period == FIRST


def plays_second(view: View) -> bool:
    """§3.1 In the second one."""
    return kind(view) == "play" and view.period == SECOND


def plays_third(view: View) -> bool:
    """§3.1 In the third one."""
    return kind(view) == "play" and view.period == THIRD


def trades(view: View) -> bool:
    """§6.2"""
    return kind(view) == "trade"


def is_prehistoric(view: View) -> bool:
    """§2.2"""
    return view.phase == "prehistoric"


def is_asked_by_a_card(view: View) -> bool:
    """§4.3, §5.3, §9 Whatever else a card may want."""
    asks = kind(view) not in ("", "hand", "play", "trade")
    return asks and not is_prehistoric(view)


GUIDE = Guide(
    opening="Four spots of a prehistoric England will lie between you and your rival. Lay cards "
    "there, face down or open; the longer row of footprints wins a spot, and a place that you "
    "win is a point. This first game has two rounds.",
    closing="A full game goes to 8 points, and the rival learns which cards you hold: the more "
    "you bluff, the less that helps. Play one, and touch what you do not know to read it.",
    bots=("greedy",),
    seed=5345,
    options={"rounds": 2},
    lessons=(
        Lesson(
            "hand", "Your first hand",
            "Your cards are of three periods, and each is laid in its own one. A hand that lacked "
            "a period could be changed; keep this one.",
            "§1.4", has_a_first_hand,
        ),
        Lesson(
            "lay", "Lay a card",
            "Touch a card of this period, then a spot, then how it lies: face down, so that "
            "nobody knows it, or open, so that its eye acts at once. You have two plays.",
            "§3.2", plays_first,
        ),
        Lesson(
            "group", "Icons make groups",
            "Cards of yours that share an icon at a spot count 1 more each. The spot's own icon "
            "helps, too. Choose a card: each spot shows what you would count there.",
            "§5.5", plays_second,
        ),
        Lesson(
            "bluff", "Say how-de-do",
            "A How-de-do can be laid in any period, only face down, and might be anything. It "
            "has 1 footprint and never wins alone. After this period all is turned up.",
            "§3.5", plays_third,
        ),
        Lesson(
            "ask", "A card asks",
            "Some texts leave you a choice. What can be chosen is lit: touch it, and again to do "
            "it; or leave it, if you may.",
            "§4.5", is_asked_by_a_card,
        ),
        Lesson(
            "prehistoric", "The Prehistoric period",
            "A Prehistoric card was dealt as a spot: it acts once, before anybody plays, and is "
            "closed to play. Touch what it asks for, and again to do it.",
            "§2.2", is_prehistoric,
        ),
        Lesson(
            "trade", "Rexonomics",
            "Whoever holds it may trade a card in hand for a period card that lies as a spot. "
            "Touch your card, then the spot; or no trade.",
            "§6.2", trades,
        ),
    ),
)  # fmt: skip
