"""How strong a bot is: five levels, called alike everywhere."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A level, with an animal that stands for it."""

    id: str
    name: str
    animal: str
    about: str


LEVELS = (
    Level("beginner", "Beginner", "Jellyfish",
          "No brain, and half a billion years without missing it. Takes what drifts by."),
    Level("easy", "Easy", "Trilobite",
          "Some of the first good eyes on Earth. Sees the next move, and often misjudges it."),
    Level("medium", "Medium", "Archelon",
          "Takes its time and looks ahead. Forgets what you have shown."),
    Level("hard", "Hard", "Mammoth",
          "Forgets nothing: not what you kept, not what you passed over."),
    Level("expert", "Expert", "Crow",
          "Makes its own tools. Guesses what you hold, and thinks longest."),
)  # fmt: skip
NAMES = tuple(level.id for level in LEVELS)


def level_of(bot: str) -> str:
    """The level of a bot's name, which may be followed by a style: `hard fighter`."""
    return bot.partition(" ")[0]


def style_of(bot: str) -> str:
    """The style of a bot's name; empty if it has none."""
    return bot.partition(" ")[2]
