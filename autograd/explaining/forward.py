"""The forward call of a node: what is known of its arguments and results, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from autograd.captures import key_of
from autograd.explaining.calls import Call, argument_names, argument_of_edge
from autograd.explaining.names import Names
from autograd.explaining.texts import formula_text, value_text
from autograd.explaining.trace import Run
from autograd.grad_mode import no_grad
from autograd.node import Node, Output
from autograd.operation import OPERATIONS, Operation
from autograd.tensor import Tensor, from_array

__all__ = ["Forward"]

_DETERMINED = ("pointwise", "linear", "bilinear", "view")  # kinds whose results are cheap


class Forward:
    """The forward call of a node, as far as it is known.

    names    of the Tensor arguments: name in the row -> name in the program
    values   of all arguments and of what the formulas read besides
    """

    def __init__(self, run: Run, names: Names, call: Call | None) -> None:
        self.run = run
        self.node = node = run.node
        self.known = names
        self.operation: Operation | None = OPERATIONS.get(getattr(node, "operation", ""))
        self.names: dict[str, str] = {}
        # A node has no `args` where it keeps none.
        kept = zip(node.arg_names, getattr(node, "args", ()), strict=False)
        self.values: dict[str, Any] = dict(kept)
        self.outputs = sorted(run.grads)
        if run.saved and node.saved_names:
            self._note_saved()
        self._note_inputs()
        if call is not None:
            self._note_call(call)
        self._note_layouts()
        reals = [name for name, value in self.values.items() if _is_real(value)]
        if all(map(_is_real, run.grads.values())):
            reals.append("grad")
        self.real = frozenset(reals)

    def _note_saved(self) -> None:
        node = self.node
        saved = zip(node.saved_names, self.run.saved, node.saved_edges, strict=True)
        for name, value, place in saved:
            if value is not None or not _is_wanted(node, place):  # else it was not needed
                self.values[name] = value
            constant = self.known.of_constant(value)
            if constant is not None:
                self.names[name] = constant
            if isinstance(place, Output):  # `result`, or an output by its own name
                self.names[name] = self.known.name((node, place.nr))

    def _note_inputs(self) -> None:
        lists: dict[str, list[str]] = {}
        for i, edge in enumerate(self.node.edges):
            if edge is None:
                continue
            argument, place = argument_of_edge(self.node, i)
            key = key_of(edge)
            name, value = self.known.name(key), self.known.values.get(key)
            if place is not None:
                lists.setdefault(argument, []).append(name)
                continue
            self.names[argument] = name
            if value is not None:
                self.values[argument] = value
        self.names.update({name: f"[{', '.join(each)}]" for name, each in lists.items()})

    def _note_call(self, call: Call) -> None:
        self.values.update(call.arguments)
        for name, (key, array) in call.sources.items():
            found = self.known.of_constant(array) if key is None else self.known.name(key)
            if found is not None:
                self.names[name] = found

    def _note_layouts(self) -> None:
        """Of ``self.shape`` in a formula a node keeps self_shape."""
        for name in self.node.arg_names:
            stem, _, kept = name.rpartition("_")
            if kept in ("shape", "dtype", "ndim", "size") and stem:
                self.values[f"{stem}.{kept}"] = self.values[name]

    def computed_again(self) -> np.ndarray | None:
        """The value of the output, from the arguments; None where they are not all known, or do not
        determine it."""
        operation = self.operation
        if operation is None or operation.kind not in _DETERMINED or self.node.many_outputs:
            return None
        names = argument_names(operation).values()
        if operation.lists or "generator" in names or not self.values.keys() >= set(names):
            return None
        given = [self.values[name] for name in names]
        for i in operation.tensors:
            if isinstance(given[i], np.ndarray):
                given[i] = from_array(given[i])
        with no_grad(), np.errstate(all="ignore"):
            result = operation.call(given)
        return result._data if isinstance(result, Tensor) else None

    def differentials(self) -> dict[str, str]:
        """How the gradients that arrive are called in formulas."""
        found = {nr: self.known.differential((self.node, nr)) for nr in self.outputs}
        return {"grad": found[self.outputs[0]]} if len(found) == 1 else {}

    def expression(self) -> str | None:
        """How the row computes its result; None without a row."""
        from autograd.registry import registry

        return None if self.operation is None else registry[self.operation.name].forward

    def call_text(self) -> str:
        """``e = c * d``"""
        outputs = ", ".join(self.known.name((self.node, nr)) for nr in self.outputs)
        return f"{outputs} = {self._call(self.names)}"

    def numbers_text(self) -> str:
        """``5 * 4 = 20``"""
        found = [self.known.values.get((self.node, nr)) for nr in self.outputs]
        results = ", ".join("?" if each is None else value_text(each) for each in found)
        return f"{self._call({})} = {results}"

    def _call(self, names: Mapping[str, str]) -> str:
        operation = self.operation
        if operation is None:
            given = [
                names.get(name) or (value_text(self.values[name]) if name in self.values else own)
                for name, own in self.names.items()
            ]
            return f"{self.node.name().removesuffix('Backward')}({', '.join(given)})"
        from autograd.registry import registry

        arguments = [*argument_names(operation).values()]
        tensors = [arguments[i] for i in (*operation.tensors, *operation.lists)]
        unknown = [name for name in tensors if name not in self.values]
        names = {**{name: self.names.get(name, "?") for name in unknown}, **names}
        forward = registry[operation.name].forward
        if "(" not in forward and self.values.keys() >= set(arguments).difference(tensors):
            return formula_text(forward, names, self.values, self.real)
        texts = []
        for name in arguments:
            value = self.values.get(name)
            text = names.get(name) or ("" if value is None else value_text(value))
            if text:  # nothing is said of what is left out, or not known
                texts.append(text if name in tensors else f"{name}={text}")
        return f"{operation.name}({', '.join(texts)})"


def _is_wanted(node: Node, place: Any) -> bool:
    """Whether a saved value is an input that requires grad."""
    return isinstance(place, int) and node.edges[place] is not None


def _is_real(value: Any) -> bool:
    dtype = getattr(value, "dtype", None)
    return isinstance(value, int | float) or (isinstance(dtype, np.dtype) and dtype.kind != "c")
