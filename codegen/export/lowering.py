"""Formula trees -> trees in the words of another library; what it has no word for is a problem."""

from __future__ import annotations

import ast
from abc import abstractmethod
from collections.abc import Collection, Sequence
from copy import deepcopy

from codegen.lower.analysis import METADATA, Plan, dotted, is_dotted_name
from codegen.lower.lowering import local_names, resolve_call
from codegen.model.entry import Entry
from codegen.model.formula import Formula
from codegen.parse.calls import Parameters, mismatch
from codegen.parse.errors import Problem
from codegen.parse.language import CONSTANTS, METHODS

_NUMBERS = CONSTANTS | {"e"}
_METADATA = {
    "shape": "{0}_like.shape",
    "dtype": "{0}_like.dtype",
    "ndim": "len({0}_like.shape)",
    "size": "math.prod({0}_like.shape)",
}
_FORMULA_HINT = "write the formula in operations of the table"


class Lowering(ast.NodeTransformer):
    """Puts one expression of a row into another library's words.

    kept: the Tensors that are at hand; of others only the shape and the dtype are, as `x_like`.
    None: all are. `problems` has what could not be said, when `lowered` is done.
    """

    title: str

    def __init__(
        self,
        plan: Plan,
        formula: Formula,
        *,
        forward: bool = False,
        kept: Collection[str] | None = None,
    ) -> None:
        self.plan = plan
        self.formula = formula
        self.forward = forward
        self.kept = kept
        self.problems: list[Problem] = []
        signature = plan.entry.signature
        self._local = local_names(plan)
        numbers = {a.name for a in signature.arguments if a.type.base != "Tensor"}
        numbers |= {f"{name}_t" for name in numbers}
        self._scalars = {a.name for a in signature.arguments if a.type.base == "Scalar"}
        self._tensors = self._local - numbers
        self._read = frozenset(a.name for a in signature.arguments) & self._tensors

    def lowered(self, tree: ast.expr) -> ast.expr:
        result: ast.expr = self.visit(deepcopy(tree))
        return result

    @abstractmethod
    def numpy(self, node: ast.Call, name: str, args: list[ast.expr]) -> ast.expr | None:
        """A call of NumPy, or of a method of arrays, whose arguments are lowered already."""

    @abstractmethod
    def operation(
        self, node: ast.Call, name: str, args: list[ast.expr], entry: Entry | None
    ) -> ast.expr | None:
        """A call of an operation of the built-in table, whose arguments are lowered already;
        `entry`: the overload that it is of."""

    @abstractmethod
    def type_named(self, name: str) -> ast.expr | None:
        """A dtype of NumPy."""

    def refuse(self, node: ast.AST, what: str, hint: str | None = None) -> None:
        owner = self.formula.owner
        message = f"{what}, in {owner}"
        self.problems.append(self.formula.problem(node, message, hint))

    def is_tensor(self, node: ast.AST) -> bool:
        """Whether an expression of the row, not yet lowered, is a Tensor rather than a number."""
        if isinstance(node, ast.Name):
            return node.id in self._tensors
        if isinstance(node, ast.Attribute) and node.attr in METADATA:
            return False
        if isinstance(node, ast.Call) and not is_dotted_name(node.func):
            return self.is_tensor(node.func) or any(map(self.is_tensor, node.args))
        if isinstance(node, ast.Subscript):
            return self.is_tensor(node.value)
        return any(map(self.is_tensor, ast.iter_child_nodes(node)))

    # ---- the parts of an expression --------------------------------------------------------------

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in CONSTANTS and node.id not in self._local:
            return ast.Attribute(ast.Name("math"), node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        path = dotted(node) if is_dotted_name(node) else ""
        if self.forward and path.startswith("np."):
            return self._numpy_name(node, path.removeprefix("np."))
        name = node.value.id if isinstance(node.value, ast.Name) else None
        if (
            self.kept is not None
            and name in self._read
            and name not in self.kept
            and node.attr in METADATA
        ):
            return ast.parse(_METADATA[node.attr].format(name), mode="eval").body
        node.value = self.visit(node.value)
        return self.attribute(node)

    def attribute(self, node: ast.Attribute) -> ast.expr:
        """An attribute of a Tensor, whose value is lowered already."""
        return node

    def _numpy_name(self, node: ast.Attribute, name: str) -> ast.expr:
        if name in _NUMBERS:
            return ast.Attribute(ast.Name("math"), name)
        if name == "newaxis":
            return ast.Constant(None)
        found = self.type_named(name)
        if found is None:
            self.refuse(node, f"{self.title} has no np.{name}")
        return found or node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        func = node.func
        path = dotted(func) if is_dotted_name(func) else ""
        if path.endswith(".conj") and path.removesuffix(".conj") in self._scalars:
            return ast.Call(ast.Attribute(func.value, "conjugate"), [], [])  # type: ignore[attr-defined]
        if self.forward and path.startswith("np."):
            args = [self.visit(each) for each in deepcopy(node.args)]
            return self._found(node, f"np.{path[3:]}", self.numpy(node, path[3:], args))
        if self.forward and isinstance(func, ast.Attribute) and func.attr in METHODS:
            args = [self.visit(each) for each in deepcopy([func.value, *node.args])]
            return self._found(node, f".{func.attr}()", self.numpy(node, func.attr, args))
        called = resolve_call(node, self.plan.table, self._local)
        if called is None:
            self._refuse_helper(node, path)
            return node
        name, arguments = called
        entry = self._overload(name, len(arguments), [str(k.arg) for k in node.keywords])
        args = [self.visit(each) for each in deepcopy(arguments)]
        if entry is not None and _is_own(entry, self.plan):
            identifier = self.plan.table.identifier(entry)
            return ast.Call(ast.Name(identifier), args, self.keywords(node))
        return self._found(node, name, self.operation(node, name, args, entry))

    def keywords(self, node: ast.Call) -> list[ast.keyword]:
        return [ast.keyword(k.arg, self.visit(deepcopy(k.value))) for k in node.keywords]

    def _found(self, node: ast.Call, name: str, found: ast.expr | None) -> ast.expr:
        if found is None:
            hint = _FORMULA_HINT
            if self.forward:
                hint = "move the forward to a function of your kernels, which runs in NumPy"
            self.refuse(node.func, f"{self.title} has nothing known for this call of {name}", hint)
        return found or node

    def _refuse_helper(self, node: ast.Call, path: str) -> None:
        what = f"{path} runs in NumPy alone"
        if path.startswith("kernels."):
            what += " and would hide the derivative of the derivative"
        else:
            what = f"{path} is a function of autograd.formulas, which {self.title} cannot run"
        self.refuse(node.func, what, _FORMULA_HINT)

    def _overload(self, name: str, given: int, keywords: Sequence[str]) -> Entry | None:
        for entry in self.plan.table.overloads(name):
            if mismatch(name, Parameters.of(entry.signature), given, keywords) is None:
                return entry
        return None


def _is_own(entry: Entry, plan: Plan) -> bool:
    return plan.table.builds_on_base and not plan.table.is_base(entry)


def names_of(trees: Collection[ast.AST]) -> frozenset[str]:
    """Every name in some expressions."""
    return frozenset(
        node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)
    )


def call(name: str, *args: ast.expr, **keywords: ast.expr) -> ast.Call:
    """A call of a function by its dotted name."""
    func = ast.parse(name, mode="eval").body
    return ast.Call(func, list(args), [ast.keyword(k, v) for k, v in keywords.items()])
