"""Scalar factors of arrays, moved to where they cost least, and common factors of sums.

A value is kept as a number times another one until it is read by a step that does not scale:
``2 * x`` that is multiplied by ``y`` is ``2 * (x * y)``, and the number is applied to the sum of
that, or beside a small array. A minus sign is the number -1, and goes into a difference.
``u * v + u * w`` is ``u * (v + w)``. Terms of longer sums keep their order, so that nothing is lost
where they cancel.
"""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value, constant, map_values, values_in
from autograd.compile.ir.rewriting import Builder
from autograd.compile.ir.targets import Broadcast, Reduce, Reshape, Target, Transpose, Ufunc

_ADD, _SUBTRACT = Ufunc("add"), Ufunc("subtract")
_MULTIPLY, _DIVIDE, _NEGATIVE = Ufunc("multiply"), Ufunc("divide"), Ufunc("negative")
_SHAPES = (Reshape, Transpose)
_FAR = 2.0**32
"""Larger numbers, and those below 1 / _FAR, stay where they are: products with them might overflow
or vanish elsewhere."""
_CALL = 8192
"""Elements whose arithmetic takes as long as a call."""


class _Scaled(NamedTuple):
    """A value as a number times another one."""

    number: float
    base: Value


def move_scalar_factors(graph: Graph) -> None:
    """Rewrites the arithmetic of `graph`, if that saves any."""
    moving = _Moving(graph)
    new = Graph()
    new.steps = moving.builder.steps
    needed = new.needed_steps(moving.outputs)
    steps = [step for step in new.steps if step in needed]
    if _cost(steps) < _cost(graph.steps):
        graph.steps, graph.outputs = steps, moving.outputs


def _cost(steps: list[Step]) -> int:
    """Elements that the steps read, at least one array each, and their calls."""
    return sum(
        _CALL + max([prod(x.shape) for x in (*step.inputs, *step.outputs)])
        for step in steps
        if not isinstance(step.target, (*_SHAPES, Broadcast))
    )


class _Moving:
    """The values of a graph as scaled new ones, made step by step.

    known    value of the graph -> what stands for it
    made     products with numbers that there are
    alone    new values that only one step reads
    readers  value of the graph -> the targets of the steps that read it; None for an output
    outputs  the new outputs
    """

    def __init__(self, graph: Graph) -> None:
        self.builder = Builder()
        self.known: dict[Value, _Scaled] = {}
        self.made: dict[_Scaled, Value] = {}
        self.alone: set[Value] = set()
        self.readers: dict[Value, list[Target | None]] = {}
        for step in graph.steps:
            for value in step.inputs:
                self.readers.setdefault(value, []).append(step.target)
        for value in graph.outputs:
            self.readers.setdefault(value, []).append(None)
        for step in graph.steps:
            count = len(self.builder.steps)
            found = self._arithmetic(step)
            if found is None:
                self._copy(step)
                continue
            found = self.known[step.output] = self._settle(step.output, found)
            is_new = any(found.base.step is each for each in self.builder.steps[count:])
            if is_new and len(self.readers.get(step.output, ())) == 1:
                self.alone.add(found.base)
        self.outputs = [self._value(value) for value in graph.outputs]

    # ---- values ----------------------------------------------------------------------------------

    def _form(self, value: Value) -> _Scaled:
        return self.known.get(value, _Scaled(1.0, value))

    def _value(self, value: Value) -> Value:
        return self._times(*self._form(value))

    def _ufunc(self, name: str, x: Any, y: Any, number: float = 1.0) -> _Scaled:
        """``number * name(x, y)``, where x or y may be a number."""
        dtype = x.dtype if isinstance(x, Value) else y.dtype
        args = [v if isinstance(v, Value) else constant(np.asarray(v, dtype)) for v in (x, y)]
        return _Scaled(number, self.builder.ufunc(name, *args))

    def _times(self, number: float, base: Value) -> Value:
        """number * base as a value."""
        if number == 1:
            return base
        key = _Scaled(number, base)
        if key not in self.made:
            if number == -1:
                self.made[key] = self.builder.ufunc("negative", base)
            else:
                self.made[key] = self._ufunc("multiply", base, number).base
            if base in self.alone:
                self.alone.add(self.made[key])
        return self.made[key]

    def _settle(self, old: Value, found: _Scaled) -> _Scaled:
        """`found`, with its number applied if it is too large, or if some of several readers would
        have to do that."""
        readers = self.readers.get(old, ())
        if _is_near(found.number) and (len(readers) == 1 or all(map(_takes_number, readers))):
            return found
        return _Scaled(1.0, self._times(*found))

    def _copy(self, step: Step) -> None:
        """The step on what its arguments are now."""
        args = map_values(self._value, step.args)
        if all(old is new for old, new in zip(step.inputs, values_in(args), strict=True)):
            self.builder.steps.append(step)
            return
        new = Step(step.target, args)
        new.packed = step.packed
        new.outputs = [Value(x.shape, x.dtype, new, x.index) for x in step.outputs]
        self.builder.steps.append(new)
        for before, after in zip(step.outputs, new.outputs, strict=True):
            self.known[before] = _Scaled(1.0, after)

    # ---- steps -----------------------------------------------------------------------------------

    def _arithmetic(self, step: Step) -> _Scaled | None:
        """What a step gives; None if it is not arithmetic of real numbers of one precision."""
        if step.packed or len(step.outputs) != 1 or step.output.dtype.char not in "fd":
            return None
        if any(x.dtype != step.output.dtype for x in step.inputs):
            return None
        target = step.target
        if isinstance(target, _SHAPES) or (isinstance(target, Reduce) and target.ufunc == "add"):
            number, base = self._form(step.args[0])
            if number == 1:
                return None
            output = step.output
            return _Scaled(number, self.builder.add(target, [base], output.shape, output.dtype))
        if target == _NEGATIVE:
            return _negate(self._form(step.args[0]))
        if target not in (_ADD, _SUBTRACT, _MULTIPLY, _DIVIDE):
            return None
        x, y = step.args
        a, b = _number(x), _number(y)
        if a is not None and b is not None:
            return None
        if b is not None:
            return self._with_number(target, self._form(x), b)
        if a is not None:
            return self._of_number(target, a, self._form(y))
        first, second = self._form(x), self._form(y)
        if target == _MULTIPLY:
            return self._product(first, second)
        if target == _DIVIDE:
            return self._quotient(first, second)
        return self._sum(first, _negate(second) if target == _SUBTRACT else second)

    def _with_number(self, target: Target, x: _Scaled, number: float) -> _Scaled | None:
        """Arithmetic with a number on the right."""
        if target in (_ADD, _SUBTRACT):
            return self._plus(x, number if target == _ADD else -number)
        if not _is_near(number):
            return None
        return self._multiple(x.number / number if target == _DIVIDE else x.number * number, x.base)

    def _of_number(self, target: Target, number: float, x: _Scaled) -> _Scaled | None:
        """Arithmetic with a number on the left."""
        if target in (_ADD, _SUBTRACT):
            return self._plus(x if target == _ADD else _negate(x), number)
        if not _is_near(number):
            return None
        if target == _MULTIPLY:
            return self._multiple(x.number * number, x.base)
        return self._ufunc("divide", number / x.number, x.base)

    def _plus(self, x: _Scaled, number: float) -> _Scaled:
        """The sum of `x` and a number."""
        if x.number < 0:
            return self._ufunc("subtract", number, self._times(-x.number, x.base))
        return self._ufunc("add", self._times(*x), number)

    def _product(self, x: _Scaled, y: _Scaled) -> _Scaled:
        number = x.number * y.number
        small, large = sorted((x.base, y.base), key=lambda base: base.size)
        if small.size < large.size:
            return self._ufunc("multiply", large, self._times(number, small))
        return self._ufunc("multiply", x.base, y.base, number)

    def _quotient(self, x: _Scaled, y: _Scaled) -> _Scaled:
        number = x.number / y.number
        if y.base.size < x.base.size:
            return self._ufunc("divide", x.base, self._times(1 / number, y.base))
        if x.base.size < y.base.size:
            return self._ufunc("divide", self._times(number, x.base), y.base)
        return self._ufunc("divide", x.base, y.base, number)

    def _sum(self, x: _Scaled, y: _Scaled) -> _Scaled:
        a, b = x.number, y.number
        if x.base is y.base and a * b > 0:
            return _Scaled(a + b, x.base)
        found = self._double(x, y) or self._factor_out(x, y)
        if found is not None:
            return found
        whole = abs(a) if abs(a) == abs(b) else 1.0
        if abs(a) != abs(b) and 1 not in (abs(a), abs(b)):  # the number of the larger goes on
            whole = abs(b) if x.base.size < y.base.size else abs(a)
        left, right = self._times(abs(a) / whole, x.base), self._times(abs(b) / whole, y.base)
        if a < 0 < b:
            return self._ufunc("subtract", right, left, whole)
        name = "subtract" if b < 0 < a else "add"
        return self._ufunc(name, left, right, whole if a > 0 else -whole)

    def _double(self, x: _Scaled, y: _Scaled) -> _Scaled | None:
        """(u + v) + v as u + 2 * v."""
        inner = x.base.step
        if inner is None or inner.target != _ADD or x.base not in self.alone:
            return None
        if x.number != y.number or y.base not in inner.inputs:
            return None
        other = inner.args[inner.args[0] is y.base]
        if not isinstance(other, Value):
            return None
        twice = _Scaled(2.0, y.base)
        factors = _factors(y.base)
        if factors is not None:
            twice = self._product(_Scaled(2.0, factors[0]), _Scaled(1.0, factors[1]))
        found = self._sum(_Scaled(1.0, other), twice)
        return _Scaled(x.number * found.number, found.base)

    def _factor_out(self, x: _Scaled, y: _Scaled) -> _Scaled | None:
        """u * v + u * w as u * (v + w), and a * u + b * (u * w) as u * (b * w + a)."""
        left, right = [_factors(z.base) if z.base in self.alone else None for z in (x, y)]
        if left is not None and right is not None:
            for i, common in enumerate(left):
                if common in right:
                    v = _Scaled(x.number, left[1 - i])
                    w = _Scaled(y.number, right[right[0] is common])
                    return self._product(_Scaled(1.0, common), self._sum(v, w))
        for one, other, factors in ((x, y, right), (y, x, left)):
            if factors is None or one.base not in factors:
                continue
            if abs(one.number) in (1, abs(other.number)):
                continue
            rest = factors[factors[0] is one.base]
            inner = self._plus(_Scaled(other.number, rest), one.number)
            return self._product(_Scaled(1.0, one.base), inner)
        return None

    def _multiple(self, number: float, base: Value) -> _Scaled:
        """number * base; of u + b * (u * w) that is u * (number * b * w + number)."""
        step = base.step
        if step is None or step.target != _ADD or base not in self.alone:
            return _Scaled(number, base)
        for u, other in (step.args, step.args[::-1]):
            product, b = _split(other)
            factors = _factors(product) if product in self.alone else None
            if factors is not None and u in factors:
                w = factors[factors[0] is u]
                return self._product(_Scaled(1.0, u), self._plus(_Scaled(number * b, w), number))
        return _Scaled(number, base)


def _negate(x: _Scaled) -> _Scaled:
    return _Scaled(-x.number, x.base)


def _split(value: Any) -> tuple[Any, float]:
    """A value as another one and the number that it is multiplied by."""
    step = value.step if isinstance(value, Value) else None
    if step is not None and step.target == _MULTIPLY:
        for x, y in (step.args, step.args[::-1]):
            number = _number(y)
            if number is not None:
                return x, number
    return value, 1.0


def _factors(value: Value) -> tuple[Value, Value] | None:
    """The two arrays that a value is the product of."""
    step = value.step
    if step is None or step.target != _MULTIPLY or any(_number(x) is not None for x in step.args):
        return None
    x, y = step.args
    return x, y


def _takes_number(target: Target | None) -> bool:
    """Whether a step with this target hands a number on that one of its arguments has."""
    if isinstance(target, Reduce):
        return target.ufunc == "add"
    return target in (_MULTIPLY, _DIVIDE, _NEGATIVE) or isinstance(target, _SHAPES)


def _number(x: Any) -> float | None:
    """The number that an argument is, if it is one."""
    if isinstance(x, Value):
        return x.scalar if x.shape == () else None
    return x


def _is_near(number: float) -> bool:
    return 1 / _FAR < abs(number) < _FAR
