"""Values and formulas as a reader sees them: numbers written out while they are few, else shape and
norm; and where nan and inf come from: the first element that is not finite, and what made it.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from types import EllipsisType
from typing import Any, NamedTuple

import numpy as np

from autograd.base.kinds import Kind
from autograd.core.tensor import Tensor
from autograd.inspect.folding import Fold, expression, literal, truth
from autograd.inspect.selections import index_text

FEW = 6
"""Up to so many elements of an array are written out where space is scarce."""
_SOME = 24  # and so many where it is not


class Style(NamedTuple):
    """How numbers are written. digits: how many are significant. marked: that of floating point by
    a point, complex ones by brackets, large arrays without their norm."""

    digits: int
    marked: bool


EXACT = Style(6, False)
SHORT = Style(4, True)


# ---- values --------------------------------------------------------------------------------------


def number_text(value: Any, style: Style = EXACT) -> str:
    """``4``, ``0.25``, ``1+2j``; with SHORT ``4.0``, ``0.25``, ``(1.0+2.0j)``."""
    if isinstance(value, (bool, np.bool_)):
        return str(bool(value))
    if isinstance(value, (int, np.integer)):
        return str(int(value))
    if isinstance(value, (complex, np.complexfloating)):
        real, imag = (number_text(abs(part), style) for part in (value.real, value.imag))
        signs = ["-" if np.signbit(part) else "+" for part in (value.real, value.imag)]
        text = f"{signs[0]}{real}{signs[1]}{imag}j".removeprefix("+")
        return f"({text})" if style.marked else text
    text = f"{value:.{style.digits}g}"
    return text if not style.marked or any(c in text for c in ".en") else text + ".0"


def value_text(value: Any, style: Style = EXACT) -> str:
    """``4``, ``[1, 2]`` or ``<float32[100, 50] norm 3.21>``; other things as they print."""
    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, (np.ndarray, np.generic)):
        array = np.asarray(value)
        if array.size <= FEW and (array.ndim <= 2 or not style.marked):
            return _elements(array, style)
        return outline(array) if style.marked else f"<{_summary(array)}>"
    if isinstance(value, (int, float, complex)):
        return number_text(value, style)
    if isinstance(value, tuple) and any(isinstance(x, (slice, EllipsisType)) for x in value):
        return f"[{index_text(value, partial(value_text, style=style))}]"
    if isinstance(value, (list, tuple)):
        items = ", ".join(value_text(each, style) for each in value)
        if isinstance(value, list) or any(isinstance(each, np.ndarray) for each in value):
            return f"[{items}]"
        return f"({items},)" if len(value) == 1 else f"({items})"
    return str(value) if isinstance(value, np.dtype) else repr(value)


def _elements(array: np.ndarray, style: Style) -> str:
    if array.ndim == 0:
        return number_text(array[()], style)
    return f"[{', '.join(_elements(part, style) for part in array)}]"


def outline(array: np.ndarray) -> str:
    """``float32[64, 10]``"""
    return f"{array.dtype}{list(array.shape)}"


def _summary(array: np.ndarray) -> str:
    text = outline(array)
    if array.dtype.kind not in "fc":
        return text
    wrong = array.size - np.count_nonzero(np.isfinite(array))
    return f"{text} norm {_norm(array, EXACT)}" + (f", {wrong} not finite" if wrong else "")


@np.errstate(all="ignore")
def _norm(array: np.ndarray, style: Style) -> str:
    return number_text(
        np.linalg.norm(array.ravel().astype(np.result_type(array, np.float64))), style
    )


def short(array: np.ndarray) -> str:
    """The elements where they are few, else the outline."""
    return value_text(array, SHORT)


def full_text(array: np.ndarray) -> str:
    """The elements alone where they are few, else the details."""
    text = short(array)
    return details(array) if text == outline(array) else text


def details(array: Any) -> str:
    """The outline; and the elements, or of many the range, the norm and how many are not finite.
    Arrays in a tuple are shown one by one, other things as they print."""
    if isinstance(array, tuple):
        return f"[{', '.join(map(details, array))}]"
    if not isinstance(array, np.ndarray):
        return str(array)
    head = outline(array) if array.ndim else str(array.dtype)
    if array.size <= _SOME:
        return f"{head} {_elements(array, SHORT)}"
    if array.dtype.kind not in "biufc":
        return head
    finite = array[np.isfinite(array)]
    parts = [head]
    if finite.size and array.dtype.kind != "c":
        low, high = (number_text(each, SHORT) for each in (finite.min(), finite.max()))
        parts.append(f"from {low} to {high}")
    if finite.size:
        parts.append(f"norm {_norm(finite, SHORT)}")
    if finite.size < array.size:
        parts.append(f"{array.size - finite.size} not finite")
    return ", ".join(parts)


# ---- formulas ------------------------------------------------------------------------------------

_LAYOUT = ("shape", "dtype", "ndim", "size")  # of ``self.shape`` in a formula nodes keep self_shape


def formula_text(
    text: str,
    names: Mapping[str, str],
    values: Mapping[str, Any],
    real: frozenset[str],
    style: Style = EXACT,
) -> str:
    """A formula of the table for one call.

    names: what stands for some of its names. values: flags and numbers, which decide conditions;
    with the values of arrays it is the formula with numbers put in. real: the names whose
    ``.conj()`` says nothing, see `real_names`. What is not an expression is given as it is.

    >>> values = {"grad": np.array(1.0), "other": np.array(-4.0)}
    >>> formula_text("grad * other.conj()", {}, values, real_names(values), SHORT)
    '1.0 * (-4.0)'
    """
    try:
        parsed = expression(text)
    except SyntaxError:
        return text
    shown: dict[str, ast.expr] = {}
    for name, value in values.items():
        shown[name] = _shown(value, style)
        if isinstance(value, (np.ndarray, Tensor)):
            shown[f"{name}.shape"] = ast.Name(str(list(value.shape)), ast.Load())
            shown[f"{name}.dtype"] = ast.Name(str(value.dtype), ast.Load())
            shown[f"{name}.ndim"] = ast.Constant(value.ndim)
    for name in values:
        stem, _, kept = name.rpartition("_")
        if kept in _LAYOUT and stem:
            shown[f"{stem}.{kept}"] = shown[name]
    for name, other in names.items():
        shown[name] = ast.Name(other, ast.Load())
    return ast.unparse(_Substitution(shown, _exact(values), real).visit(parsed))


def decided_text(text: str, values: Mapping[str, Any]) -> str:
    """A formula without the branches that `values` rule out: ``grad if alpha == 1 else grad *
    alpha`` is ``grad`` where alpha is 1."""
    try:
        parsed = expression(text)
    except SyntaxError:
        return text
    found = _Decision({}, _exact(values), frozenset()).visit(copy.deepcopy(parsed))
    same = ast.dump(found) == ast.dump(parsed)
    return text if same else ast.unparse(found)  # as the table writes it


class _Substitution(Fold):
    """Puts values in; leaves out what says nothing about real numbers."""

    def __init__(
        self, shown: Mapping[str, ast.expr], exact: Mapping[str, ast.expr], real: frozenset[str]
    ) -> None:
        super().__init__(shown.get)
        self.exact = exact
        self.real = real

    def decided(self, test: ast.expr) -> bool | None:
        return truth(Fold(self.exact.get).visit(copy.deepcopy(test)))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function = node.func
        if (
            isinstance(function, ast.Attribute)
            and function.attr in ("conj", "conjugate")
            and not node.args
            and self._is_real(function.value)
        ):
            return self.visit(function.value)
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        node.operand = _bracketed(self.visit(node.operand))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        node.left = self.visit(node.left)
        node.right = _bracketed(self.visit(node.right))
        return node

    def _is_real(self, node: ast.expr) -> bool:
        found = [*ast.walk(node)]
        functions = {id(each.func) for each in found if isinstance(each, ast.Call)}
        names = {
            each.id for each in found if isinstance(each, ast.Name) and id(each) not in functions
        }
        return names <= self.real


class _Decision(_Substitution):
    """Decides conditions alone, and computes what they leave of whole numbers."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.BinOp(ast.Constant(int(a)), ast.Sub(), ast.Constant(int(b))) if a >= b:
                return ast.Constant(a - b)
            case ast.BinOp(left, ast.Pow() | ast.Mult() | ast.Div(), ast.Constant(1)):
                return left
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        return self.generic_visit(node)  # type: ignore[return-value]


def _bracketed(operand: ast.expr) -> ast.expr:
    """``(-1)`` where a sign would follow another: Python needs no brackets there, readers do."""
    negative = isinstance(operand, ast.UnaryOp) and isinstance(operand.op, ast.USub)
    return ast.Name(f"({ast.unparse(operand)})", ast.Load()) if negative else operand


def _exact(values: Mapping[str, Any]) -> dict[str, ast.expr]:
    """The values that decide conditions, numbers of dimensions among them."""
    found: dict[str, ast.expr] = {}
    for name, value in values.items():
        if isinstance(value, (np.ndarray, Tensor)):
            found[f"{name}.ndim"] = ast.Constant(value.ndim)
        number = literal(value)
        if number is not None:
            found[name] = number
            stem, _, kept = name.rpartition("_")
            if kept in _LAYOUT and stem:
                found[f"{stem}.{kept}"] = number
    return found


def _shown(value: Any, style: Style) -> ast.expr:
    """A value as an expression whose text is what a reader sees, with its signs in brackets where
    they are needed."""
    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, (np.ndarray, np.generic)) and np.ndim(value) == 0:
        value = value.item() if value.dtype.kind != "c" else np.asarray(value)[()]
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return ast.Constant(value)
    if isinstance(value, (int, float)):
        plain = ast.Name(number_text(abs(value) if value < 0 else value, style), ast.Load())
        return ast.UnaryOp(ast.USub(), plain) if value < 0 else plain
    text = value_text(value, style)
    if isinstance(value, (complex, np.complexfloating)) and not style.marked:
        text = f"({text})"
    return ast.Name(text, ast.Load())


def real_names(values: Mapping[str, Any]) -> frozenset[str]:
    """The names of values that are no complex numbers."""
    return frozenset(name for name, value in values.items() if _is_real(value))


def _is_real(value: Any) -> bool:
    dtype = getattr(value, "dtype", None)
    return isinstance(value, (int, float)) or (isinstance(dtype, np.dtype) and dtype.kind != "c")


# ---- nan and inf ---------------------------------------------------------------------------------

ANY = "nan or inf"


def array_of(value: Any) -> np.ndarray | None:
    """A Tensor, an array or a number of floating point as an array; None for other things."""
    if isinstance(value, Tensor):
        value = value._data
    if not isinstance(value, (np.ndarray, np.generic, float, complex)):
        return None
    array = np.asarray(value)
    return array if array.dtype.kind in "fc" else None


def first(value: Any, kind: str) -> tuple[int, ...] | None:
    """The index of the first nan (kind "nan"), inf ("inf") or either ("nan or inf") in a value;
    None if there is none."""
    array = array_of(value)
    if array is None:
        return None
    if kind == "nan":
        found = np.isnan(array)
    elif kind == "inf":
        found = np.isinf(array)
    else:
        found = ~np.isfinite(array)
    return tuple(map(int, np.argwhere(found)[0])) if found.any() else None


def operands_at(
    operation: Any, values: Mapping[str, Any], shape: tuple[int, ...], index: tuple[int, ...]
) -> dict[str, Any]:
    """What `values` are at `index` of a result of `shape`, where `operation` works element by
    element; what does not broadcast to it, and what is no array, stays as it is."""
    if operation is None or operation.kind != Kind.POINTWISE:
        return dict(values)
    found = {}
    for name, value in values.items():
        array = value._data if isinstance(value, Tensor) else value
        if isinstance(array, np.ndarray):
            with suppress(ValueError):
                array = np.broadcast_to(array, shape)[index]
        found[name] = array
    return found


def operands_text(values: Mapping[str, Any]) -> str:
    """``self = -1, other = 0``: of the values those that are numbers and arrays, or lists of
    them; of large arrays also the first element that is not finite."""
    shown = {name: _operand_text(value) for name, value in values.items()}
    return ", ".join(f"{name} = {text}" for name, text in shown.items() if text)


def _operand_text(value: Any) -> str:
    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, (tuple, list)) and any(isinstance(x, (Tensor, np.ndarray)) for x in value):
        return f"[{', '.join(map(_operand_text, value))}]"
    if isinstance(value, (bool, np.bool_)) or not isinstance(
        value, np.ndarray | np.generic | int | float | complex
    ):
        return ""
    text = value_text(value)
    where = first(value, ANY) if np.size(value) > FEW else None
    if where is None:
        return text
    return f"{text}, the first {number_text(np.asarray(value)[where])} at {where}"


def position_text(formula: str, values: Mapping[str, Any]) -> str:
    """``grad / (2 * result) with grad = 0, result = 0``: a formula, without the branches that the
    values of flags have ruled out, and what it read at a place, as far as it names it."""
    formula = decided_text(formula, values)
    words = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", formula))
    text = operands_text({name: values[name] for name in words if name in values})
    return f"{formula} with {text}" if text else formula
