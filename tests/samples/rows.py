"""The samples of all rows: those written by hand, and the automatic ones of pointwise rows.

A pointwise or comparison row whose required arguments are Tensors needs no samples of its own: its
shapes follow from the number of arguments, its values from `domain:` in the table, its reference
from `numpy:` or `scipy:`.
"""

from __future__ import annotations

import importlib
import operator
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

import autograd as ag
import tests.samples
from autograd.base.ops import ops
from autograd.base.registry import Row
from codegen.model.domains import interval
from codegen.parse.signature import Argument, Signature, parse
from tests.support.sampling import SPECS, Make, Sample, Spec

__all__ = ["checked", "packed", "public", "signature", "spec_of"]

for _module in pkgutil.iter_modules(tests.samples.__path__):
    if _module.name not in ("rows", "proofs"):
        importlib.import_module(f"tests.samples.{_module.name}")

AUTOMATIC = ("pointwise", "comparison")


@cache
def signature(name: str) -> Signature:
    """The signature of the row `name` as a record."""
    return parse(ag.registry[name].signature)


def packed(name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
    """`args` with a list of ints as one tuple: ``x.reshape(2, 3)`` as ``x.reshape((2, 3))``."""
    positional = [a for a in signature(name).arguments if not a.keyword_only]
    last = positional[-1] if positional else None
    if last is None or last.default is not None or str(last.type) != "int[]":
        return list(args)
    place = len(positional) - 1
    rest = args[place:]
    if last.name in kwargs or (len(rest) == 1 and not isinstance(rest[0], int)):
        return list(args)
    return [*args[:place], tuple(rest)]


def public(name: str) -> Callable[..., Any]:
    """The function a user calls for the row: ``"max.dim"`` -> ``ag.max``; of a private row, which
    no user calls, the one that formulas call."""
    if signature(name).is_private:
        return getattr(ops, signature(name).qualified_name.replace(".", "_"))
    found: Any = ag
    *namespaces, function = filter(
        None, (*signature(name).namespace.split("."), signature(name).name)
    )
    for part in namespaces:
        found = getattr(found, part)
    return getattr(found, function)


def checked(name: str, function: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """The function of the row, or another one of the same kind, `within` what its samples say."""
    function = function or public(name)
    spec = spec_of(name)
    return function if spec is None or spec.within is None else spec.within(function)


@cache
def spec_of(name: str) -> Spec | None:
    """Everything known of the row `name`; None if it has neither samples nor automatic ones."""
    row = ag.registry[name]
    written = SPECS.get(name)
    automatic = _automatic(row) if written is None or written.automatic else None
    if written is None and automatic is None:
        return None
    reference = (written and written.reference) or _reference(row)
    if written is None:
        return Spec(
            name,
            automatic,
            reference,
            complex=row.takes_complex and _takes_complex(row, reference),
            grad=row.kind != "comparison",
        )
    draws = [each for each in (automatic, written.make_samples) if each is not None]

    def both(make: Make) -> Iterator[Sample]:
        for draw in draws:
            yield from draw(make)

    facts = {
        key: value for key, value in vars(written).items() if key not in ("automatic", "drawn")
    }
    takes_complex = written.complex and row.takes_complex
    given = {"make_samples": both, "reference": reference, "complex": takes_complex}
    return Spec(**(facts | given))


def _reference(row: Row) -> Callable[..., Any] | None:
    for path in row.numpy:
        return operator.attrgetter(path)(np)
    for path in row.scipy:
        module, _, function = path.rpartition(".")
        return getattr(importlib.import_module(f"scipy.{module}"), function)
    return None


def _takes_complex(row: Row, reference: Callable[..., Any] | None) -> bool:
    """Whether the reference accepts complex numbers."""
    if reference is None:
        return False
    values = [np.array(0.5 + 0.5j)] * len(_required(signature(row.name)))
    try:
        reference(*values)
    except TypeError:
        return False
    return True


def _required(sig: Signature) -> list[Argument]:
    return [argument for argument in sig.arguments if argument.default is None]


def _automatic(row: Row) -> Callable[[Make], Iterator[Sample]] | None:
    """The automatic samples of a row, or None if they cannot be derived from its signature."""
    arguments = _required(signature(row.name))
    if row.kind not in AUTOMATIC or not arguments:
        return None
    if row.kind == "comparison" and not row.numpy:  # may need integers, or indices
        return None
    if any(a.type.base != "Tensor" or a.type.is_list or a.keyword_only for a in arguments):
        return None
    bounds = [interval(row.domain, a.name) for a in arguments]
    known = [row.formulas.get(a.name) != "not_implemented" for a in arguments]
    whole = row.kind == "comparison"  # so that some elements are equal

    def draw(make: Make) -> Iterator[Sample]:
        def tensors(*shapes: tuple[int, ...]) -> list[Any]:
            return [
                make(*shape, low=low, high=high, whole=whole, requires_grad=grad)
                for shape, (low, high), grad in zip(shapes, bounds, known, strict=True)
            ]

        count = len(bounds)
        yield Sample(*tensors(*[(3, 4)] * count))
        yield Sample(*tensors(*[()] * count))
        yield Sample(*tensors(*[(0, 3)] * count))
        if count == 1:
            yield Sample(*tensors((2, 1, 3)))
            return
        ends = [(1,) * (count - 2)] * (count - 2)
        yield Sample(*tensors((3, 1), (1, 4), *ends))
        yield Sample(*tensors((2, 3), *[()] * (count - 1)))
        yield Sample(*tensors((), *[(2, 3)] * (count - 1)))
        yield Sample(*tensors((0, 3), *[(1, 1)] * (count - 1)))
        first, *rest = tensors(*[(2, 3)] * count)
        numbers = [make.number(*bound) for bound in bounds]
        yield Sample(first, *numbers[1:])
        yield Sample(numbers[0], *rest)

    return draw
