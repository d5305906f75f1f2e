"""Hooks on gradients: what is told of a tensor's gradient, and may replace it.

A node that nobody hooked has ``hooks = None``; hooks cost nothing where there are none.
"""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.grad_mode import no_grad

if TYPE_CHECKING:
    from autograd.tensor import Tensor

__all__ = ["GradHooks", "NodeHooks", "RemovableHandle"]

Hook = Callable[["Tensor"], "Tensor | None"]

_keys = itertools.count()


class RemovableHandle:
    """Removes a hook: by `remove()`, or at the end of a `with` block."""

    __slots__ = ("_hooks", "_key")

    def __init__(self, hooks: dict[int, Any], key: int) -> None:
        self._hooks = hooks
        self._key = key

    def remove(self) -> None:
        self._hooks.pop(self._key, None)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.remove()


class GradHooks:
    """The hooks of one tensor, in the order in which they were registered."""

    __slots__ = ("hooks",)

    def __init__(self) -> None:
        self.hooks: dict[int, Hook] = {}

    def add(self, hook: Hook) -> RemovableHandle:
        key = next(_keys)
        self.hooks[key] = hook
        return RemovableHandle(self.hooks, key)

    def run(self, grad: Any) -> Any:
        """`grad`, an array or a Tensor, as the hooks leave it. Each sees the last one's result.

        Raises RuntimeError if a hook returns something of another shape, TypeError for what is no
        Tensor.
        """
        from autograd.tensor import Tensor, from_array

        if not self.hooks:
            return grad
        if isinstance(grad, Tensor):
            return self._run(grad)
        # A copy: the buffer may belong to other paths too, which a hook must not write into.
        with no_grad():
            return self._run(from_array(np.array(grad)))._data

    def _run(self, current: Tensor) -> Tensor:
        from autograd.tensor import Tensor

        for hook in list(self.hooks.values()):
            result = hook(current)
            if result is None:
                continue
            name = getattr(hook, "__name__", repr(hook))
            if not isinstance(result, Tensor):
                raise TypeError(f"hook '{name}' returned {type(result).__name__}, not a Tensor")
            if result.shape != current.shape:
                raise RuntimeError(f"hook '{name}' has changed the size of value")
            current = result
        return current


class NodeHooks:
    """What a node's `hooks` hold: those of its outputs, and the outputs that retain their grad."""

    __slots__ = ("many_outputs", "outputs", "retained")

    def __init__(self, many_outputs: bool) -> None:
        self.many_outputs = many_outputs
        self.outputs: dict[int, GradHooks] = {}
        self.retained: list[weakref.ref[Tensor]] = []

    def of_output(self, nr: int) -> GradHooks:
        return self.outputs.setdefault(nr, GradHooks())

    def retains(self, tensor: Tensor) -> bool:
        return any(reference() is tensor for reference in self.retained)

    def retain(self, tensor: Tensor) -> None:
        self.retained.append(weakref.ref(tensor))

    def run(self, grad: Any) -> Any:
        """The gradient of the node's output (several: a dict by number) after all hooks; then
        the outputs that retain their gradient get it."""
        from autograd.buffers import accumulate

        for nr, hooks in self.outputs.items():
            if not self.many_outputs:
                grad = hooks.run(grad)
            elif nr in grad:
                grad[nr] = hooks.run(grad[nr])
        for reference in self.retained:
            tensor = reference()
            if tensor is None:
                continue
            g = grad.get(tensor.output_nr) if self.many_outputs else grad
            if g is not None:
                tensor._grad = None
                accumulate(tensor, g)
        return grad
