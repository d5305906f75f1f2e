"""torch.signal.windows, by the functions of scipy.signal.windows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.methods.construction import tensor

_OPTIONS: dict[str, tuple[tuple[str, Any], ...]] = {
    "bartlett": (), "blackman": (), "cosine": (), "exponential": (("center", None), ("tau", 1.0)),
    "gaussian": (("std", 1.0),), "general_cosine": (("a", None),),
    "general_hamming": (("alpha", 0.54),), "hamming": (), "hann": (), "kaiser": (("beta", 12.0),),
    "nuttall": (),
}  # fmt: skip
"""Each window, and the arguments of SciPy's function with PyTorch's defaults."""

_POSITIVE = {"tau": "Tau", "std": "Standard deviation"}

__all__ = [*_OPTIONS]


def _window(
    name: str, count: int, *, sym: bool = True, dtype: Any = None, layout: Any = None,
    device: Any = None, requires_grad: bool = False, **options: Any,
) -> Any:  # fmt: skip
    """The window `name` of `count` samples; not `sym`, one period of it. Raises ValueError for a
    negative length, and for options out of range."""
    from scipy.signal import windows

    if count < 0:
        raise ValueError(f"{name} requires non-negative window length, got {count}")
    values = [options.pop(key, default) for key, default in _OPTIONS[name]]
    for (key, _), value in zip(_OPTIONS[name], values, strict=True):
        if key in _POSITIVE and value <= 0:
            raise ValueError(f"{_POSITIVE[key]} must be positive, got: {value} instead.")
        if key == "center" and sym and value is not None:
            raise ValueError("Center must be None for symmetric windows")
        if key == "a" and not value:
            raise ValueError("Coefficients must be a non-empty list")
    if options:
        raise TypeError(f"{name}() got an unexpected keyword argument {next(iter(options))!r}")
    found = getattr(windows, name)(count, *values, sym=sym) if count else np.empty(0)
    found = found.astype(get_default_dtype() if dtype is None else dtype)
    if found.dtype not in (np.float32, np.float64):
        raise ValueError(f"{name} expects float32 or float64 dtypes, got: {found.dtype}")
    return tensor(found, device=device, requires_grad=requires_grad)


def __getattr__(name: str) -> Callable[..., Any]:
    if name not in _OPTIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return partial(_window, name)
