"""Rows of a user-defined table checked against finite differences, on samples that follow from the
rows: what the tests of a package run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

from autograd.base.registry import Row, registry
from autograd.core.tensor import Tensor
from autograd.testing.checking.gradcheck import gradcheck, gradgradcheck
from codegen.model.kinds import ELEMENTWISE
from codegen.parse.signature import parse
from codegen.probe.drawing import Shapes, Subject, attempts

# Pointwise rows are checked on all of theirs; others on the first that they take: (4, 4) suits sums
# along a dimension and products of matrices, a matrix with numbers or a vector what has parameters.
_ELEMENTWISE: tuple[Shapes, ...] = (((4,),), ((2, 1), (3,), (3,)), ((),))
_SHAPES: tuple[Shapes, ...] = (((4, 4),), ((4, 4), (), ()), ((4, 4), (4,), (4,)), *_ELEMENTWISE)


@dataclass(frozen=True)
class Case:
    """A row, and the function that it made."""

    row: Row
    function: Any

    def __str__(self) -> str:
        return self.row.name

    @cached_property
    def subject(self) -> Subject:
        """What its arguments are drawn from."""
        row = self.row
        words = {
            name.strip(): text for names, text in row.formulas.items() for name in names.split(",")
        }
        signature = parse(row.signature)
        for argument in signature.arguments:
            if row.kind != "composite":
                words.setdefault(argument.name, "not_implemented")
        return Subject(signature, row.kind, row.domain or {}, words)

    def calls(self, shapes: Shapes) -> Iterator[dict[str, Any]]:
        """Arguments by name, to be tried one after another, with Tensors of these shapes."""
        for values in attempts(self.subject, shapes=[shapes]):
            yield self.subject.tensors(values)

    def check(self) -> None:
        """First and second derivatives and tangents against finite differences.

        Rows of kind pointwise are checked on several shapes, others on the first that they take.
        Tensors are drawn from the row's domain, or from -2 to 2 (a domain that has a name is of
        matrices, or of several numbers together); those that are ``non_differentiable`` hold
        integers of their domain, or 0 and 1. A number is the middle of its domain; without one it
        is its default, else 0.5, or 1, 0 or 2 for integers. Raises AssertionError where nothing
        could be checked because no such call succeeds, GradcheckError where a derivative is wrong.
        """
        elementwise = self.row.kind in ELEMENTWISE
        candidates = _ELEMENTWISE if elementwise else _SHAPES
        failures = []
        for shapes in candidates:
            try:
                checked = self._check(shapes)
            except _NoCallError as error:
                failures.append(f"shapes {shapes}: {error}")
            else:
                if checked and not elementwise:
                    return
        assert len(failures) < len(candidates), "no sample succeeds\n" + "\n".join(failures)

    def _check(self, shapes: Shapes) -> bool:
        """Checks the first call that succeeds; False if its result does not require grad."""
        failure: Exception | None = None
        for arguments in self.calls(shapes):
            keywords = {a.name: a.keyword for a in self.subject.signature.arguments}
            inputs = {n: x for n, x in arguments.items() if _requires_grad(x)}

            def call(
                *values: Tensor,
                arguments: Any = arguments,
                keywords: Any = keywords,
                names: Any = tuple(inputs),
            ) -> Any:
                moved = self.subject.projected(dict(zip(names, values, strict=True)))
                return self.function(**{keywords[n]: x for n, x in (arguments | moved).items()})

            try:
                result = call(*inputs.values())
            except (ValueError, IndexError, TypeError, RuntimeError) as error:
                failure = failure or error
                continue
            if not any(map(_requires_grad, result if isinstance(result, tuple) else (result,))):
                return False
            gradcheck(call, list(inputs.values()), check_forward_ad=True)
            gradgradcheck(call, list(inputs.values()))
            return True
        raise _NoCallError(f"{type(failure).__name__}: {failure}")


class _NoCallError(Exception):
    """No call with Tensors of some shapes succeeds."""


def _requires_grad(value: Any) -> bool:
    return isinstance(value, Tensor) and value.requires_grad


def cases(package: ModuleType) -> list[Case]:
    """One case for each row of a package that was built from a table."""
    rows = [row for row in registry.values() if registry.package_of(row.name) == package.__name__]
    return [Case(row, getattr(package, row.name.partition(".")[0])) for row in rows]
