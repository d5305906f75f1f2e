"""What `autograd.compile` does for large arrays: fewer passes over them, sums, blocks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.ir.graph import Value
from autograd.compile.ir.reductions import dot_along, sum_along
from autograd.compile.ir.targets import Part, Placed, Product, Reduce, Transpose
from autograd.compile.passes import matrix_products
from autograd.compile.passes.algebra import DOTS
from autograd.compile.passes.elimination import dce
from autograd.compile.passes.matrix_products import multiply_by_columns, multiply_stacks
from autograd.compile.passes.scalar_factors import move_scalar_factors
from autograd.compile.passes.sums import merge_sums
from autograd.compile.schedule.fuse import Layout
from autograd.compile.settings import Settings
from tests.support.sketches import FLOAT, Sketch, groups, number, titles


def computed(graph):
    """The outputs of a graph of arithmetic for some inputs."""
    random = np.random.default_rng(0)
    known = {value: random.uniform(1, 2, value.shape) for value in graph.inputs}
    for step in graph.steps:
        args = [known.get(x, x.array) if isinstance(x, Value) else x for x in step.args]
        if isinstance(step.target, Reduce):
            known[step.output] = np.sum(args[0], step.target.axes, keepdims=True)
        else:
            known[step.output] = getattr(np, step.target.name)(*args)
    return [known[value] for value in graph.outputs]


def carried(graph):
    """What steps are left when numbers have been carried; the outputs must stay the same."""
    before = computed(graph)
    move_scalar_factors(graph)
    for got, expected in zip(computed(graph), before, strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-9)
        assert got.shape == expected.shape
    return titles(graph)


def test_numbers_go_to_the_smallest_array():
    s = Sketch()
    x, y, row = s.input(8, 9), s.input(8, 9), s.input(9)
    product = s.ufunc("multiply", s.ufunc("multiply", number(3), x), y)
    total = s.reduce("add", s.ufunc("negative", product), 0)
    other = s.ufunc("multiply", s.ufunc("multiply", x, number(0.5)), row)
    graph = s.done(total, other)
    carried(graph)
    found = [(step.target.title, step.output.shape) for step in graph.steps]
    assert found == [
        ("multiply", (8, 9)), ("sum", (1, 9)), ("multiply", (9,)), ("multiply", (8, 9)),
        ("multiply", (1, 9)),
    ]  # fmt: skip
    assert graph.outputs[0].step.args[1].scalar == -3


def test_common_factors():
    s = Sketch()
    u, v, w = s.input(3), s.input(3), s.input(3)
    pair = s.ufunc("subtract", s.ufunc("multiply", u, v), s.ufunc("multiply", w, u))
    twice = s.ufunc("add", s.ufunc("add", pair, w), w)
    cubic = s.ufunc("add", u, s.ufunc("multiply", s.ufunc("multiply", u, v), number(4)))
    cubic = s.ufunc("multiply", cubic, number(0.5))
    graph = s.done(twice, cubic)
    assert carried(graph) == [
        "subtract", "multiply", "multiply", "add", "multiply", "add", "multiply",
    ]  # fmt: skip


def test_multiples_signs_and_what_cancels():
    s = Sketch()
    u, w = s.input(3), s.input(3)
    product = s.ufunc("multiply", s.ufunc("multiply", u, w), number(3))
    graph = s.done(s.ufunc("subtract", s.ufunc("multiply", u, number(2)), product))
    assert carried(graph) == ["multiply", "subtract", "multiply"]
    s = Sketch()
    x = s.input(3)  # a value and a multiple of it
    graph = s.done(s.ufunc("add", s.ufunc("multiply", x, number(2)), x))
    assert carried(graph) == ["multiply"]
    assert graph.outputs[0].step.args[1].scalar == 3
    s = Sketch()
    x, y = s.input(3), s.input(3)  # signs become differences
    graph = s.done(s.ufunc("add", s.ufunc("negative", s.ufunc("exp", x)), y))
    assert carried(graph) == ["exp", "subtract"]
    assert graph.outputs[0].step.args[0] is y
    s = Sketch()
    x, y = s.input(3), s.input(3)  # what cancels is kept
    lost = s.ufunc("subtract", s.ufunc("add", x, y), x)
    graph = s.done(s.ufunc("subtract", s.ufunc("add", lost, number(1e20)), number(1e20)))
    before = titles(graph)
    assert carried(graph) == before


def test_a_number_that_several_read_is_applied_once():
    s = Sketch()
    x = s.input(3)
    double = s.ufunc("multiply", x, number(2))
    product = s.ufunc("sin", s.ufunc("multiply", double, s.input(3)))
    less = s.ufunc("add", s.ufunc("negative", s.ufunc("exp", double)), x)
    graph = s.done(product, less)
    assert carried(graph) == ["multiply", "multiply", "sin", "exp", "subtract"]


ARITHMETIC = st.sampled_from(["add", "subtract", "multiply", "divide"])


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(ARITHMETIC, *[st.integers(0, 20)] * 3), min_size=2, max_size=12))
def test_carried_numbers_change_no_value(program):
    s = Sketch()
    values = [s.input(3, 4), s.input(4), s.input(3, 1)]
    for name, i, k, n in program:
        x, y = values[i % len(values)], values[k % len(values)]
        kind = n % 4
        if kind == 0:
            values.append(s.ufunc("negative", x))
        elif kind == 1:
            values.append(s.ufunc(name, x, number((n - 9.5) / 4)))
        elif kind == 2 and name != "divide":
            values.append(s.ufunc(name, number((n - 9.5) / 4), x))
        elif name != "divide":
            values.append(s.ufunc(name, x, y))
        else:
            values.append(s.ufunc(name, x, values[k % 3]))
    carried(s.done(*values[-3:]))


def test_sums_of_products():
    s = Sketch()
    x, y = s.input(3, 4), s.input(3, 4)
    once, read = s.ufunc("multiply", x, y), s.ufunc("multiply", x, x)
    graph = s.done(s.reduce("add", once, 0), s.reduce("add", read, 1), read)
    DOTS.apply(graph)
    dce(graph)
    assert titles(graph) == ["multiply", "dot", "sum"]


def test_slices_side_by_side_are_joined():
    s = Sketch()
    left, right, x = s.input(3, 1), s.input(3, 3), s.input(3, 4)
    whole = slice(None)

    def placed(part, index):
        return s.add(Placed((3, 4)), [part, index], (3, 4), FLOAT)

    pieces = placed(right, (whole, slice(1, None))), placed(left, (whole, slice(None, 1)))
    total = s.ufunc("add", s.ufunc("add", pieces[0], x), pieces[1])
    gap = s.ufunc("add", placed(left, (whole, slice(1, 2))), placed(left, (whole, slice(2, 3))))
    row = s.input(4)
    rows = s.ufunc("add", s.ufunc("add", placed(row, 0), placed(row, 1)), placed(row, (2, whole)))
    graph = s.done(total, gap, rows)
    merge_sums(graph)
    dce(graph)
    assert titles(graph) == [
        "join", "add", "placed", "placed", "add", "reshape", "reshape",
        "reshape", "join",
    ]  # fmt: skip
    assert graph.outputs[0].step.inputs[0].step.args == ([left, right],)


def test_products_that_are_added_become_one():
    s = Sketch()
    pairs = [(s.input(2, 30), s.input(2, 40)) for _ in range(3)]
    products = [
        s.add(Product(), [s.add(Transpose(), [a], (30, 2), FLOAT), b], (30, 40), FLOAT)
        for a, b in pairs
    ]
    graph = s.done(s.ufunc("add", s.ufunc("add", *products[:2]), products[2]))
    merge_sums(graph)
    dce(graph)
    assert titles(graph) == ["join", "join", "transpose", "matmul"]
    assert graph.outputs[0].shape == (30, 40)


def test_slices_of_a_stack_are_multiplied_together():
    s = Sketch()
    stack, matrix, other = s.input(3, 2, 4), s.input(4, 5), s.input(4, 5)
    parts = [s.add(Part(), [stack, i], (2, 4), FLOAT) for i in (0, -1)]
    products = [s.add(Product(), [part, matrix], (2, 5), FLOAT) for part in parts]
    lonely = s.add(Product(), [parts[0], other], (2, 5), FLOAT)
    pair = s.input(2, 2, 4)
    once = s.add(Product(), [s.add(Part(), [pair, 0], (2, 4), FLOAT), matrix], (2, 5), FLOAT)
    graph = s.done(*products, lonely, once)
    multiply_stacks(graph)
    dce(graph)
    assert titles(graph) == [
        "subscript", "reshape", "matmul", "reshape", "subscript", "subscript", "matmul",
        "subscript", "matmul",
    ]  # fmt: skip
    assert [x.step.args[1] for x in graph.outputs[:2]] == [0, -1]


@pytest.mark.parametrize("name", ["matmul", "mv"])
def test_a_matrix_is_read_once_for_both_products(monkeypatch, name):
    monkeypatch.setattr(matrix_products, "_LARGE", 1)
    random = np.random.default_rng(0)
    x, y = ag.tensor(random.normal(size=(5000, 10))), ag.tensor(random.uniform(size=5000))
    w = ag.tensor(random.normal(size=10))

    def loss(w):
        z = getattr(ag, name)(x, w)
        return ((1 + (-z).exp()).log() + y * z).mean()

    change = ag.func.value_and_grad(loss)
    expected = change(w)
    for threads in (1, 2):
        compiled = Compiled(change, Settings(threads, 1 << 14, 1000))
        for got, right in zip(compiled(w), expected, strict=True):
            np.testing.assert_allclose(got.numpy(), right.numpy(), rtol=1e-12)
    (loop,) = compiled.source(w).split("def program")[0].split("def group")[1:]
    assert loop.count("dot(x1") == 2 and "np.exp" in loop


def test_a_matrix_that_is_read_once_is_multiplied_at_once(monkeypatch):
    monkeypatch.setattr(matrix_products, "_LARGE", 1)
    s = Sketch()
    graph = s.done(s.add(Product(), [s.input(50, 3), s.input(3)], (50,), FLOAT))
    multiply_by_columns(graph)
    assert titles(graph) == ["matmul"]


def test_blocks_are_even():
    s = Sketch()
    group = groups(s.done(s.ufunc("exp", s.ufunc("sin", s.input(1000, 10)))))[0]
    assert Layout(group).block(9000) == 5 * 1024
    assert Layout(group).block(900) == 834


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    "shape", [(5000,), (3, 4), (2000, 7), (30, 40, 5), (3, 1500), (0, 3), (300_000, 2)]
)
def test_sums_of_blocks(shape, dtype):
    random = np.random.default_rng(0)
    x, y = random.uniform(0.5, 1, (2, *shape)).astype(dtype)
    count = len(shape)
    others = [y, y[:1], *[np.ascontiguousarray(y[..., :1])] * bool(x.size)]
    others += list(y[:1]) * (count == 2)
    tolerance = {"rtol": 2e-6 if dtype == "float32" else 1e-13}
    for axes in {tuple(range(n)) for n in range(1, count + 1)} | {(count - 1,)}:
        for a in (x, x[::-1]):
            exact = a.sum(axes, np.longdouble, keepdims=True)
            np.testing.assert_allclose(sum_along(a, axes), exact, **tolerance)
            for b in others:
                exact = (a * b.astype(np.longdouble)).sum(axes, keepdims=True)
                found = dot_along(a, b, axes)
                assert found.shape == exact.shape and found.dtype == dtype
                np.testing.assert_allclose(found, exact, **tolerance)
                np.testing.assert_allclose(dot_along(b, a, axes), exact, **tolerance)
