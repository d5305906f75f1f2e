"""NumPy's functions that change a shape or the order of elements."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.array.axes import broadcast_shapes
from autograd.array.shape_errors import ShapeError
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import (
    as_int,
    as_shape,
    dims,
    method,
    plain,
    refuse_arguments,
    tensor,
)

__all__ = [
    "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_arrays", "broadcast_to", "expand_dims",
    "flip", "fliplr", "flipud", "ix_", "lib_stride_tricks_sliding_window_view", "meshgrid",
    "moveaxis", "ravel", "reshape", "resize", "roll", "rollaxis", "rot90", "squeeze", "swapaxes",
    "transpose",
]  # fmt: skip


def reshape(a: Any, /, shape: Any, order: str = "C", *, copy: bool | None = None) -> Tensor:
    a = tensor(a)
    if order not in ("C", "F", "A"):
        raise ValueError(f"order must be one of 'C', 'F', 'A' (got {order!r})")
    turned = _reverse_dims(a)
    if order == "F" or (order == "A" and turned.is_contiguous() and not a.is_contiguous()):
        result = _reverse_dims(turned.reshape(as_shape(shape)[::-1]))
    else:
        result = a.reshape(shape)
    return result.clone() if copy else result


def _reverse_dims(a: Tensor) -> Tensor:
    return a.permute(tuple(reversed(range(a.ndim))))


def ravel(a: Any, order: str = "C") -> Tensor:
    if order == "K":  # as the elements lie in memory
        a = tensor(a)
        a, order = a.permute(sorted(range(a.ndim), key=lambda i: -abs(a.stride(i)))), "C"
    return reshape(a, -1, order)


def ix_(*args: Any) -> tuple[Any, ...]:
    """Floats are only reshaped; indices and masks are plain arrays."""
    if not any(isinstance(each, Tensor) and each.dtype.kind in "fc" for each in args):
        return np.ix_(*map(plain, args))
    found = []
    for k, each in enumerate(args):
        x = tensor(each)
        if x.ndim != 1:
            raise ValueError("Cross index must be 1 dimensional")
        x = x.nonzero()[:, 0] if x.dtype.kind == "b" else x
        found.append(x.reshape((1,) * k + (-1,) + (1,) * (len(args) - k - 1)))
    return tuple(found)


def resize(a: Tensor, new_shape: Any) -> Tensor:
    """The elements over and over; zeros if there are none."""
    shape = as_shape(new_shape)
    if min(shape, default=0) < 0:
        raise ValueError("all elements of `new_shape` must be non-negative")
    flat = a.reshape(-1)
    if not flat.shape[0]:
        return flat.new_zeros(shape)
    return flat[np.arange(math.prod(shape)) % flat.shape[0]].reshape(shape)


def squeeze(a: Tensor, axis: Any = None) -> Tensor:
    if axis is not None and any(a.shape[d] != 1 for d in dims(axis, a.ndim) if a.ndim):
        raise ValueError("cannot select an axis to squeeze out which has size not equal to one")
    return a.squeeze(axis)


def expand_dims(a: Tensor, axis: Any) -> Tensor:
    axes = as_shape(axis)
    ndim = a.ndim + len(axes)
    shape = list(a.shape)
    places = sorted(as_int(each, ndim) for each in axes)
    if len({*places}) < len(places):
        raise ValueError("np.expand_dims: repeated axis")
    for position in places:
        shape.insert(position, 1)
    return a.reshape(shape)


def _make_at_least(name: str) -> Callable[..., Any]:
    def at_least(*arys: Any) -> Any:
        results = tuple(getattr(ops, name)(tensor(each)) for each in arys)
        return results[0] if len(results) == 1 else results

    return at_least


def broadcast_to(array: Any, shape: Any, subok: bool = False) -> Tensor:
    wanted = as_shape(shape)
    if broadcast_shapes(array.shape, wanted) != wanted:
        raise ValueError(f"could not broadcast a Tensor of shape {array.shape} to {wanted}")
    return array.expand(wanted)


def broadcast_arrays(*args: Any, subok: bool = False) -> tuple[Tensor, ...]:
    tensors = [tensor(each) for each in args]
    shape = np.broadcast_shapes(*[each.shape for each in tensors])
    return tuple(each.expand(shape) for each in tensors)


def meshgrid(*xi: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> Any:
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    order = list(range(len(xi)))
    if indexing == "xy" and len(xi) > 1:
        order[:2] = [1, 0]
    grids = []
    for position, each in zip(order, map(tensor, xi), strict=True):
        grids.append(each.reshape([-1 if i == position else 1 for i in range(len(xi))]))
    return tuple(grids) if sparse else broadcast_arrays(*grids)


# ---- the order of dimensions ---------------------------------------------------------------------


def transpose(a: Tensor, axes: Any = None) -> Tensor:
    return _reverse_dims(a) if axes is None else a.permute(tuple(axes))


def moveaxis(a: Tensor, source: Any, destination: Any) -> Tensor:
    sources = [as_int(each, a.ndim) for each in dims(source, a.ndim)]
    targets = [as_int(each, a.ndim) for each in dims(destination, a.ndim)]
    if len({*sources}) < len(sources) or len({*targets}) < len(targets):
        raise ValueError("np.moveaxis: repeated axis")
    kept = [d for d in range(a.ndim) if d not in sources]
    for target, origin in sorted(zip(targets, sources, strict=True)):
        kept.insert(target, origin)
    return a.permute(kept)


def rollaxis(a: Tensor, axis: int, start: int = 0) -> Tensor:
    axis = as_int(axis, a.ndim)
    start = start + a.ndim if start < 0 else start
    if not 0 <= start <= a.ndim:
        raise np.exceptions.AxisError(start, a.ndim + 1)
    return moveaxis(a, axis, start - (start > axis))


# ---- the order of elements -----------------------------------------------------------------------


def flip(m: Tensor, axis: Any = None) -> Tensor:
    """A view, where PyTorch's `flip` copies."""
    axes = [as_int(each, m.ndim) for each in dims(axis, m.ndim)]
    if len(set(axes)) < len(axes):
        raise ValueError("repeated axis")
    return m[tuple([slice(None, None, -1 if i in axes else 1) for i in range(m.ndim)])]


def fliplr(m: Tensor) -> Tensor:
    if m.ndim < 2:
        raise ShapeError("Input must be >= 2-d.")
    return flip(m, 1)


def flipud(m: Tensor) -> Tensor:
    if m.ndim < 1:
        raise ShapeError("Input must be >= 1-d.")
    return flip(m, 0)


def roll(a: Tensor, shift: Any, axis: Any = None) -> Tensor:
    if axis is None:
        return a.roll(int(np.sum(shift)))
    shifts, axes = np.broadcast_arrays(shift, axis)
    return a.roll(shifts.ravel().tolist(), axes.ravel().tolist()) if axes.size else a


def lib_stride_tricks_sliding_window_view(
    x: Tensor, window_shape: Any, axis: Any = None, *, subok: bool = False, writeable: bool = False
) -> Tensor:
    refuse_arguments("lib.stride_tricks.sliding_window_view", writeable=writeable or None)
    sizes = dims(window_shape, 0)
    axes = dims(axis, x.ndim)
    if len(sizes) != len(axes):
        raise ValueError("window_shape must have as many lengths as there are axes")
    for dim, size in zip(axes, sizes, strict=True):
        # The windows before have added dimensions behind, so negative axes count from before them.
        x = x.unfold(dim if dim >= 0 else dim + x.ndim - axes.index(dim), size, 1)
    return x


atleast_1d = _make_at_least("atleast_1d")
atleast_2d = _make_at_least("atleast_2d")
atleast_3d = _make_at_least("atleast_3d")
rot90 = method("rot90", "m", k=1, axes=(0, 1))
swapaxes = method("transpose", "a", axis1=None, axis2=None)
