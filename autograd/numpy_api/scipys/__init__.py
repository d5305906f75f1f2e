"""SciPy's functions on Tensors: rows that name them under `scipy:`, and adapters made of rows.

SciPy asks a Tensor for a function of its own only in `scipy.special`, `scipy.fft` and, with
SCIPY_ARRAY_API=1, where its functions are written in the array API. The others are below
`autograd.scipy`, and refuse Tensors of which the gradient would be lost, by `refusal`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from autograd.numpy_api.dispatch import row_function
from autograd.numpy_api.scipys import fourier, integrals, linalg, ndimage, signal, special, stats

__all__ = ["ADAPTERS", "find"]

ADAPTERS: dict[str, Callable[..., Any]] = {
    f"{home}.{name}": function
    for home, functions in (
        ("fft", fourier.FUNCTIONS),
        ("integrate", integrals.FUNCTIONS),
        ("linalg", linalg.FUNCTIONS),
        ("ndimage", ndimage.FUNCTIONS),
        ("signal", signal.FUNCTIONS),
        ("special", special.FUNCTIONS),
        ("stats", stats.FUNCTIONS),
    )
    for name, function in functions.items()
}
"""Functions of Tensors by SciPy's names, dotted below scipy, with SciPy's arguments."""


@cache
def find(name: str) -> Callable[..., Any] | None:
    """The function of Tensors in the place of SciPy's of this name, dotted below scipy, or None."""
    return ADAPTERS.get(name) or row_function(name)
