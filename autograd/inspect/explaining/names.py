"""Names and values of what a graph computes: from the inputs that are named, the variables of the
caller, what nodes have saved, and the calls that were noted."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node, Output
from autograd.core.reachability import key_of
from autograd.core.tensor import Tensor
from autograd.core.version_counter import written_since
from autograd.inspect.recording import recorded_call

__all__ = ["Names", "identifier"]


class Names:
    """Names and values by key, see `trace.Key`; all else by the object itself."""

    def __init__(
        self,
        named: Iterable[tuple[str, Tensor]],
        saved: Mapping[Node, Any],
        root: Tensor,
    ) -> None:
        """named: names and their tensors, the first holds. saved: of the nodes, in the order of
        the forward, what they have saved, as arrays. root: what is differentiated."""
        self._names: dict[Any, str] = {}
        self.values: dict[Any, np.ndarray] = {}
        self._constants: dict[int, str] = {}
        self._kept: list[Any] = []  # so that no other object takes the identity of a constant
        self._next = {"x": 1, "t": 1}  # numbers of names that are invented
        taken: set[str] = set()
        for name, tensor in named:
            if name in taken:
                continue
            if tensor._fn is None:
                self._constants.setdefault(id(tensor._data), name)
                self._kept.append(tensor._data)
            else:
                key = key_of(edge_of(tensor))
                if key in self._names:
                    continue
                self._names[key] = name
                if not isinstance(key, Tensor):
                    self.values[key] = tensor._data
            taken.add(name)
        self._taken = taken
        end = key_of(edge_of(root))
        self.values[end] = root._data
        if end not in self._names and "y" not in taken:
            self._names[end] = "y"
            taken.add("y")
        self.root = self._name(end)
        for node, values in saved.items():
            self._note(node, values)

    def _note(self, node: Node, saved: Any) -> None:
        for i, edge in enumerate(node.edges):
            if edge is not None:
                key = key_of(edge)
                self._name(key)
                if isinstance(key, Tensor) and written_since(key._data, node.stamp) is None:
                    self.values.setdefault(key, key._data)
            if node.saved_names and saved:
                self._note_saved(node, i, edge, saved)
        if saved:
            for value, place in zip(saved, node.saved_edges, strict=False):
                if isinstance(place, Output) and isinstance(value, np.ndarray):
                    self.values.setdefault((node, place.nr), value)
        call = recorded_call(node)
        results = {} if call is None else call.results
        for nr, result in results.items():
            self.values[node, nr] = result
        for nr in results or (0,):
            self._name((node, nr))

    def _note_saved(self, node: Node, i: int, edge: Any, saved: Any) -> None:
        for value, place in zip(saved, node.saved_edges, strict=False):
            if edge is None or not isinstance(place, int):
                continue
            if isinstance(value, tuple) and i >= place:
                value, place = value[i - place], i
            if place == i and isinstance(value, np.ndarray):
                self.values.setdefault(key_of(edge), value)

    def _name(self, key: Any) -> str:
        if key not in self._names:
            stem = "x" if isinstance(key, Tensor) else "t"
            while f"{stem}{self._next[stem]}" in self._taken:
                self._next[stem] += 1
            self._names[key] = f"{stem}{self._next[stem]}"
            self._taken.add(self._names[key])
        return self._names[key]

    def name(self, key: Any) -> str:
        """The name of a leaf or of an output; invented where the program has none."""
        return self._name(key)

    def differential(self, key: Any) -> str:
        """``de/dc``: how the gradient of a leaf or an output is called."""
        return f"d{self.root}/d{self._name(key)}"

    def of_constant(self, array: Any) -> str | None:
        """The name of the variable that holds a constant; None if none does."""
        return self._constants.get(id(array))


def identifier(name: str, taken: set[str]) -> str:
    """`name` as a variable of a program, which is not in `taken`; it is added there."""
    stem = re.sub(r"\W", "_", name)
    if not stem.isidentifier() or keyword.iskeyword(stem):
        stem = f"_{stem}" if not stem[:1].isidentifier() else f"{stem}_"
    found, number = stem, 2
    while found in taken:
        found, number = f"{stem}_{number}", number + 1
    taken.add(found)
    return found
