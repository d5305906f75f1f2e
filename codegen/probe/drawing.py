"""Arguments that suit a row, drawn from its signature and domain: small arrays and plain numbers.

`codegen.probe.promises` calls forwards with them, `codegen verify` makes its samples of them, and
`codegen.probe.cases` the tests of packages.
"""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from codegen.model.domains import Domain, draw, projected, shape_in
from codegen.model.entry import Entry
from codegen.model.kinds import ELEMENTWISE
from codegen.parse.signature import Argument, Signature

_Shape = tuple[int, ...]
Shapes = tuple[_Shape, ...]
"""Of the first Tensor, the second, ..., and again of the first."""

_MANY = 60  # attempts to find arguments that fit each other
_WHOLE = "non_differentiable"  # the word for indices, masks and counts
_SHAPES: tuple[Shapes, ...] = (
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


@dataclass(frozen=True)
class Subject:
    """What is known of a row for which arguments are drawn.

    words: of the arguments that have no formula, such as non_differentiable.
    """

    signature: Signature
    kind: str
    domain: Mapping[str, Domain] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    all_whole: bool = False

    @staticmethod
    def of(entry: Entry) -> Subject:
        words = {name: d.word for d in entry.derivatives if d.word for name in d.targets}
        all_whole = {d.word for d in entry.derivatives} == {_WHOLE}
        return Subject(entry.signature, entry.kind, entry.domain or {}, words, all_whole)

    def tensors(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The same with Tensors for arrays; those with a derivative require grad."""
        from autograd.methods.construction import tensor

        def wrapped(name: str, value: Any) -> Any:
            if isinstance(value, list):
                return [wrapped(name, each) for each in value]
            if not isinstance(value, np.ndarray):
                return value
            constant = self.words.get(name) in (_WHOLE, "not_implemented")
            return tensor(value, requires_grad=value.dtype.kind in "fc" and not constant)

        return {name: wrapped(name, value) for name, value in values.items()}

    def projected(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The same in their domains, which differences would leave: symmetric matrices."""
        return {name: projected(self.domain.get(name), value) for name, value in values.items()}


def attempts(
    row: Entry | Subject, dtype: Any = np.float64, shapes: Sequence[Shapes] | None = None
) -> Iterator[dict[str, Any]]:
    """Arguments by name, at most so many, the same each time; not all of them suit the row.

    shapes: to choose from; None for those that suit the kind.
    """
    subject = row if isinstance(row, Subject) else Subject.of(row)
    return itertools.islice(_attempts(subject, np.dtype(dtype), shapes), _MANY)


def _attempts(
    subject: Subject, dtype: np.dtype[Any], given: Sequence[Shapes] | None
) -> Iterator[dict[str, Any]]:
    arguments = subject.signature.arguments
    # A reduction is asked for a dimension, and to keep it, beside what it does by itself.
    named = _options(arguments) if subject.kind in ("reduction", "scan") else [{}]
    whole = subject.kind == "comparison"
    choices = _choices(subject.kind) if given is None else given
    for shapes, number in itertools.product(choices, (1, 0, 2)):
        for options in named:
            for integers in (False, True) if whole else (False,):
                drawing = _Drawing(subject, dtype, shapes, number, integers)
                values = {a.name: drawing.value(a) for a in arguments if _is_given(a, subject)}
                yield values | options
                shaped = _shaped_as_first(arguments, values)
                if shaped:
                    yield shaped | options


def _choices(kind: str) -> Sequence[Shapes]:
    if kind == "window":  # which slides over what is behind samples and channels
        return sorted(_SHAPES, key=lambda shapes: len(shapes[0]) < 3)
    # Pointwise rows get elements of one shape: that they broadcast is for others to try.
    return [shapes[:1] for shapes in _SHAPES] if kind in ELEMENTWISE else _SHAPES


def _is_given(argument: Argument, subject: Subject) -> bool:
    """Tensors, what has no default, and what the row has a domain of."""
    return argument.name in subject.domain or argument.default is None or argument.is_tensor


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
        subject: Subject,
        dtype: np.dtype[Any],
        shapes: Shapes,
        number: int,
        integers: bool,
    ) -> None:
        self.subject = subject
        self.dtype = dtype
        self.number = number
        self.integers = integers
        self.shapes = itertools.cycle(shapes)
        self.random = np.random.default_rng(zlib.crc32(subject.signature.full_name.encode()))

    def value(self, argument: Argument) -> Any:
        base = argument.type.base
        if base == "Tensor":
            if argument.type.is_list:
                return [self.tensor(argument) for _ in range(2)]
            return self.tensor(argument)
        bounds = self.subject.domain.get(argument.name)
        if isinstance(bounds, tuple):
            middle = (bounds[0] + bounds[1]) / 2
            return round(middle) if base == "int" else middle
        number: Any = {"float": 0.5, "Scalar": 0.5, "bool": False, "str": "mean"}.get(
            base, self.number
        )
        return (number,) if argument.type.is_list else number

    def tensor(self, argument: Argument) -> np.ndarray:
        bounds: Any = self.subject.domain.get(argument.name)
        shape = shape_in(bounds, next(self.shapes))
        whole = self.subject.words.get(argument.name) == _WHOLE and not self.subject.all_whole
        if bounds is None and (self.integers or whole):
            return self.random.integers(0, 2, shape)
        if isinstance(bounds, tuple) and whole:
            return self.random.integers(round(bounds[0]), round(bounds[1]) + 1, shape)
        drawn: np.ndarray = draw(bounds or (-2.0, 2.0), shape, self.random, self.dtype)
        return drawn
