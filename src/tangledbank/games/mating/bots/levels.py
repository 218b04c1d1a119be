# Not compiled: values, made once.
"""How well each level plays The Mating Game, and the characters that it may take on."""

from tangledbank.core.thinking import Skill

SKILLS = {
    "beginner": Skill(trials=10, depth=0, forgets=True, misjudges=0.02, overlooks=0.1),
    "easy": Skill(trials=10, depth=0, forgets=True, misjudges=0.4, overlooks=0.5),
    "medium": Skill(trials=12, forgets=True, misjudges=0.22, overlooks=0.2),
    "hard": Skill(trials=75, misjudges=0.06, overlooks=0.05),
    "expert": Skill(trials=3000),
}

STYLES = {
    "fighter": "Likes a fight, even one that it had better avoid.",
    "show-off": "Likes to be seen: flashy strategies before all others.",
    "sneak": "Plays every sneaky card that it can pay for.",
    "saver": "Saves its food for the fittest strategies.",
}
