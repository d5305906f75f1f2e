"""What native loops compute again, since that is quicker than to write it and to read it back."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile.compiled import Compiled
from autograd.compile.settings import Settings
from tests.support.native.modules import require_native

require_native()

SETTINGS = Settings(backend="native")


def _standardized(x: Any, dim: int) -> Any:
    distance = x - x.mean(dim, keepdim=True)
    return distance / (distance * distance).mean(dim, keepdim=True).sqrt()


def _expected(x: np.ndarray, dim: int) -> np.ndarray:
    return (x - x.mean(dim, keepdims=True)) / x.std(dim, keepdims=True)


@pytest.fixture
def x() -> np.ndarray:
    return np.random.default_rng(3).normal(2, 3, (300, 200))


def test_distances_are_computed_again_in_the_next_loop_over_a_row(x: np.ndarray) -> None:
    function = Compiled(lambda x: _standardized(x, 1), SETTINGS)
    np.testing.assert_allclose(function(ag.tensor(x)).numpy(), _expected(x, 1), atol=1e-13)
    text = function.source(ag.tensor(x))
    assert "s0" not in text  # no memory for a row
    assert text.count("x0[i0, i1]") == 3


def test_distances_are_computed_again_in_the_next_loop_over_all(x: np.ndarray) -> None:
    function = Compiled(lambda x: _standardized(x, 0), SETTINGS)
    np.testing.assert_allclose(function(ag.tensor(x)).numpy(), _expected(x, 0), atol=1e-13)
    text = function.source(ag.tensor(x))
    assert text.count("def group") >= 3
    assert text.count("y0[i0, i1] =") == 1  # only the result is written


def test_loops_that_computed_something_for_others_only_are_gone(x: np.ndarray) -> None:
    function = Compiled(lambda x: (x * 2 - 1) @ x.T + (x * 2 - 1).sum(0).sum(), SETTINGS)
    np.testing.assert_allclose(
        function(ag.tensor(x)).numpy(), (x * 2 - 1) @ x.T + (x * 2 - 1).sum(), rtol=1e-12
    )


@pytest.mark.parametrize("dim", [0, 1])
def test_what_takes_long_is_computed_once(x: np.ndarray, dim: int) -> None:
    def softmax(x: Any) -> Any:
        e = (x - x.amax(dim, keepdim=True)).exp()
        return e / e.sum(dim, keepdim=True)

    function = Compiled(softmax, SETTINGS)
    e = np.exp(x - x.max(dim, keepdims=True))
    found = function(ag.tensor(x)).numpy()
    np.testing.assert_allclose(found, e / e.sum(dim, keepdims=True), rtol=1e-12)
    assert function.source(ag.tensor(x)).count("np.exp") == 1


def test_results_are_read_rather_than_computed_again(x: np.ndarray) -> None:
    def function(x: Any) -> Any:
        distance = x - x.mean(1, keepdim=True)
        return distance, distance * distance.abs().amax(1, keepdim=True)

    compiled = Compiled(function, SETTINGS)
    distance = x - x.mean(1, keepdims=True)
    first, second = (each.numpy() for each in compiled(ag.tensor(x)))
    np.testing.assert_allclose(first, distance, rtol=1e-12, atol=1e-12)
    most = abs(distance).max(1, keepdims=True)
    np.testing.assert_allclose(second, distance * most, rtol=1e-11, atol=1e-11)


def test_memory_that_is_given_away_is_read_before_it_is_written(x: np.ndarray) -> None:
    settings = Settings(backend="native", donate=(0,))
    function = Compiled(lambda x: _standardized(x, 1), settings)
    np.testing.assert_allclose(function(ag.tensor(x.copy())).numpy(), _expected(x, 1), atol=1e-13)
