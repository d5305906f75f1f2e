"""Linear systems whose matrix is known by its products, on plain values.

Trees of Tensors become vectors of real numbers, complex numbers two each: so also what is linear
over the reals only, as the derivative of a function that is not holomorphic, is a matrix.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.base.pytree import flatten, unflatten
from autograd.core.tensor import Tensor, from_array
from autograd.kernels.elementwise.special import has_scipy

METHODS = ("dense", "cg", "minres", "gmres", "bicgstab")
_DENSE = 100  # up to so many unknowns the matrix is computed
_STEPS = 100  # of gmres before it starts again

Vector = np.ndarray[Any, Any]
Method = str | Callable[[Callable[[Vector], Vector], Vector], Any] | None


def solve_linear(
    name: str, product: Callable[[Any], Any], b: Any, method: Method, large: str = "gmres"
) -> Any:
    """The tree x of which ``product(x)`` is `b`; `product` is linear over the reals.

    method: one of METHODS, or a function of the product of the matrix with a vector, and of `b` as
    a vector; by default "dense" for small systems and without SciPy, else `large`. Raises
    LinAlgError if the matrix is computed and singular; warns of an iteration that ended before it
    converged.
    """
    leaves, form = flatten(b)
    vector = _to_vector(leaves)

    def of_vector(v: Vector) -> Vector:
        return _to_vector(flatten(product(unflatten(form, _to_leaves(v, leaves))))[0])

    if callable(method):
        found = np.asarray(method(of_vector, vector))
    elif method == "dense" or (method is None and (vector.size <= _DENSE or not has_scipy())):
        found = _dense(name, of_vector, vector)
    else:
        found = _iterated(name, of_vector, vector, method or large)
    return unflatten(form, _to_leaves(found, leaves))


def _dense(name: str, product: Callable[[Vector], Vector], b: Vector) -> Vector:
    unit = np.eye(b.size, dtype=b.dtype)
    matrix = np.array([product(row) for row in unit], b.dtype).reshape(unit.shape).T
    try:
        return np.linalg.solve(matrix, b)
    except np.linalg.LinAlgError:
        raise np.linalg.LinAlgError(
            f"{name}: the Jacobian at the solution is singular, so that the solution is no "
            "differentiable function of the arguments there; for the one of least norm pass "
            "solve=, a function of matvec and b, that calls scipy.sparse.linalg.lsmr or the like"
        ) from None


def _iterated(name: str, product: Callable[[Vector], Vector], b: Vector, method: str) -> Vector:
    from scipy.sparse import linalg

    operator = linalg.LinearOperator((b.size, b.size), matvec=product, dtype=b.dtype)
    tolerance = float(np.finfo(b.dtype).eps) ** 0.75
    options: dict[str, Any] = {"rtol": tolerance}
    if method != "minres":
        options["atol"] = 0.0
    if method == "gmres":
        options |= {"restart": min(_STEPS, b.size), "maxiter": 20}
    found, info = getattr(linalg, method)(operator, b, **options)
    if info != 0:
        rest = np.linalg.norm(product(found) - b) / np.linalg.norm(b)
        warnings.warn(
            f"{name}: {method} did not converge (relative residual {rest:.1e}, wanted "
            f"{tolerance:.1e}), so that the result is that inexact; is the Jacobian singular at "
            "the solution? solve= chooses another method",
            RuntimeWarning,
            stacklevel=2,
        )
    return np.asarray(found)


def _to_vector(leaves: Sequence[Tensor]) -> Vector:
    parts = [np.ravel(x.detach()._data) for x in leaves]
    real = [p.view(p.real.dtype) if p.dtype.kind == "c" else p for p in parts]
    return np.concatenate([*real, np.zeros(0, np.float32)])  # float16 is too short to solve in


def _to_leaves(vector: Vector, like: Sequence[Tensor]) -> list[Tensor]:
    found = []
    start = 0
    for x in like:
        count = x.numel() * (2 if x.dtype.kind == "c" else 1)
        real = x._data.real.dtype
        part = np.array(vector[start : start + count], real)
        found.append(from_array(part.view(x.dtype).reshape(x.shape)))
        start += count
    return found
