"""Kernels on large arrays by native loops: what NumPy gives, in eager execution."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import kernels
from autograd.compile import eager
from autograd.formulas import losses
from autograd.kernels import _loops
from autograd.kernels.large import LARGE, large_np
from autograd.nn import functional as F  # noqa: N812
from codegen.emit.function import _LONG
from tests.support.native_modules import require_native
from tests.support.seeding import RANDOM

require_native()

N, C = 130, 300


def normal(*shape: int, dtype: str = "d") -> np.ndarray:
    return RANDOM.standard_normal(shape).astype(dtype)


def without(monkeypatch: pytest.MonkeyPatch, call: Any) -> Any:
    """What NumPy gives."""
    with monkeypatch.context() as patch:
        patch.setattr(LARGE, "least", sys.maxsize)
        return call()


CASES = {
    "softmax": lambda x, w: F.softmax(x, 1),
    "softmax 0": lambda x, w: F.softmax(x, 0),
    "log_softmax": lambda x, w: F.log_softmax(x, -1),
    "logsumexp": lambda x, w: x.logsumexp(1),
    "layer_norm": lambda x, w: F.layer_norm(x, (C,), w, w * 2),
    "plain layer_norm": lambda x, w: F.layer_norm(x, (C,)),
    "whole layer_norm": lambda x, w: F.layer_norm(x, (N, C)),
    "group_norm": lambda x, w: F.group_norm(x.reshape(5, 6, -1), 3, w[:6], w[6:12]),
    "batch_norm": lambda x, w: F.batch_norm(x.reshape(5, 6, -1), None, None, w[:6], w[:6], True),
    "batch_norm by moments": lambda x, w: F.batch_norm(
        x.reshape(5, 6, -1), w[:6].detach(), w[6:12].detach() ** 2, w[:6], w[:6]
    ),
    "gelu": lambda x, w: F.gelu(x * 3),
    "gelu tanh": lambda x, w: F.gelu(x * 3, approximate="tanh"),
    "clamp": lambda x, w: x.clamp(-0.5, w),
    "lerp": lambda x, w: x.lerp(w, 0.3),
    "erf": lambda x, w: x.erf(),
    "erfc": lambda x, w: (x * 3).erfc(),
    "var": lambda x, w: x.var(1),
    "sgn": lambda x, w: x.sgn() * x,
    "sin": lambda x, w: x.sin().tanh().exp().log(),
}  # fmt: skip


for _name in (
    *("silu", "mish", "softplus", "elu", "celu", "selu", "leaky_relu", "logsigmoid", "hardtanh"),
    *("hardsigmoid", "hardswish", "softshrink", "hardshrink", "sigmoid"),
):
    CASES[_name] = partial(lambda function, x, w: function(x * 3), getattr(F, _name))


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("name", CASES)
def test_results_and_gradients(name, dtype, monkeypatch):
    x, w = normal(N, C, dtype=dtype), normal(C, dtype=dtype) + 2

    def call() -> list[np.ndarray]:
        leaves = [ag.tensor(each, requires_grad=True) for each in (x, w)]
        result = CASES[name](*leaves)
        weights = ag.tensor(np.cos(np.arange(result.numel())).astype(dtype)).reshape(result.shape)
        found = ag.grad((result * weights).sum(), leaves, allow_unused=True)
        return [result.detach().numpy(), *[g.numpy() for g in found if g is not None]]

    eager._programs.clear()
    found = call()
    by_kernel = [each for key, each in eager._programs.items() if isinstance(key[0], str)]
    assert by_kernel
    assert None not in by_kernel
    expected = without(monkeypatch, call)
    assert len(found) == len(expected)
    for a, b in zip(found, expected, strict=True):
        assert a.dtype == b.dtype
        assert a.shape == b.shape
        tolerance = 2e-12 if dtype == "d" else 2e-4
        np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("name", sorted(_LONG))
def test_functions_of_numpy(name, monkeypatch):
    ufunc = getattr(np, name)
    args = [np.linspace(0.1, 0.9, 20_000) + (name == "arccosh") for _ in range(ufunc.nin)]
    np.testing.assert_allclose(getattr(large_np, name)(*args), ufunc(*args), rtol=4e-15)
    specials = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e-310, -3.0, 1.0] * 2_500)
    with np.errstate(all="ignore"):
        expected = ufunc(*[specials] * ufunc.nin)
    np.testing.assert_allclose(
        getattr(large_np, name)(*[specials] * ufunc.nin), expected, rtol=4e-15
    )


def test_what_is_left_to_numpy():
    x = normal(200, 200)
    for other in (x.T, x[::2], x.astype("F"), x.astype(np.float16), x.astype(">f8"), x > 0):
        assert eager.run("sigmoid", (other,), {}) is NotImplemented
    assert np.isfortran(np.asarray(ag.from_numpy(x.T).exp().numpy()))


@pytest.mark.parametrize(("call", "error"), [
    (lambda x: F.softmax(x, 5), IndexError),
    (lambda x: F.layer_norm(x, (7,)), RuntimeError),
    (lambda x: F.hardtanh(x, 2.0, 1.0), ValueError),
    (lambda x: F.gelu(x, approximate="no"), RuntimeError),
    (lambda x: F.celu(x, 0.0), RuntimeError),
    (lambda x: x.clamp(), RuntimeError),
])  # fmt: skip
def test_errors_are_those_of_kernels(call, error):
    with pytest.raises(error) as large:
        call(ag.tensor(normal(200, 200)))
    with pytest.raises(error) as small:
        call(ag.tensor(normal(2, 2)))
    assert str(large.value)[:20] == str(small.value)[:20]


def test_loops_have_the_names_of_kernels_and_formulas():
    known = {*dir(kernels), *dir(losses)}
    assert [name for name in _loops.__all__ if name not in known] == []


def test_inputs_stay_and_results_are_new():
    x = ag.tensor(normal(200, 200))
    kept = x.numpy().copy()
    y = F.hardtanh(x, -1e9, 1e9)
    y += 1
    np.testing.assert_array_equal(x.numpy(), kept)
    first, second = F.softmax(x, 1), F.softmax(x * 2, 1)
    assert not np.shares_memory(first.numpy(), second.numpy())


def test_formulas_are_one_loop(monkeypatch):
    x, b = normal(200, 200) ** 2 + 0.1, normal(200) ** 2 + 0.1

    def call() -> list[np.ndarray]:
        leaves = [ag.tensor(each, requires_grad=True) for each in (x, b)]
        p, q = leaves
        y = ((p * q).tanh() * p.sin() / (p + 2)).exp() + p.sqrt() + q.log() * p
        return [g.numpy() for g in ag.grad((y * y.detach()).sum(), leaves)]

    eager._programs.clear()
    found = call()
    names = {key[0].__name__ for key, program in eager._programs.items()
             if program is not None and not isinstance(key[0], str)}  # fmt: skip
    assert names >= {"MulBackward0", "TanhBackward0", "SinBackward0", "ExpBackward0"}
    for a, b_ in zip(found, without(monkeypatch, call), strict=True):
        np.testing.assert_allclose(a, b_, rtol=1e-11, atol=1e-14)


def test_gradients_of_broadcast_and_transposed_arrays(monkeypatch):
    x = normal(200, 200)

    def call() -> list[np.ndarray]:
        leaf = ag.tensor(x, requires_grad=True)
        y = (leaf.t() * leaf).sin()[::2] * leaf[:100].expand(2, 100, 200)
        return [ag.grad(y.sum(), [leaf])[0].numpy()]

    np.testing.assert_allclose(call()[0], without(monkeypatch, call)[0], rtol=1e-11, atol=1e-12)
