"""Looking at the backward graph and into its passes: PyTorch's ``torch.autograd.graph``.

`Node` is the class of every ``grad_fn``.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from autograd.base.locks import lock
from autograd.checkpoint.offload import (
    allow_mutation_on_saved_tensors,
    disable_saved_tensors_hooks,
    save_on_cpu,
    save_to_disk,
    saved_tensors_hooks,
)
from autograd.core.engine_inputs import GradientEdge, Like, edge_of
from autograd.core.engine_steps import Pass, current_pass
from autograd.core.hooks import RemovableHandle, register_hook
from autograd.core.node import Node, Output, accumulate_grad_of
from autograd.core.reachability import key_of
from autograd.core.tensor import LEAF, Tensor
from autograd.core.version_counter import record_write

__all__ = [
    "GradientEdge", "Node", "allow_mutation_on_saved_tensors", "disable_saved_tensors_hooks",
    "get_gradient_edge", "increment_version", "register_multi_grad_hook", "save_on_cpu",
    "save_to_disk", "saved_tensors_hooks",
]  # fmt: skip


def get_gradient_edge(tensor: Tensor) -> GradientEdge:
    """The place in the graph to which the gradient of `tensor` flows.

    `grad` and `backward` take it in the place of the tensor, which need not live any longer.
    Raises RuntimeError if the tensor does not require grad.
    """
    if tensor._fn is None:
        raise RuntimeError(
            "It is not possible to get the gradient edge for a Tensor that does not require "
            "gradients"
        )
    node = accumulate_grad_of(tensor) if tensor._fn is LEAF else tensor.grad_fn
    assert node is not None
    return GradientEdge(node, tensor.output_nr, Like(tensor.shape, tensor.dtype))


def increment_version(tensor: Tensor | Iterable[Tensor]) -> None:
    """Notes that the memory of `tensor`, one or several, has been written by other means than an
    in-place operation, so that a backward pass which still needs the old values raises."""
    for each in (tensor,) if isinstance(tensor, Tensor) else tensor:
        record_write(each._data)


class _MultiHandle:
    """Removes several hooks together."""

    __slots__ = ("handles",)

    def __init__(self, handles: Sequence[RemovableHandle]) -> None:
        self.handles = tuple(handles)

    def remove(self) -> None:
        for handle in self.handles:
            handle.remove()

    def __enter__(self) -> _MultiHandle:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.remove()


def register_multi_grad_hook(
    tensors: Sequence[Tensor], fn: Callable[[Any], None], *, mode: str = "all"
) -> _MultiHandle:
    """Calls `fn` once in every pass that computes gradients of some of `tensors`.

    mode "all": after the last of them, with a list that has a gradient, or None, for each tensor;
    those that the pass does not reach are not waited for, and those to which a node on the way
    gives no gradient no longer than until the end of the pass. mode "any": after the first, with
    that gradient. Returns a handle whose `remove()` takes the hook away.

    Raises ValueError for another mode; RuntimeError if a tensor does not require grad, which under
    "any" is left out instead.
    """
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    if mode == "any":
        tensors = [tensor for tensor in tensors if tensor.requires_grad]
    hook = _All(tensors, fn) if mode == "all" else _Any(fn)
    handles: list[RemovableHandle] = []
    try:
        for i, tensor in enumerate(tensors):
            handles.append(register_hook(tensor, hook.for_tensor(i)))
    except RuntimeError:
        _MultiHandle(handles).remove()
        raise
    return _MultiHandle(handles)


class _Any:
    """What mode "any" keeps: the passes in which the hook has run."""

    def __init__(self, fn: Callable[[Any], None]) -> None:
        self.fn = fn
        self.ran: weakref.WeakSet[Pass] = weakref.WeakSet()
        self.lock = lock()

    def for_tensor(self, i: int) -> Callable[[Tensor], None]:
        return self.arrived

    def arrived(self, grad: Tensor) -> None:
        this = _here()
        with self.lock:
            if this in self.ran:
                return
            self.ran.add(this)
        self.fn(grad)


class _All:
    """What mode "all" keeps: for each pass the gradients that have arrived."""

    def __init__(self, tensors: Sequence[Tensor], fn: Callable[[Any], None]) -> None:
        self.fn = fn
        self.size = len(tensors)
        # The edges, not the tensors, which a hook must not keep alive; a leaf by its node.
        self.edges = [
            Output(accumulate_grad_of(t), 0) if t._fn is LEAF else edge_of(t) for t in tensors
        ]
        self.grads: weakref.WeakKeyDictionary[Pass, list[Any]] = weakref.WeakKeyDictionary()
        self.lock = lock()

    def for_tensor(self, i: int) -> Callable[[Tensor], None]:
        return lambda grad: self.arrived(i, grad)

    def arrived(self, i: int, grad: Tensor) -> None:
        this = _here()
        with self.lock:
            if this not in self.grads:
                self.grads[this] = [None] * self.size
                this.at_end.append(self.ended)
            grads = self.grads[this]
            grads[i] = grad
            missing = [
                1
                for edge, g in zip(self.edges, grads, strict=True)
                if g is None and this.receives(key_of(edge))
            ]
            if missing:
                return
            del self.grads[this]
        self.fn(grads)

    def ended(self, this: Pass) -> None:
        """Called at the end of a pass: what has not come yet does not come."""
        with self.lock:
            grads = self.grads.pop(this, None)
        if grads is not None:
            self.fn(grads)


def _here() -> Pass:
    this = current_pass()
    if this is None:
        raise RuntimeError("expected this hook to be called inside a backward call")
    return this
