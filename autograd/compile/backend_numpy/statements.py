"""The statements of steps on whole arrays, as one would write them by hand.

A value that is read once stands where it is read, unless the line gets long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.compile.backend_numpy.emit import Names
from autograd.compile.ir.graph import Step, Value, read_only
from autograd.compile.ir.targets import (
    Broadcast,
    Cast,
    Part,
    Placed,
    Product,
    Reduce,
    Reshape,
    Transpose,
    Ufunc,
    subscript,
)

_WIDE = 64
"""Characters of an expression that becomes a part of another one."""
_OPERATORS = {"add": ("+", 1), "subtract": ("-", 1), "multiply": ("*", 2), "divide": ("/", 2)}
_UNARY, _ATOM = 3, 4
_FEW = 4096
"""Elements whose sum needs no care for its rounding."""
_RUN = 1024
"""Elements that BLAS may add one after the other."""
_KEPT = 4096
"""Elements of a repeated constant that is an array, which native loops take as it is."""


class _Text(NamedTuple):
    """An expression, and how strongly what it is made with binds: + less than *, a call most."""

    text: str
    level: int = _ATOM

    def within(self, level: int) -> str:
        """The text as an operand of what binds so strongly."""
        return self.text if self.level >= level else f"({self.text})"

    @property
    def atom(self) -> str:
        """The text where an attribute or a subscript follows."""
        return self.within(_ATOM)


def _expression(step: Step, args: Sequence[_Text]) -> _Text:
    """What a step computes, of the texts of its arguments."""
    target = step.target
    match target:
        case Ufunc(name=name) if name in _OPERATORS and len(args) == 2:
            sign, level = _OPERATORS[name]  # on the right a + b stays in brackets: sums are rounded
            return _Text(f"{args[0].within(level)} {sign} {args[1].within(level + 1)}", level)
        case Ufunc(name="negative") if step.output.dtype.kind in "fc":
            return _Text(f"-{args[0].within(_UNARY)}", _UNARY)
        case Product():
            return _Text(f"np.dot({args[0].text}, {args[1].text})")  # the same BLAS, sooner there
        case Cast() | Reshape() | Transpose():
            return _Text(target.source([args[0].atom]))
        case Part():
            index = subscript(step.args[1])
            if index is not None:
                return _Text(f"{args[0].atom}[{index}]")
    return _Text(target.source([each.text for each in args]))


def _reduction(
    step: Step, source: _Text, keepdims: bool, bind: Callable[[np.ndarray], str]
) -> _Text | None:
    """A sum or extremum of few elements, with or without its axes; None if there are many.

    bind: gives the name of a constant. BLAS adds the rows or columns of a small matrix, as a
    product with ones, in a third of the time that NumPy takes.
    """
    target, x = step.target, step.args[0]
    assert isinstance(target, Reduce)
    axes, shape = target.axes, x.shape
    if x.size > _FEW or len(step.args) > 1:
        return None
    plain = target.ufunc == "add" and x.dtype.char in "fd" and len(axes) == 1
    if plain and shape[axes[0]] <= _RUN and (len(shape) == 2 or (len(shape) == 1 and not keepdims)):
        count = shape[axes[0]]
        first = axes[0] == 0
        kept = ((1, count) if first else (count, 1)) if keepdims else (count,)
        ones = bind(np.ones(kept, x.dtype))
        pair = f"{ones}, {source.text}" if first else f"{source.text}, {ones}"
        return _Text(f"np.dot({pair})")
    whole = len(axes) == len(shape)
    axis = None if whole else axes[0] if len(axes) == 1 else axes
    ending = ", keepdims=True" if keepdims else ""
    return _Text(f"np.{target.ufunc}.reduce({source.text}, {axis}{ending})")


def _squeezes(step: Step, value: Value) -> bool:
    """Whether a step takes away the axes along which `value` was reduced, and does nothing else."""
    maker = value.step
    if maker is None or not isinstance(maker.target, Reduce):
        return False
    axes = maker.target.axes
    shape = tuple(n for axis, n in enumerate(value.shape) if axis not in axes)
    return isinstance(step.target, Reshape) and step.target.shape == shape


class Statements:
    """Text for runs of steps: those between which nothing else happens.

    reader   of a value that one step of the same run reads, and nothing else: that step
    texts    of a value that is not computed by a line of its own: the expression
    squeezed which values are reduced without the axes of size 1 that they should have
    """

    def __init__(self, uses: Counter[Value], runs: Iterable[Sequence[Step]], names: Names) -> None:
        self.names = names
        self.texts: dict[Value, _Text] = {}
        self.ones: dict[Any, str] = {}
        self.reader: dict[Value, Step] = {}
        for run in runs:
            made = {value for step in run for value in step.outputs}
            for step in run:
                self.reader.update({x: step for x in step.inputs if uses[x] == 1 and x in made})
        self.squeezed: set[Value] = set()

    def lines(self, step: Step) -> list[str]:
        """The lines for the next step."""
        names = self.names
        place = subscript(step.args[1]) if isinstance(step.target, Placed) else None
        if place is not None:
            name, value = names[step.output], step.output
            kind = "" if value.dtype == float else f", {value.dtype.str!r}"
            added = self._argument(step.args[0], step).text
            return [f"{name} = np.zeros({value.shape}{kind})", f"{name}[{place}] = {added}"]
        known = step.inputs[0].array if isinstance(step.target, Broadcast) else None
        if known is not None and step.output.size <= _KEPT:
            repeated = read_only(np.broadcast_to(known, step.output.shape).copy())
            names.known[step.output] = names.bind("c", repeated)
            return []
        text = self._text(step)
        if len(step.outputs) == 1 and not step.packed:
            value = step.output
            if text.text.isidentifier():
                names.known[value] = text.text
                return []
            if value in self.reader and len(text.text) <= _WIDE:
                self.texts[value] = text
                names.known[value] = text.atom
                return []
        targets = ", ".join(names[x] for x in step.outputs)
        return [f"{targets}{',' * (step.packed and len(step.outputs) == 1)} = {text.text}"]

    def _text(self, step: Step) -> _Text:
        names = self.names
        names.namespace.update(step.target.namespace())
        args = [self._argument(each, step) for each in step.args]
        if isinstance(step.target, Reduce):
            value = step.output
            reader = self.reader.get(value)
            dropped = reader is not None and _squeezes(reader, value)
            text = _reduction(step, args[0], not dropped, self._ones)
            if text is not None:
                self.squeezed.update({value} if dropped else ())
                return text
        if step.inputs and step.inputs[0] in self.squeezed:
            return args[0]
        return _expression(step, args)

    def _argument(self, arg: Any, step: Step) -> _Text:
        if isinstance(arg, Value) and arg in self.texts:
            text = self.texts[arg]
            if step.target.wants_arrays and not arg.shape:
                return _Text(f"np.asarray({text.text})")  # NumPy gives a number
            return text
        found = self.names.argument(arg, step)
        return _Text(found, _UNARY) if found.startswith("-") else _Text(found)

    def _ones(self, array: np.ndarray) -> str:
        """The name of a constant of ones."""
        key = array.shape, array.dtype
        if key not in self.ones:
            self.ones[key] = self.names.bind("ones", array)
        return self.ones[key]
