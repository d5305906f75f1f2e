"""Conversion of the arguments of adapters: to Tensors, dimensions, shapes, dtypes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import index
from typing import Any

import numpy as np

from autograd.array.foreign import as_ndarray
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.core.wrapper import WrapperTensor
from autograd.methods.construction import as_tensor

__all__ = [
    "Refused", "as_int", "as_shape", "cast", "check_cast", "dims", "floating", "has_history",
    "holds_tensors", "is_complex", "is_plain", "is_sample", "method", "plain", "refuse_arguments",
    "tensor", "tensors_in", "truths", "unwrap", "weak",
]  # fmt: skip

Refused = Any
"""Annotates the arguments of an adapter that have to be None: NumPy's that Tensors do not have."""


def tensor(value: Any) -> Tensor:
    """`value` as a Tensor, itself if it is one; a list may hold Tensors and numbers."""
    if isinstance(value, Tensor):
        return value
    if isinstance(value, (list, tuple)) and holds_tensors(value):
        return ops.stack([tensor(each) for each in value])
    return as_tensor(as_ndarray(value))


def holds_tensors(values: Any) -> bool:
    """Whether it is a Tensor, or a list or tuple with one in it, at any depth."""
    if isinstance(values, (list, tuple)):
        return any(map(holds_tensors, values))
    return isinstance(values, Tensor)


def tensors_in(value: Any) -> Iterator[Tensor]:
    """The Tensors in nested arguments."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, (dict, list, tuple)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from tensors_in(each)


def is_plain(x: Tensor) -> bool:
    """Whether it has an array of its own, and is not of a transform."""
    return not isinstance(x, WrapperTensor) and isinstance(x._data, np.ndarray)


def has_history(value: Any) -> bool:
    """Whether a Tensor in nested arguments is recorded, or of a transform."""
    return any(x.requires_grad or not is_plain(x) for x in tensors_in(value))


def unwrap(value: Any) -> Any:
    """Nested sequences with the Tensors in them replaced by their arrays."""
    if isinstance(value, Tensor):
        return value._data
    if isinstance(value, (list, tuple)):
        return type(value)(unwrap(each) for each in value)
    return value


def is_complex(value: Any) -> bool:
    """Whether it is a complex number, or an array or Tensor of them."""
    return value.dtype.kind == "c" if isinstance(value, Tensor) else np.iscomplexobj(value)


def is_sample(value: Any) -> bool:
    """Whether it is a Tensor without an array of its own: a batched tensor."""
    return isinstance(value, Tensor) and not isinstance(value._data, np.ndarray)


def plain(value: Any) -> Any:
    """The values alone, where a function depends on them only by steps: masks, indices. Of a sample
    of a batch, the sample without its history."""
    if isinstance(value, Tensor):
        data: Any = value._data
        return data if isinstance(data, np.ndarray) else value.detach()
    if isinstance(value, (list, tuple)) and holds_tensors(value):
        return np.asarray([plain(each) for each in value])
    return as_ndarray(value)


def weak(value: Any) -> Any:
    """`plain`, but Python's numbers as they are: they do not widen a dtype."""
    return value if isinstance(value, (int, float, complex)) else plain(value)


def truths(where: Any) -> Any:
    """The values of a mask: NumPy takes lists of numbers for one, but arrays of truths only."""
    found = plain(where)
    if not isinstance(where, (Tensor, np.ndarray)):
        found = np.asarray(found, bool)
    if found.dtype != np.bool_:
        raise TypeError(f"where must be truths, but has the dtype {found.dtype}")
    return found


def dims(axis: Any, ndim: int) -> list[int]:
    """`axis` as a list of dimensions; all of them for None."""
    if axis is None:
        return list(range(ndim))
    return [index(axis)] if np.ndim(axis) == 0 else [index(each) for each in axis]


def as_int(axis: int, ndim: int) -> int:
    """`axis` counted from the front. Raises AxisError if there is no such dimension."""
    if not -ndim <= axis < ndim:
        raise np.exceptions.AxisError(axis, ndim)
    return axis % ndim


def as_shape(shape: Any) -> tuple[int, ...]:
    """An int as the shape of a vector."""
    if shape.__class__ is tuple:
        return shape
    return (shape,) if np.ndim(shape) == 0 else tuple(shape)


def cast(a: Tensor, dtype: Any) -> Tensor:
    """`a` as `dtype`; itself for None."""
    return a if dtype is None else a.to(np.dtype(dtype))


def check_cast(x: Tensor, dtype: Any, casting: Any = "same_kind") -> None:
    """Raises TypeError unless NumPy's rule `casting` lets `x` become `dtype`."""
    if not np.can_cast(x.dtype, dtype, casting):
        raise TypeError(
            f"Cannot cast from {x.dtype} to {np.dtype(dtype)} according to the rule '{casting}'"
        )


def floating(a: Tensor) -> Tensor:
    """Integers and bools in double precision, as NumPy computes with them; others as they are."""
    return a.to(np.float64) if a.dtype.kind in "biu" else a


def method(name: str, first: str, **defaults: Any) -> Callable[..., Any]:
    """A method of Tensor as a function of NumPy's: what its arguments are called there, in the
    order of the method, with their defaults. NumPy itself refuses others."""

    usual = tuple(defaults.values())

    def call(*args: Any, **kwargs: Any) -> Any:
        if kwargs:
            given = dict(zip((first, *defaults), args, strict=False)) | kwargs
            args = (given[first], *[given.get(key, value) for key, value in defaults.items()])
        return getattr(tensor(args[0]), name)(*args[1:], *usual[len(args) - 1 :])

    return call


def refuse_arguments(name: str, **given: Any) -> None:
    """Raises TypeError for those of the arguments that are not None."""
    for key, value in given.items():
        if value is not None:
            raise TypeError(f"np.{name}: the argument {key}= is not supported on Tensors")
