"""Rows -> a module of `jax.custom_jvp` and `jax.custom_vjp` functions.

A row whose tangent is known becomes a custom_jvp function, which JAX differentiates forward and,
by transposing the tangent, in reverse. The others become custom_vjp functions, which JAX
differentiates in reverse alone; so does a linear row that calls kernels, since its tangent is
the row itself, and JAX cannot transpose what runs in NumPy.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from codegen.export.jax_lowering import JaxLowering
from codegen.export.jax_words import NOT_TRANSPOSED
from codegen.export.lowering import Lowering, names_of
from codegen.export.row import ExportedRow, Function, Reads
from codegen.parse.errors import Problem
from codegen.parse.source import target_source, tuple_source


@dataclass(frozen=True)
class JaxRow(ExportedRow):
    """A function with a rule for its derivative, and one that calls it with defaults."""

    lowering: ClassVar[type[Lowering]] = JaxLowering
    imports: ClassVar[tuple[str, ...]] = (
        "import jax",
        "import jax.numpy as jnp",
        "import numpy as np",
    )

    @property
    def private(self) -> str:
        return f"_{self.identifier}"

    @cached_property
    def primals(self) -> list[str]:
        """The arguments that are Tensors; the others are static."""
        return [a.name for a in self.plan.entry.signature.arguments if a.type.base == "Tensor"]

    @property
    def static(self) -> str | None:
        """The numbers of the arguments that are not Tensors, as a tuple."""
        numbers = [str(i) for i, name in enumerate(self.names) if name not in self.primals]
        return tuple_source(numbers) if numbers else None

    @property
    def call_lines(self) -> list[str]:
        """The call with arrays, and with tuples, which can be hashed, for lists."""
        parts = []
        for a in self.plan.entry.signature.arguments:
            if a.type.base == "Tensor":
                part = f"jnp.asarray({a.name})"
                parts.append(f"None if {a.name} is None else {part}" if a.type.optional else part)
            elif a.type.is_list or a.type.base == "any":
                parts.append(f"_hashable({a.name})")
            else:
                parts.append(a.name)
        return [f"return {self.private}({', '.join(parts)})"]

    @property
    def functions(self) -> list[Function]:
        """What is written of the row, in its order."""
        if not self.plan.differentiable:
            return [self.wrapper]
        head = [*(f"# {line}" for line in self.formula_lines), f"@{self.transform}"]
        forward = Function(self.private, ", ".join(self.names), self.forward_lines, head)
        return [forward, *self._rules(), self.wrapper]

    def _rules(self) -> Iterator[Function]:
        """The functions that say its derivative."""
        name = self.private
        if self.has_jvp:
            head = [f"@{name}.defjvp"]
            yield Function(f"{name}_jvp", self.jvp_parameters, self.jvp_lines, head)
            return
        yield Function(f"{name}_fwd", ", ".join(self.names), self.fwd_lines)
        after = ["", "", f"{name}.defvjp({name}_fwd, {name}_bwd)"]
        yield Function(f"{name}_bwd", self.bwd_parameters, self.bwd_lines, after=after)

    # ---- which rule ------------------------------------------------------------------------------

    @cached_property
    def _tangents(self) -> tuple[list[tuple[str | None, ast.expr]], list[Problem]]:
        """The terms of the tangent in JAX's words, and what cannot be said of them."""
        terms, problems = [], []
        for tangent, tree, formula in self.tangent_terms:
            if formula is not None:
                lowering = JaxLowering(self.plan, formula)
                tree = lowering.lowered(tree)
                problems += lowering.problems
            terms.append((tangent, tree))
        return terms, problems

    @property
    def has_jvp(self) -> bool:
        style = self.plan.jvp_style
        transposed = self.runs_in_numpy and style in ("linear", "bilinear")
        if style is None or transposed:
            return False
        terms, problems = self._tangents
        return not problems and not any(NOT_TRANSPOSED in ast.unparse(tree) for _, tree in terms)

    @property
    def transform(self) -> str:
        name = "jax.custom_jvp" if self.has_jvp else "jax.custom_vjp"
        return f"partial({name}, nondiff_argnums={self.static})" if self.static else name

    # ---- forward mode ----------------------------------------------------------------------------

    @property
    def jvp_parameters(self) -> str:
        static = [name for name in self.names if name not in self.primals]
        return ", ".join([*static, "primals", "tangents"])

    @cached_property
    def jvp_lines(self) -> list[str]:
        terms, _ = self._tangents
        used = names_of([tree for _, tree in terms])
        shown = [f"{n}_t" if f"{n}_t" in used else f"_{n}_t" for n in self.primals]
        lines = [f"{target_source(self.primals)} = primals"]
        if used & set(shown):
            lines.append(f"{target_source(shown)} = _floating(tangents)")
        lines += self._output_lines(used)
        parts = []
        for tangent, tree in terms:
            source = ast.unparse(tree)
            parts.append(f"from_{tangent}" if tangent and len(terms) > 1 else "tangent")
            if tangent and self.edge(tangent.removesuffix("_t")).type.optional:
                source = f"None if {tangent} is None else {source}"
            lines.append(f"{parts[-1]} = {source}")
        given = ", ".join([self._output, *parts])
        return [*lines, f"return {self._output}, _tangents({given})"]

    @property
    def _output(self) -> str:
        """What the output is called, or the tuple of outputs."""
        return "output" if self.returns_many else self.return_fields[0]

    def _output_lines(self, used: Collection[str]) -> list[str]:
        """The call, and names for those of several outputs that are used."""
        lines = [f"{self._output} = {self.private}({', '.join(self.names)})"]
        if self.returns_many and set(used) & set(self.return_fields):
            shown = [name if name in used else f"_{name}" for name in self.return_fields]
            lines.append(f"{', '.join(shown)} = output")
        return lines

    # ---- reverse mode ----------------------------------------------------------------------------

    @cached_property
    def _reads(self) -> Reads:
        trees = [tree for _, tree in self.gradients if tree is not None]
        return self.reads(trees, [e.name for e in self.plan.edges])

    @property
    def _kept_names(self) -> list[str]:
        return [*self._reads.tensors, *(f"{name}_like" for name in self._reads.likes)]

    @cached_property
    def fwd_lines(self) -> list[str]:
        reads = self._reads
        lines = self._output_lines(reads.tensors + reads.likes)
        lines += [f"{name}_like = _like({name})" for name in reads.likes]
        return [*lines, f"return {self._output}, {tuple_source(self._kept_names)}"]

    @property
    def bwd_parameters(self) -> str:
        static = [name for name in self.names if name not in self.primals]
        return ", ".join([*static, "residuals", "cotangent"])

    @cached_property
    def bwd_lines(self) -> list[str]:
        trees = [tree for _, tree in self.gradients if tree is not None]
        lines = self.grads_lines(trees)
        for derivative, tree in self.gradients:
            targets = list(derivative.targets)
            if tree is None:
                if derivative.word == "not_implemented":
                    message = "a derivative is not implemented, of those that JAX asks for at once"
                    self.refuse(message)
                lines += [f"grad_of_{name} = None" for name in targets]
            elif len(targets) == 1:
                lines += self._gradient_lines(targets[0], tree)
            else:
                given = ", ".join(f"grad_of_{name}" for name in targets)
                lines.append(f"{given} = {ast.unparse(tree)}")
                lines += [f"grad_of_{n} = _restored(grad_of_{n}, {n}_like)" for n in targets]
        edges = {e.name for e in self.plan.edges}
        values = [f"grad_of_{name}" if name in edges else "None" for name in self.primals]
        used = names_of([ast.parse("\n".join(lines))])
        return [*self._bwd_head(used), *lines, f"return {tuple_source(values)}"]

    def _bwd_head(self, used: Collection[str]) -> list[str]:
        """Names for what is kept and for the gradients of the outputs."""
        kept = [name if name in used else f"_{name}" for name in self._kept_names]
        lines = [f"{target_source(kept)} = residuals"] if set(kept) & set(used) else []
        if not self.returns_many:
            return [*lines, f"{self.gradient_names[0]} = jnp.conj(cotangent)"]
        shown = [
            name if name in used or "grads" in used else f"_{name}" for name in self.gradient_names
        ]
        lines.append(f"{', '.join(shown)} = cotangent")
        return [*lines, *(f"{n} = jnp.conj({n})" for n in shown if not n.startswith("_"))]

    def _gradient_lines(self, name: str, tree: ast.expr) -> list[str]:
        """The gradient of a Tensor, or None where an optional one is left out."""
        line = f"grad_of_{name} = _restored({ast.unparse(tree)}, {name}_like)"
        if not self.edge(name).type.optional:
            return [line]
        return [f"grad_of_{name} = None", f"if {name}_like is not None:", f"    {line}"]
