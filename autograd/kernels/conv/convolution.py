"""Convolutions: by multiplying spectra, or term by term where one operand is short.

One operation, `convolve_part`, gives any window of the full convolution. The modes of SciPy are
such windows, and so are the gradients.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.kernels.conv.fourier import transform_nd
from autograd.kernels.elementwise.numbers import floating

__all__ = ["convolve_part"]

Sizes = Sequence[int]

# Measured, in nanoseconds: a product and sum of np.convolve, the same of the loop over one operand,
# a slice of that loop, an element of a transform times log2 of their number, and a transform along
# one dimension.
_TERM, _SHIFTED_TERM, _SHIFT, _SPECTRAL, _TRANSFORM = 0.15, 2.0, 3000.0, 2.0, 12000.0


def convolve_part(
    a: np.ndarray, b: np.ndarray, start: Sizes, size: Sizes, method: str = "auto"
) -> np.ndarray:
    """`size` elements from `start` on of the convolution over the last ``len(start)`` dimensions.

    Its element i is the sum over j of a[j] b[i - j], zero outside of where the operands overlap;
    dimensions before broadcast. `method` is "direct", "fft", or "auto" for the faster one. Of
    integers the sums are exact: "auto" takes "fft" only where rounding its result makes them so.
    Raises ValueError for another method, and for a window that does not fit the operands.
    """
    if method not in ("auto", "direct", "fft"):
        raise ValueError("Acceptable method flags are 'auto', 'direct', or 'fft'.")
    dtype = np.result_type(a, b)
    d = len(start)
    if len(size) != d or min(a.ndim, b.ndim) < d:
        raise ValueError(
            f"start {list(start)} and size {list(size)} must have one number for each dimension to "
            f"convolve, of operands with {a.ndim} and {b.ndim} dimensions"
        )
    if not d:
        return a * b
    lead = np.broadcast_shapes(a.shape[: a.ndim - d], b.shape[: b.ndim - d])
    if 0 in (*lead, *size, *a.shape, *b.shape):
        return np.zeros((*lead, *size), dtype)
    if dtype.kind in "fc":
        real = np.float32 if dtype.char == "e" else dtype.type(0).real.dtype
        a, b = (x.astype(np.result_type(x, real), copy=False) for x in (a, b))
    if method == "auto":
        method = _choose_method(a, b, lead, start, size)
    if method == "direct":
        return _convolve_directly(a, b, lead, start, size).astype(dtype, copy=False)
    out = _convolve_spectra(floating(a), floating(b), start, size)
    return (out if dtype.kind in "fc" else np.rint(out)).astype(dtype, copy=False)


# ---- the choice ----------------------------------------------------------------------------------


def _choose_method(a: np.ndarray, b: np.ndarray, lead: Sizes, start: Sizes, size: Sizes) -> str:
    d = len(start)
    lengths = a.shape[a.ndim - d :], b.shape[b.ndim - d :]
    shorter, longer = sorted(math.prod(n) for n in lengths)
    count = math.prod(lead)
    if d == 1 and not lead:
        direct = _TERM * shorter * longer
    else:
        direct = shorter * (_SHIFT + _SHIFTED_TERM * count * longer)
    padded = _padded_lengths(*lengths, start, size)
    elements = math.prod(padded)
    fft = d * _TRANSFORM + _SPECTRAL * count * elements * math.log2(elements + 1)
    if fft >= direct:
        return "direct"
    if a.dtype.kind in "fc" or b.dtype.kind in "fc":
        return "fft"
    # Errors of a spectral convolution are below eps log2(n) times the norms of both operands.
    bound = np.abs(floating(a)).max() * np.abs(floating(b)).max() * math.sqrt(shorter * longer)
    exact = bound * math.log2(elements + 1) * 2.0**-52 < 0.1
    return "fft" if exact else "direct"


# ---- by spectra ----------------------------------------------------------------------------------


def _padded_lengths(first: Sizes, second: Sizes, start: Sizes, size: Sizes) -> list[int]:
    """Lengths of transforms so that what wraps around falls outside of the window.

    Element i of the full convolution, of n elements, is also met at i - length.
    """
    lengths = []
    for p, q, begin, count in zip(first, second, start, size, strict=True):
        n = p + q - 1
        low, high = max(begin, 0), min(begin + count, n)
        lengths.append(_round_up_length(max(p, q, n - low, high)))
    return lengths


def _round_up_length(n: int) -> int:
    """The smallest number from `n` on without prime factors above 5: transforms of it are fast."""
    best = 1 << max(n - 1, 0).bit_length()
    five = 1
    while five < best:
        three = five
        while three < best:
            two = 1 << max(-(-n // three) - 1, 0).bit_length()
            best = min(best, three * two)
            three *= 3
        five *= 5
    return best


def _convolve_spectra(a: np.ndarray, b: np.ndarray, start: Sizes, size: Sizes) -> np.ndarray:
    d = len(start)
    first, second = a.shape[a.ndim - d :], b.shape[b.ndim - d :]
    lengths = _padded_lengths(first, second, start, size)
    name, axes = "rfft" if a.dtype.kind == b.dtype.kind == "f" else "fft", range(-d, 0)
    spectra = [transform_nd(name, x, lengths, [*axes], None) for x in (a, b)]
    full = transform_nd(f"i{name}", spectra[0] * spectra[1], lengths, [*axes], None)
    return _cut_window(full, [p + q - 1 for p, q in zip(first, second, strict=True)], start, size)


def _cut_window(full: np.ndarray, total: Sizes, start: Sizes, size: Sizes) -> np.ndarray:
    """The window of `full`, of which `total` elements count; zeros where it reaches beyond."""
    d = len(start)
    bounds = [
        (max(begin, 0), min(begin + count, n))
        for begin, count, n in zip(start, size, total, strict=True)
    ]
    within: tuple[Any, ...] = tuple([slice(low, max(low, high)) for low, high in bounds])
    inside = full[(..., *within)]
    if inside.shape[full.ndim - d :] == tuple(size):
        return inside
    out = np.zeros((*full.shape[: full.ndim - d], *size), full.dtype, like=full)
    places: list[Any] = [
        slice(low - begin, max(low, high) - begin) if low < high else slice(0)
        for (low, high), begin in zip(bounds, start, strict=True)
    ]
    out[(..., *places)] = inside
    return out


# ---- term by term --------------------------------------------------------------------------------


def _convolve_directly(
    a: np.ndarray, b: np.ndarray, lead: Sizes, start: Sizes, size: Sizes
) -> np.ndarray:
    d = len(start)
    if a.ndim == b.ndim == d == 1:
        shorter, longer = sorted((a.shape[0], b.shape[0]))
        if start[0] == shorter - 1 and size[0] == longer - shorter + 1:
            return np.convolve(a, b, "valid")
        return _cut_window(np.convolve(a, b), [shorter + longer - 1], start, size)
    if math.prod(b.shape[b.ndim - d :]) > math.prod(a.shape[a.ndim - d :]):
        a, b = b, a
    out = np.zeros((*lead, *size), np.result_type(a, b), like=a)
    length = a.shape[a.ndim - d :]
    for k in np.ndindex(*b.shape[b.ndim - d :]):
        # Element i of the window gets a[start + i - k] b[k], where there is such an element of a.
        shift = [begin - each for begin, each in zip(start, k, strict=True)]
        low = [max(0, -each) for each in shift]
        high = [min(s, n - each) for s, n, each in zip(size, length, shift, strict=True)]
        if any(p >= q for p, q in zip(low, high, strict=True)):
            continue
        target: tuple[Any, ...] = tuple(map(slice, low, high))
        source: tuple[Any, ...] = tuple(
            [slice(p + s, q + s) for p, q, s in zip(low, high, shift, strict=True)]
        )
        out[(..., *target)] += a[(..., *source)] * b[(..., *k)][(..., *(None,) * d)]
    return out
