"""Every row's samples, compiled and as they are: the same values and the same gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled, TraceError
from autograd.compile.settings import Settings
from tests.support.cases import (
    CASES,
    COMPLEX_CASES,
    GRAD_CASES,
    Case,
    assert_equal_values,
    differentiable,
    direction,
    over,
    values,
)
from tests.support.sampling import Sample

# Small blocks, so that the few elements of a sample make several, and two threads share them.
FUSED = Settings(threads=2, block=8, least=1)
ALONE = Settings()

# Rows some or all of whose samples cannot be compiled, by what the error says.
REFUSED: dict[str, tuple[str, ...]] = {
    "random numbers": (*("bernoulli", "bernoulli.p", "multinomial", "normal.Tensor_Tensor",
     "normal.Tensor_float"),
     *("normal.float_Tensor", "normal.float_float", "poisson", "rand", "rand_like", "randint"),
     *("randint.low", "randint_like", "randint_like.low", "randn", "randn_like", "randperm"),
     *("_gamma", "_von_mises", "binomial"),
     *("pca_lowrank", "svd_lowrank", "nn.functional.alpha_dropout", "nn.functional.dropout"),
     *("nn.functional.dropout1d", "nn.functional.dropout2d", "nn.functional.dropout3d"),
     *("nn.functional.feature_alpha_dropout", "nn.functional.gumbel_softmax"),
     "nn.functional.rrelu"),
    "depends on values": (*("argwhere", "bincount", "masked_select", "nn.functional.one_hot",
     "nonzero"), *("nonzero.as_tuple", "unique", "unique_consecutive", "_unique_places",
    "where.condition")),
    "gives a Python value": ("allclose", "equal"),
    "how its argument lies in memory": ("as_strided", "as_strided_copy"),
    "asked for": (*("as_strided_scatter", "gru.data", "lstm.data", "repeat_interleave.Tensor"),
     *("rnn_relu.data", "rnn_tanh.data", "segment_reduce")),
    "": ("index_put",),
}  # fmt: skip
REFUSED_ROWS = {row for rows in REFUSED.values() for row in rows}

FUSIBLE = ("pointwise", "comparison", "reduction")

ROWS = sorted({case.row for case in CASES})


def function_of(case: Case, sample: Sample) -> Callable[..., Any]:
    """The call as a function of all its tensors."""

    def of_tensors(*tensors: Any) -> Any:
        rest = iter(tensors)
        changed = sample.mapped(lambda x: next(rest))
        return case.checked(*changed.args, **changed.kwargs)

    return of_tensors


def gradients(returned: Any, inputs: list[Any]) -> list[np.ndarray]:
    outputs = differentiable(returned)
    if not outputs:
        return []
    vectors = [direction(x, seed) for seed, x in enumerate(outputs)]
    found = ag.grad(outputs, inputs, vectors, materialize_grads=True)
    return [g.numpy() for g in found]


def outcome(work: Callable[[], Any]) -> Any:
    """What `work` gives, or the class of the error it raises."""
    try:
        return work()
    except TraceError:
        raise
    except (NotImplementedError, RuntimeError) as error:
        return type(error)


def assert_same(case: Case, sample: Sample, settings: Settings, dtype: Any) -> None:
    function = function_of(case, sample)
    tensors, inputs = sample.tensors, sample.inputs
    expected = function(*tensors)
    got = Compiled(function, settings)(*tensors)
    rtol = 1e-12 if dtype is np.float64 else 1e-5
    assert_equal_values(values(got), values(expected), rtol)
    assert len(differentiable(got)) == len(differentiable(expected))
    slopes = outcome(lambda: gradients(expected, inputs))
    found = outcome(lambda: gradients(got, inputs))
    if isinstance(slopes, type):
        assert found is slopes
    else:
        assert_equal_values(found, slopes, 10 * rtol)


BY_ROW = {row: [case for case in CASES if case.row == row] for row in ROWS}


@over([c for c in CASES if c.row not in REFUSED_ROWS])
def test_compiled_rows_give_the_same(case):
    assert_same(case, case.sample(), FUSED, np.float64)
    assert_same(case, case.sample(), ALONE, np.float64)


@over([c for c in COMPLEX_CASES if c.row not in REFUSED_ROWS])
def test_complex_samples(case):
    assert_same(case, case.sample(np.complex128), FUSED, np.float64)


@over(
    [c for c in CASES if ag.registry[c.row].kind in FUSIBLE and c.row not in REFUSED_ROWS], fast=2
)
def test_fused_rows_in_single_precision(case):
    assert_same(case, case.sample(np.float32), FUSED, np.float32)


@pytest.mark.parametrize(
    ("phrase", "row"), [(phrase, row) for phrase, rows in REFUSED.items() for row in rows]
)
def test_what_cannot_be_compiled_is_refused(phrase, row):
    refused = 0
    for case in BY_ROW[row]:
        for settings in (FUSED, ALONE):
            try:
                assert_same(case, case.sample(), settings, np.float64)
            except TraceError as error:
                assert phrase in str(error)
                refused += 1
    assert refused


def second_derivative(case: Case, sample: Sample, tensors: list[Any]) -> list[Any]:
    """The gradient of the gradient, for random vectors, of the inputs that it depends on."""
    inputs = [x for x, given in zip(tensors, sample.tensors, strict=True) if given.requires_grad]
    outputs = differentiable(function_of(case, sample)(*tensors))
    vectors = [direction(x, seed) for seed, x in enumerate(outputs)]
    slopes = ag.grad(outputs, inputs, vectors, create_graph=True, allow_unused=True)
    pairs = [
        (g, direction(g, 10 + seed))
        for seed, g in enumerate(slopes)
        if g is not None and g.requires_grad
    ]
    found: Any = [None] * len(inputs)
    if pairs:
        moving, vectors = zip(*pairs, strict=True)
        found = ag.grad(list(moving), inputs, list(vectors), allow_unused=True)
    return [ag.zeros_like(x) if g is None else g for g, x in zip(found, inputs, strict=True)]


@over([c for c in GRAD_CASES if c.spec.second and c.row not in REFUSED_ROWS])
def test_second_derivatives_of_rows(case):
    sample = case.sample()

    def second(*tensors: Any) -> list[Any]:
        return second_derivative(case, sample, list(tensors))

    expected = second(*sample.tensors)
    assert_equal_values(values(Compiled(second, FUSED)(*sample.tensors)), values(expected), 1e-10)
