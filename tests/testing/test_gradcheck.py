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
from autograd.testing.checking.mismatch import describe_mismatch
from autograd.transforms import forward_ad


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


def test_input_that_is_no_leaf_and_one_that_is_not_used():
    assert gradcheck(lambda x, y: x * x, (leaf(X) * 2, leaf(X)))


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


WRONG_COMPLEX = {
    "factor": lambda z: z * z.detach(),
    "conj": lambda z: z.detach().conj() * z,
    "abs": lambda z: z.abs() * z.detach().abs(),
    "real": lambda z: z.real * z.real.detach(),
    "zero": lambda z: z * 0 + z.detach(),
}
ALL_WRONG = [(func, X) for func in WRONG.values()] + [(func, Z) for func in WRONG_COMPLEX.values()]


@BOTH_MODES
@pytest.mark.parametrize(
    ("func", "at"), ALL_WRONG, ids=[*WRONG, *map("z {}".format, WRONG_COMPLEX)]
)
def test_wrong_derivatives_are_caught(func, at, fast_mode):
    assert "Jacobian mismatch for output " in failure(func, leaf(at), fast_mode=fast_mode)


def test_antisymmetric_error_is_caught_in_fast_mode():
    rotation = ag.tensor([[0.0, 1.0], [-1.0, 0.0]])
    failure(lambda x: x + rotation @ x.detach(), leaf([1.0, 2.0]), fast_mode=True)


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


FORWARD, REVERSE = "check_fwd_over_rev", "check_rev_over_rev"
CONTRADICTIONS = [
    (gradcheck, {"check_backward_ad": False}, "at least one of check_forward_ad or check_backward"),
    (gradcheck, {"check_batched_forward_grad": True}, "requires check_forward_ad to be True"),
    (gradcheck, {"check_batched_grad": True, "check_backward_ad": False, "check_forward_ad": True},
     "Setting check_batched_grad=True requires check_backward_ad to be True"),
    (gradgradcheck, {REVERSE: False}, f"at least one of {FORWARD} or {REVERSE} to be True"),
    (gradgradcheck, {REVERSE: False, FORWARD: True},
     f"Setting check_undefined_grad=True requires {REVERSE} to be True"),
    (gradgradcheck,
     {REVERSE: False, FORWARD: True, "check_undefined_grad": False, "check_batched_grad": True},
     f"Setting check_batched_grad=True requires {REVERSE} to be True"),
]  # fmt: skip


@pytest.mark.parametrize(("check", "settings", "message"), CONTRADICTIONS)
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
