"""NumPy's statistics and sorting functions, where the rows that serve them are PyTorch's.

NumPy's variance divides by n, its sort returns values only, its running sums flatten by default,
and its median of an even number of elements is the mean of the two in the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.creation import as_tensor
from autograd.tensor import Tensor

__all__ = ["STATISTICS"]


def _functions() -> Any:
    import generated.functions as functions

    return functions


def _without_out(name: str, out: Any) -> None:
    if out is not None:
        raise TypeError(f"np.{name}: the argument out= is not supported on Tensors")


def _spread(name: str) -> Callable[..., Tensor]:
    def spread(
        a: Tensor,
        axis: Any = None,
        dtype: Any = None,
        out: Any = None,
        ddof: float = 0,
        keepdims: bool = False,
        *,
        correction: float | None = None,
    ) -> Tensor:
        _without_out(name, out)
        a = a if dtype is None else a.to(dtype)
        a = a.to(np.float64) if a.dtype.kind in "biu" else a
        freedom = ddof if correction is None else correction
        return getattr(_functions(), name)(a, axis, correction=freedom, keepdim=keepdims)

    return spread


def _running(name: str) -> Callable[..., Tensor]:
    def running(a: Tensor, axis: int | None = None, dtype: Any = None, out: Any = None) -> Tensor:
        _without_out(name, out)
        if axis is None:
            a, axis = a.reshape(-1), 0
        return getattr(_functions(), name)(a, axis, dtype=dtype)

    return running


def _sort(a: Tensor, axis: int | None = -1, kind: Any = None, **_: Any) -> Tensor:
    return a.reshape(-1).sort(0)[0] if axis is None else a.sort(axis)[0]


def _argsort(a: Tensor, axis: int | None = -1, kind: Any = None, **_: Any) -> Tensor:
    return a.reshape(-1).argsort(0) if axis is None else a.argsort(axis)


def _median(
    a: Tensor,
    axis: Any = None,
    out: Any = None,
    overwrite_input: bool = False,
    keepdims: bool = False,
) -> Tensor:
    _without_out("median", out)
    axes = range(a.ndim) if axis is None else [axis] if isinstance(axis, int) else axis
    axes = [each % a.ndim for each in axes]
    kept = [each for each in range(a.ndim) if each not in axes]
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    rows = a.permute((*kept, *axes)).reshape((*(a.shape[i] for i in kept), -1))
    rows = (rows.to(np.float64) if a.dtype.kind in "biu" else rows).sort(-1)[0]
    n = rows.shape[-1]
    middle = rows[..., n // 2] if n % 2 else rows[..., n // 2 - 1 : n // 2 + 1].mean(-1)
    last = rows[..., -1]
    if np.isnan(last._data).any():
        middle = _functions().where(np.isnan(last._data), last, middle)
    return middle.reshape(shape) if keepdims else middle


def _norm(x: Tensor, ord: Any = None, axis: Any = None, keepdims: bool = False) -> Tensor:
    matrix = x.ndim == 2 if axis is None else not isinstance(axis, int)
    if ord is not None and ((matrix and ord != "fro") or (axis is None and x.ndim > 2)):
        raise TypeError(f"np.linalg.norm: matrix norms of order {ord!r} have no row")
    return _functions().norm(x, 2 if ord is None else ord, axis, keepdims)


def _ptp(a: Tensor, axis: Any = None, out: Any = None, keepdims: bool = False) -> Tensor:
    _without_out("ptp", out)
    return a.amax(axis, keepdims) - a.amin(axis, keepdims)


def _axes(axis: Any, ndim: int) -> list[int]:
    """NumPy's `axis` as a list; None stands for all."""
    if axis is None:
        return list(range(ndim))
    return [axis] if isinstance(axis, int) else list(axis)


def _ignoring_nan(name: str) -> Callable[..., Tensor]:
    def ignoring_nan(
        a: Tensor, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: bool = False
    ) -> Tensor:
        _without_out(name, out)
        return getattr(_functions(), name)(a, axis, keepdims, dtype=dtype)

    return ignoring_nan


def _nan_running(name: str, neutral: int) -> Callable[..., Tensor]:
    running = _running(name)

    def nan_running(a: Tensor, axis: int | None = None, dtype: Any = None, out: Any = None) -> Any:
        return running(_functions().where(np.isnan(a._data), neutral, a), axis, dtype, out)

    return nan_running


def _nan_spread(power: float) -> Callable[..., Tensor]:
    name = "nanstd" if power == 0.5 else "nanvar"

    def nan_spread(
        a: Tensor,
        axis: Any = None,
        dtype: Any = None,
        out: Any = None,
        ddof: float = 0,
        keepdims: bool = False,
    ) -> Tensor:
        _without_out(name, out)
        functions = _functions()
        a = a if dtype is None else a.to(dtype)
        axes = _axes(axis, a.ndim)
        numbers = ~np.isnan(a._data)
        count = numbers.sum(tuple(axes), keepdims=keepdims)
        distance = functions.where(numbers, a - functions.nanmean(a, axes, True), 0)
        squares = (distance * distance.conj()).real if a.dtype.kind == "c" else distance**2
        freedom = np.where(count > ddof, count - ddof, np.nan).astype(squares.dtype)
        variance = squares.sum(axes, keepdims) / freedom
        return variance.sqrt() if power == 0.5 else variance

    return nan_spread


def _cumulative(name: str) -> Callable[..., Tensor]:
    def cumulative(
        x: Tensor,
        /,
        *,
        axis: int | None = None,
        dtype: Any = None,
        out: Any = None,
        include_initial: bool = False,
    ) -> Tensor:
        _without_out(f"cumulative_{name}", out)
        if axis is None and x.ndim != 1:
            raise ValueError("For arrays which have more than one dimension ``axis`` is required.")
        functions = _functions()
        axis = 0 if axis is None else axis
        result = getattr(functions, f"cum{name}")(x, axis, dtype=dtype)
        if not include_initial:
            return result
        shape = list(x.shape)
        shape[axis] = 1
        first = np.full(shape, name == "prod", result.dtype)
        return functions.cat([as_tensor(first), result], axis)

    return cumulative


def _diff(
    a: Any, n: int = 1, axis: int = -1, prepend: Any = np._NoValue, append: Any = np._NoValue
) -> Tensor:
    functions = _functions()

    def end(values: Any) -> Any:
        if values is np._NoValue:
            return None
        if np.ndim(values) == 0:
            shape = list(a.shape)
            shape[axis] = 1
            return functions.expand(as_tensor(values), shape)
        return values

    return functions.diff(a, n, axis, end(prepend), end(append))


def _gradient(f: Tensor, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    axes = _axes(axis, f.ndim)
    if len(varargs) not in (0, 1, len(axes)):
        raise TypeError("invalid number of arguments")
    spacing = [*varargs] * len(axes) if len(varargs) == 1 else [*varargs] or None
    found = _functions().gradient(f, spacing=spacing, dim=axes, edge_order=edge_order)
    return found[0] if len(axes) == 1 else tuple(found)


def _trapezoid(y: Any, x: Any = None, dx: float = 1.0, axis: int = -1) -> Tensor:
    functions = _functions()
    if x is None:
        return functions.trapezoid(y, dx=dx, dim=axis)
    return functions.trapezoid(y, x, dim=axis)


def _quantile(name: str, scale: float = 1) -> Callable[..., Tensor]:
    def quantile(
        a: Tensor,
        q: Any,
        axis: Any = None,
        out: Any = None,
        overwrite_input: bool = False,
        method: str = "linear",
        keepdims: bool = False,
        *,
        weights: Any = None,
    ) -> Tensor:
        _without_out(name, out)
        if weights is not None or method not in _METHODS:
            raise TypeError(
                f"np.{name}: on Tensors only the methods {', '.join(_METHODS)} are supported, "
                "without weights"
            )
        q = q if isinstance(q, Tensor) else np.asarray(q, np.float64)
        q = q / scale
        flat = _functions().quantile if not name.startswith("nan") else _functions().nanquantile
        shape = q.shape
        lines, kept = _lines(a, axis)
        found = flat(lines, q.reshape(-1), -1, interpolation=method)
        rest = kept if keepdims else lines.shape[:-1]
        return found.reshape((*shape, *rest))

    return quantile


_METHODS = ("linear", "lower", "higher", "midpoint", "nearest")


def _lines(a: Tensor, axis: Any) -> tuple[Tensor, tuple[int, ...]]:
    """`a` with the dimensions `axis` joined as the last one, and its shape with 1 for them."""
    axes = [each % a.ndim for each in _axes(axis, a.ndim)]
    kept = [each for each in range(a.ndim) if each not in axes]
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    lines = a.permute((*kept, *axes)).reshape((*(a.shape[i] for i in kept), -1))
    return (lines.to(np.float64) if a.dtype.kind in "biu" else lines), shape


def _nan_median(
    a: Tensor,
    axis: Any = None,
    out: Any = None,
    overwrite_input: bool = False,
    keepdims: bool = False,
) -> Tensor:
    return _quantile("nanquantile")(a, 0.5, axis, out, keepdims=keepdims)


def _observations(name: str, m: Any, y: Any, rowvar: bool) -> Tensor:
    if y is not None:
        raise TypeError(f"np.{name}: the argument y= is not supported on Tensors")
    return m.T if not rowvar and m.ndim == 2 and m.shape[0] != 1 else m


def _cov(
    m: Tensor,
    y: Any = None,
    rowvar: bool = True,
    bias: bool = False,
    ddof: int | None = None,
    fweights: Any = None,
    aweights: Any = None,
    *,
    dtype: Any = None,
) -> Tensor:
    rows = _observations("cov", m, y, rowvar)
    rows = rows if dtype is None else rows.to(dtype)
    correction = int(not bias) if ddof is None else ddof
    functions = _functions()
    counts, weights = (None if w is None else as_tensor(w) for w in (fweights, aweights))
    return functions.cov(rows, correction=correction, fweights=counts, aweights=weights)


def _corrcoef(x: Tensor, y: Any = None, rowvar: bool = True, *, dtype: Any = None) -> Tensor:
    rows = _observations("corrcoef", x, y, rowvar)
    return _functions().corrcoef(rows if dtype is None else rows.to(dtype))


STATISTICS: dict[str, Callable[..., Any]] = {
    "argsort": _argsort,
    "corrcoef": _corrcoef,
    "cov": _cov,
    "cumulative_prod": _cumulative("prod"),
    "cumulative_sum": _cumulative("sum"),
    "diff": _diff,
    "gradient": _gradient,
    "nancumprod": _nan_running("cumprod", 1),
    "nancumsum": _nan_running("cumsum", 0),
    "nanmean": _ignoring_nan("nanmean"),
    "nanmedian": _nan_median,
    "nanpercentile": _quantile("nanquantile", 100),
    "nanquantile": _quantile("nanquantile"),
    "nanstd": _nan_spread(0.5),
    "nansum": _ignoring_nan("nansum"),
    "nanvar": _nan_spread(1),
    "percentile": _quantile("quantile", 100),
    "quantile": _quantile("quantile"),
    "trapezoid": _trapezoid,
    "cumprod": _running("cumprod"),
    "cumsum": _running("cumsum"),
    "linalg.norm": _norm,
    "median": _median,
    "ptp": _ptp,
    "sort": _sort,
    "std": _spread("std"),
    "var": _spread("var"),
}
