"""The methods of ufuncs on Tensors: reduce, accumulate, reduceat, outer and at.

What has a function of its own (np.sum for np.add.reduce) is that function; other binary ufuncs are
called element after element, as NumPy does it, which is one recorded operation for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce as fold
from itertools import accumulate as running
from operator import index
from typing import Any

import numpy as np

from autograd.array.duck import REDUCTIONS
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import as_int, check_cast, plain, tensor
from autograd.numpy_api.functions.writing import places_in, target, write

RUNNING: dict[Any, Any] = {np.add: np.cumsum, np.multiply: np.cumprod}


def method_of(ufunc: np.ufunc, name: str) -> Callable[..., Any] | None:
    """The method `name` of a ufunc, for Tensors; None if it has none for them."""
    if ufunc.nin != 2 or ufunc.nout != 1 or ufunc.signature is not None:
        return None
    method = _METHODS.get(name)
    return None if method is None else lambda *args, **options: method(ufunc, *args, **options)


def _reduce(
    ufunc: Any, array: Any, /, axis: Any = 0, dtype: Any = None, keepdims: bool = False,
    **options: Any,
) -> Any:  # fmt: skip
    if ufunc in REDUCTIONS:
        if dtype is not None:
            options["dtype"] = dtype
        return REDUCTIONS[ufunc](tensor(array), axis=axis, keepdims=keepdims, **options)
    x = _plainly(ufunc, "reduce", array, dtype, options)
    axes = range(x.ndim) if axis is None or not x.ndim else np.atleast_1d(axis)
    if len(axes) > 1 and ufunc in (np.subtract, np.divide, np.floor_divide, np.power):
        raise ValueError(
            f"reduction operation '{ufunc.__name__}' is not reorderable, so at most one axis may "
            "be specified"
        )
    for each in sorted((as_int(i, x.ndim) for i in axes), reverse=True):
        parts = x.unbind(each)
        if not parts and ufunc.identity is None:
            raise ValueError(
                f"zero-size array to reduction operation {ufunc.__name__} which has no identity"
            )
        if parts:
            x = fold(ufunc, parts)
        else:
            shape = x.shape[:each] + x.shape[each + 1 :]
            x = tensor(np.full(shape, np.asarray(ufunc.identity).astype(x.dtype)))
        x = ops.unsqueeze(x, each) if keepdims else x
    return x


def _accumulate(ufunc: Any, array: Any, /, axis: Any = 0, dtype: Any = None, **options: Any) -> Any:
    if axis is None:
        if np.ndim(array) != 1:
            raise ValueError("accumulate does not allow multiple axes")
        axis = 0
    if ufunc in RUNNING and not options:
        return RUNNING[ufunc](array, axis=axis, dtype=dtype)
    x = _plainly(ufunc, "accumulate", array, dtype, options)
    axis = as_int(axis, x.ndim)
    parts: Iterable[Any] = running(x.unbind(axis), ufunc)
    return ops.stack(list(parts), axis) if x.shape[axis] else x


def _reduceat(
    ufunc: Any, array: Any, indices: Any, /, axis: Any = 0, dtype: Any = None, **options: Any
) -> Any:
    x = _plainly(ufunc, "reduceat", array, dtype, options).movedim(axis, 0)
    starts = [index(i) for i in np.asarray(indices)]
    if not starts:
        return x[:0].movedim(0, axis)
    ends = [*starts[1:], len(x)]
    parts = [
        _reduce(ufunc, x[start:end], dtype=dtype) if start < end else x[start]
        for start, end in zip(starts, ends, strict=True)
    ]
    return ops.stack(parts, 0).movedim(0, axis)


def _outer(ufunc: Any, first: Any, second: Any, /, **options: Any) -> Any:
    first, second = map(tensor, (first, second))
    return ufunc(first.reshape(first.shape + (1,) * second.ndim), second, **options)


def _at(ufunc: Any, array: Any, indices: Any, values: Any = None, /) -> None:
    """Combines elements of a Tensor in place with values, as often as they are named."""
    name = f"{ufunc.__name__}.at"
    if ufunc not in _SCATTERED:
        known = ", ".join(each.__name__ for each in _SCATTERED)
        raise TypeError(f"np.{name}: Tensors have `at` of {known}")
    array = target(name, array)
    values = tensor(values)
    check_cast(values, array.dtype)
    index = tuple(map(_index, indices)) if isinstance(indices, tuple) else _index(indices)
    places = np.asarray(places_in(array)[index])
    if ufunc is np.add or ufunc is np.subtract:
        write(array, places, values if ufunc is np.add else -values, accumulate=True)
        return
    sources = values.to(array.dtype).expand(places.shape).reshape(-1)
    flat = array.clone().reshape(-1)
    found = ops.scatter_reduce(flat, 0, tensor(places.reshape(-1)), sources, _SCATTERED[ufunc])
    array.copy_(found.reshape(array.shape))


_SCATTERED = {
    np.add: "sum", np.subtract: "sum", np.multiply: "prod", np.maximum: "amax", np.minimum: "amin",
}  # fmt: skip
"""The ufuncs that have `at`, with what `scatter_reduce` calls them."""


def _index(value: Any) -> Any:
    return plain(value) if isinstance(value, (Tensor, list)) else value


def _plainly(ufunc: Any, method: str, array: Any, dtype: Any, options: dict[str, Any]) -> Tensor:
    refused = [key for key, value in options.items() if value is not None and value is not True]
    if refused:
        raise TypeError(
            f"np.{ufunc.__name__}.{method}: the argument {refused[0]}= is not supported on Tensors"
        )
    x = tensor(array)
    if dtype is None:  # that of the result: a single element is one, too
        dtype = ufunc.resolve_dtypes((x.dtype, x.dtype, None))[-1]
    return x if np.dtype(dtype).kind == "O" else x.to(dtype)


_METHODS: dict[str, Callable[..., Any]] = {
    "reduce": _reduce,
    "accumulate": _accumulate,
    "reduceat": _reduceat,
    "outer": _outer,
    "at": _at,
}
