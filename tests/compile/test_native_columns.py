"""Sums over the rows of a native loop, column by column."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile.compiled import Compiled
from autograd.compile.settings import Settings
from autograd.native import jit
from tests.support.native.modules import require_native

require_native()


@pytest.fixture(autouse=True)
def verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM's verifier looks at each module."""
    monkeypatch.setattr(jit, "VERIFY", True)


def _backward(grad: Any, x: Any, mean: Any, weight: Any) -> Any:
    """Much as of layer norm: for each row, and for all."""
    h = grad * weight
    rows = tuple(range(x.ndim - weight.ndim))
    sums = (grad * (x - mean)).sum(rows), grad.sum(rows)
    return h - h.mean(-1, keepdims=True), *sums


def _compiled(block: int | None = None, threads: int = 1) -> Compiled:
    return Compiled(_backward, Settings(backend="native", block=block, threads=threads))


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("shape", [(70, 33), (1, 40), (200, 1), (19, 64), (9, 5, 35)])
def test_sums_over_rows(shape: tuple[int, ...], dtype: str) -> None:
    random = np.random.default_rng(0)
    sizes = shape, shape, (*shape[:-1], 1), shape[1:]
    given = [random.standard_normal(n).astype(dtype) for n in sizes]
    tensors = [ag.tensor(each) for each in given]
    one, two = _compiled(256, 1)(*tensors), _compiled(256, 2)(*tensors)
    tolerance = 2e-6 if dtype == "f" else 1e-13
    expected = _backward(*[each.astype(np.float64) for each in given])
    for found, same, sums in zip(one, two, expected, strict=True):
        assert found.numpy().tobytes() == same.numpy().tobytes()
        np.testing.assert_allclose(found, sums, tolerance, tolerance * shape[0])


def test_sums_have_a_loop_of_their_own() -> None:
    sizes = (3000, 50), (3000, 50), (3000, 1), 50
    text = _compiled().source(*[ag.ones(n, dtype=ag.float32) for n in sizes])
    assert "\n    for i1 in range(n1):\n        t" in text
    assert "+=" not in re.sub(r"  t\d+ \+=", "", text)  # sums stay in registers


def test_nan_and_infinities_stay_in_their_columns() -> None:
    grad = np.ones((40, 37), np.float32)
    grad[11, 36], grad[20, 3] = np.nan, np.inf
    given = [grad, np.ones_like(grad), np.zeros((40, 1), np.float32), np.ones(37, np.float32)]
    _, products, sums = _compiled(128)(*map(ag.tensor, given))
    expected = np.full(37, 40.0)
    expected[36], expected[3] = np.nan, np.inf
    np.testing.assert_array_equal(sums.numpy(), expected)
    np.testing.assert_array_equal(products.numpy(), expected)


def test_sums_of_many_rows_have_the_digits_of_doubles() -> None:
    grad = np.full((60_000, 3), 0.1, np.float32)
    given = [grad, np.ones_like(grad), grad[:, :1] * 0, np.ones(3, np.float32)]
    _, products, sums = _compiled()(*map(ag.tensor, given))
    for found in (products, sums):
        np.testing.assert_allclose(found.numpy(), grad.sum(0, dtype=np.float64), 1e-6)
