"""Rows of somebody's own table on samples that follow from the rows: what their tests run."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.gradcheck import gradcheck, gradgradcheck
from autograd.registry import Row
from autograd.tensor import Tensor, from_array

if TYPE_CHECKING:
    from codegen.signature import Argument

__all__ = ["Case", "cases"]

# Several, since not every operation takes every shape: (4, 4) suits sums along a dimension and
# products of matrices, pairs that broadcast suit pointwise maps.
_SHAPES: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((4, 4), (4, 4)),
    ((4,), (4,)),
    ((2, 1), (3,)),
    ((), ()),
)
_ANY_SHAPE = ("pointwise", "comparison")
_DOMAIN = (-2.0, 2.0)
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
        Tensors are drawn from the row's domain, or from -2 to 2; arguments without a default are
        0.7, or 1 for integers. Raises AssertionError where nothing could be checked because no such
        call succeeds, GradcheckError where a derivative is wrong.
        """
        failures = []
        for shapes in _SHAPES:
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
                return self.function(**arguments | dict(zip(names, values, strict=True)))

            gradcheck(call, inputs, check_forward_ad=True)
            gradgradcheck(call, inputs)
            if self.row.kind not in _ANY_SHAPE:
                return
        assert len(failures) < len(_SHAPES), "no sample succeeds\n" + "\n".join(failures)

    def _draw(self, shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> dict[str, Any]:
        """Arguments by name; the first tensor has the first shape, the others the second."""
        from codegen.signature import parse

        random = np.random.default_rng(zlib.crc32(self.row.name.encode()))
        arguments: dict[str, Any] = {}
        shape, following = shapes
        for argument in parse(self.row.signature).arguments:
            if argument.type.base == "Tensor":
                arguments[argument.keyword] = self._tensor(argument, shape, random)
                shape = following
            elif argument.default is None:
                arguments[argument.keyword] = _NUMBERS.get(argument.type.base)
        return arguments

    def _tensor(
        self, argument: Argument, shape: tuple[int, ...], random: np.random.Generator
    ) -> Any:
        low, high = (self.row.domain or {}).get(argument.name, _DOMAIN)
        grad = any(
            argument.name in map(str.strip, names.split(",")) and text != "non_differentiable"
            for names, text in self.row.formulas.items()
        )
        grad = grad or self.row.kind == "composite"

        def one() -> Tensor:
            return from_array(random.uniform(low, high, shape)).requires_grad_(grad)

        return [one(), one()] if argument.type.is_list else one()


def _requires_grad(result: Any) -> bool:
    many = result if isinstance(result, tuple) else (result,)
    return any(isinstance(each, Tensor) and each.requires_grad for each in many)


def cases(package: ModuleType) -> list[Case]:
    """One case for each row of a package that was built from a table."""
    from autograd.registry import registry

    rows = [row for row in registry.values() if registry.package_of(row.name) == package.__name__]
    return [Case(row, getattr(package, row.name.partition(".")[0])) for row in rows]
