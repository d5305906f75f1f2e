"""Calls of NumPy's differentiable functions: what tests/numpy_api/test_dispatch.py runs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import numpy as np

__all__ = ["CALLS", "Call", "arrays", "default_call", "names_of"]


class Call(NamedTuple):
    """An expression in np, constants and the arrays below; those it names are made Tensors."""

    function: str
    code: str


def arrays() -> dict[str, np.ndarray]:
    """The arrays that the expressions name, all float64: v and w vectors, m and n matrices, ..."""
    return {
        "v": np.array([0.4, -1.3, 2.1, 0.9]),
        "w": np.array([1.7, 0.6, -0.8, 1.1]),
        "p": np.array([0.31, 0.62, 0.17, 0.83]),  # between 0 and 1
        "r": np.array([1.4, 2.3, 1.9]),
        "m": np.array([[0.5, -1.2, 0.3], [1.4, 0.8, -0.6]]),
        "n": np.array([[1.1, 0.2, -0.7], [0.9, -1.5, 2.2]]),
        "q": np.array([[0.5, -1.2, 0.3], [1.4, 0.8, -0.6], [0.2, 1.9, -0.4]]),
        "c": np.linspace(-1.0, 2.0, 24).reshape(2, 3, 4) ** 3,
        "x": np.array([1.3, np.nan, 0.4, 2.2]),  # the functions that leave NaN out
        "s": np.array(0.7),
    }


_CODE = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
CALLS = [Call(code[len("np.") : code.index("(")], code) for code in _CODE.strip().splitlines()]


def default_call(function: str, arguments: int) -> Call:
    """The call of a pointwise function that CALLS leaves out, with arguments between 0 and 1."""
    names = ["p", "p[::-1] + 0.05"][:arguments]
    return Call(function, f"np.{function}({', '.join(names)})")


def names_of(code: str) -> list[str]:
    """The names of arrays in an expression."""
    names = {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}
    return sorted(names & arrays().keys())
