"""The statements of steps on whole arrays, as one would write them by hand.

A value that is read once stands where it is read, unless the line gets long. What is added to a new
array under a subscript is added in place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from autograd.compile.backend_numpy.emit import Names
from autograd.compile.ir.expressions import UNARY, Text, expression, reduction, squeezes, subscript
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.targets import Placed, Product, Reduce, Ufunc

__all__ = ["Statements"]

_WIDE = 64
"""Characters of an expression that becomes a part of another one."""


class Statements:
    """Text for runs of steps: those between which nothing else happens.

    reader   of a value that one step of the same run reads, and nothing else: that step
    texts    of a value that is not computed by a line of its own: the expression
    squeezed which values are reduced without the axes of size 1 that they should have
    into     of a step that adds the elements of another under a subscript: the array to which it
             adds, and the other step, which is not computed
    """

    def __init__(self, graph: Graph, runs: Iterable[Sequence[Step]], names: Names) -> None:
        self.names = names
        self.texts: dict[Value, Text] = {}
        self.ones: dict[Any, str] = {}
        uses = Counter(value for step in graph.steps for value in step.inputs)
        uses.update(graph.outputs)
        self.reader: dict[Value, Step] = {}
        for run in runs:
            made = {value for step in run for value in step.outputs}
            for step in run:
                self.reader.update({x: step for x in step.inputs if uses[x] == 1 and x in made})
        self.into: dict[Step, tuple[Value, Step]] = {}
        for step in {id(step): step for step in self.reader.values()}.values():
            self._find_base(step)
        self.squeezed: set[Value] = set()
        self.bases = {base for base, _ in self.into.values()}
        self.parts = {part for _, part in self.into.values()}

    def lines(self, step: Step) -> list[str]:
        """The lines for the next step."""
        names = self.names
        if step in self.parts:
            return []
        if step in self.into:
            base, part = self.into[step]
            name = names.known[step.output] = names[base]
            return [f"{name}[{_place(part)}] += {self._argument(part.args[0], part).text}"]
        if _place(step) is not None:
            name, value = names[step.output], step.output
            kind = "" if value.dtype == float else f", {value.dtype.str!r}"
            added = self._argument(step.args[0], step).text
            return [f"{name} = np.zeros({value.shape}{kind})", f"{name}[{_place(step)}] = {added}"]
        text = self._text(step)
        if len(step.outputs) == 1 and not step.packed:
            value = step.output
            if text.text.isidentifier():
                names.known[value] = text.text
                return []
            if value in self.reader and value not in self.bases and len(text.text) <= _WIDE:
                self.texts[value] = text
                names.known[value] = text.atom
                return []
        targets = ", ".join(names[x] for x in step.outputs)
        return [f"{targets}{',' * (step.packed and len(step.outputs) == 1)} = {text.text}"]

    def _text(self, step: Step) -> Text:
        names = self.names
        names.namespace.update(step.target.namespace())
        args = [self._argument(each, step) for each in step.args]
        if isinstance(step.target, Reduce):
            value = step.output
            reader = self.reader.get(value)
            dropped = reader is not None and squeezes(reader, value)
            text = reduction(step, args[0], not dropped, self._ones)
            if text is not None:
                self.squeezed.update({value} if dropped else ())
                return text
        if step.inputs and step.inputs[0] in self.squeezed:
            return args[0]
        return expression(step, args)

    def _argument(self, arg: Any, step: Step) -> Text:
        if isinstance(arg, Value) and arg in self.texts:
            text = self.texts[arg]
            if step.target.wants_arrays and not arg.shape:
                return Text(f"np.asarray({text.text})")  # NumPy gives a number
            return text
        found = self.names.argument(arg, step)
        return Text(found, UNARY) if found.startswith("-") else Text(found)

    def _ones(self, array: np.ndarray) -> str:
        """The name of a constant of ones."""
        key = array.shape, array.dtype
        if key not in self.ones:
            self.ones[key] = self.names.bind("ones", array)
        return self.ones[key]

    def _find_base(self, step: Step) -> None:
        """Notes it if the step adds to a new array, which nobody else reads, under a subscript."""
        if step.target != Ufunc("add"):
            return
        output, pair = step.output, step.inputs
        if len(pair) != 2:  # a number is added
            return
        if any(self.reader.get(x) is not step or x.dtype != output.dtype for x in pair):
            return
        for base, other in (pair, pair[::-1]):
            maker, part = base.step, other.step
            if maker is None or part is None or base.shape != output.shape or not base.shape:
                continue
            is_new = isinstance(maker.target, Ufunc | Product) or _place(maker) is not None
            if is_new and _place(part) is not None and other.shape == output.shape:
                self.into[step] = base, part
                return


def _place(step: Step) -> str | None:
    """Where among zeros a step puts its argument, as a subscript; None if it does not."""
    return subscript(step.args[1]) if isinstance(step.target, Placed) else None
