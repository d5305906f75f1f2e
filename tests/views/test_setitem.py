"""x[index] = value: what is written, what gets a gradient, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from tests.support.tensors import leaf


@pytest.mark.parametrize(
    "index",
    [1, -1, slice(0, 2), slice(None, None, -1), ..., None, [0, 2], ag.tensor([0, 2]),
     np.array([True, False, True])],
    ids=str,
)  # fmt: skip
def test_plain_assignment_is_numpys(index):
    x, expected = ag.tensor([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 3.0])
    x[index] = 5.0
    expected[index.numpy() if isinstance(index, ag.Tensor) else index] = 5.0
    np.testing.assert_array_equal(x.numpy(), expected)
    assert x._version == 1


@pytest.mark.parametrize("index", [1, slice(1, 2), [1], ag.tensor([1]), [False, True]], ids=str)
def test_parts_of_expanded_memory_are_written(index):
    x = ag.tensor([[1.0, 2.0], [3.0, 4.0]])
    for view, expected in [
        (x.expand(2, 2, 2)[0], [[1.0, 2.0], [5.0, 5.0]]),
        (x.expand(2, 2, 2).diagonal(0, 0, 1), [[1.0, 6.0], [5.0, 6.0]]),
    ]:
        view[index] = expected[1][1]
        assert x.tolist() == expected


@pytest.mark.parametrize("index, value, written, of_x, of_value", [
    (slice(0, 1), [7.0], [7.0, 4.0, 6.0], [0.0, 20.0, 200.0], [1.0]),
    (slice(None), 4.0, [4.0, 4.0, 4.0], [0.0, 0.0, 0.0], 111.0),  # the sum
    ([0, 0], [1.0, 2.0], [2.0, 4.0, 6.0], [0.0, 20.0, 200.0], [0.0, 1.0]),  # the surviving write
])  # fmt: skip
@pytest.mark.parametrize("recorded", [False, True])
def test_new_elements_get_their_gradient(index, value, written, of_x, of_value, recorded):
    x, v = leaf([1.0, 2.0, 3.0]), leaf(value)
    y = x * 2 if recorded else ag.tensor([2.0, 4.0, 6.0])
    y[index] = v
    assert y.requires_grad and y.tolist() == written
    (y * ag.tensor([1.0, 10.0, 100.0])).sum().backward()
    assert v.grad.tolist() == of_value
    assert x.grad.tolist() == of_x if recorded else x.grad is None


def test_refusals_leave_the_tensor_as_it_was():
    x, y = leaf([1.0, 2.0]), ag.tensor([1.0, 2.0])
    for target, index, value, error, message in [
        (x, 0, 5.0, RuntimeError, "leaf Variable that requires grad"),
        (x[0:1], 0, 5.0, RuntimeError, "a view of a leaf Variable"),
        (y, ..., ag.ones(3), RuntimeError, "shape mismatch"),
        (y, 0, 1j, RuntimeError, "imaginary part"),
        (y, 5, 1.0, IndexError, "index 5"),
    ]:
        with pytest.raises(error, match=message):
            target[index] = value
    assert x.tolist() == y.tolist() == [1.0, 2.0]
    with ag.no_grad():
        x[0] = 5.0
    assert x.tolist() == [5.0, 2.0] and x.requires_grad


def test_integers_that_the_dtype_does_not_hold_are_refused():
    x = ag.tensor([1, 2], dtype=ag.uint8)
    for number in (300, -1):
        with pytest.raises(RuntimeError, match="to type uint8 without overflow"):
            x[0] = number
        with pytest.raises(RuntimeError, match="to type uint8 without overflow"):
            x.index_fill(0, ag.tensor([0]), number)
    assert x.tolist() == [1, 2] and x._version == 0
