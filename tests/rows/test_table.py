"""Every row of the table, checked on its samples.

Each check is a test of each row, ``test_gradient[logsumexp]``, on some of its samples, and a slow
one, ``test_gradient[logsumexp-others]``, on the others. All checks of one sample are run by `pytest
tests/rows/test_table.py -k logsumexp --sample 2`.
What a check compares with is never our own code: NumPy's or SciPy's function, finite differences,
or an identity that any right derivative satisfies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from autograd.gradcheck import gradcheck, gradgradcheck
from tests.samples.rows import spec_of
from tests.support.cases import (
    CASES,
    COMPLEX_CASES,
    EXCEPTIONS,
    GRAD_CASES,
    NUMBER_OF_EXCEPTIONS,
    SEVERAL,
    SEVERAL_COMPLEX,
    Case,
    assert_equal_values,
    check_dot_product,
    differentiable,
    direction,
    gradients,
    is_many,
    over,
    referred,
    values,
)
from tests.support.sampling import SPECS, Make

_GRAD_SET = set(GRAD_CASES)


# ---- the table as a whole ------------------------------------------------------------------------


def test_rows_have_samples() -> None:
    for row in ag.registry:
        spec = spec_of(row)
        assert spec is not None and spec.draw(), (
            f"{row} ({ag.registry[row].location}) has no samples: write some in "
            f"tests/samples_*.py, @samples('{row}')"
        )


def test_samples_are_of_rows() -> None:
    unknown = sorted(set(SPECS) - set(ag.registry))
    assert not unknown, f"samples of rows which derivatives.yaml does not have: {unknown}"


def test_number_of_exceptions() -> None:
    assert len(EXCEPTIONS) == NUMBER_OF_EXCEPTIONS
    known = {str(case) for case in CASES} | set(ag.registry)
    assert {row for _, row in EXCEPTIONS} <= known
    checks = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {check for check, _ in EXCEPTIONS} <= checks


def test_sample_gives_the_same_values_each_time() -> None:
    for case in CASES[::7]:
        first, second = (repr(case.sample()) for _ in range(2))
        assert first == second


def test_drawn_values_keep_off_kinks() -> None:
    values_ = Make("a row")(200, low=-2, high=2).detach().numpy()
    assert np.min(np.abs(values_ * 2 - np.round(values_ * 2))) > 0.05


# ---- forward -------------------------------------------------------------------------------------


@over(CASES, together=True)
def test_value(case: Case) -> None:
    """Shape, dtype and values of the reference; inputs are read only."""
    sample = case.sample()
    before = sample.arrays()
    for x in sample.tensors:
        x.detach().numpy().flags.writeable = False
    returned = case.checked(*sample.args, **sample.kwargs)
    assert_equal_values(values(returned), referred(case, sample), case.spec.rtol)
    after = sample.arrays()
    assert repr(before) == repr(after), "the operation changed its arguments"
    if not case.spec.grad:
        assert not differentiable(returned), "a row without gradient returned one"


@over(CASES)
def test_layout(case: Case) -> None:
    """Strided, reversed and transposed memory, read only: the same values and gradients."""
    plain = case.sample()
    expected = values(case.checked(*plain.args, **plain.kwargs))
    grads = gradients(case, plain) if case in _GRAD_SET else None
    for relaid in (_strided, _reversed, _transposed):
        sample = plain.mapped(relaid)
        returned = case.checked(*sample.args, **sample.kwargs)
        assert_equal_values(values(returned), expected, 1e-12)
        if grads is not None:
            assert_equal_values(gradients(case, sample, relaid), grads, 1e-12)


def _with_memory(x: Tensor, array: np.ndarray) -> Tensor:
    array[...] = x.detach().numpy()
    array.flags.writeable = False
    return ag.from_numpy(array).requires_grad_(x.requires_grad)


def _strided(x: Tensor) -> Tensor:
    gaps = np.zeros([2 * size for size in x.shape], x.dtype)
    return _with_memory(x, gaps[(..., *[slice(None, None, 2)] * x.ndim)])


def _reversed(x: Tensor) -> Tensor:
    return _with_memory(x, np.zeros(x.shape, x.dtype)[(..., *[slice(None, None, -1)] * x.ndim)])


def _transposed(x: Tensor) -> Tensor:
    return _with_memory(x, np.zeros(x.shape[::-1], x.dtype).T)


# ---- derivatives ---------------------------------------------------------------------------------


@over(GRAD_CASES)
def test_gradient(case: Case) -> None:
    """Reverse and forward mode against finite differences."""
    sample = case.sample()
    assert gradcheck(
        sample.function(case.checked),
        sample.inputs,
        check_forward_ad=True,
        check_grad_dtypes=True,
        fast_mode=is_many(case, sample),
    )


@over([case for case in GRAD_CASES if case.spec.second])
def test_second_gradient(case: Case) -> None:
    """By products with random vectors, and by whole Jacobians where these differ."""
    sample = case.sample()
    function = sample.function(case.checked)
    assert gradgradcheck(function, sample.inputs, fast_mode=True)


@over(GRAD_CASES, together=True)
def test_dot_product(case: Case) -> None:
    """<w, J v> = <J^T w, v>, exact up to rounding, which finite differences are not."""
    check_dot_product(case, case.sample())


@over(SEVERAL)
def test_one_input_at_a_time(case: Case) -> None:
    """Only what the gradients that are needed will read is saved: it must be enough for each."""
    expected = gradients(case, case.sample())
    for chosen, wanted in enumerate(expected):
        numbers = iter(range(len(expected)))
        sample = case.sample().mapped(
            lambda x, n=numbers, i=chosen: x if not x.requires_grad or next(n) == i else x.detach()
        )
        assert_equal_values(gradients(case, sample), [wanted], 1e-14)


@over(SEVERAL, together=True)
def test_inputs_that_depend_on_others(case: Case) -> None:
    """Recorded gradients, which may compute the operation anew, are those of the inputs alone."""
    sample = case.sample()
    leaves, chained = sample.inputs, sample.mapped(_each_of_those_before())
    outputs = differentiable(case.checked(*chained.args, **chained.kwargs))
    vectors = [direction(x, seed) for seed, x in enumerate(outputs)]
    recorded, plain = (
        ag.grad(outputs, leaves, vectors, create_graph=create, retain_graph=True)
        for create in (True, False)
    )
    assert_equal_values(values(recorded), values(plain), 1e-12)


def _each_of_those_before() -> Callable[[Tensor], Tensor]:
    """Makes each tensor with a gradient depend on those before it, and leaves its value."""
    before: list[Tensor] = []

    def change(x: Tensor) -> Tensor:
        if not x.requires_grad:
            return x
        total = sum((ag.real(y).sum() for y in before), ag.tensor(0.0))
        before.append(x + (total - total.detach()).to(x.dtype))
        return before[-1]

    return change


@over(COMPLEX_CASES)
def test_complex(case: Case) -> None:
    """complex128: value, gradient, second gradient, forward mode."""
    sample = case.sample(np.complex128)
    returned = case.checked(*sample.args, **sample.kwargs)
    assert_equal_values(values(returned), referred(case, sample), max(case.spec.rtol, 1e-10))
    function = sample.function(case.checked)
    assert gradcheck(function, sample.inputs, check_forward_ad=True, fast_mode=True)
    if case.spec.second:
        assert gradgradcheck(function, sample.inputs, fast_mode=True)
    check_dot_product(case, sample)


# ---- dtypes --------------------------------------------------------------------------------------


NARROW_CASES = [case for case in CASES if case.spec.keeps_dtype]


@over(NARROW_CASES, together=True)
def test_float32(case: Case) -> None:
    """float32 stays float32, in the result and in the gradient, and is as exact as it can be."""
    _check_narrow(case, np.float32, 2e-4)


@over(NARROW_CASES, together=True)
def test_float16(case: Case) -> None:
    """The same of float16 where NumPy has it."""
    sample = case.sample(np.float16)
    try:
        expected = referred(case, sample)
    except TypeError:
        return
    if any(
        np.asarray(x).dtype.kind in "fc" and np.asarray(x).dtype != np.float16 for x in expected
    ):
        return
    _check_narrow(case, np.float16, 5e-2)


def _check_narrow(case: Case, dtype: Any, rtol: float) -> None:
    sample = case.sample(dtype)
    wide = sample.mapped(_widened)
    got = values(case.checked(*sample.args, **sample.kwargs))
    expected = values(case.checked(*wide.args, **wide.kwargs))
    for each in got:
        if isinstance(each, np.ndarray) and each.dtype.kind == "f":
            assert each.dtype == dtype, "the result has another precision than the input"
    assert_equal_values(got, expected, rtol, dtypes=False)
    if case in _GRAD_SET:
        assert_equal_values(gradients(case, sample), gradients(case, wide), 2 * rtol, dtypes=False)


def _widened(x: Tensor) -> Tensor:
    array = x.detach().numpy()
    if array.dtype.kind in "fc":
        array = array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)
    return ag.tensor(array, requires_grad=x.requires_grad)


POINTWISE = [
    case
    for case in CASES
    if ag.registry[case.row].kind in ("pointwise", "comparison") and case.spec.reference is not None
]
PROMOTING = [case for case in SEVERAL if case.spec.promotes]


@pytest.mark.parametrize("dtype", [np.int64, np.int32], ids=["int64", "int32"])
@over(POINTWISE)
def test_integers(case: Case, dtype: Any) -> None:
    """Integer inputs: values and promoted dtype of NumPy 2, and no gradient."""
    sample = case.sample(dtype)
    try:
        expected = referred(case, sample)
    except (TypeError, ValueError) as refusal:
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            case.checked(*sample.args, **sample.kwargs)
        assert refusal
        return
    returned = case.checked(*sample.args, **sample.kwargs)
    assert not differentiable(returned)
    assert_equal_values(values(returned), expected, case.spec.rtol)


@over(PROMOTING)
def test_mixed_dtypes(case: Case) -> None:
    """The first input float32, the others float64: the result is float64, gradients are as inputs.

    Rows whose samples are marked `promotes=False` are left out.
    """
    sample = case.sample()
    narrow = iter([True] + [False] * len(sample.inputs))
    mixed = sample.mapped(lambda x: _cast(x, np.float32) if x.requires_grad and next(narrow) else x)
    got = values(case.checked(*mixed.args, **mixed.kwargs))
    expected = values(case.checked(*sample.args, **sample.kwargs))
    assert_equal_values(got, expected, 1e-4)
    assert_equal_values(gradients(case, mixed), gradients(case, sample), 1e-3, dtypes=False)


@over([case for case in SEVERAL_COMPLEX if case.spec.promotes])
def test_real_beside_complex(case: Case) -> None:
    """The first input real, the others complex: its gradient is the real part, and is real."""
    sample = case.sample(np.complex128)
    inputs = sample.inputs
    real = [True] + [False] * (len(inputs) - 1)
    parts, wide = iter(real), iter(real)
    mixed = sample.mapped(
        lambda x: (
            _cast(x.detach().numpy().real, np.float64) if x.requires_grad and next(parts) else x
        )
    )
    widened = sample.mapped(
        lambda x: (
            _cast(x.detach().numpy().real, np.complex128) if x.requires_grad and next(wide) else x
        )
    )
    first, *others = gradients(case, mixed)
    expected, *rest = gradients(case, widened)
    assert_equal_values([first], [expected.real], 1e-10)
    assert_equal_values(others, rest, 1e-10)


def _cast(x: Any, dtype: Any) -> Tensor:
    array = x.detach().numpy() if isinstance(x, Tensor) else x
    return ag.tensor(array.astype(dtype), requires_grad=True)
