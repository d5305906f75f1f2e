"""Native loops read slices, transposes, padding and joins where the elements lie."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.backend_native import text
from autograd.compile.backend_native.text import builtin_of
from autograd.native.nest import Array, Index, Kernel, Local, Loop, Read, Span, Write
from tests.compile.test_compile import close, normal
from tests.compile.test_native import BLOCKS, LOOPS
from tests.support.native.guard_pages import guarded, needs_guard_pages
from tests.support.native.loops import use_printed
from tests.support.native.modules import require_native

require_native()


# ---- any moves -----------------------------------------------------------------------------------


def draw_slice(data, n):
    end = st.none() | st.integers(-n - 2, n + 2)
    step = st.sampled_from([None, 1, 1, 2, -1, -2, 3, -3, 7])
    return slice(data.draw(end), data.draw(end), data.draw(step))


def draw_subscript(data, shape):
    parts = [
        data.draw(st.integers(-n, n - 1)) if n and data.draw(st.integers(0, 5)) == 0
        else draw_slice(data, n)
        for n in shape
    ]  # fmt: skip
    kept = data.draw(st.integers(0, len(parts)))
    if data.draw(st.booleans()):
        return (..., *parts[len(parts) - kept :])
    found = parts[:kept]
    if data.draw(st.booleans()):
        found.insert(data.draw(st.integers(0, kept)), None)
    return tuple(found) or (...,)


def draw_move(data, shape):
    """A function of a tensor that moves its elements, and the shape of its result."""
    kind = data.draw(st.sampled_from(
        ["part", "part", "flip", "transpose", "expand", "cat", "pad", "reshape", "unsqueeze"]
    ))  # fmt: skip
    if kind == "part":
        index = draw_subscript(data, shape)
        return lambda x: x[index]
    if kind == "flip" and shape:
        dims = data.draw(st.sets(st.integers(0, len(shape) - 1), min_size=1))
        return lambda x: x.flip(tuple(dims))
    if kind == "transpose" and len(shape) > 1:
        order = data.draw(st.permutations(range(len(shape))))
        return lambda x: x.permute(*order)
    if kind == "expand":
        more = data.draw(st.sampled_from([(2,), (3, 1), ()]))
        full = [data.draw(st.sampled_from([4, 9])) if n == 1 else n for n in shape]
        return lambda x: x.expand((*more, *full))
    if kind == "cat" and shape:
        dim = data.draw(st.integers(0, len(shape) - 1))
        times = data.draw(st.integers(2, 3))
        return lambda x: ag.cat([x * (k + 1.0) for k in range(times)], dim)
    if kind == "pad" and shape:
        ends = [data.draw(st.integers(-1, 3)) for _ in range(2)]
        ends = [max(0, x) if shape[-1] < 3 else x for x in ends]
        return lambda x: ag.nn.functional.pad(x, ends)
    if kind == "reshape":
        return lambda x: x.reshape(-1)
    dim = data.draw(st.integers(0, len(shape)))
    return lambda x: x.unsqueeze(dim)


@settings(max_examples=40)
@given(st.data())
def test_any_moves(data):
    """Chains of moves, with arithmetic between them, and their gradients."""
    shape = tuple(data.draw(st.lists(st.sampled_from([0, 1, 2, 3, 5, 9, 17, 33]), max_size=3)))
    dtype = data.draw(st.sampled_from("fd"))
    how = data.draw(st.sampled_from([LOOPS, BLOCKS]))
    x = normal(*shape, dtype=dtype)
    moves: list[Any] = []
    current = x
    for _ in range(data.draw(st.integers(1, 4))):
        move = draw_move(data, current.shape)
        following = move(current)
        if following.numpy().size > 4000:
            break
        moves.append(move)
        between = data.draw(st.sampled_from([None, None, "sum", "scale"]))
        if between == "scale":
            moves.append(lambda x: x * 0.5 - 1)
        elif between == "sum" and following.dim():
            moves.append(lambda x: x - x.sum(-1, keepdim=True) * 0.25)
        current = moves[-1](following) if moves[-1] is not move else following

    def f(x):
        y = x
        for move in moves:
            y = move(y)
        return y * 2 + 1

    def g(x):
        return f(x), ag.func.grad(lambda x: (f(x) * f(x)).sum())(x), f(x).sum(), f(x + 1)

    tolerance = 1e-10 if dtype == "d" else 1e-3
    close(Compiled(g, how)(x), g(x), tolerance)
    with pytest.MonkeyPatch.context() as patch:
        use_printed(patch)
        if current.numpy().size < 300:
            close(Compiled(g, how)(x), g(x), tolerance)


def test_arrays_of_one_row_side_by_side():
    x = normal(1, 2)
    close(Compiled(lambda x: ag.cat([x, x * 2, x]) * 2, LOOPS)(x), ag.cat([x, x * 2, x]) * 2)


@given(st.data())
def test_any_subscript_of_any_dtype(data):
    sizes = st.sampled_from([1, 2, 5, 9, 17, 40])
    shape = tuple(data.draw(st.lists(sizes, min_size=1, max_size=3)))
    dtype = data.draw(st.sampled_from([np.int16, np.bool_, np.uint8, np.int64]))
    x = ag.tensor((np.arange(np.prod(shape)) % 5).reshape(shape).astype(dtype))
    index = draw_subscript(data, shape)

    def f(x):
        y = x[index]
        return y == 2, (y & y) | y

    close(Compiled(f, data.draw(st.sampled_from([LOOPS, BLOCKS])))(x), f(x))


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("length", [1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 48, 70])
def test_tails(length, dtype):
    x = normal(3, length, dtype=dtype)

    def f(x):
        pad = ag.nn.functional.pad
        return (
            x.flip(1) * 2, x[:, ::2] + x[:, ::-2].flip(1), x.T.exp(), pad(x, (5, 2)) + 1,
            ag.cat([x, x[:, :1], x], 1) * 2, x.roll(length // 2, 1) - x, pad(x, (-1, 3)).cos(),
        )  # fmt: skip

    for how in (LOOPS, BLOCKS):
        close(Compiled(f, how)(x), f(x), 1e-12 if dtype == "d" else 1e-5)


# ---- what becomes of them ------------------------------------------------------------------------


def rosenbrock(x):
    return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()


def test_slices_and_their_gradients_are_no_calls():
    text = ag.compile(ag.func.grad(rosenbrock), backend="native").source(normal(20))
    program = text[text.index("def program") :]
    assert "t0 = x0[i0 + 1]" in text or "= x0[i0 + 1]" in text
    assert "if i0 < n0 - 1 else 0.0" in text
    assert "zeros" not in program
    assert "[1:]" not in program


def test_a_repeated_constant_is_an_array_that_nobody_gets():
    f = ag.func.grad(lambda x: (x.exp().sum(1) - x[:, 0]).mean())
    x = normal(30, 7)
    compiled = Compiled(f, LOOPS)
    close(compiled(x), f(x))
    assert "broadcast_to" not in compiled.source(x)
    g = Compiled(ag.func.grad(lambda x: x.sum()), LOOPS)
    found = g(x)
    found.mul_(2)
    assert (g(x) == 1).all()


def test_what_else_reads_a_slice_has_it():
    def f(x, w):
        part = x[1:]
        return part * 2 + 1, part @ w

    args = normal(9, 4), normal(4, 3)
    compiled = ag.compile(f, backend="native")
    close(compiled(*args), f(*args))
    assert "[1:]" in compiled.source(*args)


def test_other_sizes_of_slices_find_them_compiled():
    def f(x):
        return (x[1:, :-2] * 3.25 - x[:-1, 2:]).exp()

    texts = {n: Compiled(f, LOOPS).source(normal(n, n + 4)) for n in (9, 12)}
    bodies = {n: text[: text.index("def program")] for n, text in texts.items()}
    assert bodies[9] == bodies[12]


def test_donated_memory_is_not_written_before_it_is_read():
    x = normal(3000)
    expected = x.flip(0) * 2 + x
    found = Compiled(lambda x: x.flip(0) * 2 + x, BLOCKS._replace(donate=(0,)))(x.clone())
    close(found, expected)


def test_memory_lives_until_loops_have_read_it():
    """Padding is gone, and with it the copy that it was."""

    def f(x):
        first = x.exp()
        padded = ag.nn.functional.pad(first.sum(1, keepdim=True).expand(-1, 40), (1, 1))
        second = (first * 2).sum(0)
        third = second.sin() @ second
        return padded * 2 + third, (x @ x.T) * third

    x = normal(40, 40)
    compiled = Compiled(f, BLOCKS)
    for _ in range(3):
        close(compiled(x), f(x))


# ---- memory safety -------------------------------------------------------------------------------


def reader(index: Any, spans: Any, lengths: int, axes: int = 1) -> Any:
    """A builtin that copies what it reads."""
    dtype = np.dtype(float)
    source = Array("x", dtype, (), lengths=tuple(f"m{k}" for k in range(lengths)))
    target = Array("y", dtype, tuple(range(axes)), written=True)
    local = Local("t", dtype)
    body: Any = [Read(local, source, index, spans), Write(target, local)]
    for axis in reversed(range(axes)):
        body = [Loop(axis, body)]
    names = [f"m{k}" for k in range(lengths)]
    return builtin_of(Kernel("read", axes, [], [source, target], [], body, names))


@needs_guard_pages
@pytest.mark.parametrize("where", ["end", "start"])
@pytest.mark.parametrize("step", [1, -1, 2, -2, 3])
@pytest.mark.parametrize("span", [None, (0, 3), (2, 0), (1, 9)])
def test_nothing_beside_the_memory_is_read(where, step, span):
    """Whatever is asked for, reads that fit are done, others are not."""
    done = 0
    for n in (0, 1, 5, 8, 17):
        for first in (-3, 0, 1, 4, 30):
            spans = [] if span is None else [Span(0, *span)]
            read = reader([Index(0, step, first)], spans, 1)
            turns = range(span[0], n - span[1]) if span else range(n)
            for m in (0, 1, 6, 9, 40):
                x = guarded(np.arange(float(m)) + 1, where)
                y = guarded(np.full(n, -1.0), where)
                read(0, n, 0, n, 1, m, x, y)
                fits = all(0 <= first + step * i < m for i in turns)
                wanted = (
                    [x[first + step * i] if i in turns else 0 for i in range(n)] if fits else -1
                )
                np.testing.assert_array_equal(y, wanted)
                done += fits
    assert done


@needs_guard_pages
def test_nothing_beside_a_matrix_is_read():
    """Each reader, which takes long to compile, reads several matrices."""
    rng = np.random.default_rng(3)
    done = 0
    for _ in range(75):
        firsts, steps = rng.integers(-2, 4, 2).tolist(), rng.choice([1, -1, 2], 2).tolist()
        ends = [[(1, 0), (0, 0)][rng.integers(2)], [(2, 1), (0, 0)][rng.integers(2)]]
        axes = [[0, 1], [1, 0]][rng.integers(2)]
        places = [Index(*each) for each in zip(axes, steps, firsts, strict=True)]
        spans = [Span(axis, *each) for axis, each in enumerate(ends) if any(each)]
        read = reader(places, spans, 2, 2)
        for where in ["end", "start"] * 4:
            sizes = rng.choice([1, 3, 9, 20], 2).tolist()
            shape = tuple(rng.choice([1, 4, 11, 25], 2).tolist())
            x = guarded(rng.random(shape), where)
            y = guarded(np.full(sizes, -1.0), where)
            read(0, sizes[0], 0, *sizes, 1, *shape, x, y)
            turns = [range(start, n - end) for n, (start, end) in zip(sizes, ends, strict=True)]
            at = [[each.first + each.step * i for i in turns[each.axis]] for each in places]
            if all(0 <= k < n for n, each in zip(shape, at, strict=True) for k in each):
                found = x[np.ix_(*at)]
                wanted = np.zeros(sizes)
                wanted[np.ix_(*turns)] = found if axes[0] == 0 else found.T
                np.testing.assert_array_equal(y, wanted)
                done += 1
            else:
                assert (y == -1).all()
    assert done > 40


@needs_guard_pages
@pytest.mark.parametrize("where", ["end", "start"])
@given(data=st.data())
def test_programs_stay_within_their_arrays(where, data):
    shape = tuple(data.draw(st.lists(st.integers(1, 40), min_size=1, max_size=2)))
    x = ag.from_numpy(guarded(np.random.default_rng(0).random(shape), where))
    moves = [draw_move(data, shape) for _ in range(2)]

    def f(x):
        return [move(x) * 2 for move in moves]

    close(Compiled(f, data.draw(st.sampled_from([LOOPS, BLOCKS])))(x), f(x))


# ---- unrolled loops ------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [3, 12])
def test_turns_of_an_unrolled_loop_have_one_kernel(steps, monkeypatch):
    def cell(w, x):
        h = ag.zeros(x.shape[1:], dtype=x.dtype)
        for t in range(x.shape[0]):
            h = ag.tanh(h @ w + x[t] * x[t])
        return h.sum()

    monkeypatch.setattr(text, "_builtins", OrderedDict())
    compiled = Compiled(ag.func.grad_and_value(cell), LOOPS)
    w, x = normal(6, 6), normal(steps, 5, 6)
    close(compiled(ag.tensor(w), ag.tensor(x))[0], ag.func.grad(cell)(ag.tensor(w), ag.tensor(x)))
    names = {
        line.split("(")[0] for line in compiled.source(w, x).splitlines() if "def group" in line
    }
    assert len(names) > steps
    assert len(text._builtins) < 10
