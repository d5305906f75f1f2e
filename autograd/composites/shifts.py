"""Spectra shifted to their centre, in operations."""

from __future__ import annotations

from typing import Any

from autograd.array.axes import check_axis

__all__ = ["shifted"]


def shifted(x: Any, dim: Any, inverse: bool) -> Any:
    """The Tensor `x` rolled so that its first element comes into the middle along `dim`, or back.

    Raises IndexError for a dimension that is not there.
    """
    if dim is None:
        dims = list(range(x.ndim))
    else:
        given = dim if isinstance(dim, list | tuple) else (dim,)
        dims = [check_axis(each, x.ndim) for each in given]
    if dims and not x.ndim:
        raise IndexError(f"Dimension specified as {dims[0]} but tensor has no dimensions")
    lengths = [x.shape[each] for each in dims]
    return x.roll([(n + 1) // 2 if inverse else n // 2 for n in lengths], dims)
