"""Whether a forward that is an expression of NumPy keeps what the kind of its row promises.

Only what is certain is told: what a kernel does is seen when it is called
(`codegen.probe.promises`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from codegen.model.entry import Entry
from codegen.model.kinds import ELEMENTWISE
from codegen.parse.errors import Problem
from codegen.parse.language import COMBINING, METHODS, NONLINEAR, words
from codegen.parse.source import children
from codegen.parse.syntax import dotted, name_span

_LINEAR = ("linear", "bilinear", "view")
_PER_PLACE = "each element of the output comes from the elements at its place"
_MAKING = words("zeros ones empty full result broadcast")
_FACTUAL = tuple(words("zeros ones empty full result_type shape ndim"))
_FACTS = frozenset({"shape", "ndim", "dtype", "size"})  # which no element has part in


def expression_problems(entry: Entry) -> Iterator[Problem]:
    """The first call or operator that the kind of the row excludes."""
    formula = entry.forward
    if formula is None:
        return
    fixed = {
        name for d in entry.derivatives if d.word == "non_differentiable" for name in d.targets
    }
    tensors = [a.name for a in entry.signature.tensor_arguments]
    if entry.kind in ELEMENTWISE:
        found = next(_combined(formula.tree, frozenset(tensors)), None)
        if found:
            node, what = found
            message = (
                f"{what} combines elements, but a row of kind {entry.kind} promises: {_PER_PLACE}"
            )
            yield formula.problem_at(*name_span(formula, node, what), message, _kinds_for(what))
    elif entry.kind in _LINEAR:
        edges = frozenset(name for name in tensors if name not in fixed)
        found = next(_bent(formula.tree, edges, entry.kind == "bilinear"), None)
        if found:
            node, what = found
            message = (
                f"{what} is not linear, but a row of kind {entry.kind} promises to be linear in "
                + " and ".join(f"'{name}'" for name in tensors if name in edges)
            )
            yield formula.problem(node, message, "write kind: pointwise, or another that fits")


def _kinds_for(what: str) -> str:
    if what.startswith(("np.cum", ".cum")):
        return "write kind: scan"
    if what == "@" or "linalg." in what:
        return "write kind: linalg, linear or bilinear"
    return "write kind: reduction, or the kind that it is"


def _combined(node: ast.AST, tensors: frozenset[str]) -> Iterator[tuple[ast.AST, str]]:
    """What combines elements of the arguments into the value; conditions are left aside."""
    if isinstance(node, ast.IfExp):
        yield from _combined(node.body, tensors)
        yield from _combined(node.orelse, tensors)
        return
    if isinstance(node, ast.Attribute) and node.attr in _FACTS:
        return
    if isinstance(node, ast.Call):
        path = dotted(node.func) or ""
        if path.startswith("np."):
            name = path.removeprefix("np.")
            combines = name in COMBINING or name.endswith((".reduce", ".accumulate", ".outer"))
            if combines and any(_reads(each, tensors) for each in node.args):
                yield node.func, path
                return
            if name.startswith(_FACTUAL):
                return
        elif isinstance(node.func, ast.Attribute) and not path.startswith("kernels."):
            method = node.func.attr
            if method in COMBINING & METHODS and _reads(node.func.value, tensors):
                yield node.func, f".{method}"
                return
            yield from _combined(node.func.value, tensors)
        else:
            return  # what a kernel or an operation does with its arguments is not known here
    product = isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult)
    if product and _reads(node, tensors):
        yield node, "@"
        return
    for child in children(node):
        yield from _combined(child, tensors)


def _bent(node: ast.AST, edges: frozenset[str], products: bool) -> Iterator[tuple[ast.AST, str]]:
    """What is not linear in the elements of the arguments; kernels are left aside."""
    if isinstance(node, ast.Call):
        path = dotted(node.func) or ""
        name = path.removeprefix("np.")
        bends = path.startswith("np.") and name in NONLINEAR
        if bends and any(_reads(each, edges) for each in node.args):
            yield node.func, path
        return
    if isinstance(node, ast.BinOp):
        left, right = _reads(node.left, edges), _reads(node.right, edges)
        squares = isinstance(node.op, ast.Mult | ast.MatMult) and left and right and not products
        if squares or (isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod) and right):
            yield node, f"'{ast.unparse(node)[:40]}'"
            return
        one = isinstance(node.right, ast.Constant) and node.right.value == 1
        if isinstance(node.op, ast.Pow) and (left or right) and not one:
            yield node, f"'{ast.unparse(node)[:40]}'"
            return
    if isinstance(node, ast.BinOp | ast.UnaryOp):
        for child in children(node):
            yield from _bent(child, edges, products)


def _reads(node: ast.AST, names: frozenset[str]) -> bool:
    """Whether a value certainly comes from elements of what is named."""
    if isinstance(node, ast.Attribute) and node.attr in _FACTS:
        return False
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Call):
        path = dotted(node.func) or ""
        if path.startswith("np."):
            name = path.removeprefix("np.")
            if name.split("_")[0] in _MAKING:
                return False
            return any(_reads(each, names) for each in node.args)
        if isinstance(node.func, ast.Attribute) and node.func.attr in METHODS:
            return _reads(node.func.value, names)
        return False
    if isinstance(node, ast.IfExp):
        return _reads(node.body, names) and _reads(node.orelse, names)
    if isinstance(node, ast.Subscript):
        return _reads(node.value, names)
    return any(_reads(child, names) for child in children(node))
