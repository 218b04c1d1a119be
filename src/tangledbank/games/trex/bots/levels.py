"""How well each level plays The T-Rex Game."""

from collections.abc import Mapping

from tangledbank.core.thinking import Skill

SKILLS: Mapping[str, Skill] = {
    "beginner": Skill(trials=30, depth=0, forgets=True, misjudges=0.06, overlooks=0.3),
    "easy": Skill(trials=40, depth=0, forgets=True, misjudges=0.03, overlooks=0.1),
    "medium": Skill(trials=50, depth=6, forgets=True, misjudges=0.02),
    "hard": Skill(trials=70, misjudges=0.007),
    "expert": Skill(trials=1500),
}
STYLES: Mapping[str, str] = {
    "bluffer": "Likes How-de-dos, and cards that lie face down where you have some, too.",
}
