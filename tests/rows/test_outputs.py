"""Rows with several outputs: none is silently taken for a constant.

An output of floating-point numbers that moves with an input has a derivative there, unless the row
says `non_differentiable` as PyTorch's does: then it does not require grad, and is listed here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from tests.samples.rows import signature
from tests.support.cases import GRAD_CASES, Case, direction, first_of_rows, outputs_of

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

STEP = 1e-6
# (row, output): outputs that move with an input, and do not require grad.
CONSTANTS = {
    ("linalg.lstsq", 3): "as PyTorch's singular values",
    ("native_batch_norm", 1): "as PyTorch's saved mean",
    ("native_batch_norm", 2): "as PyTorch's saved 1 / sqrt(variance + eps)",
    ("native_layer_norm", 1): "as PyTorch's saved mean",
    ("native_layer_norm", 2): "as PyTorch's saved 1 / sqrt(variance + eps)",
    ("nn.functional._attention_and_logs", 1): "for the gradient alone",
    ("nn.functional._batch_norm_moments", 1): "for the gradient alone",
    ("nn.functional._batch_norm_moments", 2): "for the gradient alone",
    ("nn.functional._batch_norm_moments", 3): "for the gradient alone",
    ("nn.functional._ctc_losses", 1): "for the gradient alone",
    ("nn.functional._gru_sequence", 1): "for the gradient alone",
    ("nn.functional._lstm_sequence", 2): "for the gradient alone",
}


def _is_floating(x: Any) -> bool:
    return isinstance(x, ag.Tensor) and x.dtype.kind in "fc"


def _run(case: Case, step: float = 0.0, function: Any = None) -> Any:
    """The outputs with all inputs moved a little; of the row's function, or of another."""
    sample = case.sample()
    seeds = iter(range(len(sample.inputs)))

    def moved(x: Any) -> Any:
        if not x.requires_grad:
            return x
        near = x.detach() + step * direction(x, next(seeds))
        return ag.tensor(near.numpy(), requires_grad=True)

    sample = sample.mapped(moved)
    return (function or case.call)(*sample.args, **sample.kwargs)


# The first case of each row with several outputs.
CASES = first_of_rows(c for c in GRAD_CASES if len(signature(c.row).returns) > 1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_output_is_silently_constant(case: Case) -> None:
    here = outputs_of(_run(case))
    low, high = (outputs_of(_run(case, step)) for step in (-STEP, STEP))
    for i, (y, before, after) in enumerate(zip(here, low, high, strict=True)):
        if not _is_floating(y) or not y.numel():
            continue
        change = np.abs(after.detach().numpy() - before.detach().numpy())
        moves = change.max() > 1e-9
        listed = (case.row, i) in CONSTANTS
        assert y.requires_grad or listed or not moves, f"output {i} moves, but requires no grad"
        assert not (listed and y.requires_grad), f"output {i} is no longer a constant"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_output_alone(case: Case) -> None:
    """The gradient of each output alone, the others' missing, against a difference quotient."""
    sample = case.sample()
    outputs = outputs_of(case.checked(*sample.args, **sample.kwargs))
    for i, y in enumerate(outputs):
        if not (_is_floating(y) and y.requires_grad and y.dtype.kind == "f" and y.numel()):
            continue
        vector = direction(y, 100 + i)
        grads = ag.grad(y, sample.inputs, vector, materialize_grads=True, retain_graph=True)
        slope = sum(
            float((g.conj() * direction(x, k)).real.sum())
            for k, (x, g) in enumerate(zip(sample.inputs, grads, strict=True))
        )
        low, high = (
            (outputs_of(_run(case, step, case.checked))[i].detach() * vector).sum()
            for step in (-STEP, STEP)
        )
        quotient = float(high - low) / (2 * STEP)
        assert slope == pytest.approx(quotient, rel=1e-5, abs=1e-7), f"output {i}"
