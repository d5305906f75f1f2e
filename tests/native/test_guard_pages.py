"""Native code touches nothing outside of its arrays; the pages that show it do so."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from autograd.native import jit
from autograd.native.entry import entry
from tests.support.native.guard_pages import guarded, needs_guard_pages
from tests.support.native.modules import INTEGER, adder, array, function, require_native

pytestmark = needs_guard_pages


@pytest.mark.parametrize("shape", [(), (1,), (5, 3), (1024,), (5000,), (0,), (3, 0)])
@pytest.mark.parametrize("dtype", ["f4", "f8", "?"])
def test_a_guarded_array_is_a_copy(shape: tuple[int, ...], dtype: str) -> None:
    wanted = (np.arange(np.prod(shape, dtype=int)) % 7).reshape(shape).astype(dtype)
    for where in ("end", "start"):
        found = guarded(wanted, where)
        np.testing.assert_array_equal(found, wanted)
        assert found.flags.c_contiguous
        assert found.flags.aligned
        assert found.flags.writeable
        found[...] = 0


@pytest.mark.parametrize("touch", ["x[n] = 1", "x[-1] = 1", "y = x[n]", "y = x[-1]"])
def test_touching_what_is_beside_it_ends_the_process(touch: str) -> None:
    code = f"""
import ctypes, numpy as np
from tests.support.native.guard_pages import guarded
n = 10
array = guarded(np.zeros(n), {"start" if "-1" in touch else "end"!r})
x = ctypes.cast(array.ctypes.data, ctypes.POINTER(ctypes.c_double))
x[0] = x[n - 1] = 2
print("so far", flush=True)
{touch}
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.stdout == "so far\n"
    assert ended.returncode in (-signal.SIGSEGV, -signal.SIGBUS)


@pytest.fixture
def add() -> Callable[..., None]:
    require_native()
    return jit.load(adder()).builtin("add")


@pytest.mark.parametrize("where", ["end", "start"])
def test_a_builtin_stays_within_its_arrays(add: Callable[..., None], where: str) -> None:
    rng = np.random.default_rng(0)
    for n in (*range(20), 511, 512, 513):
        a, b = rng.random(n), rng.random(n)
        y = guarded(np.zeros(n), where)
        add(n, guarded(a, where), guarded(b, where), y)
        np.testing.assert_array_equal(y, a + b)


@pytest.mark.parametrize("where", ["end", "start"])
def test_mending_and_refusing_stay_within_their_arrays(
    add: Callable[..., None], where: str
) -> None:
    """Whatever sizes, strides and dtypes are given."""
    rng = np.random.default_rng(1)
    written = 0
    for _ in range(2000):
        n = int(rng.integers(0, 9))
        arrays = []
        for _ in range(3):
            size = n if rng.random() < 0.8 else int(rng.integers(0, 9))
            step = int(rng.choice([1, 1, 2, -1, -3]))
            dtype = rng.choice(["f8", "f8", "f8", ">f8", "f4"])
            whole = guarded(
                np.ones(max(0, (size - 1) * abs(step) + 1) if size else 0, dtype), where
            )
            arrays.append(whole[::step])
        a, b, y = arrays
        try:
            add(n if rng.random() < 0.9 else int(rng.integers(-3, 20)), a, b, y)
        except (TypeError, ValueError):
            continue
        written += 1
        assert (y == 2).all()
    assert written > 300


def test_the_body_reads_no_more_arguments_and_sizes_than_there_are() -> None:
    require_native()
    given = [INTEGER, INTEGER, array("f8", 0, 1, -1), array("f4", 1)]
    module = function("nothing", "i64 %n, i64 %m, ptr %x, ptr %y") + entry(
        "take", "nothing", given, [0, 1]
    )
    take = jit.load(module).builtin("take", lambda *args: "refused")
    x, y = guarded(np.zeros((2, 3, 1))), guarded(np.zeros(3, "f4"))
    assert take(2, 3, x, y) is None
    for wrong in ((), (2,), (2, 3, x), (2, 3, x, y, y), (2, 3, y, x), (3, 2, x, y), (2, 3, x, x)):
        assert take(*wrong) == "refused"
    assert take(2**62, 2**62, x, y) == "refused"
    assert take(-2, -3, x, y) == "refused"
