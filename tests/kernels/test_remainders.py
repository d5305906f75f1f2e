"""fmod, remainder and nextafter of many numbers: every bit as NumPy's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from autograd import kernels
from autograd.kernels.elementwise import remainders

COUNT = 20_000
NAMES = ("fmod", "remainder", "nextafter")


def _assert_same_bits(name: str, x: Any, y: Any) -> None:
    with np.errstate(all="ignore"):
        ours, theirs = getattr(kernels, name)(x, y), getattr(np, name)(x, y)
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    bits = f"i{ours.itemsize}"
    same = (ours.view(bits) == theirs.view(bits)) | (np.isnan(ours) & np.isnan(theirs))
    if not same.all():
        first = tuple(np.argwhere(~same)[0])
        x, y = (np.broadcast_to(each, same.shape)[first] for each in (x, y))
        pytest.fail(f"{name}({x!r}, {y!r}) is {theirs[first]!r}, not {ours[first]!r}")


def _pairs(dtype: Any) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Ordinary numbers, neighbours of multiples, divisors below powers of two, subnormal ones."""
    random = np.random.default_rng(5)
    limits = np.finfo(dtype)
    most = 2.0 ** (25 if dtype is np.float64 else 11)
    signs = random.choice([-1, 1], COUNT)
    ordinary = random.uniform(0.5, 2, COUNT) * signs
    below = np.nextafter(dtype(2), dtype(0)) * 2.0 ** random.integers(-9, 9, COUNT) * signs
    subnormal = random.integers(1, 1000, COUNT) * float(limits.smallest_subnormal)
    for divisor in (ordinary, below, subnormal):
        y = divisor.astype(dtype)
        yield (random.uniform(-1, 1, COUNT) * 10 * y).astype(dtype), y
        for reach in (4, most):
            multiple = (np.round(random.uniform(-reach, reach, COUNT)) * y).astype(dtype)
            yield multiple, y
            for towards in (0, np.inf):
                yield np.nextafter(multiple, dtype(towards)), y
        steps = random.integers(-4, 5, COUNT) * float(limits.eps)
        yield (y * random.integers(1, 5, COUNT) * (1 + steps)).astype(dtype), y


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", NAMES)
def test_every_bit(name: str, dtype: Any) -> None:
    for x, y in _pairs(dtype):
        _assert_same_bits(name, x, y)
        _assert_same_bits(name, x, y[:1].reshape(()))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_fast_way_is_taken(dtype: Any) -> None:
    """Else the test above would compare NumPy's with itself."""
    taken = [remainders._remainder_sizes(x, y) is not None for x, y in _pairs(dtype)]
    assert sum(taken) >= 18


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", NAMES)
def test_one_unusual_pair_among_many(name: str, dtype: Any) -> None:
    limits = np.finfo(dtype)
    unusual = [0.0, np.inf, np.nan, 1.0, 3.5, limits.max, limits.tiny, limits.smallest_subnormal]
    unusual += [-each for each in unusual]
    x, y = np.full(2000, 3, dtype), np.full(2000, 2, dtype)
    for a in unusual:
        for b in unusual:
            x[7], y[7] = a, b
            _assert_same_bits(name, x, y)


@pytest.mark.parametrize("name", NAMES)
def test_shapes_and_dtypes(name: str) -> None:
    x = np.linspace(-9, 9, 6000).reshape(3, 2000)
    for y in (np.linspace(1, 2, 2000), np.full((3, 1), 1.5), np.full((2000, 3), 1.5).T):
        _assert_same_bits(name, x, y)
    _assert_same_bits(name, x[:, ::2], x[:, 1::2])
    _assert_same_bits(name, x, np.float32(1.5) * np.ones(2000, np.float32))
    _assert_same_bits(name, x.astype(np.float16), np.full(2000, 1.5, np.float16))


@pytest.mark.parametrize("name", ["fmod", "remainder"])
def test_integers(name: str) -> None:
    x = np.arange(-3000, 3000)
    np.testing.assert_array_equal(getattr(kernels, name)(x, np.array(7)), getattr(np, name)(x, 7))
