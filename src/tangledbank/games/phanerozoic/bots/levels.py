"""How well each level plays: weaker ones see less far, forget, misjudge and overlook."""

from typing import Final

from tangledbank.core.thinking import Skill

SKILLS: Final = {
    "beginner": Skill(trials=30, depth=0, forgets=True, misjudges=0.2, overlooks=0.4),
    "easy": Skill(trials=60, depth=0, forgets=True, misjudges=0.04, overlooks=0.15),
    "medium": Skill(trials=100, depth=3, forgets=True, misjudges=0.02),
    "hard": Skill(trials=160, depth=5, misjudges=0.015),
    "expert": Skill(trials=2000),
}
