"""Where NumPy's functions have another order, another dtype or another shape than rows have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag

Z = np.array([[1 + 2j, 1 - 3j, -2 + 1j], [1 + 3j, 0.5j, 2 - 1j]])
W = np.array([1 + 1j, 1 - 3j, 0.5 + 4j])
NAN = np.array([np.nan, 1 + 1j, np.nan * 1j])


@pytest.mark.parametrize(
    "f",
    [
        lambda z: np.max(z), lambda z: np.min(z, 0), lambda z: np.amax(z, (0, 1), keepdims=True),
        lambda z: np.ptp(z, 1), lambda z: np.clip(z, 0.2j, 1), lambda z: np.clip(z, None, W),
        lambda z: np.maximum(z, W), lambda z: np.minimum(W, z), lambda z: np.fmax(z, 0.5),
        lambda z: np.fmin(z, NAN), lambda z: np.fmax(NAN, z), lambda z: np.median(z, 1),
        lambda z: np.nanmax(z, 0), lambda z: np.median(z), lambda z: np.max(z, 1, initial=2),
    ],
)  # fmt: skip
def test_complex_numbers_are_in_numpys_order(f: Callable[[Any], Any]) -> None:
    z = ag.tensor(Z, requires_grad=True)
    found = f(z)
    expected = f(Z)
    np.testing.assert_array_equal(found.detach().numpy(), expected)
    assert found.dtype == expected.dtype
    apart = Z + np.array([[0.1, 0.2, 0.3], [0.4, 0.6, 0.7]])  # a step of the real part jumps in Z
    assert ag.gradcheck(f, (ag.tensor(apart, requires_grad=True),))


def test_comparisons_and_places_of_complex_numbers() -> None:
    z = ag.tensor(Z, requires_grad=True)
    for f in (np.greater, np.greater_equal, np.less, np.less_equal):
        np.testing.assert_array_equal(f(z, W).numpy(), f(Z, W))
        np.testing.assert_array_equal(f(W, z).numpy(), f(W, Z))
    for g in (np.argmax, np.argmin):
        np.testing.assert_array_equal(g(z, axis=1, keepdims=True).numpy(), g(Z, 1, keepdims=True))
    for h in (np.maximum, np.minimum):
        np.testing.assert_array_equal(np.isnan(h(z, NAN).detach().numpy()), np.isnan(h(Z, NAN)))


def test_equal_complex_numbers_share_the_gradient() -> None:
    z = ag.tensor([1 + 1j, 0, 1 + 1j], requires_grad=True)
    np.max(z).real.backward()
    np.testing.assert_array_equal(z.grad.numpy(), [0.5, 0, 0.5])
    z.grad = None
    np.maximum(z, np.array([1 + 1j, 2j, 0])).real.sum().backward()
    np.testing.assert_array_equal(z.grad.numpy(), [0.5, 0, 1])


@pytest.mark.parametrize("dtype", ["int8", "int16", "uint8", "int64", "bool"])
def test_ufuncs_of_whole_numbers_are_numpys(dtype: str) -> None:
    x = np.array([1, 2, 3]).astype(dtype)
    for f in (
        *(np.rad2deg, np.deg2rad, np.rint, np.fabs, np.modf, np.reciprocal, np.conjugate, np.sin),
        *(lambda x: np.add(x, x, dtype=float), lambda x: np.true_divide(x, 2.5), np.negative),
    ):
        try:
            expected = f(x)
        except TypeError:
            with pytest.raises(TypeError):
                f(ag.tensor(x))
            continue
        found = f(ag.tensor(x))
        pairs = zip(found, expected, strict=True) if f is np.modf else [(found, expected)]
        for ours, theirs in pairs:
            assert isinstance(ours, ag.Tensor) and ours.dtype == theirs.dtype
            np.testing.assert_array_equal(ours.numpy(), theirs)


@pytest.mark.parametrize(
    "f",
    [
        lambda x: np.mean(x, dtype=int), lambda x: np.mean(x, axis=0, dtype=np.int32),
        lambda x: np.std(x, dtype=int),
        lambda x: np.sum(x, 1, dtype=int), lambda x: np.linspace(0, x, 4, dtype=int),
        lambda x: np.quantile(x, np.array([0.2, 0.7]), method="higher"),
        lambda x: np.intersect1d(x, x.astype(np.float64)[:1] if isinstance(x, np.ndarray)
                                 else x[:1].to(np.float64)),
    ],
)  # fmt: skip
def test_the_dtype_of_a_result_is_numpys(f: Callable[[Any], Any]) -> None:
    x = np.array([[0.5, 1.75, 4.0], [2.5, -3.0, 0.25]], np.float32)
    expected, found = f(x), f(ag.tensor(x, requires_grad=True))
    assert found.dtype == expected.dtype
    np.testing.assert_array_equal(found.detach().numpy(), expected)


def test_numbers_are_vectors_of_one_where_an_axis_is_named() -> None:
    x = ag.tensor(2.0, requires_grad=True)
    for f in (np.cumsum, np.cumprod, np.nancumsum, np.argsort):
        assert f(x, axis=-1).shape == f(np.float64(2), axis=-1).shape == (1,)
    np.testing.assert_array_equal(np.take(x, [0, 0], axis=0).detach().numpy(), [2, 2])
    np.cumsum(x, axis=0).sum().backward()
    assert x.grad.item() == 1


def test_hermitian_matrices_have_real_diagonals() -> None:
    linalg = pytest.importorskip("scipy.linalg")
    a = np.array([[3.0 + 0.5j, 0.2 - 1j], [0.2 + 1j, 2.0 - 0.3j]])
    for f in (lambda m, a: m.eigvalsh(a), lambda m, a: m.solve(a, np.ones(2), assume_a="her")):
        x = ag.tensor(a, requires_grad=True)
        found = f(ag.scipy.linalg, x)
        np.testing.assert_allclose(found.detach().numpy(), f(linalg, a), rtol=1e-12)
        found.real.sum().backward()
        np.testing.assert_array_equal(np.diag(x.grad.numpy()).imag, 0)
