"""What is shipped is what people need, and small."""

import re
import zlib
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
MANIFEST = (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
MOST = 6_000_000  # bytes of an sdist
NOT_SHIPPED = (".pyc", ".pyo", ".so")


def taken() -> list[Path]:
    """The files that MANIFEST.in takes into an sdist, as they lie here."""
    folders = re.findall(r"^graft (\S+)$", MANIFEST, re.MULTILINE)
    [included] = re.findall(r"^include (.+)$", MANIFEST, re.MULTILINE)
    found = [one for folder in folders for one in (ROOT / folder).rglob("*")]
    found += [one for pattern in included.split() for one in ROOT.glob(pattern)]
    return [one for one in found if one.is_file() and one.suffix not in NOT_SHIPPED]


def test_an_sdist_is_small() -> None:
    """Packed one by one; an archive packs them a little better."""
    packed = {str(one): len(zlib.compress(one.read_bytes())) for one in taken()}

    assert len(packed) > 1000
    assert sum(packed.values()) < MOST, sorted(packed, key=lambda name: -packed[name])[:10]


def test_a_wheel_has_no_tests_and_no_sources_of_the_page() -> None:
    """A folder without `__init__.py` is no package to our build."""
    packages = [one.parent for one in (ROOT / "src").rglob("__init__.py")]

    assert ROOT / "src" / "tangledbank" / "games" / "phanerozoic" in packages
    assert [one for one in packages if {"tests", "web"} & set(one.relative_to(ROOT).parts)] == []
