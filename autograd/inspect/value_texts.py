"""Values and formulas as a reader sees them: numbers written out while they are few, else shape and
norm."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor
from autograd.inspect.folding import Fold, expression, literal, truth

__all__ = ["FEW", "decided_text", "formula_text", "number_text", "value_text"]

FEW = 6
"""Arrays of more elements are told by shape and norm."""


def number_text(value: Any) -> str:
    """A number with six digits: ``4``, ``0.25``, ``1+2j``."""
    if isinstance(value, bool | np.bool_):
        return str(bool(value))
    if isinstance(value, int | np.integer):
        return str(int(value))
    if isinstance(value, complex | np.complexfloating):
        return f"{value.real:.6g}{value.imag:+.6g}j"
    return f"{value:.6g}"


def value_text(value: Any) -> str:
    """``4``, ``[1, 2]`` or ``float32[100, 50] of norm 3.21``; other things as they print."""
    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, np.ndarray | np.generic):
        array = np.asarray(value)
        return _nested(array) if array.size <= FEW else f"<{_summary(array)}>"
    if isinstance(value, int | float | complex):
        return number_text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, tuple):
        items = ", ".join(map(value_text, value))
        return f"({items},)" if len(value) == 1 else f"({items})"
    return str(value) if isinstance(value, np.dtype) else repr(value)


def _nested(array: np.ndarray) -> str:
    if array.ndim == 0:
        return number_text(array[()])
    return f"[{', '.join(_nested(part) for part in array)}]"


def _summary(array: np.ndarray) -> str:
    text = f"{array.dtype}{list(array.shape)}"
    if array.dtype.kind not in "fc":
        return text
    with np.errstate(all="ignore"):
        wrong = array.size - np.count_nonzero(np.isfinite(array))
        norm = np.linalg.norm(array.ravel().astype(np.result_type(array, np.float64)))
    return f"{text} norm {number_text(norm)}" + (f", {wrong} not finite" if wrong else "")


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

    def visit_Call(self, node: ast.Call) -> ast.expr:  # noqa: N802  (of NodeTransformer)
        function = node.func
        if (
            isinstance(function, ast.Attribute)
            and function.attr in ("conj", "conjugate")
            and not node.args
            and self._is_real(function.value)
        ):
            found: ast.expr = self.visit(function.value)
            return found
        return super().visit_Call(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:  # noqa: N802
        node.operand = _bracketed(self.visit(node.operand))
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:  # noqa: N802
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

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:  # noqa: N802
        self.generic_visit(node)
        match node:
            case ast.BinOp(ast.Constant(int(a)), ast.Sub(), ast.Constant(int(b))) if a >= b:
                return ast.Constant(a - b)
            case ast.BinOp(left, ast.Pow() | ast.Mult() | ast.Div(), ast.Constant(1)):
                return left
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:  # noqa: N802
        return self.generic_visit(node)  # type: ignore[return-value]


def _bracketed(operand: ast.expr) -> ast.expr:
    """``(-1)`` where a sign would follow another: Python needs no brackets there, readers do."""
    negative = isinstance(operand, ast.UnaryOp) and isinstance(operand.op, ast.USub)
    return ast.Name(f"({ast.unparse(operand)})", ast.Load()) if negative else operand


def formula_text(
    text: str, names: Mapping[str, str], values: Mapping[str, Any], real: frozenset[str]
) -> str:
    """A formula of the table for one call.

    names: what stands for some of its names. values: flags and numbers, which decide conditions;
    with the values of arrays it is the formula with numbers put in. real: the names whose
    ``.conj()`` says nothing. What is not an expression is given as it is.
    """
    try:
        parsed = expression(text)
    except SyntaxError:
        return text
    shown: dict[str, ast.expr] = {}
    for name, value in values.items():
        shown[name] = _shown(value)
        if isinstance(value, np.ndarray | Tensor):
            shown[f"{name}.shape"] = ast.Name(str(list(value.shape)), ast.Load())
            shown[f"{name}.dtype"] = ast.Name(str(value.dtype), ast.Load())
            shown[f"{name}.ndim"] = ast.Constant(value.ndim)
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


def _exact(values: Mapping[str, Any]) -> dict[str, ast.expr]:
    """The values that decide conditions, numbers of dimensions among them."""
    found = {name: number for name, value in values.items() if (number := literal(value))}
    for name, value in values.items():
        if isinstance(value, np.ndarray | Tensor):
            found[f"{name}.ndim"] = ast.Constant(value.ndim)
    return found


def _shown(value: Any) -> ast.expr:
    """A value as an expression whose text is what a reader sees, with its signs in brackets where
    they are needed."""
    if isinstance(value, Tensor):
        value = value._data
    if isinstance(value, np.ndarray | np.generic) and np.ndim(value) == 0:
        value = value.item() if value.dtype.kind != "c" else value
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return ast.Constant(value)
    if isinstance(value, float):
        text = number_text(abs(value) if value < 0 else value)
        plain = ast.Name(text, ast.Load())
        return ast.UnaryOp(ast.USub(), plain) if value < 0 else plain
    if isinstance(value, int):
        return literal(value) or ast.Constant(value)
    text = value_text(value)
    if isinstance(value, complex | np.complexfloating):
        text = f"({text})"
    return ast.Name(text, ast.Load())
