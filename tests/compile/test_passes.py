"""The passes of `autograd.compile`, each on a small graph, and all of them on random programs."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.ir.graph import Value
from autograd.compile.ir.rewriting import rewrite
from autograd.compile.ir.targets import Broadcast, Placed, Product, Row, Transpose
from autograd.compile.passes import simplify
from autograd.compile.passes.algebra import (
    IDENTITIES,
    PLACED_SUMS,
    SIGNS,
    fold_constants,
    sink_broadcasts,
)
from autograd.compile.passes.elimination import cse, dce
from autograd.compile.schedule.alias_analysis import may_alias
from autograd.compile.schedule.buffer_assignment import Registers
from autograd.compile.schedule.fuse import Group, Layout, fuse
from autograd.compile.schedule.rematerialize import JointGraph
from autograd.compile.settings import Settings
from tests.support.sketches import FLOAT, Sketch, groups, number, titles


def test_dead_steps_go_and_zeros_of_different_signs_are_not_common():
    s = Sketch()
    x = s.input(3)
    s.ufunc("exp", x)
    graph = s.done(s.ufunc("sin", x))
    dce(graph)
    assert titles(graph) == ["sin"]
    numbers = (0.0, -0.0, number(0.0), number(-0.0))
    s = Sketch()
    x = s.input(3)
    graph = s.done(*[s.ufunc("divide", x, each) for each in numbers])
    cse(graph)
    assert len(graph.steps) == 4


def test_signs_go_into_numbers_and_differences():
    sketch = Sketch()
    x, y = sketch.input(3), sketch.input(3)
    doubled = sketch.ufunc("negative", sketch.ufunc("multiply", x, number(2.0)))
    added = sketch.ufunc("add", doubled, sketch.ufunc("negative", y))
    product = sketch.ufunc("multiply", sketch.ufunc("negative", x), sketch.ufunc("negative", y))
    graph = sketch.done(added, product)
    SIGNS.apply(graph)
    dce(graph)
    assert titles(graph) == ["multiply", "subtract", "multiply"]
    assert graph.steps[0].args[1].scalar == -2.0


@pytest.mark.parametrize("inner", [True, False])
def test_numbers_go_to_the_smaller_factor(inner):
    sketch = Sketch()
    large, small = sketch.input(4, 3), sketch.input(3)
    if inner:
        scaled = sketch.ufunc("multiply", sketch.ufunc("multiply", large, number(2.0)), small)
    else:
        scaled = sketch.ufunc("multiply", sketch.ufunc("multiply", small, large), number(2.0))
    graph = sketch.done(scaled)
    SIGNS.apply(graph)
    dce(graph)
    assert [step.output.shape for step in graph.steps] == [(3,), (4, 3)]


def test_numbers_stay_where_the_product_is_read_twice_or_may_overflow():
    sketch = Sketch()
    large, small = sketch.input(4, 3), sketch.input(3)
    scaled = sketch.ufunc("multiply", large, number(2.0))
    huge = sketch.ufunc("multiply", sketch.ufunc("multiply", large, small), number(1e200))
    graph = sketch.done(sketch.ufunc("multiply", scaled, small), scaled, huge)
    before = list(graph.steps)
    SIGNS.apply(graph)
    assert graph.steps == before


@pytest.mark.parametrize("swapped", [False, True])
def test_what_is_put_at_one_place_is_added_before(swapped):
    sketch = Sketch()
    a, b, c = sketch.input(3), sketch.input(3), sketch.input(3)
    head, tail = slice(None, 3), slice(1, None)
    put = [
        sketch.add(Placed((4,)), [x, index], (4,), FLOAT)
        for x, index in ((a, head), (b, tail), (c, head))
    ]
    inner = sketch.ufunc("add", *(put[1::-1] if swapped else put[:2]))
    graph = sketch.done(sketch.ufunc("add", inner, put[2]))
    PLACED_SUMS.apply(graph)
    dce(graph)
    assert titles(graph) == ["placed", "add", "placed", "add"]
    assert graph.steps[1].args == (a, c)


def test_common_steps_are_done_once():
    s = Sketch()
    x, y = s.input(3), s.input(3)
    first, second = s.ufunc("multiply", x, y), s.ufunc("multiply", y, x)
    graph = s.done(
        s.ufunc("add", first, second), s.ufunc("subtract", x, y), s.ufunc("subtract", y, x)
    )
    cse(graph)
    assert titles(graph) == ["multiply", "add", "subtract", "subtract"]
    assert graph.steps[1].args == (first, first)


@pytest.mark.parametrize("same", [
    lambda s, x: s.ufunc("multiply", x, 1.0),
    lambda s, x: s.ufunc("multiply", number(1), x),
    lambda s, x: s.ufunc("divide", x, number(1)),
    lambda s, x: s.ufunc("subtract", x, 0),
    lambda s, x: s.ufunc("negative", s.ufunc("negative", x)),
    lambda s, x: s.ufunc("conj", x),
    lambda s, x: s.reduce("add", x, 1),
    lambda s, x: s.add(Transpose(), [s.add(Transpose(), [x], (1, 3), FLOAT)], (3, 1), FLOAT),
])  # fmt: skip
def test_what_changes_nothing_goes(same):
    s = Sketch()
    x = s.input(3, 1)
    graph = s.done(same(s, x))
    rewrite(graph, IDENTITIES)
    assert graph.outputs == [x]


@pytest.mark.parametrize("other", [
    lambda s, x: s.ufunc("add", x, 0.0),  # -0.0 becomes 0.0
    lambda s, x: s.ufunc("multiply", x, 2.0),
    lambda s, x: s.ufunc("negative", s.ufunc("exp", x)),
    lambda s, x: s.ufunc("divide", 1.0, x),
])  # fmt: skip
def test_what_changes_something_stays(other):
    s = Sketch()
    graph = s.done(other(s, s.input(3, 1)))
    before = titles(graph)
    rewrite(graph, IDENTITIES)
    assert titles(graph) == before


def test_constants_are_computed_and_joined():
    s = Sketch()
    x = s.input(3)
    two = s.ufunc("add", number(1), number(1))
    graph = s.done(s.ufunc("multiply", s.ufunc("multiply", two, x), 3.0))
    rewrite(graph, IDENTITIES, fold_constants)
    dce(graph)
    assert titles(graph) == ["multiply"]
    assert [arg.scalar for arg in graph.steps[0].args] == [None, 6.0]


def test_only_the_last_of_several_shapes_counts():
    s = Sketch()
    x = s.input(2, 3)
    graph = s.done(
        s.reshape(s.reshape(x, (6,)), (3, 2)),
        s.reshape(s.reshape(x, (6,)), (2, 3)),
        s.broadcast(s.broadcast(s.reshape(x, (2, 1, 3)), (2, 5, 3)), (4, 2, 5, 3)),
    )
    rewrite(graph, IDENTITIES)
    dce(graph)
    assert titles(graph) == ["reshape", "reshape", "broadcast"]
    assert graph.outputs[1] is x


def test_arithmetic_reads_what_was_repeated():
    s = Sketch()
    x, y = s.input(4, 3), s.input(1, 3)
    wide = s.broadcast(y, (4, 3))
    graph = s.done(s.ufunc("add", x, wide), s.ufunc("exp", wide))
    rewrite(graph, sink_broadcasts)
    dce(graph)
    assert titles(graph) == ["add", "exp", "broadcast"]
    assert graph.steps[0].args == (x, y)
    assert graph.steps[1].output.shape == (1, 3)


def test_a_sum_of_repeated_elements_is_a_product():
    s = Sketch()
    x = s.input(1, 3)
    graph = s.done(
        s.reduce("add", s.broadcast(x, (4, 3)), 0),
        s.reduce("maximum", s.broadcast(x, (5, 4, 3)), 0),
        s.reduce("add", s.broadcast(x, (4, 3)), 0, 1),
    )
    simplify(graph)
    assert titles(graph) == ["multiply", "reshape", "broadcast", "sum", "multiply"]
    assert graph.steps[0].args[1] == graph.steps[-1].args[1] == 4.0


def test_a_sum_along_what_is_not_repeated_stays():
    s = Sketch()
    x = s.input(4, 1)
    graph = s.done(s.reduce("add", s.broadcast(x, (4, 3)), 0))
    rewrite(graph, IDENTITIES)
    assert titles(graph) == ["broadcast", "sum"]


# ---- fusion and what follows ---------------------------------------------------------------------


def test_a_row_wise_sum_is_within_the_group_a_complete_one_ends_it():
    s = Sketch()
    x = s.input(8, 4)
    scaled = s.ufunc("divide", x, s.reduce("add", x, 1))
    total = s.reduce("add", scaled, 0)
    graph = s.done(s.ufunc("multiply", scaled, total))
    units = fuse(graph, 1)
    assert [[step.target.title for step in unit.steps] for unit in units] == [
        ["sum", "divide", "sum"],
        ["multiply"],
    ]


def test_no_group_waits_for_itself():
    s = Sketch()
    x = s.input(8, 8)
    first = s.ufunc("exp", x)
    product = s.add(Product(), [first, x], (8, 8), FLOAT)
    graph = s.done(s.ufunc("add", product, first))
    kinds = [
        len(unit.steps) if isinstance(unit, Group) else unit.target.title for unit in fuse(graph, 1)
    ]
    assert kinds == [1, "matmul", 1]


def test_nothing_small_is_fused():
    s = Sketch()
    graph = s.done(s.ufunc("exp", s.ufunc("sin", s.input(8))))
    assert not any(isinstance(unit, Group) for unit in fuse(graph, 9))


def test_rows_are_all_leading_dimensions_that_no_array_lacks():
    s = Sketch()
    x, row, column = s.input(4, 5, 6), s.input(6), s.input(4, 1, 1)
    (flat,) = groups(s.done(s.ufunc("exp", s.ufunc("multiply", x, x))))
    assert (Layout(flat).rows, Layout(flat).inner) == (120, ())
    s = Sketch()
    (group,) = groups(s.done(s.ufunc("add", x, row)))
    assert (Layout(group).rows, Layout(group).inner) == (20, (6,))
    s = Sketch()
    (group,) = groups(s.done(s.ufunc("add", x, column)))
    layout = Layout(group)
    assert (layout.rows, layout.inner) == (4, (5, 6))
    assert layout.is_cut(column)
    assert layout.row(column.shape) == (1, 1)
    s = Sketch()
    (group,) = groups(s.done(s.ufunc("exp", s.reduce("add", s.ufunc("exp", x), 2))))
    assert Layout(group).axes((2,)) == (1,)
    assert Layout(group).block(60) == 10


def test_scratch_arrays_are_used_again():
    s = Sketch()
    value = x = s.input(100)
    for name in ("sin", "cos", "exp", "tanh"):
        value = s.ufunc("add", s.ufunc(name, value), x)
    (group,) = groups(s.done(value))
    registers = Registers(group.steps, Layout(group), [value])
    assert len(registers.kinds) == 1
    assert value not in registers.of


def test_what_a_row_may_give_back_is_not_written():
    s = Sketch()
    x = s.input(100)
    given = s.ufunc("exp", x)
    back = s.add(Row("nan_to_num", True), [given, None, None, None], (100,), FLOAT)
    other = s.ufunc("sin", x)
    last = s.ufunc("add", back, other)
    (group,) = groups(s.done(last))
    registers = Registers(group.steps, Layout(group), [last])
    assert registers.of[given] != registers.of[other]


def test_the_backward_computes_what_no_output_needs():
    s = Sketch()
    x, g = s.input(3), s.input(3)
    y = s.ufunc("exp", x)
    slope = s.ufunc("multiply", g, s.ufunc("multiply", y, s.ufunc("cos", x)))
    first, second = JointGraph(s.done(y), [g], [slope]).split()
    assert titles(first) == ["exp"]
    assert first.inputs == [x]
    assert first.outputs == [y, x, y]
    assert titles(second) == ["cos", "multiply", "multiply"]
    assert second.inputs[-1] is g


def test_whose_memory_a_value_may_be_in():
    s = Sketch()
    x = s.input(2, 3)
    y = s.ufunc("exp", x)
    assert list(may_alias([s.reshape(y, (6,))]))[1:] == [y]
    assert x in may_alias([s.add(Transpose(), [x], (3, 2), FLOAT)])
    assert isinstance(s.broadcast(y, (4, 2, 3)).step.target, Broadcast)
    assert isinstance(x, Value)


# ---- random programs -----------------------------------------------------------------------------

UNARY = ("sin", "tanh", "neg", "exp", "square", "sigmoid", "relu")
BINARY = ("add", "sub", "mul", "div", "maximum", "where", "matmul")
SHAPING = ("sum", "mean", "amax", "expand", "transpose", "reshape", "scale", "shift", "cut")


@st.composite
def programs(draw):
    """Steps as (what, numbers that choose among the values so far)."""
    kinds = st.sampled_from((*UNARY, *BINARY, *SHAPING))
    return draw(st.lists(st.tuples(kinds, st.integers(0, 50), st.integers(0, 50)), max_size=14))


def run(program, x, y):
    values = [x, y]
    for what, i, k in program:
        a, b = values[i % len(values)], values[k % len(values)]
        if what in UNARY:
            values.append(getattr(a.clamp(-2, 2), what)())
        elif what == "where":
            values.append(ag.where(a > 0, a, b))
        elif what == "matmul":
            both = a.shape == (6, 6) and b.shape[0] == 6
            values.append((a.T @ b).tanh() if both else a - b)
        elif what == "div":
            values.append(a / (b.abs() + 1))
        elif what in BINARY:
            values.append(getattr(a, what)(b))
        elif what in ("sum", "mean", "amax"):
            values.append(getattr(a, what)(i % 2, keepdim=True))
        elif what == "expand":
            values.append(a.expand(6, 6) if a.shape == (6, 1) else a.clone())
        elif what == "transpose":
            values.append(a.T if a.shape == (6, 6) else a * 1)
        elif what == "reshape":
            values.append(a.reshape(-1).reshape(a.shape))
        elif what == "shift":
            values.append(a * (i / 7) + (k - 20) * 0.25)
        elif what == "cut":
            values.append(ag.cat([a[:2].sin(), 2 * a[2 : 2 + k % 4], a[2 + k % 4 :] * a[0]]))
        else:
            values.append(a * 2 * (k / 10))
    return sum((v * (i + 1)).sum() for i, v in enumerate(values))


@settings(max_examples=60, deadline=None)
@given(programs(), st.sampled_from([1, 2]), st.sampled_from([4, 16, 1 << 16]))
def test_random_programs(program, threads, block):
    random = np.random.default_rng(0)
    x = ag.tensor(random.uniform(0.1, 1, (6, 6)), requires_grad=True)
    y = ag.tensor(random.uniform(0.1, 1, (6, 1)), requires_grad=True)
    function = Compiled(lambda x, y: run(program, x, y), Settings(threads, block, 1))
    loss, expected = function(x, y), run(program, x, y)
    np.testing.assert_allclose(loss.item(), expected.item(), rtol=1e-12)
    pairs = zip(ag.grad(loss, (x, y)), ag.grad(expected, (x, y)), strict=True)
    for got, slope in pairs:
        np.testing.assert_allclose(got, slope, rtol=1e-10, atol=1e-10 * float(abs(slope).max()))
