"""``x[index] = value``: written in place, and recorded where a gradient flows.

The recorded form is made of rows: `where` takes the old elements or the new ones, which are picked
from `value` by the numbers of those that survive (of several writes to one place only the last
does, and only it gets a gradient).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import clock
from autograd.grad_mode import is_grad_enabled
from autograd.support import plain_index
from autograd.tensor import LEAF, Tensor, from_array

__all__ = ["set_item"]


def set_item(self: Tensor, index: Any, value: Any) -> None:
    """Assigns `value`, which broadcasts, to the elements that `index` names.

    Raises RuntimeError, before anything is written, if `self` is a leaf that requires grad and
    operations are recorded, if the value does not fit, or if a recorded write would go to memory
    that views share; IndexError for an index that is out of range.
    """
    index = plain_index(index)
    recording = is_grad_enabled()
    if recording and self._fn is LEAF:
        raise RuntimeError(
            "a leaf Variable that requires grad is being used in an in-place operation."
        )
    wants_grad = isinstance(value, Tensor) and value._fn is not None
    data = value._data if isinstance(value, Tensor) else np.asarray(value)
    picked = self._data[index]
    if data.dtype.kind == "c" and self._data.dtype.kind != "c":
        raise RuntimeError(
            f"value cannot be converted to type {self._data.dtype} without loss: "
            "its imaginary part would be dropped"
        )
    try:
        np.broadcast_to(data, np.shape(picked))
    except ValueError:
        raise RuntimeError(
            f"shape mismatch: value tensor of shape {list(data.shape)} cannot be broadcast to "
            f"indexing result of shape {list(np.shape(picked))}"
        ) from None
    result = None
    if recording and (self._fn is not None or wants_grad):
        if getattr(self, "_shares", False):
            raise RuntimeError(
                "a recorded assignment to a tensor whose memory is shared with a view is not "
                "supported; build the result from its parts instead"
            )
        result = _assigned(self, index, value, np.shape(picked))
    self._data[index] = data
    clock.record_write(self._data)
    if result is not None:
        self._fn = result._fn


def _assigned(self: Tensor, index: Any, value: Any, shape: tuple[int, ...]) -> Tensor:
    """What `self` is after the assignment, recorded, as a new tensor."""
    import generated.functions as ops

    written = np.zeros(self.shape, bool)
    written[index] = True
    if not isinstance(value, Tensor):
        value = from_array(np.asarray(value, self.dtype))
    survivor = np.zeros(self.shape, np.int64)
    survivor[index] = np.arange(int(np.prod(shape))).reshape(shape)
    values = ops.reshape(value.expand(shape).to(self.dtype), -1)
    if values.numel() == 0:
        return self * 1
    old = from_array(self._data, self._fn)
    new: Tensor = ops.where(from_array(written), values[from_array(survivor)], old)
    return new
