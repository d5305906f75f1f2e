"""What a function that writes into arrays is called with, to find out what it writes."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin


class Written(NDArrayOperatorsMixin):
    """A value that can be written as an array: by operators, by ``out=`` and by assignment, each of
    which puts another one in its place."""

    def __init__(self, value: Any = None) -> None:
        self.value = value

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


def _value(x: Any) -> Any:
    return x.value if isinstance(x, Written) else x
