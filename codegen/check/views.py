"""Whether `Tensor(a)` is true: what a forward says of itself about sharing memory.

What is seen here is a forward that plainly makes a new array. Whether a kernel gives a view shows
when it runs, in tests/views/test_views.py.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from codegen.model.entry import Entry
from codegen.model.formula import Formula
from codegen.model.kinds import KINDS, VIEW_KINDS
from codegen.parse.errors import Problem
from codegen.parse.language import METHODS, words
from codegen.parse.syntax import dotted

# The functions and methods of NumPy whose result may share memory with their first argument.
_FUNCTIONS = words(
    """
    array_split asarray ascontiguousarray asfortranarray astype atleast_1d atleast_2d atleast_3d
    broadcast_arrays broadcast_to diagonal expand_dims extract flip fliplr flipud hsplit imag
    linalg.diagonal linalg.matrix_transpose lib.stride_tricks.sliding_window_view matrix_transpose
    moveaxis permute_dims ravel real real_if_close reshape rollaxis rot90 split squeeze swapaxes
    transpose unstack vsplit
    """
)
_METHODS = words("conj diagonal ravel reshape squeeze swapaxes transpose")


def view_problems(entry: Entry) -> Iterator[Problem]:
    """An output that is said to be a view, but is none as far as one can read."""
    aliases = [output.type.alias for output in entry.signature.returns if output.type.alias]
    formula = entry.forward
    if not aliases or formula is None or entry.kind not in KINDS:
        return
    if entry.kind not in VIEW_KINDS:
        message = (
            f"a row of kind {entry.kind} gives no view, but the output is Tensor({aliases[0]})"
        )
        kinds = " or ".join(VIEW_KINDS)
        yield formula.problem(formula.tree, message, f"write -> Tensor, or kind: {kinds}")
        return
    for node in _results(formula.tree):
        if _is_new(node):
            yield _problem(formula, node, entry, aliases[0])


def _problem(formula: Formula, node: ast.AST, entry: Entry, alias: str) -> Problem:
    viewed = next(a.name for a in entry.signature.arguments if a.type.alias == alias)
    message = f"{formula.owner} makes a new array, but the output is a view of '{viewed}'"
    return formula.problem(node, message, "write -> Tensor, or a forward that gives a view")


def _results(node: ast.AST) -> Iterator[ast.AST]:
    """The expressions one of which is the value, or whose memory the value has."""
    match node:
        case ast.IfExp(body=body, orelse=orelse):
            yield from _results(body)
            yield from _results(orelse)
        case ast.Subscript(value=value) | ast.Attribute(value=value):
            yield from _results(value)
        case _:
            yield node


def _is_new(node: ast.AST) -> bool:
    if isinstance(node, ast.BinOp | ast.UnaryOp | ast.Compare | ast.Constant):
        return True
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    path = dotted(node.func) or ""
    if path.startswith("np."):
        return path.removeprefix("np.") not in _FUNCTIONS
    return not path.startswith("kernels.") and node.func.attr in METHODS - _METHODS
