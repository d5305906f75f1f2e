"""torch.signal.windows, by the functions of scipy.signal.windows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.base.memory_format import strided
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
    negative length, for other dtypes and layouts, and for options out of range; TypeError for
    coefficients that are no list."""
    from scipy.signal import windows

    if count < 0:
        raise ValueError(f"{name} requires non-negative window length, got M={count}")
    dtype = get_default_dtype() if dtype is None else dtype
    if dtype not in (np.float32, np.float64):
        raise ValueError(f"{name} expects float32 or float64 dtypes, got: {dtype}")
    if layout not in (None, strided):
        raise ValueError(f"{name} is implemented for strided tensors only, got: {layout}")
    values = [options.pop(key, default) for key, default in _OPTIONS[name]]
    for (key, _), value in zip(_OPTIONS[name], values, strict=True):
        if key in _POSITIVE and value <= 0:
            raise ValueError(f"{_POSITIVE[key]} must be positive, got: {value} instead.")
        if key == "center" and sym and value is not None:
            raise ValueError("Center must be None for symmetric windows")
        if key == "beta" and value < 0:
            raise ValueError(f"beta must be non-negative, got: {value} instead.")
        if key == "a" and not isinstance(value, (list, tuple)):
            raise TypeError("Coefficients must be a list/tuple")
        if key == "a" and not value:
            raise ValueError("Coefficients cannot be empty")
    if options:
        raise TypeError(f"{name}() got an unexpected keyword argument {next(iter(options))!r}")
    found = getattr(windows, name)(count, *values, sym=sym) if count else np.empty(0)
    return tensor(found, dtype=dtype, device=device, requires_grad=requires_grad)


def __getattr__(name: str) -> Callable[..., Any]:
    if name not in _OPTIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return partial(_window, name)
