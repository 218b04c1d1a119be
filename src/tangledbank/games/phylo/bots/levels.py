"""How well each level plays Phylo."""

from collections.abc import Mapping

from tangledbank.core.thinking import Skill

SKILLS: Mapping[str, Skill] = {
    "beginner": Skill(trials=60, depth=0, forgets=True, misjudges=0.12, overlooks=0.6),
    "easy": Skill(trials=100, depth=0, forgets=True, misjudges=0.08, overlooks=0.3),
    "medium": Skill(trials=200, forgets=True, misjudges=0.05, overlooks=0.1),
    "hard": Skill(trials=400, misjudges=0.02),
    "expert": Skill(trials=2000),
}
STYLES: Mapping[str, str] = {
    "ecologist": "Loves a food web that hangs together, and plays events rarely.",
}
