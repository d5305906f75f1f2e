"""BatchedTensor: one sample, as code sees it, and the values of all samples behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from autograd.base.memory_format import contiguous_format
from autograd.base.ops import batches
from autograd.base.shape_dtype import ShapeDtype, refuse
from autograd.core.captures import refuse_as_pytorch
from autograd.core.dispatch import Operation
from autograd.core.hooks import RemovableHandle
from autograd.core.tensor import Tensor
from autograd.core.wrapper import WrapperTensor
from autograd.transforms.batching.levels import Batch, batch_at, open_batches, reopened
from autograd.transforms.forward_ad import DualTensor


class BatchedTensor(WrapperTensor):
    """The samples of one batch, shown as a tensor of the shape of one of them.

    It keeps in `_state` the values, a Tensor whose first dimension counts the samples, and the
    level of the batch (`autograd.base.levels`). History is that of the values.
    """

    __slots__ = ()

    level = property(lambda self: self._state[1])

    @staticmethod
    def of(value: Tensor, level: int) -> BatchedTensor:
        """A batched tensor; one that is batched by an inner level, too, has that one outside."""
        if value.__class__ is BatchedTensor and value._state[1] > level:
            inner, within = value._state
            value, level = BatchedTensor.of(inner.transpose(0, 1), level), within
        batched = BatchedTensor()
        batched._state = (value, level)
        return batched

    @property  # type: ignore[misc]
    def _data(self) -> Any:  # type: ignore[override]
        array = self._state[0]._data
        return ShapeDtype(array.shape[1:], array.dtype)

    def rebuild(self, change: Callable[[Tensor], Tensor]) -> Tensor:
        return BatchedTensor.of(change(self.value), self.level)

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        return batches.operate(op, args, self.level)

    def store(self, target: Tensor, result: Tensor) -> None:
        batches.store_batched(target, result, self.level)

    def assign(self, target: Tensor, index: Any, value: Any) -> None:
        batches.assign_batched(target, index, value, self.level)

    def gradients(self, *args: Any) -> Any:
        return batches.grad_of_batches(self.level, *args)

    def call_function(self, function: Any, args: Any, kwargs: Any) -> Any:
        return batches.call_on_batched(function, args, kwargs)

    def show_view(self, view: Tensor) -> None:
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

    def wrap_gradient(self, grad: Tensor) -> Tensor:
        return BatchedTensor.of(grad, self.level)

    def unwrap_gradient(self, grad: Tensor) -> Tensor:
        return value_of(grad, self._batch())

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
        """As of any tensor; the hook is shown the gradient of a sample."""
        return super().register_hook(self._in_batch(hook))

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> RemovableHandle:
        """As of any tensor; the hook is shown the sample."""
        return super().register_post_accumulate_grad_hook(self._in_batch(hook))

    def _in_batch(self, hook: Callable[[Tensor], Any]) -> Callable[[Tensor], Any]:
        """`hook`, run in the batch, which may have been closed since."""
        batch = self._batch()

        def run(tensor: Tensor) -> Any:
            with reopened(batch):
                return hook(tensor)

        return run

    def _batch(self) -> Batch:
        return batch_at(self.level, self.value.shape[0])

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
        """Whether the values of a sample lie in memory in C order without gaps."""
        if memory_format is not None and memory_format != contiguous_format:
            raise RuntimeError(
                "NYI: querying is_contiguous inside of vmap for memory_format other than "
                "torch.contiguous_format"
            )
        value: Tensor = self.value
        return value[0].is_contiguous() if len(value) else value.is_contiguous()

    def stride(self, dim: int | None = None) -> Any:
        """The steps between elements of a sample, in elements, of all dimensions or of `dim`."""
        strides = self.value.stride()[1:]
        return strides if dim is None else strides[dim]

    @property
    def data(self) -> Tensor:
        """The same samples without history; prefer `detach()`."""
        refuse_as_pytorch("accessing `data` under vmap transform is not allowed")
        return self.detach()

    @data.setter
    def data(self, value: Tensor) -> None:
        raise RuntimeError(
            "mutating directly with `.data` under vmap transform is not allowed: the memory of a "
            "sample is that of all; write into it with copy_() under no_grad()"
        )

    def __repr__(self) -> str:
        return f"BatchedTensor(level={self.level}, value={self.value!r})"


def split(x: Any, level: int) -> tuple[Any, bool]:
    """The values of an argument for the whole batch, and whether it has one per sample."""
    if x.__class__ is BatchedTensor and x._state[1] == level:
        return x._state[0], True
    return x, False


def split_within(x: Any, level: int) -> tuple[Any, bool]:
    """As `split`, also of what is batched by this level within others: a gradient that comes from a
    later batch, or a tangent alone."""
    if x.__class__ is DualTensor:
        parts = [split_within(part, level) for part in x.parts()]
        sizes = [part.shape[0] for part, many in parts if many]
        if not sizes:
            return x, False
        primal, tangent = (
            part if many else part.expand((sizes[0], *part.shape)) for part, many in parts
        )
        return DualTensor.of(primal, tangent, x.level), True
    if x.__class__ is not BatchedTensor:
        return x, False
    value, its = x._state
    if its == level:
        return value, True
    inner, many = split_within(value, level)
    return (BatchedTensor.of(inner.transpose(0, 1), its), True) if many else (x, False)


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
    level = getattr(x, "level", 0)
    if level == batch.level:
        return x
    if level < batch.level:
        value, many = split_within(x, batch.level)
        value = value if many else x.expand((batch.size, *x.shape))
        return BatchedTensor.of(value, batch.level)
    return x.rebuild(lambda part: _lifted(part, batch))
