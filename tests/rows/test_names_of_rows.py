"""No operation is named in the packages that work for the rows of every table."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import autograd as ag
from codegen import builtin
from codegen.model.kinds import DERIVATIVE_WORDS, KINDS
from codegen.parse.records import NAMESPACES, TYPES

ROOT = Path(ag.__file__).resolve().parents[1]
PLACES = (
    "autograd/compile", "autograd/core/forwards.py", "autograd/inspect/drawing",
    "autograd/inspect/explaining", "autograd/numpy_api/dispatch.py", "autograd/sparsity",
    "autograd/transforms/batching", "codegen",
)  # fmt: skip

# What means something else there: NumPy's names, words of other libraries, keys.
OTHERS = {
    "autograd/compile/backend_numpy/statements.py": "ones",  # a constant of programs
    "autograd/inspect/explaining/explanation.py": "fold",  # how rich breaks lines
    "autograd/numpy_api/dispatch.py": "where",  # the argument of ufuncs
    "codegen/model/batching.py": "copy real",  # methods and attributes of arrays, as below
    "codegen/parse/language.py": "imag mT real",
    "codegen/lower/loops.py": "where",  # NumPy's function
    "codegen/lower/lowering.py": "fill",
    "codegen/proofs/adjoint.py": "imag real",
    "codegen/proofs/arrays.py": "where",
    "codegen/proofs/execution.py": "copy empty empty_like full ones where zeros",
    "codegen/export/jax_words.py": "copy",  # NumPy's function
    "codegen/export/torch_lowering.py": "reshape transpose",  # methods of arrays
    "codegen/site/pages.py": "gradient",  # the head of a column
    "codegen/probe/drawing.py": "mean",  # the text that most rows take, if they take one
    "codegen/model/formula.py": "einsum",  # NumPy's, whose subscripts are a text
    "codegen/model/kinds.py": "where",  # the key of a row, as in the next one
    "codegen/model/reader.py": "where",
    "codegen/parse/records.py": "all",  # a variable of generated functions
    "codegen/emit/render.py": "inner",
    "codegen/verbs/show.py": "full where",
    # Functions of SciPy, with those of SymPy that are the same.
    "codegen/proofs/meanings.py": (
        "beta betaln binom digamma ellipe ellipk erf erfc erfcinv erfcx erfinv expi exprel gamma "
        "hyp0f1 hyp1f1 hyp2f1 i0 i0e i1 i1e iv ive jv kv kve lambertw log_ndtr ndtr ndtri "
        "ndtri_exp poch "
        "polygamma rgamma spence wofz wrightomega yv zeta"
    ),
}


def names_of_rows() -> frozenset[str]:
    """The names of operations, but those that are NumPy's ufuncs', Python's types', or the words
    of the language."""
    signatures = [entry.signature for entry in builtin.entries()]
    names = {name for each in signatures for name in (each.name, each.qualified_name)}
    types = {name for name, value in vars(builtins).items() if isinstance(value, type)}
    words = {*KINDS, *DERIVATIVE_WORDS, *types, *TYPES, *NAMESPACES}
    ufuncs = {name for name in names if isinstance(getattr(np, name, None), np.ufunc)}
    return frozenset(name for name in names - words - ufuncs if len(name) > 1)


NAMES = names_of_rows()


def files() -> list[str]:
    for place in PLACES:
        assert (ROOT / place).exists(), f"{place}: say where it is now"
    found = [path for place in PLACES for path in (ROOT / place, *(ROOT / place).rglob("*.py"))]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.is_file())


def named_in(text: str) -> Iterator[str]:
    """The names of operations among the texts of a module, without docstrings and lists of what
    it defines."""
    tree = ast.parse(text)
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as docstring):
                left_out.add(docstring)
            case ast.Assign(targets=[ast.Name("__all__" | "__slots__")], value=value):
                left_out.update(ast.walk(value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in NAMES and node not in left_out:
            yield str(node.value)


def test_no_operation_is_named() -> None:
    for path in files():
        found = set(named_in((ROOT / path).read_text())) - set(OTHERS.get(path, "").split())
        assert not found, f"{path}: say it in the row, or in the docstring of its kernel"


def test_names_are_found() -> None:
    text = '__all__ = ["sum"]\nx = {"relu", "add", "view", "nn.functional.linear"}\n"""mean"""'
    assert set(named_in(text)) == {"relu", "nn.functional.linear"} | ({"add"} & NAMES)
