"""Looking at the backward graph and into its passes: PyTorch's ``torch.autograd.graph``.

`Node` is the class of every ``grad_fn``.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from functools import partial
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
    hook = _MultiHook(tensors, fn, mode == "any")
    handles: list[RemovableHandle] = []
    try:
        for i, tensor in enumerate(tensors):
            handles.append(register_hook(tensor, partial(hook.arrived, i)))
    except RuntimeError:
        _MultiHandle(handles).remove()
        raise
    return _MultiHandle(handles)


class _MultiHook:
    """Keeps for each pass the gradients that have arrived; None once the hook has run."""

    def __init__(self, tensors: Sequence[Tensor], fn: Callable[[Any], None], any_: bool) -> None:
        self.fn = fn
        self.any = any_
        # The edges, not the tensors, which a hook must not keep alive; a leaf by its node.
        self.edges = [
            Output(accumulate_grad_of(t), 0) if t._fn is LEAF else edge_of(t) for t in tensors
        ]
        self.grads: weakref.WeakKeyDictionary[Pass, list[Any] | None] = weakref.WeakKeyDictionary()
        self.lock = lock()

    def arrived(self, i: int, grad: Tensor) -> None:
        this = current_pass()
        if this is None:
            raise RuntimeError("expected this hook to be called inside a backward call")
        with self.lock:
            if self.any:
                if this in self.grads:
                    return
                self.grads[this] = None
                found: Any = grad
            else:
                found = self.grads.get(this)
                if found is None:
                    found = self.grads[this] = [None] * len(self.edges)
                    this.at_end.append(self.ended)
                found[i] = grad
                pairs = zip(self.edges, found, strict=True)
                if any(g is None and this.receives(key_of(edge)) for edge, g in pairs):
                    return
                del self.grads[this]
        self.fn(found)

    def ended(self, this: Pass) -> None:
        """Called at the end of a pass: what has not come yet does not come."""
        with self.lock:
            found = self.grads.pop(this, None)
        if found is not None:
            self.fn(found)
