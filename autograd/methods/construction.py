"""Tensors from data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.array.duck import as_native, as_payload, is_duck, outside
from autograd.array.foreign import as_ndarray, refuse_masked
from autograd.base.dtypes import default_complex_dtype, get_default_dtype
from autograd.base.escapes import check_copy
from autograd.core.arguments import check_device, value_argument
from autograd.core.tensor import LEAF, Tensor, check_differentiable, from_array


def tensor(
    data: Any, *, dtype: Any = None, device: Any = None, requires_grad: bool = False
) -> Tensor:
    """A new leaf tensor with a copy of `data`: a number, nested sequences, ndarray or Tensor.

    dtype: element type; by default that of an array, and for Python numbers the default float
    dtype, int64, bool or the default complex dtype. device: "cpu". requires_grad: record operations
    on it.

    Raises RuntimeError if `requires_grad` is asked for an integer or bool dtype, TypeError or
    ValueError if `data` is no rectangular arrangement of numbers. Warns of Tensors that require
    grad, which lose their gradient: use ``x.clone()``, and `stack` for a list of them. In functions
    that are being differentiated that is a LostGradientError.

    >>> import autograd as ag
    >>> ag.tensor([1.0, 2.0], requires_grad=True)
    tensor([1., 2.], requires_grad=True)
    """
    check_device(device)
    if dtype is not None:
        dtype = value_argument("tensor", "dtype", "dtype?", dtype)
    array = _array(data, dtype)
    if outside(array):
        array = array.astype(dtype or array.dtype)
    else:
        array = np.array(array, dtype=dtype, order="C", copy=True)
    if requires_grad:
        check_differentiable(array.dtype)
    return from_array(array, LEAF if requires_grad else None)


def as_tensor(data: Any, dtype: Any = None, device: Any = None) -> Tensor:
    """`data` as a Tensor, sharing memory (and the graph of a Tensor) where no cast is needed.

    Raises TypeError for what is no number, ValueError for nested sequences of different lengths.
    """
    check_device(device)
    if isinstance(data, Tensor):
        return data if dtype is None or np.dtype(dtype) == data.dtype else data.to(dtype)
    if dtype is not None:
        dtype = value_argument("as_tensor", "dtype", "dtype?", dtype)
    array = _array(data, dtype)
    return from_array(array if dtype is None else array.astype(dtype, copy=False))


def from_numpy(ndarray: np.ndarray) -> Tensor:
    """A tensor that shares the memory of `ndarray`.

    Raises TypeError if the argument is not an ndarray of numbers, ValueError if its numbers are in
    another byte order than the machine's: `tensor` copies them into that.
    """
    if not isinstance(ndarray, np.ndarray):
        raise TypeError(f"expected np.ndarray (got {type(ndarray).__name__})")
    refuse_masked(ndarray)
    _check_numeric(ndarray)
    if not ndarray.dtype.isnative:
        raise ValueError(
            "given numpy array has byte order different from the native byte order. Conversion "
            "between byte orders is currently not supported: ag.tensor(array) makes a copy in it"
        )
    return from_array(ndarray)


def plain_array(array: np.ndarray) -> np.ndarray:
    """An array that a function is given in the place of a Tensor, in the machine's byte order.

    Raises TypeError for masked arrays, matrices and others that mean more than their numbers, and
    for arrays of no numbers.
    """
    array = as_ndarray(array)
    _check_numeric(array)
    return as_native(array)


def is_tensor(obj: Any) -> bool:
    """True if `obj` is a Tensor."""
    return isinstance(obj, Tensor)


def _array(data: Any, dtype: Any) -> np.ndarray:
    """`data` as an array; Python numbers in it get the default dtypes."""
    if isinstance(data, Tensor):
        check_copy(data, within=False)
        return data._data
    if isinstance(data, (np.ndarray, np.generic)) or is_duck(data):
        refuse_masked(data)
        _check_numeric(data)
        return as_native(as_payload(data))
    plain = _unwrap(data)
    try:
        array = np.asarray(plain)
    except ValueError:
        if any(map(_is_nested, plain[:1])) and not all(map(_is_nested, plain)):
            raise TypeError("not a sequence") from None
        text = (
            _describe_ragged(plain)
            or f"{type(data).__name__} is no rectangular sequence of numbers"
        )
        raise ValueError(text) from None
    if array.dtype.kind == "O":
        real = dtype is not None and np.dtype(dtype).kind in "fc"
        _refuse_objects(array, real)
        array = array.astype(dtype) if real else array
    _check_numeric(array)
    if array.dtype.kind in "uc":
        _check_kind(array, data, None if dtype is None else np.dtype(dtype))
    if dtype is not None and array.dtype.kind in "if" and np.dtype(dtype).kind in "iu":
        _check_range(array, np.dtype(dtype))
    if dtype is None and array.dtype.kind in "fc":
        found = {each for each in _dtypes_within(data) if each.kind in "fc"}
        if all(each.kind != array.dtype.kind for each in found):
            found.add(_PYTHON[float if array.dtype.kind == "f" else complex]())
        wanted = found.pop() if len(found) == 1 else np.result_type(*found)
        if wanted != array.dtype:
            with np.errstate(over="ignore"):  # what is too large is infinite
                array = array.astype(wanted)
    return as_native(array)


def _refuse_objects(array: np.ndarray, real: bool) -> None:
    """Raises ValueError for integers of more than 64 bits unless they are to become `real` numbers,
    RuntimeError for what is no number."""
    for each in array.flat:
        if isinstance(each, int):
            if abs(each) >> 63 and not real:
                raise ValueError("Overflow when unpacking long long")
        elif not isinstance(each, (float, complex, np.generic, np.ndarray)):
            raise RuntimeError(f"Could not infer dtype of {type(each).__name__}")


def _check_kind(array: np.ndarray, data: Any, dtype: np.dtype[Any] | None) -> None:
    """Raises ValueError for Python's integers of more than 63 bits, unless another kind is wanted,
    and TypeError for complex numbers where real ones are."""
    kind = "i" if dtype is None else dtype.kind
    if array.dtype.kind == "c":
        if dtype is not None and kind in "iuf":
            of_floats = kind == "f"
            text = "'complex' object cannot be interpreted as an integer"
            raise TypeError("must be real number, not complex" if of_floats else text)
    elif kind == "i" and array.dtype.itemsize == 8 and array.dtype not in _dtypes_within(data):
        raise ValueError("Overflow when unpacking long long")


def _check_range(array: np.ndarray, dtype: np.dtype[Any]) -> None:
    """Raises RuntimeError for numbers that integers of `dtype` cannot hold; negative ones of
    unsigned types are counted from the end."""
    limits = np.iinfo(dtype)
    lowest = limits.min or -limits.max
    if array.size and not (lowest <= array.min().item() and array.max().item() <= limits.max):
        raise RuntimeError(f"value cannot be converted to type {dtype} without overflow")


def _describe_ragged(data: Any, dim: int = 1) -> str | None:
    """Where nested sequences have several lengths; None if they have not."""
    lengths = [len(item) if _is_nested(item) else 0 for item in data]
    for length in lengths:
        if length != lengths[0]:
            return f"expected sequence of length {lengths[0]} at dim {dim} (got {length})"
    nested = [item for item in data if _is_nested(item)]
    return next((text for item in nested if (text := _describe_ragged(item, dim + 1))), None)


def _is_nested(item: Any) -> bool:
    return isinstance(item, (list, tuple)) or (isinstance(item, np.ndarray) and item.ndim > 0)


def _unwrap(data: Any) -> Any:
    """Nested sequences with the Tensors in them replaced by their arrays; beside numbers and other
    Tensors one of a single element is a number, as in PyTorch."""
    if isinstance(data, Tensor):
        check_copy(data, within=True)
        return data._data
    if isinstance(data, (list, tuple)):
        found = [_unwrap(item) for item in data]
        if not any(isinstance(item, (list, tuple, np.ndarray)) for item in data):
            return [x.reshape(()) if getattr(x, "size", 0) == 1 else x for x in found]
        return found
    return data


_PYTHON: dict[type, Callable[[], Any]] = {
    float: get_default_dtype,
    complex: default_complex_dtype,
    int: lambda: np.dtype(np.int64),
    bool: lambda: np.dtype(np.bool_),
}
"""The dtypes of Python's numbers."""


def _dtypes_within(data: Any) -> set[Any]:
    """The dtypes of what nested sequences hold."""
    if isinstance(data, (Tensor, np.ndarray, np.generic)):
        return {np.dtype(data.dtype)}
    if not isinstance(data, (list, tuple)):
        return set()
    kinds = set(map(type, data))
    found = {_PYTHON[kind]() for kind in kinds & _PYTHON.keys()}
    return found if kinds <= _PYTHON.keys() else found.union(*map(_dtypes_within, data))


def _check_numeric(array: Any) -> None:
    if array.dtype.kind not in "biufc":
        raise TypeError(
            f"can't convert data of type {array.dtype} to a Tensor. "
            "The only supported types are: bool, integers, floats and complex numbers."
        )
