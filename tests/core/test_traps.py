"""The classical traps of automatic differentiation: kinks, singular points, shapes, dtypes, reuse.

Test ids begin with the number of the trap in the project's list. A gradient is that of the sum of
the output, in float64, unless a test says otherwise. Where a value is a convention (a tie, a kink)
it is PyTorch's; `D` in an id marks those where we differ from PyTorch on purpose.
"""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

import autograd as ag
from autograd.transforms import forward_ad
from tests.support.tensors import leaf

nan, inf, pi = np.nan, np.inf, np.pi
F = ag.nn.functional


def ones(like):
    return ag.tensor(np.ones(like.shape, like.dtype))


def gradients(function, *inputs, **options):
    """The gradients of the sum of function(*inputs), as Tensors."""
    y = function(*inputs)
    return ag.grad(y, inputs, ones(y), materialize_grads=True, **options)


def assert_close(got, expected):
    if isinstance(got, ag.Tensor):
        got = got.detach().numpy()
    expected = np.asarray(expected)
    assert np.shape(got) == expected.shape
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-15)


class Trap(NamedTuple):
    """A function, its inputs, and the gradients that are expected.

    warns: NumPy warns when the forward is computed, and so do we.
    """

    number: int
    what: str
    function: Callable[..., Any]
    inputs: Sequence[Any]
    expected: Sequence[Any]
    warns: bool = False

    def __str__(self) -> str:
        return f"{self.number:02}-{self.what}"


WEIGHTS = np.array([1.0, 2.0, 3.0])

GRADIENTS = [
    # Ties and kinks
    Trap(1, "max", lambda x: x.max(), [[1.0, 3.0, 3.0]], [[0, 0.5, 0.5]]),
    Trap(1, "amax", lambda x: x.amax(), [[1.0, 3.0, 3.0]], [[0, 0.5, 0.5]]),
    Trap(1, "max-dim", lambda x: x.max(0)[0], [[1.0, 3.0, 3.0]], [[0, 1, 0]]),
    Trap(2, "min", lambda x: x.min(), [[1.0, 1.0, 3.0]], [[0.5, 0.5, 0]]),
    Trap(2, "min-dim", lambda x: x.min(0)[0], [[1.0, 1.0, 3.0]], [[1, 0, 0]]),
    Trap(1, "amax-dim", lambda x: x.amax(1), [[[2.0, 2.0], [1.0, 5.0]]], [[[0.5, 0.5], [0, 1]]]),
    Trap(2, "amin", ag.amin, [[1.0, 1.0, 3.0]], [[0.5, 0.5, 0]]),
    Trap(5, "median-ties", ag.median, [[1.0, 2.0, 2.0, 2.0, 3.0]], [[0, *[1 / 3] * 3, 0]]),
    Trap(3, "maximum", ag.maximum, [2.0, 2.0], [0.5, 0.5]),
    Trap(3, "minimum", ag.minimum, [2.0, 2.0], [0.5, 0.5]),
    Trap(3, "maximum-of-itself", lambda x: ag.maximum(x, x), [2.0], [1]),
    Trap(1, "np.max", np.max, [[1.0, 3.0, 3.0]], [[0, 0.5, 0.5]]),
    Trap(4, "D-fmax", ag.fmax, [2.0, 2.0], [0.5, 0.5]),
    Trap(4, "D-fmin", ag.fmin, [2.0, 2.0], [0.5, 0.5]),
    Trap(4, "fmax-nan", ag.fmax, [nan, 2.0], [0, 1]),
    Trap(5, "median-takes-the-lower", ag.median, [[4.0, 1.0, 3.0, 2.0]], [[0, 0, 0, 1]]),
    Trap(5, "np.median-takes-both", np.median, [[4.0, 1.0, 3.0, 2.0]], [[0, 0, 0.5, 0.5]]),
    Trap(5, "median-tied", ag.median, [[1.0, 2.0, 2.0, 3.0, 0.0]], [[0, 0.5, 0.5, 0, 0]]),
    Trap(6, "quantile", lambda x: x.quantile(0.5), [[1.0, 2.0]], [[0.5, 0.5]]),
    Trap(6, "sort", lambda x: x.sort()[0] * ag.tensor(WEIGHTS), [[2.0, 2.0, 1.0]], [[2, 3, 1]]),
    Trap(7, "topk", lambda x: x.topk(2)[0], [[1.0, 3.0, 2.0]], [[0, 1, 1]]),
    Trap(7, "cummax", lambda x: x.cummax(0)[0], [[1.0, 1.0, 0.0, 2.0]], [[1, 2, 0, 1]]),
    Trap(7, "np.partition", lambda x: np.partition(x, 1)[:2], [[3.0, 1.0, 2.0]], [[0, 1, 1]]),
    Trap(8, "norm-inf", lambda x: x.norm(inf), [[3.0, -3.0, 1.0]], [[0.5, -0.5, 0]]),
    Trap(8, "np.linalg.norm-inf", lambda x: np.linalg.norm(x, inf), [[3.0, -3.0, 1.0]],
     [[0.5, -0.5, 0]]),
    Trap(9, "abs-0", ag.abs, [[0.0, -0.0]], [[0, 0]]),
    Trap(9, "abs-0j", ag.abs, [[0j]], [[0]]),
    Trap(9, "sign", ag.sign, [[-1.5, 0.0, 2.0]], [[0, 0, 0]]),
    Trap(9, "floor", ag.floor, [[-1.5, 0.0, 2.0]], [[0, 0, 0]]),
    Trap(9, "ceil", ag.ceil, [[-1.5, 0.0, 2.0]], [[0, 0, 0]]),
    Trap(9, "round", ag.round, [[-1.5, 0.0, 2.0]], [[0, 0, 0]]),
    Trap(9, "trunc", ag.trunc, [[-1.5, 0.0, 2.0]], [[0, 0, 0]]),
    Trap(10, "relu-0", ag.relu, [[-1.0, 0.0, 1.0]], [[0, 0, 1]]),
    Trap(10, "clamp", lambda x: x.clamp(0, 1), [[-1.0, 0.0, 0.5, 1.0, 2.0]], [[0, 1, 1, 1, 0]]),
    Trap(10, "clamp-bounds", lambda x, low, high: ag.clamp(x, low, high),
     [[-1.0, 0.5, 2.0], 0.0, 1.0], [[0, 1, 0], 1, 1]),
    Trap(10, "clamp-crossed", lambda x: x.clamp(1, 0), [[-1.0, 0.5, 2.0]], [[0, 0, 0]]),
    Trap(11, "remainder", ag.remainder, [5.5, 2.0], [1, -2]),
    Trap(11, "fmod", ag.fmod, [-5.5, 2.0], [1, 2]),
    Trap(10, "np.clip", lambda x: np.clip(x, 0, 1), [[-1.0, 0.0, 1.0, 2.0]], [[0, 1, 1, 0]]),
    Trap(12, "copysign", ag.copysign, [[0.0, 0.0], [1.0, -1.0]], [[0, 0], [0, 0]]),
    Trap(12, "D-heaviside", ag.heaviside, [[-1.0, 2.0], [1.0, 1.0]], [[0, 0], [0, 0]]),
    # Singular points
    Trap(14, "sqrt-0", ag.sqrt, [0.0], [inf]),
    Trap(14, "sqrt-0-times-0", lambda x: ag.sqrt(x) * 0, [0.0], [nan]),
    Trap(14, "sqrt-negative", ag.sqrt, [-1.0], [nan], warns=True),
    Trap(15, "norm-frobenius", lambda x: x.norm(), [np.zeros((2, 2))], [np.zeros((2, 2))]),
    Trap(15, "norm-1", lambda x: x.norm(1), [[0.0, 0.0]], [[0, 0]]),
    Trap(15, "norm-2", lambda x: x.norm(), [[0.0, 0.0]], [[0, 0]]),
    Trap(15, "norm-3", lambda x: x.norm(3), [[0.0, 0.0]], [[0, 0]]),
    Trap(15, "norm-half", lambda x: x.norm(0.5), [[0.0, 4.0]], [[0, 1]]),
    Trap(15, "norm-zero-row", lambda x: x.norm(2, 1), [[[0.0, 0.0], [3.0, 4.0]]],
     [[[0, 0], [0.6, 0.8]]]),
    Trap(16, "root-of-a-sum-of-squares", lambda x: ag.sqrt((x**2).sum()), [[0.0, 0.0]],
     [[nan] * 2]),
    Trap(17, "D-hypot", ag.hypot, [0.0, 0.0], [0, 0]),
    Trap(17, "atan2", ag.atan2, [0.0, 0.0], [0, 0]),
    Trap(17, "np.arctan2", np.arctan2, [0.0, 0.0], [0, 0]),
    Trap(18, "log", ag.log, [0.0], [inf], warns=True),
    Trap(18, "reciprocal", lambda x: 1 / x, [0.0], [-inf], warns=True),
    Trap(18, "log1p", ag.log1p, [-1.0], [inf], warns=True),
    Trap(18, "acos", ag.acos, [1.0], [-inf]),
    Trap(18, "asin", ag.asin, [1.0], [inf]),
    Trap(18, "atanh", ag.atanh, [1.0], [inf], warns=True),
    Trap(19, "x-log-x", lambda x: x * ag.log(x), [0.0], [nan], warns=True),
    Trap(19, "D-xlogy", ag.xlogy, [0.0, 0.0], [0, 0]),
    Trap(20, "sinc", ag.sinc, [0.0], [0]),
    Trap(21, "std", lambda x: x.std(), [[1.0, 1.0, 1.0]], [[0, 0, 0]]),
    Trap(21, "var", lambda x: x.var(), [[1.0, 1.0, 1.0]], [[0, 0, 0]]),
    Trap(22, "std-of-one", lambda x: x.std(correction=0), [[1.0]], [[0]]),
    Trap(22, "np.std-of-one", np.std, [[1.0]], [[0]]),
    Trap(24, "tanh", ag.tanh, [[-1000.0, 1000.0]], [[0, 0]]),
    Trap(24, "sigmoid", ag.sigmoid, [[-1000.0, 1000.0]], [[0, 0]]),
    Trap(24, "mish", F.mish, [[-1000.0, 1000.0, 1e300]], [[0, 1, 1]]),
    Trap(24, "softplus", F.softplus, [[-1000.0, 1000.0]], [[0, 1]]),
    Trap(24, "logsigmoid", F.logsigmoid, [[-1000.0, 1000.0]], [[1, 0]]),
    # pow
    Trap(25, "power-0", lambda x: x**0, [[0.0, 2.0]], [[0, 0]]),
    Trap(25, "power-1", lambda x: x**1, [[0.0, 2.0]], [[1, 1]]),
    Trap(25, "power-2", lambda x: x**2, [[0.0, 3.0]], [[0, 6]]),
    Trap(25, "power-3", lambda x: x**3, [[0.0, 2.0]], [[0, 12]]),
    Trap(26, "power-half", lambda x: x**0.5, [0.0], [inf]),
    Trap(26, "power-minus-1", lambda x: x**-1, [0.0], [-inf], warns=True),
    Trap(26, "negative-base", lambda x: x**2.0, [-3.0], [-6]),
    Trap(27, "zero-to-the-0", lambda y: ag.tensor(0.0) ** y, [0.0], [0]),
    Trap(27, "zero-to-the-2", lambda y: ag.tensor(0.0) ** y, [2.0], [0]),
    Trap(27, "zero-to-the-minus-1", lambda y: ag.tensor(0.0) ** y, [-1.0], [-inf], warns=True),
    Trap(27, "no-leak-from-the-exponent", ag.pow, [-2.0, 3.0], [12, nan]),
    Trap(28, "2-to-the-y", lambda y: 2**y, [3.0], [8 * np.log(2)]),
    # NaN, inf, where
    Trap(29, "where", lambda x: ag.where(x > 0, ag.sqrt(x), x), [[-1.0, 4.0]], [[nan, 0.25]],
     warns=True),
    Trap(29, "double-where", lambda x: ag.where(x > 0, ag.sqrt(ag.where(x > 0, x, 1.0)), x),
     [[-1.0, 4.0]], [[1, 0.25]]),
    Trap(29, "mask", lambda x: ag.cat([ag.sqrt(x[x > 0]), x[x <= 0]]), [[-1.0, 4.0]], [[1, 0.25]]),
    Trap(29, "piecewise", lambda x: np.piecewise(x, [x > 0], [np.sqrt, lambda v: v]), [[-1.0, 4.0]],
     [[1, 0.25]]),
    Trap(30, "nansum", ag.nansum, [[nan, 1.0]], [[0, 1]]),
    Trap(30, "nanmean", ag.nanmean, [[nan, 1.0, 2.0]], [[0, 0.5, 0.5]]),
    Trap(30, "nan_to_num", ag.nan_to_num, [[nan, inf, -inf, 1.0]], [[0, 0, 0, 1]]),
    Trap(31, "D-logsumexp", lambda x: x.logsumexp(0), [[-inf, -inf]], [[0, 0]]),
    Trap(31, "logsumexp-one", lambda x: x.logsumexp(0), [[-inf, 1.0]], [[0, 1]]),
    Trap(31, "logsumexp-large", lambda x: x.logsumexp(0), [[1000.0, 1000.0]], [[0.5, 0.5]]),
    Trap(31, "D-logaddexp", ag.logaddexp, [-inf, -inf], [0, 0]),
    Trap(31, "D-np.logaddexp", np.logaddexp, [-inf, -inf], [0, 0]),
    Trap(32, "softmax", lambda x: ag.softmax(x, 0) * ag.tensor(WEIGHTS), [[0.0, -inf, 0.0]],
     [[-0.5, 0, 0.5]]),
    Trap(33, "clamp-nan", lambda x: x.clamp(0, 1), [nan], [0]),
    # Products and sums
    Trap(34, "prod-one-zero", lambda x: x.prod(), [[2.0, 0.0, 3.0]], [[0, 6, 0]]),
    Trap(34, "prod-two-zeros", lambda x: x.prod(), [[2.0, 0.0, 0.0]], [[0, 0, 0]]),
    Trap(34, "prod-of-one-zero", lambda x: x.prod(0), [[0.0]], [[1]]),
    Trap(35, "cumprod", lambda x: x.cumprod(0), [[2.0, 0.0, 3.0, 4.0]], [[1, 32, 0, 0]]),
    Trap(35, "cumprod-2-zeros", lambda x: x.cumprod(0), [[2.0, 0.0, 0.0, 4.0]], [[1, 2, 0, 0]]),
    Trap(35, "np.cumprod", np.cumprod, [[2.0, 0.0, 3.0, 4.0]], [[1, 32, 0, 0]]),
    Trap(39, "empty-sum", lambda x: x.sum(), [np.zeros(0)], [np.zeros(0)]),
    Trap(39, "empty-prod", lambda x: x.prod(), [np.zeros(0)], [np.zeros(0)]),
    Trap(39, "empty-rows", lambda x: x.sum(0), [np.zeros((0, 3))], [np.zeros((0, 3))]),
    Trap(39, "empty-matmul", lambda x, y: x @ y, [np.zeros((2, 0)), np.zeros((0, 3))],
     [np.zeros((2, 0)), np.zeros((0, 3))]),
    # Shapes
    Trap(41, "column-plus-row", lambda x, y: x + y, [np.zeros((3, 1)), np.zeros((1, 4))],
     [np.full((3, 1), 4.0), np.full((1, 4), 3.0)]),
    Trap(41, "more-dimensions", lambda x, y: x * y, [np.full((1, 1, 1), 2.0), [3.0, 4.0]],
     [[[[7]]], [2, 2]]),
    Trap(41, "0d", lambda x, y: x * y, [2.0, [3.0, 4.0]], [7, [2, 2]]),
    Trap(42, "x*x", lambda x: x * x, [[1.0, 2.0]], [[2, 4]]),
    Trap(42, "x+x", lambda x: x + x, [[1.0, 2.0]], [[2, 2]]),
    Trap(42, "cat", lambda x: ag.cat([x, x]), [[1.0, 2.0]], [[2, 2]]),
    Trap(42, "matmul-transposed", lambda x: x.t() @ x, [[[1.0], [2.0]]], [[[2], [4]]]),
    Trap(42, "einsum-trace", lambda x: ag.einsum("ii", x), [np.ones((2, 2))], [np.eye(2)]),
    Trap(42, "einsum-dot", lambda x: ag.einsum("i,i->", x, x), [[1.0, 2.0]], [[2, 4]]),
    Trap(43, "einsum-summed-out", lambda x, y: ag.einsum("ij,k->i", x, y),
     [[[1.0, 2.0]], [3.0, 4.0]], [[[7, 7]], [3, 3]]),
    Trap(43, "vector-matrix", lambda x, y: x @ y, [[1.0, 2.0], np.eye(2)],
     [[1, 1], [[1, 1], [2, 2]]]),
    Trap(43, "matrix-vector", lambda x, y: x @ y, [np.eye(2), [1.0, 2.0]],
     [[[1, 2], [1, 2]], [1, 1]]),
    Trap(43, "batch-broadcast", lambda x, y: x @ y, [np.ones((3, 1, 2)), np.ones((2, 1))],
     [np.ones((3, 1, 2)), np.full((2, 1), 3.0)]),
    Trap(44, "broadcast_to", lambda x: ag.broadcast_to(x, (3, 2)), [[1.0, 2.0]], [[3, 3]]),
    Trap(44, "expand", lambda x: x.expand(3, 2), [[1.0, 2.0]], [[3, 3]]),
    Trap(44, "unfold", lambda x: x.unfold(0, 2, 1), [[0.0, 0.0, 0.0]], [[1, 2, 1]]),
    Trap(44, "as_strided", lambda x: x.as_strided((2, 2), (1, 1)), [np.zeros(3)], [[1, 2, 1]]),
    Trap(44, "sliding_window_view", lambda x: np.lib.stride_tricks.sliding_window_view(x, 2),
     [np.zeros(3)], [[1, 2, 1]]),
    Trap(50, "reversed", lambda x: x[::-1] * ag.tensor(WEIGHTS), [[0.0, 0.0, 0.0]], [[3, 2, 1]]),
    # Indexing
    Trap(52, "repeated-index", lambda x: x[[0, 0, 1]], [[1.0, 2.0]], [[2, 1]]),
    Trap(52, "empty-index", lambda x: x[[]], [[1.0, 2.0]], [[0, 0]]),
    Trap(52, "mask", lambda x: x[ag.tensor([True, False])], [[1.0, 2.0]], [[1, 0]]),
    Trap(52, "none", lambda x: x[None, :, None] * 2, [[1.0, 2.0]], [[2, 2]]),
    Trap(52, "ellipsis", lambda x: x[..., 0], [[[1.0, 2.0], [3.0, 4.0]]], [[[1, 0], [1, 0]]]),
    Trap(52, "diagonal", lambda x: x.diagonal(), [np.ones((2, 3))], [[[1, 0, 0], [0, 1, 0]]]),
    # The engine
    Trap(68, "diamond", lambda x: x * 3 * 2 + x * 3 * 5, [1.0], [21]),
    Trap(68, "sums-of-sums", lambda x: (x + x) + (x + x), [1.0], [4]),
    # Complex numbers
    Trap(96, "square-modulus", lambda z: z.abs() ** 2, [3 + 4j], [6 + 8j]),
    Trap(96, "real-part-of-square", lambda z: (z * z).real, [1 + 1j], [2 - 2j]),
    Trap(96, "exp", ag.exp, [0.3 + 0.4j], [np.conj(np.exp(0.3 + 0.4j))]),
    Trap(97, "angle", ag.angle, [[-1.0, 0.0, 2.0]], [[0, 0, 0]]),
    Trap(97, "angle-0j", ag.angle, [[0j]], [[0]]),
    # Linear algebra
    Trap(91, "det-singular-D", ag.det, [[[1.0, 2.0], [2.0, 4.0]]], [[[4, -2], [-2, 1]]]),
    Trap(91, "det-rank-1", ag.det, [np.ones((3, 3))], [np.zeros((3, 3))]),
    Trap(91, "det-zero", ag.det, [[[0.0]]], [[[1]]]),
    Trap(94, "slogdet-singular", lambda x: ag.slogdet(x)[1], [[[1.0, 2.0], [2.0, 4.0]]],
     [[[inf, -inf], [-inf, inf]]]),
    Trap(94, "pinv-rank-1", ag.pinverse, [np.ones((2, 2))], [np.full((2, 2), -0.25)]),
    Trap(95, "solve-broadcasts", ag.linalg.solve, [np.stack([np.eye(2)] * 3), [[1.0], [2.0]]],
     [[[[-1, -2], [-1, -2]]] * 3, [[3], [3]]]),
    Trap(95, "trace-of-a-rectangle", ag.trace, [np.ones((2, 3))], [[[1, 0, 0], [0, 1, 0]]]),
]  # fmt: skip


@pytest.mark.parametrize("trap", GRADIENTS, ids=str)
def test_gradient(trap):
    inputs = [leaf(data) for data in trap.inputs]
    with pytest.warns(RuntimeWarning) if trap.warns else contextlib.nullcontext():
        y = trap.function(*inputs)
    got = ag.grad(y, inputs, ones(y), materialize_grads=True)
    for x, g, expected in zip(inputs, got, trap.expected, strict=True):
        assert g.dtype == x.dtype
        assert_close(g, expected)


# Second derivatives: the gradient of the sum of the gradient.
SECOND = [
    Trap(9, "abs", ag.abs, [[-2.0, 0.0, 3.0]], [[0, 0, 0]]),
    Trap(10, "relu", ag.relu, [[-2.0, 0.0, 3.0]], [[0, 0, 0]]),
    Trap(20, "D-sinc", ag.sinc, [0.0], [-(pi**2) / 3]),
    Trap(35, "cumprod", lambda x: x.cumprod(0), [[2.0, 0.0, 3.0]], [[4, 6, 2]]),
    Trap(25, "power-2", lambda x: x**2, [[0.0, 3.0]], [[2, 2]]),
    Trap(25, "power-3", lambda x: x**3, [[0.0, 2.0]], [[0, 12]]),
    Trap(25, "power-1", lambda x: x**1, [[0.0, 2.0]], [[0, 0]]),
    Trap(34, "prod-two-zeros", lambda x: x.prod(), [[2.0, 0.0, 0.0]], [[0, 2, 2]]),
    Trap(87, "linear", lambda x: x * 3, [[1.0, 2.0]], [[0, 0]]),
    Trap(87, "sum", lambda x: x + x, [[1.0, 2.0]], [[0, 0]]),
    Trap(90, "cube", lambda x: x * x * x, [[1.0, 2.0]], [[6, 12]]),
]


@pytest.mark.parametrize("trap", SECOND, ids=str)
def test_second_gradient(trap):
    inputs = [leaf(data) for data in trap.inputs]
    first = gradients(trap.function, *inputs, create_graph=True)
    outputs = [g for g in first if g.requires_grad]
    got = (
        ag.grad(outputs, inputs, [ones(g) for g in outputs], materialize_grads=True)
        if outputs
        else [x.detach() * 0 for x in inputs]
    )
    for g, expected in zip(got, trap.expected, strict=True):
        assert_close(g, expected)


# ---- ties and kinks ------------------------------------------------------------------------------


def test_02_jvp_of_max_at_a_tie():
    with forward_ad.dual_level():
        x = forward_ad.make_dual(ag.tensor([1.0, 1.0]), ag.tensor([1.0, 0.0]))
        assert forward_ad.unpack_dual(x.max()).tangent == 0.5


def test_13_comparisons_and_indices_never_require_grad():
    x = leaf([1.0, 2.0])
    for y in (x > 1, x == 1, ag.argmax(x), x.max(0)[1], x.sort()[1]):
        assert not y.requires_grad


# ---- singular points -----------------------------------------------------------------------------


def test_23_correlation_of_a_constant_row():
    x = leaf([[1.0, 1.0, 1.0], [1.0, 2.0, 4.0]])
    with np.errstate(invalid="ignore"):
        y = ag.corrcoef(x)
        (g,) = ag.grad(y, x, ones(y))
    assert np.isnan(y.detach().numpy()[0]).all() and y[1, 1] == 1
    assert np.isnan(g.numpy()[0]).all()


def test_24_saturated_functions_do_not_warn():
    for function in (ag.tanh, ag.sigmoid, F.softplus, F.logsigmoid, F.silu, F.elu, F.gelu):
        y = function(leaf([-1000.0, 1000.0]))
        assert np.isfinite(y.detach().numpy()).all(), function.__name__


@pytest.mark.parametrize("power", [lambda x, n: x**n, np.power])
def test_28_integer_to_a_negative_power_raises(power):
    with pytest.raises((RuntimeError, ValueError), match=r"[Ii]ntegers to negative integer powers"):
        power(ag.tensor([1, 2]), -1)


def test_32_softmax_of_minus_inf():
    y = ag.softmax(leaf([-inf, 0.0, 1.0]), 0)
    assert y.detach().numpy()[0] == 0 and np.isfinite(y.detach().numpy()).all()
    with np.errstate(all="ignore"):
        assert np.isnan(ag.softmax(leaf([-inf, -inf]), 0).detach().numpy()).all()


# ---- products and sums ---------------------------------------------------------------------------


def test_34_hessian_of_prod_with_two_zeros():
    x = leaf([2.0, 0.0, 0.0])
    (g,) = ag.grad(x.prod(), x, create_graph=True)
    rows = [ag.grad(g[i], x, retain_graph=True)[0].tolist() for i in range(3)]
    assert rows == [[0, 0, 0], [0, 0, 2], [0, 2, 0]]


# The float32 after which adding 1 is lost: one such number and 20000 ones, added one after the
# other, are off by 1.2e-3.
BIG = np.float32(2**24)
LITTLE_LOST = {"rel": 1e-4}


@pytest.mark.parametrize("shape, small, rows", [
    ((20_001, 2), (2,), 20_001), ((6_001, 600), (600,), 6_001),
    ((2, 20_001, 3), (2, 1, 3), 20_001), ((100, 200, 3), (3,), 20_000),
], ids=str)  # fmt: skip
def test_37_float32_is_summed_back_without_loss(shape, small, rows):
    b = leaf(np.zeros(small, np.float32))
    g = np.ones(shape, np.float32)
    g[(slice(None), 0) if small == (2, 1, 3) else (0,) * (len(shape) - 1)] = BIG
    (ag.tensor(np.zeros(shape, np.float32)) + b).backward(ag.tensor(g))
    assert b.grad.dtype == np.float32
    expected = np.full(small, 2.0**24 + rows - 1)
    np.testing.assert_allclose(b.grad.numpy(), expected, rtol=LITTLE_LOST["rel"])


@pytest.mark.slow
def test_37_float32_unbroadcast_of_2_to_the_25_rows():
    b = leaf(np.zeros(2, np.float32))
    y = ag.tensor(np.ones((2**25, 2), np.float32)) + b
    y.backward(ag.tensor(np.ones((2**25, 2), np.float32)))
    assert b.grad.tolist() == [2.0**25] * 2


@pytest.mark.parametrize("pick", [
    lambda x, i: x.gather(0, i), lambda x, i: x.index_select(0, i), lambda x, i: x[i],
], ids=["gather", "index_select", "getitem"])  # fmt: skip
def test_38_float32_gather_adds_without_loss(pick):
    x = leaf(np.zeros(2, np.float32))
    g = np.ones(20_001, np.float32)
    g[0] = BIG
    pick(x, ag.tensor(np.zeros(20_001, np.int64))).backward(ag.tensor(g))
    assert x.grad.dtype == np.float32
    assert x.grad.tolist() == pytest.approx([2.0**24 + 20_000, 0.0], **LITTLE_LOST)


def test_39_mean_of_nothing():
    x = leaf(np.zeros(0))
    with warnings.catch_warnings():
        # NumPy warns, PyTorch does not: both will do.
        warnings.simplefilter("ignore", RuntimeWarning)
        y = x.mean()
    assert np.isnan(y.item())
    assert ag.grad(y, x)[0].shape == (0,)


@pytest.mark.parametrize("function", [lambda x: x.max(), lambda x: x.min(), lambda x: x.amax(0)])
def test_39_max_of_nothing_raises(function):
    with pytest.raises((RuntimeError, IndexError)):
        function(leaf(np.zeros(0)))


@pytest.mark.parametrize("shape", [(0,), (2, 0), (1,), (1, 2)], ids=str)
@pytest.mark.parametrize("name", ["var", "std"])
def test_22_40_too_few_values_for_the_correction_warn(name, shape):
    x = leaf(np.ones(shape))
    with pytest.warns((RuntimeWarning, UserWarning), match="[Dd]egrees of freedom"):
        y = getattr(x, name)(dim=0) if shape == (1, 2) else getattr(x, name)()
    (g,) = ag.grad(y, x, ones(y))
    assert y.shape == ((2,) if shape == (1, 2) else ()) and g.shape == shape
    assert np.isnan(y.detach().numpy()).all() and np.isnan(g.numpy()).all()


# ---- shapes, 0-d, dtype --------------------------------------------------------------------------


def test_41_0d_gradient_is_a_tensor():
    x = leaf(2.0)
    (g,) = gradients(lambda x: x * ag.tensor([3.0, 4.0]), x)
    assert isinstance(g, ag.Tensor) and g.shape == () and isinstance(g.numpy(), np.ndarray)


@pytest.mark.parametrize("shapes", [((), (2,)), ((2,), ()), ((), ())])
def test_43_matmul_of_0d_raises(shapes):
    with pytest.raises((RuntimeError, ValueError)):
        _ = leaf(np.ones(shapes[0])) @ leaf(np.ones(shapes[1]))


def test_45_cast_to_integers_cuts_the_graph():
    assert not leaf([1.0, 2.0]).to(np.int64).requires_grad
    assert not leaf([1.0, 2.0]).astype(int).requires_grad
    quotient = ag.tensor([1, 2]) / ag.tensor([2, 2])
    assert quotient.dtype == np.float64 and quotient.tolist() == [0.5, 1.0]


def test_46_each_input_gets_a_gradient_of_its_dtype():
    x, y = leaf([1.0, 2.0], np.float32), leaf([3.0, 4.0])
    for z in (x * y, ag.cat([x, y])):
        assert z.dtype == np.float64
        assert [g.dtype for g in ag.grad(z, [x, y], ones(z))] == [np.float32, np.float64]
    narrow, wide = x.to(np.float64).to(np.float32), y.to(np.float32)
    assert ag.grad(narrow, x, ones(narrow))[0].dtype == np.float32
    assert ag.grad(wide, y, ones(wide))[0].dtype == np.float64


def test_47_real_input_beside_a_complex_one():
    x, z = leaf([1.0, 2.0]), leaf([1 + 1j, 2 - 1j])
    gx, gz = gradients(lambda x, z: x * z, x, z)
    assert gx.dtype == np.float64 and gz.dtype == np.complex128
    assert_close(gx, [1, 2])


def test_50_read_only_and_reversed_memory():
    array = np.arange(3.0)[::-1]
    array.flags.writeable = False
    x = ag.from_numpy(array).requires_grad_()
    (x * x).backward(ag.tensor(WEIGHTS))
    assert x.grad.tolist() == [4.0, 4.0, 0.0]
    assert x.grad.detach().numpy().flags.writeable


def test_51_in_place_keeps_dtype_and_shape():
    integers = ag.tensor([1, 2])
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type"):
        integers += 0.5
    narrow = ag.tensor([1.0, 2.0], dtype=np.float32)
    narrow += ag.tensor([1.0, 1.0])
    assert narrow.dtype == np.float32 and narrow.tolist() == [2.0, 3.0]
    small = ag.tensor([1.0])
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        small += ag.tensor([1.0, 2.0])
    assert integers.tolist() == [1, 2] and small.tolist() == [1.0]


# ---- in place ------------------------------------------------------------------------------------

MODIFIED = "modified by an inplace operation"


def test_57_in_place_with_itself():
    a = leaf([1.0, 2.0])
    b, c, s = a * 1, a * 1, a * 1
    b += b
    assert ag.grad(b, a, ones(b))[0].tolist() == [2.0, 2.0]
    s.sin_()  # keeps what it overwrote
    assert_close(ag.grad(s, a, ones(s))[0], np.cos([1.0, 2.0]))
    c *= c
    with pytest.raises(RuntimeError, match=MODIFIED):
        c.backward(ones(c))


def test_60_write_through_an_array_is_found():
    b = leaf([1.0, 2.0]) * 1
    c, d = b * b, b.sin()
    assert [b.detach().numpy()[0] for _ in range(3)] == [1.0] * 3
    c.backward(ones(c))  # arrays that are only read do no harm
    b.detach().numpy()[1] += 1
    with pytest.raises(RuntimeError, match=f"{MODIFIED}.*through the array handed out at .*traps"):
        d.backward(ones(d))


def test_64_in_place_on_overlapping_memory_raises():
    wide = ag.tensor([1.0, 2.0]).expand(3, 2)
    with pytest.raises(RuntimeError, match="single memory location"):
        wide.add_(1)


def test_67_who_shares_memory():
    array = np.array([1.0, 2.0])
    copied, shared = ag.tensor(array), ag.from_numpy(array)
    array[0] = 9
    assert copied.tolist() == [1.0, 2.0] and shared.tolist() == [9.0, 2.0]
    x = leaf([1.0, 2.0])
    assert np.shares_memory(x.detach().numpy(), x.data.numpy())


# ---- the engine ----------------------------------------------------------------------------------


def test_79_backward_with_create_graph_warns():
    x = leaf(2.0)
    with pytest.warns(UserWarning, match="create_graph=True"):
        (x * x).backward(create_graph=True)
    assert x.grad == 4 and x.grad.requires_grad
    x.grad = None


# ---- higher order and forward mode ---------------------------------------------------------------


def derivative(function, at):
    """d function / dx at `at`, in forward mode, nestable."""
    with forward_ad.dual_level():
        at = at if isinstance(at, ag.Tensor) else ag.tensor(at)
        dual = forward_ad.make_dual(at, ag.tensor(np.ones(at.shape)))
        tangent = forward_ad.unpack_dual(function(dual)).tangent
    return ag.tensor(0.0) if tangent is None else tangent


def test_88_perturbations_are_not_confused():
    assert derivative(lambda x: x * derivative(lambda y: x + y, 1.0), 1.0) == 1
    assert derivative(lambda x: x * derivative(lambda y: x * y, 1.0), 3.0) == 6
    assert derivative(lambda x: derivative(lambda y: y * y * y, x), 2.0) == 12


def test_88_reverse_over_forward():
    x = leaf(2.0)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, ag.tensor(1.0))
        tangent = forward_ad.unpack_dual(dual * dual * dual).tangent
    assert ag.grad(tangent, x)[0] == 12


def test_89_tangents_pass_through_no_grad():
    with forward_ad.dual_level(), ag.no_grad():
        x = forward_ad.make_dual(ag.tensor(3.0), ag.tensor(1.0))
        assert forward_ad.unpack_dual(x * x).tangent == 6


def test_89_integer_primal_raises():
    with forward_ad.dual_level(), pytest.raises(ValueError, match="floating point or complex"):
        forward_ad.make_dual(ag.tensor(3), ag.tensor(1))
