"""Arguments that suit a row, drawn from its signature and domain: small arrays and plain numbers.

`codegen.probe.promises` calls forwards with them, `codegen verify` makes its samples of them.
"""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from codegen.model.domains import draw, shape_in
from codegen.model.entry import Entry
from codegen.parse.signature import Argument

__all__ = ["attempts"]

_Shape = tuple[int, ...]
_MANY = 60  # attempts to find arguments that fit each other
_ELEMENTWISE = ("pointwise", "comparison")
_SHAPES: tuple[tuple[_Shape, ...], ...] = (
    ((2, 3),),
    ((3,),),
    ((3, 3),),
    ((2, 3), (3, 2)),
    ((2, 3), (3,)),
    ((2, 2, 3), (2, 3, 2)),
    ((2, 3, 4),),
    ((4,),),
    ((2, 2, 5, 5),),
)


def attempts(entry: Entry, dtype: Any = np.float64) -> Iterator[dict[str, Any]]:
    """Arguments by name, at most so many, the same each time; not all of them suit the row."""
    return itertools.islice(_attempts(entry, np.dtype(dtype)), _MANY)


def _attempts(entry: Entry, dtype: np.dtype[Any]) -> Iterator[dict[str, Any]]:
    arguments = entry.signature.arguments
    # A reduction is asked for a dimension, and to keep it, beside what it does by itself.
    named = _options(arguments) if entry.kind in ("reduction", "scan") else [{}]
    whole = entry.kind == "comparison"
    # Windows slide over what is behind samples and channels.
    deep = sorted(_SHAPES, key=lambda shapes: len(shapes[0]) < 3)
    choices = deep if entry.kind == "window" else _SHAPES
    for shapes, number in itertools.product(choices, (1, 0, 2)):
        for options in named:
            for integers in (False, True) if whole else (False,):
                drawing = _Drawing(entry, dtype, shapes, number, integers)
                values = {a.name: drawing.value(a) for a in arguments if _is_given(a, entry)}
                yield values | options
                shaped = _shaped_as_first(arguments, values)
                if shaped:
                    yield shaped | options


def _is_given(argument: Argument, entry: Entry) -> bool:
    """Tensors, what has no default, and what the row has a domain of."""
    named = argument.name in (entry.domain or {})
    return named or argument.default is None or argument.is_tensor


def _options(arguments: Sequence[Argument]) -> list[dict[str, Any]]:
    """Choices of `dim` and `keepdim`, the optional arguments that reductions share."""
    types = {a.name: a.type for a in arguments if a.default is not None}
    found: list[dict[str, Any]] = []
    if "dim" in types:
        several = types["dim"].is_list
        found += [{"dim": (0,) if several else 0}, {"dim": (1,) if several else 1}]
    if "keepdim" in types:
        found = [*(found or [{}]), *({**each, "keepdim": True} for each in found or [{}])]
    return found if {} in found else [*found, {}]


def _shaped_as_first(arguments: Sequence[Argument], values: dict[str, Any]) -> dict[str, Any]:
    """The same with the shape of the first array for each list of integers."""
    lists = [a.name for a in arguments if str(a.type) == "int[]" and a.name in values]
    arrays = [x for x in values.values() if isinstance(x, np.ndarray)]
    return values | dict.fromkeys(lists, arrays[0].shape) if lists and arrays else {}


class _Drawing:
    """Values for the arguments of one attempt."""

    def __init__(
        self,
        entry: Entry,
        dtype: np.dtype[Any],
        shapes: Sequence[_Shape],
        number: int,
        integers: bool,
    ) -> None:
        self.entry = entry
        self.dtype = dtype
        self.number = number
        self.integers = integers
        # Pointwise rows get elements of one shape: that they broadcast is for others to try.
        one = entry.kind in _ELEMENTWISE
        self.shapes = itertools.cycle(shapes[:1] if one else shapes)
        self.random = np.random.default_rng(zlib.crc32(entry.signature.full_name.encode()))
        words = {d.word for d in entry.derivatives}
        self.fixed = {
            name for d in entry.derivatives if d.word == "non_differentiable" for name in d.targets
        }
        self.all_fixed = words == {"non_differentiable"}

    def value(self, argument: Argument) -> Any:
        base = argument.type.base
        if base == "Tensor":
            if argument.type.is_list:
                return [self.tensor(argument) for _ in range(2)]
            return self.tensor(argument)
        domain: Mapping[str, Any] = self.entry.domain or {}
        bounds = domain.get(argument.name)
        if isinstance(bounds, tuple):
            middle = (bounds[0] + bounds[1]) / 2
            return round(middle) if base == "int" else middle
        number: Any = {"float": 0.5, "Scalar": 0.5, "bool": False, "str": "mean"}.get(
            base, self.number
        )
        return (number,) if argument.type.is_list else number

    def tensor(self, argument: Argument) -> np.ndarray:
        domain: Mapping[str, Any] = self.entry.domain or {}
        shape = shape_in(domain.get(argument.name), next(self.shapes))
        bounds = domain.get(argument.name)
        if bounds is None and (
            self.integers or (argument.name in self.fixed and not self.all_fixed)
        ):
            return self.random.integers(0, 2, shape)
        if isinstance(bounds, tuple) and argument.name in self.fixed and not self.all_fixed:
            return self.random.integers(round(bounds[0]), round(bounds[1]) + 1, shape)
        drawn: np.ndarray = draw(bounds or (-2.0, 2.0), shape, self.random, self.dtype)
        return drawn
