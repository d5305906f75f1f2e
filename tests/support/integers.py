"""The samples of the suite with integers and truths in place of floating-point numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import autograd as ag
from autograd.core.tensor import Tensor
from tests.samples.rows import spec_of
from tests.support.sampling import Sample

__all__ = ["DTYPES", "REFUSALS", "Integral", "integral_samples"]

DTYPES = [
    np.dtype(name)
    for name in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool")
]
# What an operation that does not take integers raises. An OverflowError is NumPy's for a Python
# number that the dtype of the array beside it cannot hold.
REFUSALS = (RuntimeError, TypeError, ValueError, OverflowError)


class Integral(NamedTuple):
    """A sample in an integer dtype, and the same numbers in float64."""

    row: str
    number: int
    dtype: np.dtype[Any]
    sample: Sample
    wide: Sample

    def __str__(self) -> str:
        return f"{self.row}-sample{self.number} of {self.dtype}"


def integral_samples(row: str) -> Iterator[Integral]:
    """The samples of a row with each dtype where floating-point numbers are drawn.

    Unsigned ones are the absolute values.
    """
    spec = spec_of(row)
    assert spec is not None
    plain = spec.draw()
    try:
        drawn = spec.draw(np.int64)
    except RuntimeError:  # an argument beside them is a tensor that requires grad
        drawn = plain
    for number, (first, second) in enumerate(zip(plain, drawn, strict=True)):
        sample = second if len(first.tensors) == len(second.tensors) else first
        chosen = [x.dtype.kind == "f" for x in first.tensors]
        for dtype in DTYPES if any(chosen) else []:
            yield Integral(
                row,
                number,
                dtype,
                _converted(sample, chosen, dtype, dtype),
                _converted(sample, chosen, dtype, np.dtype(np.float64)),
            )


def _converted(
    sample: Sample, chosen: list[bool], dtype: np.dtype[Any], stored: np.dtype[Any]
) -> Sample:
    numbers = iter(chosen)
    return sample.mapped(
        lambda x: ag.tensor(_rounded(x, dtype).astype(stored)) if next(numbers) else x
    )


def _rounded(x: Tensor, dtype: np.dtype[Any]) -> np.ndarray:
    array = np.nan_to_num(np.round(x.detach().numpy()), nan=1, posinf=2, neginf=-2)
    return (np.abs(array) if dtype.kind == "u" else array).astype(dtype)
