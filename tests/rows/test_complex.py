"""Rows that refuse complex numbers, `kind: real ...` in the table, and complex Scalars."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import autograd as ag
from autograd.core.tensor import Tensor
from codegen.parse.signature import parse
from tests.rows.test_aliases import call_in_place
from tests.samples.rows import public, signature
from tests.support.cases import (
    CASES,
    COMPLEX_CASES,
    GRAD_CASES,
    Case,
    check_dot_product,
    differentiable,
    first_of_rows,
    over,
)
from tests.support.sampling import Sample

REFUSING = [row.name for row in ag.registry.values() if not row.takes_complex]
REFUSALS = (TypeError, ValueError, RuntimeError, np.exceptions.ComplexWarning)
SAMPLED = {case.row for case in COMPLEX_CASES}
FIRST = {case.row: case for case in first_of_rows(CASES) if case.row in REFUSING}


def with_complex(case: Case) -> Iterator[Sample]:
    """The sample of a case with one of its floating-point tensors complex, each in turn."""
    tensors: list[Tensor] = []
    case.sample().mapped(lambda x: tensors.append(x) or x)
    for chosen, x in enumerate(tensors):
        if x.dtype.kind == "f":
            count = iter(range(len(tensors)))
            yield case.sample().mapped(
                lambda x, chosen=chosen, count=count: (
                    ag.tensor(x.detach().numpy() + 0.5j, requires_grad=x.requires_grad)
                    if next(count) == chosen
                    else x
                )
            )


def refusal(row: str) -> str:
    return f'"{parse(ag.registry[row].signature).name}" not implemented for complex numbers'


def test_every_such_row_has_a_sample() -> None:
    assert sorted(FIRST) == sorted(REFUSING)


@pytest.mark.parametrize("row", REFUSING)
def test_each_argument_is_refused(row: str) -> None:
    samples = [each for case in CASES if case.row == row for each in with_complex(case)]
    assert samples
    for sample in samples:
        if sample.kwargs.get("dtype") is not None:
            continue  # converted to real numbers first
        with pytest.raises(NotImplementedError) as raised:
            public(row)(*sample.args, **sample.kwargs)
        assert str(raised.value) == refusal(row)


@pytest.mark.parametrize("row", [row for row in REFUSING if ag.registry[row].inplace])
@pytest.mark.parametrize("dtype", [np.complex64, np.complex128, ">c8", np.clongdouble])
def test_in_place_is_refused(row: str, dtype: object) -> None:
    sample = FIRST[row].sample()
    target = ag.tensor(sample.args[0].detach().numpy().astype(dtype))
    before = target.numpy().copy()
    with pytest.raises(NotImplementedError) as raised:
        call_in_place(row, (target, *sample.args[1:]), sample.kwargs)
    assert str(raised.value) == refusal(row)
    assert np.array_equal(target.numpy(), before)


def test_a_complex_dtype_is_refused() -> None:
    with pytest.raises(NotImplementedError, match='"softmax" not implemented for complex numbers'):
        ag.softmax(ag.tensor([1.0, 2.0]), 0, dtype=np.complex64)


def test_complex_numbers_are_refused_beside_real_ones() -> None:
    x = ag.tensor([1.0, 2.0])
    for call in (lambda: x > 1j, lambda: ag.maximum(x, 1j), lambda: ag.clamp_max(x, 1 + 1j)):
        with pytest.raises(NotImplementedError, match="not implemented for complex numbers"):
            call()


def test_what_is_made_of_such_rows_refuses_as_well() -> None:
    z = ag.tensor([[1 + 1j, 2 - 1j]])
    for call in (
        lambda: ag.nn.functional.relu6(z),
        lambda: ag.nn.functional.softmin(z, 1),
        lambda: ag.nn.functional.cross_entropy(z, ag.tensor([1])),
        lambda: ag.max(z, z),
    ):
        with pytest.raises(NotImplementedError, match="not implemented for complex numbers"):
            call()


@pytest.mark.parametrize("reduce", ["amax", "amin"])
def test_largest_of_complex_numbers_is_refused(reduce: str) -> None:
    z, index = ag.tensor([1j, 2.0]), ag.tensor([0, 0])
    for call in (ag.scatter_reduce, ag.index_reduce):
        with pytest.raises(NotImplementedError, match=f'"{reduce}" not implemented for complex'):
            call(z, 0, index, z, reduce)


def test_quantiles_at_complex_places_are_refused() -> None:
    with pytest.raises(RuntimeError, match="q tensor must be either float or double dtype"):
        ag.quantile(ag.tensor([1.0, 2.0]), ag.tensor(0.5 + 0j))


def test_tangent_of_linear_is_complex_where_only_the_bias_is() -> None:
    x = ag.tensor([[1.0, 2.0]], requires_grad=True)
    weight, bias = ag.tensor([[3.0, 4.0]]), ag.tensor([1j])
    assert ag.gradcheck(
        lambda x: ag.nn.functional.linear(x, weight, bias), (x,), check_forward_ad=True
    )


Z = ag.tensor([0.3 + 0.5j, -1.2 - 0.4j, 2.0 + 0.1j], requires_grad=True)
W = ag.tensor([1.0 - 0.2j, 0.4 + 0.9j, -0.7 - 1.1j], requires_grad=True)


@pytest.mark.parametrize(
    ("function", "inputs"),
    [
        (ag.logaddexp, (Z, W)),
        (ag.nn.functional.l1_loss, (Z, W)),
        (lambda x, y: ag.nn.functional.l1_loss(x, y, reduction="none"), (Z, W)),
        (lambda x: ag.softmax(x, 0, dtype=ag.float64), (Z,)),
        (lambda x: ag.log_softmax(x, 0, dtype=ag.float64), (Z,)),
    ],
)
def test_derivatives_of_rows_that_take_them_in_part(function, inputs) -> None:
    assert ag.gradcheck(function, inputs, check_forward_ad=True)
    assert ag.gradgradcheck(function, inputs)


def test_logaddexp_of_complex_numbers() -> None:
    z, w = Z.detach().numpy(), W.detach().numpy()
    assert np.allclose(ag.logaddexp(Z, W).detach(), np.log(np.exp(z) + np.exp(w)))
    far = ag.logaddexp(ag.tensor(1000 + 1j), ag.tensor(1000 + 1j)).item()
    assert np.isclose(far, 1000 + 1j + np.log(2))
    assert ag.logaddexp(ag.tensor(9 + 5j), ag.tensor(-9 - 5j)).item().imag > 4  # no other branch
    empty = complex(-np.inf, 0)
    assert np.isclose(ag.logaddexp(ag.tensor(empty), ag.tensor(1j)).item(), 1j)


# ---- rows that take them -------------------------------------------------------------------------


@over([case for case in GRAD_CASES if case.row not in {*SAMPLED, *REFUSING}], together=True)
def test_rows_with_samples_of_real_numbers(case: Case) -> None:
    """Where such a row takes complex numbers as well, its derivatives are right for them."""
    sample = case.sample().mapped(
        lambda x: ag.tensor(x.detach().numpy() + 0.3j, requires_grad=True) if x.requires_grad else x
    )
    try:
        outputs = differentiable(case.checked(*sample.args, **sample.kwargs))
    except REFUSALS:  # it does not
        return
    if outputs:
        check_complex(case, sample)


def check_complex(case: Case, sample: Sample) -> None:
    function = sample.function(case.checked)
    assert ag.gradcheck(function, sample.inputs, check_forward_ad=True, fast_mode=True)
    check_dot_product(case, sample)


def with_complex_numbers(case: Case) -> Iterator[Sample]:
    """The sample of a case with a complex number for each of its Scalars in turn."""
    for argument in signature(case.row).arguments:
        if argument.type.base != "Scalar" or argument.type.is_list:
            continue
        sample = case.sample(np.complex128)
        names = [x.name for x in signature(case.row).arguments if not x.keyword_only]
        args, kwargs = list(sample.args), dict(sample.kwargs)
        if argument.name in names[: len(args)]:
            args[names.index(argument.name)] = 0.7 - 0.4j
        else:
            kwargs[argument.name] = 0.7 - 0.4j
        yield Sample(*args, unchecked=sample.unchecked, **kwargs)


SCALARS = [case for case in COMPLEX_CASES if next(with_complex_numbers(case), None)]


@over(SCALARS, together=True)
def test_complex_numbers_for_scalars(case: Case) -> None:
    """Where a row takes them: the gradients have their conjugates."""
    for sample in with_complex_numbers(case):
        try:
            case.checked(*sample.args, **sample.kwargs)
        except REFUSALS:  # it does not
            continue
        check_complex(case, sample)


def test_scalars_of_common_rows_are_among_them() -> None:
    rows = {case.row for case in SCALARS}
    assert rows >= {"add", "sub", "addmm", "addmv", "addr", "addcmul", "addcdiv", "index_add"}
