"""A guided first game: the teaching deck, in turns, so that nobody has to hurry while reading."""

from tangledbank.core.guide import Guide, Lesson
from tangledbank.games.clades.seen.view import View


def has_the_turn(view: View) -> bool:
    """§9.1"""
    return view.turn == view.seat


GUIDE = Guide(
    opening="Animals in three clades, three places and three inks lie before you. Find three "
    "that belong together before the others do; the most cards win. This first game has 27 "
    "cards, and you take turns, so there is no hurry.",
    closing="In a full game nobody waits for a turn: all 83 cards, one to three animals on "
    "each, and whoever sees a triple first calls it. Play one against bots that need a while "
    "to look.",
    bots=("easy",),
    seed=1859,
    options={"cards": "teaching", "untimed": True},
    lessons=(
        Lesson(
            "triple", "What a triple is",
            "Three cards are a triple if in clade, place and ink they are all alike or all "
            "different. Touch three; the third touch calls them.",
            "§2.1", has_the_turn,
        ),
        Lesson(
            "pass", "Nothing to see?",
            "Ask for a hint, or pass. After a whole round without a triple, one more card is laid.",
            "§9.2", has_the_turn,
        ),
        Lesson(
            "own", "A card of your own",
            "The card below the rows is yours alone, and may be one of the three.",
            "§1.2", has_the_turn,
        ),
        Lesson(
            "clade", "Clade triples",
            "Three of one clade, all in one row, bring two more cards. A wrong call costs the "
            "turn, and the table says which quality did not fit.",
            "§2.3", has_the_turn,
        ),
    ),
)  # fmt: skip
