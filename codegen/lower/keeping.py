"""Whether a gradient has the dtype of its input as a matter of course.

A gradient must have the shape, dtype and realness of the input it belongs to. Whatever formula a
row has, the generated code sees to that; of pointwise rows that NumPy's own promotion takes care of
it can be read off the expressions, and the code, which is the most often run of all, looks at
nothing. What is read off is: an expression of arrays of one dtype by operators, ufuncs that keep
dtypes and numbers written out, has that dtype. An argument that is a number is not one written out:
``np.float64(2)`` turns float32 into float64.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Literal

from codegen.lower.analysis import Plan, Table, dotted, is_dotted_name
from codegen.lower.lowering import local_names, numpy_form, resolve_call
from codegen.parse.language import CONSTANTS
from codegen.parse.numpy_calls import keeps_dtype
from codegen.table import Entry

Restoration = Literal["never", "mixed", "changed", "always"]

# What an expression is: the gradient, or promoted with it; another array of the call; a number.
_GRAD, _ARRAY, _NUMBER = "grad", "array", "number"
_Env = Mapping[str, str]
Given = tuple[tuple[str, bool], ...]


def restoration(plan: Plan) -> Restoration:
    """When the node of a row notes what its gradients are to be brought back to.

    never: result and input are of one shape and dtype. mixed: where its inputs differ. changed:
    where the result differs from an input. always: the result says nothing of the inputs.
    """
    entry = plan.entry
    if entry.kind != "pointwise" or plan.many_outputs or plan.edges[-1].type.is_list:
        return "always"
    if not forward_keeps(entry, plan.table):
        return "changed"
    tensors = [a for a in entry.signature.arguments if a.type.base == "Tensor"]
    return "never" if len(tensors) == 1 else "mixed"


def forward_keeps(entry: Entry, table: Table) -> bool:
    """Whether inputs of one float or complex dtype give a result of this dtype."""
    arrays = {a.name: _ARRAY for a in entry.signature.arguments if a.type.base == "Tensor"}
    return entry.forward is not None and _kind(entry.forward.tree, arrays, table, None) == _ARRAY


def keeps(tree: ast.expr, plan: Plan, given: Given = ()) -> bool:
    """Whether a formula's gradient has the shape and dtype of `grad`, in a pointwise row.

    given: conditions, as text, with what they are where the formula is computed.
    """
    signature = plan.entry.signature
    env = {r.name: _ARRAY for r in signature.returns} | {"grad": _GRAD}
    tensors = [a.name for a in signature.arguments if a.type.base == "Tensor"]
    if len(tensors) == 1 or _promotes(plan.entry, plan.table, given):
        env |= dict.fromkeys(tensors, _ARRAY)
    return _kind(tree, env, plan.table, plan) == _GRAD


def _promotes(entry: Entry, table: Table, given: Given) -> bool:
    """Whether the result has at least the dtype that the Tensors have together."""
    if entry.forward is None:
        return False
    env = {a.name: _NUMBER for a in entry.signature.arguments if a.type.base == "Scalar"}
    env |= {a.name: _ARRAY for a in entry.signature.arguments if a.type.base == "Tensor"}
    tree = entry.forward.tree
    while isinstance(tree, ast.IfExp) and ast.unparse(tree.test) in dict(given):
        tree = tree.body if dict(given)[ast.unparse(tree.test)] else tree.orelse
    return _kind(tree, env, table, None) == _ARRAY


def _kind(tree: ast.expr, env: _Env, table: Table, plan: Plan | None) -> str | None:
    """What `tree` is; None if it cannot be told. plan: of the row whose formula it is; None for a
    forward."""
    match tree:
        case ast.Name(id=name):
            return env.get(name, _NUMBER if name in CONSTANTS else None)
        case ast.Constant(value=int() | float()):
            return _NUMBER
        case ast.UnaryOp(op=ast.USub() | ast.UAdd(), operand=operand):
            return _kind(operand, env, table, plan)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.Div(), right=right):
            return _joined(_kind(left, env, table, plan), _kind(right, env, table, plan))
        case ast.IfExp(body=body, orelse=orelse):
            kinds = {_kind(body, env, table, plan), _kind(orelse, env, table, plan)}
            return kinds.pop() if len(kinds) == 1 else None
        case ast.Call(func=ast.Attribute(value=value, attr="conj"), args=[], keywords=[]):
            return _kind(value, env, table, plan)
        case ast.Call(args=[_, a, b], keywords=[]) if (
            plan is not None and numpy_form(tree, plan) == "np.where"
        ):
            return _joined(_kind(a, env, table, plan), _kind(b, env, table, plan))
        case ast.Call():
            return _of_call(tree, env, table, plan)
    return None


def _joined(a: str | None, b: str | None) -> str | None:
    if a is None or b is None:
        return None
    return min(a, b, key=(_GRAD, _ARRAY, _NUMBER).index)


def _of_call(call: ast.Call, env: _Env, table: Table, plan: Plan | None) -> str | None:
    if call.keywords:
        return None
    if plan is None:
        if not is_dotted_name(call.func):
            return None
        module, _, name = dotted(call.func).rpartition(".")
        if module != "np" or not keeps_dtype(name):
            return None
        kinds = [_kind(arg, env, table, plan) for arg in call.args]
    else:
        called = resolve_call(call, table, local_names(plan))
        if called is None:
            return None
        name, arguments = called
        kinds = [_kind(arg, env, table, plan) for arg in arguments]
        rows = table.overloads(name)
        if len(rows) != 1 or rows[0].kind != "pointwise" or not forward_keeps(rows[0], table):
            return None
        if [a.type.base for a in rows[0].signature.arguments] != ["Tensor"] * len(arguments):
            return None
    joined: str | None = _NUMBER
    for kind in kinds:
        joined = _joined(joined, kind)
    return None if joined == _NUMBER else joined
