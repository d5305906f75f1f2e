"""Products of matrices in panels."""

from __future__ import annotations

import numpy as np
import pytest

from autograd.kernels.linalg import panels as module
from autograd.kernels.linalg.panels import Multiplier, panel_sizes, panels, spaced


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(2)


@pytest.fixture(autouse=True, params=["SkylakeX", "Haswell"])
def core(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The processor whose kernels BLAS uses."""
    monkeypatch.setattr(module.NUMPY, "core", request.param)
    return str(request.param)


@pytest.mark.parametrize("sizes", [(32, 144, 1088), (6, 25, 3584), (64, 576, 420), (1, 1, 1)])
def test_sizes_of_panels(sizes: tuple[int, int, int], core: str) -> None:
    rows, inner, columns = sizes
    count, width = panel_sizes(rows, inner, columns)
    if sizes != (32, 144, 1088) or core == "Haswell":
        assert (count, width) == (1, columns)
        return
    assert count > 1
    assert width % 16 == 0
    assert columns <= count * width <= columns * 9 / 8
    assert rows * inner * width <= 10**6


def test_panels_are_the_columns_in_order() -> None:
    x = spaced((2, 3, 64), np.float32)
    x[...] = np.arange(2 * 3 * 64).reshape(2, 3, 64)
    cut = panels(x, 4)
    assert cut.shape == (2, 4, 3, 16)
    assert np.shares_memory(cut, x)
    np.testing.assert_array_equal(cut[:, 1], x[..., 16:32])
    assert x.strides[1] // 64 % 2 == 1  # an odd number of lines of the cache


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
