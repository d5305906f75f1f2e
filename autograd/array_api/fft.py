"""The standard's extension for Fourier transforms: NumPy's functions, which act on Tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.fft import (  # noqa: F401  (given on)
    fft,
    fftn,
    fftshift,
    hfft,
    ifft,
    ifftn,
    ifftshift,
    ihfft,
    irfft,
    irfftn,
    rfft,
    rfftn,
)  # fmt: skip

from autograd.array_api.creation import asarray
from autograd.core.tensor import Tensor


def fftfreq(n: int, /, *, d: float = 1.0, dtype: Any = None, device: Any = None) -> Tensor:
    """The frequencies of the elements of `fft` of `n` samples at distances `d`."""
    return asarray(np.fft.fftfreq(n, d), dtype=dtype, device=device)


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: Any = None, device: Any = None) -> Tensor:
    """The frequencies of the elements of `rfft` of `n` samples at distances `d`."""
    return asarray(np.fft.rfftfreq(n, d), dtype=dtype, device=device)
