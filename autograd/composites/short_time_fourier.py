"""The short-time Fourier transform and its inverse, in operations of the table."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.callers import warn_caller
from autograd.base.ops import ops
from autograd.composites.shuffles import pad
from autograd.formulas import plain, surely

_SMALLEST_ENVELOPE = 1e-11


# ---- the transform -------------------------------------------------------------------------------


def stft(
    x: Any, n_fft: int, hop_length: int | None, win_length: int | None, window: Any, center: bool,
    pad_mode: str, normalized: bool, onesided: bool | None, return_complex: bool | None,
    align_to_window: bool | None,
) -> Any:  # fmt: skip
    """The spectra of windows of the Tensor `x`, of shape (length,) or (batch, length).

    The result has shape (..., frequencies, frames), and a last dimension of 2 if it is not complex.
    Raises RuntimeError for lengths and dtypes that do not fit, NotImplementedError for a `pad_mode`
    that is none.
    """
    n_fft, hop, win = _read_lengths(n_fft, hop_length, win_length)
    is_complex = x.dtype.kind == "c" or (window is not None and window.dtype.kind == "c")
    _check_stft(x, onesided, return_complex, is_complex, center, align_to_window)
    if center:
        x = pad(x.unsqueeze(0), (n_fft // 2, n_fft // 2), pad_mode, None).squeeze(0)
    _check_lengths("stft", n_fft, win, window)
    length = x.shape[-1]
    if not 0 < n_fft <= length:
        raise RuntimeError(f"stft: expected 0 < n_fft < {length}, but got n_fft={n_fft}")
    if hop <= 0:
        raise RuntimeError(f"stft: expected hop_length > 0, but got hop_length={hop}")
    if align_to_window:
        left = (n_fft - win) // 2
        x = x.constant_pad_nd([left, n_fft - win - left], 0)
    frames = x.unfold(-1, n_fft, hop)
    if window is not None or win < n_fft:
        frames = frames * _widen_window(window, win, n_fft, x)
    norm = "ortho" if normalized else None
    halves = not is_complex if onesided is None else onesided
    spectra = (ops.fft_rfft if halves else ops.fft_fft)(frames, None, -1, norm)
    spectra = spectra.transpose(-1, -2)
    return ops.view_as_real(spectra) if return_complex is False else spectra


def _check_stft(
    x: Any, onesided: bool | None, return_complex: bool | None, is_complex: bool, center: bool,
    align_to_window: bool | None,
) -> None:  # fmt: skip
    if center and align_to_window is not None:
        raise RuntimeError("stft align_to_window should only be set when center = false")
    if return_complex is None and not is_complex:
        raise RuntimeError(
            "stft requires the return_complex parameter be given for real inputs: "
            "return_complex=True for a complex result"
        )
    if x.dtype.kind not in "fc":
        raise RuntimeError(
            f"stft: expected a tensor of floating point or complex values, but got {x.dtype}"
        )
    if x.ndim not in (1, 2):
        raise RuntimeError(f"stft: expected a 1D or 2D tensor, but got {x.ndim} dimensions")
    if onesided and is_complex:
        raise RuntimeError("Cannot have onesided output if window or input is complex")


# ---- its inverse ---------------------------------------------------------------------------------


def istft(
    x: Any, n_fft: int, hop_length: int | None, win_length: int | None, window: Any, center: bool,
    normalized: bool, onesided: bool | None, length: int | None, return_complex: bool,
) -> Any:  # fmt: skip
    """The signal whose spectra are nearest to those in the Tensor `x`, the result of `stft`.

    The signals of all frames, each times the window, are added and divided by the sum of the
    squared windows (Griffin and Lim 1984, equation 6). Raises RuntimeError where that sum vanishes
    within the signal, and for lengths and dtypes that do not fit.
    """
    n_fft, hop, win = _read_lengths(n_fft, hop_length, win_length)
    _check_spectra(x)
    _check_lengths("istft", n_fft, win, window)
    if not 0 < hop <= win:
        raise RuntimeError(
            f"istft: expected 0 < hop_length <= win_length, but got hop_length={hop} and "
            f"win_length={win}"
        )
    found, frames = x.shape[-2:]
    halves = found != n_fft if onesided is None else onesided
    if found != (n_fft // 2 + 1 if halves else n_fft):
        raise RuntimeError(
            "istft: expected the frequency dimension (2nd to the last) of the input tensor to "
            f"match {'n_fft / 2 + 1' if halves else 'n_fft'} when onesided={halves}, but got "
            f"{found}"
        )
    if return_complex and halves:
        raise RuntimeError("Cannot have onesided output if window or input is complex")
    if not return_complex and window is not None and window.dtype.kind == "c":
        raise RuntimeError("Complex windows are incompatible with return_complex=False")
    norm = "ortho" if normalized else None
    spectra = x.transpose(-1, -2)
    if return_complex:
        pieces = ops.fft_ifft(spectra, None, -1, norm)
    else:
        pieces = ops.fft_irfft(spectra, n_fft, -1, norm)
    wide = _widen_window(window, win, n_fft, pieces)
    total = n_fft + hop * (frames - 1)
    end = x.ndim - 2
    shape = (*x.shape[:-2], total)
    signal = ops._unfold_backward(pieces * wide, shape, end, n_fft, hop)
    squares = (wide * wide).expand((frames, n_fft))
    envelope = ops._unfold_backward(squares, (total,), 0, n_fft, hop)
    start = n_fft // 2 if center else 0
    stop = min(total, start + length) if length is not None else total - start
    signal, envelope = signal[..., start:stop], envelope[start:stop]
    _check_envelope(envelope)
    signal = signal / envelope
    if length is None or length <= stop - start:
        return signal
    warn_caller(
        "The length of signal is shorter than the length parameter. Result is being padded with "
        "zeros in the tail. Please check your center and hop_length settings."
    )
    return signal.constant_pad_nd([0, length - (stop - start)], 0)


def _check_spectra(x: Any) -> None:
    if x.dtype.kind != "c":
        raise RuntimeError(
            "istft requires a complex-valued input tensor matching the output from stft with "
            "return_complex=True."
        )
    if x.ndim not in (2, 3):
        raise RuntimeError(f"istft: expected a tensor with 2 or 3 dimensions, but got {x.ndim}")
    if 0 in x.shape:
        raise RuntimeError("istft: input tensor cannot be empty.")


def _check_envelope(envelope: Any) -> None:
    if not envelope.shape[0]:
        raise RuntimeError("istft: there is no signal left within the bounds that were asked for")
    size = np.abs(plain(envelope))
    if surely(size < _SMALLEST_ENVELOPE):
        lowest = size.min()
        raise RuntimeError(
            f"istft: window overlap add min: {lowest:g}. The squares of the windows that overlap "
            "must not add up to zero anywhere (NOLA)"
        )


# ---- windows -------------------------------------------------------------------------------------


def _read_lengths(
    n_fft: int, hop_length: int | None, win_length: int | None
) -> tuple[int, int, int]:
    """The lengths of frames, of the steps between them and of the window."""
    hop = n_fft // 4 if hop_length is None else hop_length
    return n_fft, hop, n_fft if win_length is None else win_length


def _check_lengths(name: str, n_fft: int, win_length: int, window: Any) -> None:
    if n_fft > 0 and not 0 < win_length <= n_fft:
        raise RuntimeError(
            f"{name}: expected 0 < win_length <= n_fft, but got win_length={win_length}"
        )
    if window is not None and window.shape != (win_length,):
        raise RuntimeError(
            f"{name}: expected a 1D window tensor of size equal to win_length={win_length}, but "
            f"got window with size {list(window.shape)}"
        )


def _widen_window(window: Any, win_length: int, n_fft: int, x: Any) -> Any:
    """The window of `x`, ones if there is none, with zeros on both sides up to `n_fft` elements."""
    if window is None:
        window = x.new_ones(win_length)
    elif window.dtype.kind not in "fc":
        window = window.to(x.dtype)
    left = (n_fft - win_length) // 2
    right = n_fft - win_length - left
    return window.constant_pad_nd([left, right], 0) if left or right else window
