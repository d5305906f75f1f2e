"""Formulas in the words of JAX, which has NumPy's names."""

from __future__ import annotations

import ast

from codegen.export import jax_words as words
from codegen.export.lowering import Lowering

__all__ = ["JaxLowering"]


class JaxLowering(Lowering):
    title = "JAX"

    def numpy(self, node: ast.Call, name: str, args: list[ast.expr]) -> ast.expr | None:
        if name in words.NOT_IN_JNP:
            return None
        method = isinstance(node.func, ast.Attribute) and len(args) > len(node.args)
        if method:
            return ast.Call(ast.Attribute(args[0], name), args[1:], self.keywords(node))
        function = ast.parse(f"jnp.{name}", mode="eval").body
        return ast.Call(function, args, self.keywords(node))

    def operation(self, node: ast.Call, name: str, args: list[ast.expr]) -> ast.expr | None:
        keywords = {str(k.arg): k.value for k in self.keywords(node)}
        said = words.OPERATIONS.said(name, args, keywords)
        return None if said is None else _PlainAxes().visit(said)

    def type_named(self, name: str) -> ast.expr | None:
        if name in words.NOT_IN_JNP:
            return None
        return ast.parse(f"jnp.{name}", mode="eval").body


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
