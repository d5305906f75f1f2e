"""Two samples at once: rows that `vmap` runs on one dimension more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from codegen.model.batching import vmap_word
from codegen.model.entry import Entry
from codegen.probe.arrays import literal, same

_Arguments = Mapping[str, Any]


def is_batched_along(entry: Entry) -> bool:
    """Whether `vmap` runs the row on one dimension more, because nothing says otherwise."""
    if entry.vmap is not None or vmap_word(entry) is not None:
        return False
    rules: Any = import_module("autograd.transforms.batching.rules")  # who probes, has it
    names = [a.name for a in entry.signature.arguments if not a.is_tensor]
    lists = any(a.type.is_list for a in entry.signature.tensor_arguments)
    return bool(rules.how_by_kind(entry.kind, names, lists) == "along")


def call_along(entry: Entry, call: Callable[..., Any], arguments: _Arguments) -> Any:
    """What `call` gives for two samples, by the rule that `vmap` follows; None where dimensions
    are none, which `vmap` refuses, too."""
    along = import_module("autograd.transforms.batching.shared.shifted_dims").along
    try:
        return along(_Batch(entry, call, arguments))
    except (IndexError, TypeError):
        return None


class _Row:
    """What rules of batches ask an operation for."""

    def __init__(self, entry: Entry) -> None:
        arguments = entry.signature.arguments
        places = {a.name: i for i, a in enumerate(arguments)}
        self.tensors = tuple(places[a.name] for a in entry.signature.tensor_arguments)
        self.keywords = tuple(a.name for a in arguments if a.keyword_only)
        words = [a.name if a.default is None else f"{a.name}=None" for a in arguments]
        first = len(arguments) - len(self.keywords)
        star = ["*"] if self.keywords else []
        self.function = eval(f"lambda {', '.join([*words[:first], *star, *words[first:]])}: None")


class _Batch:
    """A call on arrays in the place of Tensors, as rules of batches are given it: each array has
    a value for each of two samples."""

    size = 2

    def __init__(self, entry: Entry, call: Callable[..., Any], arguments: _Arguments) -> None:
        self.call = call
        self.op = _Row(entry)
        listed = entry.signature.arguments
        self.names = [a.name for a in listed]
        self.args = [
            arguments[a.name] if a.name in arguments else literal(a.default) for a in listed
        ]
        self.left_out = {n for n in self.names if n not in arguments}
        self.many = {i: self.args[i] is not None for i in self.op.tensors}

    def given(self) -> list[int]:
        return [i for i in self.op.tensors if self.args[i] is not None]

    def rank(self, i: int) -> int:
        return int(self.args[i].ndim) - 1

    def spread(self, *positions: int) -> None:
        """They have values for all samples."""

    def widen(self, i: int, rank: int) -> None:
        x = self.args[i]
        self.args[i] = x.reshape((2, *(1,) * (rank + 1 - x.ndim), *x.shape[1:]))

    def place(self, name: str) -> int:
        return self.names.index(name) if name in self.names else -1

    def run(self) -> Any:
        pairs = zip(self.names, self.args, strict=True)
        return self.call(
            {name: x for name, x in pairs if name not in self.left_out or x is not None}
        )


def unlike(together: Any, one: Sequence[Any], other: Sequence[Any], what: str) -> Iterator[str]:
    """How two samples at once differ from one by one; None at once is not judged."""
    if together is None or not len(together) == len(one) == len(other):
        return
    for many, first, second in zip(together, one, other, strict=True):
        if not first.size:
            continue  # an output that was not asked for
        if many.shape != (2, *first.shape):
            yield (
                f"one by one two samples have the shape {(2, *first.shape)}, as {what} {many.shape}"
            )
            return
        if not same([many[0], many[1]], [first, second]):
            yield f"{what} of two samples gives something else than they do one by one"
            return
