"""Whether `Tensor(a)` is true: outputs share memory with an input just where the table says so."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from tests.support.cases import CASES, Case, over, values

_NOTHING_DROPPED = "the input where nothing is dropped"
_DIMENSIONS = "the inputs with further dimensions, as in PyTorch"
# Rows that may give memory of an input without being views that are written through.
UNSAID = {
    "atleast_1d.Sequence": _DIMENSIONS,
    "atleast_2d.Sequence": _DIMENSIONS,
    "atleast_3d.Sequence": _DIMENSIONS,
    "real": "the real parts of a complex array, or the array",
    "imag": "the imaginary parts of a complex array",
    "broadcast_tensors": "broadcast inputs, as in PyTorch",
    "meshgrid": "broadcast inputs, as in PyTorch",
    "cartesian_prod": "the input where it is the only one",
    "einsum": "the input where it is the only one and nothing is summed",
    "nn.functional.dropout": _NOTHING_DROPPED,
    "nn.functional.dropout1d": _NOTHING_DROPPED,
    "nn.functional.dropout2d": _NOTHING_DROPPED,
    "nn.functional.dropout3d": _NOTHING_DROPPED,
    "nn.functional.alpha_dropout": _NOTHING_DROPPED,
    "nn.functional.feature_alpha_dropout": _NOTHING_DROPPED,
}
VIEWS = [row for row, entry in ag.registry.items() if "Tensor(a)" in entry.signature]
OTHERS = [row for row in ag.registry if row not in VIEWS and row not in UNSAID]


def shares(case: Case) -> bool:
    """Whether an output of a sample has memory of an input in it."""
    sample = case.sample()
    given = [*sample.args, *sample.kwargs.values()]
    flat = [x for each in given for x in (each if isinstance(each, list | tuple) else [each])]
    inputs = [x.detach().numpy() for x in flat if isinstance(x, Tensor)]
    returned = case.call(*sample.args, **sample.kwargs)
    outputs = [y for y in values(returned) if isinstance(y, np.ndarray)]
    return any(np.shares_memory(x, y) for x in inputs for y in outputs)


def cases_of(row: str) -> list[Case]:
    return [case for case in CASES if case.row == row]


@pytest.mark.parametrize("row", VIEWS)
def test_what_is_called_a_view_shares_memory(row: str) -> None:
    assert any(shares(case) for case in cases_of(row)), f"{ag.registry[row].location}: no view"


@pytest.mark.parametrize("row", sorted(UNSAID.keys() - {"real", "imag"}))
def test_what_is_excepted_needs_to_be(row: str) -> None:
    assert any(shares(case) for case in cases_of(row)), f"{row} shares no memory: {UNSAID[row]}"


@over([case for case in CASES if case.row in OTHERS], together=True)
def test_what_is_not_called_a_view_shares_none(case: Case) -> None:
    assert not shares(case), f"{ag.registry[case.row].location}: a view that is not called one"
