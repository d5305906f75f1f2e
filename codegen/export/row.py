"""What the export of a row to any library needs: names, parameters, the forward, problems."""

from __future__ import annotations

import ast
import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, NamedTuple

from codegen.emit.node import Emission
from codegen.emit.printer import WIDTH
from codegen.export.lowering import Lowering, names_of
from codegen.lower.analysis import dotted, is_dotted_name
from codegen.lower.lowering import jvp_terms
from codegen.model.entry import Derivative
from codegen.model.formula import Formula
from codegen.parse.errors import Problem
from codegen.parse.signature import Argument, Return
from codegen.parse.source import wrapped

# Names that the written modules use for something else.
_TAKEN = frozenset(
    {"cotangent", "ctx", "inputs", "jax", "jnp", "math", "np", "output", "partial", "primals"}
    | {"residuals", "tangent", "tangents", "torch"}
)


class Function(NamedTuple):
    """A function as it is written: what stands before and after it, its parameters and body."""

    name: str
    parameters: str
    lines: Sequence[str]
    head: Sequence[str] = ()
    after: Sequence[str] = ()


@dataclass(frozen=True)
class Reads:
    """What formulas read: Tensors, of which Tensors but the shape and dtype, other arguments."""

    tensors: tuple[str, ...]
    likes: tuple[str, ...]
    others: tuple[str, ...]


@dataclass(frozen=True)
class ExportedRow(Emission):
    """A row in the words of a library, of which a subclass knows the frame.

    `problems` has what is in the way, once the row's lines have been asked for.
    """

    problems: list[Problem] = field(default_factory=list)

    lowering: ClassVar[type[Lowering]]
    imports: ClassVar[tuple[str, ...]]  # lines of a module

    # ---- names -----------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The arguments in order."""
        return [a.name for a in self.plan.entry.signature.arguments]

    @property
    def wrapper_parameters(self) -> str:
        """The parameters with their defaults."""
        return re.sub(r"=(-?)(inf|nan|pi)\b", r"=\1math.\2", self.array_parameters)

    @property
    def formula_lines(self) -> list[str]:
        """The formulas as the table has them, to stand in a comment."""
        texts = [
            (", ".join(d.targets), d.word or (d.formula.text if d.formula else ""))
            for d in self.plan.entry.derivatives
        ]
        if self.plan.entry.result is not None:
            texts.append(("result", self.plan.entry.result.text))
        return [line for name, text in texts for line in wrapped(f"{name}: {text}", WIDTH - 2)]

    @property
    def docstring(self) -> list[str]:
        """The docstring with its quotes, no line too long."""
        width = WIDTH - 4 - len('""""""')
        lines = [part for line in self.doc_lines for part in wrapped(line, width) or [""]]
        if len(lines) == 1:
            return [f'"""{lines[0]}"""']
        return [f'"""{lines[0]}', *lines[1:], '"""']

    @property
    @abstractmethod
    def call_lines(self) -> list[str]:
        """The body of the function of the row's name, if it has a derivative."""

    @property
    def wrapper(self) -> Function:
        """The function of the row's name, with its documentation and defaults."""
        lines = self.call_lines if self.plan.differentiable else self.forward_lines
        return Function(self.identifier, self.wrapper_parameters, [*self.docstring, *lines])

    @property
    def forward_lines(self) -> list[str]:
        """The body of the forward; kernels are given arrays of NumPy."""
        source = ast.unparse(self.forward_tree)
        if self.runs_in_numpy:
            names = ", ".join(a.name for a in self.tensors)
            source = f"_on_arrays(lambda {names}: {source}, {names})"
        return [f"return {source}"]

    # ---- what is in the way ----------------------------------------------------------------------

    def refuse(self, message: str, hint: str | None = None) -> None:
        entry = self.plan.entry
        problem = Problem(entry.location, self.full_name, message, str(entry.signature), hint=hint)
        self.problems.append(problem)

    def check(self) -> None:
        """Notes the problems that a row has by its signature."""
        signature = self.plan.entry.signature
        for name in (self.identifier, *self.names):
            if name in _TAKEN:
                self.refuse(f"the name '{name}' is one that the module needs itself")
        tensors: list[Argument | Return] = [*signature.arguments, *signature.returns]
        for each in tensors:
            if each.type.base == "Tensor" and each.type.is_list and self.plan.differentiable:
                message = f"'{each.name}' is a list of Tensors, in which the frames that "
                message += "libraries have for derivatives find no Tensor"
                self.refuse(message, "write a row with single Tensors, or a composite one")
        if any(r.type.base != "Tensor" for r in signature.returns) and self.plan.differentiable:
            self.refuse("a row with a derivative gives nothing but Tensors here")

    # ---- expressions -----------------------------------------------------------------------------

    def lower(
        self,
        formula: Formula,
        tree: ast.expr,
        kept: Sequence[str] | None = None,
        note: bool = True,
    ) -> ast.expr:
        """A formula, or what was made of it, in the library's words.

        note: whether to note what cannot be said.
        """
        lowering = self.lowering(self.plan, formula, kept=kept)
        lowered = lowering.lowered(tree)
        if note:
            self.problems.extend(lowering.problems)
        return lowered

    @cached_property
    def runs_in_numpy(self) -> bool:
        """Whether the forward calls kernels of the user's module."""
        forward = self.plan.entry.forward
        return forward is not None and self.plan.table.builds_on_base and _calls_kernels(forward)

    @cached_property
    def forward_tree(self) -> ast.expr:
        """The forward in the library's words, or in NumPy where it calls kernels.

        The kernels of the built-in table are its own: where a row of it calls one, or NumPy as the
        library cannot, the library's function of the row's name stands for the forward.
        """
        entry = self.plan.entry
        if entry.composite is not None:
            return self.lower(entry.composite, entry.composite.tree)
        assert entry.forward is not None
        if self.runs_in_numpy:
            self._check_numpy(entry.forward)
            return entry.forward.tree
        lowering = self.lowering(self.plan, entry.forward, forward=True)
        lowered = None
        if not _calls_kernels(entry.forward):
            lowered = lowering.lowered(entry.forward.tree)
        if lowered is None or (lowering.problems and not self.plan.table.builds_on_base):
            return self.lower(entry.forward, self._itself())
        self.problems.extend(lowering.problems)
        return lowered

    def _itself(self) -> ast.expr:
        """The row's call of itself."""
        arguments = self.plan.entry.signature.arguments
        args: list[ast.expr] = [ast.Name(a.name) for a in arguments if not a.keyword_only]
        keywords = [ast.keyword(a.name, ast.Name(a.name)) for a in arguments if a.keyword_only]
        func = ast.parse(self.plan.entry.signature.qualified_name, mode="eval").body
        if isinstance(func, ast.Name) and func.id in self.names:  # angle(abs, angle)
            self.refuse(f"its argument '{func.id}' hides the operation")
        return ast.Call(func, args, keywords)

    def _check_numpy(self, forward: Formula) -> None:
        """A forward that runs in NumPy can call no operation of a table."""
        for node in ast.walk(forward.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                message = f"{node.func.id} is an operation of the table, beside kernels"
                hint = "call it in the kernel"
                problem = forward.problem(node, f"{message} that run in NumPy", hint)
                self.problems.append(problem)

    @property
    def derivatives(self) -> list[Derivative]:
        return [d for d in self.plan.entry.derivatives if d.word != "non_differentiable"]

    @cached_property
    def gradients(self) -> list[tuple[Derivative, ast.expr | None]]:
        """The derivatives and their formulas in the library's words."""
        kept = [s.name for s in self.plan.saved]
        return [
            (d, None if d.formula is None else self.lower(d.formula, d.formula.tree, kept))
            for d in self.derivatives
        ]

    def reads(self, trees: Sequence[ast.AST], likes: Sequence[str] = ()) -> Reads:
        """What expressions read of the arguments and outputs.

        likes: Tensors whose shape and dtype is wanted besides.
        """
        names = names_of(trees)
        arguments = self.plan.entry.signature.arguments
        tensors = [a.name for a in arguments if a.type.base == "Tensor"]
        tensors += self.return_fields
        wanted = [n for n in tensors if f"{n}_like" in names or n in likes]
        return Reads(
            tuple(n for n in tensors if n in names),
            tuple(wanted),
            tuple(a.name for a in arguments if a.type.base != "Tensor" and a.name in names),
        )

    def edge(self, name: str) -> Argument:
        return next(e for e in self.plan.edges if e.name == name)

    @cached_property
    def tangent_terms(self) -> list[tuple[str | None, ast.expr, Formula | None]]:
        """The terms of the tangent, if the row has one, each with the formula it comes from.

        Terms that come from none call the row's own function, and are in the library's words.
        """
        plan = self.plan
        terms: list[tuple[str | None, ast.expr, Formula | None]] = []
        for tangent, tree in jvp_terms(plan) if plan.jvp_style else ():
            formula = plan.entry.result
            if plan.jvp_style == "pointwise" and tangent is not None:
                edge = plan.edges.index(self.edge(tangent.removesuffix("_t")))
                formula = plan.derivative_of(edge).formula
            terms.append((tangent, tree, formula))
        return terms

    @property
    def gradient_names(self) -> list[str]:
        """What the gradients of the outputs are called, of those that have none too."""
        outputs = self.plan.differentiable_outputs
        names = []
        for i, name in enumerate(self.return_fields):
            one = i in outputs and len(outputs) == 1
            names.append("grad" if one else f"grad_{name}" if i in outputs else f"_grad_{name}")
        return names

    def grads_lines(self, trees: Sequence[ast.AST]) -> list[str]:
        """`grads` for formulas that number the gradients."""
        if "grads" not in names_of(trees):
            return []
        outputs = [self.gradient_names[i] for i in self.plan.differentiable_outputs]
        return [f"grads = ({', '.join(outputs)})"]


def _calls_kernels(formula: Formula) -> bool:
    return any(
        isinstance(node, ast.Attribute)
        and is_dotted_name(node)
        and dotted(node).startswith("kernels.")
        for node in ast.walk(formula.tree)
    )
