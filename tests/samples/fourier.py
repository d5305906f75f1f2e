"""Samples of the Fourier transforms, windows for spectra, and convolutions."""

from __future__ import annotations

import numpy as np

import autograd as ag
from tests.support.sampling import Sample, samples

# ---- transforms along one dimension --------------------------------------------------------------


def _along_one(name):
    """NumPy's transform with PyTorch's names of arguments."""

    def reference(x, n=None, dim=-1, norm=None):
        return getattr(np.fft, name)(x, n, dim, norm)

    return reference


def _spectra(make):
    yield Sample(make(4))
    yield Sample(make(5))
    yield Sample(make(2, 3), dim=0)
    yield Sample(make(3, 4), 3)
    yield Sample(make(3, 3), 5, 0, "ortho")
    yield Sample(make(2, 5), norm="forward")
    yield Sample(make(2, 2, 2), n=1, dim=1, norm="backward")


for _name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
    samples(f"fft.{_name}", reference=_along_one(_name),
            complex=_name not in ("rfft", "ihfft"))(_spectra)  # fmt: skip


# ---- transforms along several dimensions ---------------------------------------------------------


def _along_several(name, default):
    def reference(x, s=None, dim=default, norm=None):
        axes = (dim,) if isinstance(dim, int) else dim
        s = (s,) if isinstance(s, int) else s
        if s is not None and axes is None:
            axes = tuple(range(-len(s), 0))
        if axes is None:
            axes = tuple(range(x.ndim))
        lengths = list(s) if s is not None else [-1] * len(axes)
        last = x.shape[axes[-1]] if axes else 0
        lengths = [x.shape[axis] if n == -1 else n for n, axis in zip(lengths, axes, strict=True)]
        if axes and name in ("irfft", "hfft") and (s is None or s[-1] == -1):
            lengths[-1] = 2 * (last - 1)
        return _by_definition(name, x, lengths, axes, norm)

    return reference


def _by_definition(name, x, lengths, axes, norm):
    """One transform after the other: the last first where it halves, last where it doubles."""
    other = "ifft" if name in ("ifft", "irfft", "ihfft") else "fft"
    order = (
        list(zip([other] * (len(axes) - 1) + [name], lengths, axes, strict=True)) if axes else []
    )
    if name in ("rfft", "ihfft"):
        order.reverse()
    for each, n, axis in order:
        x = getattr(np.fft, each)(x, n, axis, norm)
    return x


def _grids(make):
    yield Sample(make(3, 4))
    yield Sample(make(2, 3), norm="ortho")
    yield Sample(make(2, 3), (3, 2))
    yield Sample(make(2, 2, 3), (3, -1), (2, 0), "forward")
    yield Sample(make(2, 3, 2), dim=(0, 1))


def _grids_of_any(make):
    yield from _grids(make)
    yield Sample(make(4), 3)
    yield Sample(make(2, 3, 2))
    yield Sample(make(2, 4), None, 1)


for _name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
    _real = _name in ("rfft", "ihfft")
    samples(f"fft.{_name}2", reference=_along_several(_name, (-2, -1)), complex=not _real)(_grids)
    samples(f"fft.{_name}n", reference=_along_several(_name, None), complex=not _real)(
        _grids_of_any
    )


# ---- shifts and frequencies ----------------------------------------------------------------------

samples({"fft.fftshift": lambda x, dim=None: np.fft.fftshift(x, dim),
    "fft.ifftshift": lambda x, dim=None: np.fft.ifftshift(x, dim)}, draw=lambda make: [
    make(5), make(3, 4), (make(3, 4), 0), Sample(make(2, 3, 4), dim=(0, -1))])  # fmt: skip


def _as(function):
    return lambda n, d=1.0, dtype=np.float64: function(n, d).astype(dtype)


samples({"fft.fftfreq": _as(np.fft.fftfreq),
    "fft.rfftfreq": _as(np.fft.rfftfreq)}, draw=lambda make: [
    5, (6, 0.25), 1,
    Sample(4, d=0.5, dtype=np.float32)], grad=False, keeps_dtype=False)  # fmt: skip


# ---- windows -------------------------------------------------------------------------------------


def _numpys(name):
    """NumPy's window, which is symmetric."""

    def reference(n, periodic=True, *more, dtype=np.float64, **named):
        window = getattr(np, name)(n + 1 if periodic and n > 1 else n, *more, *named.values())
        return (window[:n] if n else np.zeros(0)).astype(dtype)

    return reference


def _windows(make):
    yield Sample(6)
    yield Sample(5, False)
    yield Sample(1)
    yield Sample(0)


for _name in ("hann", "blackman", "bartlett"):
    samples(f"{_name}_window", reference=_numpys(_name.replace("hann", "hanning")), grad=False,
            keeps_dtype=False)(_windows)  # fmt: skip


def _np_hamming(n, periodic=True, alpha=0.54, beta=0.46, dtype=np.float64):
    t = np.arange(n) / max(n if periodic else n - 1, 1)
    return (alpha - beta * np.cos(2 * np.pi * t) if n > 1 else np.ones(n)).astype(dtype)


samples("hamming_window", _np_hamming, lambda make: [
    *_windows(make), (7, True, 0.5),
    (7, False, 0.6, 0.3)], grad=False, keeps_dtype=False)  # fmt: skip


def _np_kaiser(n, periodic=True, beta=12.0, dtype=np.float64):
    return _numpys("kaiser")(n, periodic, beta, dtype=dtype)


samples("kaiser_window", _np_kaiser, lambda make: [
    *_windows(make), (7, True, 3.5), (8, False, 0.0)], grad=False, keeps_dtype=False)  # fmt: skip


# ---- short-time spectra --------------------------------------------------------------------------


def _np_stft(
    x, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect",
    normalized=False, onesided=None, return_complex=None, align_to_window=None,
):  # fmt: skip
    """Each frame times the window, transformed by the matrix of the discrete Fourier transform."""
    if x.dtype.kind not in "fc":
        raise TypeError("not implemented for integers")
    hop = hop_length or n_fft // 4
    window = np.ones(win_length or n_fft) if window is None else window
    left = (n_fft - len(window)) // 2
    wide = np.zeros(n_fft, window.dtype)
    wide[left : left + len(window)] = window
    mode = {"replicate": "edge", "circular": "wrap"}.get(pad_mode, pad_mode)
    ends = [n_fft // 2] * 2 if center else [0, 0]
    if align_to_window:
        ends, mode = [left, n_fft - len(window) - left], "constant"
    x = np.pad(x, [(0, 0)] * (x.ndim - 1) + [tuple(ends)], mode)
    is_complex = x.dtype.kind == "c" or wide.dtype.kind == "c"
    count = n_fft if is_complex or onesided is False else n_fft // 2 + 1
    matrix = np.exp(-2j * np.pi * np.outer(np.arange(count), np.arange(n_fft)) / n_fft)
    if normalized:
        matrix = matrix / np.sqrt(n_fft)
    starts = range(0, x.shape[-1] - n_fft + 1, hop)
    frames = np.stack([matrix @ (x[..., s : s + n_fft] * wide)[..., None] for s in starts], -1)
    spectra = frames[..., 0, :].astype(np.result_type(x, wide, np.complex64))
    if return_complex is False:
        return np.stack([spectra.real, spectra.imag], -1)
    return spectra


samples("stft", _np_stft, lambda make: [
    Sample(make(9), 4, return_complex=True),
    Sample(make(2, 8), 5, 2, window=make(5, low=0.5, high=1.5), return_complex=True),
    Sample(make(10), 6, 3, 4, make(4, low=0.5, high=1.5), return_complex=True),
    Sample(make(8), 4, center=False, normalized=True, return_complex=True),
    Sample(make(7), 4, 2, pad_mode="constant", onesided=False, return_complex=True),
    Sample(make(7), 4, 2, pad_mode="replicate", return_complex=False),
    Sample(make(6), 4, 2, 3, pad_mode="circular", return_complex=True),
    Sample(make(9), 6, 2, 4, center=False, align_to_window=True, return_complex=True)])  # fmt: skip


def _np_istft(
    x, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
    onesided=None, length=None, return_complex=False,
):  # fmt: skip
    """The frames added one by one, over the squared windows added one by one."""
    if x.dtype.kind != "c":
        raise TypeError("not implemented for real numbers")
    hop = hop_length or n_fft // 4
    window = np.ones(win_length or n_fft) if window is None else window
    left = (n_fft - len(window)) // 2
    wide = np.zeros(n_fft, window.dtype)
    wide[left : left + len(window)] = window
    count = x.shape[-1]
    total = np.zeros((*x.shape[:-2], n_fft + hop * (count - 1)), complex)
    weights = np.zeros(total.shape[-1], wide.dtype)
    for k in range(count):
        spectrum = x[..., k]
        norm = "ortho" if normalized else None
        frame = np.fft.ifft(spectrum, None, -1, norm)
        if not return_complex:
            frame = np.fft.irfft(spectrum[..., : n_fft // 2 + 1], n_fft, -1, norm)
        total[..., k * hop : k * hop + n_fft] += frame * wide
        weights[k * hop : k * hop + n_fft] += wide * wide
    start = n_fft // 2 if center else 0
    stop = start + length if length is not None else total.shape[-1] - start
    signal = total[..., start:stop] / weights[start:stop]
    return signal if return_complex else signal.real


@samples("istft", reference=_np_istft, keeps_dtype=False, promotes=False)
def _istft(make):
    grad = make.dtype.kind in "fc"

    def spectra(*shape):
        """Complex, whatever is drawn otherwise."""
        real, imaginary = (make(*shape).detach().numpy().real for _ in range(2))
        return ag.tensor(real + 1j * imaginary.astype(np.float64), requires_grad=grad)

    window = make(4, low=0.5, high=1.5).detach().numpy().real.astype(np.float64)
    yield Sample(spectra(3, 4), 4)
    yield Sample(spectra(2, 3, 3), 5, 2, length=7)
    yield Sample(spectra(3, 3), 4, 2, 4, ag.tensor(window, requires_grad=grad), False)
    yield Sample(spectra(4, 3), 6, 2, 4, ag.tensor(window), normalized=True)
    yield Sample(spectra(4, 3), 4, 2, onesided=False)
    yield Sample(spectra(4, 3), 4, 2, return_complex=True)


# ---- convolutions --------------------------------------------------------------------------------


def window_of_products(a, b, start, size, method="auto"):
    """By the definition: the sum over j of a[j] b[i - j], where both have such an element."""
    d = len(start)
    lead = np.broadcast_shapes(a.shape[: a.ndim - d], b.shape[: b.ndim - d])
    a = np.broadcast_to(a, (*lead, *a.shape[a.ndim - d :]))
    b = np.broadcast_to(b, (*lead, *b.shape[b.ndim - d :]))
    out = np.zeros((*lead, *size), np.result_type(a, b))
    for i in np.ndindex(*size):
        for j in np.ndindex(*a.shape[a.ndim - d :]):
            k = tuple(s + m - n for s, m, n in zip(start, i, j, strict=True))
            if all(0 <= m < n for m, n in zip(k, b.shape[b.ndim - d :], strict=True)):
                out[(..., *i)] += a[(..., *j)] * b[(..., *k)]
    return out


@samples("signal._convolve_part", reference=window_of_products)
def _convolve_part(make):
    for method in ("direct", "fft"):
        yield Sample(make(4), make(3), [0], [6], method)
        yield Sample(make(2), make(5), [1], [4], method)
        yield Sample(make(3), make(2), [-2], [9], method)
        yield Sample(make(3), make(2), [7], [2], method)
        yield Sample(make(2, 3), make(2, 2), [1, 0], [2, 3], method)
        yield Sample(make(2, 1, 3), make(2, 2), [1], [2], method)
    yield Sample(make(5), make(2), [1], [4])
    yield Sample(make(), make(), [], [])
    yield Sample(make(2, 0), make(2, 3), [0], [3])


def _signal(name):
    """SciPy's function, imported where it is called; it takes no half precision."""

    def reference(*args, **kwargs):
        from scipy import signal

        dtype = np.result_type(*args[:2])
        if dtype == np.float16:
            args = [x.astype(np.float32) if hasattr(x, "astype") else x for x in args]
            return getattr(signal, name)(*args, **kwargs).astype(np.float16)
        return getattr(signal, name)(*args, **kwargs)

    return reference


def _modes(make):
    for method in ("direct", "fft"):
        yield Sample(make(5), make(3), "full", method)
        yield Sample(make(5), make(2), "same", method)
        yield Sample(make(2), make(5), "valid", method)
    yield Sample(make(2, 3), make(2, 2))
    yield Sample(make(3, 3), make(2, 1), mode="same")
    yield Sample(make(1, 2), make(3, 2), mode="valid")
    yield Sample(make(), make())


samples("signal.convolve", reference=_signal("convolve"))(_modes)
samples("signal.correlate", reference=_signal("correlate"))(_modes)
samples("signal.fftconvolve", _signal("fftconvolve"), lambda make: [
    (make(5), make(3)), (make(4), make(3), "same"), (make(2, 4), make(1, 3), "full", 1),
    (make(3, 2), make(2, 2), "valid", [0]), Sample(make(1, 3), make(2, 3), "same", axes=-1),
    Sample(make(2, 2, 2), make(2, 2, 2), axes=(2, 0))])  # fmt: skip
