"""Matrices that differ from row to row on few diagonals are computed by columns."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import rosen_hess

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.ir.diagonals import diagonals_of
from autograd.core.tensor import from_array
from autograd.native import jit
from tests.compile.test_native import BLOCKS, LOOPS
from tests.support.native.loops import use_printed
from tests.support.native.modules import require_native

require_native()


@pytest.fixture(autouse=True)
def verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM's verifier looks at each module."""
    monkeypatch.setattr(jit, "VERIFY", True)


def numbers(*shape: int) -> Any:
    return np.asarray(np.random.default_rng(0).standard_normal(shape))


def known(array: np.ndarray) -> Any:
    """A tensor that programs know: its memory is not written."""
    array.flags.writeable = False
    return from_array(array)


def rosenbrock(x: Any) -> Any:
    return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()


def same_bits(found: Any, expected: Any) -> bool:
    """Whether arrays have the same bits, but for those of nan."""
    found, expected = np.asarray(found), np.asarray(expected)
    same = found.view(f"u{found.itemsize}") == expected.view(f"u{found.itemsize}")
    return bool(np.all(same | ((found != found) & (expected != expected))))


# ---- Hessians ------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [20, 40, 101, 300])
def test_hessian_of_a_chain(n: int) -> None:
    x = numbers(n)
    found = ag.compile(ag.func.hessian(rosenbrock))(ag.tensor(x))
    np.testing.assert_allclose(found, rosen_hess(x), 1e-12, 1e-12)


def test_a_hessian_of_a_chain_reads_no_matrix() -> None:
    compiled = ag.compile(ag.func.hessian(rosenbrock))
    source = compiled.source(ag.tensor(numbers(100)))
    assert source.count("[i0, i1]") == 1  # the one that is written
    assert source.count("i1 - i0 ==") == 3


@pytest.mark.parametrize("special", [np.inf, -np.inf, np.nan, -0.0])
def test_zero_times_infinity_is_nan_outside_of_the_diagonals(special: float) -> None:
    x = numbers(50)
    x[[7, 30]] = special
    hessian = ag.func.hessian(rosenbrock)
    found, expected = ag.compile(hessian)(ag.tensor(x)), hessian(ag.tensor(x))
    assert same_bits(found, expected)
    assert np.isnan(found.numpy()).any() == (not np.isfinite(special))


def test_a_jacobian_of_slices_of_slices() -> None:
    def second_differences(x: Any) -> Any:
        d = ag.exp(x[1:] - x[:-1])
        return d[1:] * 2 - d[:-1]

    x = ag.tensor(numbers(64))
    d = np.exp(np.diff(x.numpy()))
    expected = np.zeros((62, 64))
    i = np.arange(62)
    expected[i, i], expected[i, i + 1] = d[:-1], -2 * d[1:] - d[:-1]
    expected[i, i + 2] = 2 * d[1:]
    for jacobian in (ag.func.jacfwd, ag.func.jacrev):
        compiled = ag.compile(jacobian(second_differences))
        assert "i1 - i0 ==" in compiled.source(x)
        np.testing.assert_allclose(compiled(x), expected, 1e-13, 1e-13)


# ---- any steps -----------------------------------------------------------------------------------


def band(random: Any, rows: int, columns: int, offsets: Any, dtype: Any) -> np.ndarray:
    found = np.zeros((rows, columns), dtype)
    found += np.asarray(random.integers(0, 2), dtype)
    for k in offsets:
        line = np.diagonal(found, k).copy()
        line[:] = random.integers(-3, 4, line.shape if random.integers(2) else ())
        row, column = max(0, -k), max(0, k)
        places = np.arange(len(line))
        found[row + places, column + places] = line
    return found


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_any_steps(data: Any) -> None:
    rows, columns = data.draw(st.integers(40, 60)), data.draw(st.integers(2, 60))
    dtype = data.draw(st.sampled_from([np.float64, np.float32, np.int64, np.int32]))
    random = np.random.default_rng(data.draw(st.integers(0, 99)))
    offset = st.lists(st.integers(1 - rows, columns - 1), max_size=2)
    a, b = (known(band(random, rows, columns, data.draw(offset), dtype)) for _ in range(2))
    one, two = (data.draw(st.integers(0, columns)) for _ in range(2))
    start, stop = min(one, two), max(one, two)
    top = data.draw(st.integers(0, rows - 1))
    kind = data.draw(st.sampled_from(["whole", "part", "part", "sum", "choice", "product"]))

    def function(x: Any, y: Any) -> Any:
        z = (a * x + y) * (b - x)
        match kind:
            case "part":
                return (z[top:, start:stop] * 2,)
            case "sum":
                return z.sum(0), z.sum(1), z.sum()
            case "choice":
                return (ag.where(z > 2, z, x),)
            case "product":
                return (z.T @ z,)
        return (z,)

    x, y = (ag.tensor(random.integers(-4, 5, columns).astype(dtype)) for _ in range(2))
    options = data.draw(st.sampled_from([LOOPS, BLOCKS]))
    found, expected = Compiled(function, options)(x, y), function(x, y)
    for one, two in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, two)


# ---- masks ---------------------------------------------------------------------------------------


def masked(x: Any, y: Any, offset: int) -> Any:
    mask = known(np.eye(*x.shape[-2:], offset, dtype=bool))
    z = ag.where(mask, x, y)
    return (z, z.sum(0), z.sum(-1), z.sum(-2), z.sum()) if y.ndim else (z,)


@pytest.mark.parametrize("printed", [False, True], ids=["machine code", "printed"])
@pytest.mark.parametrize("shape", [(40, 19), (19, 40), (3, 17, 18), (1, 9, 20), (2, 3, 5, 6)])
def test_masks_are_places_in_loops(
    shape: tuple[int, ...], printed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if printed:
        use_printed(monkeypatch)
    x = numbers(*shape)
    for offset, y in product((0, 2, -3), (numbers(*shape[-1:]), numbers())):
        for options in (LOOPS, BLOCKS):
            compiled = Compiled(partial(masked, offset=offset), options)
            found = compiled(ag.tensor(x), ag.tensor(y))
            assert f"== {offset}\n" in compiled.source(ag.tensor(x), ag.tensor(y))
            z = np.where(np.eye(*shape[-2:], offset, dtype=bool), x, y)
            sums = z, z.sum(0), z.sum(-1), z.sum(-2), z.sum()
            for one, two in zip(found, sums, strict=y.ndim > 0):
                np.testing.assert_allclose(one, two, 1e-12, 1e-12)


def test_diagonals_are_told_bit_by_bit() -> None:
    matrix = np.full((30, 7), -0.0)
    matrix[2, 2] = 0.0
    elsewhere, along = diagonals_of(matrix) or pytest.fail()
    assert np.signbit(elsewhere)
    assert list(along) == [0]
    assert np.signbit(along[0]).tolist() == [True, True, False, True, True, True, True]
    assert diagonals_of(numbers(30, 7)) is None
