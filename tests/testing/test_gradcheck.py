"""gradcheck and gradgradcheck: right derivatives pass, and every wrong one is caught.

Wrong derivatives are made with `detach`, which hides a path from the backward pass but not from
the finite differences, and with hooks, which change the gradient on its way.
"""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest

import autograd as ag
from autograd.gradcheck import GradcheckError, gradcheck, gradgradcheck
from autograd.testing.checking import analytical
from autograd.transforms import forward_ad
from tests.support.tensors import leaf

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

SMOOTH_COMPLEX = {
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
@pytest.mark.parametrize("name", [*SMOOTH, *(f"complex {name}" for name in SMOOTH_COMPLEX)])
def test_right_derivatives_pass(check, name, fast_mode):
    func = SMOOTH.get(name) or SMOOTH_COMPLEX[name.removeprefix("complex ")]
    assert check(func, leaf(X if name in SMOOTH else Z), fast_mode=fast_mode) is True


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
    settings |= {"check_rev_over_rev": False, "check_undefined_grad": False}
    assert gradgradcheck(lambda x: x.sin(), leaf(X), **settings)


@BOTH_MODES
def test_several_inputs(fast_mode):
    x, y, constant = leaf(X), leaf([2.0, 0.5, 1.0]), ag.tensor([3.0, 4.0, 5.0])

    def func(x, number, y, constant, nothing):
        assert nothing is None
        return x * y * constant * number, x + y

    assert gradcheck(func, [x, 2, y, constant, None], fast_mode=fast_mode)
    assert gradgradcheck(func, [x, 2, y, constant, None], fast_mode=fast_mode)


def test_inputs_and_settings_without_objection():
    x = leaf(X)
    assert gradcheck(lambda a, b: a * b, (x, x), check_forward_ad=True)
    assert gradgradcheck(lambda a, b: a * b, (x, x))
    assert gradcheck(lambda x: x * x, leaf(X) * 2)  # no leaf
    assert gradcheck(lambda x, y: x * 2, (leaf(X), leaf(X)))  # one unused
    assert gradgradcheck(lambda x: x * x * x, leaf(X), gen_non_contig_grad_outputs=True)
    for check in (gradcheck, gradgradcheck):
        assert check(lambda x: x * x, leaf(X), masked=True, check_grad_dtypes=True)


def test_input_used_from_outside_of_the_function():
    weight = leaf(X)
    assert gradcheck(lambda x, _: x * weight * weight, (leaf(X), weight))
    text = failure(lambda x, _: x * weight.detach() * weight, (leaf(X), weight))
    assert "output 0 with respect to input 1" in text


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


def test_given_grad_outputs():
    assert gradgradcheck(lambda x: x * x, leaf(X), leaf([1.0, 2.0, 3.0]))
    assert gradgradcheck(lambda x: (x * x, x.sum()), leaf(X), [ag.tensor(X), leaf(2.0)])
    with pytest.raises(RuntimeError, match=r"Mismatch in shape: grad_output\[0\]"):
        gradgradcheck(lambda x: x * x, leaf(X), leaf([1.0, 2.0]))


def test_recording_is_switched_on():
    with ag.no_grad():
        assert gradcheck(lambda x: x * x, leaf(X))
        assert not gradcheck(lambda x: x * x.detach(), leaf(X), raise_exception=False)


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


@BOTH_MODES
@pytest.mark.parametrize("name", [*WRONG, *(f"complex {name}" for name in WRONG_COMPLEX)])
def test_wrong_derivatives_are_caught(name, fast_mode):
    func = WRONG.get(name) or WRONG_COMPLEX[name.removeprefix("complex ")]
    text = failure(func, leaf(X if name in WRONG else Z), fast_mode=fast_mode)
    assert text.startswith("Jacobian mismatch for output ") or "complex" in name
    assert "Jacobian mismatch for output 0" in text or name == "second output"


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
    def func(constant, x):
        return (x * 2).long(), x * 2, x.detach() * x

    text = failure(func, (ag.tensor(X), leaf(X)))
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


MISMATCH = "Jacobian mismatch for output 0 with respect to input 0,\nnumerical:"
PART = "While considering the {} part of complex outputs only, " + MISMATCH


@pytest.mark.parametrize("func, data, settings, start, parts", [
    (lambda x: x * x.detach(), X, {}, MISMATCH,
     ["MulBackward0, whose formulas are\n    self: grad * other.conj()"]),
    (lambda x: hooked(x, lambda g: g * 2), X, {}, MISMATCH,
     ["does not come from a recorded operation"]),
    (lambda z: z * z.detach(), Z, {}, PART.format("imaginary"), []),
    (lambda z: z.real * z.real.detach() + 1j * z.imag, Z, {}, PART.format("real"), []),
    (lambda x: x * x.detach(), [1.0, 2.0], {"fast_mode": True}, MISMATCH + "[[2.",
     ["found in fast mode", "Perhaps a constant factor is wrong"]),
], ids=["row", "leaf", "imaginary", "real", "fast"])  # fmt: skip
def test_message_for(func, data, settings, start, parts):
    text = failure(func, leaf(data), **settings)
    assert text.startswith(start) and all(part in text for part in parts)


def doubled(tangent_of):
    """x * 2, with another tangent."""

    def func(x):
        primal, tangent = forward_ad.unpack_dual(x)
        if tangent is None:
            return x * 2
        return forward_ad.make_dual(primal * 2, tangent_of(tangent))

    return func


@BOTH_MODES
def test_wrong_forward_mode(fast_mode):
    settings = {"check_forward_ad": True, "fast_mode": fast_mode}
    start = "Jacobian computed with forward mode mismatch for output 0"
    wrong = doubled(lambda tangent: tangent * 3)
    text = failure(wrong, leaf(X), **settings)
    assert text.startswith(f"{start} with respect to input 0,\n")
    assert "analytical = 3/2 * numerical" in text
    text = failure(wrong, leaf(Z), **settings)
    assert text.startswith("While considering the imaginary part of complex inputs only, " + start)
    text = failure(doubled(lambda tangent: 2 * tangent * tangent.abs()), leaf(X), **settings)
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
def test_backward_that_is_not_linear(fast_mode):
    text = failure(lambda x: hooked(x * 2, lambda g: g * 0 + 1), leaf(2.0), fast_mode=fast_mode)
    assert text.startswith("backward not multiplied by grad_output")
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


@pytest.mark.parametrize("dtype, settings", [
    (np.float32, {"check_grad_dtypes": True}), (np.complex128, {})
])  # fmt: skip
def test_gradient_of_another_dtype(monkeypatch, dtype, settings):
    def cast(*args, **kwargs):
        return tuple(ag.tensor(g._data, dtype=dtype) for g in ag.grad(*args, **kwargs))

    monkeypatch.setattr(analytical, "grad", cast)
    assert not settings or gradcheck(lambda x: x * 2, leaf(X))
    text = failure(lambda x: x * 2, leaf(X), **settings)
    assert text == f"Gradient has dtype mismatch: {np.dtype(dtype)}, expected float64."


def test_step_lost_in_rounding():
    text = failure(lambda x: x * 2, leaf([1.0, 1e12]))
    assert "a step of -1e-06 is lost in the rounding of the input's entry 1000000000000.0" in text
    assert gradcheck(lambda x: x * 2, leaf([1.0, 1e12]), eps=1e-2)


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("check, func, x, settings, error, message", [
    *((check, lambda x: x * 2, ag.tensor(X), {"raise_exception": False}, ValueError,
       "gradcheck expects at least one input tensor to require")
      for check in (gradcheck, gradgradcheck)),
    (gradgradcheck, lambda x: x.detach(), leaf(X), {}, ValueError,
     "at least one output to require gradient"),
    (gradcheck, lambda x: (x * 2, 3), leaf(X), {}, TypeError, "output 1 is of type int"),
    (gradcheck, lambda x: 1 / 0, leaf(X), {"raise_exception": False}, ZeroDivisionError, "zero"),
])  # fmt: skip
def test_refusals(check, func, x, settings, error, message):
    with pytest.raises(error, match=message):
        check(func, x, **settings)


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


@pytest.mark.parametrize("outputs, message", [
    (lambda x, n: ag.cat([x] * n),
     r"same shape when inputs are perturbed on index \(0,\) by 1e-06, but got: shapes"),
    (lambda x, n: [x * 2] * n, "as many outputs in every call, but got 1 and then 2"),
])  # fmt: skip
def test_outputs_that_change(outputs, message):
    calls = itertools.count(1)
    with pytest.raises(AssertionError, match=message):
        gradcheck(lambda x: outputs(x, next(calls)), leaf(X))


@BOTH_MODES
def test_outputs_whose_form_depends_on_values(fast_mode):
    def shape(x):
        return ag.cat([x, x]) if bool((x >= 1).all()) else x

    def dtype(x):
        return x.to(ag.float32) if bool((x >= 1).all()) else x

    for func, what in ((shape, "shape"), (dtype, "dtype")):
        with pytest.raises(AssertionError, match=f"the same {what} when inputs are perturbed on"):
            gradcheck(func, leaf([1.0]), fast_mode=fast_mode)


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


@BOTH_MODES
@pytest.mark.parametrize("slope", [-1, -0.1, 0, 0.3, 1, 1.1, 2])
def test_slope_outside_of_those_at_a_kink_fails(slope, fast_mode):
    def func(x):
        return x.relu() + slope * (x - x.detach())

    if 0 <= slope <= 1:
        assert gradcheck(func, leaf([0.0]), fast_mode=fast_mode)
    else:
        assert "mismatch" in failure(func, leaf([0.0]), fast_mode=fast_mode)


NO_KINKS = {
    "curved": lambda x: 1e6 * (x * x - x.detach() * x.detach()) - x.detach() * 0.3 + x * 0.3,
    "oscillating": lambda x: (1000 * x).cos() + x * 0.3 - x.detach() * 0.3,
    "jump": lambda x: (x >= 0).double() + x * 0.3 - x.detach() * 0.3,
    "root": lambda x: x.detach().abs().sqrt() * x.detach().sign() + x * 0.3,
    "too flat to tell from rounding": lambda x: 4e-6 * x.abs() + 1.2e-5 * (x - x.detach()),
}


@pytest.mark.parametrize("func", NO_KINKS.values(), ids=NO_KINKS)
def test_what_is_no_kink_excuses_nothing(func):
    assert "mismatch" in failure(func, leaf([0.0]))


def test_failure_at_a_kink_of_the_table_names_it():
    text = failure(lambda x: x.sign(), leaf([0.5, 0.0]))
    assert "states a kink of sign at 0, where the gradient is 0 by convention" in text
    assert re.search(r"derivatives\.yaml:\d+", text) and "Perhaps" not in text
    text = failure(lambda x, y: ag.atan2(x, y), [leaf([[0.0, 1.0]]), leaf([0.0, 2.0])])
    assert "states a kink of atan2 at 0, 0, where the gradient is 0, 0" in text
    text = failure(lambda x: x.sqrt(), leaf([0.0, 1.0]))
    assert "it may be at a border of its domain" in text
    assert "kink" not in failure(lambda x: hooked(x * 1, lambda g: 2 * g).sqrt(), leaf(X[::2]))
    assert "kink" not in failure(lambda x: hooked(x.max(), lambda g: 2 * g), leaf([1.0, 3.0, 2.0]))
