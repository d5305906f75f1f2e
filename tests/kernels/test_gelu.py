"""gelu of many float32 numbers, which has ways of its own, against mpmath and other sizes."""

from __future__ import annotations

from collections.abc import Callable

import mpmath as mp
import numpy as np
import pytest

import autograd as ag
from autograd.kernels.elementwise import blocks, gelus
from autograd.kernels.elementwise.blocks import BLOCK, fill_blocks

F = ag.nn.functional


def _points() -> np.ndarray:
    random = np.random.default_rng(5)
    edges = [0.0, -0.0, 1e-30, -1e-30, 1e-44, -1e-44, 6.0, -6.0, 13.0, -13.0, 50.0, -50.0, 1e18]
    return np.concatenate([random.normal(size=2500), random.uniform(-14, 14, 1500), edges]).astype(
        np.float32
    )


def _gelu(x: mp.mpf) -> mp.mpf:
    return x * mp.ncdf(x)


def _slope(x: mp.mpf) -> mp.mpf:
    return mp.ncdf(x) + x * mp.npdf(x)


def _exact(function: Callable[[mp.mpf], mp.mpf], x: np.ndarray) -> np.ndarray:
    return np.array([float(function(mp.mpf(float(each)))) for each in x])


def test_values() -> None:
    x = _points()
    assert x.size > gelus._MANY
    found = F.gelu(ag.tensor(x)).numpy()
    assert found.dtype == np.float32
    exact = _exact(_gelu, x)
    # Two units of the last place of 1, or of the value where it is larger.
    np.testing.assert_allclose(found, exact, rtol=2.4e-7, atol=2.4e-7)
    near = (x < -1e-30) & (x > -3)
    np.testing.assert_allclose(found[near], exact[near], rtol=3e-5)


def test_slopes() -> None:
    x = ag.tensor(_points(), requires_grad=True)
    F.gelu(x).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), _exact(_slope, x.detach().numpy()), atol=5e-7)


def test_slopes_where_the_product_has_lost_digits() -> None:
    x = ag.tensor(np.linspace(1, 5, 3000, dtype=np.float32) * np.float32(1e-44), requires_grad=True)
    F.gelu(x).sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), np.full(3000, 0.5, np.float32))


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf, 1e30])
def test_blocks_with_odd_numbers(odd: float) -> None:
    """They are computed as few numbers are."""
    x = _points()
    x[7] = odd
    y = ag.tensor(x, requires_grad=True)
    few = ag.tensor(x[:50], requires_grad=True)
    with np.errstate(invalid="ignore"):
        values = [F.gelu(each) for each in (y, few)]
        for value in values:
            value.sum().backward()
    many, wanted = [value.detach().numpy()[:50] for value in values]
    np.testing.assert_allclose(many, wanted, rtol=1e-4, atol=3e-7)
    np.testing.assert_allclose(y.grad.numpy()[:50], few.grad.numpy(), rtol=1e-4, atol=5e-7)


def test_other_layouts_and_dtypes() -> None:
    x = _points()[:4000].reshape(40, 100)
    whole = F.gelu(ag.tensor(x)).numpy()
    np.testing.assert_allclose(F.gelu(ag.tensor(x).T).numpy(), whole.T, 1e-4, 3e-7)
    np.testing.assert_allclose(F.gelu(ag.tensor(x.astype(np.float64))).numpy(), whole, 1e-4, 3e-7)
    assert F.gelu(ag.tensor(x.astype(np.float16))).dtype == np.float16


def test_threads_fill_every_block() -> None:
    x = np.arange(9.0 * BLOCK + 5)
    out = fill_blocks(lambda y, a, b: np.add(a, b, out=y), np.empty_like(x), x, x)
    np.testing.assert_array_equal(out, 2 * x)


def test_threads_share_what_numpy_does_about_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "workers", lambda products: 2)
    x = np.zeros(9 * BLOCK)
    with np.errstate(divide="ignore"):
        blocks.in_blocks(lambda a: 1 / a)(x)
    with np.errstate(divide="raise"), pytest.raises(FloatingPointError):
        x[:-1] = 1
        blocks.in_blocks(lambda a: 1 / a)(x)
