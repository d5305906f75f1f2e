"""Formulas in the words of JAX, which has NumPy's names."""

from __future__ import annotations

import ast
import operator as python
from typing import Any

from codegen.export import jax_words as words
from codegen.export.lowering import Lowering, call
from codegen.model.entry import Entry
from codegen.model.kinds import ELEMENTWISE

_OPERATORS: dict[Any, ast.operator | ast.cmpop | ast.unaryop] = {
    python.add: ast.Add(), python.sub: ast.Sub(), python.mul: ast.Mult(),
    python.truediv: ast.Div(), python.matmul: ast.MatMult(), python.neg: ast.USub(),
    python.eq: ast.Eq(), python.ne: ast.NotEq(), python.lt: ast.Lt(),
    python.le: ast.LtE(), python.gt: ast.Gt(), python.ge: ast.GtE(),
}  # fmt: skip


class JaxLowering(Lowering):
    title = "JAX"

    def numpy(self, node: ast.Call, name: str, args: list[ast.expr]) -> ast.expr | None:
        if name in words.NOT_IN_JNP:
            return None
        if name in words.OF_MEMORY:
            return call(f"jnp.{name}", args[0])
        method = isinstance(node.func, ast.Attribute) and len(args) > len(node.args)
        if method:
            return ast.Call(ast.Attribute(args[0], name), args[1:], self.keywords(node))
        function = ast.parse(f"jnp.{name}", mode="eval").body
        return ast.Call(function, args, self.keywords(node))

    def operation(
        self, node: ast.Call, name: str, args: list[ast.expr], entry: Entry | None
    ) -> ast.expr | None:
        keywords = {str(k.arg): k.value for k in self.keywords(node)}
        names = () if entry is None else (entry.signature.qualified_name, *entry.aliases)
        phrases = (words.OPERATIONS.said(each, args, keywords) for each in (name, *names))
        said = next((each for each in phrases if each is not None), None)
        if said is not None:
            return _PlainAxes().visit(said)  # type: ignore[no-any-return]
        if entry is None or keywords:
            return None
        served = _served(entry, len(args))
        return _with_operator(entry, args) or (call(served, *args) if served else None)

    def type_named(self, name: str) -> ast.expr | None:
        if name in words.NOT_IN_JNP:
            return None
        return ast.parse(f"jnp.{name}", mode="eval").body


def _with_operator(entry: Entry, args: list[ast.expr]) -> ast.expr | None:
    """The operator of Python that a row serves, which does the same to arrays of JAX."""
    match _OPERATORS.get(getattr(python, entry.operator or "", None)), args:
        case ast.operator() as operator, [left, right]:
            return ast.BinOp(left, operator, right)
        case ast.cmpop() as comparison, [left, right]:
            return ast.Compare(left, [comparison], [right])
        case ast.unaryop() as sign, [operand]:
            return ast.UnaryOp(sign, operand)
    return None


def _served(entry: Entry, given: int) -> str | None:
    """JAX's function of the name of one of NumPy or SciPy that a row serves element by element;
    Tensors, of which so many are given, have the same order in all of them."""
    tensors = [each.is_tensor for each in entry.signature.arguments[:given]]
    several = len(entry.signature.returns) > 1
    if entry.kind not in ELEMENTWISE or several or not all(tensors):
        return None
    names = [f"jnp.{name}" for name in entry.numpy if name not in words.NOT_IN_JNP]
    scipy = [name.removeprefix("special.") for name in entry.scipy]
    names += [f"jax.scipy.special.{name}" for name in scipy if name in words.IN_JAX_SCIPY]
    return next(iter(names), None)


class _PlainAxes(ast.NodeTransformer):
    """Leaves numbers as they are where they are numbers of dimensions: _axes(-1) is -1."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if ast.unparse(node.func) == "_axes":
            (dim,) = node.args
            plain = dim.operand if isinstance(dim, ast.UnaryOp) else dim
            if isinstance(plain, ast.Constant):
                return dim
        return node
