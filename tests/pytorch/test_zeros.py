"""Every row: which second gradients are there, which are None, as in PyTorch; None where zeros are
meant is listed, and nothing but zeros is ever left out.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import pytest

import autograd as ag
from tests.pytorch.test_oracle import (
    OTHER_GRADIENT,
    OTHER_SECOND_GRADIENT,
    compared,
    their_function,
    theirs,
)
from tests.support.cases import GRAD_CASES, Case, differentiable

torch = pytest.importorskip("torch")
pytestmark = [
    pytest.mark.torch,
    pytest.mark.usefixtures("double_precision"),
    pytest.mark.filterwarnings("ignore::UserWarning"),
]

MASK = "a choice by a mask, which has no slope; PyTorch's gradient has one of zeros"
EMPTY = "of a constant or without elements another formula is taken"
# Rows with a second gradient that is None, where PyTorch has zeros.
NONE_FOR_ZEROS: dict[str, str] = {
    **dict.fromkeys(("remainder", "fmod", "rnn_relu.input", "rnn_relu.data"), MASK),
    "nn.functional.interpolate": "the mean of regions, which PyTorch takes by adaptive_avg_pool",
    **dict.fromkeys(("pow", "float_power", "cummax", "cummin"), EMPTY),
}  # fmt: skip


def _gradients(gradient: Any, outputs: Sequence[Any], inputs: Sequence[Any]) -> list[Any]:
    """Those of the sum of the real parts of all outputs."""
    total = sum((x.real if x.is_complex() else x).sum() for x in outputs)
    return list(gradient(total, inputs, create_graph=True, allow_unused=True))


def _second(gradient: Any, outputs: Sequence[Any], inputs: Sequence[Any]) -> list[Any]:
    """The gradients of each first gradient by all inputs, in one list."""
    found: list[Any] = []
    for g in _gradients(gradient, outputs, inputs):
        known = g is not None and g.requires_grad
        found += _gradients(gradient, [g], inputs) if known else [None] * len(inputs)
    return found


def test_exceptions() -> None:
    assert set(NONE_FOR_ZEROS) <= {case.row for case in GRAD_CASES}
    assert len(NONE_FOR_ZEROS) == 9


@compared(GRAD_CASES, OTHER_GRADIENT, OTHER_SECOND_GRADIENT)
def test_zeros_are_there(case: Case) -> None:
    sample = case.sample()
    args, kwargs, inputs = theirs(sample, case)
    returned = their_function(case)(*args, **kwargs)
    returned = list(returned) if isinstance(returned, list | tuple) else [returned]
    outputs = [x for x in returned if isinstance(x, torch.Tensor) and x.requires_grad]
    expected = _second(torch.autograd.grad, outputs, inputs)
    outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
    found = _second(ag.grad, outputs, sample.inputs)
    for mine, their in zip(found, expected, strict=True):
        if mine is None and their is not None:
            assert case.row in NONE_FOR_ZEROS
            assert not their.count_nonzero()


def _comparisons() -> list[str]:
    """Those that are operators of numbers, and that both libraries write in place."""
    rows = [row for row in ag.registry.values() if row.kind == "comparison" and row.inplace]
    found = [row.name for row in rows if hasattr(torch.Tensor, f"{row.name}_")]
    return [name for name in found if hasattr(operator, name)]


@pytest.mark.parametrize("recorded", ["self", "other", "both", "none"])
@pytest.mark.parametrize("row", _comparisons())
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_comparisons_in_place(row: str, recorded: str, dtype: str) -> None:
    """Whether the result requires grad, and zeros for what it was made of."""

    def run(library: Any) -> list[Any]:
        kind = getattr(library, dtype)
        x = library.tensor([[1.0], [2.0]], dtype=kind, requires_grad=recorded in ("self", "both"))
        y = library.tensor([1.0, 3.0], requires_grad=recorded in ("other", "both"))
        target = x.repeat(1, 2)
        other = y.to(kind)
        getattr(target, f"{row}_")(other)
        if target.requires_grad:
            target.sum().real.backward()
        told = [target.requires_grad, target.is_leaf, target.detach().tolist()]
        return [*told, *(None if each.grad is None else each.grad.tolist() for each in (x, y))]

    if dtype == "complex128" and row not in ("eq", "ne"):
        pytest.skip("complex numbers have no order")
    assert run(ag) == run(torch)


@pytest.mark.parametrize("module", [
    "Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 1))", "ReLU6()", "Threshold(0.1, 2.0)",
    "LeakyReLU()", "PReLU()", "Hardshrink()", "Softshrink()", "MaxPool1d(2)", "AvgPool1d(3, 1)",
    "AdaptiveAvgPool1d(3)", "AdaptiveMaxPool1d(3)", "ReflectionPad1d(1)", "ReplicationPad1d(2)",
    "NLLLoss()",
])  # fmt: skip
def test_second_derivatives_are_zeros(th: Any, module: str) -> None:
    """Where the slopes are constant, but what they belong to is read: not an error, or None."""
    function = eval(f"nn.{module}", {"nn": th.nn})
    x = th.tensor([[0.5, -1.0, 2.0, -0.2]], requires_grad=True)
    given = (th.tensor([2]),) if module == "NLLLoss()" else ()
    (slope,) = th.autograd.grad(function(x, *given).sum(), x, create_graph=True)
    (second,) = th.autograd.grad(slope.sum(), x, create_graph=True)
    assert second.tolist() == [[0.0] * 4]
    assert th.autograd.grad(slope.sum() + (x * x * x).sum(), x)[0].tolist() == (3 * x * x).tolist()


def test_constant_slopes_have_none(th: Any) -> None:
    x = th.tensor([[0.5, -1.0]], requires_grad=True)
    for function in (th.nn.ZeroPad1d(1), th.nn.Flatten()):
        assert not th.autograd.grad(function(x).sum(), x, create_graph=True)[0].requires_grad


@pytest.mark.parametrize("loss", ["smooth_l1_loss", "huber_loss"])
def test_curvature_where_the_square_ends(th: Any, loss: str) -> None:
    x = th.tensor([1.0, -1.0, 0.5, 2.0], requires_grad=True)
    total = getattr(th.nn.functional, loss)(x, th.zeros(4), reduction="sum")
    (slope,) = th.autograd.grad(total, x, create_graph=True)
    assert th.autograd.grad(slope.sum(), x)[0].tolist() == [0.0, 0.0, 1.0, 0.0]


def test_batch_norm_of_nothing(th: Any) -> None:
    weight, mean, var = th.ones(3, requires_grad=True), th.zeros(3), th.ones(3)
    nothing = th.nn.functional.batch_norm(th.ones(0), mean, var, weight, training=True)
    assert nothing.shape == (0,)
    assert th.autograd.grad(nothing.sum(), weight)[0].tolist() == [0.0] * 3
