"""Memory of native loops: nothing beside their arrays is touched, and nothing is written that is
still to be read."""

from __future__ import annotations

import numpy as np
import pytest

import autograd as ag
from autograd.compile import Compiled
from autograd.compile.backend_native import text as native_text
from autograd.compile.settings import Settings
from autograd.native import jit
from tests.compile.test_compile import close, normal

pytest.importorskip("llvmlite")

LOOPS = Settings(backend="native", always=True)
BLOCKS = Settings(threads=2, block=8, least=1, backend="native", always=True)


@pytest.fixture(autouse=True)
def verified(monkeypatch):
    """LLVM's verifier looks at each module."""
    monkeypatch.setattr(jit, "VERIFY", True)


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


# ---- parameters ----------------------------------------------------------------------------------


def test_a_loop_of_more_arrays_than_a_builtin_takes():
    tensors = [normal(5, 3, requires_grad=True) for _ in range(300)]

    def f(*tensors):
        steps = [tensors[0]]
        for x in tensors[1:]:
            steps.append(steps[-1] * 0.5 + x)
        return (*steps, (steps[-1] - steps[0].sum(1, keepdim=True)).sum())

    for settings in (LOOPS, BLOCKS):
        close(Compiled(f, settings)(*tensors), f(*tensors))
    found = ag.grad(Compiled(f, LOOPS)(*tensors)[-1], tensors)
    close(tuple(found), tuple(ag.grad(f(*tensors)[-1], tensors)), 1e-11)


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
