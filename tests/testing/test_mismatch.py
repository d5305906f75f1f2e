"""Descriptions of wrong derivatives: what differs, whose formula it is, what the mistake may be."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd.testing.checking.mismatch import describe_mismatch, guess_mistake
from tests.support.seeding import RANDOM
from tests.support.tensors import leaf
from tests.testing.test_gradcheck import X, Z, failure, hooked


def test_message_states_the_formulas_of_the_table():
    formulas = {"self": "grad * other.conj()", "other": "grad * self.conj()"}
    node = SimpleNamespace(name=lambda: "MulBackward0", formulas=formulas)
    ones = np.ones((1, 1))
    tensor = SimpleNamespace(_data=np.ones(()))
    output = SimpleNamespace(_data=np.ones(()), grad_fn=node)
    assert (
        describe_mismatch(2 * ones, ones, ones > 0, tensor, output)
        == """\
1 of 1 entries differ; the worst is output with respect to input: numerical 2.0, analytical 1.0.
The output comes from MulBackward0, whose formulas are
    self: grad * other.conj()
    other: grad * self.conj()
Perhaps a constant factor is wrong: analytical = 1/2 * numerical."""
    )


_drawn = np.random.default_rng(1).standard_normal
SQUARE = _drawn((4, 4))
TALL = _drawn((6, 4))
COMPLEX_J = _drawn((6, 4)) + 1j * _drawn((6, 4))


@pytest.mark.parametrize(("numerical", "analytical", "guess"), [
    (TALL, 2 * TALL, "a constant factor is wrong: analytical = 2 * numerical"),
    (TALL, TALL / 2, "a constant factor is wrong: analytical = 1/2 * numerical"),
    (TALL, TALL * -1.5, "a constant factor is wrong: analytical = -3/2 * numerical"),
    (TALL, -TALL, "the sign, or a .conj(), is wrong: analytical = -1 * numerical"),
    (TALL, TALL * np.pi, "a constant factor is wrong: analytical = 3.142 * numerical"),
    (COMPLEX_J, 1j * COMPLEX_J, "a constant factor is wrong: analytical = 1j * numerical"),
    (COMPLEX_J, COMPLEX_J.conj(), "a .conj() is missing or too much: analytical = conj("),
    (COMPLEX_J, -COMPLEX_J.conj(), "a .conj() is missing or too much: analytical = -conj("),
    (SQUARE, SQUARE.T, "a matrix stands in the formula where its transpose belongs"),
    (TALL, TALL * 0, "the gradient is constant zero"),
    (TALL * 1e-12, TALL, "the derivative should be zero"),
    (TALL, TALL + 5e-4, "nothing is wrong but eps, or the precision of the inputs"),
    (TALL, TALL * [1, 1, 0, 0],
     "part of the gradient is missing, such as the sum over an axis"),
    (TALL, TALL * np.nan, "the formula divides by zero or multiplies 0 by inf"),
    (TALL * np.nan, TALL, "the function is not finite around the point"),
    (np.ones((1, 1)), np.ones((1, 1)) * 3, "a constant factor is wrong: analytical = 3 *"),
])  # fmt: skip
def test_guess(numerical, analytical, guess):
    assert guess_mistake(numerical, analytical).startswith(guess)


def test_guesses_by_shapes_and_despite_noise():
    noisy = TALL + 1e-7 * RANDOM.standard_normal(TALL.shape)
    assert "= 2 * numerical" in guess_mistake(noisy, 2 * TALL)
    assert guess_mistake(TALL, RANDOM.standard_normal(TALL.shape)) is None
    assert guess_mistake(np.ones((1, 1)), np.full((1, 1), np.pi)) is None
    rows = SQUARE.reshape(2, 2, 4).swapaxes(0, 1).reshape(4, 4)
    assert guess_mistake(SQUARE, rows, (2, 2), (4,)) == "the gradient is transposed"
    columns = SQUARE.reshape(4, 2, 2).swapaxes(1, 2).reshape(4, 4)
    assert guess_mistake(SQUARE, columns, (4,), (2, 2)) == "the output's gradient is transposed"
    assert guess_mistake(SQUARE, rows) is None
    total = TALL.reshape(2, 3, 4).sum(axis=1, keepdims=True).repeat(3, axis=1).reshape(6, 4)
    assert guess_mistake(TALL, total, (2, 3), (4,)) == (
        "the gradient is summed over axis 1 of the input, which was not broadcast"
    )


WEIGHT = ag.tensor(SQUARE)


def with_transpose(x):
    """The value is WEIGHT @ x, the gradient WEIGHT @ g."""
    wrong = WEIGHT.T @ x
    return (WEIGHT @ x - wrong).detach() + wrong


@pytest.mark.parametrize("func, data, part", [
    (lambda z: hooked(z * 1, lambda g: g * (2 + 1j)) + (z * (1 + 1j)).detach(), Z,
     "a .conj() is missing or too much"),
    # x is broadcast over two rows, of which the second gives nothing back.
    (lambda x: (ag.stack([x, x.detach()]) * ag.tensor([[1.0], [2.0]])).reshape(-1), X,
     "part of the gradient is missing"),
    (lambda x: hooked(x * x, lambda g: 2 * g), X, "analytical = 2 * numerical"),
    (with_transpose, [1.0, 2.0, 3.0, 4.0],
     "a matrix stands in the formula where its transpose belongs"),
    (lambda x: hooked(x * 1, lambda g: g.T) * WEIGHT, SQUARE, "the gradient is transposed"),
    (lambda x: (x * x).detach() + x * 0, X, "constant zero"),
])  # fmt: skip
def test_guesses_from_functions(func, data, part):
    assert part in failure(func, leaf(data))


def test_no_guess_of_two_mistakes():
    # The right gradient is WEIGHT.T @ g; here WEIGHT.T @ (WEIGHT @ (WEIGHT @ g)) arrives.
    def func(x):
        return hooked(WEIGHT @ x, lambda g: WEIGHT @ (WEIGHT @ g)) * 1

    assert "Perhaps" not in failure(func, leaf([1.0, 2.0, 3.0, 4.0]))
