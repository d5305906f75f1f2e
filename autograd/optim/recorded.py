"""Steps that are differentiated: update rules, which write arrays, on Tensors with a history.

Of ``differentiable=True`` a rule gets `Recorded` values in the place of arrays. What it writes into
one is its new value; at the end of the step these are put where the arrays would have been written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from autograd.core.tensor import Tensor
from generated.functions import clamp, complex, imag, real


class Recorded(NDArrayOperatorsMixin):
    """A value that can be written as an array: by operators, by ``out=`` and by assignment.

    put: called with the last value at the end of a step.
    """

    def __init__(self, value: Any = None, put: Callable[[Tensor], Any] | None = None) -> None:
        self.value = value
        self.put = put

    def __array_ufunc__(
        self, ufunc: np.ufunc, method: str, *inputs: Any, out: Any = (None,), where: Any = True
    ) -> Any:
        """A ufunc of values and numbers, written into `out` if there is one."""
        found = ufunc(*map(_value, inputs))
        target = type(self)() if out[0] is None else out[0]
        target.value = found if where is True else np.where(where.value, found, target.value)
        return target

    def __setitem__(self, place: Any, given: Any) -> None:
        """All elements become those of `given`, or those where `place`, of truths, is true."""
        value = _value(given)
        self.value = (
            np.positive(value) if place is ... else np.where(place.value, value, self.value)
        )

    def clip(self, low: Any, high: Any, out: Any) -> None:
        """Writes all elements, within limits."""
        out.value = clamp(self.value, low, high)


def _value(x: Any) -> Any:
    return x.value if isinstance(x, Recorded) else x


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
