"""Conditions on Tensors, which have a truth for each element and none of their own."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from codegen.parse.errors import Problem
from codegen.parse.language import ELEMENTWISE, words
from codegen.parse.source import walk
from codegen.parse.syntax import Formula, dotted

_ARRAYS = words("real imag T mT")  # attributes that are arrays too
_LONGEST = 60  # characters of what a hint writes out


def truth_problems(
    formula: Formula, tensors: Collection[str], elementwise: Collection[str], forward: bool
) -> Iterator[Problem]:
    """Where a formula asks for the one truth of a Tensor.

    tensors: the names that stand for Tensors. elementwise: operations that keep their shape.
    """
    yield from _Truths(formula, frozenset(tensors), frozenset(elementwise), forward).problems()


class _Truths:
    def __init__(
        self,
        formula: Formula,
        tensors: frozenset[str],
        elementwise: frozenset[str],
        forward: bool,
    ) -> None:
        self._formula = formula
        self._tensors = tensors
        self._elementwise = elementwise
        self._np = "np." if forward else ""

    def problems(self) -> Iterator[Problem]:
        for node in walk(self._formula.tree):
            if isinstance(node, ast.IfExp) and self._is_tensor(node.test):
                written = [self._text(each) for each in (node.test, node.body, node.orelse)]
                yield self._problem(node.test, f"{self._np}where({', '.join(written)})")
            elif isinstance(node, ast.BoolOp):
                for value in node.values:
                    if self._is_tensor(value):
                        name = "logical_and" if isinstance(node.op, ast.And) else "logical_or"
                        written = [self._text(each) for each in node.values[:2]]
                        yield self._problem(value, f"{self._np}{name}({', '.join(written)})")
                        break
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                if self._is_tensor(node.operand):
                    written = [self._text(node.operand)]
                    yield self._problem(node.operand, f"{self._np}logical_not({written[0]})")
            elif isinstance(node, ast.Compare) and len(node.ops) > 1 and self._is_tensor(node):
                name = f"{self._np}logical_and"
                first, second = self._text(node.left), self._text(node.comparators[0])
                hint = f"{name}({first} ... {second}, {second} ...)"
                yield self._problem(node, hint)

    def _problem(self, node: ast.AST, instead: str) -> Problem:
        message = f"a Tensor has no single truth, which {self._formula.owner} asks for"
        short = len(instead) <= 2 * _LONGEST and "..." not in instead.replace(", ...", "")
        hint = f"write {instead}" if short or "logical_and" in instead else "use where(...)"
        return self._formula.problem(node, message, hint)

    def _text(self, node: ast.AST) -> str:
        text = ast.get_source_segment(self._formula.text, node) or ""
        return text if 0 < len(text) <= _LONGEST else "..."

    def _is_tensor(self, node: ast.AST) -> bool:
        """Whether a value is certainly a Tensor of the shape of one that is named."""
        match node:
            case ast.Name(id=name):
                return name in self._tensors
            case ast.UnaryOp(op=ast.Not()):
                return False
            case ast.UnaryOp(operand=operand):
                return self._is_tensor(operand)
            case ast.BinOp(left=left, right=right):
                return self._is_tensor(left) or self._is_tensor(right)
            case ast.Compare(left=left, ops=ops, comparators=others):
                if any(isinstance(op, ast.Is | ast.IsNot | ast.In | ast.NotIn) for op in ops):
                    return False
                return any(self._is_tensor(each) for each in (left, *others))
            case ast.Attribute(value=value, attr=attribute):
                return attribute in _ARRAYS and self._is_tensor(value)
            case ast.IfExp(body=body, orelse=orelse):
                return self._is_tensor(body) or self._is_tensor(orelse)
            case ast.Subscript(value=ast.Name(id=name)):
                return name == "grads"
            case ast.Call(func=func, args=args):
                return (
                    self._keeps_shape(func) and any(self._is_tensor(each) for each in args)
                ) or (
                    isinstance(func, ast.Attribute)
                    and self._keeps_shape(func)
                    and self._is_tensor(func.value)
                )
        return False

    def _keeps_shape(self, func: ast.expr) -> bool:
        """Whether what is called gives an element for each one that it gets."""
        path = dotted(func)
        if path and path.startswith("np."):
            return path.removeprefix("np.") in ELEMENTWISE
        return (path in self._elementwise) or (
            isinstance(func, ast.Attribute) and func.attr in self._elementwise
        )
