"""The program as Python text, and the function that it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value


class Names:
    """The names of a program's values, and what its text refers to beside them."""

    def __init__(self, graph: Graph) -> None:
        self.namespace: dict[str, Any] = {"np": np}
        self.known: dict[Value, str] = {}
        self.count = 0
        self.slots = 0
        self.shared: dict[Any, int] = {}
        self.makers: dict[Any, str] = {}
        self.bound: dict[str, int] = {}
        for i, value in enumerate(graph.inputs):
            self.known[value] = f"x{i}"

    def __getitem__(self, value: Value) -> str:
        name = self.known.get(value)
        if name is None:
            if value.array is not None:
                name = self.bind("c", value.array)
            else:
                name = f"t{self.count}"
                self.count += 1
            self.known[value] = name
        return name

    def slot(self) -> int:
        """A new number for an array of the workspace."""
        self.slots += 1
        return self.slots - 1

    def scratch(self, number: int, dtype: str, shape: tuple[int, ...]) -> str:
        """Scratch array `number` of what has these in common: memory that any step may use."""
        key = number, dtype, shape
        if key not in self.shared:
            self.shared[key] = self.slot()
        return f"work.array({self.shared[key]}, {shape}, {dtype!r})"

    def blocks(self, kinds: Sequence[Any], block: int, threads: int) -> str:
        """The scratch arrays of these dtypes and shapes of rows for the threads of a loop: memory
        that all loops with such arrays use."""
        key = tuple(kinds), block
        if key not in self.makers:

            def make() -> list[np.ndarray]:
                return [np.empty((block, *row), dtype) for dtype, row in key[0]]

            self.makers[key] = f"{self.slot()}, {self.bind('scratch', make)}"
        return f"work.scratch({self.makers[key]}, {threads})"

    def bind(self, stem: str, thing: Any) -> str:
        """A name in the namespace for a thing that has no text."""
        number = self.bound[stem] = self.bound.get(stem, -1) + 1
        name = f"{stem}{number}"
        self.namespace[name] = thing
        return name

    def argument(self, value: Any, step: Step) -> str:
        """The text of an argument."""
        if isinstance(value, Value):
            text = literal(value, step)
            if text is not None:
                return text
            is_number = value.shape == () and value.step is not None  # NumPy gives no array then
            return (
                f"np.asarray({self[value]})"
                if is_number and step.target.wants_arrays
                else self[value]
            )
        if isinstance(value, list):
            return f"[{', '.join(self.argument(each, step) for each in value)}]"
        if value.__class__ is tuple:
            inner = ", ".join(self.argument(each, step) for each in value)
            return f"({inner},)" if len(value) == 1 else f"({inner})"
        if value is None or value.__class__ in (int, bool, str, slice):
            return repr(value)
        if value.__class__ is float and math.isfinite(value):
            return repr(value)
        return self.bind("k", value)

    def arguments(self, step: Step) -> list[str]:
        """The texts of what a step computes from; what its target needs becomes known."""
        self.namespace.update(step.target.namespace())
        return [self.argument(each, step) for each in step.args]


def literal(value: Value, step: Step) -> str | None:
    """A constant as a Python number, where that changes no dtype: beside an array of its own
    dtype (NEP 50)."""
    number = value.scalar
    if number is None or value.shape != () or not step.target.writes:
        return None
    if value.dtype.kind not in "fi" or not math.isfinite(number):
        return None
    others = [x for x in step.inputs if x is not value and x.array is None]
    return repr(number) if any(x.dtype == value.dtype for x in others) else None
