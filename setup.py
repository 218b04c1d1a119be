"""Build the page; compile the rules with mypyc or, where that cannot be, leave them as they are.

All other settings are in pyproject.toml. Four variables of the environment steer this file:
TANGLEDBANK_PURE=1 compiles nothing, TANGLEDBANK_COMPILE=require makes a failure an error,
TANGLEDBANK_OPT=0 compiles the C sooner, for rules that run slower, and TANGLEDBANK_PAGE=skip builds
no page.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

PACKAGE = Path("src/tangledbank")

# Rules run in loops; views, texts and card files are read by people, JSON and tests.
FOLDERS = ("core", "rules")
OPTS_IN = "# Compiled: "
OPTS_OUT = "# Not compiled: "

# Each is used if the compiler takes it. Measured with gcc 12: hiding symbols is worth 19 %, letting
# small functions melt into their callers 6 %; -O3, LTO and -march=native give nothing. The first
# keeps a product and a sum two roundings, on ARM too, so that bots weigh alike everywhere.
FLAGS = [
    "-ffp-contract=off",
    "-fvisibility=hidden",
    "--param=max-inline-insns-auto=60",
    "--param=early-inlining-insns=60",
]


def modules() -> list[str]:
    """Every module of a folder that is compiled, and those elsewhere that say why."""
    found = [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/**/*.py")]
    return sorted(str(one) for one in found if one.name != "__init__.py" and is_compiled(one))


def is_compiled(module: Path) -> bool:
    """The folder decides, unless one of the module's first three lines says why it is different."""
    if "tests" in module.parts:
        return False
    head = module.read_text(encoding="utf-8").splitlines()[:3]
    if module.parent.name in FOLDERS or module.match("cards/cards.py"):
        return not any(line.startswith(OPTS_OUT) for line in head)
    return any(line.startswith(OPTS_IN) for line in head)


def compiles(*flags: str) -> bool:
    """Whether there is a C compiler that takes these flags and finds Python's headers."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile(
                [str(probe)],
                output_dir=folder,
                include_dirs=[sysconfig.get_path("include")],
                extra_postargs=["-Werror", *flags],  # as mypyc does: no flag that is only tolerated
            )
        except Exception:  # each kind of compiler fails in its own way; any of them means no
            return False
    return True


def extensions() -> list[Extension]:
    """One mypyc run for core and all games: classes of two runs call each other's wrong methods."""
    from mypyc.build import mypycify  # here, so that an uncompiled build does not wait for it

    level = os.environ.get("TANGLEDBANK_OPT", "2")
    found = mypycify(
        ["--strict", *modules()], opt_level=level, debug_level="0", group_name="tangledbank"
    )
    [shared] = [one for one in found if one.name == "tangledbank__mypyc"]
    document(Path(shared.sources[0]))
    flags = [flag for flag in FLAGS if compiles(flag)]
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return found


def document(native: Path) -> None:
    """Write the docstrings, which mypyc drops, into its C."""
    words = [sys.executable, "-m", "tools.docstrings", str(native), *modules()]
    if subprocess.run(words).returncode != 0:  # it has said why
        sys.exit("tangled-bank: the docstrings could not be written into the C.")


def build() -> None:
    """Compile all or nothing, since half of a mypyc group cannot be imported."""
    why_not = "there is no C compiler with Python's headers"
    if compiles():  # asked first: it takes a moment, and mypyc takes long
        try:
            setup(ext_modules=extensions())
            return
        except (Exception, SystemExit) as problem:  # mypyc and setuptools both exit on errors
            print(problem)
            why_not = "mypyc or the C compiler refused"
    if os.environ.get("TANGLEDBANK_COMPILE") == "require":
        sys.exit(f"tangled-bank: not compiled, though required: {why_not}.")
    print(f"tangled-bank: not compiled ({why_not}); the same games run, only slower.")
    setup()


# pip also calls this file to ask for names and versions. Wheels and sdists have the page; only a
# wheel needs compiling.
if {"bdist_wheel", "sdist"} & set(sys.argv):
    page = subprocess.run([sys.executable, "-m", "tools.page"])
    if page.returncode != 0:  # it has said why
        sys.exit(page.returncode)
if "bdist_wheel" in sys.argv and os.environ.get("TANGLEDBANK_PURE") != "1":
    build()
else:
    setup()
