"""The text of compiled programs for small arrays: what one would write by hand."""

from __future__ import annotations

from collections import OrderedDict, namedtuple

import numpy as np
import pytest

import autograd as ag
from autograd.base.pytree import flatten
from autograd.compile import Compiled
from autograd.compile.build import assembler
from autograd.compile.settings import Settings
from tests.support.closeness import assert_close_sums
from tests.support.seeding import RANDOM


def normal(*shape, dtype=np.float64):
    return ag.tensor(RANDOM.standard_normal(shape).astype(dtype))


def body(function, *args, settings=None, sizes=None):
    """The lines of the program, without the first one; `sizes` of sums that may cancel."""
    compiled = Compiled(function, settings or Settings())
    got, expected = flatten(compiled(*args))[0], flatten(function(*args))[0]
    for a, b in zip(got, expected, strict=True):
        assert a.dtype == b.dtype
        if sizes is None:
            np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-12, atol=1e-12)
        else:
            assert_close_sums(a.numpy(), b.numpy(), sizes)
    text = compiled.source(*args)
    return [line.strip() for line in text[text.index("def program") :].splitlines()[1:]]


def test_operators_keep_their_order():
    a, b, c = normal(4), normal(4), normal(4)

    def f(a, b, c):
        return a - (b - c) * (a + b), a / (b * c) - -c, (a + (b + c)).exp()

    assert sorted(body(f, a, b, c)[:-1]) == [
        "t0 = x0 / (x1 * x2) + x2",
        "t1 = np.exp(x0 + (x1 + x2))",
        "t2 = x0 - (x1 - x2) * (x0 + x1)",
    ]


def test_a_perceptron_reads_as_if_written_by_hand():
    def loss(w1, b1, w2, x, y):
        return ((((x @ w1 + b1).tanh() @ w2) - y) ** 2).mean()

    args = normal(2, 16), normal(16), normal(16, 1), normal(100, 2), normal(100, 1)
    assert body(ag.func.value_and_grad(loss, (0, 1, 2)), *args) == [
        "t0 = np.tanh(np.dot(x3, x0) + x1)",
        "t1 = np.dot(t0, x2) - x4",
        "t2 = t1 * 0.02",
        "t3 = np.dot(t0.T, t2)",
        "t4 = np.add.reduce(t1 * t1, None) / 100.0",
        "t5 = np.dot(t2, x2.T) * (1.0 - t0 * t0)",
        "t6 = np.dot(ones0, t5)",
        "t7 = np.dot(x3.T, t5)",
        "return [t4, t7, t6, t3]",
    ]


def test_nothing_is_put_off_past_a_large_product():
    def f(x, y):
        return (x.sum(0) + 1)[:1, None] * (x @ y)

    args = normal(4, 4), normal(4, 4)
    assert len(body(f, *args)) == 2
    first, second, *_ = body(f, *args, settings=Settings(least=16))
    assert first == "t0 = np.dot(ones0, x0)"
    assert second.startswith("t1 = np.matmul(")


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("dims", [(0,), (1,), (0, 1), ()])
@pytest.mark.parametrize("keepdim", [True, False])
def test_small_sums(dtype, dims, keepdim):
    for function in (
        lambda x: x.sum(dims, keepdim) * 2,
        lambda x: x.amax(dims or None, keepdim) * 2,
        lambda x: x.T.mean(dims, keepdim) * 2,
    ):
        x = normal(7, 5, dtype=dtype)
        body(function, x, sizes=function(x.abs()).numpy())


def test_sums_carry_nan_and_inf():
    x = ag.tensor([[1.0, np.inf], [np.nan, -np.inf], [2.0, np.inf]])
    compiled = ag.compile(lambda x: (x.sum(0), x.sum(1), x.sum()))
    with np.errstate(invalid="ignore"):
        for got, axis in zip(compiled(x), (0, 1, None), strict=True):
            np.testing.assert_array_equal(got.numpy(), x.numpy().sum(axis))


def test_long_lines_are_cut():
    def f(*xs):
        return sum(xs[1:], xs[0])

    lines = body(f, *[normal(3) for _ in range(60)])
    assert len(lines) > 3
    assert max(map(len, lines)) < 100


def test_a_loop_finds_what_it_reads_computed():
    def f(x, y):
        scale = y * 2 + 1
        return (x * scale).sin() * 2

    lines = body(f, normal(300, 4), normal(4), settings=Settings(least=100))
    assert lines[0] == "t0 = x1 * 2.0 + 1.0"


Point = namedtuple("Point", "x y")


@pytest.mark.parametrize("tree", [
    1, (1,), [1, (2, None)], {"b": 1, "a": (2, [3])}, OrderedDict(b=1, a=2), Point(1, {"z": 2}),
    ((), []),
])  # fmt: skip
def test_results_have_the_structure_of_the_function(tree):
    leaves, form = flatten(tree)
    tensors = [ag.tensor(float(x)) for x in leaves]
    plan = [("program", i) for i in range(len(leaves))]
    if leaves:
        plan[-1] = ("static", "last")
    got = assembler(form, plan)(tensors, (), ())
    found, same = flatten(got)
    assert same == form
    assert type(got) is type(tree) or not leaves or tree == 1
    for i, leaf in enumerate(found):
        assert leaf == "last" if i == len(found) - 1 else leaf is tensors[i]
    if isinstance(tree, dict):
        assert list(got) == list(tree)


def test_rows_get_arrays_for_numbers():
    lines = body(lambda x: ag.clamp(x.sum() * 2, 0.5, 2.0), normal(5))
    assert lines[0].startswith("t0 = rows.clamp_default(np.asarray(np.dot(ones0, x0) * 2.0)")
