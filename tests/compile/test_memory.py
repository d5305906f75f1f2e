"""What memory compiled programs hold: what a backward of its own computes again rather than reads,
and arrays of the workspace that are used again within a call."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.ir.graph import Value
from autograd.compile.ir.targets import Cast, Choice, Product, Row, Transpose
from autograd.compile.schedule.alias_analysis import storage_of
from autograd.compile.schedule.rematerialize import JointGraph
from autograd.compile.settings import Settings
from tests.support.closeness import assert_close_sums
from tests.support.in_threads import in_threads
from tests.support.seeding import RANDOM
from tests.support.sketches import FLOAT, Sketch, number, titles

BLOCKS = Settings(threads=2, block=64, least=1)


def normal(*shape, dtype=np.float64, requires_grad=True):
    return ag.tensor(RANDOM.standard_normal(shape).astype(dtype), requires_grad=requires_grad)


def gradients(function, tensors, vector, **options):
    """The gradients that a backward pass gives `tensors`."""
    for x in tensors:
        x.grad = None
    function(*tensors).backward(vector, **options)
    return [None if x.grad is None else x.grad.numpy().copy() for x in tensors]


def built(compiled):
    (found,) = compiled._built.values()
    return found


def kept(tensor, *known):
    """Bytes that the node of a compiled call keeps, beside the memory of `known`."""
    others = [x.detach().numpy() for x in known]
    arrays = {id(x if x.base is None else x.base): x for x in tensor._fn.node.saved[0]}
    return sum(x.nbytes for x in arrays.values() if not any(np.shares_memory(x, y) for y in others))


# ---- what is computed again ----------------------------------------------------------------------


def halves(s, outputs, vector, slope, sources=(), least=1):
    """The forward and backward graph, once values are computed again."""
    graph = s.done(*outputs)
    JointGraph(graph, [vector], [slope]).rematerialize(sources, least)
    return JointGraph(graph, [vector], [slope]).split()


def test_cheap_values_are_computed_again():
    s = Sketch()
    x, w, g = s.input(8, 9), s.input(9), s.input(8, 9)
    h = s.ufunc("multiply", s.ufunc("multiply", x, w), number(3))
    y = s.ufunc("sin", h)
    slope = s.ufunc("multiply", g, s.ufunc("cos", h))
    graph = s.done(y)
    assert JointGraph(graph, [g], [slope]).saved_bytes() == h.nbytes
    JointGraph(graph, [g], [slope]).rematerialize([x, w], 1)
    assert JointGraph(graph, [g], [slope]).saved_bytes() == 0
    first, second = JointGraph(graph, [g], [slope]).split()
    assert first.outputs == [y, x, w]
    assert titles(first) == ["multiply", "multiply", "sin"]
    assert titles(second) == ["multiply", "multiply", "cos", "multiply"]


def test_inputs_are_kept_for_it_only_if_they_may_be():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    h = s.ufunc("add", x, number(3))
    y = s.ufunc("sin", h)
    slope = s.ufunc("multiply", g, s.ufunc("cos", h))
    assert halves(s, [y], g, slope)[0].outputs == [y, h]


def test_dear_values_and_sums_are_saved():
    s = Sketch()
    x, g = s.input(64, 32), s.input(64, 32)
    mean = s.ufunc("divide", s.reduce("add", x, 1), number(32))
    dear = s.ufunc("exp", s.ufunc("subtract", x, mean))
    h = s.ufunc("multiply", dear, mean)
    y = s.ufunc("sin", h)
    slope = s.ufunc("multiply", s.ufunc("multiply", g, s.ufunc("cos", h)), dear)
    first, second = halves(s, [y], g, slope, [x])
    assert first.outputs == [y, dear, mean]
    assert titles(second) == ["multiply", "cos", "multiply", "multiply"]


def test_a_long_chain_is_saved_where_it_gets_dear():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    h = x
    for _ in range(5):
        h = s.ufunc("add", s.ufunc("multiply", h, h), x)
    y = s.ufunc("sin", h)
    slope = s.ufunc("multiply", g, s.ufunc("cos", h))
    assert halves(s, [y], g, slope, [x])[0].outputs == [y, h]


def test_a_step_costs_once():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    a = s.ufunc("add", x, number(1))
    square = s.ufunc("multiply", a, a)
    h = s.ufunc("add", s.ufunc("multiply", square, square), square)
    slope = s.ufunc("multiply", g, s.ufunc("cos", h))
    _, second = halves(s, [s.ufunc("sin", h)], g, slope, [x])
    assert titles(second) == ["add", "multiply", "multiply", "add", "cos", "multiply"]


def test_copies_stand_in_front_of_their_readers():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    a = s.ufunc("add", x, number(1))
    b = s.ufunc("multiply", x, number(2))
    y = s.ufunc("multiply", s.ufunc("sin", a), s.ufunc("sin", b))
    slope = s.ufunc("multiply", s.ufunc("multiply", g, s.ufunc("cos", a)), s.ufunc("cos", b))
    _, second = halves(s, [y], g, slope, [x])
    assert titles(second) == ["add", "cos", "multiply", "multiply", "cos", "multiply"]


def test_what_a_product_reads_is_saved():
    s = Sketch()
    x, g = s.input(8, 8), s.input(8, 8)
    h = s.ufunc("add", x, number(3))
    y = s.add(Product(), [h, h], (8, 8), FLOAT)
    slope = s.add(Product(), [g, h], (8, 8), FLOAT)
    assert halves(s, [y], g, slope, [x])[0].outputs == [y, h]


@pytest.mark.parametrize("name", ["equal", "less", "sign"])
def test_what_a_last_digit_would_turn_over_is_saved(name):
    s = Sketch()
    x, g = s.input(8), s.input(8)
    h = s.ufunc("multiply", x, number(0.1))
    y = s.ufunc("exp", h)
    args = (h,) if name == "sign" else (h, number(0.3))
    slope = s.ufunc("multiply", g, s.ufunc("multiply", s.ufunc(name, *args), h))
    assert halves(s, [y], g, slope, [x])[0].outputs == [y, h]


def test_masks_are_made_again_of_what_is_saved_alone():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    mask = s.ufunc("greater", x, number(0))
    h = s.ufunc("multiply", x, number(0.1))
    other = s.ufunc("greater", h, number(0.3))
    y = s.ufunc("multiply", s.ufunc("multiply", s.ufunc("exp", x), mask), other)
    slope = s.ufunc("multiply", s.ufunc("multiply", s.ufunc("multiply", g, mask), other), x)
    first, second = halves(s, [y], g, slope)
    assert first.outputs == [y, x, other]
    assert titles(second)[0] == "greater"


def test_what_a_mask_is_made_of_again_is_saved():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    h = s.ufunc("multiply", x, number(0.1))
    mask = s.ufunc("greater", h, number(0.3))
    y = s.ufunc("multiply", s.ufunc("exp", h), mask)
    slope = s.ufunc("multiply", s.ufunc("multiply", g, mask), h)
    first, second = halves(s, [y], g, slope, [x])
    assert first.outputs == [y, h]
    assert titles(second) == ["greater", "multiply", "multiply"]


def test_small_values_must_not_take_more_in_sum():
    s = Sketch()
    x, g = s.input(8, 2), s.input(8, 2)
    low, high = s.reduce("minimum", x, 0), s.ufunc("exp", s.reduce("maximum", x, 0))
    inner = s.ufunc("logical_and", s.ufunc("greater", x, low), s.ufunc("less", x, high))
    y = s.ufunc("multiply", s.ufunc("exp", x), inner)
    slope = s.ufunc("multiply", g, inner)
    assert halves(s, [y], g, slope, [x])[0].outputs == [y, inner]


def test_masks_of_what_is_computed_again_are_saved():
    s = Sketch()
    x, g = s.input(8), s.input(8)
    h = s.ufunc("multiply", x, number(0.1))
    chosen = s.add(Choice(), [s.ufunc("greater", h, number(0)), h, x], (8,), FLOAT)
    product = s.ufunc("multiply", h, s.ufunc("greater", h, number(0)))
    for value in (chosen, product):
        y = s.ufunc("exp", value)
        slope = s.ufunc("multiply", g, s.ufunc("cos", value))
        assert halves(s, [y], g, slope, [x])[0].outputs == [y, value]


def test_what_is_not_worth_it_is_saved():
    def saved(value, s, x, least=1):
        g = s.input(*value.shape)
        slope = s.ufunc("multiply", g, s.ufunc("cos", value))
        first, _ = halves(s, [s.ufunc("sin", value)], g, slope, [x], least)
        return first.outputs[1:] == [value]

    s = Sketch()
    x = s.input(8)
    assert saved(s.ufunc("add", x, x), s, x, least=9), "small arrays"
    assert not saved(s.ufunc("add", x, x), s, x)
    assert not saved(s.add(Cast("<f4"), [x], (8,), np.dtype("f4")), s, x)
    half = s.graph.input((8,), np.dtype("f2"))
    assert saved(s.ufunc("add", half, half), s, half)
    z = s.graph.input((8,), np.dtype("c8"))
    assert saved(s.ufunc("divide", z, z), s, z)
    assert not saved(s.ufunc("multiply", z, z), s, z)
    chosen = s.add(Choice(), [s.ufunc("less", x, x), x, x], (8,), FLOAT)
    assert not saved(chosen, s, x)
    assert saved(s.add(Row("erf", True), [x], (8,), FLOAT), s, x)


def test_views_are_saved_for_nothing():
    s = Sketch()
    x, g = s.input(4, 2), s.input(4, 2)
    h = s.ufunc("exp", x)
    views = [s.reshape(h, (8,)), s.add(Transpose(), [h], (2, 4), FLOAT), s.broadcast(h, (3, 4, 2))]
    assert [storage_of(value) for value in views] == [h] * 3
    total = s.ufunc("multiply", g, s.ufunc("sin", s.reshape(s.reshape(h, (8,)), (4, 2))))
    for value in views:
        slope = s.ufunc("multiply", total, s.reduce("add", value, *range(len(value.shape))))
        assert JointGraph(s.done(total), [g], [slope]).saved_bytes() == h.nbytes


_NAMES = ("add", "multiply", "divide", "exp", "greater", "maximum", "sqrt", "where", "sum", "cos")


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_never_more_is_saved(data):
    s = Sketch()
    inputs = [s.input(16, 4), s.input(4), s.input(16, 1)]
    g = s.input(16, 4)
    values = list(inputs)
    for _ in range(data.draw(st.integers(2, 12))):
        name = data.draw(st.sampled_from(_NAMES))
        a, b = (data.draw(st.sampled_from(values)) for _ in range(2))
        if name == "sum":
            values.append(s.reduce("add", a, len(a.shape) - 1))
        elif name == "where":
            mask = s.ufunc("greater", a, b)
            values.append(s.add(Choice(), [mask, a, b], mask.shape, FLOAT))
        elif name in ("exp", "sqrt", "cos"):
            values.append(s.ufunc(name, a))
        else:
            values.append(s.ufunc(name, a, b))
    y = s.ufunc("add", values[-1], values[-2])
    slope = g
    for value in data.draw(st.lists(st.sampled_from(values), min_size=1)):
        slope = s.ufunc("multiply", slope, s.ufunc("cos", value))
    graph = s.done(y)
    before = JointGraph(graph, [g], [slope]).saved_bytes()
    JointGraph(graph, [g], [slope]).rematerialize(inputs, 8)
    assert JointGraph(graph, [g], [slope]).saved_bytes() <= before
    first, second = JointGraph(graph, [g], [slope]).split()
    for half in (first, second):
        known = set(half.inputs)
        for step in half.steps:
            assert all(x in known or x.array is not None for x in step.inputs)
            known.update(step.outputs)
        assert all(isinstance(x, Value) and x in known for x in half.outputs)


# ---- whole calls ---------------------------------------------------------------------------------


def rows(x, w, b):
    centred = (x * w + b) - (x * w + b).mean(-1, keepdim=True)
    return (centred * centred * 0.5 + centred).sin() * centred


def masked(x, w, b):
    h = (x - w) * 3.0
    return ag.where(h > 0, h * b, 0.1 * h).exp() * (h / (b * b + 1))


def largest(x, w, b):
    h = x * 0.1 * w * 3.0
    return (h - h.amax(-1, keepdim=True)) * b.abs()


def joined(x, w, b):
    return ((x * w).relu() @ (x + b).T).tanh() * 2.0


FUNCTIONS = [rows, masked, largest, joined]


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("settings_", [Settings(threads=1), Settings(threads=2, block=64, least=1)])
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_values_and_gradients(function, settings_, dtype):
    compiled = Compiled(function, settings_)
    inputs = [normal(150, 130, dtype=dtype), normal(130, dtype=dtype), normal(130, dtype=dtype)]
    expected = function(*inputs)
    rtol = 1e-12 if dtype == np.float64 else 1e-5
    vector = ag.tensor(RANDOM.standard_normal(expected.shape).astype(dtype))
    np.testing.assert_allclose(
        compiled(*inputs).detach(), expected.detach(), rtol=rtol, atol=rtol * 100
    )
    pairs = zip(
        gradients(compiled, inputs, vector), gradients(function, inputs, vector), strict=True
    )
    for got, right in pairs:
        np.testing.assert_allclose(got, right, rtol=rtol, atol=rtol * abs(right).max())


def test_bytes_that_are_kept():
    x, w, b = normal(200, 150), normal(150), normal(150)
    compiled = ag.compile(rows)
    y = compiled(x, w, b)
    backward = built(compiled).backward
    assert kept(y, x, w, b, y) == backward.saved == 2 * x.nbytes
    assert backward.without == 3 * x.nbytes
    table = compiled.explain(x, w, b)
    assert "saved for the backward: 0.5 MB; 0.7 if nothing was computed again" in table
    whole = ag.compile(lambda *args: rows(*args).sum())
    assert "saved for" not in whole.explain(x, w, b)
    small = ag.compile(rows)
    tensors = normal(5, 3), normal(3), normal(3)
    small(*tensors)
    assert built(small).backward.saved == built(small).backward.without


def cheap(x):
    return (x * x * 2 + 1).sin()


def test_a_written_input_is_found():
    x = normal(20_000)
    compiled = ag.compile(cheap)
    y = compiled(x)
    assert kept(y, x) == 0
    with ag.no_grad():
        x.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward(ag.ones(20_000))
    first = gradients(compiled, [x], ag.ones(20_000))
    z = x.detach().numpy()
    np.testing.assert_allclose(first[0], 4 * z * np.cos(2 * z * z + 1), rtol=1e-12)


def test_inputs_that_eager_code_does_not_save_may_be_written():
    x, b = normal(20_000), normal(1)
    y = ag.compile(lambda x, b: (x * 2 + b).sin())(x, b)
    expected = 2 * np.cos(2 * x.detach().numpy() + b.detach().numpy())
    with ag.no_grad():
        x.add_(1)
        b.add_(1)
    (got,) = ag.grad(y, [x], ag.ones(20_000))
    np.testing.assert_allclose(got.numpy(), expected, rtol=1e-12)


def test_inputs_without_gradients_may_be_written():
    x, w = normal(20_000, requires_grad=False), normal(1)
    array = RANDOM.standard_normal(20_000)

    def function(x, w):
        return ((x * 2 + 1) + w).sin()

    for data in (x, array):
        y, right = ag.compile(function)(data, w), function(ag.tensor(np.array(data)), w)
        expected = ag.grad(right, [w], ag.ones(20_000))[0]
        data *= 3
        (got,) = ag.grad(y, [w], ag.ones(20_000))
        np.testing.assert_allclose(got.numpy(), expected.numpy(), rtol=1e-10)


def test_backward_twice():
    x = normal(20_000)
    y = ag.compile(cheap)(x)
    ones = ag.ones(20_000)
    y.backward(ones, retain_graph=True)
    once = x.grad.numpy().copy()
    y.backward(ones)
    np.testing.assert_array_equal(x.grad.numpy(), 2 * once)
    with pytest.raises(RuntimeError, match="second time"):
        y.backward(ones)


def test_donated_memory_is_not_kept():
    x, w = normal(20_000, requires_grad=False), normal(20_000)
    before = x.numpy().copy()

    def function(x, w):
        h = x * 2 + w
        return h.sin() * 3.0

    compiled = ag.compile(function, donate=0)
    memory = x.numpy()
    y = compiled(x, w)
    assert built(compiled).backward.saved == y.nbytes, "the sum is saved"
    assert any(
        np.shares_memory(memory, each) for each in [y.detach().numpy(), *y._fn.node.saved[0]]
    )
    y.backward(ag.ones(20_000))
    expected = 3 * np.cos(before * 2 + w.detach().numpy())
    np.testing.assert_allclose(w.grad.numpy(), expected, rtol=1e-12)


def test_second_derivatives_run_the_function():
    x = normal(20_000)
    (slope,) = ag.grad(ag.compile(cheap)(x), [x], ag.ones(20_000), create_graph=True)
    (curve,) = ag.grad(slope, [x], ag.ones(20_000))
    z = x.detach().numpy()
    inner = 2 * z * z + 1
    terms = [4 * np.cos(inner), -16 * z * z * np.sin(inner)]
    sizes = (4 + 16 * z * z) * inner  # an error of what is within, too
    assert_close_sums(curve.numpy(), sum(terms), sizes)


# ---- memory within a call ------------------------------------------------------------------------


def deep(x, *weights):
    for weight in weights:
        x = (x @ weight).tanh()
    return x


def workspaces(program):
    """The arrays of a program's workspaces, which no two values use at a time."""
    return [x for work in program._spare for x in work.arrays.values() if isinstance(x, np.ndarray)]


@pytest.mark.parametrize("options", [{}, {"block": 1000, "threads": 2}])
def test_a_chain_of_products_holds_few_arrays(options):
    x = normal(200, 100, requires_grad=False)
    weights = [normal(100, 100, requires_grad=False) * 0.1 for _ in range(12)]
    compiled = ag.compile(deep, **options)
    y = compiled(x, *weights)
    np.testing.assert_allclose(y.numpy(), deep(x, *weights).numpy(), rtol=1e-12, atol=1e-14)
    arrays = workspaces(built(compiled).forward)
    assert sum(a.nbytes for a in arrays) == 2 * x.nbytes, "a product and a tanh"
    assert not any(np.shares_memory(y.numpy(), a) for a in arrays)
    kept = y.numpy().copy()
    compiled(2 * x, *weights)
    np.testing.assert_array_equal(y.numpy(), kept)


def test_gradients_of_a_chain():
    x, weights = normal(200, 100, requires_grad=False), [normal(100, 100) for _ in range(6)]

    def loss(*args):
        return (deep(*args) ** 2).sum()

    compiled = ag.compile(loss)
    close = zip(
        gradients(compiled, [x, *weights], None)[1:],
        gradients(loss, [x, *weights], None)[1:],
        strict=True,
    )
    for got, expected in close:
        np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-11 * abs(expected).max())
    found = sum(a.nbytes for a in workspaces(built(compiled).forward))
    values = 3 * len(weights)  # each layer's product, its tanh and its slope
    assert found < values * x.nbytes * 0.8


def test_views_of_an_array_keep_it_and_memory_serves_other_shapes_of_the_same_size():
    x = normal(150, 150, requires_grad=False)

    def function(x):
        first = x @ x
        turned = first.T  # a view, read after the products that follow
        last = ((x @ x.T) @ x) @ x
        return last @ turned

    got, expected = ag.compile(function)(x).numpy(), function(x).numpy()
    np.testing.assert_allclose(got, expected, rtol=1e-9, atol=1e-6)
    x = normal(200, 100, requires_grad=False)
    compiled = ag.compile(lambda x: ((x @ (x.T @ x)).tanh().T @ (x @ x.T)) @ x)
    np.testing.assert_allclose(compiled(x).numpy(), compiled._function(x).numpy(), rtol=1e-9)
    assert re.search(r"work.array\(\d+, \(200, 100\), .*\.reshape\(\(100, 200", compiled.source(x))


def test_loops_share_their_scratch_arrays():
    x = normal(400, 100, requires_grad=False)
    w = normal(100, 100, requires_grad=False)

    def function(x, w):
        for _ in range(5):
            x = ((x @ w) * 0.1).sin().tanh() + 1
        return x

    compiled = ag.compile(function, block=1000, threads=1, backend="numpy")
    np.testing.assert_allclose(compiled(x, w).numpy(), function(x, w).numpy(), rtol=1e-12)
    (work,) = built(compiled).forward._spare
    scratch = [found for found in work.arrays.values() if isinstance(found, list)]
    assert len(scratch) <= 1
    assert compiled.source(x, w).count("run_blocks(") == 5


def test_threads_have_memory_of_their_own():
    w = [normal(100, 100) for _ in range(4)]
    compiled = ag.compile(deep, threads=2, block=1000)
    inputs = [normal(200, 100, requires_grad=False) for _ in range(4)]
    vector = ag.ones(200, 100)
    found = in_threads(
        4, lambda i: [ag.grad(compiled(inputs[i], *w), w, vector) for _ in range(5)][-1]
    )
    for x, slopes in zip(inputs, found, strict=True):
        for got, expected in zip(slopes, ag.grad(deep(x, *w), w, vector), strict=True):
            scale = abs(expected.numpy()).max()
            np.testing.assert_allclose(got.numpy(), expected.numpy(), rtol=1e-9, atol=1e-11 * scale)
