"""The locks agree with pyproject.toml: one version of each package, with checksums, and no host."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools import npm
from tools.environment import LOCKS
from tools.lock import wanted
from tools.stamp import ROOT, SETTINGS, files

pytestmark = pytest.mark.once

NAMES = sorted(one.stem for one in LOCKS.glob("*.txt"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Pin:
    """A package in a lock."""

    name: str
    version: str
    hashes: tuple[str, ...]


def text_of(name: str) -> str:
    return (LOCKS / f"{name}.txt").read_text(encoding="utf-8")


def pins_in(text: str) -> list[Pin]:
    """What a lock names, whatever the platform; a line that is not `name==version` is refused."""
    lines = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    found = []
    for line in filter(str.strip, lines):
        what, *hashes = re.split(r"\s--hash=", line.strip())
        one = Requirement(what)
        [exact] = one.specifier
        assert exact.operator == "==", line
        hashes = [text.strip() for text in hashes]
        found.append(Pin(canonicalize_name(one.name), exact.version, tuple(hashes)))
    return found


def unanswered(lines: list[str], pins: list[Pin]) -> list[str]:
    """The requirements that no pin satisfies."""
    return [line for line in lines if not any(answers(pin, Requirement(line)) for pin in pins)]


def answers(pin: Pin, asked: Requirement) -> bool:
    return pin.name == canonicalize_name(asked.name) and asked.specifier.contains(pin.version)


def unchecked(pins: list[Pin]) -> list[str]:
    """The packages of which a file could be anything."""
    sums = re.compile("sha256:[0-9a-f]{64}")
    return [pin.name for pin in pins if not pin.hashes or not all(map(sums.fullmatch, pin.hashes))]


def versions(name: str) -> dict[str, str]:
    return {pin.name: pin.version for pin in pins_in(text_of(name))}


def asked_of() -> dict[str, list[str]]:
    """Everything that pyproject.toml asks for, by the lock that has to answer."""
    extras = dict(PROJECT["project"]["optional-dependencies"])
    groups = PROJECT["dependency-groups"]
    lab = extras.pop("lab")
    others = [line for lines in extras.values() for line in lines]
    return {
        "build": PROJECT["build-system"]["requires"],
        "run": [*PROJECT["project"]["dependencies"], *others],
        "lab": lab,
        "test": groups["test"],
        "dev": [one for lines in groups.values() for one in lines if isinstance(one, str)],
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_lock_satisfies_every_requirement_that_it_is_for(name: str) -> None:
    asked = asked_of()[name]

    assert asked
    assert unanswered(asked, pins_in(text_of(name))) == []


def test_a_requirement_without_its_pin_would_be_seen() -> None:
    pins = pins_in("alembic==1.20.1 \\\n    --hash=sha256:0a\n    # via fastapi\n")

    assert unanswered(["alembic>=1.16", "alembic>=2", "rich"], pins) == ["alembic>=2", "rich"]


def test_make_lock_writes_these_locks_and_no_others() -> None:
    assert sorted(wanted()) == sorted(asked_of()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_pin_has_checksums(name: str) -> None:
    assert unchecked(pins_in(text_of(name))) == []


def test_a_pin_without_a_checksum_would_be_seen() -> None:
    pins = pins_in(
        f"rich==15.0.0\nidna==3.11 \\\n    --hash=sha256:{'0' * 64}\nh11==1 --hash=md5:0\n"
    )

    assert unchecked(pins) == ["rich", "h11"]


@pytest.mark.parametrize("name", NAMES)
def test_a_lock_names_no_host(name: str) -> None:
    """So that it holds wherever packages come from."""
    assert (
        re.findall(r"//|@|^\s*-(?!-hash=)|\w\.(?:com|org|net)\b", text_of(name), re.MULTILINE) == []
    )


def test_all_locks_have_one_version_of_a_package() -> None:
    """Two of them go into one environment; and what is compiled is what mypy has checked."""
    pins = [pin for name in NAMES for pin in pins_in(text_of(name))]
    found = {(pin.name, pin.version) for pin in pins}

    assert len(found) == len({pin.name for pin in pins}) > 50
    assert versions("build")["mypy"] == versions("dev")["mypy"]


def test_the_page_is_built_by_the_node_that_pip_would_fetch() -> None:
    assert f"{npm.PACKAGE}=={npm.pinned()}" in PROJECT["build-system"]["requires"]


def test_a_changed_lock_is_a_changed_setting() -> None:
    assert {LOCKS / f"{name}.txt" for name in NAMES} <= set(files(*SETTINGS))
