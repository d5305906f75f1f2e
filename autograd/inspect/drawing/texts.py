"""Values and formulas as text: numbers where they are few, shapes where they are many."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

import numpy as np

__all__ = ["details", "full", "outline", "short", "with_numbers"]

FEW = 6
"""Up to so many elements are written out where space is scarce."""
_SOME = 24  # and so many where it is not


def number(value: Any) -> str:
    """``5.0``, ``0.3333``, ``7``, ``True``: four significant digits of a scalar."""
    if isinstance(value, bool | np.bool_):
        return str(bool(value))
    if isinstance(value, int | np.integer):
        return str(int(value))
    if isinstance(value, complex | np.complexfloating):
        sign = "-" if value.imag < 0 else "+"
        return f"({number(value.real)}{sign}{number(abs(value.imag))}j)"
    text = f"{float(value):.4g}"
    return text if any(c in text for c in ".en") else text + ".0"


def outline(array: np.ndarray) -> str:
    """``float32[64, 10]``"""
    return f"{array.dtype}{list(array.shape)}"


def short(array: np.ndarray) -> str:
    """The elements where they are few, else the outline."""
    return _elements(array) if array.size <= FEW and array.ndim <= 2 else outline(array)


def full(array: np.ndarray) -> str:
    """The elements alone where they are few, else the details."""
    text = short(array)
    return details(array) if text == outline(array) else text


def details(array: np.ndarray) -> str:
    """The outline; and the elements, or of many the range, the norm and how many are not finite."""
    head = outline(array)
    if array.size <= _SOME:
        return f"{head} {_elements(array)}" if array.ndim else f"{array.dtype} {number(array[()])}"
    if array.dtype.kind not in "biufc":
        return head
    finite = array[np.isfinite(array)]
    parts = [head]
    if finite.size and array.dtype.kind != "c":
        parts.append(f"from {number(finite.min())} to {number(finite.max())}")
    if finite.size:
        wide = np.complex128 if array.dtype.kind == "c" else np.float64
        parts.append(f"norm {number(np.linalg.norm(finite.astype(wide)))}")
    if finite.size < array.size:
        parts.append(f"{array.size - finite.size} not finite")
    return ", ".join(parts)


def _elements(array: np.ndarray) -> str:
    if array.ndim == 0:
        return number(array[()])
    return "[" + ", ".join(map(_elements, array)) + "]"


def with_numbers(formula: str, values: Mapping[str, Any]) -> str:
    """A formula of the table with values in the place of names.

    values: arrays, numbers, shapes and so on by name; names that are not there stay. ``.conj()`` of
    a real value is left out, ``.shape``, ``.dtype`` and ``.ndim`` of an array are put in.

    >>> with_numbers("grad * other.conj()", {"grad": np.array(1.0), "other": np.array(-4.0)})
    '1.0 * (-4.0)'
    """
    try:
        tree = ast.parse(formula, mode="eval")
    except SyntaxError:  # rows for the eye, such as those of a user's own table, may say anything
        return formula
    return ast.unparse(_PutIn(values).visit(tree))


class _PutIn(ast.NodeTransformer):
    """Replaces names by Names whose identifier is the text of the value, which unparse prints."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id not in self.values:
            return node
        return ast.Name(_operand(self.values[node.id]))

    def visit_Call(self, node: ast.Call) -> ast.AST:
        of = node.func.value if isinstance(node.func, ast.Attribute) else None
        if isinstance(of, ast.Name) and isinstance(node.func, ast.Attribute):
            value = self.values.get(of.id)
            if node.func.attr == "conj" and _is_real(value):
                return self.visit(of)
        node.args = [self.visit(each) for each in node.args]
        for keyword in node.keywords:
            keyword.value = self.visit(keyword.value)
        if isinstance(node.func, ast.Attribute):  # the name of a function is none of a value
            node.func.value = self.visit(node.func.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.attr in ("shape", "dtype", "ndim"):
            name = node.value.id
            value = self.values.get(f"{name}_{node.attr}")
            if value is None and isinstance(self.values.get(name), np.ndarray):
                value = getattr(self.values[name], node.attr)
            return node if value is None else ast.Name(_operand(value))
        node.value = self.visit(node.value)
        return node


def _is_real(value: Any) -> bool:
    if isinstance(value, np.ndarray | np.generic):
        return value.dtype.kind != "c"
    return isinstance(value, int | float)


def _operand(value: Any) -> str:
    """A value as it stands within a formula."""
    if isinstance(value, tuple | list) and any(isinstance(v, np.ndarray) for v in value):
        return "[" + ", ".join(map(_operand, value)) + "]"
    if isinstance(value, np.ndarray):
        text = short(value)
    elif isinstance(value, int | float | complex | np.generic):
        text = number(value)
    else:
        text = str(value)
    return f"({text})" if text.startswith("-") else text
