"""Gradients that are computed at each call, since their formulas look at values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad
from autograd.compile.ir.targets import Target
from autograd.compile.lowering.kernels import open_formulas
from autograd.core.engine import grad
from autograd.core.tensor import LEAF, from_array


class _Call(Target):
    """A call of what is no function with a name: it gets one in the program, by its number."""

    number: int

    wants_arrays = True
    template = "{self._name}({args})"

    def namespace(self) -> dict[str, Any]:
        return {self._name: self._call}

    @property
    def _name(self) -> str:
        return f"{self.title.replace(' ', '_')}_{self.number}"

    def _call(self, *arrays: Any) -> list[Any]:
        raise NotImplementedError


class DeferredGradients(_Call, eq=False):
    """The gradients of a row by its formulas on arrays, for formulas that look at values.

    node: a Backward node with its `args` and `restore` set. needs: which of its inputs' gradients
    are wanted. is_saved: which of the values that it saves there are. grads: the numbers of the
    outputs whose gradients are given; None: the gradient of the only one.
    """

    node: Any
    needs: tuple[bool, ...]
    is_saved: tuple[bool, ...]
    grads: tuple[int, ...] | None

    @property
    def title(self) -> str:
        return str(self.node.name())

    def _call(self, *arrays: Any) -> list[Any]:
        return self.run(self.node.on_arrays, arrays)

    def in_loops(self, functions: Any, args: Sequence[Any]) -> Any:
        """The gradients by functions of the names of the formulas."""
        formulas = open_formulas(self.node, functions)
        return NotImplemented if formulas is None else self.run(formulas, args)

    def run(self, formulas: Callable[..., Sequence[Any]], args: Sequence[Any]) -> list[Any]:
        """The gradients by the node's formulas, on arrays or on tensors."""
        count = 1 if self.grads is None else len(self.grads)
        given, rest = args[:count], iter(args[count:])
        saved = tuple(next(rest) if each else None for each in self.is_saved)
        grad = given[0] if self.grads is None else dict(zip(self.grads, given, strict=True))
        found = formulas(saved, grad, [True if need else None for need in self.needs])
        return [g for g, need in zip(found, self.needs, strict=True) if need]


class DeferredSecondGradients(_Call, eq=False):
    """The gradients of `DeferredGradients`: these run on tensors, and are differentiated, at each
    call.

    given: the numbers of the outputs of `first` whose gradients are its first arguments; those of
    `first` follow them. wanted: of which of these gradients are asked for.
    """

    first: DeferredGradients
    given: tuple[int, ...]
    wanted: tuple[bool, ...]

    @property
    def title(self) -> str:
        return f"{self.first.title} differentiated"

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
