"""Formulas spelt for readers: the walk that LaTeX and English share.

A `Speller` turns the tree of a formula into text. Where a part binds less tightly than its place
asks for it is put into brackets, by the precedences of Python.
"""

from __future__ import annotations

import ast
import copy
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import NamedTuple

from codegen.parse.language import CONSTANTS
from codegen.parse.syntax import dotted
from codegen.site.notation import Bound, Call, Notations

_JOINING: dict[str, type[ast.boolop]] = {"logical_and": ast.And, "logical_or": ast.Or}

WHOLE, OR, AND, NOT, COMPARE, ADD, MULTIPLY, SIGN, POWER, ATOM = range(10)
_LEVELS: dict[type[ast.AST], int] = {
    ast.Add: ADD, ast.Sub: ADD, ast.Mult: MULTIPLY, ast.MatMult: MULTIPLY, ast.Div: MULTIPLY,
    ast.FloorDiv: MULTIPLY, ast.Mod: MULTIPLY, ast.Pow: POWER,
    ast.Not: NOT, ast.Invert: NOT, ast.USub: SIGN, ast.UAdd: SIGN,
}  # fmt: skip


class Spelt(NamedTuple):
    """A text, and how tightly it binds."""

    text: str
    level: int = ATOM


class Speller(ABC):
    """Spells formulas in which `names` are values, so that a call below one is of a method."""

    def __init__(self, names: Collection[str], notations: Notations) -> None:
        self.names = frozenset(names) | CONSTANTS
        self.notations = notations
        self._written_out: list[str] = []  # the calls that are being told in other words

    def spell(self, tree: ast.expr) -> str:
        """The text of a checked formula."""
        return self.of(tree).text

    def at(self, node: ast.expr, level: int) -> str:
        """The text of a part where what binds less tightly than `level` needs brackets."""
        spelt = self.of(node)
        return spelt.text if spelt.level >= level else self.bracketed(spelt.text)

    def of(self, node: ast.expr) -> Spelt:
        """The text of a part. The language of formulas has no nodes but these."""
        match node:
            case ast.Name(id=name):
                return self.value(name)
            case ast.Constant(value=value):
                return self.constant(value)
            case ast.Tuple(elts=items) | ast.List(elts=items):
                return Spelt(self.listed(items))
            case ast.BinOp(op=ast.Mult()) if (power := _power(node)) is not None:
                return self.binary(ast.Pow, *power)
            case ast.BinOp(left=left, op=op, right=right):
                return self.binary(type(op), left, right)
            case ast.UnaryOp(op=op, operand=operand):
                return self.unary(type(op), operand)
            case ast.BoolOp(op=op, values=values):
                return self.joined(type(op), values)
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                return Spelt(self.compared(left, [type(op) for op in ops], comparators), COMPARE)
            case ast.IfExp():
                cases, otherwise = _cases(node)
                if len(cases) == 1 and _is_shortcut(*cases[0], otherwise):
                    return self.of(otherwise)
                return self.chosen(cases, otherwise)
            case ast.Subscript(value=value, slice=index):
                return self.element(value, index)
            case ast.Slice(lower=lower, upper=upper, step=step):
                return self.sliced(lower, upper, step)
            case ast.Attribute(value=value, attr=name):
                return self.attribute(value, name)
            case ast.Call():
                call = self.resolved(node)
                if call.name in _JOINING and len(call.arguments) == 2 and not call.keywords:
                    return self.joined(_JOINING[call.name], call.arguments)
                if call.name == "logical_not" and len(call.arguments) == 1:
                    return self.unary(ast.Not, call.arguments[0])
                return self.call(call)
        raise TypeError(f"a formula has no {type(node).__name__}")

    def call(self, call: Call) -> Spelt:
        return self._telling(call) or self.named(call)

    def _telling(self, call: Call) -> Spelt | None:
        """A call as its row tells it, or what the row is in other words; None where neither says
        more than the name."""
        if call.full == "np.where" and len(call.arguments) == 3:
            return self.where(*call.arguments)
        for bound in self.notations.bound(call):
            told, other = self.told(bound), bound.written_out
            if told is None and bound.operator is not None:
                told = self.binary(bound.operator, *bound.values.values())
            elif told is None and other is not None and bound.key not in self._written_out:
                self._written_out.append(bound.key)
                if isinstance(other, ast.Call):
                    told = self._telling(self.resolved(other))
                else:
                    told = self.of(other)
                self._written_out.pop()
            if told is not None:
                return told
        return None

    def joined(self, op: type[ast.boolop], values: Sequence[ast.expr]) -> Spelt:
        """``a and b``, ``a or b``"""
        level = AND if op is ast.And else OR
        return Spelt(self.words[op].join(self.at(each, level + 1) for each in values), level)

    def compared(
        self, left: ast.expr, ops: Sequence[type[ast.cmpop]], right: Sequence[ast.expr]
    ) -> str:
        """``a < b <= c``"""
        text = self.at(left, ADD)
        for op, operand in zip(ops, right, strict=True):
            text += self.words[op] + self.at(operand, ADD)
        return text

    def resolved(self, node: ast.Call) -> Call:
        """What is called, with the tensor that a method is called on as the first argument."""
        full = dotted(node.func)
        keywords = [(each.arg, each.value) for each in node.keywords if each.arg is not None]
        if isinstance(node.func, ast.Attribute) and (
            full is None or full.split(".")[0] in self.names
        ):
            return Call(node.func.attr, node.func.attr, [node.func.value, *node.args], keywords)
        assert full is not None  # whatever else is called has a name, or the formula was refused
        bare = full.removeprefix("np.").removeprefix("kernels.")
        return Call(bare, full, node.args, keywords)

    @property
    @abstractmethod
    def words(self) -> dict[type[ast.AST], str]:
        """What stands between operands, or before one."""

    @abstractmethod
    def bracketed(self, text: str) -> str: ...

    @abstractmethod
    def value(self, name: str) -> Spelt: ...

    @abstractmethod
    def constant(self, value: object) -> Spelt: ...

    def listed(self, items: Sequence[ast.expr]) -> str:
        """Items of a list or tuple."""
        return self.bracketed(", ".join(self.spell(item) for item in items))

    def binary(self, op: type[ast.operator], left: ast.expr, right: ast.expr) -> Spelt:
        level = _LEVELS[op]
        return Spelt(self.at(left, level) + self.words[op] + self.at(right, level + 1), level)

    def unary(self, op: type[ast.unaryop], operand: ast.expr) -> Spelt:
        level = _LEVELS[op]
        return Spelt(self.words[op] + self.at(operand, level), level)

    @abstractmethod
    def chosen(self, cases: Sequence[tuple[ast.expr, ast.expr]], otherwise: ast.expr) -> Spelt:
        """`cases`: what the value is, and when."""

    @abstractmethod
    def element(self, value: ast.expr, index: ast.expr) -> Spelt: ...

    @abstractmethod
    def sliced(
        self, lower: ast.expr | None, upper: ast.expr | None, step: ast.expr | None
    ) -> Spelt: ...

    def attribute(self, value: ast.expr, name: str) -> Spelt:
        return self.call(Call(name, name, [value], []))

    @abstractmethod
    def where(self, test: ast.expr, value: ast.expr, otherwise: ast.expr) -> Spelt:
        """The one of two that a truth chooses, element by element."""

    @abstractmethod
    def told(self, bound: Bound) -> Spelt | None:
        """A call as its row says that it is written; None where it says nothing."""

    @abstractmethod
    def named(self, call: Call) -> Spelt:
        """A call by the name of what is called."""


def _cases(node: ast.IfExp) -> tuple[list[tuple[ast.expr, ast.expr]], ast.expr]:
    """``a if p else b if q else c`` as [(a, p), (b, q)] and c."""
    cases = [(node.body, node.test)]
    rest = node.orelse
    while isinstance(rest, ast.IfExp):
        cases.append((rest.body, rest.test))
        rest = rest.orelse
    return cases, rest


def _power(product: ast.BinOp) -> tuple[ast.expr, ast.expr] | None:
    """``x * x * x`` as x and 3; None for products of anything else."""
    count, rest = 1, product.left
    while isinstance(product.right, ast.Name) and ast.unparse(rest) != product.right.id:
        match rest:
            case ast.BinOp(left=left, op=ast.Mult(), right=ast.Name(id=name)) if (
                name == product.right.id
            ):
                count, rest = count + 1, left
            case _:
                return None
    return (product.right, ast.Constant(count + 1)) if isinstance(product.right, ast.Name) else None


def _is_shortcut(value: ast.expr, test: ast.expr, otherwise: ast.expr) -> bool:
    """Whether ``value if n == 1 else otherwise`` only saves products with 1."""
    match test:
        case ast.Compare(left=ast.Name(id=n), ops=[ast.Eq()], comparators=[ast.Constant(value=1)]):
            return ast.dump(_WithoutFactor(n).visit(copy.deepcopy(otherwise))) == ast.dump(value)
    return False


class _WithoutFactor(ast.NodeTransformer):
    """Takes a factor, or its conjugate, out of products."""

    def __init__(self, name: str) -> None:
        self.names = (name, f"{name}.conj()")

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if isinstance(node.op, ast.Mult):
            if ast.unparse(node.right) in self.names:
                return self.visit(node.left)  # type: ignore[no-any-return]
            if ast.unparse(node.left) in self.names:
                return self.visit(node.right)  # type: ignore[no-any-return]
        return self.generic_visit(node)
