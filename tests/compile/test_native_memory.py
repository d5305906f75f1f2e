"""Memory of native loops: nothing beside their arrays is touched, and nothing is written that is
still to be read."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.backend_native import text as native_text
from autograd.compile.settings import Settings
from autograd.native.nest import (
    Accumulate,
    Array,
    Begin,
    Cast,
    Combine,
    Compute,
    Constant,
    Kernel,
    Local,
    Loop,
    Read,
    Write,
)  # fmt: skip
from autograd.native.operations import OPERATIONS
from autograd.native.repair import Repair
from autograd.native.vectors import FUNCTIONS
from tests.compile.test_compile import close, normal
from tests.compile.test_native import points
from tests.support.compiled_programs import LAYOUTS
from tests.support.native.guard_pages import guarded, made_guarded, needs_guard_pages
from tests.support.native.modules import require_native
from tests.support.seeding import RANDOM

require_native()

LOOPS = Settings(backend="native", always=True)
BLOCKS = Settings(threads=2, block=8, least=1, backend="native", always=True)


# ---- donated memory ------------------------------------------------------------------------------


def centred(x):
    distance = x - x.sum(1, keepdim=True)
    return (distance * distance).sum(1), x * 2


DONATED = {
    "read again in a later loop": centred,
    "its transpose is read, too": lambda x: (x * 2, x.T + 1),
    "read before": lambda x: (x.T + 1, x * 2),
    "its row is read, too": lambda x: (x[0] + x) * 2,
    "its column is read, too": lambda x: (x[:, :1] + x) * 2,
    "read once": lambda x: x * 2,
}


@pytest.mark.parametrize("backend", ["numpy", "native"])
@pytest.mark.parametrize("case", DONATED)
def test_donated_memory_is_written_when_nobody_reads_it_any_more(case, backend, monkeypatch):
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    function = DONATED[case]
    for settings in (Settings(), Settings(threads=2, block=12, least=1)):
        compiled = Compiled(function, settings._replace(backend=backend, donate=(0,), least=1))
        x = normal(6, 6)
        close(compiled(x.clone()), function(x))


def test_donated_memory_becomes_the_result(monkeypatch):
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    x = normal(5, 6)
    memory = x.numpy()
    found = Compiled(lambda x: x.exp() - x, LOOPS._replace(donate=(0,)))(x)
    assert found.numpy() is memory


@pytest.mark.parametrize("layout", ["turned", "every other", "expanded", "unaligned"])
def test_an_input_is_copied_once_for_all_blocks(layout, monkeypatch):
    calls, mend = [], Repair.__call__

    def count(self, *args):
        calls.append(args)
        mend(self, *args)

    monkeypatch.setattr(Repair, "__call__", count)
    x = ag.from_numpy(LAYOUTS[layout](RANDOM.standard_normal((12, 6))))

    def f(x):
        return x - x.mean(1, keepdim=True)

    close(Compiled(f, BLOCKS)(x), f(x))
    assert len(calls) <= 1


# ---- parameters ----------------------------------------------------------------------------------


def test_a_loop_of_more_arrays_than_a_builtin_takes():
    tensors = [normal(5, 3) for _ in range(260)]

    def f(*tensors):
        steps = [tensors[0]]
        for x in tensors[1:]:
            steps.append(steps[-1] * 0.5 + x)
        return (*steps, (steps[-1] - steps[0].sum(1, keepdim=True)).sum())

    close(Compiled(f, LOOPS)(*tensors), f(*tensors))


@pytest.mark.parametrize(("number", "dtype"), [
    (2**64 - 5, np.uint64), (-(2**63), np.int64), (200, np.uint8), (True, np.bool_),
    (1e-40, np.float32), (np.inf, np.float64), (2**31 + 7, np.uint32),
])  # fmt: skip
def test_numbers_of_all_sizes(number, dtype):
    def f(x, y):
        return x + y, x == y, ag.where(x == y, x, y), y + y

    y = ag.tensor(np.array(number, dtype))
    x = ag.tensor(np.arange(20).astype(dtype) + y.numpy())
    with np.errstate(all="ignore"):
        close(Compiled(f, LOOPS)(x, y), f(x, y))


def test_constants_beyond_single_precision():
    x = normal(40, dtype="f")
    for f in (lambda x: (x * 2).clamp(-1e40, 1e40), lambda x: ag.where(x < 1e300, x, 1e39)):
        with np.errstate(over="ignore"):
            close(Compiled(f, LOOPS)(x), f(x))


# ---- guard pages ---------------------------------------------------------------------------------

SIDES = ("end", "start")
KINDS = {"b": "?", "i": "bhil", "u": "BHIL", "f": "fd"}
CASTS = "?bhilBHILfd"
# Around 0 to 3 vectors, of 8 and of 16 lanes.
LENGTHS = (0, 1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 39, 41, 47, 48, 49, 50)


def arity(name: str) -> int:
    return FUNCTIONS[name] if name in FUNCTIONS else getattr(np, name).nin


def all_operations(char: str) -> Kernel:
    """One loop that computes every function of numbers of a dtype, and casts them to others."""
    dtype, truth = np.dtype(char), np.dtype(bool)
    x, y, mask = (Array(name, kind, (0,)) for name, kind in
                  (("x0", dtype), ("x1", dtype), ("x2", truth)))  # fmt: skip
    a, b, chosen = Local("t0", dtype), Local("t1", dtype), Local("t2", truth)
    body = [Read(a, x), Read(b, y), Read(chosen, mask)]
    results = []

    def write(statement) -> None:
        array = Array(f"y{len(results)}", statement.local.dtype, (0,), written=True)
        results.append(array)
        body.extend([statement, Write(array, statement.local)])

    for name, operation in OPERATIONS[dtype.kind].items():
        kind = truth if operation.truth else dtype
        args = (a, b)[: arity(name)]
        write(Compute(Local(f"r{len(results)}", kind), name, args))
    write(Compute(Local(f"r{len(results)}", dtype), "choose", (chosen, a, b)))
    for other in map(np.dtype, CASTS):
        if other.kind == "f" or (dtype.kind != "f" and other.kind != "b"):
            write(Cast(Local(f"r{len(results)}", other), a))
    return Kernel("every", 1, [], [x, y, mask, *results], [], [Loop(0, body)])


def numbers_of(char: str, count: int) -> np.ndarray:
    """Numbers of all sorts, one after the other."""
    found = np.resize(RANDOM.permutation(points(char)), count)
    if found.dtype.kind == "f":
        found[3::4] = RANDOM.standard_normal(len(found[3::4]))
    return found


@needs_guard_pages
@pytest.mark.parametrize("where", SIDES)
@pytest.mark.parametrize("char", [char for chars in KINDS.values() for char in chars])
def test_operations_stay_within_their_arrays(char, where):
    """And they give the same for a number wherever it stands."""
    kernel = all_operations(char)
    call = native_text.builtin_of(kernel)
    most = LENGTHS[-1]
    given = [numbers_of(x.dtype.char, most) for x in kernel.arrays[:3]]
    wanted = [np.ones(most, y.dtype) for y in kernel.arrays[3:]]
    call(0, most, 0, most, 1, *given, *wanted)
    for n in LENGTHS:
        found = [guarded(np.ones(n, y.dtype), where) for y in kernel.arrays[3:]]
        call(0, n, 0, n, 1, *[guarded(x[:n], where) for x in given], *found)
        for y, expected in zip(found, wanted, strict=True):
            assert y.tobytes() == expected[:n].tobytes()


@needs_guard_pages
@pytest.mark.parametrize("where", SIDES)
def test_rows_that_there_are_not_are_left_alone(where):
    kernel = all_operations("d")
    call = native_text.builtin_of(kernel)
    for start, stop in ((5, 3), (20, 30), (-7, 4), (-9, -2), (3, 99), (2**62, -(2**63)), (9, 0)):
        arrays = [guarded(np.ones(10, x.dtype), where) for x in kernel.arrays]
        call(start, stop, 0, 10, 1, *arrays)
        others = [i for i in range(10) if not start <= i < stop]
        for each in arrays:
            assert (each[others] == 1).all()


@needs_guard_pages
@pytest.mark.parametrize("where", SIDES)
def test_blocks_that_there_are_not_are_left_alone(where):
    """A sum of all rows, whose blocks each have an element, and a column."""
    dtype = np.dtype("d")
    x = Array("x0", dtype, (0, 1))
    total = Array("p0", dtype, (), partial=True, written=True)
    column = Array("p1", dtype, (1,), partial=True, written=True)
    number, row = Local("t0", dtype), Local("t1", dtype)
    body = [
        Begin(row, "add"),
        Loop(1, [Write(column, Constant(0.0, dtype))]),
        Loop(0, [Loop(1, [Read(number, x), Combine(row, "add", number),
                          Accumulate(column, "add", number)])]),
        Write(total, row),
    ]  # fmt: skip
    call = native_text.builtin_of(Kernel("sums", 2, [], [x, total, column], [], body))
    for blocks in (0, 1, 3):
        for place in (0, 1, 2, 3, -1, 2**62, -(2**63)):
            sums = [guarded(np.ones(shape), where) for shape in ((blocks,), (blocks, 7))]
            call(0, 5, place, 5, 7, blocks, guarded(np.ones((5, 7)), where), *sums)
            if 0 <= place < blocks:
                assert sums[0][place] == 35
                assert (sums[1][place] == 5).all()


def everything(x, w, mask, k):
    """Sums along all dims, rows that are read again, truths and integers."""
    chosen = ag.where(mask, x, w * 0.5)
    highest = chosen.amax(-1, keepdim=True)
    e = (chosen - highest).exp()
    share = e / e.sum(-1, keepdim=True)
    middle = share - share.mean(0, keepdim=True)
    return (
        share, middle, (x * w).sum(0), (x * w).sum(), (x > w) & mask, k + k * 2, x * k,
        (middle * x).sum(-1), chosen.amin(0), w * 2,
    )  # fmt: skip


def moved(x, w, mask, k):
    """What is read by index maps: slices, padding, joins, other orders."""
    pad = ag.nn.functional.pad
    last = [0] * (x.ndim - 1)
    return (
        x.flip(-1) * w, x.roll(1, -1) - x.roll(-2, 0), pad(x * 2, (2, 1)) + 1, pad(x, (0, -1)) * 2,
        ag.cat([x, k * w, x], -1) * 0.5, ag.stack([x, x * w]).sum(-1), x[..., 1:] - x[..., :-1],
        x[..., ::2] * 2, x.movedim(0, -1) + 1, (x.flip(0) * x).sum(-1), x[(..., *last, None)] + w,
        ag.where(mask.flip(-1), x, w.flip(0)), k.flip(-1) + k,
        x.unsqueeze(0).expand(3, *x.shape) * w,
        (pad(x, (1, 1)) * 2).sum(), x.reshape(-1)[1:].amax() if x.numel() > 1 else w,
    )  # fmt: skip


def check_guarded(function, shape, char, k, where, settings) -> None:
    x, w = (
        numbers_of("d", size).clip(-50, 50).astype(char).reshape(each)
        for size, each in ((np.prod(shape, dtype=int), shape), (shape[-1], shape[-1:]))
    )
    mask = np.resize([True, False, True], shape)
    k = np.resize(np.array([1, 0, 5, 3], k), shape)
    arrays = x, w, mask, k
    plain = [ag.from_numpy(each) for each in arrays]
    kept = [ag.from_numpy(guarded(each, where)) for each in arrays]
    with np.errstate(all="ignore"):
        expected = function(*plain)
        compiled = Compiled(function, settings)
        with made_guarded(where):
            found = compiled(*kept)
            for a, b in zip(found, expected, strict=True):
                rtol, atol = (1e-10, 1e-9) if char == "d" else (1e-4, 1e-2)
                np.testing.assert_allclose(a.numpy(), b.numpy(), rtol, atol)
            if x.size:
                slopes = ag.func.grad(lambda *args: sum_of(function(*args)), (0, 1))
                Compiled(slopes, settings)(*kept)


def sum_of(results):
    return sum(y.sum() for y in results if y.dtype.kind == "f")


@needs_guard_pages
@pytest.mark.parametrize("where", SIDES)
@pytest.mark.parametrize(("function", "char", "k"), [
    (everything, "d", "b"), (everything, "f", "l"), (moved, "d", "h"), (moved, "f", "B"),
])  # fmt: skip
def test_programs_stay_within_their_arrays(function, char, k, where, monkeypatch):
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    for n in (1, 17):
        check_guarded(function, (3, n), char, k, where, LOOPS)
        check_guarded(function, (n, 2), char, k, where, BLOCKS)


@pytest.mark.slow
@needs_guard_pages
@pytest.mark.parametrize("settings", [LOOPS, BLOCKS], ids=["loops", "blocks"])
@pytest.mark.parametrize("where", SIDES)
@pytest.mark.parametrize("char", ["f", "d"])
@pytest.mark.parametrize("function", [everything, moved])
def test_programs_of_all_lengths_stay_within_their_arrays(
    function, char, where, settings, monkeypatch
):
    monkeypatch.setattr(native_text, "_ELEMENTS", 4)
    for count, n in enumerate(LENGTHS[1:]):
        shapes = (((n,), "i"), ((2, n), "B"), ((n, 3), "L"), ((2, n, 2), "l"))
        for shape, k in shapes[count % 2 :: 2]:
            check_guarded(function, shape, char, k, where, settings)
