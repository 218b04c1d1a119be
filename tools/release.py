"""What a release says of itself: `python -m tools.release v0.1.0` prints its changelog.

The release workflow asks this before anything else. A tag releases nothing if it is not the version
in pyproject.toml, or if CHANGELOG.md says nothing of it.
"""

import sys
import tomllib

from tools.stamp import ROOT


def notes(tag: str, version: str, changelog: str) -> str:
    """The part of the changelog whose heading begins with the version, without the heading."""
    if tag != f"v{version}":
        sys.exit(f"tangled-bank: the tag {tag} is not v{version}, the version in pyproject.toml.")
    for part in changelog.split("\n## ")[1:]:
        heading, _newline, told = part.partition("\n")
        if heading.split()[0] == version and told.strip():
            return told.strip() + "\n"
    sys.exit(f"tangled-bank: CHANGELOG.md says nothing under ## {version}.")


def version_here() -> str:
    """The version of this checkout."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(settings["project"]["version"])


if __name__ == "__main__":
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sys.stdout.write(notes(sys.argv[1], version_here(), changelog))
