"""Where parameters start: `nn.init`, and the draws of layers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd import nn


def moments(fill: Callable[..., Any], *args: Any, shape: Any = (300, 400), **kwargs: Any) -> Any:
    values = fill(ag.empty(*shape), *args, generator=ag.Generator().manual_seed(0), **kwargs)
    array = values.numpy()
    return array.mean(), array.std(), np.abs(array).max()


@pytest.mark.parametrize(("name", "kwargs", "std", "bound"), [
    ("xavier_uniform_", {"gain": 2.0}, 2 * math.sqrt(2 / 700), 2 * math.sqrt(6 / 700)),
    ("xavier_normal_", {}, math.sqrt(2 / 700), None),
    ("kaiming_uniform_", {"nonlinearity": "relu"}, math.sqrt(2 / 400), math.sqrt(6 / 400)),
    ("kaiming_normal_", {"mode": "fan_out", "a": 1.0}, math.sqrt(1 / 300), None),
    ("uniform_", {"a": -3.0, "b": 3.0}, 3 / math.sqrt(3), 3),
    ("normal_", {"std": 2.0}, 2, None),
])  # fmt: skip
def test_draws_have_their_moments(name: str, kwargs: Any, std: float, bound: float | None) -> None:
    mean, found, largest = moments(getattr(nn.init, name), **kwargs)
    assert abs(mean) < 0.01 * std and found == pytest.approx(std, rel=0.01)
    if bound is not None:
        assert 0.999 * bound < largest <= bound


@pytest.mark.parametrize(("low", "high"), [(-2.0, 2.0), (0.5, 0.7), (2.0, 9.0), (-1.0, 4.0)])
@pytest.mark.filterwarnings("ignore:mean is more than 2 std:UserWarning")
def test_truncated_draws_are_distributed_as_they_should(low: float, high: float) -> None:
    stats = pytest.importorskip("scipy.stats")
    values = nn.init.trunc_normal_(
        ag.empty(20000), 0.0, 1.0, low, high, ag.Generator().manual_seed(1)
    ).numpy()
    assert values.min() >= low and values.max() <= high
    assert stats.kstest(values, stats.truncnorm(low, high).cdf).pvalue > 0.01


@pytest.mark.parametrize("shape", [(3, 5), (5, 3), (4, 2, 3)])
def test_orthogonal_rows_or_columns(shape: Any) -> None:
    matrix = nn.init.orthogonal_(ag.empty(*shape), gain=2.0).numpy().reshape(shape[0], -1)
    if shape[0] < matrix.shape[1]:
        matrix = matrix.T
    np.testing.assert_allclose(matrix.T @ matrix, 4 * np.eye(matrix.shape[1]), atol=1e-12)


def test_fills_and_shapes() -> None:
    assert nn.init.eye_(ag.empty(2, 3)).tolist() == np.eye(2, 3).tolist()
    kernel = nn.init.dirac_(ag.empty(4, 2, 3), groups=2).numpy()
    assert kernel.sum() == 4 and np.all(kernel[[0, 1, 2, 3], [0, 1, 0, 1], 1] == 1)
    sparse = nn.init.sparse_(ag.empty(10, 4), 0.35).numpy()
    assert np.all((sparse == 0).sum(axis=0) == 4)
    leaf = nn.Parameter(ag.empty(2))
    assert nn.init.ones_(leaf) is leaf and leaf.tolist() == [1, 1] and leaf.grad_fn is None
    with pytest.raises(ValueError, match="fewer than 2 dimensions"):
        nn.init.xavier_normal_(leaf)
    with pytest.raises(ValueError, match="Mode x not supported"):
        nn.init.kaiming_normal_(ag.empty(2, 2), mode="x")
    with pytest.warns(UserWarning, match="no-op"):
        nn.init.kaiming_uniform_(ag.empty(0, 2))


@pytest.mark.torch
def test_gains_are_pytorch_s(torch: Any) -> None:
    for name in ("linear", "conv2d", "sigmoid", "tanh", "relu", "selu", "leaky_relu"):
        assert nn.init.calculate_gain(name) == torch.nn.init.calculate_gain(name)
    assert nn.init.calculate_gain("leaky_relu", 0.3) == torch.nn.init.calculate_gain(
        "leaky_relu", 0.3
    )


def test_linear_layers_start_within_pytorch_s_bound() -> None:
    ag.manual_seed(0)
    layer = nn.Linear(25, 400)
    for each in layer.parameters():
        assert 0.19 < each.abs().max().item() <= 0.2
