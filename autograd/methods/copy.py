"""Copying and pickling of Tensors by PyTorch's rules.

A tensor is copied with the whole memory it shows a part of, so that tensors which share memory
still do where they are copied or pickled together. The graph is never copied.
"""

from __future__ import annotations

import copy
import warnings
from typing import Any

import numpy as np

from autograd.array.memory import owner_of
from autograd.array.strides import address_of
from autograd.core.parameters import CONSTRUCTORS, copy_mark, is_parameter
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import LEAF, Tensor


def memory_of(array: np.ndarray) -> tuple[np.ndarray, int]:
    """The array that owns the memory of `array`, and where in it the first element lies, in bytes.

    An array whose memory is not that of a C or Fortran contiguous array, or lies in a buffer of
    another library, is its own owner: then the offset is 0, and what shares its memory is not told.
    """
    owner = owner_of(array)
    if owner is array or type(owner) is not np.ndarray or owner.base is not None:
        return array, 0
    if owner.dtype.hasobject or not owner.flags.forc:
        return array, 0
    return owner, address_of(array) - address_of(owner)


def view_of(
    owner: np.ndarray, dtype: Any, shape: tuple[int, ...], strides: tuple[int, ...], offset: int
) -> np.ndarray:
    """The array of this form in the memory of `owner`, `offset` bytes from its start.

    Raises ValueError if that is not all inside.
    """
    flat = owner.reshape(-1, order="A")  # in the order of memory, which is shared
    return np.ndarray(shape, dtype, flat.view(np.uint8), offset, strides)


def deepcopy_tensor(tensor: Tensor, memo: dict[int, Any]) -> Tensor:
    """A new leaf of copied memory, with the gradient and the attributes copied too.

    Hooks are left out. Raises RuntimeError for results of operations.
    """
    if not tensor.is_leaf:
        raise RuntimeError(
            "Only Tensors created explicitly by the user (graph leaves) support the deepcopy "
            "protocol at the moment. Copy tensor.detach() instead, or compute it again."
        )
    known: Tensor | None = memo.get(id(tensor))
    if known is not None:
        return known
    array = tensor._data
    owner, offset = memory_of(array)
    base = memo.get(id(owner))
    if base is None:
        base = memo[id(owner)] = owner.copy(order="A" if owner.flags.forc else "K")
        # As `copy.deepcopy` does: what is copied lives until the end, so that its id is not reused.
        memo.setdefault(id(memo), []).append(owner)
    if array is not owner:
        base = view_of(base, array.dtype, array.shape, array.strides, offset)
    copied = _rebuild_tensor(_plain_class(tensor), base, tensor.requires_grad)
    memo[id(tensor)] = copied
    copy_mark(tensor, copied)
    grad = None if is_parameter(tensor) else getattr(tensor, "_grad", None)
    if grad is not None:
        copied._grad = copy.deepcopy(grad, memo)
    for name, value in tensor.__dict__.items():
        copied.__dict__[name] = copy.deepcopy(value, memo)
    return copied


def reduce_tensor(tensor: Tensor) -> tuple[Any, ...]:
    """How `pickle` and `copy.copy` make it again: as a leaf, without its gradient.

    Warns of hooks, which are left out.
    """
    if tensor._fn is not None and tensor.is_leaf:
        hooks = getattr(tensor, "_hooks", None)
        for hook in () if hooks is None else hooks.tensor.values():
            warnings.warn(
                f"backward hook {hook!r} on tensor will not be serialized", UserWarning, 4
            )
    array = tensor._data
    state = tensor.__dict__ or None
    if is_parameter(tensor):
        return CONSTRUCTORS["parameter"], (tensor.detach(), tensor.requires_grad), state
    owner, offset = memory_of(array)
    cls: Any = _plain_class(tensor)
    if cls is Tensor:  # Tensor, whose name in files depends on whose names programs use
        cls = None
    if owner is array:
        return _rebuild_tensor, (cls, array, tensor.requires_grad), state
    form = (array.dtype, array.shape, array.strides, offset)
    return _rebuild_view, (cls, owner, form, tensor.requires_grad), state


def _plain_class(tensor: Tensor) -> type[Tensor]:
    """The class of a copy: that of the tensor, if its instances stand for themselves.

    Raises RuntimeError for the tensors of a transform, such as dual ones.
    """
    cls = type(tensor)
    if not isinstance(tensor, TensorSubclass):
        return cls
    if tensor.copied_as is None:
        raise RuntimeError(
            f"a {cls.__name__} belongs to the transform that made it and cannot be copied or "
            "pickled"
        )
    return tensor.copied_as


def _rebuild_tensor(cls: type[Tensor] | None, array: np.ndarray, requires_grad: bool) -> Tensor:
    tensor: Tensor = object.__new__(cls or Tensor)  # what the class makes of arguments is copied
    tensor._data = array
    tensor._fn = LEAF if requires_grad else None
    tensor._grad = None
    return tensor


def _rebuild_view(
    cls: type[Tensor] | None, owner: np.ndarray, form: tuple[Any, ...], requires_grad: bool
) -> Tensor:
    return _rebuild_tensor(cls, view_of(owner, *form), requires_grad)


# Pickles name them as attributes of the package, so that files outlive a move of this module.
for _function in (_rebuild_tensor, _rebuild_view):
    _function.__module__ = "autograd"
