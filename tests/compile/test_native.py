"""`ag.compile(f, backend="native")`: the same results as those of NumPy's calls, from machine
code, and from the Python text that says what it does."""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

import autograd as ag
import autograd.nn.functional as nn
from autograd.compile import Compiled
from autograd.compile.backend_native import text as native_text
from autograd.compile.ir.graph import Graph
from autograd.compile.ir.targets import Ufunc
from autograd.compile.program import Program
from autograd.compile.settings import Settings
from autograd.kernels import _loops as loops
from autograd.native import jit
from autograd.native.operations import OPERATIONS
from tests.compile.test_compile import PROGRAMS, close, normal
from tests.compile.test_rows import BY_ROW, REFUSED_ROWS, ROWS, assert_same
from tests.support.native.loops import use_printed
from tests.support.native.modules import require_native

require_native()

# Loops wherever there can be some; in one block, and in many.
LOOPS = Settings(backend="native", always=True)
BLOCKS = Settings(threads=2, block=8, least=1, backend="native", always=True)

# Rows of several sorts for the normal run.
SAMPLE = (
    "add", "sigmoid", "where", "softmax", "native_layer_norm", "clamp", "maximum", "logaddexp",
    "nn.functional.gelu", "log_softmax", "nn.functional.mse_loss", "logsumexp",
    "nn.functional._batch_norm_moments", "native_group_norm", "nn.functional.softplus",
)  # fmt: skip
SAMPLE = tuple(row for row in SAMPLE if row in ROWS)


@pytest.fixture
def printed(monkeypatch):
    """The Python text of loops in the place of their machine code."""
    use_printed(monkeypatch)


@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
@pytest.mark.parametrize("row", SAMPLE)
def test_rows(row, settings):
    case = BY_ROW[row][0]
    assert_same(case, case.sample(), settings, np.float64)


@pytest.mark.parametrize("row", SAMPLE)
def test_rows_as_printed(row, printed):
    case = BY_ROW[row][0]
    assert_same(case, case.sample(), LOOPS, np.float64)


def calls_a_loop(row: str) -> bool:
    forward = ag.registry[row].forward or ""
    return any(f"kernels.{name}(" in forward for name in loops.__all__)


@pytest.mark.parametrize("row", [row for row in ROWS if calls_a_loop(row)])
def test_kernels_that_are_taken_apart_take_numbers(row):
    for case in BY_ROW[row]:
        sample = case.sample()
        if all(x.ndim == 0 for x in sample.tensors):
            assert_same(case, sample, LOOPS, np.float64)


@pytest.mark.slow
@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
@pytest.mark.parametrize("row", [row for row in ROWS if row not in REFUSED_ROWS])
def test_all_rows(row, settings):
    for case in BY_ROW[row] if settings is LOOPS else BY_ROW[row][:1]:
        assert_same(case, case.sample(), settings, np.float64)


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row not in REFUSED_ROWS])
def test_all_rows_as_printed(row, printed):
    for case in BY_ROW[row][:1]:
        assert_same(case, case.sample(), LOOPS, np.float64)


def outcome(function: Any, args: Any) -> Any:
    """The result, and the gradients of its sum where there are some."""
    result = function(*args)
    wanted = [x for x in args if x.requires_grad]
    total = sum(x.sum() for x in (result if isinstance(result, tuple) else (result,)))
    return result, list(ag.grad(total, wanted)) if wanted else []


@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs(name, settings):
    function, make = PROGRAMS[name]
    args = make()
    close(Compiled(function, settings)(*args), function(*args))
    for x in args:
        x.requires_grad_(x.dtype.kind == "f")
    with np.errstate(all="ignore"):
        close(outcome(Compiled(function, settings), args), outcome(function, args), 1e-11)


# ---- shapes --------------------------------------------------------------------------------------


def wave(x, y):
    return ((x * y + 0.5).sin() * 2 - y) ** 2


@pytest.mark.parametrize(("x", "y"), [
    ((), ()), ((), (4,)), ((1,), (4,)), ((0,), (1,)), ((3, 0), (1,)), ((3, 1), (1, 4)),
    ((2, 3, 4), (3, 1)), ((5, 1, 1, 2), (3, 1, 1)),
], ids=str)  # fmt: skip
def test_shapes(x, y):
    args = normal(*x), normal(*y)
    close(Compiled(wave, LOOPS)(*args), wave(*args))


@pytest.mark.parametrize("dtype", ["f", "d"])
@pytest.mark.parametrize("length", [*range(35), 47, 48, 49])
def test_tails(length, dtype):
    x, y = normal(3, length, dtype=dtype), normal(length, dtype=dtype)

    def f(x, y):
        z = x.exp() * y
        return z, z.sum(1), z.sum(0), z.sum(), (z > 0) & (x < 1)

    close(Compiled(f, LOOPS)(x, y), f(x, y), 1e-12 if dtype == "d" else 2e-5)


def reduced(dims):
    def f(x, w):
        y = x * w + 1
        shifted = y - y.mean(dims, keepdim=True)
        e = (y - y.amax(dims, keepdim=True)).exp()
        return (
            y.sum(dims), y - y.amin(dims, keepdim=True), shifted * shifted,
            e / e.sum(dims, keepdim=True), (y * y).sum(),
        )  # fmt: skip

    return f


@tried(max_examples=25)
@given(st.data())
def test_any_domain(data):
    """Sums along any dimensions of arrays that run along any others."""
    shape = tuple(data.draw(st.lists(st.sampled_from([1, 2, 3, 5, 17]), min_size=1, max_size=4)))
    dims = tuple(data.draw(st.sets(st.integers(0, len(shape) - 1), min_size=1)))
    part = tuple(data.draw(st.sampled_from([1, n])) for n in shape)
    dtype = data.draw(st.sampled_from("fd"))
    settings = data.draw(st.sampled_from([LOOPS, BLOCKS]))
    x, w = normal(*shape, dtype=dtype), normal(*part, dtype=dtype)
    f = reduced(dims)

    def g(x, w):
        return f(x, w), ag.func.grad(lambda x, w: sum((y * y).sum() for y in f(x, w)), (0, 1))(x, w)

    tolerance = 1e-10 if dtype == "d" else 1e-3
    close(flat(Compiled(g, settings)(x, w)), flat(g(x, w)), tolerance)


def flat(nested):
    return tuple(x for part in nested for x in part)


@pytest.mark.parametrize("dims", [(0,), (1,), (2,), (0, 2), (1, 2), (0, 1, 2)])
def test_printed_loops_are_what_runs(dims, printed):
    x, w = normal(3, 4, 5), normal(4, 1)
    f = reduced(dims)
    for settings in (LOOPS, BLOCKS):
        close(Compiled(f, settings)(x, w), f(x, w), 1e-12)


# ---- dtypes and memory ---------------------------------------------------------------------------

MIXED = [
    *((np.float32, np.int64), (np.float32, np.float64), (np.int16, np.uint8), (np.int64, np.int64)),
    *((np.uint8, np.uint8), (np.complex64, np.float64), (np.bool_, np.float32)),
    *((np.bool_, np.int8), (np.float16, np.float32), (np.int8, np.int32)),
]


@pytest.mark.parametrize(("one", "other"), MIXED)
def test_mixed_dtypes(one, other):
    def f(x, y):
        truths = ag.logical_and(x, y), ag.logical_or(x, y), ag.logical_xor(x, y)
        return x + y * 2, x / y, (x == y) & (x != 2), ag.where(x == 2, x, y), *truths

    x, y = (ag.tensor(np.array([2, 1, 255, 0] * 9).astype(kind)) for kind in (one, other))
    with np.errstate(all="ignore"):
        close(Compiled(f, LOOPS)(x, y), f(x, y), 1e-6)


@pytest.mark.parametrize("dtype", [ag.int64, ag.int16, ag.int8, ag.bool])
@pytest.mark.parametrize(
    "function", [nn.gelu, nn.softplus, nn.logsigmoid, ag.sinc, lambda x: nn.mse_loss(x, x)]
)
def test_kernels_that_are_taken_apart_take_integers(function, dtype):
    x = ag.tensor([-2, 0, 1, 3]).to(dtype)
    found, expected = Compiled(lambda x: function(x) * 2, LOOPS)(x), function(x) * 2
    assert found.dtype == expected.dtype
    np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-12)


def test_any_memory():
    base = normal(6, 8)
    frozen = normal(3, 4).numpy()
    frozen.flags.writeable = False
    repeated = np.broadcast_to(np.arange(4.0), (3, 4))
    shifted = np.frombuffer(bytes(8 * 12 + 1), np.uint8)[1:].view(np.float64).reshape(3, 4)
    arrays = (base.numpy()[::-2, ::-2], repeated, frozen, shifted, np.asfortranarray(repeated))
    compiled, first = Compiled(wave, LOOPS), base[::2, ::2]
    for x in (first, *map(ag.from_numpy, arrays)):
        close(compiled(x, first), wave(x, first))


def test_numbers_are_passed_as_such():
    args = normal(), normal(4)
    assert "x0" in Compiled(wave, LOOPS).source(*args)
    flags = ag.tensor(True), normal(4)
    function = Compiled(lambda mask, x: ag.where(mask, x, x * 2) + 1, LOOPS)
    close(function(*flags), flags[1] + 1)


def points(dtype: Any) -> np.ndarray:
    """Numbers of all sorts."""
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return np.array([False, True])
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return np.array([0, 1, 2, 7, info.max, info.min], dtype)
    tiny = float(np.finfo(dtype).smallest_subnormal)
    reals = [0.0, -0.0, 0.5, -0.75, 1.0, -1.0, 2.0, 30.0, -700.0, 1e30, tiny, -tiny]
    return np.array([*reals, np.inf, -np.inf, np.nan], dtype)


KINDS = {"b": "?", "i": "bhil", "u": "BHIL", "f": "fd"}
UFUNCS = [
    (name, char)
    for kind, names in OPERATIONS.items()
    for name in names
    if isinstance(getattr(np, name, None), np.ufunc) and not name.startswith("conj")
    for char in KINDS[kind]
]


@pytest.mark.parametrize(("name", "char"), UFUNCS)
def test_operations_give_what_ufuncs_give(name, char):
    ufunc = getattr(np, name)
    try:
        loop = ufunc.resolve_dtypes((np.dtype(char),) * ufunc.nin + (None,))
    except TypeError:
        pytest.skip("NumPy has no such loop")
    if loop[0] != np.dtype(char):
        pytest.skip("NumPy computes it in another dtype")
    grid = [x.ravel() for x in np.meshgrid(*[points(char)] * ufunc.nin)]
    expected = run(ufunc, name, grid)
    with np.errstate(all="ignore"):
        wanted = ufunc(*grid)
    assert expected.dtype == wanted.dtype
    if wanted.dtype.kind != "f":
        np.testing.assert_array_equal(expected, wanted)
        return
    info = np.finfo(wanted.dtype)
    np.testing.assert_allclose(expected, wanted, rtol=8 * float(info.eps), atol=0)
    if name not in ("maximum", "minimum", "fmax", "fmin"):  # of 0.0 and -0.0 they give either
        zeros = wanted == 0
        np.testing.assert_array_equal(np.signbit(expected[zeros]), np.signbit(wanted[zeros]))


def run(ufunc: Any, name: str, grid: list[np.ndarray]) -> np.ndarray:
    """What a nest of one operation gives."""
    graph = Graph()
    values = [graph.input(x.shape, x.dtype) for x in grid]
    loop = ufunc.resolve_dtypes((grid[0].dtype,) * ufunc.nin + (None,))
    step = graph.add(Ufunc(name), values, [(grid[0].shape, loop[-1])])
    graph.outputs = [step.output]
    program = Program(graph, LOOPS)
    assert program.groups[0].group.sort == "native"
    (found,) = program(grid)
    return np.asarray(found)


def test_sums_of_single_precision_keep_their_digits_and_extrema_find_nan():
    x = ag.tensor(np.full((8_000, 2), 0.1, np.float32))
    expected = np.full(8_000, np.float32(0.2)).sum(dtype=np.float64)
    for dims in ((0,), (0, 1)):
        got = Compiled(lambda x, dims=dims: (x * 2).sum(dims), LOOPS)(x)
        np.testing.assert_allclose(got.numpy(), expected * len(dims), rtol=1e-7)
    x = ag.tensor([[1.0, np.nan, 3.0], [-np.inf, -np.inf, -np.inf]])
    for found in Compiled(lambda x: ((x + 0).amax(1), (x + 0).amin(1)), LOOPS)(x):
        np.testing.assert_array_equal(found.numpy(), [np.nan, -np.inf])


@pytest.mark.parametrize(("threads", "blocks"), [(1, 0), (2, 32)])
def test_loops_without_sums_have_a_few_blocks_for_each_thread(threads: int, blocks: int) -> None:
    settings, x = Settings(backend="native", threads=threads), np.ones(1 << 20)
    plain = Compiled(lambda x: ag.exp(x) * 2, settings).source(ag.tensor(x))
    summed = Compiled(lambda x: (ag.exp(x) * 2).sum(), settings).source(ag.tensor(x))
    assert f"native, {blocks} blocks" in plain if blocks else "blocks of" not in plain
    assert "native, 16 blocks" in summed


def test_registers_are_stored_in_the_order_of_memory() -> None:
    """LLVM stores the last register of a vector first, over which some take twice as long."""
    x = ag.tensor(normal(1 << 18, dtype="f"))
    text = Compiled(lambda x: -x, LOOPS).source(x, ir=True)
    assert "load <16 x float>" in text
    stores = re.findall(r"store (<\d+ x float>).*, ptr (%\S+),", text)
    assert {lanes for lanes, _ in stores} == {"<8 x float>"}


def test_threads_do_not_change_a_bit():
    x = normal(700, 300, dtype="f")

    def f(x):
        e = (x - x.amax(1, keepdim=True)).exp()
        return e / e.sum(1, keepdim=True), x.sum(0), (x * x).sum()

    one, two = (Compiled(f, LOOPS._replace(threads=n))(x) for n in (1, 2))
    for a, b in zip(one, two, strict=True):
        np.testing.assert_array_equal(a.numpy(), b.numpy())


# ---- text ----------------------------------------------------------------------------------------


def test_the_text():
    def f(x, y):
        centred = x - x.mean(-1, keepdim=True)
        return (centred * centred).sum(), centred * y

    args = normal(5, 3), normal(3)
    compiled = ag.compile(f, backend="native")
    close(compiled(*args), f(*args))
    assert (
        compiled.source(*args)
        == """\
@native
def group0(start, stop, number, n0, n1, blocks, x0, x1, y0, p0):
    t6 = 0.0
    for i0 in range(start, stop):
        t1 = 0.0
        for i1 in range(n1):
            t0 = x0[i0, i1]
            t1 += t0
        t2 = np.divide(t1, 3.0)
        for i1 in range(n1):
            t3 = x0[i0, i1]
            t4 = t3 - t2
            t5 = t4 * t4
            t6 += t5
            t7 = x1[i1]
            t8 = t4 * t7
            y0[i0, i1] = t8
    p0[number] = t6


def program(x0, x1):

    # group0: sum, divide, subtract, multiply
    # over [5, 3], native
    t0 = np.empty((5, 3))
    t1 = np.empty((1,), '<f8')
    group0(0, 5, 0, 5, 3, 1, x0, x1, t0, t1)
    t1 = t1.reshape((1, 1))
    t2 = t1.reshape(())
    return [t2, t0]
"""
    )


def test_other_sizes_find_it_compiled():
    before = set(native_text._builtins)
    for n in (3, 4, 5):
        args = normal(n, 7), normal(7)
        function = Compiled(lambda x, y: (x * y + 0.123456).sum(0) * 3.25, LOOPS)
        function(*args)
    assert len(set(native_text._builtins) - before) <= 2


def test_gradients_and_transforms():
    def rosenbrock(x):
        return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()

    x = normal(20)
    for transform in (ag.func.grad, ag.func.hessian):
        function = transform(rosenbrock)
        close(ag.compile(function, backend="native")(x), function(x), 1e-11)
    leaf = normal(20, requires_grad=True)
    ag.compile(rosenbrock, backend="native")(leaf).backward()
    close(leaf.grad, ag.func.grad(rosenbrock)(leaf.detach()), 1e-11)


def test_threads_share_a_function():
    compiled = ag.compile(wave, backend="native")
    args = [(normal(50), normal(50)) for _ in range(8)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda pair: [compiled(*pair) for _ in range(50)][-1], args))
    for got, pair in zip(found, args, strict=True):
        close(got, wave(*pair))


# ---- where there is none -------------------------------------------------------------------------


def test_other_backends_are_refused():
    with pytest.raises(ValueError, match=r'must be "auto", "native" or "numpy", not \'cuda\''):
        ag.compile(wave, backend="cuda")


def test_without_llvmlite(monkeypatch):
    monkeypatch.setattr(jit, "unavailable", lambda: "llvmlite is not installed")
    with pytest.raises(ImportError, match='backend="native" cannot be had: llvmlite is not'):
        ag.compile(wave, backend="native")
    args = normal(50), normal(50)
    compiled = ag.compile(wave)
    close(compiled(*args), wave(*args))
    assert "@native" not in compiled.source(*args)


def test_llvmlite_is_imported_when_a_program_is_made():
    code = (
        "import sys, autograd as ag\n"
        "f = ag.compile(lambda x: x * 2 + 1)\n"
        "print('llvmlite' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_float32_is_added_up_in_double_precision(axis):
    """A number after which adding 1 is lost, and ones: but for those of the few turns in which
    single precision is kept, no one is."""
    x = np.ones((3, 3, 3), np.float32)
    x = np.repeat(x, 20_001, axis)
    np.moveaxis(x, axis, 0)[0] = 2.0**24
    for keepdim in (False, True):
        found = Compiled(lambda x, k=keepdim: x.sum(axis, k) * 1.0, LOOPS)(ag.tensor(x))
        np.testing.assert_allclose(found.numpy(), 2.0**24 + 3 * 20_001 - 1, rtol=0, atol=8)
