"""Constants that a graph has not kept, from what is known on both sides of an operation.

No formula of `x + 5` reads the 5, so the graph does not hold it. Where x and the result are known,
it is what the forward is solved for; and it is told only if the forward then gives the result to
the last bit.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

import numpy as np

from autograd.inspect.folding import expression
from autograd.inspect.values import FEW, decided_text

_DIGITS = range(1, 18)


def constant_of(
    forward: str, name: str, values: Mapping[str, Any], result: np.ndarray
) -> np.ndarray | None:
    """The argument `name` of a forward that gives `result`: a number where one does, an array of
    few elements, or None.

    forward: an expression of the table. values: its other arguments.
    """
    if result.dtype.kind not in "fiu" or not result.size:
        return None
    tree = expression(decided_text(forward, values))
    known = {key: value for key, value in values.items() if key != name}
    with np.errstate(all="ignore"):
        found = _solved(tree, name, known, result)
        if found is None:
            return None
        uniform = np.asarray(found).ravel()[:1].reshape(())
        candidates = [uniform] if found.size > FEW else [uniform, found]
        for exact in candidates:
            for digits in _DIGITS:
                rounded = [float(f"{x:.{digits}g}") for x in exact.ravel()]
                constant = np.array(rounded).reshape(exact.shape).astype(result.dtype)
                again = _value(tree, {**known, name: constant})
                if again is not None and np.array_equal(again, result):
                    return constant
    return None


def _solved(
    tree: ast.expr, name: str, known: Mapping[str, Any], result: np.ndarray
) -> np.ndarray | None:
    """What a name stands for in sums and products that give `result`."""
    match tree:
        case ast.Name(own) if own == name:
            return result
        case ast.BinOp(left, op, right):
            inside, other = (left, right) if _names(left, name) else (right, left)
            value = None if _names(other, name) else _value(other, known)
            if value is None:
                return None
            match op:
                case ast.Add():
                    return _solved(inside, name, known, result - value)
                case ast.Sub():
                    rest = result + value if inside is left else value - result
                    return _solved(inside, name, known, rest)
                case ast.Mult():
                    return _solved(inside, name, known, np.asarray(result / value))
    return None


def _names(tree: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))


def _value(tree: ast.expr, known: Mapping[str, Any]) -> np.ndarray | None:
    """A sum or product of what is known; None where something is not."""
    words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    plain = (ast.BinOp, ast.Name, ast.Constant, ast.operator, ast.expr_context)
    if not words <= known.keys() or not all(isinstance(n, plain) for n in ast.walk(tree)):
        return None
    whole = ast.fix_missing_locations(ast.Expression(tree))
    try:
        return np.asarray(eval(compile(whole, "<forward>", "eval"), {"__builtins__": {}, **known}))
    except (TypeError, ValueError):
        return None
