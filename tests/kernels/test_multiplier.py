"""Products of many matrices with one."""

from __future__ import annotations

import numpy as np
import pytest

from autograd.kernels.linalg.products import Multiplier


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(2)


@pytest.mark.parametrize("rows", [0, 1, 17, 32])
@pytest.mark.parametrize(("inner", "columns"), [(256, 1024), (1024, 256), (60, 30), (2048, 1027)])
def test_multiplier(rows: int, inner: int, columns: int, random: np.random.Generator) -> None:
    x, matrix = (random.integers(-3, 4, n) for n in ((rows, inner), (columns, inner)))
    times = Multiplier(matrix.T, np.dtype(np.float32))
    numbers = x.astype(np.float32)
    expected = np.einsum("ij,kj->ik", x, matrix)
    np.testing.assert_array_equal(times(numbers), expected)
    for order in ("C", "F"):
        out = np.empty(expected.shape, np.float32, order)
        assert times(numbers, out) is out
        np.testing.assert_array_equal(out, expected)
