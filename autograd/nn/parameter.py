"""Parameters: the tensors that a module learns."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.dtypes import get_default_dtype
from autograd.parameters import is_parameter, mark
from autograd.tensor import LEAF, Tensor, check_differentiable, from_array

__all__ = ["Parameter"]


class _ParameterType(type):
    def __instancecheck__(cls, instance: Any) -> bool:
        return is_parameter(instance)


class Parameter(Tensor, metaclass=_ParameterType):
    """A leaf that a module registers when it is assigned as an attribute.

    data: a Tensor, whose memory it shares; None for an empty one. What is made is a plain Tensor,
    of which ``isinstance(p, Parameter)`` is true. Raises TypeError if `data` is no Tensor, and
    RuntimeError if its dtype cannot require grad but is asked to.
    """

    __slots__ = ()

    def __new__(cls, data: Tensor | None = None, requires_grad: bool = True) -> Parameter:
        if data is None:
            data = from_array(np.empty(0, get_default_dtype()))
        if not isinstance(data, Tensor):
            raise TypeError(f"Parameter(): data must be a Tensor, not {type(data).__name__}")
        if requires_grad:
            check_differentiable(data.dtype)
        made: Parameter = mark(from_array(data.detach()._data, LEAF if requires_grad else None))
        return made

    def __init__(self, data: Tensor | None = None, requires_grad: bool = True) -> None:
        """As `__new__`, which does all."""

    def __init_subclass__(cls) -> None:
        raise TypeError("Parameter cannot be subclassed: what it makes are plain Tensors")
