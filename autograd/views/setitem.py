"""``x[index] = value``: written in place, and recorded where a gradient flows.

With a subscript that makes a view, `value` is stored in that view. With one that picks elements the
recorded form is made of rows: `where` takes the old elements or the new ones, which are picked from
`value` by the numbers of those that survive (of several writes to one place only the last does, and
only it gets a gradient).
"""

from __future__ import annotations

import math
import warnings
from typing import Any

import numpy as np

from autograd.array.duck import beside
from autograd.array.foreign import as_ndarray
from autograd.array.shape_errors import ShapeError
from autograd.array.strides import REPEATS, address_of, repeats
from autograd.base.grad_mode import is_grad_enabled
from autograd.base.ops import ops
from autograd.core import version_counter as clock
from autograd.core.aliases import View, register_view, shares_memory, view_of
from autograd.core.dispatch import OPERATIONS
from autograd.core.protocol import TensorSubclass, find_handler
from autograd.core.runtime import SampleIndex, plain_index
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.kernels import getitem
from autograd.kernels.elementwise.numbers import fit_value
from autograd.views.rebase import (
    check_writable,
    has_history,
    shallow_copy,
    store,
    unhooked,
    unlock,
    unlocked,
)


def set_item(self: Tensor, index: Any, value: Any) -> None:
    """Assigns `value`, which broadcasts, to the elements that `index` names.

    Raises RuntimeError, before anything is written, if operations are recorded and `self` cannot be
    written (`autograd.views.rebase.check_writable`), or if the value does not fit; IndexError for
    an index that is out of range.
    """
    try:
        index = plain_index(index)
    except SampleIndex as found:
        if found.tensor.assign is not None:
            found.tensor.assign(self, index, value)
            return
        index = plain_index(index, refuse=False)
    assign = find_handler("assign", (self, value, self._data))
    if assign is not None:
        assign(self, index, value)
        return
    recording = is_grad_enabled()
    if recording and self._fn is LEAF:
        check_writable(self)
    if value.__class__ is int and self._data.dtype.kind in "iu":
        value = fit_value(value, self._data.dtype)
    data = value._data if isinstance(value, Tensor) else as_ndarray(value)
    if data.dtype.kind not in "biufc":
        raise TypeError(f"can't assign a {type(value).__name__} to a tensor of {self.dtype}")
    picked = getitem(self._data, index)
    while data.ndim > picked.ndim and data.shape[0] == 1:
        data, value = data[0], value[0]
    check_real(self._data, data)
    if data.ndim and data.shape != picked.shape:
        try:
            np.broadcast_to(data, picked.shape)
        except ValueError:
            raise ShapeError(
                f"shape mismatch: value tensor of shape {list(data.shape)} cannot be broadcast to "
                f"indexing result of shape {list(picked.shape)}"
            ) from None
    recorded = _is_special(self) or _is_special(value) or (recording and _has_history(self, value))
    if repeats(picked if shares_memory(picked, self._data) else self._data):
        view = view_of(self)
        if recorded or view is None or shares_memory(picked, self._data):
            raise RuntimeError(REPEATS)
        warnings.warn(_EXPANDED, UserWarning, stacklevel=3)
        with unlocked(self):
            self._data[index] = data
        self._settle_version()
        clock.record_write(view.root._data)
        return
    if recorded:
        _store(self, index, value, picked)
        return
    elif self._data.flags.writeable:
        self._data[index] = data
    elif shares_memory(picked, self._data):
        unlock(self, picked)
        picked[...] = data
    else:
        unlock(self, self._data)
        self._data[index] = data
    self._settle_version()
    clock.record_write(picked if shares_memory(picked, self._data) else self._data)


def check_real(target: Any, value: Any) -> None:
    """Raises RuntimeError for a complex `value` of a real `target`."""
    if value.dtype.kind == "c" and target.dtype.kind != "c":
        raise RuntimeError(
            f"value cannot be converted to type {target.dtype} without loss: its imaginary part "
            "would be dropped"
        )


_EXPANDED = (
    "Use of index_put_ on expanded tensors is deprecated. Please clone() the tensor before "
    "performing this operation. This also applies to advanced indexing e.g. tensor[indices] = "
    "tensor or tensor[mask] = scalar"
)


def _is_special(value: Any) -> bool:
    return isinstance(value, TensorSubclass) and value.store is not None


def _has_history(self: Tensor, value: Any) -> bool:
    return has_history(self) or (isinstance(value, Tensor) and value._fn is not None)


def _store(self: Tensor, index: Any, value: Any, picked: np.ndarray) -> None:
    """The assignment where a history is to be kept."""
    if is_grad_enabled() and _has_history(self, value):
        check_writable(self)
    if not isinstance(value, Tensor):
        value = from_array(beside(self._data, np.asarray(value, self.dtype)))
    if not shares_memory(picked, self._data):
        store(self, _assigned(self, index, value, picked.shape))
    elif not _is_same(self, value, picked):
        if value.shape != picked.shape:
            value = value.expand(picked.shape)
        if value.dtype != self.dtype:
            value = value.to(self.dtype)
        store(_part(self, index, picked, _is_special(value)), value)


def _is_same(self: Tensor, value: Tensor, picked: np.ndarray) -> bool:
    """Whether `value` is a view that shows just the elements that it is to be assigned to, as at
    the end of ``x[0] += 1``."""
    view, own = view_of(value), view_of(self)
    if view is None or view.root is not (self if own is None else own.root):
        return False
    return address_of(value._data) == address_of(picked) and all(
        getattr(value._data, name) == getattr(picked, name) for name in ("shape", "strides")
    )


def _part(self: Tensor, index: Any, picked: np.ndarray, known: bool) -> Tensor:
    """The view of `self` to write into; `known` to its base, if that may become another sort of
    tensor by the write. Otherwise nobody but `store` sees it."""
    op = OPERATIONS["getitem"]
    if _is_special(self):
        return op.call((self, index))
    part = from_array(picked)
    step = (op, (index,), None)
    if known:
        register_view(part, self, step)
    else:
        view = view_of(self)
        part._alias = View(self if view is None else view.root, self, step, None)
    return part


def _assigned(self: Tensor, index: Any, value: Tensor, shape: tuple[int, ...]) -> Tensor:
    """What `self` is after the assignment of elements, recorded, as a new tensor."""
    written = beside(self._data, np.zeros(self.shape, bool))
    written[index] = True
    survivor = beside(self._data, np.zeros(self.shape, np.int64))
    survivor[index] = beside(self._data, np.arange(math.prod(shape)).reshape(shape))
    values = ops.reshape(value.expand(shape).to(self.dtype), -1)
    if values.numel() == 0:
        return ops.where(written, values.sum(), self)  # the value's gradient is 0
    old = self if _is_special(self) else shallow_copy(unhooked(self))
    return ops.where(from_array(written), values[from_array(survivor)], old)
