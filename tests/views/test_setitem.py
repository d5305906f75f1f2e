"""x[index] = value: what is written, what gets a gradient, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag


def leaf(values):
    return ag.tensor(values, requires_grad=True)


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


def test_old_elements_lose_their_gradient_and_new_ones_get_theirs():
    x, v = leaf([1.0, 2.0, 3.0]), leaf([7.0])
    y = x * 2
    y[0:1] = v
    assert y.tolist() == [7.0, 4.0, 6.0]
    (y * ag.tensor([1.0, 10.0, 100.0])).sum().backward()
    assert x.grad.tolist() == [0.0, 20.0, 200.0] and v.grad.tolist() == [1.0]


def test_a_scalar_that_fills_gets_the_sum():
    y, v = ag.tensor([1.0, 2.0, 3.0]), leaf(4.0)
    y[:] = v
    assert y.requires_grad and y.tolist() == [4.0] * 3
    y.sum().backward()
    assert v.grad.item() == 3.0


def test_constants_kill_the_gradient():
    x = leaf([1.0, -2.0, 3.0])
    y = x * x
    y[x < 0] = 0.0
    y.sum().backward()
    assert x.grad.tolist() == [2.0, 0.0, 6.0]


def test_only_the_surviving_write_gets_a_gradient():
    y, v = ag.tensor([0.0, 0.0]), leaf([1.0, 2.0])
    y[[0, 0]] = v
    y.sum().backward()
    assert y.tolist() == [2.0, 0.0] and v.grad.tolist() == [0.0, 1.0]


def test_recurrence_and_its_second_derivative():
    def last(x):
        b = ag.tensor([0.0, 0.0, 0.0])
        b[0] = x
        for i in (1, 2):
            b[i] = b[i - 1] ** 2
        return b.sum()

    x = leaf(1.0)
    (g,) = ag.grad(last(x), x, create_graph=True)
    (h,) = ag.grad(g, x)
    assert (g.item(), h.item()) == (7.0, 14.0)  # of x + x^2 + x^4
    assert ag.gradcheck(last, (leaf(1.3),)) and ag.gradgradcheck(last, (leaf(1.3),))


def test_refusals_leave_the_tensor_as_it_was():
    x = leaf([1.0, 2.0])
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        x[0] = 5.0
    y = ag.tensor([1.0, 2.0])
    with pytest.raises(RuntimeError, match="shape mismatch"):
        y[:] = ag.tensor([1.0, 2.0, 3.0])
    with pytest.raises(RuntimeError, match="imaginary part"):
        y[0] = 1j
    with pytest.raises(IndexError):
        y[5] = 1.0
    with pytest.raises(RuntimeError, match="a view of a leaf Variable"):
        x[0:1][0] = 5.0
    assert x.tolist() == y.tolist() == [1.0, 2.0]
    with ag.no_grad():
        x[0] = 5.0
    assert x.tolist() == [5.0, 2.0] and x.requires_grad


def test_a_saved_value_that_is_overwritten_is_noticed():
    x = leaf([1.0, 2.0])
    y = x * 1
    z = y * y
    y[0] = 3.0
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()
