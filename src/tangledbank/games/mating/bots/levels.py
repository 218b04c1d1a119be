# Not compiled: values, made once.
"""How well each level plays The Mating Game, and the characters that it may take on."""

from tangledbank.core.thinking import Skill

SKILLS = {
    "beginner": Skill(trials=10, depth=0, forgets=True, misjudges=0.05, overlooks=0.3),
    "easy": Skill(trials=12, forgets=True, misjudges=0.35, overlooks=0.3),
    "medium": Skill(trials=24, forgets=True, misjudges=0.09, overlooks=0.1),
    "hard": Skill(trials=150, misjudges=0.035, overlooks=0.02),
    "expert": Skill(trials=6000),
}

STYLES = {
    "fighter": "Likes a fight, even one that it had better avoid.",
    "show-off": "Likes to be seen: flashy strategies before all others.",
    "sneak": "Plays every sneaky card that it can pay for.",
    "saver": "Saves its food for the fittest strategies.",
}
