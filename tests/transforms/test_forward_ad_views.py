"""Dual tensors under in-place views such as `squeeze_()`. As in PyTorch."""

import functools

import numpy as np
import pytest

import autograd as ag
from tests.support.two_libraries import Programs

PROGRAMS = Programs()
CALLS = {
    "squeeze_": ((1, 2, 1, 3), ()),
    "squeeze_dim": ((1, 2, 1), (2,)),
    "unsqueeze_": ((2, 3), (1,)),
    "transpose_": ((2, 3), (0, 1)),
    "swapaxes_": ((2, 3), (0, 1)),
    "swapdims_": ((2, 3), (0, 1)),
    "t_": ((2, 3), ()),
    "t_of_a_vector": ((3,), ()),
    "as_strided_": ((2, 3), ((3, 2), (1, 3), 0)),
}


def dual(t, shape=(2, 3), scale=10.0):
    x = t.arange(1.0, 1.0 + t.zeros(shape).numel(), dtype=t.float64).reshape(shape)
    return t.autograd.forward_ad.make_dual(x, x * scale)


def in_a_level(program):
    """`program`, called at a level of forward mode."""

    @functools.wraps(program)
    def call(t, *args):
        with t.autograd.forward_ad.dual_level():
            return program(t, *args)

    return call


def both(t, x):
    found = t.autograd.forward_ad.unpack_dual(x)
    return [found.primal, found.tangent]


def _check_call(t, name):
    shape, args = CALLS[name]
    x = dual(t, shape)
    primal, tangent = both(t, x)
    out_of_place = name.partition("_of_")[0].partition("_dim")[0].rstrip("_")
    expected = [getattr(each, out_of_place)(*args).tolist() for each in (primal, tangent)]
    found = getattr(x, f"{out_of_place}_")(*args)
    assert found is x
    assert [each.tolist() for each in both(t, x)] == expected
    assert primal.shape == shape
    square, tangent = both(t, x * x)
    assert tangent.tolist() == (20 * square).tolist()


@PROGRAMS.gives([[[1.0, 4.0], [2.0, 5.0]], [[10.0, 0.0], [20.0, 0.0]]])
@in_a_level
def a_write_after_a_view_in_place(t):
    x = dual(t)
    with_columns = x[:, :2]
    with_columns.t_()
    with_columns[:, 1] = t.tensor([4.0, 5.0], dtype=t.float64)
    return both(t, with_columns)


_DOUBLED = [[[1.0, 8.0], [2.0, 10.0], [3.0, 12.0]], [[10.0, 80.0], [20.0, 100.0], [30.0, 120.0]]]


@PROGRAMS.gives([*_DOUBLED, [[8.0, 10.0, 12.0], [80.0, 100.0, 120.0]]])
@in_a_level
def writes_are_seen_through_views_from_before(t):
    x = dual(t)
    row = x[1]
    x.t_()
    x[:, 1].mul_(2)
    return [*both(t, x), both(t, row)]


@PROGRAMS.gives(
    [[[1.0, 4.0], [2.0, 5.0], [6.0, 12.0]], [[10.0, 40.0], [20.0, 50.0], [60.0, 120.0]]]
)
@in_a_level
def writes_into_views_from_before_are_seen(t):
    x = dual(t)
    column = x[:, 2]
    x.t_()
    column.mul_(2)
    return both(t, x)


@PROGRAMS.gives([[1, 3, 2], [[[2.0, 4.0], [2.0, 4.0], [2.0, 4.0]]]])
def in_jvp(t):
    def f(x):
        return (x * x).unsqueeze_(0).transpose_(1, 2)

    x = t.tensor([[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]], dtype=t.float64)
    y, tangent = t.func.jvp(f, (x,), (t.ones_like(x),))
    return list(y.shape), tangent


@PROGRAMS.gives([6.0, [[2.0], [2.0], [2.0]]])
def nested_with_grad(t):
    def f(x):
        return (x * x).t_().sum()

    x = t.ones(3, 1, dtype=t.float64)
    value, tangent = t.func.jvp(t.func.grad(f), (x,), (t.ones_like(x),))
    return value.sum(), tangent


@PROGRAMS.gives("RuntimeError: a ")  # leaf that requires grad; of PyTorch a view of it
@in_a_level
def a_leaf(t):
    x = t.ones(2, 1, requires_grad=True)
    return t.autograd.forward_ad.make_dual(x, t.ones(2, 1)).squeeze_()


@pytest.mark.parametrize("name", CALLS)
def test_call(name):
    in_a_level(_check_call)(ag, name)


@pytest.mark.torch
@pytest.mark.parametrize("name", CALLS)
def test_call_in_pytorch(name, torch):
    in_a_level(_check_call)(torch, name)


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name):
    PROGRAMS.check(name)


@pytest.mark.torch
@pytest.mark.parametrize("name", PROGRAMS)
def test_program_in_pytorch(name, torch):
    PROGRAMS.check(name, torch)


def elements_written(x, z):
    y = x * 2
    y[0] = z[0] * x[1]
    return y * y


def elements_joined(x, z):
    y = ag.cat([(z[0] * x[1])[None], x[1:] * 2])
    return y * y


def part_written(x, z):
    y = x * 2
    part = y[1:]
    part.mul_(z[0])
    return y * y + part.sum()


def part_joined(x, z):
    part = x[1:] * 2 * z[0]
    y = ag.cat([x[:1] * 2, part])
    return y * y + part.sum()


@pytest.mark.parametrize(("written", "joined"), [
    (elements_written, elements_joined), (part_written, part_joined),
])  # fmt: skip
def test_what_becomes_dual_by_a_write_stays_dual_at_outer_levels(written, joined):
    x, v = ag.tensor([1.0, 2.0, 3.0]), ag.tensor([0.5, -1.0, 2.0])

    def tangents(f):
        def inner(x):
            return ag.func.jvp(lambda z: f(x, z), (x,), (x.cos(),))

        return ag.func.jvp(inner, (x,), (v,))[1]

    for found, expected in zip(tangents(written), tangents(joined), strict=True):
        np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-14)
