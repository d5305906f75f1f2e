"""The mathematics of a formula for the call at hand.

What flags and shapes decide is decided, numbers that follow from them are computed, and what does
nothing for these shapes and dtypes is left out: ``expand(grad / count((2,), None), (2,))`` is
``grad / 2``, broadcast to ``(2,)``. Nothing here knows an operation by its name: whether a call
does nothing, transposes or inserts dimensions is seen by running it on random numbers.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np

from autograd.array.unbroadcast import restore
from autograd.base.grad_mode import no_grad
from autograd.base.ops import ops
from autograd.core.tensor import Tensor, from_array
from autograd.inspect.folding import Joined, expression, literal, parted
from autograd.inspect.rows import helper_of, readable
from autograd.inspect.selections import (
    added_to_zeros,
    counted,
    has_array,
    index_text,
    picked,
    put_at,
)
from autograd.inspect.values import value_text

_CONSTANTS = {"pi": np.pi, "inf": np.inf, "nan": np.nan}
_FAILURES = (TypeError, ValueError, RuntimeError, AttributeError, LookupError, ArithmeticError)
_LARGE = 10**6  # elements of an array that calls are not tried on
_UNKNOWN: Any = object()
_GRAD, _ABSENT = "grad", "absent"

Shape = tuple[int, ...]


class Simplified(NamedTuple):
    """A formula for one call. ending: what is done to it at the end, ``broadcast to [4, 2]``.
    shape: that of what it gives, where that is known."""

    text: str
    ending: str = ""
    shape: Shape | None = None


class _Term(NamedTuple):
    """A part of a formula.

    node   as it is shown
    value  a Tensor, a flag, or _UNKNOWN
    fixed  whether it follows from flags and shapes alone
    end    what it is of and how it ends, where it only broadcasts, sums or places that
    part   of what arrives: "grad" where it is made of a gradient, "absent" where all those that it
           is made of did not arrive; else ""
    """

    node: ast.expr
    value: Any = _UNKNOWN
    fixed: bool = False
    end: tuple[ast.expr, str] | None = None
    part: str = ""


def simplified(text: str, values: Mapping[str, Any], named: Set[str] = frozenset()) -> Simplified:
    """A formula of the table for `values`, those of its names that are known.

    named: the names that stay, though they are of numbers. What is not an expression is given as it
    is.
    """
    try:
        tree = expression(text)
    except SyntaxError:
        return Simplified(text)
    with no_grad(), np.errstate(all="ignore"):
        found = _Reader(values, named).term(tree)
    if found.part == _ABSENT:
        return Simplified("0")
    node, ending = found.end or (found.node, "")
    same = ast.dump(node) == ast.dump(tree)
    shape = found.value.shape if isinstance(found.value, Tensor) else None
    return Simplified(readable(text if same else ast.unparse(node)), ending, shape)


class _Reader:
    """Reads a formula from its innermost parts outwards."""

    def __init__(self, values: Mapping[str, Any], named: Set[str]) -> None:
        self.values = values
        self.named = named

    def term(self, node: ast.expr) -> _Term:
        match node:
            case ast.Constant(value):
                return _Term(node, value, True)
            case ast.Name(name):
                return self._name(node, name)
            case ast.Attribute(ast.Name(stem), name) if f"{stem}_{name}" in self.values:
                return _Term(node, self.values[f"{stem}_{name}"], True)
            case ast.Compare(
                ast.Name(name), [ast.Is() | ast.IsNot() as op], [ast.Constant(None)]
            ) if name not in self.values and f"{name}_shape" in self.values:
                left_out = self.values[f"{name}_shape"] is None
                return _Term(node, left_out is isinstance(op, ast.Is), True)
            case ast.IfExp(test, body, orelse):
                if (decided := _truth(self.term(test))) is not None:
                    return self.term(body if decided else orelse)
                return _Term(node)
            case ast.BoolOp(op, parts):
                return self._either(node, parts, isinstance(op, ast.Or))
        return self._whole(node)

    def _name(self, node: ast.Name, name: str) -> _Term:
        if name not in self.values:
            return _Term(node, _CONSTANTS[name], True) if name in _CONSTANTS else _Term(node)
        value, known = _as_operand(self.values[name]), name in self.named
        if name.startswith(_GRAD):
            return _Term(node, value, part=_ABSENT if value is None else _GRAD)
        if isinstance(value, Tensor):
            return _Term(node, value, value.ndim == 0 and not known)
        return _Term(node, value, not known and literal(value) is not None)

    def _either(self, node: ast.expr, parts: Sequence[ast.expr], ends: bool) -> _Term:
        """``and`` and ``or``: the first part that decides ends it."""
        for part in map(self.term, parts):
            decided = _truth(part)
            if decided is None:
                return _Term(node)
            if decided is ends:
                return _Term(ast.Constant(ends), ends, True)
        return _Term(ast.Constant(not ends), not ends, True)

    def _whole(self, node: ast.expr) -> _Term:
        """An expression with parts, which are read first."""
        function = None
        if isinstance(node, ast.Call):
            path = _dotted(node.func)
            if path is not None and path.partition(".")[0] not in self.values:
                function = function_of(path)
            if function is None and not isinstance(node.func, ast.Attribute):
                return _Term(node)
        found_parts = parted(node, function is not None)
        if found_parts is None:
            return _Term(node)
        children, joined = found_parts
        parts = [self.term(child) for child in children]
        if isinstance(node, (ast.Compare, ast.Attribute)):
            part = ""
        else:
            part = _part_of(parts)
            if (left := _without_zeros(node, parts)) is not None:
                return left
            if part == _GRAD:
                parts = [_ZERO if each.part == _ABSENT else each for each in parts]
        shown = _without_ones(joined([part.node for part in parts]), parts)
        if any(part.value is _UNKNOWN for part in parts):
            return _Term(shown, part=part)
        run = _runner(joined, len(parts), function)
        try:
            value = run([part.value for part in parts])
        except _FAILURES:
            return _Term(shown, part=part)
        if value is None and part == _GRAD:  # one of several gradients, which did not arrive
            return _Term(shown, part=_ABSENT)
        flag = isinstance(value, (bool, int, np.dtype)) or _is_numbers(value)
        if flag or all(part.fixed for part in parts):
            return _written_out(_Term(shown, value, True))
        if isinstance(node, ast.BinOp) and _size(value) and not all(_size(x.value) for x in parts):
            return _Term(shown, part=_ABSENT)  # a product over a dimension of size 0
        found = _Term(shown, value, part=part)
        moves = isinstance(node, (ast.Call, ast.Subscript))
        return _without_layout(found, parts, run) if moves else found


_ZERO = _Term(ast.Constant(0), 0, True)


def _part_of(parts: Sequence[_Term]) -> str:
    """What an expression of such parts is made of; formulas are linear in the gradients."""
    made = {part.part for part in parts}
    return _GRAD if _GRAD in made else _ABSENT if _ABSENT in made else ""


def _without_zeros(node: ast.expr, parts: Sequence[_Term]) -> _Term | None:
    """What is left of an expression where gradients did not arrive, and None where they did."""
    if not any(part.part == _ABSENT for part in parts) or isinstance(node, (ast.Tuple, ast.List)):
        return None
    if _part_of(parts) == _ABSENT and not isinstance(node, ast.BinOp):
        return _Term(node, part=_ABSENT)
    match node:
        case ast.BinOp(op=ast.Add() | ast.Sub() as op):
            left, right = parts
            if right.part == _ABSENT:
                return left
            minus = isinstance(op, ast.Sub)
            return right._replace(
                node=ast.UnaryOp(ast.USub(), right.node) if minus else right.node,
                value=_UNKNOWN if minus else right.value,
            )
        case ast.BinOp():
            return _Term(node, part=_ABSENT)
    return None


def _truth(term: _Term) -> bool | None:
    """Whether a condition holds; None where that is not known."""
    value = _plain(term.value)
    one = isinstance(value, np.ndarray) and value.dtype.kind == "b" and value.ndim == 0
    return bool(value) if one or isinstance(value, (bool, np.bool_)) else None


def _as_operand(value: Any) -> Any:
    """A value as formulas are run on it: arrays as Tensors that cannot be written to."""
    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, (list, tuple)):
        items = [_as_operand(each) for each in value]
        if not any(isinstance(each, Tensor) for each in items):
            return value
        return tuple(items) if isinstance(value, tuple) else items
    if not isinstance(value, np.ndarray):
        return value
    view = value.view()
    view.flags.writeable = False
    return from_array(view)


@cache
def function_of(path: str) -> Callable[..., Any] | None:
    """What mathematics calls by a name: an operation, or the helper that stands for a word; None
    if there is neither."""
    found: Any = getattr(ops, path.replace(".", "_"), None)
    if found is not None:
        return found
    helper = helper_of(path)
    return None if helper is None else lambda *args: _as_operand(helper(*map(_plain, args)))


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_plain(each) for each in value)
    return value._data if isinstance(value, Tensor) else value


def _dotted(node: ast.expr) -> str | None:
    text = ast.unparse(node)
    return text if text.replace(".", "").isidentifier() else None


def _runner(
    joined: Joined, count: int, function: Callable[..., Any] | None
) -> Callable[[Sequence[Any]], Any]:
    """What computes an expression from the values of its parts."""
    whole = joined([expression(f"parts[{i}]") for i in range(count)])
    if isinstance(whole, ast.Call) and function is not None:
        whole.func = ast.Name("function", ast.Load())
    if isinstance(whole, ast.Attribute):
        whole = ast.Call(
            ast.Name("attribute", ast.Load()), [whole.value, ast.Constant(whole.attr)], []
        )
    tree = ast.fix_missing_locations(ast.Expression(whole))
    code = compile(tree, "<formula>", "eval")

    def run(parts: Sequence[Any]) -> Any:
        given: dict[str, Any] = {"__builtins__": {}, "function": function, "attribute": _attribute}
        try:
            return eval(code, {**given, "parts": parts})
        except (TypeError, AttributeError):  # of what a number of Python lacks
            tensors = [from_array(np.asarray(x)) if _is_number(x) else x for x in parts]
            return eval(code, {**given, "parts": tensors})

    return run


def _attribute(value: Any, name: str) -> Any:
    """An attribute as formulas have it, which is that of arrays."""
    return _as_operand(getattr(_plain(value), name))


def _is_numbers(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and all(isinstance(each, int) for each in value)


def _is_number(value: Any) -> bool:
    return isinstance(value, (bool, int, float, complex))


# ---- what is left out ----------------------------------------------------------------------------


def _written_out(term: _Term) -> _Term:
    """What follows from flags and shapes as a number or a tuple; quotients, functions
    and what has a name, such as 2 pi, stay as they are if their values are no whole numbers."""
    value = (
        term.value.item() if isinstance(term.value, Tensor) and not term.value.ndim else term.value
    )
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    named = any(isinstance(each, ast.Name) for each in ast.walk(term.node))
    sums = isinstance(term.node, ast.BinOp) and isinstance(
        term.node.op, ast.Add | ast.Sub | ast.Mult
    )
    whole = isinstance(value, (bool, int, str, tuple, list, type(None)))
    found = literal(value) if whole or (sums and not named) else None
    return term if found is None else term._replace(node=found)


def _without_ones(node: ast.expr, parts: Sequence[_Term]) -> ast.expr:
    """A product without a factor of 1, a sum without 0."""
    if not isinstance(node, ast.BinOp) or all(part.fixed for part in parts):
        return node
    left, right = (_number_of(part) for part in parts)
    match node.op:
        case ast.Mult() | ast.Div() | ast.Pow() if right == 1:
            return node.left
        case ast.Mult() if left == 1:
            return node.right
        case ast.Add() | ast.Sub() if right == 0:
            return node.left
        case ast.Add() if left == 0:
            return node.right
    return node


def _number_of(term: _Term) -> Any:
    value = term.value
    if isinstance(value, Tensor) and value.ndim == 0:
        value = value.item()
    return value if term.fixed and _is_number(value) else None


def _without_layout(
    whole: _Term, parts: Sequence[_Term], run: Callable[[Sequence[Any]], Any]
) -> _Term:
    """A call that does nothing to the one array it is given, only moves its dimensions, or picks
    elements by a subscript, as NumPy writes that; others as they are."""
    open_parts = [i for i, part in enumerate(parts) if not part.fixed]
    places = [i for i in open_parts if parts[i].part == _GRAD] or open_parts
    if len(places) != 1:
        return whole
    (place,) = places
    x, y = _array(parts[place].value), _array(whole.value)
    if x is None or y is None:
        return whole
    given = [part.value for part in parts]

    def called_on(array: np.ndarray) -> np.ndarray | None:
        try:
            return _array(run([*given[:place], from_array(array), *given[place + 1 :]]))
        except _FAILURES:
            return None

    others = [_plain(given[i]) for i in range(len(given)) if i != place]
    alone = len(open_parts) == 1
    changes = _changes(x.shape, y.shape) if alone else ()
    for change, shown in (*changes, *_selections(x, y, called_on, others, alone)):
        if _same(change(x), y) and all(_same(change(p), called_on(p)) for p in _probes(x)):
            return shown(whole, parts[place].node)
    return whole


Change = Callable[[np.ndarray], np.ndarray]


Show = Callable[[_Term, ast.expr], _Term]
"""How a call is shown, from its term and the expression of its array."""


def _written(text: str) -> Show:
    """As the array with `text` after it."""

    def show(term: _Term, of: ast.expr) -> _Term:
        inner = ast.unparse(of)
        if isinstance(of, (ast.BinOp, ast.UnaryOp)):
            inner = f"({inner})"
        return term._replace(node=expression(inner + text))

    return show


def _ended(ending: str) -> Show:
    """As the array, and what is done to it at the end."""
    return lambda term, of: term._replace(end=(of, ending))


def _changes(old: Shape, new: Shape) -> Iterator[tuple[Change, Show]]:
    """What may be done to an array of one shape to give another, and how that is shown."""
    if old == new:
        yield (lambda x: x), lambda term, of: term._replace(node=of)
    if len(old) == 2 and new == old[::-1]:
        yield (lambda x: x.T), _written(".T")
    if len(old) > 2 and new == (*old[:-2], old[-1], old[-2]):
        yield (lambda x: x.mT), _written(".mT")
    index = _inserted(old, new)
    if index is not None:
        yield (lambda x: x.reshape(new)), _written(index)
    if len(new) >= len(old) and new != old:
        yield (
            lambda x: np.broadcast_to(x, new) if _fits(old, new) else x,
            _ended(f"broadcast to {list(new)}"),
        )
    elif prod(new) < prod(old) and _fits(new, old):
        yield (lambda x: restore(x, new, x.dtype), _ended(f"summed to {list(new)}"))


def _selections(
    x: np.ndarray,
    y: np.ndarray,
    called_on: Callable[[np.ndarray], np.ndarray | None],
    given: Sequence[Any],
    alone: bool,
) -> Iterator[tuple[Change, Show]]:
    """Subscripts by which a call picks elements of `x` to give `y`, or adds them to zeros.

    given: its other arguments, each of which may be one. alone: none of them is an array, so that
    slices which are not given may be told, too.
    """
    picks = y.size < x.size or (y.size == x.size and y.ndim < x.ndim)
    likely = y.shape != x.shape and np.isin(*((y, x) if picks else (x, y))).all()
    start = counted(x) if (alone and likely) or any(map(has_array, given)) else None
    found = None if start is None else called_on(start)
    if start is None or found is None or found.shape != y.shape:
        return
    place = put_at(start, found, given, alone)
    if place is not None:
        ending = f"added at [{index_text(place, value_text)}] to zeros of {list(y.shape)}"
        yield (lambda x: added_to_zeros(x, y.shape, place)), _ended(ending)
    index = picked(start, found, given, alone)
    if index is not None:
        yield (lambda x: x[index]), _written(f"[{index_text(index, value_text)}]")


def _fits(small: Shape, large: Shape) -> bool:
    """Whether one shape broadcasts to another."""
    try:
        return np.broadcast_shapes(small, large) == large
    except ValueError:
        return False


def _inserted(old: Shape, new: Shape) -> str | None:
    """The index that makes one shape the other by dimensions of size 1, ``[:, None]``; "" for a
    number, which needs none; None if there is no such index."""
    if len(new) <= len(old) or [n for n in old if n != 1] != [n for n in new if n != 1]:
        return None
    if not old:
        return ""
    items, rest = [], list(old)
    for size in new:
        if rest and rest[0] == size:
            items.append(":")
            rest.pop(0)
        else:
            items.append("None")
    while len(items) > 1 and items[-1] == ":":
        items.pop()
    return None if rest else f"[{', '.join(items)}]"


def _array(value: Any) -> np.ndarray | None:
    """The array of a Tensor of numbers; None for other things, and for large ones."""
    data = value._data if isinstance(value, Tensor) else None
    usual = isinstance(data, np.ndarray) and data.dtype.kind in "fciu" and data.size <= _LARGE
    return data if usual else None


def _probes(x: np.ndarray) -> list[np.ndarray]:
    """Arrays like `x` that no function leaves alike by chance."""
    rng = np.random.default_rng(x.size)
    if x.dtype.kind in "iu":
        return [rng.integers(0, 100, x.shape).astype(x.dtype) for _ in range(2)]
    drawn = rng.standard_normal(x.shape)
    if x.dtype.kind == "c":
        drawn = drawn + 1j * rng.standard_normal(x.shape)
    first = np.asarray(drawn).astype(x.dtype)
    return [first, -3 * first, np.full_like(x, np.nan)]


def _size(value: Any) -> int:
    return value._data.size if isinstance(value, Tensor) else 1


def _same(x: np.ndarray, y: np.ndarray | None) -> bool:
    return y is not None and x.shape == y.shape and np.allclose(x, y, 1e-6, 0, equal_nan=True)
