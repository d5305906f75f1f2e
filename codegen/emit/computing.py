"""Functions: how the result of a call is computed."""

from __future__ import annotations

import ast
from functools import cached_property

from codegen.emit.row import RowEmission
from codegen.lower.loops import is_kernel, size_for_a_loop
from codegen.lower.lowering import (
    array_function_source,
    array_function_tree,
    composite_source,
    forward_source,
    into_lines,
    is_fresh,
)
from codegen.model.kinds import ELEMENTWISE
from codegen.parse.signature import Argument

# Kinds whose results are laid out as their inputs, as PyTorch's are.
_LAID_OUT_ALIKE = frozenset({*ELEMENTWISE, "loss"})


class ComputingEmission(RowEmission):
    """The forward of a row, on arrays."""

    @cached_property
    def forward(self) -> str:
        return forward_source(self.plan)

    @property
    def _forward_as_part(self) -> str:
        """The forward where a condition needs brackets: before `if`, and after `in`."""
        entry = self.plan.entry
        decides = entry.forward is not None and isinstance(
            entry.forward.tree, ast.IfExp | ast.Lambda
        )
        return f"({self.forward})" if decides else self.forward

    @property
    def forward_by_size(self) -> str:
        """The forward, by native loops for large arrays where these are quicker."""
        if self._size_for_a_loop is None:
            return self.forward
        small = f"{self.tensors[0].name}_.size < NATIVE.{self._size_for_a_loop}"
        loop = f"NATIVE.forward({self._call_of_loops})"
        return f"{self._forward_as_part} if {small} else {loop}"

    @cached_property
    def _size_for_a_loop(self) -> str | None:
        plain = self.kind in (*ELEMENTWISE, "linear") and not self.lists
        if not plain or any(a.type.optional for a in self.tensors):
            return None
        names = [a.name for a in self.tensors]
        return size_for_a_loop(array_function_tree(self.plan), names)

    @property
    def _call_of_loops(self) -> str:
        given = ", ".join(self._array(a) for a in self.arguments)
        return f"{self.identifier}_op, {given}"

    @cached_property
    def settling(self) -> str | None:
        """What is to be done with a result so that it is memory of its own: `apart`, or for rows
        whose results are laid out in C order `settled`; None where it always is.

        Operators and ufuncs give new arrays, in the layout of their inputs, as PyTorch's do.
        """
        entry = self.plan.entry
        shares = self.plan.is_view or self.kind in ("view", "creation")
        if shares or entry.forward is None or is_fresh(entry.forward.tree):
            return None
        return "apart" if self.kind in _LAID_OUT_ALIKE else "settled"

    @cached_property
    def _arrays(self) -> list[str]:
        return [f"{a.name}_" for a in self.tensors] + [f"*{a.name}_" for a in self.lists]

    @property
    def settled_one(self) -> str:
        """The forward of a row that is not recorded, as memory of its own."""
        if self.settling is None or not self._arrays:
            return self.forward_by_size
        return f"{self.settling}(as_payload({self.forward}), {', '.join(self._arrays)})"

    @property
    def settled_many(self) -> str:
        """The forward of a row with several outputs: each as memory of its own."""
        if self.settling is None or not self._arrays:
            return self._forward_as_part
        return f"[{self.settling}(x, {', '.join(self._arrays)}) for x in ({self.forward})]"

    @property
    def settling_lines(self) -> list[str]:
        """The same of the results of a call, which mostly need nothing."""
        if self.settling is None or not self._arrays:
            return []
        lines = []
        for result, _ in self.output_lines:
            tests = [f"{result}.base is not None"]
            tests += [f"{result} is {a.name}_" for a in self.tensors]
            if self.settling == "settled":
                tests.append(f"not {result}.flags.c_contiguous")
            call = f"{result} = {self.settling}({result}, {', '.join(self._arrays)})"
            lines += [call] if self.lists else [f"if {' or '.join(tests)}:", f"    {call}"]
        return lines

    @property
    def into_lines(self) -> list[str]:
        """The forward, written into the memory of its first argument."""
        return into_lines(self.plan, self.target.name)

    @property
    def into_target_lines(self) -> list[str]:
        """The same in the variant in place, which may have a copy under the argument's name."""
        saved = any(s.name == self.target.name for s in self.plan.saved)
        target = self.return_fields[0] if saved else self.target.name
        lines = into_lines(self.plan, target, owned=True)
        size = self._size_for_a_loop
        if lines[0].startswith("kernels."):  # which asks for its loop itself
            return lines
        if size is None and is_kernel(array_function_tree(self.plan)):
            size = "least"
        if size is None or self.tensors[0] is not self.target:
            return lines
        array = f"{self.target.name}_"
        tests = [f"{array}.size < NATIVE.{size}", f"not NATIVE.written({self._call_of_loops})"]
        if saved:
            tests.insert(0, f"{array} is not {target}_")
        return [f"if {' or '.join(tests)}:", *(f"    {line}" for line in lines)]

    @property
    def into_parameters(self) -> str:
        return ", ".join(
            f"{a.name}_" if a.type.base == "Tensor" else a.name for a in self.arguments
        )

    @cached_property
    def array_function(self) -> str:
        return array_function_source(self.plan)

    @property
    def forward_text(self) -> str:
        entry = self.plan.entry
        formula = entry.forward or entry.composite
        assert formula is not None
        return formula.text

    @property
    def composite(self) -> str:
        source = composite_source(self.plan, {a.name: self.parameter(a) for a in self.arguments})
        return f"{self.return_type}({source})" if self.returns_many else source

    @staticmethod
    def _array(argument: Argument) -> str:
        """What the function calls the array of a Tensor; other arguments keep their name."""
        return f"{argument.name}_" if argument.type.base == "Tensor" else argument.name
