"""Derivatives that are computed at each call, since their formulas look at values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad
from autograd.compile.ir.targets import Target
from autograd.core.engine import grad
from autograd.core.tensor import LEAF, from_array

__all__ = ["Gradients", "SecondGradients"]


class _Call(Target):
    """A call of what is no function with a name: it gets one in the program."""

    @property
    def wants_arrays(self) -> bool:
        return True

    def source(self, args: Sequence[str]) -> str:
        return f"{self._name}({', '.join(args)})"

    def namespace(self) -> dict[str, Any]:
        return {self._name: self._call}

    @property
    def _name(self) -> str:
        raise NotImplementedError

    def _call(self, *arrays: Any) -> list[Any]:
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Gradients(_Call):
    """The gradients of a row by its formulas on arrays, for formulas that look at values.

    node: a Backward node with its `args` and `restore` set. number: tells it from others. needs:
    which of its inputs' gradients are wanted. layout: per saved value how many arguments it takes
    (None: it was not saved). grads: the numbers of the outputs whose gradients are given; None: the
    gradient of the only one.
    """

    node: Any
    number: int
    needs: tuple[bool, ...]
    layout: tuple[int | None, ...]
    grads: tuple[int, ...] | None

    @property
    def title(self) -> str:
        return self.node.name()

    @property
    def _name(self) -> str:
        return f"{self.node.name()}_{self.number}"

    def _call(self, *arrays: Any) -> list[Any]:
        return self.run(self.node.on_arrays, arrays)

    def run(self, formulas: Callable[..., Sequence[Any]], args: Sequence[Any]) -> list[Any]:
        """The gradients by the node's formulas, on arrays or on tensors."""
        count = 1 if self.grads is None else len(self.grads)
        given = args[:count]
        rest = iter(args[count:])
        saved = tuple(None if n is None else next(rest) for n in self.layout)
        grad = given[0] if self.grads is None else dict(zip(self.grads, given, strict=True))
        needs = [True if need else None for need in self.needs]
        found = formulas(saved, grad, needs)
        return [g for g, need in zip(found, self.needs, strict=True) if need]


@dataclass(frozen=True, eq=False)
class SecondGradients(_Call):
    """The gradients of `Gradients`: these run on tensors, and are differentiated, at each call.

    number: tells it from others. given: the numbers of the outputs of `first` whose gradients are
    its first arguments; those of `first` follow them. wanted: of which of these gradients are
    asked for.
    """

    first: Gradients
    number: int
    given: tuple[int, ...]
    wanted: tuple[bool, ...]

    @property
    def title(self) -> str:
        return f"{self.first.title} differentiated"

    @property
    def _name(self) -> str:
        return f"{self.first.title}_differentiated_{self.number}"

    def _call(self, *arrays: Any) -> list[Any]:
        count = len(self.given)
        vectors = [from_array(each) for each in arrays[:count]]
        pairs = zip(arrays[count:], self.wanted, strict=True)
        tensors = [from_array(each, LEAF if wanted else None) for each, wanted in pairs]
        inputs = [x for x, wanted in zip(tensors, self.wanted, strict=True) if wanted]
        with enable_grad():
            outputs = self.first.run(self.first.node.on_tensors, tensors)
        moving = [i for i, nr in enumerate(self.given) if outputs[nr].requires_grad]
        if not moving:
            return [np.zeros_like(x._data) for x in inputs]
        found = grad(
            [outputs[self.given[i]] for i in moving],
            inputs,
            [vectors[i] for i in moving],
            materialize_grads=True,
        )
        return [g._data for g in found]
