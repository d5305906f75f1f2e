"""Calls in which operands are numbers or arrays, and of functions with several overloads."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag

ZEROS = (0, 0.0, -0.0, False)


@pytest.mark.parametrize("first", ZEROS)
@pytest.mark.parametrize("second", ZEROS)
def test_equal_numbers_are_told_apart(first, second):
    """What is kept of a number for the next call is that of its class and sign only."""
    x = ag.tensor([1.0, -1.0])
    for zero in (first, second):
        for found, expected in [
            (x * zero, x.numpy() * zero),
            (zero * x, zero * x.numpy()),
            (ag.copysign(x, zero), np.copysign(x.numpy(), zero)),
        ]:
            np.testing.assert_array_equal(np.signbit(found.numpy()), np.signbit(expected))
        assert (ag.tensor([3]) * zero).dtype == (np.array([3]) * zero).dtype


@pytest.mark.parametrize("number", [300, -300, 10**30, 255, 0])
def test_numbers_beyond_the_dtype_are_compared(number):
    values = [0, 200, 255]
    x = ag.tensor(values, dtype=np.uint8)
    assert (x > number).tolist() == [value > number for value in values]
    assert (x == number).tolist() == [value == number for value in values]
    if not 0 <= number < 256:
        with pytest.raises(OverflowError):
            x + number


def test_overloads_are_told_by_names():
    """Names of PyTorch, of NumPy and positions, one after the other and again."""
    x = ag.tensor([[1.0, 5.0], [7.0, 3.0]])
    for _ in range(2):
        assert x.max(dim=1).values.tolist() == [5.0, 7.0]
        assert x.max(axis=0).values.tolist() == [7.0, 5.0]
        assert x.max(1, keepdim=True).values.tolist() == [[5.0], [7.0]]
        assert x.clamp(min=2.0).tolist() == [[2.0, 5.0], [7.0, 3.0]]
        assert x.clamp(max=2.0).tolist() == [[1.0, 2.0], [2.0, 2.0]]
        assert x.clamp(min=ag.tensor(4.0)).tolist() == [[4.0, 5.0], [7.0, 4.0]]
        with pytest.raises(TypeError, match="invalid combination of arguments"):
            x.clamp(least=2.0)


def test_a_single_element_chooses_an_overload_by_its_value():
    x = ag.tensor([[1.0, 5.0], [7.0, 2.0]])
    for _ in range(2):
        assert ag.std(x, ag.tensor(1)).shape == (2,)  # a dimension
        with pytest.raises(TypeError, match="invalid combination of arguments"):
            ag.std(x, ag.tensor(1.5))


def test_arrays_beside_tensors():
    """An array is an operand of its own dtype and shape, also in inference mode and in batches."""
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    y = np.array([[1, 2], [3, 4]])
    (x * y).sum().backward()
    assert x.grad.tolist() == [4.0, 6.0]
    with ag.inference_mode():
        assert (x + y).is_inference()
    found = ag.vmap(lambda row: row * np.array([1.0, 10.0]))(ag.tensor(y))
    assert found.tolist() == [[1.0, 20.0], [3.0, 40.0]]
    with pytest.raises(TypeError, match="must be Tensor, not ndarray"):
        x + np.array(["a", "b"])
