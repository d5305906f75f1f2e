"""NumPy functions whose arguments differ from those of the rows that serve them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.numpy_statistics import STATISTICS
from autograd.tensor import Tensor

__all__ = ["ADAPTERS"]


def _functions() -> Any:
    import generated.functions as functions

    return functions


def _plain_dims(axis: Any, ndim: int) -> list[int]:
    return list(range(ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)


# ---- shapes --------------------------------------------------------------------------------------


def _squeeze(a: Tensor, axis: Any = None) -> Tensor:
    if axis is not None and any(a.shape[d] != 1 for d in _plain_dims(axis, a.ndim)):
        raise ValueError("cannot select an axis to squeeze out which has size not equal to one")
    return a.squeeze(axis)


def _broadcast_to(array: Any, shape: Any, subok: bool = False) -> Tensor:
    return array.expand(shape if not isinstance(shape, int) else (shape,))


def _ravel(a: Tensor, order: str = "C") -> Tensor:
    return (a if order == "C" else a.T).reshape(-1)


def _flip(m: Tensor, axis: Any = None) -> Tensor:
    return m.flip(_plain_dims(axis, m.ndim))


def _roll(a: Tensor, shift: Any, axis: Any = None) -> Tensor:
    if axis is None:
        return a.roll(int(np.sum(shift)))
    shifts, axes = np.broadcast_arrays(shift, axis)
    result = a
    for number, dim in zip(shifts.ravel().tolist(), axes.ravel().tolist(), strict=True):
        result = result.roll(number, dim)
    return result


def _rot90(m: Tensor, k: int = 1, axes: Any = (0, 1)) -> Tensor:
    return m.rot90(k, axes)


def _tile(A: Any, reps: Any) -> Tensor:  # noqa: N803
    return A.tile((reps,) if isinstance(reps, int) else tuple(reps))


def _split(ary: Tensor, indices_or_sections: Any, axis: int = 0) -> Any:
    if isinstance(indices_or_sections, int) and ary.shape[axis] % indices_or_sections:
        raise ValueError("array split does not result in an equal division")
    return list(ary.tensor_split(indices_or_sections, axis))


def _array_split(ary: Tensor, indices_or_sections: Any, axis: int = 0) -> Any:
    return list(ary.tensor_split(indices_or_sections, axis))


def _split_along(axis: int) -> Callable[..., Any]:
    def split(ary: Tensor, indices_or_sections: Any) -> Any:
        if ary.ndim <= (1 if axis == 1 else axis) - (axis == 1):
            raise ValueError(f"cannot split an array of {ary.ndim} dimensions along axis {axis}")
        return _split(ary, indices_or_sections, min(axis, ary.ndim - 1) if axis == 1 else axis)

    return split


def _repeat(a: Tensor, repeats: Any, axis: int | None = None) -> Tensor:
    return a.repeat_interleave(repeats, axis)


def _pad(array: Tensor, pad_width: Any, mode: str = "constant", **kwargs: Any) -> Tensor:
    value = kwargs.pop("constant_values", 0)
    if mode != "constant" or kwargs or np.ndim(value):
        raise TypeError("np.pad: on Tensors only mode='constant' with one value is supported")
    pairs = np.broadcast_to(pad_width, (array.ndim, 2)).tolist()
    return array.constant_pad_nd([n for pair in reversed(pairs) for n in pair], value)


def _append(arr: Any, values: Any, axis: int | None = None) -> Tensor:
    functions = _functions()
    if axis is None:
        return functions.cat([functions.reshape(arr, -1), functions.reshape(values, -1)], 0)
    return functions.cat([arr, values], axis)


# ---- diagonals and triangles ---------------------------------------------------------------------


def _diagonal(a: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Tensor:
    return a.diagonal(offset, axis1, axis2)


def _trace(a: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None) -> Tensor:
    diagonals = a.diagonal(offset, axis1, axis2)
    return (diagonals if dtype is None else diagonals.to(np.dtype(dtype))).sum(-1)


def _with_k(name: str) -> Callable[..., Tensor]:
    def call(m: Tensor, k: int = 0) -> Tensor:
        return getattr(m, name)(k)

    return call


# ---- picking -------------------------------------------------------------------------------------


def _take(
    a: Tensor, indices: Any, axis: int | None = None, mode: str = "raise", **_: Any
) -> Tensor:
    flat = a.reshape(-1) if axis is None else a
    axis = 0 if axis is None else axis % a.ndim
    index = np.asarray(indices)
    if mode == "wrap":
        index = index % flat.shape[axis]
    elif mode == "clip":
        index = np.clip(index, 0, flat.shape[axis] - 1)
    return flat[(*(slice(None),) * axis, index)]


def _nonzero(a: Tensor) -> Any:
    return np.nonzero(a._data)


def _compress(condition: Any, a: Tensor, axis: int | None = None, **_: Any) -> Tensor:
    return _take(a, np.flatnonzero(condition), axis)


# ---- products ------------------------------------------------------------------------------------


def _dot(a: Any, b: Any) -> Tensor:
    functions = _functions()
    if np.ndim(a) == 0 or np.ndim(b) == 0:
        return functions.mul(a, b)
    if np.ndim(b) <= 2:
        return functions.matmul(a, b)
    return functions.tensordot(a, b, ([-1], [-2]))


def _vdot(a: Any, b: Any) -> Tensor:
    functions = _functions()
    return functions.vdot(functions.reshape(a, -1), functions.reshape(b, -1))


def _outer(a: Any, b: Any) -> Tensor:
    functions = _functions()
    return functions.outer(functions.reshape(a, -1), functions.reshape(b, -1))


def _tensordot(a: Any, b: Any, axes: Any = 2) -> Tensor:
    return _functions().tensordot(a, b, axes)


def _einsum(subscripts: str, *operands: Any, optimize: Any = False) -> Tensor:
    return _functions().einsum(subscripts, operands)


# ---- shapes and kinds of arrays ------------------------------------------------------------------


def _zeros_like(a: Tensor, dtype: Any = None, **_: Any) -> Tensor:
    from autograd.support import zero_tensor

    return zero_tensor(a.shape, np.dtype(dtype or a.dtype))


def _ones_like(a: Tensor, dtype: Any = None, **_: Any) -> Tensor:
    return _zeros_like(a, dtype) + 1


def _expand_dims(a: Tensor, axis: Any) -> Tensor:
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    ndim = a.ndim + len(axes)
    shape = list(a.shape)
    for position in sorted(axis % ndim for axis in axes):
        shape.insert(position, 1)
    return a.reshape(shape)


def _moveaxis(a: Tensor, source: Any, destination: Any) -> Tensor:
    sources = [source] if isinstance(source, int) else list(source)
    targets = [destination] if isinstance(destination, int) else list(destination)
    sources = [s % a.ndim for s in sources]
    dims = [d for d in range(a.ndim) if d not in sources]
    for target, src in sorted(zip((t % a.ndim for t in targets), sources, strict=True)):
        dims.insert(target, src)
    return a.permute(dims)


def _transpose(a: Tensor, axes: Any = None) -> Tensor:
    return a.permute(tuple(reversed(range(a.ndim))) if axes is None else tuple(axes))


def _swapaxes(a: Tensor, axis1: int, axis2: int) -> Tensor:
    return a.transpose(axis1, axis2)


def _concatenate(arrays: Any, axis: int | None = 0, **_: Any) -> Tensor:
    functions = _functions()
    if axis is None:
        return functions.cat([functions.reshape(a, -1) for a in arrays], 0)
    return functions.cat(list(arrays), axis)


def _stack(arrays: Any, axis: int = 0, **_: Any) -> Tensor:
    return _functions().stack(list(arrays), axis)


def _where(condition: Any, x: Any = None, y: Any = None) -> Any:
    if x is None and y is None:
        return np.nonzero(condition._data)
    return _functions().where(condition, x, y)


def _reshape(a: Tensor, shape: Any = None, **_: Any) -> Tensor:
    return a.reshape(shape)


def _shape(a: Tensor) -> tuple[int, ...]:
    return a.shape


def _ndim(a: Tensor) -> int:
    return a.ndim


def _size(a: Tensor, axis: int | None = None) -> int:
    return a.numel() if axis is None else a.shape[axis]


def _iscomplexobj(x: Tensor) -> bool:
    return x.dtype.kind == "c"


def _take_along_axis(arr: Tensor, indices: Any, axis: int | None = -1) -> Tensor:
    functions = _functions()
    if axis is None:
        return functions.gather(arr.reshape(-1), 0, indices)
    return functions.gather(arr, axis, indices)


def _round(a: Tensor, decimals: int = 0, **_: Any) -> Tensor:
    return a.round(decimals=decimals)


def _angle(z: Tensor, deg: bool = False) -> Tensor:
    return z.angle().rad2deg() if deg else z.angle()


def _nan_to_num(
    x: Tensor, copy: bool = True, nan: float = 0.0, posinf: Any = None, neginf: Any = None
) -> Tensor:
    return x.nan_to_num(nan, posinf, neginf)


ADAPTERS: dict[str, Callable[..., Any]] = {
    **STATISTICS,
    "angle": _angle,
    "append": _append,
    "around": _round,
    "nan_to_num": _nan_to_num,
    "round": _round,
    "array_split": _array_split,
    "broadcast_to": _broadcast_to,
    "compress": _compress,
    "concatenate": _concatenate,
    "diag": _with_k("diag"),
    "diagonal": _diagonal,
    "dot": _dot,
    "dsplit": _split_along(2),
    "einsum": _einsum,
    "expand_dims": _expand_dims,
    "flip": _flip,
    "hsplit": _split_along(1),
    "iscomplexobj": _iscomplexobj,
    "isrealobj": lambda x: not _iscomplexobj(x),
    "linalg.tensordot": _tensordot,
    "moveaxis": _moveaxis,
    "ndim": _ndim,
    "nonzero": _nonzero,
    "ones_like": _ones_like,
    "outer": _outer,
    "pad": _pad,
    "ravel": _ravel,
    "repeat": _repeat,
    "reshape": _reshape,
    "roll": _roll,
    "rot90": _rot90,
    "shape": _shape,
    "size": _size,
    "split": _split,
    "squeeze": _squeeze,
    "stack": _stack,
    "swapaxes": _swapaxes,
    "take": _take,
    "take_along_axis": _take_along_axis,
    "tensordot": _tensordot,
    "tile": _tile,
    "trace": _trace,
    "transpose": _transpose,
    "tril": _with_k("tril"),
    "triu": _with_k("triu"),
    "vdot": _vdot,
    "vsplit": _split_along(0),
    "where": _where,
    "zeros_like": _zeros_like,
}
