"""Pointwise functions evaluated block by block: on what, in which pieces, with what result."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.kernels.elementwise.blocks import BLOCK, in_blocks

MANY = 3 * BLOCK + 5


@pytest.fixture
def recorded() -> Any:
    """A blocked function, and the shapes of its first argument in each call."""
    shapes: list[tuple[int, ...]] = []

    @in_blocks
    def scaled_sum(x: Any, y: Any, factor: Any) -> Any:
        shapes.append(tuple(x.shape))
        return (x + y) * factor

    return scaled_sum, shapes


@pytest.mark.parametrize("order", ["C", "F"])
def test_large_arrays_are_cut(recorded: Any, order: str) -> None:
    function, shapes = recorded
    x = np.arange(5.0 * MANY).reshape(MANY, 5).copy(order)
    value = function(x, 2 * x, np.array(2.0))
    np.testing.assert_array_equal(value, 6 * x)
    assert len(shapes) == -(-x.size // BLOCK)
    sizes = [shape[0] for shape in shapes]
    assert sum(sizes) == x.size and max(sizes) <= BLOCK and max(sizes) - min(sizes) <= 1
    assert value.shape == x.shape and value.flags[f"{order}_CONTIGUOUS"]


def test_the_result_has_the_dtype_of_the_function(recorded: Any) -> None:
    x = np.ones(MANY, np.float32)
    assert recorded[0](x, x, 2).dtype == np.float32
    assert recorded[0](x, x.astype(np.float64), 2).dtype == np.float64
    assert in_blocks(lambda x: x > 0)(x).dtype == bool


@pytest.mark.parametrize(("x", "y"), [
    (np.ones(2 * BLOCK), np.ones(2 * BLOCK)), (np.ones((MANY, 2)), np.ones(2)),
    (np.ones((MANY, 2)), np.ones((2, MANY)).T), (np.ones((MANY, 2))[:, 0], np.ones(MANY)),
    (np.array(1.0), np.ones(MANY)), (np.broadcast_to(1.0, MANY), np.ones(MANY)),
], ids=["small", "broadcast", "orders", "strided", "0-d", "expanded"])  # fmt: skip
def test_others_are_left_whole(recorded: Any, x: Any, y: Any) -> None:
    function, shapes = recorded
    np.testing.assert_array_equal(function(x, y, 3), (x + y) * 3)
    assert shapes == [x.shape]


def test_tensors_are_left_whole_and_recorded(recorded: Any) -> None:
    function, shapes = recorded
    x, y = np.ones(MANY), ag.ones(MANY, requires_grad=True)
    for args in ((x, y, 2), (y, x, 2), (x, x, ag.tensor(2.0, requires_grad=True))):
        assert function(*args).requires_grad
    assert shapes == [(MANY,)] * 3
