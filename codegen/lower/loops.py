"""Forwards that native loops compute sooner than NumPy, from some size of arrays on.

NumPy makes a pass over memory for each operation, and takes long for some functions. A loop makes
one pass for all of them.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from math import isnan, nan

from codegen.parse.language import UFUNCS, words
from codegen.parse.source import children
from codegen.parse.syntax import dotted

# Ufuncs that take NumPy long, the last ones of an array and a number.
LONG = frozenset({
    *("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "sinh", "cosh"),
    *("tanh", "arcsin", "arccos", "arctan", "arctan2", "arcsinh", "arccosh", "arctanh"),
    *("copysign", "floor_divide", "fmax", "fmin", "fmod", "maximum", "minimum", "remainder"),
})  # fmt: skip
# Of truth values and integers, of which there are no loops.
_WHOLE = words(
    """
    bitwise_and bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift bitwise_xor gcd invert
    lcm left_shift logical_and logical_not logical_or logical_xor right_shift
    """
)
_LOOPED = (UFUNCS - _WHOLE) | words("round where")


def size_for_a_loop(tree: ast.expr, arrays: Collection[str]) -> str | None:
    """The name of the size from which on a loop computes a forward sooner, if it is arithmetic of
    `arrays` and numbers, whatever the numbers are: `shared` for one quick pass, else `least`. None
    also for a kernel, which asks for its loop itself."""
    passes = _passes(tree, arrays)
    return "least" if passes > 1 else "shared" if passes == 1 and not is_kernel(tree) else None


def _passes(tree: ast.expr, arrays: Collection[str]) -> float:
    """How many quick passes over memory an expression is for NumPy; nan if it is more than
    arithmetic."""
    match tree:
        case ast.Name() | ast.Constant():
            return 0
        case ast.IfExp(test=test, body=body, orelse=orelse):
            ways = _passes(body, arrays), _passes(orelse, arrays)
            if _asks_kind(test):  # loops are of real numbers, for which one of the two is meant
                return nan if isnan(sum(ways)) else max(ways)
            known = [each for each in ways if not isnan(each)]
            return nan if _reads(test, arrays) else min(known, default=nan)
        case ast.Call(function, [ast.Name(), *_], []) if dotted(function) == "np.copy":
            return 1
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


def is_kernel(tree: ast.expr) -> bool:
    """Whether it is the call of a kernel, in all ways."""
    match tree:
        case ast.IfExp(body=body, orelse=orelse):
            return is_kernel(body) and is_kernel(orelse)
        case ast.Call(ast.Attribute(ast.Name("kernels"))):
            return True
    return False


def _asks_kind(test: ast.expr) -> bool:
    """Whether it compares the kind of an array's dtype: ``self.dtype.kind != "c"``."""
    match test:
        case ast.Compare(ast.Attribute(ast.Attribute(ast.Name(), "dtype"), "kind")):
            return True
    return False


def _reads(tree: ast.expr, arrays: Collection[str]) -> bool:
    return any(isinstance(x, ast.Name) and x.id in arrays for x in ast.walk(tree))
