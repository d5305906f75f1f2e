"""Forward mode of every differentiable row, beyond what tests/rows/test_table.py checks of samples.

There, forward mode is compared with central differences (`test_gradient`, `test_complex`) and with
reverse mode by the identity <w, J v> = <J^T w, v> (`test_dot_product`, `test_complex`). Here it is
seen that no row is left out, in complex dtypes either, and that levels can be stacked: forward mode
over reverse mode, and over forward mode, give what reverse over reverse mode does.
"""

from __future__ import annotations

import re
from functools import partial

import numpy as np
import pytest

import autograd as ag
from autograd import func
from autograd.gradcheck import gradcheck
from autograd.transforms import forward_ad
from tests.samples.rows import spec_of
from tests.support.cases import (
    COMPLEX_CASES,
    GRAD_CASES,
    Case,
    check_dot_product,
    direction,
    first_of_rows,
    outputs_of,
    over,
)

WORDS = {"zero", "non_differentiable", "not_implemented"}
DIFFERENTIABLE = {name for name in ag.registry if set(ag.registry[name].formulas.values()) - WORDS}
CHECKED = {case.row for case in GRAD_CASES}
CHECKED_COMPLEX = {case.row for case in COMPLEX_CASES}
NOT_CHECKED_COMPLEX = sorted(
    name for name in CHECKED - CHECKED_COMPLEX if ag.registry[name].takes_complex
)
REFUSALS = (TypeError, ValueError, RuntimeError, NotImplementedError)


def test_every_differentiable_row_is_checked():
    assert len(DIFFERENTIABLE) > 250 and CHECKED >= DIFFERENTIABLE


@pytest.mark.parametrize("name", NOT_CHECKED_COMPLEX)
def test_complex_numbers_are_refused_or_right(name):
    """A row that no complex sample is written for, on its real samples with imaginary parts."""
    for number, sample in enumerate(spec_of(name).draw(np.complex128)):
        case = Case(name, number)
        if sample.unchecked or not sample.inputs:
            continue
        try:
            with np.errstate(all="ignore"):
                case.checked(*sample.args, **sample.kwargs)
        except REFUSALS:
            continue
        function = sample.function(case.checked)
        assert gradcheck(function, sample.inputs, check_forward_ad=True, fast_mode=True)
        check_dot_product(case, sample)


def twice_differentiable(cases):
    return first_of_rows(case for case in cases if case.spec.second)


@over(twice_differentiable(GRAD_CASES))
def test_levels_are_stacked(case):
    check_second_derivatives(case, case.sample())


@over(twice_differentiable(COMPLEX_CASES))
def test_levels_are_stacked_of_complex_numbers(case):
    check_second_derivatives(case, case.sample(np.complex128))


def check_second_derivatives(case, sample):
    """Products with second derivatives, by the three ways to compute them."""
    inputs = [x.detach() for x in sample.inputs]
    vectors = [direction(x, 100 + i) for i, x in enumerate(inputs)]
    returned = outputs_of(case.checked(*sample.args, **sample.kwargs))
    wanted = [i for i, y in enumerate(returned) if isinstance(y, ag.Tensor) and y.requires_grad]
    seeds = [direction(returned[i], i) for i in wanted]

    def total(*xs):
        outputs = outputs_of(sample.function(case.checked)(*xs))
        pairs = zip(wanted, seeds, strict=True)
        return sum(real((outputs[i] * seed).sum()) for i, seed in pairs)

    positions = tuple(range(len(inputs)))
    reverse = func.hvp(total, positions)(inputs[0], tuple(vectors), *inputs[1:])
    _, forward = func.jvp(func.grad(total, positions), tuple(inputs), tuple(vectors))
    for one, other in zip(forward, reverse, strict=True):
        scale = np.abs(other.numpy()).max(initial=0.0)
        np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-9, atol=1e-11 * scale)

    def along(*xs):
        return func.jvp(total, xs, tuple(vectors))[1]

    _, twice = func.jvp(along, tuple(inputs), tuple(vectors))
    products = [h.numpy() * v.numpy().conj() for h, v in zip(reverse, vectors, strict=True)]
    size = sum(np.abs(each).sum() for each in products)
    curvature = sum(each.sum().real for each in products)
    np.testing.assert_allclose(twice.item(), curvature, rtol=1e-9, atol=1e-11 * size)


def real(x):
    return x.real if x.is_complex() else x


OVER_DIMENSIONS = sorted(
    name
    for name, row in ag.registry.items()
    if row.kind == "reduction" and re.search(r"\bint\[1\]\?? dim\b", str(row.signature))
    if name not in ("all", "any")  # which have no derivatives, and reduce no dimensions by ()
)


@pytest.mark.parametrize("name", OVER_DIMENSIONS)
def test_no_dimensions_mean_all_in_derivatives_too(name: str) -> None:
    """A reduction over the dimensions () has the values and both derivatives of one over all."""
    x = np.array([[1.0, 2.0, 4.0], [-3.0, 0.5, 7.0]])
    called = getattr(ag, name.partition(".")[0])

    def function(x, **options):
        found = called(x, **options)
        return ag.stack(found) if isinstance(found, tuple) else found

    for keepdim in (False, True) if "keepdim" in str(ag.registry[name].signature) else (None,):
        kept = {} if keepdim is None else {"keepdim": keepdim}
        found = []
        for dim in ((), [], (0, 1)):
            given = ag.tensor(x, requires_grad=True)
            result = function(given, dim=dim, **kept)
            if not result.requires_grad:
                found.append([result.numpy()])
                continue
            (gradient,) = ag.autograd.grad(result.sum(), given)
            tangent = func.jvp(
                partial(function, dim=dim, **kept), (ag.tensor(x),), (ag.tensor(np.cos(x)),)
            )[1]
            found.append([result.detach().numpy(), gradient.numpy(), tangent.numpy()])
            with forward_ad.dual_level():
                dual = forward_ad.make_dual(ag.tensor(x), ag.tensor(np.cos(x)))
                tangent = forward_ad.unpack_dual(function(dual, dim=dim, **kept)).tangent
            found[-1].append(tangent.numpy())
        for mine, expected in zip(zip(*found[:2], strict=True), found[2], strict=True):
            for each in mine:
                assert each.shape == expected.shape and np.allclose(each, expected)


def test_a_linear_loss_holds_its_weights_fixed() -> None:
    x, x_t = ag.tensor(np.sin(np.arange(12.0)).reshape(4, 3)), ag.ones(4, 3)
    weight, target = ag.tensor([0.5, 2.0, 1.0]), ag.tensor([0, 2, 1, 1])
    loss = partial(ag.nn.functional.nll_loss, target=target, weight=weight)
    value, tangent = func.jvp(loss, (x,), (x_t,))
    assert float(value) == float(loss(x))
    assert float(tangent) == float(loss(x_t)) == -1


def test_hooks_and_the_gradient_of_a_dual_leaf_are_the_primals() -> None:
    x = ag.tensor([1.0, 2.0], requires_grad=True)
    got = []
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x, ag.ones(2))
        dual.register_hook(lambda grad: got.append(grad.tolist()))
        (dual * dual).sum().backward()
    assert got == [[2.0, 4.0]] and dual.grad is x.grad


def disabled(torch):
    fwad, jvp = torch.autograd.forward_ad, torch.func.jvp
    x, t = torch.tensor(3.0, dtype=torch.float64), torch.tensor(1.0, dtype=torch.float64)

    def partly(x):
        with fwad._set_fwd_grad_enabled(False):
            shift = x**2
        return x**2 - shift

    def inner(x):
        with fwad._set_fwd_grad_enabled(False):
            return jvp(lambda x: x**2, (x,), (t,))[1]

    with fwad._set_fwd_grad_enabled(False):
        outside = jvp(lambda x: x**2, (x,), (t,))[1]
    nested = jvp(lambda x: jvp(partly, (x,), (t,))[1], (x,), (t,))[1]
    return [float(y) for y in (outside, jvp(partly, (x,), (t,))[1], nested, inner(x))]


def test_detached_in_place() -> None:
    fw = ag.forward_ad
    with fw.dual_level():
        x = fw.make_dual(ag.tensor([1.0, 2.0], requires_grad=True), ag.ones(2)).clone()
        assert x.detach_() is x and not x.requires_grad
        assert x.tolist() == [1.0, 2.0] and fw.unpack_dual(x * 2).tangent is None


def test_dtypes_and_derivatives_that_there_are_not() -> None:
    fw = ag.forward_ad
    with fw.dual_level():
        with pytest.raises(ValueError, match="Expected tangent to be floating point or complex"):
            fw.make_dual(ag.ones(2), ag.tensor([1, 2]))
        x = fw.make_dual(ag.ones(2), ag.ones(2))
        assert fw.unpack_dual(ag.igamma(ag.ones(2), x)).tangent is not None
        with pytest.raises(NotImplementedError, match="Trying to use forward AD with igamma that"):
            ag.igamma(x, x)


def test_switched_off():
    assert disabled(ag) == [6, 6, 2, 6]


@pytest.mark.torch
def test_switched_off_as_in_pytorch(torch):
    assert disabled(torch) == [6, 6, 2, 6]


@pytest.mark.parametrize(
    "norm",
    [ag.nn.BatchNorm1d(2, affine=False), ag.nn.InstanceNorm1d(2, track_running_stats=True)],
    ids=str,
)
def test_running_moments_have_no_tangents(norm):
    """As in PyTorch; to what comes after they are constants."""
    x = ag.tensor(np.arange(12.0).reshape(2, 2, 3) ** 1.5)
    with forward_ad.dual_level():
        norm(forward_ad.make_dual(x, x.cos()))
        assert all(type(each) is ag.Tensor for each in norm.buffers())
        norm.eval()
        tangent = forward_ad.unpack_dual(norm(forward_ad.make_dual(x, ag.ones_like(x)))).tangent
    variance = norm.running_var.numpy()[:, None]
    np.testing.assert_allclose(tangent.numpy()[0], (variance + 1e-5) ** -0.5 * np.ones(3))
