"""Whether the body of a node for arrays is that for Tensors, but for the modules it calls."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Sequence

from codegen.parse.source import walk

# What code on arrays calls, and of it a name that stands for itself.
_MODULES = frozenset({"arrays", "kernels", "np", "own_arrays"})
_ZEROS = ("zero_array", "zero_tensor")


def shared_names(
    arrays: Sequence[str], tensors: Sequence[str], is_function: Callable[[str], bool]
) -> dict[str, str] | None:
    """The names to be put for those in the body for arrays to get that for Tensors, those of
    functions in quotes; None where the two differ in more.

    A method ``x.flip(dims)`` of a Tensor is the same as the function ``ops.flip(x, dims)``.
    is_function: whether a method is one of these.
    """
    match = _Match(is_function)
    tree, other = ast.parse("\n".join(arrays)), ast.parse("\n".join(tensors))
    if not match.nodes(tree.body, other.body):
        return None
    read = Counter(node.id for node in walk(tree) if isinstance(node, ast.Name))
    read.update(node.attr for node in walk(tree) if isinstance(node, ast.Attribute))
    return match.names if all(read[name] == match.count[name] for name in match.names) else None


class _Match:
    """Compares two trees, and notes the names that differ."""

    def __init__(self, is_function: Callable[[str], bool]) -> None:
        self.is_function = is_function
        self.names: dict[str, str] = {}
        self.count: Counter[str] = Counter()

    def nodes(self, left: object, right: object) -> bool:
        match left, right:
            case list(), list():
                return len(left) == len(right) and all(map(self.nodes, left, right))
            case ast.Call(func=ast.Attribute(ast.Name(module))), ast.Call(func=ast.Attribute()) if (
                module in _MODULES
            ):
                return self._call(module, left, right)
            case ast.Name(one), ast.Name(other):
                return one == other or ((one, other) == _ZEROS and self._note(one, other))
            case ast.AST(), ast.AST():
                same = left.__class__ is right.__class__
                fields = left._fields if same else ()
                return same and all(
                    self.nodes(getattr(left, each, None), getattr(right, each, None))
                    for each in fields
                    if each != "ctx"
                )
        return left == right

    def _call(self, module: str, left: ast.Call, right: ast.Call) -> bool:
        """The call of a function of a module, and that of an operation."""
        one, other = left.func, right.func
        assert isinstance(one, ast.Attribute) and isinstance(other, ast.Attribute)
        same = one.attr == other.attr
        if not self.nodes(left.keywords, right.keywords):
            return False
        match other.value:
            case ast.Name("ops" | "own_ops" as name):
                named = same or self._note(one.attr, f'"{other.attr}"')
                return named and self.nodes(left.args, right.args) and self._note(module, name)
            case _ if not same:
                return False
            case ast.Name(name) if name == module:  # the same helper
                return self.nodes(left.args, right.args)
        method = self.is_function(one.attr) and self._note(module, "ops")
        return method and self.nodes(left.args, [other.value, *right.args])

    def _note(self, old: str, new: str) -> bool:
        self.count[old] += 1
        return self.names.setdefault(old, new) == new
