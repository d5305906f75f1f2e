"""Steps that are differentiated: update rules, which write arrays, on Tensors with a history.

Of ``differentiable=True`` a rule gets `Recorded` values in the place of arrays. What it writes into
one is its new value; at the end of the step these are put where the arrays would have been written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from autograd.array.written import Written
from autograd.core.tensor import Tensor
from generated.functions import clamp, complex, imag, real


class Recorded(Written):
    """A Tensor in the place of an array. put: called with the last value at the end of a step."""

    def __init__(self, value: Any = None, put: Callable[[Tensor], Any] | None = None) -> None:
        super().__init__(value)
        self.put = put

    def clip(self, low: Any, high: Any, out: Written) -> None:
        """Writes all elements, within limits."""
        out.value = clamp(self.value, low, high)


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
