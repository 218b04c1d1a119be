# Not compiled: values, made once.
"""How well each level plays The Mating Game, and the characters that it may take on."""

from tangledbank.core.thinking import Skill

SKILLS = {
    "beginner": Skill(trials=20, depth=0, forgets=True, misjudges=0.1, overlooks=0.3),
    "easy": Skill(trials=100, depth=4, forgets=True, misjudges=0.05, overlooks=0.1),
    "medium": Skill(trials=200, forgets=True, misjudges=0.03),
    "hard": Skill(trials=400),
    "expert": Skill(trials=2000),
}

STYLES = {
    "fighter": "Likes a fight, even one that it had better avoid.",
    "show-off": "Likes to be seen: flashy strategies before all others.",
    "sneak": "Plays every sneaky card that it can pay for.",
    "saver": "Saves its food for the fittest strategies.",
}
