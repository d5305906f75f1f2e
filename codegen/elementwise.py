"""Which forwards are expressions of ufuncs alone, so that they can be computed block by block, and
which compute each element from those at its place, whatever dimensions there are."""

from __future__ import annotations

import ast

from codegen.analysis import Plan
from codegen.language import UFUNCS
from codegen.lowering import array_function_tree

__all__ = ["is_elementwise", "vmap_word"]

# Ufuncs that take more than one element for one of the result, or give several results.
_OTHER = frozenset({"divmod", "frexp", "matmul", "matvec", "modf", "vecdot", "vecmat"})
_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_PARTS = frozenset({"real", "conj"})  # of each element
_COPIES = frozenset({"asarray", "ascontiguousarray", "copy"})
_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.USub)


def is_elementwise(plan: Plan) -> bool:
    """Whether the row's forward is made of arithmetic, comparisons, ufuncs by position, and choices
    between such by a condition on arguments that are no tensors."""
    tensors = {a.name for a in plan.entry.signature.tensor_arguments}
    if any(a.type.is_list for a in plan.entry.signature.tensor_arguments):
        return False
    return len(plan.entry.signature.returns) == 1 and _fits(array_function_tree(plan), tensors)


def _fits(tree: ast.expr, tensors: set[str]) -> bool:
    match tree:
        case ast.Name() | ast.Constant(value=int() | float()):
            return True
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _OPERATORS):
            return _fits(left, tensors) and _fits(right, tensors)
        case ast.Compare(left=left, ops=[op], comparators=[right]) if isinstance(op, _COMPARISONS):
            return _fits(left, tensors) and _fits(right, tensors)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _fits(operand, tensors)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            named = {n.id for n in ast.walk(test) if isinstance(n, ast.Name)}
            return not named & tensors and (_fits(body, tensors) or _fits(orelse, tensors))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=attr), args=args):
            return (
                attr in UFUNCS - _OTHER
                and not tree.keywords
                and all(_fits(a, tensors) for a in args)
            )
    return False


def vmap_word(plan: Plan) -> str | None:
    """The rule by which a batch is computed, where the row names it, or where its forward shows
    what its kind does not say: that elements stay at their places."""
    entry = plan.entry
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
