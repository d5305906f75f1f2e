"""`ag.compile(f, backend="numba")`: the same results as those of NumPy's calls, from loops."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.backend_numba import elements, nests
from autograd.compile.backend_numba.elements import FORMS, element
from autograd.compile.ir.graph import Graph
from autograd.compile.ir.targets import Ufunc
from autograd.compile.settings import Settings
from tests.compile.test_compile import PROGRAMS, close, normal
from tests.compile.test_rows import BY_ROW, COMPLEX_CASES, REFUSED_ROWS, ROWS, assert_same
from tests.support.cases import over

HAS_NUMBA = importlib.util.find_spec("numba") is not None
needs_numba = pytest.mark.skipif(not HAS_NUMBA, reason="numba is not installed")
pytestmark = pytest.mark.filterwarnings("default::DeprecationWarning:numba")

# Loops wherever there can be some.
LOOPS = Settings(backend="numba", always=True)

# Rows of several sorts for the normal run: all of them take long to compile.
SAMPLE = (
    "add", "sigmoid", "where", "softmax", "layer_norm", "var", "clamp", "maximum", "logaddexp",
)  # fmt: skip
SAMPLE = tuple(row for row in SAMPLE if row in ROWS)

KINDS = {
    "b": ("?",), "i": ("b", "h", "i", "l"), "u": ("B", "H", "I", "L"), "f": ("f", "d"),
    "c": ("F", "D"),
}  # fmt: skip


def step_of(target: Any, dtypes: Any, result: Any) -> Any:
    graph = Graph()
    values = [graph.input((3,), np.dtype(x)) for x in dtypes]
    return graph.add(target, values, [((3,), np.dtype(result))])


def compiled_element(step: Any) -> Any:
    """The expression of a step as a function of numbers, by numba."""
    names = [f"x{i}" for i in range(len(step.args))]
    text = element(step, names)
    assert text is not None
    source = f"def f({', '.join(names)}):\n    return {text}"
    njit = nests.Jit()
    njit.texts["f"] = source
    scope: dict[str, Any] = {"np": np}
    exec(source, scope)
    return njit(scope["f"])


def points(dtype: Any) -> np.ndarray:
    """Numbers of all sorts."""
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return np.array([False, True])
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return np.array([0, 1, 2, 7, info.max, info.min], dtype)
    reals = [0.0, -0.0, 0.5, -0.75, 1.0, -1.0, 2.0, 30.0, -700.0, np.inf, -np.inf, np.nan]
    if dtype.kind == "f":
        return np.array(reals, dtype)
    return np.array([complex(a, b) for a in (0.0, 1.5, -2.0) for b in (0.0, -1.0, 0.25)], dtype)


def loop_dtype(name: str, char: str) -> np.dtype[Any]:
    """The type in which a ufunc computes for operands of one type."""
    ufunc = getattr(np, name)
    found: np.dtype[Any] = ufunc.resolve_dtypes((np.dtype(char),) * ufunc.nin + (None,))[0]
    return found


EXTREMA = ("maximum", "minimum", "fmax", "fmin")


@needs_numba
@pytest.mark.parametrize("name", FORMS)
def test_forms_give_what_ufuncs_give(name):
    import numba

    ufunc = getattr(np, name)
    chars = [c for kind in FORMS[name].kinds for c in KINDS[kind]]
    chars += KINDS["b"] if name in elements._TRUTHS else ()
    for char in chars:
        if loop_dtype(name, char) != np.dtype(char):
            continue
        grid = [x.ravel() for x in np.meshgrid(*[points(char)] * ufunc.nin)]
        with np.errstate(all="ignore"):
            expected = ufunc(*grid)
        function = compiled_element(step_of(Ufunc(name), [char] * ufunc.nin, expected.dtype))
        got = [function(*each) for each in zip(*grid, strict=True)]
        made = function.overloads[tuple(numba.typeof(x[0]) for x in grid)].signature.return_type
        assert str(made).replace("boolean", "bool") == expected.dtype.name, char
        rtol, atol = 0.0, 0.0
        if expected.dtype.kind in "fc":
            rtol = 4 * float(np.finfo(expected.dtype).eps)
            atol = 4 * float(np.finfo(expected.dtype).tiny)
        np.testing.assert_allclose(got, expected, rtol=rtol, atol=atol, err_msg=char)
        if expected.dtype.kind == "f" and name not in EXTREMA:  # of 0.0 and -0.0 they give either
            zeros = expected == 0
            signs = np.signbit(np.array(got))[zeros], np.signbit(expected)[zeros]
            np.testing.assert_array_equal(*signs, err_msg=char)


@needs_numba
@pytest.mark.parametrize("row", SAMPLE)
def test_rows_by_loops(row):
    case = BY_ROW[row][0]
    assert_same(case, case.sample(), LOOPS, np.float64)


@needs_numba
@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row not in REFUSED_ROWS])
def test_all_rows_by_loops(row):
    for case in BY_ROW[row]:
        assert_same(case, case.sample(), LOOPS, np.float64)


@needs_numba
@pytest.mark.slow
@over([c for c in COMPLEX_CASES if c.row not in REFUSED_ROWS])
def test_complex_samples_by_loops(case):
    assert_same(case, case.sample(np.complex128), LOOPS, np.float64)


def outcome(function: Any, args: Any) -> Any:
    """The result, and the gradients of its sum where there are some."""
    result = function(*args)
    wanted = [x for x in args if x.requires_grad]
    total = sum(x.sum() for x in (result if isinstance(result, tuple) else (result,)))
    return result, list(ag.grad(total, wanted)) if wanted else []


@needs_numba
@pytest.mark.parametrize("name", ["layer_norm", "outer", "maxima", "number", "nan", "empty"])
def test_programs_by_loops(name):
    function, make = PROGRAMS[name]
    args = make()
    close(Compiled(function, LOOPS)(*args), function(*args))
    for x in args:
        x.requires_grad_(x.dtype.kind == "f")
    with np.errstate(all="ignore"):
        close(outcome(Compiled(function, LOOPS), args), outcome(function, args), 1e-11)


def wave(x, y):
    return ((x * y + 0.5).sin() * 2 - y) ** 2


@needs_numba
@pytest.mark.parametrize(("x", "y"), [
    ((), ()), ((), (4,)), ((1,), (4,)), ((0,), (1,)), ((3, 0), (1,)), ((3, 1), (1, 4)),
    ((2, 3, 4), (3, 1)), ((5, 1, 1, 2), (3, 1, 1)),
], ids=str)  # fmt: skip
def test_shapes(x, y):
    args = normal(*x), normal(*y)
    close(Compiled(wave, LOOPS)(*args), wave(*args))


def test_operands_get_the_types_of_the_ufunc():
    def text(name, dtypes, result):
        return element(step_of(Ufunc(name), dtypes, result), ["x0", "x1"])

    assert text("multiply", "fh", "f") == "x0 * np.float32(x1)"
    assert text("add", "hb", "h") == "np.int16(x0 + np.int16(x1))"
    assert text("divide", "ll", "d") == "np.float64(x0) / np.float64(x1)"
    assert text("divide", "FF", "F") is None
    assert text("multiply", "ee", "e") is None
    assert text("multiply", (">f8", ">f8"), "d") is None


@needs_numba
def test_numbers_are_passed_as_such():
    args = normal(), normal(4)
    assert "group0(x0[()], x1, t0)" in Compiled(wave, LOOPS).source(*args)


MIXED = [
    *((np.float32, np.int64), (np.float32, np.float64), (np.int16, np.uint8), (np.int64, np.int64)),
    *((np.uint8, np.uint8), (np.complex64, np.float64), (np.bool_, np.float32),
     (np.bool_, np.int8)),
]  # fmt: skip


@needs_numba
@pytest.mark.parametrize(("one", "other"), MIXED)
def test_mixed_dtypes(one, other):
    def f(x, y):
        return x + y * 2, x / y, (x == y) & (x != 2), ag.where(x == 2, x, y)

    x, y = (ag.tensor(np.array([2, 1, 255, 0]).astype(kind)) for kind in (one, other))
    with np.errstate(all="ignore"):
        close(Compiled(f, LOOPS)(x, y), f(x, y), 1e-6)


@needs_numba
def test_any_memory():
    base = normal(6, 8)
    frozen = normal(3, 4).numpy()
    frozen.flags.writeable = False
    repeated = np.broadcast_to(np.arange(4.0), (3, 4))
    arrays = (base.numpy()[::-2, ::-2], repeated, frozen)
    compiled, first = Compiled(wave, LOOPS), base[::2, ::2]
    for x in (first, *map(ag.from_numpy, arrays)):
        close(compiled(x, first), wave(x, first))


@needs_numba
@pytest.mark.parametrize(
    ("dims", "dtype"),
    [((0,), "f"), ((1,), "f"), ((2,), "f"), ((0, 2), "d"), ((1, 2), "d"), ((0, 1, 2), "d")],
)
def test_reductions(dims, dtype):
    def f(x):
        y = x * 2 + 1
        return (y * y).sum(dims, True), y - y.amax(dims, True), (y - y.mean(dims, True)) * x

    x = normal(3, 4, 5, dtype=dtype)
    close(Compiled(f, LOOPS)(x), f(x), 1e-12 if dtype == "d" else 1e-5)


@needs_numba
def test_sums_of_single_precision_keep_their_digits_and_extrema_find_nan():
    x = ag.tensor(np.full((8_000, 2), 0.1, np.float32))
    expected = np.full(8_000, np.float32(0.2)).sum(dtype=np.float64)
    for dims in ((0,), (0, 1)):
        got = Compiled(lambda x, dims=dims: (x * 2).sum(dims), LOOPS)(x)
        np.testing.assert_allclose(got.numpy(), expected * len(dims), rtol=1e-7)
    x = ag.tensor([[1.0, np.nan, 3.0], [-np.inf, -np.inf, -np.inf]])
    for found in Compiled(lambda x: ((x + 0).amax(1), (x + 0).amin(1)), LOOPS)(x):
        np.testing.assert_array_equal(found.numpy(), [np.nan, -np.inf])


@needs_numba
def test_the_text():
    def f(x, y):
        centred = x - x.mean(-1, keepdim=True)
        return (centred * centred).sum(), centred * y

    args = normal(5, 3), normal(3)
    compiled = ag.compile(f, backend="numba")
    close(compiled(*args), f(*args))
    assert (
        compiled.source(*args)
        == """\
@njit
def group0(x0, x1, y0, y1):
    n0 = x0.shape[0]
    n1 = x0.shape[1]
    a0 = np.empty((n0, 1), np.float64)
    a1 = np.empty((n0, 1), np.float64)
    for i0 in range(n0):
        t0 = 0.0
        for i1 in range(n1):
            t0 += x0[i0, i1]
        a0[i0, 0] = t0
    for i0 in range(n0):
        t1 = a0[i0, 0] / 3.0
        a1[i0, 0] = t1
    t4 = 0.0
    for i0 in range(n0):
        for i1 in range(n1):
            t2 = x0[i0, i1] - a1[i0, 0]
            t3 = t2 * t2
            t4 += t3
            t5 = t2 * x1[i1]
            y1[i0, i1] = t5
    y0[0, 0] = t4


def program(x0, x1):

    # group0: sum, divide, subtract, multiply
    # over [5, 3], by numba
    t0 = np.empty((1, 1))
    t1 = np.empty((5, 3))
    group0(x0, x1, t0, t1)
    t2 = t0.reshape(())
    return [t2, t1]
"""
    )


@needs_numba
def test_other_sizes_find_it_compiled():
    before = nests._compile_loop.cache_info()
    for n in (3, 4, 5):
        args = normal(n, 7), normal(7)
        function = Compiled(lambda x, y: (x * y + 0.123456).sum(0) * 3.25, LOOPS)
        function(*args)
    after = nests._compile_loop.cache_info()
    assert after.misses - before.misses <= 2
    assert after.hits > before.hits


@needs_numba
def test_what_numpy_does_faster_stays():
    compiled = ag.compile(lambda x: (x.exp() * 2 + 1) / x, backend="numba")
    assert "np.exp(t0)" in compiled.source(normal(10))
    text = compiled.source(normal(1000))
    assert "np.exp(x0)" in text
    assert "@njit" in text
    large = compiled.source(normal(500_000))
    assert "run_blocks" in large
    assert "@njit" not in large
    assert "@njit" not in ag.compile(lambda x: x * 2, backend="numba").source(normal(5000))


@needs_numba
def test_gradients_and_transforms():
    def rosenbrock(x):
        return ((1 - x[:-1]) ** 2 + 100 * (x[1:] - x[:-1] ** 2) ** 2).sum()

    x = normal(20)
    for transform in (ag.func.grad, ag.func.hessian):
        function = transform(rosenbrock)
        close(ag.compile(function, backend="numba")(x), function(x), 1e-11)
    leaf = normal(20, requires_grad=True)
    ag.compile(rosenbrock, backend="numba")(leaf).backward()
    close(leaf.grad, ag.func.grad(rosenbrock)(leaf.detach()), 1e-11)


@needs_numba
def test_threads_share_a_function():
    compiled = ag.compile(wave, backend="numba")
    args = [(normal(50), normal(50)) for _ in range(8)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda pair: [compiled(*pair) for _ in range(50)][-1], args))
    for got, pair in zip(found, args, strict=True):
        close(got, wave(*pair))


def test_other_backends_are_refused_and_numba_that_is_missing(monkeypatch):
    with pytest.raises(ValueError, match=r'backend must be "numpy" or "numba", not \'cuda\''):
        ag.compile(wave, backend="cuda")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ImportError) as info:
        ag.compile(wave, backend="numba")
    assert str(info.value) == (
        'autograd.compile: backend="numba" needs the package numba, which is not installed: '
        "pip install 'autograd-registry[numba]'"
    )


def test_numba_is_not_imported_unless_asked():
    code = (
        "import sys, autograd as ag\n"
        "ag.compile(lambda x: x * 2 + 1)(ag.ones(3))\n"
        "print('numba' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
