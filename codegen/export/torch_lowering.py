"""Formulas in the words of PyTorch, whose names the table has."""

from __future__ import annotations

import ast

from codegen.export import torch_words as words
from codegen.export.lowering import Lowering, call
from codegen.model.entry import Entry
from codegen.model.kinds import PROPERTY


class TorchLowering(Lowering):
    title = "PyTorch"

    def numpy(self, node: ast.Call, name: str, args: list[ast.expr]) -> ast.expr | None:
        given = self._given(node)
        if name in ("reshape", "transpose") and len(args) > 2:  # x.reshape(2, 3)
            args = [args[0], ast.Tuple(args[1:], ast.Load())]
        if not any(map(self.is_tensor, given)) and name in words.NUMBERS:
            return call(words.NUMBERS[name], *args)
        keywords = {str(k.arg): k.value for k in self.keywords(node)}
        return words.NUMPY.said(name, self._as_tensors(name, given, args), keywords)

    def operation(
        self, node: ast.Call, name: str, args: list[ast.expr], entry: Entry | None
    ) -> ast.expr | None:
        given = self._given(node)
        if given and not any(map(self.is_tensor, given)) and name in words.NUMBERS:
            return call(words.NUMBERS[name], *args)
        keywords = self.keywords(node)
        said = words.OPERATIONS.said(name, args, {str(k.arg): k.value for k in keywords})
        private = name.rpartition(".")[2].startswith("_")
        if said is not None or private or name in words.UNKNOWN:
            return said
        if entry is not None and entry.operator == PROPERTY:
            return ast.Attribute(args[0], name)
        method = isinstance(node.func, ast.Attribute) and len(args) > len(node.args)
        if name in words.METHODS_ONLY or (method and _has_method(name, entry)):
            return ast.Call(ast.Attribute(args[0], name), args[1:], keywords)
        function = ast.parse(f"torch.{name}", mode="eval").body
        return ast.Call(function, self._as_tensors(name, given, args), keywords)

    def type_named(self, name: str) -> ast.expr | None:
        return ast.parse(words.TYPES[name], mode="eval").body if name in words.TYPES else None

    def attribute(self, node: ast.Attribute) -> ast.expr:
        if node.attr == "size":
            return ast.Call(ast.Attribute(node.value, "numel"), [], [])
        if node.attr in ("kind", "itemsize"):
            self.refuse(node, f"{self.title}'s dtypes have no .{node.attr}")
        return node

    def _given(self, node: ast.Call) -> list[ast.expr]:
        """The arguments as they are written, the receiver of a method among them."""
        func = node.func
        receiver = func.value if isinstance(func, ast.Attribute) else None
        is_value = receiver is not None and self.is_tensor(receiver)
        return [receiver, *node.args] if receiver is not None and is_value else list(node.args)

    def _as_tensors(self, name: str, given: list[ast.expr], args: list[ast.expr]) -> list[ast.expr]:
        """The arguments, numbers made tensors where the function takes no numbers."""
        tensors = [self.is_tensor(each) for each in given]
        if name not in words.NEEDS_TENSORS or all(tensors) or len(given) != len(args):
            return args
        like = self._first_tensor(given[tensors.index(True)])
        return [
            each if is_tensor else call("_number", each, like)
            for each, is_tensor in zip(args, tensors, strict=True)
        ]

    def _first_tensor(self, node: ast.expr) -> ast.expr:
        """A Tensor in an expression, by its name."""
        names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
        return next(name for name in names if self.is_tensor(name))


def _has_method(name: str, entry: Entry | None) -> bool:
    """Whether an operation is a method of PyTorch's tensors, as those of `self` mostly are."""
    arguments = entry.signature.arguments if entry is not None else ()
    of_self = entry is None or any(each.name == "self" for each in arguments)
    return of_self and name not in words.FUNCTIONS_ONLY
