"""BatchedTensor: one sample, as code sees it, and the values of all samples behind it."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from autograd.base.ops import batches
from autograd.base.shape_dtype import Outline, refuse
from autograd.core.dispatch import Operation
from autograd.core.hooks import RemovableHandle
from autograd.core.tensor import Tensor
from autograd.transforms.batching.levels import Batch, batch_at, open_batches, reopened

__all__ = ["BatchedTensor", "lifted", "split", "value_of"]


class BatchedTensor(Tensor):
    """The samples of one batch, shown as a tensor of the shape of one of them.

    It keeps in `_state` the values, a Tensor whose first dimension counts the samples, and the
    number of the batch (`autograd.base.levels`). History is that of the values.
    """

    __slots__ = ()

    value = property(lambda self: self._state[0])
    priority = property(lambda self: self._state[1])

    @staticmethod
    def of(value: Tensor, level: int) -> BatchedTensor:
        """Samples of a batch; what is also a sample of a batch within has that one outside."""
        if value.__class__ is BatchedTensor and value._state[1] > level:
            inner, within = value._state
            value, level = BatchedTensor.of(inner.transpose(0, 1), level), within
        batched = BatchedTensor()
        batched._state = (value, level)
        batched._grad = None
        return batched

    _data = property(lambda self: _outline_of(self._state[0]._data))

    @property
    def _fn(self) -> Any:
        return self._state[0]._fn

    @_fn.setter
    def _fn(self, fn: Any) -> None:
        self._state[0]._fn = fn

    def __parts__(self) -> tuple[Tensor, ...]:
        return (self.value,)

    def __rebuild__(self, change: Callable[[Tensor], Tensor]) -> Tensor:
        return BatchedTensor.of(change(self.value), self.priority)

    def __operate__(self, op: Operation, args: Sequence[Any]) -> Any:
        return batches.operate(op, args, self.priority)

    def __store__(self, target: Tensor, result: Tensor) -> None:
        batches.store_batched(target, result, self.priority)

    def __assign__(self, target: Tensor, index: Any, value: Any) -> None:
        batches.assign_batched(target, index, value, self.priority)

    def __gradients__(self, *args: Any) -> Any:
        return batches.grad_of_batches(self.priority, *args)

    def __custom__(self, function: Any, args: Any, kwargs: Any) -> Any:
        return batches.call_on_samples(function, args, kwargs)

    def __show__(self, view: Tensor) -> None:
        """Makes this tensor the samples of a view of it."""
        self._state = view._state

    @property
    def requires_grad(self) -> bool:
        """As of any tensor; samples of what was given can be made leaves of their own."""
        return self._fn is not None

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        if value is True and self._fn is None:
            given, level = self._state
            self._state = (given.view(given.shape), level)  # the caller's tensor stays as it is
        Tensor.requires_grad.__set__(self, value)  # type: ignore[attr-defined]

    # ---- gradients of samples, which are samples of gradients ------------------------------------

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
        """As of any tensor; the hook is shown the gradient of a sample."""
        batch = self._batch()

        def on_values(grad: Tensor) -> Tensor | None:
            with reopened(batch):
                result = hook(BatchedTensor.of(grad, batch.level))
            return value_of(result, batch) if isinstance(result, Tensor) else result

        return self.value.register_hook(on_values)

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> RemovableHandle:
        """As of any tensor; the hook is shown the sample."""
        batch = self._batch()

        def on_values(_: Tensor) -> None:
            with reopened(batch):
                hook(self)

        return self.value.register_post_accumulate_grad_hook(on_values)

    def _batch(self) -> Batch:
        return batch_at(self.priority, self.value.shape[0])

    def retain_grad(self) -> None:
        """As of any tensor."""
        self.value.retain_grad()

    @property
    def retains_grad(self) -> bool:
        """As of any tensor."""
        return self.value.retains_grad

    @property
    def grad(self) -> Tensor | None:
        """The gradient of a sample that a pass over all samples has left, or None."""
        found = self.value.grad
        return None if found is None else BatchedTensor.of(found, self.priority)

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        self.value.grad = None if value is None else value_of(value, self._batch())

    @grad.deleter
    def grad(self) -> None:
        self.value.grad = None

    def detach(self) -> Tensor:
        """The same samples without history."""
        return BatchedTensor.of(self.value.detach(), self.priority)

    def __bool__(self) -> bool:
        if self._data.size == 1:
            refuse(
                "It looks like you're attempting to use a Tensor in some data-dependent control "
                "flow, which differs from sample to sample"
            )
        return super().__bool__()

    def numpy(self, *, force: bool = False) -> Any:
        """Refused, with RuntimeError: the values differ from sample to sample."""
        return self._data.__array__()

    def is_contiguous(self, memory_format: Any = None) -> bool:
        """Whether the values of all samples lie in memory in C order without gaps."""
        return self.value.is_contiguous(memory_format)

    def stride(self, dim: int | None = None) -> Any:
        """The steps between elements of a sample, in elements, of all dimensions or of `dim`."""
        strides = self.value.stride()[1:]
        return strides if dim is None else strides[dim]

    @property
    def _version(self) -> int:
        return self.value._version

    def _settle_version(self) -> None:
        self.value._settle_version()

    def _is_view(self) -> bool:
        return self.value._is_view()

    @property
    def data(self) -> Tensor:
        """The same samples without history; prefer `detach()`."""
        return self.detach()

    @data.setter
    def data(self, value: Tensor) -> None:
        raise RuntimeError(
            "vmap: .data of a sample cannot be set, since its memory is that of all samples; write "
            "into it with copy_() under no_grad()"
        )

    def __copy__(self) -> Tensor:
        return BatchedTensor.of(copy.copy(self.value), self.priority)

    def __deepcopy__(self, memo: dict[int, Any]) -> Tensor:
        return BatchedTensor.of(copy.deepcopy(self.value, memo), self.priority)

    def __repr__(self) -> str:
        return f"BatchedTensor(level={self.priority}, value={self.value!r})"


def _outline_of(array: Any) -> Outline:
    return Outline(array.shape[1:], array.dtype)


def split(x: Any, level: int) -> tuple[Any, bool]:
    """What an argument is for all samples of a batch, and whether that is one value each."""
    if x.__class__ is BatchedTensor and x._state[1] == level:
        return x._state[0], True
    return x, False


def value_of(x: Tensor, batch: Batch) -> Tensor:
    """The values of all samples of `x`, in a dimension in front."""
    value, many = split(x, batch.level)
    return value if many else value.expand((batch.size, *value.shape))


def lifted(x: Tensor, batches: Sequence[Batch] | None = None) -> Tensor:
    """`x` as a tensor with a value of its own in each sample of the open batches."""
    for batch in open_batches() if batches is None else batches:
        x = _lifted(x, batch)
    return x


def _lifted(x: Any, batch: Batch) -> Tensor:
    level = getattr(x, "priority", 0)
    if level == batch.level:
        return x
    if level < batch.level:
        return BatchedTensor.of(x.expand((batch.size, *x.shape)), batch.level)
    return x.__rebuild__(lambda part: _lifted(part, batch))
