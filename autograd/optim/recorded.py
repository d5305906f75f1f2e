"""Steps that are differentiated: update rules, which write arrays, on Tensors with a history.

Of ``differentiable=True`` a rule gets `Recorded` values in the place of arrays. What it writes into
one is its new value; at the end of the step these are put where the arrays would have been written.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from autograd.core.tensor import Tensor
from generated.functions import clamp, complex, imag, real, where


class Recorded:
    """A Tensor that can be written as an array: by operators, by ``out=`` and by assignment.

    put: called with the last value at the end of a step.
    """

    __slots__ = ("put", "value")

    def __init__(self, value: Any = None, put: Callable[[Tensor], Any] | None = None) -> None:
        self.value = value
        self.put = put

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Recorded:
        found = ufunc(*map(_value, inputs))
        (out,) = options.get("out", (None,))
        target = Recorded() if out is None else out
        where_ = options.get("where", True)
        target.value = found if where_ is True else where(where_.value, found, target.value)
        return target

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Recorded:
        x, least, most = args  # rules call np.clip alone
        kwargs["out"].value = clamp(x.value, least, most)
        return kwargs["out"]

    def __setitem__(self, place: Any, value: Any) -> None:
        given = _value(value)
        self.value = given if place is ... else where(place.value, given, self.value)


def _value(x: Any) -> Any:
    return x.value if isinstance(x, Recorded) else x


def _operator(function: Callable[[Any, Any], Any], into: bool) -> Callable[..., Recorded]:
    def apply(self: Recorded, other: Any) -> Recorded:
        target = self if into else Recorded()
        target.value = function(self.value, _value(other))
        return target

    return apply


def _reversed(function: Callable[[Any, Any], Any], a: Any, b: Any) -> Any:
    return function(b, a)


for _name in ("add", "sub", "mul", "truediv"):
    _function = getattr(operator, _name)
    setattr(Recorded, f"__i{_name}__", _operator(_function, True))
    setattr(Recorded, f"__{_name}__", _operator(_function, False))
    setattr(Recorded, f"__r{_name}__", _operator(partial(_reversed, _function), False))
for _name in ("lt", "gt"):
    setattr(Recorded, f"__{_name}__", _operator(getattr(operator, _name), False))


def run_recorded(
    update: Callable[..., None], numbers: Sequence[Any], given: Sequence[Recorded], scratch: int
) -> None:
    """Calls ``update(numbers, *given, *scratch)``, of complex numbers for both of their parts, and
    puts the new values of all but the second, the gradient, into their places."""
    known = [Recorded(x) if isinstance(x, Tensor) else x for x in numbers]
    ways: Sequence[Callable[[Any], Any]] = (lambda x: x,)
    if given[0].value.is_complex():
        ways = (real, imag)
    found = []
    for part in ways:
        cells = [Recorded(part(each.value)) for each in given]
        update(known, *cells, *[Recorded() for _ in range(scratch)])
        found.append([each.value for each in cells])
    for i, each in enumerate(given):
        if i != 1 and each.put is not None:
            values = [part[i] for part in found]
            each.put(values[0] if len(values) == 1 else complex(*values))
