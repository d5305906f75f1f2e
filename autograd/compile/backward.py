"""The node of a compiled call, which runs the compiled backward program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

from autograd.base.grad_mode import MODE, enable_grad
from autograd.base.pytree import flatten
from autograd.compile.build import Backward, Built
from autograd.compile.tracing.errors import refuse
from autograd.core.engine import grad as gradients_of
from autograd.core.node import Node, Output, check_unwritten
from autograd.core.observers import Call, observe_call, observe_node
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.core.version_counter import next_stamp

_REMEDY = "Compile the gradient: compile(grad(f))"


class CompiledBackward(Node):
    """One step of a backward pass for a whole compiled function.

    built   the programs
    again   calls the function itself, for gradients that are recorded; None if options rule it out
    arrays  what it would read, the memory of arguments and captured tensors
    inputs  the tensors at the edges
    """

    __slots__ = ("again", "arrays", "backward", "built", "inputs")

    operation = "compiled"
    saves: ClassVar = {"saved": None}
    many_outputs = True

    built: Built
    backward: Backward
    again: Callable[[], Any] | None
    arrays: Sequence[np.ndarray]
    inputs: tuple[Tensor, ...]

    def check_saved(self) -> None:
        """Raises RuntimeError if an input that the backward program reads has been written."""
        if self.backward.program is not None:
            for array in self.saved[0] if self.saved else ():
                check_unwritten(array, self.stamp, self.name(), "saved")

    def saved_values(self) -> tuple[Any, ...]:
        return ()

    def on_arrays(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        backward = self.backward
        (saved,) = saved
        if backward.failure is not None:
            raise backward.failure
        if backward.program is None:
            g = grad[backward.roots[0]]
            if g == 1:
                return saved
            return [(g * slope).astype(slope.dtype, copy=False) for slope in saved]
        cotangents = []
        for nr in backward.roots:
            g = grad.get(nr)
            cotangents.append(np.zeros(*self.built.results[nr]) if g is None else g)
        return [np.asarray(x) for x in backward.program([*saved, *cotangents])]

    def on_tensors(self, saved: Any, grad: Any, needs: Sequence[Any]) -> Sequence[Any]:
        if self.again is None:
            refuse(
                "the gradients of a compiled call are recorded, for which the function itself "
                "would run; fullgraph= and donate= rule that out",
                _REMEDY,
            )
        for array in self.arrays:
            check_unwritten(array, self.stamp, self.name(), "inputs")
        if not self.built.holds():
            refuse(
                "the gradients of a compiled call are recorded, for which the function itself runs "
                "again, but what it found outside has changed since the call",
                _REMEDY,
            )
        with enable_grad():
            results = flatten(self.again())[0]
            pairs = [(results[self.built.plan.index(("program", nr))], g) for nr, g in grad.items()]
            return gradients_of(
                [y for y, _ in pairs],
                self.inputs,
                [g for _, g in pairs],
                create_graph=True,
                allow_unused=True,
            )


def record(
    built: Built,
    again: Callable[[], Any] | None,
    sources: Sequence[Tensor],
    arrays: Sequence[np.ndarray],
) -> list[Tensor]:
    """Runs the forward program and records it as one node; returns its results."""
    count = len(built.results)
    found = built.forward(arrays)
    outputs = [from_array(np.asarray(x)) for x in found[:count]]
    backward = built.backward
    assert backward is not None
    node = CompiledBackward()
    if MODE.altered:
        given = {f"input {i}": array for i, array in enumerate(arrays)}
        observe_node(node)
        observe_call(node, Call("compiled", None, given, tuple(outputs)))
    node.stamp = next_stamp()
    node.hooks = node.restore = None
    node.args = ()
    node.saved = (tuple([np.asarray(x) for x in found[count:]]),)
    node.inputs = tuple([sources[i] for i in backward.wanted])
    node.edges = tuple([x if x._fn is LEAF else x._fn for x in node.inputs])
    node.built = built
    node.backward = backward
    node.again = again
    node.arrays = () if again is None else arrays
    for i in backward.roots:
        outputs[i]._fn = Output(node, i)
    return outputs
