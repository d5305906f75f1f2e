"""torch.autograd.Variable, the name that tensors which require grad once had."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

from autograd.core.engine_steps import queue_callback
from autograd.core.tensor import Tensor
from autograd.methods.construction import as_tensor

__all__ = ["Variable"]


class _AnyTensor(type):
    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, Tensor)


class Variable(metaclass=_AnyTensor):
    """``Variable(data, requires_grad=False)`` is a leaf Tensor with the memory of `data`; every
    Tensor is an instance."""

    _execution_engine = SimpleNamespace(queue_callback=queue_callback)

    def __new__(cls, data: Any = (), requires_grad: bool = False, volatile: bool = False) -> Any:
        if volatile:
            warnings.warn(
                "volatile was removed and now has no effect. Use `with no_grad():` instead.",
                UserWarning,
                stacklevel=2,
            )
        return as_tensor(data).detach().requires_grad_(requires_grad)
