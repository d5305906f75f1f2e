"""Loops beside the one over all of a nest's rows: sums column by column, and functions of one
number for each row."""

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


def _logistic(w: Any, x: Any, y: Any, lib: Any = ag) -> Any:
    """Much as of logistic regression: a loss, its gradient, and a number for each row."""
    z = (x * w).sum(-1, keepdims=True)
    e = lib.exp(-z)
    slope = y - 1 / (1 + e)
    return (lib.log(1 + e) + (1 - y) * z).sum(), (slope * x).sum(0), slope


def _regression(rows: int, columns: int, dtype: str) -> list[np.ndarray]:
    random = np.random.default_rng(1)
    sizes = (columns,), (rows, columns), (rows, 1)
    return [(random.standard_normal(n) / 3).astype(dtype) for n in sizes]


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("shape", [(70, 33), (1, 40), (203, 1), (19, 64), (33, 7), (5000, 10)])
def test_functions_of_one_number_for_each_row(shape: tuple[int, int], dtype: str) -> None:
    given = _regression(*shape, dtype)
    tensors = [ag.tensor(each) for each in given]
    one, two = (
        Compiled(_logistic, Settings(backend="native", block=256, threads=threads))(*tensors)
        for threads in (1, 2)
    )
    tolerance = 2e-5 if dtype == "f" else 1e-12
    expected = _logistic(*[each.astype(np.float64) for each in given], np)
    for found, same, wanted in zip(one, two, expected, strict=True):
        assert found.numpy().tobytes() == same.numpy().tobytes()
        np.testing.assert_allclose(found, wanted, tolerance, tolerance * shape[0])


def test_functions_of_one_number_for_each_row_have_a_loop_of_their_own() -> None:
    def loop(columns: int) -> str:
        """What stands in the loop over rows in front of the exponential."""
        tensors = [ag.tensor(each) for each in _regression(3000, columns, "d")]
        text = Compiled(_logistic, Settings(backend="native")).source(*tensors)
        return text.split("np.exp(")[0].rpartition("for i0 in range(start, stop):")[2]

    assert "for i1" not in loop(100)
    assert "for i1" in loop(1000)  # long rows are read once


def test_rows_that_are_nan_or_infinite() -> None:
    w, x, y = _regression(37, 9, "d")
    x[5], x[36] = np.nan, np.inf
    w[:] = 1
    _, _, slope = Compiled(_logistic, Settings(backend="native"))(*map(ag.tensor, (w, x, y)))
    with np.errstate(invalid="ignore"):
        np.testing.assert_allclose(slope.numpy(), _logistic(w, x, y, np)[2], 1e-12)
