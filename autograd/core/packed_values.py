"""One saved value as hooks keep it; see `autograd.core.saved_tensor_hooks`."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, NamedTuple

from autograd.base.grad_mode import _set
from autograd.core import version_counter as clock
from autograd.core.node import check_unwritten
from autograd.core.tensor import Tensor

MODIFIED = (
    "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack "
    "hook cannot be modified by in-place operations as this can lead to unexpected side-effects. "
    "Please open an issue if you need to perform in-place operations on the input to a pack hook."
)


class Hooks(NamedTuple):
    """What holds in a thread. `watched`: what unpack gives back is the memory that was saved, if it
    is the same, and not something that has been computed again in that memory."""

    pack: Callable[[Tensor], Any]
    unpack: Callable[[Any], Tensor]
    watched: bool = True


class Packed:
    """A saved value as the hooks keep it."""

    __slots__ = ("dtype", "owner", "packed", "shape", "unchanged", "unpack")

    def __init__(self, tensor: Tensor, hooks: Hooks) -> None:
        array = tensor._data
        last = clock.last_write[0]
        packed = _unrecorded(hooks.pack, tensor)
        if clock.last_write[0] != last and clock.written_since(array, last - 1) is not None:
            raise RuntimeError(MODIFIED)
        # The Tensor itself would close a cycle if it is an output of the node.
        self.unchanged = packed is tensor
        self.packed = array if self.unchanged else packed
        self.unpack = hooks.unpack
        self.shape = array.shape
        self.dtype = array.dtype
        self.owner = None
        if hooks.watched:
            try:
                self.owner = weakref.ref(clock._owner(array))
            except TypeError:  # of bytes: memory that nobody writes
                self.owner = None

    def array(
        self,
        connect: Callable[[Any], Tensor],
        stamp: int | None,
        holder: str,
        name: str,
        again: Callable[[], Any] | None = None,
    ) -> Any:
        """The unpacked array. `connect` makes the Tensor that pack was called with of its array;
        the others tell when, by whom and as what it was saved. No `stamp`: its values do not
        matter. `again` computes it once more, should it have been written."""
        packed = connect(self.packed) if self.unchanged else self.packed
        tensor = _unrecorded(self.unpack, packed)
        if not isinstance(tensor, Tensor):
            raise TypeError(
                "Output of saved tensor unpack_hook expected to be a Tensor but got result of type "
                f"{type(tensor).__name__}"
            )
        array = tensor._data
        if array.shape != self.shape:
            raise RuntimeError(
                f"{holder}.{name} was saved with shape {list(self.shape)}, but its unpack_hook "
                f"returned a Tensor of shape {list(array.shape)}: it must have the same content"
            )
        if array.dtype != self.dtype:
            if array.dtype.kind != self.dtype.kind:
                raise RuntimeError(
                    f"{holder}.{name} was saved with dtype {self.dtype}, but its unpack_hook "
                    f"returned a Tensor of dtype {array.dtype}: it must have the same content"
                )
            array = array.astype(self.dtype)
        if stamp is None or self.owner is None:
            return array
        if clock._owner(array) is self.owner():
            if again is not None and clock.written_since(array, stamp) is not None:
                return again()
            check_unwritten(array, stamp, holder, name)
        return array


def _unrecorded(hook: Callable[[Any], Any], value: Any) -> Any:
    """``hook(value)`` with recording switched off."""
    previous = _set(False)
    try:
        return hook(value)
    finally:
        _set(previous)
