"""Matrix equations whose solution SciPy finds, by the Schur decomposition, and logarithms."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.kernels.elementwise.special import needed_scipy
from autograd.kernels.linalg.matrices import as_matrices, as_squares

__all__ = ["logm", "solve_sylvester", "sqrtm"]


def solve_sylvester(a: np.ndarray, b: np.ndarray, q: np.ndarray) -> np.ndarray:
    """The X with a X + X b = q, of square a and b."""
    name = "linalg.solve_sylvester"
    given = as_squares(a, name, "a"), as_squares(b, name, "b"), as_matrices(q, name, "q")
    return _of_each(needed_scipy("linalg", name).solve_sylvester, *given)


def sqrtm(A: np.ndarray) -> np.ndarray:
    """The principal square root, complex where a real one does not exist."""
    return _of_each(needed_scipy("linalg", "linalg.sqrtm").sqrtm, as_squares(A, "linalg.sqrtm"))


def logm(A: np.ndarray) -> np.ndarray:
    """The principal logarithm, complex where a real one does not exist.

    It is that of a multiple whose norm is about 1, of which SciPy finds more digits.
    """
    function = needed_scipy("linalg", "linalg.logm").logm

    def logarithm(a: np.ndarray) -> np.ndarray:
        exponent = np.frexp(np.abs(a).sum(-1).max())[1]
        found: np.ndarray = function(a / 2.0**exponent)
        return found + math.log(2) * exponent * np.eye(len(a))

    return _of_each(logarithm, as_squares(A, "linalg.logm"))


def _of_each(function: Callable[..., Any], *stacks: np.ndarray) -> np.ndarray:
    """What `function` gives for each matrix of the stacks, which broadcast."""
    batch = np.broadcast_shapes(*[x.shape[:-2] for x in stacks])
    dtype = np.result_type(*stacks)
    if 0 in stacks[-1].shape or 0 in batch:
        return np.zeros((*batch, *stacks[-1].shape[-2:]), dtype)
    flat = [
        np.broadcast_to(x, (*batch, *x.shape[-2:])).reshape(-1, *x.shape[-2:]).astype(dtype)
        for x in stacks
    ]
    found = np.stack([function(*each) for each in zip(*flat, strict=True)])
    found = found.astype(np.result_type(dtype, np.complex64) if found.dtype.kind == "c" else dtype)
    return found.reshape((*batch, *found.shape[1:]))
