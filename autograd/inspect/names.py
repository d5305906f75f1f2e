"""Names and values of what a graph computes: from the names that are given, the variables of the
caller, what nodes have saved, and the calls that were recorded."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from types import FrameType
from typing import Any

import numpy as np

from autograd.base import callers
from autograd.base.errors import wrong_type
from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node, Output
from autograd.core.reachability import key_of
from autograd.core.tensor import Tensor
from autograd.core.version_counter import written_since
from autograd.inspect.recording import Key, recorded_call
from autograd.inspect.rows import saved_places


def variables_of(frame: FrameType) -> dict[str, Any]:
    """The variables that code in a frame sees, the local ones first; none with an underscore, and
    none that tools have put there, such as pytest's ``@py_assert1``."""
    found = dict(frame.f_locals)
    for name, value in frame.f_globals.items():
        found.setdefault(name, value)
    return {n: value for n, value in found.items() if n.isidentifier() and not n.startswith("_")}


def is_ours(frame: FrameType) -> bool:
    """Whether a frame is of this package, a generated one or NumPy; code without a name is not."""
    return frame.f_globals.get("__name__", "").startswith(callers.packages)


def user_frame(frame: FrameType | None) -> FrameType | None:
    """The innermost frame that is not ours, from `frame` on."""
    while frame is not None and is_ours(frame):
        frame = frame.f_back
    return frame


def names_of(variables: Mapping[str, Any]) -> Iterator[tuple[str, Tensor]]:
    """The tensors that variables hold, by name; then those in modules, as ``net.0.weight``."""
    for name, value in variables.items():
        if isinstance(value, Tensor):
            yield name, value
    for name, value in variables.items():
        if is_module(value):
            for own, parameter in value.named_parameters():
                yield f"{name}.{own}", parameter


def is_module(value: Any) -> bool:
    """Whether a value is a Module; the class is not loaded for it."""
    loaded = sys.modules.get("autograd.nn.modules.module")
    return loaded is not None and isinstance(value, loaded.Module)


def given_names(function: str, params: Any) -> dict[str, Tensor]:
    """The names in `params`, a dict or a Module, for one line of a picture: what cannot be printed,
    or be in XML, is replaced.

    Raises TypeError, which names `function`, if `params` is no dict of Tensors by name.
    """
    if params is None:
        return {}
    if is_module(params):
        params = dict(params.named_parameters())
    if not isinstance(params, Mapping):
        raise wrong_type(function, "params", "a dict of Tensors by name or a Module", params)
    for name, tensor in params.items():
        if not isinstance(tensor, Tensor):
            raise TypeError(
                f"{function}(): params[{name!r}] must be a Tensor, not {type(tensor).__name__}"
            )
    return {
        "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(name)): tensor
        for name, tensor in params.items()
    }


class Names:
    """Names and values by key, see `recording.Key`; of constants by the array itself.

    given    the names that are none of its own
    tensors  those that have such a name and require grad
    values   as far as they are known
    """

    def __init__(
        self, named: Iterable[tuple[str, Tensor]], saved: Mapping[Node, Any], root: Tensor
    ) -> None:
        """named: names and their tensors, the first holds. saved: of the nodes, in the order of
        the forward, what they have saved, as arrays. root: what is differentiated."""
        self.given: dict[Key, str] = {}
        self.tensors: dict[Key, Tensor] = {}
        self.values: dict[Key, np.ndarray] = {}
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
                if key in self.given:
                    continue
                self.given[key] = name
                self.tensors[key] = tensor
                if not isinstance(key, Tensor):
                    self.values[key] = tensor._data
            taken.add(name)
        self._taken = taken
        self._names = dict(self.given)
        end = key_of(edge_of(root))
        self.values[end] = root._data
        if end not in self._names and "y" not in taken:
            self._names[end] = "y"
            taken.add("y")
        self.root = self.name(end)
        for node, values in saved.items():
            self._note(node, values)

    def _note(self, node: Node, saved: Any) -> None:
        for key in [key_of(edge) for edge in node.edges if edge is not None]:
            self.name(key)
            if isinstance(key, Tensor) and written_since(key._data, node.stamp) is None:
                self.values.setdefault(key, key._data)
        for array, place in saved_places(node, saved):
            if isinstance(place, Output):
                self.values.setdefault((node, place.nr), array)
            elif node.edges[place] is not None:
                self.values.setdefault(key_of(node.edges[place]), array)
        call = recorded_call(node)
        results = {} if call is None else call.results
        for nr, result in results.items():
            self.values[node, nr] = result
        for nr in results or (0,):
            self.name((node, nr))

    def name(self, key: Key) -> str:
        """The name of a leaf or of an output; invented where the program has none."""
        if key not in self._names:
            stem = "x" if isinstance(key, Tensor) else "t"
            while f"{stem}{self._next[stem]}" in self._taken:
                self._next[stem] += 1
            self._names[key] = f"{stem}{self._next[stem]}"
            self._taken.add(self._names[key])
        return self._names[key]

    def differential(self, key: Key) -> str:
        """``de/dc``: how the gradient of a leaf or an output is called."""
        return f"d{self.root}/d{self.name(key)}"

    def of_constant(self, array: Any) -> str | None:
        """The name of the variable that holds a constant; None if none does."""
        return self._constants.get(id(array))
