"""Which forwards are expressions of ufuncs alone, so that they can be computed block by block."""

from __future__ import annotations

import ast

from codegen.analysis import Plan
from codegen.language import UFUNCS
from codegen.lowering import array_function_tree

__all__ = ["is_elementwise"]

# Ufuncs that take more than one element for one of the result, or give several results.
_OTHER = frozenset({"divmod", "frexp", "matmul", "matvec", "modf", "vecdot", "vecmat"})
_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
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
