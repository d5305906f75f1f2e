"""Forwards that native loops compute sooner than NumPy, from some size of arrays on.

NumPy makes a pass over memory for each operation, and takes long for some functions. A loop makes
one pass for all of them.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from math import nan

from codegen.parse.language import UFUNCS, words
from codegen.parse.source import children

# Ufuncs that take NumPy long, the last ones of an array and a number.
LONG = frozenset({
    *("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "sinh", "cosh"),
    *("tanh", "arcsin", "arccos", "arctan", "arctan2", "arcsinh", "arccosh", "arctanh"),
    *("copysign", "floor_divide", "fmax", "fmin", "fmod", "maximum", "minimum", "remainder"),
})  # fmt: skip
_LOOPED = UFUNCS | words("where")


def gains_by_a_loop(tree: ast.expr, arrays: Collection[str]) -> bool:
    """Whether a forward is arithmetic of `arrays` and numbers, and more than one quick pass,
    whatever the numbers are."""
    return _passes(tree, arrays) > 1


def _passes(tree: ast.expr, arrays: Collection[str]) -> float:
    """How many quick passes over memory an expression is for NumPy; nan if it is more than
    arithmetic."""
    match tree:
        case ast.Name() | ast.Constant():
            return 0
        case ast.IfExp(test=test, body=body, orelse=orelse):
            ways, by_kind = (_passes(body, arrays), _passes(orelse, arrays)), _asks_kind(test)
            if sum(ways) != sum(ways) or (_reads(test, arrays) and not by_kind):
                return nan
            # Loops are of real numbers, for which one of two ways by kind is meant.
            return max(ways) if by_kind else min(ways)
        case ast.Call(ast.Attribute(ast.Name("np"), name), args, []):
            here = (2 if name in LONG else 1) if name in _LOOPED else nan
            return here + sum(_passes(x, arrays) for x in args)
        case ast.Call(ast.Attribute(ast.Name("kernels")), args, []):
            return 1 + sum(_passes(x, arrays) for x in args)  # a loop of its own, at best
        case ast.BinOp(op=ast.MatMult()):
            return nan
        case ast.BinOp() | ast.UnaryOp() | ast.Compare():
            inner = [x for x in children(tree) if isinstance(x, ast.expr)]
            return _reads(tree, arrays) + sum(_passes(x, arrays) for x in inner)
    return nan


def _asks_kind(test: ast.expr) -> bool:
    """Whether it compares the kind of an array's dtype: ``self.dtype.kind != "c"``."""
    match test:
        case ast.Compare(ast.Attribute(ast.Attribute(ast.Name(), "dtype"), "kind")):
            return True
    return False


def _reads(tree: ast.expr, arrays: Collection[str]) -> bool:
    return any(isinstance(x, ast.Name) and x.id in arrays for x in ast.walk(tree))
