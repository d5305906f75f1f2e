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
    check_cast,
    floating,
    holds_tensors,
    is_sample,
    plain,
    tensor,
)

__all__ = [
    "angle", "around", "astype", "copy", "diff", "divmod", "ediff1d", "empty_like", "fabs", "fix",
    "full_like", "geomspace", "gradient", "imag", "interp", "linspace", "logspace", "modf",
    "ones_like", "real_if_close", "rint", "round", "sign", "trapezoid", "unwrap", "zeros_like",
]  # fmt: skip


# ---- differences and sums ------------------------------------------------------------------------


def _slice(a: Tensor, axis: int, start: int | None, stop: int | None) -> Tensor:
    return a[(*(slice(None),) * axis, slice(start, stop))]


def diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Tensor:
    a = tensor(a)
    if n < 0:
        raise ValueError(f"order must be non-negative but got {n}")
    axis = as_int(axis, a.ndim)
    return ops.diff(a, n, axis, *[_edge(each, a, axis) for each in (prepend, append)])


def _edge(value: Any, a: Tensor, axis: int) -> Tensor | None:
    if value is None:
        return None
    edge = tensor(value)
    if edge.ndim:
        return edge
    return edge.expand(tuple(1 if i == axis else n for i, n in enumerate(a.shape)))


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> Tensor:
    ary = tensor(ary).reshape(-1)
    ends = [None if e is None else tensor(e).reshape(-1) for e in (to_begin, to_end)]
    for each, given in zip(ends, (to_begin, to_end), strict=True):
        if each is not None and not isinstance(given, int):
            check_cast(each, ary.dtype)
    ends = [None if e is None else e.to(ary.dtype) for e in ends]
    parts = (ends[0], diff(ary), ends[1])
    return ops.cat([part for part in parts if part is not None], 0)


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: int = -1) -> Tensor:
    y, steps, given = tensor(y), dx, axis
    axis = as_int(axis, y.ndim)
    if x is not None:
        x = tensor(x)
        steps = diff(x, axis=given if x.ndim > 1 else -1)
        if x.ndim == 1:
            steps = steps.reshape((-1, *(1,) * (y.ndim - axis - 1)))
    means = (_slice(y, axis, 1, None) + _slice(y, axis, None, -1)) / 2.0
    return (steps * means).sum(given)


def gradient(f: Any, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    f = floating(tensor(f))
    axes = list(range(f.ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)
    if edge_order not in (1, 2):
        raise ValueError("'edge_order' greater than 2 not supported")
    steps = list(varargs) or [1.0]
    steps = steps * len(axes) if len(steps) == 1 and not np.ndim(steps[0]) else steps
    if len(steps) != len(axes):
        raise TypeError("invalid number of arguments")
    axes = [as_int(each, f.ndim) for each in axes]
    for dim, step in zip(axes, steps, strict=True):
        if f.shape[dim] < edge_order + 1:
            raise ValueError(
                "Shape of array too small to calculate a numerical gradient, at least "
                "(edge_order + 1) elements are required."
            )
        if np.ndim(step) and len(step) != f.shape[dim]:
            raise ValueError("distances must match the length of the corresponding dimension")
    points = [floating(tensor(step)) for step in steps]
    slopes = ops.gradient(f, spacing=points, dim=axes, edge_order=edge_order)
    results = [each.to(f.dtype) for each in slopes]
    return results[0] if len(results) == 1 else tuple(results)


# ---- interpolation and polynomials ---------------------------------------------------------------


def interp(
    x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: Any = None
) -> Tensor:
    """Linear between the points (xp, fp), differentiable in all three."""
    x, xp, fp = (each if isinstance(each, Tensor) else _constant(each) for each in (x, xp, fp))
    if period is not None:
        if period == 0:
            raise ValueError("period must be a non-zero value")
        period = abs(period)
        x, xp = np.mod(x, period), np.mod(xp, period)
        order = np.argsort(plain(xp))
        xp, fp = _at(xp, order), _at(fp, order)
        xp = np.concatenate([xp[-1:] - period, xp, xp[:1] + period])
        fp, left, right = np.concatenate([fp[-1:], fp, fp[:1]]), None, None
    x, xp, fp = (y if y.dtype.char in "dD" else y.astype(_wide(y)) for y in (x, xp, fp))
    if xp.ndim != 1 or xp.shape != fp.shape or not xp.shape[0]:
        raise ValueError("fp and xp are not of the same length, or empty")
    points, values = plain(xp), plain(x)
    where = np.where
    last = len(points) - 1
    if isinstance(points, Tensor) or isinstance(values, Tensor):
        after = ops.searchsorted(tensor(points), tensor(values), right=True)
    else:
        after = np.searchsorted(points, values, side="right")
    after = np.clip(after, 1, max(last, 1))
    before, after = after - 1, np.clip(after, None, last)
    width = where(_at(points, after) == _at(points, before), 1.0, 0.0)
    low, high = _at(fp, before), _at(fp, after)
    slope = (high - low) / (_at(xp, after) - _at(xp, before) + width)
    result = low + slope * (x - _at(xp, before))
    if is_sample(fp) or not np.isfinite(plain(fp)).all():  # where the difference is nan
        result = where(np.isnan(result), high + slope * (x - _at(xp, after)), result)
        there = (values == _at(points, before)) | (np.isnan(result) & (low == high))
        result = where(there, low, result)
    result = where(values < points[0], fp[0] if left is None else left, result)
    result = where(values == points[-1], fp[-1], result)
    return where(values > points[-1], fp[-1] if right is None else right, result)


def _constant(values: Any) -> Any:
    """What holds no Tensor as an array, of which traced functions compute constants."""
    return tensor(values) if holds_tensors(values) else plain(values)


def _at(values: Any, index: Any) -> Any:
    return tensor(values)[index] if isinstance(index, Tensor) else values[index]


def _wide(x: Any) -> type:
    return np.complex128 if x.dtype.kind == "c" else np.float64


# ---- ranges --------------------------------------------------------------------------------------


def linspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, retstep: bool = False,
    dtype: Any = None, axis: int = 0, *, device: Refused = None,
) -> Any:  # fmt: skip
    start, stop = _ends(start, stop)
    ndim = max(start.ndim, stop.ndim)
    divisions = num - 1 if endpoint else num
    real = np.result_type(start.dtype, stop.dtype).type(0).real.dtype
    shares = (np.arange(num) / max(divisions, 1)).astype(real).reshape((-1, *(1,) * ndim))
    result = start * (1 - shares) + stop * shares
    result = result.floor() if dtype is not None and np.dtype(dtype).kind in "iu" else result
    result = cast(result, dtype)
    result = result.movedim(0, axis) if axis else result
    step = (stop - start) / divisions if divisions else (stop - start) * np.nan
    return (result, step) if retstep else result


def _ends(*ends: Any) -> list[Tensor]:
    """As Tensors of one dtype; Python's numbers do not widen it."""
    given = [each if isinstance(each, (int, float, complex)) else tensor(each) for each in ends]
    kinds = [each.dtype if isinstance(each, Tensor) else each for each in given]
    return [tensor(each).to(np.result_type(0.0, *kinds)) for each in given]


def logspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, base: Any = 10.0,
    dtype: Any = None, axis: int = 0,
) -> Tensor:  # fmt: skip
    if np.ndim(base):
        start, stop, base = np.broadcast_arrays(*map(tensor, (start, stop, base)))
        base = np.expand_dims(base, axis)
    result = np.power(base, linspace(start, stop, num, endpoint, axis=axis))
    return cast(result, dtype)


# ---- arithmetic ----------------------------------------------------------------------------------


def geomspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, dtype: Any = None, axis: int = 0
) -> Tensor:
    start, stop = _ends(start, stop)
    zeros = ((start == 0) | (stop == 0)).any()
    if not is_sample(zeros) and bool(zeros):
        raise ValueError("Geometric sequence cannot include zero")
    if dtype is not None:  # the complex logarithm of a negative ratio
        start, stop = (cast(each, np.result_type(each.dtype, dtype)) for each in (start, stop))
    ratio = np.log(stop / start)
    found = np.exp(linspace(ratio * 0, ratio, num, endpoint)) * start
    if num > 1 and endpoint:  # as they are given, also where there is no such ratio
        first, last = (x.expand(found.shape[1:]).unsqueeze(0) for x in (start, stop))
        found = ops.cat([first, found[1:-1], last])
    return cast(found.movedim(0, axis) if axis else found, dtype)


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
        wanted = a.shape if shape is None else as_shape(shape)
        return a.new_full(wanted, value, dtype=dtype or a.dtype)

    return like


def empty_like(
    prototype: Tensor, /, dtype: Any = None, order: str = "K", subok: bool = True,
    shape: Any = None, *, device: Refused = None,
) -> Tensor:  # fmt: skip
    wanted = prototype.shape if shape is None else as_shape(shape)
    return prototype.new_empty(wanted, dtype=dtype or prototype.dtype)


def full_like(
    a: Any, fill_value: Any, dtype: Any = None, order: str = "K", subok: bool = True,
    shape: Any = None, *, device: Refused = None,
) -> Tensor:  # fmt: skip
    """Filled with `fill_value`, which may be a Tensor that requires grad."""
    a = tensor(a)
    wanted = a.shape if shape is None else as_shape(shape)
    kind = np.dtype(dtype or a.dtype)
    if type(fill_value) is int:  # NumPy refuses it out of range
        fill_value = np.asarray(fill_value, kind)
    filled = tensor(fill_value).to(kind).expand(wanted).clone()
    if is_sample(a):  # and may be filled with samples
        filled = ops.where(a.new_ones(wanted, dtype=bool), filled, filled)
    return filled


def around(a: Tensor, decimals: int = 0, out: Refused = None) -> Tensor:
    return ops.round(a, decimals=decimals)


def fix(x: Tensor, out: Refused = None) -> Tensor:
    return ops.trunc(x)


def rint(x: Tensor, /) -> Tensor:
    return ops.round(floating(x))


def modf(x: Tensor, /) -> tuple[Tensor, Tensor]:
    whole = ops.trunc(x := floating(x))
    return ops.where(ops.isinf(whole), 0.0, x - whole), whole


def angle(z: Any, deg: bool = False) -> Tensor:
    result = ops.angle(tensor(z))
    return result * (180 / np.pi) if deg else result


def imag(val: Any) -> Tensor:
    val = tensor(val)
    return ops.imag(val) if val.is_complex() else zeros_like(val)


def real_if_close(a: Any, tol: float = 100) -> Tensor:
    a = tensor(a)
    return ops.real(a) if np.isrealobj(np.real_if_close(np.asarray(plain(a)), tol)) else a


ones_like = _like(1)
round = around
zeros_like = _like(0)
