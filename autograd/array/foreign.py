"""Arrays of other libraries, which mean more than their numbers: masks, labels, other products."""

from __future__ import annotations

from types import FrameType
from typing import Any

import numpy as np

from autograd.array.duck import Duck

_MASKED = (
    "a masked array beside a Tensor would lose its mask: x.filled(value) is an array without one, "
    "and np.where(x.mask, a, b) chooses by it"
)


def as_ndarray(value: Any) -> np.ndarray:
    """`value` as an ndarray.

    Raises TypeError for what would lose its meaning: subclasses of ndarray such as masked arrays
    and matrices, and what is no array but has one (tables of pandas, sparse matrices).
    """
    if isinstance(value, np.ndarray):
        if value.__class__ is np.ndarray or value.__class__ in (Duck, np.memmap):
            return value
        refuse_masked(value)
        raise TypeError(
            f"{_name(value)} beside a Tensor would be taken for a plain array: np.asarray(x) is one"
            + (", and x @ y the product of matrices" if isinstance(value, np.matrix) else "")
        )
    hint = remedy(value)
    if hint:
        raise TypeError(f"{_name(value)} beside a Tensor would lose what it is besides{hint}")
    return np.asarray(value)


def refuse_masked(value: Any) -> None:
    """Raises TypeError for a masked array. To name their class imports `numpy.ma`."""
    subclass = isinstance(value, np.ndarray) and value.__class__ is not np.ndarray
    if subclass and isinstance(value, np.ma.MaskedArray):
        raise TypeError(_MASKED)


def remedy(value: Any) -> str:
    """How to make a plain array of `value`, for a message; empty if it is not known."""
    if is_sparse(value):
        return ": `A @ t` and `t @ A` are products that record, A.toarray() is a plain array"
    for name in ("to_numpy", "toarray"):
        if hasattr(value, name):
            return f": x.{name}() is a plain array"
    return ""


def is_sparse(value: Any) -> bool:
    """Whether it is a matrix of scipy.sparse."""
    return type(value).__module__.startswith("scipy.sparse")


NO_ARRAY = np.array(None)
"""What a product of scipy.sparse takes for no array, after which it leaves the call to the other
operand."""


def is_sparse_product(frame: FrameType) -> bool:
    """Whether an array is asked for by a product of scipy.sparse, which runs in `frame`."""
    return frame.f_code.co_name == "_matmul_dispatch"


def _name(value: Any) -> str:
    cls = type(value)
    return f"a {cls.__module__.partition('.')[0]}.{cls.__name__}"
