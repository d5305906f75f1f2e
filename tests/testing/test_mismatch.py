"""gradcheck at kinks, and what it guesses of a mistake."""

from __future__ import annotations

import re

import numpy as np
import pytest

import autograd as ag
from autograd.gradcheck import gradcheck
from autograd.testing.checking.mismatch import guess_mistake
from tests.support.seeding import RANDOM
from tests.testing.test_gradcheck import BOTH_MODES, X, Z, failure, hooked, leaf

# ---- kinks ---------------------------------------------------------------------------------------

KINKS = {
    "relu": lambda x: x.relu(),
    "abs": lambda x: x.abs(),
    "abs plus slope": lambda x: x.abs() + 3 * x,
    "steep curve": lambda x: x.relu() + 1e3 * x * x,
    "sum of relu": lambda x: x.relu().sum(),
    "relu of many": lambda x: (x.reshape(4, 1) * ag.tensor([1.0, -2.0])).relu(),
    "real to complex": lambda x: x.relu() * (1 - 2j),
}


@BOTH_MODES
@pytest.mark.parametrize("func", KINKS.values(), ids=KINKS)
def test_choice_at_a_kink_passes(func, fast_mode):
    x = leaf([0.0, 1.0, -1.0, 0.0])
    assert gradcheck(func, x, fast_mode=fast_mode, check_forward_ad=True)


def test_complex_kink():
    assert gradcheck(lambda z: z.abs(), leaf([0j, 1 + 1j]))
    assert gradcheck(lambda z: z.real.relu() + z.imag.relu(), leaf([0j, 1 + 0j, -1j]))


WRONG_AT_KINKS = {
    "twice relu": lambda x: x.relu() * 2 - x.relu().detach(),
    "beyond the slopes": lambda x: x.relu() - x + x.detach(),
    "wrong far from the kink": lambda x: x.relu() * x.relu().detach(),
}


@BOTH_MODES
@pytest.mark.parametrize("func", WRONG_AT_KINKS.values(), ids=WRONG_AT_KINKS)
def test_wrong_choice_at_a_kink_fails(func, fast_mode):
    assert "mismatch" in failure(func, leaf([0.0, 1.0, -1.0]), fast_mode=fast_mode)


SMOOTH_BUT_STEEP = {
    "curved": lambda x: 1e6 * (x * x - x.detach() * x.detach()) - x.detach() * 0.3 + x * 0.3,
    "oscillating": lambda x: (1000 * x).cos() + x * 0.3 - x.detach() * 0.3,
    "jump": lambda x: (x >= 0).double() + x * 0.3 - x.detach() * 0.3,
    "root": lambda x: x.detach().abs().sqrt() * x.detach().sign() + x * 0.3,
}


@BOTH_MODES
def test_slope_outside_of_those_at_a_kink_fails(fast_mode):
    for slope in (-1, -0.1, 1.1, 2):
        text = failure(
            lambda x, slope=slope: x.relu() + slope * (x - x.detach()),
            leaf([0.0]),
            fast_mode=fast_mode,
        )
        assert "mismatch" in text


@BOTH_MODES
def test_slope_between_those_at_a_kink_passes(fast_mode):
    for slope in (0, 0.3, 1):
        assert gradcheck(
            lambda x, slope=slope: x.relu() + slope * (x - x.detach()),
            leaf([0.0]),
            fast_mode=fast_mode,
        )


def test_kink_too_flat_to_tell_from_rounding_fails():
    assert "mismatch" in failure(lambda x: 4e-6 * x.abs() + 1.2e-5 * (x - x.detach()), leaf([0.0]))


@pytest.mark.parametrize("func", SMOOTH_BUT_STEEP.values(), ids=SMOOTH_BUT_STEEP)
def test_what_is_no_kink_excuses_nothing(func):
    assert "mismatch" in failure(func, leaf([0.0]))


def test_border_of_the_domain_fails():
    text = failure(lambda x: x.sqrt(), leaf([0.0, 1.0]))
    assert "it may be at a border of its domain" in text


def test_failure_at_a_kink_of_the_table_names_it():
    text = failure(lambda x: x.sign(), leaf([0.5, 0.0]))
    assert "states a kink of sign at 0, where the gradient is 0 by convention" in text
    assert re.search(r"derivatives\.yaml:\d+", text)
    assert "Perhaps" not in text
    text = failure(lambda x, y: ag.atan2(x, y), [leaf([[0.0, 1.0]]), leaf([0.0, 2.0])])
    assert "states a kink of atan2 at 0, 0, where the gradient is 0, 0" in text


def test_failure_far_from_kinks_names_none():
    assert "kink" not in failure(lambda x: hooked(x * 1, lambda g: 2 * g).sqrt(), leaf(X[::2]))
    wrong = failure(lambda x: hooked(x.max(), lambda g: 2 * g), leaf([1.0, 3.0, 2.0]))
    assert "kink" not in wrong


# ---- guesses -------------------------------------------------------------------------------------

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


def test_guess_survives_the_noise_of_finite_differences():
    noisy = TALL + 1e-7 * RANDOM.standard_normal(TALL.shape)
    assert "= 2 * numerical" in guess_mistake(noisy, 2 * TALL)


def test_no_guess():
    assert guess_mistake(TALL, RANDOM.standard_normal(TALL.shape)) is None
    assert guess_mistake(np.ones((1, 1)), np.full((1, 1), np.pi)) is None


def test_guess_of_a_transposed_gradient():
    rows = SQUARE.reshape(2, 2, 4).swapaxes(0, 1).reshape(4, 4)
    assert guess_mistake(SQUARE, rows, (2, 2), (4,)) == "the gradient is transposed"
    columns = SQUARE.reshape(4, 2, 2).swapaxes(1, 2).reshape(4, 4)
    assert guess_mistake(SQUARE, columns, (4,), (2, 2)) == "the output's gradient is transposed"
    assert guess_mistake(SQUARE, rows) is None


def test_guess_of_a_sum_too_much():
    total = TALL.reshape(2, 3, 4).sum(axis=1, keepdims=True).repeat(3, axis=1).reshape(6, 4)
    assert guess_mistake(TALL, total, (2, 3), (4,)) == (
        "the gradient is summed over axis 1 of the input, which was not broadcast"
    )


def test_guesses_from_functions():
    weight = ag.tensor(SQUARE)

    def transposed(x):
        return hooked(weight @ x, lambda g: weight @ (weight @ g)) * 1

    # The right gradient is weight.T @ g; here weight.T @ (weight @ (weight @ g)) arrives.
    text = failure(transposed, leaf([1.0, 2.0, 3.0, 4.0]))
    assert "Perhaps" not in text

    def conjugate(z):
        return hooked(z * 1, lambda g: g * (2 + 1j)) + (z * (1 + 1j)).detach()

    text = failure(conjugate, leaf(Z))
    assert "a .conj() is missing or too much" in text

    def unsummed(x):
        # x is broadcast over two rows, of which the second gives nothing back.
        return (ag.stack([x, x.detach()]) * ag.tensor([[1.0], [2.0]])).reshape(-1)

    assert "part of the gradient is missing" in failure(unsummed, leaf(X))

    text = failure(lambda x: hooked(x * x, lambda g: 2 * g), leaf(X))
    assert "analytical = 2 * numerical" in text

    def with_transpose(x):
        # The value is weight @ x, the gradient weight @ g.
        wrong = weight.T @ x
        return (weight @ x - wrong).detach() + wrong

    text = failure(with_transpose, leaf([1.0, 2.0, 3.0, 4.0]))
    assert "a matrix stands in the formula where its transpose belongs" in text

    text = failure(lambda x: hooked(x * 1, lambda g: g.T) * weight, leaf(SQUARE))
    assert "the gradient is transposed" in text
    assert "constant zero" in failure(lambda x: (x * x).detach() + x * 0, leaf(X))
