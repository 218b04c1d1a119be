"""One seam: a verb or an event that is renamed in Python alone is an error in the page.

In a copy: the types are written from the changed Python, and the page is checked with them.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns

import pytest
from tools import npm

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parents[1]
GAME = Path("src/tangledbank/games/trex")
RENAMED = {
    "said/notation.py": ('"turn up {place}"', '"flip {place}"'),
    "rules/told.py": ('"traded"', '"bartered"'),
}
NOT_COPIED = ignore_patterns("__pycache__", "*.so", "assets", "*.test.ts", "*.fixture.ts")
# The game's page alone, and of the shell what it uses.
NARROW = '{{"extends": "./tsconfig.json", "include": ["{web}", "src/tangledbank/web/*.d.ts"]}}'
ERROR = re.compile(r'^\d+ ERROR "([^"]+)" \d+:\d+ (".*")$', re.MULTILINE)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package and what checks its page."""
    copytree(ROOT / "src" / "tangledbank", tmp_path / "src" / "tangledbank", ignore=NOT_COPIED)
    (tmp_path / "tools").mkdir()
    for name in ("tools/types.py", "package.json", "tsconfig.json", "svelte.config.js",
                 "vite.config.ts"):  # fmt: skip
        copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "narrow.json").write_text(NARROW.format(web=(GAME / "web").as_posix()))
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    return tmp_path


def test_a_verb_and_an_event_renamed_in_python_are_errors_in_the_page(copy: Path) -> None:
    for name, (old, new) in RENAMED.items():
        file = copy / GAME / name
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1
        file.write_text(text.replace(old, new), encoding="utf-8")

    wrong = errors_in(copy)

    assert {path for path, _said in wrong if not path.startswith(f"{GAME}/web/")} == set()
    assert is_said(wrong, lambda path: f"{GAME}/web/play/" in path, '"turn up"')
    assert is_said(wrong, lambda path: f"{GAME}/web/film/" in path, "traded")


def is_said(errors: list[tuple[str, str]], fits: Callable[[str], bool], name: str) -> bool:
    """Whether an error of such a file says the name."""
    return any(fits(path) and name in said for path, said in errors)


def errors_in(copy: Path) -> list[tuple[str, str]]:
    """What is wrong with the page if its types are written again: files, and what is said."""
    python = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    subprocess.run([sys.executable, "-m", "tools.types"], cwd=copy, env=python, check=True,
                   capture_output=True)  # fmt: skip
    command, environment = npm.command("exec", "--offline", "--", "svelte-check", "--output",
                                       "machine", "--tsconfig", "narrow.json")  # fmt: skip
    done = subprocess.run(
        command, cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert " COMPLETED " in done.stdout, done.stdout + done.stderr
    return [(found[1], found[2].replace('\\"', '"')) for found in ERROR.finditer(done.stdout)]
