"""Write the docstrings of compiled modules into the C that mypyc has made of them.

mypyc drops docstrings, leaving `help()` with nothing to say. setup.py runs this before the C is
compiled: `python -m tools.docstrings native.c module.py ...`; decision 0021 says why.
"""

import ast
import re
import string
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

# What comes before a docstring in the C of the mypy that pyproject.toml pins.
MODULE = r'PyModuleDef (?P<place>\w+module) = \{\s+PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",\s+'
CLASS = r"PyTypeObject (?P<place>CPyType_\w+_template_) = \{[^;]*?\.tp_doc = PyDoc_STR\("
FUNCTION = r"\(PyCFunction\)(?P<place>CPyPy_\w+),\s+[A-Z_| ]+, PyDoc_STR\("
PROPERTY = r"\(getter\)(?P<place>\w+_get_\w+),\s+(?:NULL|\(setter\)\w+),\s+"
# mypyc puts the signature there, which `inspect` reads and `help` does not show, or nothing.
SIGNATURE = r'(?P<signature>NULL|"(?:[^"\\]|\\.)*")'
PLAIN = string.ascii_letters + string.digits + " ,.:;()'-"


def documented(c: str, modules: dict[str, str]) -> str:
    """The C with every docstring of these sources, by the names of their modules, in its place."""
    prefixes = {one["name"]: one["place"].removesuffix("module") for one in re.finditer(MODULE, c)}
    if strange := sorted(modules.keys() - prefixes.keys()):
        sys.exit(f"tangled-bank: the C of mypyc defines no module {', '.join(strange)}.")
    wanted = {
        place: docstring
        for name, source in modules.items()
        for place, docstring in places(prefixes[name], ast.parse(source))
    }

    def filled(found: re.Match[str]) -> str:
        docstring = wanted.pop(found["place"], None)
        if docstring is None:
            return found[0]
        signature = found["signature"].removeprefix("NULL")
        return found[0].removesuffix(found["signature"]) + signature + literal(docstring)

    for before in (MODULE, CLASS, FUNCTION, PROPERTY):
        c = re.sub(before + SIGNATURE, filled, c)
    if wanted:
        sys.exit(
            f"tangled-bank: the C of mypyc has no place for the docstrings of {', '.join(wanted)}. "
            "tools/docstrings.py knows modules, classes, functions, methods and properties."
        )
    return c


def places(prefix: str, module: ast.Module) -> Iterator[tuple[str, str]]:
    """Where in the C each docstring of a module belongs, and the docstring."""
    yield from with_docstring(f"{prefix}module", module)
    for one in module.body:
        if isinstance(one, ast.FunctionDef):
            yield from with_docstring(f"CPyPy_{prefix}___{one.name}", one)
        if isinstance(one, ast.ClassDef):
            yield from with_docstring(f"CPyType_{prefix}___{one.name}_template_", one)
            for method in one.body:
                if isinstance(method, ast.FunctionDef):
                    place = f"CPyPy_{prefix}___{one.name}___{method.name}"
                    if is_property(method):
                        place = f"{prefix}___{one.name}_get_{method.name}"
                    yield from with_docstring(place, method)


def with_docstring(
    place: str, node: ast.Module | ast.ClassDef | ast.FunctionDef
) -> Iterator[tuple[str, str]]:
    """The place and the docstring, if there is one."""
    if docstring := ast.get_docstring(node):
        yield place, docstring


def is_property(method: ast.FunctionDef) -> bool:
    """Whether it is read without a call."""
    return "property" in [ast.unparse(one) for one in method.decorator_list]


def literal(text: str) -> str:
    """A string of C; anything not plain is in octal, so that every compiler reads the same."""
    letters = (chr(byte) if chr(byte) in PLAIN else f"\\{byte:03o}" for byte in text.encode())
    return f'"{"".join(letters)}"'


def sources(paths: Iterable[str]) -> dict[str, str]:
    """The text of these files below src/, by the names of their modules."""
    files = {".".join(Path(path).with_suffix("").parts[1:]): Path(path) for path in paths}
    return {name: file.read_text(encoding="utf-8") for name, file in files.items()}


if __name__ == "__main__":
    native = Path(sys.argv[1])
    c = documented(native.read_text(encoding="utf-8"), sources(sys.argv[2:]))
    native.write_text(c, encoding="utf-8")
