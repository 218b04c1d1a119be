"""Whoever drew something is named."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
ICON = re.compile(r"~icons/game-icons/([a-z0-9-]+)")


def test_the_author_of_every_icon_is_credited() -> None:
    sources = [
        file
        for kind in ("*.svelte", "*.ts")
        for file in (ROOT / "src" / "tangledbank").rglob(kind)
        if "page" not in file.relative_to(ROOT).parts
    ]
    used = {name for file in sources for name in ICON.findall(file.read_text(encoding="utf-8"))}
    table = (ROOT / "CREDITS.md").read_text(encoding="utf-8").split("## Pictures")[1]
    rows = [row.split("|")[2] for row in table.splitlines() if row.startswith("|")]
    credited = {name for row in rows for name in re.findall(r"[a-z0-9-]+", row)}

    assert len(used) > 20
    assert used <= credited
