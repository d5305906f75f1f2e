"""gradcheck and gradgradcheck: right derivatives pass, and every wrong one is caught.

Wrong derivatives are made with `detach`, which hides a path from the backward pass but not from
the finite differences, and with hooks, which change the gradient on its way.
"""

from __future__ import annotations

import re
from types import SimpleNamespace

import numpy as np
import pytest

import autograd as ag
from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from autograd.testing.checking import analytical
from autograd.testing.checking.mismatch import describe_mismatch, guess_mistake
from autograd.transforms import forward_ad
from tests.support.seeding import RANDOM


def leaf(data, dtype=None):
    return ag.tensor(data, dtype=dtype, requires_grad=True)


X = [0.7, -1.3, 2.1]
Z = [0.4 - 1.1j, 1.5 + 0.3j]

BOTH_MODES = pytest.mark.parametrize("fast_mode", [False, True], ids=["slow", "fast"])
BOTH_CHECKS = pytest.mark.parametrize("check", [gradcheck, gradgradcheck])


def failure(func, inputs, check=gradcheck, **settings):
    """The text of the GradcheckError that must come; without exceptions it must be False."""
    assert check(func, inputs, raise_exception=False, **settings) is False
    with pytest.raises(GradcheckError) as caught:
        check(func, inputs, **settings)
    return str(caught.value)


def hooked(tensor, hook):
    """`tensor` with its gradient replaced by hook(gradient)."""
    tensor.register_hook(hook)
    return tensor


# ---- right derivatives pass ----------------------------------------------------------------------

SMOOTH = {
    "product": lambda x: x * x.sin(),
    "sum": lambda x: (x * x).sum(),
    "broadcast": lambda x: x.reshape(3, 1) * x,
    "two outputs": lambda x: (x.exp(), x * 3),
    "list of outputs": lambda x: [x.exp(), x.cos()],
    "same output twice": lambda x: (x, x),
    "input returned": lambda x: x,
    "view returned": lambda x: x.reshape(3, 1),
    "integer output": lambda x: (x * x, (x * 2).long()),
    "constant output": lambda x: (x * x, x.detach()),
}

COMPLEX = {
    "holomorphic": lambda z: z * z * z.exp(),
    "abs": lambda z: z.abs(),
    "real": lambda z: (z * z).real,
    "imag": lambda z: (z * z).imag,
    "square modulus": lambda z: z * z.conj(),
    "complex and real outputs": lambda z: (z.conj() * 2j, z.abs(), z * z),
    "sum": lambda z: (z * z.conj()).sum(),
}


@BOTH_MODES
@BOTH_CHECKS
@pytest.mark.parametrize("func", SMOOTH.values(), ids=SMOOTH)
def test_right_derivatives_pass(check, func, fast_mode):
    assert check(func, leaf(X), fast_mode=fast_mode) is True


@BOTH_MODES
@BOTH_CHECKS
@pytest.mark.parametrize("func", COMPLEX.values(), ids=COMPLEX)
def test_right_complex_derivatives_pass(check, func, fast_mode):
    assert check(func, leaf(Z), fast_mode=fast_mode)


@BOTH_MODES
def test_real_to_complex_function_passes(fast_mode):
    def func(x):
        return x * x * (2 - 3j)

    assert gradcheck(func, leaf(X), fast_mode=fast_mode, check_forward_ad=True)
    assert gradgradcheck(func, leaf(X), fast_mode=fast_mode)


@BOTH_MODES
def test_forward_mode_passes(fast_mode):
    settings = {"fast_mode": fast_mode, "check_forward_ad": True}
    assert gradcheck(lambda x: (x * x.sin(), x.sum()), leaf(X), **settings)
    assert gradcheck(lambda x, y: (x * y, x + y), (leaf(X), leaf(X)), **settings)
    assert gradcheck(lambda z: (z * z, z * z.conj(), z.abs()), leaf(Z), **settings)
    assert gradcheck(lambda x: x.sin(), leaf(X), check_backward_ad=False, check_forward_ad=True)


@BOTH_MODES
def test_forward_over_reverse_passes(fast_mode):
    settings = {"fast_mode": fast_mode, "check_fwd_over_rev": True}
    assert gradgradcheck(lambda x: x * x * x, leaf(X), **settings)
    assert gradgradcheck(
        lambda x: x.sin(),
        leaf(X),
        check_rev_over_rev=False,
        check_undefined_grad=False,
        **settings,
    )


@BOTH_MODES
def test_several_inputs(fast_mode):
    x, y, constant = leaf(X), leaf([2.0, 0.5, 1.0]), ag.tensor([3.0, 4.0, 5.0])

    def func(x, number, y, constant, nothing):
        assert nothing is None
        return x * y * constant * number, x + y

    assert gradcheck(func, [x, 2, y, constant, None], fast_mode=fast_mode)
    assert gradgradcheck(func, [x, 2, y, constant, None], fast_mode=fast_mode)


def test_input_passed_twice():
    x = leaf(X)
    assert gradcheck(lambda a, b: a * b, (x, x), check_forward_ad=True)
    assert gradgradcheck(lambda a, b: a * b, (x, x))


def test_input_used_from_outside_of_the_function():
    weight = leaf(X)
    assert gradcheck(lambda x, _: x * weight * weight, (leaf(X), weight))
    text = failure(lambda x, _: x * weight.detach() * weight, (leaf(X), weight))
    assert "output 0 with respect to input 1" in text


def test_input_that_is_no_leaf():
    assert gradcheck(lambda x: x * x, leaf(X) * 2)


def test_unused_input():
    assert gradcheck(lambda x, y: x * 2, (leaf(X), leaf(X)))


@BOTH_CHECKS
@pytest.mark.parametrize("shape", [(), (0,), (0, 3), (2, 0), (1, 1), (2, 3, 1)])
def test_shapes(check, shape):
    x = leaf(np.linspace(-1, 1, int(np.prod(shape))).reshape(shape) + 0.3)
    assert check(lambda x: (x * x, x.sum()), x)
    assert check(lambda x: x * x, x, fast_mode=True)


@BOTH_CHECKS
def test_non_contiguous_inputs(check):
    base = ag.tensor(np.arange(1.0, 13.0).reshape(3, 4))
    for view in (base.T, base[:, ::2], base[1:, 1]):
        assert check(lambda x: x * x * x, view.detach().requires_grad_())


def test_non_contiguous_grad_outputs():
    assert gradgradcheck(lambda x: x * x * x, leaf(X), gen_non_contig_grad_outputs=True)


def test_given_grad_outputs():
    assert gradgradcheck(lambda x: x * x, leaf(X), leaf([1.0, 2.0, 3.0]))
    assert gradgradcheck(lambda x: (x * x, x.sum()), leaf(X), [ag.tensor(X), leaf(2.0)])
    with pytest.raises(RuntimeError, match=r"Mismatch in shape: grad_output\[0\]"):
        gradgradcheck(lambda x: x * x, leaf(X), leaf([1.0, 2.0]))


def test_recording_is_switched_on():
    with ag.no_grad():
        assert gradcheck(lambda x: x * x, leaf(X))
        assert not gradcheck(lambda x: x * x.detach(), leaf(X), raise_exception=False)


def test_settings_without_objection():
    assert gradcheck(lambda x: x * x, leaf(X), masked=True, check_grad_dtypes=True)
    assert gradgradcheck(lambda x: x * x, leaf(X), masked=True, check_grad_dtypes=True)


# ---- inputs are left alone -----------------------------------------------------------------------


@BOTH_MODES
def test_inputs_are_not_modified(fast_mode):
    data = np.array([0.1, -0.0, np.pi])
    data.flags.writeable = False
    x = ag.tensor(X).requires_grad_()
    x._data = data
    assert gradcheck(lambda x: x * x, x, fast_mode=fast_mode)
    assert gradgradcheck(lambda x: x * x, x, fast_mode=fast_mode)
    assert x._data is data
    assert data.tobytes() == np.array([0.1, -0.0, np.pi]).tobytes()
    assert x.grad is None


@BOTH_MODES
def test_inputs_are_restored_after_an_exception(fast_mode):
    x = leaf(X)
    data, before = x._data, x._data.tobytes()
    calls = []

    def func(x):
        calls.append(1)
        if len(calls) == 3:
            raise KeyError("third call")
        return x * x

    with pytest.raises(KeyError, match="third call"):
        gradcheck(func, x, fast_mode=fast_mode)
    assert x._data is data
    assert data.tobytes() == before


# ---- wrong derivatives are caught ----------------------------------------------------------------

WRONG = {
    "factor": lambda x: x * x.detach(),
    "sign": lambda x: x - 2 * x.detach(),
    "zero": lambda x: x * 0 + x.detach() * x.detach(),
    "one entry": lambda x: x * ag.tensor([1.0, 1.0, 0.0]) + x.detach(),
    "sum": lambda x: x * x.detach().sum(),
    "second output": lambda x: (x * x, x * x.detach()),
    "small": lambda x: x + x.detach() * 2e-3,
}


@BOTH_MODES
@pytest.mark.parametrize("func", WRONG.values(), ids=WRONG)
def test_wrong_derivatives_are_caught(func, fast_mode):
    text = failure(func, leaf(X), fast_mode=fast_mode)
    assert text.startswith("Jacobian mismatch for output ")


def test_antisymmetric_error_is_caught_in_fast_mode():
    rotation = ag.tensor([[0.0, 1.0], [-1.0, 0.0]])
    failure(lambda x: x + rotation @ x.detach(), leaf([1.0, 2.0]), fast_mode=True)


WRONG_COMPLEX = {
    "factor": lambda z: z * z.detach(),
    "conj": lambda z: z.detach().conj() * z,
    "abs": lambda z: z.abs() * z.detach().abs(),
    "real": lambda z: z.real * z.real.detach(),
    "zero": lambda z: z * 0 + z.detach(),
}


@BOTH_MODES
@pytest.mark.parametrize("func", WRONG_COMPLEX.values(), ids=WRONG_COMPLEX)
def test_wrong_complex_derivatives_are_caught(func, fast_mode):
    assert "Jacobian mismatch for output 0" in failure(func, leaf(Z), fast_mode=fast_mode)


@BOTH_MODES
def test_wrong_second_derivatives_are_caught(fast_mode):
    # The first derivative of x * x * x.detach() is wrong as well, but differently.
    text = failure(lambda x: x * x * x.detach(), leaf(X), gradgradcheck, fast_mode=fast_mode)
    assert text.startswith("Jacobian mismatch for output 0 with respect to input 0,\nnumerical:")

    def right_first_wrong_second(x):
        # The gradient is 2 * x, but recorded as a constant.
        return hooked(x * 1, lambda g: g * 2 * x.detach()).sum() * 1 + (x * x - x).detach().sum()

    assert gradcheck(right_first_wrong_second, leaf(X), fast_mode=fast_mode)
    text = failure(right_first_wrong_second, leaf(X), gradgradcheck, fast_mode=fast_mode)
    assert "constant zero" in text


@BOTH_MODES
def test_second_derivative_cut_off_completely(fast_mode):
    def func(x, y):
        return hooked(x * 3, lambda g: g.detach()) + y * y

    # The gradient of x does not even require grad, but it depends on that of the output.
    text = failure(func, (leaf(X), leaf(X)), gradgradcheck, fast_mode=fast_mode)
    assert "output 0 with respect to input 2" in text


def test_positions_are_those_of_the_callers_lists():
    text = failure(
        lambda constant, x: ((x * 2).long(), x * 2, x.detach() * x),
        (ag.tensor(X), leaf(X)),
    )
    assert text.startswith("Jacobian mismatch for output 2 with respect to input 1,\n")


def test_message_of_a_mismatch():
    text = failure(lambda x: x * x.detach(), leaf([1.0, 2.0]))
    assert re.fullmatch(
        r"""Jacobian mismatch for output 0 with respect to input 0,
numerical:\[\[2\. +0\. *\]
 \[0\. +4\. *\]\]
analytical:\[\[1\. 0\.\]
 \[0\. 2\.\]\]

2 of 4 entries differ; the worst is output\[1\] with respect to input\[1\]: numerical \S+, """
        r"""analytical 2\.0\.
The output comes from MulBackward0.*
Perhaps a constant factor is wrong: analytical = 1/2 \* numerical\.""",
        text,
        re.DOTALL,
    )


def test_message_states_the_formulas_of_the_table():
    formulas = {"self": "grad * other.conj()", "other": "grad * self.conj()"}
    node = SimpleNamespace(name=lambda: "MulBackward0", formulas=formulas)
    ones = np.ones((1, 1))
    tensor = SimpleNamespace(_data=np.ones(()))
    output = SimpleNamespace(_data=np.ones(()), grad_fn=node)
    assert describe_mismatch(2 * ones, ones, ones > 0, tensor, output) == (
        "1 of 1 entries differ; the worst is output with respect to input: numerical 2.0, "
        "analytical 1.0.\n"
        "The output comes from MulBackward0, whose formulas are\n"
        "    self: grad * other.conj()\n"
        "    other: grad * self.conj()\n"
        "Perhaps a constant factor is wrong: analytical = 1/2 * numerical."
    )


def test_formulas_of_real_nodes_are_stated():
    text = failure(lambda x: x * x.detach(), leaf(X))
    assert "MulBackward0, whose formulas are\n    self: grad * other.conj()" in text


def test_message_for_a_leaf_that_is_returned():
    x = leaf(X)
    text = failure(lambda x: hooked(x, lambda g: g * 2), x)
    assert "does not come from a recorded operation" in text


def test_message_for_parts_of_complex_outputs():
    text = failure(lambda z: z * z.detach(), leaf(Z))
    assert text.startswith(
        "While considering the imaginary part of complex outputs only, "
        "Jacobian mismatch for output 0 with respect to input 0,\nnumerical:"
    )
    text = failure(lambda z: z.real * z.real.detach() + 1j * z.imag, leaf(Z))
    assert text.startswith("While considering the real part of complex outputs only, Jacobian ")


def test_message_in_fast_mode():
    text = failure(lambda x: x * x.detach(), leaf([1.0, 2.0]), fast_mode=True)
    assert text.startswith(
        "Jacobian mismatch for output 0 with respect to input 0,\nnumerical:[[2."
    )
    assert "found in fast mode" in text
    assert "Perhaps a constant factor is wrong" in text


def test_wrong_forward_mode():
    def func(x):
        primal, tangent = forward_ad.unpack_dual(x)
        if tangent is None:
            return x * 2
        return forward_ad.make_dual(primal * 2, tangent * 3)

    for fast_mode in (False, True):
        text = failure(func, leaf(X), check_forward_ad=True, fast_mode=fast_mode)
        assert text.startswith(
            "Jacobian computed with forward mode mismatch for output 0 with respect to input 0,\n"
        )
        assert "analytical = 3/2 * numerical" in text
        text = failure(func, leaf(Z), check_forward_ad=True, fast_mode=fast_mode)
        assert text.startswith(
            "While considering the imaginary part of complex inputs only, "
            "Jacobian computed with forward mode mismatch for output 0"
        )


@BOTH_MODES
def test_forward_mode_that_is_not_linear(fast_mode):
    def func(x):
        primal, tangent = forward_ad.unpack_dual(x)
        if tangent is None:
            return x * 2
        return forward_ad.make_dual(primal * 2, 2 * tangent * tangent.abs())

    text = failure(func, leaf(X), check_forward_ad=True, fast_mode=fast_mode)
    assert text.startswith("Forward AD not linear in the tangents: the tangent of output 0")


def test_detached_function():
    text = failure(lambda x: x.detach() * 2, leaf(X))
    assert text.startswith("Numerical gradient for function expected to be zero")
    assert gradcheck(lambda x: (x * 2).long(), leaf(X))
    assert gradcheck(lambda x: (x > 0, ag.tensor([1.0])), leaf(X))
    assert gradcheck(lambda x: (), leaf(X))


@BOTH_MODES
def test_backward_that_is_not_reentrant(fast_mode):
    rng = np.random.default_rng(0)

    def func(x):
        return hooked(x * 2, lambda g: g * (1 + 1e-7 * rng.random()))

    text = failure(func, leaf(X), fast_mode=fast_mode)
    assert text.startswith(
        "Backward is not reentrant, i.e., running backward with same input and grad_output "
        "multiple times gives different values, although analytical gradient matches numerical "
        "gradient. The tolerance for nondeterminism was 0.0"
    )
    assert gradcheck(func, leaf(X), nondet_tol=1e-5, fast_mode=fast_mode)


@BOTH_MODES
def test_backward_that_ignores_grad_output(fast_mode):
    text = failure(lambda x: hooked(x * 2, lambda g: g * 0 + 1), leaf(2.0), fast_mode=fast_mode)
    assert text.startswith("backward not multiplied by grad_output")


@BOTH_MODES
def test_backward_that_is_not_linear(fast_mode):
    text = failure(lambda x: hooked(x * 2, lambda g: g * g), leaf(X), fast_mode=fast_mode)
    assert text.startswith("backward not linear in grad_output")


@BOTH_MODES
def test_undefined_grad(fast_mode):
    def func(x):
        return x * 2, hooked(x * 3, lambda g: g + 1)

    text = failure(func, leaf(X), fast_mode=fast_mode)
    assert text.startswith("Expected backward function to handle undefined output grads")
    # Zeros for undefined gradients: the derivative itself is found wrong.
    text = failure(func, leaf(X), fast_mode=fast_mode, check_undefined_grad=False)
    assert text.startswith("Jacobian mismatch for output 0")


def test_gradient_of_another_dtype(monkeypatch):
    def narrow(*args, **kwargs):
        return tuple(ag.tensor(g._data, dtype=np.float32) for g in ag.grad(*args, **kwargs))

    monkeypatch.setattr(analytical, "grad", narrow)
    assert gradcheck(lambda x: x * 2, leaf(X))
    text = failure(lambda x: x * 2, leaf(X), check_grad_dtypes=True)
    assert text == "Gradient has dtype mismatch: float32, expected float64."


def test_complex_gradient_of_a_real_input(monkeypatch):
    def complex_grads(*args, **kwargs):
        return tuple(g * (1 + 0j) for g in ag.grad(*args, **kwargs))

    monkeypatch.setattr(analytical, "grad", complex_grads)
    text = failure(lambda x: x * 2, leaf(X))
    assert text == "Gradient has dtype mismatch: complex128, expected float64."


def test_step_lost_in_rounding():
    text = failure(lambda x: x * 2, leaf([1.0, 1e12]))
    assert "a step of -1e-06 is lost in the rounding of the input's entry 1000000000000.0" in text
    assert gradcheck(lambda x: x * 2, leaf([1.0, 1e12]), eps=1e-2)


# ---- refusals ------------------------------------------------------------------------------------


@BOTH_CHECKS
def test_no_input_requires_grad(check):
    with pytest.raises(ValueError, match="gradcheck expects at least one input tensor to require"):
        check(lambda x: x * 2, ag.tensor(X), raise_exception=False)


def test_no_output_to_differentiate_twice():
    with pytest.raises(ValueError, match="at least one output to require gradient"):
        gradgradcheck(lambda x: x.detach(), leaf(X))


@BOTH_CHECKS
def test_zero_stride(check):
    x = ag.tensor([[1.0], [2.0]]).expand(2, 3).requires_grad_()
    with pytest.raises(RuntimeError, match="The 1th input has a dimension with stride 0"):
        check(lambda _, x: x * 2, (1, x), raise_exception=False)
    single = ag.tensor([[1.0], [2.0]]).expand(2, 1).requires_grad_()
    assert check(lambda x: x * 2, single)


def test_single_precision_warns():
    x = leaf([0.5, 1.5], dtype=np.float32)
    message = "Input #1 requires gradient and is not a double precision floating point or complex"
    with pytest.warns(UserWarning, match=message):
        assert gradcheck(lambda _, x: x * x, (None, x), eps=1e-2, atol=1e-3)
    with pytest.warns(UserWarning, match=message):
        assert not gradcheck(lambda _, x: x.exp(), (None, x), raise_exception=False)


@BOTH_CHECKS
def test_batched_grad_needs_vmap(check):
    with pytest.raises(ValueError, match="need vmap"):
        check(lambda x: x * 2, leaf(X), check_batched_grad=True)


def test_batched_forward_grad_needs_vmap():
    with pytest.raises(ValueError, match="need vmap"):
        gradcheck(lambda x: x * 2, leaf(X), check_forward_ad=True, check_batched_forward_grad=True)


@pytest.mark.parametrize(
    ("check", "settings", "message"),
    [
        (
            gradcheck,
            {"check_backward_ad": False},
            "Expected at least one of check_forward_ad or check_backward_ad to be True",
        ),
        (
            gradcheck,
            {"check_batched_forward_grad": True},
            "Setting check_batched_forward_grad=True requires check_forward_ad to be True",
        ),
        (
            gradcheck,
            {"check_batched_grad": True, "check_backward_ad": False, "check_forward_ad": True},
            "Setting check_batched_grad=True requires check_backward_ad to be True",
        ),
        (
            gradgradcheck,
            {"check_rev_over_rev": False},
            "Expected at least one of check_fwd_over_rev or check_rev_over_rev to be True",
        ),
        (
            gradgradcheck,
            {"check_rev_over_rev": False, "check_fwd_over_rev": True},
            "Setting check_undefined_grad=True requires check_rev_over_rev to be True",
        ),
        (
            gradgradcheck,
            {
                "check_rev_over_rev": False,
                "check_fwd_over_rev": True,
                "check_undefined_grad": False,
                "check_batched_grad": True,
            },
            "Setting check_batched_grad=True requires check_rev_over_rev to be True",
        ),
    ],
)
def test_settings_that_contradict(check, settings, message):
    with pytest.raises(AssertionError, match=message):
        check(lambda x: x * 2, leaf(X), **settings)


def test_outputs_that_are_no_tensors():
    with pytest.raises(TypeError, match="output 1 is of type int"):
        gradcheck(lambda x: (x * 2, 3), leaf(X))


def test_shape_that_changes():
    calls = []

    def func(x):
        calls.append(1)
        return ag.cat([x] * len(calls))

    with pytest.raises(
        AssertionError,
        match=r"same shape when inputs are perturbed on index \(0,\) by 1e-06, but got: shapes",
    ):
        gradcheck(func, leaf(X))


def test_number_of_outputs_that_changes():
    calls = []

    def func(x):
        calls.append(1)
        return [x * 2] * len(calls)

    with pytest.raises(AssertionError, match="as many outputs in every call, but got 1 and then 2"):
        gradcheck(func, leaf(X))


def test_exceptions_of_the_function_pass_through():
    with pytest.raises(ZeroDivisionError):
        gradcheck(lambda x: 1 / 0, leaf(X), raise_exception=False)


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
