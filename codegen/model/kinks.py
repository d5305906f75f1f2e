"""The `kinks` of a row: where a convention decides the derivative, as data that a test can run.

    kinks:
      - {point: [2, 2], value: [0.5, 0.5], why: equal elements share the gradient}
      - {point: [[0, 0]], args: {p: 1}, value: [[0, 0]], why: the minimum of a cone}

`point` has one item for each Tensor argument, in their order: a number, a list of numbers (lists
of lists for matrices), or null for an argument that is left out. `value` has the gradients, null
for an argument without one. Of a single number the brackets may be left out: `point: 0`. Kinks
with the same value and reason are one: `points: [0, 1]`, and `args: [{p: 1}, {p: 3}]`.
"""

from __future__ import annotations

import cmath
import math
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from codegen.model.entry import Kink
from codegen.model.kinds import KINK_KEYS, NO_VALUE
from codegen.model.row import Row
from codegen.parse.document import Mapping, Node, Scalar, Sequence
from codegen.parse.errors import did_you_mean, nearest
from codegen.parse.signature import Signature

_REAL = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_NUMBER = re.compile(rf"{_REAL}\Z")
_COMPLEX = re.compile(rf"(?:{_REAL}(?=[-+]))?{_REAL}j\Z")
_SPECIAL = {"inf": math.inf, "+inf": math.inf, "-inf": -math.inf, "nan": math.nan}
_WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}
_LONGEST = 40
_MOST = 10_000
_REQUIRED = tuple(key.name for key in KINK_KEYS.values() if key.required)


def read_kinks(row: Row, signature: Signature) -> tuple[Kink, ...]:
    """Those kinks in which nothing is wrong; the problems of the others are added to the row."""
    if "kinks" not in row.keys:
        return ()
    value = row.keys["kinks"][1]
    found = []
    nodes = value.items if isinstance(value, Sequence) else [value]
    kinks = [*islice((kink for node in nodes for kink in _one_by_one(node)), _MOST + 1)]
    if len(kinks) > _MOST:
        row.add(row.keys["kinks"][0], f"a row has at most {_MOST:,} kinks")
        return ()
    for each in kinks:
        if isinstance(each, Mapping):
            before = len(row.problems)
            kink = _Reader(row, signature, each).kink()
            if kink is not None and len(row.problems) == before:
                found.append(kink)
        else:
            hint = "write '- point: ...', 'value: ...', 'why: ...'"
            row.add(each, "'kinks' is a list of mappings", hint)
    return tuple(found)


def _one_by_one(node: Node) -> Iterator[Node]:
    """The kinks that one with several `points`, or several `args`, stands for."""
    items = node.items if isinstance(node, Mapping) else []
    for at, (key, value) in enumerate(items):
        several = key.value == "points" or (key.value == "args" and isinstance(value, Sequence))
        if several and isinstance(value, Sequence) and value.items and isinstance(node, Mapping):
            name = "point" if key.value == "points" else key.value
            for each in value.items:
                single = [*items[:at], (replace(key, value=name), each), *items[at + 1 :]]
                yield from _one_by_one(replace(node, items=single))
            return
    yield node


def number(text: str) -> float | None:
    """The real number a text is, `inf` and `nan` included, or None."""
    text = text.strip()
    if text in _SPECIAL:
        return _SPECIAL[text]
    return float(text) if len(text) <= _LONGEST and _NUMBER.match(text) else None


class _Reader:
    """Reads one kink."""

    def __init__(self, row: Row, signature: Signature, node: Mapping) -> None:
        self.row = row
        self.signature = signature
        self.node = node
        self.items: dict[str, Node] = {}

    def kink(self) -> Kink | None:
        self._keys()
        if any(key not in self.items for key in _REQUIRED):
            return None
        point = self._arrays("point")
        value, torch = self._gradients("value", point), None
        if "torch" in self.items:
            node = self.items["torch"]
            error = isinstance(node, Scalar) and node.value == NO_VALUE
            torch = NO_VALUE if error else self._gradients("torch", point)
        why = self._why()
        args, output, grad = self._args(), self._output(), self._grad()
        if point is None or value is None or why is None:
            return None
        return Kink(point, value, why, torch, args, output, grad)

    def _keys(self) -> None:
        for key, item in self.node.items:
            if key.value not in KINK_KEYS:
                near = did_you_mean(key.value, KINK_KEYS)
                near = near or "the keys are " + ", ".join(KINK_KEYS)
                self.row.add(key, f"unknown key '{key.value}' in 'kinks'", near)
            elif key.value in self.items:
                self.row.add(key, f"the key '{key.value}' stands twice in a kink")
            self.items[key.value] = item
        if "points" in self.items:
            self.row.add(self.items["points"], "'points' must be a list of points, with no 'point'")
            return
        unknown = [key for key in self.items if key not in KINK_KEYS]
        meant = {nearest(key, KINK_KEYS) for key in unknown}
        for missing in _REQUIRED:
            if missing not in self.items and missing not in meant:
                self.row.add(self.node, f"a kink has a {missing}")

    def _arrays(self, key: str) -> tuple[object, ...] | None:
        """The items under `key`, one for each Tensor argument."""
        node = self.items[key]
        items = node.items if isinstance(node, Sequence) else [node]
        tensors = self.signature.tensor_arguments
        fewest = sum(argument.default is None for argument in tensors)
        if not fewest <= len(items) <= len(tensors):
            names = ", ".join(argument.name for argument in tensors)
            message = f"'{key}' needs one item for each tensor argument ({names})"
            hint = "put brackets around a list of numbers that is one argument"
            self.row.add(node, message, hint if len(tensors) == 1 else None)
            return None
        found = [self._array(each, key) for each in items]
        return None if any(each is _WRONG for each in found) else tuple(found)

    def _gradients(self, key: str, point: tuple[object, ...] | None) -> tuple[object, ...] | None:
        found = self._arrays(key)
        if found is None or point is None:
            return None
        fits = len(found) == len(point) and all(
            gradient is None or _shape(gradient) == _shape(item)
            for gradient, item in zip(found, point, strict=False)
        )
        if not fits:
            self.row.add(self.items[key], f"'{key}' must have the shapes of 'point'")
        return found if fits else None

    def _array(self, node: Node, key: str) -> object:
        if isinstance(node, Sequence):
            items = [self._array(each, key) for each in node.items]
            if any(each is _WRONG for each in items):
                return _WRONG
            if None in items or len({_shape(each) for each in items}) > 1:
                self.row.add(node, f"the lists in '{key}' must be arrays of numbers")
                return _WRONG
            return tuple(items)
        value = _plain(node)
        if value is None or isinstance(value, bool | int | float | complex):
            return value
        what = f", or {NO_VALUE}" if key == "torch" else ""
        self.row.add(node, f"'{key}' must be made of numbers{what}")
        return _WRONG

    def _why(self) -> str | None:
        node = self.items["why"]
        if isinstance(node, Scalar) and not node.is_blank:
            return node.value.strip()
        self.row.add(node, "'why' must be a text")
        return None

    def _args(self) -> dict[str, object]:
        node = self.items.get("args")
        if node is None:
            return {}
        if not isinstance(node, Mapping):
            self.row.add(node, "'args' is a mapping of arguments to values")
            return {}
        known = [a.name for a in self.signature.arguments if a.type.base != "Tensor"]
        for key, _ in node.items:
            if key.value not in known:
                message = f"'{key.value}' in 'args' is not an argument of {self.row.label}"
                hint = did_you_mean(key.value, known)
                if key.value in (a.name for a in self.signature.tensor_arguments):
                    message, hint = f"'{key.value}' is a tensor: it belongs to 'point'", None
                self.row.add(key, message, hint)
        return {key.value: _plain(item) for key, item in node.items}

    def _output(self) -> int | None:
        node = self.items.get("output")
        if node is None:
            return None
        value = _plain(node)
        if type(value) is int and 0 <= value < len(self.signature.returns):
            return value
        self.row.add(node, "'output' is the number of an output, from 0")
        return None

    def _grad(self) -> object:
        node = self.items.get("grad")
        value = None if node is None else self._array(node, "grad")
        return None if value is _WRONG else value


_WRONG = object()


def _shape(value: object) -> tuple[int, ...]:
    if not isinstance(value, tuple):
        return ()
    return (len(value), *(_shape(value[0]) if value else ()))


def _plain(node: Node) -> object:
    """Tuples, numbers, truths and texts, as Python has them."""
    if isinstance(node, Sequence):
        return tuple(_plain(each) for each in node.items)
    if isinstance(node, Mapping):
        return {key.value: _plain(each) for key, each in node.items}
    assert isinstance(node, Scalar)
    text = node.value.strip()
    if node.style is not None:
        return node.value
    if text in _WORDS:
        return _WORDS[text]
    if len(text) <= _LONGEST and _COMPLEX.match(text) and cmath.isfinite(complex(text)):
        return complex(text)
    value = number(text)
    if value is None:
        return node.value
    return int(value) if re.fullmatch(r"[-+]?\d+", text) else value
