"""What compiled programs see of a forward: an expression of arithmetic and NumPy's functions.

A kernel whose docstring states one behind ``numpy:`` is seen through.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping

from codegen.lower.analysis import METADATA, Plan
from codegen.lower.lowering import array_function_tree
from codegen.model.entry import Form
from codegen.parse.language import STEPS
from codegen.parse.source import Transformer, children, clone, replaced, walk
from codegen.parse.syntax import dotted

_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div)
_UNSEEN = frozenset({"composite", "creation", "query"})
"""Kinds whose rows are never steps, or have nothing that could be seen."""
_METHODS = frozenset({"astype", "conj"})


def program_source(plan: Plan) -> str | None:
    """The forward as far as programs see it: of a choice, branches that they do not see stay as
    they are. ``adjoint(f(x))`` is the transpose of a linear f, applied to x; None: nothing is seen.
    """
    signature = plan.entry.signature
    tensors = {a.name for a in signature.tensor_arguments}
    if plan.entry.kind in _UNSEEN or len(signature.returns) != 1 or not tensors:
        return None
    types = [each.type for each in signature.tensor_arguments]
    if any(each.is_list for each in [*types, signature.returns[0].type]):
        return None
    picked = _picked(plan)
    if picked is not None:
        return f"adjoint({ast.unparse(picked)})"
    tree = opened(array_function_tree(plan), plan.entry.forms)
    return ast.unparse(tree) if _fits(tree, tensors) else None


def _picked(plan: Plan) -> ast.expr | None:
    """The subscript of its only Tensor whose transpose a row is, as its derivative says."""
    entry = plan.entry
    linear = entry.result_word == "linear" or entry.kind == "linear"
    if not linear or len(entry.derivatives) != 1 or len(entry.signature.tensor_arguments) != 1:
        return None
    formula, (tensor,) = entry.derivatives[0].formula, entry.signature.tensor_arguments
    match formula and formula.tree:
        case ast.Subscript(value=ast.Name(id="grad"), slice=ast.Name() as index):
            return ast.Subscript(ast.Name(tensor.name), clone(index))
    return None


def opened(tree: ast.expr, forms: Mapping[str, Form]) -> ast.expr:
    """`tree` with what kernels say of themselves put for calls of them."""

    class Opening(Transformer):
        def visit_Call(self, node: ast.Call) -> ast.expr:
            self.generic_visit(node)
            path = dotted(node.func) or ""
            if path == "np.copy":
                node.args = node.args[:1]  # how it lies in memory is not seen
            form = forms.get(path.removeprefix("kernels.")) if "kernels." in path else None
            if form is None or len(node.args) + len(node.keywords) < len(form.parameters):
                return node
            values = dict(zip(form.parameters, node.args, strict=False))
            values |= {k.arg: k.value for k in node.keywords if k.arg}
            seen: ast.expr = self.visit(replaced(form.tree, values))
            return seen

        def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
            self.generic_visit(node)
            if ast.dump(node.body) == ast.dump(node.orelse):
                return node.body
            if any(isinstance(each, ast.Name) for each in walk(node.test)):
                return node
            test = compile(ast.fix_missing_locations(ast.Expression(node.test)), "<row>", "eval")
            chosen: ast.expr = node.body if eval(test, {"__builtins__": {}}) else node.orelse
            return chosen

    found: ast.expr = Opening().visit(clone(tree))
    return found


def _fits(tree: ast.expr, tensors: Collection[str]) -> bool:
    """Whether there is a way through the choices along which programs see everything."""
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
            return _is_plain(test, tensors) and (_fits(body, tensors) or _fits(orelse, tensors))
        case ast.Subscript(value=ast.Name(id=name), slice=ast.Name()):
            return name in tensors
        case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=attr), args=args):
            return attr in STEPS and (
                all(_fits(a, tensors) or _is_plain(a, tensors) for a in args)
                and all(_is_plain(k.value, tensors) for k in tree.keywords)
            )
        case ast.Call(func=ast.Attribute(value=value, attr=attr), args=args, keywords=[]):
            fits = attr in _METHODS and _fits(value, tensors)
            return fits and all(_is_plain(a, tensors) for a in args)
    return False


def _is_plain(tree: ast.AST, tensors: Collection[str]) -> bool:
    """Whether an expression reads no elements of tensors, but dtypes, shapes and the like."""
    if isinstance(tree, ast.Attribute) and tree.attr in METADATA:
        return True
    if isinstance(tree, ast.Name):
        return tree.id not in tensors and tree.id != "kernels"
    return all(_is_plain(child, tensors) for child in children(tree))
