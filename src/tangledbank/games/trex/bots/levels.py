"""How well each level plays The T-Rex Game."""

from collections.abc import Mapping

from tangledbank.core.thinking import Skill

SKILLS: Mapping[str, Skill] = {
    "beginner": Skill(trials=12, depth=0, forgets=True, misjudges=0.06, overlooks=0.5),
    "easy": Skill(trials=24, depth=0, forgets=True, misjudges=0.03, overlooks=0.2),
    "medium": Skill(trials=100, depth=4, forgets=True, misjudges=0.02),
    "hard": Skill(trials=200),
    "expert": Skill(trials=2000),
}
STYLES = {
    "bluffer": "Likes How-de-dos, and cards that lie face down where you have some, too.",
}
