"""What a row is run with on symbols: its inputs, its other arguments, and witnesses.

A witness is the value of each element of the inputs. It decides which way the code branches.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sp

from codegen.lower.analysis import Plan
from codegen.model.domains import interval
from codegen.proofs.arrays import constant
from codegen.proofs.calls import Call, bound

_LINE = tuple(
    sp.Rational(x)
    for x in (
        *("-31.7", "-6.3", "-2.7", "-1.4", "-0.8", "-0.35", "-0.07", "0.06", "0.3", "0.45"),
        *("0.7", "0.9", "1.3", "2.6", "5.7", "7.3", "31.7"),
    )
)
_WITNESSES = 40  # of rows with several inputs


@dataclass(frozen=True)
class Setting:
    """Arguments of one run: shapes of the inputs that become symbols, and values of the others."""

    inputs: Mapping[str, Any]
    others: Mapping[str, Any]

    @property
    def size(self) -> int:
        """How many symbols there are."""
        arrays = (x if isinstance(x, list) else [x] for x in self.inputs.values())
        return sum(each.size for some in arrays for each in some)


def settings(plan: Plan, calls: Sequence[Call], pointwise: bool) -> Iterator[Setting]:
    seen: set[str] = set()
    for call in calls:
        try:
            values = bound(plan, call)
        except TypeError:
            continue
        inputs: dict[str, Any] = {}
        others: dict[str, Any] = {}
        for argument in plan.entry.signature.arguments:
            value = values[argument.name]
            if isinstance(value, list | tuple) and argument.is_tensor_list and _all_inputs(value):
                inputs[argument.name] = [_array(x) for x in value]
            elif argument.is_tensor and _is_input(value):
                inputs[argument.name] = _array(value)
            else:
                others[argument.name] = plain(value, argument.is_tensor, pointwise)
        if not inputs:
            continue
        key = repr((sorted(inputs), sorted((k, repr(v)) for k, v in others.items())))
        if pointwise and key in seen:
            continue
        seen.add(key)
        yield Setting(inputs, others)


def _is_input(value: Any) -> bool:
    return bool(getattr(value, "requires_grad", False))


def _all_inputs(values: Sequence[Any]) -> bool:
    return bool(values) and all(_is_input(x) for x in values)


def _array(value: Any) -> np.ndarray:
    array: np.ndarray = value.detach().numpy()
    return array


def plain(value: Any, tensor: bool, pointwise: bool) -> Any:
    """A value that is no symbol, as the code on arrays gets it."""
    if hasattr(value, "detach"):
        array = _array(value)
        return constant(array.reshape(-1)[:1] if pointwise and array.size else array)
    if isinstance(value, list | tuple) and any(hasattr(x, "detach") for x in value):
        return type(value)(plain(x, tensor, pointwise) for x in value)
    if tensor and isinstance(value, bool | int | float | complex):
        return constant(np.asarray(value))
    return value


def witnesses(
    plan: Plan, setting: Setting, complex_: bool, pointwise: bool
) -> Iterator[dict[str, Any]]:
    """Where the branches are decided: the value of each element of the inputs."""
    draw = random.Random(plan.entry.signature.full_name)
    if not pointwise:
        yield {
            name: [_rationals(x, draw, complex_) for x in value]
            if isinstance(value, list)
            else _rationals(value, draw, complex_)
            for name, value in setting.inputs.items()
        }
        return
    names = [name for name, value in setting.inputs.items() if not isinstance(value, list)]
    points: list[tuple[Any, ...]] = [(x,) for x in _LINE]
    if len(names) > 1:
        points = list(itertools.islice(_spread(plan, names, draw), _WITNESSES))
    for point in points:
        if complex_:
            point = tuple(x + sp.I * draw.choice(_LINE[4:12]) for x in point)
        yield {name: (x,) for name, x in zip(names, point, strict=True)}


def _spread(plan: Plan, names: Sequence[str], draw: random.Random) -> Iterator[tuple[Any, ...]]:
    """Points with coordinates that are all different, every second one in the row's domain."""
    while True:
        yield tuple(draw.sample(_LINE, len(names)))
        point = []
        for name in names:
            low, high = interval(plan.entry.domain, name)
            point.append(sp.Rational(str(round(draw.uniform(low, high), 4))))
        yield tuple(point)


def _rationals(array: np.ndarray, draw: random.Random, complex_: bool) -> tuple[sp.Expr, ...]:
    """The values of a sample, rounded."""
    values = []
    for x in array.reshape(-1):
        value = sp.Rational(str(round(float(x.real), 4)))
        if complex_:
            value += sp.I * sp.Rational(draw.randint(20, 99), 100)
        values.append(value)
    return tuple(values)
