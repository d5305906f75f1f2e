"""Activations on many elements, which take other ways than few do: blocks, masks as bits, clip.

They must agree with PyTorch, and with the same elements taken a hundred at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag

F = ag.nn.functional
COUNT = 150_000  # more than two blocks
FEW = 100
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e4, -1e4, 3.0, -3.0, 0.5, -0.5, 1.0, -1.0, 6e-8]
TOLERANCE = {np.float16: 4e-3, np.float32: 2e-5, np.float64: 1e-12}

# Each row takes the functions of a library, this one's or PyTorch's, and a tensor.
ROWS: dict[str, Callable[[Any, Any], Any]] = {
    "sigmoid": lambda m, x: m.sigmoid(x),
    "relu": lambda m, x: m.relu(x),
    "selu": lambda m, x: m.selu(x),
    "hardshrink": lambda m, x: m.hardshrink(x),
    "frac": lambda m, x: m.frac(x),
    "clamp": lambda m, x: m.clamp(x, -1.0, 1.0),
    "softmax": lambda m, x: m.softmax(x.reshape(-1, 50), 1),
    "log_softmax": lambda m, x: m.log_softmax(x.reshape(-1, 50), 1),
    "silu": lambda m, x: m.nn.functional.silu(x),
    "elu": lambda m, x: m.nn.functional.elu(x),
    "elu-0.5": lambda m, x: m.nn.functional.elu(x, 0.5),
    "elu-2": lambda m, x: m.nn.functional.elu(x, 2.0),
    "celu": lambda m, x: m.nn.functional.celu(x),
    "celu-2": lambda m, x: m.nn.functional.celu(x, 2.0),
    "softplus": lambda m, x: m.nn.functional.softplus(x),
    "softplus-2-3": lambda m, x: m.nn.functional.softplus(x, 2, 3),
    "logsigmoid": lambda m, x: m.nn.functional.logsigmoid(x),
    "hardsigmoid": lambda m, x: m.nn.functional.hardsigmoid(x),
    "hardswish": lambda m, x: m.nn.functional.hardswish(x),
    "hardtanh": lambda m, x: m.nn.functional.hardtanh(x),
    "relu6": lambda m, x: m.nn.functional.relu6(x),
    "leaky_relu": lambda m, x: m.nn.functional.leaky_relu(x),
    "leaky_relu-2": lambda m, x: m.nn.functional.leaky_relu(x, 2.0),
    "mish": lambda m, x: m.nn.functional.mish(x),
    "softshrink": lambda m, x: m.nn.functional.softshrink(x),
    "threshold": lambda m, x: m.nn.functional.threshold(x, 0.5, 7.0),
}

over_rows = pytest.mark.parametrize("row", ROWS)
over_dtypes = pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
over_spreads = pytest.mark.parametrize("spread", [0.5, 2.0, 40.0])


def _value_and_gradient(module: Any, row: str, x: Any, weights: Any) -> tuple[Any, Any]:
    y = ROWS[row](module, x)
    seed = weights.reshape(y.shape)
    (gradient,) = module.autograd.grad(y, x, seed) if module is not ag else ag.grad(y, x, seed)
    return y.detach().numpy().ravel(), gradient.numpy()


def _numbers(dtype: Any, spread: float) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(7)
    x = random.normal(0, spread, COUNT).astype(dtype)
    return x, random.normal(0, 1, COUNT).astype(dtype)


@pytest.mark.torch
@over_spreads
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("row", [row for row in ROWS if row != "hardsigmoid"])  # rounds its 1 / 6
def test_they_agree_with_pytorch(row: str, dtype: Any, spread: float) -> None:
    torch = pytest.importorskip("torch")
    x, weights = _numbers(dtype, spread)
    ours = _value_and_gradient(ag, row, ag.tensor(x, requires_grad=True), ag.tensor(weights))
    theirs = _value_and_gradient(
        torch, row, torch.tensor(x, requires_grad=True), torch.tensor(weights)
    )
    for found, expected in zip(ours, theirs, strict=True):
        assert found.dtype == dtype
        np.testing.assert_allclose(found, expected, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


@pytest.mark.filterwarnings("ignore:invalid value encountered:RuntimeWarning")  # inf - inf
@over_spreads
@over_dtypes
@over_rows
def test_they_agree_with_few_elements(row: str, dtype: Any, spread: float) -> None:
    x, weights = _numbers(dtype, spread)
    if "softmax" not in row:  # one of them would decide over a whole row
        x[:FEW][: len(SPECIAL)] = SPECIAL
        if dtype != np.float16:  # of few, slopes that vanish in it are 0, and inf times them nan
            weights[50:FEW:7] = np.inf
    many = _value_and_gradient(ag, row, ag.tensor(x, requires_grad=True), ag.tensor(weights))
    for start in (0, FEW, COUNT - FEW):
        part = slice(start, start + FEW)
        leaf = ag.tensor(x[part], requires_grad=True)
        few = _value_and_gradient(ag, row, leaf, ag.tensor(weights[part]))
        for found, expected in zip(many, few, strict=True):
            assert found.dtype == expected.dtype == dtype
            np.testing.assert_allclose(
                found[part], expected, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype]
            )


def test_slopes_in_half_precision_where_digits_cancel() -> None:
    """Near -3/2, where that of hardswish is 0, the relative accuracy is kept."""
    x = np.linspace(-2.9, 2.9, 1001).astype(np.float16)
    _, found = _value_and_gradient(
        ag, "hardswish", ag.tensor(x, requires_grad=True), np.ones_like(x)
    )
    np.testing.assert_allclose(found, x.astype(np.float64) / 3 + 0.5, 2e-3)
