"""Fourier transforms against their definition, short-time spectra, windows, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.kernels.conv import fourier
from tests.support.seeding import RANDOM

NAMES = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")


def drawn(*shape: int, complex_: bool = False) -> np.ndarray:
    values = RANDOM.standard_normal(shape)
    return values + 1j * RANDOM.standard_normal(shape) if complex_ else values


# ---- the definition ------------------------------------------------------------------------------


def defined(name: str, x: Sequence[Any], n: int, norm: str | None) -> list[Any]:
    """The transform as a sum with 50 digits; `n` is the length of the signal."""
    with mp.workdps(50):
        x = [mp.mpmathify(each) for each in x]
        inverse = name in ("ifft", "irfft", "ihfft")
        if name in ("irfft", "hfft"):
            x = whole_spectrum(x, n)
        x = (x + [mp.mpf(0)] * n)[:n]
        unit = mp.expjpi(mp.mpf(2 if inverse else -2) / n)
        scale = {
            "ortho": 1 / mp.sqrt(n),
            "forward": mp.mpf(1) if inverse else mp.mpf(1) / n,
        }.get(norm or "", mp.mpf(1) / n if inverse else mp.mpf(1))
        count = n // 2 + 1 if name in ("rfft", "ihfft") else n
        sums = [sum(x[j] * unit ** (j * k) for j in range(n)) * scale for k in range(count)]
        return [mp.re(each) for each in sums] if name in ("irfft", "hfft") else sums


def whole_spectrum(half: Sequence[Any], n: int) -> list[Any]:
    """The Hermitian spectrum of which `half` are the first elements, cut or padded as needed."""
    half = (list(half) + [mp.mpf(0)] * n)[: n // 2 + 1]
    ends = {0} | ({n // 2} if n % 2 == 0 else set())
    half = [mp.re(each) if k in ends else each for k, each in enumerate(half)]
    return [half[k] if k < len(half) else mp.conj(half[n - k]) for k in range(n)]


@pytest.mark.parametrize("norm", [None, "backward", "ortho", "forward"])
@pytest.mark.parametrize("n", [1, 2, 5, 6, 9])
@pytest.mark.parametrize("length", [5, 6])
@pytest.mark.parametrize("name", NAMES)
def test_definition(name: str, length: int, n: int, norm: str | None) -> None:
    x = drawn(length, complex_=name not in ("rfft", "ihfft"))
    got = getattr(ag.fft, name)(ag.tensor(x), n, norm=norm).numpy()
    expected = np.array([complex(each) for each in defined(name, x.tolist(), n, norm)])
    np.testing.assert_allclose(got, expected, rtol=1e-13, atol=1e-14)


@pytest.mark.parametrize("n", [None, 3, 4, 5, 7, 8])
@pytest.mark.parametrize("length", [4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_gradients_are_the_adjoint_of_the_definition(name: str, length: int, n: int | None) -> None:
    """The gradient for w is the matrix of the transform, conjugate and transposed, times w."""
    function = getattr(ag.fft, name)
    complex_ = name not in ("rfft", "ihfft")
    x = ag.tensor(drawn(length, complex_=complex_), requires_grad=True)
    y = function(x, n)
    signal = n if n is not None else y.shape[0] if name in ("irfft", "hfft") else length
    w = drawn(*y.shape, complex_=y.dtype.kind == "c")
    (got,) = ag.grad(y, x, ag.tensor(w))
    expected = np.zeros(length, got.dtype)
    for k in range(length):
        for unit in (1, 1j) if complex_ else (1,):
            basis = [unit if each == k else 0 for each in range(length)]
            column = np.array([complex(each) for each in defined(name, basis, signal, None)])
            # Re <w, column> is the slope along the real or the imaginary direction.
            expected[k] += unit * np.vdot(column, w).real
    np.testing.assert_allclose(got.numpy(), expected, rtol=1e-12, atol=1e-13)


def test_power_of_a_real_signal_and_the_element_that_stands_for_itself() -> None:
    x, half = (ag.tensor(v, requires_grad=True) for v in ([1.0, 2.0, 3.0, 4.0], [1.0, 1.0]))
    ag.fft.rfft(x).abs().pow(2).sum().backward()
    np.testing.assert_allclose(x.grad, [12.0, 20.0, 20.0, 28.0], rtol=1e-14)
    ag.fft.irfft(half, n=3).sum().backward()  # of an odd signal
    np.testing.assert_allclose(half.grad, [1.0, 0.0], atol=1e-15)


@pytest.mark.parametrize("n", [7, 8])
@pytest.mark.parametrize("norm", [None, "ortho", "forward"])
@pytest.mark.parametrize("there", ["rfft", "rfftn", "rfft2", "ihfft", "ihfftn", "ihfft2"])
def test_there_and_back(there: str, norm: str | None, n: int) -> None:
    """The inverse of the same scaling gives the signal, and the gradient of both is the unit."""
    pairs = {"rfft": "irfft", "ihfft": "hfft"}
    kind = there.rstrip("n2")
    back = there.replace(kind, pairs[kind])
    x = ag.tensor(drawn(3, n), requires_grad=True)
    half = getattr(ag.fft, there)(x, norm=norm)
    length: Any = n if there == kind else (3, n)
    y = getattr(ag.fft, back)(half, length, norm=norm)
    w = drawn(3, n)
    y.backward(ag.tensor(w))
    np.testing.assert_allclose(y.detach(), x.detach(), atol=1e-14)
    np.testing.assert_allclose(x.grad, w, atol=1e-14)


# ---- libraries, precision and sizes --------------------------------------------------------------

LARGE: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    *[(name, (1 << 13,), {}) for name in NAMES],
    *[(name, (3, 5000), {"n": 4999}) for name in NAMES],
    *[(name, (300, 401), {"dim": 0}) for name in NAMES],
    *[(f"{name}n", (40, 30, 60), {"dim": (0, 2)}) for name in NAMES],
    *[(f"{name}2", (300, 260), {"s": (311, -1), "norm": "ortho"}) for name in NAMES],
]


@pytest.mark.parametrize("scipy", [True, False], ids=["scipy", "numpy"])
@pytest.mark.parametrize(("name", "shape", "arguments"), LARGE)
def test_large_arrays(
    name: str, shape: tuple[int, ...], arguments: dict[str, Any], scipy: bool, monkeypatch: Any
) -> None:
    """SciPy's transforms, or NumPy's where it is not installed, give what small ones add up to."""
    if scipy:
        pytest.importorskip("scipy")
    else:
        monkeypatch.setattr(fourier, "_scipy_fft", lambda: None)
    real = name.startswith(("rfft", "ihfft"))
    x = drawn(*shape, complex_=not real)
    function = getattr(ag.fft, name)
    got = function(ag.tensor(x), **arguments).numpy()
    monkeypatch.setattr(fourier, "_LARGE", 1 << 60)
    expected = function(ag.tensor(x), **arguments).numpy()
    scale = np.abs(expected).max()
    np.testing.assert_allclose(got, expected, rtol=0, atol=1e-14 * scale)


@pytest.mark.parametrize("size", [64, 1 << 14])
def test_single_precision_stays_single(size: int) -> None:
    x = ag.tensor(drawn(size).astype(np.float32), requires_grad=True)
    half = ag.fft.rfft(x)
    assert half.dtype == ag.fft.fft(x).dtype == np.complex64
    assert ag.fft.irfft(half).dtype == ag.fft.hfft(half).dtype == np.float32
    half.abs().sum().backward()
    assert x.grad is not None and x.grad.dtype == np.float32
    for others in ([1, 2, 3], [True, False]):
        assert ag.fft.fft(ag.tensor(others)).dtype == np.complex128
        assert ag.fft.rfft(ag.tensor(others)).dtype == np.complex128


@pytest.mark.parametrize("size", [4, 1 << 13])
def test_half_precision_is_computed_in_single(size: int) -> None:
    """There are no complex numbers in half precision; real ones are rounded once, at the end."""
    values = drawn(size).astype(np.float16)
    half = ag.tensor(values, requires_grad=True)
    assert ag.fft.fft(half).dtype == np.complex64
    back = ag.fft.irfft(half, norm="ortho")
    assert back.dtype == np.float16
    expected = np.fft.irfft(values.astype(np.float64), norm="ortho")
    np.testing.assert_allclose(back.detach(), expected, rtol=1e-3, atol=1e-5)
    ag.fft.fft(half).abs().sum().backward()
    assert half.grad is not None
    assert half.grad.dtype == np.float16


def test_nothing_to_transform() -> None:
    """Without signals there are no spectra; a signal without elements is padded with zeros."""
    assert ag.fft.fft(ag.zeros(0, 3)).shape == (0, 3)
    assert ag.fft.irfft2(ag.zeros(0, 3, 3)).shape == (0, 3, 4)
    for name in NAMES:
        x = ag.zeros(2, 0, dtype=np.float64).requires_grad_()
        y = getattr(ag.fft, name)(x, 4)
        assert not y.detach().numpy().any(), name
        y.abs().sum().backward()
        assert x.grad is not None
        assert x.grad.shape == (2, 0)


# ---- arguments -----------------------------------------------------------------------------------

X = np.arange(20.0).reshape(4, 5)
REFUSED: list[tuple[Callable[[Tensor], Any], type[Exception], str]] = [
    (lambda x: ag.fft.fft(x.sum()), IndexError, "Dimension specified as -1 but tensor has no dim"),
    (lambda x: ag.fft.fft(x, 0), RuntimeError, r"Invalid number of data points \(0\) specified"),
    (lambda x: ag.fft.fft(x, -1), RuntimeError, r"Invalid number of data points \(-1\)"),
    (lambda x: ag.fft.irfft(x[:, :1]), RuntimeError, r"Invalid number of data points \(0\)"),
    (lambda x: ag.fft.fftn(x, (3, 0)), RuntimeError, r"Invalid number of data points \(0\)"),
    (lambda x: ag.fft.rfft(x, dim=2), IndexError, r"in range of \[-2, 1\], but got 2"),
    (lambda x: ag.fft.fft2(x[0]), IndexError, r"in range of \[-1, 0\], but got -2"),
    (lambda x: ag.fft.fftn(x, dim=(0, -2)), RuntimeError, "FFT dims must be unique"),
    (lambda x: ag.fft.fftn(x, (1, 2, 3)), RuntimeError, "Got shape with 3 values but input tensor"),
    (lambda x: ag.fft.fftn(x, (1, 2), 0), RuntimeError, "must have the same length"),
    (lambda x: ag.fft.fft(x, norm="both"), RuntimeError, 'Invalid normalization mode: "both"'),
    (lambda x: ag.fft.rfft(x + 0j), RuntimeError, "rfft expects a real input tensor, but got Comp"),
    (lambda x: ag.fft.ihfft(x + 0j), RuntimeError, "ihfft expects a real input tensor, but got"),
    (lambda x: ag.fft.rfftn(x + 0j), RuntimeError, "rfftn expects a real-valued input tensor"),
    (lambda x: ag.fft.rfftn(x, dim=()), RuntimeError, "rfftn must transform at least one axis"),
    (lambda x: ag.fft.irfftn(x.sum()), RuntimeError, "irfftn must transform at least one axis"),
    (lambda x: ag.fft.fftshift(x, 2), IndexError, r"in range of \[-2, 1\], but got 2"),
    (lambda x: ag.fft.fftfreq(-1), RuntimeError, "Trying to create tensor with negative dimension"),
    (lambda x: ag.fft.rfftfreq(3, dtype=np.int64), RuntimeError, "rfftfreq requires a floating"),
    (lambda x: ag.hann_window(-1), RuntimeError, "hann_window requires non-negative window_length"),
    (lambda x: ag.kaiser_window(3, dtype=np.int64), RuntimeError, "expects floating point dtypes"),
    (lambda x: x.stft(4), RuntimeError, "requires the return_complex parameter be given for real"),
    (lambda x: spectra(x, n_fft=0), RuntimeError, "expected 0 < n_fft < 5, but got n_fft=0"),
    (lambda x: spectra(x, n_fft=6, center=False), RuntimeError, "but got n_fft=6"),
    (lambda x: spectra(x, hop_length=0), RuntimeError, "expected hop_length > 0, but got hop_len"),
    (lambda x: spectra(x, win_length=5), RuntimeError, "expected 0 < win_length <= n_fft, but got"),
    (lambda x: spectra(x, window=x[0]), RuntimeError, r"equal to win_length=4, but got window .*5"),
    (lambda x: spectra(x[None]), RuntimeError, "expected a 1D or 2D tensor, but got 3 dimensions"),
    (lambda x: spectra(x.to(np.int64)), RuntimeError, "a tensor of floating point or complex"),
    (lambda x: spectra(x + 0j, onesided=True), RuntimeError, "Cannot have onesided output if win"),
    (lambda x: spectra(x, n_fft=10), RuntimeError, "Padding size should be less than the corresp"),
    (lambda x: spectra(x, n_fft=12, pad_mode="circular"), RuntimeError,
     "wrapping around more than"),
    (lambda x: spectra(x[:, :0], pad_mode="replicate"), RuntimeError, "other non-zero dimensions"),
    (lambda x: spectra(x, pad_mode="no"), NotImplementedError, "Unrecognised padding mode no"),
    (lambda x: spectra(x, align_to_window=True), RuntimeError, "should only be set when center"),
    (lambda x: ag.istft(x, 4), RuntimeError, "requires a complex-valued input tensor matching"),
    (lambda x: ag.istft(x[0] + 0j, 4), RuntimeError, "a tensor with 2 or 3 dimensions, but got 1"),
    (lambda x: ag.istft(x[:, :0] + 0j, 6), RuntimeError, "input tensor cannot be empty"),
    (lambda x: ag.istft(x + 0j, 6, 0), RuntimeError, "expected 0 < hop_length <= win_length"),
    (lambda x: ag.istft(x + 0j, 8), RuntimeError, "match n_fft / 2 .*onesided=True, but got 4"),
    (lambda x: ag.istft(x + 0j, 6, onesided=False), RuntimeError, "to match n_fft when onesided=F"),
    (lambda x: ag.istft(x + 0j, 6, return_complex=True), RuntimeError, "Cannot have onesided out"),
    (lambda x: ag.istft(x + 0j, 4, window=x[:, 0] + 0j), RuntimeError, "Complex windows are incom"),
    (lambda x: ag.istft(x + 0j, 6, length=0), RuntimeError, "no signal left within the bounds"),
]  # fmt: skip


def spectra(x: Tensor, n_fft: int = 4, **named: Any) -> Tensor:
    return x.stft(n_fft, return_complex=True, **named)


@pytest.mark.parametrize(("call", "error", "words"), REFUSED)
def test_refused(call: Callable[[Tensor], Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call(ag.tensor(X))


# ---- short-time spectra --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n_fft", "hop", "window"),
    [(16, 4, "hann"), (15, 5, "hamming"), (16, 8, "kaiser"), (12, 12, None)],
)
def test_a_signal_comes_back_from_its_spectra(n_fft: int, hop: int, window: str | None) -> None:
    x = ag.tensor(drawn(2, 60), requires_grad=True)
    weights = getattr(ag, f"{window}_window")(n_fft) if window else None
    parts = x.stft(n_fft, hop, window=weights, return_complex=True)
    y = parts.istft(n_fft, hop, window=weights, length=60)
    np.testing.assert_allclose(y.detach(), x.detach(), atol=1e-13)
    w = drawn(2, 60)
    y.backward(ag.tensor(w))
    np.testing.assert_allclose(x.grad, w, atol=1e-13)


def test_windows_that_leave_gaps_are_refused() -> None:
    x = ag.tensor(drawn(32))
    window = ag.hann_window(8)
    parts = x.stft(8, 2, window=window, return_complex=True)
    with pytest.raises(RuntimeError, match=r"window overlap add min: 0\. .*\(NOLA\)"):
        parts.istft(8, 2, window=window, center=False)


def test_a_signal_that_is_too_short_is_padded_with_a_warning() -> None:
    parts = ag.tensor(drawn(20)).stft(8, return_complex=True)
    with pytest.warns(UserWarning, match="Result is being padded with zeros in the tail"):
        y = parts.istft(8, length=30)
    assert y.shape == (30,)
    assert not y.numpy()[24:].any()


def test_windows_aligned_with_the_start_of_the_signal() -> None:
    """Also where the window cannot stand in the middle of a frame."""
    x, window = drawn(20), RANDOM.uniform(0.5, 1.5, 5)
    got = ag.tensor(x).stft(
        8, 3, 5, ag.tensor(window), center=False, align_to_window=True, return_complex=True
    )
    assert got.shape[-1] == 1 + (20 - 5) // 3
    frames = np.fft.irfft(got.numpy(), 8, axis=0)[1:6] / window[:, None]
    np.testing.assert_allclose(frames.T, [x[3 * k : 3 * k + 5] for k in range(6)], atol=1e-13)


# ---- windows -------------------------------------------------------------------------------------


@pytest.mark.parametrize("periodic", [True, False])
@pytest.mark.parametrize("n", [2, 7, 50, 401])
@pytest.mark.parametrize("name", ["hann", "hamming", "blackman", "bartlett", "kaiser"])
def test_windows(name: str, n: int, periodic: bool) -> None:
    """SciPy's, which are written independently, and in single precision the same rounded."""
    windows = pytest.importorskip("scipy.signal").windows
    more = (12.0,) if name == "kaiser" else ()
    expected = getattr(windows, name)(n, *more, sym=not periodic)
    ours = getattr(ag, f"{name}_window")
    np.testing.assert_allclose(ours(n, periodic), expected, rtol=1e-13, atol=1e-15)
    narrow = ours(n, periodic, dtype=np.float32)
    assert narrow.dtype == np.float32
    np.testing.assert_allclose(narrow, expected, rtol=1e-6, atol=1e-7)
