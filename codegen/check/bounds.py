"""How large the constants of a formula may come to be, found without computing them.

``10 ** 10 ** 10`` is a correct expression that never ends. So every constant expression must fit
64 bits, exponents and repetitions are bounded, and so is what a call makes by a constant size.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from codegen.parse.errors import Problem
from codegen.parse.language import SIZED
from codegen.parse.signature import Signature
from codegen.parse.source import children
from codegen.parse.syntax import Formula, dotted

MAX_BITS = 64  # of an integer constant, or of one that constants are computed to
MAX_EXPONENT = 10_000
MAX_ITEMS = 10_000  # of a list or tuple that is repeated
MAX_SIZE = 10_000_000  # the product of all constants of a formula that say sizes
_DIMENSIONS = 64  # that an array of NumPy can have
_LONGEST = 2**63  # what a size can be

_ARITHMETIC: dict[type[ast.operator], Callable[[object, object], object]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}


@dataclass(frozen=True)
class _Int:
    """An integer from low to high; `constant`: that depends on nothing but what is written."""

    low: int
    high: int
    constant: bool = True

    @property
    def size(self) -> int:
        return max(abs(self.low), abs(self.high))


@dataclass(frozen=True)
class _Real:
    """A float or complex number that is known."""

    value: complex


@dataclass(frozen=True)
class _Items:
    """A list or tuple of so many items at most; `items` where they are written out."""

    count: int
    items: tuple[object, ...] = ()


_TEXT = object()
_Value = object  # one of these, or None for what is not known


def default_numbers(signature: Signature) -> dict[str, object]:
    """What is known of the arguments that are plain integers: their defaults."""
    found: dict[str, object] = {}
    for argument in signature.arguments:
        text = argument.default or ""
        if argument.type.base in ("int", "Scalar", "any") and text.lstrip("-").isdecimal():
            found[argument.name] = _Int(int(text), int(text), constant=False)
    return found


def bound_problems(
    formula: Formula,
    defaults: Mapping[str, object],
    operations: Mapping[str, Sequence[Signature]],
) -> list[Problem]:
    """The first constant expression of a formula that is too large, if there is one."""
    return list(_Bounds(formula, defaults, operations).problems())


class _TooLargeError(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class _Bounds:
    def __init__(
        self,
        formula: Formula,
        defaults: Mapping[str, object],
        operations: Mapping[str, Sequence[Signature]],
    ) -> None:
        self._formula = formula
        self._defaults = defaults
        self._operations = operations
        self._made = 1  # elements that calls with constant sizes make of one

    def problems(self) -> Iterator[Problem]:
        try:
            self._value(self._formula.tree)
        except _TooLargeError as error:
            yield error.problem

    def _refuse(self, node: ast.AST, what: str, hint: str) -> _TooLargeError:
        message = f"{what}, in {self._formula.owner}"
        return _TooLargeError(self._formula.problem(node, message, hint))

    def _value(self, node: ast.AST) -> _Value:
        match node:
            case ast.Constant(value=value):
                return self._constant(node, value)
            case ast.Name(id=name):
                if name in ("pi", "inf", "nan"):
                    return _Real(getattr(math, name))
                return self._defaults.get(name)
            case ast.UnaryOp(op=op, operand=operand):
                return self._unary(op, self._value(operand))
            case ast.BinOp(left=left, op=op, right=right):
                return self._binary(node, op, self._value(left), self._value(right))
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                items = tuple(self._value(each) for each in elements)
                return _Items(len(items), items)
            case ast.Compare(left=left, comparators=others):
                for each in (left, *others):
                    self._value(each)
                return _Int(0, 1, constant=False)
            case ast.BoolOp(values=values):
                return _joined([self._value(each) for each in values])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self._value(test)
                return _joined([self._value(body), self._value(orelse)])
            case ast.Attribute(value=inner, attr=attribute):
                self._value(inner)
                if attribute == "ndim":
                    return _Int(0, _DIMENSIONS, constant=False)
                return _Int(0, _LONGEST, constant=False) if attribute == "size" else None
            case ast.Subscript(value=inner, slice=index):
                self._value(inner)
                self._value(index)
                shaped = isinstance(inner, ast.Attribute) and inner.attr == "shape"
                if shaped and not isinstance(index, ast.Slice | ast.Tuple):
                    return _Int(0, _LONGEST, constant=False)
                return None
            case ast.Call():
                self._call(node)
                return None
        for child in children(node):
            self._value(child)
        return None

    def _constant(self, node: ast.AST, value: object) -> _Value:
        if isinstance(value, int):
            return self._bounded(node, _Int(int(value), int(value)))
        if isinstance(value, float | complex):
            return _Real(value)
        return _TEXT if isinstance(value, str) else None

    def _bounded(self, node: ast.AST, value: _Int) -> _Int:
        if value.constant and value.size.bit_length() > MAX_BITS:
            hint = "write a float, as 1e30"
            raise self._refuse(node, f"an integer constant of more than {MAX_BITS} bits", hint)
        # What depends on sizes of arrays is as large as these, not as their bounds would allow.
        low, high = max(value.low, -_LONGEST), min(value.high, _LONGEST)
        return value if value.constant else _Int(low, high, constant=False)

    @staticmethod
    def _unary(op: ast.unaryop, operand: _Value) -> _Value:
        if isinstance(op, ast.Not):
            return _Int(0, 1, constant=False)
        if isinstance(operand, _Int):
            if isinstance(op, ast.USub):
                return _Int(-operand.high, -operand.low, operand.constant)
            if isinstance(op, ast.Invert):
                return _Int(~operand.high, ~operand.low, operand.constant)
            return operand
        if isinstance(operand, _Real):
            return _Real(-operand.value) if isinstance(op, ast.USub) else operand
        return None

    def _binary(self, node: ast.AST, op: ast.operator, left: _Value, right: _Value) -> _Value:
        if isinstance(op, ast.Mult | ast.Add) and (
            isinstance(left, _Items) or isinstance(right, _Items)
        ):
            return self._repeated(node, op, left, right)
        if left is _TEXT or right is _TEXT:
            raise self._refuse(node, "a text in arithmetic", "texts are passed and compared")
        if isinstance(op, ast.Pow):
            self._power(node, left, right)
        known = [_number(left), _number(right)]
        if None not in known and type(op) in _ARITHMETIC:
            return self._computed(node, op, known, left, right)
        if isinstance(op, ast.Div | ast.FloorDiv | ast.Mod) and known[1] == 0:
            return None if left is None else self._divided(node)
        if isinstance(left, _Int) and isinstance(right, _Int):
            return self._between(node, op, left, right)
        return None

    def _divided(self, node: ast.AST) -> _Value:
        raise self._refuse(node, "a division by the constant 0", "write inf or nan")

    def _computed(
        self,
        node: ast.AST,
        op: ast.operator,
        known: Sequence[object],
        left: _Value,
        right: _Value,
    ) -> _Value:
        try:
            value = _ARITHMETIC[type(op)](*known)
        except ZeroDivisionError:
            return self._divided(node)
        except OverflowError:
            message = "a constant that no floating-point number can hold"
            raise self._refuse(node, message, "write inf") from None
        except TypeError:  # of complex numbers, which have no remainders
            return None
        if isinstance(value, int):
            constant = all(x.constant for x in (left, right) if isinstance(x, _Int))
            return self._bounded(node, _Int(value, value, constant))
        return _Real(value) if isinstance(value, float | complex) else None

    def _power(self, node: ast.AST, base: _Value, exponent: _Value) -> None:
        """Refuses what would take long, or all memory, before it is computed."""
        if not isinstance(exponent, _Int):
            return
        constant = exponent.constant and (base is None or getattr(base, "constant", True))
        known = exponent.constant or isinstance(base, _Int)
        if exponent.size > MAX_EXPONENT and known and not isinstance(base, _Real):
            what = f"an exponent that may be more than {MAX_EXPONENT:,}"
            raise self._refuse(node, what, "write it as a float, as in x**2e4")
        if isinstance(base, _Int) and base.size > 1 and exponent.high > 0:
            bits = base.size.bit_length() * exponent.high
            if constant and (base.size.bit_length() - 1) * exponent.high > MAX_BITS:
                what = f"an integer constant of more than {MAX_BITS} bits"
                raise self._refuse(node, what, "write floats, as in 1e1**30")
            if bits > MAX_BITS * MAX_EXPONENT:
                what = "a power that may have millions of digits"
                raise self._refuse(node, what, "write its base as a float")

    def _between(self, node: ast.AST, op: ast.operator, left: _Int, right: _Int) -> _Value:
        """What is known of integers that are known but roughly."""
        constant = left.constant and right.constant
        if isinstance(op, ast.Add):
            return self._bounded(node, _Int(left.low + right.low, left.high + right.high, constant))
        if isinstance(op, ast.Sub):
            return self._bounded(node, _Int(left.low - right.high, left.high - right.low, constant))
        if isinstance(op, ast.Mult):
            ends = [x * y for x in (left.low, left.high) for y in (right.low, right.high)]
            return self._bounded(node, _Int(min(ends), max(ends), constant))
        if isinstance(op, ast.FloorDiv):
            return _Int(-left.size, left.size, constant=False)
        if isinstance(op, ast.Mod):
            return _Int(-right.size, right.size, constant=False)
        if isinstance(op, ast.Pow) and right.low >= 0:
            size = left.size**right.high
            return self._bounded(node, _Int(-size, size, constant=False))
        return None

    def _repeated(self, node: ast.AST, op: ast.operator, left: _Value, right: _Value) -> _Value:
        items, other = (left, right) if isinstance(left, _Items) else (right, left)
        assert isinstance(items, _Items)
        if isinstance(op, ast.Add):
            return _Items(items.count + other.count) if isinstance(other, _Items) else None
        if not isinstance(other, _Int):
            return None
        count = items.count * max(other.high, 0)
        if count > MAX_ITEMS:
            what = f"a list or tuple that may be repeated to more than {MAX_ITEMS:,} items"
            raise self._refuse(node, what, "make an array of that size, or move it to a kernel")
        return _Items(count)

    # -- calls

    def _call(self, call: ast.Call) -> None:
        if not isinstance(call.func, ast.Name):
            self._value(call.func)
        given: list[tuple[str | None, ast.expr, _Value]] = [
            (None, each, self._value(each)) for each in call.args
        ]
        given += [(each.arg, each.value, self._value(each.value)) for each in call.keywords]
        path = dotted(call.func) or ""
        name = path.removeprefix("np.") if path.startswith("np.") else ""
        method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if name in SIZED or (not name and method in SIZED):
            if path == "np.arange":
                self._range(call, [value for _, _, value in given])
                return
            for place, (keyword, node, value) in enumerate(given):
                if path.startswith("np.full") and (place == 1 or keyword == "fill_value"):
                    continue
                self._sized(node, value)
        elif not path.startswith(("np.", "kernels.")):
            sizes = self._integers(path, method)
            for place, (keyword, node, value) in enumerate(given):
                if (keyword or place) in sizes:
                    self._sized(node, value)

    def _integers(self, path: str, method: str) -> set[object]:
        """The places and names of those arguments of an operation that are integers."""
        found: set[object] = set()
        for bound, name in ((0, path), (1, method)):
            for signature in self._operations.get(name, ()):
                for place, argument in enumerate(signature.arguments):
                    if argument.type.base == "int":
                        found |= {place - bound, argument.name}
            if found:
                break
        return found

    def _range(self, call: ast.Call, values: Sequence[_Value]) -> None:
        """np.arange, whose numbers may be floats."""
        numbers = [_number(each) for each in values]
        real = [float(abs(x)) if isinstance(x, int | float | complex) else 0.0 for x in numbers]
        span = max(real[:2], default=0.0)
        step = real[2] if len(real) > 2 and numbers[2] is not None else 1.0
        self._made_by(call, math.inf if step == 0 else span / step)

    def _sized(self, node: ast.AST, value: _Value) -> None:
        if isinstance(value, _Items):
            for each in value.items:
                self._sized(node, each)
        elif isinstance(value, _Int) and value.low == value.high:
            self._made_by(node, abs(value.high))

    def _made_by(self, node: ast.AST, count: float) -> None:
        if count > 1:
            self._made = math.ceil(min(self._made * count, 1e30))
        if self._made > MAX_SIZE:
            what = f"constants that make more than {MAX_SIZE:,} elements"
            raise self._refuse(node, what, "derive sizes from those of the arguments")


def _number(value: _Value) -> int | float | complex | None:
    """The number that a value is, where there is but one."""
    if isinstance(value, _Int):
        return value.low if value.low == value.high else None
    return value.value if isinstance(value, _Real) else None


def _joined(values: Sequence[_Value]) -> _Value:
    """What may be any of the values."""
    integers = [each for each in values if isinstance(each, _Int)]
    items = [each for each in values if isinstance(each, _Items)]
    if integers:  # the largest decides, whatever the others are
        low, high = min(x.low for x in integers), max(x.high for x in integers)
        return _Int(low, high, all(x.constant for x in integers))
    if items:
        return _Items(max(each.count for each in items))
    return _TEXT if _TEXT in values else None
