"""What `help()` shows is what is written in the sources, compiled or not."""

import ast
import inspect
import pydoc
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tools.docstrings import documented

from tangledbank.core.position import Position

SOURCES = Path(__file__).parents[1] / "src"
CORE = [*SOURCES.glob("tangledbank/core/*.py")]
FILES = CORE + [
    one for one in SOURCES.glob("tangledbank/games/**/*.py") if "tests" not in one.parts
]
RULES = {
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(FILES)
}
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def public(node: Documented, thing: Any, name: str) -> Iterator[tuple[str, Documented, Any]]:
    """What a module defines for others, with its name, as written and as installed."""
    yield name, node, thing
    for one in [] if isinstance(node, ast.FunctionDef) else node.body:
        if isinstance(one, ast.ClassDef | ast.FunctionDef) and not one.name.startswith("_"):
            installed = inspect.getattr_static(thing, one.name, None)
            yield from public(one, installed, f"{name}.{one.name}")


def defined(name: str) -> list[tuple[str, Documented, Any]]:
    written = ast.parse(RULES[name].read_text(encoding="utf-8"))
    return list(public(written, import_module(name), name))


modules = pytest.mark.parametrize("name", list(RULES))


@modules
def test_everything_public_has_the_docstring_of_its_source(name: str) -> None:
    """An empty one is none: `__init__.py` may have nothing to say."""
    lost = {
        qualified: thing.__doc__
        for qualified, node, thing in defined(name)
        if inspect.cleandoc(thing.__doc__ or "") != (ast.get_docstring(node) or "")
    }

    assert lost == {}


@modules
def test_every_public_function_has_the_parameters_of_its_source(name: str) -> None:
    lost = {
        qualified: str(inspect.signature(thing))
        for qualified, node, thing in defined(name)
        if isinstance(node, ast.FunctionDef) and callable(thing)
        if list(inspect.signature(thing).parameters) != parameters(node.args)
    }

    assert lost == {}


def parameters(given: ast.arguments) -> list[str]:
    ends = [given.vararg, *given.kwonlyargs, given.kwarg]
    return [one.arg for one in (*given.posonlyargs, *given.args, *ends) if one is not None]


def test_all_rules_were_looked_at() -> None:
    assert len(RULES) > 200
    assert {
        "tangledbank.core",
        "tangledbank.core.rng",
        "tangledbank.games.clades.rules.triples",
    } < RULES.keys()


def test_help_on_a_position_says_what_it_is_and_what_its_methods_do() -> None:
    shown = pydoc.plain(pydoc.render_doc(Position))

    assert "A game with its secrets. Mutable; `clone` before you try something out." in shown
    assert re.search(r"legal\(self, .*seat.*\n \|  +The seat's legal actions, ordered", shown)


# -- the tool ------------------------------------------------------------------------------
MODULE = '''
"""A pond."""

def fill(pond):
    """Fill it – “to the brim”?"""

class Newt:
    """A newt.

    It has a tail.
    """

    @property
    def tail(self):
        """Its tail."""

    def swim(self, far):
        """§3 It swims."""
'''
C = r"""
static PyGetSetDef pond___Newt_getseters[] = {
    {"age",
     (getter)pond___Newt_get_age, (setter)pond___Newt_set_age,
     NULL, NULL},
    {"tail",
     (getter)pond___Newt_get_tail,
    NULL, NULL, NULL},
};
    {"swim",
     (PyCFunction)CPyPy_pond___Newt___swim,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("swim($self, far='\"')\n--\n\n")},
static PyTypeObject CPyType_pond___Newt_template_ = {
    .tp_name = "Newt",
    .tp_doc = PyDoc_STR(NULL),
};
    {"fill", (PyCFunction)CPyPy_pond___fill, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("fill(pond)\n--\n\n") /* docstring */},
static struct PyModuleDef pondmodule = {
    PyModuleDef_HEAD_INIT,
    "games.pond",
    NULL, /* docstring */
    NULL,
};
"""  # noqa: E501


@pytest.mark.once
def test_each_docstring_goes_into_its_place_behind_the_signature() -> None:
    before, after = C.splitlines(), documented(C, {"games.pond": MODULE}).splitlines()

    assert [line.strip() for line in after if line not in before] == [
        r'NULL, "Its tail.", NULL},',
        r"METH_FASTCALL | METH_KEYWORDS, "
        r"""PyDoc_STR("swim($self, far='\"')\n--\n\n""\302\2473 It swims.")},""",
        r'.tp_doc = PyDoc_STR("A newt.\012\012It has a tail."),',
        r'{"fill", (PyCFunction)CPyPy_pond___fill, METH_FASTCALL | METH_KEYWORDS, '
        r'PyDoc_STR("fill(pond)\n--\n\n"'
        r'"Fill it \342\200\223 \342\200\234to the brim\342\200\235\077") /* docstring */},',
        r'"A pond.", /* docstring */',
    ]


@pytest.mark.once
@pytest.mark.parametrize(
    ("gone", "problem"),
    [
        ("(PyCFunction)CPyPy_pond___fill", "no place for the docstrings of CPyPy_pond___fill"),
        (".tp_doc", "no place for the docstrings of CPyType_pond___Newt_template_"),
        ("games.pond", "defines no module games.pond"),
    ],
)
def test_a_build_whose_c_has_no_place_for_a_docstring_fails(gone: str, problem: str) -> None:
    with pytest.raises(SystemExit, match=problem):
        documented(C.replace(gone, "else"), {"games.pond": MODULE})
