"""NumPy's functions of polynomials that are given by their coefficients, highest first."""

from __future__ import annotations

from functools import reduce
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import floating, is_sample, plain, tensor

__all__ = [
    "poly", "polyadd", "polyder", "polydiv", "polyfit", "polyint", "polymul", "polysub", "polyval",
    "roots", "vander",
]  # fmt: skip


def _coefficients(p: Any) -> Tensor:
    """Without the zeros that it begins with, as NumPy leaves them out."""
    p = np.atleast_1d(tensor(p))
    if is_sample(p):  # whose zeros are its own
        return p
    there = np.flatnonzero(plain(p))
    return p[there[0] :] if len(there) else p[-1:]


def polyval(p: Any, x: Any) -> Tensor:
    """Horner's rule, the highest power first."""
    coefficients, x = tensor(p), tensor(x)
    result = x * 0
    for number in range(coefficients.shape[0]):
        result = result * x + coefficients[number]
    return result


def polyadd(a1: Any, a2: Any) -> Tensor:
    a1, a2 = np.atleast_1d(tensor(a1)), np.atleast_1d(tensor(a2))
    size = max(len(a1), len(a2))
    return np.pad(a1, (size - len(a1), 0)) + np.pad(a2, (size - len(a2), 0))


def polysub(a1: Any, a2: Any) -> Tensor:
    return polyadd(a1, -tensor(a2))


def polymul(a1: Any, a2: Any) -> Tensor:
    return _convolved(_coefficients(a1), _coefficients(a2))


def polydiv(u: Any, v: Any) -> tuple[Tensor, Tensor]:
    """The quotient and the remainder, by long division."""
    u, v = (np.atleast_1d(floating(tensor(each))) for each in (u, v))
    number = max(len(u) - len(v) + 1, 1)
    quotient: list[Any] = []
    rest: Any = u
    for _ in range(number if len(u) >= len(v) else 0):
        quotient.append(rest[0] / v[0])
        rest = polysub(rest, np.pad(quotient[-1] * v, (0, len(rest) - len(v))))[1:]
    q: Any = np.stack(quotient) if quotient else u[:1] * 0
    while len(rest) > 1 and not is_sample(rest) and np.isclose(plain(rest[0]), 0, rtol=1e-14):
        rest = rest[1:]
    return q, rest if len(rest) else u[:1] * 0


def _convolved(a: Any, v: Any) -> Any:
    return np.convolve(a, v)


def polyder(p: Any, m: int = 1) -> Tensor:
    if m < 0:
        raise ValueError("Order of derivative must be positive (see polyint)")
    p = np.atleast_1d(tensor(p))
    for _ in range(int(m)):
        p = p[:-1] * np.arange(len(p) - 1, 0, -1)
    return p


def polyint(p: Any, m: int = 1, k: Any = None) -> Tensor:
    if m < 0:
        raise ValueError("Order of integral must be positive (see polyder)")
    p = np.atleast_1d(tensor(p))
    constants = np.broadcast_to(tensor(0.0 if k is None else k), (int(m),))
    for i in range(int(m)):
        p = np.concatenate([p / np.arange(len(p), 0, -1), constants[i : i + 1]])
    return p


def poly(seq_of_zeros: Any) -> Tensor:
    zeros: Any = np.atleast_1d(floating(tensor(seq_of_zeros)))
    if zeros.ndim == 2:
        zeros = np.linalg.eigvals(zeros)
    one = zeros.new_ones((1,))
    found: Tensor = reduce(_convolved, (np.append(one, -zero) for zero in zeros), one)
    if tensor(seq_of_zeros).is_complex() and not _are_conjugate(zeros):
        return found
    return np.real(found)


def _are_conjugate(zeros: Any) -> bool:
    """Whether the zeros are real or conjugate pairs, of which NumPy's polynomial is real."""
    if is_sample(zeros):
        return False
    values = np.sort(plain(zeros))
    return bool(np.all(values == np.sort(values.conj())))


def vander(x: Any, N: int | None = None, increasing: bool = False) -> Tensor:  # noqa: N803
    """In double precision, as NumPy has the powers of float32 as well."""
    x = tensor(x)
    return ops.vander(x.to(np.promote_types(x.dtype, np.int64)), N, increasing)


def polyfit(
    x: Any, y: Any, deg: int, rcond: Any = None, full: bool = False, w: Any = None,
    cov: Any = False,
) -> Any:  # fmt: skip
    x, y = floating(tensor(x)), floating(tensor(y))
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if len(x) != len(y):
        raise TypeError("expected x and y to have same length")
    powers = np.vander(x, deg + 1)
    if w is not None:
        w = tensor(w)
        powers = powers * w[:, None]
        y = y * (w if y.ndim == 1 else w[:, None])
    scale = (powers * powers).sum(0).sqrt()
    rcond = len(x) * np.finfo(x.dtype).eps if rcond is None else rcond
    powers = powers / scale
    found, *more = np.linalg.lstsq(powers, y, rcond)
    coefficients = found / (scale if found.ndim == 1 else scale[:, None])
    if full:
        return coefficients, *more, rcond
    if not cov:
        return coefficients
    covariance: Any = np.linalg.inv(powers.mT @ powers) / np.outer(scale, scale)
    if cov != "unscaled":
        if len(x) <= deg + 1:
            raise ValueError(
                "the number of data points must exceed order to scale the covariance matrix"
            )
        variance = ((powers @ found - y) ** 2).sum(0) / (len(x) - deg - 1)
        covariance = (covariance[..., None] if y.ndim > 1 else covariance) * variance
    return coefficients, covariance


def roots(p: Any) -> Any:
    """The eigenvalues of the companion matrix, and a zero for each zero that `p` ends with."""
    p = floating(tensor(p))
    if p.ndim != 1:
        raise ValueError("Input must be a rank-1 array.")
    there = np.flatnonzero(plain(p))
    if not len(there):
        return p[:0]
    zeros = len(p) - 1 - there[-1]
    p = p[there[0] : there[-1] + 1]
    if len(p) < 2:
        return p.new_zeros((zeros,))
    found = np.linalg.eigvals(companion(p))
    return np.concatenate([found, np.zeros(zeros, p.dtype)]) if zeros else found


def companion(p: Tensor) -> Any:
    """The matrix whose eigenvalues are the zeros of a polynomial of these coefficients."""
    below = np.eye(len(p) - 2, len(p) - 1, dtype=p.dtype)
    return np.concatenate([np.expand_dims(-p[1:] / p[0], 0), below])
