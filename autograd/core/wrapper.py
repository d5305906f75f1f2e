"""WrapperTensor: a Tensor subclass around another Tensor."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from autograd.core.dispatch import Operation
from autograd.core.engine import grad
from autograd.core.hooks import RemovableHandle
from autograd.core.node import accumulate_grad_of
from autograd.core.protocol import TensorSubclass
from autograd.core.tensor import Tensor


class WrapperTensor(TensorSubclass):
    """A Tensor around another, its `value`, whose memory and history it shows.

    `_state` is a tuple: the value, and what a subclass keeps besides. By default an operation runs
    on the values and its results are wrapped; gradients are plain.

    >>> import autograd as ag
    >>> class Logged(ag.WrapperTensor):
    ...     def operate(self, op, args):
    ...         print(op.name)
    ...         return super().operate(op, args)
    >>> x = Logged.wrap(ag.tensor([1.0, 2.0], requires_grad=True))
    >>> (x * x).sum().backward()
    mul
    sum
    >>> x.grad
    tensor([2., 4.])
    """

    __slots__ = ()

    value = property(lambda self: self._state[0])

    @classmethod
    def wrap(cls, value: Tensor, *state: Any) -> Any:
        """A tensor of this class around `value`, which keeps `state`."""
        tensor = cls()
        tensor._state = (value, *state)
        return tensor

    # ---- the protocol ----------------------------------------------------------------------------

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        """The operation on the values; each Tensor of the result wrapped as this one is."""
        result = op.call(self.unwrap(list(args)))
        if not isinstance(result, (list, tuple)):
            return self._wrapped(result)
        return type(result)([self._wrapped(x) for x in result])

    def unwrap(self, x: Any) -> Any:
        """The value of a tensor of this class, also in lists and tuples; anything else itself."""
        if x.__class__ is list or x.__class__ is tuple:
            return x.__class__([self.unwrap(each) for each in x])
        return x._state[0] if isinstance(x, type(self)) else x

    def _wrapped(self, x: Any) -> Any:
        return self.rebuild(lambda _: x) if isinstance(x, Tensor) else x

    def store(self, target: Tensor, result: Tensor) -> None:
        """Writes the value of `result` into that of `target`."""
        self.unwrap(target).copy_(self.unwrap(result))

    def gradients(self, outputs: Any, inputs: Any, grad_outputs: Any, *options: bool) -> Any:
        """The gradients of the values of `outputs`, times those of `grad_outputs`, with respect to
        those of `inputs`."""
        if not isinstance(grad_outputs, (list, tuple)):
            grad_outputs = [grad_outputs] * len(outputs)
        ys, xs, us = (self.unwrap(list(each)) for each in (outputs, inputs, grad_outputs))
        retain_graph, create_graph, allow_unused = options
        found = grad(ys, xs, us, retain_graph, create_graph, allow_unused=allow_unused)
        return tuple([
            x.wrap_gradient(g) if g is not None and isinstance(x, type(self)) else g
            for x, g in zip(inputs, found, strict=True)
        ])  # fmt: skip

    def parts(self) -> tuple[Tensor, ...]:
        return (self._state[0],)

    def rebuild(self, change: Callable[[Tensor], Tensor]) -> Tensor:
        return type(self).wrap(change(self._state[0]), *self._state[1:])

    # ---- memory, history and gradient of the value -----------------------------------------------

    @property
    def _data(self) -> Any:
        return self._state[0]._data

    @_data.setter
    def _data(self, array: Any) -> None:
        self._state[0]._data = array

    @property
    def _fn(self) -> Any:
        return self._state[0]._fn

    @_fn.setter
    def _fn(self, fn: Any) -> None:
        self._state[0]._fn = fn

    @property
    def _accumulator(self) -> Any:  # type: ignore[override]
        node = accumulate_grad_of(self._state[0])
        return lambda: node

    @property
    def _grad(self) -> Any:
        return getattr(self._state[0], "_grad", None)

    @_grad.setter
    def _grad(self, grad: Any) -> None:
        self._state[0]._grad = grad

    @property
    def grad(self) -> Tensor | None:
        """The gradient of the value, or None; see `wrap_gradient`."""
        found = self._state[0].grad
        return None if found is None else self.wrap_gradient(found)

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        self._state[0].grad = None if value is None else self.unwrap_gradient(value)

    @grad.deleter
    def grad(self) -> None:
        self._state[0].grad = None

    def retain_grad(self) -> None:
        """As of any tensor."""
        self._state[0].retain_grad()

    @property
    def retains_grad(self) -> bool:
        """As of any tensor."""
        return bool(self._state[0].retains_grad)

    def wrap_gradient(self, grad: Tensor) -> Tensor:
        """What `.grad`, `autograd.grad` and hooks give for the gradient of the value."""
        return grad

    def unwrap_gradient(self, grad: Tensor) -> Tensor:
        """The gradient of the value from one of this tensor."""
        return self.unwrap(grad)

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
        """As of any tensor."""

        def on_value(grad: Tensor) -> Tensor | None:
            result = hook(self.wrap_gradient(grad))
            return self.unwrap_gradient(result) if isinstance(result, Tensor) else result

        return self._state[0].register_hook(on_value)

    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> RemovableHandle:
        """As of any tensor; the hook is given this one."""
        register = self._state[0].register_post_accumulate_grad_hook
        return register(lambda _: hook(self))

    def detach(self) -> Tensor:
        """The same tensor without history."""
        return self.rebuild(lambda value: value.detach())

    def _is_recorded(self) -> bool:
        return any(part._is_recorded() for part in self.parts())

    @property
    def _version(self) -> int:
        return int(self._state[0]._version)

    def _settle_version(self) -> None:
        self._state[0]._settle_version()

    def _is_view(self) -> bool:
        return bool(self._state[0]._is_view())

    def __copy__(self) -> Tensor:
        return self.rebuild(copy.copy)

    def __deepcopy__(self, memo: dict[int, Any]) -> Tensor:
        return self.rebuild(lambda value: copy.deepcopy(value, memo))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._state[0]!r})"
