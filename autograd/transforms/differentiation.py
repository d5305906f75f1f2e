"""What the transforms share: inputs that are variables of one transform only.

A transform differentiates with respect to new variables which it puts in the place of its inputs,
so that derivatives of different levels are never confused: d/dx [x * d/dy (x + y)] is 1. Where
somebody outside may want a derivative too, a new variable is connected to the input it stands for;
else it is a new leaf, and results are cut off from it before they are handed out.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Any

from autograd.base.escapes import Differentiated
from autograd.base.grad_mode import is_inference_mode_enabled
from autograd.core.descent import history_of, leaves_of, origin_of
from autograd.core.protocol import TensorSubclass, innermost, on_parts
from autograd.core.runtime import leaf_of
from autograd.core.tensor import LEAF, Tensor, check_differentiable
from autograd.transforms.batching.tensor import BatchedTensor, lifted
from autograd.transforms.forward_ad import DualTensor, make_dual


def check_mode(transform: str) -> None:
    """Raises RuntimeError in inference mode, in which nothing can be differentiated."""
    if is_inference_mode_enabled():
        raise RuntimeError(
            f"{transform}: nothing is recorded in inference mode; use no_grad() instead, inside of "
            "which transforms work"
        )


def variable(tensor: Tensor, connected: bool) -> Tensor:
    """A variable with the value of `tensor`, and its history too if `connected`. In a batch it is
    one for each sample, whose gradients are kept apart.

    Raises RuntimeError for a dtype that has no derivatives.
    """

    def part(x: Tensor) -> Tensor:
        check_differentiable(x.dtype)
        outside = connected and x._fn is not None and depends_beyond([x], ())
        if outside:
            return x.clone()
        if x.__class__ is Tensor or isinstance(x, TensorSubclass):
            return leaf_of(x)
        return x.detach().requires_grad_()  # of a class of the user's

    return on_parts(part, lifted(tensor))


# By id, since tensors compare elementwise.
_done: dict[int, weakref.ref[Tensor]] = {}


def done(variables: Sequence[Tensor]) -> None:
    """Note that nobody but the transform itself will differentiate with respect to its variables.

    They stay in the graphs of results which are connected to something else.
    """
    for each in map(innermost, variables):
        if each._fn is LEAF:
            key = id(each)
            _done[key] = weakref.ref(each, lambda _, key=key: _done.pop(key, None))  # type: ignore[misc]


def depends_beyond(tensors: Sequence[Tensor], variables: Sequence[Tensor]) -> bool:
    """Whether `tensors` depend on a leaf that requires grad and is none of `variables`, nor one of
    a transform that is done."""
    others = leaves_of(tensors).difference(map(innermost, variables))
    return not _done.keys() >= set(map(id, others))


def differentiated(
    transform: str, variables: Sequence[Tensor], level: int | None = None
) -> Differentiated:
    """The block in which a transform calls its function: values that depend on `variables`, or are
    dual at `level`, must not leave the graph unseen."""
    if level is not None:
        return Differentiated(transform, lambda x: _is_dual(x, level))
    own = {origin_of(innermost(each)) for each in variables}
    return Differentiated(transform, lambda x: not own.isdisjoint(history_of([x])))


def _is_dual(tensor: Any, level: int) -> bool:
    if not isinstance(tensor, TensorSubclass):
        return False
    if isinstance(tensor, DualTensor) and tensor.level == level:
        return True
    return any(_is_dual(part, level) for part in tensor.parts())


def settled(tensor: Tensor, variables: Sequence[Tensor], record: bool = True) -> Tensor:
    """A result as it leaves the transform: without history if that begins at `variables` only, or
    if it is not to be recorded."""
    if isinstance(tensor, DualTensor):
        primal = settled(tensor.primal, variables, record)
        return make_dual(primal, settled(tensor.tangent, variables, record), level=tensor.level)
    if isinstance(tensor, BatchedTensor):
        return tensor.rebuild(lambda value: settled(value, variables, record))
    if tensor._fn is None or (record and depends_beyond([tensor], variables)):
        return tensor
    return tensor.detach()
