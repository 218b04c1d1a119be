"""A module that can be read in one sitting: what is longer wants to be two."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
LONGEST = 400
KINDS = {".py", ".ts", ".svelte", ".css"}
# What tools write is as long as what it is written from: the built page, and the wire's types.
BUILT = ROOT / "src" / "tangledbank" / "page"
WRITTEN = [("wire", "wire.ts"), ("web", "view.ts"), ("web", "actions.ts"), ("web", "events.ts")]


def modules() -> list[Path]:
    """All that people write, in any language."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "benchmarks")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in KINDS]
    return [path for path in [*found, *ROOT.glob("*.py"), *ROOT.glob("*.ts")] if not is_made(path)]


def is_made(path: Path) -> bool:
    """Whether a tool writes it; `tools/types.py` says from what."""
    return path.is_relative_to(BUILT) or path.parts[-2:] in WRITTEN


def test_no_module_is_longer_than_that() -> None:
    lengths = {path: path.read_text(encoding="utf-8").count("\n") for path in modules()}
    too_long = {str(path.relative_to(ROOT)): n for path, n in lengths.items() if n > LONGEST}

    assert too_long == {}
    assert len(lengths) > 500, "they were found"
