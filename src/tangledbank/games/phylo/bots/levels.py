"""How well each level plays Phylo."""

from collections.abc import Mapping

from tangledbank.core.thinking import Skill

SKILLS: Mapping[str, Skill] = {
    "beginner": Skill(trials=20, depth=0, forgets=True, misjudges=0.1, overlooks=0.3),
    "easy": Skill(trials=60, depth=0, forgets=True, misjudges=0.05, overlooks=0.1),
    "medium": Skill(trials=200, forgets=True, misjudges=0.03),
    "hard": Skill(trials=500),
    "expert": Skill(trials=3000),
}
