"""NumPy's differences, integrals, interpolation and ranges; arithmetic of several rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import (
    Refused,
    as_int,
    as_shape,
    cast,
    floating,
    is_sample,
    tensor,
)

__all__ = [
    "angle", "around", "astype", "copy", "diff", "divmod", "ediff1d", "fabs", "fix", "full_like",
    "gradient", "interp", "linspace", "logspace", "geomspace", "modf", "ones_like", "round", "sign",
    "trapezoid", "unwrap", "zeros_like",
]  # fmt: skip


# ---- differences and sums ------------------------------------------------------------------------


def _slice(a: Tensor, axis: int, start: int | None, stop: int | None) -> Tensor:
    return a[(*(slice(None),) * axis, slice(start, stop))]


def diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Tensor:
    a = tensor(a)
    if n < 0:
        raise ValueError(f"order must be non-negative but got {n}")
    axis = as_int(axis, a.ndim)
    parts = [None if each is None else _edge(each, a, axis) for each in (prepend, append)]
    if n and any(part is not None for part in parts):
        a = ops.cat([e for e in (parts[0], a, parts[1]) if e is not None], axis)
    for _ in range(n):
        later, earlier = _slice(a, axis, 1, None), _slice(a, axis, None, -1)
        a = later != earlier if a.dtype == bool else later - earlier
    return a


def _edge(value: Any, a: Tensor, axis: int) -> Tensor:
    edge = tensor(value)
    if edge.ndim:
        return edge
    return edge.expand(tuple(1 if i == axis else n for i, n in enumerate(a.shape)))


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> Tensor:
    parts = [None if to_begin is None else tensor(to_begin).reshape(-1)]
    parts.append(diff(tensor(ary).reshape(-1)))
    parts.append(None if to_end is None else tensor(to_end).reshape(-1))
    return ops.cat([part for part in parts if part is not None], 0)


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: int = -1) -> Tensor:
    y = tensor(y)
    axis = as_int(axis, y.ndim)
    steps = dx
    if x is not None:
        x = tensor(x)
        steps = diff(x, axis=axis if x.ndim > 1 else -1)
        if x.ndim == 1:
            steps = steps.reshape((-1, *(1,) * (y.ndim - axis - 1)))
    means = (_slice(y, axis, 1, None) + _slice(y, axis, None, -1)) / 2.0
    return (steps * means).sum(axis)


def gradient(f: Any, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    f = floating(tensor(f))
    axes = list(range(f.ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)
    if edge_order != 1 or any(np.ndim(each) for each in varargs):
        raise TypeError("np.gradient: on Tensors steps are numbers and edge_order is 1")
    steps = list(varargs) or [1.0]
    steps = steps * len(axes) if len(steps) == 1 else steps
    if len(steps) != len(axes):
        raise TypeError("invalid number of arguments")
    results = []
    for dim, step in zip((as_int(each, f.ndim) for each in axes), steps, strict=True):
        if f.shape[dim] < 2:
            raise ValueError("np.gradient needs at least two elements along each axis")
        first = _slice(f, dim, 1, 2) - _slice(f, dim, 0, 1)
        inner = (_slice(f, dim, 2, None) - _slice(f, dim, None, -2)) / 2.0
        last = _slice(f, dim, -1, None) - _slice(f, dim, -2, -1)
        results.append(ops.cat([first, inner, last], dim) / step)
    return results[0] if len(results) == 1 else tuple(results)


# ---- interpolation and polynomials ---------------------------------------------------------------


def interp(
    x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: Refused = None
) -> Tensor:
    """Linear between the points (xp, fp), differentiable in all three."""
    x, xp, fp = (tensor(each) for each in (x, xp, fp))
    x, xp, fp = (each.to(np.float64) if each.dtype.kind != "c" else each for each in (x, xp, fp))
    if xp.ndim != 1 or xp.shape != fp.shape or not xp.shape[0]:
        raise ValueError("fp and xp are not of the same length, or empty")
    points, values = xp.detach(), x.detach()
    where = ops.where
    last = len(points) - 1
    after = ops.searchsorted(points, values, right=True).clamp(1, max(last, 1))
    before, after = after - 1, after.clamp(max=last)
    width = where(points[after] == points[before], 1.0, 0.0)
    slope = (fp[after] - fp[before]) / (xp[after] - xp[before] + width)
    result = fp[before] + slope * (x - xp[before])
    low = fp[0] if left is None else tensor(left)
    high = fp[-1] if right is None else tensor(right)
    result = where(values < points[0], low, result)
    result = where(values == points[-1], fp[-1], result)
    return where(values > points[-1], high, result)


# ---- ranges --------------------------------------------------------------------------------------


def linspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, retstep: bool = False,
    dtype: Any = None, axis: int = 0, *, device: Refused = None,
) -> Any:  # fmt: skip
    start, stop = floating(tensor(start)), floating(tensor(stop))
    ndim = max(start.ndim, stop.ndim)
    divisions = num - 1 if endpoint else num
    real = np.result_type(start.dtype, stop.dtype).type(0).real.dtype
    shares = (np.arange(num) / max(divisions, 1)).astype(real).reshape((-1, *(1,) * ndim))
    result = start * (1 - shares) + stop * shares
    result = cast(result, dtype)
    result = result.movedim(0, axis) if axis else result
    step = (stop - start) / divisions if divisions else (stop - start) * np.nan
    return (result, step) if retstep else result


def logspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, base: Any = 10.0,
    dtype: Any = None, axis: int = 0,
) -> Tensor:  # fmt: skip
    result = ops.pow(tensor(base), linspace(start, stop, num, endpoint, axis=axis))
    return cast(result, dtype)


# ---- arithmetic ----------------------------------------------------------------------------------


def geomspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, dtype: Any = None, axis: int = 0
) -> Tensor:
    start, stop = floating(tensor(start)), floating(tensor(stop))
    zeros = ((start == 0) | (stop == 0)).any()
    if not is_sample(zeros) and bool(zeros):
        raise ValueError("Geometric sequence cannot include zero")
    ratio = np.log(stop / start)
    steps = np.exp(linspace(ratio * 0, ratio, num, endpoint, axis=axis))
    return cast(steps * np.expand_dims(start, axis) if start.ndim else steps * start, dtype)


def unwrap(
    p: Any, discont: Any = None, axis: int = -1, *, period: float = 2 * np.pi
) -> Tensor:  # fmt: skip
    """The jumps depend on the values by steps."""
    p = tensor(p)
    half = period / 2
    step = np.diff(p.detach(), axis=axis)
    within = np.mod(step + half, period) - half
    within = ops.where((within == -half) & (step > 0), half, within)
    jump = ops.where(step.abs() < max(half, discont or half), 0.0, within - step)
    axis = as_int(axis, p.ndim)
    return p + ops.cat([_slice(p.detach(), axis, 0, 1) * 0, jump.cumsum(axis)], axis)


def divmod(x1: Any, x2: Any, /) -> tuple[Tensor, Tensor]:
    return ops.floor_divide(x1, x2), ops.remainder(x1, x2)


def sign(x: Any) -> Tensor:
    x = tensor(x)
    return ops.sgn(x) if x.is_complex() else ops.sign(x)


def fabs(x: Tensor, /) -> Tensor:
    if x.dtype.kind == "c":
        raise TypeError("np.fabs is for real numbers; use np.abs")
    return x.abs() if x.dtype.kind == "f" else x.to(np.float64).abs()


def astype(x: Tensor, dtype: Any, /, *, copy: bool = True, device: Refused = None) -> Tensor:
    result = x.to(np.dtype(dtype))
    return result.clone() if copy and result is x else result


def copy(a: Any, order: str = "K", subok: bool = False) -> Tensor:
    return tensor(a).clone()


def _like(value: int) -> Callable[..., Tensor]:
    def like(
        a: Tensor, dtype: Any = None, order: str = "K", subok: bool = True, shape: Any = None,
        *, device: Refused = None,
    ) -> Tensor:  # fmt: skip
        return a.new_full(a.shape if shape is None else shape, value, dtype=dtype or a.dtype)

    return like


def full_like(
    a: Any, fill_value: Any, dtype: Any = None, order: str = "K", subok: bool = True,
    shape: Any = None, *, device: Refused = None,
) -> Tensor:  # fmt: skip
    """Filled with `fill_value`, which may be a Tensor that requires grad."""
    a = tensor(a)
    wanted = a.shape if shape is None else as_shape(shape)
    return tensor(fill_value).to(np.dtype(dtype or a.dtype)).expand(wanted).clone()


def around(a: Tensor, decimals: int = 0, out: Refused = None) -> Tensor:
    return ops.round(a, decimals=decimals)


def fix(x: Tensor, out: Refused = None) -> Tensor:
    return ops.trunc(x)


def modf(x: Tensor, /) -> tuple[Tensor, Tensor]:
    whole = ops.trunc(x)
    return x - whole, whole


def angle(z: Any, deg: bool = False) -> Tensor:
    result = ops.angle(tensor(z))
    return result * (180 / np.pi) if deg else result


ones_like = _like(1)
round = around
zeros_like = _like(0)
