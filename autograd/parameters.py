"""Which tensors are parameters of modules.

A parameter is a plain Tensor that is listed here: a class of its own would keep every operation on
it from the fast path.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakValueDictionary

__all__ = ["is_parameter", "mark"]

_parameters: WeakValueDictionary[int, Any] = WeakValueDictionary()  # by id


def is_parameter(tensor: Any) -> bool:
    """Whether it was made by `autograd.nn.Parameter`, or is a copy of such a one."""
    return tensor is not None and _parameters.get(id(tensor)) is tensor


def mark(tensor: Any) -> Any:
    """Makes `tensor` a parameter, and returns it."""
    _parameters[id(tensor)] = tensor
    return tensor
