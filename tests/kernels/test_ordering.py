"""Sorting of many numbers: NumPy's stable order, of every dtype, with ties, nan and both zeros."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.kernels.reduce import sorting

SHAPES = [((70, 90), 0), ((70, 90), 1), ((9000,), 0), ((5, 300, 7), 1), ((2, 2, 1500), 2),
          ((5000, 1), 1), ((1, 5000), 0), ((300, 500), 1)]  # fmt: skip


def draw(dtype: str, shape: tuple[int, ...], ties: bool) -> np.ndarray:
    random = np.random.default_rng(0)
    kind = np.dtype(dtype).kind
    if kind == "b":
        return random.integers(0, 2, shape).astype(bool)
    if kind in "iu":
        info = np.iinfo(dtype)
        low, high = (info.min, info.max) if not ties else (-3 * (kind == "i"), 3)
        return random.integers(low, high, shape, dtype, endpoint=True)
    x = random.standard_normal(shape)
    x = (np.round(x) if ties else x * 1e-3).astype(dtype)
    info = np.finfo(dtype)
    special = [np.nan, -np.nan, np.inf, -np.inf, 0.0, -0.0, info.max, info.min, info.tiny,
               info.smallest_subnormal, -info.smallest_subnormal]  # fmt: skip
    share = random.random(shape) < 0.3
    x[share] = random.choice(np.array(special, dtype), shape)[share]
    return x


def stable_order(x: np.ndarray, dim: int, descending: bool) -> np.ndarray:
    if not descending:
        return np.argsort(x, dim, kind="stable")
    backwards = np.argsort(np.flip(x, dim), dim, kind="stable")
    return x.shape[dim] - 1 - np.flip(backwards, dim)


@pytest.mark.parametrize("dtype", list("?bhilBHILefd"))
@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize("descending", [False, True])
def test_the_order_is_stable(dtype: str, ties: bool, descending: bool) -> None:
    for shape, dim in SHAPES:
        x = draw(dtype, shape, ties)
        expected = stable_order(x, dim, descending)
        values, indices = ag.sort(ag.tensor(x), dim, descending)
        np.testing.assert_array_equal(indices.numpy(), expected)
        sorted_ = np.take_along_axis(x, expected, dim)
        assert values.numpy().tobytes() == sorted_.tobytes()  # with the signs of zeros and nan
        assert values.is_contiguous() and indices.is_contiguous()
        order = ag.argsort(ag.tensor(x), dim, descending)
        np.testing.assert_array_equal(order.numpy(), expected)


@pytest.mark.parametrize("dtype", "efdl")
@pytest.mark.parametrize("largest", [False, True])
@pytest.mark.parametrize("k", [0, 3, 40])
def test_the_largest_of_many(dtype: str, largest: bool, k: int) -> None:
    for shape, dim in [((60, 90), 1), ((90, 60), 0), ((4, 800, 3), 1), ((20, 4000), 1)]:
        x = draw(dtype, shape, True)
        values, indices = ag.topk(ag.tensor(x), k, dim, largest)
        expected = np.take_along_axis(x, stable_order(x, dim, largest), dim).take(range(k), dim)
        np.testing.assert_array_equal(values.numpy(), expected)
        np.testing.assert_array_equal(np.take_along_axis(x, indices.numpy(), dim), expected)
        places = np.sort(indices.numpy(), dim)
        assert (np.diff(places, axis=dim) > 0).all()


def test_parts_of_memory_are_sorted() -> None:
    x = draw("f", (200, 300), True)
    for each in (x.T, x[::2, ::-1], np.broadcast_to(x[0], x.shape)):
        for dim in (0, 1):
            expected = np.argsort(each, dim, kind="stable")
            np.testing.assert_array_equal(ag.argsort(ag.as_tensor(each), dim).numpy(), expected)


@pytest.mark.parametrize("dim", [0, 1])
def test_the_gradient_goes_back_to_where_elements_stood(dim: int) -> None:
    x = ag.tensor(draw("d", (100, 80), True), requires_grad=True)
    values, indices = ag.sort(x, dim)
    grad = np.random.default_rng(1).standard_normal(x.shape)
    values.backward(ag.tensor(grad))
    assert x.grad is not None
    np.testing.assert_array_equal(np.take_along_axis(x.grad.numpy(), indices.numpy(), dim), grad)


def test_small_arrays_and_other_dtypes_are_left_to_numpy() -> None:
    assert not sorting.is_packable(np.zeros(10))
    assert not sorting.is_packable(np.zeros(1 << 14, np.longdouble))
    assert not sorting.is_packable(np.zeros(1 << 14, ">f4"))
