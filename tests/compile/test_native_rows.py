"""Rows that native loops add where an index says: gradients of embeddings, and index_add."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.compile import added_rows
from autograd.compile.backend_native.text import builtin_of
from autograd.kernels.large import NATIVE
from autograd.native import jit
from autograd.native.python_text import python_text
from tests.support.native.guard_pages import guarded, needs_guard_pages
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()


@pytest.fixture(autouse=True)
def verified(monkeypatch):
    """LLVM's verifier looks at each module, and small arrays are large."""
    monkeypatch.setattr(jit, "VERIFY", True)
    monkeypatch.setattr(NATIVE, "least", 1)


def sums(x: np.ndarray, places: np.ndarray, values: np.ndarray) -> np.ndarray:
    out = x.astype(np.float64)
    np.add.at(out, places, values.astype(np.float64))
    return out.astype(x.dtype)


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize(("rows", "count", "length"), [
    (5, 40, 16), (5, 40, 33), (100, 7, 19), (1, 3, 64), (30, 30, 17), (3, 0, 20),
])  # fmt: skip
def test_added_rows(rows, count, length, dtype):
    x, values = (RANDOM.standard_normal((n, length)).astype(dtype) for n in (rows, count))
    places = RANDOM.integers(0, rows, count)
    found = ag.tensor(x).index_add(0, ag.tensor(places), ag.tensor(values)).numpy()
    assert found.dtype == x.dtype
    tolerance = 1e-5 if dtype == "f" else 1e-13
    np.testing.assert_allclose(found, sums(x, places, values), tolerance, tolerance)
    out = x.copy()
    exec("\n".join(python_text(added_rows.kernel_of(out.dtype, values.dtype))), scope := {})
    scope["add_rows"](0, count, 0, count, length, 1, rows, places, values, out)
    np.testing.assert_allclose(out, found, tolerance, tolerance)


def test_gradients_of_embeddings(monkeypatch):
    weight, places = RANDOM.standard_normal((9, 20)), RANDOM.integers(0, 9, (4, 6))

    def slope() -> np.ndarray:
        leaf = ag.tensor(weight, requires_grad=True)
        y = ag.nn.functional.embedding(ag.tensor(places), leaf, padding_idx=2)
        return ag.grad((y * y).sum(), [leaf])[0].numpy()

    called = []
    loop = added_rows._loop
    monkeypatch.setattr(added_rows, "_loop", lambda *dtypes: called.append(1) or loop(*dtypes))
    found = slope()
    assert called
    monkeypatch.setattr(NATIVE, "least", 1 << 40)
    np.testing.assert_allclose(found, slope(), 1e-13, 1e-13)


def test_many_ones_are_counted():
    values = ag.ones(20_000, 16, dtype=ag.float32) / 3
    found = ag.zeros(2, 16, dtype=ag.float32).index_add(0, ag.zeros(20_000, dtype=int), values)
    np.testing.assert_allclose(found[0].numpy(), 20_000 / 3, 1e-6)


@pytest.mark.parametrize(("places", "error"), [([0, 5], IndexError), ([0, -9], IndexError)])
def test_places_that_there_are_not(places, error):
    with pytest.raises(error):
        ag.zeros(5, 16).index_add(0, ag.tensor(places), ag.ones(2, 16))


@needs_guard_pages
@pytest.mark.parametrize("where", ["start", "end"])
@pytest.mark.parametrize("rows", [0, 1, 4])
def test_nothing_beside_the_rows_is_written(where, rows):
    """Whatever the index says."""
    for dtype in "fd":
        for length in (1, 16, 21):
            places = np.array([0, 3, 4, -1, 2**62, -(2**63), 2**63 - 1, 1])
            out, values = (guarded(np.ones((n, length), dtype), where) for n in (rows, len(places)))
            add = builtin_of(added_rows.kernel_of(out.dtype, values.dtype))
            add(0, 8, 0, 8, length, 1, rows, guarded(places, where), values, out)
            assert out.sum() == (rows + 8 if rows else 0) * length
