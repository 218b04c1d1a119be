"""Every rule is cited in the code and tested; nothing is cited that is not there."""

import re
from pathlib import Path

import pytest

from tangledbank import GAMES

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "tangledbank" / "games"
RULE = re.compile(r"^\*\*(§\d+(?:\.\d+)+|[A-Z]\d+)\*\*", re.MULTILINE)
NO_RULE = re.compile(r"^\*\*([A-Z]\d+)\*\* \*\(No rule\.\)\*", re.MULTILINE)
CITED = re.compile(r"§\d+(?:\.\d+)*")
RANGE = re.compile(r"(§\d+)\.(\d+)-§\d+\.(\d+)")
RULING = re.compile(r"\b[A-Z]\d+\b")

names = pytest.mark.parametrize("name", list(GAMES))


def rules(name: str) -> tuple[set[str], set[str]]:
    """The numbers of a game's rules and of its rulings."""
    found = set(RULE.findall(GAMES[name].rulebook()))
    sections = {rule for rule in found if rule.startswith("§")}
    return sections, found - sections - set(NO_RULE.findall(GAMES[name].rulebook()))


def cited(text: str) -> set[str]:
    """The sections that a text cites; §4.5-§4.8 cites all four."""
    found = set(CITED.findall(text))
    for chapter, first, last in RANGE.findall(text):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def code(name: str) -> str:
    """The rooms where rules may stand: about sight in `seen`, about words in `said`."""
    rooms = [GAMES_FOLDER / name / room for room in ("rules", "seen", "said")]
    return "\n".join(path.read_text("utf-8") for room in rooms for path in room.glob("*.py"))


def rule_tests(name: str) -> str:
    folder = GAMES_FOLDER / name / "tests"
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))


@names
def test_every_section_is_cited_in_the_code(name: str) -> None:
    sections, _rulings = rules(name)

    assert sections - cited(code(name)) == set()


@names
def test_every_section_is_tested(name: str) -> None:
    sections, _rulings = rules(name)

    assert sections - cited(rule_tests(name)) == set()


@names
def test_every_ruling_is_tested(name: str) -> None:
    _sections, rulings = rules(name)

    assert rulings - set(RULING.findall(rule_tests(name))) == set()


@names
def test_nothing_is_cited_that_is_not_in_the_rulebook(name: str) -> None:
    sections, _rulings = rules(name)
    chapters = {section.split(".")[0] for section in sections}
    known = set(RULE.findall(GAMES[name].rulebook()))

    assert cited(code(name) + rule_tests(name)) - sections - chapters == set()
    assert set(re.findall(r"\bN\d+\b", code(name) + rule_tests(name))) - known == set()


@names
def test_rules_are_numbered_without_holes(name: str) -> None:
    sections, _rulings = rules(name)
    for chapter in {section.split(".")[0] for section in sections}:
        inside = sorted(int(one.split(".")[1]) for one in sections if one.startswith(chapter + "."))
        assert inside == list(range(1, len(inside) + 1))
