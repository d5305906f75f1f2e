"""The exponential of matrices and its derivative, by scaling, Pade approximation and squaring;
their roots, logarithms and Sylvester's equation, by SciPy.

N. J. Higham, "The scaling and squaring method for the matrix exponential revisited", SIAM J.
Matrix Anal. Appl. 26 (2005); A. H. Al-Mohy and N. J. Higham, "Computing the Frechet derivative of
the matrix exponential", SIAM J. Matrix Anal. Appl. 30 (2009), whose bounds (table 6.1) hold for
both. The derivative goes through the same steps as the value, each product A B followed by
dA B + A dB, so that it costs three times as much and not eight times, as a matrix of twice the
size would.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.kernels.elementwise.special import needed_scipy
from autograd.kernels.linalg.matrices import as_matrices, as_squares

__all__ = ["logm", "solve_sylvester", "sqrtm", "matrix_exp", "matrix_exp_derivative"]

# The degree m of the approximation p(X) / p(-X), the largest norm of X for which its error is below
# the rounding error of float64, and the coefficients of p.
_APPROXIMATIONS: tuple[tuple[int, float, tuple[float, ...]], ...] = (
    (3, 1.08e-2, (120, 60, 12, 1)),
    (5, 2.00e-1, (30240, 15120, 3360, 420, 30, 1)),
    (7, 7.83e-1, (17297280, 8648640, 1995840, 277200, 25200, 1512, 56, 1)),
    (9, 1.78, (17643225600, 8821612800, 2075673600, 302702400, 30270240, 2162160, 110880, 3960,
               90, 1)),
)  # fmt: skip
_LARGEST = 4.74
_COEFFICIENTS_13 = (
    64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000,
    10559470521600, 670442572800, 33522128640, 1323241920, 40840800, 960960, 16380, 182, 1,
)  # fmt: skip

Pair = tuple[np.ndarray, np.ndarray | None]  # a matrix, and its derivative where it is wanted


def matrix_exp(x: np.ndarray) -> np.ndarray:
    """The exponentials of square matrices. Raises RuntimeError for others."""
    x = as_squares(x, "linalg.matrix_exp")
    return _exponentiate(x, None)[0]


def matrix_exp_derivative(x: np.ndarray, direction: np.ndarray) -> np.ndarray:
    """The derivative of the exponential at `x` along `direction`; leading dimensions broadcast."""
    name = "linalg.matrix_exp_derivative"
    found = _exponentiate(as_squares(x, name), as_squares(direction, name, "E"))[1]
    assert found is not None
    return found


def _exponentiate(x: np.ndarray, direction: np.ndarray | None) -> Pair:
    n = x.shape[-1]
    if direction is not None:
        dtype = np.result_type(x, direction)
        x, direction = x.astype(dtype, copy=False), direction.astype(dtype, copy=False)
        shape = np.broadcast_shapes(x.shape, direction.shape)
        x, direction = np.broadcast_to(x, shape), np.broadcast_to(direction, shape)
    if x.size == 0:
        return x.copy(), None if direction is None else direction.copy()
    norms = np.abs(x).sum(-2).max(-1)
    norm = norms.max()
    for _, bound, coefficients in _APPROXIMATIONS:
        if norm <= bound:
            return _divide(*_split_pade((x, direction), coefficients))
    # Each matrix is halved as often as its own norm asks for: more would cost digits.
    with np.errstate(divide="ignore"):
        halvings = np.ceil(np.log2(norms / _LARGEST))
    halvings = np.where(np.isfinite(halvings), np.maximum(halvings, 0), 0).astype(int)
    scale = np.ldexp(np.ones((), x.real.dtype), -halvings)[..., None, None]
    scaled = (x * scale, None if direction is None else direction * scale)
    value, slope = _divide(*_split_pade_13(scaled))
    shape = value.shape
    value, halvings = value.reshape(-1, n, n), halvings.reshape(-1)
    slope = None if slope is None else slope.reshape(-1, n, n)
    for done in range(int(halvings.max())):
        rest = halvings > done
        power, change = _multiply(*[(value[rest], None if slope is None else slope[rest])] * 2)
        value[rest] = power
        if slope is not None:
            slope[rest] = change
    return value.reshape(shape), None if slope is None else slope.reshape(shape)


def _multiply(a: Pair, b: Pair) -> Pair:
    if a[1] is None or b[1] is None:
        return a[0] @ b[0], None
    return a[0] @ b[0], a[1] @ b[0] + a[0] @ b[1]


def _combine(coefficients: tuple[float, ...], powers: tuple[Pair, ...], constant: float) -> Pair:
    """The sum of powers with coefficients, and of `constant` times the identity."""
    values, slopes = zip(*powers, strict=True)
    total = sum(c * value for c, value in zip(coefficients, values, strict=True))
    diagonal = np.arange(total.shape[-1])
    total[..., diagonal, diagonal] += constant
    if slopes[0] is None:
        return total, None
    return total, sum(c * slope for c, slope in zip(coefficients, slopes, strict=True))


def _split_pade(x: Pair, c: tuple[float, ...]) -> tuple[Pair, Pair]:
    """The odd and the even part of the polynomial with coefficients `c`, of degree up to 9."""
    square = _multiply(x, x)
    powers = [square]
    while len(powers) < (len(c) - 1) // 2:
        powers.append(_multiply(powers[-1], square))
    odd = _combine(c[3::2], tuple(powers), c[1])
    return _multiply(x, odd), _combine(c[2::2], tuple(powers), c[0])


def _split_pade_13(x: Pair) -> tuple[Pair, Pair]:
    """The same for degree 13 in six products."""
    c = _COEFFICIENTS_13
    second = _multiply(x, x)
    fourth = _multiply(second, second)
    powers = (second, fourth, _multiply(fourth, second))
    odd, even = (
        _add(_multiply(powers[2], _combine(c[i + 8 :: 2], powers, 0)),
              _combine(c[i + 2 : i + 8 : 2], powers, c[i]))
        for i in (1, 0)
    )  # fmt: skip
    return _multiply(x, odd), even


def _add(a: Pair, b: Pair) -> Pair:
    return a[0] + b[0], None if a[1] is None or b[1] is None else a[1] + b[1]


def _divide(odd: Pair, even: Pair) -> Pair:
    """(even - odd)^-1 (even + odd), and its derivative."""
    below, above = even[0] - odd[0], even[0] + odd[0]
    if odd[1] is None or even[1] is None:
        return np.linalg.solve(below, above), None
    value = np.linalg.solve(below, above)
    rest = (even[1] + odd[1]) - (even[1] - odd[1]) @ value
    return value, np.linalg.solve(below, rest)


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
