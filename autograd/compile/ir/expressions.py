"""The steps of a program as Python expressions on whole arrays, as one would write them by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import Cast, Part, Product, Reduce, Reshape, Transpose, Ufunc

__all__ = ["UNARY", "Text", "expression", "reduction", "squeezes", "subscript"]

_OPERATORS = {"add": ("+", 1), "subtract": ("-", 1), "multiply": ("*", 2), "divide": ("/", 2)}
UNARY, _ATOM = 3, 4
_FEW = 4096
"""Elements whose sum needs no care for its rounding."""
_RUN = 1024
"""Elements that BLAS may add one after the other."""


class Text(NamedTuple):
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


def expression(step: Step, args: Sequence[Text]) -> Text:
    """What a step computes, of the texts of its arguments."""
    target = step.target
    match target:
        case Ufunc(name=name) if name in _OPERATORS and len(args) == 2:
            sign, level = _OPERATORS[name]  # on the right a + b stays in brackets: sums are rounded
            return Text(f"{args[0].within(level)} {sign} {args[1].within(level + 1)}", level)
        case Ufunc(name="negative") if step.output.dtype.kind in "fc":
            return Text(f"-{args[0].within(UNARY)}", UNARY)
        case Product():
            return Text(f"np.dot({args[0].text}, {args[1].text})")  # the same BLAS, sooner there
        case Cast() | Reshape() | Transpose():
            return Text(target.source([args[0].atom]))
        case Part():
            index = subscript(step.args[1])
            if index is not None:
                return Text(f"{args[0].atom}[{index}]")
    return Text(target.source([each.text for each in args]))


def subscript(index: Any) -> str | None:
    """A subscript of slices, new axes and the like as one writes it; None if there is anything else
    in it: numbers alone would give a scalar, arrays may pick an element twice."""
    parts = index if index.__class__ is tuple else (index,)
    if not parts or not all(map(_is_plain, parts)):
        return None
    return ", ".join(map(_part, parts))


def _is_plain(part: Any) -> bool:
    if part.__class__ is slice:
        return all(x is None or x.__class__ is int for x in (part.start, part.stop, part.step))
    return part is None or part is Ellipsis


def _part(part: Any) -> str:
    if part.__class__ is not slice:
        return "..." if part is Ellipsis else "None"
    ends = ":".join("" if x is None else str(x) for x in (part.start, part.stop))
    return ends if part.step is None else f"{ends}:{part.step}"


def reduction(
    step: Step, source: Text, keepdims: bool, bind: Callable[[np.ndarray], str]
) -> Text | None:
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
        return Text(f"np.dot({pair})")
    whole = len(axes) == len(shape)
    axis = None if whole else axes[0] if len(axes) == 1 else axes
    ending = ", keepdims=True" if keepdims else ""
    return Text(f"np.{target.ufunc}.reduce({source.text}, {axis}{ending})")


def squeezes(step: Step, value: Value) -> bool:
    """Whether a step takes away the axes along which `value` was reduced, and does nothing else."""
    maker = value.step
    if maker is None or not isinstance(maker.target, Reduce):
        return False
    axes = maker.target.axes
    shape = tuple(n for axis, n in enumerate(value.shape) if axis not in axes)
    return isinstance(step.target, Reshape) and step.target.shape == shape
