"""Derivative formulas too long for one line of the table, one module per family.

They are NumPy code that runs on arrays (the fast backward pass) and on Tensors alike (where the
backward pass is itself recorded).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array import duck
from autograd.array.duck import maybe_any, outside, surely_any
from autograd.base.shape_dtype import ShapeDtype
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor

_ARRAYS = (np.ndarray, np.generic)  # a union would be made anew in each call


def plain(x: Any) -> Any:
    """The ndarray behind an array or Tensor, for what needs no gradient: masks, indices, shapes.
    Of a batched tensor, which has no array of its own, the tensor without its history."""
    if isinstance(x, _ARRAYS):
        return x
    data = x._data
    return x.detach() if data.__class__ is ShapeDtype else data


def is_array(*values: Any) -> bool:
    """Whether all are arrays or numbers of NumPy's, not Tensors."""
    for x in values:  # noqa: SIM110  (a generator takes three times as long)
        if not isinstance(x, _ARRAYS):
            return False
    return True


def conj(x: Any) -> Any:
    """The complex conjugate; of real numbers these themselves."""
    return x.conj() if x.dtype.kind == "c" else x


def either(of_arrays: Any, of_tensors: Any, *args: Any) -> Any:
    """of_tensors(*args) where an argument is a Tensor, else of_arrays(*args)."""
    for x in args:
        if isinstance(x, Tensor):
            return of_tensors(*args)
    return of_arrays(*args)


def maybe(condition: Any) -> bool:
    """Whether an array of bools has a true one; True where nobody knows: of batched tensors."""
    return True if isinstance(condition, Tensor) else maybe_any(condition)


def surely(condition: Any) -> bool:
    """Whether an array of bools has a true one; False where nobody knows: of batched tensors."""
    return False if isinstance(condition, Tensor) else surely_any(condition)


def cast(x: Any, dtype: Any) -> Any:
    """An array, or what `plain` gives of a sample, as another dtype."""
    return x.to(np.dtype(dtype)) if isinstance(x, Tensor) else x.astype(dtype)


def nothing(grad: Any) -> Any:
    """Zeros in the shape of `grad`: an array of them is not written before it is read."""
    return np.zeros(grad.shape, grad.dtype) if grad.__class__ is np.ndarray else np.zeros_like(grad)


def zeros(like: Any, shape: tuple[int, ...]) -> Any:
    """Zeros of `shape`: an array or a Tensor, as `like` is."""
    if isinstance(like, np.ndarray):
        return np.zeros(shape, like.dtype, like=like)
    from autograd.core.runtime import zero_tensor

    return zero_tensor(shape, like.dtype, like)


def beside(x: Any, constant: np.ndarray) -> np.ndarray:
    """`constant`, where the numbers of `x` are."""
    return duck.beside(plain(x), constant)


def padded(x: Any, shape: tuple[int, ...]) -> Any:
    """`x` with zeros behind along each dimension in which `shape` is longer."""
    if x.shape == shape:
        return x
    if x.__class__ is np.ndarray:
        out = np.zeros(shape, x.dtype)
        out[tuple(map(slice, x.shape))] = x
        return out
    missing = [n - m for n, m in zip(shape, x.shape, strict=True)]
    if outside(x):
        return np.pad(x, [(0, m) for m in missing])
    return x.constant_pad_nd([each for m in reversed(missing) for each in (0, m)], 0)


def wanted(found: Sequence[Any], needs: Sequence[Any]) -> tuple[Any, ...]:
    """The gradients that are needed, None for the others."""
    return tuple([None if need is None else x for x, need in zip(found, needs, strict=True)])


def element_numbers(shape: tuple[int, ...]) -> np.ndarray:
    """0, 1, ... for the elements of `shape`, in order."""
    return np.arange(int(np.prod(shape))).reshape(shape)


def memory_of(x: Any) -> np.ndarray:
    """An array that lies in memory as `x`; of a batched tensor, as one in one piece. A tensor of a
    trace refuses to say how it lies."""
    array = plain(x)
    if not isinstance(array, TensorSubclass):
        return array
    array.stride()
    return np.empty(array.shape, array.dtype)
