"""Rows of somebody's own table on samples that follow from the rows: what their tests run."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base.registry import Row
from autograd.core.tensor import Tensor, from_array
from autograd.testing.checking.gradcheck import gradcheck, gradgradcheck

if TYPE_CHECKING:
    from codegen.parse.signature import Argument

__all__ = ["Case", "cases"]

_Shape = tuple[int, ...]
# Of the first tensor and of the others. Pointwise maps are checked on all of theirs; what else
# there is takes some: (4, 4) suits sums along a dimension and products of matrices, a matrix with
# numbers or a vector what has parameters.
_ELEMENTWISE: tuple[tuple[_Shape, _Shape], ...] = (
    ((4,), (4,)),
    ((2, 1), (3,)),
    ((), ()),
)
_SHAPES: tuple[tuple[_Shape, _Shape], ...] = (
    ((4, 4), (4, 4)),
    ((4, 4), ()),
    ((4, 4), (4,)),
    *_ELEMENTWISE,
)
_POINTWISE = ("pointwise", "comparison")
_DOMAIN = (-2.0, 2.0)
_PLACES = (0.0, 1.0)  # of indices, masks and counts, which suit any dimension of two elements
_NUMBERS: dict[str, Any] = {"Scalar": 0.7, "float": 0.7, "int": 1, "bool": False}


@dataclass(frozen=True)
class Case:
    """A row, and the function that it made."""

    row: Row
    function: Any

    def __str__(self) -> str:
        return self.row.name

    def check(self) -> None:
        """First and second derivatives and tangents against finite differences.

        Rows of kind pointwise are checked on several shapes, others on the first that they take.
        Tensors are drawn from the row's domain, or from -2 to 2 (a domain that has a name is of
        matrices, or of several numbers together); those that are
        ``non_differentiable`` hold integers of their domain, or 0 and 1. A number is the middle of
        its domain; without one it is its default, else 0.7, or 1 for integers. Raises
        AssertionError where nothing could be checked because no such call succeeds, GradcheckError
        where a derivative is wrong.
        """
        failures = []
        elementwise = self.row.kind in _POINTWISE
        candidates = _ELEMENTWISE if elementwise else _SHAPES
        for shapes in candidates:
            arguments = self._draw(shapes)
            inputs = [x for x in arguments.values() if isinstance(x, Tensor) and x.requires_grad]
            try:
                result = self.function(**arguments)
            except (ValueError, IndexError, TypeError, RuntimeError) as error:
                failures.append(f"shapes {shapes}: {type(error).__name__}: {error}")
                continue
            if not _requires_grad(result):
                continue
            names = [name for name, x in arguments.items() if any(x is each for each in inputs)]

            def call(*values: Tensor, names: Any = names, arguments: Any = arguments) -> Any:
                moved = dict(zip(names, map(self._inside, names, values), strict=True))
                return self.function(**arguments | moved)

            gradcheck(call, inputs, check_forward_ad=True)
            gradgradcheck(call, inputs)
            if not elementwise:
                return
        assert len(failures) < len(candidates), "no sample succeeds\n" + "\n".join(failures)

    def _draw(self, shapes: tuple[_Shape, _Shape]) -> dict[str, Any]:
        """Arguments by name; the first tensor has the first shape, the others the second."""
        from codegen.parse.signature import parse

        random = np.random.default_rng(zlib.crc32(self.row.name.encode()))
        arguments: dict[str, Any] = {}
        shape, following = shapes
        domain = self.row.domain or {}
        for argument in parse(self.row.signature).arguments:
            if argument.type.base == "Tensor":
                arguments[argument.keyword] = self._tensor(argument, shape, random)
                shape = following
            elif isinstance(bounds := domain.get(argument.name), tuple):
                middle = sum(bounds) / 2
                whole = argument.type.base == "int"
                arguments[argument.keyword] = round(middle) if whole else middle
            elif argument.default is None:
                arguments[argument.keyword] = _NUMBERS.get(argument.type.base)
        return arguments

    def _inside(self, name: str, value: Tensor) -> Tensor:
        """The value in its domain: differences leave a symmetric matrix otherwise."""
        from codegen.model.domains import projected

        domain = (self.row.domain or {}).get("self" if name == "input" else name)
        projection: Tensor = projected(domain, value)
        return projection

    def _tensor(self, argument: Argument, shape: _Shape, random: np.random.Generator) -> Any:
        formula = self._formula(argument.name)
        whole = formula == "non_differentiable"
        from codegen.model.domains import draw, shape_in

        domain = (self.row.domain or {}).get(argument.name, _PLACES if whole else _DOMAIN)

        def one() -> Tensor:
            if isinstance(domain, str):
                array = draw(domain, shape_in(domain, shape), random)
                floating = array.dtype.kind == "f" and formula is not None
                return from_array(array).requires_grad_(floating)
            low, high = domain
            if whole:
                return from_array(random.integers(round(low), round(high) + 1, shape))
            values = random.uniform(low, high, shape)
            return from_array(values).requires_grad_(formula is not None)

        return [one(), one()] if argument.type.is_list else one()

    def _formula(self, argument: str) -> str | None:
        """The formula or word of an argument; a word too for a composite row, which has none."""
        for names, text in self.row.formulas.items():
            if argument in map(str.strip, names.split(",")):
                return text
        return "composite" if self.row.kind == "composite" else None


def _requires_grad(result: Any) -> bool:
    many = result if isinstance(result, tuple) else (result,)
    return any(isinstance(each, Tensor) and each.requires_grad for each in many)


def cases(package: ModuleType) -> list[Case]:
    """One case for each row of a package that was built from a table."""
    from autograd.base.registry import registry

    rows = [row for row in registry.values() if registry.package_of(row.name) == package.__name__]
    return [Case(row, getattr(package, row.name.partition(".")[0])) for row in rows]
