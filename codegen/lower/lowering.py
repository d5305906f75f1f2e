"""Formula trees -> Python source: on arrays, on Tensors, and for tangents.

On arrays, operations are replaced by their rows' `forward` expressions, so that
``grad * self.cos()`` becomes ``grad * np.cos(self)``. On Tensors the formula stays as it is
written; only names that live in a namespace are qualified. For tangents of pointwise rows the
tangent is put for `grad` and conjugations are moved, since the tangent map of a function with the
cotangent map ``grad -> grad * conj(d)`` is ``t -> t * d`` = ``conj(conj(t) * conj(d))``.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

from codegen.lower.analysis import METADATA, Plan, Table, dotted, is_dotted_name, tested_for_none
from codegen.model.kinds import PROPERTY
from codegen.parse.language import UFUNCS
from codegen.parse.source import Transformer, clone, expression, replaced, walk
from codegen.table import Entry


def forward_source(plan: Plan) -> str:
    """The row's forward with the array of each Tensor argument under its name and ``_``."""
    entry = plan.entry
    assert entry.forward is not None
    renames = {
        a.name: ast.Name(a.name + "_") for a in entry.signature.arguments if a.type.base == "Tensor"
    }
    return ast.unparse(replaced(_inlined_forward(entry, plan.table), renames))


def array_function_source(plan: Plan) -> str:
    """The row's forward under the names of its arguments."""
    return ast.unparse(array_function_tree(plan))


def array_function_tree(plan: Plan) -> ast.expr:
    """What `array_function_source` is the text of."""
    return _inlined_forward(plan.entry, plan.table)


def _inlined_forward(entry: Entry, table: Table) -> ast.expr:
    """The row's forward with those of others in it; whoever changes the tree copies it first."""
    found = table.inlined.get(id(entry))
    if found is None:
        found = table.inlined[id(entry)] = _with_inlined(entry, table)
    return found


def _with_inlined(entry: Entry, table: Table) -> ast.expr:
    if entry.forward is not None:
        tree: ast.expr = _ForwardLowering(table, None).visit(clone(entry.forward.tree))
        return tree
    assert entry.composite is not None
    lowering = _ArrayLowering(table, None)
    lowering.local = frozenset(argument.name for argument in entry.signature.arguments)
    composite: ast.expr = lowering.visit(clone(entry.composite.tree))
    return composite


_UFUNCS = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.Div: "divide",
    ast.Pow: "power",
    ast.Mod: "remainder",
}


def into_lines(plan: Plan, target: str, owned: bool = False) -> list[str]:
    """Statements that compute the forward and write it into the array of `target`: by its last
    ufunc where it ends with one. `owned`: its memory has no gaps.

    The target is passed by position: as `out=` NumPy takes 1.5 times as long. Only maximum and
    minimum want it by keyword.
    """
    renames = {
        a.name: ast.Name(a.name + "_")
        for a in plan.entry.signature.arguments
        if a.type.base == "Tensor"
    }
    tree = replaced(_inlined_forward(plan.entry, plan.table), renames)
    if owned and isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return [f"np.negative({ast.unparse(tree.operand)}, {target}_)"]
    return _written(tree, ast.Name(target + "_"))


def is_fresh(tree: ast.expr) -> bool:
    """Whether an expression of arrays gives a new array in the layout of its inputs, as operators,
    ufuncs and copies do."""
    match tree:
        case ast.IfExp(body=body, orelse=orelse):
            return is_fresh(body) and is_fresh(orelse)
        case ast.BinOp() | ast.UnaryOp() | ast.Compare():
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=attr) as func):
            return dotted(func) in ("np.copy", "kernels.copy") or (
                module == "np" and attr in UFUNCS
            )
    return False


def _written(tree: ast.expr, target: ast.Name) -> list[str]:
    match tree:
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return [
                f"if {ast.unparse(test)}:",
                *[f"    {line}" for line in _written(body, target)],
                "else:",
                *[f"    {line}" for line in _written(orelse, target)],
            ]
        case ast.BinOp(left=ast.Name(id=name), op=op, right=right) if (
            name == target.id and type(op) in _UFUNCS
        ):
            return [ast.unparse(ast.AugAssign(target, op, right))]
    return [ast.unparse(_into(tree, target))]


def _into(tree: ast.expr, target: ast.Name) -> ast.expr:
    """A call that writes `tree` into `target`; not by `np.negative`, of which NumPy 2.4 gives wrong
    values in place where there are gaps between elements."""
    match tree:
        case ast.Call(function, [source], []) if dotted(function) == "np.copy":  # it is made here
            return _into(source, target)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _UFUNCS:
            ufunc = ast.Attribute(ast.Name("np"), _UFUNCS[type(op)])
            return ast.Call(ufunc, [left, right, target], [])
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="np"), attr=attr), args=args, keywords=[]
        ):
            if attr in UFUNCS:
                if attr in ("maximum", "minimum"):
                    return ast.Call(tree.func, args, [ast.keyword("out", target)])
                return ast.Call(tree.func, [*args, target], [])
            if dotted(tree.func) == "np.zeros_like":
                return ast.Call(expression("kernels.filled"), [target, ast.Constant(0)], [])
            if dotted(tree.func) == "np.full_like":
                tree = args[1]
        case ast.Call(function, args, []) if dotted(function) == "kernels.fill":
            return ast.Call(function, [*args, target], [])
    return ast.Call(ast.Attribute(ast.Name("np"), "copyto"), [target, tree], [])


def on_arrays(tree: ast.expr, plan: Plan) -> str:
    """`tree` as an expression over arrays."""
    return ast.unparse(_ArrayLowering(plan.table, plan).visit(clone(tree)))


def on_tensors(tree: ast.expr, plan: Plan, metadata: bool = True) -> str:
    """`tree` over Tensors; with `metadata`, the node's stored shapes stand for ``x.shape``."""
    return ast.unparse(_TensorLowering(plan, metadata).visit(clone(tree)))


def composite_source(plan: Plan, names: Mapping[str, str]) -> str:
    """The row's `composite` over Tensors, its arguments under other `names`."""
    formula = plan.entry.composite
    assert formula is not None
    tree = _TensorLowering(plan, metadata=False).visit(clone(formula.tree))
    return ast.unparse(replaced(tree, {old: ast.Name(new) for old, new in names.items()}))


def batched_source(plan: Plan) -> str:
    """The row's `vmap` over Tensors."""
    formula = plan.entry.vmap
    assert formula is not None
    return ast.unparse(_TensorLowering(plan, metadata=False).visit(clone(formula.tree)))


def with_needs(tree: ast.expr, source: str) -> ast.expr:
    """`tree` with what the generated code knows of the wanted gradients put for `needs`."""
    return replaced(tree, {"needs": expression(source)})


def jvp_source(plan: Plan) -> list[tuple[str | None, str]]:
    """The tangent as a sum: for each term the tangent it needs (None: all of them), its source."""
    if plan.jvp_style in ("formula", "pointwise"):
        return [(t, on_tensors(tree, plan, metadata=False)) for t, tree in jvp_terms(plan)]
    return [(tangent, ast.unparse(tree)) for tangent, tree in jvp_terms(plan)]


def jvp_terms(plan: Plan) -> list[tuple[str | None, ast.expr]]:
    """The terms of `jvp_source` in operations of the table, the row's own by its identifier."""
    entry, style = plan.entry, plan.jvp_style
    if style == "formula":
        assert entry.result is not None
        return [(None, entry.result.tree)]
    if style == "pointwise":
        terms: list[tuple[str | None, ast.expr]] = []
        for i, edge in enumerate(plan.edges):
            derivative = plan.derivative_of(i)
            if derivative.formula is None or len(derivative.targets) > 1:
                continue
            terms.append(
                (f"{edge.name}_t", _conjugate(derivative.formula.tree, f"{edge.name}_t", plan))
            )
        return terms
    if style == "linear":
        # What has no derivative yet is held fixed: the map need not be linear in it.
        tangents = {
            edge.name: f"{edge.name}_t"
            for i, edge in enumerate(plan.edges)
            if plan.derivative_of(i).word != "not_implemented"
        }
        return [(None, _call(plan, tangents))]
    assert style == "bilinear"
    return [(f"{e.name}_t", _call(plan, {e.name: f"{e.name}_t"})) for e in plan.edges]


def _call(plan: Plan, renames: Mapping[str, str]) -> ast.expr:
    args: list[ast.expr] = []
    keywords = []
    for argument in plan.entry.signature.arguments:
        value = ast.Name(renames.get(argument.name, argument.name))
        if argument.keyword_only:
            keywords.append(ast.keyword(argument.name, value))
        else:
            args.append(value)
    return ast.Call(ast.Name(plan.identifier), args, keywords)


class _Lowering(Transformer):
    """Puts what a node has stored of shapes for what is read of them."""

    metadata: frozenset[str]

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        name = f"{tested_for_none(node)}_shape"
        if name in self.metadata:
            return ast.Compare(ast.Name(name), node.ops, node.comparators)
        self.generic_visit(node)
        return node


class _ArrayLowering(_Lowering):
    """Replaces operations by what they do to arrays."""

    def __init__(self, table: Table, plan: Plan | None) -> None:
        self.table = table
        self.metadata = _metadata_names(plan) if plan else frozenset()
        self.scalars = _scalar_names(plan) if plan else frozenset()
        self.local = local_names(plan) if plan else None

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.attr in METADATA:
            name = f"{node.value.id}_{node.attr}"
            if name in self.metadata:
                return ast.Name(name)
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if _is_conj_of(node, self.scalars):
            return _conjugate_number(node)
        called = resolve_call(node, self.table, self.local)
        if called is None:  # a helper
            node.args = [self.visit(arg) for arg in node.args]
            node.keywords = [ast.keyword(k.arg, self.visit(k.value)) for k in node.keywords]
            return node
        name, arguments = called
        keywords = {str(k.arg): self.visit(k.value) for k in node.keywords}
        return self._inline(name, [self.visit(a) for a in arguments], keywords)

    def _inline(self, name: str, args: list[ast.expr], keywords: dict[str, ast.expr]) -> ast.expr:
        entry, bound = _bind(self.table.overloads(name), args, keywords)
        body = entry.composite or entry.forward
        assert body is not None
        simple = not isinstance(body.tree, ast.IfExp) and all(
            _is_atom(value) or _count(body.tree, parameter) <= 1
            for parameter, value in bound.items()
        )
        if simple:
            tree = _inlined_forward(entry, self.table)
            # Of another table the kernels are others.
            if not self.table.is_base(entry) or _names(tree) <= {"np", *bound}:
                return replaced(tree, bound)
        module = module_of("arrays", entry, self.table)
        call = ast.Attribute(ast.Name(module), self.table.identifier(entry))
        given = [bound[p.name] for p, _ in zip(entry.signature.arguments, args, strict=False)]
        return ast.Call(call, given, [ast.keyword(k, bound[k]) for k in keywords])


def _names(tree: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


class _ForwardLowering(_ArrayLowering):
    """A forward is NumPy already, methods included; only functions of the table are replaced."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Name):
            return super().visit_Call(node)
        self.generic_visit(node)
        return node


class _TensorLowering(_Lowering):
    """Qualifies operations that are no methods with the module that holds them."""

    def __init__(self, plan: Plan, metadata: bool) -> None:
        self.table = plan.table
        self.metadata = _metadata_names(plan) if metadata else frozenset()
        self.scalars = _scalar_names(plan)
        self.local = local_names(plan)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and f"{node.value.id}_{node.attr}" in self.metadata:
            return ast.Name(f"{node.value.id}_{node.attr}")
        self.generic_visit(node)
        if node.attr == "size":
            return ast.Call(ast.Attribute(node.value, "numel"), [], [])
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if _is_conj_of(node, self.scalars):
            return _conjugate_number(node)
        node.args = [self.visit(arg) for arg in node.args]
        node.keywords = [ast.keyword(k.arg, self.visit(k.value)) for k in node.keywords]
        called = resolve_call(node, self.table, self.local)
        if called is None:
            return node
        name, arguments = called
        overloads = self.table.overloads(name)  # none for the conj() of a tangent, in a small table
        module = module_of("ops", overloads[0], self.table) if overloads else "ops"
        function = ast.Attribute(ast.Name(module), name.replace(".", "_"))
        if len(arguments) == len(node.args):  # written as a function
            node.func = function
        elif isinstance(node.func, ast.Attribute):
            receiver = self.visit(node.func.value)
            if module == "ops" and all(each.operator != PROPERTY for each in overloads):
                node.func.value = receiver
            else:  # only rows of the built-in table are methods, and not all of those
                return ast.Call(function, [receiver, *node.args], node.keywords)
        return node


def module_of(module: str, entry: Entry, table: Table) -> str:
    """What generated code calls its `arrays` or `ops` that hold a row.

    Code of a table that builds on another has the modules of both.
    """
    return f"own_{module}" if table.builds_on_base and not table.is_base(entry) else module


def _metadata_names(plan: Plan) -> frozenset[str]:
    return frozenset(name for name, _ in plan.args)


def _scalar_names(plan: Plan) -> frozenset[str]:
    """Arguments that are Python numbers, which have `conjugate` but no `conj`."""
    arguments = plan.entry.signature.arguments
    return frozenset(a.name for a in arguments if a.type.base in ("Scalar", "int", "float", "bool"))


def local_names(plan: Plan) -> frozenset[str]:
    """Names of values, as opposed to namespaces and modules."""
    signature = plan.entry.signature
    names = [a.name for a in signature.arguments] + [r.name for r in signature.returns]
    tangents = [f"{name}_t" for name in names]
    grads = ["grad", "grads", *(f"grad_{r.name}" for r in signature.returns)]
    return frozenset([*names, *tangents, *grads])


def _is_conj_of(node: ast.Call, names: frozenset[str]) -> bool:
    func = node.func
    return (
        isinstance(func, ast.Attribute)
        and func.attr == "conj"
        and isinstance(func.value, ast.Name)
        and func.value.id in names
    )


def _conjugate_number(node: ast.Call) -> ast.Call:
    assert isinstance(node.func, ast.Attribute)
    return ast.Call(ast.Attribute(node.func.value, "conjugate"), [], [])


def resolve_call(
    node: ast.Call, table: Table, local: frozenset[str] | None
) -> tuple[str, list[ast.expr]] | None:
    """The operation a call names and its positional arguments; None for a helper's call.

    local: the names of values; None if only namespaces tell a method from a function.
    """
    func = node.func
    if isinstance(func, ast.Name):
        return func.id, list(node.args)
    assert isinstance(func, ast.Attribute)
    if is_dotted_name(func):
        name = dotted(func)
        root = name.split(".", 1)[0]
        if local is None or root not in local:
            if table.overloads(name):
                return name, list(node.args)
            if local is not None or not table.overloads(func.attr):
                return None
    return func.attr, [func.value, *node.args]


def _bind(
    overloads: list[Entry], args: list[ast.expr], keywords: dict[str, ast.expr]
) -> tuple[Entry, dict[str, ast.expr]]:
    """The first overload that takes these arguments, and the value of each of its parameters."""
    for entry in overloads:
        parameters = entry.signature.arguments
        positional = [p for p in parameters if not p.keyword_only]
        names = {p.name for p in parameters}
        if len(args) > len(positional) or not keywords.keys() <= names:
            continue
        bound = {p.name: a for p, a in zip(positional, args, strict=False)} | keywords
        missing = [p for p in parameters if p.name not in bound]
        if any(p.default is None for p in missing):
            continue
        for parameter in missing:
            assert parameter.default is not None
            bound[parameter.name] = expression(parameter.default)
        for parameter in parameters:
            value, sizes = bound[parameter.name], parameter.type
            if sizes.is_list and sizes.size is None and _is_number(value):  # x.reshape(-1)
                bound[parameter.name] = ast.Tuple([value])
        return entry, bound
    raise AssertionError("the call was checked when the table was loaded")


def _is_number(node: ast.expr) -> bool:
    match node:
        case ast.UnaryOp(operand=operand):
            return _is_number(operand)
        case ast.Constant(value=int()):
            return True
    return False


def _is_atom(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Constant) or (
        isinstance(node, ast.UnaryOp) and _is_atom(node.operand)
    )


def _count(tree: ast.expr, name: str) -> int:
    return sum(isinstance(node, ast.Name) and node.id == name for node in walk(tree))


def _conjugate(tree: ast.expr, tangent: str, plan: Plan) -> ast.expr:
    """conj(tree) where `grad` stands for conj(tangent), with the conjugations moved inward."""
    match tree:
        case ast.Constant(value=int() | float()) | ast.Compare():
            return tree
        case ast.Constant(value=complex()):
            return ast.UnaryOp(ast.USub(), tree)  # a literal has no real part
        case ast.Name(id="grad"):
            return ast.Name(tangent)
        case ast.Call(func=ast.Attribute(value=value, attr="conj"), args=[], keywords=[]):
            return _replace_grad(value, tangent)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.Div(), right=right):
            return ast.BinOp(
                _conjugate(left, tangent, plan), tree.op, _conjugate(right, tangent, plan)
            )
        case ast.UnaryOp(op=ast.USub() | ast.UAdd(), operand=operand):
            return ast.UnaryOp(tree.op, _conjugate(operand, tangent, plan))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return ast.IfExp(
                test, _conjugate(body, tangent, plan), _conjugate(orelse, tangent, plan)
            )
        case ast.Call(args=[condition, a, b], keywords=[]) if numpy_form(tree, plan) == "np.where":
            branches = [_conjugate(a, tangent, plan), _conjugate(b, tangent, plan)]
            return ast.Call(tree.func, [condition, *branches], [])
        case ast.Call(func=ast.Attribute(value=value, attr=attr), args=args, keywords=[]) if (
            numpy_form(tree, plan) == "astype"
        ):
            inner = _conjugate(value, tangent, plan)
            return ast.Call(ast.Attribute(inner, attr), args, [])
    if not (plan.entry.takes_complex or _count(tree, "grad")):
        return tree
    return ast.Call(ast.Attribute(_replace_grad(tree, tangent), "conj"), [], [])


def numpy_form(call: ast.Call, plan: Plan) -> str | None:
    """What a formula's call does to arrays, where that is one call: ``np.where`` of a function of
    NumPy, ``astype`` of a method."""
    called = resolve_call(call, plan.table, local_names(plan))
    rows = [] if called is None else plan.table.overloads(called[0])
    tree = rows[0].forward.tree if rows and rows[0].forward else None
    if isinstance(tree, ast.Call) and (path := dotted(tree.func)).startswith("kernels."):
        form = rows[0].forms.get(path.removeprefix("kernels."))
        tree = None if form is None else form.tree
    match tree:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=attr)):
            return f"np.{attr}"
        case ast.Call(func=ast.Attribute(attr=attr)):
            return attr
    return None


def _replace_grad(tree: ast.expr, tangent: str) -> ast.expr:
    """`tree` with conj(tangent) put for `grad`."""
    conjugated = ast.Call(ast.Attribute(ast.Name(tangent), "conj"), [], [])
    return replaced(tree, {"grad": conjugated})
