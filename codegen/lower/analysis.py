"""What follows from a row: which inputs are differentiable, what its node saves, where edges lead.

The answers are read off the syntax trees of the formulas once, here, into a `Plan` that lowering
and rendering only print.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from codegen.model.formula import Formula
from codegen.parse.signature import Argument, Return
from codegen.parse.source import children
from codegen.table import Derivative, Entry

# Attributes that are stored instead of the array when a formula reads nothing else of it.
METADATA = ("shape", "dtype", "ndim", "size")


@dataclass(frozen=True)
class Saved:
    """One value a node keeps.

    name     as the formulas read it
    source   the expression that gives it when the operation is called
    edge     index of the edge it came in by; None for a constant, or 'output' for an output
    readers  the edges whose gradients read it
    """

    name: str
    source: str
    edge: int | str | None
    readers: tuple[int, ...]
    is_list: bool = False
    optional: bool = False


@dataclass(frozen=True)
class Plan:
    """Everything that follows from one row."""

    entry: Entry
    node_name: str | None
    edges: tuple[Argument, ...]
    saved: tuple[Saved, ...]
    args: tuple[tuple[str, str], ...]  # (name in the formulas, expression at the call)
    differentiable_outputs: tuple[int, ...]
    table: Table = field(repr=False, compare=False)

    @property
    def identifier(self) -> str:
        """What Python code calls this row; a public name with overloads is the resolver's."""
        return self.table.identifier(self.entry)

    @property
    def differentiable(self) -> bool:
        return self.node_name is not None

    @property
    def many_outputs(self) -> bool:
        """Whether gradients arrive for several outputs, so that edges must number them."""
        return len(self.differentiable_outputs) > 1 or self.list_output

    @property
    def list_output(self) -> bool:
        returns = self.entry.signature.returns
        return len(returns) == 1 and returns[0].type.is_list

    @property
    def output_nr(self) -> int:
        return self.differentiable_outputs[0] if self.differentiable_outputs else 0

    @property
    def is_view(self) -> bool:
        return any(r.type.alias == "a" for r in self.entry.signature.returns)

    @cached_property
    def list_edge(self) -> Argument | None:
        return self.edges[-1] if self.edges and self.edges[-1].type.is_list else None

    @cached_property
    def recomputed(self) -> dict[int, int]:
        """By the numbers of saved values those of the outputs that they are, where the forward can
        compute these again from what else is saved wherever they are read. Not where it draws
        random numbers, or calls kernels of the user's own, which nobody knows."""
        entry = self.entry
        outputs = [output.name for output in entry.signature.returns]
        found = {i: outputs.index(s.name) for i, s in enumerate(self.saved) if s.name in outputs}
        foreign = self.table.builds_on_base and not self.table.is_base(entry)
        own = foreign and entry.forward is not None and "kernels" in entry.forward.names
        if self.is_view or self.list_output or own or not found:
            return {}
        readers = {s.name: s.readers for s in self.saved}
        kept = {name for name, _ in self.args}
        needed = set().union(*(self.saved[i].readers for i in found))
        for argument in entry.signature.arguments:
            if argument.type.base == "Generator":
                return {}
            if argument.type.base != "Tensor":
                if entry.forward is not None and argument.name not in entry.forward.names:
                    continue
                if argument.name not in kept:
                    return {}
            elif not needed <= set(readers.get(argument.name, ())):
                return {}
        return found

    def derivative_of(self, edge: int) -> Derivative:
        name = self.edges[edge].name
        return next(d for d in self.entry.derivatives if name in d.targets)

    @cached_property
    def jvp_style(self) -> str | None:
        """How the tangent is found: formula, pointwise, linear, bilinear; None: transposed."""
        entry = self.entry
        if not self.differentiable:
            return None
        if entry.result is not None:
            return "formula"
        if entry.result_word is not None:
            return entry.result_word
        if entry.kind in ("linear", "view"):
            return "linear"
        if entry.kind == "bilinear":
            return None if any(edge.type.is_list for edge in self.edges) else "bilinear"
        words = [d.word for d in entry.derivatives]
        if entry.kind == "pointwise" and not self.many_outputs and "not_implemented" not in words:
            return "pointwise"
        return None


class Table:
    """All rows, found by name as formulas name them.

    base: the rows of the built-in table, where `entries` are those of another that builds on it.
    """

    def __init__(self, entries: Iterable[Entry], base: Iterable[Entry] = ()) -> None:
        self.entries = tuple(entries)
        base = tuple(base)
        self._base = frozenset(id(entry) for entry in base)
        self.inlined: dict[int, ast.expr] = {}  # forwards on arrays, by the ids of entries
        self._overloads: dict[str, list[Entry]] = {}
        for entry in (*base, *self.entries):
            self._overloads.setdefault(entry.signature.qualified_name, []).append(entry)
        self._own = {name: list(rows) for name, rows in self._overloads.items()}
        for entry in (*base, *self.entries):
            for alias in entry.aliases:
                self._overloads.setdefault(alias, []).append(entry)

    def overloads(self, name: str) -> list[Entry]:
        """The rows of a public name, in the order of the table."""
        return self._overloads.get(name, [])

    def is_base(self, entry: Entry) -> bool:
        """Whether the row is of the table that this one builds on."""
        return id(entry) in self._base

    @property
    def builds_on_base(self) -> bool:
        return bool(self._base)

    def identifier(self, entry: Entry) -> str:
        signature = entry.signature
        overloaded = len(self._own[signature.qualified_name]) > 1
        return signature.identifier + ("_default" if overloaded and not signature.overload else "")

    def overloaded(self) -> list[tuple[str, list[Entry]]]:
        """The public names that stand for named overloads, with the rows of these."""
        return [
            (name, rows)
            for name, rows in self._own.items()
            if (len(rows) > 1 or rows[0].signature.overload) and not self.is_base(rows[0])
        ]


def plan_table(entries: Iterable[Entry], base: Iterable[Entry] = ()) -> list[Plan]:
    """A plan for every row. Node classes of one name are numbered in the order of the table.

    base: the rows of the built-in table, for a table that builds on it.
    """
    table = Table(entries, base)
    counts: dict[str, int] = {}
    plans = []
    for entry in table.entries:
        edges = _edges(entry)
        node_name = None
        if edges and entry.composite is None:
            stem = _camel(entry.signature.name, entry.signature.namespace)
            number = counts.get(stem, 0)
            counts[stem] = number + 1
            node_name = f"{stem}Backward{number}"
        plans.append(_plan(entry, edges, node_name, table))
    return plans


def _plan(entry: Entry, edges: tuple[Argument, ...], node_name: str | None, table: Table) -> Plan:
    outputs = entry.signature.returns
    differentiable = tuple(
        i
        for i, output in enumerate(outputs)
        if output.type.base == "Tensor" and output.name not in entry.non_differentiable_outputs
    )
    saved: list[Saved] = []
    args: list[tuple[str, str]] = []
    if node_name is not None:
        saved, args = _kept(entry, edges, outputs)
        if len(differentiable) > 1:
            for i in differentiable:
                name = outputs[i].name
                _add(args, f"{name}_shape", f"{name}_.shape")
                _add(args, f"{name}_dtype", f"{name}_.dtype")
    return Plan(
        entry,
        node_name,
        edges,
        tuple(saved),
        tuple(args),
        differentiable,
        table,
    )


def _edges(entry: Entry) -> tuple[Argument, ...]:
    """The arguments that receive gradients, lists of Tensors last."""
    targets = {
        target
        for derivative in entry.derivatives
        if derivative.word != "non_differentiable"
        for target in derivative.targets
    }
    arguments = [a for a in entry.signature.arguments if a.name in targets]
    return tuple(sorted(arguments, key=lambda a: a.type.is_list))


def _kept(
    entry: Entry, edges: tuple[Argument, ...], outputs: tuple[Return, ...]
) -> tuple[list[Saved], list[tuple[str, str]]]:
    """The arrays, and the shapes and other arguments, that the formulas read."""
    arguments = {a.name: a for a in entry.signature.arguments}
    output_names = {o.name: i for i, o in enumerate(outputs)}
    edge_of = {edge.name: i for i, edge in enumerate(edges)}
    readers: dict[str, set[int]] = {}
    args: list[tuple[str, str]] = []
    for derivative in entry.derivatives:
        targets = tuple(edge_of[t] for t in derivative.targets if t in edge_of)
        if derivative.word == "zero":
            for target in derivative.targets:
                _add(args, f"{target}_shape", f"{target}_.shape")
                _add(args, f"{target}_dtype", f"{target}_.dtype")
        if derivative.formula is None:
            continue
        for name, attribute in names_read(derivative.formula):
            argument = arguments.get(name)
            if name not in output_names and argument is None:
                continue
            if argument is not None and argument.type.base == "any":
                _add(args, name, f"unshared({name})")
            elif argument is not None and argument.type.base != "Tensor":
                _add(args, name, name)
            elif attribute is not None:
                _add(args, f"{name}_{attribute}", _metadata(name, attribute, argument))
            else:
                readers.setdefault(name, set()).update(targets)
    saved = []
    for name, edges_reading in sorted(readers.items(), key=lambda kv: _order(kv[0], arguments)):
        if name in output_names:
            edge: int | str | None = (
                "output" if name not in entry.non_differentiable_outputs else None
            )
            saved.append(Saved(name, f"{name}_", edge, tuple(sorted(edges_reading))))
        else:
            argument = arguments[name]
            saved.append(
                Saved(
                    name,
                    f"{name}_",
                    edge_of.get(name),
                    tuple(sorted(edges_reading)),
                    argument.type.is_list,
                    argument.type.optional,
                )
            )
    return saved, args


def _order(name: str, arguments: Mapping[str, Argument]) -> int:
    names = list(arguments)
    return names.index(name) if name in arguments else len(names)


def _metadata(name: str, attribute: str, argument: Argument | None) -> str:
    if argument is not None and argument.type.is_list:
        return f"tuple(x.{attribute} for x in {name}_)"
    if argument is not None and argument.type.optional:
        return f"None if {name}_ is None else {name}_.{attribute}"
    return f"{name}_.{attribute}"


def _add(args: list[tuple[str, str]], name: str, source: str) -> None:
    if (name, source) not in args:
        args.append((name, source))


def names_read(formula: Formula) -> list[tuple[str, str | None]]:
    """The names a formula reads, each with the metadata attribute if only that is read there."""
    found: list[tuple[str, str | None]] = []

    def visit(node: ast.AST) -> None:
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.attr in METADATA
        ):
            found.append((node.value.id, node.attr))
            return
        if (tested := tested_for_none(node)) is not None:
            found.append((tested, "shape"))
            return
        if isinstance(node, ast.Name):
            found.append((node.id, None))
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and not is_dotted_name(node.func):
                visit(node.func.value)
            elif isinstance(node.func, ast.Attribute):
                names = dotted(node.func).split(".")
                if len(names) == 2:  # x.op(...): x may be an argument or a namespace
                    found.append((names[0], None))
            for argument in [*node.args, *(k.value for k in node.keywords)]:
                visit(argument)
        else:
            for child in children(node):
                visit(child)

    visit(formula.tree)
    return list(dict.fromkeys(found))


def tested_for_none(node: ast.AST) -> str | None:
    """The name in ``x is None`` and ``x is not None``, for which it is enough to know a shape."""
    match node:
        case ast.Compare(
            left=ast.Name(id=name), ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(None)]
        ):
            return name
    return None


def is_dotted_name(node: ast.expr) -> bool:
    """Whether `node` is a name with attributes, such as linalg.svd."""
    return isinstance(node, ast.Name) or (
        isinstance(node, ast.Attribute) and is_dotted_name(node.value)
    )


def dotted(node: ast.expr) -> str:
    """``linalg.svd`` as text."""
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    assert isinstance(node, ast.Name)
    return node.id


def _camel(name: str, namespace: str) -> str:
    """``log_softmax`` -> ``LogSoftmax``; linalg and friends keep their namespace as in PyTorch."""
    words = name.strip("_").split("_")
    if namespace and namespace != "nn.functional":
        words = namespace.split(".") + words
    joined = "".join(word[:1].upper() + word[1:] for word in words if word)
    return re.sub(r"\d[a-z]", lambda found: found[0].upper(), joined)  # Log1P, as in PyTorch
