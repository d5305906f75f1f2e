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
from tests.support.cases import (
    SEVERAL,
    Case,
    differentiable,
    direction,
    over,
    referred_by,
    values,
)
from tests.support.integers import REFUSALS, Integral, integral_samples
from tests.support.sampling import Sample

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
    "nn.functional.interpolate": "each pass over an image of uint8 is rounded",
    "nn.functional.upsample_bilinear": "each pass over an image of uint8 is rounded",
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


# As one of truths is.
@pytest.mark.filterwarnings("ignore:.*atrix (is|may be) (exactly |nearly )?singular")
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


# Rows that compute with one input before the other makes it a float, and why.
NARROW: dict[str, str] = {
    **dict.fromkeys(("add", "sub", "rsub", "addmm", "addmv", "addbmm"), "factors, as NumPy's"),
    "nn.functional.binary_cross_entropy_with_logits": "logits of integers are rounded",
    "nn.functional.gaussian_nll_loss": "variances of integers are rounded",
    "nn.functional.kl_div": "logarithms of integers are rounded",
    "nn.functional.rms_norm": "squares wrap; PyTorch has none of integers",
    "nn.functional._attention_and_logs": "private, and given floats",
}


@over([case for case in SEVERAL if case.row not in NARROW], together=True)
def test_small_integers_beside_floats(case: Case) -> None:
    """Neither results nor gradients of the floats, of first and second order, show their width."""
    given = case.sample()
    for i, own in enumerate(values(given.inputs)):
        for dtype, factor in ((np.uint8, 60), (np.int8, 50), (np.bool_, 1), (np.uint32, 1.5)):
            if own.dtype.kind == "c":
                continue
            least = {np.uint8: 1, np.uint32: 0}.get(dtype, -120)
            numbers = np.clip(np.round(own * factor), least, 120)
            try:
                narrow, wide = (
                    _derivatives(case, given, i, numbers.astype(dtype).astype(each))
                    for each in (dtype, np.float64)
                )
            except (*REFUSALS, TypeError):
                continue
            pairs = [
                each for each in zip(narrow, wide, strict=True) if all(x is not None for x in each)
            ]
            if all(one.dtype == other.dtype for one, other in pairs):
                for one, other in pairs:
                    np.testing.assert_allclose(one, other, 1e-9, 1e-9, err_msg=f"{case} {dtype}")


def _derivatives(case: Case, given: Sample, i: int, numbers: np.ndarray) -> list[Any]:
    """Outputs, gradients by arrays and by Tensors, and second ones, with `numbers` as input `i`."""
    inputs = [x.detach().clone().requires_grad_() for x in given.inputs]
    inputs[i] = ag.tensor(numbers)
    own = {id(x): y for x, y in zip(given.inputs, inputs, strict=True)}
    sample = given.mapped(lambda x: own.get(id(x), x))
    leaves = [x for x in inputs if x.requires_grad]
    with np.errstate(all="ignore"):
        outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
        vectors = [direction(y, seed) for seed, y in enumerate(outputs)]
        found = [ag.grad(outputs, leaves, vectors, create_graph=again, retain_graph=True,
            allow_unused=True) for again in (False, True)]  # fmt: skip
        slopes = [g for g in found[1] if g is not None and g.requires_grad]
        if slopes:
            found.append(ag.grad(slopes, leaves, [x * 0 + 0.7 for x in slopes], allow_unused=True))
    every = [*outputs, *(g for each in found for g in each)]
    return [None if x is None else x.detach().numpy() for x in every]


@pytest.mark.parametrize("dtype", [np.uint8, np.uint16, np.uint32, np.uint64])
def test_unsigned_exponents_and_orders_may_be_zero(dtype: Any) -> None:
    """Formulas subtract 1 from them."""
    special = pytest.importorskip("scipy.special")
    numbers = np.array([1.44, 2.5, 1e30])
    x = ag.tensor(numbers, requires_grad=True)
    (x ** np.array([0, 1, 2], dtype)).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), [0, 1, 2e30])
    order = np.zeros(2, dtype)
    for name in ("jv", "yv", "iv", "kv"):
        x = ag.tensor(numbers[:2], requires_grad=True)
        getattr(special, name)(order, x).sum().backward()
        slope = getattr(special, name + "p")(0, numbers[:2])
        np.testing.assert_allclose(x.grad.numpy(), slope, rtol=1e-10)
    x = ag.tensor([0.3, 0.7], requires_grad=True)
    y = special.eval_legendre(np.array([0, 3], dtype), x)
    np.testing.assert_allclose(y.detach().numpy(), [1, (5 * 0.7**3 - 3 * 0.7) / 2])
    y.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), [0, (15 * 0.7**2 - 3) / 2], atol=1e-12)


def test_exceptions() -> None:
    assert NARROW.keys() <= set(ag.registry)
    assert OTHER_NUMBERS.keys() | OTHER_DTYPES.keys() <= set(ag.registry)
    assert [len(OTHER_NUMBERS), len(OTHER_DTYPES)] == [23, 6]
