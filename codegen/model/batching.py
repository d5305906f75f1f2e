"""The rules by which rows are computed for a batch, learnt without importing them, and which of
them a forward shows.

They are the public functions of ``autograd/transforms/batching/shared``; a row names one under
`vmap:`, where neither its kind nor a formula says what is to be done.
"""

from __future__ import annotations

import ast
from functools import cache

from codegen.model.entry import Entry
from codegen.model.helpers import scan
from codegen.model.places import RULES
from codegen.parse.language import UFUNCS

_PARTS = frozenset({"real", "conj"})  # of each element
_COPIES = frozenset({"asarray", "ascontiguousarray", "copy"})
# Ufuncs that take more than one element for one of the result, or give several results.
_OTHER = frozenset({"divmod", "frexp", "matmul", "matvec", "modf", "vecdot", "vecmat"})
_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div)


@cache
def shared_rules() -> dict[str, str]:
    """What each rule does, by its name: the first sentence of its documentation."""
    helpers = sorted(scan(RULES, flat=True).items())
    return {name: " ".join(each.doc.partition("\n\n")[0].split()) for name, each in helpers}


def vmap_word(entry: Entry) -> str | None:
    """The rule by which a batch is computed, where the row names it, or where its forward shows
    what its kind does not say: that elements stay at their places."""
    if entry.vmap_word is not None or entry.vmap is not None or entry.forward is None:
        return entry.vmap_word
    linear = entry.kind in ("view", "linear", "bilinear")
    tensors = {a.name for a in entry.signature.tensor_arguments if not a.type.is_list}
    return "elementwise" if linear and _in_place(entry.forward.tree, tensors) else None


def _in_place(tree: ast.AST, tensors: set[str]) -> bool:
    """Whether each element of an expression comes from those of the tensors at its place."""
    match tree:
        case ast.Name(id=name):
            return name in tensors
        case ast.Attribute(value=value, attr=attr) if attr in _PARTS:
            return _in_place(value, tensors)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _in_place(operand, tensors)
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _OPERATORS):
            return all(_in_place(x, tensors) or _is_number(x, tensors) for x in (left, right))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=attr), args=[first, *_]):
            known = attr in _COPIES or (attr in UFUNCS - _OTHER and len(tree.args) == 1)
            return known and _in_place(first, tensors)
        case ast.Call(func=ast.Attribute(value=value, attr=attr), args=[]) if attr in _PARTS:
            return _in_place(value, tensors)
    return False


def _is_number(tree: ast.AST, tensors: set[str]) -> bool:
    """Whether an expression has one value: a number, or an argument that is one."""
    return isinstance(tree, ast.Constant) or (isinstance(tree, ast.Name) and tree.id not in tensors)
