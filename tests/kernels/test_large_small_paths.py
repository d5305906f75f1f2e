"""Rows that take another way for many numbers than for few: both give the same.

What the few give is held against PyTorch and SciPy in the tests of the whole table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.nn import functional

FEW, MANY, MILLIONS = 50, 3000, 200_000

ROWS: dict[str, tuple[Callable[..., Any], list[tuple[float, float]]]] = {
    "erf": (ag.erf, [(-7, 7)]),
    "erfc": (ag.erfc, [(-7, 27)]),
    "erfcx": (ag.special.erfcx, [(-9, 20)]),
    "erfinv": (ag.erfinv, [(-0.99, 0.99)]),
    "ndtr": (ag.special.ndtr, [(-37, 9)]),
    "log_ndtr": (ag.special.log_ndtr, [(-50, 9)]),
    "gelu": (functional.gelu, [(-9, 9)]),
    "gelu, tanh": (lambda x: functional.gelu(x, approximate="tanh"), [(-3, 9)]),
    "logaddexp": (ag.logaddexp, [(-9, 9), (-9, 9)]),
    "logaddexp2": (ag.logaddexp2, [(-9, 9), (-9, 9)]),
    "sinc": (ag.sinc, [(-5, 5)]),
    "fmod": (ag.fmod, [(-9, 9), (0.5, 2)]),
    "remainder": (ag.remainder, [(-9, 9), (0.5, 2)]),
    "nextafter": (ag.nextafter, [(-9, 9), (-9, 9)]),
    "angle": (ag.angle, [(-9, 9)]),
}


def _value_and_gradients(function: Callable[..., Any], arrays: list[np.ndarray]) -> list[Any]:
    leaves = [ag.tensor(each, requires_grad=True) for each in arrays]
    value = function(*leaves)
    seed = np.resize(np.linspace(1, 2, FEW).astype(arrays[0].dtype), value.numel())
    gradients = ag.grad(value, leaves, ag.tensor(seed), allow_unused=True)
    return [value.detach(), *(each for each in gradients if each is not None)]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("row", ROWS)
def test_few_and_many(row: str, dtype: Any) -> None:
    function, domains = ROWS[row]
    random = np.random.default_rng(8)
    arrays = [random.uniform(low, high, MANY).astype(dtype) for low, high in domains]
    few = [
        _value_and_gradients(function, [each[i : i + FEW] for each in arrays])
        for i in range(0, MANY, FEW)
    ]
    expected = [
        np.concatenate([each.numpy() for each in found]) for found in zip(*few, strict=True)
    ]
    rounding = float(np.finfo(dtype).eps)
    for count in (MANY, MILLIONS):
        many = _value_and_gradients(function, [np.resize(each, count) for each in arrays])
        for got, value in zip(many, expected, strict=True):
            assert got.dtype == dtype
            np.testing.assert_allclose(
                got.numpy(), np.resize(value, count), rtol=100 * rounding, atol=4 * rounding
            )


@pytest.mark.parametrize("name", ["logaddexp", "logaddexp2"])
def test_infinities_among_many(name: str) -> None:
    """The value and the gradients at all pairs, the rest unchanged."""
    points = [-np.inf, np.inf, np.nan, 0.0, 1e308, -1e308]
    pairs = np.array([(x, y) for x in points for y in points])
    function = getattr(ag, name)
    with np.errstate(all="ignore"):
        few = _value_and_gradients(function, [pairs[:, 0], pairs[:, 1]])
        padded = np.concatenate([pairs, np.ones((2000, 2))])
        many = _value_and_gradients(function, [padded[:, 0], padded[:, 1]])
    for a, b in zip(few, many, strict=True):
        np.testing.assert_allclose(b.numpy()[: len(pairs)], a.numpy(), rtol=1e-15)
        assert np.isfinite(b.numpy()[len(pairs) :]).all()


def test_angle_of_nan_and_of_negative_zero() -> None:
    for count in (10, 200_000):
        x = np.full(count, -0.0)
        x[3] = np.nan
        value = ag.angle(ag.tensor(x)).numpy()
        assert np.isnan(value[3]) and not value[:3].any() and not value[4:].any()


def test_sinc_of_many_whole_numbers() -> None:
    x = np.arange(-1000.0, 1001.0)
    np.testing.assert_array_equal(np.abs(ag.sinc(ag.tensor(x)).numpy()), x == 0)


INTEGERS: dict[str, Callable[..., Any]] = {
    "lerp": lambda x: ag.lerp(x, x.flip(0), 0.5),
    "softplus": functional.softplus,
    "logsigmoid": functional.logsigmoid,
    "logaddexp": lambda x: ag.logaddexp(x, x),
    "hardshrink": ag.hardshrink,
    "cross entropy": lambda x: functional.binary_cross_entropy_with_logits(x, x, reduction="none"),
}


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int8", "int16", "int32", "int64"])
@pytest.mark.parametrize("name", INTEGERS)
def test_many_integers_are_computed_with_as_few(name: str, dtype: str) -> None:
    few = np.array([0, 1, 1, 0]) if dtype == "bool" else np.array([0, 3, 1, 2])
    few = few.astype(dtype)
    expected = INTEGERS[name](ag.tensor(few))
    found = INTEGERS[name](ag.tensor(few).repeat(50_000))
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found[:4].numpy(), expected.numpy())


@pytest.mark.parametrize("dims", [2, -3, (0, 0), (1, -1)])
def test_dimensions_of_many_are_checked(dims: Any) -> None:
    with pytest.raises((IndexError, RuntimeError), match=r"out of range|multiple times"):
        ag.zeros(300, 300).flip(dims)


def test_small_losses_of_many_are_exact() -> None:
    x = np.full(50_000, -40.0)
    losses = functional.binary_cross_entropy_with_logits(
        ag.tensor(x), ag.zeros(50_000), reduction="none"
    )
    np.testing.assert_allclose(losses.numpy(), np.exp(-40.0), rtol=1e-14)


def test_sinc_of_half_precision() -> None:
    x = np.linspace(-4, 4, 100).astype(np.float16)
    value = ag.sinc(ag.tensor(x)).numpy()
    assert value.dtype == np.float16
    np.testing.assert_allclose(value, np.sinc(x.astype(float)), rtol=1e-3, atol=1e-6)
