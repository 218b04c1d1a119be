"""Remove the environments, what was built, and caches: `make clean`."""

from shutil import rmtree

from tools.stamp import ROOT

BUILT = [
    ".venv", ".venv-pure", ".build", ".peers", "node_modules", "build", "dist",
    "screens", "src/tangledbank/page", "src/*.egg-info",
]  # fmt: skip
CACHES = [
    ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache",
    "src/**/__pycache__", "tests/**/__pycache__", "tools/__pycache__",
]  # fmt: skip

if __name__ == "__main__":
    for pattern in BUILT + CACHES:
        for found in list(ROOT.glob(pattern)):
            rmtree(found)
