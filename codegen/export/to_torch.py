"""Rows -> a module of `torch.autograd.Function` classes."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from codegen.export.lowering import Lowering, names_of
from codegen.export.row import ExportedRow, Function, Reads
from codegen.export.torch_lowering import TorchLowering
from codegen.parse.source import target_source


@dataclass(frozen=True)
class TorchRow(ExportedRow):
    """A class of forward, setup_context, backward and jvp, and the function that applies it."""

    lowering: ClassVar[type[Lowering]] = TorchLowering
    imports: ClassVar[tuple[str, ...]] = ("import numpy as np", "import torch")

    @property
    def class_name(self) -> str:
        stem, _, number = (self.node_name or "").rpartition("Backward")
        return f"{stem}Function{number if number != '0' else ''}"

    @property
    def frames(self) -> list[TorchRow]:
        """The row itself, if it needs a class."""
        return [self] if self.plan.differentiable else []

    @property
    def settings(self) -> list[str]:
        """What the class says of itself: that torch.func.vmap can run the methods, batched."""
        return [] if self.runs_in_numpy else ["", "generate_vmap_rule = True"]

    @property
    def methods(self) -> list[Function]:
        back = f"ctx, {', '.join(self.gradient_names)}"
        found = [
            Function("forward", ", ".join(self.names), self.forward_lines),
            Function("setup_context", "ctx, inputs, output", self.setup_lines),
            Function("backward", back, self.backward_lines),
        ]
        if self.jvp_lines:
            found.append(Function("jvp", f"ctx, {self.jvp_parameters}", self.jvp_lines))
        return found

    @property
    def call_lines(self) -> list[str]:
        return [f"return {self.class_name}.apply({', '.join(self.names)})"]

    # ---- what is kept ----------------------------------------------------------------------------

    @cached_property
    def _backward_reads(self) -> Reads:
        trees = [tree for _, tree in self.gradients if tree is not None]
        return self.reads(trees, [e.name for e in self.plan.edges])

    @cached_property
    def _jvp_trees(self) -> list[tuple[str | None, ast.expr]]:
        """The terms of the tangent, in PyTorch's words."""
        derived = self.plan.jvp_style == "pointwise"  # from formulas whose problems are noted
        return [
            (tangent, tree if formula is None else self.lower(formula, tree, note=not derived))
            for tangent, tree, formula in self.tangent_terms
        ]

    @cached_property
    def _jvp_reads(self) -> Reads:
        trees: list[ast.AST] = [tree for _, tree in self._jvp_trees]
        zeros = self.plan.jvp_style in ("formula", "linear")
        wanted = [ast.Name(e.name) for e in self.plan.edges if zeros and not e.type.optional]
        wanted = wanted if len(self.plan.edges) > 1 else []
        return self.reads([*trees, *wanted])

    @property
    def setup_lines(self) -> list[str]:
        back, forth = self._backward_reads, self._jvp_reads
        names = {*back.tensors, *back.likes, *back.others, *forth.tensors, *forth.others}
        shown = [name if name in names else f"_{name}" for name in self.names]
        lines = [f"{target_source(shown)} = inputs"]
        outputs = self.return_fields
        marked = [n for i, n in enumerate(outputs) if i not in self.plan.differentiable_outputs]
        names |= {*marked, *([outputs[0]] if self._one_tangent else [])}
        if names & set(outputs):
            shown = [name if name in names else f"_{name}" for name in outputs]
            lines.append(f"{', '.join(shown)} = output")
        if marked:
            lines.append(f"ctx.mark_non_differentiable({', '.join(marked)})")
        if back.tensors:
            lines.append(f"ctx.save_for_backward({', '.join(back.tensors)})")
        if forth.tensors and self._jvp_trees:
            lines.append(f"ctx.save_for_forward({', '.join(forth.tensors)})")
        others = dict.fromkeys((*back.others, *(forth.others if self._jvp_trees else ())))
        lines += [f"ctx.{name} = {name}" for name in others]
        lines += [f"ctx.{name}_like = _like({name})" for name in back.likes]
        if self._one_tangent:
            lines.append(f"ctx.result_like = _like({outputs[0]})")
        return lines

    @property
    def _one_tangent(self) -> bool:
        """Whether the tangent is brought to the shape and dtype of the one output."""
        return self.plan.jvp_style not in (None, "linear") and not self.returns_many

    # ---- reverse mode ----------------------------------------------------------------------------

    @cached_property
    def backward_lines(self) -> list[str]:
        reads, trees = self._backward_reads, [t for _, t in self.gradients if t is not None]
        used = names_of(trees)
        lines = []
        if reads.tensors:
            lines.append(f"{target_source(reads.tensors)} = ctx.saved_tensors")
        lines += [f"{name} = ctx.{name}" for name in reads.others]
        lines += [f"{n}_like = ctx.{n}_like" for n in reads.likes if f"{n}_like" in used]
        lines += self.grads_lines(trees)
        targets = [f"grad_of_{e.name}" for e in self.plan.edges]
        lines.append(" = ".join(targets) + " = None")
        positions = {name: i for i, name in enumerate(self.names)}
        for derivative, tree in self.gradients:
            needs = [f"ctx.needs_input_grad[{positions[n]}]" for n in derivative.targets]
            lines.append(f"if {' or '.join(needs)}:")
            names = list(derivative.targets)
            if tree is None:
                lines += [f"    {self._word_line(derivative.word, name)}" for name in names]
            elif len(names) == 1:
                brought = f"_restored({ast.unparse(tree)}, ctx.{names[0]}_like)"
                lines.append(f"    grad_of_{names[0]} = {brought}")
            else:
                given = ", ".join(f"grad_of_{name}" for name in names)
                lines.append(f"    {given} = {ast.unparse(tree)}")
                lines += [f"    grad_of_{n} = _restored(grad_of_{n}, ctx.{n}_like)" for n in names]
        values = [f"grad_of_{n}" if f"grad_of_{n}" in targets else "None" for n in self.names]
        return [*lines, f"return {', '.join(values)}"]

    def _word_line(self, word: str | None, name: str) -> str:
        if word == "zero":
            return f"grad_of_{name} = _zeros(ctx.{name}_like)"
        message = f"the derivative of {self.full_name} by '{name}' is not implemented"
        return f'raise NotImplementedError("{message}")'

    # ---- forward mode ----------------------------------------------------------------------------

    @cached_property
    def jvp_parameters(self) -> str:
        edges = {e.name for e in self.plan.edges}
        return ", ".join(f"{n}_t" if n in edges else f"_{n}" for n in self.names)

    @cached_property
    def jvp_lines(self) -> list[str]:
        """The body of jvp; empty where the row has no tangent formula."""
        if not self._jvp_trees:
            return []
        reads, edges = self._jvp_reads, self.plan.edges
        lines = []
        if reads.tensors:
            lines.append(f"{target_source(reads.tensors)} = ctx.saved_tensors")
        lines += [f"{name} = ctx.{name}" for name in reads.others]
        terms = [ast.unparse(tree) for _, tree in self._jvp_trees]
        if self.plan.jvp_style in ("linear", "formula"):
            for edge in edges if len(edges) > 1 else ():
                if not edge.type.optional:
                    lines.append(f"if {edge.name}_t is None:")
                    lines.append(f"    {edge.name}_t = torch.zeros_like({edge.name})")
        elif len(edges) > 1:
            for (tangent, _), term in zip(self._jvp_trees, terms, strict=True):
                lines.append(f"from_{tangent} = None if {tangent} is None else {term}")
            parts = ", ".join(f"from_{tangent}" for tangent, _ in self._jvp_trees)
            return [*lines, f"return _tangent(ctx.result_like, {parts})"]
        found = f"_tangent(ctx.result_like, {terms[0]})" if self._one_tangent else terms[0]
        return [*lines, f"return {found}"]
