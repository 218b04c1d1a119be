"""A guided first game: three rounds for two, with a lesson at each new kind of decision."""

from tangledbank.core.guide import Guide, Lesson
from tangledbank.games.phanerozoic.seen.view import View


def chooses(view: View) -> bool:
    """§2.4"""
    return view.phase == "choosing"


def drafts(view: View) -> bool:
    """§2.7"""
    return view.phase == "drafting"


def acts(view: View) -> bool:
    """§3.1"""
    return view.phase == "acting"


def keeps_a_goal(view: View) -> bool:
    """§5.1"""
    return view.phase == "keeping goals"


GUIDE = Guide(
    opening="Half a billion years of life on one board: give species mutations, let new ones "
    "evolve, and see whom nature feeds. Your secret goals say which living and which extinct "
    "species pay. This first game has three rounds.",
    closing="A full game has six or eight rounds, and room for long lines of descent. Play one "
    "from the shelf, with friends or bots, or alone against the Automa.",
    bots=("beginner",),
    seed=1971,
    options={"rounds": 3, "goal_round": 2},
    lessons=(
        Lesson(
            "choose", "Choose one card",
            "Everyone lays one card from the hand face down; the others go to a pool for all. "
            "Touch a card, and touch it again to choose it.",
            "§2.4", chooses,
        ),
        Lesson(
            "draft", "Draft from the pool",
            "Take a card that you can use, or that another could. "
            "Touch it, and touch it again to take it.",
            "§2.7", drafts,
        ),
        Lesson(
            "act", "Act with a card",
            "Touch one of your open cards: what lights up can be done with it. Play it, keep it "
            "for the next round, or discard it.",
            "§3.1", acts,
        ),
        Lesson(
            "evolve", "Mutate, then evolve",
            "A mutation goes under a living species. A new species needs a parent that carries "
            "one and shows all its icons and stars; touch what is dim to read why not.",
            "§3.10", acts,
        ),
        Lesson(
            "nature", "Nature comes next",
            "When all cards are used, nature feeds from left to right: plants grow in the sun, "
            "the hungry eat what is near, and whoever finds too little shrinks.",
            "§4.1", acts,
        ),
        Lesson(
            "goal", "Keep one goal",
            "Of your goals you keep the one for which the living and the extinct will pay; "
            "the other leaves the game.",
            "§5.1", keeps_a_goal,
        ),
    ),
)  # fmt: skip
