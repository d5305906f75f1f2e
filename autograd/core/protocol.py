"""The protocol of Tensor subclasses that take part in operations: dual numbers, batched tensors,
tensors of a trace, and those of users. See docs/tensor-subclasses.md.

The core calls the methods of `TensorSubclass` and knows none of its subclasses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from autograd.core.tensor import LEAF, Tensor, from_array

if TYPE_CHECKING:
    from autograd.core.dispatch import Operation


class TensorSubclass(Tensor):
    """Base of Tensors that stand for more than their array.

    An operation with one among its arguments calls `operate` instead of computing. `operate` has to
    be overridden. The methods that are None here are optional: where they stay None, the class is
    treated as a plain Tensor is.

    level      where several subclasses meet in a call, the one of the highest level is asked, the
               first of them where levels are equal. Open transforms have levels from 1 on, inner
               ones higher (`autograd.base.levels`)
    copied_as  the class of copies and pickles; None refuses them
    """

    __slots__ = ()

    level: Any = 0
    copied_as: ClassVar[type[Tensor] | None] = None

    def operate(self, op: Operation, args: Sequence[Any]) -> Any:
        """The result of ``op.call(args)`` where one argument, or item of a list, is this tensor.

        args: all arguments in the order of the signature. Numbers and arrays in the place of
        Tensors have become Tensors; ``op.tensors`` has the positions of Tensors, ``op.lists`` of
        lists of them.
        """
        raise NotImplementedError(f"{type(self).__name__} does not override operate()")

    store: Any = None
    """``store(target, result)`` writes `result` into `target`, of the same shape and dtype, where
    one of both is of this class; None if the memory of `_data` is written."""

    assign: Any = None
    """``assign(target, index, value)`` is ``target[index] = value`` where one of them is of this
    class; None if it is made of views, `index_put` and `store`."""

    gradients: Any = None
    """``gradients(outputs, inputs, grad_outputs, retain_graph, create_graph, allow_unused)`` is
    `autograd.grad` where an output, or the gradient of one, is of this class."""

    call_function: Any = None
    """``call_function(function, args, kwargs)`` calls an `autograd.Function`; returns its context,
    its output, and None (`autograd.function.call`)."""

    def check_write(self) -> None:
        """Raises if this tensor must not be written in place."""

    def show_view(self, view: Tensor) -> None:
        """Makes this tensor, in place, the `view` of it that an operation such as ``t_()`` has
        made."""
        raise RuntimeError(
            f"in-place views of {type(self).__name__} are not supported; use the out-of-place "
            "operation"
        )

    def leaf(self) -> Tensor:
        """The same value as a new leaf that requires grad."""
        return from_array(self._data, LEAF)

    def zeros(self, shape: tuple[int, ...]) -> Tensor:
        """Zeros of this `shape` and the dtype of this tensor, without history."""
        return from_array(np.zeros(shape, self.dtype))

    # ---- tensors that are made of others ---------------------------------------------------------

    def parts(self) -> tuple[Tensor, ...]:
        """The tensors that this one is made of, that with its value first; empty if of none."""
        return ()

    def rebuild(self, change: Callable[[Tensor], Tensor]) -> Tensor:
        """The same tensor around ``change(value)``, where it is made of others."""
        return change(self)


def find_handler(method: str, values: Iterable[Any]) -> Any:
    """The `method` of the subclass of the highest level among `values` that has it, or None."""
    best: Any = None
    for x in values:
        cls = x.__class__
        if (
            cls is not Tensor
            and issubclass(cls, TensorSubclass)
            and getattr(cls, method) is not None
            and (best is None or x.level > best.level)
        ):
            best = x
    return None if best is None else getattr(best, method)


def on_parts(function: Callable[[Any], Any], tensor: Any) -> Any:
    """`function` of a tensor; of one that is made of others, of the value within all of them."""
    if isinstance(tensor, TensorSubclass) and tensor.parts():
        return tensor.rebuild(lambda part: on_parts(function, part))
    return function(tensor)


def parts(tensor: Any) -> list[Any]:
    """The plain tensors that a tensor is made of; a plain one itself."""
    own = tensor.parts() if isinstance(tensor, TensorSubclass) else ()
    return [part for each in own for part in parts(each)] if own else [tensor]


def innermost(tensor: Any) -> Any:
    """The value within a tensor that is made of others."""
    while isinstance(tensor, TensorSubclass) and (own := tensor.parts()):
        tensor = own[0]
    return tensor
