"""The graph that a trace makes and the passes work on: steps that compute values from values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from autograd.base.shape_dtype import Shaped
from autograd.compile.ir.targets import Target


class Value(Shaped):
    """An array of the program: its shape and dtype, and where it comes from.

    step   the step whose output number `index` it is; None for inputs and constants
    array  the array itself, of a constant
    """

    __slots__ = ("array", "dtype", "index", "shape", "step")

    def __init__(
        self,
        shape: tuple[int, ...],
        dtype: np.dtype[Any],
        step: Step | None = None,
        index: int = 0,
        array: np.ndarray | None = None,
    ) -> None:
        self.shape = tuple(shape)  # where Tensors show PyTorch's, too
        self.dtype = np.dtype(dtype)
        self.step = step
        self.index = index
        self.array = array

    @property
    def scalar(self) -> Any:
        """The number that a constant of one element is; None for anything else."""
        array = self.array
        return array.item() if array is not None and array.size == 1 else None

    def __repr__(self) -> str:
        return f"<Value {self.dtype}{list(self.shape)}>"


class Step:
    """A target applied to arguments: Values, lists of such, and what is no array.

    inputs  the Values among the arguments, in order
    packed  whether the target gives a tuple or list of the outputs, also of only one
    """

    __slots__ = ("args", "inputs", "outputs", "packed", "target")

    def __init__(self, target: Target, args: Sequence[Any]) -> None:
        self.target = target
        self.args = tuple(args)
        self.inputs = list(values_in(args))
        self.packed = False
        self.outputs: list[Value] = []

    @property
    def output(self) -> Value:
        """The only output."""
        (value,) = self.outputs
        return value

    def substitute(self, others: Mapping[Value, Value]) -> None:
        """Lets it read other Values in the place of some."""
        if not others.keys().isdisjoint(self.inputs):
            self.args = map_values(lambda value: others.get(value, value), self.args)
            self.inputs = list(values_in(self.args))

    def __repr__(self) -> str:
        return f"<Step {self.target.title}>"


class Graph:
    """Steps in an order in which they can be run, and what goes in and comes out.

    inputs   Values that are given at each call
    outputs  Values that are asked for
    """

    def __init__(self) -> None:
        self.inputs: list[Value] = []
        self.outputs: list[Value] = []
        self.steps: list[Step] = []

    def input(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Value:
        """A new input."""
        value = Value(shape, dtype)
        self.inputs.append(value)
        return value

    def add(
        self,
        target: Target,
        args: Sequence[Any],
        results: Sequence[tuple[tuple[int, ...], np.dtype[Any]]],
    ) -> Step:
        """A new last step, whose outputs have these shapes and dtypes."""
        step = Step(target, args)
        step.outputs = [Value(s, d, step, i) for i, (s, d) in enumerate(results)]
        self.steps.append(step)
        return step

    def uses(self) -> Counter[Value]:
        """How often each Value is read, by steps and as an output."""
        found = Counter(value for step in self.steps for value in step.inputs)
        found.update(self.outputs)
        return found

    def needed_steps(self, outputs: Iterable[Value]) -> set[Step]:
        """The steps that `outputs` depend on."""
        alive = set(outputs)
        found = set()
        for step in reversed(self.steps):
            if not alive.isdisjoint(step.outputs):
                alive.update(step.inputs)
                found.add(step)
        return found

    def replace(self, steps: list[Step], others: Mapping[Value, Value]) -> None:
        """Lets the graph have other steps, and other Values in the place of some."""
        self.steps = steps
        self.outputs = [others.get(value, value) for value in self.outputs]
        for value in others:
            value.step = None  # which refers to it: without the cycle both are freed at once


def constant(array: np.ndarray) -> Value:
    """A Value that is known."""
    return Value(array.shape, array.dtype, array=array)


def read_only(array: np.ndarray) -> np.ndarray:
    """The same memory, which cannot be written through this array."""
    array = array.view()
    array.flags.writeable = False
    return array


def values_in(args: Any) -> Iterator[Value]:
    """The Values in nested lists and tuples."""
    for each in args:
        if each.__class__ is Value:
            yield each
        elif isinstance(each, list | tuple):
            yield from values_in(each)


def map_values(function: Callable[[Value], Any], args: Any) -> Any:
    """Nested lists and tuples with ``function(value)`` for each Value."""
    found = [
        function(each)
        if each.__class__ is Value
        else map_values(function, each)
        if each.__class__ in (list, tuple)
        else each
        for each in args
    ]
    return tuple(found) if isinstance(args, tuple) else found
