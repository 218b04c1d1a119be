"""A rulebook by its numbers: rules are paragraphs that begin with one, chapters are headings."""

import re

from tangledbank.cli.arguments import like
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game

RULE = re.compile(r"\*\*(?P<id>[§\w.]+)\*\*\s+(?P<text>.*)", re.DOTALL)
HEADING = re.compile(r"#+\s+(?P<id>§\S+)?")
WRAP = re.compile(r"\n(?![-*|>\d ])")  # the end of a line that goes on, not of an item or a row


def rules_of(text: str) -> dict[str, str]:
    """Every numbered rule and ruling; what follows without a number belongs to the one before."""
    rules: dict[str, str] = {}
    current = ""
    for paragraph in paragraphs(text):
        rule = RULE.match(paragraph)
        if rule:
            current = rule["id"]
            rules[current] = rule["text"]
        elif HEADING.match(paragraph):
            current = ""
        elif current:
            rules[current] += "\n\n" + paragraph
    return rules


def chapters_of(text: str) -> dict[str, str]:
    """Every chapter with a number, from its heading to the next heading."""
    chapters: dict[str, str] = {}
    current = ""
    for paragraph in paragraphs(text):
        heading = HEADING.match(paragraph)
        if heading:
            current = heading["id"] or ""
        if current:
            chapters[current] = chapters.get(current, "") + paragraph + "\n\n"
    return chapters


def find_section(game: Game, wanted: str) -> tuple[str, str]:
    """The number and the Markdown of a rule, a ruling or a chapter; the § may be left out."""
    text = game.rulebook()
    rules, chapters = rules_of(text), chapters_of(text)
    word = wanted.strip().rstrip(".").lower()
    for number in (*rules, *chapters):
        if word and number.lower() in (word, f"§{word}"):
            rule = rules.get(number)
            return number, chapters[number] if rule is None else f"**{number}** {rule}"
    raise TangledBankError(
        f"The rulebook of {game.title} has no {wanted!r}{like(word, [*rules, *chapters])}"
    )


def paragraphs(text: str) -> list[str]:
    """The blocks between empty lines, each line of running text in one piece."""
    return [WRAP.sub(" ", block.strip()) for block in re.split(r"\n\s*\n", text) if block.strip()]
