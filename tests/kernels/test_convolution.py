"""Convolutions against SciPy's and against their definition; both methods against each other."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import autograd as ag
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.kernels.conv.convolution import (
    _choose_method,
    _padded_lengths,
    _round_up_length,
    convolve_part,
)
from tests.samples.fourier import window_of_products
from tests.support.seeding import RANDOM

MODES = ("full", "same", "valid")
METHODS = ("auto", "direct", "fft")
SHAPES = [((9,), (4,)), ((4,), (9,)), ((1,), (1,)), ((5, 7), (5, 2)), ((3, 4, 5), (2, 2, 2))]


def drawn(shape: tuple[int, ...], dtype: Any = np.float64) -> np.ndarray:
    values = RANDOM.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        values = values + 1j * RANDOM.standard_normal(shape)
    return np.asarray(values).astype(dtype)


# ---- SciPy's functions ---------------------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtypes", [("f8", "f8"), ("c16", "c16"), ("f8", "c16"), ("f4", "f4")])
@pytest.mark.parametrize(("first", "second"), SHAPES)
@pytest.mark.parametrize("name", ["convolve", "correlate"])
def test_as_scipy(name: str, first: Any, second: Any, dtypes: Any, mode: str, method: str) -> None:
    signal = pytest.importorskip("scipy.signal")
    a, b = drawn(first, dtypes[0]), drawn(second, dtypes[1])
    got = getattr(ag.signal, name)(ag.tensor(a), ag.tensor(b), mode, method).numpy()
    expected = getattr(signal, name)(a, b, mode, "direct")
    assert got.dtype == expected.dtype
    assert got.shape == expected.shape
    rtol = 1e-5 if dtypes[0] == "f4" else 1e-12
    np.testing.assert_allclose(got, expected, rtol=rtol, atol=rtol)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("axes", [None, 0, -1, (0, 1), [1, 0]])
def test_axes_as_scipy(mode: str, axes: Any) -> None:
    signal = pytest.importorskip("scipy.signal")
    for first, second in (((5, 6), (5, 6)), ((5, 6), (1, 6)), ((5, 1), (1, 6)), ((1, 3), (4, 3))):
        a, b = drawn(first), drawn(second)
        try:
            expected = signal.fftconvolve(a, b, mode, axes)
        except ValueError:
            with pytest.raises(ValueError, match=r"'valid' mode|incompatible shapes"):
                ag.signal.fftconvolve(ag.tensor(a), ag.tensor(b), mode, axes)
            continue
        got = ag.signal.fftconvolve(ag.tensor(a), ag.tensor(b), mode, axes).numpy()
        assert got.shape == expected.shape, (first, second)
        np.testing.assert_allclose(got, expected, atol=1e-13)


@pytest.mark.parametrize("dtype", ["int8", "int64", "uint8", "bool"])
def test_sums_of_integers_are_exact(dtype: str) -> None:
    a, b = (RANDOM.integers(0, 2 if dtype == "bool" else 12, n).astype(dtype) for n in (3000, 2000))
    expected = np.convolve(a, b)
    for method in METHODS:
        got = ag.signal.convolve(ag.tensor(a), ag.tensor(b), method=method).numpy()
        assert got.dtype == expected.dtype
        if method != "fft" or dtype in ("int64", "bool"):  # "fft" rounds what others wrap
            np.testing.assert_array_equal(got, expected, err_msg=method)
    large = np.full(3000, 2**40)
    got = ag.signal.convolve(ag.tensor(large), ag.tensor(large[:1000] + 1)).numpy()
    np.testing.assert_array_equal(got, np.convolve(large, large[:1000] + 1))


def test_fftconvolve_of_integers_is_floating() -> None:
    got = ag.signal.fftconvolve(ag.tensor([1, 2, 3]), ag.tensor([1, 1]))
    assert got.dtype == np.float64
    np.testing.assert_allclose(got, [1, 3, 5, 3], atol=1e-14)


REFUSED: list[tuple[Callable[[Tensor], Any], str]] = [
    (lambda x: ag.signal.convolve(x, x[0]), "volume and kernel should have the same dimension"),
    (lambda x: ag.signal.correlate(x, x[0]), "in1 and in2 should have the same dimensionality"),
    (lambda x: ag.signal.fftconvolve(x, x[0]), "in1 and in2 should have the same dimensionality"),
    (lambda x: ag.signal.convolve(x, x, "middle"), "'valid', 'same', or 'full', not mode=middle"),
    (lambda x: ag.signal.convolve(x, x, method="fast"), "flags are 'auto', 'direct', or 'fft'"),
    (lambda x: ag.signal.convolve(x, x.T, "valid"), "one must be at least as large as the other"),
    (lambda x: ag.signal.convolve(x, x[:0]), "in1 and in2 cannot be empty, but they have shapes"),
    (lambda x: ag.signal.fftconvolve(x, x[:2], axes=1), r"incompatible shapes .*\(3, 4\) and \(2"),
    (lambda x: ag.signal.fftconvolve(x, x, axes=()), "when provided, axes cannot be empty"),
    (lambda x: ag.signal.fftconvolve(x, x, axes=2), "axes exceeds dimensionality of input"),
    (lambda x: ag.signal.fftconvolve(x, x, axes=(0, -2)), "all axes must be unique"),
    (
        lambda x: ops.signal__convolve_part(x, x, [0], [1, 2]),
        "must have one number for each dimensi",
    ),
]


@pytest.mark.parametrize(("call", "words"), REFUSED)
def test_refused(call: Callable[[Tensor], Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        call(ag.tensor(drawn((3, 4))))


# ---- windows of the convolution ------------------------------------------------------------------

LENGTH = st.integers(1, 7)
PLACE = st.integers(-9, 16)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(LENGTH, LENGTH, PLACE, st.integers(0, 9)), min_size=1, max_size=2))
def test_any_window(dims: list[tuple[int, int, int, int]]) -> None:
    """Also one that reaches beyond the convolution, or lies outside of it."""
    first, second, start, size = zip(*dims, strict=True)
    a, b = np.random.default_rng(3).standard_normal((2, 64))
    a, b = (x[: math.prod(n)].reshape(n) for x, n in ((a, first), (b, second)))
    expected = window_of_products(a, b, start, size)
    for method in METHODS:
        got = convolve_part(a, b, start, size, method)
        assert got.shape == tuple(size)
        np.testing.assert_allclose(got, expected, atol=1e-13, err_msg=method)


def test_transforms_are_no_longer_than_the_window_needs() -> None:
    """Where only the valid part is asked for, the rest may wrap around."""
    assert _padded_lengths([96], [33], [32], [64]) == [96]
    assert _padded_lengths([96], [33], [0], [128]) == [128]


def test_lengths_of_fast_transforms() -> None:
    smooth = sorted(2**i * 3**j * 5**k for i in range(12) for j in range(8) for k in range(6))
    for n in range(1, 2000):
        assert _round_up_length(n) == next(each for each in smooth if each >= n), n


def test_the_faster_method() -> None:
    x = np.ones(1 << 14)
    assert _choose_method(x, x[:3], (), [0], [len(x) + 2]) == "direct"
    assert _choose_method(x, x, (), [0], [2 * len(x) - 1]) == "fft"


# ---- gradients -----------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", ["f8", "c16"])
def test_gradients_of_long_signals(dtype: str, mode: str) -> None:
    """By spectra the same as term by term: correlations of the gradient with the other operand."""
    grads = []
    a, b = drawn((3000,), dtype), drawn((500,), dtype)
    w: Any = None
    for method in METHODS:
        leaves = [ag.tensor(x, requires_grad=True) for x in (a, b)]
        y = ag.signal.convolve(*leaves, mode, method)
        w = drawn(y.shape, dtype) if w is None else w
        grads.append([g.numpy() for g in ag.grad(y, leaves, ag.tensor(w))])
    full = np.zeros(3499, w.dtype)
    start = {"full": 0, "same": 249, "valid": 499}[mode]
    full[start : start + len(w)] = w
    expected = [np.correlate(full, b, "valid"), np.correlate(full, a, "valid")]
    for got in grads:
        for g, wanted in zip(got, expected, strict=True):
            np.testing.assert_allclose(g, wanted, atol=1e-9)


def test_numpy_keeps_what_is_not_finite_in_its_place() -> None:
    x = ag.tensor([1.0, np.nan, 2.0, 3.0, np.inf, 4.0], requires_grad=True)
    y = np.convolve(x, np.ones(2))
    np.testing.assert_array_equal(y.detach(), np.convolve(x.detach().numpy(), np.ones(2)))
    y.sum().backward()
    np.testing.assert_array_equal(x.grad, np.full(6, 2.0))
