"""Pointwise rows and reductions against PyTorch at nan, infinities, -0.0, tiny and huge numbers.

Values and gradients are compared up to rounding, nan to nan; what PyTorch refuses is left out.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.pytorch.test_oracle import (
    OTHER_GRADIENT,
    SAME_GRADIENT,
    WITHOUT_COUNTERPART,
    their_function,
    theirs,
)
from tests.support.cases import CASES, Case, differentiable
from tests.support.exceptions import listed
from tests.support.sampling import Sample

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore::UserWarning", "ignore::RuntimeWarning"),
]

nan, inf = np.nan, np.inf
VALUES = [nan, inf, -inf, 0.0, -0.0, 1e-300, 1e300, -1e300, 1.0, -1.0, 0.5, -2.5, 30.0, -30.0, 800]
FEW = [nan, inf, -inf, 0.0, -0.0, 1e300, -1e300, 1.0, -2.5]  # for three inputs
KINDS = ("pointwise", "comparison", "reduction")

# Rows whose values differ there, and why.
OTHER_VALUES: dict[str, str] = {
    "nn.functional.gelu": "0 at -inf, and the digits of far tails",
    "addcmul": "products that overflow are not brought back by a later infinity of the other sign",
    "fmod": "of huge numbers by tiny ones, too; PyTorch's is nan",
    "heaviside": "nan of nan, as NumPy's",
    "igamma": "nan where an argument is, as SciPy's",
    "igammac": "nan where an argument is, as SciPy's",
    "lerp": "self + weight * (end - self) also near end, where PyTorch has end - ...",
    "native_group_norm": "the mean is infinite where a number is; PyTorch's is nan",
    "native_layer_norm": "the mean is infinite where a number is; PyTorch's is nan",
    "norm": "of huge numbers for p other than 2 the powers overflow",
    "polygamma": "infinite at the poles; PyTorch's has large numbers there",
    "remainder": "of huge numbers by tiny ones, too; PyTorch's is nan",
    "sgn": "nan of nan, as NumPy's",
    "sign": "nan of nan, as NumPy's",
    "std_mean.correction": "the mean is infinite where a number is; PyTorch's is nan",
    "std.correction": "of equal huge numbers a mean that is not exact is infinitely far away",
    "var_mean.correction": "the mean is infinite where a number is; PyTorch's is nan",
    "var.correction": "of equal huge numbers a mean that is not exact is infinitely far away",
    "special.zeta": "0 in the limit of large arguments; PyTorch's is nan",
}
# Rows whose gradients differ there.
_AT_NAN = "at nan another of nan, 0 and 1 than PyTorch's"
OTHER_SLOPES = listed({
    "0 and 1 at infinities": "nn.functional.gelu",
    "0 at infinities": "nn.functional.softsign special.zeta",
    _AT_NAN: """
        abs amax amin aminmax hardshrink nn.functional.elu nn.functional.hardswish
        nn.functional.softshrink nn.functional.threshold norm renorm nn.functional.selu
        special.i1 special.i1e""",
    "nan outside of the domain": "acosh",
    "also where the squares of PyTorch's over- or underflow": "atan2",
    "finite at infinities": "copysign",
    "overflows later": "corrcoef",
    "infinite at the poles; PyTorch's has large numbers there": "digamma polygamma",
    "the density also at 0 and inf": "igamma igammac",
    "equal elements share the gradient": "fmax fmin",
    "0 at 0": "hypot",
    "equal infinities: halves at inf, 0 at -inf": "logaddexp logaddexp2",
    "the sign at -0.0": "logit",
    "0 at -inf": "logsumexp",
    "PyTorch rounds 1 / alpha to float32": "nn.functional.celu",
    "1 for equal elements, too": "nextafter",
    "of equal huge numbers, too; PyTorch's squares overflow": "native_layer_norm",
    "1 also at 1e300 and inf": "nn.functional.mish",
    "result / x for the only element, too": "prod",
    "nan for divisors that are 0 or infinite": "remainder",
    "0 at inf": "special.erfcx",
    "-x far out on the left": "special.log_ndtr",
    "0 where self is 0": "special.xlog1py xlogy",
    "of equal huge numbers a mean that is not exact is infinitely far away":
        "var.correction var_mean.correction std_mean.correction",
})  # fmt: skip


def grids(row: str) -> Iterator[tuple[Case, Sample]]:
    """All combinations of special values, for each set of other arguments of a pointwise row."""
    seen = set()
    for case in [each for each in CASES if each.row == row]:
        sample = case.sample()
        inputs = [x for x in sample.tensors if x.dtype.kind == "f"]
        others = repr(sample.mapped(lambda x: None))
        if {x.shape for x in inputs} != {(3, 4)} or others in seen:
            continue
        seen.add(others)
        product = itertools.product(VALUES if len(inputs) < 3 else FEW, repeat=len(inputs))
        columns = iter(np.array(list(product)).T)
        yield (
            case,
            sample.mapped(lambda x, c=columns: _like(x, next(c)) if x.dtype.kind == "f" else x),
        )


def spoilt(row: str) -> Iterator[tuple[Case, Sample]]:
    """The samples of a reduction, with one element or all replaced by a special value."""
    for case in [each for each in CASES if each.row == row]:
        sample = case.sample()
        first = next((x for x in sample.tensors if x.dtype.kind == "f" and x.numel()), None)
        if first is None:
            continue
        for value in (nan, inf, -inf, -0.0, 1e300, -1e300):
            for places in (slice(min(1, first.numel() - 1), 2), slice(None)):
                array = first.detach().numpy().copy()
                array.reshape(-1)[places] = value
                yield case, sample.mapped(lambda x, a=array, f=first: _like(x, a) if x is f else x)


def _like(x: Tensor, array: np.ndarray) -> Tensor:
    return ag.tensor(array, requires_grad=x.requires_grad)


# Of other kinds, or made of rows that are without a counterpart.
SPOILT = ("corrcoef", "native_group_norm", "native_layer_norm", "renorm")
FURTHER = ("special.ndtr", *SPOILT)
ROWS = [row for row in ag.registry if ag.registry[row].kind in KINDS or row in FURTHER]


@pytest.mark.parametrize("row", [row for row in ROWS if row not in WITHOUT_COUNTERPART])
def test_special_values(row: str) -> None:
    draw = spoilt if ag.registry[row].kind == "reduction" or row in SPOILT else grids
    for case, sample in draw(row):
        if str(case) in WITHOUT_COUNTERPART:
            continue
        args, kwargs, inputs = theirs(sample, case)
        try:
            expected = _list(their_function(case)(*args, **kwargs))
        except (RuntimeError, TypeError):
            continue
        got = _list(case.call(*sample.args, **sample.kwargs))
        if row not in OTHER_VALUES:
            for mine, their in zip(got, expected, strict=True):
                _assert_same(mine, their, case, sample)
        outputs = differentiable(got)
        if row in OTHER_SLOPES or case not in SAME_GRADIENT or not outputs:
            continue
        w = [np.ones(x.shape, x.dtype) for x in outputs]
        their_outputs = [x for x in expected if x.requires_grad]
        g = ag.grad(outputs, sample.inputs, [ag.tensor(x) for x in w], materialize_grads=True)
        h = torch.autograd.grad(
            their_outputs, inputs, [torch.tensor(x) for x in w], materialize_grads=True
        )
        for mine, their in zip(g, h, strict=True):
            _assert_same(mine, their, case, sample)


def _list(returned: Any) -> list[Any]:
    return list(returned) if isinstance(returned, list | tuple) else [returned]


def _assert_same(mine: Any, their: Any, case: Case, sample: Sample) -> None:
    what = f"{case}: {sample}"
    ours, other = mine.detach().numpy(), their.numpy(force=True)
    np.testing.assert_allclose(ours, other, rtol=1e-7, atol=1e-15, err_msg=what)


def test_exceptions() -> None:
    tables = (OTHER_VALUES, OTHER_SLOPES)
    assert set().union(*tables) <= set(ROWS)
    assert not set(OTHER_SLOPES) & set(OTHER_GRADIENT)
    assert [len(table) for table in tables] == [19, 45]


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize(
    ("boundaries", "x"),
    [
        ([1.0, nan, 3.0], 2.0),
        ([nan, nan], [1.0, nan]),
        ([1.0, 2.0, nan], [[nan, 5.0], [0.0, 1.5]]),
        ([[1.0, 2.0], [nan, nan], [0.0, nan]], [[1.5], [1.5], [1.5]]),
        ([[nan], [1.0]], [[], []]),
    ],
)
def test_places_among_boundaries_that_are_nan(boundaries: Any, x: Any, right: bool) -> None:
    found = ag.searchsorted(ag.tensor(boundaries), ag.tensor(x), right=right)
    wanted = torch.searchsorted(torch.tensor(boundaries), torch.tensor(x), right=right)
    assert found.tolist() == wanted.tolist()


@pytest.mark.parametrize(
    "function, expected",
    [
        (lambda th, x, y: x.mean(), 253),
        (lambda th, x, y: x.var(), 4),
        (lambda th, x, y: x.std(), 2),
        (lambda th, x, y: th.nn.functional.mse_loss(x, y), 62500),
        (lambda th, x, y: th.nn.functional.l1_loss(x, y), 250),
        (lambda th, x, y: th.nn.functional.binary_cross_entropy_with_logits(x, y * 0), 253),
    ],
)
def test_means_in_half_precision_of_numbers_with_a_large_sum(th, function, expected):
    """Their sum is not held by float16, whose largest number is 65504."""
    x = th.arange(700) % 7 + 250
    found = function(th, x.to(th.float16), th.full((700,), 3.0, dtype=th.float16))
    assert found.dtype == th.float16
    assert found.item() == pytest.approx(expected, rel=2e-3)


@pytest.mark.parametrize(
    "function",
    [
        lambda th, x: x.mean(),
        lambda th, x: x.var(),
        lambda th, x: th.nn.functional.mse_loss(x, x.detach() - 2),
        lambda th, x: th.nn.functional.huber_loss(x, x.detach() - 2),
        lambda th, x: th.nn.functional.binary_cross_entropy_with_logits(x, x.detach() * 0),
    ],
)
@pytest.mark.parametrize("recorded", [False, True])
def test_gradients_in_half_precision_of_means_of_many(th, function, recorded):
    """Their number is not held by float16 either, and the gradient was 0 or nan."""
    x = th.arange(100000) % 7 + 25
    slopes = []
    for dtype in (th.float16, th.float64):
        leaf = x.to(dtype).requires_grad_()
        loss = function(th, leaf) * 1000
        (slope,) = th.autograd.grad(loss, leaf, create_graph=recorded)
        slopes.append(slope.detach().to(th.float64).numpy())
    np.testing.assert_allclose(*slopes, rtol=2e-2, atol=1e-5)


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize(("bins", "low", "high"), [(100, 0, 1), (7, 0, 0), (29, 0, 2.9), (1, 1, 2)])
def test_histograms_are_rounded_alike_at_edges(dtype, bins, low, high):
    x = np.linspace(low - 0.5, high + 0.5, 70_001).round(2).astype(dtype)
    x[1:4] = low, high, (low + high) / 2
    odd = np.array([nan, inf, -inf, -0.0], dtype)
    for given in (x, np.concatenate([x, odd]) if low != high else x[::2]):
        found = ag.histc(ag.tensor(given), bins, low, high).numpy()
        expected = torch.histc(torch.tensor(given), bins, low, high).numpy()
        np.testing.assert_array_equal(found, expected)


@pytest.mark.filterwarnings("ignore:index_reduce")
@pytest.mark.parametrize("reduce", ["amin", "amax", "prod", "mean"])
@pytest.mark.parametrize("name", ["scatter_reduce", "index_reduce"])
def test_gradients_of_what_is_combined_with_nan(face, name, reduce):
    for include in (True, False):
        found = []
        for lib in (face, torch):
            x, values = lib.tensor([1.0, 5, 1, nan]), lib.tensor([2.0, nan, 3, 4])
            leaves = [x.requires_grad_(), values.requires_grad_()]
            combine, places = getattr(x, name), lib.tensor([0, 0, 1, 0])
            result = combine(0, places, values, reduce, include_self=include)
            grads = lib.autograd.grad(result.sum(), leaves)
            found.append([each.numpy() for each in grads])
        np.testing.assert_allclose(*found, rtol=1e-6)
