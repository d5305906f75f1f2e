"""Which tensors are parameters or buffers of modules.

Such a tensor is a plain Tensor that is listed here: a class of its own would keep every operation
on it from the fast path.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakValueDictionary

CONSTRUCTORS: dict[str, Any] = {}
"""What makes a tensor of a kind again from its data and `requires_grad`: ``nn.Parameter`` enters
itself as "parameter"."""

_parameters: WeakValueDictionary[int, Any] = WeakValueDictionary()  # by id
_persistent: WeakValueDictionary[int, Any] = WeakValueDictionary()
_transient: WeakValueDictionary[int, Any] = WeakValueDictionary()


def is_parameter(tensor: Any) -> bool:
    """Whether it was made by `autograd.nn.Parameter`, or is a copy of such a one."""
    return tensor is not None and _parameters.get(id(tensor)) is tensor


def is_persistent(tensor: Any) -> bool | None:
    """What `autograd.nn.Buffer` was told when it made `tensor`; None if it did not."""
    if _persistent.get(id(tensor), _parameters) is tensor:
        return True
    return False if _transient.get(id(tensor), _parameters) is tensor else None


def mark(tensor: Any, persistent: bool | None = None) -> Any:
    """Makes `tensor` a parameter or, if it is told whether it is `persistent`, a buffer; returns
    it."""
    kinds = {None: _parameters, True: _persistent, False: _transient}
    kinds[persistent][id(tensor)] = tensor
    return tensor


def copy_mark(source: Any, copied: Any) -> None:
    """Makes `copied` what `source` is: a parameter, a buffer, or neither."""
    persistent = is_persistent(source)
    if persistent is not None or is_parameter(source):
        mark(copied, persistent)
