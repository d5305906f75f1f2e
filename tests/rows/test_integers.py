"""Integers and truths as inputs of every row.

The values are compared with those of the same numbers in float64, which other tests compare with
references; the dtypes with NumPy's. PyTorch, where it is installed, must agree wherever it takes
the input.
"""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.samples.rows import checked
from tests.support.cases import differentiable, referred_by, values
from tests.support.integers import REFUSALS, Integral, integral_samples

# Rows whose integers are other numbers than in float64, on purpose, and why.
OTHER_NUMBERS: dict[str, str] = {
    "copy": "cut to the dtype of self",
    "diff": "of truths it is whether they differ, twice taken",
    "fill": "cut to the dtype of self",
    "addmm": "sums and products of truths are truths",
    "addmv": "sums and products of truths are truths",
    "addbmm": "sums and products of truths are truths",
    "baddbmm": "sums and products of truths are truths",
    "index_reduce": "a mean of integers is rounded down",
    **{f"nn.functional.avg_pool{d}d": "a mean of integers is cut to one" for d in (1, 2, 3)},
    "nn.functional._pool_mean": "a mean of integers is cut to one",
    "kthvalue": "which of equal elements it finds is open",
    "median.dim": "which of equal elements it finds is open",
    "nanmedian.dim": "which of equal elements it finds is open",
    "scatter.value_reduce": "the value is cut to the dtype of self",
    "scatter_reduce": "a mean of integers is rounded down",
    "signal.convolve": "by spectra: rounded, which floats are not",
    "signal._convolve_part": "by spectra: rounded, which floats are not",
    "signal.correlate": "by spectra: rounded, which floats are not",
    "topk": "which of equal elements it finds is open",
}
# Rows whose dtype is PyTorch's instead of NumPy's.
OTHER_DTYPES: dict[str, str] = {
    "angle": "float64 whatever the integers",
    "conj": "truths stay truths",
    "div": "quotients of truths, also rounded ones, are floats",
    "ldexp": "Python numbers take the dtype of the tensor beside them",
    "nanmean": "a float also where integers are asked for",
    "reciprocal": "a float; NumPy divides integers",
}
_TOLERANCE = {"float16": 5e-3, "float32": 1e-5, "float64": 1e-9, "complex64": 1e-5}


@pytest.mark.filterwarnings("ignore:.*atrix is (exactly )?singular")  # as one of truths is
@pytest.mark.parametrize("row", ag.registry)
def test_values_and_dtypes(row: str) -> None:
    """The numbers of float64, in the dtype of NumPy's function if the row has one."""
    for each in integral_samples(row):
        found = _results(row, each)
        if found is None:
            continue
        got, expected = found
        if row not in OTHER_NUMBERS:
            for one, other in zip(got, expected, strict=True):
                _assert_same_numbers(one, other, str(each))
        if ag.registry[row].numpy and row not in OTHER_DTYPES:
            with contextlib.suppress(*REFUSALS):  # NumPy may refuse what PyTorch takes
                wanted = [np.asarray(x).dtype for x in referred_by(row, each.sample)]
                assert [np.asarray(x).dtype for x in got] == wanted, str(each)


def _results(row: str, each: Integral) -> tuple[list[Any], list[Any]] | None:
    """What the integers give, and the same numbers in float64; None if they are refused."""
    call = checked(row)
    with np.errstate(all="ignore"):
        try:
            returned = call(*each.sample.args, **each.sample.kwargs)
        except REFUSALS:
            return None
        expected = call(*each.wide.args, **each.wide.kwargs)
    assert not differentiable(returned)
    return values(returned), values(expected)


def _assert_same_numbers(got: Any, wanted: Any, what: str) -> None:
    """Equal up to the digits of `got`; unsigned ones may have wrapped, truths say what is not 0."""
    got, wanted = np.asarray(got), np.asarray(wanted)
    assert got.shape == wanted.shape, what
    if got.dtype.kind == "b":
        wanted = wanted != 0
    elif got.dtype.kind == "u":
        wanted = wanted.astype(np.int64).astype(got.dtype)
    rtol = _TOLERANCE.get(got.dtype.name, 1e-12)
    np.testing.assert_allclose(got, wanted, rtol=rtol, atol=rtol, err_msg=what)


def test_exceptions() -> None:
    assert OTHER_NUMBERS.keys() | OTHER_DTYPES.keys() <= set(ag.registry)
    assert [len(OTHER_NUMBERS), len(OTHER_DTYPES)] == [21, 6]
